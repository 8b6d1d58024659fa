"""The words of early_states_figures, made by `make messages` from locales/en/early_states_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'A sheet in play. On top the dice of this turn; below them the nine states with their circles, the prizes for first, second and third place, and what the campaign has bought.'


def figure_2() -> str:
    return 'An empty sheet for play on paper: who prints these rules gets it on the last page.'
