"""The words of early_states_demo, made by `make messages` from locales/de/early_states_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Early States'


def demo_1() -> str:
    return 'Würfel und Geld bringen Kreuze in neun Staaten und bezahlen Team und Werbung.'


def demo_2() -> str:
    return 'Iowa ist voll: Wer einen Staat zuerst füllt, bekommt die meisten Delegierten.'


def demo_3() -> str:
    return 'Jeden ersten Platz gibt es nur einmal, und schon geht es um den nächsten.'


def demo_4() -> str:
    return 'Auch Platz 2 zählt. Sind die ersten Plätze weg, ist bald Schluss.'
