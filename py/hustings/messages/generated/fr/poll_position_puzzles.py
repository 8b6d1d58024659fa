"""The words of poll_position_puzzles, made by `make messages` from locales/fr/poll_position_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title_die(*, die: str | float) -> str:
    return 'Où va le ' + _show(die) + '\u202f?'


def goal_die(*, die: str | float, points: float) -> str:
    return 'Tu as lancé un ' + _show(die) + ('' if points == 0 else ' ' + 'et il te reste ' + _show(points) + ' point d’action' if _plural(points) == 'one' else ' ' + 'et il te reste ' + _show(points) + ' points d’action') + '\u202f; puis on dépouille. Où mettre ce dé pour que l’équipe perde le moins de points en plaintes et en coût, en moyenne\u202f? Chaque tranche complète de 10 de coût retire un point.'


def title_points(*, points: float) -> str:
    return ('Le dernier point de la campagne' if _plural(points) == 'one' else 'Les ' + _show(points) + ' derniers points de la campagne')


def goal_points(*, points: float) -> str:
    return 'Le dernier tour\xa0: plus aucun électeur n’arrive, puis on dépouille. Dépense ' + ('ton point d’action' if _plural(points) == 'one' else 'le premier de tes ' + _show(points) + ' points') + ' pour que l’équipe perde le moins de points en plaintes et en coût, en moyenne. Chaque tranche complète de 10 de coût retire un point.'


def type_masculine(*, type: str) -> str:
    return ('urbain' if type == 'urban' else 'rural' if type == 'rural' else 'éloigné')


def type_feminine(*, type: str) -> str:
    return ('urbaine' if type == 'urban' else 'rurale' if type == 'rural' else 'éloignée')


def at_place_start(*, region: str, type: str) -> str:
    return ('Au siège' if region == 'hq' else 'Dans les Maritimes ' + _type_feminine(type=type) + 's' if region == 'maritimes' else 'Dans les Prairies ' + _type_feminine(type=type) + 's' if region == 'prairies' else 'Dans les Territoires' if region == 'territories' else 'Dans le Québec ' + _type_masculine(type=type) if region == 'quebec' else 'Dans l’Ontario ' + _type_masculine(type=type) if region == 'ontario' else 'Dans la Colombie-Britannique ' + _type_feminine(type=type))


def why_place(*, after: float, before: float, region: str, type: str) -> str:
    return _at_place_start(region=region, type=type) + ', les plaintes coûtent alors en moyenne ' + _number(after, minimumFractionDigits=1, maximumFractionDigits=1) + ' ' + ('point' if _plural(after) == 'one' else 'points') + ' au lieu de ' + _number(before, minimumFractionDigits=1, maximumFractionDigits=1) + '.'


def why_roll() -> str:
    return 'Cela compte les six lancers possibles, chacun à sa meilleure place.'


def why_next() -> str:
    return 'C’est le coup suivant qui le rend payant.'


def why_closely(*, why: str | float, points: float) -> str:
    return _show(why) + ' C’est serré\xa0: le meilleur des autres choix perd ' + _number(points, minimumFractionDigits=1, maximumFractionDigits=1) + ' ' + ('point' if _plural(points) == 'one' else 'points') + ' de plus.'


def why_not_place(*, before: float, after: float, region: str, type: str) -> str:
    return _at_place_start(region=region, type=type) + ', les plaintes ne baissent que de ' + _number(before, minimumFractionDigits=1, maximumFractionDigits=1) + ' à ' + _number(after, minimumFractionDigits=1, maximumFractionDigits=1) + ' ' + ('point' if _plural(after) == 'one' else 'points') + ' en moyenne.'


def why_not_roll() -> str:
    return 'Sur les six lancers, chacun à sa meilleure place, cela épargne moins.'


def why_not_next() -> str:
    return 'À lui seul, ce coup n’évite aucune plainte, et ce qu’il prépare épargne moins.'


def why_not_nothing() -> str:
    return 'Le nombre de plaintes reste le même.'


def why_nothing() -> str:
    return 'Tout ce que tu pourrais encore faire coûte plus que cela n’épargne.'


def right(*, best: float) -> str:
    return 'Juste\xa0: l’équipe perd ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' ' + ('point' if _plural(best) == 'one' else 'points') + ' en plaintes et en coût, en moyenne.'


def worse(*, yours: float, why: str | float, close: bool, best: float, more: float) -> str:
    return 'L’équipe perd alors ' + _number(yours, minimumFractionDigits=1, maximumFractionDigits=1) + ' ' + ('point' if _plural(yours) == 'one' else 'points') + ' en plaintes et en coût, en moyenne. ' + _show(why) + ' ' + ('C’est serré\xa0: avec le meilleur coup, elle en perd ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ', soit ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' de moins.' if close else 'Avec le meilleur coup, elle en perd ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ', soit ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' de moins.')


_at_place_start = at_place_start
_type_feminine = type_feminine
_type_masculine = type_masculine
