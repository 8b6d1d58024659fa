"""The set-up: laying the map, picking pawns, placing the coins (rules 1 to 8)."""

from __future__ import annotations

from hustings.core.model import Events, Move, Seat
from hustings.core.rng import Rng
from hustings.games.delegate_dash.board import GAP, NUMBERED, REGION
from hustings.games.delegate_dash.events import Laid, Picked, Placed
from hustings.games.delegate_dash.rules.campaign import begin_round
from hustings.games.delegate_dash.state import BLANK, NOBODY, DashState
from hustings.games.delegate_dash.vocabulary import ASK, CHANCE_TURN, LAY, PICK, PLACE

COIN_ROLLS = 6


def draw_tiles(rng: Rng) -> Move:
    """Return numbers for the states: each region's 1..5 in turn, for its cells in reading order."""
    numbers: list[int] = []
    for _ in range(4):
        five = [1, 2, 3, 4, 5]
        rng.shuffle(five)
        numbers += five
    return (LAY, *numbers)


def lay(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Lay the numbered tiles; the null states have fixed places."""
    tiles = bytearray(GAP)
    for region, cells in enumerate(NUMBERED):
        for i, cell in enumerate(cells):
            tiles[cell] = move[1 + region * 5 + i]
    state.tiles = bytes(tiles)
    events.append(Laid(tiles))
    state.turn = ASK[PICK][0]


def pick_moves(state: DashState) -> list[Move]:
    """Return the pawns nobody has picked."""
    return [(PICK, side) for side in range(4) if state.owner[side] == NOBODY]


def pick(state: DashState, seat: Seat, move: Move, events: Events) -> None:
    """Give a candidate to the seat; after the last seat's pick the coins are placed."""
    owner = list(state.owner)
    owner[move[1]] = seat
    state.owner = tuple(owner)
    events.append(Picked(seat, move[1]))
    state.turn = ASK[PICK][seat + 1] if seat + 1 < state.seats else CHANCE_TURN[PLACE]


def place(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Put a face-down coin of each region on its state with the number rolled."""
    cells = []
    for region in range(4):
        cells.append(numbered_cell(state, region, move[1 + region]))
        state.down[cells[region]] += 1
    state.laid += 1
    north, east, south, west = move[1:]
    events.append(Placed(state.laid, north, east, south, west, cells))
    if state.laid == COIN_ROLLS:
        begin_round(state, events)
    else:
        state.turn = CHANCE_TURN[PLACE]


def numbered_cell(state: DashState, region: int, number: int) -> int:
    """Return the cell of a region's state with this number; the tiles must be laid."""
    assert number < BLANK
    return next(i for i in range(GAP) if REGION[i] == region and state.tiles[i] == number)
