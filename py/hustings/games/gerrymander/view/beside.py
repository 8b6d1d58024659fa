"""What stands beside the map: the parties' scores, the borders left, the votes, what signs mean."""

from __future__ import annotations

from math import inf
from typing import Final

from hustings.core.model import OVER
from hustings.core.protocols import Tree
from hustings.draw.hexboard import Spot
from hustings.draw.lettering import Lettering, fit_line
from hustings.draw.look import Look
from hustings.draw.marker import marker, shape
from hustings.draw.pieces import card
from hustings.draw.tree import cls, h, num, part, points
from hustings.games.gerrymander import phrases
from hustings.games.gerrymander.state import State, district, turn_length
from hustings.games.gerrymander.view.counts import TITLE, counts, divided, row, sentence
from hustings.games.gerrymander.view.layout import LETTERS, Box, Layout
from hustings.games.gerrymander.view.slips import Lead, lead, slip
from hustings.messages.formats import number
from hustings.messages.generated import gerrymander as messages

READ: Final = 11.5
"""The smallest size of letters that can be read."""
_HEX: Final = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))


def beside(obs: State, look: Look, plan: Layout) -> Tree:
    """Return everything but the map."""
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
        _result(obs, plan) if over else [_tray(obs, plan), _open(obs, plan)],
        _key(plan.key, plan.slip * plan.scale, dots=not look.quiz) if plan.key else None,
    )


