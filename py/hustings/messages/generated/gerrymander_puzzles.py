"""The words of gerrymander_puzzles, made by `make messages` from locales/en/gerrymander_puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural


def take(*, districts: float, borders: float) -> str:
    return 'Take ' + ('one district' if districts == 1 else 'two districts' if districts == 2 else 'three districts' if districts == 3 else 'four districts') + ' with ' + ('one border' if borders == 1 else 'two borders' if borders == 2 else 'three borders' if borders == 3 else 'four borders')


def goal(*, districts: float, borders: float) -> str:
    return 'You are Red. ' + _take(districts=districts, borders=borders) + ', and let Blue win none. Red needs the most votes in ' + ('it' if districts == 1 else 'each') + ', or a tie that you settle.'


def gained(*, districts: float) -> str:
    return ('no district gained on Blue' if districts == 0 else '1 district gained on Blue' if _plural(districts) == 'one' else _show(districts) + ' districts gained on Blue')


def lost(*, districts: float) -> str:
    return ('1 district lost to Blue' if _plural(districts) == 'one' else _show(districts) + ' districts lost to Blue')


_take = take
