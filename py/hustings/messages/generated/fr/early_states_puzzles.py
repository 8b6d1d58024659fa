"""The words of early_states_puzzles, made by `make messages` from locales/fr/early_states_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, decision: str, missing: str | float) -> str:
    return ('Les dernières voix' if decision == 'votes' else 'Les derniers dollars' if decision == 'purchase' else 'Dollars et voix' if decision == 'dollars-and-votes' else 'Un long tour' if decision == 'long-turn' else 'Le dernier lancer' if decision == 'throw' else 'Le dernier spot' if decision == 'ad' else 'Dollar ou voix') + '\xa0: il manque ' + _show(missing)


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, moves: float) -> str:
    return 'Tu as ' + _show(mine) + ' délégués, il en faut ' + _show(needed) + '. C’est ton dernier tour' + ('. Quels dés relancer pour avoir le plus de chances de gagner\xa0?' if decision == 'throw' else ', avec ' + _votes_counted(votes=votes) + ' à placer. ' + _within(moves=moves) if decision == 'votes' else '. Décide d’abord ce que deviennent tes 1. ' + _within(moves=moves) if decision == 'ones' else ', avec ' + _show(cash) + ' $ et ' + _votes_counted(votes=votes) + '. ' + _within(moves=moves))


def votes_counted(*, votes: float) -> str:
    return _show(votes) + ' voix'


def within(*, moves: float) -> str:
    return ('Gagne dès le prochain coup.' if moves == 1 else 'Gagne en deux coups.' if moves == 2 else 'Gagne en trois coups.' if moves == 3 else 'Gagne en quatre coups.')


def right(*, best: float) -> str:
    return ('Juste\xa0: ce choix gagne toujours.' if best == 100 else 'Juste\xa0: ce choix gagne ' + _show(best) + ' parties sur 100, plus que tout autre.')


def worse(*, yours: float, best: float) -> str:
    return 'Ce choix gagne ' + _show(yours) + ' ' + ('partie' if _plural(yours) == 'one' else 'parties') + ' sur 100. ' + ('Un autre gagne toujours.' if best == 100 else 'Un autre en gagne ' + _show(best) + '.')


def wins_with(*, reached: str | float, over: float) -> str:
    return 'Juste\xa0: ce tour gagne. Tu arrives à ' + _show(reached) + ' délégués, ' + ('juste ce qu’il te faut' if over == 0 else 'un de plus qu’il n’en faut' if _plural(over) == 'one' else _show(over) + ' de plus qu’il n’en faut') + '.'


def wins(*, needed: str | float) -> str:
    return 'Juste\xa0: ce tour gagne. Tu as au moins les ' + _show(needed) + ' délégués qu’il te faut.'


def short(*, reached: str | float, short: float) -> str:
    return 'Après ce premier coup, tu atteins au mieux ' + _show(reached) + ' délégués\xa0: il en manque ' + ('un' if _plural(short) == 'one' else _show(short)) + ' pour gagner.'


def too_slow(*, moves: float) -> str:
    return 'Ce coup peut encore gagner, mais il faut alors plus de coups. ' + ('Un seul suffit.' if moves == 1 else 'Deux suffisent.' if moves == 2 else 'Trois suffisent.' if moves == 3 else 'Quatre suffisent.')


def off_the_way(*, moves: float) -> str:
    return 'Cela ne gagne pas en ' + ('deux' if moves == 2 else 'trois' if moves == 3 else 'quatre') + ' coups, mais ton premier coup était juste\xa0: une autre suite gagne.'


_votes_counted = votes_counted
_within = within
