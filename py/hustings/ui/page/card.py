"""The front page about a finished game: its result as one picture, to be sent with a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.lettering import Lettering, fill, fit, fit_line, width
from hustings.draw.marker import sign
from hustings.draw.tree import Child, cls, h, num, walk
from hustings.ui import words
from hustings.ui.links.share import RankedSide, final_score, outcome_sentence, places
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
    rule,
    sheet,
    stacked,
)
from hustings.ui.page.parts.portraits import winners
from hustings.ui.page.squares import course_square
from hustings.ui.play.headlines import headlines, result_headline

GAME_ROOM: Final = 0.45 * ROOM
GUTTER: Final = 26
NEWS_WIDTH: Final = 290
"""The width of the headlines beside the photo."""
MAX_NEWS: Final = 3
"""Headlines beside the photo: the last of the game."""
PORTRAIT_SIZE: Final = 150
PORTRAITS_WIDTH: Final = 240
"""The most that one portrait, and all of them together, take in width."""
NAME_LINE: Final = 102
DATE_LINE: Final = 158
RULES: Final = (119, 124, 174)
"""The heights of the lines around the date."""
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
EXIT_SCORE_PX: Final = 28
"""The letters of the score of a side that dropped out: "out with 173"."""

PAPER: Final = Lettering(66, 40, "display")
GAME: Final = Lettering(33, 22, "display")
DAY: Final = Lettering(29, 20, "bold")
KICKER: Final = Lettering(38, 24, "bold")
HEADLINE: Final = Lettering(60, 30, "display")
HEADLINE_HEIGHT: Final = 136
REMARK: Final = Lettering(33, 24, "text")
REMARK_LINES: Final = 2
NEWS: Final = Lettering(36, 22, "display")
NAME: Final = Lettering(32, 20, "bold")
COURSE_NOTE: Final = Lettering(24, 20, "text")


def card(play: Play, dateline: str) -> Tree:
    """Return the front page of a finished game. dateline: when it was played, and its seed."""
    ranked = places(play)
    head = _head(play, dateline)
    course = course_of(play)
    rows = -(-len(ranked) // _columns(ranked))
    foot = SIDE - EDGE - rows * PLACE_HEIGHT - (COURSE_HEIGHT if course else 0)
    news = headlines(play)[-MAX_NEWS:]
    photo_room = ROOM - NEWS_WIDTH - GUTTER if news else ROOM
    drawn = sheet(
        head.drawn,
        _photo(final_board(play), head.end + GAP, foot - GAP, photo_room),
        _news([each.text for each in news], head.end + GAP, foot - GAP),
        _places(ranked, foot),
        _course(course, SIDE - EDGE - COURSE_SQUARE - COURSE_NOTE_HEIGHT),
        _course_note(play) if course else None,
    )
    return in_light_colours(in_table(play, drawn))


def _head(play: Play, dateline: str) -> Block:
    """Return the paper's name, the game and the day, who won, and how it came out."""
    press, title = catalog.press(play.game), catalog.info(play.game).title
    paper = press.PAPER if press is not None else words.season.paper_name()
    people = _winners(play, RULES[-1] + GAP)
    room = ROOM - people.width - 2 * GAP
    remark = catalog.text(play.game).prompt(play.table.view(None), play.names)
    top, kicker = RULES[-1] + GAP / 2, result_headline(play)
    drawn: list[Child] = [
        fit_line("card-paper-name", SIDE / 2, NAME_LINE, paper, ROOM, PAPER),
        [rule(y) for y in RULES],
        fit_line("card-game", EDGE, DATE_LINE, title, GAME_ROOM, GAME),
        fit_line("card-day", SIDE - EDGE, DATE_LINE, dateline, ROOM - GAME_ROOM - GAP, DAY),
        people.drawn,
    ]
    if kicker:
        drawn.append(fit_line("card-kicker", EDGE, top + KICKER.size, kicker, room, KICKER))
        top += KICKER.size + GAP / 2
    fitted = fill(outcome_sentence(play), room, HEADLINE_HEIGHT, HEADLINE)
    won = stacked("card-headline", EDGE, top, fitted, HEADLINE, room)
    fitted = fit(remark, room, REMARK, REMARK_LINES)
    below = stacked("card-remark", EDGE, won.end + GAP / 3, fitted, REMARK, room)
    bottom = RULES[-1] + GAP + people.height
    return Block([*drawn, *won.drawn, *below.drawn], max(below.end, bottom))


class _People(NamedTuple):
    """Drawn portraits, and the space that they take."""

    drawn: list[Tree]
    width: float
    height: float


def _winners(play: Play, top: float) -> _People:
    """Return the portraits of those who won, at the right edge; the more, the smaller."""
    won = winners(play)
    size = min(PORTRAIT_SIZE, PORTRAITS_WIDTH / len(won))
    left = SIDE - EDGE - size * len(won)
    drawn = [placed(each, left + size * n, top, size, size) for n, each in enumerate(won)]
    return _People(drawn, size * len(won), size)


def _photo(drawn: Tree, top: float, bottom: float, room: float) -> Tree:
    """Return a framed board between two heights, inside the groups around it."""
    board = next(element for element in walk(drawn) if element[0] == "svg")
    box = {"x": num(EDGE), "y": num(top), "width": num(room), "height": num(bottom - top)}
    inset = 8
    return h(
        "g",
        {},
        h("rect", {"class": "card-photo", **box}),
        placed(
            board,
            EDGE + inset,
            top + inset,
            room - 2 * inset,
            bottom - top - 2 * inset,
            _around(drawn),
        ),
    )


def _news(texts: Sequence[str], top: float, bottom: float) -> list[Tree]:
    """Return headlines below each other beside the photo, in the order in which they came."""
    left = SIDE - EDGE - NEWS_WIDTH
    share = (bottom - top) / max(1, len(texts))
    drawn = []
    for n, text in enumerate(texts):
        begin = top + share * n
        fitted = fill(text, NEWS_WIDTH, share - GAP, NEWS)
        drawn += [
            rule(begin, left, NEWS_WIDTH),
            *stacked("card-news", left, begin + GAP / 2, fitted, NEWS, NEWS_WIDTH).drawn,
        ]
    return drawn


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


def _columns(ranked: Sequence[RankedSide]) -> int:
    return 1 if len(ranked) <= MAX_IN_ONE_COLUMN else 2


def _places(ranked: Sequence[RankedSide], top: float) -> list[Tree]:
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


def _place(place: RankedSide, x: float, y: float, room: float) -> Tree:
    """Return a side's mark, its name and its score. y: the middle of the line."""
    begin = x + 2.8 * MARK_RADIUS
    score = (
        words.over.card_winner(score=place.score)
        if place.won
        else final_score(place.score, place.at_exit)
    )
    wide = width(score, "display") * EXIT_SCORE_PX + GAP if place.at_exit else SCORE_ROOM
    name_room = room - (begin - x) - wide
    return h(
        "g",
        {"class": cls("card-place", place.won and "card-won")},
        sign(place.side, x + MARK_RADIUS, y, MARK_RADIUS),
        fit_line("card-name", begin, y + 11, place.side.name, name_room, NAME),
        h(
            "text",
            {
                "class": cls("card-score", bool(place.at_exit) and "card-exit"),
                "x": num(x + room),
                "y": num(y + 12),
            },
            score,
        ),
    )
