"""The words of gerrymander_demo, made by `make messages` from locales/en/gerrymander_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Gerrymander'


def demo_1() -> str:
    return 'Red and Blue have 99 votes each. They take turns drawing borders.'


def demo_2() -> str:
    return 'A district that is closed goes to whoever has most votes in it.'


def demo_3() -> str:
    return 'By a single vote: so the other side’s votes are wasted.'


def demo_4() -> str:
    return 'Red wins one 22 to 0: so many votes packed into a single district.'


def demo_5() -> str:
    return 'Equal votes, far more districts: whoever draws the map wins.'
