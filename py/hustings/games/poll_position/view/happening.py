"""What has just happened, drawn over the map: each beat of the telling as a scene of its own.

All that moves is said by the style sheet; without movement the same picture stands still. Nothing
here can be clicked. Once somebody decides, only what is small stays: no choice is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hustings.core.model import Event
from hustings.core.protocols import Tree
from hustings.draw.die import die
from hustings.draw.marker import marker
from hustings.draw.pieces import ballot, stamp
from hustings.draw.tree import Child, h, num
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, REGIONS
from hustings.games.poll_position.events import (
    Arrived,
    CardRevealed,
    Closed,
    HonkBegan,
    Kept,
    Opened,
    Placed,
    PlanChanged,
    PlansRevealed,
    Protested,
    Reached,
    ReconciliationBegan,
    Replaced,
    Rolled,
    Scattered,
    ShortageBegan,
    SiteLost,
    SiteLowered,
    Split,
    Stayed,
    Turned,
    VoterTurnedUp,
)
from hustings.games.poll_position.view.big import draw_big
from hustings.games.poll_position.view.layout import Box, Layout
from hustings.games.poll_position.view.mat import DIE, draw_tray
from hustings.games.poll_position.view.pieces import ending, letters, rect
from hustings.games.poll_position.view.scene import Scene
from hustings.games.poll_position.view.sign import card_sign


class Happened(NamedTuple):
    """One event to be drawn. order: how many were told in the same beat before it."""

    scene: Scene
    event: Event
    order: int

    @property
    def board(self) -> Layout:
        """Where everything stands."""
        return self.scene.board

    def box(self, place: int) -> Box:
        """Return the box of a place."""
        return self.board.plaques[place].box

    def big(self, *parts: Child) -> Tree:
        """Return what may cover the board while it is told."""
        return self.scene.told(parts)

    @property
    def sign(self) -> int:
        """The card of the week."""
        return self.scene.obs.drawn[self.scene.obs.week]


def draw_happening(scene: Scene) -> Tree:
    """Return what is drawn over the map of the events that were told last."""
    look = scene.look
    parts: list[Child] = []
    for i, event in enumerate(look.last):
        draw = _DRAWN.get(event[0])
        if draw is not None:
            parts.append(draw(Happened(scene, event, i)))
    if scene.obs.turn.prompt == v.PLACE_DIE:
        parts.append(draw_tray(scene))
    key = f"happening-{look.ply}-{len(look.recent)}"
    kind = {"class": "pp-happening", "key": key, "aria-hidden": "true"}
    return h("g", kind, parts, draw_big(scene))


# Small things, at the places themselves -------------------------------------------------------


def _ring(box: Box, kind: str = "") -> Tree:
    around = box.inside(-1.5, -1.5, box.w + 3, box.h + 3)
    return rect(around, f"pp-ring {kind}", 7)


def _after(i: int, tree: Tree, kind: str = "pp-pop") -> Tree:
    """Return a part that appears after those before it."""
    return h("g", {"class": kind, "style": f"animation-delay:{min(i, 8) * 110}ms"}, tree)


def _came(now: Happened, place: int, i: int) -> list[Child]:
    queue = now.board.plaques[place].queue
    plus = ending(queue.x + queue.w, queue.middle[1], "+1", "pp-more", now.board.tall)
    return [_ring(now.box(place), "pp-good"), _after(i, plus)]


def _arrived(now: Happened) -> Child:
    return _came(now, now.event[1], now.order)


def _way(a: tuple[float, float], b: tuple[float, float]) -> Tree:
    """Return the way of a voter, an arc from place to place."""
    (ax, ay), (bx, by) = a, b
    lift = 14 + abs(ax - bx) * 0.15
    middle = f"{num((ax + bx) / 2)} {num(min(ay, by) - lift)}"
    path = f"M{num(ax)} {num(ay)}Q{middle} {num(bx)} {num(by)}"
    return h("path", {"class": "pp-way", "d": path})


def _walked(now: Happened, origin: int, target: int, value: int) -> Tree:
    """Return the way of a voter, and the ballot at the end of it, which has come along."""
    a, b = (now.board.plaques[place].queue.middle for place in (origin, target))
    (ax, ay), (bx, by) = a, b
    late = f"animation-delay:{min(now.order, 8) * 60}ms"
    away = f"--dx:{num(ax - bx)}px;--dy:{num(ay - by)}px;{late}"
    wide, high = (each * 1.25 for each in now.board.ballot)
    corner, said = (bx - wide / 2, by - high / 2), str(value) if value else "?"
    paper = ballot(*corner, wide, high, said, "" if value else "pp-down", 0.75 * high)
    return now.big(_way(a, b), h("g", {"class": "pp-walker", "style": away}, paper))


def _scattered(now: Happened) -> Child:
    _, origin, place, value = now.event
    return [_ring(now.box(place), "pp-good"), _walked(now, origin, place, value)]


def _reached(now: Happened) -> Child:
    _, _, place, value, _ = now.event
    return [_ring(now.box(place)), _walked(now, place, HQ, value)]


def _opened(now: Happened) -> Child:
    _, _, place, sites, _ = now.event
    x, y = now.box(place).middle
    x += 22 if sites > 1 else 0
    dice = [die(1, x - 44 * n, y, DIE * 0.9, "rolled") for n in reversed(range(sites))]
    return [_ring(now.box(place), "pp-good"), now.big(dice)]


def _replaced(now: Happened) -> Child:
    _, _, place, old, new = now.event
    return [_ring(now.box(place), "pp-good"), _exchange(now, place, old, new)]


def _exchange(now: Happened, place: int, old: int, new: int) -> Child:
    """Return the die that goes, crossed out, and the one that is put in its place."""
    x, y = now.box(place).middle
    tray = now.board.tray
    fly = f"--dx:{num(tray[0] - x)}px;--dy:{num(tray[1] - y)}px"
    gone = x - 26
    cross = f"M{num(gone - 13)} {num(y - 17)}l26 26m0 -26l-26 26"
    return now.big(
        h("g", {"class": "pp-fly", "style": fly}, die(new, x + 14, y, DIE)) if new else None,
        die(old, gone, y - 4, 28),
        h("path", {"class": "pp-strike", "d": cross}),
    )


def _split(now: Happened) -> Child:
    _, _, place, value, target, _ = now.event
    return [
        _ring(now.box(place)),
        _exchange(now, place, value, value - 1),
        _opened(now._replace(event=Opened(0, target, 1, 0))) if target != place else None,
    ]


def _lowered(now: Happened) -> Child:
    _, place, value = now.event
    new = value - 1 if now.event[0] == SiteLowered.NUMBER else 0
    return [_ring(now.box(place), "pp-bad"), _exchange(now, place, value, new)]


def _turned(now: Happened) -> Child:
    return _ring(now.box(now.event[1]), "pp-good")


def _rolled(now: Happened) -> Child:
    """Return the dice of a roll that was kept; else they lie in the tray or where they were put."""
    if not any(each[0] == Kept.NUMBER for each in now.scene.look.last):
        return None
    x, y = now.board.tray
    dice = sorted(now.event[2:], reverse=True)
    return now.big([die(value, x - 50 * n, y, DIE, "rolled") for n, value in enumerate(dice)])


def _intention(now: Happened) -> Child:
    """Return the two dice at the place they name, large, and the voter who comes there."""
    _, _, region, kind, place = now.event
    x, y = now.box(place).middle
    x = min(max(x, DIE + 3), now.board.width - DIE - 3)
    letter = h("text", {"class": "pp-face", "x": "0", "y": "22"}, words.COLOURS[kind][0].upper())
    colour = f"pp-colour-{words.TYPES[kind]} rolled"
    number = die(region + 1, x - DIE / 2 - 1, y, DIE, "rolled")
    dice = [number, die(0, x + DIE / 2 + 1, y, DIE, colour, letter)]
    return [_came(now, place, 0), now.big(dice)]


# What is stamped on the map -------------------------------------------------------------------


def _stamp(now: Happened, place: int, said: str) -> Tree:
    return _stamped(now, now.box(place).middle, said)


def _stamped(now: Happened, at: tuple[float, float], said: str) -> Tree:
    """Return a stamp on the map: the sign of the week's event and what it has done."""
    scale = 1.0 if now.board.tall else 1.3
    wide = letters(said) * 14 + 38
    half = wide * scale / 2 + 4
    x = min(max(at[0], half), now.board.width - half)
    sign = card_sign(now.sign, (17 - wide / 2) * scale, 0, 17 * scale)
    high, size = 28 * scale, 13 * scale
    return stamp(x, at[1], wide * scale, high, said, "pp-stamp", size, sign, 26 * scale)


