### The lesson of Whistle-Stop, step by step (py/hustings/games/whistle_stop/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Whistle-Stop

## Said to a move in several steps

answer-end = Not yet: you have an action left.
answer-draw = That would take an action. At the end of your turn you draw three cards for nothing.
answer-buy = You have two Vetoes already. Get delegates on the map first.

## Step 1

lesson-01 = Fifteen regions have 538 points. In an election, whoever wins a region has its points. The most points after the last election win. This bar counts them.

## Step 2

lesson-02 = You have three actions a turn. Most cards have two halves: what they say, or money. Play Southwest for what it says: 3 delegates in that region, which has 41 points.
lesson-02-answer-card-15-0 = Three delegates are on their way.
lesson-02-answer-card-15-1 = As money it buys only two delegates. What it says brings three.
lesson-02-answer-card = Soon. First the Southwest card: 41 points are a lot.
lesson-02-otherwise = First the Southwest card.

## Step 3

lesson-03 = Gala dinner is only money: $4M. Each $1M puts one delegate into any region you like. Play it.
lesson-03-answer-card-2-1 = Four delegates: where to?
lesson-03-answer-card = Soon. Now use the money of the Gala dinner.
lesson-03-otherwise = Play the Gala dinner.

## Step 4

lesson-04 = California is worth more than any other: 54 points. (A gold rim marks a region of just one state.) Press it four times: all four delegates go there.
lesson-04-answer-place-14-1 = California looks good.
lesson-04-answer-place-14 = One at a time, please: press California.
lesson-04-answer-place = That is worth less. California has 54 points.
lesson-04-otherwise = All four into California.

## Step 5

lesson-05 = Your last action. Northwest has two halves too: 3 delegates right there, or $2M for 2 delegates wherever you like. Nobody is in the Northwest yet. What will it be?
lesson-05-answer-card-11-0 = Three delegates, and the Northwest is yours so far.
lesson-05-answer-card-11-1 = That pays when two delegates can win two regions. Here take three, for 35 points.
lesson-05-answer-card = You could. But compare the two halves of the Northwest card first.
lesson-05-otherwise = Play one half of the Northwest card.

## Step 6

lesson-06 = You drew three cards, as after every turn. Now your rival puts 3 delegates into Chesapeake, worth only 26. A Veto would stop that, but you have just two. Let it pass.
lesson-06-answer-pass = Right. Something worse will come.
lesson-06-answer-veto = Chesapeake is worth little. Keep the Veto for a card that takes something from you.
lesson-06-otherwise = Let this card pass.

## Step 7

lesson-07 = Attack ad: you would lose two of your four delegates in California. This is what a Veto is for! Play the green one: it can be bought again for $4M.
lesson-07-answer-veto-50 = Blocked! Your four delegates stay.
lesson-07-answer-veto = That works too, but a black card is gone for good. Save it: play the green one.
lesson-07-answer-pass = That would halve your delegates in your best region. Stop it!
lesson-07-otherwise = Stop this card.

## Step 8

lesson-08 = Two rounds later, your last action before the election. Whoever is alone in a region wins it without dice. Nobody is in the Southeast or Upper Midwest. Play South as money: $2M.
lesson-08-answer-card-7-1 = Two delegates, for two regions.
lesson-08-answer-card-7-0 = Three delegates for 29 points. As money, two delegates can win two larger regions.
lesson-08-answer-card-17-0 = Three where one is enough. With $2M you can have this one and the Southeast too.
lesson-08-answer-card-14-0 = Three where one is enough. With $2M you can have this one and the Upper Midwest too.
lesson-08-answer-card-17-1 = Money, yes! But South has fewer points: give that card away.
lesson-08-answer-end = There is one action left: use it.
lesson-08-answer-card = Good cards, but look for regions where nobody is. Play South as money.
lesson-08-otherwise = Play South as money.

## Step 9

lesson-09 = One delegate into the Southeast, worth 41, one into the Upper Midwest, worth 45.
lesson-09-answer-place-10-2 = One is enough where nobody else is. Use the other elsewhere.
lesson-09-answer-place = Others are there, or it is worth less. Take the Southeast and the Upper Midwest.
lesson-09-otherwise = One into each of the two.

## Step 10

lesson-10 = The election: each delegate was a die, and your two best counted. Alone, you won without dice. All delegates stay for the next one.

## Step 11

lesson-11 = Four rounds later you have 36 delegates. The second election: California, 9 for your rival, 8 for you. You won it last time, so you may roll one die again. Which?
lesson-11-answer-reroll-1 = A 5! With your other 5 that makes 10.
lesson-11-answer-reroll-5 = The 5 is your best die. The two 1s do not count: roll one of them.
lesson-11-answer-reroll-3 = The 3 counts now. Roll a 1: you can only gain.
lesson-11-answer-keep = Then your rival wins California. Roll a 1 again: you can only gain.
lesson-11-otherwise = Roll one of the 1s again.

## Step 12

lesson-12 = California stays yours! Next, both may change cards. The third election, in round 13, decides. So: dice where many points are, one delegate where nobody is, a Veto for what hurts.
