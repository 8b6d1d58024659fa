"""Draw the convention: four columns of markers, the line of a majority, dice, the pool."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import OVER
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.look import Look
from hustings.draw.pieces import card
from hustings.draw.tree import Child, cls, h, num
from hustings.games.delegate_dash.events import Awarded, Convened, Counted, Eliminated
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
from hustings.games.delegate_dash.view.layout import LETTER_SIZE, Layout, Spot
from hustings.games.delegate_dash.view.motion import NO_REGION, Motion
from hustings.games.delegate_dash.view.pieces import (
    SUITS,
    board_line,
    candidate_die,
    candidate_pawn,
    coin_up,
    suit,
)
from hustings.games.delegate_dash.view.tiles import lay_coins, rounded_rect
from hustings.messages.generated import delegate_dash as messages


class Hall(NamedTuple):
    """Where things lie in this position. scale: height of one delegate."""

    layout: Layout
    scale: float

    @property
    def lane(self) -> float:
        """The width of a candidate's column with the space around it."""
        return (self.layout.width - self.layout.hall.left) / 4

    def middle(self, side: int) -> float:
        """Return the middle of a candidate's column."""
        return self.layout.hall.left + self.lane * (side + 0.5)

    def pan(self, region: int) -> Box:
        """Return a region's part of the tray."""
        tray, heads = self.layout.hall.tray, self.layout.hall.title_y
        wide = (tray.w - 3) / 4
        return Box(tray.x + 3 + wide * region, tray.y + heads + 5, wide - 3, tray.h - heads - 8)

    def top(self, delegates: int) -> float:
        """Return the y of the top of a column for a number of delegates."""
        return self.layout.hall.base - delegates * self.scale


def convention_board(obs: DashState, look: Look, motion: Motion, layout: Layout) -> list[Child]:
    """Return the whole board of the convention."""
    have = totals(obs)
    highest = max(1, *have)  # before the pawns count, nobody may have a delegate
    hall = Hall(layout, min(layout.hall.majority / MAJORITY, layout.hall.max_height / highest))
    counted = isinstance(motion.scene, Counted | Convened)
    level = hall.top(MAJORITY)
    return [
        board_line(layout, "dd-headline dd-title", (layout.width / 2, layout.hall.title),
             _title(obs, motion), layout.width - 8),
        [_column_ground(obs, hall, side) for side in range(4)],
        # drawn below the columns, so that it crosses out no number
        h("g", {"class": cls("dd-line-305", counted and "dd-looked-at")},
          h("path", {"d": f"M2,{num(level)}H{num(layout.width - 2)}"}),
          [board_line(layout, "dd-line", (layout.hall.left / 2, level - 5), label,
                      layout.hall.left - 3, f"{dy}em")
           for dy, label in ((0, str(MAJORITY)), (1.5, messages.view_to_win()))]),
        [_column(obs, look, motion, hall, side, have) for side in range(4)],
        _tray(obs, motion, hall),
    ]  # fmt: skip


def _title(obs: DashState, motion: Motion) -> str:
    """Return what the convention is at: who is out, what a region gives, who has got what of it."""
    split = motion.split
    if isinstance(motion.scene, Eliminated):
        return words.eliminated_title(motion.scene.candidate, motion.scene.total)
    if split is None or split.region == NO_REGION:
        return words.convention_title(obs)
    if motion.dealt:
        return words.dealt_title(split.region, motion.dealt)
    return words.region_title(obs, split.region)


# Columns --------------------------------------------------------------------------------------


def _column(
    obs: DashState, look: Look, motion: Motion, hall: Hall, side: int, have: list[int]
) -> Tree:
    """Return a candidate's column with the podium below it and the die above it."""
    label = words.candidate_label(obs, side, look.names)
    alive = [have[other] for other in range(4) if not obs.gone[other]]
    is_last = have[side] == min(alive) < max(alive) and obs.turn.mode != OVER
    won = sum(VALUE[marker] for marker, who in motion.dealt.items() if who == side)
    note = (
        messages.view_more(more=won)
        if won
        else messages.view_out()
        if obs.gone[side]
        else messages.view_last()
        if is_last
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
        _falling_slabs(motion, hall, side, have[side]),
        _podium(obs, look, hall, side, have[side]),
        _note(hall, side, note, gain=bool(won)),
        _column_die(motion, hall, side),
    )


