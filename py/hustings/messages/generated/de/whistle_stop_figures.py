"""The words of whistle_stop_figures, made by `make messages` from locales/de/whistle_stop_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Mitten in einer Partie. Die Landkarte zeigt, wer jede Region hält oder dort führt; der Balken darüber zählt die Punkte auf dem Weg zu 270. Die Lok auf den Schienen zeigt die Runde; auf der Strecke liegen die Wahlen und die Debatte.'
