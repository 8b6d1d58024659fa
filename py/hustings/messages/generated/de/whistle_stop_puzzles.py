"""The words of whistle_stop_puzzles, made by `make messages` from locales/de/whistle_stop_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def region(*, region: str) -> str:
    return ('Appalachen' if region == 'appalachian' else 'Chesapeake' if region == 'chesapeake' else 'New York' if region == 'new_york' else 'Süden' if region == 'south' else 'Florida' if region == 'florida' else 'Neuengland' if region == 'new_england' else 'Prärie' if region == 'central' else 'Nordwesten' if region == 'northwest' else 'Ostküste' if region == 'mid_atlantic' else 'Texas' if region == 'texas' else 'Südosten' if region == 'southeast' else 'Südwesten' if region == 'southwest' else 'Große Seen' if region == 'great_lakes' else 'Mittelwesten' if region == 'upper_midwest' else 'California')


def title_choice() -> str:
    return 'Vor der Wahl'


def title_action() -> str:
    return 'Die letzte Aktion'


def title_region(*, region: str) -> str:
    return 'Gewinne: ' + _region(region=region)


def goal_choice() -> str:
    return 'Gleich danach wird gewählt. Wofür entscheidest du dich, damit es dir im Schnitt die meisten Punkte bringt?'


def goal_action() -> str:
    return 'Noch eine Aktion vor der Wahl. Was bringt dir im Schnitt die meisten Punkte?'


def goal_region_contested(*, rolls: str | float, region: str) -> str:
    return 'Noch eine Aktion vor der Wahl, und viel hängt an einer Region, ' + _region(region=region) + ': Du gewinnst sie in ' + _show(rolls) + ' von 100 Würfen. Was bringt dir im Schnitt die meisten Punkte?'


def goal_region_absent(*, region: str) -> str:
    return 'Noch eine Aktion vor der Wahl, und viel hängt an einer Region, ' + _region(region=region) + ': Du hast dort keine Delegierten. Was bringt dir im Schnitt die meisten Punkte?'


def why_region(*, before: float, after: float, points: str | float, region: str) -> str:
    return ((_region(region=region) + ', ' + _show(points) + ' Punkte: Das gehört jetzt dir.' if after == 100 else _region(region=region) + ', ' + _show(points) + ' Punkte: Das gewinnst du jetzt in ' + _show(after) + ' von 100 Würfen.') if before == 0 else (_region(region=region) + ', ' + _show(points) + ' Punkte: Das ist jetzt sicher; vorher hättest du es in ' + _show(before) + ' von 100 Würfen gewonnen.' if after == 100 else _region(region=region) + ', ' + _show(points) + ' Punkte: Das gewinnst du jetzt in ' + _show(after) + ' von 100 Würfen, nicht nur in ' + _show(before) + '.'))


def why_not_region(*, before: float, points: str | float, after: str | float, region: str) -> str:
    return (_region(region=region) + ', ' + _show(points) + ' Punkte: Das gewinnst du damit in ' + _show(after) + ' von 100 Würfen.' if before == 0 else _region(region=region) + ', ' + _show(points) + ' Punkte: Dort steigt deine Chance nur von ' + _show(before) + ' auf ' + _show(after) + ' von 100.')


def why_not_so_much(*, points: str | float, before: str | float, after: str | float, region: str) -> str:
    return _region(region=region) + ', ' + _show(points) + ' Punkte: Dort steigt deine Chance von ' + _show(before) + ' auf ' + _show(after) + ' von 100, aber für anderswo bleibt zu wenig.'


def why_not_lowered(*, points: str | float, before: str | float, after: str | float, region: str) -> str:
    return _region(region=region) + ', ' + _show(points) + ' Punkte: Dort sinkt deine Chance von ' + _show(before) + ' auf ' + _show(after) + ' von 100.'


def why_not_elsewhere() -> str:
    return 'Der beste Weg gewinnt alles, was dieser gewinnt, und mehr.'


def why_not_anywhere() -> str:
    return 'Damit gewinnst du keine Region öfter.'


def right(*, best: float) -> str:
    return 'Richtig: Das bringt im Schnitt ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte.'


def worse(*, yours: float, why: str | float, best: float, more: float) -> str:
    return 'Das bringt im Schnitt ' + _number(yours, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte. ' + _show(why) + ' Die beste Aktion bringt ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' und damit ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' mehr.'


_region = region
