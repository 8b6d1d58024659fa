"""The words of poll_position_advice, made by `make messages` from locales/fr/poll_position_advice.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def voters_counted(*, voters: float) -> str:
    return (_show(voters) + ' électeur' if _plural(voters) == 'one' else _show(voters) + ' électeurs')


def voters_short(*, now: float, same: bool, later: str | float) -> str:
    return ('aucun électeur n’est refoulé maintenant, mais' if now == 0 else _show(now) + ' électeur est refoulé maintenant,' if _plural(now) == 'one' else _show(now) + ' électeurs sont refoulés maintenant,') + ' ' + ('autant à la fin' if same else _show(later) + ' à la fin')


def reason_short(*, where: str | float, now: float, same: bool, later: str | float) -> str:
    return _show(where) + ', ' + _voters_short(now=now, same=same, later=later) + '.'


def voters_turned_away(*, voters: float) -> str:
    return ('plus aucun électeur ne sera refoulé' if voters == 0 else _show(voters) + ' électeur sera refoulé' if _plural(voters) == 'one' else _show(voters) + ' électeurs seront refoulés') + ' à la fin'


def reason_fewer(*, where: str | float, before: str | float, voters: float) -> str:
    return _show(where) + ', ' + _voters_turned_away(voters=voters) + ', au lieu de ' + _show(before) + '.'


def reason_fewer_now(*, where: str | float, voters: float, before: str | float) -> str:
    return _show(where) + ', ' + ('plus aucun électeur n’est refoulé' if voters == 0 else _show(voters) + ' électeur est refoulé' if _plural(voters) == 'one' else _show(voters) + ' électeurs sont refoulés') + ' maintenant, au lieu de ' + _show(before) + '.'


def reason_plan(*, where: str | float, alike: float, others: float, now: float, same: bool, later: str | float) -> str:
    return _show(where) + ', ' + _voters_short(now=now, same=same, later=later) + ('' if alike == 0 else '' + '\u202f; une autre région est dans le même cas' if _plural(alike) == 'one' else '' + '\u202f; ' + _show(alike) + ' autres régions sont dans le même cas') + ('' if others == 0 else '' + '\u202f; quelqu’un d’autre y travaille' if others == 1 else '' + '\u202f; ' + _show(others) + ' autres y travaillent') + '.'


def there() -> str:
    return 'Là'


def reason_company(*, count: float, roles: Sequence[str]) -> str:
    return (_list(roles, 'conjunction') + ' y travaille aussi.' if _plural(count) == 'one' else _list(roles, 'conjunction') + ' y travaillent aussi.')


def role_of(*, role: str | float, name: str | float) -> str:
    return _show(role) + ' (' + _show(name) + ')'


def reason_nobody_else() -> str:
    return 'Personne d’autre n’y travaille.'


def reason_liaise(*, role: str | float) -> str:
    return _show(role) + ', dans la région voisine, le permet.'


def reason_open() -> str:
    return 'Un lancer de renfort peut en tirer plus.'


def reason_open_hq() -> str:
    return 'Chacun peut le renforcer à son tour, et le siège accueille deux fois ce que montrent ses dés.'


def reason_staff(*, where: str | float, voters: float) -> str:
    return 'Le renfort aide le plus ' + _show(where) + '\xa0: sans lui, ' + _voters_turned_away(voters=voters) + '.'


def reason_average(*, two: bool, average: str | float) -> str:
    return 'En moyenne, ' + ('le plus haut de deux dés montre ' + _show(average) if two else 'le dé montre ' + _show(average)) + '.'


def reason_serves(*, voters: float, where: str | float) -> str:
    return (_show(voters) + ' électeur de plus peut être accueilli' if _plural(voters) == 'one' else _show(voters) + ' électeurs de plus peuvent être accueillis') + ' ' + _show(where) + '.'


def reason_cheaper(*, points: str | float) -> str:
    return 'Le coût baisse de ' + _show(points) + '.'


def reason_keep(*, die: str | float) -> str:
    return 'Aucun bureau ici ne gagne à devenir un ' + _show(die) + '.'


def reason_room_at_hq() -> str:
    return 'Le siège a de la place pour d’autres électeurs.'


def reason_everybody_at_hq() -> str:
    return 'Au siège, toute l’équipe peut s’occuper d’eux, et un dé compte double.'


def reason_enough() -> str:
    return 'Les autres électeurs sont aussi bien là où ils sont.'


def reason_split() -> str:
    return 'Le nouveau bureau peut être renforcé ensuite.'


def reason_spares(*, die: str | float, where: str | float) -> str:
    return 'Le ' + _show(die) + ' ' + _show(where) + ' peut baisser de 1 sans dommage.'


def reason_survey() -> str:
    return 'On saura combien d’électeurs il y a vraiment.'


def reason_look() -> str:
    return 'L’équipe peut se préparer à l’événement de la semaine suivante.'


def reason_nothing_better() -> str:
    return 'Il n’y a plus rien de mieux à faire ici.'


def reason_lowest() -> str:
    return 'Le dé le plus bas accueille le moins d’électeurs.'


def reason_all_served() -> str:
    return 'Personne n’est refoulé au siège, ni maintenant ni à la fin.'


def reason_spent() -> str:
    return 'Tous les points d’action sont dépensés.'


def reason_not_worth() -> str:
    return 'Ici, rien ne vaut ce que cela coûte.'


def in_all_canada() -> str:
    return 'Dans tout le Canada'


def figure_fewer(*, voters: float) -> str:
    return (_show(voters) + ' électeur accueilli' if _plural(voters) == 'one' else _show(voters) + ' électeurs accueillis') + ' en moins'


def figure_nothing() -> str:
    return 'ne rapporte aucun point'


def figure_plan(*, points: float) -> str:
    return 'ton tour y rapporte ' + _points_counted(points=points)


def figure_turn(*, points: float) -> str:
    return 'tout ton tour rapporte alors ' + _points_counted(points=points)


def figure_end(*, points: float) -> str:
    return 'rapporte ' + _points_counted(points=points) + ' d’ici la fin'


def points_counted(*, points: float) -> str:
    return (_show(points) + ' point' if _plural(points) == 'one' else _show(points) + ' points')


_points_counted = points_counted
_voters_short = voters_short
_voters_turned_away = voters_turned_away
