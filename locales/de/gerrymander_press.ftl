### The newspaper of Gerrymander: headlines of at most 60 letters.

paper = Salamander-Kurier

## Wendepunkte.

plurality = { $votes } von { $all } Stimmen reichen: ein Wahlkreis für { $party }
close = Eine Stimme entscheidet: ein Wahlkreis für { $party }
lead = { $party } geht mit { $districts ->
    [one] 1 Wahlkreis
   *[other] { $districts } Wahlkreisen
 } in Führung
tie = Totes Rennen: { $name } bestimmt den Sieger
against = Nach Stimmen { $mine }:{ $most }, auf der Karte { $districts }:{ $second }

## Über dem Ergebnis.

clear-win = { $name } zeichnet das Land neu
narrow-win = { $name } zieht den besseren Strich
shared-win = Eine Karte, die vielen gefällt: { $name }
narrow-loss = Ein Strich zu wenig: { $name } verliert
loss = Die Karte wendet sich gegen { $name }
