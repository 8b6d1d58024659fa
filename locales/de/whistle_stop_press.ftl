### The newspaper of Whistle-Stop: headlines of at most 60 letters.

paper = Der Whistle-Stop-Express

## Wendepunkte.

lead = { $name } geht in Führung, mit { $points } von { $all }
majority = { $needed }! { $name } hat die Mehrheit{ $rounds ->
    [0] {""}
    [one] , noch 1 Runde
   *[other] , noch { $rounds } Runden
 }
upset = { $name } holt { NAME($region, form: "the") } mit { $fewer } gegen { $more } Delegierte
call = { $name } sagt bei der Debatte { NAME($region, form: "the") } vorher
veto = Veto gegen { $rival }: { $name } stoppt { $card }

## Über dem Ergebnis.

clear-win = Alle Würfel fallen für { $name }
narrow-win = Fotofinish: { $name } gewinnt um Haaresbreite
shared-win = Totes Rennen: { $name }
narrow-loss = { $name } fehlen nur ein paar Punkte
loss = Der Zug fährt ohne { $name } ab
