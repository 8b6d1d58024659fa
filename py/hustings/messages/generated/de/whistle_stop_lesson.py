"""The words of whistle_stop_lesson, made by `make messages` from locales/de/whistle_stop_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Whistle-Stop'


def answer_end() -> str:
    return 'Not yet: you have an action left.'


def answer_draw() -> str:
    return 'That would take an action. At the end of your turn you draw three cards for nothing.'


def answer_buy() -> str:
    return 'You have two Vetoes already. Get delegates on the map first.'


def lesson_01() -> str:
    return 'Fifteen regions have 538 points. In an election, whoever wins a region has its points. The most points after the last election win. This bar counts them.'


def lesson_02() -> str:
    return 'You have three actions a turn. Most cards have two halves: what they say, or money. Play Southwest for what it says: 3 delegates in that region, which has 41 points.'


def lesson_02_answer_card_15_0() -> str:
    return 'Three delegates are on their way.'


def lesson_02_answer_card_15_1() -> str:
    return 'As money it buys only two delegates. What it says brings three.'


def lesson_02_answer_card() -> str:
    return 'Soon. First the Southwest card: 41 points are a lot.'


def lesson_02_otherwise() -> str:
    return 'First the Southwest card.'


def lesson_03() -> str:
    return 'Gala dinner is only money: $4M. Each $1M puts one delegate into any region you like. Play it.'


def lesson_03_answer_card_2_1() -> str:
    return 'Four delegates: where to?'


def lesson_03_answer_card() -> str:
    return 'Soon. Now use the money of the Gala dinner.'


def lesson_03_otherwise() -> str:
    return 'Play the Gala dinner.'


def lesson_04() -> str:
    return 'California is worth more than any other: 54 points. (A gold rim marks a region of just one state.) Press it four times: all four delegates go there.'


def lesson_04_answer_place_14_1() -> str:
    return 'California looks good.'


def lesson_04_answer_place_14() -> str:
    return 'One at a time, please: press California.'


def lesson_04_answer_place() -> str:
    return 'That is worth less. California has 54 points.'


def lesson_04_otherwise() -> str:
    return 'All four into California.'


def lesson_05() -> str:
    return 'Your last action. Northwest has two halves too: 3 delegates right there, or $2M for 2 delegates wherever you like. Nobody is in the Northwest yet. What will it be?'


def lesson_05_answer_card_11_0() -> str:
    return 'Three delegates, and the Northwest is yours so far.'


def lesson_05_answer_card_11_1() -> str:
    return 'That pays when two delegates can win two regions. Here take three, for 35 points.'


def lesson_05_answer_card() -> str:
    return 'You could. But compare the two halves of the Northwest card first.'


def lesson_05_otherwise() -> str:
    return 'Play one half of the Northwest card.'


def lesson_06() -> str:
    return 'You drew three cards, as after every turn. Now your rival puts 3 delegates into Chesapeake, worth only 26. A Veto would stop that, but you have just two. Let it pass.'


def lesson_06_answer_pass() -> str:
    return 'Right. Something worse will come.'


def lesson_06_answer_veto() -> str:
    return 'Chesapeake is worth little. Keep the Veto for a card that takes something from you.'


def lesson_06_otherwise() -> str:
    return 'Let this card pass.'


def lesson_07() -> str:
    return 'Attack ad: you would lose two of your four delegates in California. This is what a Veto is for! Play the green one: it can be bought again for $4M.'


def lesson_07_answer_veto_50() -> str:
    return 'Blocked! Your four delegates stay.'


def lesson_07_answer_veto() -> str:
    return 'That works too, but a black card is gone for good. Save it: play the green one.'


def lesson_07_answer_pass() -> str:
    return 'That would halve your delegates in your best region. Stop it!'


def lesson_07_otherwise() -> str:
    return 'Stop this card.'


def lesson_08() -> str:
    return 'Two rounds later, your last action before the election. Whoever is alone in a region wins it without dice. Nobody is in the Southeast or Upper Midwest. Play South as money: $2M.'


def lesson_08_answer_card_7_1() -> str:
    return 'Two delegates, for two regions.'


def lesson_08_answer_card_7_0() -> str:
    return 'Three delegates for 29 points. As money, two delegates can win two larger regions.'


def lesson_08_answer_card_17_0() -> str:
    return 'Three where one is enough. With $2M you can have this one and the Southeast too.'


def lesson_08_answer_card_14_0() -> str:
    return 'Three where one is enough. With $2M you can have this one and the Upper Midwest too.'


def lesson_08_answer_card_17_1() -> str:
    return 'Money, yes! But South has fewer points: give that card away.'


def lesson_08_answer_end() -> str:
    return 'There is one action left: use it.'


def lesson_08_answer_card() -> str:
    return 'Good cards, but look for regions where nobody is. Play South as money.'


def lesson_08_otherwise() -> str:
    return 'Play South as money.'


def lesson_09() -> str:
    return 'One delegate into the Southeast, worth 41, one into the Upper Midwest, worth 45.'


def lesson_09_answer_place_10_2() -> str:
    return 'One is enough where nobody else is. Use the other elsewhere.'


def lesson_09_answer_place() -> str:
    return 'Others are there, or it is worth less. Take the Southeast and the Upper Midwest.'


def lesson_09_otherwise() -> str:
    return 'One into each of the two.'


def lesson_10() -> str:
    return 'The election: each delegate was a die, and your two best counted. Alone, you won without dice. All delegates stay for the next one.'


def lesson_11() -> str:
    return 'Four rounds later you have 36 delegates. The second election: California, 9 for your rival, 8 for you. You won it last time, so you may roll one die again. Which?'


def lesson_11_answer_reroll_1() -> str:
    return 'A 5! With your other 5 that makes 10.'


def lesson_11_answer_reroll_5() -> str:
    return 'The 5 is your best die. The two 1s do not count: roll one of them.'


def lesson_11_answer_reroll_3() -> str:
    return 'The 3 counts now. Roll a 1: you can only gain.'


def lesson_11_answer_keep() -> str:
    return 'Then your rival wins California. Roll a 1 again: you can only gain.'


def lesson_11_otherwise() -> str:
    return 'Roll one of the 1s again.'


def lesson_12() -> str:
    return 'California stays yours! Next, both may change cards. The third election, in round 13, decides. So: dice where many points are, one delegate where nobody is, a Veto for what hurts.'
