"""The texts of Whistle-Stop: the position as text; prompts, labels, log and refusals beside it.

Every sentence is in locales/en/whistle_stop.ftl.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hustings.core.model import HIDDEN, Progress, Seat
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, DECK_KINDS
from hustings.games.whistle_stop.headline import summary
from hustings.games.whistle_stop.regions import EV, REGIONS, N
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
from hustings.games.whistle_stop.text.board import areas
from hustings.games.whistle_stop.text.heard_lines import standing
from hustings.games.whistle_stop.text.labels import MEANINGS, move, thing
from hustings.games.whistle_stop.text.log import event
from hustings.games.whistle_stop.text.prompts import prompt
from hustings.games.whistle_stop.text.refusals import why_not
from hustings.messages.generated import whistle_stop as messages

__all__ = [
    "MEANINGS",
    "areas",
    "event",
    "facts",
    "move",
    "position",
    "progress",
    "prompt",
    "standing",
    "thing",
    "why_not",
]


def progress(obs: StopState) -> Progress:
    """Return how far the game is."""
    shown = max(1, obs.round)
    what = "election" if shown in v.ELECTIONS else "debate" if shown == v.DEBATE else "turns"
    return {"round": shown, "rounds": v.LAST, "what": what}


def position(obs: StopState, names: Sequence[str]) -> str:
    """Return the position as plain text."""
    return "\n".join(
        (
            summary(progress(obs), names),
            *(_standing(obs, seat, name) for seat, name in enumerate(names)),
            *(_region_line(obs, r, names) for r in range(N)),
            messages.piles(left=obs.left, discards=sum(obs.discard), bank=obs.bank),
        )
    )


def _standing(obs: StopState, seat: Seat, name: str) -> str:
    hand = obs.hands[seat]
    cards = [CARDS[kind].name for kind in hand if kind != HIDDEN]
    if hidden := len(hand) - len(cards):
        cards.append(messages.hidden_counted(cards=hidden))
    return messages.standing(
        name=name,
        points=points(obs, seat),
        regions=regions_won(obs, seat),
        delegates=delegates(obs, seat),
        holding=bool(cards),
        cards=cards,
    )


def _region_line(obs: StopState, r: int, names: Sequence[str]) -> str:
    holder = obs.holder[r]
    standing = [
        messages.candidate_count(name=names[seat], delegates=n)
        for seat, n in enumerate(in_region(obs, r))
        if n
    ]
    return messages.region_line(
        region=REGIONS[r].name,
        points=EV[r],
        anybody=bool(standing),
        standing=standing,
        state="called" if obs.called >> r & 1 else "free" if holder == NOBODY else "won",
        holder="" if holder == NOBODY else names[holder],
    )


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
