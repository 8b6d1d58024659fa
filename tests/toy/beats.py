"""How the events of Back Room are shown during playback."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Beat, Event, Seat
from hustings.core.vocabulary import GameEvent
from tests.toy.events import Moved, Opened, Played, Vetoed
from tests.toy.state import State
from tests.toy.text import CARDS, WARDS
from tests.toy.text import event as sentence
from tests.toy.vocabulary import VOCABULARY


def beat(
    event: Event,
    before: State,
    after: State,
    viewer: Seat | None,
    names: Sequence[str],
) -> Beat | None:
    """Return the beat of an event."""
    if not isinstance(event, GameEvent) or event.NUMBER not in VOCABULARY.shown:
        return None
    match event:
        case Opened(seat, ward, _):
            return event.beat(f"plan for {WARDS[ward]}", seat)
        case Moved(seat, start, to):
            return event.beat(f"from {WARDS[start]} to {WARDS[to]}", seat)
        case Played(seat, card, ward, _):
            return event.beat(f"{CARDS[card]} in {WARDS[ward]}", seat)
        case Vetoed(seat):
            return event.beat("Veto", seat)
    return event.beat(sentence(event, viewer, names))
