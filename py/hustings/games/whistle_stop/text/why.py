"""Why something cannot be chosen now: one sentence that names the rule of RULES.md."""

from __future__ import annotations

from hustings.core.model import Move, Seat
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, GROUP
from hustings.games.whistle_stop.cards import MONEY as WORTH
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, SMALL, SUPER, N
from hustings.games.whistle_stop.rules.debate import LIMIT
from hustings.games.whistle_stop.rules.table import purse
from hustings.games.whistle_stop.rules.turn import VETO_PRICE
from hustings.games.whistle_stop.state import StopState, in_region, rooms, there


def why_not(obs: StopState, seat: Seat, place: Move) -> str:
    """Return why this prefix cannot be chosen now, naming the rule; "" when there is no reason."""
    if seat not in obs.turn.seats:
        if obs.turn.seats:
            return "Rule 24: it is for others to react." if _reacting(obs) else _not_turn(obs)
        return ""
    verb, args = place[0], place[1:]
    if verb == v.V_BUY:
        return _buy(obs, seat)
    if verb == v.V_VETO:
        return _veto(obs)
    if verb == v.V_DONE and obs.turn.prompt == v.PLACE:
        rule = 17 if obs.play[2] == v.MONEY else _PLACED.get(obs.play[1], 23)
        return f"Rule {rule}: place at least one delegate first."
    return _named(obs, seat, verb, args) if args else _SIMPLE.get(verb, "")


_PLACED = {c.BUS_TOUR: 63, c.COMEBACK: 73}
"""The rules of the cards whose delegates are placed one by one."""
_SIMPLE = {
    v.V_DRAW: "Rule 13: there is no card left to draw.",
    v.V_OVERRIDE: "Rule 26: an Override blocks a Veto only.",
}


def _named(obs: StopState, seat: Seat, verb: int, args: Move) -> str:
    """Return why what the first argument names cannot be chosen."""
    if verb == v.V_CARD:
        return _card(obs, seat, args)
    if verb in (v.V_PLACE, v.V_SPOT):
        return _place(obs, seat, args[0])
    if verb == v.V_PAY:
        return f"Rule 3: {CARDS[args[0]].name} is worth no money."
    if verb == v.V_CALL:
        return _call(obs, seat, args[0])
    if verb == v.V_RED:
        return _red(obs, args[0])
    if verb == v.V_FETCH:
        return "Rule 75: that is not among the discards, or it is a Veto or Override."
    return ""


def _reacting(obs: StopState) -> bool:
    return obs.turn.prompt == v.REACT


def _not_turn(obs: StopState) -> str:
    rule = 14 if obs.round in v.ELECTIONS or obs.round == v.DEBATE else 15
    return f"Rule {rule}: it is not your turn."


def _full(obs: StopState, seat: Seat, r: int) -> str:
    """Return which cap keeps the seat out of a region, or ""."""
    if rooms(obs, seat)[r]:
        return ""
    name = REGIONS[r].name
    if there(obs, r, seat) + obs.plan[r] >= obs.own_cap:
        return f"Rule 4: you have {obs.own_cap} delegates in {name}, the most allowed."
    return f"Rule 5: {name} is full with {sum(in_region(obs, r)) + obs.plan[r]} delegates."


def _buy(obs: StopState, seat: Seat) -> str:
    if not obs.bank:
        return "Rule 19: the bank has no green Veto left."
    if purse(obs, seat) < VETO_PRICE:
        return f"Rule 18: a green Veto costs ${VETO_PRICE}M; you have ${purse(obs, seat)}M."
    return ""


def _card(obs: StopState, seat: Seat, args: Move) -> str:
    kind = args[0]
    way = args[1] if len(args) > 1 else v.TEXT
    if kind in (c.VETO, c.GREEN, c.OVERRIDE):
        return "Rule 24: this card answers another card; it cannot be played by itself."
    if way == v.MONEY:
        if not WORTH[kind]:
            return f"Rule 3: {CARDS[kind].name} is worth no money."
        return "" if any(rooms(obs, seat)) else "Rule 6: no delegate fits anywhere."
    if GROUP[kind] == c.RED:
        return "Rule 48: red cards are money only, except in elections."
    if GROUP[kind] == c.FUND:
        return "Rule 3: a fundraiser is only money."
    if len(args) > 2 and kind not in (c.SCANDAL, c.FILE, c.DONORS) and args[2] < N:
        return _aim(obs, seat, kind, args[2])
    return _aimless(kind)


