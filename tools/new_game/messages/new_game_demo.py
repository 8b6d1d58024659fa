"""The words of new_game_demo, made by `make messages` from locales/en/new_game_demo.ftl."""

from __future__ import annotations


def title() -> str:
    return 'New Game'


def demo_1() -> str:
    return 'Each roll wins so many people in a town, and each town goes to whoever has most.'


def demo_2() -> str:
    return 'A town cannot be courted twice in a row: where next?'


def demo_3() -> str:
    return 'The towns are counted. Who carries most of the five?'
