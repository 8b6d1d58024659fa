"""The words of early_states_figures, made by `make messages` from locales/fr/early_states_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Une feuille en cours de partie. En haut, les dés de ce tour\u202f; au-dessous, les neuf États avec leurs cercles, les prix de la première, de la deuxième et de la troisième place, et les achats de la campagne.'


def figure_2() -> str:
    return 'Une feuille vierge pour jouer sur papier\xa0: elle occupe la dernière page quand on imprime ces règles.'
