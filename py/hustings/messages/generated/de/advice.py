"""The words of advice, made by `make messages` from locales/de/advice.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number


def to_win(*, chance: float) -> str:
    return _number(chance, style='percent') + ' Gewinnchance'


def to_win_under(*, chance: float) -> str:
    return 'unter ' + _number(chance, style='percent') + ' Gewinnchance'


def to_win_over(*, chance: float) -> str:
    return 'über ' + _number(chance, style='percent') + ' Gewinnchance'
