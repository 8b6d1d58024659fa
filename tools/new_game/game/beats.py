"""What is shown of New Game between two decisions."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Beat, Event, Seat
from tools.new_game.game.events import Carried, Courted, Rolled
from tools.new_game.game.state import State
from tools.new_game.game.text import TOWNS
from tools.new_game.messages import new_game as messages


def beat(
    event: Event,
    before: State,  # noqa: ARG001 - the events of this game say it all
    after: State,  # noqa: ARG001
    viewer: Seat | None,  # noqa: ARG001
    names: Sequence[str],
) -> Beat | None:
    """Return the beat of an event; None where playback shows nothing."""
    match event:
        case Rolled(seat, pips):
            return event.beat(messages.beat_rolled(pips=pips), seat)
        case Courted(seat, town, supporters):
            says = messages.beat_courted(supporters=supporters, town=TOWNS[town])
            return event.beat(says, seat)
        case Carried(seat, town):
            return event.beat(messages.beat_carried(name=names[seat], town=TOWNS[town]))
    return None
