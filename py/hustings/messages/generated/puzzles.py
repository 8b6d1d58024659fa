"""The words of puzzles, made by `make messages` from locales/en/puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def right(*, best: str | float) -> str:
    return 'Right: ' + _show(best) + '.'


def worse(*, yours: str | float, best: str | float) -> str:
    return 'Yours: ' + _show(yours) + '. Best: ' + _show(best) + '.'


def otherwise(*, best: str | float) -> str:
    return 'There is a better way: ' + _show(best) + '.'
