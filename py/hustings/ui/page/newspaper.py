"""The newspaper at the end of a season: a front page as one picture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.lettering import Lettering, balanced, fill, fit_line
from hustings.draw.tree import cls, h, num
from hustings.ui import words
from hustings.ui.kept_games import ChapterResult, Season
from hustings.ui.links.challenge import standing
from hustings.ui.page.card_sheet import (
    EDGE,
    GAP,
    ROOM,
    SIDE,
    in_light_colours,
    placed,
    rule,
    sheet,
    stacked,
)
from hustings.ui.page.emblems import emblem
from hustings.ui.season.chapters import CHAPTERS, CLEAR, LOST, WON, Chapter
from hustings.ui.season.newspaper import front, story
from hustings.ui.season.progress import MOST_POINTS, grade, standing_of, total

COLUMNS: Final = 3
"""The chapters and the total stand in rows of so many boxes."""
GUTTER: Final = 28
BOX_WIDTH: Final = (ROOM - GUTTER * (COLUMNS - 1)) / COLUMNS
EMBLEM_WIDTH: Final = 84
EMBLEM_HEIGHT: Final = 63
TITLE_SHARE: Final = 0.33
"""The most of a box's height that its headline takes."""
FOOT: Final = 38
"""The height of a box's last line, its score."""

NAME: Final = Lettering(78, 44, "display")
DATE: Final = Lettering(25, 18, "bold")
HEADLINE: Final = Lettering(74, 40, "display")
SENTENCE: Final = Lettering(31, 22, "text")
CHAPTER: Final = Lettering(27, 18, "bold")
GAME: Final = Lettering(22, 16, "text")
TITLE: Final = Lettering(35, 21, "display")
STORY: Final = Lettering(24, 17, "text")
SCORE: Final = Lettering(26, 17, "bold")
WINS: Final = Lettering(46, 26, "display")
POINTS: Final = Lettering(36, 22, "bold")

NAME_LINE: Final = 116
DATE_LINE: Final = 171
RULES: Final = (137, 143, 188)
"""The heights of the lines around the date."""
HEADLINE_HEIGHT: Final = 168
SENTENCE_HEIGHT: Final = 75

SCORES: Final = {
    CLEAR: words.season.score_clear,
    WON: words.season.score_won,
    LOST: words.season.score_lost,
}
"""The messages of a chapter's score by its grade."""


class _Box(NamedTuple):
    """A box of the page: its corner and its height."""

    x: float
    y: float
    height: float


def score(result: ChapterResult) -> str:
    """Return how a chapter ended and its score."""
    return SCORES[grade(result)](standing=standing(standing_of(result)))


def wins(season: Season) -> str:
    """Return how many chapters of a season were won."""
    return words.season.paper_won(won=total(season).won, chapters=len(CHAPTERS))


def points(season: Season) -> str:
    """Return the points of a season."""
    return words.season.paper_points(points=total(season).points, most=MOST_POINTS)


def newspaper(season: Season, day: str) -> Tree:
    """Return the front page of a season that is over. day: on which it ended, as "2026-11-26"."""
    reached = total(season)
    news = front(reached)
    middle = SIDE / 2
    head = stacked(
        "paper-headline",
        middle,
        RULES[-1] + GAP / 2,
        balanced(fill(news.headline(), ROOM, HEADLINE_HEIGHT, HEADLINE), ROOM, HEADLINE.face),
        HEADLINE,
    )
    below = stacked(
        "paper-sentence",
        middle,
        head.end + GAP / 3,
        fill(news.sentence(reached), ROOM, SENTENCE_HEIGHT, SENTENCE),
        SENTENCE,
    )
    *boxes, last = _boxes(below.end + GAP)
    filled = zip(boxes, CHAPTERS, season.results, strict=True)
    drawn = sheet(
        fit_line("paper-name", middle, NAME_LINE, words.season.paper_name(), ROOM, NAME),
        [rule(y) for y in RULES],
        fit_line("paper-date", EDGE, DATE_LINE, day, ROOM / 3, DATE),
        fit_line(
            "paper-seed",
            SIDE - EDGE,
            DATE_LINE,
            words.season.paper_seed(seed=season.seed),
            ROOM * 2 / 3,
            DATE,
        ),
        head.drawn,
        below.drawn,
        [_chapter(box, chapter, result) for box, chapter, result in filled],
        _total(last, season),
    )
    return in_light_colours(h("div", {"class": "board-sheet"}, drawn))


def _boxes(top: float) -> Iterator[_Box]:
    """Yield the boxes of the chapters and that of the total, row by row."""
    rows = -(-(len(CHAPTERS) + 1) // COLUMNS)
    height = (SIDE - EDGE - top - GAP * (rows - 1)) / rows
    for n in range(len(CHAPTERS) + 1):
        row, column = divmod(n, COLUMNS)
        yield _Box(EDGE + column * (BOX_WIDTH + GUTTER), top + row * (height + GAP), height)


def _chapter(box: _Box, chapter: Chapter, result: ChapterResult) -> Tree:
    """Return a chapter: its game, its headline, how it ended, the score."""
    game, beside = result.game, EMBLEM_WIDTH + 12
    top = box.y + 10 + EMBLEM_HEIGHT
    title = stacked(
        "paper-title",
        box.x,
        top + 4,
        fill(chapter.headlines[grade(result)](), BOX_WIDTH, TITLE_SHARE * box.height, TITLE),
        TITLE,
        BOX_WIDTH,
    )
    foot = box.y + box.height - FOOT
    said = stacked(
        "paper-story",
        box.x,
        title.end + 4,
        fill(story(result), BOX_WIDTH, foot - title.end - 4, STORY),
        STORY,
        BOX_WIDTH,
    )
    return h(
        "g",
        {"class": cls("paper-box", f"paper-{grade(result)}")},
        rule(box.y, box.x, BOX_WIDTH),
        placed(emblem(game), box.x, box.y + 10, EMBLEM_WIDTH, EMBLEM_HEIGHT),
        fit_line("paper-chapter", box.x + beside, box.y + 38, chapter.name(),
                 BOX_WIDTH - beside, CHAPTER),
        fit_line("paper-game", box.x + beside, box.y + 66, catalog.info(game).title,
                 BOX_WIDTH - beside, GAME),
        title.drawn,
        said.drawn,
        fit_line("paper-score", box.x, box.y + box.height - 10, score(result), BOX_WIDTH, SCORE),
    )  # fmt: skip


def _total(box: _Box, season: Season) -> Tree:
    """Return the box with the total of a season."""
    inset = 18
    room, left = BOX_WIDTH - 2 * inset, box.x + BOX_WIDTH / 2
    won = stacked(
        "paper-wins",
        left,
        box.y + 0.16 * box.height,
        fill(wins(season), room, 0.48 * box.height, WINS),
        WINS,
        room,
    )
    earned = stacked(
        "paper-points",
        left,
        won.end + GAP,
        fill(points(season), room, box.y + 0.96 * box.height - won.end - GAP, POINTS),
        POINTS,
        room,
    )
    size = {"width": num(BOX_WIDTH), "height": num(box.height)}
    return h(
        "g",
        {"class": "paper-box paper-total"},
        h("rect", {"class": "paper-plate", "x": num(box.x), "y": num(box.y), **size}),
        won.drawn,
        earned.drawn,
    )
