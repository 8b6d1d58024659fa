### Whistle-Stop: what is written on the map, on cards, in elections and beside the board.
### The names of regions ($region) and cards ($card) stand in whistle_stop_cards.ftl.

## Anzahlen

cards-counted = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
hidden-counted = { $cards ->
    [one] 1 verdeckte Karte
   *[other] { $cards } verdeckte Karten
 }
delegates-counted = { $delegates ->
    [one] 1 Delegierter
   *[other] { $delegates } Delegierte
 }
points-counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
regions-counted = { $regions ->
    [one] 1 Region
   *[other] { $regions } Regionen
 }
dollars = { $money }M$
change = { NUMBER($by, signDisplay: "exceptZero") }
chance = { NUMBER($share, style: "percent") }
click-label = { $action }. { $label }
sentences = { $first } { $next }
nth-election = { $nth ->
    [first] erste Wahl
    [second] zweite Wahl
   *[last] letzte Wahl
 }

## Die Landkarte; „Karte“ heißt immer eine zum Spielen

map-label = Landkarte mit den fünfzehn Regionen
region = { $region }, { points-counted }{ $super ->
    [yes] , ein Superstaat
   *[no] {""}
 }: { $anybody ->
    [yes] { LIST($standing, type: "unit") }
   *[no] keine Delegierten
 }; { $here } von { $cap }.{ $state ->
    [won] {" "}Gewonnen von { $holder }.
    [called] {" "}Vorhergesagt für { $holder }.
   *[free] {""}
 }{ $plan ->
    [less] {" "}Geplant: 1 weniger.
    [more] {" "}Geplant: { $planned } mehr.
   *[none] {""}
 }
standing = { $name } { $delegates }
slip-full = voll
super-state = Superstaat
sheet-close = Schließen: { $region }
sheet-head = Delegierte und Chancen, würde jetzt gewählt
sheet-room = { $room ->
    [one] Es passt noch 1 hinein.
   *[other] Es passen noch { $room } hinein.
 }
sheet-full = Mehr Delegierte passen nicht hinein.

## Über und unter der Landkarte

score = { $name }: { points-counted } aus { regions-counted }, { delegates-counted }, { cards-counted }
tally = Von { $all } Punkten: { LIST($points, type: "unit") }
majority = { $points }: mehr als die Hälfte
race-title = Das Rennen um { $points }
race-close = Die Übersicht schließen
race-needs = { $points ->
    [0] hat mehr als die Hälfte
   *[other] braucht noch { $points }
 }
race-free = { $points ->
    [one] 1 Punkt gehört noch niemandem.
   *[other] { $points } Punkte gehören noch niemandem.
 }
race-help = { $points } der { $all } Punkte sind mehr als die Hälfte: Ebenso viele kann niemand sonst haben. Nach Runde 13 gewinnen die meisten Punkte, auch wenn niemand so viele hat.
track = Runde { $round } von { $rounds }; Wahlen in den Runden 4, 8 und 13, eine Debatte in Runde 9
stop-election = Eine Wahl in Runde { $round }
stop-debate = Die Debatte in Runde { $round }

## Karten

card-label = { $card }: { $text }{ $money ->
    [0] {""}
   *[other] {" "}Als Geld { dollars }.
 }{ $count ->
    [one] {""}
   *[other] {" "}{ $count } davon.
 }
times = ×{ $count }
card-or = oder
card-worth = Wert
card-unusable = { $card } geht jetzt nicht. { $text }
card-chosen = { $card }: { $text }
by = { $how ->
    [spends] { $name } zahlt
    [vetoes] Veto: { $name }
   *[plays] { $name } spielt
 }
by-card = { $how ->
    [spends] { $name } zahlt mit { $card }
    [vetoes] Veto von { $name }: { $card }
   *[plays] { $name } spielt { $card }
 }
foot-moves = bewegt
foot-lost = { change } für
stamp-veto = VETO
stamp-stands = GILT
row-voted = Die Regionen haben gewählt
card-dropped = { $card }: zum Abwerfen gewählt
row-discards = Die Ablage
row-hand-of = Die Hand von { $name }
row-table = Auf dem Tisch
row-table-and = { row-table } · { $row }
row-hand = Deine Hand: { cards-counted }
row-hand-money = { row-hand }, { dollars }
row-red = Deine roten Karten
# $green: ob ein grünes dabei ist.
row-veto = { $left ->
    [0] Dein letztes Veto; ein neues kostet { dollars }
    [one] Spielst du ein Veto, bleibt dir noch eins
   *[other] Spielst du ein Veto, bleiben dir noch { $left }
 }. Ein Veto stoppt die Karte und kostet keine Aktion{ $green ->
    [yes] ; ein grünes geht zurück in die Bank
   *[no] {""}
 }
# Dasselbe mit weniger als 50 Buchstaben.
row-veto-brief = { $left ->
    [0] Dein letztes Veto; es stoppt sie ohne Aktion
   *[other] Ein Veto stoppt sie ohne Aktion; danach noch { $left }
 }

