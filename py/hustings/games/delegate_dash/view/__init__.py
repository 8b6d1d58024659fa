"""Drawing of Delegate Dash: the map with pawns, coins and dice; panels beside it."""

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
from hustings.games.delegate_dash.view.cards import card
from hustings.games.delegate_dash.view.convention import meeting
from hustings.games.delegate_dash.view.layout import GROWN, Layout, laid_out
from hustings.games.delegate_dash.view.motion import STEP, WALK, Motion, samples
from hustings.games.delegate_dash.view.panel import campaign, standings
from hustings.games.delegate_dash.view.pieces import SUITS, figure, line
from hustings.games.delegate_dash.view.stage import covers, staged
from hustings.games.delegate_dash.vocabulary import MOVE, SEND
from hustings.messages.generated import delegate_dash as messages

DRAWS = frozenset({"state", "candidate"})
ARRANGED = FIXED
BESIDE = frozenset[int]()


def board(obs: DashState, picks: Picks, look: Look) -> Tree:
    """Return the map, with a card for each candidate; at the convention that, over the map."""
    motion, place = Motion(look), laid_out(look.tall)
    asked = _asks(obs, picks)
    walks = motion.walker >= 0 and not asked  # though the next is asked by then
    motion.mover = motion.walker if walks else words.moving(obs)
    if asked and motion.caucus is not None and motion.caucus.cell not in obs.venues[:1]:
        motion.caucus = None  # a choice at another state: its board is not to be covered
    meets = obs.round == CONVENTION
    sheet = {
        "viewBox": f"0 0 {num(place.width)} {num(place.height)}",
        "class": f"dd-board dd-{place.name}",
        "role": "group",
    }
    label = messages.convention() if meets else messages.view_map()
    drawn = meeting(obs, look, motion, place) if meets else _map(obs, picks, look, motion, place)
    return h("svg", sheet | {"aria-label": label}, drawn)


def _asks(obs: DashState, picks: Picks) -> bool:
    """Return whether what can be chosen is asked in this position.

    While something is told it is asked only later on, and may be clicked already.
    """
    return bool(obs.turn.seats) and any(move[0] == obs.turn.prompt for move in picks.legal)


def _map(obs: DashState, picks: Picks, look: Look, motion: Motion, place: Layout) -> list[Child]:
    """Return the states with coins and pawns, the cards, and what is staged over them."""
    asked = _asks(obs, picks)
    trails = [_trail(place, motion, side) for side in sorted(motion.walks)]
    does = _clicks(picks)
    steps = [
        _steps(obs, cell) if asked and cell in does.free else tiles.NO_WAY for cell in range(GAP)
    ]
    states = [_state(obs, motion, cell, steps[cell], free=cell in does.free) for cell in range(GAP)]
    return [
        tiles.ground(look.tall),
        [card(obs, picks, look, motion, place, side) for side in range(4)],
        None if asked else trails,
        _gap(obs, motion, place),
        [
            tiles.tile(look.tall, do, words.state_label(obs, state.cell), state)
            for do, state in zip(does.each, states, strict=True)
        ],
        _pawns(obs, look, motion, place, states),
        staged(place, motion, asked=asked),
    ]


# States ---------------------------------------------------------------------------------------


def _state(obs: DashState, motion: Motion, cell: int, steps: int, *, free: bool) -> tiles.State:
    """Return what a state shows. steps: see _steps. free: whether it can be chosen."""
    number = obs.tiles[cell]
    going = 0 < obs.round < CONVENTION
    votes = going and number in NUMBERS[obs.round]
    over = going and any(number in numbers for numbers in NUMBERS[: obs.round])
    stake = obs.stake[cell]
    kind = cls(
        "dd-state",
        f"dd-{SUITS[REGION[cell]]}",
        votes and "dd-votes",
        over and "dd-spent",
        bool(stake) and "dd-live",
        bool(obs.venues) and obs.venues[0] == cell and "dd-venue",
        free and "dd-legal legal",
    )
    coins = tiles.Coins(tuple(coins_at(obs, cell)), obs.down[cell], flipped=cell in motion.flipped)
    crowd = [side for side in range(4) if obs.pawns[side] == cell]
    return tiles.State(
        cell, number, stake, coins, kind or "", len(crowd), motion.mover in crowd, steps
    )


def _steps(obs: DashState, cell: int) -> int:
    """Return how many steps away a state is for who moves; HOME when the die does not matter.

    NO_WAY where all have moved: what is told may be asked by that prompt until the next begins.
    """
    side = words.moving(obs)
    if side == NOBODY:
        return tiles.NO_WAY
    far = DISTANCE[obs.pawns[side]][cell]
    return far if far <= obs.dice[side] else tiles.HOME


