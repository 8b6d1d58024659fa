"""Draw Delegate Dash: the map with pawns, coins and dice, and the side panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hustings.core.moves import Choice, Picks, encode
from hustings.core.protocols import Tree
from hustings.draw.look import FIXED, Look
from hustings.draw.pawn import ring
from hustings.draw.tree import Child, cls, h, num, points
from hustings.games.delegate_dash.board import DISTANCE, GAP, REGION
from hustings.games.delegate_dash.rules.campaign import NUMBERS, coins_at
from hustings.games.delegate_dash.state import CONVENTION, NOBODY, DashState
from hustings.games.delegate_dash.text import board as words
from hustings.games.delegate_dash.view import tiles
from hustings.games.delegate_dash.view.cards import candidate_card
from hustings.games.delegate_dash.view.convention import convention_board
from hustings.games.delegate_dash.view.layout import MOVER_SCALE, Layout, layout_for
from hustings.games.delegate_dash.view.motion import MAX_WALK_MS, STEP_MS, Motion, walk_samples
from hustings.games.delegate_dash.view.panel import campaign, standings
from hustings.games.delegate_dash.view.pieces import SUITS, board_line, candidate_pawn
from hustings.games.delegate_dash.view.stage import caucus_covers, overlay
from hustings.games.delegate_dash.vocabulary import MOVE, SEND
from hustings.messages.generated import delegate_dash as messages

DRAWN_KINDS = frozenset({"state", "candidate"})
INITIAL_ARRANGEMENT = FIXED
PANEL_VERBS = frozenset[int]()


def board(obs: DashState, picks: Picks, look: Look) -> Tree:
    """Return the map with a card for each candidate, or the convention."""
    motion, layout = Motion(look), layout_for(look.tall)
    choosing = _is_choosing(obs, picks)
    walks = motion.walker >= 0 and not choosing
    motion.mover = motion.walker if walks else words.next_mover(obs)
    if choosing and motion.caucus is not None and motion.caucus.cell not in obs.venues[:1]:
        motion.caucus = None  # its dice would cover the state where a coin is chosen now
    meets = obs.round == CONVENTION
    sheet = {
        "viewBox": f"0 0 {num(layout.width)} {num(layout.height)}",
        "class": f"dd-board dd-{layout.name}",
        "role": "group",
    }
    label = messages.convention() if meets else messages.view_map()
    drawn = (
        convention_board(obs, look, motion, layout)
        if meets
        else _map(obs, picks, look, motion, layout, choosing=choosing)
    )
    return h("svg", sheet | {"aria-label": label}, drawn)


def _is_choosing(obs: DashState, picks: Picks) -> bool:
    """Return whether the picks belong to this position.

    During playback they belong to a later one; they can be clicked already.
    """
    return bool(obs.turn.seats) and any(move[0] == obs.turn.prompt for move in picks.legal)


def _map(
    obs: DashState, picks: Picks, look: Look, motion: Motion, layout: Layout, *, choosing: bool
) -> list[Child]:
    """Return the states with coins and pawns, the candidates' cards, and the overlay."""
    trails = [_trail(layout, motion, side) for side in sorted(motion.walks)]
    clicks = _clicks(picks)
    steps = [
        _steps(obs, cell) if choosing and cell in clicks.legal else tiles.NO_STEPS
        for cell in range(GAP)
    ]
    states = [
        _tile_content(obs, motion, cell, steps[cell], legal=cell in clicks.legal)
        for cell in range(GAP)
    ]
    return [
        tiles.ground(look.tall),
        [candidate_card(obs, picks, look, motion, layout, side) for side in range(4)],
        None if choosing else trails,
        _gap(obs, motion, layout),
        [
            tiles.tile(look.tall, do, words.state_label(obs, state.cell), state)
            for do, state in zip(clicks.actions, states, strict=True)
        ],
        _pawns(obs, look, motion, layout, states),
        overlay(layout, motion, choosing=choosing),
    ]


# States ---------------------------------------------------------------------------------------


def _tile_content(
    obs: DashState, motion: Motion, cell: int, steps: int, *, legal: bool
) -> tiles.TileContent:
    """Return what a state shows. steps: see _steps. legal: whether it can be chosen."""
    number = obs.tiles[cell]
    in_rounds = 0 < obs.round < CONVENTION
    votes = in_rounds and number in NUMBERS[obs.round]
    has_voted = in_rounds and any(number in numbers for numbers in NUMBERS[: obs.round])
    stake = obs.stake[cell]
    kind = cls(
        "dd-state",
        f"dd-{SUITS[REGION[cell]]}",
        votes and "dd-votes",
        has_voted and "dd-spent",
        bool(stake) and "dd-live",
        bool(obs.venues) and obs.venues[0] == cell and "dd-venue",
        legal and "dd-legal legal",
    )
    coins = tiles.Coins(tuple(coins_at(obs, cell)), obs.down[cell], flipped=cell in motion.flipped)
    crowd = [side for side in range(4) if obs.pawns[side] == cell]
    return tiles.TileContent(
        cell, number, stake, coins, kind or "", len(crowd), motion.mover in crowd, steps
    )


