"""The game of the day: its aims before, during and after it, and the days of the calendar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.handling import parse_number
from hustings.ui.kept_games import Challenge, Result, SaveEntry
from hustings.ui.learn.puzzle_choice import game_of_day, number_of_day
from hustings.ui.links import challenge
from hustings.ui.model import Model, Play
from hustings.ui.opening.daily_game import saved_game_of_day
from hustings.ui.page.parts.puzzles import puzzle_count
from hustings.ui.page.parts.results import match_line
from hustings.ui.page.parts.widgets import button, dialog
from hustings.ui.phases import Over
from hustings.ui.results.daily import aims_are_open, daily_game
from hustings.ui.results.days import date_text, today, until_midnight
from hustings.ui.results.keeping import result_in
from hustings.ui.results.next_aim import next_aim
from hustings.ui.results.statistics import first_day, result_of_day, streak

AIMS: Final = "aims"
"""The name of the dialog with the aims, at the table."""


def today_dialog(model: Model, _: str) -> Tree:
    """Return the dialog before the game of the day: what it is, its aims, and the start."""
    day = today(model)
    info = catalog.info(daily_game(day)[0])
    days = streak(model.results, day)
    about = words.home.today_facts(bot=words.common.bot_level(level=info.rival))
    return dialog(
        words.results.day_heading(date=date_text(day)),
        h("p", {}, h("b", {}, info.title), h("br", {}), info.tagline),
        h("p", {"class": "help"}, about),
        _open_aims(info.id),
        h("p", {}, words.results.streak(days=days)) if days else None,
        h("div", {"class": "button-row"}, button("today", words.home.start(), kind="primary")),
        kind="narrow",
    )


def day_dialog(model: Model, arg: str) -> Tree | None:
    """Return the dialog of a day of the calendar. arg: the day, see results.days.

    It says how its game ended, and opens the game, the same start again, and the day's puzzle.
    """
    day, now = parse_number(arg), today(model)
    if not first_day(now) <= day <= now:
        return None
    game = daily_game(day)[0]
    result, kept = result_of_day(model.results, day), saved_game_of_day(model, day)
    return dialog(
        words.results.day_game(date=date_text(day), game=catalog.info(game).title),
        h("p", {}, words.results.day_not_played() if result is None else _how_it_ended(result)),
        h("div", {"class": "button-row"}, _day_buttons(day, result, kept)),
        h("p", {"class": "help"}, words.results.uncounted_help()),
        h(
            "div",
            {"class": "button-row"},
            _puzzle_of_day(model, day),
            button("dialog:record", words.results.title(), kind="quiet"),
        ),
        kind="narrow",
    )


def _how_it_ended(result: Result) -> str:
    """Return the result of a day's game in short."""
    rival = None if catalog.info(result.game).together else result.score - result.lead
    return words.results.day_result(
        won=result.won,
        standing=challenge.standing(Challenge(result.score, rival)),
        level=words.results.level_of(level=result.level),
    )


def _day_buttons(day: int, result: Result | None, kept: SaveEntry | None) -> list[Tree]:
    """Return the buttons to a day's game: as it was played, and to play it."""
    onward = f"day:{day}"
    if kept is None:
        label = words.results.day_late() if result is None else words.results.day_again()
        return [button(onward, label, kind="primary")]
    if not kept.over:
        return [button(f"continue:{kept.id}", words.home.continue_game(), kind="primary")]
    return [
        button(f"continue:{kept.id}", words.home.look_back(), kind="primary"),
        button(onward, words.results.day_again()),
    ]


def _puzzle_of_day(model: Model, day: int) -> Tree:
    """Return the button to the puzzle of a day, ticked if it is solved."""
    game = game_of_day(day)
    number = number_of_day(game, day, puzzle_count(game))
    solved = number in model.learned.solved.get(game, ())
    label = words.results.day_puzzle(game=catalog.info(game).title, number=number, solved=solved)
    return button(f"puzzle:{game}.{number}", label)


def aims_dialog(model: Model, _: str) -> Tree | None:
    """Return the dialog with the aims of the game on the table, None for another game."""
    play = model.play
    if play is None or not aims_are_open(model, play):
        return None
    heading = words.results.day_heading(date=date_text(today(model)))
    return dialog(heading, _open_aims(play.game), kind="narrow")


def aims_panel(model: Model, play: Play) -> Tree | None:
    """Return the aims as a panel beside the board while the game of the day is played."""
    if play.table.over or not aims_are_open(model, play):
        return None
    return h("section", {"class": "panel day-aims", "key": "day-aims"}, _open_aims(play.game))


def _open_aims(game: str) -> Tree:
    """Return the aims before they are decided, with when the last of them is."""
    level = words.results.level_of(level=catalog.strongest(game))
    return h(
        "div",
        {"class": "day-aims-list"},
        h("h3", {}, words.results.aims()),
        _list([words.results.aim_open(aim=aim) for aim in _aims(game)]),
        h("p", {"class": "help"}, words.results.best_at_end(level=level)),
    )


def _aims(game: str) -> tuple[str, str, str]:
    """Return the aims of the day, the lowest first."""
    level = words.results.level_of(level=catalog.strongest(game))
    lead = catalog.info(game).clear_lead
    return (
        words.results.aim_win(),
        words.results.aim_lead(lead=lead),
        words.results.aim_best(level=level),
    )


def _list(aims: Sequence[str], reached: Sequence[bool | None] = ()) -> Tree:
    """Return aims as a list; reached ones stand out."""
    marks = [*reached, *[None] * (len(aims) - len(reached))]
    items = [
        h("li", {"class": "reached" if mark else None}, aim)
        for aim, mark in zip(aims, marks, strict=True)
    ]
    return h("ul", {"class": "aims", "aria-label": words.results.aims()}, items)


def day_end(model: Model, play: Play, over: Over) -> Tree | None:
    """Return what follows the game of the day, None after another game.

    The aims, ticked where they were reached; the next one; the streak; the game of tomorrow.
    """
    result = result_in(model, play)
    if result is None or not result.daily:
        return None
    lead = catalog.info(play.game).clear_lead
    match, mine = None if over.match is None else over.match.result, challenge.own_score(play)
    best = None
    if match is not None and mine is not None:
        best = challenge.compare(mine, match) == "better"
    reached = (result.won, result.won and result.lead >= lead, best)
    day = today(model)
    return h(
        "div",
        {"class": "day-end"},
        h("h3", {}, words.results.day_title()),
        _list(
            [_ticked(aim, mark) for aim, mark in zip(_aims(play.game), reached, strict=True)],
            reached,
        ),
        match_line(play, over),
        h("p", {"class": "next-aim"}, next_aim(play, result, match)),
        h("p", {}, words.results.streak(days=streak(model.results, day))),
        h("p", {}, tomorrow(model)),
    )


def _ticked(aim: str, reached: bool | None) -> str:
    """Return an aim with its mark. reached: None while nobody knows."""
    if reached is None:
        return words.results.aim_open(aim=aim)
    return words.results.aim_reached(aim=aim) if reached else words.results.aim_missed(aim=aim)


def tomorrow(model: Model) -> str:
    """Return the sentence on the game of tomorrow: which, against whom, and when it comes."""
    info, (hours, minutes) = catalog.info(daily_game(today(model) + 1)[0]), until_midnight(model)
    bot = words.common.bot_level(level=info.rival)
    return words.results.next_day(game=info.title, bot=bot, hours=hours, minutes=minutes)
