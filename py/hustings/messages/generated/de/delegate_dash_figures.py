"""The words of delegate_dash_figures, made by `make messages` from locales/de/delegate_dash_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Die vierte Runde. Jedes Feld ist ein Staat, mit dem Zeichen seiner Region, seiner Zahl und den Delegierten, die dort liegen. Staaten mit goldenem Rand wählen in dieser Runde; die Figuren daneben sind die Kandidaten, die dort sind. In den Ecken stehen die vier Kandidaten mit ihren Delegierten auf dem Weg zu den 305 und mit dem Würfel, der sagt, wie weit sie ziehen dürfen.'
