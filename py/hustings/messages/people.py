"""The persons in a sentence, from the reader's point of view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.messages.formats import listed

YOU: Final = "you"
"""The reader."""
ME: Final = "me"
"""The speaker of the sentence."""
ONE: Final = "one"
MANY: Final = "many"
"""Several persons; verbs are in the plural."""


class Person(str):
    """A name in a sentence. meant: one of YOU, ME, ONE, MANY; messages choose by it."""

    __slots__ = ("meant",)

    meant: str

    def __new__(cls, name: str, meant: str = ONE) -> Person:
        """Return a name with the person it stands for."""
        person = super().__new__(cls, name)
        person.meant = meant
        return person


class Cast(NamedTuple):
    """The names at the table, the reader and the speaker.

    viewer: the reader's seat, None for a spectator. speaker: the seat that says the sentence.
    """

    viewer: int | None
    names: Sequence[str]
    speaker: int | None = None

    def person(self, seat: int, name: str = "") -> Person:
        """Return a seat as a person in a sentence.

        name: used instead of the seat's name. A seat without a name has its number, from 1.
        """
        meant = ME if seat == self.speaker else YOU if seat == self.viewer else ONE
        return Person(name or self.name(seat), meant)

    def name(self, seat: int) -> str:
        """Return a seat's name, or its number, from 1, if it has none."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def people(self, seats: Sequence[int]) -> Person:
        """Return several seats as one person in a sentence."""
        if len(seats) == 1:
            return self.person(seats[0])
        return Person(listed([self.name(seat) for seat in seats]), MANY)
