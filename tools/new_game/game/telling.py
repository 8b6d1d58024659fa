"""What is shown of New Game between two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import BRIEF, PLAIN, Beat, Event, Seat
from tools.new_game.game import rules
from tools.new_game.game.state import State
from tools.new_game.game.text import TOWNS

TOLD: Final = frozenset({"rolled", "courted", "carried"})


def beat(
    event: Event,
    before: State,  # noqa: ARG001 - the events of this game say it all
    after: State,  # noqa: ARG001
    viewer: Seat | None,  # noqa: ARG001
    names: Sequence[str],
) -> Beat | None:
    """Return how an event is told: by whom, and what it came to."""
    kind, seat, *args = event
    if kind == rules.ROLLED:
        return Beat(f"rolls {args[0]}", BRIEF, seat, "dice")
    town = TOWNS[args[0]]
    if kind == rules.COURTED:
        return Beat(f"+{args[1]} in {town}", BRIEF, seat)
    return Beat(f"{names[seat]} carries {town}", PLAIN)
