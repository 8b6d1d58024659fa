### The end of a game: the ranking, the course of the counts, the dice, the review of decisions.

ranking = Rangliste
result = Endergebnis
# A place in the ranking.
rank = { $rank }.
# In the ranking: all people, who won or lost as one team.
together = Alle zusammen
# In the ranking: a side that nobody played.
automatic = { $side } (automatisch)
# In the ranking, in place of the score: whoever dropped out had so much then.
out-with = raus mit { $score }
rematch = Revanche
same-seed = Gleicher Startcode
same-seed-help = Eine neue Partie mit denselben Würfen und Ziehungen.
watch = Von Anfang an ansehen
copy-result = Ergebnis kopieren

## Die Karte: das Ergebnis als Bild zum Verschicken

card = Titelseite teilen
card-title = Die Titelseite zu dieser Partie
# Read out in place of the picture. outcome: a sentence.
card-label = Bild der Titelseite: { $outcome }
card-help = Mitgeschickt werden die Zeile und ein Link zum selben Anfang, damit auch andere es versuchen können.
card-share = Bild teilen oder kopieren
card-save = Bild speichern
card-copied = Das Bild ist kopiert: Füge es in einen Chat ein.
card-copy-failed = Dieser Browser kann Bilder weder teilen noch kopieren. Speichere es stattdessen.
# In the corner of the picture of a daily game. day: 2026-11-26.
card-day = Spiel des Tages { $day }
# The same of any other game. seed: “calm-otter-42”.
card-dateline = { $date }, Startcode { $seed }
# The score of a winner.
card-winner = ★ { NUMBER($score) }
# A part of the name of the picture's file.
card-file = ergebnis

# How long a game was, and its seed.
played = { $moves ->
    [one] 1 Aktion
   *[other] { $moves } Aktionen
 } · Startcode { $seed }
# A result as one line to paste elsewhere. outcome: a sentence. scores: "Ada 12", best first.
result-line = { $game }: { $outcome } { LIST($scores, type: "unit") }. ({ played })
# The same of somebody who played alone.
result-line-alone = { $game }: { $outcome } ({ played })
score-of = { $name } { $score }
# The row of squares beneath a result, read out. rounds: how many it shows. Without rivals it says how often
# the score rose, stayed or fell.
course-label = Spielverlauf in { $rounds } Feldern: vorn { $ahead }, gleichauf { $even }, hinten { $behind }
# What the squares mean. rivals: whether there are any; else they say how the score changed.
course-meaning = Jedes Feld ist ein Abschnitt der Partie. { $rivals ->
    [yes] Grün: vorn. Halb gelb: gleichauf. Leer: hinten.
   *[no] Grün: Der Punktestand stieg. Halb gelb: Er blieb. Leer: Er fiel.
 }
# A bot with its level.
bot-of-level = { $name } ({ $level })

## Der Verlauf der Partie

# count: what is counted, "Districts".
over-time = { $count } im Verlauf
# The graph, in words. ends: each side with its last count.
graph-label = { over-time }; am Ende { LIST($ends, type: "unit") }. Alle Zahlen stehen in der Tabelle.
# moment: "round 3". Stands by itself, so that it needs neither article nor preposition.
took-the-lead = Der Wendepunkt: { $moment }. Von da an führte bis zum Schluss { $side }.
course-swings = Was das Glück daraus machte
# Pressing a row of the course; moment: "Round 3".
look-there = { $moment }: den Tisch von damals ansehen
as-table = Als Tabelle
beginning = Anfang

## Die Würfel

dice = Die Würfel
face = Seite
all-throws = Alle
expected = Soll
average = Schnitt
thrown = { dice-counted }.
thrown-average = { dice-counted }, im Schnitt { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) }; zu erwarten wären { $fair }.
dice-counted = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
 }
dice-typical = Jede Seite fiel etwa so oft wie zu erwarten.
dice-untypical = „{ $face }“ fiel { $times ->
    [0] kein einziges Mal
    [one] einmal
   *[other] { $times }-mal
 }, zu erwarten wären { $fair }. So weit weicht das Glück etwa in einer von zwanzig Partien ab.
few-throws = Zu wenige Würfe, um etwas über das Glück zu sagen.

## Die Analyse der Entscheidungen

review-mine = Deine Entscheidungen
review-decisions = Die Entscheidungen
review-of = Entscheidungen: { $name }
review-card = Ein Zug der Analyse
review-ask = Meine Züge analysieren
review-whose = Wessen Züge?
review-offer = Ein Bot geht sie Zug um Zug durch, mit dem Wissen von damals, und zeigt die teuersten Züge und die besten.
review-pending = Die Partie wird durchgegangen …
review-failed = Die Entscheidungen ließen sich nicht analysieren.
review-again = Erneut versuchen
review-worst = Die teuersten Züge
# The turns that gained most. won: whether the game was won.
review-best = { $won ->
    [yes] Was den Sieg brachte
   *[no] Die besten Züge
 }
review-no-worst = Kein Zug hat mit Sicherheit etwas gekostet.
# Below the turns that cost most. points: what all others cost together, or gained if below 0.
review-others = { $lost ->
    [yes] Alle anderen Züge kosteten zusammen { share-of-chance }, jeder für sich wenig.
   *[no] Alle anderen Züge brachten zusammen { share-of-chance }.
 }
