"""The parts of the board beside the map: party plates, borders left, votes, legend."""

from __future__ import annotations

from math import inf
from typing import Final

from hustings.core.model import OVER
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.hexboard import Spot
from hustings.draw.lettering import MIN_WIDE_LETTERS, Lettering, fit_line
from hustings.draw.look import Look
from hustings.draw.marker import marker, shape
from hustings.draw.pieces import card
from hustings.draw.tree import cls, h, num, part, points
from hustings.games.gerrymander import phrases
from hustings.games.gerrymander.state import State, district, turn_length
from hustings.games.gerrymander.view.layout import LETTERS, Layout
from hustings.games.gerrymander.view.slips import Lead, lead, slip
from hustings.games.gerrymander.view.vote_counts import (
    TITLE,
    count_row,
    count_votes,
    lead_text,
    vote_bar,
)
from hustings.messages.formats import number
from hustings.messages.generated import gerrymander as messages

MIN_FONT_SIZE: Final = 11.5
"""Smaller letters cannot be read."""
_HEX: Final = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))


def side_panel(obs: State, look: Look, plan: Layout) -> Tree:
    """Return all parts of the board but the map."""
    best = max(obs.won)
    plates = []
    for party, box in enumerate(plan.plates):
        name = look.names[party] if obs.seats > 1 else ""
        now = party in obs.turn.seats and obs.seats > 1 and obs.turn.mode != OVER
        ahead = obs.won[party] == best > min(obs.won)
        won = (obs.won[party], obs.swing[party], obs.cost[party])
        plates.append(_plate(box, party, name, won, now=now, ahead=ahead, lines=plan.lines))
    over = obs.turn.mode == OVER
    return h(
        "g",
        {"class": "gm-beside"},
        plates,
        _result(obs, plan) if over else [_tray(obs, plan), _open_votes(obs, plan)],
        _legend(plan.key, plan.slip * plan.scale, dots=not look.quiz) if plan.key else None,
    )


def _card(box: Box, name: str, thick: float) -> Tree:
    """Return a piece of card. thick: height of its visible edge."""
    return card(box.x, box.y, box.w, box.h - thick, name, 8, thick)


# --- the parties


@part
def _plate(
    box: Box,
    party: int,
    name: str,
    won: tuple[int, int, int],
    *,
    now: bool,
    ahead: bool,
    lines: bool,
) -> Tree:
    """Return a party's plate: mark, player, districts won, swing counties.

    name: of the player, "" in a solo game. won: districts, swing counties, votes spent. now:
    whether the party is active. ahead: whether no party has more districts.
    """
    who = phrases.PARTIES[party]
    districts, swing, cost = won
    line = messages.party_led_by(party=who, name=name) if name else who
    label = messages.plate_label(who=line, districts=districts, swing=swing, cost=cost)
    attrs = {
        "class": cls(f"gm-plate seat-{party}", now and "gm-now", ahead and "gm-ahead"),
        "role": "img",
        "aria-label": label,
    }
    draw = _wide_plate if lines else _narrow_plate
    inner = draw(box, party, name or who, districts, swing, ahead=ahead)
    at = {
        "x": num(box.x + 4),
        "y": num(box.y + 4),
        "width": num(0.82 * box.h),
        "height": num(box.h - 12),
        "fill": f"url(#gm-hatch-{party})",
        "rx": "5",
    }
    return h(
        "g",
        attrs,
        _card(box, "gm-piece", 4 if lines else 2.5),
        h("rect", {"class": "gm-band", **at}) if lines else None,
        inner,
    )


