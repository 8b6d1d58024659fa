"""The words of gerrymander_figures, made by `make messages` from locales/fr/gerrymander_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'On trace les frontières entre les comtés. Le nombre sur un jeton indique ses voix\u202f; une région close devient une circonscription, va au parti qui y a le plus de voix et en prend le motif.'
