"""The card: the result of a finished game as one picture, to be sent with a line of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.lettering import Lettering, fit, fit_line
from hustings.draw.marker import sign
from hustings.draw.tree import cls, h, num, walk
from hustings.messages.formats import shown
from hustings.ui import words
from hustings.ui.links.share import Place, outcome_sentence, places
from hustings.ui.links.squares import Course, course_meaning, course_of
from hustings.ui.model import Play
from hustings.ui.page.board_picture import final_board, in_table
from hustings.ui.page.card_sheet import (
    EDGE,
    GAP,
    ROOM,
    SIDE,
    Block,
    in_light_colours,
    placed,
    sheet,
    stacked,
)
from hustings.ui.page.squares import course_square

GAME_ROOM: Final = 0.6 * ROOM
PLACE_HEIGHT: Final = 52
COURSE_SQUARE: Final = 40
COURSE_STEP: Final = 48
COURSE_NOTE_HEIGHT: Final = 36
"""What the line below the squares takes."""
COURSE_HEIGHT: Final = 62 + COURSE_NOTE_HEIGHT
"""What the row of squares takes at the foot of the card, if there is one."""
MAX_IN_ONE_COLUMN: Final = 2
"""Up to this many sides each have a line of their own; more stand in two columns."""
MARK_RADIUS: Final = 17
SCORE_ROOM: Final = 96
"""What a score, and the star of a winner, take at the end of a line."""

GAME: Final = Lettering(44, 26, "display")
DAY: Final = Lettering(27, 20, "bold")
HEADLINE: Final = Lettering(62, 38, "display")
HEADLINE_LINES: Final = 3
REMARK: Final = Lettering(31, 24, "text")
REMARK_LINES: Final = 2
NAME: Final = Lettering(32, 20, "bold")
COURSE_NOTE: Final = Lettering(24, 20, "text")


def card(play: Play, day: str) -> Tree:
    """Return the card of a finished game. day: as "2026-11-26" if it was the game of that day."""
    ranked = places(play)
    head = _head(play, day)
    course = course_of(play)
    rows = -(-len(ranked) // _columns(ranked))
    foot = SIDE - EDGE - rows * PLACE_HEIGHT - (COURSE_HEIGHT if course else 0)
    drawn = sheet(
        head.drawn,
        _board(final_board(play), head.end + GAP, foot - GAP),
        _places(ranked, foot),
        _course(course, SIDE - EDGE - COURSE_SQUARE - COURSE_NOTE_HEIGHT),
        _course_note(play) if course else None,
    )
    return in_light_colours(in_table(play, drawn))


def _head(play: Play, day: str) -> Block:
    """Return the game's name, the day, who won, and how it came out."""
    table, title = play.table, catalog.info(play.game).title
    remark = catalog.text(play.game).prompt(table.view(None), play.names)
    corner = words.over.card_day(day=day) if day else words.common.title()
    first = EDGE + 44
    name = fit_line("card-game", EDGE, first, title, GAME_ROOM, GAME)
    date = fit_line("card-day", SIDE - EDGE, first, corner, ROOM - GAME_ROOM, DAY)
    won = _lines("card-headline", outcome_sentence(play), first + GAP, HEADLINE, HEADLINE_LINES)
    told = _lines("card-remark", remark, won.end + GAP / 2, REMARK, REMARK_LINES)
    return Block([name, date, *won.drawn, *told.drawn], told.end)


def _lines(kind: str, text: str, top: float, letters: Lettering, lines: int) -> Block:
    """Return a text in as few lines as it needs below a height."""
    return stacked(kind, EDGE, top, fit(text, ROOM, letters, lines), letters)


def _board(drawn: Tree, top: float, bottom: float) -> Tree:
    """Return a board between two heights, inside the groups around it."""
    board = next(element for element in walk(drawn) if element[0] == "svg")
    return placed(board, EDGE, top, ROOM, bottom - top, _around(drawn))


def _around(drawn: Tree) -> list[str]:
    """Return the classes of the elements around the first SVG in a tree, innermost first."""
    classes: list[str] = []
    while drawn[0] != "svg":
        classes.insert(0, drawn[1].get("class", ""))
        inner = [child for child in drawn[2] if not isinstance(child, str)]
        drawn = next(child for child in inner if any(e[0] == "svg" for e in walk(child)))
    return classes


def _course(course: Course, top: float) -> list[Tree]:
    """Return the course of the game as a row of squares: full, half or empty."""
    step = min(COURSE_STEP, ROOM / max(1, len(course)))
    return [
        course_square(code, EDGE + n * step, top, COURSE_SQUARE) for n, code in enumerate(course)
    ]


def _course_note(play: Play) -> Tree:
    """Return the line at the foot of the card that says what the squares mean."""
    note = course_meaning(play)
    return fit_line("card-course-note", EDGE, SIDE - EDGE, note, ROOM, COURSE_NOTE)


def _columns(ranked: Sequence[Place]) -> int:
    return 1 if len(ranked) <= MAX_IN_ONE_COLUMN else 2


def _places(ranked: Sequence[Place], top: float) -> list[Tree]:
    """Return a line for each side, in one column or two."""
    columns = _columns(ranked)
    rows = -(-len(ranked) // columns)
    room = (ROOM - GAP * 2 * (columns - 1)) / columns
    return [
        _place(
            place,
            EDGE + (room + 2 * GAP) * (n // rows),
            top + PLACE_HEIGHT * (n % rows + 0.5),
            room,
        )
        for n, place in enumerate(ranked)
    ]


def _place(place: Place, x: float, y: float, room: float) -> Tree:
    """Return a side's mark, its name and its score. y: the middle of the line."""
    begin = x + 2.8 * MARK_RADIUS
    name_room = room - (begin - x) - SCORE_ROOM
    score = words.over.card_winner(score=place.score) if place.won else shown(place.score)
    return h(
        "g",
        {"class": cls("card-place", place.won and "card-won")},
        sign(place.side, x + MARK_RADIUS, y, MARK_RADIUS),
        fit_line("card-name", begin, y + 11, place.side.name, name_room, NAME),
        h("text", {"class": "card-score", "x": num(x + room), "y": num(y + 12)}, score),
    )
