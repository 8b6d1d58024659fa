### The lesson of Gerrymander, step by step (py/hustings/games/gerrymander/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Gerrymander

## Said to a move in several steps

good = Good.

## Step 1

lesson-01 = You draw the districts, and you are Red. Whoever wins more districts wins the game. The score stands here: 0–0 so far. Purple stars only break a tie.

## Step 2

lesson-02 = Every county has voted: its colour says for whom, its number how many votes (0 is nobody’s). You only draw borders: draw the one that is lit up, then end the turn.
lesson-02-answer-border-1 = That was your only border. End the turn.
lesson-02-answer-border = You may draw there, but let us build one fence together: tap the side that is lit up.
lesson-02-otherwise = Tap the side that is lit up.

## Step 3

lesson-03 = Blue drew two, to fence its own corner. You have three now, and four in all later turns: go on with your fence, then end the turn.
lesson-03-answer-border = That would not help your fence. The three sides that go on with it are lit up.
lesson-03-otherwise = Go on with the fence that you began.

## Step 4

lesson-04 = A few turns later. A fence closed round four counties or more makes a district. Add up the votes inside: the colour with more wins it. Which lit side closes one for you?
lesson-04-answer-border-44 = Yours, 11 to 8! Now end the turn.
lesson-04-answer-border-71 = In there Blue has 28 votes and you have none. Blue would win it, although you drew the border.
lesson-04-otherwise = That closes nothing. The two lit sides do: add up the red and the blue votes inside each fence.

## Step 5

lesson-05 = Blue closed its corner, 28 to 0: one district. You got one, too, with 11 to 8! More votes than needed are wasted. In a tie, whoever drew the last border names the winner.

## Step 6

lesson-06 = Borders belong to everyone. Blue fenced in B4, a Red 8: go on from there below C3 and C4, so that its fence helps you. Draw the four lit sides, then end the turn.
lesson-06-answer-border = That helps nobody yet. Draw the four sides that are lit up.
lesson-06-otherwise = Draw the four sides that are lit up, then end the turn.

## Step 7

lesson-07 = Three turns later the fences have grown. Draw the three lit sides: then nine counties in the north lie behind one fence, enough for two districts.
lesson-07-otherwise = First close the fence round the north: three sides of it are lit up.

## Step 8

lesson-08 = One more border splits them into two districts: one of the lit sides above D5, a Blue 5. Put D5 where Blue wins anyway: there its votes are wasted.
lesson-08-answer-border-36 = Packed: Blue wins one, 12 to 2. You win the other, 17 to 13.
lesson-08-answer-border-38 = Then D5 is with your 17, where Blue has 13 already: 18 to 17. Blue would win both districts.
lesson-08-otherwise = It is about D5, between the two sides that are lit up.

## Step 9

lesson-09 = 2 to 2! If it ends like that, the counties with a purple star decide: whose districts hold more of them wins the game. End your turn.
lesson-09-otherwise = All your borders are drawn: end the turn.

## Step 10

lesson-10 = A border has two sides, so it can close two districts at once. Both lit ones would. Count on both sides: which of them wins you both districts?
lesson-10-answer-border-30 = Both are yours: 12 to 0 and 21 to 9. It is 4 to 2.
lesson-10-answer-border-87 = That comes next! First choose one of the two that are lit up.
lesson-10-answer-border-88 = That gives you one, and the other goes to Blue, 16 to 13. Count the votes round the other one.
lesson-10-otherwise = That one closes no two districts for you. Choose one of the two that are lit up.

## Step 11

lesson-11 = Two districts are left, and Blue’s votes are split between them: 13 on the left, 16 on the right. G2, a Red 7, can go to either. Where do you need it, to win both?
lesson-11-answer-border-87 = 20 to 16 and 16 to 13: you win both, by just enough.
lesson-11-answer-border-88 = On the left you win 16 to 13 without it. On the right Blue would win, 16 to 13.
lesson-11-otherwise = It is about G2, between the two sides that are lit up.

## Step 12

lesson-12 = Every county is in a district: the map is finished, and the borders you have left are not needed. End the turn and see what the votes came to.
lesson-12-otherwise = End the turn.

## Step 13

lesson-13 = 99 votes for each, yet it is 6 to 2! Blue won two districts by far: packed. Elsewhere its votes were split, and you won by a little. That is gerrymandering.
