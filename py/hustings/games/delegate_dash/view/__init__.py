"""Drawing of Delegate Dash: the map with pawns, coins and dice; panels beside it."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.moves import Choice, Picks, encode
from hustings.core.protocols import Tree
from hustings.draw.look import FIXED, Look
from hustings.draw.marker import marker
from hustings.draw.pawn import pawn
from hustings.draw.tree import Child, act, cls, h, num, part, points
from hustings.games.delegate_dash.board import CELLS, GAP, REGION
from hustings.games.delegate_dash.names import FACES, REGIONS, SHORT
from hustings.games.delegate_dash.rules.campaign import NUMBERS, coins_at
from hustings.games.delegate_dash.state import (
    BLANK,
    CONVENTION,
    MAJORITY,
    NOBODY,
    DashState,
    totals,
)
from hustings.games.delegate_dash.text import board as words
from hustings.games.delegate_dash.view.convention import meeting
from hustings.games.delegate_dash.view.motion import STEP, WALK, Motion, place, samples
from hustings.games.delegate_dash.view.panel import campaign, standings
from hustings.games.delegate_dash.view.pieces import (
    LETTERS,
    SUITS,
    coin_down,
    coin_up,
    dash_die,
    suit,
)
from hustings.games.delegate_dash.view.stage import BOX, SIZE, WIDTH, corner, staged
from hustings.games.delegate_dash.vocabulary import MOVE, PICK, SEND

DRAWS = frozenset({"state", "candidate"})
ARRANGED = FIXED


def board(obs: DashState, picks: Picks, look: Look) -> Tree:
    """Return the map, with a candidate in each corner; at the convention that, over the map."""
    motion = Motion(look)
    walks = motion.walker >= 0 and not picks.legal  # though the next is asked by then
    motion.mover = motion.walker if walks else words.moving(obs)
    meets = obs.round == CONVENTION
    sheet = {"viewBox": f"-2 -2 {WIDTH + 4} {WIDTH + 4}", "class": "dd-board", "role": "group"}
    label = words.CONVENTION_LABEL if meets else words.MAP_LABEL
    drawn = meeting(obs, look, motion) if meets else _map(obs, picks, look, motion)
    return h("svg", sheet | {"aria-label": label}, drawn)


def _map(obs: DashState, picks: Picks, look: Look, motion: Motion) -> list[Child]:
    """Return the states with coins and pawns, the corners, and what is staged over them."""
    return [
        [_corner(obs, picks, look, motion, side) for side in range(4)],
        _gap(obs),
        [_state(obs, picks, motion, cell) for cell in range(GAP)],
        [_trail(motion, side) for side in sorted(motion.walks)],
        _pawns(obs, look, motion),
        staged(motion, asked=bool(picks.legal)),
    ]


# States ---------------------------------------------------------------------------------------


def _state(obs: DashState, picks: Picks, motion: Motion, cell: int) -> Tree:
    region, number = REGION[cell], obs.tiles[cell]
    do, asked = _click(picks, cell)
    label = words.state_label(obs, cell)
    votes = bool(obs.round) and obs.round < CONVENTION and number in NUMBERS[obs.round]
    venue = bool(obs.venues) and obs.venues[0] == cell
    kind = cls(
        "dd-state",
        f"dd-{SUITS[region]}",
        votes and "dd-votes",
        bool(obs.stake[cell]) and "dd-live",
        venue and "dd-venue",
        asked and "dd-legal legal",
    )
    up = tuple(coins_at(obs, cell))
    summed = len(up) > 1
    # the sum stands where "null" would end; a null state is the blank one of its region
    name = FACES[number] if number < BLANK and not (summed and not number) else ""
    stake = str(obs.stake[cell]) if summed else ""
    coins = Coins(up, obs.down[cell], flipped=cell in motion.flipped)
    return _tile(
        cell,
        do,
        label,
        kind or "",
        "A" if number == 1 else name,
        stake,
        coins,
        null=not number,
    )


class Coins(NamedTuple):
    """The coins on a state: the values of those face up, how many are face down."""

    up: tuple[int, ...]
    down: int
    flipped: bool


@part
def _tile(
    cell: int,
    do: Choice | str | None,
    label: str,
    kind: str,
    name: str,
    stake: str,
    coins: Coins,
    *,
    null: bool,
) -> Tree:
    """Return a state as it lies on the board, with its coins."""
    region = REGION[cell]
    row, col = CELLS[cell]
    x, y = col * SIZE, row * SIZE
    return h(
        "g",
        (act(do, label) if do else {"role": "img", "aria-label": label})
        | {"class": kind, "transform": f"translate({x} {y})"},
        h("title", {}, label),
        h("rect", {"class": "dd-tile", "x": "1.5", "y": "1.5", "width": "49", "height": "49"}
          | {"rx": "5"}),
        suit(region, 10, 9.5, 11),
        h("text", {"class": cls("dd-number", null and "dd-null"), "x": "17", "y": "14"}, name),
        h("text", {"class": "dd-stake", "x": "48", "y": "14"}, stake) if stake else None,
        _coins(cell, coins),
    )  # fmt: skip


def _click(picks: Picks, cell: int) -> tuple[Choice | str | None, bool]:
    """Return what a click on a state says, and whether the state can be chosen."""
    for verb in (MOVE, SEND):
        choice = picks.named("state", cell, verb)
        if choice:
            return choice, True
    for verb in (MOVE, SEND):
        if any(move[0] == verb for move in picks.legal):
            return f"why:{encode(picks.verbs, (verb, cell))}", False
    return None, False


def _coins(cell: int, coins: Coins) -> list[Tree]:
    """Return the coins on a state in rows of three, those face up first."""
    up, drawn = coins.up, []
    for i in range(len(up) + coins.down):
        x, y = 10 + 16 * (i % 3), 25 + 16 * (i // 3)
        if i < len(up):
            fresh = "dd-flip" if coins.flipped else None
            drawn.append(coin_up(up[i], x, y, 7.6, fresh))
        else:
            drawn.append(coin_down(REGION[cell], x, y, 7))
    return drawn


def _gap(obs: DashState) -> Tree:
    x, y = place(GAP)
    empty = all(spot != GAP for spot in obs.pawns)
    first, second = words.gap_lines(obs) if empty else ("", "")
    middle = x * SIZE
    return h(
        "g",
        {"class": "dd-gap"},
        h("rect", {"x": num(3 * SIZE + 1.5), "y": num(3 * SIZE + 1.5), "width": "49"}
          | {"height": "49", "rx": "5"}),
        h("text", {"x": num(middle), "y": num(y * SIZE - 2)}, first),
        h("text", {"x": num(middle), "y": num(y * SIZE + 12)}, second),
    )  # fmt: skip


# Pawns ----------------------------------------------------------------------------------------


def _pawns(obs: DashState, look: Look, motion: Motion) -> list[Tree]:
    """Return the pawns; those sharing a state stand side by side."""
    standing = range(4)
    drawn = []
    for side in standing:
        spot = obs.pawns[side]
        crowd = [other for other in standing if obs.pawns[other] == spot]
        x, y = place(spot)
        shift = (crowd.index(side) - (len(crowd) - 1) / 2) * (14 if len(crowd) < 4 else 12)
        at = x * SIZE + shift, y * SIZE + (12 if spot != GAP else 6)
        ring = _ring(*at) if side == motion.mover else None
        figure = pawn(*at, 25, f"dd-{SUITS[side]}", LETTERS[side])
        drawn.append(h("g", _walking(motion, side, look) | {"class": "dd-walker"}, ring, figure))
    return drawn


def _ring(x: float, y: float) -> list[Tree]:
    """Return the white ring of who moves, with an edge that shows it on any ground."""
    spot = {"cx": num(x), "cy": num(y - 0.5), "r": "14.5"}
    return [h("circle", {"class": name, **spot}) for name in ("dd-ring-edge", "dd-ring")]


def _walking(motion: Motion, side: int, look: Look) -> dict[str, str]:
    """Return the attributes that let a pawn walk the way it came, the last of several."""
    if side not in motion.walks:
        return {"key": f"p{side}"}
    path = motion.walks[side][-1]
    steps = [
        f"--x{i}:{num(x * SIZE)}px;--y{i}:{num(y * SIZE)}px"
        for i, (x, y) in enumerate(samples(path))
    ]
    lasts = min(STEP * (len(path) - 1), WALK)
    timing = f"animation:dd-walk {lasts}ms ease-in-out backwards"
    return {
        "key": f"p{side}-{look.ply}-{'-'.join(map(str, path))}",
        "style": ";".join([*steps, timing]),
    }


def _trail(motion: Motion, side: int) -> list[Tree]:
    """Return the ways a pawn just went, drawn beside those of the others."""
    off, drawn = (side - 1.5) * 3, list[Tree]()
    for path in motion.walks[side]:
        spots = [place(cell) for cell in path]
        line = points((x * SIZE + off, y * SIZE + 8 + off) for x, y in spots)
        drawn.append(h("polyline", {"class": f"dd-trail dd-{SUITS[side]}", "points": line}))
    return drawn


# Corners --------------------------------------------------------------------------------------


def _corner(obs: DashState, picks: Picks, look: Look, motion: Motion, side: int) -> Tree:
    """Return a candidate's corner: pawn, who plays it, delegates, die and place in the order."""
    left, top = corner(side)
    label = words.candidate_label(obs, side, look.names)
    choice = picks.named("candidate", side, PICK)
    seat = obs.owner[side]
    attrs = act(choice, label) if choice else {"role": "img", "aria-label": label}
    moves = side == motion.mover
    kind = cls(
        "dd-corner",
        f"dd-{SUITS[side]}",
        choice is not None and "dd-legal legal",
        moves and "dd-acting",
    )
    box = {"class": "dd-card", "x": "0", "y": "0", "width": str(BOX), "height": str(BOX), "rx": "8"}
    where = f"translate({num(left)} {num(top)})"
    return h(
        "g",
        attrs | {"class": kind, "transform": where},
        h("title", {}, label),
        h("rect", box),
        pawn(16, 21, 30, f"dd-{SUITS[side]}", LETTERS[side]),
        h("text", {"class": "dd-name", "x": "31", "y": "17"}, SHORT[side]),
        _owner(obs, look, seat),
        _count(obs, motion, side),
        _die(obs, look, motion, side),
    )


