"""The number of the rule that explains a prompt, a move, an event or a thing."""

from __future__ import annotations

from collections.abc import Mapping

from hustings.core.model import OVER, Event, Move, Turn
from hustings.core.moves import MoveError, kinds
from hustings.core.vocabulary import Rule, Vocabulary


def rule_of_turn(vocabulary: Vocabulary, turn: Turn) -> int:
    """Return the rule about a turn's prompt; once the game is over, the rule on who wins."""
    if turn.mode == OVER:
        return vocabulary.end_rule
    return vocabulary.prompts.get(turn.prompt, vocabulary.end_rule)


def rule_of_thing(vocabulary: Vocabulary, kind: str, value: int) -> int | None:
    """Return the rule about one value of a kind, else about the kind; None if there is none."""
    things = vocabulary.things
    return things.get(f"{kind}:{value}", things.get(kind))


def rule_of_move(vocabulary: Vocabulary, move: Move) -> int | None:
    """Return the rule about a move or a prefix of one."""
    try:
        arg_kinds = kinds(vocabulary.verbs, move)
    except MoveError:
        arg_kinds = ()
    named = dict(zip(reversed(arg_kinds), reversed(move[1:]), strict=bool(arg_kinds)))
    return _found(vocabulary, vocabulary.verb_rules[move[0]], named)


def rule_of_event(vocabulary: Vocabulary, event: Event) -> int | None:
    """Return the rule about an event."""
    declared = vocabulary.events[event[0]]
    _, *fields = declared.SCHEMA
    return _found(vocabulary, declared.RULE, dict(zip(fields, event[1:], strict=False)))


def _found(vocabulary: Vocabulary, rule: Rule, named: Mapping[str, int]) -> int | None:
    """Return the number of a declared rule. named: values by the name of their field."""
    if isinstance(rule, int):
        return rule
    fields = rule.split()
    for field in fields:
        own = vocabulary.things.get(f"{field}:{named.get(field, '')}")
        if own is not None:
            return own
    return vocabulary.things.get(fields[-1])
