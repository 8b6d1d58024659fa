"""Refusals: why something cannot be chosen now, with the rule that says so."""

from __future__ import annotations

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, GROUP, SMALL, VETO_PRICE
from hustings.games.whistle_stop.cards import MONEY as WORTH
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, SUPER, N
from hustings.games.whistle_stop.rules.cards import targets
from hustings.games.whistle_stop.rules.debate import SPENDING_LIMIT
from hustings.games.whistle_stop.rules.table import purse
from hustings.games.whistle_stop.state import StopState, in_region, rooms, there
from hustings.messages.generated import whistle_stop as messages


def why_not(obs: StopState, seat: Seat, place: Move) -> str:
    """Return why this prefix cannot be chosen now, with the rule; "" for no reason."""
    if seat not in obs.turn.seats:
        if obs.turn.seats:
            return messages.why_react() if _is_reacting(obs) else _why_not_turn(obs)
        return ""
    verb, args = place[0], place[1:]
    if verb == v.V_BUY:
        return _why_not_buy(obs, seat)
    if verb == v.V_VETO:
        return _why_not_veto(obs)
    if verb == v.V_DONE and obs.turn.prompt == v.PLACE:
        rule = 17 if obs.play[2] == v.MONEY else _PLACING_RULES.get(obs.play[1], 23)
        return messages.why_one_first(rule=rule)
    return _why_not_named(obs, seat, verb, args) if args else _BY_VERB.get(verb, "")


_PLACING_RULES = {c.BUS_TOUR: 63, c.COMEBACK: 73}
"""The rule of each card whose delegates are placed one by one."""
_BY_VERB = {
    v.V_DRAW: messages.why_no_card(),
    v.V_OVERRIDE: messages.why_override(),
}


def _why_not_named(obs: StopState, seat: Seat, verb: int, args: Move) -> str:
    """Return why the move's first argument cannot be chosen."""
    if verb == v.V_CARD:
        return _why_not_card(obs, seat, args)
    if verb in (v.V_PLACE, v.V_SPOT):
        return _why_not_place(obs, seat, args[0])
    if verb == v.V_PAY:
        return messages.why_no_money(card=CARDS[args[0]].name)
    if verb == v.V_CALL:
        return _why_not_call(obs, seat, args[0])
    if verb == v.V_RED:
        return _why_not_red(obs, args[0])
    if verb == v.V_FETCH:
        return messages.why_not_fetched()
    return ""


def _is_reacting(obs: StopState) -> bool:
    return obs.turn.prompt == v.REACT


def _why_not_turn(obs: StopState) -> str:
    rule = 14 if obs.round in v.ELECTIONS or obs.round == v.DEBATE else 15
    return messages.why_not_your_turn(rule=rule)


def _why_full(obs: StopState, seat: Seat, r: int) -> str:
    """Return which cap is reached in a region, "" for none."""
    if rooms(obs, seat)[r]:
        return ""
    region = REGIONS[r].name
    if there(obs, r, seat) + obs.plan[r] >= obs.own_cap:
        return messages.why_own_cap(delegates=obs.own_cap, region=region)
    return messages.why_full(region=region, delegates=sum(in_region(obs, r)) + obs.plan[r])


def _why_not_buy(obs: StopState, seat: Seat) -> str:
    if not obs.bank:
        return messages.why_bank_empty()
    have = purse(obs, seat)
    return messages.why_too_dear(money=VETO_PRICE, have=have) if have < VETO_PRICE else ""


def _why_not_card(obs: StopState, seat: Seat, args: Move) -> str:
    kind = args[0]
    way = args[1] if len(args) > 1 else v.TEXT
    if kind in (c.VETO, c.GREEN, c.OVERRIDE):
        return messages.why_answers()
    if way == v.MONEY:
        if not WORTH[kind]:
            return messages.why_no_money(card=CARDS[kind].name)
        return "" if any(rooms(obs, seat)) else messages.why_nowhere()
    if GROUP[kind] == c.RED:
        return messages.why_red()
    if GROUP[kind] == c.FUND:
        return messages.why_fund()
    if len(args) > 2 and kind not in c.NAMES_RIVAL and args[2] < N:
        return _why_not_aim(obs, seat, kind, args[2])
    if len(args) < 3 and targets(obs, seat, kind, rooms(obs, seat)):
        return _why_elsewhere(kind)
    return _WHY_NO_TARGET.get(kind, messages.why_aimless())


def _why_elsewhere(kind: int) -> str:
    """Return why a card that can be played is not played in the region that is clicked.

    "" for a card that names a region.
    """
    if kind in c.NAMES_REGION:
        return ""
    what, rule = CARDS[kind], v.CARD_RULES[kind]
    if GROUP[kind] == c.REGION:
        region = REGIONS[kind - c.FIRST_REGION].name
        return messages.why_own_region(rule=rule, region=region, money=what.money)
    say = messages.why_no_region_card
    if kind in (c.TOWN_HALL, c.VICTORY_LAP, c.COMEBACK):
        say = messages.why_press_first
    elif kind in c.NAMES_RIVAL:
        say = messages.why_names_rival
    return say(rule=rule, card=what.name)


