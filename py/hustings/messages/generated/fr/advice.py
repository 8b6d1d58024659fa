"""The words of advice, made by `make messages` from locales/fr/advice.ftl."""

from __future__ import annotations

from hustings.messages.formats import number as _number


def to_win(*, chance: float) -> str:
    return _number(chance, style='percent') + ' de chances de gagner'


def to_win_under(*, chance: float) -> str:
    return 'moins de ' + _number(chance, style='percent') + ' de chances de gagner'


def to_win_over(*, chance: float) -> str:
    return 'plus de ' + _number(chance, style='percent') + ' de chances de gagner'
