"""The words of gerrymander_demo, made by `make messages` from locales/de/gerrymander_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Gerrymander'


def demo_1() -> str:
    return 'Rot und Blau haben je 99 Stimmen. Abwechselnd ziehen sie Grenzen.'


def demo_2() -> str:
    return 'Ein geschlossener Wahlkreis geht an die Partei mit den meisten Stimmen darin.'


def demo_3() -> str:
    return 'Eine Stimme Vorsprung reicht: Die Stimmen der Gegenseite sind verschenkt.'


def demo_4() -> str:
    return 'Diesen gewinnt Rot mit 22 zu 0: all die Stimmen, gebündelt in einem Wahlkreis.'


def demo_5() -> str:
    return 'Gleich viele Stimmen, viel mehr Wahlkreise: Wer die Karte zeichnet, gewinnt.'
