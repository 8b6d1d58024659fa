"""The words of gerrymander_figures, made by `make messages` from locales/de/gerrymander_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Grenzen werden zwischen den Countys gezogen. Die Zahl auf einem Plättchen sind seine Stimmen; ein geschlossener Teil wird zum Wahlkreis und geht an die Partei mit den meisten Stimmen darin, deren Muster er dann trägt.'
