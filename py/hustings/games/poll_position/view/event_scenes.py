"""Scenes of the latest events over the map, one for each beat of playback.

The style sheet animates them; without animation the same picture stands still. Nothing here can be
clicked. Large parts go once a player decides, so that they hide no choice.
"""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

from hustings.core.model import Event
from hustings.core.protocols import Tree
from hustings.core.vocabulary import of_kind
from hustings.draw.box import Box
from hustings.draw.die import die
from hustings.draw.lettering import width
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
    Counted,
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
from hustings.games.poll_position.view.card_signs import card_sign
from hustings.games.poll_position.view.centre_scenes import draw_centre
from hustings.games.poll_position.view.drawing import Drawing
from hustings.games.poll_position.view.layout import Layout
from hustings.games.poll_position.view.mat import DIE_SIZE, draw_tray, draw_unused
from hustings.games.poll_position.view.pieces import rect, right_aligned_pill, voter
from hustings.messages.generated import poll_position_board as messages


class EventContext(NamedTuple):
    """Context of drawing an event. order: its number among the events of the same beat."""

    drawing: Drawing
    order: int

    @property
    def board(self) -> Layout:
        """The layout of the board."""
        return self.drawing.board

    def box(self, place: int) -> Box:
        """Return the box of a place."""
        return self.board.plaques[place].box

    def big(self, *parts: Child) -> Tree:
        """Return parts that may cover the board during playback."""
        return self.drawing.passing(parts)

    @property
    def sign(self) -> int:
        """The card of the week."""
        return self.drawing.obs.drawn[self.drawing.obs.week]


def draw_events(drawing: Drawing) -> Tree:
    """Return the scenes of the events of the last beat."""
    look = drawing.look
    parts = [draw_event(event, EventContext(drawing, i)) for i, event in enumerate(look.last)]
    key = f"happening-{look.ply}-{len(look.recent)}"
    kind = {"class": "pp-happening", "key": key, "aria-hidden": "true"}
    return h("g", kind, parts, draw_centre(drawing))


def draw_rolled(drawing: Drawing) -> Child:
    """Return the rolled die while it is to be placed, which lies above a close-up."""
    if drawing.obs.turn.prompt != v.PLACE_DIE:
        return None
    kind = {"class": "pp-happening", "key": f"rolled-{drawing.look.ply}", "aria-hidden": "true"}
    return h("g", kind, draw_tray(drawing))


@singledispatch
def draw_event(event: Event, now: EventContext) -> Child:  # noqa: ARG001 - most events are not drawn here
    """Return the scene of an event, None for none."""
    return None


# At the places -------------------------------------------------------------------------------


def _ring(box: Box, kind: str = "") -> Tree:
    around = box.inside(-1.5, -1.5, box.w + 3, box.h + 3)
    return rect(around, f"pp-ring {kind}", 7)


def _delayed(i: int, tree: Tree, kind: str = "pp-pop") -> Tree:
    """Return a part whose animation starts after those of the i parts before it."""
    return h("g", {"class": kind, "style": f"animation-delay:{min(i, 8) * 110}ms"}, tree)


def _arrival(now: EventContext, place: int, i: int) -> list[Child]:
    queue = now.board.plaques[place].queue
    plus = right_aligned_pill(queue.x + queue.w, queue.middle[1], "+1", "pp-more", now.board.tall)
    return [_ring(now.box(place), "pp-good"), _delayed(i, plus)]


@draw_event.register(Arrived)
def _arrived(event: Arrived, now: EventContext) -> Child:
    return _arrival(now, event.place, now.order)


def _path(a: tuple[float, float], b: tuple[float, float]) -> Tree:
    """Return the path of a voter, an arc from place to place."""
    (ax, ay), (bx, by) = a, b
    lift = 14 + abs(ax - bx) * 0.15
    middle = f"{num((ax + bx) / 2)} {num(min(ay, by) - lift)}"
    path = f"M{num(ax)} {num(ay)}Q{middle} {num(bx)} {num(by)}"
    return h("path", {"class": "pp-way", "d": path})