def _closed(now: Happened) -> Child:
    place = now.event[1]
    return [_ring(now.box(place), "pp-bad"), now.big(_stamp(now, place, "CLOSED"))]


def _protested(now: Happened) -> Child:
    place = now.event[1]
    return [_ring(now.box(place), "pp-bad"), now.big(_stamp(now, place, "−1 EACH"))]


def _shortage(now: Happened) -> Child:
    x, y = now.board.cells[now.event[1]].middle
    return now.big(_stamped(now, (x, y), "STAFFING 2 AP"))


def _lasting(now: Happened) -> Child:
    """Return the stamp of what changes the count at the end."""
    if now.event[0] == HonkBegan.NUMBER:
        return now.big(_stamp(now, HQ, "SERVES ¼ LESS"))
    return now.big(_stamped(now, now.board.centre, "REMOTE COMPLAINTS ×2"))


def _landed(now: Happened) -> Child:
    """Return a light around the head of a region somebody has chosen, and their marker, large."""
    _, number, region, *_ = now.event
    kinds = {each[0] for each in now.scene.look.last}
    if not 0 <= region < REGIONS or CardRevealed.NUMBER in kinds:  # then it has been seen before
        return None
    large = None if PlansRevealed.NUMBER in kinds else now.big(_large(now, number, region, 0))
    return [_ring(now.board.heads[region], "pp-good"), large]


