"""A finished game and its challenge: both scores over time, as a graph and as a table."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.model import Side
from hustings.core.protocols import Tree
from hustings.draw.graph import graph
from hustings.draw.look import SHAPES
from hustings.draw.tree import h
from hustings.messages.formats import shown
from hustings.ui import words
from hustings.ui.links.score_course import ScoreCourse, own_course, period_numbers
from hustings.ui.links.squares import own_side
from hustings.ui.model import Play
from hustings.ui.page.parts.review import graph_key, numbers_table
from hustings.ui.reviews import GameReview

NO_SCORE: Final = "–"


class _Row(NamedTuple):
    """A period of either game. short, name: its labels; scores: mine, and that to beat."""

    short: str
    name: str
    scores: tuple[int | None, int | None]


def challenge_section(play: Play, review: GameReview) -> Tree | None:
    """Return the comparison, None for a game without a challenge that carries its scores."""
    asked, mine = play.challenge, own_side(play)
    own = own_course(play)
    if asked is None or not asked.course or mine is None or not own or play.friendly:
        return None
    sides = (review.sides[mine], _challenger(review.sides[mine]))
    rows = _rows(review, own, asked.course)
    title = words.results.challenge_graph(count=review.what)
    ends = [
        words.over.score_of(name=side.name, score=scores[-1] or 0)
        for side, scores in zip(sides, (own, asked.course), strict=True)
    ]
    return h(
        "section",
        {"class": "panel course against", "aria-label": title},
        h("h2", {}, title),
        graph(
            words.over.graph_label(count=review.what, ends=ends),
            sides,
            [row.short for row in rows],
            review.stretch,
            list(zip(*(_lasting(rows, n) for n in range(2)), strict=True)),
        ),
        graph_key(sides),
        numbers_table(review.stretch, sides, [_table_row(row) for row in rows]),
    )


def _challenger(mine: Side) -> Side:
    """Return the side of the challenge, whose shape is not the player's."""
    figure = len(SHAPES) - 1 - (mine.figure == len(SHAPES) - 1)
    name, letter = words.results.challenge_side(), words.results.challenge_letter()
    return Side(name, "side-challenge", figure, letter)


def _rows(review: GameReview, own: ScoreCourse, other: ScoreCourse) -> list[_Row]:
    numbers = period_numbers(review.course)
    labels = {n: sample[:2] for n, sample in zip(numbers, review.course, strict=True)}
    rows = []
    for n in range(max(len(own), len(other))):
        numbered = words.results.period_number(period=review.stretch, number=n)
        short, name = labels.get(n, (shown(n), numbered))
        scores = (own[n] if n < len(own) else None, other[n] if n < len(other) else None)
        if scores != (None, None):
            rows.append(_Row(short, name or words.over.beginning(), scores))
    return rows


def _lasting(rows: list[_Row], side: int) -> list[int]:
    """Return a side's score in each row; where it has none, the one before lasts."""
    lasting = [0]
    for row in rows:
        score = row.scores[side]
        lasting.append(lasting[-1] if score is None else score)
    return lasting[1:]


def _table_row(row: _Row) -> Tree:
    cells = [NO_SCORE if score is None else shown(score) for score in row.scores]
    return h("tr", {}, h("th", {"scope": "row"}, row.name), [h("td", {}, cell) for cell in cells])