def _owner(obs: DashState, look: Look, seat: int) -> list[Child]:
    if seat != NOBODY:
        name = look.names[seat]
        short = name if len(name) <= 9 else f"{name[:8]}…"
        return [
            marker(seat, 36.5, 26.5, 5.5),
            h("text", {"class": "dd-small", "x": "45", "y": "30.5"}, short),
        ]
    return [h("text", {"class": "dd-small", "x": "31", "y": "30.5"}, words.nobodys(obs))]


def _count(obs: DashState, motion: Motion, side: int) -> list[Child]:
    if not obs.laid:
        return [
            suit(side, 20, 64, 28),
            h("text", {"class": "dd-name", "x": "40", "y": "69"}, REGIONS[side]),
        ]
    have = totals(obs)[side]
    share = min(have / MAJORITY, 1) * (BOX - 14)
    gain = motion.gains[side]
    return [
        h("text", {"class": "dd-total", "x": "7", "y": "66"}, str(have)),
        h("text", {"class": "dd-gain", "x": "7", "y": "84"}, f"+{gain}") if gain else None,
        h("rect", {"class": "dd-bar", "x": "7", "y": "90", "width": num(BOX - 14), "height": "5"}
          | {"rx": "2.5"}),
        h("rect", {"class": "dd-fill", "x": "7", "y": "90", "width": num(share), "height": "5"}
          | {"rx": "2.5"}),
    ]  # fmt: skip


def _die(obs: DashState, look: Look, motion: Motion, side: int) -> list[Child]:
    if not obs.order:
        return []
    thrown = side in motion.rolled
    key = f"d{look.ply}" if thrown else "d"
    holds = obs.holder == side
    return [
        dash_die(side, obs.dice[side], BOX - 23, 54, 32, "rolled" if thrown else "", key),
        h("text", {"class": "dd-small dd-end", "x": num(BOX - 7), "y": "83"},
          words.ORDINALS[obs.order.index(side)] + (f" · {words.DICE}" if holds else "")),
    ]  # fmt: skip


def panels(obs: DashState, picks: Picks, look: Look) -> list[Tree]:  # noqa: ARG001 - nothing to pick
    """Return what everybody holds, and the campaign with its uncommitted and unseen coins."""
    return [standings(obs, look), campaign(obs)]