def _column_ground(obs: DashState, hall: Hall, side: int) -> Tree:
    """Return the ground behind a column."""
    shape, wide = hall.layout.hall, hall.lane - 8
    top = shape.die[0] - 5
    kind = cls(
        "dd-alley",
        f"dd-{SUITS[side]}",
        bool(obs.gone[side]) and "dd-left",
        obs.winner == side and "dd-won",
    )
    box = Box(hall.middle(side) - wide / 2, top, wide, shape.base - top)
    return rounded_rect(box, 6, kind or "")


def _slabs(obs: DashState, motion: Motion, hall: Hall, side: int) -> Tree:
    """Return the markers a candidate holds, one on another, and those flying to it."""
    drawn: list[Tree] = []
    stacked, opens = 0, isinstance(motion.scene, Convened)
    for marker in held(obs, side):
        stacked += VALUE[marker]
        fresh = motion.dealt.get(marker) == side
        drawn.append(_slab(hall, marker, side, stacked, fresh=fresh))
    slots = _pool_spots(obs, motion, hall)
    drawn += [
        _flying_coin(hall, marker, side, hall.top(stacked), slots[marker][0])
        for marker in motion.awarded
        if obs.where[marker] == side
    ]
    attrs = {"class": "dd-slabs", "key": f"slabs{side}"}
    if opens:
        attrs = {"class": "dd-slabs dd-rise", "key": f"rise{side}"} | {
            "style": f"animation-delay:{200 * side}ms"
        }
    return h("g", attrs, drawn)


def _flying_coin(hall: Hall, marker: int, side: int, top: float, slot: Spot) -> Tree:
    """Return a marker that flies from the tray to the top of its new owner's column."""
    r = hall.layout.stage.coin * 0.9
    x, y = hall.middle(side), top - 1.15 * r
    start = f"--fx:{num(slot[0] - x)}px;--fy:{num(slot[1] - y)}px"
    return h("g", {"class": "dd-fly dd-lands", "style": start, "key": f"fly{marker}"},
             coin_up(marker, x, y, r))  # fmt: skip


def _slab(hall: Hall, marker: int, side: int, stacked: int, *, fresh: bool = False) -> Tree:
    """Return a marker from the side, as high as its value. stacked: value up to its top."""
    region, wide = REGION_OF[marker], hall.layout.hall.slab
    x, y, tall = hall.middle(side), hall.top(stacked), VALUE[marker] * hall.scale
    box = Box(x - wide / 2, y, wide, max(tall - 0.8, 0.9))
    labelled = tall >= hall.layout.hall.min_labelled
    plate = Box(x - 0.12 * wide, y + 1.4, 0.56 * wide, max(tall - 3.6, 0))
    return h(
        "g",
        {"class": cls("dd-slab", f"dd-{SUITS[region]}", fresh and "dd-fresh"), "key": f"m{marker}"},
        rounded_rect(box, min(4, tall / 3), "dd-coin-side"),
        suit(region, x - 0.32 * wide, y + tall / 2 - 0.4, min(tall - 2.4, 0.24 * wide))
        if tall >= 6
        else None,
        rounded_rect(plate, 2, "dd-value-plate") if labelled else None,
        h("text", {"x": num(x + 0.16 * wide), "y": num(y + tall / 2 - 0.4), "dy": "0.34em"},
          str(VALUE[marker])) if labelled else None,
    )  # fmt: skip


def _falling_slabs(motion: Motion, hall: Hall, side: int, left: int) -> Child:
    """Return the markers a column has just lost, toppling. left: delegates that remain."""
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
    """Return the note beside a candidate's count."""
    x, y = hall.layout.hall.note
    spot = hall.middle(side) + x, hall.layout.hall.base + y
    at = {"x": num(spot[0]), "y": num(spot[1])}
    if gain:
        return h("text", {"class": "dd-note dd-gain", **at}, note)
    return board_line(hall.layout, "dd-note", spot, note, hall.lane / 2 - 4) if note else None


