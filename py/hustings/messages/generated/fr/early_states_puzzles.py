"""The words of early_states_puzzles, made by `make messages` from locales/fr/early_states_puzzles.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title(*, idea: str, missing: str | float) -> str:
    return ('Un État sans une voix' if idea == 'no-vote' else 'Deux achats' if idea == 'two-purchases' else 'Des voix pour deux États' if idea == 'dividing' else 'Un thème, deux États' if idea == 'shared-issue' else 'Deux États, toutes les voix' if idea == 'every-vote' else 'Deux États' if idea == 'two-states' else 'Pas une voix de trop' if idea == 'nothing-spare' else 'L’État qui suffit' if idea == 'big-enough' else 'Le bon thème' if idea == 'right-issue' else 'Le dernier lancer') + '\xa0: il manque ' + _show(missing)


def goal(*, mine: str | float, needed: str | float, decision: str, cash: str | float, votes: float, moves: float) -> str:
    return 'Tu as ' + _show(mine) + ' délégués, il en faut ' + _show(needed) + ' pour gagner. C’est ton dernier tour' + ('. Quels dés relancer pour avoir le plus de chances de gagner\xa0?' if decision == 'throw' else ', avec ' + _votes_counted(votes=votes) + ' à placer. ' + _within(moves=moves) if decision == 'votes' else '. Décide d’abord ce que deviennent tes 1. ' + _within(moves=moves) if decision == 'ones' else ', avec ' + _show(cash) + ' $ et ' + _votes_counted(votes=votes) + '. ' + _within(moves=moves))


def votes_counted(*, votes: float) -> str:
    return _show(votes) + ' voix'


def within(*, moves: float) -> str:
    return ('Gagne dès le prochain coup.' if moves == 1 else 'Gagne en deux coups.' if moves == 2 else 'Gagne en trois coups.' if moves == 3 else 'Gagne en quatre coups.')


def right(*, best: float) -> str:
    return ('Juste\xa0: ce choix gagne toujours.' if best == 100 else 'Juste\xa0: ce choix gagne ' + _show(best) + ' parties sur 100, plus que tout autre.')


def worse(*, yours: float, best: float) -> str:
    return 'Ce choix gagne ' + _show(yours) + ' ' + ('partie' if _plural(yours) == 'one' else 'parties') + ' sur 100. ' + ('Un autre gagne toujours.' if best == 100 else 'Un autre en gagne ' + _show(best) + '.')


def right_turn() -> str:
    return 'Juste\xa0: ce tour gagne.'


def why(*, how: str | float, then: str | float) -> str:
    return _show(how) + ' ' + _show(then)


def how(*, means: Sequence[str], things: float, filled: Sequence[str], reached: str | float, over: float, needed: str | float) -> str:
    return _list(means, 'conjunction') + ' ' + ('remplit' if _plural(things) == 'one' else 'remplissent') + ' ' + _list(filled, 'conjunction') + '\xa0: ' + _show(reached) + ' délégués' + (', juste assez' if over == 0 else ', et ' + _show(needed) + ' suffisent') + '.'


def fills(*, state: str | float, delegates: str | float) -> str:
    return _in_form(state, 'the') + ' pour ' + _show(delegates)


def tempting(*, state: str | float, short: float) -> str:
    return 'Avec ' + _in_form(state, 'the') + ' à la place, il t’en ' + ('manquerait un' if _plural(short) == 'one' else 'manquerait ' + _show(short)) + '.'


def also(*, state: str | float) -> str:
    return 'Avec ' + _in_form(state, 'the') + ', tu gagnes aussi.'


def throw_why(*, best: float, following: str | float) -> str:
    return ('Ce choix gagne toujours\xa0; tout autre gagne au plus ' + _show(following) + ' parties sur 100.' if best == 100 else 'Ce choix gagne ' + _show(best) + ' parties sur 100\xa0; tout autre en gagne au plus ' + _show(following) + '.')


def short(*, reached: str | float, short: float) -> str:
    return 'Après ce premier coup, tu atteins au mieux ' + _show(reached) + ' délégués\xa0: il en manque ' + ('un' if _plural(short) == 'one' else _show(short)) + ' pour gagner.'


def too_slow(*, moves: float) -> str:
    return 'Ce coup peut encore gagner, mais il faut alors plus de coups. ' + ('Un seul suffit.' if moves == 1 else 'Deux suffisent.' if moves == 2 else 'Trois suffisent.' if moves == 3 else 'Quatre suffisent.')


def off_the_way(*, moves: float) -> str:
    return 'Cela ne gagne pas en ' + ('deux' if moves == 2 else 'trois' if moves == 3 else 'quatre') + ' coups, mais ton premier coup était juste\xa0: une autre suite gagne.'


_votes_counted = votes_counted
_within = within
