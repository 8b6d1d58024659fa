"""The words of puzzles, made by `make messages` from locales/fr/puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def right(*, best: str | float) -> str:
    return 'Juste\xa0: ' + _show(best) + '.'


def right_because(*, best: str | float, why: str | float) -> str:
    return 'Juste\xa0: ' + _show(best) + '. ' + _show(why)


def worse(*, yours: str | float, best: str | float) -> str:
    return 'Ton coup\xa0: ' + _show(yours) + '. Meilleur\xa0: ' + _show(best) + '.'


def worse_because(*, yours: str | float, best: str | float, why: str | float) -> str:
    return 'Ton coup\xa0: ' + _show(yours) + '. Meilleur\xa0: ' + _show(best) + '. ' + _show(why)
