"""The words of poll_position_puzzles, made by `make messages` from locales/de/poll_position_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def title_die(*, die: str | float) -> str:
    return 'Wohin mit der ' + _show(die) + '?'


def goal_die(*, die: str | float, points: float) -> str:
    return 'Du hast eine ' + _show(die) + ' gewürfelt' + ('' if points == 0 else ' ' + 'und noch 1 Aktionspunkt übrig' if _plural(points) == 'one' else ' ' + 'und noch ' + _show(points) + ' Aktionspunkte übrig') + '; danach wird gezählt. Wohin damit, wenn das Team im Schnitt möglichst wenige Punkte durch Beschwerden und Kosten verlieren soll? Je volle 10 Kosten sind ein Punkt.'


def title_points(*, points: float) -> str:
    return ('Der letzte Aktionspunkt' if _plural(points) == 'one' else 'Die letzten ' + _show(points) + ' Aktionspunkte')


def goal_points(*, points: float) -> str:
    return 'Der letzte Zug: Niemand kommt mehr, dann wird gezählt. Gib ' + ('deinen Aktionspunkt' if _plural(points) == 'one' else 'den ersten von ' + _show(points) + ' Aktionspunkten') + ' so aus, dass das Team im Schnitt möglichst wenige Punkte durch Beschwerden und Kosten verliert. Je volle 10 Kosten sind ein Punkt.'


def type_inflected(*, type: str) -> str:
    return ('städtischen' if type == 'urban' else 'ländlichen' if type == 'rural' else 'entlegenen')


def at_place_start(*, region: str, type: str) -> str:
    return ('In der Zentrale' if region == 'hq' else 'In den ' + _type_inflected(type=type) + ' Seeprovinzen' if region == 'maritimes' else 'In der ' + _type_inflected(type=type) + ' Prärie' if region == 'prairies' else 'In den Territorien' if region == 'territories' else 'Im ' + _type_inflected(type=type) + ' Québec' if region == 'quebec' else 'Im ' + _type_inflected(type=type) + ' Ontario' if region == 'ontario' else 'Im ' + _type_inflected(type=type) + ' British Columbia')


def why_place(*, after: float, before: float, region: str, type: str) -> str:
    return _at_place_start(region=region, type=type) + ' kosten Beschwerden dann im Schnitt ' + _number(after, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte statt ' + _number(before, minimumFractionDigits=1, maximumFractionDigits=1) + '.'


def why_roll() -> str:
    return 'Das gilt über alle sechs Würfe, jeder an seiner besten Stelle.'


def why_next() -> str:
    return 'Das zahlt sich mit deiner nächsten Aktion aus.'


def why_closely(*, why: str | float, points: float) -> str:
    return _show(why) + ' Es ist knapp: Der nächstbeste Weg verliert ' + _number(points, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte mehr.'


def why_not_place(*, before: float, after: float, region: str, type: str) -> str:
    return _at_place_start(region=region, type=type) + ' sinken die Beschwerden damit im Schnitt nur von ' + _number(before, minimumFractionDigits=1, maximumFractionDigits=1) + ' auf ' + _number(after, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte.'


def why_not_roll() -> str:
    return 'Über alle sechs Würfe, jeder an seiner besten Stelle, spart das weniger.'


def why_not_next() -> str:
    return 'Für sich allein senkt das keine Beschwerden, und was es vorbereitet, spart weniger.'


def why_not_nothing() -> str:
    return 'Das lässt alle Beschwerden, wie sie sind.'


def why_nothing() -> str:
    return 'Alles, was du noch tun könntest, kostet mehr, als es spart.'


def right(*, best: float) -> str:
    return 'Richtig: Damit gehen im Schnitt ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte durch Beschwerden und Kosten verloren.'


def worse(*, yours: float, why: str | float, close: bool, best: float, more: float) -> str:
    return 'Damit gehen im Schnitt ' + _number(yours, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte durch Beschwerden und Kosten verloren. ' + _show(why) + ' ' + ('Es ist knapp: Mit der besten Aktion sind es ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' und damit ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' weniger.' if close else 'Mit der besten Aktion sind es ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' und damit ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' weniger.')


_at_place_start = at_place_start
_type_inflected = type_inflected
