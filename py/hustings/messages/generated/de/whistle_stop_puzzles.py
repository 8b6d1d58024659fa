"""The words of whistle_stop_puzzles, made by `make messages` from locales/de/whistle_stop_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def region(*, region: str) -> str:
    return ('die Appalachen' if region == 'appalachian' else 'Chesapeake' if region == 'chesapeake' else 'New York' if region == 'new_york' else 'den Süden' if region == 'south' else 'Florida' if region == 'florida' else 'Neuengland' if region == 'new_england' else 'die Prärie' if region == 'central' else 'den Nordwesten' if region == 'northwest' else 'die Ostküste' if region == 'mid_atlantic' else 'Texas' if region == 'texas' else 'den Südosten' if region == 'southeast' else 'den Südwesten' if region == 'southwest' else 'die Großen Seen' if region == 'great_lakes' else 'den Mittelwesten' if region == 'upper_midwest' else 'California')


def region_in_start(*, region: str) -> str:
    return ('In den Appalachen' if region == 'appalachian' else 'In Chesapeake' if region == 'chesapeake' else 'In New York' if region == 'new_york' else 'Im Süden' if region == 'south' else 'In Florida' if region == 'florida' else 'In Neuengland' if region == 'new_england' else 'In der Prärie' if region == 'central' else 'Im Nordwesten' if region == 'northwest' else 'An der Ostküste' if region == 'mid_atlantic' else 'In Texas' if region == 'texas' else 'Im Südosten' if region == 'southeast' else 'Im Südwesten' if region == 'southwest' else 'An den Großen Seen' if region == 'great_lakes' else 'Im Mittelwesten' if region == 'upper_midwest' else 'In California')


def title_choice() -> str:
    return 'Vor der Wahl'


def title_action() -> str:
    return 'Die letzte Aktion'


def title_region(*, region: str) -> str:
    return 'Gewinne ' + _region(region=region)


def goal_choice() -> str:
    return 'Gleich danach wird gewählt. Wofür entscheidest du dich, damit es dir im Schnitt die meisten Punkte bringt?'


def goal_action() -> str:
    return 'Noch eine Aktion vor der Wahl. Was bringt dir im Schnitt die meisten Punkte?'


def goal_region_contested(*, rolls: str | float, region: str) -> str:
    return 'Noch eine Aktion vor der Wahl, und es geht vor allem um ' + _region(region=region) + ': Du gewinnst dort in ' + _show(rolls) + ' von 100 Würfen. Was bringt dir im Schnitt die meisten Punkte?'


def goal_region_absent(*, region: str) -> str:
    return 'Noch eine Aktion vor der Wahl, und es geht vor allem um ' + _region(region=region) + ': Du hast dort keine Delegierten. Was bringt dir im Schnitt die meisten Punkte?'


def why_region(*, before: float, after: float, points: str | float, region: str) -> str:
    return ((_region_in_start(region=region) + ' (' + _show(points) + ' Punkte) gewinnst du jetzt sicher.' if after == 100 else _region_in_start(region=region) + ' (' + _show(points) + ' Punkte) gewinnst du jetzt in ' + _show(after) + ' von 100 Würfen.') if before == 0 else (_region_in_start(region=region) + ' (' + _show(points) + ' Punkte) gewinnst du jetzt sicher, vorher in ' + _show(before) + ' von 100 Würfen.' if after == 100 else _region_in_start(region=region) + ' (' + _show(points) + ' Punkte) gewinnst du jetzt in ' + _show(after) + ' von 100 Würfen statt in ' + _show(before) + '.'))


def why_not_region(*, before: float, points: str | float, after: str | float, region: str) -> str:
    return (_region_in_start(region=region) + ' (' + _show(points) + ' Punkte) gewinnst du damit in ' + _show(after) + ' von 100 Würfen.' if before == 0 else _region_in_start(region=region) + ' (' + _show(points) + ' Punkte) steigt deine Chance nur von ' + _show(before) + ' auf ' + _show(after) + ' von 100.')


def why_not_so_much(*, points: str | float, before: str | float, after: str | float, region: str) -> str:
    return _region_in_start(region=region) + ' (' + _show(points) + ' Punkte) steigt deine Chance von ' + _show(before) + ' auf ' + _show(after) + ' von 100, aber für anderswo bleibt zu wenig.'


def why_not_lowered(*, points: str | float, before: str | float, after: str | float, region: str) -> str:
    return _region_in_start(region=region) + ' (' + _show(points) + ' Punkte) sinkt deine Chance von ' + _show(before) + ' auf ' + _show(after) + ' von 100.'


def why_not_elsewhere() -> str:
    return 'Der beste Weg gewinnt alles, was dieser gewinnt, und mehr.'


def why_not_anywhere() -> str:
    return 'Damit gewinnst du keine Region öfter.'


def right(*, best: float) -> str:
    return 'Richtig: Das bringt im Schnitt ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte.'


def worse(*, yours: float, why: str | float, best: float, more: float) -> str:
    return 'Das bringt im Schnitt ' + _number(yours, minimumFractionDigits=1, maximumFractionDigits=1) + ' Punkte. ' + _show(why) + ' Die beste Aktion bringt ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' und damit ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' mehr.'


_region = region
_region_in_start = region_in_start
