"""Play Delegate Dash by tokens in tests: outcomes of luck are given, decisions must be legal."""

from __future__ import annotations

from typing import cast

from hustings.core.model import OVER
from hustings.core.moves import verb_name
from hustings.core.protocols import Rules
from hustings.games.delegate_dash import rules
from hustings.games.delegate_dash.board import DISTANCE, GAP, NULL, REGION
from hustings.games.delegate_dash.state import (
    CONVENTION,
    NOBODY,
    REGION_OF,
    UNSEEN,
    DashState,
    totals,
)
from tests.game_driver import GameDriver
from tests.games.delegate_dash.invariants import check_invariants

NORTH, EAST, SOUTH, WEST = range(4)
ARMS, SUNS, CROWNS, MOONS = range(4)

LAYOUT = "lay.5.2.1.3.4.5.2.3.1.4.5.4.3.1.2.4.1.3.2.5"
"""The map of the worked trace: the ace states (A, S, C, M) are cells 2, 14, 22, 9."""
ACES = (2, 14, 22, 9)


def coin(region: int, value: int) -> int:
    """Return the marker of a region with this value."""
    return region * 6 + (1, 10, 20, 30, 40, 50).index(value)


class Game(GameDriver[DashState]):
    """A position and all events that led to it."""

    rules = cast(Rules[DashState], rules)

    def __init__(self, seats: int = 4) -> None:
        super().__init__(rules.new(seats, {}))

    def check(self) -> None:
        """Check that no marker is lost or made."""
        check_invariants(self.state)

    # Moving on

    def luck(self, *tokens: str) -> Game:
        """Apply these outcomes of luck."""
        for token in tokens:
            move = self.move(token)
            assert self.state.turn.prompt == move[0], f"not {token} now: {self.state.turn}"
            self.chance(move)
        return self

    def do(self, *moves: str) -> Game:
        """Play "seat:token" decisions, each of which must be legal."""
        for text in moves:
            seat, token = text.split(":")
            self.decide(self.move(token), int(seat))
        return self

    # Looking

    def legal(self, seat: int) -> list[str]:
        """Return the seat's legal moves as tokens."""
        return self.tokens(seat)

    @property
    def waits_for(self) -> tuple[str, tuple[int, ...]]:
        """Return the prompt and the deciding seats: ("move", (0,))."""
        turn = self.state.turn
        verb = "over" if turn.mode == OVER else verb_name(rules.VOCABULARY.verbs, turn.prompt)
        return verb, turn.seats

    @property
    def have(self) -> list[int]:
        """Return the delegates of the four candidates."""
        return totals(self.state)


def first_round(
    seats: int = 4, picks: str = "0123", coins: str = "1111 1111 1111 1111 1111 1111"
) -> Game:
    """Return a game at its first round.

    picks: the candidate of each seat. coins: the dice of the six coin rolls, as in "1120 2345 …".
    """
    game = Game(seats).luck(LAYOUT)
    for seat, side in enumerate(picks[:seats]):
        game.do(f"{seat}:pick.{side}")
    for dice in coins.split():
        game.luck("place." + ".".join(dice))
    return game


def turn_over(game: Game) -> Game:
    """Turn over this round's coins, the lowest of each region first."""
    move = [0]
    nexts = [
        [m % 6 for m in range(r * 6, r * 6 + 6) if game.state.where[m] == UNSEEN] for r in range(4)
    ]
    numbers = {1: (1,), 2: (2,), 3: (0, 3), 4: (4,), 5: (5,)}[game.state.round]
    for cell in range(GAP):
        if game.state.tiles[cell] in numbers:
            move += [nexts[REGION[cell]].pop(0) for _ in range(game.state.down[cell])]
    return game.luck(".".join(["flip", *map(str, move[1:])]))


def at_convention(*holdings: str, west_leaves: bool = False) -> Game:
    """Play a game of four people until each holds what is said, then on to the convention.

    holdings: for N, E, S, W markers like "A50 S1"; those named by nobody are surrendered. All 24
    coins lie on the ace states, so that rounds 2 to 5 are empty and round 1 gives everything.
    west_leaves: before the last coin (not one of Moons) is taken, West becomes automatic.
    """
    game = turn_over(first_round())
    wanted = [[_marker(word) for word in words.split()] for words in holdings]
    named = [m for markers in wanted for m in markers]
    assert len(named) == len(set(named))
    spare = [m for m in range(24) if m not in named]
    orders = [(side, marker, False) for side in (3, 2, 1, 0) for marker in wanted[side]]
    # Spare markers go by way of somebody who keeps another to the end, before that one.
    orders = [(NORTH, marker, True) for marker in spare] + orders
    for side, marker, give_up in orders:
        if west_leaves and (side, marker, give_up) == orders[-1]:
            game.state.owner, game.state.seats = (0, 1, 2, NOBODY), 3
            game.state.sealed = (NOBODY,) * 3
        _fetch(game, side, marker)
        if give_up and game.state.round < CONVENTION:
            _give_up(game, side, marker)
    assert game.state.round == CONVENTION
    return game


def _marker(word: str) -> int:
    return coin("ASCM".index(word[0]), int(word[1:]))


def _fetch(game: Game, side: int, marker: int) -> None:
    """Let one candidate walk to a coin and take it; the others stay out of the way."""
    goal = ACES[REGION_OF[marker]]
    for _ in range(6):
        if game.state.where[marker] == side or game.state.round == CONVENTION:
            return
        _cycle(game, side, goal)
        if game.waits_for[0] == "take":
            game.do(f"{side}:take.{marker % 6}")
    raise AssertionError(f"{side} cannot get {marker}")


def _cycle(game: Game, side: int, goal: int) -> None:
    """Play one roll: the side moves towards the goal without stopping on a caucus before it."""
    game.luck("roll.5.5.5.5" if game.state.seats == 4 else "roll.5.5.5.0")
    while game.waits_for[0] in ("move", "surrender"):
        seat = game.waits_for[1][0]
        if game.waits_for[0] == "surrender":
            game.do(f"{seat}:done")
            continue
        spot = game.state.pawns[seat]
        target = goal if seat == side else NULL[seat]
        if seat == side and DISTANCE[spot][goal] > 5 and REGION[goal] != side:
            target = NULL[REGION[goal]]
            if DISTANCE[spot][target] > 5 and REGION[goal] != side:
                target = NULL[side]
        game.do(f"{seat}:stay" if spot == target else f"{seat}:move.{target}")


def _give_up(game: Game, side: int, marker: int) -> None:
    """Let the candidate surrender the marker, on a roll in which nobody else moves."""
    game.luck("roll.5.5.5.5")
    given = False
    while game.waits_for[0] in ("move", "surrender"):
        verb, (seat,) = game.waits_for
        if verb == "surrender":
            if seat == side and not given:
                game.do(f"{seat}:surrender.{marker}").luck("reroll.5")
                given = True
            else:
                game.do(f"{seat}:done")
            continue
        spot, home = game.state.pawns[seat], NULL[seat]
        game.do(f"{seat}:stay" if spot == home else f"{seat}:move.{home}")
