### Whistle-Stop: what speaks for a move, and what the levels of the bots are like.
### Whoever reads a reason, it says neither "I" nor "you": rivals are named, and what is left out of
### a sentence is the candidate whose move it is. The names of regions ($region) and cards ($card)
### stand in whistle_stop_cards.ftl.

## Anzahlen

# Nominativ; im Akkusativ („1 Delegierten“) ist die Zahl im Satz ausgeschrieben.
delegates-counted = { $delegates ->
    [one] 1 Delegierter
   *[other] { $delegates } Delegierte
 }
dice-counted = { $dice } Würfel
points-counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
dollars = { $money } M$
# Sagt, wo: „im Süden (29 Punkte)“.
region-worth = { NAME($region, form: "in") } ({ points-counted })

## Die Zahl neben einer Aktion

figure-region = { NUMBER($chance, style: "percent") } Chance auf { NAME($region, form: "the") }

## Delegierte

reason-nobody = Noch hat { region-worth } niemand Delegierte.
reason-safer = Gibt mehr Sicherheit { region-worth }, wo sonst noch niemand steht.
reason-raises = Hebt die Gewinnchance { region-worth } von { NUMBER($before, style: "percent") } auf { NUMBER($then, style: "percent") }.
reason-one-action = { delegates-counted } für eine Aktion.
reason-several = Bis zu { $delegates ->
    [one] 1 Delegierter
   *[other] { $delegates } Delegierte
 } in mehreren Regionen für eine Aktion.
reason-brings = Bringt { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } { NAME($region, form: "to") } ({ points-counted }).
reason-buys = Kauft { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }.
reason-buys-where = Kauft { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }, am besten { LIST($where) }.
reason-buys-risen = Kauft { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }, am besten { LIST($where) }: Die Chance { region-worth } steigt von { NUMBER($before, style: "percent") } auf { NUMBER($then, style: "percent") }.
count-for = { $delegates } { NAME($region, form: "to") }
count-elsewhere = { $delegates } anderswohin
# $count: the number of regions.
reason-scandal = { $rival } verliert { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 } { $count ->
    [one] in dieser Region
   *[other] in jeder dieser Regionen
 }: { LIST($regions) }.
reason-leader = Es trifft { $rival }: Niemand sonst hat so gute Gewinnchancen.

## Karten, die Karten bewegen

reason-phone-bank = { $cards ->
    [1] Eine Karte
    [2] Zwei Karten
    [3] Drei Karten
    [4] Vier Karten
   *[other] { $cards } Karten
 } für eine Aktion.
reason-file = Die beste Karte von { $rival } für die schlechteste auf der Hand.
reason-file-any = Die beste Karte einer fremden Hand für die schlechteste der eigenen.
reason-donors = Eine Karte mehr, und eine weniger für { $rival }.
reason-donors-any = Eine Karte mehr, und eine weniger auf einer anderen Hand.
reason-leak = Alle anderen verlieren eine Karte, und es kostet nur diese.
reason-second-look = Eine Karte in der Ablage bringt mehr als jede auf der Hand.
reason-legal-team = Ein Veto, das kein Geld kostet.
reason-momentum = { $actions ->
    [1] Eine Aktion
    [2] Zwei Aktionen
    [3] Drei Aktionen
    [4] Vier Aktionen
   *[other] { $actions } Aktionen
 } für eine, und auf der Hand warten gute Karten.
reason-least-missed = { $card } würde am wenigsten fehlen.
reason-little-missed = { $card } würde so wenig fehlen wie { $other }.
reason-drawn-for-it = Eine dafür gezogene Karte ist etwa { points-counted } mehr wert.
reason-most-useful = { $card } ist dort die nützlichste Karte.
reason-as-useful = { $card } ist so nützlich wie { $other }.
reason-draw = Keine Karte auf der Hand bringt jetzt mehr als eine unbekannte.
reason-end = Die Karten bleiben für später.
reason-swap-done = Was übrig ist, bringt mehr als neue Karten dafür.
reason-done = Mehr würde nichts bringen.

