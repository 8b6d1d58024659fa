"""The convention: four columns of coins towards the line of a majority, the pool, and dice."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import OVER
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.pieces import card
from hustings.draw.tree import Child, cls, h, num
from hustings.games.delegate_dash.events import Awarded, Convened, Counted
from hustings.games.delegate_dash.names import SHORT
from hustings.games.delegate_dash.state import (
    MAJORITY,
    NOBODY,
    OF_REGION,
    POOL,
    REGION_OF,
    VALUE,
    DashState,
    held,
    totals,
)
from hustings.games.delegate_dash.text import board as words
from hustings.games.delegate_dash.view.cards import fitting
from hustings.games.delegate_dash.view.layout import LETTER_FITS, Box, Layout, Spot
from hustings.games.delegate_dash.view.motion import NO_REGION, Motion
from hustings.games.delegate_dash.view.pieces import SUITS, coin_up, dash_die, figure, line, suit
from hustings.games.delegate_dash.view.tiles import box_of, lay
from hustings.messages.generated import delegate_dash as messages


class Hall(NamedTuple):
    """Where things are at this convention. scale: how high one delegate is."""

    place: Layout
    scale: float

    @property
    def lane(self) -> float:
        """The width for each candidate."""
        return (self.place.width - self.place.hall.left) / 4

    def middle(self, side: int) -> float:
        """Return the middle of a candidate's column."""
        return self.place.hall.left + self.lane * (side + 0.5)

    def pan(self, region: int) -> Box:
        """Return a region's part of the tray."""
        tray, heads = self.place.hall.tray, self.place.hall.heads
        wide = (tray.w - 3) / 4
        return Box(tray.x + 3 + wide * region, tray.y + heads + 5, wide - 3, tray.h - heads - 8)

    def top(self, delegates: int) -> float:
        """Return how far up so many delegates come."""
        return self.place.hall.base - delegates * self.scale


def meeting(obs: DashState, look: Look, motion: Motion, place: Layout) -> list[Child]:
    """Return the whole board of the convention."""
    have = totals(obs)
    # as it begins, before the pawns are counted, nobody may have a delegate yet
    highest = max(1, *have)
    hall = Hall(place, min(place.hall.majority / MAJORITY, place.hall.room / highest))
    counted = isinstance(motion.scene, Counted | Convened)
    level = hall.top(MAJORITY)
    return [
        line(place, "dd-headline dd-title", (place.width / 2, place.hall.title),
             words.convention_title(obs), place.width - 8),
        [_alley(obs, hall, side) for side in range(4)],
        # below the columns: it strikes no coin's number out
        h("g", {"class": cls("dd-line-305", counted and "dd-looked-at")},
          h("path", {"d": f"M2,{num(level)}H{num(place.width - 2)}"}),
          [line(place, "dd-line", (place.hall.left / 2, level - 5), said, place.hall.left - 6,
                f"{dy}em")
           for dy, said in ((0, str(MAJORITY)), (1.5, messages.view_to_win()))]),
        [_lane(obs, look, motion, hall, side, have) for side in range(4)],
        _tray(obs, motion, hall),
    ]  # fmt: skip


# Columns --------------------------------------------------------------------------------------


def _lane(
    obs: DashState, look: Look, motion: Motion, hall: Hall, side: int, have: list[int]
) -> Tree:
    """Return a candidate's column with its name and count below and its die above."""
    label = words.candidate_label(obs, side, look.names)
    standing = [have[other] for other in range(4) if not obs.gone[other]]
    least = have[side] == min(standing) < max(standing)
    last = least and obs.turn.mode != OVER
    won = sum(VALUE[marker] for marker, who in motion.awarded.items() if who == side)
    note = (
        messages.view_more(more=won)
        if won
        else messages.view_out()
        if obs.gone[side]
        else messages.view_last()
        if last
        else ""
    )
    kind = cls(
        "dd-corner",
        "dd-column",
        f"dd-{SUITS[side]}",
        bool(obs.gone[side]) and "dd-out",
        side in motion.out and "dd-falls",
        obs.winner == side and "dd-winner",
    )
    return h(
        "g",
        {"class": kind, "role": "img", "aria-label": label},
        h("title", {}, label),
        _slabs(obs, motion, hall, side),
        _fallen(motion, hall, side, have[side]),
        _name(obs, look, hall, side, have[side]),
        _note(hall, side, note, gain=bool(won)),
        _roll(motion, hall, side),
    )


