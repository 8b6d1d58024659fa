### Lessons, puzzles, and tips in first games.

learn = Learn by playing
learn-game = { learn }: { $game }
lesson = Lesson
next-note = Next
back = Back
show-me = Show me
try-again = Try again
# After a puzzle: has bots play on from the player's moves.
see-what-happens = See what happens
solved = Solved.
not-solved = There is a better move.
lesson-over = That’s it! Now try a game against an easy bot.
first-game = Play a first game
no-lesson = There is no such lesson here.
# How far a lesson has come, from 1 on.
note-of = { $at } of { $notes }
# What is gone through: "Gerrymander: Puzzle 3".
titled = { $game }: { $what }

## Puzzles

puzzles = Puzzles
# The button to the list of a game's puzzles: how many of them are solved.
puzzles-solved = Puzzles { $solved }/{ $puzzles }
# The same as it is read out.
puzzles-solved-heard = Puzzles { $solved }/{ $puzzles } solved: { $game }
# Today's puzzle of each game, as a list. One of them stands on the home page.
todays-puzzles = Today’s puzzles
todays-puzzles-help = One for each game, the same for everyone. New ones come at midnight.
# The button to the list: how many of today's puzzles are solved.
todays-solved = Today’s puzzles { $solved }/{ $games }
puzzles-help = One turn decides. After a wrong one bots play on, so that you see what comes of it.
no-puzzles = There are none for this game yet.
no-puzzle = There is no such puzzle here.
# number: that of the next unsolved puzzle.
next-puzzle = Next puzzle ({ $number })
# After the last unsolved puzzle of a game.
all-solved = All { $puzzles } puzzles solved.
another-like-it = Another like this
# The same for everybody on one date. solved: whether today.
puzzle-of-day = Today’s puzzle{ $solved ->
    [yes] {" "}✓
   *[no] {""}
 }
# The same as it is read out.
puzzle-of-day-heard = Today’s puzzle{ $solved ->
    [yes] {" "}(solved)
   *[no] {""}
 }
# A heading of the list: how hard these puzzles are, and how many of them are solved.
grade-solved = { $grade ->
    [0] {""}
    [1] Easy:{" "}
    [2] Medium:{" "}
   *[3] Hard:{" "}
 }{ $solved } of { $puzzles } solved
# The same as the head of a column.
grade = { $grade ->
    [1] Easy
    [2] Medium
   *[3] Hard
 }
# Puzzles solved at the first try, one after the other.
streak = At the first try: { $now } in a row, your best is { $best }.
streak-of-all = In all games: { $now } in a row, your best is { $best }.
# After a puzzle; puzzles: 2 or more. record: whether that is the best so far.
in-a-row = { $record ->
    [yes] { $puzzles } in a row, your best so far.
   *[no] { $puzzles } in a row, your best is { $best }.
 }
# After a puzzle, when bots have played on. standing: "Districts: Red 4, Blue 3."
led = { $solved ->
    [yes] Here is where it led.
   *[no] Here is where yours led.
 } { $standing }
# After a solved puzzle whose game was lost by luck. outcome: "Ada fails with 31 delegates."
unlucky = No way was better, but this time the dice said no. { $outcome }
# After a missed puzzle whose game was won all the same.
won-anyway = { $luck ->
    [yes] Luck saved you this time.
   *[no] Your rival missed the way to beat it.
 } { $outcome }
# Which ring on the board is the player's own move, and which the best. named: whether
# $move says which move it is; else only the board does.
way-yours = { $named ->
    [yes] Yours: { $move }
   *[no] Yours
 }
way-best = { $named ->
    [yes] Best: { $move }
   *[no] Best
 }
# Which rings are the turn by which a rival beats wrong moves.
way-reply = { $name }’s reply
# After a puzzle whose answer was shown.
shown-stays-open = You were shown the answer, so this puzzle stays unsolved in the list.
# What the card says once the best moves are marked.
make-best = { $moves ->
    [one] Make the marked move yourself, and see what it brings.
   *[other] Make the marked moves yourself, and see what they bring.
 }
# The label of a place or a piece that is marked so, as it is read out.
lit-yours = { $label }, yours
lit-best = { $label }, the best
lit-reply = { $label }, { $name }’s reply
# What a rival does after wrong moves. phrases: "draws E4–F4", "C1–D2".
rival-reply = { $name } replies: { LIST($phrases, type: "unit") }.
puzzle = Puzzle { $number }
# The heading of a puzzle. puzzles: how many there are.
puzzle-heading = Puzzle { $number } of { $puzzles }
# The same of today's. date: "26 November".
puzzle-heading-today = Today’s puzzle, { $date }
# Below it: how hard it is, and its title.
puzzle-graded = { grade } · { $title }
all-puzzles = All puzzles
# A puzzle of the list, as it is read out.
puzzle-listed = { puzzle }: { $title }{ $solved ->
    [yes] {" "}(solved)
   *[no] {""}
 }

# The result of a puzzle as a line to send. how: at the first try, after wrong tries, shown, or one solved before.
puzzle-result = { $game }, puzzle { $number } ({ $title }): { $how ->
    [first] solved at the first try.
    [tries] solved after { $wrong ->
        [one] 1 wrong try.
       *[other] { $wrong } wrong tries.
     }
    [shown] solved once the answer was shown.
   *[again] solved.
 }
# day: 2026-11-26.
puzzle-of-date = Puzzle of the day { $day }.
# The same before it is solved.
puzzle-asked = { $game }, puzzle { $number } ({ $title }): can you solve it?
puzzle-link = This puzzle
puzzle-link-help = One line to paste, and the link to the question. Neither gives the answer away.

## Tips

# A place or piece that is highlighted, as it is read out.
lit = { $label }, lit
tip = New here
# The same where there is no room for more.
tip-short = New
tip-is = { tip }: { $head }
understood = Got it
tips-again = Show all tips again
goal = What wins, and who leads
# How much of what wins somebody has.
of-needed = { $count } of { $needed }
