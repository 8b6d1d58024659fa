"""The words of early_states_puzzles, made by `make messages` from locales/fr/early_states_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, decision: str, missing: str | float) -> str:
    return ('Les dernières voix' if decision == 'votes' else 'Les derniers dollars' if decision == 'purchase' else 'Le dernier lancer' if decision == 'throw' else 'Le dernier spot' if decision == 'ad' else 'Dollar ou voix') + '\xa0: il manque ' + _show(missing)


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, wins: bool, moves: float) -> str:
    return 'Gagne à partir d’ici\xa0: tu as ' + _show(mine) + ' délégués, il en faut ' + _show(needed) + '. C’est ton dernier tour' + ('. Quels dés relances-tu\u202f?' if decision == 'throw' else ', avec ' + _votes_counted(votes=votes) + ' à placer. ' + _first_moves(wins=wins, moves=moves) if decision == 'votes' else ', avec ' + _show(cash) + '\xa0$ et ' + _votes_counted(votes=votes) + '. ' + _first_moves(wins=wins, moves=moves))


def votes_counted(*, votes: float) -> str:
    return _show(votes) + ' voix'


def first_moves(*, wins: bool, moves: float) -> str:
    return (('Gagne dès le prochain coup.' if moves == 1 else 'Gagne en deux coups au plus.' if moves == 2 else 'Gagne en trois coups au plus.') if wins else ('Joue le premier coup d’un tour gagnant.' if moves == 1 else 'Joue les deux premiers coups d’un tour gagnant.' if moves == 2 else 'Joue les trois premiers coups d’un tour gagnant.'))


def right(*, best: float) -> str:
    return ('Juste\xa0: ce coup gagne.' if best == 100 else 'Juste\xa0: ce coup gagne ' + _show(best) + ' parties sur 100.')


def right_turn(*, best: float, wins: bool) -> str:
    return ('Juste\xa0: ce tour gagne.' if best == 100 else 'Juste\xa0: ce tour gagne ' + _show(best) + ' parties sur 100.') + ('' if wins else ' ' + 'S’il manque encore quelque chose, la suite du tour l’apporte.')


def worse(*, yours: float, best: float) -> str:
    return 'Ce coup gagne ' + _show(yours) + ' ' + ('partie' if _plural(yours) == 'one' else 'parties') + ' sur 100. ' + _best_turn(best=best)


def lost(*, needed: str | float, best: float) -> str:
    return 'Quelle que soit la suite du tour, tu n’atteins plus ' + _show(needed) + ' délégués. ' + _best_turn(best=best)


def best_turn(*, best: float) -> str:
    return ('Il existe un tour qui gagne.' if best == 100 else 'Le meilleur tour gagne ' + _show(best) + ' parties sur 100.')


_best_turn = best_turn
_first_moves = first_moves
_votes_counted = votes_counted
