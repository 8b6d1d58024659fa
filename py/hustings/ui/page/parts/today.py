"""What is new on the home page every day: the puzzle and the game of the day."""

from __future__ import annotations

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.messages.formats import sentences, shown
from hustings.ui import words
from hustings.ui.learn.course import OF_THE_DAY, PUZZLE
from hustings.ui.learn.puzzle_choice import game_of_day
from hustings.ui.model import Model
from hustings.ui.opening.daily_game import daily_link, saved_daily_game
from hustings.ui.page.parts.day_game import tomorrow
from hustings.ui.page.parts.game_card import (
    CardText,
    card_buttons,
    card_opener,
    game_picture,
)
from hustings.ui.page.parts.puzzles import is_solved_today, todays_button
from hustings.ui.results.daily import daily_game
from hustings.ui.results.days import day_of_month, today, weekday
from hustings.ui.results.statistics import result_of_day, streak
from hustings.ui.saves.game_status import status_texts
from hustings.ui.teaching import ALL_GAMES


def today_section(model: Model) -> Tree | None:
    """Return the puzzle and the game of the day, None before the day is known."""
    if not model.loaded:
        return None
    day = today(model)
    return h(
        "section",
        {"class": "daily", "aria-label": words.home.daily(), "key": "daily"},
        h("h2", {}, words.home.daily()),
        h(
            "ul",
            {"class": "daily-cards"},
            _puzzle(model, game_of_day(day)),
            _game(model, daily_game(day)[0]),
        ),
    )


def _puzzle(model: Model, game: str) -> Tree:
    """Return the card of the puzzle of the day, which is one of another game."""
    solved = is_solved_today(model, game)
    title = words.learn.puzzle_of_day(solved=solved)
    row = model.learned.streaks.get(ALL_GAMES)
    fact = words.home.puzzle_solved() if solved else words.home.puzzle_facts()
    if row is not None and row.now > 1:
        fact = sentences((fact, words.home.puzzle_row(puzzles=row.now)))
    act = words.home.look_back() if solved else words.home.solve()
    text = CardText(title, words.home.puzzle_is(game=catalog.info(game).title), fact, act, solved)
    which = f"{game}.{OF_THE_DAY}"
    badge = h("span", {"class": "card-badge"}, words.home.puzzle_badge())
    return h(
        "li",
        {"class": "game-card today-puzzle", "key": "today-puzzle"},
        card_opener(f"puzzle:{which}", game_picture(game, badge), text, f"#{PUZZLE}={which}"),
        card_buttons(todays_button(model)),
    )


def _game(model: Model, game: str) -> Tree:
    """Return the card of the game of the day.

    It says how the game stands once it was begun, and what comes tomorrow once it was finished.
    """
    day, info = today(model), catalog.info(game)
    done, kept = result_of_day(model.results, day), saved_daily_game(model)
    is_over, days = kept is not None and kept.over, streak(model.results, day)
    about = words.home.today_facts(bot=words.common.bot_level(level=info.rival))
    act, do = words.home.play(), "today" if done or kept else "dialog:today"
    if kept is not None:
        begun = words.home.today_played if is_over else words.home.today_begun
        summary, status = status_texts(kept)
        about = begun(stands=status or summary)
        act = words.home.look_back() if is_over else words.home.continue_game()
    if done is not None:
        about = sentences((words.home.today_done(won=done.won), tomorrow(model)))
    if days > 1:
        about = words.results.streak_and(days=days, about=about)
    text = CardText(words.home.today(), info.title, about, act, is_over)
    leaf = h(
        "span",
        {"class": "card-leaf"},
        h("i", {}, words.results.weekday(day=weekday(day))),
        h("b", {}, shown(day_of_month(day))),
    )
    return h(
        "li",
        {"class": "game-card today", "key": "today"},
        card_opener(do, game_picture(game, leaf), text, f"#{daily_link(model)}"),
    )
