"""Moves as text ("play.3.17"), the kinds of their numbers, and what clicks pick. No drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from hustings.core.model import Move, Verb
from hustings.core.plain_text import cut, plain
from hustings.messages.generated import record as messages

Verbs: TypeAlias = Sequence[Verb]
"""The verbs of a game's vocabulary."""


class MoveError(ValueError):
    """A token that is no move of the game; the message is a sentence for the player."""


def verb_name(verbs: Verbs, verb: int) -> str:
    """Return the name of a verb."""
    return str(verbs[verb][0])


def verb_index(verbs: Verbs, name: str) -> int:
    """Return the number of the verb of this name. Raises ValueError if there is none."""
    for verb, schema in enumerate(verbs):
        if schema[0] == name:
            return verb
    raise ValueError(f"no verb is called {name!r}")


def kinds(verbs: Verbs, move: Move) -> tuple[str, ...]:
    """Return the kind of each argument of a move or a prefix of one.

    Raises MoveError if there are more arguments than the verb has.
    """
    schema, size = verbs[move[0]], len(move)
    result: list[str] = []
    for i, kind in enumerate(schema[1:], 1):
        if i == size:
            break
        if not isinstance(kind, str):
            result += kind.get(move[i - 1], ())
        elif kind.endswith("*"):
            result += [kind[:-1]] * (size - i)
        else:
            result.append(kind)
    if len(result) < size - 1:
        raise MoveError(messages.too_many_numbers(verb=str(schema[0])))
    return tuple(result[: size - 1])


def named_arguments(verbs: Verbs, move: Move) -> Iterator[tuple[str, str]]:
    """Yield (kind, name) of each argument of a move, such as ("place", "place:3")."""
    for kind, value in zip(kinds(verbs, move), move[1:], strict=True):
        yield kind, f"{kind}:{value}"


def _last_kind(verbs: Verbs, move: Move) -> str:
    """Return the kind of the last argument of a move or a prefix of one; "" without arguments."""
    if len(move) == 2 and isinstance(kind := verbs[move[0]][1], str):  # a shortcut
        return kind.removesuffix("*")
    return "".join(kinds(verbs, move)[-1:])


def encode(verbs: Verbs, move: Move) -> str:
    """Return the token of a move or a prefix of one: verb name and numbers, joined by dots."""
    if len(move) == 2:  # a shortcut: a page asks for hundreds of these
        return f"{verbs[move[0]][0]}.{move[1]}"
    return ".".join((str(verbs[move[0]][0]), *map(str, move[1:])))


def decode(verbs: Verbs, token: str) -> Move:
    """Return the move of a token, legal or not.

    Raises MoveError if the verb is unknown, has too many arguments, or if one is not a plain number
    below a million.
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
    """Return any text from outside in a form that is safe to quote.

    Cut with an ellipsis past the limit, in characters. Unprintable characters become "?"; joined
    emoji stay.
    """
    return plain(cut(text, limit), "?")


class Choice(NamedTuple):
    """What a click picks: a move or a prefix of one, with its token.

    names: the clicked thing as "kind:value"; "" for a button with a verb only.
    """

    token: str
    move: Move
    names: str = ""


class Picks:
    """What the viewer may click now.

    verbs: of the game's vocabulary. legal: the viewer's moves, () if nothing may be clicked.
    chosen: the prefix picked so far, () at the start. ahead: whether the moves belong to a later
    position than the one drawn, which is shown when playback ends.
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
        """Return the token of a prefix; None if no legal move begins with it."""
        return encode(self.verbs, prefix) if prefix in self._prefixes else None

    def named(self, kind: str, value: int, *path: int, through: bool = False) -> Choice | None:
        """Return what a click on a thing picks; None if it picks nothing now.

        kind, value: the thing, which becomes the next argument of `chosen`, or of `path` if given.
        through: picks the whole move if only one begins so.
        """
        prefix = (*(path or self.chosen), value)
        if prefix not in self._prefixes or _last_kind(self.verbs, prefix) != kind:
            return None
        return self._choice(prefix, f"{kind}:{value}", through=through)

    def verb(self, verb: int, *, through: bool = False) -> Choice | None:
        """Return what a click on a verb's button picks; None if no move begins with it."""
        prefix = (verb,)
        return self._choice(prefix, "", through=through) if prefix in self._prefixes else None

    def _choice(self, prefix: Move, names: str, *, through: bool) -> Choice:
        if through:
            continuations = [move for move in self.legal if move[: len(prefix)] == prefix]
            prefix = continuations[0] if len(continuations) == 1 else prefix
        return Choice(encode(self.verbs, prefix), prefix, names)

    def options(self) -> list[Move]:
        """Return the prefixes one step longer than `chosen`, without duplicates, in legal order."""
        size = len(self.chosen)
        longer = {
            m[: size + 1]: None for m in self.legal if m[:size] == self.chosen and len(m) > size
        }
        return list(longer)

    def count(self) -> int:
        """Return the number of different next clicks."""
        return len(self.options())

    def whole(self, prefix: Move) -> bool:
        """Return whether the prefix is a complete legal move."""
        return prefix in self.legal
