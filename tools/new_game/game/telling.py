"""What is shown of New Game between two decisions."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Beat, Event, Seat
from tools.new_game.game.events import Carried, Courted, Rolled
from tools.new_game.game.state import State
from tools.new_game.game.text import TOWNS


def beat(
    event: Event,
    before: State,  # noqa: ARG001 - the events of this game say it all
    after: State,  # noqa: ARG001
    viewer: Seat | None,  # noqa: ARG001
    names: Sequence[str],
) -> Beat | None:
    """Return how an event is told: by whom, and what it came to."""
    match event:
        case Rolled(seat, pips):
            return event.beat(f"rolls {pips}", seat)
        case Courted(seat, town, supporters):
            return event.beat(f"+{supporters} in {TOWNS[town]}", seat)
        case Carried(seat, town):
            return event.beat(f"{names[seat]} carries {TOWNS[town]}")
    return None
