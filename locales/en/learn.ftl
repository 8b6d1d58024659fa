### Lessons, puzzles, and tips in first games.

learn = Learn by playing
learn-game = { learn }: { $game }
lesson = Lesson
next-note = Next
back = Back
show-me = Show me
try-again = Try again
solved = Solved.
not-solved = There is a better move. See what comes of yours, or try again.
lesson-over = That’s it! Now try a game against an easy bot.
first-game = Play a first game
no-lesson = There is no such lesson here.
# How far a lesson has come, from 1 on.
note-of = { $at } of { $notes }
# What is gone through: "Gerrymander: Puzzle 3".
titled = { $game }: { $what }

## Puzzles

puzzles = Puzzles
puzzles-solved = Puzzles ({ $puzzles } solved)
puzzles-help = One turn, one best way. If you miss it, the game plays on so that you see why.
no-puzzles = There are none for this game yet.
no-puzzle = There is no such puzzle here.
next-puzzle = Next puzzle
puzzle = Puzzle { $number }
# A puzzle of the list, as it is read out.
puzzle-listed = { puzzle }: { $title }{ $solved ->
    [yes] {" "}(solved)
   *[no] {""}
 }

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
