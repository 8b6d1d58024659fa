"""The strip above the map: five event cards, the engagement track, the dial of the forecast."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.box import Box
from hustings.draw.lettering import fit_lines, width
from hustings.draw.pieces import card
from hustings.draw.tree import Child, cls, h, num, part
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position.board import ROLLS, WEEKS
from hustings.games.poll_position.events import CardRevealed, EngagementRose, Looked
from hustings.games.poll_position.view.card_signs import card_sign
from hustings.games.poll_position.view.dial import dial
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import LETTERS, Layout, layout
from hustings.games.poll_position.view.pieces import board_line, rect
from hustings.messages.generated import poll_position_board as messages

_BEST_VERDICT_SCORE: Final = 11
"""The lowest score of the best verdict."""
_MAX_NAME_X: Final = 190
"""Right end of the event's name on a tall board, where the forecast begins."""
_MAX_VERDICT_WIDTH: Final = 92
"""Width of the verdict beside the dial of a tall board; the event's name has the rest."""
_LEAF: Final = (
    "M0-11l2.5 5 4.5-2-1 8 4-3 1 3 4-1-1.5 4 3 2.5-7 4.5.5 3-8-1v6h-3v-6l-8 1 .5-3-7-4.5"
    " 3-2.5-1.5-4 4 1 1-3 4 3-1-8 4.5 2z"
)


def draw_strip(drawing: Drawing) -> list[Child]:
    """Return the week cards, the engagement track and the forecast."""
    obs, tall = drawing.obs, drawing.board.tall
    turned = bool(of_kind(drawing.look.last, CardRevealed) or of_kind(drawing.look.last, Looked))
    cards = []
    for week in range(WEEKS):
        known = week < len(obs.drawn)
        fresh = turned and week == len(obs.drawn) - 1
        now = week == obs.week
        cards.append(_week_card(tall, week, obs.drawn[week] if known else -1, now, fresh))
    label = messages.week_of(week=min(obs.week + 1, WEEKS), weeks=WEEKS)
    risen = bool(of_kind(drawing.look.last, EngagementRose))
    return [
        h("g", {"role": "img", "aria-label": label}, cards),
        _engagement_track(tall, obs.engagement, risen),
        _forecast_dial(drawing),
        _event_name(drawing) if tall else None,
    ]


def _card_box(tall: bool, week: int) -> Box:
    strip = layout(tall).strip
    if tall:
        return strip.inside(2 + 29 * week, 1, 26, 33)
    return strip.inside(174.5 * week, 0, 166, strip.h - 3)


@part
def _week_card(tall: bool, week: int, event: int, now: bool, fresh: bool) -> Tree:
    """Return the event card of a week: its face, or its back for event -1."""
    box = _card_box(tall, week)
    x, y = box.middle
    known = event >= 0
    number = week + 1
    label = messages.week_unknown(week=number)
    if known:
        label = messages.week_event(week=number, card=words.CARDS[event])
    kind = cls("pp-week", now and "pp-now", known and "pp-open", fresh and "pp-flipped")
    parts: list[Child] = [
        h("title", {}, label),
        card(*box, "pp-stock", 4, 1.5 if tall else 3),
    ]
    if not known:
        frame = box.inside(2.5, 2.5, box.w - 5, box.h - 5)
        scale = 0.8 if tall else 1.35
        move = f"translate({num(x if tall else box.x + 134)} {num(y + 1)}) scale({num(scale)})"
        parts += [
            rect(frame, "pp-frame", 3),
            h("path", {"class": "pp-leaf", "d": _LEAF, "transform": move}),
        ]
    title = str(number) if tall else messages.week(week=number)
    if not tall or not known:
        at = (x, y + 4.5) if tall else (box.x + 9, box.y + 20)
        parts.append(board_line("pp-when-week", *at, title, 26 if tall else 110, tall))
    if known:
        parts.append(card_sign(event, x, y, 18) if tall else _card_face(box, event))
    return h("g", {"class": kind}, parts)


def _card_face(box: Box, card: int) -> list[Tree]:
    lines = _two_lines(words.CARDS[card])
    top = box.y + (47 if len(lines) == 1 else 37)
    drawn = [
        board_line("pp-event", box.x + 9, top + 14 * n, line, box.w - 14, False)
        for n, line in enumerate(lines)
    ]
    return [card_sign(card, box.x + box.w - 16, box.y + 16, 21), *drawn]


def _two_lines(name: str) -> list[str]:
    return [name] if len(name) < 18 else name.rsplit(" ", 1)


