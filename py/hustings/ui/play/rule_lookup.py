"""Which rule is about what is asked now, about what a click means, and about what is drawn."""

from __future__ import annotations

from hustings.core.moves import MoveError, decode, kinds
from hustings.core.rule_numbers import rule_of_move, rule_of_thing, rule_of_turn
from hustings.ui.handling import parse_number
from hustings.ui.model import Play
from hustings.ui.phases import Deciding

CLICKS = ("pick", "repick", "early", "why")
"""Messages that name a move, or a beginning of one."""
MOST = 5
"""So many rules at most are told to be about one decision."""


def asked(play: Play) -> int:
    """Return the rule about what is asked now, or about the choice that is under way."""
    table = play.shown()
    phase = play.phase
    if isinstance(phase, Deciding) and phase.chosen:
        found = rule_of_move(table.rules.VOCABULARY, phase.chosen)
        if found is not None:
            return found
    return rule_of_turn(table.rules.VOCABULARY, table.state.turn)


def about(play: Play, what: str) -> int | None:
    """Return the rule about a thing that is drawn; None where there is none.

    what: the message that it sends ("pick:move.3"), or what it stands for ("state:3").
    """
    vocabulary = play.table.rules.VOCABULARY
    verb, _, arg = what.partition(":")
    if verb not in CLICKS:
        return (
            rule_of_thing(vocabulary, verb, parse_number(arg)) if verb in vocabulary.kinds else None
        )
    try:
        return rule_of_move(vocabulary, decode(vocabulary.verbs, arg))
    except MoveError:
        return None


def now(play: Play) -> list[int]:
    """Return the rules about the decision that is to be made.

    First what is asked, then what can be done, then what it is done with.
    """
    table, phase = play.table, play.phase
    vocabulary = table.rules.VOCABULARY
    found: dict[int | None, None] = {asked(play): None}
    if isinstance(phase, Deciding):
        legal = table.legal(phase.seat)
        found |= dict.fromkeys(rule_of_move(vocabulary, move) for move in legal)
        named = dict.fromkeys(kind for move in legal for kind in kinds(vocabulary.verbs, move))
        found |= dict.fromkeys(vocabulary.things.get(kind) for kind in named)
    return [rule for rule in found if rule is not None][:MOST]
