"""The words of whistle_stop_figures, made by `make messages` from locales/fr/whistle_stop_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'In the middle of a game. The map shows who holds or leads each region; the bar above it counts the points on the way to 270. The train on the track tells the round, and where the elections and the debate lie.'
