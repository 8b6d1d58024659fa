"""The game review: the counts over time as a graph and a table, and the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hustings.core.model import Die, Side
from hustings.core.protocols import Tree
from hustings.core.score_history import Sample, turning_point
from hustings.draw.graph import graph
from hustings.draw.marker import side_badge
from hustings.draw.tree import h
from hustings.messages.formats import number, shown
from hustings.ui import words
from hustings.ui.reviews import GameReview

MIN_DICE: Final = 12
"""With fewer dice nothing is said about luck."""

MAX_COLUMNS: Final = 4
"""With more sides than this the table of dice shows only the sums."""


def score_section(review: GameReview) -> Tree:
    """Return the counts over time as a graph with its key, and as a table."""
    title = words.over.over_time(count=review.what)
    last = review.course[-1].counts
    ends = [
        words.over.score_of(name=side.name, score=n)
        for side, n in zip(review.sides, last, strict=True)
    ]
    drawn = None
    if len(review.course) > 1:
        drawn = graph(
            words.over.graph_label(count=review.what, ends=ends),
            review.sides,
            [sample.short for sample in review.course],
            review.stretch,
            [sample.counts for sample in review.course],
        )
    return h(
        "section",
        {"class": "panel course", "aria-label": title},
        h("h2", {}, title),
        h("p", {"class": "help"}, review.note) if review.note else None,
        drawn,
        _turning(review),
        _swings(review),
        graph_key(review.sides),
        numbers_table(review.stretch, review.sides, [_row(sample) for sample in review.course]),
    )


def graph_key(sides: Sequence[Side]) -> Tree:
    """Return the key of a graph."""
    return h("ul", {"class": "graph-key"}, [_key(side) for side in sides])


def numbers_table(first: str, sides: Sequence[Side], rows: Sequence[Tree]) -> Tree:
    """Return the numbers of a graph as a folded table. first: the heading of its first column."""
    table = h("table", {"class": "numbers"}, _head(first, sides), h("tbody", {}, rows))
    return h("details", {}, h("summary", {}, words.over.as_table()), table)


def _turning(review: GameReview) -> Tree | None:
    turn = turning_point(review.course)
    if turn is None or not review.course[turn[0]].name:
        return None
    at, side = turn
    said = words.over.took_the_lead(side=review.sides[side].name, moment=review.course[at].name)
    return h("p", {"class": "turning"}, said)


def _swings(review: GameReview) -> list[Tree]:
    """Return what luck did to the count, each line leading to its moment; [] for nothing."""
    if not review.swings:
        return []
    look = {"type": "button", "class": "log-line"}
    items = [
        h("li", {}, h("button", look | {"data-do": f"past:{ply}"}, sentence))
        for ply, sentence in review.swings
    ]
    return [h("h3", {}, words.over.course_swings()), h("ul", {"class": "course-swings"}, items)]


def _key(side: Side) -> Tree:
    return h("li", {}, side_badge(side), h("span", {}, side.name))


def _head(first: str, sides: Sequence[Side], *more: str) -> Tree:
    return h(
        "thead",
        {},
        h(
            "tr",
            {},
            h("th", {"scope": "col"}, first),
            [
                h("th", {"scope": "col", "title": side.name}, side_badge(side, side.name))
                for side in sides
            ],
            [h("th", {"scope": "col"}, name) for name in more],
        ),
    )


def _row(sample: Sample) -> Tree:
    name = sample.name or words.over.beginning()
    look = {"type": "button", "class": "log-line", "data-do": f"past:{sample.ply}"}
    return h(
        "tr",
        {},
        h(
            "th",
            {"scope": "row"},
            h("button", look | {"title": words.over.look_there(moment=name)}, name),
        ),
        [h("td", {}, shown(count)) for count in sample.counts],
    )


def dice_sections(review: GameReview) -> list[Tree]:
    """Return a panel for each kind of die thrown: how often each face fell, and the luck."""
    sections = []
    for die, rows in zip(review.dice, review.tallies, strict=True):
        if any(map(sum, rows)):
            sections.append(_dice(die, rows, review.sides, alone=len(review.dice) == 1))
    return sections


def _dice(
    die: Die, rows: tuple[tuple[int, ...], ...], sides: tuple[Side, ...], *, alone: bool
) -> Tree:
    title = words.over.dice() if alone else die.name
    some = [i for i, row in enumerate(rows[:-1]) if sum(row)]
    apart = some if 1 < len(some) <= MAX_COLUMNS else []
    columns = [rows[i] for i in apart] + [tuple(map(sum, zip(*rows, strict=True)))]
    total = columns[-1]
    fair = [sum(total) / len(die.faces)]
    body = [
        h(
            "tr",
            {},
            h("th", {"scope": "row"}, face),
            [h("td", {}, shown(column[i])) for column in columns],
            h("td", {"class": "fair"}, shown(_round(fair[0]))),
        )
        for i, face in enumerate(die.faces)
    ]
    even = sum(die.worth) / len(die.faces)
    means = [_mean(die, column) for column in columns]
    foot = h(
        "tr",
        {},
        h("th", {"scope": "row"}, words.over.average()),
        [
            h("td", {}, number(mean, minimumFractionDigits=1, maximumFractionDigits=1))
            for mean in means
        ],
        h("td", {"class": "fair"}, shown(_round(even))),
    )
    return h(
        "section",
        {"class": "panel dice-review", "aria-label": title},
        h("h2", {}, title),
        h(
            "table",
            {"class": "numbers"},
            _head(
                words.over.face(),
                tuple(sides[i] for i in apart),
                words.over.all_throws(),
                words.over.expected(),
            ),
            h("tbody", {}, body),
            h("tfoot", {}, foot) if die.worth else None,
        ),
        h(
            "p",
            {"class": "help"},
            words.over.thrown_average(dice=sum(total), average=means[-1], fair=_round(even))
            if die.worth
            else words.over.thrown(dice=sum(total)),
        ),
        h("p", {"class": "help"}, _verdict(die, total)),
    )


def _mean(die: Die, counts: tuple[int, ...]) -> float:
    if not die.worth or not sum(counts):
        return 0.0
    worth = sum(n * value for n, value in zip(counts, die.worth, strict=True))
    return worth / sum(counts)


def _verdict(die: Die, counts: tuple[int, ...]) -> str:
    """Return the sentence on luck: whether one face fell unusually often or seldom.

    In about 19 of 20 games all faces stay within the bound.
    """
    total, faces = sum(counts), len(die.faces)
    if total < MIN_DICE:
        return words.over.few_throws()
    fair = total / faces
    most = max(range(faces), key=lambda face: abs(counts[face] - fair))
    bound = 2.4 if faces < 5 else 2.64
    unusual = abs(counts[most] - fair) > bound * (fair * (1 - 1 / faces)) ** 0.5
    if not unusual:
        return words.over.dice_typical()
    return words.over.dice_untypical(face=die.faces[most], times=counts[most], fair=_round(fair))


def _round(exact: float) -> float:
    return round(exact, 1)
