### The lesson of Early States, step by step (py/hustings/games/early_states/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Early States

## Step 1

lesson-01 = Fill all the circles of a state before the others do, and most of its delegates are yours. The most delegates in the end win. They are counted here.

## Step 2

lesson-02 = A turn begins with a throw. You have one die, and it shows a 1: just one dollar or one vote. You may throw again once. Try it!
lesson-02-answer-keep = You could, but a 1 is the poorest throw there is. Every other number brings more, so throw again.
lesson-02-answer-reroll-1 = A 6! That is the best: three votes.
lesson-02-otherwise = First the die: throw it again.

## Step 3

lesson-03 = Votes fill circles, in a state or for a new die. The second die has only four. With it you throw two dice in every turn to come. Put all 3 votes there.
lesson-03-answer-mark-9-1 = Better all three: the sooner that die is yours, the more often you throw it.
lesson-03-answer-mark-9-3 = Only one circle to go.
lesson-03-answer-mark-9 = All three, please.
lesson-03-answer-mark-10 = A third die is good too, but it needs six. The second comes first.
lesson-03-answer-mark = The states can wait. Early on, a second die helps you more: it brings votes and money in every turn.
lesson-03-otherwise = The second die first: its four circles are beside your die.

## Step 4

lesson-04 = The votes are placed. That is a turn: throw, spend money if you have any, place your votes. End it.
lesson-04-otherwise = End your turn.

## Step 5

lesson-05 = Your next throw is a 5: two votes. (A 4 or 3 would bring $2 or $3, a 2 brings $1 and one vote.) Throw again, or keep it?
lesson-05-answer-keep = Good: only a 6 brings more votes.
lesson-05-answer-reroll = That is a gamble: only a 6 brings more votes. Keep the 5.
lesson-05-otherwise = First the die: keep it.

## Step 6

lesson-06 = Two votes. One fills your second die. Put the other into the state with the fewest circles: New Hampshire.
lesson-06-answer-mark-9-1 = The second die is yours.
lesson-06-answer-mark-1-1 = That is a start.
lesson-06-answer-mark-1-2 = Only one there: the other fills your second die.
lesson-06-answer-mark-10 = That row can wait: finish the second die first.
lesson-06-answer-mark = That state needs more circles. New Hampshire is the one you can fill soonest.
lesson-06-otherwise = One vote for the second die, one for New Hampshire.

## Step 7

lesson-07 = Now you have two dice. One shows 5, the other only 1. You may throw just one of them again: press the die that shows 1, then roll it.
lesson-07-answer-reroll-2 = A 6! That makes five votes in one turn.
lesson-07-answer-reroll-1 = The 5 is the good one: it brings two votes. Let it lie.
lesson-07-answer-reroll-3 = The 5 is good: let it lie, and throw only the die that shows 1.
lesson-07-answer-keep = You may throw again for free. Why not try to better the 1?
lesson-07-otherwise = Throw only the die that shows 1 again.

## Step 8

lesson-08 = Two turns later you have three dice, and for $2 an Organiser: now you may throw again twice. Fill New Hampshire! The first there gets 5 delegates and $2.
lesson-08-answer-mark-1-2 = First! Five delegates and two dollars.
lesson-08-answer-mark-1-1 = Both, please: a state pays only when all its circles are full.
lesson-08-answer-mark = Not yet. A state pays only when it is full, and New Hampshire needs just two.
lesson-08-otherwise = Fill New Hampshire first.

## Step 9

lesson-09 = Your next turn, with $7. An ad makes marks just once. A Spokesperson adds a vote to each die that brings votes, in every turn to come. Buy that!
lesson-09-answer-buy-5 = With three dice that is up to three votes more each turn.
lesson-09-answer-buy-3 = Ten marks at once are tempting. But with three dice the Spokesperson soon makes more than that.
lesson-09-answer-buy-4 = It brings more money. Votes fill circles: take the Spokesperson.
lesson-09-answer-save = Money that lies there does nothing. There are many turns to come: buy what helps in all of them.
lesson-09-answer-buy = That helps just once. It is early: buy what helps in every turn to come.
lesson-09-otherwise = Buy the Spokesperson.

## Step 10

lesson-10 = Two turns later you have $4. Now it is time to fill states. A Television Ad makes 2 marks in each of three states. Buy it.
lesson-10-answer-buy-2 = Now choose the states.
lesson-10-answer-save = You could, but six marks for $3 help you be first now. You will see where.
lesson-10-otherwise = Buy the Television Ad.

## Step 11

lesson-11 = Virginia needs just 2. Pennsylvania needs 9, and you have 7 votes to come: 2 marks there help as well. Nevada is the third. Choose all three.
lesson-11-answer-air-7 = Virginia is full: seven delegates, and $2!
lesson-11-answer-air-8 = Seven circles left there.
lesson-11-answer-air-3 = Two more in Nevada.
lesson-11-answer-air-0 = Somebody was first there already. Look where you can still be first soon.
lesson-11-answer-air = That one is far from full. Virginia, Pennsylvania and Nevada are better.
lesson-11-otherwise = Virginia, Pennsylvania and Nevada.

## Step 12

lesson-12 = Seven votes: 3 and 2 from the dice, and one more for each from your Spokesperson. Pennsylvania needs just seven!
lesson-12-answer-mark-8-7 = First again: six delegates more.
lesson-12-answer-mark-8 = All seven: only a full state pays.
lesson-12-answer-mark = Those marks would wait. Pennsylvania can be full right now.
lesson-12-otherwise = All seven votes into Pennsylvania.

## Step 13

lesson-13 = Four turns later all first places are gone: this is the last turn for both. You lead by just 33 to 32! Four votes make you second in Iowa. Put the rest into Florida and end your turn.
lesson-13-answer-mark-0-4 = Second place: four delegates.
lesson-13-answer-mark-0 = All four circles: only a full state pays.
lesson-13-answer-mark-4-4 = Votes cannot be saved.
lesson-13-answer-mark-4 = Nobody can win anything there any more. Keep four votes for Iowa.
lesson-13-answer-mark-6 = The only prize of Ohio is gone. Iowa still has one for you: second place.
lesson-13-answer-mark = Only Iowa can still be filled with your votes: four delegates.
lesson-13-answer-done = That was your last turn. Iris still has one.
lesson-13-otherwise = Four votes into Iowa, the rest into Florida, then end the turn.

## Step 14

lesson-14 = She could win three delegates: 35. You win with 37, thanks to Iowa! So: first dice, then help that lasts, then states. And look who else is near.
