"""The words of delegate_dash_figures, made by `make messages` from locales/fr/delegate_dash_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'La quatrième manche. Chaque tuile est un État\xa0: le signe de sa région, sa valeur, les délégués qui s’y trouvent. Les États à bord doré votent à cette manche\u202f; les pions posés à côté sont les candidats présents. Dans les coins, les quatre candidats avec leurs délégués en route vers 305, et le dé qui dit de combien chacun peut avancer.'
