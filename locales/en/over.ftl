### The end of a game: the ranking, the course of the counts, the dice, the review of decisions.

ranking = Ranking
result = Final result
# A place in the ranking.
rank = { $rank }.
# In the ranking: all people, who won or lost as one team.
together = All together
# In the ranking: a side that nobody played.
automatic = { $side } (automatic)
# In the ranking, in place of the score: whoever dropped out had so much then.
out-with = out with { $score }
rematch = Rematch
same-seed = Same seed again
same-seed-help = A new game with the same dice and draws.
watch = Watch from the start
copy-result = Copy the result

## The card: the result as a picture to send

card = Share the front page
card-title = The front page about this game
# Read out in place of the picture. outcome: a sentence.
card-label = Picture of the front page: { $outcome }
card-help = The line and a link to the same start go along, so that others can try it.
card-share = Share or copy the picture
card-save = Save the picture
card-copied = The picture is copied: paste it into a chat.
card-copy-failed = This browser can neither share nor copy pictures. Save it instead.
# In the corner of the picture of a daily game. day: 2026-11-26.
card-day = Game of the day { $day }
# The same of any other game. seed: “calm-otter-42”.
card-dateline = { $date }, seed { $seed }
# The score of a winner.
card-winner = ★ { NUMBER($score) }
# A part of the name of the picture's file.
card-file = result

# How long a game was, and its seed.
played = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
 } · seed { $seed }
# A result as one line to paste elsewhere. outcome: a sentence. scores: "Ada 12", best first.
result-line = { $game }: { $outcome } { LIST($scores, type: "unit") }. ({ played })
# The same of somebody who played alone.
result-line-alone = { $game }: { $outcome } ({ played })
score-of = { $name } { $score }
# The row of squares beneath a result, read out. rounds: how many it shows. Without rivals it says how often
# the score rose, stayed or fell.
course-label = Course of the game in { $rounds } squares: ahead { $ahead }, level { $even }, behind { $behind }
# What the squares mean. rivals: whether there are any; else they say how the score changed.
course-meaning = Each square is a part of the game. { $rivals ->
    [yes] Green: ahead. Half yellow: level. Empty: behind.
   *[no] Green: the score rose. Half yellow: it stayed. Empty: it fell.
 }
# A bot with its level.
bot-of-level = { $name } ({ $level })

## The course of the game

# count: what is counted, "Districts".
over-time = { $count } over time
# The graph, in words. ends: each side with its last count.
graph-label = { over-time }; at the end { LIST($ends, type: "unit") }. The table has all numbers.
# moment: "round 3".
took-the-lead = The turning point: { $side } took the lead for good in { $moment }.
# The heading of sentences on events and other luck that changed the count much.
course-swings = What luck did to it
# Pressing a row of the course; moment: "Round 3".
look-there = { $moment }: look at the table then
as-table = As a table
beginning = Start

## The dice

dice = The dice
face = Face
all-throws = All
expected = Fair
average = Average
thrown = { dice-counted }.
thrown-average = { dice-counted }, { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) } on average; { $fair } would be fair.
dice-counted = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
 }
dice-typical = Every face fell about as often as it should.
dice-untypical = “{ $face }” fell { $times ->
    [one] once
   *[other] { $times } times
 } where { $fair } would be fair. Luck strays that far in about one game in twenty.
few-throws = Too few throws to say anything about luck.

## The review of decisions

review-mine = Your decisions
review-decisions = The decisions
review-of = { $name }’s decisions
review-card = A turn of the review
review-ask = Review my decisions
review-whose = Whose decisions should be reviewed?
review-offer = A bot goes through them turn by turn, knowing only what could be seen at the time, and shows the costliest turns and the best ones.
review-pending = Going through the game …
review-failed = The decisions could not be reviewed.
review-again = Try again
review-worst = What cost most
# The turns that gained most. won: whether the game was won.
review-best = { $won ->
    [yes] What won it
   *[no] The best finds
 }
review-no-worst = No turn is sure to have cost anything.
review-no-best = No turn was clearly better than the alternatives.
review-how = Per cent are parts of the chance to win, not of the score. Turns are compared under the same luck, by what could be seen at the time. Differences under 2 %, or that luck may explain, are left out.
review-how-without-luck = Per cent are parts of the chance to win, not of the score. Turns are compared by what could be seen at the time. Differences under 2 % are left out.
review-back = To the review
review-retry = Try again
review-before = Previous turn of the review
review-next = Next turn of the review
review-first = This is the first one.
review-last = This is the last one.