def _walk(now: EventContext, origin: int, target: int, value: int) -> Tree:
    """Return the path of a voter and the ballot that moves along it."""
    a, b = (now.board.plaques[place].queue.middle for place in (origin, target))
    (ax, ay), (bx, by) = a, b
    late = f"animation-delay:{min(now.order, 8) * 60}ms"
    away = f"--dx:{num(ax - bx)}px;--dy:{num(ay - by)}px;{late}"
    width, height = (each * 1.25 for each in now.board.ballot)
    corner, label = (bx - width / 2, by - height / 2), str(value) if value else "?"
    paper = ballot(*corner, width, height, label, "" if value else "pp-down", 0.75 * height)
    person = voter(bx, corner[1], 1.25 * now.board.head, now.order)
    return now.big(_path(a, b), h("g", {"class": "pp-walker", "style": away}, person, paper))


@draw_event.register(Scattered)
def _scattered(event: Scattered, now: EventContext) -> Child:
    walked = _walk(now, event.origin, event.place, event.value)
    return [_ring(now.box(event.place), "pp-good"), walked]


@draw_event.register(Reached)
def _reached(event: Reached, now: EventContext) -> Child:
    return [_ring(now.box(event.place)), _walk(now, event.place, HQ, event.value)]


@draw_event.register(Opened)
def _opened(event: Opened, now: EventContext) -> Child:
    return _new_sites(now, event.place, event.sites)


def _new_sites(now: EventContext, place: int, sites: int) -> list[Child]:
    """Return a ring around a place and large dice for its new sites."""
    x, y = now.box(place).middle
    x += 22 if sites > 1 else 0
    dice = [die(1, x - 44 * n, y, DIE_SIZE * 0.9, "rolled") for n in reversed(range(sites))]
    return [_ring(now.box(place), "pp-good"), now.big(dice)]


@draw_event.register(Replaced)
def _replaced(event: Replaced, now: EventContext) -> Child:
    exchanged = _exchange(now, event.place, event.old, event.new)
    return [_ring(now.box(event.place), "pp-good"), exchanged]


def _exchange(now: EventContext, place: int, old: int, new: int) -> Child:
    """Return the old die, crossed out, and its replacement. new: 0 for none."""
    x, y = now.box(place).middle
    tray = now.board.tray
    fly = f"--dx:{num(tray[0] - x)}px;--dy:{num(tray[1] - y)}px"
    gone = x - 26
    cross = f"M{num(gone - 13)} {num(y - 17)}l26 26m0 -26l-26 26"
    return now.big(
        h("g", {"class": "pp-fly", "style": fly}, die(new, x + 14, y, DIE_SIZE)) if new else None,
        die(old, gone, y - 4, 28),
        h("path", {"class": "pp-strike", "d": cross}),
    )


@draw_event.register(Split)
def _split(event: Split, now: EventContext) -> Child:
    return [
        _ring(now.box(event.place)),
        _exchange(now, event.place, event.value, event.value - 1),
        _new_sites(now, event.target, 1) if event.target != event.place else None,
    ]


@draw_event.register(SiteLost)
def _site_lost(event: SiteLost, now: EventContext) -> Child:
    return [_ring(now.box(event.place), "pp-bad"), _exchange(now, event.place, event.value, 0)]


@draw_event.register(SiteLowered)
def _site_lowered(event: SiteLowered, now: EventContext) -> Child:
    lowered = _exchange(now, event.place, event.value, event.value - 1)
    return [_ring(now.box(event.place), "pp-bad"), lowered]


@draw_event.register(Turned)
def _turned(event: Turned, now: EventContext) -> Child:
    return _ring(now.box(event.place), "pp-good")


@draw_event.register(Rolled)
def _rolled(event: Rolled, now: EventContext) -> Child:
    """Return the dice of an unused roll, crossed out; used dice are in the tray or at a place.

    They stay while the player decides, who may not have been asked to place them.
    """
    if not of_kind(now.drawing.look.last, Kept):
        return None
    return draw_unused(now.drawing, tuple(sorted(event.dice, reverse=True)))


