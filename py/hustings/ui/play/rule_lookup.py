"""Finding the rule about a decision, a click or an element of the board."""

from __future__ import annotations

from hustings.core.moves import MoveError, decode, kinds
from hustings.core.rule_numbers import rule_of_move, rule_of_thing, rule_of_turn
from hustings.ui.handling import parse_number
from hustings.ui.model import Play
from hustings.ui.phases import Deciding

MOVE_MESSAGES = ("pick", "repick", "early", "why")
"""Messages that name a move or its first steps."""
MAX_RULES = 5
"""How many rules at most are listed for one decision."""


def current_rule(play: Play) -> int:
    """Return the rule about the current decision, or about the move being chosen."""
    table = play.shown()
    phase = play.phase
    if isinstance(phase, Deciding) and phase.chosen:
        rule = rule_of_move(table.rules.VOCABULARY, phase.chosen)
        if rule is not None:
            return rule
    return rule_of_turn(table.rules.VOCABULARY, table.state.turn)


def rule_about(play: Play, what: str) -> int | None:
    """Return the rule about an element, None without one.

    what: its message ("pick:move.3") or its name ("state:3").
    """
    vocabulary = play.table.rules.VOCABULARY
    verb, _, arg = what.partition(":")
    if verb not in MOVE_MESSAGES:
        return (
            rule_of_thing(vocabulary, verb, parse_number(arg)) if verb in vocabulary.kinds else None
        )
    try:
        return rule_of_move(vocabulary, decode(vocabulary.verbs, arg))
    except MoveError:
        return None


def relevant_rules(play: Play) -> list[int]:
    """Return the rules about the current decision, at most MAX_RULES.

    First the rule of the prompt, then those of legal moves, then those of what moves name.
    """
    table, phase = play.table, play.phase
    vocabulary = table.rules.VOCABULARY
    rules: dict[int | None, None] = {current_rule(play): None}
    if isinstance(phase, Deciding):
        legal = table.legal(phase.seat)
        rules |= dict.fromkeys(rule_of_move(vocabulary, move) for move in legal)
        named = dict.fromkeys(kind for move in legal for kind in kinds(vocabulary.verbs, move))
        rules |= dict.fromkeys(vocabulary.things.get(kind) for kind in named)
    return [rule for rule in rules if rule is not None][:MAX_RULES]