def _wide_plate(
    box: Box, party: int, name: str, districts: int, swing: int, *, ahead: bool
) -> list[Tree]:
    """Return the content of a wide plate."""
    high = box.h - 4
    y = box.y + high / 2
    mark = box.x + 4 + 0.41 * box.h
    left = mark + 0.41 * box.h + 14
    figure = box.x + box.w - 40
    room = figure - 34 - left
    who = phrases.PARTIES[party]
    return [
        marker(party, mark, y, 0.27 * high, phrases.INITIALS[party]),
        _player_and_party(left, y - 0.1 * high, name, who, room),
        *_tiles(left + 8, y + 0.24 * high, room - 34 * bool(swing), 8, districts),
        *(_stars(figure - 56, y + 0.24 * high, swing, 15) if swing else ()),
        *_score(figure, y - 0.1 * high, 0.34 * high, districts, ahead=ahead),
        _text(
            "gm-less gm-mid",
            figure,
            y + 0.42 * high,
            messages.districts_word(districts=districts),
            14.5,
            72,
        ),
    ]


def _narrow_plate(
    box: Box, party: int, name: str, districts: int, swing: int, *, ahead: bool
) -> list[Tree]:
    """Return the content of a narrow plate: mark and name, below them the districts."""
    size = 13 if box.w > 100 else 11.5
    x, left, right = box.x + 14, box.x + 27, box.x + box.w - 5
    high, low = box.y + 0.26 * box.h, box.y + 0.71 * box.h
    room = right - left - (2.1 * size if swing else 0)
    return [
        marker(party, x, high, 8.4, phrases.INITIALS[party]),
        _text("gm-who", left, high + 0.36 * size, _shorten(name, room / (0.56 * size)), size),
        *(_stars(right - 1.3 * size, high + 0.3 * size, swing, size) if swing else ()),
        *_score(x, low, 0.78 * size, districts, ahead=ahead),
        _text(
            "gm-many",
            left,
            low + 0.36 * size,
            messages.districts_word(districts=districts),
            size,
            right - left,
        ),
    ]


def _score(x: float, y: float, r: float, districts: int, *, ahead: bool) -> list[Tree]:
    """Return the number of districts, on a hexagon for the leading party."""
    tile = h("polygon", {"class": "gm-tile", "points": points(_hexagon(x, y, r))})
    name = "gm-score gm-mid gm-first" if ahead else "gm-score gm-mid"
    figure = _text(name, x, y + 0.52 * r, str(districts), 1.5 * r)
    return [tile, figure] if ahead else [figure]


def _hexagon(x: float, y: float, r: float) -> list[Spot]:
    return [(x + r * dx, y + r * dy) for dx, dy in _HEX]


def _player_and_party(x: float, y: float, name: str, who: str, room: float) -> Tree:
    """Return the name of a party's player, followed by the party's name."""
    fitted = _shorten(name, (room - 8 * len(who)) / 10.5)
    attrs = {"class": "gm-who", "x": num(x), "y": num(y), "font-size": "19"}
    party = h("tspan", {"class": "gm-less", "dx": "8"}, who)
    return h("text", attrs, fitted, party if name != who else None)


def _tiles(x: float, y: float, room: float, r: float, districts: int) -> list[Tree]:
    """Return a hexagon for each district won."""
    step = min(2.1 * r, room / max(1, districts))
    return [
        h("polygon", {"class": "gm-tile", "points": points(_hexagon(x + step * i, y, r))})
        for i in range(districts)
    ]


def _stars(x: float, y: float, swing: int, size: float) -> list[Tree]:
    """Return a star with the number of swing counties. y: baseline of the number."""
    return [
        h("g", {"class": "gm-star"}, shape("star", x, y - 0.3 * size, 0.42 * size)),
        _text("gm-number", x + 0.62 * size, y + 0.06 * size, str(swing), size),
    ]


def _text(name: str, x: float, y: float, line: str, size: float, room: float = inf) -> Tree:
    """Return a text of a size that is no wider than its room. Only wide boards have large ones."""
    least = MIN_WIDE_LETTERS if size > MIN_WIDE_LETTERS else min(size, MIN_FONT_SIZE)
    tag, attrs, inner = fit_line(name, x, y, line, room, Lettering(size, least))
    return [tag, {**attrs, "font-size": num(size)}, inner]


def board_line(kind: str, x: float, y: float, line: str, room: float, *, lines: bool) -> Tree:
    """Return a text no wider than its room. kind: begins with one of LETTERS; lines: see Layout."""
    return fit_line(kind, x, y, line, room, LETTERS[kind.split(maxsplit=1)[0]][not lines])


