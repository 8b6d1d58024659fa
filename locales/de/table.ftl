### The table: playing, advice, handing the screen over, the past.

## Der Tisch

table = Tisch
players = Am Tisch
thinking = Fortschritt beim Nachdenken
undo = Zurücknehmen
undo-luck = Seither wurde gewürfelt, gezogen oder aufgedeckt; zurücknehmen geht nicht mehr.
undo-others = Seither hat jemand anders gespielt; zurücknehmen geht nicht mehr.
undo-nobody = Erst muss jemand das Gerät übernehmen.
undo-none = Es gibt nichts zurückzunehmen.
redo = Wiederholen
redo-none = Es gibt nichts zu wiederholen.
larger = Vergrößern
largest = Näher heran geht es nicht.
smaller = Verkleinern
smallest = Der ganze Spielplan ist zu sehen.
nobody-reacts = Niemand reagiert
other-tab = Diese Partie ist in einem anderen Tab offen; hier kannst du nur zusehen.
take-over = Hier spielen
log = Verlauf
log-label = Was geschah
# The whole board as text with headings, for those who do not see it.
board-in-words = Der Spielplan in Worten
whole-log = Alles, was geschah
# Whose turn it is while others play.
turn-of = { $name } ist am Zug
# Within a choice of several steps. chosen: it so far, as its button says it.
go-on-from = { $chosen }: Wähle, wie es weitergeht.
# Dasselbe, wenn die Wahl erklärt wird. move: sie bis hierher; means: ein Satz.
begun = { $move }. { $means }
all-moves = Alle Aktionen als Liste ({ $choices ->
    [one] 1 Möglichkeit
   *[other] { $choices } Möglichkeiten
 })
# A move that is made several times in a row. move: as its button says it.
repeat = { $move } × { $times }
repeat-turn = { $move }, bis der Zug endet
repeat-means = Wiederholt diese Aktion, bis du es beendest oder der Zug endet; dazwischen triffst du deine übrigen Entscheidungen.
repeat-stop = Wiederholen beenden
bot-failed = { $name } kam zu keiner Entscheidung, deshalb wurde die erste mögliche Aktion gespielt.

## Die Statuszeile

# What somebody did in a turn, one phrase after the other: "Iris: takes Ohio, ends the turn".
status-line = { LIST($phrases, type: "unit") }
# The same where there is no room for its beginning.
status-line-cut = … { status-line }
status-line-of = { $name }: { status-line }
status-line-of-cut = { $name }: { status-line-cut }
# What the player lost while nothing was shown, because it was skipped or the pace is instant.
meanwhile = Inzwischen: { LIST($losses, type: "unit") }

## Was vorgelesen wird

# A line of the status line as a sentence. says: without a full stop.
heard = { $says }.
# An opponent's answer to "Why?".
heard-why = { $name }: { $says }
# The first entry of the advice. more: how many others there are.
heard-advice = Rat: { $move }. { $why } { $more ->
    [0] {""}
    [one] Es gibt noch einen.
   *[other] Es gibt noch { $more } weitere.
 }
# The scores at the end.
heard-results = { LIST($scores, type: "unit") }.
# Answers to keys. what: the name of the count; scores: "Iris 12".
heard-scores = { $what }: { LIST($scores, type: "unit") }.
# rank: 1 for the best; level: how many others have the same.
heard-rank = { $rank ->
    [1] { $level ->
        [0] Du führst.
       *[other] Du führst, aber nicht allein.
     }
   *[other] Du liegst auf Rang { $rank } von { $sides }.
 }
heard-needed = Zum Sieg braucht es { $needed }.
heard-nothing = Noch ist nichts geschehen.
heard-kind = { $kind }: { LIST($choices, type: "disjunction") }.
heard-counted = { $kind }: { $choices } Möglichkeiten.
heard-no-place = Geh zuerst zu einem Ort auf dem Spielplan.
heard-choosable = Das kannst du wählen.
heard-not-choosable = Dort gibt es jetzt nichts zu wählen.
# After undo and redo.
taken-back = Zurückgenommen.
played-again = Erneut gespielt.

## Rat

advice = Rat
advice-not-now = Jetzt nicht.
advice-pending = Denkt nach …
advice-cancel = Schon gut
advice-none = Kein Rat gefunden.
advice-each = Welcher Rat zu sehen ist
advice-number = Rat { $number }
# The name of the list of the moves that an advised plan for the turn goes on with.
advice-then = Danach
# An advised plan for the turn as it is heard. then: the moves after the first.
plan = { $move }, danach { LIST($then, type: "unit") }
# A thing on the board that is advised, as it is read out. numbers: those of the advice.
advised-thing = Rat { LIST($numbers) }: { $label }
# The same of a thing that has a label already.
advised = Rat { LIST($numbers) }
# About all other moves, if only one is advised.
rest-equally-good = Andere sind etwa gleich gut.
rest-far = Nichts anderes kommt heran.
rest-best = Etwas anderes scheint sich nicht zu lohnen.
# moves: what their buttons say, in quotes; others: how many more there are.
rest-named = Etwa gleich gut: { LIST($moves) }.
move-quoted = „{ $move }“
others-counted = { $others ->
    [one] 1 weitere
   *[other] { $others } weitere
 }
