"""What is staged over the map while it happens: the round, its dice, a caucus, coins that fly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import ceil, dist
from typing import Final

from hustings.core.model import Event
from hustings.core.protocols import Tree
from hustings.draw.tree import Child, cls, h, num
from hustings.games.delegate_dash.events import Rerolled, Rolled, RoundBegan, north_to_west
from hustings.games.delegate_dash.names import SHORT
from hustings.games.delegate_dash.state import REGION_OF
from hustings.games.delegate_dash.text import board as words
from hustings.games.delegate_dash.text.beats import tie_break
from hustings.games.delegate_dash.view.layout import Box, Layout
from hustings.games.delegate_dash.view.motion import Caucus, Motion
from hustings.games.delegate_dash.view.pieces import SUITS, coin_up, dash_die, line
from hustings.games.delegate_dash.view.tiles import box_of
from hustings.messages.generated import delegate_dash as messages


def staged(place: Layout, motion: Motion, *, asked: bool) -> list[Child]:
    """Return what lies over the map. asked: somebody chooses on it now, so that it stays in sight.

    A caucus is staged beside its state, so that it hides no coin that could be chosen.
    """
    drawn: list[Child] = [] if asked else [_flight(place, *taken) for taken in motion.taken]
    if motion.caucus is not None:
        return [_caucus(place, motion.caucus), *drawn]
    if asked:
        return drawn
    match motion.scene:
        case RoundBegan() as event:
            return [_banner(place, event)]
        case Rolled(order=order) as event:
            dice = north_to_west(event)
            return [_row(place, event, [(side, dice[side]) for side in order])]
        case Rerolled(candidate, die) as event:
            return [_row(place, event, [(candidate, die)])]
    return drawn


def _key(event: Sequence[object]) -> str:
    return "stage-" + "-".join(map(str, event))


def _panel(box: Box, kind: str, key: str, *inner: Child) -> Tree:
    move = f"translate({num(box.x)} {num(box.y)})"
    return h(
        "g",
        {"class": f"dd-stage {kind}", "key": key, "transform": move},
        box_of(Box(0, 4, box.w, box.h), 9, "dd-panel-side"),
        box_of(Box(0, 0, box.w, box.h), 9, "dd-panel"),
        inner,
    )


def _middle(place: Layout, w: float, height: float) -> Box:
    x, y = place.map.middle
    return Box(x - w / 2, y - height / 2, w, height)


def _banner(place: Layout, event: RoundBegan) -> Tree:
    """Return the announcement of a round over the middle of the map."""
    number, holder, coins = event.round, event.holder, event.coins
    box = _middle(place, *place.staged.banner)
    lines = words.round_lines(number, holder, coins)
    great = number == words.SUPER and coins > 0
    kinds = ("dd-headline", "dd-line", "dd-line")
    return _panel(
        box,
        cls("dd-banner", great and "dd-super") or "",
        _key(event),
        [
            line(place, kind, (box.w / 2, y), said, box.w - 16)
            for kind, y, said in zip(kinds, place.staged.lines, lines, strict=True)
        ],
        _ribbon(box) if great else None,
    )


def _ribbon(box: Box) -> Tree:
    """Return the stars above and below the great day."""
    marks = [
        h("path", {"class": "dd-star", "d": _STAR, "transform": f"translate({num(x)} {num(y)})"})
        for y in (0, box.h)
        for x in (box.w * n / 8 for n in range(1, 8))
    ]
    return h("g", {}, marks)


_STAR: Final = "M0,-8 2.1,-2.6 7.8,-2.5 3.4,1 4.9,6.6 0,3.5 -4.9,6.6 -3.4,1 -7.8,-2.5 -2.1,-2.6Z"


def _row(place: Layout, event: Event, rolls: Sequence[tuple[int, int]]) -> Tree:
    """Return the dice of a roll in the order in which the candidates move."""
    size = place.staged
    box = _middle(place, size.lane * len(rolls) + 6, size.height + 4)
    several = len(rolls) > 1
    dice = [
        _die(place, side, value, size.lane * i + 3, 4, order=i if several else -1)
        for i, (side, value) in enumerate(rolls)
    ]
    return _panel(box, "dd-roll", _key(event), dice)


def _die(
    place: Layout, side: int, value: int, x: float, y: float, *, order: int, kind: str = ""
) -> Tree:
    """Return a large die with whose it is and which place it gets (-1: none)."""
    size = place.staged
    middle, room = x + size.lane / 2, size.lane - 4
    return h(
        "g",
        {"class": cls("dd-lane", f"dd-{SUITS[side]}", order == 0 and "dd-first", kind)},
        dash_die(side, value, middle, y + size.die / 2 + 2, size.die, "rolled", f"s{side}"),
        line(place, "dd-whose", (middle, y + size.whose), SHORT[side], room),
        line(place, "dd-place", (middle, y + size.place), messages.place(place=order + 1), room)
        if order >= 0
        else None,
    )  # fmt: skip


# Caucuses -------------------------------------------------------------------------------------


def _caucus(place: Layout, caucus: Caucus) -> Tree:
    """Return the dice of a caucus beside its state, who wins first and why."""
    why, flat, box, across = _caucus_box(place, caucus)
    size = place.staged
    left = (box.w - size.lane * across) / 2
    top = (box.h - size.height * -(-len(caucus.ranking) // across)) / 2
    top -= size.note / 2 if why else 0
    lanes = [
        _die(
            place,
            side,
            value,
            left + size.lane * (i % across),
            top + size.height * (i // across),
            order=i,
            kind="dd-missed" if side in caucus.missed else "",
        )
        for i, (side, value) in enumerate(caucus.ranking)
    ]
    note = line(place, "dd-why", (box.w / 2, box.h - top - 6), why, box.w - 8) if why else None
    return _panel(box, "dd-caucus", _key([caucus.cell, *flat]), lanes, note)


def _caucus_box(place: Layout, caucus: Caucus) -> tuple[str, list[int], Box, int]:
    """Return why it goes as it does, who rolled what, where that lies and how many in a row."""
    flat = [n for roll in caucus.ranking for n in roll]
    why = tie_break(caucus.cell, flat)
    return why, flat, *beside(place, caucus.cell, len(caucus.ranking), len(why))


def covers(place: Layout, caucus: Caucus, box: Box) -> bool:
    """Return whether the dice of a caucus lie over something."""
    return _caucus_box(place, caucus)[2].overlap(box) > 0


@lru_cache
def beside(place: Layout, cell: int, dice: int, letters: int) -> tuple[Box, int]:
    """Return where the dice of a caucus lie and how many in a row.

    Over whole squares next to the state, so that what is covered is covered whole: of candidates'
    cards, dice and coins as little as may be. letters: of a line below that says why.
    """
    here, size, (wide, high) = place.cell(cell), place.staged, place.pitch
    extra, words = (size.note, 0.36 * size.note * letters) if letters else (0, 0)
    blocks = (*place.card.homes, *place.card.sums, *(_dice_of(place, side) for side in range(4)))
    found: list[tuple[float, Box, int]] = []
    for across in (dice, (dice + 1) // 2):
        w = max(size.lane * across, words) + 2
        columns = ceil(w / wide)
        rows = ceil((size.height * -(-dice // across) + extra + 2) / high)
        for row, column in product(range(8 - rows), range(8 - columns)):
            x, y = place.map.x + wide * column, place.map.y + high * row
            box = Box(x, y, wide * columns, high * rows)
            if box.overlap(here.inner(1)) or not box.inner(-2).overlap(here):
                continue
            hidden = sum(_hides(box, block) for block in blocks)
            far = dist(box.middle, here.middle)
            found.append((hidden + far + 0.01 * box.w * box.h, box.inner(place.gap / 2), across))
    _, best, across = min(found, key=lambda choice: choice[0])
    return best, across


def _dice_of(place: Layout, side: int) -> Box:
    """Return where a candidate's die lies with its words."""
    x, y, size = place.card.dice[side]
    return Box(x - size / 2, y - size / 2, 2.1 * size, 1.3 * size)


def _hides(box: Box, block: Box) -> float:
    """Return how bad it is to cover something: to cut through it is worse."""
    share = box.overlap(block) / (block.w * block.h)
    return 200 * share if share > 0.98 else 4000 * share


def _flight(place: Layout, side: int, cell: int, marker: int) -> Tree:
    """Return a coin that has come from a state to its owner's stacks."""
    x, y = place.cell(cell).middle
    stacks = place.card.sums[side]
    end_x, end_y = stacks.x + stacks.w * (REGION_OF[marker] + 0.5) / 4, stacks.y + stacks.h / 3
    start = f"--fx:{num(x - end_x)}px;--fy:{num(y - end_y)}px"
    return h(
        "g",
        {"class": "dd-taken", "key": f"taken-{marker}"},
        h("g", {"class": "dd-fly", "style": start},
          coin_up(marker, end_x, end_y, place.staged.coin)),
    )  # fmt: skip
