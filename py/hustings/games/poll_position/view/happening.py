"""What has just happened, drawn over the map: each beat as a scene of its own.

All that moves is said by the style sheet; without movement the same picture stands still. Nothing
here can be clicked. Once somebody decides, only what is small stays: no choice is hidden.
"""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

from hustings.core.model import Event
from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.box import Box
from hustings.draw.die import die
from hustings.draw.marker import marker
from hustings.draw.pieces import ballot, stamp
from hustings.draw.tree import Child, h, num
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, REGIONS
from hustings.games.poll_position.cards import SHORT_STAFFING
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
from hustings.games.poll_position.view.layout import Layout
from hustings.games.poll_position.view.mat import DIE, draw_tray
from hustings.games.poll_position.view.pieces import ending, letters, rect
from hustings.games.poll_position.view.scene import Scene
from hustings.games.poll_position.view.sign import card_sign
from hustings.messages.generated import poll_position_board as messages


class Moment(NamedTuple):
    """Where an event is drawn. order: how many events were told in the same beat before it."""

    scene: Scene
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
    parts = [draw_event(event, Moment(scene, i)) for i, event in enumerate(look.last)]
    if scene.obs.turn.prompt == v.PLACE_DIE:
        parts.append(draw_tray(scene))
    key = f"happening-{look.ply}-{len(look.recent)}"
    kind = {"class": "pp-happening", "key": key, "aria-hidden": "true"}
    return h("g", kind, parts, draw_big(scene))


@singledispatch
def draw_event(event: Event, now: Moment) -> Child:  # noqa: ARG001 - most events are not drawn here
    """Return what is drawn over the map of an event, None where nothing is."""
    return None


# Small things, at the places themselves -------------------------------------------------------


def _ring(box: Box, kind: str = "") -> Tree:
    around = box.inside(-1.5, -1.5, box.w + 3, box.h + 3)
    return rect(around, f"pp-ring {kind}", 7)


def _after(i: int, tree: Tree, kind: str = "pp-pop") -> Tree:
    """Return a part that appears after those before it."""
    return h("g", {"class": kind, "style": f"animation-delay:{min(i, 8) * 110}ms"}, tree)


def _came(now: Moment, place: int, i: int) -> list[Child]:
    queue = now.board.plaques[place].queue
    plus = ending(queue.x + queue.w, queue.middle[1], "+1", "pp-more", now.board.tall)
    return [_ring(now.box(place), "pp-good"), _after(i, plus)]


@draw_event.register(Arrived)
def _arrived(event: Arrived, now: Moment) -> Child:
    return _came(now, event.place, now.order)


def _way(a: tuple[float, float], b: tuple[float, float]) -> Tree:
    """Return the way of a voter, an arc from place to place."""
    (ax, ay), (bx, by) = a, b
    lift = 14 + abs(ax - bx) * 0.15
    middle = f"{num((ax + bx) / 2)} {num(min(ay, by) - lift)}"
    path = f"M{num(ax)} {num(ay)}Q{middle} {num(bx)} {num(by)}"
    return h("path", {"class": "pp-way", "d": path})


def _walked(now: Moment, origin: int, target: int, value: int) -> Tree:
    """Return the way of a voter, and the ballot at the end of it, which has come along."""
    a, b = (now.board.plaques[place].queue.middle for place in (origin, target))
    (ax, ay), (bx, by) = a, b
    late = f"animation-delay:{min(now.order, 8) * 60}ms"
    away = f"--dx:{num(ax - bx)}px;--dy:{num(ay - by)}px;{late}"
    wide, high = (each * 1.25 for each in now.board.ballot)
    corner, said = (bx - wide / 2, by - high / 2), str(value) if value else "?"
    paper = ballot(*corner, wide, high, said, "" if value else "pp-down", 0.75 * high)
    return now.big(_way(a, b), h("g", {"class": "pp-walker", "style": away}, paper))


@draw_event.register(Scattered)
def _scattered(event: Scattered, now: Moment) -> Child:
    walked = _walked(now, event.origin, event.place, event.value)
    return [_ring(now.box(event.place), "pp-good"), walked]


@draw_event.register(Reached)
def _reached(event: Reached, now: Moment) -> Child:
    return [_ring(now.box(event.place)), _walked(now, event.place, HQ, event.value)]


@draw_event.register(Opened)
def _opened(event: Opened, now: Moment) -> Child:
    return _new_sites(now, event.place, event.sites)


def _new_sites(now: Moment, place: int, sites: int) -> list[Child]:
    """Return a light around a place and the dice of its new sites, large."""
    x, y = now.box(place).middle
    x += 22 if sites > 1 else 0
    dice = [die(1, x - 44 * n, y, DIE * 0.9, "rolled") for n in reversed(range(sites))]
    return [_ring(now.box(place), "pp-good"), now.big(dice)]


@draw_event.register(Replaced)
def _replaced(event: Replaced, now: Moment) -> Child:
    exchanged = _exchange(now, event.place, event.old, event.new)
    return [_ring(now.box(event.place), "pp-good"), exchanged]


def _exchange(now: Moment, place: int, old: int, new: int) -> Child:
    """Return the die that goes, crossed out, and the one put in its place; new: 0 for none."""
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


@draw_event.register(Split)
def _split(event: Split, now: Moment) -> Child:
    return [
        _ring(now.box(event.place)),
        _exchange(now, event.place, event.value, event.value - 1),
        _new_sites(now, event.target, 1) if event.target != event.place else None,
    ]


