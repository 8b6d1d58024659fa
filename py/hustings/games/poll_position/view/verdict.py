"""The count on the map, and the verdict: the summands, the final score, the country's mood."""

from __future__ import annotations

from typing import Final

from hustings.core.model import OVER
from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.box import Box
from hustings.draw.lettering import width
from hustings.draw.tree import Child, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position.board import HQ, REGIONS
from hustings.games.poll_position.events import Scored
from hustings.games.poll_position.forecast import Forecast, forecast
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.dial import dial
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import LETTERS, Layout, layout
from hustings.games.poll_position.view.pieces import (
    badge,
    board_line,
    columns,
    rect,
    right_aligned_pill,
)
from hustings.games.poll_position.view.regions import SHORT_NAMES
from hustings.messages.formats import number, shown
from hustings.messages.generated import poll_position_board as messages

_MOOD_SIGNS: Final = {
    "triumph": "M12 1l3.3 7 7.7 1-5.5 5.4L18.9 22 12 18.3 5.1 22l1.4-7.600L1 9l7.700-1z",
    "well_done": "M3 2h18v20H3zM6 6h12v4H6zM6 13h12M6 16h12M6 19h8",
    "trouble": "M8 1h8v12H8zM5 9v3q0 6 7 6t7-6V9M12 18v5M8 23h8",
    "disaster": "M5 1v8q0 4 7 4t7-4V1M12 1v22",
}
"""The sign of each verdict: a star, a newspaper, a microphone, a pitchfork."""


def draw_count(drawing: Drawing) -> list[Child]:
    """Return what the count has brought so far, in place of the weeks, and the forecast.

    The verdict has that place at the end (see `verdict_poster`).
    """
    ended, tall = bool(of_kind(drawing.look.last, Scored)), drawing.board.tall
    return [
        None if ended else _so_far(tall, *_so_far_texts(drawing.obs, tall)),
        None if ended and tall else _count_dial(tall, forecast(drawing.obs), _outlook(drawing)),
    ]


def _so_far_texts(obs: State, tall: bool) -> tuple[str, str]:
    """Return the latest region of the count and all of it so far, as lines, shorter if tall."""
    regions = tally.counted(obs)
    if not regions:
        return messages.count_begins(), ""
    places = [place for region in regions for place in region]
    place = (
        (*SHORT_NAMES, words.place(HQ))[len(regions) - 1]
        if tall
        else words.counted(len(regions) - 1)
    )
    served, away = tally.served(obs, regions[-1]), tally.turned_away(obs, regions[-1])
    latest = messages.count_region(place=place, served=served, away=away)
    if twice := tally.counted_twice(obs, regions[-1]):
        if tall:
            return latest, messages.count_twice(twice=twice)
        latest = messages.count_region_twice(place=place, served=served, away=away, twice=twice)
    whole = messages.count_so_far(
        served=tally.served(obs, places),
        away=tally.turned_away(obs, places),
        left=0 if tall else REGIONS + 1 - len(regions),
    )
    return latest, whole


def _outlook(drawing: Drawing) -> str:
    """Return what the needle shows: a forecast, at the end the final score."""
    over = drawing.obs.turn.mode == OVER
    return messages.forecast_final() if over else messages.forecast()


@part
def _so_far(tall: bool, latest: str, whole: str) -> Tree:
    board = layout(tall)
    x = board.strip.x + 8
    first, second = board.strip.y + (15 if tall else 27), board.strip.y + (31 if tall else 51)
    room = board.strip.w - 16 - 90 * tall  # clear of the dial, which is in the strip there
    return h(
        "g",
        {},
        board_line("pp-running", x, first, latest, room, board.shape),
        board_line("pp-small", x, second, whole, room, board.shape),
    )


@part
def _count_dial(tall: bool, expected: Forecast, heading: str) -> Tree:
    """Return the dial of what the count promises, with the verdict beside it."""
    board, points = layout(tall), expected.middle
    x, y, r = board.dial
    label = messages.forecast_verdict(points=points, verdict=words.VERDICTS[tally.verdict(points)])
    if tall:
        lines = [board_line("pp-small pp-ending", x - r - 4, y, label, 240, board.shape)]
    else:
        left, room = x + r + 10, board.width - x - r - 16
        lines = [
            board_line("pp-small", left, y - 45, heading, room, board.shape),
            board_line("pp-sum-forecast", left, y - 23, label, room, board.shape),
        ]
    return h("g", {"role": "img", "aria-label": label}, dial(x, y, r, *expected), lines)