share-of-chance = { NUMBER($share, style: "percent") } Gewinnchance
review-no-best = Kein Zug war deutlich besser als die Alternativen.
review-how = Prozente sind Anteile an der Gewinnchance, nicht am Ergebnis. Verglichen werden Züge bei gleichem Glück und mit dem Wissen von damals. Unterschiede unter 2 % und solche, die am Glück liegen können, bleiben weg.
review-how-without-luck = Prozente sind Anteile an der Gewinnchance, nicht am Ergebnis. Verglichen werden Züge mit dem Wissen von damals. Unterschiede unter 2 % bleiben weg.
review-back = Zur Analyse
review-retry = Ab hier neu versuchen
review-before = Voriger Zug der Analyse
review-next = Nächster Zug der Analyse
review-first = Das ist der erste.
review-last = Das ist der letzte.

# What decisions and the rest made of a chance that was not won. who: [many] stands for a team of all
# who play. level: a level of bots, "Normal bot". lost: what the decisions cost of the chance, 0 where
# that cannot be measured; doubt: by how much that may be wrong. gave: whether the rest gave or took
# share. rest: what the rest was.
review-sum = Der { $level } gab { PERSON($who) ->
    [you] dir
    [many] dem Team
   *[one] { $who }
 } bei der ersten Entscheidung { NUMBER($begin, style: "percent") }, am Ende { $shared ->
    [yes] wurde der Sieg geteilt
   *[no] reichte es nicht zum Sieg
 }. Die Entscheidungen kosteten { $lost ->
    [0] nichts Messbares
   *[other] { NUMBER($lost, style: "percent") }
 }{ $sure ->
    [yes] {""}
   *[no] {" "}(± { NUMBER($doubt, style: "percent") })
 }; durch { $rest ->
    [luck-and-others] Glück und die anderen
    [luck] Glück
    [others] die anderen
   *[rest] alles Übrige
 } { $gave ->
    [yes] kamen { NUMBER($share, style: "percent") } hinzu
   *[no] gingen { NUMBER($share, style: "percent") } verloren
 }.
# What a win was worth: it was expected, against the odds, or neither.
review-won = { PERSON($who) ->
    [you] Du hast
    [many] Das Team hat
   *[one] { $who } hat
 } { $odds ->
    [expected] wie erwartet gewonnen
    [against] wider Erwarten gewonnen
   *[level] gewonnen
 }: Bei der ersten Entscheidung sah der { $level } die Chance bei { NUMBER($begin, style: "percent") }.
# The same of a game alone that is judged by its score. All amounts are counted: "43 delegates".
# Amounts stand after a colon, for their case: "1 Delegierter".
review-score-sum = Bei der ersten Entscheidung erwartet ({ $level }): { $begin }; { PERSON($who) ->
    [you] von dir erreicht
    [many] vom Team erreicht
   *[one] von { $who } erreicht
 }: { $end }. Durch die Entscheidungen verloren: { $lost ->
    [0] nichts Messbares
   *[other] { $cost }
 }; durch Glück { $gave ->
    [yes] gewonnen
   *[no] verloren
 }: { $luck }.
review-score-cost = Kosten: { $counted }
review-score-gain = Guter Einfall: { $counted }
review-score-others = { $lost ->
    [yes] Kosten aller anderen Züge zusammen: { $counted }, jeder für sich wenig.
   *[no] Gewinn aller anderen Züge zusammen: { $counted }.
 }
review-score-how = Solche Partien werden fast immer gewonnen, deshalb gilt hier das zu erwartende Ergebnis. Verglichen werden Züge bei gleichem Glück und mit dem Wissen von damals. Unterschiede unter 2 und solche, die am Glück liegen können, bleiben weg.
# The graph of it, for screen readers. begin, end: counted.
score-graph = Das zu erwartende Ergebnis nach { $turns ->
    [one] 1 Zug
   *[other] jedem von { $turns } Zügen
 }; am Anfang: { $begin }, am Ende: { $end }. Die Züge aus der Liste darunter sind darin nummeriert.
# The same as a sum, row by row.
sum-begin = Bei der ersten Entscheidung
sum-decisions = { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
 }
sum-rest = { $rest ->
    [luck-and-others] Glück und die anderen
    [luck] Glück
    [others] Die anderen
   *[rest] Alles Übrige
 }
sum-result = Das Ergebnis
# The heading of large changes of the chance to win that the own decisions do not explain.
review-turning = Wo die Chancen kippten
# The card at such a moment, for screen readers.
review-turning-card = Ein Moment, in dem sich die Chance änderte
# Above the sentences of the log. before, after: chances to win.
review-swing = Von { NUMBER($before, style: "percent") } auf { NUMBER($after, style: "percent") }
# When a decision was made. summary: how far the game was.
review-when = { $summary } · Aktion { $move }
review-cost = Das kostete { share-of-chance }
review-gain = Guter Einfall: { share-of-chance }
chance-axis = Die Gewinnchance in Prozent
# A turn of the review in the list, with its number on the graph. what: "This cost 8 points".
review-entry = { $number }. { $what }
# The graph of the chance to win. begin, end: percentages.
chance-graph = Deine Gewinnchance nach { $turns ->
    [one] 1 Zug
   *[other] jedem von { $turns } Zügen
 }: von { $begin } auf { $end }. Die Züge aus der Liste darunter sind darin nummeriert.
# A place on the board at a turn of the review: named by the turn as it was played, or by the other way.
lit-made = { $label }, gespielt
lit-plan = { $label }, der andere Weg
# Several moves of one turn, as their buttons say them.
moves = { LIST($moves, type: "unit") }
# What was done and what else could have been, as their buttons say it.
move-of-you = Du: { $move }
move-of = { $name }: { $move }
move-better = Besser: { $move }
move-worse = Nicht so gut: { $move }
# The chance that a move left.
chance = { NUMBER($chance, style: "percent") } Gewinnchance