@draw_event.register(SiteLost)
def _site_lost(event: SiteLost, now: Moment) -> Child:
    return [_ring(now.box(event.place), "pp-bad"), _exchange(now, event.place, event.value, 0)]


@draw_event.register(SiteLowered)
def _site_lowered(event: SiteLowered, now: Moment) -> Child:
    lowered = _exchange(now, event.place, event.value, event.value - 1)
    return [_ring(now.box(event.place), "pp-bad"), lowered]


@draw_event.register(Turned)
def _turned(event: Turned, now: Moment) -> Child:
    return _ring(now.box(event.place), "pp-good")


@draw_event.register(Rolled)
def _rolled(event: Rolled, now: Moment) -> Child:
    """Return the dice of an unused roll; other dice lie in the tray or where they were put."""
    if not of_kind(now.scene.look.last, Kept):
        return None
    x, y = now.board.tray
    dice = sorted(event.dice, reverse=True)
    return now.big([die(value, x - 50 * n, y, DIE, "rolled") for n, value in enumerate(dice)])


@draw_event.register(VoterTurnedUp)
def _voter_turned_up(event: VoterTurnedUp, now: Moment) -> Child:
    """Return the two dice at the place they name, large, and the voter who comes there."""
    kind = words.TYPE_KEYS[event.type]
    x, y = now.box(event.place).middle
    x = min(max(x, DIE + 3), now.board.width - DIE - 3)
    letter = h(
        "text", {"class": "pp-face", "x": "0", "y": "22"}, messages.colour_initial(type=kind)
    )
    colour = f"pp-colour-{kind} rolled"
    number = die(event.region + 1, x - DIE / 2 - 1, y, DIE, "rolled")
    dice = [number, die(0, x + DIE / 2 + 1, y, DIE, colour, letter)]
    return [_came(now, event.place, 0), now.big(dice)]


# What is stamped on the map -------------------------------------------------------------------


def _stamp(now: Moment, place: int, said: str) -> Tree:
    return _stamped(now, now.box(place).middle, said)


def _stamped(now: Moment, at: tuple[float, float], said: str) -> Tree:
    """Return a stamp on the map: the sign of the week's event and what it has done."""
    scale = 1.0 if now.board.tall else 1.3
    wide = letters(said) * 14 + 38
    half = wide * scale / 2 + 4
    x = min(max(at[0], half), now.board.width - half)
    sign = card_sign(now.sign, (17 - wide / 2) * scale, 0, 17 * scale)
    high, size = 28 * scale, 13 * scale
    return stamp(x, at[1], wide * scale, high, said, "pp-stamp", size, sign, 26 * scale)


@draw_event.register(Closed)
def _closed(event: Closed, now: Moment) -> Child:
    closed = now.big(_stamp(now, event.district, messages.stamp_closed()))
    return [_ring(now.box(event.district), "pp-bad"), closed]


@draw_event.register(Protested)
def _protested(event: Protested, now: Moment) -> Child:
    hit = now.big(_stamp(now, event.district, messages.stamp_protested()))
    return [_ring(now.box(event.district), "pp-bad"), hit]


@draw_event.register(ShortageBegan)
def _shortage_began(event: ShortageBegan, now: Moment) -> Child:
    said = messages.stamp_shortage(cost=SHORT_STAFFING)
    return now.big(_stamped(now, now.board.cells[event.region].middle, said))


@draw_event.register(HonkBegan)
def _honk_began(_: HonkBegan, now: Moment) -> Child:
    return now.big(_stamp(now, HQ, messages.stamp_honk()))


@draw_event.register(ReconciliationBegan)
def _reconciliation_began(_: ReconciliationBegan, now: Moment) -> Child:
    return now.big(_stamped(now, now.board.centre, messages.stamp_reconciliation()))


# Where everybody goes --------------------------------------------------------------------------


@draw_event.register(Placed)
@draw_event.register(PlanChanged)
@draw_event.register(Stayed)
def _region_chosen(event: Placed | PlanChanged | Stayed, now: Moment) -> Child:
    """Return a light around the head of a region somebody has chosen, and their marker, large."""
    look, region = now.scene.look, event.region
    seen_before = of_kind(look.last, CardRevealed)
    if not 0 <= region < REGIONS or seen_before:
        return None
    opened_with_others = of_kind(look.last, PlansRevealed)
    large = None if opened_with_others else now.big(_large(now, event.marker, region, 0))
    return [_ring(now.board.heads[region], "pp-good"), large]


def _large(now: Moment, number: int, region: int, place: int) -> Tree:
    """Return a marker below the head of its region. place: how many stand there before it."""
    head = now.board.heads[region]
    r = 13 if now.board.tall else 20
    x = head.x + r + 6 + 2.3 * r * (place % 2)
    y = head.y + head.h + r + 4 + 2.3 * r * (place // 2)
    return _after(number, marker(number, x, y, r))


@draw_event.register(PlansRevealed)
def _plans_revealed(_: PlansRevealed, now: Moment) -> Child:
    """Return everybody's marker, large, in the region of the plan that has just been opened."""
    regions = now.scene.obs.region
    return now.big(
        [
            _large(now, number, region, regions[:number].count(region))
            for number, region in enumerate(regions)
            if 0 <= region < REGIONS
        ]
    )
