"""The words of early_states_puzzles, made by `make messages` from locales/en/early_states_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, decision: str, missing: str | float) -> str:
    return ('The last votes' if decision == 'votes' else 'The last dollars' if decision == 'purchase' else 'The last throw' if decision == 'throw' else 'The last ad' if decision == 'ad' else 'A dollar or a vote') + ': ' + _show(missing) + ' short'


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, wins: bool, moves: float) -> str:
    return 'Win from here: you have ' + _show(mine) + ' delegates and need ' + _show(needed) + '. This is your last turn' + ('. Which dice do you throw again?' if decision == 'throw' else ', with ' + _votes_counted(votes=votes) + ' to place. ' + _first_moves(wins=wins, moves=moves) if decision == 'votes' else ', with $' + _show(cash) + ' and ' + _votes_counted(votes=votes) + '. ' + _first_moves(wins=wins, moves=moves))


def votes_counted(*, votes: float) -> str:
    return ('1 vote' if _plural(votes) == 'one' else _show(votes) + ' votes')


def first_moves(*, wins: bool, moves: float) -> str:
    return (('Win with your next move.' if moves == 1 else 'Win within two moves.' if moves == 2 else 'Win within three moves.') if wins else ('Make the first move of a turn that wins.' if moves == 1 else 'Make the first two moves of a turn that wins.' if moves == 2 else 'Make the first three moves of a turn that wins.'))


def right(*, best: float) -> str:
    return ('Right: that wins.' if best == 100 else 'Right: that wins ' + _show(best) + ' games of 100.')


def right_turn(*, best: float, wins: bool) -> str:
    return ('Right: this turn wins.' if best == 100 else 'Right: this turn wins ' + _show(best) + ' games of 100.') + ('' if wins else ' ' + 'Whatever is still missing comes with the rest of it.')


def worse(*, yours: str | float, best: float) -> str:
    return 'That wins ' + _show(yours) + ' games of 100. ' + _best_turn(best=best)


def lost(*, needed: str | float, best: float) -> str:
    return 'However you go on, that no longer reaches ' + _show(needed) + ' delegates. ' + _best_turn(best=best)


def best_turn(*, best: float) -> str:
    return ('There is a turn that wins.' if best == 100 else 'The best turn wins ' + _show(best) + ' games of 100.')


_best_turn = best_turn
_first_moves = first_moves
_votes_counted = votes_counted
