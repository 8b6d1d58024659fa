### The table: playing, advice, handing the screen over, the past.

## The table

table = Table
players = Players
thinking = How far the thinking is
undo = Take back
undo-luck = What dice, draws or a reveal have shown cannot be taken back.
undo-others = Somebody else has acted since; that cannot be taken back.
undo-nobody = Not before somebody has taken the screen.
undo-none = There is nothing to take back.
redo = Make again
redo-none = Nothing was taken back.
larger = Larger
largest = Largest.
smaller = Smaller
smallest = Whole board.
nobody-reacts = Nobody reacts
other-tab = This game is open in another tab; here you can only look on.
take-over = Play here
log = Log
log-label = What happened
whole-log = All that happened
# Whose turn it is while others play.
turn-of = { $name }’s turn
# Within a choice of several steps. chosen: it so far, as its button says it.
go-on-from = { $chosen }: choose how to go on.
all-moves = All moves as a list ({ $choices ->
    [one] 1 choice
   *[other] { $choices } choices
 })
bot-failed = { $name } could not decide, so the first possible move was played.

## What is told above the board

# What somebody did in a turn, one phrase after the other: "Iris: takes Ohio, ends the turn".
strip = { LIST($phrases, type: "unit") }
# The same where there is no room for its beginning.
strip-cut = … { strip }
strip-of = { $name }: { strip }
strip-of-cut = { $name }: { strip-cut }

## Advice

advice = Advice
advice-not-now = Not now.
advice-pending = Thinking …
advice-cancel = Never mind
advice-none = No advice could be found.
advice-each = Which advice is read
advice-number = Advice { $number }
# A thing on the board that is advised, as it is read out. numbers: those of the advice.
advised-thing = Advice { LIST($numbers) }: { $label }
# The same of a thing that has a label already.
advised = Advice { LIST($numbers) }
# What is said of all other moves beside the only one that is advised.
rest-alike = Others are about as good.
rest-far = Nothing else comes near it.
rest-best = Nothing else seems worth trying.
# moves: what their buttons say, in quotes; others: how many more there are.
rest-named = About as good: { LIST($moves) }.
move-quoted = “{ $move }”
others-counted = { $others ->
    [one] 1 other
   *[other] { $others } others
 }
# Moves that are not advised, for comparison. figure: what the move comes to, "61 % to win".
beside-idle = For comparison: “{ $move }”, { $figure }.
beside-next = The next best: “{ $move }”, { $figure }.
beside-usual = A usual one of the { $others } others: “{ $move }”, { $figure }.
# What a piece of advice comes to, and how it stands to another one, by its number.
as-good = { $figure }, as good as { $number }
about-as-good = { $figure }, about as good as { $number }
play-this = Play this
play-instead = Play this instead
play-this-move = { play-this }: { $move }
play-instead-move = { play-instead }: { $move }

## Asking a bot

why = Why?
why-this = { $name }, why this?
why-pending = Thinking back …
why-later = One thing at a time: ask again when nobody is thinking.
why-sealed = That was decided in secret, so the reasons stay secret too.
# about: a sentence on how the level plays.
why-simple = { $name } is a simple player. { $about }
why-none = { $name } has no reason that could be told from what you see.
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
is-beginning = This is the beginning.
is-present = This is the present.
branch = Play on from here
branch-help = As a game of its own, with the same seed.
back-to-now = Back to now
watch-again = Watch again
walk-on = Play it
pause = Pause
go-on = Go on
next-beat = Next
skip = Skip to now
moment = Move { $move } of { $moves }
in-the-past = You are looking at the past: after move { $move } of { $moves }.
# A new move has cut off moves that were taken back.
kept-beside = { $moves ->
    [one] The move you took back is kept as a game of its own, on the home page.
   *[other] The { $moves } moves you took back are kept as a game of their own, on the home page.
 }
# What that game is called; title: what the game it comes from is called.
taken-back-title = Moves taken back
taken-back-title-of = { $title }: moves taken back