def _shorten(name: str, letters: float) -> str:
    return cut(name, max(3, int(letters)))


# --- the turn


def _tray(obs: State, plan: Layout) -> Tree | None:
    """Return the borders left in this turn; in a solo game the score instead."""
    box = plan.tray
    if obs.seats == 1:
        line = number(obs.won[0] - obs.won[1], signDisplay="exceptZero")
        return _solo_score(box, line, lines=plan.lines)
    if not obs.turn.seats:
        return None
    total, done = turn_length(obs, obs.number), not any(map(bool, obs.can))
    return _borders_left(box, obs.turn.seats[0], obs.left, total, done=done, lines=plan.lines)


@part
def _borders_left(box: Box, seat: int, left: int, total: int, *, done: bool, lines: bool) -> Tree:
    """Return the tray of borders left. done: whether the map is finished."""
    high, gap = (0.6 * box.h, 16) if lines else (0.56 * box.h, 11)
    x, y = box.x + (20 if lines else 12), box.y + box.h / 2
    sticks = []
    for i in range(total):
        way = f"M{num(x + gap * i)} {num(y - high / 2)}v{num(high)}"
        if i < left:
            sticks.append(h("path", {"class": "gm-stick gm-below", "d": way}))
            sticks.append(h("path", {"class": "gm-stick", "d": way}))
        else:
            sticks.append(h("path", {"class": "gm-gone", "d": way}))
    text = x + gap * total + (4 if lines else 0)
    size, drop = (17, 6) if lines else (13, 4.5)
    line = messages.borders_left_short(left=left)
    if lines:
        line = messages.map_finished() if done else messages.borders_left(left=left)
    return h(
        "g",
        {"class": f"gm-tray seat-{seat}", "aria-hidden": "true"},
        _card(box, "gm-inset", 0),
        sticks,
        _text("gm-number", text, y + drop, line, size, box.x + box.w - text - 3),
    )


@part
def _solo_score(box: Box, line: str, *, lines: bool) -> Tree:
    """Return the score of a solo game (rule 30)."""
    y, room = box.y + box.h / 2, box.w - (84 if lines else 43)
    inner = [
        _text("gm-score", box.x + 16, y + 12, line, 34),
        _text("gm-number", box.x + 80, y - 3, messages.alone_score(), 16, room),
        _text("gm-less", box.x + 80, y + 17, messages.alone_score_means(), 14.5, room),
    ]
    if not lines:
        inner = [
            _text("gm-score", box.x + 6, y + 8, line, 22),
            _text("gm-less", box.x + 40, y - 2, messages.alone_score_first(), 11.5, room),
            _text("gm-less", box.x + 40, y + 12, messages.alone_score_second(), 11.5, room),
        ]
    return h("g", {"class": "gm-tray", "aria-hidden": "true"}, _card(box, "gm-inset", 0), inner)


# --- the votes


def _open_votes(obs: State, plan: Layout) -> Tree:
    """Return the votes of all counties outside districts."""
    inside = [county for county in range(obs.board.size) if district(obs, county) < 0]
    known = count_votes(obs, inside)
    line = lead_text(lead(obs, inside), known) if inside else ""
    return _open_votes_card(plan.votes, len(inside), known.votes, line, lines=plan.lines)


