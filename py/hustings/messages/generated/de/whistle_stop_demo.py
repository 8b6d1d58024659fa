"""The words of whistle_stop_demo, made by `make messages` from locales/de/whistle_stop_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Whistle-Stop'


def demo_1() -> str:
    return 'Cards send delegates into fifteen regions, if nobody vetoes them.'


def demo_2() -> str:
    return 'A veto! And a card that overrides it.'


def demo_3() -> str:
    return 'Another veto, just in time for the vote.'


def demo_4() -> str:
    return 'Election night: every delegate is a die, the two best count, the higher sum takes it.'
