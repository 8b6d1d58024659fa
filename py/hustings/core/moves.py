"""Moves as text ("play.3.17"), what their numbers name, and what a click may mean. No drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from hustings.core.model import Move, Verb
from hustings.messages.generated import record as messages

Verbs: TypeAlias = Sequence[Verb]
"""The verbs of a game's vocabulary."""


class MoveError(ValueError):
    """A token that no move of the game can have; the message is a sentence for the player."""


def verb_name(verbs: Verbs, verb: int) -> str:
    """Return what a verb is called."""
    return str(verbs[verb][0])


def verb_index(verbs: Verbs, name: str) -> int:
    """Return the number of the verb of this name; ValueError when the game has none."""
    for verb, schema in enumerate(verbs):
        if schema[0] == name:
            return verb
    raise ValueError(f"no verb is called {name!r}")


def kinds(verbs: Verbs, move: Move) -> tuple[str, ...]:
    """Return what each argument of a move, or of a beginning of one, names.

    Raises MoveError when there are more arguments than the verb has.
    """
    schema, size = verbs[move[0]], len(move)
    found: list[str] = []
    for i, kind in enumerate(schema[1:], 1):
        if i == size:
            break
        if not isinstance(kind, str):
            found += kind.get(move[i - 1], ())
        elif kind.endswith("*"):
            found += [kind[:-1]] * (size - i)
        else:
            found.append(kind)
    if len(found) < size - 1:
        raise MoveError(messages.too_many_numbers(verb=str(schema[0])))
    return tuple(found[: size - 1])


def _last_kind(verbs: Verbs, move: Move) -> str:
    """Return what the last number of a move, or of a beginning of one, names; "" without one."""
    if len(move) == 2 and isinstance(kind := verbs[move[0]][1], str):  # the same, sooner
        return kind.removesuffix("*")
    return "".join(kinds(verbs, move)[-1:])


def encode(verbs: Verbs, move: Move) -> str:
    """Return the token of a move or of a prefix of one: the verb's name and its numbers, dotted."""
    if len(move) == 2:  # most are, and a page asks for some hundred
        return f"{verbs[move[0]][0]}.{move[1]}"
    return ".".join((str(verbs[move[0]][0]), *map(str, move[1:])))


def decode(verbs: Verbs, token: str) -> Move:
    """Return the move a token stands for; legality is not looked at.

    Raises MoveError when the verb is unknown, when it does not take so many arguments, or when one
    is not a plain number below a million.
    """
    name, *args = token.split(".")
    try:
        verb = verb_index(verbs, name)
    except ValueError:
        raise MoveError(messages.not_a_move(token=shorten(name))) from None
    numbers = []
    for arg in args:
        if not (arg.isascii() and arg.isdigit() and len(arg) <= 6 and str(int(arg)) == arg):
            raise MoveError(messages.not_a_move(token=shorten(token)))
        numbers.append(int(arg))
    move = (verb, *numbers)
    if numbers:
        kinds(verbs, move)
    return move


def shorten(text: str, limit: int = 40) -> str:
    """Return the text as it may be quoted, whatever it is: for what came from outside.

    Cut with an ellipsis past the limit; what cannot be printed, such as a mark that turns the
    writing round, becomes "?".
    """
    short = text if len(text) <= limit else text[: limit - 1] + "…"
    return "".join(char if char.isprintable() else "?" for char in short)


class Choice(NamedTuple):
    """What a click on one thing picks.

    token: of the move, or of the beginning of one, in `move`. names: the thing that is clicked, as
    "kind:value"; "" for a button that carries only a verb.
    """

    token: str
    move: Move
    names: str = ""


class Picks:
    """What the person who looks may click now.

    verbs: of the game's vocabulary. legal: the person's moves (empty: nothing may be clicked).
    chosen: the prefix already clicked in a choice of several steps, () at the start. ahead: whether
    it is asked in a later position than the one drawn, as soon as what is told has been told.
    """

    __slots__ = ("_prefixes", "ahead", "chosen", "legal", "verbs")

    def __init__(
        self, verbs: Verbs, legal: Iterable[Move], chosen: Move = (), *, ahead: bool = False
    ) -> None:
        self.verbs = verbs
        self.legal = tuple(legal)
        self.chosen = chosen
        self.ahead = ahead
        self._prefixes = {move[:n] for move in self.legal for n in range(1, len(move) + 1)}

    def at(self, *prefix: int) -> str | None:
        """Return the token a click here carries, or None when no legal move begins like that."""
        return encode(self.verbs, prefix) if prefix in self._prefixes else None

    def named(self, kind: str, value: int, *path: int, through: bool = False) -> Choice | None:
        """Return what a click on a thing picks; None where it means nothing now.

        kind, value: what the thing is. The click names it as the next argument of what is chosen,
        or of `path`, where the move is to begin otherwise. So a place never stands for a number of
        another kind. through: where only one move begins so, it is picked to its end.
        """
        prefix = (*(path or self.chosen), value)
        if prefix not in self._prefixes or _last_kind(self.verbs, prefix) != kind:
            return None
        return self._choice(prefix, f"{kind}:{value}", through=through)

    def verb(self, verb: int, *, through: bool = False) -> Choice | None:
        """Return what a click on a button for a verb picks, None where no move begins with it."""
        prefix = (verb,)
        return self._choice(prefix, "", through=through) if prefix in self._prefixes else None

    def _choice(self, prefix: Move, names: str, *, through: bool) -> Choice:
        if through:
            found = [move for move in self.legal if move[: len(prefix)] == prefix]
            prefix = found[0] if len(found) == 1 else prefix
        return Choice(encode(self.verbs, prefix), prefix, names)

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
