"""The words of poll_position_figures, made by `make messages` from locales/fr/poll_position_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'La troisième semaine. Les dés sont des bureaux de vote, les files les électeurs qui y attendent\u202f; une coche dit que les bureaux suffisent, une pastille rouge combien d’électeurs sont refoulés. En haut, l’événement de la semaine.'
