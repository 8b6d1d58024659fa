"""The words of advice, made by `make messages` from locales/en/advice.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number


def to_win(*, chance: float) -> str:
    return _number(chance, style='percent') + ' to win'


def to_win_under(*, chance: float) -> str:
    return 'under ' + _number(chance, style='percent') + ' to win'


def to_win_over(*, chance: float) -> str:
    return 'over ' + _number(chance, style='percent') + ' to win'