@part
def _engagement_track(tall: bool, level: int, risen: bool) -> Tree:
    """Return the engagement track with the voters of each level."""
    label = messages.engagement_per_turn(level=level, voters=ROLLS[level])
    x, y = layout(tall).level
    text = messages.engagement(level=level) if tall else _level_label(level)
    room = 108 if tall else layout(tall).width - x - 4
    parts: list[Child] = [board_line("pp-small", x, y, text, room, tall)]
    step, r = (12.0, 4.2) if tall else (32.0, 12.0)
    for n in range(len(ROLLS)):
        at = {"cx": num(x + r + step * n), "cy": num(y + (10 if tall else 23)), "r": num(r)}
        now = n == level
        kind = cls("pp-level", n <= level and "pp-filled", now and risen and "pp-risen")
        number = {"x": at["cx"], "y": num(y + 28)}
        parts.append(
            h("g", {"class": kind}, h("title", {}, _level_label(n)),
              h("circle", at), None if tall else h("text", number, str(n)))
        )  # fmt: skip
    return h("g", {"role": "img", "aria-label": label}, parts)


def _level_label(level: int) -> str:
    """Return a level of engagement with its voters per turn."""
    return messages.engagement_a_turn(level=level, voters=ROLLS[level])


def _forecast_dial(drawing: Drawing) -> Tree:
    """Return the dial of the forecast with the expected score."""
    expected = drawing.expected
    points = expected.middle
    verdict = words.VERDICTS[tally.verdict(points)]
    better, least = _next_verdict(points)
    label = forecast_label(drawing)
    x, y, r = drawing.board.dial
    if drawing.board.tall:
        end, now = x - r - 4, messages.forecast_of(points=points)
        lines = [
            board_line("pp-small pp-ending", end, y - 11, now, 104, True),
            board_line("pp-small pp-ending", end, y + 1, verdict, _MAX_VERDICT_WIDTH, True),
        ]
    else:
        left, room = x + r + 10, drawing.board.width - x - r - 16
        now = messages.forecast_verdict(points=points, verdict=verdict)
        coming = messages.better_from(next=better, least=least) if better else ""
        lines = [
            board_line("pp-small", left, y - 45, messages.forecast(), room, False),
            board_line("pp-sum-forecast", left, y - 23, now, room, False),
            *fit_lines("pp-small", left, y - 3, coming, room, LETTERS["pp-small"][False], 2, 26),
        ]
    picture = {"role": "img", "aria-label": label}
    return h("g", picture, h("title", {}, label), dial(x, y, r, *expected), lines)


def dial_box(board: Layout) -> Box:
    """Return the box of the dial and the lines beside it."""
    x, y, r = board.dial
    if board.tall:
        return Box(x - r - 60, y - r, 2 * r + 62, r + 4)
    return Box(x - r, y - r - 4, board.width - x + r - 6, r + 14)


def forecast_label(drawing: Drawing) -> str:
    """Return the forecast as a sentence: its score, verdict and range."""
    low, points, high = drawing.expected
    better, least = _next_verdict(points)
    return messages.forecast_means(
        points=points,
        verdict=words.VERDICTS[tally.verdict(points)],
        low=low,
        high=high,
        better=bool(better),
        next=better,
        least=least,
        goodwill=drawing.obs.goodwill,
    )


def _next_verdict(points: int) -> tuple[str, int]:
    """Return the next better verdict and its lowest score; ("", 0) at the best."""
    now = tally.verdict(points)
    better_scores = range(points + 1, max(points, _BEST_VERDICT_SCORE) + 1)
    for better in better_scores:
        if (verdict := tally.verdict(better)) != now:
            return words.VERDICTS[verdict], better
    return "", 0


def _event_name(drawing: Drawing) -> Tree:
    """Return the name of the week's event below its card, clear of the forecast."""
    obs, strip = drawing.obs, drawing.board.strip
    known = obs.week < len(obs.drawn)
    name = words.CARDS[obs.drawn[obs.week]] if known else messages.event_face_down()
    verdict = words.VERDICTS[tally.verdict(drawing.expected.middle)]
    x, _, r = drawing.board.dial
    free = x - r - 10 - min(_MAX_VERDICT_WIDTH, drawing.board.text * width(verdict))
    end = min(strip.x + _MAX_NAME_X, free)
    half = drawing.board.text * width(name, "display") / 2
    middle = min(_card_box(True, min(obs.week, WEEKS - 1)).middle[0], end - half)
    left = max(strip.x + 2, middle - half)
    return board_line("pp-event", left, strip.y + 46.5, name, end - left, True)
