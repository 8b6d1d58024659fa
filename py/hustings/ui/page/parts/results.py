"""The player's record: the calendar of daily games, and the results of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.messages.formats import sentences, shown
from hustings.ui import words
from hustings.ui.kept_games import Result
from hustings.ui.links import challenge
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.puzzles import puzzle_record
from hustings.ui.page.parts.season import past_seasons
from hustings.ui.page.parts.widgets import button, confirm_dialog, dialog, thinking_bar
from hustings.ui.phases import Over
from hustings.ui.results.days import DAYS_A_WEEK, date_text, day_of_month, iso, today
from hustings.ui.results.keeping import result_in
from hustings.ui.results.statistics import (
    Day,
    Total,
    beaten_levels,
    calendar,
    first_day,
    streak,
    totals,
)

WON_MARK: Final = "●"
NOT_WON_MARK: Final = "○"
PUZZLE_MARK: Final = "✓"


def record_dialog(model: Model, _: str) -> Tree:
    """Return the dialog with the player's record."""
    results, puzzle_days = model.results, _puzzle_days(model)
    seasons = past_seasons(model)
    none = None if results else h("p", {}, words.results.none())
    solved = puzzle_record(model)
    if none is not None and not puzzle_days:
        return dialog(words.results.title(), none, solved, seasons, kind="record")
    daily = _daily(model, puzzle_days)
    if none is not None:
        return dialog(words.results.title(), daily, solved, none, seasons, kind="record")
    return dialog(
        words.results.title(),
        daily,
        solved,
        seasons,
        [
            _game(results, game)
            for game in catalog.GAMES
            if any(result.game == game for result in results)
        ],
        h("p", {"class": "help"}, _counted(results)),
        h(
            "div",
            {"class": "button-row"},
            button("dialog:delete-results", words.results.delete(), kind="small"),
        ),
        kind="record",
    )


def _counted(results: Sequence[Result]) -> str:
    """Return what is counted, and what luck means where a review has counted it."""
    reviewed = any(result.luck is not None for result in results)
    return sentences((words.results.counted(), words.results.luck_counted() if reviewed else ""))


def delete_dialog(_model: Model, _: str) -> Tree:
    """Return the dialog that confirms deleting all results."""
    return confirm_dialog(
        words.results.delete(),
        [h("p", {}, words.results.delete_asked())],
        button("dialog:record", words.results.delete_not(), kind="primary"),
        button("delete-results", words.results.delete(), kind="danger"),
    )


def result_lines(model: Model, play: Play) -> list[str]:
    """Return what a result means: for a challenge, as a first win or best score, the total."""
    answered, result = challenge.answer(play), result_in(model, play)
    lines = [answered] if answered else []
    if result is None:
        return lines
    mine = [
        each
        for each in model.results
        if (each.game, each.level, each.players) == (result.game, result.level, result.players)
    ]
    (total,) = totals(mine, result.game)
    if result.won and total.won == 1:
        lines.append(words.results.first_win())
    elif total.played > 1 and result.score > max(e.score for e in mine if e.id != result.id):
        lines.append(words.results.new_best())
    lines.append(
        words.results.since(
            level=total.level,
            players=total.players,
            won=total.won,
            played=total.played,
            best=total.best,
        )
    )
    return lines


def match_line(play: Play, over: Over) -> Tree | None:
    """Return what the strongest level reaches on the same luck, or the button that asks for it.

    The button waits until a review is done: the worker answers one question at a time.
    """
    mine = challenge.own_score(play)
    if mine is None:
        return None
    level, match = words.results.level_of(level=catalog.strongest(play.game)), over.match
    if match is None:
        if over.reviews:
            return None
        ask = button("match", words.results.match_ask(level=level), kind="small")
        return h("p", {"class": "match"}, ask)
    if match.ticket:
        stop = button("match", words.results.match_stop(), kind="small")
        waits = words.results.match_pending(level=level)
        return h("p", {"class": "match"}, waits, thinking_bar(match.ticket), stop)
    if match.result is None:
        return h("p", {"class": "match"}, words.results.match_failed())
    text = words.results.match_done(
        level=level,
        standing=challenge.standing(match.result),
        how=challenge.compare(mine, match.result),
    )
    return h("p", {"class": "match"}, text)


def _puzzle_days(model: Model) -> Counter[int]:
    """Return on which days a puzzle of the day was solved, and of how many games."""
    return Counter(day for days in model.learned.puzzle_days.values() for day in days)