class Clicks(NamedTuple):
    """What a click on each state says, None for nothing, and which states can be chosen."""

    each: Sequence[Choice | str | None]
    free: frozenset[int]


def _clicks(picks: Picks) -> Clicks:
    """Return what clicks on the states do: to move there, or to send an automatic candidate."""
    verbs = {move[0] for move in picks.legal}
    verb = next((verb for verb in (MOVE, SEND) if verb in verbs), None)
    if verb is None:
        return Clicks([None] * GAP, frozenset())
    found = [picks.named("state", cell, verb) for cell in range(GAP)]
    each = [does or f"why:{encode(picks.verbs, (verb, cell))}" for cell, does in enumerate(found)]
    return Clicks(each, frozenset(cell for cell, does in enumerate(found) if does))


def _gap(obs: DashState, motion: Motion, place: Layout) -> Tree:
    """Return the hole in the middle: what is on, and the pawns that still wait there."""
    box = place.tile_at(GAP)
    waits = any(spot == GAP for spot in obs.pawns)
    lines = words.gap_lines(obs, 1 if waits else 3 if place.card.long else 2)
    if motion.caucus is not None and covers(place, motion.caucus, box):
        lines = ()
    apart = place.staged.note * 0.96
    free = 0.9 * place.tile.standing(4, grown=True).top  # the ring of who moves stands out
    centre = box.y + (free if waits else box.h) / 2
    return h(
        "g",
        {"class": "dd-gap"},
        tiles.box_of(box, place.tile.round, "dd-well"),
        [
            line(
                place,
                "" if i else "dd-now",
                (box.middle[0], centre + apart * (i - (len(lines) - 1) / 2)),
                said,
                box.w,
                "0.36em",
            )
            for i, said in enumerate(lines)
        ],
    )


# Pawns ----------------------------------------------------------------------------------------


def _pawns(
    obs: DashState, look: Look, motion: Motion, place: Layout, states: Sequence[tiles.State]
) -> list[Tree]:
    """Return the pawns, each on the rail of its state; who moves is ringed, and larger."""
    shape, drawn = place.tile, []
    for side in range(4):
        spot = obs.pawns[side]
        crowd = [other for other in range(4) if obs.pawns[other] == spot]
        waits = spot == GAP
        stands = (
            shape.standing(len(crowd), grown=True)
            if waits
            else tiles.arranged(shape, states[spot])[1]
        )
        x, y = place.feet(spot, stands, crowd.index(side), len(crowd))
        walk = _walking(place, motion, side, look)
        grown = side == motion.mover and len(crowd) < len(obs.pawns)  # else it covers a letter
        head = stands.head * (GROWN if grown else 1)
        drawn.append(h("g", walk | {"class": "dd-walker"}, figure(side, x, y, head, shape.letter)))
        if side == motion.mover:  # below all pawns, so that it covers the letter of none
            attrs = walk | {"class": "dd-ringed", "key": f"ring-{walk['key']}"}
            drawn.insert(0, h("g", attrs, ring(x, y, head, f"dd-{SUITS[side]}")))
    return drawn


def _walking(place: Layout, motion: Motion, side: int, look: Look) -> dict[str, str]:
    """Return the attributes that let a pawn walk the way it came, the last of several."""
    if side not in motion.walks:
        return {"key": f"p{side}"}
    path = motion.walks[side][-1]
    steps = [
        f"--x{i}:{num(x)}px;--y{i}:{num(y)}px" for i, (x, y) in enumerate(samples(place, path))
    ]
    lasts = min(STEP * (len(path) - 1), WALK)
    timing = f"animation:dd-walk {lasts}ms ease-in-out backwards"
    return {
        "key": f"p{side}-{look.ply}-{'-'.join(map(str, path))}",
        "style": ";".join([*steps, timing]),
    }


def _trail(place: Layout, motion: Motion, side: int) -> list[Tree]:
    """Return the ways a pawn just went, between the states and beside those of the others."""
    off, drawn = (side - 1.5) * place.gap / 2, list[Tree]()
    for path in motion.walks[side]:
        line = points((x + off, y + off) for x, y in map(place.road, path))
        drawn.append(h("polyline", {"class": f"dd-trail dd-{SUITS[side]}", "points": line}))
    return drawn


def panels(obs: DashState, picks: Picks, look: Look) -> list[Tree]:  # noqa: ARG001 - nothing to pick
    """Return what everybody holds, and the campaign with its uncommitted and unseen coins."""
    return [standings(obs, look), campaign(obs)]
