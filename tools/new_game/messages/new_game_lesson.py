"""The words of new_game_lesson, made by `make messages` from locales/en/new_game_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'New Game'


def lesson_01() -> str:
    return 'Five towns. Whoever has most supporters in a town at the end carries it, and most towns win.'


def lesson_02() -> str:
    return 'The die says how many people you win this turn. Send them to this town.'


def lesson_02_answer_court_2() -> str:
    return 'They are yours.'


def lesson_02_otherwise() -> str:
    return 'Any town would do at first. For now, take the one that is lit.'


def lesson_03() -> str:
    return 'Not the same town twice in a row: choose another one.'


def lesson_03_otherwise() -> str:
    return 'There your rival has people already. Begin where nobody is.'
