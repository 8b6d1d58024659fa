"""The telling: captions in the order in which things happen, nothing hidden, nothing dragged out."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.core.model import AT_ONCE, SCENE, Beat, Seat
from hustings.core.record import Record
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.whistle_stop import rules, telling
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.state import StopState
from tests.games.whistle_stop.tour import NAMES, Game
from tests.kit import Setup, walk


def beats(
    table: Table[StopState], viewer: Seat | None
) -> Iterator[tuple[StopState, Beat]]:
    """Yield what is told of a game to one viewer, with the position at that time."""
    names = NAMES[: table.record.seats]
    for index, step in enumerate(table.log):
        frames = [state.observe(viewer) for state in table.frames(index)]
        for n, event in enumerate(step.events):
            known = rules.witness(event, viewer)
            beat = telling.beat(known, frames[n], frames[n + 1], viewer, names)
            if beat is not None:
                yield frames[n + 1], beat
