### The lesson of Delegate Dash, step by step (py/hustings/games/delegate_dash/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Delegate Dash

## Step 1

lesson-01 = You are Senator North: blue, with the sign of Arms. Whoever gets 305 of the 608 delegates wins. These bars show how near everybody is: all begin with nothing.

## Step 2

lesson-02 = Coins are delegates. In each of five rounds other states vote: now those with an A, which means 1. Your die shows 5: go up to five states. Where can you win most?
lesson-02-answer-move-20 = Well chosen: two coins lay there.
lesson-02-answer-move-0 = 30 lie there. You can get to a state with more.
lesson-02-answer-move-14 = 20 lie there. You can get to a state with more.
lesson-02-answer-stay = Here in the middle nothing can be won. Go to one of the lit states.
lesson-02-answer-move = Nothing can be won there in this round. Go to one of the lit states.
lesson-02-otherwise = Go to one of the lit states.

## Step 3

lesson-03 = Three came and rolled for it: the best took 50, you 30, the last nothing. A coin is left, so all roll again. Your die shows 0: go home, to a blue state, or stay.
lesson-03-answer-move-0 = You were alone there, so the 30 were yours.
lesson-03-answer-move = That is a home state, but nothing lies there. 30 are left at the very top.
lesson-03-answer-stay = Nothing is left here. 30 lie at the very top, at home.
lesson-03-otherwise = 30 are left at the very top, at home.

## Step 4

lesson-04 = All is taken, so round 2 begins: the 2s vote. A state’s corner says how many steps away it is. The 50 in the west is out of reach. What is the best you can get?
lesson-04-answer-move-18 = Nobody else came: the 20 were yours.
lesson-04-answer-move-2 = Just 1 lies there. Your 5 steps take you to more.
lesson-04-answer-move = Nothing can be won there in this round. Look at the lit states.
lesson-04-answer-stay = Nothing is left here. Look at the lit states.
lesson-04-otherwise = Look at the lit states.

## Step 5

lesson-05 = You could give up one of your coins, to roll and move again. But only 1 delegate is still to be won: end your move.
lesson-05-answer-surrender = You would pay 20 or more for a chance to win 1. That pays when you hold a small coin and a big one is near.
lesson-05-answer-done = Right: your coins are worth more.
lesson-05-otherwise = End the move.

## Step 6

lesson-06 = Round 3. The highest die moves first. South goes before you with the same 3, as it has the “Dice” this round. Three rivals are at the 50; 40 lie in two places. Where to?
lesson-06-answer-move-23 = 40 for sure: nobody could follow.
lesson-06-answer-move-6 = Four would roll for a single coin: it would be yours one time in four. Better 40 for sure.
lesson-06-answer-move-7 = 40 for sure, that is good. The other 40 is better: you hold two green coins already, and that will pay.
lesson-06-answer-move-3 = 20 for sure. But 40 is as sure: nobody moves after you.
lesson-06-answer-stay = 10 lie here. 40 can be had as surely: nobody moves after you.
lesson-06-answer-move = There is less there, or nothing. Look at the lit states.
lesson-06-otherwise = Look at the lit states.

## Step 7

lesson-07 = You are alone here, so there is no roll: take one coin, but only one. The other stays and can be won later in this round.
lesson-07-answer-take-4 = That made 120 delegates.
lesson-07-answer-take-0 = You may take only one now. Take the larger one.
lesson-07-otherwise = Take a coin.

## Step 8

lesson-08 = Now we skip to round 5, the last. You have 150 by then. If nobody gets 305 in it, the convention decides: the last drops out, and the others roll for those coins.

## Step 9

lesson-09 = They roll for one colour after another, and each coin you hold of it adds 1. You hold three blue ones. 40 blue lie near; 90 at West’s home, and West moves last. Where to?
lesson-09-answer-move-5 = 40 for sure: 190, and four blue coins.
lesson-09-answer-move-10 = West may come home and roll against you. 40 for sure, and blue, is better.
lesson-09-answer-move = Nothing can be won there. Look at the two lit states.
lesson-09-answer-stay = Nothing can be won here. Look at the two lit states.
lesson-09-otherwise = Look at the two lit states.

## Step 10

lesson-10 = Two coins are left, and only West can be there. Who loses that roll takes the second coin. So go there, too.
lesson-10-answer-move-10 = One of the two is yours.
lesson-10-answer-stay = Nothing is left here. There is a coin for you where West stands.
lesson-10-answer-move = Nothing can be won there. There is a coin for you where West stands.
lesson-10-otherwise = There is a coin for you where West stands.

## Step 11

lesson-11 = Both rolled a 2; West, at home, goes first: you get 20. Now watch the convention: South drops out. In the roll for its blue 50 you add 5: four blue coins and your pawn.

## Step 12

lesson-12 = Your 1 with 5 added won South’s blue 50! That and other rolls made 211 into 322. So get to 305 in time, or collect a colour: it wins you the rolls at the end.
