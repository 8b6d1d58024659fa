### Lessons, puzzles, and tips in first games.

learn = Spielend lernen
learn-game = { learn }: { $game }
lesson = Lektion
next-note = Weiter
back = Zurück
show-me = Zeig’s mir
try-again = Noch einmal
# After a puzzle: has bots play on from the player's moves.
see-what-happens = Sieh, was passiert
solved = Gelöst.
not-solved = Das geht besser.
lesson-over = Das war’s! Versuch jetzt eine Partie gegen einen leichten Bot.
first-game = Erste Partie spielen
no-lesson = Diese Lektion gibt es hier nicht.
# How far a lesson has come, from 1 on.
note-of = { $at } von { $notes }
# What is gone through: "Gerrymander: Puzzle 3".
titled = { $game }: { $what }

## Rätsel

puzzles = Rätsel
puzzles-solved = Rätsel { $solved }/{ $puzzles }
puzzles-solved-heard = Rätsel { $solved }/{ $puzzles } gelöst: { $game }
todays-puzzles = Rätsel des Tages
todays-puzzles-help = In jedem Spiel eines, für alle dasselbe. Um Mitternacht kommen neue.
todays-solved = Rätsel des Tages { $solved }/{ $games }
puzzles-help = Ein Zug entscheidet. Nach einem falschen spielen Bots weiter, damit du siehst, was daraus wird.
no-puzzles = Für dieses Spiel gibt es noch keine.
no-puzzle = Dieses Rätsel gibt es hier nicht.
next-puzzle = Nächstes Rätsel ({ $number })
all-solved = Alle { $puzzles } Rätsel gelöst.
another-like-it = Noch so eins
# The same for everybody on one date. solved: whether today.
puzzle-of-day = Rätsel des Tages{ $solved ->
    [yes] {" "}✓
   *[no] {""}
 }
# The same as it is read out.
puzzle-of-day-heard = Rätsel des Tages{ $solved ->
    [yes] {" "}(gelöst)
   *[no] {""}
 }
# A heading of the list: how hard these puzzles are, and how many of them are solved.
grade-solved = { $grade ->
    [0] {""}
    [1] Leicht:{" "}
    [2] Mittel:{" "}
   *[3] Schwer:{" "}
 }{ $solved } von { $puzzles } gelöst
# The same as the head of a column.
grade = { $grade ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
 }
# Puzzles solved at the first try, one after the other.
streak = Im ersten Versuch: { $now } in Folge, dein Rekord ist { $best }.
streak-of-all = In allen Spielen: { $now } in Folge, dein Rekord ist { $best }.
# After a puzzle; puzzles: 2 or more. record: whether that is the best so far.
in-a-row = { $record ->
    [yes] { $puzzles } in Folge: Das ist dein Rekord.
   *[no] { $puzzles } in Folge, dein Rekord ist { $best }.
 }
# After a puzzle, when bots have played on. standing: "Districts: Red 4, Blue 3."
led = { $solved ->
    [yes] Das wurde daraus.
   *[no] Das wurde aus deiner Wahl.
 } { $standing }
# After a solved puzzle whose game was lost by luck. outcome: "Ada fails with 31 delegates."
unlucky = Kein Weg war besser, doch diesmal wollten die Würfel nicht. { $outcome }
# After a missed puzzle whose game was won all the same.
won-anyway = { $luck ->
    [yes] Diesmal hat dich das Glück gerettet.
   *[no] Die Gegenseite hat ihre beste Antwort übersehen.
 } { $outcome }
# Which ring on the board is the player's own move, and which the best. named: whether
# $move says which move it is; else only the board does.
way-yours = { $named ->
    [yes] Deine Wahl: { $move }
   *[no] Deine Wahl
 }
way-best = { $named ->
    [yes] Am besten: { $move }
   *[no] Am besten
 }
# Which rings are the turn by which a rival beats wrong moves.
way-reply = Antwort von { $name }
# After a puzzle whose answer was shown.
shown-stays-open = Du hast dir die Lösung zeigen lassen, deshalb bleibt dieses Rätsel in der Liste ungelöst.
# What the card says once the best moves are marked.
make-best = { $moves ->
    [one] Spiel die markierte Aktion selbst und sieh, was sie bringt.
   *[other] Spiel die markierten Aktionen selbst und sieh, was sie bringen.
 }
# The label of a place or a piece that is marked so, as it is read out.
lit-yours = { $label }, deine Wahl
lit-best = { $label }, die beste Wahl
lit-reply = { $label }, Antwort von { $name }
# What a rival does after wrong moves. phrases: "draws E4–F4", "C1–D2".
rival-reply = { $name } antwortet: { LIST($phrases, type: "unit") }.
puzzle = Rätsel { $number }
# The heading of a puzzle. puzzles: how many there are.
puzzle-heading = Rätsel { $number } von { $puzzles }
puzzle-heading-today = Rätsel des Tages, { $date }
puzzle-graded = { grade } · { $title }
all-puzzles = Alle Rätsel
# A puzzle of the list, as it is read out.
puzzle-listed = { puzzle }: { $title }{ $solved ->
    [yes] {" "}(gelöst)
   *[no] {""}
 }

# The result of a puzzle as a line to send. how: at the first try, after wrong tries, shown, or one solved before.
puzzle-result = { $game }, Rätsel { $number } ({ $title }): { $how ->
    [first] im ersten Versuch gelöst.
    [tries] nach { $wrong ->
        [one] 1 Fehlversuch
       *[other] { $wrong } Fehlversuchen
     } gelöst.
    [shown] mit Blick in die Lösung gelöst.
   *[again] gelöst.
 }
# day: 2026-11-26.
puzzle-of-date = Rätsel des Tages { $day }.
puzzle-asked = { $game }, Rätsel { $number } ({ $title }): Löst du es?
puzzle-link = Dieses Rätsel
puzzle-link-help = Eine Zeile zum Einfügen und der Link zur Aufgabe. Beide verraten die Lösung nicht.

## Tipps

# A place or piece that is highlighted, as it is read out.
lit = { $label }, leuchtet
tip = Neu hier
# The same where there is no room for more.
tip-short = Neu
tip-is = { tip }: { $head }
understood = Verstanden
tips-again = Alle Tipps wieder zeigen
goal = Ziel und Zwischenstand
# How much of what wins somebody has.
of-needed = { $count } von { $needed }
