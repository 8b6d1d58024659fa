"""The words of gerrymander_lesson, made by `make messages` from locales/en/gerrymander_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Gerrymander'


def good() -> str:
    return 'Good.'


def lesson_01() -> str:
    return 'You draw the districts, and you are Red. Whoever wins more districts wins the game. The score stands here: 0–0 so far. Purple stars only break a tie.'


def lesson_02() -> str:
    return 'Every county has voted: its colour says for whom, its number how many votes (0 is nobody’s). You only draw borders: draw the one that is lit up, then end the turn.'


def lesson_02_answer_border_1() -> str:
    return 'That was your only border. End the turn.'


def lesson_02_answer_border() -> str:
    return 'You may draw there, but let us build one fence together: tap the side that is lit up.'


def lesson_02_otherwise() -> str:
    return 'Tap the side that is lit up.'


def lesson_03() -> str:
    return 'Blue drew two, to fence its own corner. You have three now, and four in all later turns: go on with your fence, then end the turn.'


def lesson_03_answer_border() -> str:
    return 'That would not help your fence. The three sides that go on with it are lit up.'


def lesson_03_otherwise() -> str:
    return 'Go on with the fence that you began.'


def lesson_04() -> str:
    return 'A few turns later. A fence closed round four counties or more makes a district. Add up the votes inside: the colour with more wins it. Which lit side closes one for you?'


def lesson_04_answer_border_44() -> str:
    return 'Yours, 11 to 8! Now end the turn.'


def lesson_04_answer_border_71() -> str:
    return 'In there Blue has 28 votes and you have none. Blue would win it, although you drew the border.'


def lesson_04_otherwise() -> str:
    return 'That closes nothing. The two lit sides do: add up the red and the blue votes inside each fence.'


def lesson_05() -> str:
    return 'Blue closed its corner, 28 to 0: one district. You got one, too, with 11 to 8! More votes than needed are wasted. In a tie, whoever drew the last border names the winner.'


def lesson_06() -> str:
    return 'Borders belong to everyone. Blue fenced in B4, a Red 8: go on from there below C3 and C4, so that its fence helps you. Draw the four lit sides, then end the turn.'


def lesson_06_answer_border() -> str:
    return 'That helps nobody yet. Draw the four sides that are lit up.'


def lesson_06_otherwise() -> str:
    return 'Draw the four sides that are lit up, then end the turn.'


def lesson_07() -> str:
    return 'Three turns later the fences have grown. Draw the three lit sides: then nine counties in the north lie behind one fence, enough for two districts.'


def lesson_07_otherwise() -> str:
    return 'First close the fence round the north: three sides of it are lit up.'


def lesson_08() -> str:
    return 'One more border splits them into two districts: one of the lit sides above D5, a Blue 5. Put D5 where Blue wins anyway: there its votes are wasted.'


def lesson_08_answer_border_36() -> str:
    return 'Packed: Blue wins one, 12 to 2. You win the other, 17 to 13.'


def lesson_08_answer_border_38() -> str:
    return 'Then D5 is with your 17, where Blue has 13 already: 18 to 17. Blue would win both districts.'


def lesson_08_otherwise() -> str:
    return 'It is about D5, between the two sides that are lit up.'


def lesson_09() -> str:
    return '2 to 2! If it ends like that, the counties with a purple star decide: whose districts hold more of them wins the game. End your turn.'


def lesson_09_otherwise() -> str:
    return 'All your borders are drawn: end the turn.'


def lesson_10() -> str:
    return 'A border has two sides, so it can close two districts at once. Both lit ones would. Count on both sides: which of them wins you both districts?'


def lesson_10_answer_border_30() -> str:
    return 'Both are yours: 12 to 0 and 21 to 9. It is 4 to 2.'


def lesson_10_answer_border_87() -> str:
    return 'That comes next! First choose one of the two that are lit up.'


def lesson_10_answer_border_88() -> str:
    return 'That gives you one, and the other goes to Blue, 16 to 13. Count the votes round the other one.'


def lesson_10_otherwise() -> str:
    return 'That one closes no two districts for you. Choose one of the two that are lit up.'


def lesson_11() -> str:
    return 'Two districts are left, and Blue’s votes are split between them: 13 on the left, 16 on the right. G2, a Red 7, can go to either. Where do you need it, to win both?'


def lesson_11_answer_border_87() -> str:
    return '20 to 16 and 16 to 13: you win both, by just enough.'


def lesson_11_answer_border_88() -> str:
    return 'On the left you win 16 to 13 without it. On the right Blue would win, 16 to 13.'


def lesson_11_otherwise() -> str:
    return 'It is about G2, between the two sides that are lit up.'


def lesson_12() -> str:
    return 'Every county is in a district: the map is finished, and the borders you have left are not needed. End the turn and see what the votes came to.'


def lesson_12_otherwise() -> str:
    return 'End the turn.'


def lesson_13() -> str:
    return '99 votes for each, yet it is 6 to 2! Blue won two districts by far: packed. Elsewhere its votes were split, and you won by a little. That is gerrymandering.'