def _alley(obs: DashState, hall: Hall, side: int) -> Tree:
    """Return the ground on which a column rises."""
    shape, wide = hall.place.hall, hall.lane - 8
    top = shape.die[0] - 5
    kind = cls(
        "dd-alley",
        f"dd-{SUITS[side]}",
        bool(obs.gone[side]) and "dd-left",
        obs.winner == side and "dd-won",
    )
    box = Box(hall.middle(side) - wide / 2, top, wide, shape.base - top)
    return box_of(box, 6, kind or "")


def _slabs(obs: DashState, motion: Motion, hall: Hall, side: int) -> Tree:
    """Return what a candidate holds, coin upon coin."""
    drawn: list[Tree] = []
    stacked, opens = 0, isinstance(motion.scene, Convened)
    for marker in held(obs, side):
        stacked += VALUE[marker]
        fresh = motion.awarded.get(marker) == side
        drawn.append(_slab(hall, marker, side, stacked, fresh=fresh))
    slots = _slots(obs, motion, hall)
    drawn += [
        _flight(hall, marker, side, hall.top(stacked), slots[marker][0])
        for marker in motion.awarded
        if obs.where[marker] == side
    ]
    attrs = {"class": "dd-slabs", "key": f"slabs{side}"}
    if opens:
        attrs = {"class": "dd-slabs dd-rise", "key": f"rise{side}"} | {
            "style": f"animation-delay:{200 * side}ms"
        }
    return h("g", attrs, drawn)


def _flight(hall: Hall, marker: int, side: int, top: float, slot: Spot) -> Tree:
    """Return a marker that has come from the tray to the top of its new owner's column."""
    r = hall.place.staged.coin * 0.9
    x, y = hall.middle(side), top - 1.15 * r
    start = f"--fx:{num(slot[0] - x)}px;--fy:{num(slot[1] - y)}px"
    return h("g", {"class": "dd-fly", "style": start, "key": f"fly{marker}"},
             coin_up(marker, x, y, r))  # fmt: skip


def _slab(hall: Hall, marker: int, side: int, stacked: int, *, fresh: bool = False) -> Tree:
    """Return a marker from the side, as high as it is worth. stacked: with all those below it."""
    region, wide = REGION_OF[marker], hall.place.hall.slab
    x, y, tall = hall.middle(side), hall.top(stacked), VALUE[marker] * hall.scale
    box = Box(x - wide / 2, y, wide, max(tall - 0.8, 0.9))
    told = tall >= hall.place.hall.words
    plate = Box(x - 0.12 * wide, y + 1.4, 0.56 * wide, max(tall - 3.6, 0))
    return h(
        "g",
        {"class": cls("dd-slab", f"dd-{SUITS[region]}", fresh and "dd-fresh"), "key": f"m{marker}"},
        box_of(box, min(4, tall / 3), "dd-coin-side"),
        suit(region, x - 0.32 * wide, y + tall / 2 - 0.4, min(tall - 2.4, 0.24 * wide))
        if tall >= 6
        else None,
        box_of(plate, 2, "dd-value-plate") if told else None,
        h("text", {"x": num(x + 0.16 * wide), "y": num(y + tall / 2 - 0.4), "dy": "0.34em"},
          str(VALUE[marker])) if told else None,
    )  # fmt: skip


def _fallen(motion: Motion, hall: Hall, side: int, left: int) -> Child:
    """Return what a column has just lost, toppling. left: what is left of it."""
    lost = [marker for marker, who in motion.fallen.items() if who == side]
    if not lost:
        return None
    drawn = list[Tree]()
    for marker in sorted(lost):
        left += VALUE[marker]
        drawn.append(_slab(hall, marker, side, left))
    way = "dd-rightward" if side < 2 else "dd-leftward"
    return h("g", {"class": f"dd-topple {way}", "key": f"topple{side}-{len(lost)}"}, drawn)


def _note(hall: Hall, side: int, note: str, *, gain: bool) -> Child:
    """Return what has just become of a candidate, beside its count."""
    x, y = hall.place.hall.note
    spot = hall.middle(side) + x, hall.place.hall.base + y
    at = {"x": num(spot[0]), "y": num(spot[1])}
    if gain:
        return h("text", {"class": "dd-note dd-gain", **at}, note)
    return line(hall.place, "dd-note", spot, note, hall.lane / 2 - 4) if note else None


