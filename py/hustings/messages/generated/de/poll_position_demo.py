"""The words of poll_position_demo, made by `make messages` from locales/de/poll_position_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Poll Position!'


def demo_1() -> str:
    return 'Two play as one team: voters turn up, and polling sites must be open for them.'


def demo_2() -> str:
    return 'Every week something happens: now staffing in Quebec is dearer.'


def demo_3() -> str:
    return 'The last week. Whoever is turned away will complain.'


def demo_4() -> str:
    return 'Election day, region by region: was it enough?'
