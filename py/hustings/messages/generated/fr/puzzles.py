"""The words of puzzles, made by `make messages` from locales/fr/puzzles.ftl."""

from __future__ import annotations

from hustings.messages.formats import shown as _show


def because(*, verdict: str | float, why: str | float) -> str:
    return _show(verdict) + ' ' + _show(why)