@part
def _open_votes_card(
    box: Box, size: int, votes: tuple[int, ...], line: str, *, lines: bool
) -> Tree:
    title = messages.still_open(counties=size)
    inner: list[Tree]
    room = box.w - (28 if lines else 20)
    if not size:
        line = messages.all_closed()
        inner = [board_line(TITLE, box.x + 10, box.y + box.h / 2 + 5, line, room, lines=lines)]
        if lines:
            middle, high = box.x + box.w / 2, box.y + box.h / 2
            inner = [
                board_line(f"{TITLE} gm-mid", middle, high + dy, part, room, lines=lines)
                for dy, part in (
                    (-7, messages.all_closed_first()),
                    (19, messages.all_closed_second()),
                )
            ]
    elif lines:
        x, y = box.x + 16, box.y + 26
        step = (box.h - 40) / 3
        inner = [
            board_line(TITLE, x, y, title, room, lines=lines),
            vote_bar(votes, x, y + 0.42 * step, box.w - 32, 0.62 * step) if votes else [],
            count_row(votes, x, y + 2 * step, box.w - 28, 16),
            board_line(
                "gm-said",
                x,
                y + 3 * step,
                messages.tie_equal() if line == messages.a_tie() else line,
                room,
                lines=lines,
            ),
        ]
    else:
        x, y = box.x + 10, box.y + box.h / 2
        inner = [
            board_line(TITLE, x, y - 3, title, room, lines=lines),
            count_row(votes, x, y + 13, box.w - 30, 12.5),
        ]
        if not votes:
            inner.append(board_line("gm-less", x, y + 13, line, room, lines=lines))
    return h(
        "g", {"class": "gm-open-votes", "aria-hidden": "true"}, _card(box, "gm-note", 0), inner
    )


def _result(obs: State, plan: Layout) -> Tree:
    """Return the votes of all voters, and below them the districts won."""
    known = count_votes(obs, range(obs.board.size))
    top, low = plan.tray, plan.votes
    if plan.lines:
        box = Box(low.x, top.y, low.w, low.y + low.h - top.y)
    else:
        box = Box(top.x, low.y, low.x + low.w - top.x, low.h)
    return _result_card(box, known.votes, tuple(obs.won), lines=plan.lines)


@part
def _result_card(box: Box, votes: tuple[int, ...], won: tuple[int, ...], *, lines: bool) -> Tree:
    inner: list[Tree] = []
    half = box.h / 2
    for n, (title, each) in enumerate(
        ((messages.result_voters(), votes), (messages.result_map(), won))
    ):
        if lines:
            x, y, width = box.x + 16, box.y + half * n + 26, box.w - 32
            inner += [
                board_line(TITLE, x, y, title, width, lines=lines),
                vote_bar(each, x, y + 10, width, 0.2 * half),
                count_row(each, x, y + 10 + 0.2 * half + 24, width + 4, 17),
            ]
        else:
            x, y = box.x + 10, box.y + (0.42 + 0.46 * n) * box.h
            inner += [
                board_line(TITLE, x, y, title, 78, lines=lines),
                count_row(each, x + 82, y, box.w - 96, 12.5),
            ]
    return h("g", {"class": "gm-result", "aria-hidden": "true"}, _card(box, "gm-note", 0), inner)


# --- the legend


@part
def _legend(box: Box, size: float, *, dots: bool = True) -> Tree:
    """Return the legend of the signs on the map. size: font size of slips.

    dots: whether edges that close something off are marked.
    """
    rows = (
        (_swing_sign, messages.key_swing()),
        (_leading_sign, messages.key_leading()),
        (_closing_sign, messages.key_closing()),
    )[: 3 if dots else 2]
    step = box.h / len(rows)
    drawn: list[Tree] = []
    for n, (sign, line) in enumerate(rows):
        y = box.y + step * (n + 0.5)
        drawn.append(sign((box.x + 34, y), size))
        drawn.append(_text("gm-less", box.x + 70, y + 5, line, 14.5, box.w - 72))
    return h("g", {"class": "gm-key", "aria-hidden": "true"}, drawn)


def _swing_sign(at: Spot, size: float) -> Tree:  # noqa: ARG001 - signs are drawn alike
    return h("g", {"class": "gm-star"}, shape("star", *at, 8))


def _leading_sign(at: Spot, size: float) -> Tree:
    return slip(*at, Lead(0, 5), min(size, 16.6), held=False)


def _closing_sign(at: Spot, size: float) -> Tree:  # noqa: ARG001 - signs are drawn alike
    x, y = at
    return h("path", {"class": "gm-dots", "d": f"M{num(x - 18)} {num(y)}h36"})
