"""The texts of Back Room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hustings.core.model import HIDDEN, Area, Event, Move, Progress, Seat
from hustings.core.moves import verb_name
from tests.toy import rules
from tests.toy import vocabulary as v
from tests.toy.events import (
    Cancelled,
    Counted,
    Drew,
    MachinePlaced,
    Moved,
    Opened,
    Passed,
    Placed,
    Played,
    Removed,
    Rolled,
    Sealed,
    Vetoed,
)
from tests.toy.headline import summary
from tests.toy.state import NO_CARD, State

WARDS = ("Docks", "Market", "Hill")
MEANINGS: Final[Mapping[Move, str]] = {}
CARDS = ("Push", "Smear", "Veto", "no card")


def prompt(obs: State, names: Sequence[str]) -> str:
    """Return a sentence that names the decision and the deciding seat."""
    who = ", ".join(names[seat] for seat in obs.turn.seats)
    return {
        v.DEALING: "Cards are drawn.",
        v.PLANNING: f"{who}: seal a plan for one ward, with a card or without.",
        v.ROLLING: "The Machine rolls.",
        v.SENDING: f"{who}: choose the ward the Machine goes to.",
        v.ACTING: f"{who}: take up to {obs.steps} more steps, or finish.",
        v.WINDOW: f"{who}: veto this card, or pass.",
        v.FINISHED: "The wards are counted.",
    }[obs.turn.prompt]


def move(obs: State, seat: Seat, move: Move, names: Sequence[str] = ()) -> str:
    """Return a short label for a move or for a prefix of one."""
    verb, args = move[0], move[1:]
    if verb == v.PLAN:
        return " with ".join(["Plan", *([WARDS[args[0]]] if args else []), *_cards(args[1:])])
    if verb == v.MOVE:
        return " → ".join([f"Move from {WARDS[args[0]]}" if args else "Move", *_wards(args[1:])])
    if verb == v.SMEAR:
        return " ".join(["Smear in", *_wards(args[:1]), *(side(obs, s, names) for s in args[1:])])
    return " ".join([verb_name(rules.VOCABULARY.verbs, verb).capitalize(), *_wards(args[:1])])


def _cards(args: Move) -> list[str]:
    return [CARDS[card] for card in args]


def _wards(args: Move) -> list[str]:
    return [WARDS[ward] for ward in args]


def side(obs: State, number: int, names: Sequence[str]) -> str:
    """Return the name of a side."""
    if number == obs.seats:
        return "the Machine"
    return names[number] if names else f"seat {number + 1}"


def thing(obs: State, kind: str, value: int, names: Sequence[str]) -> str:
    """Return the name of a thing that moves name; "" for numbers."""
    if kind == v.WARD:
        return WARDS[value]
    if kind == v.CARD:
        return CARDS[value]
    return side(obs, value, names) if kind == v.SIDE else ""


def why_not(obs: State, seat: Seat, place: Move) -> str:
    """Return why this cannot be chosen now, or ""."""
    if seat not in obs.turn.seats:
        return "Rule 1: it is not your turn."
    if place[0] in (v.PUSH, v.SMEAR):
        return "Rule 6: you need the card and a step left."
    return ""


def event(  # noqa: C901 - a case per event
    event: Event, viewer: Seat | None, names: Sequence[str]
) -> str:
    """Return the log line of an event."""

    def name(number: int) -> str:
        return names[number] if number < len(names) else "the Machine"

    match event:
        case Drew(seat, card):
            return f"{name(seat)} drew {'a card' if card == HIDDEN else CARDS[card]}."
        case Opened(seat, ward, card):
            extra = "" if card == NO_CARD else f" with {CARDS[card]}"
            return f"{name(seat)} planned {WARDS[ward]}{extra}."
        case Played(seat, card, ward, _):
            return f"{name(seat)} played {CARDS[card]} in {WARDS[ward]}."
        case Cancelled(seat, card):
            return f"{CARDS[card]} by {name(seat)} came to nothing."
        case Moved(seat, start, to):
            return f"{name(seat)} moved from {WARDS[start]} to {WARDS[to]}."
        case Placed(ward, side):
            return f"{name(side)} gained a marker in {WARDS[ward]}."
        case Removed(ward, side):
            return f"{name(side)} lost a marker in {WARDS[ward]}."
        case Rolled(markers):
            return f"The Machine rolled {markers}."
        case MachinePlaced(ward):
            return f"The Machine went to {WARDS[ward]}."
        case Counted(ward, markers):
            return f"{WARDS[ward]}: {', '.join(map(str, markers))}."
        case Sealed(seat) | Vetoed(seat) | Passed(seat):
            return f"{name(seat)} {event.NAME}."
    return ""


def facts(state: State) -> dict[str, Any]:
    """Return the position as named plain data."""
    return {
        "round": state.round + 1,
        "rounds": state.rounds,
        "machine": bool(state.machine),
        "chair": state.chair,
        "acting": state.acting,
        "steps": state.steps,
        "bag": _shown(state.bag),
        "spent": _shown(state.spent),
        "hands": [_shown(hand) for hand in state.hands],
        "hand_sizes": list(state.sizes),
        "plans": [
            None
            if plan in (0, HIDDEN)
            else {"ward": WARDS[(plan - 1) // 4], "card": CARDS[(plan - 1) % 4]}
            for plan in state.plans
        ],
        "sealed": [plan != 0 for plan in state.plans],
        "wards": {name: list(ward) for name, ward in zip(WARDS, state.wards, strict=True)},
        "stack": [
            {
                "card": verb_name(rules.VOCABULARY.verbs, verb),
                "seat": seat,
                "ward": WARDS[ward],
                "side": at,
            }
            for verb, seat, ward, at in state.frames
        ],
    }


def _shown(cards: list[int]) -> dict[str, int] | None:
    if HIDDEN in cards:
        return None
    return {CARDS[kind]: count for kind, count in enumerate(cards)}


def progress(obs: State) -> Progress:
    """Return the progress of the game."""
    return {"round": min(obs.round + 1, obs.rounds), "rounds": obs.rounds}


def standing(obs: State, viewer: Seat | None, names: Sequence[str]) -> list[str]:
    """Return a sentence about the viewer's hand."""
    if viewer is None:
        return []
    return [f"{names[viewer]} holds {obs.sizes[viewer]} cards."]


def areas(obs: State, names: Sequence[str]) -> list[Area]:
    """Return each ward with its markers."""
    sides = [*names, "the Machine"]
    return [
        Area(ward, [f"{sides[side]} {count}" for side, count in enumerate(markers)])
        for ward, markers in zip(WARDS, obs.wards, strict=True)
    ]


def position(obs: State, names: Sequence[str]) -> str:
    """Return the position as plain text."""
    sides = [*names, "the Machine"]
    lines = [summary(progress(obs), names)]
    for ward, markers in zip(WARDS, obs.wards, strict=True):
        shown = ", ".join(f"{sides[side]} {count}" for side, count in enumerate(markers) if count)
        lines.append(f"{ward}: {shown or 'nobody'}")
    for seat, hand in enumerate(obs.hands):
        held = (
            f"{obs.sizes[seat]} cards"
            if HIDDEN in hand
            else ", ".join(f"{n} {CARDS[k]}" for k, n in enumerate(hand) if n) or "no cards"
        )
        lines.append(f"{names[seat]} holds {held}")
    return "\n".join(lines)
