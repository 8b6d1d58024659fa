"""How sentences are put together, the same in every game and in the application.

Only grammar: what is said stands in the texts of the games.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings.core.model import Seat

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
"""What seats are called where nobody has named them."""

SURE: Final = 0.05
"""A chance this near to none, or to certainty, is told as no more exact than that."""


def listing(parts: Sequence[str]) -> str:
    """Return "a", "a and b", "a, b and c"; "" for nothing."""
    return _joined(parts, " and ")


def either(parts: Sequence[str]) -> str:
    """Return "a", "a or b", "a, b or c"; "" for nothing."""
    return _joined(parts, " or ")


def _joined(parts: Sequence[str], last: str) -> str:
    return last.join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def shortened(parts: Sequence[str], most: int = 2) -> str:
    """Return a list, or, of more than so many, the first and how many more: "a and 3 more"."""
    return listing(parts if len(parts) <= most else (parts[0], f"{len(parts) - 1} more"))


def form(number: float, one: str, many: str = "") -> str:
    """Return the form of a word that goes with a number; many: where adding an s is not enough."""
    return one if number == 1 else many or f"{one}s"


def counted(number: int, one: str, many: str = "") -> str:
    """Return a number with its word: "1 vote", "3 votes", "2 dice"."""
    return f"{number} {form(number, one, many)}"


def signed(number: int) -> str:
    """Return a whole number with a true minus sign where it has one."""
    return f"−{-number}" if number < 0 else f"{number}"


def change(number: int) -> str:
    """Return by how much something changes: "+2", "−1", "0"."""
    return f"+{number}" if number > 0 else signed(number)


def summand(number: int, of: str = "") -> str:
    """Return what a sum goes on with: "+ 2", "− 1", "− goodwill 1"."""
    sign = "−" if number < 0 else "+"
    return f"{sign} {of} {abs(number)}" if of else f"{sign} {abs(number)}"


def to_win(chance: float) -> str:
    """Return a chance to win, 0 to 1, in words: an estimate, and none is known at the ends."""
    if chance < SURE:
        return f"under {percent(SURE)} to win"
    if chance > 1 - SURE:
        return f"over {percent(1 - SURE)} to win"
    return f"{percent(chance)} to win"


def percent(share: float, most: float | None = None) -> str:
    """Return a share or a chance, 0 to 1, as it is told everywhere: "17 %".

    most: where it is only known to lie between two, "30 to 60 %".
    """
    low, high = (f"{round(100 * each)}" for each in (share, share if most is None else most))
    return f"{low if low == high else f'{low} to {high}'}\N{NO-BREAK SPACE}%"


def capitalised(text: str) -> str:
    """Return the text as it begins a sentence; the rest of it stays as it is."""
    return text[:1].upper() + text[1:]


def as_said(text: str) -> str:
    """Return what is told to a seat as that seat says it of itself: "you" becomes "I" or "me"."""
    for told, said in _OWN:
        text = told.sub(said, text)
    text = _YOU.sub("I", _WHOM.sub(r"\1 me", text))
    return capitalised(text)


_OWN: Final = tuple(
    (re.compile(rf"\b{told}\b"), said)
    for told, said in (
        ("[Yy]ou are", "I am"),
        ("[Yy]ou were", "I was"),
        ("are you", "am I"),
        ("were you", "was I"),
        ("yours", "mine"),
        ("yourself", "myself"),
        ("Your", "My"),
        ("your", "my"),
    )
)
_WHOM: Final = re.compile(
    r"\b(to|for|from|with|of|by|against|at|on|behind|between|beats?|brings?|buys?|costs?|earns?"
    r"|gains?|gets?|gives?|hands?|helps?|keeps?|leaves?|lets?|loses?|makes?|offers?|owes?|pays?"
    r"|puts?|saves?|takes?|wins?) you\b"
)
"""After these it is the object: all prepositions and verbs that the games' reasons have."""
_YOU: Final = re.compile(r"\b[Yy]ou\b")
_MARKED: Final = re.compile(r"‹(\d)›", re.ASCII)
SOMEBODY: Final = "somebody"


def seat_marked(seat: Seat) -> str:
    """Return what stands for a seat's name where names are not known: see `with_names`."""
    return f"‹{seat}›"


def side_marked(seat: Seat | None, side: str) -> str:
    """Return a side with whoever plays it, "Ben (Blue)"; by itself where nobody does."""
    return side if seat is None else f"{seat_marked(seat)} ({side})"


def with_names(text: str, names: Sequence[str]) -> str:
    """Return a text with the names of the seats that are marked in it (`seat_marked`)."""
    return _MARKED.sub(lambda mark: _name(int(mark[1]), names), text)


def _name(seat: Seat, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else SOMEBODY


class Teller(NamedTuple):
    """Who is told: names, "you" for the viewer, and verbs that agree with either."""

    viewer: Seat | None
    names: Sequence[str]

    def who(self, seat: Seat) -> str:
        """Return the seat as the subject of a sentence."""
        return "You" if seat == self.viewer else self.names[seat]

    def whom(self, seat: Seat) -> str:
        """Return the seat as the object of a sentence."""
        return "you" if seat == self.viewer else self.names[seat]

    def whose(self, seat: Seat) -> str:
        """Return the seat's possessive, before a noun."""
        return "your" if seat == self.viewer else f"{self.names[seat]}’s"

    def belongs(self, seat: Seat) -> str:
        """Return the seat's possessive, standing alone."""
        return "yours" if seat == self.viewer else f"{self.names[seat]}’s"

    def does(self, seat: Seat, verb: str) -> str:
        """Return subject and verb; verb: as "you" use it."""
        if seat == self.viewer:
            return f"You {verb}"
        ending = "es" if verb.endswith(("s", "sh", "ch", "x", "o")) else "s"
        return f"{self.names[seat]} {verb}{ending}"

    def has(self, seat: Seat) -> str:
        """Return subject and "have"."""
        return "You have" if seat == self.viewer else f"{self.names[seat]} has"