def _card(box: Box, name: str, thick: float) -> Tree:
    """Return a piece of card; thick: how much of its edge is seen."""
    return card(box.x, box.y, box.width, box.height - thick, name, 8, thick)


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
    """Return a party's plate: mark, who leads it, the districts won, swing counties in them.

    name: of the person, "" when alone. now: it draws; ahead: no party has more districts.
    """
    who = phrases.PARTIES[party]
    districts, swing, cost = won
    said = messages.party_led_by(party=who, name=name) if name else who
    label = messages.plate_label(who=said, districts=districts, swing=swing, cost=cost)
    attrs = {
        "class": cls(f"gm-plate seat-{party}", now and "gm-now", ahead and "gm-ahead"),
        "role": "img",
        "aria-label": label,
    }
    draw = _lines if lines else _short
    inner = draw(box, party, name or who, districts, swing, ahead=ahead)
    at = {
        "x": num(box.x + 4),
        "y": num(box.y + 4),
        "width": num(0.82 * box.height),
        "height": num(box.height - 12),
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


def _lines(
    box: Box, party: int, name: str, districts: int, swing: int, *, ahead: bool
) -> list[Tree]:
    """Return what stands on a plate with room for lines."""
    high = box.height - 4
    y = box.y + high / 2
    mark = box.x + 4 + 0.41 * box.height
    left = mark + 0.41 * box.height + 14
    figure = box.x + box.width - 40
    room = figure - 34 - left
    who = phrases.PARTIES[party]
    return [
        marker(party, mark, y, 0.27 * high, phrases.INITIALS[party]),
        _named(left, y - 0.1 * high, name, who, room),
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


def _short(
    box: Box, party: int, name: str, districts: int, swing: int, *, ahead: bool
) -> list[Tree]:
    """Return what stands on a plate of a strip: mark and name, below them the districts."""
    size = 13 if box.width > 100 else 11.5
    x, left, right = box.x + 14, box.x + 27, box.x + box.width - 5
    high, low = box.y + 0.26 * box.height, box.y + 0.71 * box.height
    room = right - left - (2.1 * size if swing else 0)
    return [
        marker(party, x, high, 8.4, phrases.INITIALS[party]),
        _text("gm-who", left, high + 0.36 * size, _fitting(name, room / (0.56 * size)), size),
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
    """Return the number of districts, of who is ahead on a large one."""
    tile = h("polygon", {"class": "gm-tile", "points": points(_hexagon(x, y, r))})
    name = "gm-score gm-mid gm-first" if ahead else "gm-score gm-mid"
    figure = _text(name, x, y + 0.52 * r, str(districts), 1.5 * r)
    return [tile, figure] if ahead else [figure]


def _hexagon(x: float, y: float, r: float) -> list[Spot]:
    return [(x + r * dx, y + r * dy) for dx, dy in _HEX]


def _named(x: float, y: float, name: str, who: str, room: float) -> Tree:
    """Return who leads a party, and after it the party's name."""
    fitted = _fitting(name, (room - 8 * len(who)) / 10.5)
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
    """Return a star with the number of swing counties. y: where the number stands."""
    return [
        h("g", {"class": "gm-star"}, shape("star", x, y - 0.3 * size, 0.42 * size)),
        _text("gm-number", x + 0.62 * size, y + 0.06 * size, str(swing), size),
    ]


def _text(name: str, x: float, y: float, said: str, size: float = 0, room: float = inf) -> Tree:
    """Return a text of a size that is no wider than its room."""
    tag, attrs, inner = fit_line(name, x, y, said, room, Lettering(size, min(size, READ)))
    return [tag, {**attrs, "font-size": num(size)}, inner] if size else [tag, attrs, inner]


def line(kind: str, x: float, y: float, said: str, room: float, *, lines: bool) -> Tree:
    """Return a text no wider than its room. kind: begins with one of LETTERS; lines: see Layout."""
    return fit_line(kind, x, y, said, room, LETTERS[kind.split(maxsplit=1)[0]][not lines])


def _fitting(name: str, letters: float) -> str:
    most = max(3, int(letters))
    return name if len(name) <= most else f"{name[: most - 1]}…"


# --- the turn


def _tray(obs: State, plan: Layout) -> Tree | None:
    """Return the borders left in this turn, lying ready; alone, the score instead."""
    box = plan.tray
    if obs.seats == 1:
        said = number(obs.won[0] - obs.won[1], signDisplay="exceptZero")
        return _alone(box, said, lines=plan.lines)
    if not obs.turn.seats:
        return None
    total, done = turn_length(obs, obs.number), not any(map(bool, obs.can))
    return _ready(box, obs.turn.seats[0], obs.left, total, done=done, lines=plan.lines)


@part
def _ready(box: Box, seat: int, left: int, total: int, *, done: bool, lines: bool) -> Tree:
    """Return the borders left. done: the map is finished, none is needed any more."""
    high, gap = (0.6 * box.height, 16) if lines else (0.56 * box.height, 11)
    x, y = box.x + (20 if lines else 12), box.y + box.height / 2
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
    said = messages.borders_left_short(left=left)
    if lines:
        said = messages.map_finished() if done else messages.borders_left(left=left)
    return h(
        "g",
        {"class": f"gm-tray seat-{seat}", "aria-hidden": "true"},
        _card(box, "gm-inset", 0),
        sticks,
        _text("gm-number", text, y + drop, said, size, box.x + box.width - text - 3),
    )


@part
def _alone(box: Box, said: str, *, lines: bool) -> Tree:
    """Return the score of somebody who plays alone: rule 30."""
    y, room = box.y + box.height / 2, box.width - (84 if lines else 43)
    inner = [
        _text("gm-score", box.x + 16, y + 12, said, 34),
        _text("gm-number", box.x + 80, y - 3, messages.alone_score(), 16, room),
        _text("gm-less", box.x + 80, y + 17, messages.alone_score_means(), 14.5, room),
    ]
    if not lines:
        inner = [
            _text("gm-score", box.x + 6, y + 8, said, 22),
            _text("gm-less", box.x + 40, y - 2, messages.alone_score_first(), 11.5, room),
            _text("gm-less", box.x + 40, y + 12, messages.alone_score_second(), 11.5, room),
        ]
    return h("g", {"class": "gm-tray", "aria-hidden": "true"}, _card(box, "gm-inset", 0), inner)


# --- the votes


def _open(obs: State, plan: Layout) -> Tree:
    """Return the votes of all counties that are in no district yet."""
    inside = [county for county in range(obs.board.size) if district(obs, county) < 0]
    told = counts(obs, inside)
    said = sentence(lead(obs, inside), told) if inside else ""
    return _votes(plan.votes, len(inside), told.votes, said, lines=plan.lines)


@part
def _votes(box: Box, size: int, votes: tuple[int, ...], said: str, *, lines: bool) -> Tree:
    title = messages.still_open(counties=size)
    inner: list[Tree]
    room = box.width - (28 if lines else 20)
    if not size:
        said = messages.all_closed()
        inner = [line(TITLE, box.x + 10, box.y + box.height / 2 + 5, said, room, lines=lines)]
        if lines:
            middle, high = box.x + box.width / 2, box.y + box.height / 2
            inner = [
                line(f"{TITLE} gm-mid", middle, high + dy, part, room, lines=lines)
                for dy, part in (
                    (-7, messages.all_closed_first()),
                    (19, messages.all_closed_second()),
                )
            ]
    elif lines:
        x, y = box.x + 16, box.y + 26
        step = (box.height - 40) / 3
        inner = [
            line(TITLE, x, y, title, room, lines=lines),
            divided(votes, x, y + 0.42 * step, box.width - 32, 0.62 * step) if votes else [],
            row(votes, x, y + 2 * step, box.width - 28, 16),
            line(
                "gm-said",
                x,
                y + 3 * step,
                messages.tie_equal() if said == messages.a_tie() else said,
                room,
                lines=lines,
            ),
        ]
    else:
        x, y = box.x + 10, box.y + box.height / 2
        inner = [
            line(TITLE, x, y - 3, title, room, lines=lines),
            row(votes, x, y + 13, box.width - 30, 12.5),
        ]
        if not votes:
            inner.append(line("gm-less", x, y + 13, said, room, lines=lines))
    return h(
        "g", {"class": "gm-open-votes", "aria-hidden": "true"}, _card(box, "gm-note", 0), inner
    )


def _result(obs: State, plan: Layout) -> Tree:
    """Return what the voters wanted, and beneath it what the map made of it."""
    told = counts(obs, range(obs.board.size))
    top, low = plan.tray, plan.votes
    if plan.lines:
        box = Box(low.x, top.y, low.width, low.y + low.height - top.y)
    else:
        box = Box(top.x, low.y, low.x + low.width - top.x, low.height)
    return _compared(box, told.votes, tuple(obs.won), lines=plan.lines)


@part
def _compared(box: Box, votes: tuple[int, ...], won: tuple[int, ...], *, lines: bool) -> Tree:
    inner: list[Tree] = []
    half = box.height / 2
    for n, (title, each) in enumerate(
        ((messages.result_voters(), votes), (messages.result_map(), won))
    ):
        if lines:
            x, y, wide = box.x + 16, box.y + half * n + 26, box.width - 32
            inner += [
                line(TITLE, x, y, title, wide, lines=lines),
                divided(each, x, y + 10, wide, 0.2 * half),
                row(each, x, y + 10 + 0.2 * half + 24, wide + 4, 17),
            ]
        else:
            x, y = box.x + 10, box.y + (0.42 + 0.46 * n) * box.height
            inner += [
                line(TITLE, x, y, title, 78, lines=lines),
                row(each, x + 82, y, box.width - 96, 12.5),
            ]
    return h("g", {"class": "gm-result", "aria-hidden": "true"}, _card(box, "gm-note", 0), inner)


# --- what the signs mean


@part
def _key(box: Box, size: float, *, dots: bool = True) -> Tree:
    """Return the signs on the map in words. size: of the type on slips, as it is drawn there.

    dots: whether sides that close something off are marked.
    """
    rows = (
        (_swing, messages.key_swing()),
        (_leading, messages.key_leading()),
        (_dots, messages.key_closing()),
    )[: 3 if dots else 2]
    step = box.height / len(rows)
    drawn: list[Tree] = []
    for n, (sign, said) in enumerate(rows):
        y = box.y + step * (n + 0.5)
        drawn.append(sign((box.x + 34, y), size))
        drawn.append(_text("gm-less", box.x + 70, y + 5, said, 14.5, box.width - 72))
    return h("g", {"class": "gm-key", "aria-hidden": "true"}, drawn)


def _swing(at: Spot, size: float) -> Tree:  # noqa: ARG001 - signs are drawn alike
    return h("g", {"class": "gm-star"}, shape("star", *at, 8))


def _leading(at: Spot, size: float) -> Tree:
    return slip(*at, Lead(0, 5), min(size, 16.6), held=False)


def _dots(at: Spot, size: float) -> Tree:  # noqa: ARG001 - signs are drawn alike
    x, y = at
    return h("path", {"class": "gm-dots", "d": f"M{num(x - 18)} {num(y)}h36"})
