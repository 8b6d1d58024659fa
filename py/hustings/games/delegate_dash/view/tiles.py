"""Draw the map's ground and its states: felt, tiles with their names, and the coins on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hustings.core.moves import Choice
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.pieces import card
from hustings.draw.tree import Child, act, h, num, part
from hustings.games.delegate_dash.board import GAP, REGION
from hustings.games.delegate_dash.names import PRINTED
from hustings.games.delegate_dash.state import BLANK
from hustings.games.delegate_dash.view.layout import Crowd, Spot, TileLayout, layout_for
from hustings.games.delegate_dash.view.pieces import SUITS, coin_down, coin_under, coin_up, suit
from hustings.messages.generated import delegate_dash as messages

MIN_COIN_RADIUS: Final = 8.35
"""Least radius of a coin whose value can be read."""
HOME_STEPS: Final = 0
"""In place of a number of steps: a house, for a state at home beyond the die's reach."""
NO_STEPS: Final = -1
"""In place of a number of steps: no mark."""


def rounded_rect(box: Box, round_: float, kind: str) -> Tree:
    """Return an SVG rectangle with round corners."""
    size = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}
    return h("rect", {"class": kind, "rx": num(round_), **size})


def felt(boxes: tuple[Box, ...], kind: str) -> Tree:
    """Return the felt below some grid cells as one path."""
    inner = [box.inner(4) for box in boxes]
    path = "".join(f"M{num(b.x)},{num(b.y)}h{num(b.w)}v{num(b.h)}h{num(-b.w)}z" for b in inner)
    return h("path", {"class": kind, "d": path})


@part
def ground(tall: bool) -> Tree:
    """Return the felts of the regions and the mats of the candidates."""
    layout = layout_for(tall)
    regions = [tuple(layout.cell(c) for c in range(GAP) if REGION[c] == r) for r in range(4)]
    return h(
        "g",
        {"class": "dd-ground", "aria-hidden": "true"},
        [felt(boxes, f"dd-mat dd-{SUITS[side]}") for side, boxes in enumerate(layout.card.mats)],
        [felt(boxes, f"dd-felt dd-{SUITS[region]}") for region, boxes in enumerate(regions)],
    )


class Coins(NamedTuple):
    """The coins on a state: markers face up, number face down, whether they were just flipped."""

    up: tuple[int, ...]
    down: int
    flipped: bool


class TileContent(NamedTuple):
    """What a state shows.

    number: BLANK before the tiles are laid. stake: delegates to be won there now. kind: class
    names. pawns: how many stand there; grown: whether one of them is moving. steps: distance,
    HOME_STEPS or NO_STEPS.
    """

    cell: int
    number: int
    stake: int
    coins: Coins
    kind: str
    pawns: int
    grown: bool
    steps: int

    def crowd(self, shape: TileLayout, size: float) -> Crowd:
        """Return how the pawns there stand. size: scale of the pawns."""
        return shape.crowd(self.pawns, grown=self.grown, size=size)


@part
def tile(tall: bool, do: Choice | str | None, label: str, state: TileContent) -> Tree:
    """Return a state's tile with its coins. do: what a click does."""
    layout = layout_for(tall)
    shape, at = layout.tile, layout.tile_box(state.cell)
    region, raised = REGION[state.cell], shape.thick if state.stake else 0
    room, _, shows = arrange_tile(shape, state)
    return h(
        "g",
        (act(do, label) if do else {"role": "img", "aria-label": label})
        | {
            "key": f"state-{state.cell}",
            "class": state.kind,
            "transform": f"translate({num(at.x)} {num(at.y - raised / 2)})",
        },
        h("title", {}, label),
        card(0, 0, *shape.size, "dd-tile", shape.corner, shape.thick * 0.7 + raised),
        h("path", {"class": "dd-name-band", "d": _band(shape)}),
        suit(region, *shape.suit),
        _name(shape, state),
        _coins(region, state.coins, room, shape.max_coin),
        _steps(shape, state.steps) if shows else None,
    )


def _band(shape: TileLayout) -> str:
    """Return the path of the name strip, which shares the tile's round corners."""
    box, r = shape.band.inner(1), shape.corner - 1
    right, low = box.x + box.w, box.y + box.h
    if shape.band.h < shape.size[1]:
        return (
            f"M{num(box.x)},{num(low)}V{num(box.y + r)}q0,{-r} {r},{-r}H{num(right - r)}"
            f"q{r},0 {r},{r}V{num(low)}z"
        )
    return (
        f"M{num(right)},{num(box.y)}H{num(box.x + r)}q{-r},0 {-r},{r}V{num(low - r)}"
        f"q0,{r} {r},{r}H{num(right)}z"
    )


def _name(shape: TileLayout, state: TileContent) -> list[Child]:
    """Return a state's number, and the stake where several coins add up to it."""
    if state.number >= BLANK:
        return []
    x, y = shape.number
    at = {"class": "dd-number", "x": num(x), "y": num(y)}
    drawn: list[Child] = [h("text", at, PRINTED[state.number])]
    if len(state.coins.up) > 1:
        middle, centre = shape.stake.middle
        drawn += [
            rounded_rect(shape.stake, shape.stake.h / 2.6, "dd-tag"),
            h("text", {"class": "dd-stake", "x": num(middle), "y": num(centre)}
              | {"dy": "0.36em"}, str(state.stake)),
        ]  # fmt: skip
    return drawn


