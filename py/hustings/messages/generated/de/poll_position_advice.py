"""The words of poll_position_advice, made by `make messages` from locales/de/poll_position_advice.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def voters_counted(*, voters: float) -> str:
    return (_show(voters) + ' voter' if _plural(voters) == 'one' else _show(voters) + ' voters')


def voters_short(*, now: float, same: bool, later: str | float) -> str:
    return (_show(now) + ' voter is' if _plural(now) == 'one' else _show(now) + ' voters are') + ' turned away now, ' + ('as many by the end' if same else _show(later) + ' by the end')


def reason_short(*, where: str | float, now: float, same: bool, later: str | float) -> str:
    return _show(where) + ' ' + _voters_short(now=now, same=same, later=later) + '.'


def reason_fewer(*, where: str | float, before: str | float, voters: float) -> str:
    return _show(where) + ' ' + _voters_counted(voters=voters) + ' will be turned away by the end, not ' + _show(before) + '.'


def reason_fewer_now(*, where: str | float, voters: float, before: str | float) -> str:
    return _show(where) + ' ' + (_show(voters) + ' voter is' if _plural(voters) == 'one' else _show(voters) + ' voters are') + ' turned away now, not ' + _show(before) + '.'


def reason_plan(*, where: str | float, alike: float, others: float, now: float, same: bool, later: str | float) -> str:
    return _show(where) + ' ' + _voters_short(now=now, same=same, later=later) + ('' if alike == 0 else '; one other region is as bad' if _plural(alike) == 'one' else '; ' + _show(alike) + ' other regions are as bad') + ('' if others == 0 else '; another works there too' if others == 1 else '; ' + _show(others) + ' others work there too') + '.'


def there() -> str:
    return 'There'


def reason_company(*, count: float, roles: Sequence[str]) -> str:
    return (_list(roles, 'conjunction') + ' works there too.' if _plural(count) == 'one' else _list(roles, 'conjunction') + ' work there too.')


def role_of(*, role: str | float, name: str | float) -> str:
    return _show(role) + ' (' + _show(name) + ')'


def reason_nobody_else() -> str:
    return 'Nobody else works there.'


def reason_liaise(*, role: str | float) -> str:
    return _show(role) + ' in the next region makes it possible.'


def reason_open() -> str:
    return 'A roll of the die can make more of it.'


def reason_open_hq() -> str:
    return 'Anyone can staff it in their turn, and HQ serves twice what its dice show.'


def reason_staff(*, where: str | float, voters: float) -> str:
    return 'It helps most ' + _show(where) + ': without it ' + _voters_counted(voters=voters) + ' will be turned away by the end.'


def reason_average(*, two: bool, average: str | float) -> str:
    return 'On average ' + ('the higher of two dice shows ' + _show(average) if two else 'the die shows ' + _show(average)) + '.'


def reason_serves(*, voters: float, where: str | float) -> str:
    return (_show(voters) + ' more voter' if _plural(voters) == 'one' else _show(voters) + ' more voters') + ' can be served ' + _show(where) + '.'


def reason_cheaper(*, points: str | float) -> str:
    return 'It lowers the cost by ' + _show(points) + '.'


def reason_keep(*, die: str | float) -> str:
    return 'No site here is better off with a ' + _show(die) + '.'


def reason_room_at_hq() -> str:
    return 'HQ has room for more voters.'


def reason_everybody_at_hq() -> str:
    return 'At HQ everybody can serve them, and a die counts twice.'


def reason_enough() -> str:
    return 'The other voters are served as well where they are.'


def reason_split() -> str:
    return 'The new site can be staffed afterwards.'


def reason_spares(*, die: str | float, where: str | float) -> str:
    return 'The ' + _show(die) + ' ' + _show(where) + ' can spare one.'


def reason_survey() -> str:
    return 'It shows how many voters there really are.'


def reason_look() -> str:
    return 'The team can plan for next week’s event.'


def reason_nothing_better() -> str:
    return 'Nothing better is left to do here.'


def reason_lowest() -> str:
    return 'The lowest die serves fewest voters.'


def reason_all_served() -> str:
    return 'Nobody is turned away at HQ, now or by the end.'


def reason_spent() -> str:
    return 'All action points are spent.'


def reason_not_worth() -> str:
    return 'Nothing here is worth its cost.'


def in_all_canada() -> str:
    return 'In all Canada'


def figure_fewer(*, voters: float) -> str:
    return _voters_counted(voters=voters) + ' fewer served'


def figure_nothing() -> str:
    return 'brings no points'


def figure_plan(*, points: float) -> str:
    return 'your turn there brings ' + _points_counted(points=points)


def figure_turn(*, points: float) -> str:
    return 'your whole turn then brings ' + _points_counted(points=points)


def figure_end(*, points: float) -> str:
    return 'brings ' + _points_counted(points=points) + ' by the end'


def points_counted(*, points: float) -> str:
    return (_show(points) + ' point' if _plural(points) == 'one' else _show(points) + ' points')


_points_counted = points_counted
_voters_counted = voters_counted
_voters_short = voters_short
