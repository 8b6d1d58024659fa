### The table: playing, advice, handing the screen over, the past.

## The table

table = Table
players = Players
thinking = Thinking progress
undo = Undo
undo-luck = Dice, draws or a reveal have shown something since, so this cannot be undone.
undo-others = Someone else has acted since, so this cannot be undone.
undo-nobody = Someone must take the screen first.
undo-none = There is nothing to undo.
redo = Redo
redo-none = There is nothing to redo.
larger = Zoom in
largest = This is as near as it goes.
smaller = Zoom out
smallest = The whole board is in view.
nobody-reacts = Nobody reacts
other-tab = This game is open in another tab; here you can only watch.
take-over = Play here
log = Log
log-label = What happened
# The whole board as text with headings, for those who do not see it.
board-in-words = The board in words
whole-log = Everything that happened
# Whose turn it is while others play.
turn-of = { $name }’s turn
# Within a choice of several steps. chosen: it so far, as its button says it.
go-on-from = { $chosen }: choose what comes next.
# The same where the choice is explained. move: it so far; means: a sentence.
begun = { $move }. { $means }
all-moves = All moves as a list ({ $choices ->
    [one] 1 choice
   *[other] { $choices } choices
 })
# A move that is made several times in a row. move: as its button says it.
repeat = { $move } × { $times }
# The same with a move that answers others, as often as they ask in a turn: “Pass until the turn ends”.
repeat-turn = { $move } until the turn ends
repeat-means = Repeats this with your other choices in between, until you stop or the turn ends.
repeat-stop = Stop repeating
bot-failed = { $name } could not decide, so the first possible move was played.

## The status line

# What somebody did in a turn, one phrase after the other: "Iris: takes Ohio, ends the turn".
status-line = { LIST($phrases, type: "unit") }
# The same where there is no room for its beginning.
status-line-cut = … { status-line }
status-line-of = { $name }: { status-line }
status-line-of-cut = { $name }: { status-line-cut }
# What the player lost while nothing was shown, because it was skipped or the pace is instant.
meanwhile = Meanwhile: { LIST($losses, type: "unit") }

## What is read out

# A line of the status line as a sentence. says: without a full stop.
heard = { $says }.
# An opponent's answer to "Why?".
heard-why = { $name }: { $says }
# The first entry of the advice. more: how many others there are.
heard-advice = Advice: { $move }. { $why } { $more ->
    [0] {""}
    [one] There is one more.
   *[other] There are { $more } more.
 }
# The scores at the end.
heard-results = { LIST($scores, type: "unit") }.
# Answers to keys. what: the name of the count; scores: "Iris 12".
heard-scores = { $what }: { LIST($scores, type: "unit") }.
# rank: 1 for the best; level: how many others have the same.
heard-rank = { $rank ->
    [1] { $level ->
        [0] You lead.
       *[other] You share the lead.
     }
   *[other] You are number { $rank } of { $sides }.
 }
heard-needed = { $needed } are needed to win.
heard-nothing = Nothing has happened yet.
heard-kind = { $kind }: { LIST($choices, type: "disjunction") }.
heard-counted = { $kind }: { $choices } choices.
heard-no-place = Go to a place on the board first.
heard-choosable = You can choose it.
heard-not-choosable = There is nothing to choose there now.
# After undo and redo.
taken-back = Taken back.
played-again = Played again.

## Advice

advice = Advice
advice-not-now = Not now.
advice-pending = Thinking …
advice-cancel = Never mind
advice-none = No advice found.
advice-each = Which advice is shown
advice-number = Advice { $number }
# The name of the list of the moves that an advised plan for the turn goes on with.
advice-then = Then
# An advised plan for the turn as it is heard. then: the moves after the first.
plan = { $move }, then { LIST($then, type: "unit") }
# A thing on the board that is advised, as it is read out. numbers: those of the advice.
advised-thing = Advice { LIST($numbers) }: { $label }
# The same of a thing that has a label already.
advised = Advice { LIST($numbers) }
# About all other moves, if only one is advised.
rest-equally-good = Others are about as good.
rest-far = Nothing else comes close.
rest-best = Nothing else seems worth trying.
# moves: what their buttons say, in quotes; others: how many more there are.
rest-named = About as good: { LIST($moves) }.
move-quoted = “{ $move }”
others-counted = { $others ->
    [one] 1 other
   *[other] { $others } others
 }
