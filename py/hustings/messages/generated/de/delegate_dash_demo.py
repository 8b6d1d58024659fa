"""The words of delegate_dash_demo, made by `make messages` from locales/de/delegate_dash_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Delegate Dash'


def demo_1() -> str:
    return 'Würfel sagen, wer zuerst zieht. Auf jeder Münze steht, wie viele Delegierte sie bringt.'


def demo_2() -> str:
    return 'Wer sich bei einer Münze trifft, hält einen Caucus ab: Der höhere Würfel bekommt das meiste.'


def demo_3() -> str:
    return 'Super Tuesday: acht Münzen auf einmal. Wer geht wohin?'


def demo_4() -> str:
    return 'Wer aus einem Caucus ohne Delegierte kommt, ist umsonst gelaufen.'


def demo_5() -> str:
    return 'Drei wollen dieselben 40 Delegierten: Die Würfel verteilen sie.'
