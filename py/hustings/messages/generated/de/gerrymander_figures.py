"""The words of gerrymander_figures, made by `make messages` from locales/de/gerrymander_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Grenzen werden zwischen den Countys gezogen. Die Zahl auf einem Plättchen gibt seine Stimmen an; ein abgeschlossenes Gebiet wird zum Wahlkreis und geht an die Partei mit den meisten Stimmen darin, deren Muster er dann trägt.'
