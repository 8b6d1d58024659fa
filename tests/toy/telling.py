"""What is shown of Back Room between two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Beat, Event, Seat
from tests.toy.state import State
from tests.toy.text import event as sentence

TOLD: Final[frozenset[str]] = frozenset()


def beat(
    event: Event, before: State, after: State, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return how an event is told."""
    says = sentence(event, viewer, names)
    return Beat(says.rstrip(".")) if says else None