def _name(obs: DashState, look: Look, hall: Hall, side: int, have: int) -> list[Child]:
    """Return what stands below a column: pawn, count, candidate and who plays it."""
    place, shape, base = hall.place, hall.place.hall, hall.place.hall.base
    x, seat, half = hall.middle(side), obs.owner[side], hall.lane / 2
    r = max(0.75 * place.tile.head, place.tile.letter / LETTER_FITS)
    who = messages.automatic() if seat == NOBODY else fitting(look.names[seat], shape.limit)
    podium = Box(x - half + 2, base + 1, hall.lane - 4, shape.tray.y - base - 2 * place.gap - 3)
    low = base + shape.name
    return [
        card(*podium, "dd-podium", 6, place.tile.thick - 1),
        figure(side, x - half + r + 6, low, r, place.tile.letter),
        h("text", {"class": "dd-total dd-have", "x": num(x), "y": num(low)}, str(have)),
        line(place, "dd-whose", (x, base + shape.player),
             messages.view_column(candidate=SHORT[side], player=who)
             if place.card.long else who, podium.w - 6),
    ]  # fmt: skip


# Dice and the pool ----------------------------------------------------------------------------


def _roll(motion: Motion, hall: Hall, side: int) -> Child:
    """Return a candidate's die above its column with the bonus that it adds."""
    split = motion.split
    if split is None or side not in split.shares:
        return None
    value, more, results = split.shares[side]
    shape, x = hall.place.hall, hall.middle(side)
    top, size = shape.die
    thrown = motion.scene is not None and not isinstance(motion.scene, Awarded)
    if len(results) > 1:
        said = messages.view_roll_off()
    else:
        said = messages.view_sum(number=value, more=more, sum=value + more) if more else ""
    key = f"split{split.region}-{side}-{'-'.join(map(str, results))}"
    left = x - (shape.bonus if more else 0)
    bonus = {"x": num(left + size / 2 + 4), "y": num(top + size / 2), "dy": "0.36em"}
    return h(
        "g",
        {"class": cls("dd-split", split.first(side) and "dd-first"), "key": key},
        dash_die(side, value, left, top + size / 2, size,
                 "rolled" if thrown else "", key),
        h("text", {"class": "dd-bonus", **bonus}, messages.view_more(more=more))
        if more else None,
        line(hall.place, "dd-why", (x, shape.said), said, hall.lane - 4) if said else None,
    )  # fmt: skip


def _slots(obs: DashState, motion: Motion, hall: Hall) -> dict[int, tuple[Spot, float]]:
    """Return where the uncommitted markers lie, or lay just before they were won, and how large."""
    found = dict[int, tuple[Spot, float]]()
    for region, markers in enumerate(OF_REGION):
        there = [m for m in markers if obs.where[m] == POOL or m in motion.awarded]
        room = lay(hall.pan(region).inner(1), len(there), hall.place.hall.coin)
        for marker, spot in zip(there, room.spots, strict=True):
            found[marker] = spot, room.r
    return found


def _tray(obs: DashState, motion: Motion, hall: Hall) -> Tree:
    """Return the uncommitted coins by region; that which is being shared out is lit."""
    drawn: list[Child] = []
    shape = hall.place.hall
    # the most valuable of each region lies on top
    pooled = [m for markers in OF_REGION for m in reversed(markers) if obs.where[m] == POOL]
    slots = _slots(obs, motion, hall)
    for marker in pooled:
        (x, y), r = slots[marker]
        attrs: dict[str, str] = {"key": f"pool{marker}"}
        if motion.fallen.get(marker, NOBODY) != NOBODY:
            fx, fy = hall.middle(motion.fallen[marker]) - x, hall.top(VALUE[marker]) - y
            attrs |= {"class": "dd-drop", "style": f"--fx:{num(fx)}px;--fy:{num(fy)}px"}
        drawn.append(h("g", attrs, coin_up(marker, x, y, r)))
    lit = motion.split.region if motion.split is not None else NO_REGION
    value = sum(VALUE[marker] for marker in pooled)
    return h(
        "g",
        {"class": "dd-tray"},
        box_of(shape.tray, 9, "dd-panel"),
        [_pan(hall, region, lit=region == lit) for region in range(4)],
        line(hall.place, "dd-small", (shape.tray.x + 8, shape.tray.y + shape.heads),
             messages.view_pool(delegates=value), shape.tray.w - 16),
        drawn,
    )  # fmt: skip


def _pan(hall: Hall, region: int, *, lit: bool) -> list[Tree]:
    """Return a region's part of the tray."""
    box = hall.pan(region)
    kind = cls("dd-pan", f"dd-{SUITS[region]}", lit and "dd-lit") or ""
    return [box_of(box, 6, kind), suit(region, *box.middle, 0.8 * box.h)]
