"""The words of Whistle-Stop: prompts and labels here, the log in log, reasons in why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hustings.core.model import HIDDEN, Move, Outcome, Seat
from hustings.core.moves import verb_name
from hustings.core.wording import capitalised, counted, form, listing
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import (
    CARDS,
    COMEBACK,
    DECK_KINDS,
    GREEN,
    SCANDAL,
    VETO_PRICE,
)
from hustings.games.whistle_stop.cards import MONEY as WORTH
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, N
from hustings.games.whistle_stop.rules.debate import LIMIT
from hustings.games.whistle_stop.rules.election import score
from hustings.games.whistle_stop.state import (
    NOBODY,
    NOWHERE,
    StopState,
    delegates,
    in_region,
    points,
    regions_won,
)
from hustings.games.whistle_stop.text.log import event
from hustings.games.whistle_stop.text.why import why_not

__all__ = ["event", "facts", "move", "outcome", "position", "prompt", "summary", "why_not"]

LETTERS: Final = "ABCD"
_FINAL: Final = {
    "points": "with {points} of 538 points",
    "regions": "tied on {points} points but with more regions",
    "delegates": "tied on points and regions but with more delegates",
    "shared": "tied to the last delegate",
}


def candidate(seat: Seat, names: Sequence[str]) -> str:
    """Return what a seat is called: by its letter only where no names are at hand."""
    return names[seat] if names else f"candidate {LETTERS[seat]}"


def prompt(obs: StopState, names: Sequence[str]) -> str:
    """Return one sentence: what is to be decided now and by whom."""
    phase, seats = obs.turn.prompt, obs.turn.seats
    if phase == v.OVER_NOW:
        return "The votes are counted."
    if not seats:
        return _luck_prompt(phase)
    who = listing([names[seat] for seat in seats])
    region = REGIONS[obs.region].name if obs.region != NOWHERE else ""
    if phase == v.ACT:
        return (
            f"{who}: {counted(obs.actions, 'action')} left; play a card, buy a Veto, draw or end."
        )
    if phase in (v.PLACE, v.SPOT, v.RIVAL, v.FETCH):
        return f"{who}: {_declaring(obs, names)}."
    if phase == v.REACT:
        return f"{who}: {_offer(obs, names)}; react or pass."
    if phase in (v.PAY, v.SETTLE):
        return f"{who}: pay with cards, ${obs.cost - obs.paid}M to go."
    if phase == v.TAKE:
        return f"{who}: take a card from {names[obs.peek]}."
    if phase == v.GIVE:
        return f"{who}: give {names[obs.peek]} a card back."
    if phase == v.REROLL:
        return f"{who}, incumbent in {region}: roll one die again, or keep them."
    if phase in (v.BEFORE, v.AFTER):
        when = "before" if phase == v.BEFORE else "after"
        return f"{who}: play a red card on {region} {when} the roll, or pass."
    if phase == v.CALL:
        return f"{who}: call regions for up to ${LIMIT - obs.cost}M more, or go on."
    return f"{who}: " + {
        v.LEAKED: "discard a card of your choice.",
        v.SWAP: f"discard any cards and draw as many; {obs.dropped} so far.",
        v.INVEST: f"pay up to ${max(0, LIMIT - obs.paid)}M more for two delegates each, or go on.",
        v.FLOOR: f"place {counted(obs.need, 'delegate')}.",
    }.get(phase, "decide.")


def _offer(obs: StopState, names: Sequence[str]) -> str:
    """Say which card may be vetoed or overridden, and what it is meant to do."""
    if obs.stack:
        seat, kind = obs.stack[-1]
        below = obs.stack[-2][1] if len(obs.stack) > 1 else obs.play[1]
        return f"{names[seat]} plays {CARDS[kind].name} on {CARDS[below].name}"
    seat, kind, way, target, rival = obs.play
    said = f"{names[seat]} {'spends' if way == v.MONEY else 'plays'} {CARDS[kind].name}"
    places = [f"{n} {REGIONS[r].name}" for r, n in enumerate(obs.plan) if n]
    if way == v.TEXT and CARDS[kind].id in ("file", "donors"):
        return f"{said} on {names[target]}"
    if way == v.RED_WAY:
        return f"{said} on {names[rival]}" if rival != NOBODY else said
    if rival != NOBODY:
        where = [REGIONS[r].name for r in range(N) if obs.plan[r]] or [REGIONS[target].name]
        return f"{said} on {names[rival]} in {listing(where)}"
    if way == v.TEXT and CARDS[kind].id == "bus_tour":
        said += f" from {REGIONS[target].name}"
    if way == v.TEXT and CARDS[kind].id == "second_look":
        said += f" for {CARDS[target].name}"
    return f"{said} ({', '.join(places)})" if places else said


def _luck_prompt(phase: int) -> str:
    return {
        v.DRAWING: "Cards are drawn.",
        v.STARTING: "The candidates roll for the start.",
        v.POACHING: "A card changes hands.",
        v.ORDERING: "The order of the elections is drawn.",
    }.get(phase, "The dice roll.")


def _declaring(obs: StopState, names: Sequence[str]) -> str:
    """Say what the card on the table still has to be told."""
    _, kind, way, target, rival = obs.play
    name, left = CARDS[kind].name, counted(obs.need, "delegate")
    if obs.turn.prompt == v.FETCH:
        return "name the discarded card you take"
    if obs.turn.prompt == v.RIVAL:
        return f"{name}: choose a rival in {REGIONS[target].name}"
    if obs.turn.prompt == v.SPOT:
        if kind == SCANDAL:
            who = candidate(rival, names)
            lost = CARDS[kind].lost
            return f"{name}: up to {counted(obs.need, 'region')} where {who} loses {lost}"
        return f"{name}: choose up to {counted(obs.need, 'region')}"
    if way == v.MONEY:
        return f"buy {left} for ${obs.need}M, in any regions"
    if kind == COMEBACK:
        return f"{name}: place {left}, at most {obs.limit} to a region"
    return f"{name}: move up to {left} from {REGIONS[target].name}"


def move(
    obs: StopState,
    seat: Seat,  # noqa: ARG001
    move: Move,
    names: Sequence[str] = (),
) -> str:
    """Return a short label for a move, or for a prefix of one."""
    verb, args = move[0], move[1:]
    if verb == v.V_CARD and args:
        return _card_move(args, names)
    if verb == v.V_DONE:
        return _done(obs)
    if verb == v.V_END and obs.actions:
        are = form(obs.actions, "is", "are")
        return f"End turn: {counted(obs.actions, 'action')} {are} given up"
    if verb in (v.V_PLACE, v.V_SPOT, v.V_CALL) and args:
        name = REGIONS[args[0]].name
        if verb == v.V_CALL:
            return f"Call {name} for ${COST[args[0]]}M"
        return f"{args[1]} to {name}" if len(args) > 1 else name
    if verb in (v.V_PAY, v.V_TAKE, v.V_GIVE, v.V_DROP, v.V_FETCH, v.V_VETO) and args:
        return _with_card(verb, args[0])
    if verb == v.V_RED and args:
        return _red_move(args, names)
    if verb == v.V_RIVAL and args:
        return names[args[0]] if names else capitalised(candidate(args[0], ()))
    if verb == v.V_REROLL and args:
        return f"Roll the {args[0]} again"
    return {
        v.V_PASS: "Pass",
        v.V_BUY: f"Buy Veto, ${VETO_PRICE}M",
        v.V_DRAW: "Draw",
        v.V_END: "End turn",
        v.V_OVERRIDE: "Override the Veto",
        v.V_KEEP: "Keep the dice",
    }.get(verb, capitalised(verb_name(v.VOCABULARY.verbs, verb)))


def _card_move(args: Move, names: Sequence[str]) -> str:
    card = CARDS[args[0]]
    if len(args) == 1:
        return card.name
    if args[1] == v.MONEY:
        return f"Spend {card.name}: {counted(card.money, 'delegate')}"
    if len(args) == 2:
        return f"Play {card.name}"
    if card.id in ("scandal", "file", "donors"):
        return f"{card.name} on {candidate(args[2], names)}"
    return f"{card.name} in {REGIONS[args[2]].name}"


def _with_card(verb: int, kind: int) -> str:
    name = CARDS[kind].name
    if verb == v.V_PAY:
        return f"Pay with {name} (${WORTH[kind]}M)"
    if verb == v.V_VETO:
        return f"Play {name}" if kind == GREEN else "Play a Veto"
    if verb == v.V_DROP:
        return f"Discard {name}"
    return f"{'Give' if verb == v.V_GIVE else 'Take'} {name}"


def _red_move(args: Move, names: Sequence[str]) -> str:
    card = CARDS[args[0]]
    if len(args) == 1:
        return card.name
    if card.id == "absentee":
        return f"{card.name}: the {args[1]}"
    return f"{card.name} on {candidate(args[1], names)}"


def _done(obs: StopState) -> str:
    phase = obs.turn.prompt
    if phase == v.PLACE and obs.play[2] == v.MONEY:
        return f"Done: ${obs.need}M is lost"
    if phase in (v.PLACE, v.FLOOR) and obs.need:
        return f"Done: {counted(obs.need, 'delegate')} not placed"
    if phase == v.SWAP:
        return f"Draw {counted(obs.dropped, 'card')}" if obs.dropped else "Keep the hand"
    if phase == v.CALL:
        return f"Pay ${obs.cost}M" if obs.calling else "Call nothing"
    if phase == v.INVEST:
        spent = min(LIMIT, obs.paid)
        return f"Done: {counted(2 * spent, 'delegate')}" if spent else "Spend nothing"
    return "Done"


def outcome(outcome: Outcome, names: Sequence[str]) -> str:
    """Return one sentence that says who won and by what."""
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    who = listing([names[seat] for seat in winners])
    how = _FINAL[outcome.reason].format(points=max(outcome.scores))
    return f"{who} {form(len(winners), 'wins', 'share')} the presidency, {how}."


def summary(obs: StopState, names: Sequence[str]) -> str:  # noqa: ARG001
    """Return a few words on how far the game is."""
    shown = max(1, obs.round)
    what = " · election" if shown in v.ELECTIONS else " · debate" if shown == v.DEBATE else ""
    return f"Round {shown} of {v.LAST}{what}"


def position(obs: StopState, names: Sequence[str]) -> str:
    """Return the position as plain text."""
    lines = [summary(obs, names)]
    for seat, name in enumerate(names):
        hand = obs.hands[seat]
        seen = [CARDS[kind].name for kind in hand if kind != HIDDEN]
        unseen = len(hand) - len(seen)
        cards = ", ".join(seen + ([counted(unseen, "hidden card")] if unseen else []))
        lines.append(
            f"{name}: {points(obs, seat)} points, {counted(regions_won(obs, seat), 'region')}, "
            f"{counted(delegates(obs, seat), 'delegate')}; holds {cards or 'no cards'}"
        )
    for r, region in enumerate(REGIONS):
        row = in_region(obs, r)
        there = ", ".join(f"{names[s]} {n}" for s, n in enumerate(row) if n) or "nobody"
        holder = obs.holder[r]
        mark = "" if holder == NOBODY else f" (won by {names[holder]})"
        if obs.called >> r & 1:
            mark = f" (called for {names[holder]})"
        lines.append(f"{region.name}, {EV[r]}: {there}{mark}")
    lines.append(
        f"Draw pile {obs.left}, discards {sum(obs.discard)}, green Vetoes in the bank {obs.bank}"
    )
    return "\n".join(lines)


def _cards(counts: Sequence[int]) -> dict[str, int]:
    return {CARDS[kind].id: n for kind, n in enumerate(counts) if n}


def _hand(hand: Sequence[int]) -> list[str | None]:
    return [None if kind == HIDDEN else CARDS[kind].id for kind in hand]


def facts(state: StopState) -> dict[str, Any]:
    """Return the position as named plain data; hidden cards are None."""
    seats = range(state.seats)
    return {
        "round": state.round,
        "phase": v.VOCABULARY.prompt_names[state.turn.prompt],
        "advanced": bool(state.advanced),
        "caps": {"candidate": state.own_cap, "region": state.all_cap},
        "starter": state.starter,
        "active": state.active,
        "actions_left": state.actions,
        "waiting": list(state.queue),
        "regions": [_region_facts(state, r) for r in range(N)],
        "candidates": [
            {
                "points": points(state, seat),
                "regions": regions_won(state, seat),
                "delegates": delegates(state, seat),
                "hand": _hand(state.hands[seat]),
                "known": _hand(state.known[seat]),
            }
            for seat in seats
        ],
        "deck": _cards(state.deck) if len(state.deck) == DECK_KINDS else None,
        "deck_size": state.left,
        "discards": _cards(state.discard),
        "bank": state.bank,
        "card": _card_facts(state),
        "vetoes": [{"seat": seat, "card": CARDS[kind].id} for seat, kind in state.stack],
        "looking_at": None if state.peek == NOBODY else state.peek,
        "drawing": {"seat": state.drawing, "cards": state.due} if state.due else None,
        "election": _election_facts(state),
        "purchase": {"cost": state.cost, "paid": state.paid},
        "discarded_for_new": state.dropped,
        "calling": [REGIONS[r].id for r in range(N) if state.calling >> r & 1],
        "called_by": [seat for seat in seats if state.callers >> seat & 1],
        "to_place": list(state.budget),
    }


def _region_facts(state: StopState, r: int) -> dict[str, Any]:
    holder = state.holder[r]
    return {
        "id": REGIONS[r].id,
        "points": EV[r],
        "delegates": list(in_region(state, r)),
        "incumbent": None if holder == NOBODY else holder,
        "called": bool(state.called >> r & 1),
    }


def _card_facts(state: StopState) -> dict[str, Any] | None:
    if not state.play:
        plan: dict[str, Any] = {"left": state.need}
        return plan if state.need else None
    seat, kind, way, target, rival = state.play
    region = target if way != v.RED_WAY and target < N else NOWHERE
    if CARDS[kind].id in ("file", "donors", "scandal"):
        rival, region = (target if target < N else rival), NOWHERE
    if CARDS[kind].id == "second_look":
        region = NOWHERE
    return {
        "seat": seat,
        "id": CARDS[kind].id,
        "way": v.WAYS[way],
        "region": None if region == NOWHERE else REGIONS[region].id,
        "rival": None if rival == NOBODY else rival,
        "target": target,
        "plan": {REGIONS[r].id: n for r, n in enumerate(state.plan) if n},
        "left": state.need,
        "limit": state.limit,
    }


def _election_facts(state: StopState) -> dict[str, Any] | None:
    if state.region == NOWHERE:
        return None
    return {
        "region": REGIONS[state.region].id,
        "to_vote": [REGIONS[r].id for r in state.votes],
        "contest": list(state.contest),
        "dice_to_roll": list(state.ndice),
        "bonus": list(state.mods),
        "dice": [list(dice) for dice in state.dice],
        "scores": [score(state, seat) if state.dice[seat] else None for seat in range(state.seats)],
        "single_die": bool(state.flags & 1),
        "incumbent_barred": bool(state.flags & 2),
        "recount": bool(state.flags & 4),
        "rolloff": bool(state.flags & 8),
        "late": bool(state.flags & 16),
        "red_played": [seat for seat in range(state.seats) if state.used >> seat & 1],
        "rolling_again": list(state.again),
    }
