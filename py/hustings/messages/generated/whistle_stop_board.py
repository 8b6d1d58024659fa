"""The words of whistle_stop_board, made by `make messages` from locales/en/whistle_stop_board.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def cards_counted(*, cards: float) -> str:
    return ('1 card' if _plural(cards) == 'one' else _show(cards) + ' cards')


def hidden_counted(*, cards: float) -> str:
    return ('1 hidden card' if _plural(cards) == 'one' else _show(cards) + ' hidden cards')


def delegates_counted(*, delegates: float) -> str:
    return ('1 delegate' if _plural(delegates) == 'one' else _show(delegates) + ' delegates')


def points_counted(*, points: float) -> str:
    return ('1 point' if _plural(points) == 'one' else _show(points) + ' points')


def regions_counted(*, regions: float) -> str:
    return ('1 region' if _plural(regions) == 'one' else _show(regions) + ' regions')


def dollars(*, money: str | float) -> str:
    return '$' + _show(money) + 'M'


def change(*, by: float) -> str:
    return _number(by, signDisplay='exceptZero')


def chance(*, share: float) -> str:
    return _number(share, style='percent')


def click_label(*, action: str | float, label: str | float) -> str:
    return _show(action) + '. ' + _show(label)


def sentences(*, first: str | float, next: str | float) -> str:
    return _show(first) + ' ' + _show(next)


def nth_election(*, nth: str) -> str:
    return ('first election' if nth == 'first' else 'second election' if nth == 'second' else 'last election')


def map_label() -> str:
    return 'Map of the fifteen regions'


def region(*, region: str | float, super: bool, anybody: bool, standing: Sequence[str], here: str | float, cap: str | float, state: str, holder: str | float, plan: str, planned: str | float, points: float) -> str:
    return _show(region) + ', ' + _points_counted(points=points) + (', a Super State' if super else '') + ': ' + (_list(standing, 'unit') if anybody else 'no delegates') + '; ' + _show(here) + ' of ' + _show(cap) + '.' + (' ' + 'Won by ' + _show(holder) + '.' if state == 'won' else ' ' + 'Called for ' + _show(holder) + '.' if state == 'called' else '') + (' ' + 'One delegate to go.' if plan == 'less' else ' ' + _show(planned) + ' more planned.' if plan == 'more' else '')


def standing(*, name: str | float, delegates: str | float) -> str:
    return _show(name) + ' ' + _show(delegates)


def slip_full() -> str:
    return 'full'


def super_state() -> str:
    return 'Super State'


def sheet_close(*, region: str | float) -> str:
    return 'Close the sheet of ' + _show(region)


def sheet_head() -> str:
    return 'Delegates, and chances if it voted now'


def sheet_room(*, room: str | float) -> str:
    return 'There is room for ' + _show(room) + ' more.'


def sheet_full() -> str:
    return 'No more delegates fit in.'


def score(*, name: str | float, points: float, regions: float, delegates: float, cards: float) -> str:
    return _show(name) + ': ' + _points_counted(points=points) + ' from ' + _regions_counted(regions=regions) + ', ' + _delegates_counted(delegates=delegates) + ', ' + _cards_counted(cards=cards)


def tally(*, all: str | float, points: Sequence[str]) -> str:
    return 'Of ' + _show(all) + ' points: ' + _list(points, 'unit')


def majority(*, points: str | float) -> str:
    return _show(points) + ': more than half'


def race_title(*, points: str | float) -> str:
    return 'The race to ' + _show(points)


def race_close() -> str:
    return 'Close the sheet of the race'


def race_needs(*, points: float) -> str:
    return ('has more than half' if points == 0 else 'needs ' + _show(points) + ' more')


def race_free(*, points: float) -> str:
    return ('1 point belongs to nobody yet.' if _plural(points) == 'one' else _show(points) + ' points belong to nobody yet.')


def race_help(*, points: str | float, all: str | float) -> str:
    return _show(points) + ' of the ' + _show(all) + ' points are more than half: nobody else can have as many. After round 13 the most points win, even if nobody has that many.'


def track(*, round: str | float, rounds: str | float) -> str:
    return 'Round ' + _show(round) + ' of ' + _show(rounds) + '; elections in rounds 4, 8 and 13, a debate in round 9'


def stop_election(*, round: str | float) -> str:
    return 'An election in round ' + _show(round)


def stop_debate(*, round: str | float) -> str:
    return 'The debate in round ' + _show(round)


def card_label(*, card: str | float, text: str | float, money: float, count: float) -> str:
    return _show(card) + ': ' + _show(text) + ('' if money == 0 else ' ' + 'Worth ' + _dollars(money=money) + '.') + ('' if _plural(count) == 'one' else ' ' + _show(count) + ' of them.')


def times(*, count: str | float) -> str:
    return '×' + _show(count)


def card_or() -> str:
    return 'or'


def card_worth() -> str:
    return 'worth'


def card_unusable(*, card: str | float, text: str | float) -> str:
    return _show(card) + ' cannot be used now. ' + _show(text)


def card_chosen(*, card: str | float, text: str | float) -> str:
    return _show(card) + ': ' + _show(text)


def by(*, name: str | float, how: str) -> str:
    return _show(name) + ' ' + ('spends' if how == 'spends' else 'vetoes' if how == 'vetoes' else 'plays')


def by_card(*, card: str | float, name: str | float, how: str) -> str:
    return _by(name=name, how=how) + ' ' + _show(card)


def foot_moves() -> str:
    return 'moves'


def foot_lost(*, by: float) -> str:
    return _change(by=by) + ' for'


def stamp_veto() -> str:
    return 'VETO'


def stamp_stands() -> str:
    return 'STANDS'


def row_voted() -> str:
    return 'The regions have voted'


def card_dropped(*, card: str | float) -> str:
    return _show(card) + ': chosen to be discarded'


def row_discards() -> str:
    return 'The discards'


def row_hand_of(*, name: str | float) -> str:
    return _show(name) + '’s hand'


def row_table() -> str:
    return 'On the table'


def row_table_and(*, row: str | float) -> str:
    return _row_table() + ' · ' + _show(row)


def row_hand(*, cards: float) -> str:
    return 'Your hand: ' + _cards_counted(cards=cards)


def row_hand_money(*, cards: float, money: str | float) -> str:
    return _row_hand(cards=cards) + ', ' + _dollars(money=money)


def row_red() -> str:
    return 'Your red cards'


def row_veto(*, left: float, green: bool, money: str | float) -> str:
    return ('Your last Veto; a new one costs ' + _dollars(money=money) if left == 0 else '1 Veto is left if you play one' if _plural(left) == 'one' else _show(left) + ' Vetoes are left if you play one') + '. A Veto stops the card and costs no action' + ('; a green one goes back to the bank' if green else '')


def row_veto_brief(*, left: float) -> str:
    return ('Your last Veto; it stops the card for no action' if left == 0 else 'A Veto stops it for no action; ' + _show(left) + ' left then')


def nth_election_title(*, nth: str) -> str:
    return 'The ' + _nth_election(nth=nth)


def election_order(*, order: float) -> str:
    return 'Region by region, ' + ('the least points first' if order == 0 else 'the most points first' if order == 1 else 'as drawn') + '.'


def debate_title() -> str:
    return 'The debate'


def debate_text(*, advanced: bool) -> str:
    return 'Everybody may change cards.' + (' ' + 'Then call regions, or spend on delegates.' if advanced else '')


def after_election(*, nth: str) -> str:
    return 'After the ' + _nth_election(nth=nth)


def outlook_start() -> str:
    return 'The regions vote in rounds 4, 8 and 13. Whoever has the most points after round 13 wins.'


def outlook_stage(*, stage: str) -> str:
    return ('The regions vote again in rounds 8 and 13: only the points after round 13 decide.' if stage == 'two' else 'The regions vote once more, in round 13: only the points after that decide.' if stage == 'one' else 'Nobody can overtake any more.' if stage == 'safe' else 'The regions still to vote can change that.')


def outlook_lead(*, who: Person, total: str | float, points: float, stage: str) -> str:
    return ('You lead' if who.meant == 'you' else who + ' leads') + ' by ' + _points_counted(points=points) + ', with ' + _show(total) + ' of 538. ' + _outlook_stage(stage=stage)


def outlook_level(*, leaders: Sequence[str], points: float, stage: str) -> str:
    return 'Level in the lead with ' + _points_counted(points=points) + ': ' + _list(leaders, 'conjunction') + '. ' + _outlook_stage(stage=stage)


def gain(*, by: float) -> str:
    return ('±0' if by == 0 else _change(by=by))


def brought(*, how: str, regions: Sequence[str]) -> str:
    return 'You ' + ('won' if how == 'won' else 'held' if how == 'held' else 'lost') + ' ' + _list(regions, 'conjunction') + '.'


def brought_counted(*, how: str, regions: float) -> str:
    return 'You ' + ('won' if how == 'won' else 'held' if how == 'held' else 'lost') + ' ' + _regions_counted(regions=regions) + '.'


def brought_nothing() -> str:
    return 'You won no region.'


def recap(*, says: str | float, nth: str) -> str:
    return 'The ' + _nth_election(nth=nth) + ': ' + _show(says)


def verdict(*, held: bool, points: str | float) -> str:
    return ('=' if held else '+') + _show(points)


def polls_title(*, region: str | float, points: float) -> str:
    return _show(region) + ', ' + _points_counted(points=points)


def polls_rolloff(*, region: str | float, points: float) -> str:
    return 'Roll-off in ' + _polls_title(region=region, points=points)


def polls_may_reroll(*, region: str | float, who: Person) -> str:
    return _show(region) + ': ' + ('You may' if who.meant == 'you' else who + ' may') + ' roll one die again…'


def polls_rerolls(*, region: str | float, who: Person, die: str | float) -> str:
    return _show(region) + ': ' + ('You roll' if who.meant == 'you' else who + ' rolls') + ' the ' + _show(die) + ' again…'


def polls_single() -> str:
    return 'Only the best die counts.'


def polls_barred() -> str:
    return 'The incumbent may not roll again.'


def polls_recount() -> str:
    return 'To be recounted.'


def polls_waits(*, dice: float) -> str:
    return 'rolls ' + ('1 die' if _plural(dice) == 'one' else _show(dice) + ' dice')


def whom(*, whom: Person) -> str:
    return ('you' if whom.meant == 'you' else whom)


def counted_called(*, region: str | float, whom: Person) -> str:
    return _show(region) + ' was called for ' + _whom(whom=whom) + ': it does not vote'


def counted_alone(*, who: Person, region: str | float, points: float) -> str:
    return ('You stand' if who.meant == 'you' else who + ' stands') + ' in ' + _show(region) + ' alone: +' + _points_counted(points=points)


def counted_held(*, who: Person, region: str | float, points: str | float) -> str:
    return ('You hold' if who.meant == 'you' else who + ' holds') + ' ' + _show(region) + ': the ' + _show(points) + ' points stay'


def who_takes(*, who: Person) -> str:
    return ('You take' if who.meant == 'you' else who + ' takes')


def counted_won(*, region: str | float, who: Person, points: float) -> str:
    return _who_takes(who=who) + ' ' + _show(region) + ': +' + _points_counted(points=points)


def counted_won_from(*, region: str | float, who: Person, whom: Person, points: float) -> str:
    return _who_takes(who=who) + ' ' + _show(region) + ' from ' + _whom(whom=whom) + ': +' + _points_counted(points=points)


def ticket_foot(*, how: str, name: str | float) -> str:
    return ('called for' if how == 'called' else 'alone:' if how == 'alone' else 'held by' if how == 'held' else 'won by') + ' ' + _show(name)


def ticket(*, region: str | float, rolloff: bool, points: float, how: str, name: str | float) -> str:
    return _show(region) + ', ' + _points_counted(points=points) + ': ' + _ticket_foot(how=how, name=name) + (' ' + 'after a roll-off' if rolloff else '')


def candidates() -> str:
    return 'Candidates'


def head_candidate() -> str:
    return 'Candidate'


def head_points() -> str:
    return 'Points'


def head_regions() -> str:
    return 'Regions'


def head_region() -> str:
    return 'Region'


def head_delegates() -> str:
    return 'Delegates'


def head_cards() -> str:
    return 'Cards'


def starter(*, name: str | float) -> str:
    return _show(name) + ' goes first in every round.'


def known(*, all: bool) -> str:
    return ('In hand:' if all else 'Known to be in hand:')


def known_of(*, name: str | float, cards: Sequence[str]) -> str:
    return _show(name) + ': ' + _list(cards, 'unit')


def at_once() -> str:
    return 'A click places one delegate; place several at once'


def last_votes() -> str:
    return 'The last votes'


def chances() -> str:
    return 'If they voted now'


def chances_total() -> str:
    return 'Points to expect'


def chances_help() -> str:
    return 'Chances to win by the dice, without red cards.'


def origins() -> str:
    return 'Where every point came from'


def origins_help() -> str:
    return 'A region counts for whoever won it last.'


def piles() -> str:
    return 'Piles'


def piles_text(*, left: str | float, discards: str | float, bank: str | float) -> str:
    return 'Draw pile ' + _show(left) + ', discards ' + _show(discards) + ', green Vetoes ' + _show(bank) + '.'


def discards() -> str:
    return 'Discards'


def several_cards(*, count: str | float, card: str | float) -> str:
    return _show(count) + ' ' + _show(card)


def discards_list(*, cards: Sequence[str]) -> str:
    return _list(cards, 'unit') + '.'


_by = by
_cards_counted = cards_counted
_change = change
_delegates_counted = delegates_counted
_dollars = dollars
_nth_election = nth_election
_outlook_stage = outlook_stage
_points_counted = points_counted
_polls_title = polls_title
_regions_counted = regions_counted
_row_hand = row_hand
_row_table = row_table
_ticket_foot = ticket_foot
_who_takes = who_takes
_whom = whom
