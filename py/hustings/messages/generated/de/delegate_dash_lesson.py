"""The words of delegate_dash_lesson, made by `make messages` from locales/de/delegate_dash_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Delegate Dash'


def lesson_01() -> str:
    return 'You are Senator North: blue, with the sign of Arms. Whoever gets 305 of the 608 delegates wins. These bars show how near everybody is: all begin with nothing.'


def lesson_02() -> str:
    return 'Coins are delegates. In each of five rounds other states vote: now those with an A, which means 1. Your die shows 5: go up to five states. Where can you win most?'


def lesson_02_answer_move_20() -> str:
    return 'Well chosen: two coins lay there.'


def lesson_02_answer_move_0() -> str:
    return '30 lie there. You can get to a state with more.'


def lesson_02_answer_move_14() -> str:
    return '20 lie there. You can get to a state with more.'


def lesson_02_answer_stay() -> str:
    return 'Here in the middle nothing can be won. Go to one of the lit states.'


def lesson_02_answer_move() -> str:
    return 'Nothing can be won there in this round. Go to one of the lit states.'


def lesson_02_otherwise() -> str:
    return 'Go to one of the lit states.'


def lesson_03() -> str:
    return 'Three came and rolled for it: the best took 50, you 30, the last nothing. A coin is left, so all roll again. Your die shows 0: go home, to a blue state, or stay.'


def lesson_03_answer_move_0() -> str:
    return 'You were alone there, so the 30 were yours.'


def lesson_03_answer_move() -> str:
    return 'That is a home state, but nothing lies there. 30 are left at the very top.'


def lesson_03_answer_stay() -> str:
    return 'Nothing is left here. 30 lie at the very top, at home.'


def lesson_03_otherwise() -> str:
    return '30 are left at the very top, at home.'


def lesson_04() -> str:
    return 'All is taken, so round 2 begins: the 2s vote. A state’s corner says how many steps away it is. The 50 in the west is out of reach. What is the best you can get?'


def lesson_04_answer_move_18() -> str:
    return 'Nobody else came: the 20 were yours.'


def lesson_04_answer_move_2() -> str:
    return 'Just 1 lies there. Your 5 steps take you to more.'


def lesson_04_answer_move() -> str:
    return 'Nothing can be won there in this round. Look at the lit states.'


def lesson_04_answer_stay() -> str:
    return 'Nothing is left here. Look at the lit states.'


def lesson_04_otherwise() -> str:
    return 'Look at the lit states.'


def lesson_05() -> str:
    return 'You could give up one of your coins, to roll and move again. But only 1 delegate is still to be won: end your move.'


def lesson_05_answer_surrender() -> str:
    return 'You would pay 20 or more for a chance to win 1. That pays when you hold a small coin and a big one is near.'


def lesson_05_answer_done() -> str:
    return 'Right: your coins are worth more.'


def lesson_05_otherwise() -> str:
    return 'End the move.'


def lesson_06() -> str:
    return 'Round 3. The highest die moves first. South goes before you with the same 3, as it has the “Dice” this round. Three rivals are at the 50; 40 lie in two places. Where to?'


def lesson_06_answer_move_23() -> str:
    return '40 for sure: nobody could follow.'


def lesson_06_answer_move_6() -> str:
    return 'Four would roll for a single coin: it would be yours one time in four. Better 40 for sure.'


def lesson_06_answer_move_7() -> str:
    return '40 for sure, that is good. The other 40 is better: you hold two green coins already, and that will pay.'


def lesson_06_answer_move_3() -> str:
    return '20 for sure. But 40 is as sure: nobody moves after you.'


def lesson_06_answer_stay() -> str:
    return '10 lie here. 40 can be had as surely: nobody moves after you.'


def lesson_06_answer_move() -> str:
    return 'There is less there, or nothing. Look at the lit states.'


def lesson_06_otherwise() -> str:
    return 'Look at the lit states.'


def lesson_07() -> str:
    return 'You are alone here, so there is no roll: take one coin, but only one. The other stays and can be won later in this round.'


def lesson_07_answer_take_4() -> str:
    return 'That made 120 delegates.'


def lesson_07_answer_take_0() -> str:
    return 'You may take only one now. Take the larger one.'


def lesson_07_otherwise() -> str:
    return 'Take a coin.'


def lesson_08() -> str:
    return 'Now we skip to round 5, the last. You have 150 by then. If nobody gets 305 in it, the convention decides: the last drops out, and the others roll for those coins.'


def lesson_09() -> str:
    return 'They roll for one colour after another, and each coin you hold of it adds 1. You hold three blue ones. 40 blue lie near; 90 at West’s home, and West moves last. Where to?'


def lesson_09_answer_move_5() -> str:
    return '40 for sure: 190, and four blue coins.'


def lesson_09_answer_move_10() -> str:
    return 'West may come home and roll against you. 40 for sure, and blue, is better.'


def lesson_09_answer_move() -> str:
    return 'Nothing can be won there. Look at the two lit states.'


def lesson_09_answer_stay() -> str:
    return 'Nothing can be won here. Look at the two lit states.'


def lesson_09_otherwise() -> str:
    return 'Look at the two lit states.'


def lesson_10() -> str:
    return 'Two coins are left, and only West can be there. Who loses that roll takes the second coin. So go there, too.'


def lesson_10_answer_move_10() -> str:
    return 'One of the two is yours.'


def lesson_10_answer_stay() -> str:
    return 'Nothing is left here. There is a coin for you where West stands.'


def lesson_10_answer_move() -> str:
    return 'Nothing can be won there. There is a coin for you where West stands.'


def lesson_10_otherwise() -> str:
    return 'There is a coin for you where West stands.'


def lesson_11() -> str:
    return 'Both rolled a 2; West, at home, goes first: you get 20. Now watch the convention: South drops out. In the roll for its blue 50 you add 5: four blue coins and your pawn.'


def lesson_12() -> str:
    return 'Your 1 with 5 added won South’s blue 50! That and other rolls made 211 into 322. So get to 305 in time, or collect a colour: it wins you the rolls at the end.'
