### What the menu and the set-up screen say of each game: title, tagline, credit, options.

## Delegate Dash

delegate-dash-title = Delegate Dash
delegate-dash-tagline = Vier Kandidaten, fünf Runden Caucusse, 608 Delegierte: Wer holt 305?
delegate-dash-credit = Delegate Dash von Chrystal und Glenn Overby (Version 1.11, 2004), gemeinfrei. Das Spiel für eine Person ist unsere eigene Erweiterung.
# In set-up: of the four candidates so many have no player.
delegate-dash-automatic = { $count ->
    [one] Ein automatischer Kandidat spielt nach festen Regeln. Gewinnt er, verlieren alle.
    [2] Zwei automatische Kandidaten spielen nach festen Regeln. Gewinnt einer, verlieren alle.
   *[other] Drei automatische Kandidaten spielen nach festen Regeln. Gewinnt einer, verlierst du.
 }

## Whistle-Stop

whistle-stop-title = Whistle-Stop
whistle-stop-tagline = Spiel Karten, kauf Delegierte, leg dein Veto ein und würfle um fünfzehn Regionen.
whistle-stop-credit = Nach dem Regelheft eines Kartenspiels, das ebenfalls „Delegate Dash“ heißt (erste Auflage) und mit dem hiesigen Spiel dieses Namens nichts zu tun hat. Titel, Karten, Texte und Bilder sind von uns.
whistle-stop-game = Spiel
    .basic = Grundspiel
    .advanced = Profispiel
    .help = Das Profispiel bringt 18 rote Karten für die Wahlen, eine vierte Karte am Zugende und Regionen, die sich bei der Debatte vorhersagen lassen.
whistle-stop-caps = Delegierte je Region
    .ten = je 10, alle zusammen 5 + 5 pro Kopf
    .eight = je 8, alle zusammen 2 + 4 pro Kopf
    .ten-each = je 10
    .help = Wie viele Delegierte in eine Region passen: je Kandidat und von allen zusammen.
whistle-stop-order = Reihenfolge der Wahlen
    .smallest = Kleinste Region zuerst
    .largest = Größte Region zuerst
    .lot = Jedes Mal ausgelost
whistle-stop-vetoes = Vetos
    .any = Gegen jede Karte möglich
    .once = Nicht gegen ein Veto
    .without = Keine Vetos
    .help = Keine Vetos: Alle Karten zum Veto und zum Überstimmen bleiben in der Schachtel, und niemand muss reagieren.

## Early States

early-states-title = Early States
early-states-tagline = Würfle, gib Geld aus und kreuz dich vor allen anderen durch neun frühe Vorwahlen.
early-states-credit = Nach „Primary Dice“ von Tim Kane (2016). Titel, Spielblatt und Texte sind von uns.
early-states-rival = Dein Rivale
    .calendar = Geht nach dem Kalender
    .strikes = Schlägt zu, wo du am weitesten bist
    .help = Ein Rivale, der zuschlägt, nimmt dir weg, was du fast gefüllt hast, und kündigt es einen Zug vorher an.
early-states-start = Spätere Plätze beginnen mit
    .nothing = nichts
    .dollars = ein paar Dollar
    .help = Anfangen ist ein Vorteil; mindestens ein Dollar für jeden späteren Platz gleicht ihn aus.

## Gerrymander

gerrymander-title = Gerrymander
gerrymander-tagline = Zieh die Grenzen, und die Stimmen folgen.
gerrymander-credit = Nach „Mapmaker: The Gerrymandering Game“ von Louis, Joshua und Becca Lafair (Lafair Family Games, 2019). Titel, Parteien, Texte und Zeichnungen sind von uns.
gerrymander-tokens = Plättchen
    .up = Offen
    .values = Partei offen, Wert verdeckt, bis der Wahlkreis schließt
    .down = Verdeckt, bis der Wahlkreis schließt
    .help = Verdeckte Plättchen kommen erst aus dem Beutel, wenn ihr Wahlkreis geschlossen ist.
gerrymander-map = Karte
    .book = Aus dem Heft
    .coast = Langstrand
    .panhandle = Pfannenstiel
    .lake = Spiegelsee
    .plains = Karoland
    .capes = Zwillingskap
# Each party's letter marks it where colour alone would not tell the parties apart.
# Gelb and Grün begin alike: the letter is their vowel.
gerrymander-red = Rot
    .letter = R
gerrymander-blue = Blau
    .letter = B
gerrymander-amber = Gelb
    .letter = E
gerrymander-green = Grün
    .letter = Ü

## Poll Position!

poll-position-title = Poll Position!
poll-position-tagline = Richte im Team eine Wahl in ganz Kanada aus: mit genug Wahllokalen für alle, die kommen.
poll-position-credit = Poll Position! von Marcello Barisonzi (Version 0.3, 2022). Enthält Informationen unter der „Open Government Licence – Canada“ (https://open.canada.ca/en/open-government-licence-canada).
poll-position-goodwill = Schwierigkeit
    .book = das Spiel aus dem Regelheft
    .easy = leicht: Ein Team auf Stufe Schwer gewinnt 7 von 10
    .even = ausgeglichen: 5 von 10
    .hard = schwer: 3 von 10
    .help = Von uns, nicht aus dem Regelheft (Regel 65): Das Team beginnt mit Bonus- oder Minuspunkten. Für eine, zwei, drei und vier Personen: leicht +11, +11, +3 und −5; ausgeglichen +7, +7, −2 und −8; schwer +3, +3, −4 und −10.
poll-position-sealed = Planung
    .open = offen: Alle nennen eine Region und dürfen sie noch ändern
    .sealed = verdeckt: alle zugleich
    .help = Wie das Team jede Woche entscheidet, wer in welcher Region arbeitet.
poll-position-hq-cost = Kosten der Zentrale
    .plain = ihre Würfel, wie sie liegen
    .doubled = ihre Würfel doppelt, wie auf dem Wertungsblatt
    .help = Regeltext und Wertungsblatt des Autors widersprechen sich; voreingestellt ist der Regeltext.
