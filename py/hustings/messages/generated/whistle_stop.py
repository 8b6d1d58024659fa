"""The words of whistle_stop, made by `make messages` from locales/en/whistle_stop.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def candidate(*, letter: str | float) -> str:
    return 'candidate ' + _show(letter)


def whom(*, whom: Person) -> str:
    return ('you' if whom.meant == 'you' else whom)


def whose(*, whose: Person) -> str:
    return ('your' if whose.meant == 'you' else whose + '’s')


def who_has(*, who: Person) -> str:
    return ('You have' if who.meant == 'you' else who + ' has')


def who_rolls(*, who: Person) -> str:
    return ('You roll' if who.meant == 'you' else who + ' rolls')


def who_loses(*, who: Person) -> str:
    return ('You lose' if who.meant == 'you' else who + ' loses')


def who_takes(*, who: Person) -> str:
    return ('You take' if who.meant == 'you' else who + ' takes')


def who_aims(*, who: Person) -> str:
    return ('You aim' if who.meant == 'you' else who + ' aims')


def who_means(*, who: Person) -> str:
    return ('You mean' if who.meant == 'you' else who + ' means')


def actions_counted(*, actions: float) -> str:
    return ('1 action' if _plural(actions) == 'one' else _show(actions) + ' actions')


def cards_counted(*, cards: float) -> str:
    return ('1 card' if _plural(cards) == 'one' else _show(cards) + ' cards')


def delegates_counted(*, delegates: float) -> str:
    return ('1 delegate' if _plural(delegates) == 'one' else _show(delegates) + ' delegates')


def dice_counted(*, dice: float) -> str:
    return ('1 die' if _plural(dice) == 'one' else _show(dice) + ' dice')


def points_counted(*, points: float) -> str:
    return ('1 point' if _plural(points) == 'one' else _show(points) + ' points')


def regions_counted(*, regions: float) -> str:
    return ('1 region' if _plural(regions) == 'one' else _show(regions) + ' regions')


def dollars(*, money: str | float) -> str:
    return '$' + _show(money) + 'M'


def hidden_counted(*, cards: float) -> str:
    return ('1 hidden card' if _plural(cards) == 'one' else _show(cards) + ' hidden cards')


def cards_none() -> str:
    return 'nothing'


def cards_unknown(*, cards: float) -> str:
    return ('a card' if _plural(cards) == 'one' else _show(cards) + ' cards')


def region_count(*, delegates: str | float, region: str | float) -> str:
    return _show(delegates) + ' ' + _show(region)


def prompt_over() -> str:
    return 'The votes are counted.'


def prompt_drawing() -> str:
    return 'Cards are drawn.'


def prompt_starting() -> str:
    return 'The candidates roll for the start.'


def prompt_poaching() -> str:
    return 'A card changes hands.'


def prompt_ordering() -> str:
    return 'The order of the elections is drawn.'


def prompt_rolling() -> str:
    return 'The dice roll.'


def prompt_voting(*, region: str | float) -> str:
    return _show(region) + ' votes: the dice roll.'


def prompt_act(*, who: str | float, actions: float) -> str:
    return _show(who) + ': ' + _actions_counted(actions=actions) + ' left; play a card, buy a Veto, draw or end.'


def prompt_fetch(*, who: str | float) -> str:
    return _show(who) + ': name the discarded card you take.'


def prompt_rival(*, who: str | float, card: str | float, region: str | float) -> str:
    return _show(who) + ': ' + _show(card) + ': choose a rival in ' + _show(region) + '.'


def prompt_scandal(*, who: str | float, card: str | float, rival: str | float, lost: str | float, regions: float) -> str:
    return _show(who) + ': ' + _show(card) + ': up to ' + _regions_counted(regions=regions) + ' where ' + _show(rival) + ' loses ' + _show(lost) + '.'


def prompt_regions(*, who: str | float, card: str | float, regions: float) -> str:
    return _show(who) + ': ' + _show(card) + ': choose up to ' + _regions_counted(regions=regions) + '.'


def prompt_money(*, who: str | float, delegates: float, money: str | float) -> str:
    return _show(who) + ': buy ' + _delegates_counted(delegates=delegates) + ' for ' + _dollars(money=money) + ', in any region.'


def prompt_comeback(*, who: str | float, card: str | float, limit: str | float, delegates: float) -> str:
    return _show(who) + ': ' + _show(card) + ': place ' + _delegates_counted(delegates=delegates) + ', at most ' + _show(limit) + ' to a region.'


def prompt_tour(*, who: str | float, card: str | float, region: str | float, delegates: float) -> str:
    return _show(who) + ': ' + _show(card) + ': move up to ' + _delegates_counted(delegates=delegates) + ' from ' + _show(region) + '.'


def prompt_pay(*, who: str | float, money: str | float) -> str:
    return _show(who) + ': pay with cards, ' + _dollars(money=money) + ' to go.'


def prompt_take(*, who: str | float, rival: str | float) -> str:
    return _show(who) + ': take a card from ' + _show(rival) + '.'


def prompt_give(*, who: str | float, rival: str | float) -> str:
    return _show(who) + ': give ' + _show(rival) + ' a card back.'


def prompt_reroll(*, who: str | float, region: str | float) -> str:
    return _show(who) + ', incumbent in ' + _show(region) + ': roll one die again, or keep the dice.'


def prompt_before(*, who: str | float, region: str | float) -> str:
    return _show(who) + ': play a red card on ' + _show(region) + ' before the roll, or pass.'


def prompt_after(*, who: str | float, region: str | float) -> str:
    return _show(who) + ': play a red card on ' + _show(region) + ' after the roll, or pass.'


def prompt_red_none(*, who: str | float, region: str | float, late: bool) -> str:
    return _show(who) + ': you hold no red card to play on ' + _show(region) + ' ' + ('after' if late else 'before') + ' the roll, so you can only pass.'


def prompt_call(*, who: str | float, money: str | float) -> str:
    return _show(who) + ': call regions for up to ' + _dollars(money=money) + ' more, or go on.'


def prompt_leaked(*, who: str | float) -> str:
    return _show(who) + ': discard a card of your choice.'


def prompt_swap(*, who: str | float, dropped: str | float) -> str:
    return _show(who) + ': discard any cards and draw as many; ' + _show(dropped) + ' so far.'


def prompt_invest(*, who: str | float, money: str | float) -> str:
    return _show(who) + ': pay up to ' + _dollars(money=money) + ' more for two delegates each, or go on.'


def prompt_floor(*, who: str | float, delegates: float) -> str:
    return _show(who) + ': place ' + _delegates_counted(delegates=delegates) + '.'


def prompt_any(*, who: str | float) -> str:
    return _show(who) + ': decide.'


def card_played(*, name: str | float, spent: bool, card: str | float) -> str:
    return _show(name) + ' ' + ('spends' if spent else 'plays') + ' ' + _show(card)


def react_ask(*, ask: str) -> str:
    return ('Veto or pass?' if ask == 'veto' else 'Block the Veto or pass?' if ask == 'block' else 'You hold no Veto, so you can only pass.' if ask == 'no-veto' else 'Only an Override would help, and you hold none: you can only pass.' if ask == 'no-override' else 'You hold neither a Veto nor an Override, so you can only pass.')


def prompt_react(*, who: str | float, effect: str | float, name: str | float, spent: bool, card: str | float, ask: str) -> str:
    return _show(who) + ': ' + _card_played(name=name, spent=spent, card=card) + ': ' + _show(effect) + '. ' + _react_ask(ask=ask)


def prompt_react_on(*, who: str | float, effect: str | float, name: str | float, spent: bool, card: str | float, whom: Person, ask: str) -> str:
    return _show(who) + ': ' + _card_played(name=name, spent=spent, card=card) + ' on ' + _whom(whom=whom) + ': ' + _show(effect) + '. ' + _react_ask(ask=ask)


def prompt_react_veto(*, who: str | float, name: str | float, below: str | float, stopped: bool, effect: str | float, card: str | float, whose: Person, ask: str) -> str:
    return _show(who) + ': ' + _show(name) + ' vetoes ' + _whose(whose=whose) + ' ' + _show(below) + '. ' + ('Without the Veto: ' + _show(effect) if stopped else 'So ' + _show(card) + ' counts') + '. ' + _react_ask(ask=ask)


def effect_loss(*, lost: str | float, had: str | float, region: str | float) -> str:
    return _show(lost) + ' of ' + _show(had) + ' in ' + _show(region)


def effect_loses(*, whom: Person, losses: Sequence[str]) -> str:
    return ('you lose' if whom.meant == 'you' else whom + ' loses') + ' ' + _list(losses, 'unit')


def effect_swings(*, who: Person, whom: Person, losses: Sequence[str]) -> str:
    return _effect_loses(whom=whom, losses=losses) + ', ' + ('you gain' if who.meant == 'you' else who + ' gains') + ' as many'


def effect_gains(*, change: float, regions: Sequence[str]) -> str:
    return _number(change, signDisplay='exceptZero') + ' in ' + _list(regions, 'conjunction')


def effect_gain(*, total: str | float, most: str | float, change: float, regions: Sequence[str]) -> str:
    return _effect_gains(change=change, regions=regions) + ', then ' + _show(total) + ' to ' + _show(most)


def effect_tour(*, delegates: str | float, source: str | float, places: Sequence[str]) -> str:
    return _show(delegates) + ' from ' + _show(source) + ' to ' + _list(places, 'unit')


def effect_file(*, whose: Person) -> str:
    return 'a look at ' + _whose(whose=whose) + ' hand, one card swapped'


def effect_donors(*, whom: Person) -> str:
    return 'a random card from ' + _whom(whom=whom)


def effect_wanted(*, wanted: str | float) -> str:
    return _show(wanted) + ' from the discards'


def move_pass() -> str:
    return 'Pass'


def move_buy(*, money: str | float) -> str:
    return 'Buy Veto, ' + _dollars(money=money)


def move_draw() -> str:
    return 'Draw'


def move_end() -> str:
    return 'End turn'


def move_end_left(*, actions: float) -> str:
    return 'End turn: ' + _actions_counted(actions=actions) + ' ' + ('is' if _plural(actions) == 'one' else 'are') + ' given up'


def move_override() -> str:
    return 'Override the Veto'


def move_keep() -> str:
    return 'Keep the dice'


def move_reroll(*, die: str | float) -> str:
    return 'Roll the ' + _show(die) + ' again'


def move_call(*, region: str | float, money: str | float) -> str:
    return 'Call ' + _show(region) + ' for ' + _dollars(money=money)


def move_place(*, delegates: str | float, region: str | float) -> str:
    return _show(delegates) + ' to ' + _show(region)


def move_spend(*, card: str | float, delegates: float) -> str:
    return 'Spend ' + _show(card) + ': ' + _delegates_counted(delegates=delegates)


def move_play(*, card: str | float) -> str:
    return 'Play ' + _show(card)


def move_on(*, card: str | float, rival: str | float) -> str:
    return _show(card) + ' on ' + _show(rival)


def move_in(*, card: str | float, region: str | float) -> str:
    return _show(card) + ' in ' + _show(region)


def move_die(*, card: str | float, die: str | float) -> str:
    return _show(card) + ': the ' + _show(die)


def move_rival_unnamed(*, letter: str | float) -> str:
    return 'Candidate ' + _show(letter)


def move_pay(*, card: str | float, money: str | float) -> str:
    return 'Pay with ' + _show(card) + ' (' + _dollars(money=money) + ')'


def move_veto() -> str:
    return 'Play a Veto'


def move_drop(*, card: str | float) -> str:
    return 'Discard ' + _show(card)


def move_give(*, card: str | float) -> str:
    return 'Give ' + _show(card)


def move_take(*, card: str | float) -> str:
    return 'Take ' + _show(card)


def move_done() -> str:
    return 'Done'


def move_done_lost(*, money: str | float) -> str:
    return 'Done: ' + _dollars(money=money) + ' is lost'


def move_done_unplaced(*, delegates: float) -> str:
    return 'Done: ' + _delegates_counted(delegates=delegates) + ' not placed'


def move_done_delegates(*, delegates: float) -> str:
    return 'Done: ' + _delegates_counted(delegates=delegates)


def move_swap(*, cards: float) -> str:
    return ('Discard this card, draw 1' if _plural(cards) == 'one' else 'Discard these ' + _show(cards) + ', draw ' + _show(cards))


def move_swap_none() -> str:
    return 'Keep the hand'


def move_settle(*, money: str | float) -> str:
    return 'Pay ' + _dollars(money=money)


def move_settle_none() -> str:
    return 'Call nothing'


def move_invest_none() -> str:
    return 'Spend nothing'


def move_any_card() -> str:
    return 'Card'


def move_any_place() -> str:
    return 'Place'


def move_any_spot() -> str:
    return 'Spot'


def move_any_rival() -> str:
    return 'Rival'


def move_any_fetch() -> str:
    return 'Fetch'


def move_any_pay() -> str:
    return 'Pay'


def move_any_veto() -> str:
    return 'Veto'


def move_any_take() -> str:
    return 'Take'


def move_any_give() -> str:
    return 'Give'


def move_any_drop() -> str:
    return 'Drop'


def move_any_red() -> str:
    return 'Red'


def move_any_reroll() -> str:
    return 'Reroll'


def move_any_call() -> str:
    return 'Call'


def means_any_veto() -> str:
    return 'It stops the card, costs no action; a green one returns to the bank.'


def means_veto() -> str:
    return 'It stops the card, costs no action, and is gone.'


def means_green_veto(*, money: str | float) -> str:
    return 'It stops the card, costs no action, and goes back to the bank, where it costs ' + _dollars(money=money) + '.'


def means_override() -> str:
    return 'It stops a Veto, and nothing can stop it.'


def means_buy(*, money: str | float) -> str:
    return 'With it you can stop a card of a rival. You pay ' + _dollars(money=money) + ' in cards.'


def why_react() -> str:
    return 'Rule 24: it is for others to react.'


def why_not_your_turn(*, rule: str | float) -> str:
    return 'Rule ' + _show(rule) + ': it is not your turn.'


def why_one_first(*, rule: str | float) -> str:
    return 'Rule ' + _show(rule) + ': place at least one delegate first.'


def why_no_card() -> str:
    return 'Rule 13: there is no card left to draw.'


def why_override() -> str:
    return 'Rule 26: an Override blocks a Veto only.'


def why_no_money(*, card: str | float) -> str:
    return 'Rule 3: ' + _show(card) + ' is worth no money.'


def why_not_fetched() -> str:
    return 'Rule 75: that is not among the discards, or it is a Veto or Override.'


def why_own_cap(*, region: str | float, delegates: float) -> str:
    return 'Rule 4: you have ' + _delegates_counted(delegates=delegates) + ' in ' + _show(region) + ', the most allowed.'


def why_full(*, region: str | float, delegates: float) -> str:
    return 'Rule 5: ' + _show(region) + ' is full with ' + _delegates_counted(delegates=delegates) + '.'


def why_bank_empty() -> str:
    return 'Rule 19: the bank has no green Veto left.'


def why_too_dear(*, have: str | float, money: str | float) -> str:
    return 'Rule 18: a green Veto costs ' + _dollars(money=money) + '; you have $' + _show(have) + 'M.'


def why_answers() -> str:
    return 'Rule 24: this card answers another card; it cannot be played by itself.'


def why_nowhere() -> str:
    return 'Rule 6: no delegate fits anywhere.'


def why_red() -> str:
    return 'Rule 48: red cards are money only, except in elections.'


def why_fund() -> str:
    return 'Rule 3: a fundraiser is only money.'


def why_not_super(*, card: str | float, region: str | float) -> str:
    return 'Rule 59: ' + _show(card) + ' goes to a region of a single state; ' + _show(region) + ' has several.'


def why_none_there(*, rule: str | float, card: str | float, region: str | float) -> str:
    return 'Rule ' + _show(rule) + ': ' + _show(card) + ' needs delegates of your own in ' + _show(region) + '.'


def why_some_there(*, card: str | float, region: str | float) -> str:
    return 'Rule 62: ' + _show(card) + ' goes where you have no delegates; you have some in ' + _show(region) + '.'


def why_too_rich(*, card: str | float, most: str | float, region: str | float, points: str | float) -> str:
    return 'Rule 71: ' + _show(card) + ' goes to regions of at most ' + _show(most) + ' points; ' + _show(region) + ' has ' + _show(points) + '.'


def why_no_rival_there(*, rule: str | float, card: str | float, region: str | float) -> str:
    return 'Rule ' + _show(rule) + ': ' + _show(card) + ' needs a rival with delegates in ' + _show(region) + '.'


def why_legal_team() -> str:
    return 'Rule 76: there is neither a green Veto nor a card to take.'


def why_second_look() -> str:
    return 'Rule 75: there is no card among the discards that may be taken.'


def why_scandal() -> str:
    return 'Rule 66: no such rival has delegates.'


def why_leak() -> str:
    return 'Rule 70: no rival holds a card.'


def why_no_hand(*, rule: str | float) -> str:
    return 'Rule ' + _show(rule) + ': that rival holds no card.'


def why_grassroots() -> str:
    return 'Rule 61: you have no region with delegates in which more fit.'


def why_frontier() -> str:
    return 'Rule 62: there is no region without your delegates in which some fit.'


def why_tour() -> str:
    return 'Rule 63: you have no delegates that could go anywhere else.'


def why_defection() -> str:
    return 'Rule 64: no rival has delegates in a region where you have some.'


def why_no_rival(*, rule: str | float) -> str:
    return 'Rule ' + _show(rule) + ': no rival has delegates.'


def why_aimless() -> str:
    return 'Rule 22: no delegate fits where this card could put one.'


def why_card_first() -> str:
    return 'Rule 16: choose a card first.'


def why_own_region(*, rule: str | float, region: str | float, money: str | float) -> str:
    return 'Rule ' + _show(rule) + ': the ' + _show(region) + ' card brings delegates to ' + _show(region) + ' only. Its ' + _dollars(money=money) + ' buys them in any region.'


def why_press_first(*, rule: str | float, card: str | float) -> str:
    return 'Rule ' + _show(rule) + ': press the card once more, or “' + _move_play(card=card) + '”, then choose the regions.'


def why_names_rival(*, rule: str | float, card: str | float) -> str:
    return 'Rule ' + _show(rule) + ': ' + _show(card) + ' is aimed at a rival, not at a region. Choose one below.'


def why_no_region_card(*, rule: str | float, card: str | float) -> str:
    return 'Rule ' + _show(rule) + ': ' + _show(card) + ' is not played in a region. Choose below what it does.'


def why_tour_source(*, region: str | float) -> str:
    return 'Rule 63: they come from ' + _show(region) + '; choose another region.'


def why_limit(*, limit: str | float) -> str:
    return 'Rule 73: no more than ' + _show(limit) + ' to a region.'


def why_chosen(*, rule: str | float, region: str | float) -> str:
    return 'Rule ' + _show(rule) + ': ' + _show(region) + ' is already chosen.'


def why_rival_absent(*, region: str | float) -> str:
    return 'Rule 66: that rival has no delegates in ' + _show(region) + '.'


def why_not_incumbent(*, rule: str | float, region: str | float) -> str:
    return 'Rule ' + _show(rule) + ': you are not incumbent in ' + _show(region) + '.'


def why_decided(*, region: str | float) -> str:
    return 'Rule 52: ' + _show(region) + ' is already decided.'


def why_not_most(*, region: str | float) -> str:
    return 'Rule 50: you do not have the most delegates in ' + _show(region) + '.'


def why_call_dear(*, region: str | float, left: str | float, money: str | float) -> str:
    return 'Rule 51: ' + _show(region) + ' costs ' + _dollars(money=money) + '; you can spend $' + _show(left) + 'M more.'


def why_after_roll(*, card: str | float) -> str:
    return 'Rule 42: ' + _show(card) + ' is played after the roll.'


def why_before_roll(*, card: str | float) -> str:
    return 'Rule 41: ' + _show(card) + ' is played before the roll.'


def why_take_part() -> str:
    return 'Rule 47: nobody the card is meant for takes part here.'


def why_no_veto() -> str:
    return 'Rule 24: there is no card to veto.'


def why_veto_on_veto() -> str:
    return 'Rule 88: at this table a Veto may not be vetoed.'


def why_veto_missing() -> str:
    return 'Rule 24: you hold no such Veto.'


def log_dealt(*, cards: str | float, who: Person) -> str:
    return _who_has(who=who) + ' been dealt ' + _show(cards) + '.'


def log_start_rolled(*, first: str | float, second: str | float, who: Person) -> str:
    return _who_rolls(who=who) + ' ' + _show(first) + ' and ' + _show(second) + ' for the start.'


def log_starter(*, who: Person) -> str:
    return ('You go' if who.meant == 'you' else who + ' goes') + ' first in every round.'


def log_round(*, round: str | float) -> str:
    return 'Round ' + _show(round) + '.'


def log_turn(*, who: Person, actions: float) -> str:
    return _who_has(who=who) + ' ' + _actions_counted(actions=actions) + '.'


def log_actions_gained(*, who: Person, actions: float) -> str:
    return ('You gain' if who.meant == 'you' else who + ' gains') + ' ' + _actions_counted(actions=actions) + '.'


def log_ended(*, who: Person, actions: float) -> str:
    return ('You end' if who.meant == 'you' else who + ' ends') + ' the turn with ' + _actions_counted(actions=actions) + ' unused.'


def log_spent(*, who: Person, card: str | float, money: str | float) -> str:
    return ('You spend' if who.meant == 'you' else who + ' spends') + ' ' + _show(card) + ' for ' + _dollars(money=money) + '.'


def log_played(*, who: Person, card: str | float) -> str:
    return ('You play' if who.meant == 'you' else who + ' plays') + ' ' + _show(card) + '.'


def log_declared(*, region: str | float, who: Person, delegates: float) -> str:
    return _who_means(who=who) + ' to place ' + _delegates_counted(delegates=delegates) + ' in ' + _show(region) + '.'


def log_aimed(*, region: str | float, who: Person, whom: Person) -> str:
    return _who_aims(who=who) + ' it at ' + _whom(whom=whom) + ' in ' + _show(region) + '.'


def log_tour(*, delegates: str | float, source: str | float, to: str | float, who: Person) -> str:
    return _who_means(who=who) + ' to move ' + _show(delegates) + ' from ' + _show(source) + ' to ' + _show(to) + '.'


def log_aimed_rival(*, who: Person, whom: Person) -> str:
    return _who_aims(who=who) + ' it at ' + _whom(whom=whom) + '.'


def log_aimed_card(*, who: Person, card: str | float) -> str:
    return ('You name' if who.meant == 'you' else who + ' names') + ' ' + _show(card) + '.'


def log_aimed_die(*, who: Person, die: str | float) -> str:
    return ('You choose' if who.meant == 'you' else who + ' chooses') + ' the ' + _show(die) + '.'


def log_vetoed(*, who: Person, card: str | float, whose: Person) -> str:
    return ('You veto' if who.meant == 'you' else who + ' vetoes') + ' ' + _whose(whose=whose) + ' ' + _show(card) + '.'


def log_overrode(*, who: Person, whose: Person) -> str:
    return ('You override' if who.meant == 'you' else who + ' overrides') + ' ' + _whose(whose=whose) + ' Veto.'


def log_blocked(*, whom: Person, card: str | float) -> str:
    return ('Your' if whom.meant == 'you' else whom + '’s') + ' ' + _show(card) + ' will not count.'


def log_placed(*, who: Person, region: str | float, total: str | float, delegates: float) -> str:
    return ('You gain' if who.meant == 'you' else who + ' gains') + ' ' + _delegates_counted(delegates=delegates) + ' in ' + _show(region) + ', now ' + _show(total) + '.'


def log_removed(*, region: str | float, total: str | float, who: Person, delegates: float) -> str:
    return _who_loses(who=who) + ' ' + _delegates_counted(delegates=delegates) + ' in ' + _show(region) + ', now ' + _show(total) + '.'


def log_wasted(*, who: Person, money: str | float) -> str:
    return ('You leave' if who.meant == 'you' else who + ' leaves') + ' ' + _dollars(money=money) + ' unspent.'


def log_looked(*, who: Person, cards: str | float, whose: Person) -> str:
    return ('You look' if who.meant == 'you' else who + ' looks') + ' at ' + _whose(whose=whose) + ' hand: ' + _show(cards) + '.'


def log_took(*, card: str | float, who: Person, whom: Person) -> str:
    return _who_takes(who=who) + ' ' + _show(card) + ' from ' + _whom(whom=whom) + '.'


def log_gave(*, who: Person, card: str | float, whom: Person) -> str:
    return ('You give' if who.meant == 'you' else who + ' gives') + ' ' + _whom(whom=whom) + ' ' + _show(card) + '.'


def log_fetched(*, card: str | float, who: Person) -> str:
    return _who_takes(who=who) + ' ' + _show(card) + ' from the discards.'


def log_took_green(*, bank: str | float, who: Person) -> str:
    return _who_takes(who=who) + ' a green Veto; ' + _show(bank) + ' left in the bank.'


def log_paid(*, who: Person, card: str | float, money: str | float) -> str:
    return ('You pay' if who.meant == 'you' else who + ' pays') + ' ' + _dollars(money=money) + ' with ' + _show(card) + '.'


def log_bought(*, who: Person, bank: str | float) -> str:
    return ('You buy' if who.meant == 'you' else who + ' buys') + ' a green Veto; ' + _show(bank) + ' left in the bank.'


def log_drew(*, who: Person, cards: str | float) -> str:
    return ('You draw' if who.meant == 'you' else who + ' draws') + ' ' + _show(cards) + '.'


def log_discarded(*, who: Person, card: str | float) -> str:
    return ('You discard' if who.meant == 'you' else who + ' discards') + ' ' + _show(card) + '.'


def log_reshuffled(*, cards: float) -> str:
    return 'The discards become the draw pile: ' + _cards_counted(cards=cards) + '.'


def log_election() -> str:
    return 'The regions vote.'


def log_order(*, regions: Sequence[str]) -> str:
    return 'They vote in this order: ' + _list(regions, 'unit') + '.'


def log_contested(*, region: str | float, candidates: Sequence[str], points: float) -> str:
    return _show(region) + ' votes, ' + _points_counted(points=points) + ': ' + _list(candidates, 'conjunction') + '.'


def log_skipped(*, region: str | float) -> str:
    return 'Nobody stands in ' + _show(region) + '.'


def log_kept_by_call(*, region: str | float, whom: Person) -> str:
    return _show(region) + ' was called for ' + _whom(whom=whom) + '.'


def log_alone(*, who: Person, region: str | float) -> str:
    return ('You stand' if who.meant == 'you' else who + ' stands') + ' alone in ' + _show(region) + '.'


def log_rolled(*, dice: Sequence[str], who: Person) -> str:
    return _who_rolls(who=who) + ' ' + _list(dice, 'unit') + '.'


def log_rerolled(*, old: str | float, new: str | float, who: Person) -> str:
    return _who_rolls(who=who) + ' the ' + _show(old) + ' again: ' + _show(new) + '.'


def log_kept_dice(*, who: Person) -> str:
    return ('You keep' if who.meant == 'you' else who + ' keeps') + ' the dice.'


def log_scored(*, who: Person, score: str | float) -> str:
    return ('You score' if who.meant == 'you' else who + ' scores') + ' ' + _show(score) + '.'


def log_rolloff(*, region: str | float, candidates: Sequence[str]) -> str:
    return 'Roll-off in ' + _show(region) + ': ' + _list(candidates, 'conjunction') + '.'


def log_dice_set(*, who: Person, dice: float) -> str:
    return _who_rolls(who=who) + ' ' + _dice_counted(dice=dice) + ' now.'


def log_barred(*, who: Person) -> str:
    return _beat_barred(who=who) + '.'


def log_single_die() -> str:
    return _beat_single_die() + '.'


def log_recount(*, region: str | float) -> str:
    return _beat_recount(region=region) + '.'


def log_won(*, who: Person, region: str | float, total: str | float, points: float) -> str:
    return ('You win' if who.meant == 'you' else who + ' wins') + ' ' + _show(region) + ': ' + _points_counted(points=points) + ', ' + _show(total) + ' in all.'


def log_held(*, who: Person, region: str | float, total: str | float, points: float) -> str:
    return ('You hold' if who.meant == 'you' else who + ' holds') + ' ' + _show(region) + ': ' + _points_counted(points=points) + ', ' + _show(total) + ' in all.'


def log_lost(*, region: str | float, who: Person, points: float) -> str:
    return _who_loses(who=who) + ' ' + _show(region) + ': ' + _points_counted(points=points) + ' left.'


def log_debate() -> str:
    return 'The debate.'


def log_swapped(*, who: Person, cards: float) -> str:
    return ('You change' if who.meant == 'you' else who + ' changes') + ' ' + _cards_counted(cards=cards) + '.'


def log_called(*, whom: Person, region: str | float, money: str | float) -> str:
    return ('You call' if whom.meant == 'you' else whom + ' calls') + ' ' + _show(region) + ' for ' + _dollars(money=money) + '.'


def log_invested(*, who: Person, money: str | float, delegates: float) -> str:
    return ('You spend' if who.meant == 'you' else who + ' spends') + ' ' + _dollars(money=money) + ' on ' + _delegates_counted(delegates=delegates) + '.'


def log_unplaced(*, who: Person, delegates: float) -> str:
    return ('You leave' if who.meant == 'you' else who + ' leaves') + ' ' + _delegates_counted(delegates=delegates) + ' unplaced.'


def log_result(*, who: Person, points: float, regions: float, delegates: float) -> str:
    return _who_has(who=who) + ' ' + _points_counted(points=points) + ' from ' + _regions_counted(regions=regions) + ', and ' + _delegates_counted(delegates=delegates) + '.'


def heard_plays(*, who: Person, card: str | float, changes: Sequence[str]) -> str:
    return ('You play' if who.meant == 'you' else who + ' plays') + ' ' + _show(card) + ': ' + _list(changes, 'unit') + '.'


def heard_aims(*, who: Person, card: str | float, whom: Person, change: float, regions: Sequence[str]) -> str:
    return ('You play' if who.meant == 'you' else who + ' plays') + ' ' + _show(card) + ' against ' + ('you' if whom.meant == 'you' else whom) + ': ' + _number(change, signDisplay='exceptZero') + ' in ' + _list(regions, 'conjunction') + '.'


def heard_aims_rival(*, who: Person, card: str | float, whom: Person) -> str:
    return ('You play' if who.meant == 'you' else who + ' plays') + ' ' + _show(card) + ' against ' + ('you' if whom.meant == 'you' else whom) + '.'


def heard_hand(*, cards: Sequence[str]) -> str:
    return 'Your hand: ' + _list(cards, 'unit') + '.'


def heard_region(*, region: str | float, delegates: str | float, most: str | float) -> str:
    return _show(region) + ' ' + _show(delegates) + ' to ' + _show(most)


def heard_ahead(*, regions: Sequence[str]) -> str:
    return 'You are ahead in ' + _list(regions, 'unit') + '.'


def heard_level(*, regions: Sequence[str]) -> str:
    return 'You are level in ' + _list(regions, 'unit') + '.'


def heard_behind(*, regions: Sequence[str]) -> str:
    return 'You are behind in ' + _list(regions, 'unit') + '.'


def beat_start_rolled(*, sum: str | float) -> str:
    return 'rolls ' + _show(sum) + ' for the start'


def beat_starter() -> str:
    return 'goes first in every round'


def beat_drew(*, cards: str | float) -> str:
    return 'draws ' + _show(cards)


def beat_discarded(*, card: str | float) -> str:
    return 'discards ' + _show(card)


def beat_bought() -> str:
    return 'buys a green Veto'


def beat_ended(*, actions: float) -> str:
    return 'gives up ' + _actions_counted(actions=actions)


def beat_spent(*, card: str | float, money: str | float) -> str:
    return _show(card) + ' for ' + _dollars(money=money)


def beat_red(*, card: str | float, region: str | float) -> str:
    return _show(card) + ' in ' + _show(region)


def region_change(*, region: str | float, change: float) -> str:
    return _show(region) + ' ' + _number(change, signDisplay='exceptZero')


def and_more(*, first: str | float, more: str | float) -> str:
    return _show(first) + ' and ' + _show(more) + ' more'


def beat_aimed(*, whom: Person, lost: str | float, regions: str | float) -> str:
    return ('you lose' if whom.meant == 'you' else whom + ' loses') + ' ' + _show(lost) + ' in ' + _show(regions)


def beat_tour(*, delegates: str | float, source: str | float, to: str | float) -> str:
    return _show(delegates) + ' from ' + _show(source) + ' to ' + _show(to)


def beat_aimed_rival(*, whom: Person) -> str:
    return 'against ' + _whom(whom=whom)


def beat_aimed_card(*, card: str | float) -> str:
    return 'for ' + _show(card)


def beat_aimed_die(*, die: str | float) -> str:
    return 'for the ' + _show(die)


def beat_vetoed(*, card: str | float, whose: Person) -> str:
    return 'vetoes ' + _whose(whose=whose) + ' ' + _show(card)


def beat_overrode(*, card: str | float, counts: bool, whose: Person) -> str:
    return 'overrides ' + _whose(whose=whose) + ' Veto: ' + _show(card) + ' ' + ('counts' if counts else 'is stopped')


def beat_wasted(*, money: str | float) -> str:
    return 'leaves ' + _dollars(money=money) + ' unspent'


def beat_took_green() -> str:
    return 'takes a green Veto'


def beat_looked(*, whose: Person) -> str:
    return 'looks at ' + _whose(whose=whose) + ' hand'


def beat_took(*, card: str | float, whom: Person) -> str:
    return 'takes ' + _show(card) + ' from ' + _whom(whom=whom)


def beat_gave(*, card: str | float, whom: Person) -> str:
    return 'gives ' + _whom(whom=whom) + ' ' + _show(card)


def nth_election(*, nth: str) -> str:
    return ('first election' if nth == 'first' else 'second election' if nth == 'second' else 'last election')


def beat_election(*, nth: str) -> str:
    return 'The ' + _nth_election(nth=nth) + ': 15 regions, 538 points'


def beat_order(*, region: str | float) -> str:
    return 'They vote in a drawn order, ' + _show(region) + ' first'


def whom_count(*, count: str | float, whom: Person) -> str:
    return _whom(whom=whom) + ' ' + _show(count)


def beat_contested(*, region: str | float, standing: Sequence[str], points: float) -> str:
    return _show(region) + ' votes, ' + _points_counted(points=points) + ': ' + _list(standing, 'unit')


def beat_skipped(*, region: str | float) -> str:
    return 'Nobody stands in ' + _show(region)


def beat_kept_by_call(*, region: str | float, whose: Person, points: str | float) -> str:
    return _show(region) + ' was called and stays ' + ('yours' if whose.meant == 'you' else whose + '’s') + ': ' + _show(points) + ' points'


def beat_rolled(*, region: str | float, scores: Sequence[str]) -> str:
    return 'The dice in ' + _show(region) + ': ' + _list(scores, 'unit')


def beat_rolled_first(*, region: str | float, scores: Sequence[str], whom: Person) -> str:
    return _beat_rolled(region=region, scores=scores) + '; ' + _whom(whom=whom) + ' may roll one die again'


def beat_kept_dice() -> str:
    return 'keeps the dice'


def beat_rerolled(*, region: str | float, old: str | float, new: str | float, score: str | float, who: Person) -> str:
    return _show(region) + ': ' + _who_rolls(who=who) + ' the ' + _show(old) + ' again: ' + _show(new) + ', now ' + _show(score)


def beat_rolloff(*, region: str | float, rivals: Sequence[str]) -> str:
    return 'A tie in ' + _show(region) + ': ' + _list(rivals, 'conjunction') + ' roll off'


def beat_dice_set(*, dice: float) -> str:
    return 'rolls ' + _dice_counted(dice=dice) + ' now'


def beat_barred(*, who: Person) -> str:
    return ('You may' if who.meant == 'you' else who + ' may') + ' not roll a die again here'


def beat_single_die() -> str:
    return 'Only the best die counts here'


def beat_recount(*, region: str | float) -> str:
    return _show(region) + ' will be recounted'


def beat_alone(*, region: str | float, points: float) -> str:
    return 'alone in ' + _show(region) + ', ' + _number(points, signDisplay='exceptZero')


def beat_held(*, who: Person, region: str | float, score: str | float, best: str | float, points: str | float) -> str:
    return ('You hold' if who.meant == 'you' else who + ' holds') + ' ' + _show(region) + ', ' + _show(score) + ' to ' + _show(best) + ': the ' + _show(points) + ' points stay'


def beat_won(*, region: str | float, score: str | float, best: str | float, points: float, who: Person) -> str:
    return _who_takes(who=who) + ' ' + _show(region) + ', ' + _show(score) + ' to ' + _show(best) + ': ' + _number(points, signDisplay='exceptZero')


def beat_won_from(*, region: str | float, score: str | float, best: str | float, points: float, who: Person, whom: Person) -> str:
    return _who_takes(who=who) + ' ' + _show(region) + ' from ' + _whom(whom=whom) + ', ' + _show(score) + ' to ' + _show(best) + ': ' + _number(points, signDisplay='exceptZero')


def beat_standings(*, standing: Sequence[str], nth: str) -> str:
    return 'After the ' + _nth_election(nth=nth) + ': ' + _list(standing, 'unit')


def beat_debate(*, advanced: bool) -> str:
    return 'The debate: change cards' + (', call regions or spend money' if advanced else '')


def beat_swapped(*, cards: float) -> str:
    return 'changes ' + _cards_counted(cards=cards)


def beat_called(*, region: str | float, money: str | float) -> str:
    return 'calls ' + _show(region) + ' for ' + _dollars(money=money)


def beat_invested(*, money: str | float, delegates: float) -> str:
    return 'pays ' + _dollars(money=money) + ' for ' + _delegates_counted(delegates=delegates)


def beat_unplaced(*, delegates: float) -> str:
    return 'leaves ' + _delegates_counted(delegates=delegates) + ' unplaced'


def verdict(*, who: Person, reason: str, points: str | float) -> str:
    return (who + ' share' if who.meant == 'many' else who + ' wins') + ' the presidency, ' + ('with ' + _show(points) + ' of 538 points' if reason == 'points' else 'tied on ' + _show(points) + ' points but with more regions' if reason == 'regions' else 'tied on points and regions but with more delegates' if reason == 'delegates' else 'tied to the last delegate')


def outcome(*, who: Person, reason: str, points: str | float) -> str:
    return _verdict(who=who, reason=reason, points=points) + '.'


def summary(*, round: str | float, rounds: str | float, what: str) -> str:
    return 'Round ' + _show(round) + ' of ' + _show(rounds) + (' ' + '· election' if what == 'election' else ' ' + '· debate' if what == 'debate' else '')


def standing(*, name: str | float, holding: bool, cards: Sequence[str], points: float, regions: float, delegates: float) -> str:
    return _show(name) + ': ' + _points_counted(points=points) + ', ' + _regions_counted(regions=regions) + ', ' + _delegates_counted(delegates=delegates) + '; holds ' + (_list(cards, 'unit') if holding else 'no cards')


def candidate_count(*, name: str | float, delegates: str | float) -> str:
    return _show(name) + ' ' + _show(delegates)


def region_line(*, region: str | float, points: str | float, anybody: bool, standing: Sequence[str], state: str, holder: str | float) -> str:
    return _show(region) + ', ' + _show(points) + ': ' + (_list(standing, 'unit') if anybody else 'nobody') + (' ' + '(won by ' + _show(holder) + ')' if state == 'won' else ' ' + '(called for ' + _show(holder) + ')' if state == 'called' else '')


def piles(*, left: str | float, discards: str | float, bank: str | float) -> str:
    return 'Draw pile ' + _show(left) + ', discards ' + _show(discards) + ', green Vetoes in the bank ' + _show(bank)


def aim() -> str:
    return 'Win the regions that hold most of the 538 points at the last election, in round 13.'


def tip_react_head() -> str:
    return 'A veto window'


def tip_react_says() -> str:
    return 'Somebody plays a card, and you may stop it before it works. A Veto is spent for good: keep it for a card that would turn a rich region against you.'


def tip_reroll_head() -> str:
    return 'Your second chance'


def tip_reroll_says() -> str:
    return 'As incumbent you may roll one die of yours again. Take the lowest; if you lead safely, keep what you have.'


def tip_invest_head() -> str:
    return 'The debate'


def tip_invest_says() -> str:
    return 'Put down cards you do not want and draw as many. Cards for regions that are lost or safe are the ones to let go.'


def tip_call_head() -> str:
    return 'Calling a region'


def tip_call_says() -> str:
    return 'A region you call is decided and never votes again. Call what is rich and would be hard to defend; it costs money.'


def tip_pay_head() -> str:
    return 'What to pay with'


def tip_pay_says() -> str:
    return 'There is no change. Pay with cards for regions that matter least to you; Vetoes are worth nothing as money.'


def tip_place_head() -> str:
    return 'Two delegates are worth most'


def tip_place_says() -> str:
    return 'In an election your two best dice count. A second delegate helps far more than a fifth: spread out, and stay alone where you can.'


def tip_before_head() -> str:
    return 'An election is next'


def tip_before_says() -> str:
    return 'Whoever is alone in a region wins it without a roll. Look for rich regions where nobody stands yet.'


def tip_card_head() -> str:
    return 'Every card has two halves'


def tip_card_says() -> str:
    return 'By its text a region card puts more delegates into its region than its money buys; the money buys them anywhere. Use the text where you need them all, the money where one is enough.'


def review_count() -> str:
    return 'Points'


def review_stretch() -> str:
    return 'Election'


def review_dice() -> str:
    return 'Dice'


def review_moment(*, number: str | float) -> str:
    return 'Election ' + _show(number)


_actions_counted = actions_counted
_beat_barred = beat_barred
_beat_recount = beat_recount
_beat_rolled = beat_rolled
_beat_single_die = beat_single_die
_card_played = card_played
_cards_counted = cards_counted
_delegates_counted = delegates_counted
_dice_counted = dice_counted
_dollars = dollars
_effect_gains = effect_gains
_effect_loses = effect_loses
_move_play = move_play
_nth_election = nth_election
_points_counted = points_counted
_react_ask = react_ask
_regions_counted = regions_counted
_verdict = verdict
_who_aims = who_aims
_who_has = who_has
_who_loses = who_loses
_who_means = who_means
_who_rolls = who_rolls
_who_takes = who_takes
_whom = whom
_whose = whose