## Wahlen und die Debatte

nth-election-title = Die { nth-election }
election-order = Region für Region, { $order ->
    [0] die mit den wenigsten Punkten zuerst
    [1] die mit den meisten Punkten zuerst
   *[other] wie ausgelost
 }.
debate-title = Die Debatte
debate-text = Alle dürfen Karten tauschen.{ $advanced ->
    [yes] {" "}Danach geht es ans Vorhersagen oder an neue Delegierte.
   *[no] {""}
 }
after-election = Nach der { $nth ->
    [first] ersten
    [second] zweiten
   *[last] letzten
 } Wahl
# The race so far. $total: the leader’s points; $points: the lead. $stage: how many elections are
# still to come (an election under way is not counted), or that the lead is safe.
outlook-start = Die Regionen wählen in den Runden 4, 8 und 13. Wer nach Runde 13 die meisten Punkte hat, gewinnt.
outlook-stage = { $stage ->
    [two] Die Regionen wählen in den Runden 8 und 13 neu: Erst die Punkte nach Runde 13 entscheiden.
    [one] Die Regionen wählen noch einmal, in Runde 13: Erst die Punkte danach entscheiden.
    [safe] Das kann niemand mehr aufholen.
   *[none] Die Regionen, die noch wählen, können das ändern.
 }
outlook-lead = { PERSON($who) ->
    [you] Du führst
   *[one] { $who } führt
 } mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 } Vorsprung, { $total } von 538. { outlook-stage }
outlook-level = Gleichauf in Führung mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }: { LIST($leaders) }. { outlook-stage }
gain = { $by ->
    [0] ±0
   *[other] { change }
 }
brought = Du hast { $how ->
    [won] gewonnen
    [held] gehalten
   *[lost] verloren
 }: { LIST($regions) }.
brought-counted = Du hast { regions-counted } { $how ->
    [won] gewonnen
    [held] gehalten
   *[lost] verloren
 }.
brought-nothing = Du hast keine Region gewonnen.
recap = Die { nth-election }: { $says }
verdict = { $held ->
    [yes] =
   *[no] +
 }{ $points }

polls-title = { $region }, { points-counted }
polls-rolloff = Stechen { NAME($region, form: "in") }, { points-counted }
polls-may-reroll = { $region }: { PERSON($who) ->
    [you] Du darfst
   *[one] { $who } darf
 } neu würfeln …
polls-rerolls = { $region }: { PERSON($who) ->
    [you] Du würfelst
   *[one] { $who } würfelt
 } die { $die } neu …
polls-single = Nur der beste Würfel zählt.
polls-barred = Wer im Amt ist, darf nicht neu würfeln.
polls-recount = Es wird nachgezählt.
polls-waits = würfelt mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
 }
# Akkusativ.
whom = { PERSON($whom) ->
    [you] dich
   *[one] { $whom }
 }
counted-called = { $region }: für { whom } vorhergesagt, also ohne Wahl
counted-alone = { PERSON($who) ->
    [you] Du trittst
   *[one] { $who } tritt
 } { NAME($region, form: "in") } allein an: +{ points-counted }
counted-held = { PERSON($who) ->
    [you] Du hältst
   *[one] { $who } hält
 } { NAME($region, form: "the") }: Die { $points } Punkte bleiben
who-takes = { PERSON($who) ->
    [you] Du holst
   *[one] { $who } holt
 }
counted-won = { who-takes } { NAME($region, form: "the") }: +{ points-counted }
counted-won-from = { who-takes } { NAME($region, form: "the") } von { PERSON($whom) ->
    [you] dir
   *[one] { $whom }
 }: +{ points-counted }
ticket-foot = { $how ->
    [called] vorhergesagt:
    [alone] allein:
    [held] gehalten:
   *[won] gewonnen:
 } { $name }
ticket = { $region }, { points-counted }; { ticket-foot }{ $rolloff ->
    [yes] {" "}nach einem Stechen
   *[no] {""}
 }

## Neben dem Spielplan

candidates = Kandidaten
head-candidate = Kandidat
head-points = Punkte
head-regions = Regionen
head-region = Region
head-delegates = Delegierte
head-cards = Karten
starter = { $name } beginnt jede Runde.
known = { $all ->
    [yes] Auf der Hand:
   *[no] Bekannt auf der Hand:
 }
known-of = { $name }: { LIST($cards, type: "unit") }
at-once = Ein Klick setzt einen Delegierten; mehrere auf einmal setzen
last-votes = Die letzten Wahlen
chances = Würde jetzt gewählt
chances-total = Zu erwartende Punkte
chances-help = Gewinnchancen nach den Würfeln, ohne rote Karten.
origins = Woher die Punkte kommen
origins-help = Es zählt, wer eine Region zuletzt gewonnen hat.
piles = Stapel
piles-text = Nachziehstapel { $left }, Ablage { $discards }, grüne Vetos { $bank }.
discards = Ablage
several-cards = { $count } × { $card }
discards-list = { LIST($cards, type: "unit") }.