def _aim(obs: StopState, seat: Seat, kind: int, r: int) -> str:
    name, own = REGIONS[r].name, there(obs, r, seat)
    if kind == c.SUPER_STATE:
        return "" if r in SUPER else f"Rule 59: {name} is not a single state."
    if kind in (c.GRASSROOTS, c.DEFECTION, c.BUS_TOUR) and not own:
        rule = {c.GRASSROOTS: 61, c.DEFECTION: 64, c.BUS_TOUR: 63}[kind]
        return f"Rule {rule}: you have no delegates in {name}."
    if kind == c.FRONTIER and own:
        return f"Rule 62: you already have delegates in {name}."
    if kind == c.ENDORSEMENT and r not in SMALL:
        return f"Rule 71: {name} is worth {EV[r]} points, more than 30."
    if kind in (c.DEFECTION, c.ATTACK_AD, c.SWING):
        rule = {c.DEFECTION: 64, c.ATTACK_AD: 65, c.SWING: 77}[kind]
        rivals_there = sum(in_region(obs, r)) > own
        return "" if rivals_there else f"Rule {rule}: no rival has delegates in {name}."
    return _full(obs, seat, r)


def _aimless(kind: int) -> str:
    """Return why a card has nothing to aim at."""
    rule = {
        c.PHONE_BANK: "Rule 13: there is no card left to draw.",
        c.LEGAL_TEAM: "Rule 76: there is neither a green Veto nor a card to take.",
        c.SECOND_LOOK: "Rule 75: there is no card among the discards that may be taken.",
        c.SCANDAL: "Rule 66: no such rival has delegates.",
        c.LEAK: "Rule 70: no rival holds a card.",
        c.FILE: "Rule 68: that rival holds no card.",
        c.DONORS: "Rule 69: that rival holds no card.",
        c.GRASSROOTS: "Rule 61: you have no region with delegates in which more fit.",
        c.FRONTIER: "Rule 62: there is no region without your delegates in which some fit.",
        c.BUS_TOUR: "Rule 63: you have no delegates that could go anywhere else.",
        c.DEFECTION: "Rule 64: no rival has delegates in a region where you have some.",
        c.ATTACK_AD: "Rule 65: no rival has delegates.",
        c.SWING: "Rule 77: no rival has delegates.",
    }
    return rule.get(kind, "Rule 22: nothing fits where this card could go.")


def _place(obs: StopState, seat: Seat, r: int) -> str:
    phase = obs.turn.prompt
    if phase not in (v.PLACE, v.SPOT, v.FLOOR):
        return "Rule 16: choose a card first."
    name = REGIONS[r].name
    kind = obs.play[1] if obs.play else c.FIRST_REGION
    text = bool(obs.play) and obs.play[2] == v.TEXT
    if text and kind == c.BUS_TOUR and obs.play[3] == r:
        return f"Rule 63: they come from {name}; choose another region."
    if text and kind == c.COMEBACK and obs.plan[r] >= obs.limit:
        return f"Rule 73: no more than {obs.limit} to a region."
    if phase == v.SPOT and obs.plan[r]:
        rule = {c.SCANDAL: 66, c.VICTORY_LAP: 72}.get(kind, 60)
        return f"Rule {rule}: {name} is already chosen."
    if text and kind == c.SCANDAL:
        return f"Rule 66: that rival has no delegates in {name}."
    if text and kind == c.VICTORY_LAP and seat in obs.holder and obs.holder[r] != seat:
        return f"Rule 72: you are not incumbent in {name}."
    return _full(obs, seat, r)


def _call(obs: StopState, seat: Seat, r: int) -> str:
    name = REGIONS[r].name
    row = in_region(obs, r)
    if obs.called >> r & 1:
        return f"Rule 52: {name} is already decided."
    if obs.holder[r] != seat:
        return f"Rule 50: you are not incumbent in {name}."
    if not row[seat] or row[seat] < max(row):
        return f"Rule 50: you do not have the most delegates in {name}."
    left = min(LIMIT, purse(obs, seat)) - obs.cost
    if COST[r] > left:
        return f"Rule 51: {name} costs ${COST[r]}M; you can spend ${left}M more."
    return ""


def _red(obs: StopState, kind: int) -> str:
    if obs.turn.prompt not in (v.BEFORE, v.AFTER):
        return "Rule 48: red cards are money only, except in elections."
    late = kind in (c.ABSENTEE, c.RECOUNT)
    if late and obs.turn.prompt == v.BEFORE:
        return f"Rule 42: {CARDS[kind].name} is played after the roll."
    if not late and obs.turn.prompt == v.AFTER:
        return f"Rule 41: {CARDS[kind].name} is played before the roll."
    return "Rule 47: you would have to take part here, or a rival, as the card says."


def _veto(obs: StopState) -> str:
    if obs.turn.prompt != v.REACT:
        return "Rule 24: there is no card to veto."
    if obs.stack and obs.veto_rule:
        return "Rule 88: at this table a Veto may not be vetoed."
    return "Rule 24: you hold no such Veto."