@draw_event.register(VoterTurnedUp)
def _voter_turned_up(event: VoterTurnedUp, now: EventContext) -> Child:
    """Return the two large dice at the place they name, and the voter who arrives."""
    kind = words.TYPE_KEYS[event.type]
    x, y = now.box(event.place).middle
    x = min(max(x, DIE_SIZE + 3), now.board.width - DIE_SIZE - 3)
    letter = h(
        "text", {"class": "pp-face", "x": "0", "y": "22"}, messages.colour_initial(type=kind)
    )
    colour = f"pp-colour-{kind} rolled"
    number = die(event.region + 1, x - DIE_SIZE / 2 - 1, y, DIE_SIZE, "rolled")
    dice = [number, die(0, x + DIE_SIZE / 2 + 1, y, DIE_SIZE, colour, letter)]
    return [_arrival(now, event.place, 0), now.big(dice)]


@draw_event.register(Counted)
def _counted(event: Counted, now: EventContext) -> Child:
    if now.drawing.obs.closed[event.place]:
        return None
    return _ring(now.box(event.place), "pp-bad" if event.complaints else "pp-good")


# Stamps on the map ----------------------------------------------------------------------------


def _stamp(now: EventContext, place: int, label: str) -> Tree:
    return _stamped(now, now.box(place).middle, label)


def _stamped(now: EventContext, at: tuple[float, float], label: str) -> Tree:
    """Return a stamp on the map: the sign of the week's card and its effect."""
    scale = 1.0 if now.board.tall else 1.3
    wide = 14 * width(label) + 38
    half = wide * scale / 2 + 4
    x = min(max(at[0], half), now.board.width - half)
    sign = card_sign(now.sign, (17 - wide / 2) * scale, 0, 17 * scale)
    height, size = 28 * scale, 13 * scale
    return stamp(x, at[1], wide * scale, height, label, "pp-stamp", size, sign, 26 * scale)


@draw_event.register(Closed)
def _closed(event: Closed, now: EventContext) -> Child:
    closed = now.big(_stamp(now, event.district, messages.stamp_closed()))
    return [_ring(now.box(event.district), "pp-bad"), closed]


@draw_event.register(Protested)
def _protested(event: Protested, now: EventContext) -> Child:
    hit = now.big(_stamp(now, event.district, messages.stamp_protested()))
    return [_ring(now.box(event.district), "pp-bad"), hit]


@draw_event.register(ShortageBegan)
def _shortage_began(event: ShortageBegan, now: EventContext) -> Child:
    label = messages.stamp_shortage(cost=SHORT_STAFFING)
    return now.big(_stamped(now, now.board.cells[event.region].middle, label))


@draw_event.register(HonkBegan)
def _honk_began(_: HonkBegan, now: EventContext) -> Child:
    return now.big(_stamp(now, HQ, messages.stamp_honk()))


@draw_event.register(ReconciliationBegan)
def _reconciliation_began(_: ReconciliationBegan, now: EventContext) -> Child:
    return now.big(_stamped(now, now.board.centre, messages.stamp_reconciliation()))


# Plans -----------------------------------------------------------------------------------------


@draw_event.register(Placed)
@draw_event.register(PlanChanged)
@draw_event.register(Stayed)
def _region_chosen(event: Placed | PlanChanged | Stayed, now: EventContext) -> Child:
    """Return a ring around the head of the chosen region and a large marker."""
    look, region = now.drawing.look, event.region
    seen_before = of_kind(look.last, CardRevealed)
    if not 0 <= region < REGIONS or seen_before:
        return None
    opened_with_others = of_kind(look.last, PlansRevealed)
    large = None if opened_with_others else now.big(_large(now, event.marker, region, 0))
    return [_ring(now.board.heads[region], "pp-good"), large]


def _large(now: EventContext, number: int, region: int, place: int) -> Tree:
    """Return a large marker below the head of its region. place: its number there."""
    head = now.board.heads[region]
    r = 13 if now.board.tall else 20
    x = head.x + r + 6 + 2.3 * r * (place % 2)
    y = head.y + head.h + r + 4 + 2.3 * r * (place // 2)
    return _delayed(number, marker(number, x, y, r))


@draw_event.register(PlansRevealed)
def _plans_revealed(_: PlansRevealed, now: EventContext) -> Child:
    """Return large markers in the regions of the plans just revealed."""
    regions = now.drawing.obs.region
    return now.big(
        [
            _large(now, number, region, regions[:number].count(region))
            for number, region in enumerate(regions)
            if 0 <= region < REGIONS
        ]
    )
