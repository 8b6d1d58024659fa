"""The convention: four columns of coins towards the line of a majority, the pool, and dice."""

from __future__ import annotations

from typing import Final

from hustings.core.model import OVER
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.marker import marker as badge
from hustings.draw.tree import Child, cls, h, num
from hustings.games.delegate_dash import vocabulary as v
from hustings.games.delegate_dash.board import CELLS, GAP, REGION
from hustings.games.delegate_dash.names import SHORT, die_name
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
from hustings.games.delegate_dash.view.motion import NO_REGION, Motion
from hustings.games.delegate_dash.view.pieces import LETTERS, SUITS, coin_up, dash_die, suit
from hustings.games.delegate_dash.view.stage import DIE, SIZE, WIDTH

LANE: Final = WIDTH / 4
BASE: Final = 266
"""Where the columns stand."""
TALL: Final = 164
"""How high a majority is, unless somebody has so much more that it would not fit."""
ROOM: Final = 178
"""How high a column may become."""
SLAB: Final = 58
TRAY: Final = 318
"""Where the tray of uncommitted coins begins."""
COIN: Final = 9.5


def meeting(obs: DashState, look: Look, motion: Motion) -> list[Child]:
    """Return the whole board of the convention."""
    have = totals(obs)
    scale = min(TALL / MAJORITY, ROOM / max(have))
    kind = motion.scene[0] if motion.scene else -1
    line = BASE - MAJORITY * scale
    return [
        h("g", {"class": "dd-faded", "aria-hidden": "true"}, [_faded(cell) for cell in range(GAP)]),
        h("text", {"class": "dd-headline dd-title", "x": num(WIDTH / 2), "y": "16"},
          words.convention_title(obs)),
        [_lane(obs, look, motion, side, have, scale) for side in range(4)],
        h("g", {"class": cls("dd-line-305", kind in (v.COUNTED, v.CONVENED) and "dd-looked-at")},
          h("path", {"d": f"M2,{num(line)}H{WIDTH - 2}"}),
          h("text", {"x": "3", "y": num(line - 3)}, str(MAJORITY))),
        _tray(obs, motion, scale),
    ]  # fmt: skip


def _faded(cell: int) -> Tree:
    row, col = CELLS[cell]
    where = {"x": num(col * SIZE + 1.5), "y": num(row * SIZE + 1.5), "width": "49", "height": "49"}
    return h("rect", {"class": f"dd-tile dd-{SUITS[REGION[cell]]}", "rx": "5", **where})


def _middle(side: int) -> float:
    return LANE * (side + 0.5)


# Columns --------------------------------------------------------------------------------------


def _lane(
    obs: DashState, look: Look, motion: Motion, side: int, have: list[int], scale: float
) -> Tree:
    """Return a candidate's column with its name and count below and its die above."""
    label = words.candidate_label(obs, side, look.names)
    standing = [have[other] for other in range(4) if not obs.gone[other]]
    least = have[side] == min(standing) < max(standing)
    last = least and not obs.gone[side] and obs.turn.mode != OVER
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
        _slabs(obs, motion, side, scale),
        _fallen(motion, side, BASE - have[side] * scale, scale),
        _name(obs, look, side, have[side], last=last),
        _gain(motion, side),
        _roll(motion, side),
    )


def _slabs(obs: DashState, motion: Motion, side: int, scale: float) -> Tree:
    """Return what a candidate holds, coin upon coin."""
    drawn: list[Tree] = []
    top, opens = float(BASE), bool(motion.scene) and motion.scene[0] == v.CONVENED
    for marker in held(obs, side):
        tall = VALUE[marker] * scale
        top -= tall
        fresh = motion.awarded.get(marker) == side
        drawn.append(_slab(marker, _middle(side), top, tall, fresh=fresh))
    slots = _slots(obs, motion)
    drawn += [
        _flight(marker, side, top, slots[marker])
        for marker in motion.awarded
        if obs.where[marker] == side
    ]
    attrs = {"class": "dd-slabs", "key": f"slabs{side}"}
    if opens:
        attrs = {"class": "dd-slabs dd-rise", "key": f"rise{side}"} | {
            "style": f"animation-delay:{200 * side}ms"
        }
    return h("g", attrs, drawn)


def _flight(marker: int, side: int, top: float, slot: tuple[float, float]) -> Tree:
    """Return a marker that has come from the tray to the top of its new owner's column."""
    x, y = _middle(side), top - 15
    start = f"--fx:{num(slot[0] - x)}px;--fy:{num(slot[1] - y)}px"
    return h("g", {"class": "dd-fly", "style": start, "key": f"fly{marker}"},
             coin_up(marker, x, y, 13))  # fmt: skip


def _slab(marker: int, x: float, y: float, tall: float, *, fresh: bool = False) -> Tree:
    """Return a marker from the side, as high as it is worth."""
    region = REGION_OF[marker]
    spot = {"x": num(x - SLAB / 2), "y": num(y), "width": num(SLAB), "height": num(max(tall, 1.2))}
    words_fit = tall >= 9
    return h(
        "g",
        {"class": cls("dd-slab", f"dd-{SUITS[region]}", fresh and "dd-fresh"), "key": f"m{marker}"},
        h("rect", spot | {"rx": num(min(3, tall / 3))}),
        suit(region, x - 19, y + tall / 2, min(tall - 2, 10)) if words_fit else None,
        h("text", {"x": num(x + 4), "y": num(y + tall / 2 + 3.6)}, str(VALUE[marker]))
        if words_fit
        else None,
    )


