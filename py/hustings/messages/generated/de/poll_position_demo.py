"""The words of poll_position_demo, made by `make messages` from locales/de/poll_position_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Poll Position!'


def demo_1() -> str:
    return 'Zwei spielen als Team: Wählende kommen, und die Wahllokale müssen offen sein.'


def demo_2() -> str:
    return 'Jede Woche passiert etwas: Jetzt ist Aufstocken in Québec teurer.'


def demo_3() -> str:
    return 'Die letzte Woche. Wer abgewiesen wird, beschwert sich.'


def demo_4() -> str:
    return 'Wahltag, Region für Region: Hat es gereicht?'
