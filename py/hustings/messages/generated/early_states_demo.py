"""The words of early_states_demo, made by `make messages` from locales/en/early_states_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Early States'


def demo_1() -> str:
    return 'Dice and money put marks into nine states, and buy staff and ads.'


def demo_2() -> str:
    return 'Iowa is full: whoever fills a state first takes most of its delegates.'


def demo_3() -> str:
    return 'Each first place is there once, and the race is on for the next.'


def demo_4() -> str:
    return 'Coming second counts as well. When the first places are gone, it ends.'
