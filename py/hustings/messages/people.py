"""Who is meant in a sentence, seen from whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

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
    """Who sits at the table.

    viewer: the reader's seat, None for somebody who looks on. speaker: the seat that says it.
    """

    viewer: int | None
    names: Sequence[str]
    speaker: int | None = None

    def person(self, seat: int, name: str = "") -> Person:
        """Return a seat as a person of a sentence. name: what it is called there, if not its name.

        A seat without a name is called by its number, counted from 1.
        """
        meant = ME if seat == self.speaker else YOU if seat == self.viewer else ONE
        return Person(name or self.name(seat), meant)

    def name(self, seat: int) -> str:
        """Return a seat's name; its number, counted from 1, where it has none."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def people(self, seats: Sequence[int]) -> Person:
        """Return several seats as one subject."""
        if len(seats) == 1:
            return self.person(seats[0])
        return Person(listed([self.name(seat) for seat in seats]), MANY)
