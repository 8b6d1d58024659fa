"""The words of delegate_dash_demo, made by `make messages` from locales/de/delegate_dash_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Delegate Dash'


def demo_1() -> str:
    return 'Dice say who walks first. A coin is worth the delegates printed on it.'


def demo_2() -> str:
    return 'Those who meet on a coin hold a caucus: the higher die takes most of it.'


def demo_3() -> str:
    return 'Super Tuesday: eight coins at once. Who goes where?'


def demo_4() -> str:
    return 'Whoever leaves a caucus without delegates has walked for nothing.'


def demo_5() -> str:
    return 'Three are after the same 40 delegates: the dice share them out.'
