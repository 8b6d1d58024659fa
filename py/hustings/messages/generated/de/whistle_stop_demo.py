"""The words of whistle_stop_demo, made by `make messages` from locales/de/whistle_stop_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Whistle-Stop'


def demo_1() -> str:
    return 'Karten schicken Delegierte in fünfzehn Regionen, sofern niemand ein Veto einlegt.'


def demo_2() -> str:
    return 'Ein Veto! Und eine Karte, die es überstimmt.'


def demo_3() -> str:
    return 'Noch ein Veto, gerade rechtzeitig vor der Wahl.'


def demo_4() -> str:
    return 'Wahlabend: Jeder Delegierte ist ein Würfel, die zwei besten zählen, die höhere Summe gewinnt.'
