"""The words of delegate_dash_figures, made by `make messages` from locales/de/delegate_dash_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Die vierte Runde. Jede Platte ist ein Staat: das Zeichen seiner Region, seine Zahl, die Delegierten, die dort liegen. Staaten mit goldenem Rand wählen in dieser Runde; die Figuren daneben sind die Kandidaten, die dort sind. In den Ecken stehen die vier Kandidaten mit ihren Delegierten auf dem Weg zu 305 und mit dem Würfel, der sagt, wie weit sie ziehen dürfen.'
