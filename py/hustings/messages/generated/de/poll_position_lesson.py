"""The words of poll_position_lesson, made by `make messages` from locales/de/poll_position_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Poll Position!'


def lesson_01() -> str:
    return 'You and your partner run Canada’s election: find every voter a seat. After five weeks the votes are counted; above zero you both win. The needle shows what to expect.'


def lesson_02() -> str:
    return 'Every 5 people who vote bring 1 point. Each one turned away costs 1, and so do every 10 dots of dice. A red number guesses how many will be turned away.'


def lesson_03() -> str:
    return 'Each week starts with a plan: in which region will you work? They all look alike so far, so take Ontario, in the middle.'


def lesson_03_otherwise() -> str:
    return 'Any region would do today, they are all alike. For this lesson please take Ontario, in the middle.'


def lesson_04() -> str:
    return 'An event, “Fordism”, brought ballots to Ontario. Each hides 1 to 4 people; a die seats as many as it shows. Spend 1 of 4 action points (AP): staff, roll a better die.'


def lesson_04_answer_open() -> str:
    return 'A new site starts as a 1 and seats one person. A roll usually gives a 4 or more, for a single point.'


def lesson_04_answer_reach() -> str:
    return 'Headquarters has only a 1 as well: they would queue there instead. First roll for a better die.'


def lesson_04_answer_end() -> str:
    return 'Then four points are lost, and the queues stay. Staff first.'


def lesson_04_answer_staff() -> str:
    return 'Your role, Staffing Officer, lets you roll two dice and use the higher.'


def lesson_04_otherwise() -> str:
    return 'First staff: a better die is the cheapest help.'


def lesson_05() -> str:
    return 'A 6 to replace a 1! A new site, which starts as a 1, costs 1 point in town (urban), 2 in the country (rural), 3 in remote places. Where does the 6 help most?'


def lesson_05_answer_replace_8_1() -> str:
    return 'Right: six seats where a new site would have cost 3 points.'


def lesson_05_answer_replace_6() -> str:
    return 'In town you can open more sites for 1 point each. Keep the 6 for where they are dear.'


def lesson_05_answer_replace_7() -> str:
    return 'Good, but there is a place where sites are dearer still: the remote one.'


def lesson_05_answer_replace_16() -> str:
    return 'Headquarters is cheap to help later. Use the 6 where new sites are dearest.'


def lesson_05_answer_keep() -> str:
    return 'Throw a 6 away? Two ballots wait, and a 1 stands there.'


def lesson_05_otherwise() -> str:
    return 'Put the 6 where a new site would cost the most.'


def lesson_06() -> str:
    return 'Your next roll is a 4. Headquarters (HQ) can be helped from everywhere, and its dice count double: a 4 there seats 8. Put it there.'


def lesson_06_answer_replace_16_1() -> str:
    return 'Eight seats, and one ballot: there is room.'


def lesson_06_answer_replace_8() -> str:
    return 'That would take the 6 away. Swap the 4 for a 1 instead.'


def lesson_06_answer_replace_6() -> str:
    return 'Four seats there, eight at headquarters. Take the eight.'


def lesson_06_answer_keep() -> str:
    return 'A 4 is far better than a 1. Put it at headquarters.'


def lesson_06_otherwise() -> str:
    return 'Put the 4 at headquarters: it counts double there.'


def lesson_07() -> str:
    return 'Seats can come to voters, or voters to seats. HQ has room now: reach out. Press the arrow in rural Ontario, and one ballot moves to HQ.'


def lesson_07_answer_reach_7_0() -> str:
    return 'Shorter queue in the country, and at HQ they find seats.'


def lesson_07_answer_reach_8() -> str:
    return 'Your 6 stands there already: those two are well served.'


def lesson_07_answer_reach_6() -> str:
    return 'It would help. But in town the next good die can stand; take one from the country.'


def lesson_07_answer_reach() -> str:
    return 'Move one from rural Ontario.'


def lesson_07_answer_open() -> str:
    return 'That is one seat more. Moving a ballot helps about two people.'


def lesson_07_answer_staff() -> str:
    return 'Also good. But first use the room at headquarters.'


def lesson_07_answer_end() -> str:
    return 'You still have two points.'


def lesson_07_otherwise() -> str:
    return 'Press the arrow in rural Ontario.'


def lesson_08() -> str:
    return 'Your last point brings a 6. Put it where the red number is highest. Then end your turn, and dice bring new voters: “Engagement” says how many.'


def lesson_08_answer_replace_6_1() -> str:
    return 'Two ballots, six seats: well done.'


def lesson_08_answer_replace_7() -> str:
    return 'One ballot waits there, but two in town. Look for the highest red number.'


def lesson_08_answer_replace_16() -> str:
    return 'Headquarters has seats enough for now. Look for a red number.'


def lesson_08_answer_keep() -> str:
    return 'A 6 is the best there is. Use it.'


def lesson_08_answer_end() -> str:
    return 'Seats to spare are no waste: more voters come.'


def lesson_08_otherwise() -> str:
    return 'Put it where the red number is highest.'


def lesson_09() -> str:
    return 'Week 2. Your partner is chief now and chose first: Quebec. Where are most people turned away? Add up each region’s red numbers.'


def lesson_09_answer_plan_1() -> str:
    return 'Your partner is there already, and Quebec has seats enough.'


def lesson_09_answer_plan_2() -> str:
    return 'You were there last week. Only a few are turned away in Ontario now.'


def lesson_09_answer_plan_5() -> str:
    return 'Only one place, and one person turned away. Look where the red numbers add up to more.'


def lesson_09_answer_plan_0() -> str:
    return 'Six turned away: you were needed there.'


def lesson_09_answer_plan() -> str:
    return 'People are turned away there too, but one region has a higher number: look to the east.'


def lesson_09_otherwise() -> str:
    return 'Add up the red numbers of each region.'


def lesson_10() -> str:
    return 'Two weeks later. A flood closed rural Maritimes, a strike took a die from HQ. You are in the Prairies and rolled a 5: who needs it most?'


def lesson_10_answer_replace_16_1() -> str:
    return 'HQ counts double: eight seats more.'


def lesson_10_answer_replace_16() -> str:
    return 'That takes the 4 away. Take the 1.'


def lesson_10_answer_replace_10() -> str:
    return 'Only one ballot waits there. At HQ five wait, and a 5 counts double.'


def lesson_10_answer_replace_11() -> str:
    return 'A 3 stands there already. At HQ a 1 waits, and a 5 counts double.'


def lesson_10_answer_keep() -> str:
    return 'A 5 is good. Use it.'


def lesson_10_otherwise() -> str:
    return 'Look for a 1 where many ballots wait.'


def lesson_11() -> str:
    return 'The remote Prairies turn 2 away, but a site there costs 3 points. HQ has room: 18 seats for five ballots. What helps for 1 point?'


def lesson_11_answer_reach_11_0() -> str:
    return 'Where seats are dear, bring voters to seats.'


def lesson_11_answer_reach() -> str:
    return 'That helps a little. But the remote place needs seats more.'


def lesson_11_answer_open_11() -> str:
    return 'All three points for one seat! Moving a ballot helps about two people.'


def lesson_11_answer_open() -> str:
    return 'Nobody is turned away there, or it costs more. Move a remote ballot to HQ.'


def lesson_11_answer_staff() -> str:
    return 'A roll is luck, and a 3 stands there already. Moving a ballot is sure.'


def lesson_11_answer_end() -> str:
    return 'Three points are left. Use them.'


def lesson_11_otherwise() -> str:
    return 'Reach out: move a ballot from the remote Prairies to HQ.'


def lesson_12() -> str:
    return 'The last turn: no new voters come, and you work in the Territories only. You rolled a 6. Where does it help most?'


def lesson_12_answer_replace_15_1() -> str:
    return 'Three ballots had one seat, now six. The needle jumps!'


def lesson_12_answer_replace_16() -> str:
    return 'HQ has seats enough: no red number. Look north.'


def lesson_12_answer_keep() -> str:
    return 'Points that are left are worth nothing. Put it down.'


def lesson_12_otherwise() -> str:
    return 'Put it where the red number is highest.'


def lesson_13() -> str:
    return 'One may still be turned away here. A site costs 3 points, all you have, and points left over are lost. So open one.'


def lesson_13_answer_open_15() -> str:
    return 'Dear, so the needle sinks, but better than nothing.'


def lesson_13_answer_open_16() -> str:
    return 'HQ has seats enough: no red number.'


def lesson_13_answer_staff() -> str:
    return 'You rolled a 6 already, the best there is.'


def lesson_13_answer_end() -> str:
    return 'Points left over are lost, and somebody is still turned away here.'


def lesson_13_otherwise() -> str:
    return 'Open a site in the Territories.'


def lesson_14() -> str:
    return 'Won! 96 people voted: 19 points. 8 turned away: −8. 97 dots of dice: −9. That makes 2.'