def _large(now: Happened, number: int, region: int, place: int) -> Tree:
    """Return a marker below the head of its region. place: how many stand there before it."""
    head = now.board.heads[region]
    r = 13 if now.board.tall else 20
    x = head.x + r + 6 + 2.3 * r * (place % 2)
    y = head.y + head.h + r + 4 + 2.3 * r * (place // 2)
    return _after(number, marker(number, x, y, r))


def _revealed(now: Happened) -> Child:
    """Return everybody's marker, large, in the region of the plan that has just been opened."""
    regions = now.scene.obs.region
    return now.big(
        [
            _large(now, number, region, regions[:number].count(region))
            for number, region in enumerate(regions)
            if 0 <= region < REGIONS
        ]
    )


_DRAWN: Final[dict[int, Callable[[Happened], Child]]] = {
    Arrived.NUMBER: _arrived,
    Scattered.NUMBER: _scattered,
    Reached.NUMBER: _reached,
    Opened.NUMBER: _opened,
    Replaced.NUMBER: _replaced,
    Split.NUMBER: _split,
    SiteLost.NUMBER: _lowered,
    SiteLowered.NUMBER: _lowered,
    Turned.NUMBER: _turned,
    Rolled.NUMBER: _rolled,
    VoterTurnedUp.NUMBER: _intention,
    Closed.NUMBER: _closed,
    Protested.NUMBER: _protested,
    ShortageBegan.NUMBER: _shortage,
    HonkBegan.NUMBER: _lasting,
    ReconciliationBegan.NUMBER: _lasting,
    PlansRevealed.NUMBER: _revealed,
    Placed.NUMBER: _landed,
    PlanChanged.NUMBER: _landed,
    Stayed.NUMBER: _landed,
}
