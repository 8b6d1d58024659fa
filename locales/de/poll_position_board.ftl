### Poll Position!: the map of Canada, the panels beside it and the score sheet.
### Names of regions, specialists, cards and verdicts come from poll_position.ftl.

## Die Karte

map-label = Karte von Kanada
back-to-map = Zurück zur Karte
# place: eine Region im Satz, oder headquarters-within.
look-closely = Näher ansehen: { $place }
headquarters = Zentrale
headquarters-within = die Zentrale
# British Columbia, wo für den Namen kein Platz ist.
columbia-short = BC
# player: ein Name; role: eine Fachkraft.
marker-label = { $player }, { $role }
short-of-personnel = Personalmangel
short-of-personnel-means = Personalmangel: Aufstocken kostet { $cost } AP
why-not = Warum nicht „{ $move }“?

## Ein Ort

voters-counted = { $voters ->
    [one] 1 Wähler
   *[other] { $voters } Wählende
 }
# expected: wie viele Wählende es voraussichtlich sind.
place-lies = { $place }: { voters-counted } verdeckt{ $seen ->
    [yes] , offen { LIST($up) }
   *[no] {""}
 }; { $built ->
    [yes] Wahllokale { LIST($dice) }
   *[no] kein Wahllokal
 }; Plätze { $capacity }, zu erwarten etwa { $expected } Wählende
place-closed = { $place }: geschlossen ({ $card })
closed-why = { $why ->
    [flood] zu: Flut
    [fire] zu: Feuer
   *[quarantine] zu: Quarantäne
 }
dice-counted = { $dice } Würfel
dice-sum = { dice-counted }: { $sum }
nobody = niemand
in-all = = { $voters }
card-means = { $card }: { $effect }.
effect-means = { $effect }.
# Auf dem Knopf, der ein Wahllokal öffnet oder einen Wähler in die Zentrale holt; höchstens 2,9 em.
button-site = Lokal
button-voter = holen
legend-open = Lokal öffnen
legend-reach = Wähler umleiten
# What the red numbers and the green ticks on the map mean.
legend-away = abgewiesen, würde jetzt gezählt
legend-away-short = abgewiesen
legend-served = alle bedient
# What a ballot that lies face down hides.
legend-hidden = 1 bis 4 Wählende
# The same in the count.
legend-complaints = Beschwerden
# Wer abgewiesen wird, auf eine Stelle genau; in wenigen Worten.
unserved = Jetzt { $now } abgewiesen, am Ende { $end }
unserved-never = Niemand wird abgewiesen
unserved-later = Jetzt niemand, am Ende { $end } abgewiesen
unserved-means = Abgewiesen: jetzt etwa { $now }, am Ende { $end }, wenn niemand mehr hilft

## Was ein Zug an einem Ort bewirken würde, bevor er gemacht ist

# Die Zahl der Abgewiesenen, anstelle der roten Zahl: vorher und nachher.
mark-change = { $before }→{ $after }
mark-fewer = { $voters } weniger
mark-more = { $voters } mehr
# voters: wer außerdem bedient werden kann, mit Vorzeichen.
mark-room = { NUMBER($voters, signDisplay: "exceptZero") } { $voters ->
    [one] Platz
   *[other] Plätze
 }
mark-none = kein Nutzen
# points: was die Würfel am Ergebnis ändern, mit Vorzeichen.
mark-points = { NUMBER($points, signDisplay: "exceptZero") } { $points ->
    [one] Punkt
   *[other] Punkte
 }
# Wo der gewürfelte Würfel am meisten bringt.
mark-best = Bringt hier am meisten
# label: der Zug. effects: wie nach dem Zug, etwa „2 weniger abgewiesen“.
mark-means = { $label }: { LIST($effects, type: "unit") }

## Stempel und große Buchstaben auf der Karte

stamp-closed = GESCHLOSSEN
stamp-protested = JE −1
stamp-shortage = AUFSTOCKEN { $cost } AP
stamp-honk = PLÄTZE −¼
stamp-reconciliation = ENTLEGEN: BESCHWERDEN ×2
event-of-week = Ereignis in Woche { $week }
week-will-bring = In Woche { $week } kommt
engagement-rises = Andrang +1
week = Woche { $week }
weeks-left = { $weeks ->
    [0] Wahltag
    [one] noch 1 Woche bis zur Wahl
   *[other] noch { $weeks } Wochen bis zur Wahl
 }
# Der Buchstabe auf einem Farbwürfel: violett, rot, grün.
colour-initial = { $type ->
    [urban] V
    [rural] R
   *[remote] G
 }
# colour und type: „violett“, „städtisch“.
colour-means = { $colour }, { $type }

## Die Wochen, der Andrang und die Prognose, über der Karte

week-of = Woche { $week } von { $weeks }
week-event = Woche { $week }: { $card }
week-unknown = Woche { $week }: noch nicht bekannt
event-face-down = Ereignis noch verdeckt
engagement = Andrang { $level }
engagement-a-turn = Andrang { $level }: { voters-counted } je Zug
engagement-per-turn = Andrang { $level }: { voters-counted } pro Zug
forecast = Prognose
forecast-of = Prognose { $points }
forecast-verdict = { $points }: { $verdict }
# next: das nächstbessere Urteil. least: die Punkte, ab denen es gilt.
better-from = { $next } ab { NUMBER($least, signDisplay: "exceptZero") }
forecast-means = Prognose { $points }: { $verdict }. Wenn das Team weiterarbeitet, zwischen { $low } und { $high }.{ $better ->
    [yes] {" "}{ better-from }.
   *[no] {""}
 }{ $goodwill ->
    [0] {""}
   *[other] {" "}{ goodwill-counted-in }
 }