# Moves that are not advised, for comparison. figure: what the move comes to, "61 % to win".
comparison-idle = For comparison: “{ $move }”, { $figure }.
comparison-next-best = Next best: “{ $move }”, { $figure }.
comparison-typical = Typical of the { $others } other moves: “{ $move }”, { $figure }.
# What a piece of advice comes to, and how it stands to another one, by its number.
as-good = { $figure }, as good as { $number }
about-as-good = { $figure }, about as good as { $number }
play-this = Play this
play-instead = Play this instead
play-this-move = { play-this }: { $move }
play-instead-move = { play-instead }: { $move }

## Typing a move

type-title = Type a move
type-field = Your move
# example: a move in writing, such as “border d6-d7”.
type-help = For example “{ $example }”
type-fits = { $moves ->
    [one] 1 move fits.
   *[other] { $moves } moves fit. Type more, or choose with the arrow keys.
 }
# examples: moves in writing.
type-none = No legal move is called that. You can play { LIST($examples, type: "disjunction") }.
# text: the first part of a move in writing, which goes on.
type-goes-on = { $text } …
type-not-now = You can type a move when it is your turn.
# The log as moves in writing; move: its number.
written-move = { $move }. { $name }: { $text }
written-secret = a secret move
in-words = In words
as-moves = As moves
copy-moves = Copy
written-copied = The log is in the clipboard.
written-selected = Copying is not allowed here. The log is selected: copy it by hand.

## Asking a bot

why = Why?
why-ask = Ask { $name }.
why-this = { why } { why-ask }
why-pending = Thinking back …
why-later = One thing at a time: ask again when nobody is thinking.
why-sealed = That was a secret choice, so the reasons stay secret too.
# about: a sentence on how the level plays.
why-simple = { $name } is a simple player. { $about }
why-none = { $name } cannot explain this by what you can see.
# A move, as its button says it, and what the bot says of it.
why-move = { $move }. { $says }

## Handing the screen over

hand-over = Hand the screen to { $name }.
i-am = I am { $name }
not-them = Back
recap = Since your last turn
recap-first = So far

## Looking at the past

history = History
to-beginning = To the beginning
move-back = One move back
move-on = One move on
to-present = To the present
# Leads to the position after a period. period: "Round 3".
period-end = After { $period }
is-beginning = This is the beginning.
is-present = This is the present.
branch = Play on from here
branch-help = As a separate game with the same seed.
back-to-now = Back to now
watch-again = Watch again
watch-from-here = Watch from here
pause = Pause
go-on = Go on
next-beat = Next
# After what waits until it has been read, such as a result.
next-step = Next
# Above the board while such a thing waits to be seen.
take-a-look = Take a look, then press “{ next-step }”.
skip = Skip to now
# The same where the game is over.
skip-to-end = Skip to the end
# Before the count of an election, where nobody's press has begun it.
count-votes = Count the votes
moment = Move { $move } of { $moves }
in-the-past = You are looking at the past: after move { $move } of { $moves }.
# A choice beside the scrubber, when a game with hidden cards is over: whose eyes the past is seen through.
eyes = Seen by
eyes-of = As { $name } saw it
eyes-of-all = As everybody saw it
eyes-open = Everything open
# Below that line, on how to see what happened at a place of the board.
ask-place = Press a place on the board to see when it changed.
# What happened at a place of the board. text: the sentences of the log.
place-changed = Move { $move }: { $text }
place-unchanged = Nothing had happened here yet.
place-history = What happened here
earlier-change = Earlier change
later-change = Later change
# A new move has replaced moves that were undone.
undone-moves-kept = { $moves ->
    [one] The move you undid is kept as a separate game on the home page.
   *[other] The { $moves } moves you undid are kept as a separate game on the home page.
 }
# The title of that game; title: of the game it comes from.
undone-title = Undone moves
undone-title-of = { $title }: undone moves