def _podium(obs: DashState, look: Look, hall: Hall, side: int, have: int) -> list[Child]:
    """Return the podium below a column: pawn, delegates, candidate and player."""
    layout, shape, base = hall.layout, hall.layout.hall, hall.layout.hall.base
    x, seat, half = hall.middle(side), obs.owner[side], hall.lane / 2
    r = max(0.75 * layout.tile.head, layout.tile.letter / LETTER_SIZE)
    who = messages.automatic() if seat == NOBODY else cut(look.names[seat], shape.max_letters)
    podium = Box(x - half + 2, base + 1, hall.lane - 4, shape.tray.y - base - 2 * layout.gap - 3)
    low = base + shape.name
    return [
        card(*podium, "dd-podium", 6, layout.tile.thick - 1),
        candidate_pawn(side, x - half + r + 6, low, r, layout.tile.letter),
        h("text", {"class": "dd-total dd-have", "x": num(x), "y": num(low)}, str(have)),
        board_line(layout, "dd-whose", (x, base + shape.player),
             messages.view_column(candidate=SHORT[side], player=who)
             if layout.card.full_names else who, podium.w - 6),
    ]  # fmt: skip


# Dice and the pool ----------------------------------------------------------------------------


def _column_die(motion: Motion, hall: Hall, side: int) -> Child:
    """Return a candidate's die above its column, with its bonus and the sum."""
    split = motion.split
    if split is None or side not in split.rolls:
        return None
    value, more, results = split.rolls[side]
    shape, x = hall.layout.hall, hall.middle(side)
    top, size = shape.die
    thrown = motion.scene is not None and not isinstance(motion.scene, Awarded | Counted)
    if len(results) > 1:
        label = messages.view_roll_off()
    else:
        label = messages.view_sum(number=value, more=more, sum=value + more) if more else ""
    key = f"split{split.region}-{side}-{'-'.join(map(str, results))}"
    left = x - (shape.bonus if more else 0)
    bonus = {"x": num(left + size / 2 + 4), "y": num(top + size / 2), "dy": "0.36em"}
    return h(
        "g",
        {"class": cls("dd-split", split.leads(side) and "dd-first"), "key": key},
        candidate_die(side, value, left, top + size / 2, size,
                 "rolled" if thrown else "", key),
        h("text", {"class": "dd-bonus", **bonus}, messages.view_more(more=more))
        if more else None,
        board_line(hall.layout, "dd-why", (x, shape.sum), label, hall.lane - 4) if label else None,
    )  # fmt: skip


def _pool_spots(obs: DashState, motion: Motion, hall: Hall) -> dict[int, tuple[Spot, float]]:
    """Return centre and radius of the uncommitted markers and of those just awarded."""
    spots = dict[int, tuple[Spot, float]]()
    for region, markers in enumerate(OF_REGION):
        there = [m for m in markers if obs.where[m] == POOL or m in motion.dealt]
        room = lay_coins(hall.pan(region).inner(1), len(there), hall.layout.hall.coin)
        for marker, spot in zip(there, room.spots, strict=True):
            spots[marker] = spot, room.r
    return spots


def _tray(obs: DashState, motion: Motion, hall: Hall) -> Tree:
    """Return the uncommitted markers by region; the region being shared out is lit."""
    drawn: list[Child] = []
    shape = hall.layout.hall
    # most valuable last, so that it lies on top
    pooled = [m for markers in OF_REGION for m in reversed(markers) if obs.where[m] == POOL]
    slots = _pool_spots(obs, motion, hall)
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
        rounded_rect(shape.tray, 9, "dd-panel"),
        [_pan(hall, region, lit=region == lit) for region in range(4)],
        board_line(hall.layout, "dd-small", (shape.tray.x + 8, shape.tray.y + shape.title_y),
                   messages.view_pool(delegates=value), shape.tray.w - 16),
        drawn,
    )  # fmt: skip


def _pan(hall: Hall, region: int, *, lit: bool) -> list[Tree]:
    """Return a region's part of the tray."""
    box = hall.pan(region)
    kind = cls("dd-pan", f"dd-{SUITS[region]}", lit and "dd-lit") or ""
    return [rounded_rect(box, 6, kind), suit(region, *box.middle, 0.8 * box.h)]
