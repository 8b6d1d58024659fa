"""The words of gerrymander_demo, made by `make messages` from locales/de/gerrymander_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Gerrymander'


def demo_1() -> str:
    return 'Rot und Blau haben je 99 Stimmen. Abwechselnd ziehen sie Grenzen.'


def demo_2() -> str:
    return 'Einen geschlossenen Wahlkreis bekommt, wer darin die meisten Stimmen hat.'


def demo_3() -> str:
    return 'Mit einer einzigen Stimme mehr: So sind die der Gegenseite verschenkt.'


def demo_4() -> str:
    return 'Diesen gewinnt Rot 22 zu 0: so viele Stimmen in einem einzigen Wahlkreis gebündelt.'


def demo_5() -> str:
    return 'Gleich viele Stimmen, viel mehr Wahlkreise: Wer die Karte zeichnet, gewinnt.'
