"""Which paragraph of the rules is about what: a game's `paragraphs.py` looked things up in."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.core.model import OVER, Event, Move, Schema, Turn
from hustings.core.moves import MoveError, Verbs, kinds, verb_name
from hustings.core.protocols import Paragraphs


def of_turn(paragraphs: Paragraphs, turn: Turn) -> int:
    """Return the rule about what is to be decided in a turn, at the end the one on who wins."""
    if turn.mode == OVER:
        return paragraphs.END
    return paragraphs.PROMPTS.get(turn.prompt, paragraphs.END)


def of_thing(paragraphs: Paragraphs, kind: str, value: int) -> int | None:
    """Return the rule about one value of a kind, else about the kind; None without one."""
    things = paragraphs.THINGS
    return things.get(f"{kind}:{value}", things.get(kind))


def of_move(paragraphs: Paragraphs, verbs: Verbs, move: Move) -> int | None:
    """Return the rule about what a move, or a beginning of one, does. verbs: the game's VERBS."""
    try:
        named = dict(zip(reversed(kinds(verbs, move)), reversed(move[1:]), strict=True))
    except MoveError:
        named = {}
    return _found(paragraphs, paragraphs.VERBS[verb_name(verbs, move[0])], named)


def of_event(paragraphs: Paragraphs, events: tuple[Schema, ...], event: Event) -> int | None:
    """Return the rule that an event follows. events: the game's EVENTS."""
    name, *fields = events[event[0]]
    named = dict(zip(fields, event[1:], strict=False))
    return _found(paragraphs, paragraphs.EVENTS[name], named)


def _found(paragraphs: Paragraphs, says: int | str, named: Mapping[str, int]) -> int | None:
    """Return a rule as a table says it: by its number, or by the things that are named."""
    if isinstance(says, int):
        return says
    fields = says.split()
    for field in fields:
        own = paragraphs.THINGS.get(f"{field}:{named.get(field, '')}")
        if own is not None:
            return own
    return paragraphs.THINGS.get(fields[-1])