def _steps(obs: DashState, cell: int) -> int:
    """Return how many steps away a state is for the moving candidate.

    HOME_STEPS beyond the die's reach, where only rule 17 leads; NO_STEPS when all have moved, for
    the prompt stays the same until the next one begins.
    """
    side = words.next_mover(obs)
    if side == NOBODY:
        return tiles.NO_STEPS
    distance = DISTANCE[obs.pawns[side]][cell]
    return distance if distance <= obs.dice[side] else tiles.HOME_STEPS


class Clicks(NamedTuple):
    """The click action of each state, None for none, and the states that can be chosen."""

    actions: Sequence[Choice | str | None]
    legal: frozenset[int]


def _clicks(picks: Picks) -> Clicks:
    """Return what clicks on the states do: move there, or send an automatic candidate there."""
    verbs = {move[0] for move in picks.legal}
    verb = next((verb for verb in (MOVE, SEND) if verb in verbs), None)
    if verb is None:
        return Clicks([None] * GAP, frozenset())
    choices = [picks.named("state", cell, verb) for cell in range(GAP)]
    actions = [
        choice or f"why:{encode(picks.verbs, (verb, cell))}" for cell, choice in enumerate(choices)
    ]
    return Clicks(actions, frozenset(cell for cell, choice in enumerate(choices) if choice))


def _gap(obs: DashState, motion: Motion, layout: Layout) -> Tree:
    """Return the hole in the middle with a few lines on the round."""
    box = layout.tile_box(GAP)
    waits = any(spot == GAP for spot in obs.pawns)
    lines = words.gap_lines(obs, 1 if waits else 3 if layout.card.full_names else 2)
    if motion.caucus is not None and caucus_covers(layout, motion.caucus, box):
        lines = ()
    line_height = layout.stage.note * 0.96
    free = 0.9 * layout.tile.crowd(4, grown=True).top  # the moving pawn's ring needs room
    centre = box.y + (free if waits else box.h) / 2
    return h(
        "g",
        {"class": "dd-gap"},
        tiles.rounded_rect(box, layout.tile.corner, "dd-well"),
        [
            board_line(
                layout,
                "" if i else "dd-now",
                (box.middle[0], centre + line_height * (i - (len(lines) - 1) / 2)),
                said,
                box.w,
                "0.36em",
            )
            for i, said in enumerate(lines)
        ],
    )


# Pawns ----------------------------------------------------------------------------------------


def _pawns(
    obs: DashState, look: Look, motion: Motion, layout: Layout, states: Sequence[tiles.TileContent]
) -> list[Tree]:
    """Return the pawns, each on the rail of its state; the moving one is larger and has a ring."""
    shape, drawn = layout.tile, []
    for side in range(4):
        spot = obs.pawns[side]
        crowd = [other for other in range(4) if obs.pawns[other] == spot]
        waits = spot == GAP
        stands = (
            shape.crowd(len(crowd), grown=True)
            if waits
            else tiles.arrange_tile(shape, states[spot])[1]
        )
        x, y = layout.feet(spot, stands, crowd.index(side), len(crowd))
        walk = _walking(layout, motion, side, look)
        grown = side == motion.mover and len(crowd) < len(obs.pawns)  # else it covers a letter
        head = stands.head * (MOVER_SCALE if grown else 1)
        pawn = candidate_pawn(side, x, y, head, shape.letter)
        drawn.append(h("g", walk | {"class": "dd-walker"}, pawn))
        if side == motion.mover:  # below all pawns, so that it covers no letter
            attrs = walk | {"class": "dd-ringed", "key": f"ring-{walk['key']}"}
            drawn.insert(0, h("g", attrs, ring(x, y, head, f"dd-{SUITS[side]}")))
    return drawn


def _walking(layout: Layout, motion: Motion, side: int, look: Look) -> dict[str, str]:
    """Return the attributes that animate a pawn's last walk."""
    if side not in motion.walks:
        return {"key": f"p{side}"}
    path = motion.walks[side][-1]
    spots = enumerate(walk_samples(layout, path))
    steps = [f"--x{i}:{num(x)}px;--y{i}:{num(y)}px" for i, (x, y) in spots]
    duration_ms = min(STEP_MS * (len(path) - 1), MAX_WALK_MS)
    timing = f"animation:dd-walk {duration_ms}ms ease-in-out backwards"
    return {
        "key": f"p{side}-{look.ply}-{'-'.join(map(str, path))}",
        "style": ";".join([*steps, timing]),
    }


def _trail(layout: Layout, motion: Motion, side: int) -> list[Tree]:
    """Return the lines along a candidate's last walks; `offset` keeps them off the others'."""
    offset, drawn = (side - 1.5) * layout.gap / 2, list[Tree]()
    for path in motion.walks[side]:
        line = points((x + offset, y + offset) for x, y in map(layout.trail_point, path))
        drawn.append(h("polyline", {"class": f"dd-trail dd-{SUITS[side]}", "points": line}))
    return drawn


def panels(obs: DashState, picks: Picks, look: Look) -> list[Tree]:  # noqa: ARG001 - nothing to pick
    """Return the standings, and the calendar with the uncommitted and the unseen coins."""
    return [standings(obs, look), campaign(obs)]