# What became of a chance that was not won. who: [many] stands for a team of all who play. level: a level
# of bots, "Normal bot". cost: whether a turn is known to have cost something; the costliest one led from
# before to after. rest: what else decided.
review-lost = The { $level } gave { PERSON($who) ->
    [you] you
    [many] the team
   *[one] { $who }
 } { NUMBER($begin, style: "percent") } at the first decision, and { PERSON($who) ->
    [you] you
    [many] the team
   *[one] { $who }
 } { $shared ->
    [yes] shared the win
   *[no] did not win
 }. { $cost ->
    [yes] The costliest turn left { NUMBER($after, style: "percent") } where { NUMBER($before, style: "percent") } was within reach.
   *[no] No turn is sure to have cost anything: { $rest ->
        [luck-and-others] luck and the others
        [luck] luck
        [others] the others
       *[rest] the rest
     } decided it.
 }
# What a win was worth: it was expected, against the odds, or neither.
review-won = { PERSON($who) ->
    [you] You
    [many] The team
   *[one] { $who }
 } won{ $odds ->
    [expected] , as expected
    [against] , against the odds
   *[level] {""}
 }: at the first decision the { $level } put the chance at { NUMBER($begin, style: "percent") }.
# The same of a game alone that is judged by its score. All amounts are counted: "43 delegates".
review-score-sum = The { $level } expected { $begin } at the first decision; { PERSON($who) ->
    [you] you
    [many] the team
   *[one] { $who }
 } reached { $end }. The decisions cost { $lost ->
    [0] nothing that can be measured
   *[other] { $cost }
 }; luck { $gave ->
    [yes] gave
   *[no] took
 } { $luck }.
# Below the turns that cost most: what all others cost together, or gained.
review-score-others = { $lost ->
    [yes] All other turns together cost { $counted }, each of them little.
   *[no] All other turns together gained { $counted }.
 }
review-score-how = A game like this is nearly always won, so turns are compared by the score to be expected, under the same luck and by what could be seen at the time. Differences under 2, or that luck may explain, are left out.
# The graph of it, for screen readers. begin, end: counted.
score-graph = The score to be expected after each of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }: from { $begin } to { $end }. The turns listed below are numbered on it.
# The same as a sum, row by row.
sum-begin = At the first decision
sum-decisions = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
 }
sum-rest = { $rest ->
    [luck-and-others] Luck and the others
    [luck] Luck
    [others] The others
   *[rest] The rest
 }
sum-result = The result
# The heading of the other large changes of the chance to win.
review-turning = Where the chances swung
# The card at such a moment, for screen readers.
review-turning-card = A moment at which the chance changed
# How a moment changed the chance to win, or the score to be expected: "62 %", "43".
review-swing = From { $before } to { $after }
# When a decision was made. summary: how far the game was.
review-when = { $summary } · move { $move }
# Below that, where the log says nothing of it: who changed it. count: how many players; 0: luck alone.
review-turned-by = { $count ->
    [0] Luck made the difference.
   *[other] { LIST($names) } made the difference.
 }
# What others did between two turns, where it is not known what of it made the difference. events: sentences of the log.
review-in-between = In between: { $events }
# A turn that was better than another way to play it: what each of them left.
review-find = Good find: { $share } instead of { $other }
# A turn of the review in the list, with its number on the graph. what: "From 62 % to 54 %".
review-entry = { $number }. { $what }
# Above the graph: what its numbers are.
chance-axis = The chance to win, in per cent
# The graph of the chance to win. begin, end: percentages.
chance-graph = Your chance to win after each of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }: from { $begin } to { $end }. The turns listed below are numbered on it.
# A place on the board at a turn of the review: named by the turn as it was played, or by the other way.
lit-made = { $label }, played
lit-plan = { $label }, the other way
# Several moves of one turn, as their buttons say them.
moves = { LIST($moves, type: "unit") }
# What was done and what else could have been, as their buttons say it.
move-of-you = You: { $move }
move-of = { $name }: { $move }
move-better = Better: { $move }
move-worse = Not as good: { $move }
# The chance that a move left.
chance = { NUMBER($chance, style: "percent") } to win
# The button that shows on the board how a turn could have been played; better: or was better than.
show-way = { $better ->
    [yes] Better turn
   *[no] Other way
 }
# The button that shows the position before the turn again.
show-before = Back
# Above the board while that is shown. moves: as their buttons say them.
way-shown = { $better ->
    [yes] The better turn
   *[no] The other way
 }, as it would have left the board: { LIST($moves, type: "unit") }. It was not played.