goodwill-counted-in = Die Startpunkte ({ NUMBER($goodwill, signDisplay: "exceptZero") }) sind eingerechnet.

## Die Leiste unter der Karte

points-left = { $role }: noch { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
 }

## Die Tafeln neben der Karte

event-covered = Das Ereignis in Woche { $week } liegt verdeckt.
next-week = Nächste Woche
# unknown: die Ereignisse, die noch kommen und die niemand gesehen hat.
events-left = { $unknown ->
    [one] Noch 1 Ereignis kommt, eines von diesen { $cards }
   *[other] Noch { $unknown } Ereignisse kommen, unter diesen { $cards }
 }
# cards: die als Nächstes kommen können; count: die davon die Prognose um { $least } oder mehr senken; worst: die
# schlimmsten, jede wie in card-swing.
outlook = { $cards ->
    [one] Die nächste Karte ist bekannt. Sie ändert wohl die Prognose: { LIST($worst) }.
   *[other] { $count ->
        [one] 1 der { $cards } Karten, die als Nächstes kommen können, senkt die Prognose um { $least } oder mehr: { LIST($worst, type: "unit") }.
       *[other] { $count } der { $cards } Karten, die als Nächstes kommen können, senken die Prognose um { $least } oder mehr: { LIST($worst, type: "unit") }.
     }
 }
card-swing = { $card } { NUMBER($points, signDisplay: "exceptZero") }
event-dangerous = gefährlich
# place: im Akkusativ.
it-hit = Es hat { $place } getroffen.
lasting-honk = { $card }: Am Ende hat die Zentrale ein Viertel weniger Plätze.
lasting-reconciliation = { $card }: Beschwerden entlegener Bezirke zählen doppelt.
lasting-shortage = { $card }: Aufstocken kostet { $where } { $cost } AP.
a-voter = ein Wähler { $where }
# counts: wie viele Wählende jedes Werts noch niemand gesehen hat, jeweils wie in unseen-of.
unseen = Andrang { $level }: { voters-counted } nach jedem Zug vor Woche 5. Im Beutel: { $bag }. Noch verdeckt: { LIST($counts, type: "unit") }.
unseen-of = { $count } × { $value }
team = Das Team
chief = ★ Leitung
sealed-plan = plant verdeckt
no-region = noch keine Region
points = { $points } AP
forecast-now = Jetzt gezählt
forecast-idle = Wenn niemand mehr hilft
forecast-working = Wenn das Team weiterarbeitet
forecast-counting = Zu erwarten
forecast-final = Endergebnis
# verdict: im Satz. low, high: der Bereich, in dem die Punkte voraussichtlich liegen.
forecast-range = { $points }{ $sure ->
    [yes] {""}
   *[no] {" "}({ $low } bis { $high })
 }, { $verdict }
forecast-needle = Der Zeiger zeigt den letzten Wert: das Ergebnis, das zu erwarten ist, wenn das Team vernünftig weiterspielt.
forecast-left = Noch { $left ->
    [one] 1 Aktionspunkt
   *[other] { $left } Aktionspunkte
 }. 8 von 10 Partien enden in diesen Bereichen.
forecast-goodwill-left = { goodwill-counted-in } { forecast-left }
expected-at-places = Zu erwarten, Ort für Ort
expected-not-served = Abgewiesen
expected-now = Jetzt
expected-end = Am Ende

## Die Auszählung und das Wertungsblatt

count-begins = Die Auszählung beginnt
served-counted = { $served } bedient, { $away } abgewiesen
count-region = { $place }: { served-counted }
# twice: how many of those turned away complain twice, by an event.
count-twice = { $twice ->
    [one] davon zählt 1 doppelt
   *[other] davon zählen { $twice } doppelt
 }
count-region-twice = { count-region }, { count-twice }
# The complaints of a place, on the map. complaints: their number with a minus sign.
count-doubled = { $complaints } × 2
count-so-far = Insgesamt: { served-counted }{ $left ->
    [0] {""}
    [one] ; 1 Auszählung folgt noch
   *[other] ; { $left } Auszählungen folgen noch
 }
sum-turnout = Beteiligung { $turnout }
sum-complaints = Beschwerden
sum-cost = Kosten { $cost }
sum-goodwill = Start
sum-turned-away = Abgewiesen
sum-to-come = Kommt noch
parts-heading = Woraus die Prognose besteht
parts-means = { parts-heading }: anzeigen
part-turnout = Bisher etwa { $voters } Wählende; je volle 5 bringen einen Punkt.
part-turned-away = Die roten Zahlen auf der Karte: je ein Punkt.
part-cost = Alle Würfel zeigen { $pips }; je volle 10 kosten einen Punkt.
part-goodwill = Mit diesen Punkten beginnt das Team.
part-to-come = { $left ->
    [0] Erwartet von neuen Wählenden und Ereignissen.
   *[other] Eingerechnet: { $left } AP gut genutzt, neue Wählende, Ereignisse. Nur besseres Spiel hebt den Zeiger.
 }
sum-final = = { $points }
sheet-heading = Wertungsblatt
sheet-place = Ort
sheet-voters = Wählende
# Die Beteiligung an einem Ort; das lange Wort passt nicht über die Spalte.
sheet-turnout = Summe
sheet-served = Bedient
sheet-complaints = Beschwerden
# Beschwerden entlegener Bezirke, die doppelt zählen.
sheet-doubled = { $complaints } (×2)
sheet-closed = zu
sheet-all = Alle
sheet-turnout-points = Beteiligung: je volle 5 Wählende
sheet-cost-points = Kosten: je volle 10 von { $cost }
sheet-final = Endergebnis: { $verdict }
