"""The map's ground and its states: felt, tiles with their names, and the coins on them."""

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
from hustings.games.delegate_dash.view.layout import Crowd, Spot, Tile, laid_out
from hustings.games.delegate_dash.view.pieces import SUITS, coin_down, coin_under, coin_up, suit
from hustings.messages.generated import delegate_dash as messages

READABLE: Final = 8.35
"""Radius below which a coin's value could not be read."""
HOME: Final = 0
"""In place of a number of steps: the way home, however far it is."""
NO_WAY: Final = -1


def box_of(box: Box, round_: float, kind: str) -> Tree:
    """Return a rectangle with round corners."""
    size = {"x": num(box.x), "y": num(box.y), "width": num(box.w), "height": num(box.h)}
    return h("rect", {"class": kind, "rx": num(round_), **size})


def felt(boxes: tuple[Box, ...], kind: str) -> Tree:
    """Return the ground below some places, as one piece with round corners."""
    inner = [box.inner(4) for box in boxes]
    path = "".join(f"M{num(b.x)},{num(b.y)}h{num(b.w)}v{num(b.h)}h{num(-b.w)}z" for b in inner)
    return h("path", {"class": kind, "d": path})


@part
def ground(tall: bool) -> Tree:
    """Return the felt of the four regions and the candidates' mats."""
    place = laid_out(tall)
    regions = [tuple(place.cell(c) for c in range(GAP) if REGION[c] == r) for r in range(4)]
    return h(
        "g",
        {"class": "dd-ground", "aria-hidden": "true"},
        [felt(boxes, f"dd-mat dd-{SUITS[side]}") for side, boxes in enumerate(place.card.mats)],
        [felt(boxes, f"dd-felt dd-{SUITS[region]}") for region, boxes in enumerate(regions)],
    )


class Coins(NamedTuple):
    """The coins on a state: the values of those face up, how many are face down."""

    up: tuple[int, ...]
    down: int
    flipped: bool


class State(NamedTuple):
    """What a state shows. number: BLANK while it has none. stake: what is to be won there now.

    kind: class names. crowd: how many stand there; grown: whether one of them moves. steps: how far
    it is, HOME, or NO_WAY.
    """

    cell: int
    number: int
    stake: int
    coins: Coins
    kind: str
    crowd: int
    grown: bool
    steps: int

    def stands(self, shape: Tile, size: float) -> Crowd:
        """Return how the pawns there stand, if there are any."""
        return shape.standing(self.crowd, grown=self.grown, size=size)


@part
def tile(tall: bool, do: Choice | str | None, label: str, state: State) -> Tree:
    """Return a state as it lies on the board, with its coins."""
    place = laid_out(tall)
    shape, at = place.tile, place.tile_at(state.cell)
    region, raised = REGION[state.cell], shape.thick if state.stake else 0
    room, _, shows = arranged(shape, state)
    return h(
        "g",
        (act(do, label) if do else {"role": "img", "aria-label": label})
        | {
            "key": f"state-{state.cell}",
            "class": state.kind,
            "transform": f"translate({num(at.x)} {num(at.y - raised / 2)})",
        },
        h("title", {}, label),
        card(0, 0, *shape.size, "dd-tile", shape.round, shape.thick * 0.7 + raised),
        h("path", {"class": "dd-name-band", "d": _band(shape)}),
        suit(region, *shape.suit),
        _name(shape, state),
        _coins(region, state.coins, room, shape.largest),
        _steps(shape, state.steps) if shows else None,
    )


def _band(shape: Tile) -> str:
    """Return the strip at a tile's edge, with the tile's own round corners."""
    box, r = shape.band.inner(1), shape.round - 1
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


def _name(shape: Tile, state: State) -> list[Child]:
    """Return a state's number, and what is at stake where no single coin says it."""
    if state.number >= BLANK:
        return []
    x, y = shape.number
    at = {"class": "dd-number", "x": num(x), "y": num(y)}
    found: list[Child] = [h("text", at, PRINTED[state.number])]
    if len(state.coins.up) > 1:
        middle, centre = shape.tag.middle
        found += [
            box_of(shape.tag, shape.tag.h / 2.6, "dd-tag"),
            h("text", {"class": "dd-stake", "x": num(middle), "y": num(centre)}
              | {"dy": "0.36em"}, str(state.stake)),
        ]  # fmt: skip
    return found


