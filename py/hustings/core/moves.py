"""Moves as text ("play.3.17") and what a click may mean. No game, no drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hustings.core.model import Move


class MoveError(ValueError):
    """A token that no move of the game can have; the message is a sentence for the player."""


def encode(verbs: Sequence[str], move: Move) -> str:
    """Return the token of a move or of a prefix of one: the verb's name and its numbers, dotted."""
    return ".".join((verbs[move[0]], *map(str, move[1:])))


def decode(verbs: Sequence[str], token: str) -> Move:
    """Return the move a token stands for; legality is not looked at.

    Raises MoveError when the verb is unknown or an argument is not a plain number below a million.
    """
    verb, *args = token.split(".")
    if verb not in verbs:
        raise MoveError(f"“{shorten(verb)}” is not a move of this game.")
    numbers = []
    for arg in args:
        if not (arg.isascii() and arg.isdigit() and len(arg) <= 6 and str(int(arg)) == arg):
            raise MoveError(f"“{shorten(token)}” is not a move of this game.")
        numbers.append(int(arg))
    return (verbs.index(verb), *numbers)


def shorten(text: str, limit: int = 40) -> str:
    """Return the text as it may be quoted, whatever it is: for what came from outside.

    Cut with an ellipsis past the limit; what cannot be printed, such as a mark that turns the
    writing round, becomes "?".
    """
    short = text if len(text) <= limit else text[: limit - 1] + "…"
    return "".join(char if char.isprintable() else "?" for char in short)


class Picks:
    """What the person who looks may click now.

    verbs: the game's VERBS. legal: the person's legal moves (empty: nothing may be clicked).
    chosen: the prefix already clicked in a choice of several steps, () at the start.
    """

    __slots__ = ("_prefixes", "chosen", "legal", "verbs")

    def __init__(self, verbs: Sequence[str], legal: Iterable[Move], chosen: Move = ()) -> None:
        self.verbs = verbs
        self.legal = tuple(legal)
        self.chosen = chosen
        self._prefixes = {move[:n] for move in self.legal for n in range(1, len(move) + 1)}

    def at(self, *prefix: int) -> str | None:
        """Return the token a click here carries, or None when no legal move begins like that."""
        return encode(self.verbs, prefix) if prefix in self._prefixes else None

    def next(self, *more: int) -> str | None:
        """Return the token for continuing the chosen prefix, or None."""
        return self.at(*self.chosen, *more)

    def options(self) -> list[Move]:
        """Return the distinct prefixes one step longer than what is chosen, in legal order."""
        size = len(self.chosen)
        found = {
            m[: size + 1]: None for m in self.legal if m[:size] == self.chosen and len(m) > size
        }
        return list(found)

    def count(self) -> int:
        """Return how many different next clicks there are."""
        return len(self.options())

    def whole(self, prefix: Move) -> bool:
        """Return whether the prefix is a complete legal move."""
        return prefix in self.legal
