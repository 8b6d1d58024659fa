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
review-no-best = Kein Zug war deutlich besser als die Alternativen.
review-how = Prozente sind Anteile an der Gewinnchance, nicht am Ergebnis. Verglichen werden Züge bei gleichem Glück und mit dem Wissen von damals. Unterschiede unter 2 % und solche, die am Glück liegen können, bleiben weg.
review-how-without-luck = Prozente sind Anteile an der Gewinnchance, nicht am Ergebnis. Verglichen werden Züge mit dem Wissen von damals. Unterschiede unter 2 % bleiben weg.
review-back = Zur Analyse
review-retry = Neu versuchen
review-before = Voriger Zug der Analyse
review-next = Nächster Zug der Analyse
review-first = Das ist der erste.
review-last = Das ist der letzte.

# What became of a chance that was not won. who: [many] stands for a team of all who play. level: a level
# of bots, "Normal bot". cost: whether a turn is known to have cost something; the costliest one led from
# before to after. rest: what else decided.
review-lost = Der { $level } gab { PERSON($who) ->
    [you] dir
    [many] dem Team
   *[one] { $who }
 } bei der ersten Entscheidung { NUMBER($begin, style: "percent") }, am Ende { $shared ->
    [yes] wurde der Sieg geteilt
   *[no] reichte es nicht zum Sieg
 }. { $cost ->
    [yes] Der teuerste Zug ließ { NUMBER($after, style: "percent") } übrig, wo { NUMBER($before, style: "percent") } möglich waren.
   *[no] Kein Zug hat mit Sicherheit etwas gekostet: { $rest ->
        [luck-and-others] Glück und die anderen gaben
        [luck] Glück gab
        [others] Die anderen gaben
       *[rest] Alles Übrige gab
     } den Ausschlag.
 }
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
# Below the turns that cost most: what all others cost together, or gained.
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
# The heading of the other large changes of the chance to win.
review-turning = Wo die Chancen kippten
# The card at such a moment, for screen readers.
review-turning-card = Ein Moment, in dem sich die Chance änderte
# How a moment changed the chance to win, or the score to be expected: "62 %", "43".
review-swing = Von { $before } auf { $after }
# When a decision was made. summary: how far the game was.
review-when = { $summary } · Aktion { $move }
# Below that, where the log says nothing of it: who changed it. count: how many players; 0: luck alone.
review-turned-by = { $count ->
    [0] Das Glück gab den Ausschlag.
    [one] { LIST($names) } gab den Ausschlag.
   *[other] { LIST($names) } gaben den Ausschlag.
 }
# What others did between two turns, where it is not known what of it made the difference. events: sentences of the log.
review-in-between = Dazwischen: { $events }
# A turn that was better than another way to play it: what each of them left.
review-find = Guter Einfall: { $share } statt { $other }
chance-axis = Die Gewinnchance in Prozent
# A turn of the review in the list, with its number on the graph. what: "From 62 % to 54 %".
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
# The button that shows on the board how a turn could have been played; better: or was better than.
show-way = { $better ->
    [yes] Besserer Zug
   *[no] Anderer Weg
 }
# The button that shows the position before the turn again.
show-before = Zurück
# Above the board while that is shown. moves: as their buttons say them.
way-shown = { $better ->
    [yes] Der bessere Zug
   *[no] Der andere Weg
 } und das Brett danach: { LIST($moves, type: "unit") }. So wurde nicht gespielt.
