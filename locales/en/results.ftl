### The player's record on this device: results of finished games, daily games, levels beaten.

title = My record
# Before the first result.
none = Finish a game of your own and its result is kept here: against bots, alone, or as a team.
# What is counted.
counted = The first result of each game counts; replays of the same seed and friendly tables do not.
delete = Delete my record
delete-asked = Delete all results on this device? Your games and solved puzzles stay.
delete-not = Keep it

## The games of the day

daily = Games of the day
streak = { $days ->
    [0] No streak yet: finish today’s game.
    [one] 1 day in a row.
   *[other] { $days } days in a row.
 } One missed day is forgiven.
# Of today's game; days: 2 or more. about: what it is.
streak-and = { $days } days in a row · { $about }
# The heads of the calendar's columns.
weekday = { $day ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
 }
# A day of the calendar, read out. day: "26 November".
day-won = { $day }: { $game }, won
day-lost = { $day }: { $game }, not won
day-missed = { $day }: not played
# What pressing a day does. result: one of these. press: whether its game is kept, was played, is today's, or was missed.
day-press = { $result }. { $press ->
    [look] Look at the game.
    [again] Play the same game again.
    [today] Play it now.
   *[late] Play it now; it does not count.
 }
calendar-help = Press a day to look at its game, or to play one you missed. A game played later does not count.
# The title of a day: its date and its game.
day-game = { $date }: { $game }
# How its game ended. standing: "5 to 3"; level: of the bots, "Normal".
day-result = { $won ->
    [yes] You won
   *[no] You did not win
 }: { $standing }, level { $level }.
day-not-played = This game was not played to its end on its day.
uncounted-help = Played later, the game counts neither for the calendar nor for the streak.
day-late = Play it now
day-again = Play it again
# The button to the puzzle of a day. solved: whether it was solved, that day or later.
day-puzzle = Puzzle of that day: { $game } { $number }{ $solved ->
    [yes] {" "}✓
   *[no] {""}
 }
# At the table, where the game of an earlier day is played. day: "26 November".
day-uncounted = The game of { $day }, played later: it counts neither for the calendar nor for the streak.
# The same with puzzles of the day. result: one of the three above.
day-and-puzzles = { $result }; { $puzzles ->
    [one] 1 puzzle of the day solved
   *[other] { $puzzles } puzzles of the day solved
 }
# puzzles: whether a puzzle of the day was solved.
marks = ● won, ○ not won{ $puzzles ->
    [yes] , ✓ a puzzle of the day solved
   *[no] {""}
 }. The frame marks today.
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
 }
# A day without its year: "26 November".
date = { $day } { month }
# The heading of the calendar. $first, $last: months by name. one: whether they are the same. year: of the last day.
months = { $one ->
    [yes] {""}
   *[no] { $first } –{" "}
 }{ $last } { $year }

## The results of a game

levels = Levels
# Of which level the bots were.
level-of = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [expert] Expert
    [alone] Alone
   *[mixed] Mixed levels
 }
game-head = Game
players = Players
played = Played
won = Won
best = Best
recent = Last ten
# The last results, read out.
recent-read = { $won } won of the last { $games }
# levels: those beaten, the lowest first.
beaten = Beaten: { LIST($levels) }.
next-level = Next to beat: { $level }.
all-beaten = All levels beaten.

# What reviewed games would have brought by the decisions alone. won, share: 0 to 1.
without-luck = { level-of }, { $players ->
    [1] 1 player
   *[other] { $players } players
 }: { NUMBER($won, style: "percent") } won in { $games ->
    [one] 1 reviewed game
   *[other] { $games } reviewed games
 }, { NUMBER($share, style: "percent") } with luck taken out.
# Below all results, if there is such a line.
luck-counted = Luck is what a review cannot explain by your decisions: dice, draws and the others’ moves.

## At the end of a game

# All results at this level with as many players.
since = { level-of }, { $players ->
    [1] 1 player
   *[other] { $players } players
 }: { $won } of { $played } won, best { $best }.
first-win = Your first win at this level.
new-best = Your best so far.

## Challenges: the same luck, and a result to beat

# rival: what the best rival reached.
standing = { NUMBER($score) } to { NUMBER($rival) }
standing-alone = { NUMBER($score) }
challenge = Somebody reached { $standing } with this luck. Can you beat it?
challenge-unreadable = The link has a result to beat that cannot be read.
course-unreadable = The link’s scores over time cannot be read, so the end compares the results only.
# The graph of one's own scores and those of the challenge. count: what is counted, "Districts".
challenge-graph = { $count }: you and the challenge
# The other line of that graph, and its letter.
challenge-side = The challenge
challenge-letter = C
# A period of a game that only the challenge reached. period: "Turn".
period-number = { $period } { $number }
challenge-over = { $how ->
    [better] Challenge beaten: { $mine }, not { $standing }.
    [same] As good as the challenge: { $mine }.
   *[worse] The challenge stands: { $standing }, not { $mine }.
 }
# The same game again from a moment of it. standing: how it ended then.
retry = It ended { $standing } then. Can you do better?
# Below a result that is sent, above the link. team: whether several people reached it together.
beat-me = Beat { $team ->
    [yes] our
   *[no] my
 } { $standing }: same game, same luck.
challenge-title = Challenge
challenge-help = The same start, with your result to beat: { $standing }.

## What a level reaches on the same luck. level: "Expert"

match-ask = What would { $level } have reached?
match-pending = { $level } plays the same game in your place …
match-stop = Stop
match-failed = The game could not be played. Nothing else is affected.
# how: how the player did, compared with it.
match-done = { $level } reached { $standing } in your place: { $how ->
    [better] you did better.
    [same] just as you.
   *[worse] that is the mark to beat.
 }

## The aims of the game of the day

# The heading at the end of the game of the day, above the aims.
day-title = Game of the day
# Above the aims before the game begins, and while it is played. date: "26 November".
day-heading = Today’s game, { $date }
# Below them. game, bot: those of the next day, "Normal bot". hours: until it comes, 0 for less than one; then minutes: as many.
next-day = Tomorrow, in { $hours ->
    [0] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
     }
    [one] 1 hour
   *[other] { $hours } hours
 }: { $game } · { $bot }
# The first line of the result of a daily game that is sent. day: 2026-11-26.
day-line = Game of the day { $day }{ $days ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $days } days in a row
 }
aims = Aims of the day
aim-reached = ✓ { $aim }
aim-missed = ✗ { $aim }
# An aim while it is not decided.
aim-open = ○ { $aim }
# Below the open aims.
best-at-end = What { $level } reaches on this luck is shown at the end.
aim-win = Win
aim-lead = Win by { $lead } or more
aim-best = Do better than { $level } on the same luck

## How far the next aim is. short: by how much, "2 districts".

short-of-win = { $short } short of a win.
# The game was lost although no rival had more. what: what is counted, "Districts".
level-but-lost = { $what }: level or ahead. The decision fell after the count.
short-of-lead = { $short } short of the next aim, a win by { $lead } or more.
# rivals: whether leads were compared, or scores.
short-of-level = { $short } short of { $rivals ->
    [yes] the lead
   *[no] the score
 } that { $level } reached.
level-with = Level with { $level }: anything more reaches the last aim.
next-is-best = The next aim: do better than { $level } on the same luck.
all-aims = All aims of the day reached.
