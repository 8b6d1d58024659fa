"""The words of whistle_stop_figures, made by `make messages` from locales/fr/whistle_stop_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'En pleine partie. La carte montre qui tient chaque région ou y mène\u202f; la barre au-dessus compte les points en route vers 270. Le train sur sa voie indique la manche en cours, et l’on y voit quand viennent les élections et le débat.'
