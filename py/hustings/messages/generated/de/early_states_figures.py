"""The words of early_states_figures, made by `make messages` from locales/de/early_states_figures.ftl."""

from __future__ import annotations


def figure_1() -> str:
    return 'Ein Blatt mitten im Spiel. Oben die Würfel dieses Zugs; darunter die neun Staaten mit ihren Kreisen, die Preise für den ersten, zweiten und dritten Platz und alles, was schon gekauft ist.'


def figure_2() -> str:
    return 'Ein leeres Blatt zum Spielen auf Papier: Wer diese Regeln druckt, bekommt es auf der letzten Seite.'
