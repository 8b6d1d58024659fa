"""The words of whistle_stop_puzzles, made by `make messages` from locales/fr/whistle_stop_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show


def region(*, region: str) -> str:
    return ('les Appalaches' if region == 'appalachian' else 'la Chesapeake' if region == 'chesapeake' else 'New York' if region == 'new_york' else 'le Sud' if region == 'south' else 'la Floride' if region == 'florida' else 'la Nouvelle-Angleterre' if region == 'new_england' else 'le Centre' if region == 'central' else 'le Nord-Ouest' if region == 'northwest' else 'le Mid-Atlantic' if region == 'mid_atlantic' else 'le Texas' if region == 'texas' else 'le Sud-Est' if region == 'southeast' else 'le Sud-Ouest' if region == 'southwest' else 'les Grands Lacs' if region == 'great_lakes' else 'le Haut-Midwest' if region == 'upper_midwest' else 'la Californie')


def title_choice() -> str:
    return 'Juste avant l’élection'


def title_action() -> str:
    return 'La dernière action'


def title_region(*, region: str) -> str:
    return 'Gagner ' + _region(region=region)


def goal_choice() -> str:
    return 'L’élection vient juste après. Quel choix te rapporte le plus de points en moyenne\u202f?'


def goal_action() -> str:
    return 'Une seule action avant l’élection. Laquelle te rapporte le plus de points en moyenne\u202f?'


def goal_region_contested(*, rolls: str | float, region: str) -> str:
    return 'Une seule action avant l’élection, et un gros enjeu\xa0: ' + _region(region=region) + '. Tu y gagnes dans ' + _show(rolls) + ' cas sur 100. Quelle action te rapporte le plus de points en moyenne\u202f?'


def goal_region_absent(*, region: str) -> str:
    return 'Une seule action avant l’élection, et un gros enjeu\xa0: ' + _region(region=region) + '. Tu n’y as pas de délégué. Quelle action te rapporte le plus de points en moyenne\u202f?'


def why_region(*, before: float, after: float, points: str | float, region: str) -> str:
    return (('Tu gagnes maintenant ' + _region(region=region) + ' (' + _show(points) + ' points) à coup sûr.' if after == 100 else 'Tu gagnes maintenant ' + _region(region=region) + ' (' + _show(points) + ' points) dans ' + _show(after) + ' cas sur 100.') if before == 0 else ('Tu gagnes maintenant ' + _region(region=region) + ' (' + _show(points) + ' points) à coup sûr\u202f; avant, c’était dans ' + _show(before) + ' cas sur 100.' if after == 100 else 'Tu gagnes maintenant ' + _region(region=region) + ' (' + _show(points) + ' points) dans ' + _show(after) + ' cas sur 100, au lieu de ' + _show(before) + '.'))


def why_not_region(*, before: float, points: str | float, after: str | float, region: str) -> str:
    return ('Ce coup te donne ' + _region(region=region) + ' (' + _show(points) + ' points) dans ' + _show(after) + ' cas sur 100.' if before == 0 else 'Pour ' + _region(region=region) + ' (' + _show(points) + ' points), ce coup ne fait passer tes chances que de ' + _show(before) + ' à ' + _show(after) + ' sur 100.')


def why_not_so_much(*, points: str | float, before: str | float, after: str | float, region: str) -> str:
    return 'Pour ' + _region(region=region) + ' (' + _show(points) + ' points), ce coup fait passer tes chances de ' + _show(before) + ' à ' + _show(after) + ' sur 100, mais il reste trop peu pour les autres régions.'


def why_not_lowered(*, points: str | float, before: str | float, after: str | float, region: str) -> str:
    return 'Pour ' + _region(region=region) + ' (' + _show(points) + ' points), ce coup fait baisser tes chances de ' + _show(before) + ' à ' + _show(after) + ' sur 100.'


def why_not_elsewhere() -> str:
    return 'Le meilleur coup apporte tout ce qu’apporte celui-ci, et plus encore.'


def why_not_anywhere() -> str:
    return 'Ce coup ne te fait gagner aucune région plus souvent.'


def right(*, best: float) -> str:
    return 'Juste\xa0: ce coup rapporte ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ' points en moyenne.'


def worse(*, yours: float, why: str | float, best: float, more: float) -> str:
    return 'Ce coup rapporte ' + _number(yours, minimumFractionDigits=1, maximumFractionDigits=1) + ' points en moyenne. ' + _show(why) + ' Le meilleur coup en rapporte ' + _number(best, minimumFractionDigits=1, maximumFractionDigits=1) + ', soit ' + _number(more, minimumFractionDigits=1, maximumFractionDigits=1) + ' de plus.'


_region = region