## Geld

reason-buy = Übrige Karten werden zu einem Veto, das später etwa { points-counted } von { $all } wert ist.
reason-buy-later = Ein Veto kostet später keine Aktion und kann die beste Karte der anderen stoppen.
reason-invest = { $card } bringt hier { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierte
 }.
reason-leaves = Nach { $card } bleibt ein Rest von { dollars } zu zahlen.
reason-pays = { $card } zahlt genau, was fällig ist.
reason-call = Für { dollars } sind { points-counted } sicher; jetzt liegt die Chance darauf bei { NUMBER($chance, style: "percent") }.
reason-call-none = Mit { $delegates ->
    [one] 1 Delegierten
   *[other] { $delegates } Delegierten
 } auf dem Spielplan bleibt das Geld besser auf der Hand.

## Vetos

at-stake = { $mine ->
    [yes] Kommt { $card } durch, bringt das
   *[no] Ungestoppt kostet { $card }
 } etwa { points-counted }
# Steht nach einem Strichpunkt oder nach „aber“.
kept = { $held } ist als Reserve { $worth ->
    [one] 1 Punkt
   *[other] { $worth } Punkte
 } wert
reason-react = { at-stake }.
reason-react-kept = { at-stake }; { kept }.
reason-not-worth = { $card } ist keine weitere Karte wert.
reason-harmless = { $card } schadet hier nicht, auch ungestoppt.
reason-pass-kept = { $stopped ->
    [yes] Wird das letzte Veto überstimmt, kostet
   *[no] Ungestoppt kostet
 } { $card } etwa { points-counted }, aber { kept }.

## Würfel und rote Karten

score-raised = { $dice } + { $by } = { $score }
score-lowered = { $dice } − { $by } = { $score }
# Steht in einer Liste nach „die von“.
rival-whose = { $rival }
dice-compared = Die Würfel ergeben { $score }, die von { LIST($rivals) } { $best }
reason-keep = { dice-compared }. So gewinnen sie in { NUMBER($chance, style: "percent") } der Fälle.
reason-reroll = { dice-compared }. Wird die { $die } neu gewürfelt, gewinnen sie in { NUMBER($chance, style: "percent") } der Fälle.
reason-pass-red = Eine rote Karte kann in einer anderen Region mehr bewirken.
reason-stake = Es geht { NAME($region, form: "in") } um { points-counted }.
reason-absentee = Neu gewürfelt, erreicht die { $die } in { NUMBER($chance, style: "percent") } der Fälle das beste Ergebnis.
reason-recount = Die zwei Besten würfeln noch einmal, mit gleichen Chancen.
reason-raises-here = Hebt die Chance hier von { NUMBER($before, style: "percent") } auf etwa { NUMBER($then, style: "percent") }.
reason-meets = Es trifft { $rival }, hier mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 }.

## Die Stufen der Bots

level-easy = Spielt Karten nach ihrem Text, manchmal unachtsam, und legt nie ein Veto ein; gewann 2 von 120 Partien gegen Normal.
level-normal = Schickt Delegierte dorthin, wo sie gerade am meisten bewirken, und hält ein Veto bereit; gewann alle 120 Partien gegen Leicht.
level-hard = Weiß, was die Dinge wert sind, und probiert die besten Aktionen durch; schon ohne das Durchprobieren gewann er 148 von 200 Partien gegen Normal.
level-expert = Probiert mehr Aktionen durch als Schwer, und das öfter; nicht nachweislich stärker.
manner-easy = { LIST($names) } { $count ->
    [one] nimmt
   *[other] nehmen
 } jede Karte beim Wort.
manner-normal = { LIST($names) } { $count ->
    [one] zählt
   *[other] zählen
 } jeden Punkt.
manner-hard = { LIST($names) } { $count ->
    [one] probiert
   *[other] probieren
 } vor jeder Entscheidung einiges durch.
manner-expert = { LIST($names) } { $count ->
    [one] probiert
   *[other] probieren
 } vor jeder Entscheidung mehr durch als alle anderen.
