"""The words of poll_position_advice, made by `make messages` from locales/de/poll_position_advice.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def voters_counted(*, voters: float) -> str:
    return (_show(voters) + ' Wähler' if _plural(voters) == 'one' else _show(voters) + ' Wählende')


def voters_short(*, now: float, same: bool, later: str | float) -> str:
    return ('wird jetzt ' + _show(now) + ' Wähler' if _plural(now) == 'one' else 'werden jetzt ' + _show(now) + ' Wählende') + ' abgewiesen, am Ende ' + ('ebenso viele' if same else _show(later))


def reason_short(*, where: str | float, now: float, same: bool, later: str | float) -> str:
    return _show(where) + ' ' + _voters_short(now=now, same=same, later=later) + '.'


def reason_fewer(*, where: str | float, voters: float, before: str | float) -> str:
    return _show(where) + ' ' + ('wird' if _plural(voters) == 'one' else 'werden') + ' am Ende nur noch ' + _voters_counted(voters=voters) + ' abgewiesen statt ' + _show(before) + '.'


def reason_fewer_now(*, where: str | float, voters: float, before: str | float) -> str:
    return _show(where) + ' ' + ('wird' if _plural(voters) == 'one' else 'werden') + ' jetzt nur noch ' + _voters_counted(voters=voters) + ' abgewiesen statt ' + _show(before) + '.'


def reason_plan(*, where: str | float, alike: float, others: float, now: float, same: bool, later: str | float) -> str:
    return _show(where) + ' ' + _voters_short(now=now, same=same, later=later) + ('' if alike == 0 else '; in einer anderen Region ist es genauso schlimm' if _plural(alike) == 'one' else '; in ' + _show(alike) + ' anderen Regionen ist es genauso schlimm') + ('' if others == 0 else '; auch jemand anders arbeitet dort' if others == 1 else '; auch ' + _show(others) + ' andere arbeiten dort') + '.'


def there() -> str:
    return 'Dort'


def reason_company(*, count: float, roles: Sequence[str]) -> str:
    return (_list(roles, 'conjunction') + ' arbeitet auch dort.' if _plural(count) == 'one' else _list(roles, 'conjunction') + ' arbeiten auch dort.')


def role_of(*, role: str | float, name: str | float) -> str:
    return _show(role) + ' (' + _show(name) + ')'


def reason_nobody_else() -> str:
    return 'Niemand sonst arbeitet dort.'


def reason_liaise(*, role: str | float) -> str:
    return _show(role) + ' in der Nachbarregion macht es möglich.'


def reason_open() -> str:
    return 'Ein Wurf kann später mehr daraus machen.'


def reason_open_hq() -> str:
    return 'In ihrem Zug können dort alle aufstocken, und in der Zentrale zählt jeder Würfel doppelt.'


def reason_staff(*, where: str | float, voters: float) -> str:
    return 'Am meisten hilft es ' + _show(where) + ': Sonst ' + ('wird' if _plural(voters) == 'one' else 'werden') + ' dort am Ende ' + _voters_counted(voters=voters) + ' abgewiesen.'


def reason_average(*, two: bool, average: str | float) -> str:
    return 'Im Schnitt zeigt ' + ('der höhere von zwei Würfeln' if two else 'der Würfel') + ' ' + _show(average) + '.'


def reason_serves(*, where: str | float, voters: float) -> str:
    return 'Das bringt ' + _show(where) + ' ' + (_show(voters) + ' Platz' if _plural(voters) == 'one' else _show(voters) + ' Plätze') + ' mehr.'


def reason_cheaper(*, points: str | float) -> str:
    return 'Das senkt die Kosten um ' + _show(points) + '.'


def reason_keep(*, die: str | float) -> str:
    return 'Eine ' + _show(die) + ' hilft hier keinem Wahllokal.'


def reason_room_at_hq() -> str:
    return 'In der Zentrale ist noch Platz.'


def reason_everybody_at_hq() -> str:
    return 'In der Zentrale können sich alle um sie kümmern, und ein Würfel zählt doppelt.'


def reason_enough() -> str:
    return 'Die anderen sind dort, wo sie sind, ebenso gut versorgt.'


def reason_split() -> str:
    return 'Das neue Wahllokal lässt sich danach aufstocken.'


def reason_spares(*, die: str | float, where: str | float) -> str:
    return 'Die ' + _show(die) + ' ' + _show(where) + ' kann einen Platz entbehren.'


def reason_survey() -> str:
    return 'Das zeigt, wie viele Wählende es wirklich sind.'


def reason_look() -> str:
    return 'Das Team kann sich auf das nächste Ereignis einstellen.'


def reason_nothing_better() -> str:
    return 'Hier gibt es nichts Besseres mehr zu tun.'


def reason_lowest() -> str:
    return 'Der niedrigste Würfel bietet die wenigsten Plätze.'


def reason_all_served() -> str:
    return 'In der Zentrale wird niemand abgewiesen, weder jetzt noch am Ende.'


def reason_spent() -> str:
    return 'Alle Aktionspunkte sind ausgegeben.'


def reason_not_worth() -> str:
    return 'Hier ist nichts seinen Preis wert.'


def in_all_canada() -> str:
    return 'In ganz Kanada'


def figure_fewer(*, voters: float) -> str:
    return (_show(voters) + ' Platz' if _plural(voters) == 'one' else _show(voters) + ' Plätze') + ' weniger'


def figure_nothing() -> str:
    return 'bringt keine Punkte'


def figure_plan(*, points: float) -> str:
    return 'dein Zug dort bringt ' + _points_counted(points=points)


def figure_turn(*, points: float) -> str:
    return 'dein ganzer Zug bringt dann ' + _points_counted(points=points)


def figure_end(*, points: float) -> str:
    return 'bringt bis zum Ende ' + _points_counted(points=points)


def points_counted(*, points: float) -> str:
    return (_show(points) + ' Punkt' if _plural(points) == 'one' else _show(points) + ' Punkte')


_points_counted = points_counted
_voters_counted = voters_counted
_voters_short = voters_short
