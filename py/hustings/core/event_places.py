"""The places on the board that an event concerns."""

from __future__ import annotations

from hustings.core.model import Event
from hustings.core.vocabulary import Vocabulary


def places_of_event(vocabulary: Vocabulary, event: Event) -> tuple[str, ...]:
    """Return the names of the places, as notes highlight them ("#state-3"), each once.

    event: as the viewer may know it; a hidden place has no name.
    """
    name, *fields = vocabulary.events[event[0]].SCHEMA
    found: dict[str, None] = {}
    for n, field in enumerate(fields, 1):
        plain = field.removesuffix("*")
        key = vocabulary.places.get(f"{name}.{plain}", vocabulary.places.get(plain))
        if key is not None:
            values = event[n:] if field != plain else event[n : n + 1]
            found |= dict.fromkeys(f"#{key}-{value}" for value in values if value >= 0)
    return tuple(found)
