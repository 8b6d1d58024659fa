"""The words of whistle_stop_advice, made by `make messages` from locales/en/whistle_stop_advice.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def delegates_counted(*, delegates: float) -> str:
    return ('1 delegate' if _plural(delegates) == 'one' else _show(delegates) + ' delegates')


def dice_counted(*, dice: float) -> str:
    return ('1 die' if _plural(dice) == 'one' else _show(dice) + ' dice')


def points_counted(*, points: float) -> str:
    return ('1 point' if _plural(points) == 'one' else _show(points) + ' points')


def dollars(*, money: str | float) -> str:
    return '$' + _show(money) + 'M'


def region_worth(*, region: str | float, points: float) -> str:
    return _show(region) + ' (' + _points_counted(points=points) + ')'


def figure_region(*, chance: float, region: str | float) -> str:
    return _number(chance, style='percent') + ' to win ' + _show(region)


def reason_nobody(*, region: str | float, points: float) -> str:
    return 'Nobody has delegates in ' + _region_worth(region=region, points=points) + ' yet.'


def reason_safer(*, region: str | float, points: float) -> str:
    return 'Makes ' + _region_worth(region=region, points=points) + ' safer, where no rival stands yet.'


def reason_raises(*, before: float, then: float, region: str | float, points: float) -> str:
    return 'Raises the chance to win ' + _region_worth(region=region, points=points) + ' from ' + _number(before, style='percent') + ' to ' + _number(then, style='percent') + '.'


def reason_one_action(*, delegates: float) -> str:
    return _delegates_counted(delegates=delegates) + ' for one action.'


def reason_several(*, delegates: float) -> str:
    return 'Up to ' + _delegates_counted(delegates=delegates) + ' in several regions for one action.'


def reason_brings(*, delegates: float, region: str | float, points: float) -> str:
    return 'Brings ' + _delegates_counted(delegates=delegates) + ' to ' + _region_worth(region=region, points=points) + '.'


def reason_buys(*, delegates: float) -> str:
    return 'Buys ' + _delegates_counted(delegates=delegates) + '.'


def reason_buys_where(*, where: Sequence[str], delegates: float) -> str:
    return 'Buys ' + _delegates_counted(delegates=delegates) + ', best ' + _list(where, 'conjunction') + '.'


def reason_buys_risen(*, where: Sequence[str], before: float, then: float, delegates: float, region: str | float, points: float) -> str:
    return 'Buys ' + _delegates_counted(delegates=delegates) + ', best ' + _list(where, 'conjunction') + ': the chance in ' + _region_worth(region=region, points=points) + ' rises from ' + _number(before, style='percent') + ' to ' + _number(then, style='percent') + '.'


def count_for(*, delegates: str | float, region: str | float) -> str:
    return _show(delegates) + ' for ' + _show(region)


def count_elsewhere(*, delegates: str | float) -> str:
    return _show(delegates) + ' elsewhere'


def reason_scandal(*, rival: str | float, count: float, regions: Sequence[str], delegates: float) -> str:
    return _show(rival) + ' loses ' + _delegates_counted(delegates=delegates) + ' ' + ('in' if _plural(count) == 'one' else 'in each of') + ' ' + _list(regions, 'conjunction') + '.'


def reason_leader(*, rival: str | float) -> str:
    return 'It hits ' + _show(rival) + ', the rival most likely to win.'


def reason_phone_bank(*, cards: float) -> str:
    return ('One card' if cards == 1 else 'Two cards' if cards == 2 else 'Three cards' if cards == 3 else 'Four cards' if cards == 4 else _show(cards) + ' cards') + ' for one action.'


def reason_file(*, rival: str | float) -> str:
    return _show(rival) + '’s best card for the worst one in the hand.'


def reason_file_any() -> str:
    return 'A rival’s best card for the worst one in the hand.'


def reason_donors(*, rival: str | float) -> str:
    return 'One card more, and one fewer for ' + _show(rival) + '.'


def reason_donors_any() -> str:
    return 'One card more, and one fewer for a rival.'


def reason_leak() -> str:
    return 'Every rival loses a card, and it costs only this one.'


def reason_second_look() -> str:
    return 'One of the discards does more than anything in the hand.'


def reason_legal_team() -> str:
    return 'A Veto that costs no money.'


def reason_momentum(*, actions: float) -> str:
    return ('One action' if actions == 1 else 'Two actions' if actions == 2 else 'Three actions' if actions == 3 else 'Four actions' if actions == 4 else _show(actions) + ' actions') + ' for one, with good cards waiting in the hand.'


def reason_least_missed(*, card: str | float) -> str:
    return _show(card) + ' would be missed least.'


def reason_little_missed(*, card: str | float, other: str | float) -> str:
    return _show(card) + ' would be missed as little as ' + _show(other) + '.'


def reason_drawn_for_it(*, points: float) -> str:
    return 'A card drawn for it is worth about ' + _points_counted(points=points) + ' more.'


def reason_most_useful(*, card: str | float) -> str:
    return _show(card) + ' is the most useful card there.'


def reason_as_useful(*, card: str | float, other: str | float) -> str:
    return _show(card) + ' is as useful as ' + _show(other) + '.'


def reason_draw() -> str:
    return 'No card in the hand does more now than one that nobody knows yet.'


def reason_end() -> str:
    return 'The cards are kept for later.'


def reason_swap_done() -> str:
    return 'What is left does more than cards drawn for it.'


def reason_done() -> str:
    return 'More would bring nothing.'


def reason_buy(*, all: str | float, points: float) -> str:
    return 'Spare cards become a Veto, which is worth about ' + _points_counted(points=points) + ' of ' + _show(all) + ' later on.'


def reason_buy_later() -> str:
    return 'A Veto costs no action later and can stop the best card a rival has.'


def reason_invest(*, card: str | float, delegates: float) -> str:
    return _show(card) + ' brings ' + _delegates_counted(delegates=delegates) + ' here.'


def reason_leaves(*, card: str | float, money: str | float) -> str:
    return _show(card) + ' leaves ' + _dollars(money=money) + ' to pay.'


def reason_pays(*, card: str | float) -> str:
    return _show(card) + ' pays just what is due.'


def reason_call(*, chance: float, money: str | float, points: float) -> str:
    return _dollars(money=money) + ' makes ' + _points_counted(points=points) + ' certain; today the chance is ' + _number(chance, style='percent') + '.'


def reason_call_none(*, delegates: float) -> str:
    return 'With ' + _delegates_counted(delegates=delegates) + ' on the board the money is better kept.'


def at_stake(*, mine: bool, card: str | float, points: float) -> str:
    return ('Once it is through, ' + _show(card) + ' brings' if mine else 'If nobody stops it, ' + _show(card) + ' costs') + ' about ' + _points_counted(points=points)


def kept(*, held: str | float, worth: float) -> str:
    return _show(held) + ' is worth ' + ('1 point' if _plural(worth) == 'one' else _show(worth) + ' points') + ' kept for later'


def reason_react(*, mine: bool, card: str | float, points: float) -> str:
    return _at_stake(mine=mine, card=card, points=points) + '.'


def reason_react_kept(*, mine: bool, card: str | float, points: float, held: str | float, worth: float) -> str:
    return _at_stake(mine=mine, card=card, points=points) + '; ' + _kept(held=held, worth=worth) + '.'


def reason_not_worth(*, card: str | float) -> str:
    return _show(card) + ' is not worth another card.'


def reason_harmless(*, card: str | float) -> str:
    return _show(card) + ' does no harm here, even if nobody stops it.'


def reason_pass_kept(*, card: str | float, stopped: bool, points: float, held: str | float, worth: float) -> str:
    return _show(card) + ' costs about ' + _points_counted(points=points) + ' ' + ('if the last Veto is overridden' if stopped else 'if nobody stops it') + ', but ' + _kept(held=held, worth=worth) + '.'


def score_raised(*, dice: str | float, by: str | float, score: str | float) -> str:
    return _show(dice) + ' + ' + _show(by) + ' = ' + _show(score)


def score_lowered(*, dice: str | float, by: str | float, score: str | float) -> str:
    return _show(dice) + ' − ' + _show(by) + ' = ' + _show(score)


def rival_whose(*, rival: str | float) -> str:
    return _show(rival) + '’s'


def dice_compared(*, score: str | float, rivals: Sequence[str], best: str | float) -> str:
    return 'The dice make ' + _show(score) + ', ' + _list(rivals, 'conjunction') + ' ' + _show(best)


def reason_keep(*, chance: float, score: str | float, rivals: Sequence[str], best: str | float) -> str:
    return _dice_compared(score=score, rivals=rivals, best=best) + ': kept, they win ' + _number(chance, style='percent') + ' of the time.'


def reason_reroll(*, die: str | float, chance: float, score: str | float, rivals: Sequence[str], best: str | float) -> str:
    return _dice_compared(score=score, rivals=rivals, best=best) + ': with the ' + _show(die) + ' rolled again, they win ' + _number(chance, style='percent') + ' of the time.'


def reason_pass_red() -> str:
    return 'A red card may do more in another region.'


def reason_stake(*, region: str | float, points: float) -> str:
    return _points_counted(points=points) + ' are at stake in ' + _show(region) + '.'


def reason_absentee(*, die: str | float, chance: float) -> str:
    return 'Rolling the ' + _show(die) + ' again reaches the best score ' + _number(chance, style='percent') + ' of the time.'


def reason_recount() -> str:
    return 'The two best roll anew, as equals.'


def reason_raises_here(*, before: float, then: float) -> str:
    return 'Raises the chance here from ' + _number(before, style='percent') + ' to about ' + _number(then, style='percent') + '.'


def reason_meets(*, rival: str | float, dice: float) -> str:
    return 'It hits ' + _show(rival) + ', who rolls ' + _dice_counted(dice=dice) + ' here.'


def level_easy() -> str:
    return 'Plays cards for what they say, careless at times, and never vetoes; won 2 of 120 games against Normal.'


def level_normal() -> str:
    return 'Sends delegates where they do most now, and keeps a Veto at hand; won all of 120 games against Easy.'


def level_hard() -> str:
    return 'Knows what things are worth and tries its best moves out; its habits alone won 148 of 200 games against Normal.'


def level_expert() -> str:
    return 'Tries more moves than Hard, and more often; not measured to be stronger.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('takes' if _plural(count) == 'one' else 'take') + ' every card at its word.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('counts' if _plural(count) == 'one' else 'count') + ' every point.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('tries' if _plural(count) == 'one' else 'try') + ' things out before deciding.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('tries' if _plural(count) == 'one' else 'try') + ' out more than anybody before deciding.'


_at_stake = at_stake
_delegates_counted = delegates_counted
_dice_compared = dice_compared
_dice_counted = dice_counted
_dollars = dollars
_kept = kept
_points_counted = points_counted
_region_worth = region_worth