def _daily(model: Model, puzzle_days: Counter[int]) -> Tree:
    """Return the calendar with the streak; each day is a button."""
    results, day = model.results, today(model)
    kept = {save.id for save in model.saves}
    heads = [h("th", {"scope": "col"}, words.results.weekday(day=n)) for n in range(DAYS_A_WEEK)]
    weeks = [
        h("tr", {}, [_day(each, puzzle_days[each.day], day, kept) for each in week])
        for week in calendar(results, day)
    ]
    return h(
        "section",
        {"class": "daily-record"},
        h("h3", {}, words.results.daily()),
        h("p", {}, words.results.streak(days=streak(results, day))),
        h(
            "table",
            {"class": "calendar"},
            h("caption", {}, _months(day)),
            h("thead", {}, h("tr", {}, heads)),
            h("tbody", {}, weeks),
        ),
        h("p", {"class": "help"}, words.results.marks(puzzles=bool(puzzle_days))),
        h("p", {"class": "help"}, words.results.calendar_help()),
    )


def _months(day: int) -> str:
    """Return the month and year that the calendar shows, the first and the last of several."""
    year, last, _ = map(int, iso(day).split("-"))
    first = int(iso(first_day(day)).split("-")[1])
    names = [words.results.month(month=month) for month in (first, last)]
    return words.results.months(first=names[0], last=names[1], one=first == last, year=year)


def _day(shown_day: Day, puzzles: int, current: int, kept: Collection[str]) -> Tree:
    """Return a day of the calendar: its number, marked if its game was finished or won.

    puzzles: how many of its puzzles were solved, which adds a mark. kept: the ids of all saves.
    """
    result, date = shown_day.result, date_text(shown_day.day)
    if result is None:
        label = words.results.day_missed(day=date)
    else:
        title = catalog.info(result.game).title
        said = words.results.day_won if result.won else words.results.day_lost
        label = said(day=date, game=title)
    kind = "" if result is None else "won" if result.won else "played"
    if puzzles:
        label = words.results.day_and_puzzles(result=label, puzzles=puzzles)
    is_today = shown_day.day == current
    if result is None:
        press = "today" if is_today else "late"
    else:
        press = "look" if result.id in kept else "again"
    label = words.results.day_press(result=label, press=press)
    mark = "" if result is None else WON_MARK if result.won else NOT_WON_MARK
    marks = sentences((mark, PUZZLE_MARK if puzzles else ""))
    return h(
        "td",
        {"class": cls(kind, is_today and "today")},
        h(
            "button",
            {
                "type": "button",
                "class": "day",
                "data-do": "dialog:today" if press == "today" else f"dialog:day:{shown_day.day}",
                "title": label,
                "aria-label": label,
                "aria-current": "date" if is_today else None,
            },
            shown(day_of_month(shown_day.day)),
            h("b", {}, marks),
        ),
    )


def _game(results: Sequence[Result], game: str) -> Tree:
    """Return a game's levels beaten, and a table of its totals."""
    heads = (
        words.results.levels(),
        words.results.players(),
        words.results.played(),
        words.results.won(),
        words.results.best(),
        words.results.recent(),
    )
    rows = totals(results, game)
    return h(
        "section",
        {"class": "game-record", "key": game},
        h("h3", {}, catalog.info(game).title),
        h("p", {}, _ladder(results, game)),
        h(
            "div",
            {"class": "scroll"},
            h(
                "table",
                {"class": "totals"},
                h("thead", {}, h("tr", {}, [h("th", {"scope": "col"}, head) for head in heads])),
                h("tbody", {}, [_total(each) for each in rows]),
            ),
        ),
        [h("p", {"class": "without-luck"}, _without_luck(each)) for each in rows if each.reviewed],
    )


def _without_luck(total: Total) -> str:
    return words.results.without_luck(
        level=total.level,
        players=total.players,
        games=total.reviewed,
        won=total.reviewed_won,
        share=total.without_luck,
    )


def _total(total: Total) -> Tree:
    marks = "".join(WON_MARK if won else NOT_WON_MARK for won in total.recent)
    read = words.results.recent_read(won=sum(total.recent), games=len(total.recent))
    level = words.results.level_of(level=total.level)
    counts = (total.players, total.played, total.won)
    return h(
        "tr",
        {},
        h("th", {"scope": "row"}, level),
        [h("td", {}, shown(count)) for count in (*counts, total.best)],
        h(
            "td",
            {"class": "recent", "title": read},
            h("span", {"aria-hidden": "true"}, marks),
            h("span", {"class": "read-out"}, read),
        ),
    )


def _ladder(results: Sequence[Result], game: str) -> str:
    """Return which levels were beaten, and which comes next."""
    beaten, levels = beaten_levels(results, game), catalog.info(game).levels
    if len(beaten) == len(levels):
        return words.results.all_beaten()
    lines = (
        [words.results.beaten(levels=[words.results.level_of(level=level) for level in beaten])]
        if beaten
        else []
    )
    lines.append(words.results.next_level(level=words.results.level_of(level=levels[len(beaten)])))
    return " ".join(lines)
