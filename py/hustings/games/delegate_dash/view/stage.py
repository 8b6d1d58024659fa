"""Draw over the map what happens just now: a new round, its dice, a caucus, flying coins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import ceil, dist
from typing import Final

from hustings.core.model import Event
from hustings.core.protocols import Tree
from hustings.draw.box import Box
from hustings.draw.tree import Child, cls, h, num
from hustings.games.delegate_dash.events import Rerolled, Rolled, RoundBegan, north_to_west
from hustings.games.delegate_dash.names import SHORT
from hustings.games.delegate_dash.state import REGION_OF, SUPER_TUESDAY
from hustings.games.delegate_dash.text import board as words
from hustings.games.delegate_dash.text.beat_lines import tie_break
from hustings.games.delegate_dash.view.layout import Layout
from hustings.games.delegate_dash.view.motion import Caucus, Motion
from hustings.games.delegate_dash.view.pieces import SUITS, board_line, candidate_die, coin_up
from hustings.games.delegate_dash.view.tiles import rounded_rect
from hustings.messages.generated import delegate_dash as messages


def overlay(layout: Layout, motion: Motion, *, choosing: bool) -> list[Child]:
    """Return what is drawn on top of the map. choosing: whether somebody chooses on the map now.

    Then only the dice of a caucus remain: they lie beside their state and hide no coin there.
    """
    drawn: list[Child] = []
    if not choosing:
        drawn += [_flying_coin(layout, *taken) for taken in motion.taken]
    if motion.caucus is not None:
        return [_caucus_panel(layout, motion.caucus), *drawn]
    if choosing:
        return drawn
    match motion.scene:
        case RoundBegan() as event:
            return [_banner(layout, event)]
        case Rolled(order=order) as event:
            dice = north_to_west(event)
            return [_dice_row(layout, event, [(side, dice[side]) for side in order])]
        case Rerolled(candidate, die) as event:
            return [_dice_row(layout, event, [(candidate, die)])]
    return drawn


def _key(event: Sequence[object]) -> str:
    return "stage-" + "-".join(map(str, event))


def _panel(box: Box, kind: str, key: str, *inner: Child) -> Tree:
    move = f"translate({num(box.x)} {num(box.y)})"
    return h(
        "g",
        {"class": f"dd-stage {kind}", "key": key, "transform": move},
        rounded_rect(Box(0, 4, box.w, box.h), 9, "dd-panel-side"),
        rounded_rect(Box(0, 0, box.w, box.h), 9, "dd-panel"),
        inner,
    )


def _centred(layout: Layout, w: float, height: float) -> Box:
    x, y = layout.map.middle
    return Box(x - w / 2, y - height / 2, w, height)


def _banner(layout: Layout, event: RoundBegan) -> Tree:
    """Return the announcement of a round in the middle of the map."""
    number, holder, coins = event.round, event.holder, event.coins
    box = _centred(layout, *layout.stage.banner)
    lines = words.round_lines(number, holder, coins)
    is_super = number == SUPER_TUESDAY and coins > 0
    kinds = ("dd-headline", "dd-line", "dd-line")
    return _panel(
        box,
        cls("dd-banner", is_super and "dd-super") or "",
        _key(event),
        [
            board_line(layout, kind, (box.w / 2, y), said, box.w - 16)
            for kind, y, said in zip(kinds, layout.stage.lines, lines, strict=True)
        ],
        _star_rows(box) if is_super else None,
    )


def _star_rows(box: Box) -> Tree:
    """Return the stars above and below the announcement of Super Tuesday."""
    marks = [
        h("path", {"class": "dd-star", "d": _STAR, "transform": f"translate({num(x)} {num(y)})"})
        for y in (0, box.h)
        for x in (box.w * n / 8 for n in range(1, 8))
    ]
    return h("g", {}, marks)


_STAR: Final = "M0,-8 2.1,-2.6 7.8,-2.5 3.4,1 4.9,6.6 0,3.5 -4.9,6.6 -3.4,1 -7.8,-2.5 -2.1,-2.6Z"


def _dice_row(layout: Layout, event: Event, rolls: Sequence[tuple[int, int]]) -> Tree:
    """Return the dice of a roll in order of movement."""
    size = layout.stage
    box = _centred(layout, size.lane * len(rolls) + 6, size.height + 4)
    several = len(rolls) > 1
    dice = [
        _labelled_die(layout, side, value, size.lane * i + 3, 4, order=i if several else -1)
        for i, (side, value) in enumerate(rolls)
    ]
    return _panel(box, "dd-roll", _key(event), dice)


def _labelled_die(
    layout: Layout, side: int, value: int, x: float, y: float, *, order: int, kind: str = ""
) -> Tree:
    """Return a large die with its candidate and its place in the order (-1: none)."""
    size = layout.stage
    middle, room = x + size.lane / 2, size.lane - 4
    return h(
        "g",
        {"class": cls("dd-lane", f"dd-{SUITS[side]}", order == 0 and "dd-first", kind)},
        candidate_die(side, value, middle, y + size.die / 2 + 2, size.die, "rolled", f"s{side}"),
        board_line(layout, "dd-whose", (middle, y + size.whose), SHORT[side], room),
        board_line(
            layout, "dd-place", (middle, y + size.order), messages.place(place=order + 1), room
        )
        if order >= 0
        else None,
    )  # fmt: skip


# Caucuses -------------------------------------------------------------------------------------


def _caucus_panel(layout: Layout, caucus: Caucus) -> Tree:
    """Return the dice of a caucus beside its state, the winner first, and how a tie was broken."""
    tie_line, flat, box, across = _caucus_layout(layout, caucus)
    size = layout.stage
    left = (box.w - size.lane * across) / 2
    top = (box.h - size.height * -(-len(caucus.ranking) // across)) / 2
    top -= size.note / 2 if tie_line else 0
    lanes = [
        _labelled_die(
            layout,
            side,
            value,
            left + size.lane * (i % across),
            top + size.height * (i // across),
            order=i,
            kind="dd-missed" if side in caucus.missed else "",
        )
        for i, (side, value) in enumerate(caucus.ranking)
    ]
    note = (
        board_line(layout, "dd-why", (box.w / 2, box.h - top - 6), tie_line, box.w - 8)
        if tie_line
        else None
    )
    return _panel(box, "dd-caucus", _key([caucus.cell, *flat]), lanes, note)


def _caucus_layout(layout: Layout, caucus: Caucus) -> tuple[str, list[int], Box, int]:
    """Return the tie-break line, the rolls as one list, the panel's box and dice in a row."""
    flat = [n for roll in caucus.ranking for n in roll]
    tie_line = tie_break(caucus.cell, flat)
    return tie_line, flat, *caucus_box(layout, caucus.cell, len(caucus.ranking), len(tie_line))