# Moves that are not advised, for comparison. figure: what the move comes to, "61 % to win".
comparison-idle = Zum Vergleich: „{ $move }“, { $figure }.
comparison-next-best = Am nächsten kommt: „{ $move }“, { $figure }.
comparison-typical = Typisch für die { $others } anderen Aktionen: „{ $move }“, { $figure }.
# What a piece of advice comes to, and how it stands to another one, by its number.
as-good = { $figure }, genauso gut wie Rat { $number }
about-as-good = { $figure }, etwa so gut wie Rat { $number }
play-this = So spielen
play-instead = Lieber so spielen
play-this-move = { play-this }: { $move }
play-instead-move = { play-instead }: { $move }

## Eine Aktion eintippen

type-title = Aktion eintippen
type-field = Deine Aktion
# example: a move in writing, such as “border d6-d7”.
type-help = Zum Beispiel „{ $example }“
type-fits = { $moves ->
    [one] 1 Aktion passt.
   *[other] { $moves } Aktionen passen. Tippe weiter oder wähle mit den Pfeiltasten.
 }
# examples: moves in writing.
type-none = So heißt keine erlaubte Aktion. Möglich ist { LIST($examples, type: "disjunction") }.
# text: the first part of a move in writing, which goes on.
type-goes-on = { $text } …
type-not-now = Eine Aktion eintippen kannst du, wenn du am Zug bist.
# The log as moves in writing; move: its number.
written-move = { $move }. { $name }: { $text }
written-secret = eine geheime Aktion
in-words = In Worten
as-moves = Als Aktionen
copy-moves = Kopieren
written-copied = Der Verlauf ist in der Zwischenablage.
written-selected = Kopieren ist hier nicht erlaubt. Der Verlauf ist markiert: Kopiere ihn von Hand.

## Einen Bot fragen

why = Warum?
why-ask = Frag { $name }.
why-this = { why } { why-ask }
why-pending = Denkt zurück …
why-later = Eins nach dem anderen: Frag noch einmal, wenn niemand nachdenkt.
why-sealed = Das war eine geheime Wahl, also bleiben auch die Gründe geheim.
# about: a sentence on how the level plays.
why-simple = { $name } spielt nach einfachem Muster. { $about }
why-none = { $name } kann das nicht mit dem erklären, was du sehen kannst.
# A move, as its button says it, and what the bot says of it.
why-move = { $move }. { $says }

## Das Gerät weitergeben

hand-over = Gib das Gerät an { $name } weiter.
i-am = Ich bin { $name }
not-them = Zurück
recap = Seit deinem letzten Zug
recap-first = Bisher

## In der Vergangenheit

history = Rückblick
to-beginning = Zum Anfang
move-back = Eine Aktion zurück
move-on = Eine Aktion vor
to-present = Zur Gegenwart
# Leads to the position after a period. period: "Round 3".
period-end = Ende: { $period }
is-beginning = Das ist der Anfang.
is-present = Das ist die Gegenwart.
branch = Ab hier weiterspielen
branch-help = Als eigene Partie mit demselben Startcode.
back-to-now = Zur Gegenwart
watch-again = Nochmal ansehen
watch-from-here = Ab hier ansehen
pause = Pause
go-on = Weiter
next-beat = Schritt
# After what waits until it has been read, such as a result.
next-step = Weiter
take-a-look = Sieh es dir an, dann drück „{ next-step }“.
skip = Überspringen
# The same where the game is over.
skip-to-end = Zum Ende springen
# Vor der Auszählung, die noch niemand begonnen hat.
count-votes = Stimmen auszählen
moment = Aktion { $move } von { $moves }
in-the-past = Du siehst die Vergangenheit: nach Aktion { $move } von { $moves }.
# A choice beside the scrubber, when a game with hidden cards is over: whose eyes the past is seen through.
eyes = Sicht
eyes-of = Wie { $name } es sah
eyes-of-all = Wie alle es sahen
eyes-open = Alles offen
# Below that line, on how to see what happened at a place of the board.
ask-place = Tippe einen Ort auf dem Spielplan an: Wann hat sich dort etwas geändert?
# What happened at a place of the board. text: the sentences of the log.
place-changed = Aktion { $move }: { $text }
place-unchanged = Hier war noch nichts geschehen.
place-history = Was hier geschah
earlier-change = Frühere Änderung
later-change = Spätere Änderung
# A new move has replaced moves that were undone.
undone-moves-kept = { $moves ->
    [one] Die zurückgenommene Aktion bleibt als eigene Partie auf der Startseite.
   *[other] Die { $moves } zurückgenommenen Aktionen bleiben als eigene Partie auf der Startseite.
 }
# The title of that game; title: of the game it comes from.
undone-title = Zurückgenommenes
undone-title-of = { $title }: Zurückgenommenes
