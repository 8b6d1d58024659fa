"""The words of advice, made by `make messages` from locales/en/advice.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import ordinal as _ordinal
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def to_win(*, chance: float) -> str:
    return _number(chance, style='percent') + ' to win'


def to_win_under(*, chance: float) -> str:
    return 'under ' + _number(chance, style='percent') + ' to win'


def to_win_over(*, chance: float) -> str:
    return 'over ' + _number(chance, style='percent') + ' to win'