def caucus_covers(layout: Layout, caucus: Caucus, box: Box) -> bool:
    """Return whether the dice of a caucus cover part of a box."""
    return _caucus_layout(layout, caucus)[2].overlap(box) > 0


@lru_cache
def caucus_box(layout: Layout, cell: int, dice: int, letters: int) -> tuple[Box, int]:
    """Return the box of a caucus's dice and how many of them lie in a row.

    The box covers whole grid cells next to the state and as little as possible of the candidates'
    cards, dice and coins. letters: length of the line below the dice.
    """
    here, size, (wide, high) = layout.cell(cell), layout.stage, layout.pitch
    note_height, note_width = (size.note, 0.36 * size.note * letters) if letters else (0, 0)
    dice_boxes = [_die_box(layout, side) for side in range(4)]
    blocks = (*layout.card.homes, *layout.card.stacks, *dice_boxes)
    options: list[tuple[float, Box, int]] = []
    for across in (dice, (dice + 1) // 2):
        w = max(size.lane * across, note_width) + 2
        columns = ceil(w / wide)
        rows = ceil((size.height * -(-dice // across) + note_height + 2) / high)
        for row, column in product(range(8 - rows), range(8 - columns)):
            x, y = layout.map.x + wide * column, layout.map.y + high * row
            box = Box(x, y, wide * columns, high * rows)
            if box.overlap(here.inner(1)) or not box.inner(-2).overlap(here):
                continue
            cost = sum(_cover_cost(box, block) for block in blocks)
            cost = cost + dist(box.middle, here.middle) + 0.01 * box.w * box.h
            options.append((cost, box.inner(layout.gap / 2), across))
    _, best, across = min(options, key=lambda option: option[0])
    return best, across


def _die_box(layout: Layout, side: int) -> Box:
    """Return the box of a candidate's die and its labels."""
    x, y, size = layout.card.dice[side]
    return Box(x - size / 2, y - size / 2, 2.1 * size, 1.3 * size)


def _cover_cost(box: Box, block: Box) -> float:
    """Return the cost of covering a block: partly is worse than wholly."""
    share = box.overlap(block) / (block.w * block.h)
    return 200 * share if share > 0.98 else 4000 * share


def _flying_coin(layout: Layout, side: int, cell: int, marker: int) -> Tree:
    """Return a coin that flies from a state to its new owner's stacks."""
    x, y = layout.cell(cell).middle
    stacks = layout.card.stacks[side]
    end_x, end_y = stacks.x + stacks.w * (REGION_OF[marker] + 0.5) / 4, stacks.y + stacks.h / 3
    start = f"--fx:{num(x - end_x)}px;--fy:{num(y - end_y)}px"
    return h(
        "g",
        {"class": "dd-taken", "key": f"taken-{marker}"},
        h("g", {"class": "dd-fly", "style": start},
          coin_up(marker, end_x, end_y, layout.stage.coin)),
    )  # fmt: skip
