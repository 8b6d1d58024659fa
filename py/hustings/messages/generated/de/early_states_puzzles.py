"""The words of early_states_puzzles, made by `make messages` from locales/de/early_states_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, decision: str, missing: float) -> str:
    return ('Die letzten Stimmen' if decision == 'votes' else 'Die letzten Dollar' if decision == 'purchase' else 'Der letzte Wurf' if decision == 'throw' else 'Der letzte Spot' if decision == 'ad' else 'Dollar oder Stimme') + ': ' + ('1 fehlt' if _plural(missing) == 'one' else _show(missing) + ' fehlen')


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, wins: bool, moves: float) -> str:
    return 'Hol den Sieg: Du hast ' + _show(mine) + ' Delegierte und brauchst ' + _show(needed) + '. Das ist dein letzter Zug' + ('. Welche Würfel würfelst du neu?' if decision == 'throw' else ', und du hast noch ' + _votes_counted(votes=votes) + '. ' + _first_moves(wins=wins, moves=moves) if decision == 'votes' else ', mit ' + _show(cash) + '\xa0$ und ' + _votes_counted(votes=votes) + '. ' + _first_moves(wins=wins, moves=moves))


def votes_counted(*, votes: float) -> str:
    return ('1 Stimme' if _plural(votes) == 'one' else _show(votes) + ' Stimmen')


def first_moves(*, wins: bool, moves: float) -> str:
    return (('Gewinne mit der nächsten Aktion.' if moves == 1 else 'Gewinne mit höchstens zwei Aktionen.' if moves == 2 else 'Gewinne mit höchstens drei Aktionen.') if wins else ('Mach die erste Aktion eines Zugs, der gewinnt.' if moves == 1 else 'Mach die ersten zwei Aktionen eines Zugs, der gewinnt.' if moves == 2 else 'Mach die ersten drei Aktionen eines Zugs, der gewinnt.'))


def right(*, best: float) -> str:
    return ('Richtig: Das gewinnt.' if best == 100 else 'Richtig: Das gewinnt ' + _show(best) + ' von 100 Partien.')


def right_turn(*, best: float, wins: bool) -> str:
    return ('Richtig: Dieser Zug gewinnt.' if best == 100 else 'Richtig: Dieser Zug gewinnt ' + _show(best) + ' von 100 Partien.') + ('' if wins else ' ' + 'Falls noch etwas fehlt, bringt es der Rest.')


def worse(*, yours: str | float, best: float) -> str:
    return 'Das gewinnt ' + _show(yours) + ' von 100 Partien. ' + _best_turn(best=best)


def lost(*, needed: str | float, best: float) -> str:
    return 'Wie es auch weitergeht, damit erreichst du keine ' + _show(needed) + ' Delegierten mehr. ' + _best_turn(best=best)


def best_turn(*, best: float) -> str:
    return ('Es gibt einen Zug, der gewinnt.' if best == 100 else 'Der beste Zug gewinnt ' + _show(best) + ' von 100 Partien.')


_best_turn = best_turn
_first_moves = first_moves
_votes_counted = votes_counted