def _steps(shape: Tile, steps: int) -> Tree:
    """Return how many steps away a state is; a house where one is at home whatever one rolled."""
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
        if steps == HOME
        else h("text", {"y": "0", "dy": "0.36em"}, str(steps)),
    )


# Coins ----------------------------------------------------------------------------------------


class Room(NamedTuple):
    """Where coins lie: their middles, none where there is room for a pile only; their radius."""

    spots: tuple[Spot, ...]
    r: float
    pile: Box


SIZES: Final = (1, 0.94, 0.88, 0.82, 0.76)
"""How large pawns are, where coins beside them could not be read otherwise."""


def arranged(shape: Tile, state: State) -> tuple[Room, Crowd, bool]:
    """Return where the coins lie, how the pawns stand, and whether steps are shown.

    The mark for the steps is more than pawns in full size, a coin that can be read more than both.
    """
    count, asked = len(state.coins.up) + state.coins.down, state.steps != NO_WAY
    x, y, r = shape.steps
    for marked in (True, False) if asked and not shape.aside else (False,):
        low = y - r - 0.5 if marked else shape.body.y + shape.body.h
        for size in SIZES:
            crowd = state.stands(shape, size) if state.crowd else None
            if marked and crowd and crowd.right > x - r:
                continue
            best = max(_rooms(shape, crowd, low, count), key=lambda room: room.r)
            if not count or best.r >= READABLE:
                return best, crowd or shape.standing(1), asked and (marked or shape.aside)
    crowd, body = state.stands(shape, SIZES[-1]), shape.body
    pile = body._replace(h=crowd.top - body.y) if state.crowd else body
    return Room((), 0, pile), crowd, asked and shape.aside


def _rooms(shape: Tile, crowd: Crowd | None, low: float, count: int) -> list[Room]:
    """Return how so many coins could lie: above the pawns, beside them, or some here, some there.

    low: down to where.
    """
    body, most = shape.body, shape.largest
    if crowd is None:
        return [lay(body._replace(h=low - body.y), count, most)]
    top, left = min(crowd.top, low), crowd.right + 1
    wide = body.x + body.w - left
    above, beside = body._replace(h=top - body.y), Box(left, body.y, wide, low - body.y)
    below, rooms = Box(left, top, wide, low - top), [lay(above, count, most)]
    rooms.append(lay(beside, count, most))
    for under in range(1, count):
        r = min(lay(above, count - under, most).r, lay(below, under, most).r)
        spots = lay(above, count - under, r).spots + lay(below, under, r).spots
        rooms.append(Room(spots, r, above))
    return rooms


@lru_cache(maxsize=4000)
def lay(box: Box, count: int, largest: float) -> Room:
    """Return so many coins in rows, as large as they can be."""
    best = Room((), 0, box)
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
        best = Room(tuple(spots), r, box)
    return best


def _coins(region: int, coins: Coins, room: Room, largest: float) -> list[Child]:
    """Return the coins on a state, those face up first; a pile where they would be too small."""
    up, count = coins.up, len(coins.up) + coins.down
    if count and (not room.spots or (coins.down > 4 and not up)):
        return _pile(region, coins, room.pile, largest)
    fresh = "dd-flip" if coins.flipped else None
    return [
        coin_up(up[i], x, y, room.r, fresh) if i < len(up) else coin_down(region, x, y, room.r)
        for i, (x, y) in enumerate(room.spots)
    ]


def _pile(region: int, coins: Coins, box: Box, largest: float) -> list[Child]:
    """Return coins fanned with the most valuable on top, and how many they are."""
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
    said = {"class": "dd-many", "x": num(spots[-1] + r + 1), "y": num(y), "dy": "0.36em"}
    return [back, top, h("text", said, messages.view_pile(coins=count))]