def _fallen(motion: Motion, side: int, top: float, scale: float) -> Child:
    """Return what a column has just lost, toppling. top: of what is left of it."""
    lost = [marker for marker, who in motion.fallen.items() if who == side]
    if not lost:
        return None
    drawn = list[Tree]()
    for marker in sorted(lost):
        tall = VALUE[marker] * scale
        top -= tall
        drawn.append(_slab(marker, _middle(side), top, tall))
    way = "dd-rightward" if side < 2 else "dd-leftward"
    return h("g", {"class": f"dd-topple {way}", "key": f"topple{side}-{len(lost)}"}, drawn)


def _name(obs: DashState, look: Look, side: int, have: int, *, last: bool) -> list[Child]:
    """Return what stands below a column."""
    x, seat = _middle(side), obs.owner[side]
    who = words.AUTOMATIC if seat == NOBODY else look.names[seat]
    short = who if len(who) <= 9 else f"{who[:8]}…"
    note = words.OUT if obs.gone[side] else words.LAST if last else ""
    return [
        h("text", {"class": "dd-total dd-have", "x": num(x + 8), "y": str(BASE + 21)}, str(have)),
        h("text", {"class": "dd-name", "x": num(x - 36), "y": str(BASE + 19)}, LETTERS[side]),
        h("text", {"class": "dd-note", "x": num(x + 42), "y": str(BASE + 34)}, note)
        if note
        else None,
        h("text", {"class": "dd-whose", "x": num(x), "y": str(BASE + 34)}, SHORT[side]),
        badge(seat, x - 36, BASE + 42, 5) if seat != NOBODY else None,
        h("text", {"class": "dd-small dd-player", "x": num(x), "y": str(BASE + 46)}, short),
    ]


def _gain(motion: Motion, side: int) -> Child:
    won = sum(VALUE[marker] for marker, who in motion.awarded.items() if who == side)
    if not won:
        return None
    spot = {"x": num(_middle(side) + SLAB / 2 + 1), "y": str(BASE - 4)}
    return h("text", {"class": "dd-gain", **spot}, f"+{won}")


# Dice and the pool ----------------------------------------------------------------------------


def _roll(motion: Motion, side: int) -> Child:
    """Return a candidate's die above its column with the bonus that it adds."""
    split = motion.split
    if split is None or side not in split.shares:
        return None
    value, more, results = split.shares[side]
    x = _middle(side)
    thrown = bool(motion.scene) and motion.scene[0] != v.AWARDED
    if len(results) > 1:
        said = words.ROLL_OFF
    else:
        said = f"{die_name(value)} + {more} = {value + more}" if more else ""
    key = f"split{split.region}-{side}-{'-'.join(map(str, results))}"
    return h(
        "g",
        {"class": cls("dd-split", split.first(side) and "dd-first"), "key": key},
        dash_die(side, value, x - (12 if more else 0), 26 + DIE / 2, DIE,
                 "rolled" if thrown else "", key),
        h("text", {"class": "dd-bonus", "x": num(x + 15), "y": num(32 + DIE / 2)}, f"+{more}")
        if more
        else None,
        h("text", {"class": "dd-why", "x": num(x), "y": num(38 + DIE)}, said) if said else None,
    )  # fmt: skip


def _slots(obs: DashState, motion: Motion) -> dict[int, tuple[float, float]]:
    """Return where the uncommitted markers lie in the tray, or lay just before they were won."""
    found = {}
    for region, markers in enumerate(OF_REGION):
        lie = [m for m in markers if obs.where[m] == POOL or m in motion.awarded]
        apart = min(2 * COIN + 1, (LANE - 2 * COIN - 6) / max(len(lie) - 1, 1))
        for place, marker in enumerate(lie):
            found[marker] = (LANE * region + COIN + 3 + apart * place, TRAY + 33.0)
    return found


def _tray(obs: DashState, motion: Motion, scale: float) -> Tree:
    """Return the uncommitted coins by region; that which is being shared out is lit."""
    drawn: list[Child] = []
    # the most valuable of each region lies on top
    pooled = [m for markers in OF_REGION for m in reversed(markers) if obs.where[m] == POOL]
    slots = _slots(obs, motion)
    for marker in pooled:
        x, y = slots[marker]
        attrs: dict[str, str] = {"key": f"pool{marker}"}
        if motion.fallen.get(marker, NOBODY) != NOBODY:
            fx, fy = _middle(motion.fallen[marker]) - x, BASE - VALUE[marker] * scale - y
            attrs |= {"class": "dd-drop", "style": f"--fx:{num(fx)}px;--fy:{num(fy)}px"}
        drawn.append(h("g", attrs, coin_up(marker, x, y, COIN)))
    lit = motion.split.region if motion.split is not None else NO_REGION
    light = {"x": num(LANE * lit + 2), "y": str(TRAY + 18), "width": num(LANE - 4), "height": "28"}
    value = sum(VALUE[marker] for marker in pooled)
    return h(
        "g",
        {"class": "dd-tray"},
        h("rect", {"class": "dd-panel", "x": "1", "y": str(TRAY), "width": str(WIDTH - 2)}
          | {"height": str(WIDTH - TRAY - 1), "rx": "8"}),
        h("rect", {"class": f"dd-lit dd-{SUITS[lit]}", "rx": "6", **light})
        if lit != NO_REGION
        else None,
        h("text", {"class": "dd-small", "x": "8", "y": str(TRAY + 13)}, words.pool_title(value)),
        drawn,
    )  # fmt: skip
