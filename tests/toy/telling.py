"""What is shown of Back Room between two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import BRIEF, PLAIN, SCENE, Beat, Event, Seat
from tests.toy import rules
from tests.toy.state import State
from tests.toy.text import CARDS, WARDS
from tests.toy.text import event as sentence

TOLD: Final = frozenset(
    ("opened", "rolled", "machine", "moved", "played", "vetoed", "cancelled", "placed", "removed",
     "counted")
)  # fmt: skip
_BY_SEATS: Final = {rules.OPENED, rules.MOVED, rules.PLAYED, rules.VETOED}
_LENGTHS: Final = {rules.MOVED: BRIEF, rules.COUNTED: SCENE}
_SOUNDS: Final = {rules.ROLLED: "dice", rules.PLAYED: "card"}


def beat(
    event: Event,
    before: State,
    after: State,
    viewer: Seat | None,
    names: Sequence[str],
) -> Beat | None:
    """Return how an event is told."""
    kind, *args = event
    if rules.EVENTS[kind][0] not in TOLD:
        return None
    length, sound = _LENGTHS.get(kind, PLAIN), _SOUNDS.get(kind, "")
    if kind in _BY_SEATS:
        return Beat(_phrase(kind, args), length, args[0], sound)
    return Beat(sentence(event, viewer, names), length, sound=sound)


def _phrase(kind: int, args: Sequence[int]) -> str:
    if kind == rules.MOVED:
        return f"from {WARDS[args[1]]} to {WARDS[args[2]]}"
    if kind == rules.VETOED:
        return "Veto"
    if kind == rules.OPENED:
        return f"plan for {WARDS[args[1]]}"
    return f"{CARDS[args[1]]} in {WARDS[args[2]]}"