def _why_not_aim(obs: StopState, seat: Seat, kind: int, r: int) -> str:
    region, own, card = REGIONS[r].name, there(obs, r, seat), CARDS[kind].name
    if kind == c.SUPER_STATE:
        return "" if r in SUPER else messages.why_not_super(card=card, region=region)
    if kind in (c.GRASSROOTS, c.DEFECTION, c.BUS_TOUR) and not own:
        rule = {c.GRASSROOTS: 61, c.DEFECTION: 64, c.BUS_TOUR: 63}[kind]
        return messages.why_none_there(rule=rule, card=card, region=region)
    if kind == c.FRONTIER and own:
        return messages.why_some_there(card=card, region=region)
    if kind == c.ENDORSEMENT and r not in SMALL:
        most = CARDS[kind].points
        return messages.why_too_rich(card=card, region=region, points=EV[r], most=most)
    if kind in (c.DEFECTION, c.ATTACK_AD, c.SWING):
        rule = {c.DEFECTION: 64, c.ATTACK_AD: 65, c.SWING: 77}[kind]
        rivals_there = sum(in_region(obs, r)) > own
        if rivals_there:
            return ""
        return messages.why_no_rival_there(rule=rule, card=card, region=region)
    return _why_full(obs, seat, r)


_WHY_NO_TARGET = {
    c.PHONE_BANK: messages.why_no_card(),
    c.LEGAL_TEAM: messages.why_legal_team(),
    c.SECOND_LOOK: messages.why_second_look(),
    c.SCANDAL: messages.why_scandal(),
    c.LEAK: messages.why_leak(),
    c.FILE: messages.why_no_hand(rule=68),
    c.DONORS: messages.why_no_hand(rule=69),
    c.GRASSROOTS: messages.why_grassroots(),
    c.FRONTIER: messages.why_frontier(),
    c.BUS_TOUR: messages.why_tour(),
    c.DEFECTION: messages.why_defection(),
    c.ATTACK_AD: messages.why_no_rival(rule=65),
    c.SWING: messages.why_no_rival(rule=77),
}
"""Why a card has no legal target."""


def _why_not_place(obs: StopState, seat: Seat, r: int) -> str:
    phase = obs.turn.prompt
    if phase not in (v.PLACE, v.SPOT, v.FLOOR):
        return messages.why_card_first()
    region = REGIONS[r].name
    kind = obs.play[1] if obs.play else c.FIRST_REGION
    text = bool(obs.play) and obs.play[2] == v.TEXT
    if text and kind == c.BUS_TOUR and obs.play[3] == r:
        return messages.why_tour_source(region=region)
    if text and kind == c.COMEBACK and obs.plan[r] >= obs.limit:
        return messages.why_limit(limit=obs.limit)
    if phase == v.SPOT and obs.plan[r]:
        rule = {c.SCANDAL: 66, c.VICTORY_LAP: 72}.get(kind, 60)
        return messages.why_chosen(rule=rule, region=region)
    if text and kind == c.SCANDAL:
        return messages.why_rival_absent(region=region)
    if text and kind == c.VICTORY_LAP and seat in obs.holder and obs.holder[r] != seat:
        return messages.why_not_incumbent(rule=72, region=region)
    return _why_full(obs, seat, r)


def _why_not_call(obs: StopState, seat: Seat, r: int) -> str:
    region = REGIONS[r].name
    row = in_region(obs, r)
    if obs.called >> r & 1:
        return messages.why_decided(region=region)
    if obs.holder[r] != seat:
        return messages.why_not_incumbent(rule=50, region=region)
    if not row[seat] or row[seat] < max(row):
        return messages.why_not_most(region=region)
    left = min(SPENDING_LIMIT, purse(obs, seat)) - obs.cost
    if COST[r] > left:
        return messages.why_call_dear(region=region, money=COST[r], left=left)
    return ""


def _why_not_red(obs: StopState, kind: int) -> str:
    if obs.turn.prompt not in (v.BEFORE, v.AFTER):
        return messages.why_red()
    late = kind in (c.ABSENTEE, c.RECOUNT)
    if late and obs.turn.prompt == v.BEFORE:
        return messages.why_after_roll(card=CARDS[kind].name)
    if not late and obs.turn.prompt == v.AFTER:
        return messages.why_before_roll(card=CARDS[kind].name)
    return messages.why_take_part()


def _why_not_veto(obs: StopState) -> str:
    if obs.turn.prompt != v.REACT:
        return messages.why_no_veto()
    if obs.stack and obs.veto_rule:
        return messages.why_veto_on_veto()
    return messages.why_veto_missing()