def _steps(shape: TileLayout, steps: int) -> Tree:
    """Return the mark with the distance to a state, or with a house for HOME_STEPS."""
    x, y, r = shape.steps
    house = (
        f"M{num(-0.62 * r)},{num(-0.05 * r)}L0,{num(-0.66 * r)}L{num(0.62 * r)},{num(-0.05 * r)}"
    )
    walls = f"M{num(-0.42 * r)},{num(-0.02 * r)}V{num(0.55 * r)}H{num(0.42 * r)}V{num(-0.02 * r)}"
    return h(
        "g",
        {"class": "dd-steps", "transform": f"translate({num(x)} {num(y)})"},
        h("circle", {"r": num(r)}),
        h("path", {"d": house + walls})
        if steps == HOME_STEPS
        else h("text", {"y": "0", "dy": "0.36em"}, str(steps)),
    )


# Coins ----------------------------------------------------------------------------------------


class CoinSpots(NamedTuple):
    """Where coins lie: centres and radius; without spots there is room for a pile only."""

    spots: tuple[Spot, ...]
    r: float
    pile: Box


PAWN_SCALES: Final = (1, 0.94, 0.88, 0.82, 0.76)
"""Scales of the pawns, tried in turn until the coins beside them can be read."""


def arrange_tile(shape: TileLayout, state: TileContent) -> tuple[CoinSpots, Crowd, bool]:
    """Return where the coins lie, how the pawns stand, and whether the distance is shown.

    Readable coins come first, then the mark with the distance, then pawns in full size.
    """
    count, has_steps = len(state.coins.up) + state.coins.down, state.steps != NO_STEPS
    x, y, r = shape.steps
    for marked in (True, False) if has_steps and not shape.steps_aside else (False,):
        bottom = y - r - 0.5 if marked else shape.coins.y + shape.coins.h
        for size in PAWN_SCALES:
            crowd = state.crowd(shape, size) if state.pawns else None
            if marked and crowd and crowd.right > x - r:
                continue
            best = max(_coin_spots(shape, crowd, bottom, count), key=lambda spots: spots.r)
            if not count or best.r >= MIN_COIN_RADIUS:
                return best, crowd or shape.crowd(1), has_steps and (marked or shape.steps_aside)
    crowd, area = state.crowd(shape, PAWN_SCALES[-1]), shape.coins
    pile = area._replace(h=crowd.top - area.y) if state.pawns else area
    return CoinSpots((), 0, pile), crowd, has_steps and shape.steps_aside


def _coin_spots(
    shape: TileLayout, crowd: Crowd | None, bottom: float, count: int
) -> list[CoinSpots]:
    """Return the ways to lay coins: above the pawns, beside them, or split between both."""
    area, largest = shape.coins, shape.max_coin
    if crowd is None:
        return [lay_coins(area._replace(h=bottom - area.y), count, largest)]
    top, left = min(crowd.top, bottom), crowd.right + 1
    wide = area.x + area.w - left
    above, beside = area._replace(h=top - area.y), Box(left, area.y, wide, bottom - area.y)
    below, ways = Box(left, top, wide, bottom - top), [lay_coins(above, count, largest)]
    ways.append(lay_coins(beside, count, largest))
    for under in range(1, count):
        r = min(lay_coins(above, count - under, largest).r, lay_coins(below, under, largest).r)
        spots = lay_coins(above, count - under, r).spots + lay_coins(below, under, r).spots
        ways.append(CoinSpots(spots, r, above))
    return ways


@lru_cache(maxsize=4000)
def lay_coins(box: Box, count: int, largest: float) -> CoinSpots:
    """Return coins in one to three rows, as large as they fit. largest: radius at the most."""
    best = CoinSpots((), 0, box)
    for rows in (1, 2, 3) if count else ():
        columns = -(-count // rows)
        r = min(box.w / columns - 0.6, box.h / rows / 1.08 - 0.2, 2 * largest) / 2
        if r <= best.r:
            continue
        wide, high = min(box.w / columns, 2.3 * r), min(box.h / rows, 2.3 * r)
        left = box.x + (box.w - wide * columns) / 2 + wide / 2
        top = box.y + (box.h - high * rows) / 2 + high / 2
        spots = []
        for i in range(count):
            row, column = divmod(i, columns)
            gap = columns - min(columns, count - row * columns)
            spots.append((left + wide * (column + gap / 2), top + high * row))
        best = CoinSpots(tuple(spots), r, box)
    return best


def _coins(region: int, coins: Coins, room: CoinSpots, largest: float) -> list[Child]:
    """Return the coins on a state, those face up first, or a pile where they do not fit."""
    up, count = coins.up, len(coins.up) + coins.down
    if count and (not room.spots or (coins.down > 4 and not up)):
        return _pile(region, coins, room.pile, largest)
    fresh = "dd-flip" if coins.flipped else None
    return [
        coin_up(up[i], x, y, room.r, fresh) if i < len(up) else coin_down(region, x, y, room.r)
        for i, (x, y) in enumerate(room.spots)
    ]


def _pile(region: int, coins: Coins, box: Box, largest: float) -> list[Child]:
    """Return coins fanned out, the most valuable on top, with their number."""
    up, count = coins.up, len(coins.up) + coins.down
    r = min(box.h / 2.16 - 0.4, largest)
    step, y, words = 0.3 * r, box.y + box.h / 2 - 0.08 * r, 1.45 * largest
    left = box.x + (box.w - step * (count - 1) - 2 * r - words) / 2
    spots = [left + r + step * i for i in range(count)]
    if up:
        *rest, best = sorted(up)
        back = [coin_under(marker, spot, y, r) for marker, spot in zip(rest, spots, strict=False)]
        top = coin_up(best, spots[-1], y, r)
    else:
        *back, top = [coin_down(region, spot, y, r) for spot in spots]
    at = {"class": "dd-many", "x": num(spots[-1] + r + 1), "y": num(y), "dy": "0.36em"}
    return [back, top, h("text", at, messages.view_pile(coins=count))]
