"""The words of early_states_lesson, made by `make messages` from locales/en/early_states_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Early States'


def lesson_01() -> str:
    return 'Fill all the circles of a state before the others do, and most of its delegates are yours. The most delegates in the end win. They are counted here.'


def lesson_02() -> str:
    return 'A turn begins with a throw. You have one die, and it shows a 1: just one dollar or one vote. You may throw again once. Try it!'


def lesson_02_answer_keep() -> str:
    return 'You could, but a 1 is the poorest throw there is. Every other number brings more, so throw again.'


def lesson_02_answer_reroll_1() -> str:
    return 'A 6! That is the best: three votes.'


def lesson_02_otherwise() -> str:
    return 'First the die: throw it again.'


def lesson_03() -> str:
    return 'Votes fill circles, in a state or for a new die. The second die has only four. With it you throw two dice in every turn to come. Put all 3 votes there.'


def lesson_03_answer_mark_9_1() -> str:
    return 'Better all three: the sooner that die is yours, the more often you throw it.'


def lesson_03_answer_mark_9_3() -> str:
    return 'Only one circle to go.'


def lesson_03_answer_mark_9() -> str:
    return 'All three, please.'


def lesson_03_answer_mark_10() -> str:
    return 'A third die is good too, but it needs six. The second comes first.'


def lesson_03_answer_mark() -> str:
    return 'The states can wait. Early on, a second die helps you more: it brings votes and money in every turn.'


def lesson_03_otherwise() -> str:
    return 'The second die first: its four circles are beside your die.'


def lesson_04() -> str:
    return 'The votes are placed. That is a turn: throw, spend money if you have any, place your votes. End it.'


def lesson_04_otherwise() -> str:
    return 'End your turn.'


def lesson_05() -> str:
    return 'Your next throw is a 5: two votes. (A 4 or 3 would bring $2 or $3, a 2 brings $1 and one vote.) Throw again, or keep it?'


def lesson_05_answer_keep() -> str:
    return 'Good: only a 6 brings more votes.'


def lesson_05_answer_reroll() -> str:
    return 'That is a gamble: only a 6 brings more votes. Keep the 5.'


def lesson_05_otherwise() -> str:
    return 'First the die: keep it.'


def lesson_06() -> str:
    return 'Two votes. One fills your second die. Put the other into the state with the fewest circles: New Hampshire.'


def lesson_06_answer_mark_9_1() -> str:
    return 'The second die is yours.'


def lesson_06_answer_mark_1_1() -> str:
    return 'That is a start.'


def lesson_06_answer_mark_1_2() -> str:
    return 'Only one there: the other fills your second die.'


def lesson_06_answer_mark_10() -> str:
    return 'That row can wait: finish the second die first.'


def lesson_06_answer_mark() -> str:
    return 'That state needs more circles. New Hampshire is the one you can fill soonest.'


def lesson_06_otherwise() -> str:
    return 'One vote for the second die, one for New Hampshire.'


def lesson_07() -> str:
    return 'Now you have two dice. One shows 5, the other only 1. You may throw just one of them again: press the die that shows 1, then roll it.'


def lesson_07_answer_reroll_2() -> str:
    return 'A 6! That makes five votes in one turn.'


def lesson_07_answer_reroll_1() -> str:
    return 'The 5 is the good one: it brings two votes. Let it lie.'


def lesson_07_answer_reroll_3() -> str:
    return 'The 5 is good: let it lie, and throw only the die that shows 1.'


def lesson_07_answer_keep() -> str:
    return 'You may throw again for free. Why not try to better the 1?'


def lesson_07_otherwise() -> str:
    return 'Throw only the die that shows 1 again.'


def lesson_08() -> str:
    return 'Two turns later you have three dice, and for $2 an Organiser: now you may throw again twice. Fill New Hampshire! The first there gets 5 delegates and $2.'


def lesson_08_answer_mark_1_2() -> str:
    return 'First! Five delegates and two dollars.'


def lesson_08_answer_mark_1_1() -> str:
    return 'Both, please: a state pays only when all its circles are full.'


def lesson_08_answer_mark() -> str:
    return 'Not yet. A state pays only when it is full, and New Hampshire needs just two.'


def lesson_08_otherwise() -> str:
    return 'Fill New Hampshire first.'


def lesson_09() -> str:
    return 'Your next turn, with $7. An ad makes marks just once. A Spokesperson adds a vote to each die that brings votes, in every turn to come. Buy that!'


def lesson_09_answer_buy_5() -> str:
    return 'With three dice that is up to three votes more each turn.'


def lesson_09_answer_buy_3() -> str:
    return 'Ten marks at once are tempting. But with three dice the Spokesperson soon makes more than that.'


def lesson_09_answer_buy_4() -> str:
    return 'It brings more money. Votes fill circles: take the Spokesperson.'


def lesson_09_answer_save() -> str:
    return 'Money that lies there does nothing. There are many turns to come: buy what helps in all of them.'


def lesson_09_answer_buy() -> str:
    return 'That helps just once. It is early: buy what helps in every turn to come.'


def lesson_09_otherwise() -> str:
    return 'Buy the Spokesperson.'


def lesson_10() -> str:
    return 'Two turns later you have $4. Now it is time to fill states. A Television Ad makes 2 marks in each of three states. Buy it.'


def lesson_10_answer_buy_2() -> str:
    return 'Now choose the states.'


def lesson_10_answer_save() -> str:
    return 'You could, but six marks for $3 help you be first now. You will see where.'


def lesson_10_otherwise() -> str:
    return 'Buy the Television Ad.'


def lesson_11() -> str:
    return 'Virginia needs just 2. Pennsylvania needs 9, and you have 7 votes to come: 2 marks there help as well. Nevada is the third. Choose all three.'


def lesson_11_answer_air_7() -> str:
    return 'Virginia is full: seven delegates, and $2!'


def lesson_11_answer_air_8() -> str:
    return 'Seven circles left there.'


def lesson_11_answer_air_3() -> str:
    return 'Two more in Nevada.'


def lesson_11_answer_air_0() -> str:
    return 'Somebody was first there already. Look where you can still be first soon.'


def lesson_11_answer_air() -> str:
    return 'That one is far from full. Virginia, Pennsylvania and Nevada are better.'


def lesson_11_otherwise() -> str:
    return 'Virginia, Pennsylvania and Nevada.'


def lesson_12() -> str:
    return 'Seven votes: 3 and 2 from the dice, and one more for each from your Spokesperson. Pennsylvania needs just seven!'


def lesson_12_answer_mark_8_7() -> str:
    return 'First again: six delegates more.'


def lesson_12_answer_mark_8() -> str:
    return 'All seven: only a full state pays.'


def lesson_12_answer_mark() -> str:
    return 'Those marks would wait. Pennsylvania can be full right now.'


def lesson_12_otherwise() -> str:
    return 'All seven votes into Pennsylvania.'


def lesson_13() -> str:
    return 'Four turns later all first places are gone: this is the last turn for both. You lead by just 33 to 32! Four votes make you second in Iowa. Put the rest into Florida and end your turn.'


def lesson_13_answer_mark_0_4() -> str:
    return 'Second place: four delegates.'


def lesson_13_answer_mark_0() -> str:
    return 'All four circles: only a full state pays.'


def lesson_13_answer_mark_4_4() -> str:
    return 'Votes cannot be saved.'


def lesson_13_answer_mark_4() -> str:
    return 'Nobody can win anything there any more. Keep four votes for Iowa.'


def lesson_13_answer_mark_6() -> str:
    return 'The only prize of Ohio is gone. Iowa still has one for you: second place.'


def lesson_13_answer_mark() -> str:
    return 'Only Iowa can still be filled with your votes: four delegates.'


def lesson_13_answer_done() -> str:
    return 'That was your last turn. Iris still has one.'


def lesson_13_otherwise() -> str:
    return 'Four votes into Iowa, the rest into Florida, then end the turn.'


def lesson_14() -> str:
    return 'She could win three delegates: 35. You win with 37, thanks to Iowa! So: first dice, then help that lasts, then states. And look who else is near.'
