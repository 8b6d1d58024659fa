"""Who is meant in a sentence, seen from whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.core.model import Seat
from hustings.messages.formats import listed

YOU: Final = "you"
"""The reader."""
ME: Final = "me"
"""The reader, where the sentence is said by them."""
ONE: Final = "one"
MANY: Final = "many"
"""Several, of whom verbs speak in the plural."""


class Person(str):
    """A name in a sentence. meant: one of YOU, ME, ONE, MANY; messages choose by it."""

    __slots__ = ("meant",)

    meant: str

    def __new__(cls, name: str, meant: str = ONE) -> Person:
        """Return a name with who it stands for."""
        person = super().__new__(cls, name)
        person.meant = meant
        return person


class Cast(NamedTuple):
    """Who sits at the table. viewer: the reader's seat, None for somebody who looks on."""

    viewer: Seat | None
    names: Sequence[str]

    def person(self, seat: Seat) -> Person:
        """Return a seat as a person of a sentence."""
        return Person(self.names[seat], YOU if seat == self.viewer else ONE)

    def people(self, seats: Sequence[Seat]) -> Person:
        """Return several seats as one subject."""
        if len(seats) == 1:
            return self.person(seats[0])
        return Person(listed([self.names[seat] for seat in seats]), MANY)