def count_marks(obs: State, board: Layout) -> list[Child]:
    """Return a mark on each counted place: a tick, or the complaints."""
    regions = tally.counted(obs)
    if not regions:
        return []
    places = [place for region in regions for place in region if not obs.closed[place]]
    last = regions[-1]
    return [
        _count_mark(board.tall, place, *_complaints(obs, place),
              last.index(place) if place in last else -1)
        for place in places
    ]  # fmt: skip


def _complaints(obs: State, place: int) -> tuple[int, int]:
    """Return how many voters complain at a place, and how often each of them counts."""
    return tally.turned_away(obs, (place,)), tally.weight(obs, place)


@part
def _count_mark(tall: bool, place: int, complaints: int, times: int, late: int) -> Tree:
    """Return the mark of a place. late: its order of appearance, -1 without animation."""
    x, y = layout(tall).plaques[place].badge
    says = shown(-complaints)
    if times == 2:
        says = messages.count_doubled(complaints=says)
    drawn = right_aligned_pill(x, y, says, "", tall) if complaints else badge(x, y, "", tall)
    return h(
        "g",
        {"class": "pp-counted pp-pop" if late >= 0 else "pp-counted"}
        | {"style": f"animation-delay:{180 * late + 60}ms" if late >= 0 else None},
        drawn,
    )


def verdict_poster(obs: State, board: Layout) -> Tree:
    """Return the verdict: the sum in place of the weeks, the country's mood below the map."""
    result = tally.sheet(obs)
    return _poster(board.tall, result)


@part
def _poster(tall: bool, result: tally.Sheet) -> Tree:
    numbers = (
        (messages.sum_turnout(turnout=result.turnout), shown(result.turnout_points)),
        (messages.sum_complaints(), shown(-result.complaints)),
        (messages.sum_cost(cost=result.cost), shown(-result.cost_points)),
        *(
            [(messages.sum_goodwill(), number(result.goodwill, signDisplay="exceptZero"))]
            if result.goodwill
            else []
        ),
        (words.VERDICTS[result.verdict], messages.sum_final(points=result.final)),
    )
    board = layout(tall)
    return h(
        "g",
        {"class": f"pp-poster pp-verdict-{result.verdict}"},
        rect(board.strip, "pp-bill", 8),
        [
            _summand(board, n, column, label, number)
            for n, (column, (label, number)) in enumerate(
                zip(_columns(board, [label for label, _ in numbers]), numbers, strict=True)
            )
        ],
        rect(board.mat, "pp-bill", 8),
        _mood(board, result.verdict),
    )


def _columns(board: Layout, labels: list[str]) -> list[Box]:
    """Return a column of the strip for each label: its width, and an equal part of what is left."""
    size = LETTERS["pp-sum-label"][board.tall].size
    return columns(board.strip, [width(label) * size for label in labels])


def _summand(board: Layout, n: int, column: Box, label: str, number: str) -> Tree:
    """Return the n-th summand; summands appear one after the other."""
    x, _ = column.middle
    return h(
        "g",
        {"class": "pp-pop", "style": f"animation-delay:{150 * n}ms"},
        board_line("pp-sum-label", x, column.y + 0.32 * column.h, label, column.w - 4, board.shape),
        h("text", {"class": "pp-sum", "x": num(x), "y": num(column.y + 0.82 * column.h)}, number),
    )


def _mood(board: Layout, verdict: str) -> Tree:
    mat, size = board.mat, board.text
    flagged = verdict == "disaster"
    room = (mat.w - (2.6 + 2.6 * flagged) * size) / (0.56 * size)
    lines = [""]
    for word in words.MOODS[verdict].split():
        if len(lines[-1]) + len(word) > room:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    x, y = mat.x + 6, mat.middle[1]
    top = y - 0.6 * size * (len(lines) - 1) + 0.36 * size
    side = 2.2 * size
    right = mat.x + mat.w - side - 4
    flag = f"translate({num(right)} {num(y - side / 2)}) scale({num(side / 28)})"
    sign = f"translate({num(x)} {num(y - 0.85 * size)}) scale({num(size / 14)})"
    return h(
        "g",
        {"class": "pp-pop", "style": "animation-delay:600ms"},
        h("path", {"class": "pp-mood-sign", "d": _MOOD_SIGNS[verdict], "transform": sign}),
        [
            h("text", {"class": "pp-mood", "x": num(x + 2 * size + 4),
                       "y": num(top + 1.2 * size * n)}, line)
            for n, line in enumerate(lines)
        ],
        h("g", {"transform": flag},
          h("rect", {"class": "pp-flag", "width": "28", "height": "28"}),
          h("path", {"class": "pp-flag-cross", "d": "M11 4h6v7h7v6h-7v7h-6v-7h-7v-6h7z"}))
        if flagged else None,
    )  # fmt: skip
