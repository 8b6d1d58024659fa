"""The five rounds: rolling, moving, surrendering, caucuses (rules 9 to 32)."""

from __future__ import annotations

from hustings.core.model import NO_LOG, Events, Move, Seat
from hustings.core.rng import Rng
from hustings.games.delegate_dash.board import GAP, REGION, reach
from hustings.games.delegate_dash.events import (
    CaucusRolled,
    Flipped,
    Missed,
    Pooled,
    Rerolled,
    Rolled,
    RoundBegan,
    RoundEnded,
    Sent,
    Stalled,
    Stayed,
    Surrendered,
    Took,
)
from hustings.games.delegate_dash.rules import convention
from hustings.games.delegate_dash.rules.automatic import robot_goes, robot_targets, walk
from hustings.games.delegate_dash.state import (
    CONVENTION,
    MAJORITY,
    NOBODY,
    OF_REGION,
    PAWN,
    POOL,
    UNSEEN,
    UP,
    VALUE,
    DashState,
    held,
    total,
    totals,
)
from hustings.games.delegate_dash.vocabulary import (
    AFTER,
    ASK,
    CHANCE_TURN,
    DONE,
    FLIP,
    MOVE,
    REROLL,
    ROLL,
    SEND,
    STAY,
    SURRENDER,
    TAKE,
    VOTE,
)

NUMBERS = ((), (1,), (2,), (0, 3), (4,), (5,))
"""Which states vote in each round."""
PATIENCE = 5
"""Rolls in a row without a coin taken after which a round is broken off (rule 32)."""


# A round ------------------------------------------------------------------------------------------


def venues_of(state: DashState, number: int) -> list[int]:
    """Return the states that vote in the given round, in reading order."""
    numbers = NUMBERS[number]
    return [cell for cell in range(GAP) if state.tiles[cell] in numbers]


def begin_round(state: DashState, events: Events) -> None:
    """Go to the next round in which there is anything to win, or to the convention."""
    while True:
        state.round += 1
        if state.round == CONVENTION:
            convention.convene(state, events)
            return
        state.stalled = 0
        state.holder = _next_holder(state)
        coins = sum(state.down[cell] for cell in venues_of(state, state.round))
        events.append(RoundBegan(state.round, state.holder, coins))
        if coins:
            state.turn = CHANCE_TURN[FLIP]
            return
        events.append(RoundEnded(state.round))


def _next_holder(state: DashState) -> int:
    side = 0 if state.round == 1 else (state.holder + 1) % 4
    while state.owner[side] == NOBODY:
        side = (side + 1) % 4
    return side


def draw_coins(state: DashState, rng: Rng) -> Move:
    """Return which coins turn up: a number for each face-down coin of this round's states."""
    numbers: list[int] = []
    for region in range(4):
        rest = [m % 6 for m in range(region * 6, region * 6 + 6) if state.where[m] == UNSEEN]
        rng.shuffle(rest)
        numbers += rest
    drawn: list[int] = []
    sizes = [_unseen(state, region) for region in range(4)]
    starts = [sum(sizes[:region]) for region in range(4)]
    for cell in venues_of(state, state.round):
        region = REGION[cell]
        for _ in range(state.down[cell]):
            drawn.append(numbers[starts[region]])
            starts[region] += 1
    return (FLIP, *drawn)


def _unseen(state: DashState, region: int) -> int:
    return state.where.count(UNSEEN, region * 6, region * 6 + 6)


def flip(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Turn this round's coins face up, state by state in reading order."""
    i = 1
    for cell in venues_of(state, state.round):
        for _ in range(state.down[cell]):
            marker = REGION[cell] * 6 + move[i]
            i += 1
            state.where[marker] = UP + cell
            state.stake[cell] += VALUE[marker]
            state.down[cell] -= 1
            if events is not NO_LOG:
                events.append(Flipped(cell, state.tiles[cell], marker, VALUE[marker]))
    state.turn = CHANCE_TURN[ROLL]


# Moving -------------------------------------------------------------------------------------------


def roll(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Roll for all candidates and settle who moves when."""
    dice = move[1:]
    holder = state.holder
    state.dice = dice
    state.order = tuple(sorted(range(4), key=lambda side: (-dice[side], (side - holder) % 4)))
    state.mover = 0
    state.took = 0
    if events is not NO_LOG:
        north, east, south, west = dice
        events.append(Rolled(holder, north, east, south, west, state.order))
    _next_mover(state, events)


def _next_mover(state: DashState, events: Events) -> None:
    """Let automatic candidates move until a person has to decide; after the last one they vote."""
    while state.mover < 4:
        side = state.order[state.mover]
        seat = state.owner[side]
        if seat != NOBODY:
            state.turn = ASK[MOVE][seat]
            return
        targets = robot_targets(state, side)
        if len(targets) > 1:
            state.turn = ASK[SEND][state.owner[state.holder]]
            return
        robot_goes(state, side, targets, events)
        state.mover += 1
    here = {spot for spot in state.pawns if spot != GAP and state.stake[spot]}
    state.venues = tuple(sorted(here))
    _next_venue(state, events)


def mover(state: DashState) -> int:
    """Return the candidate that is moving."""
    return state.order[state.mover]


def move_moves(state: DashState) -> list[Move]:
    """Return the moving candidate's ways to go, and staying."""
    side = state.order[state.mover]
    moves: list[Move] = [(MOVE, cell) for cell in reach(side, state.dice[side], state.pawns[side])]
    moves.append((STAY,))
    return moves


def move(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Move the pawn; it may then be moved again for a marker."""
    walk(state, state.order[state.mover], move[1], events)
    _after(state, events)


def stay(state: DashState, _seat: Seat, _move: Move, events: Events) -> None:
    """Leave the pawn where it is; it may still be moved again for a marker."""
    side = state.order[state.mover]
    if events is not NO_LOG:
        events.append(Stayed(side, state.dice[side], state.pawns[side]))
    _after(state, events)


def _after(state: DashState, events: Events) -> None:
    side = state.order[state.mover]
    if side in state.where:
        state.turn = ASK[AFTER][state.owner[side]]
    else:
        state.mover += 1
        _next_mover(state, events)


def surrender_moves(state: DashState) -> list[Move]:
    """Return being done, and every coin the moving candidate could give up, the cheapest first."""
    coins = sorted(held(state, state.order[state.mover]), key=lambda m: VALUE[m])
    return [(DONE,), *((SURRENDER, m) for m in coins)]


def surrender_is_pointless(state: DashState) -> bool:
    """Return whether giving up a coin now could serve nobody.

    So it is when the cheapest coin the candidate holds is worth more than every coin lying face up
    anywhere else: whatever the next roll were, it would have paid more than it could win. A coin
    worth 1 is so cheap that a better place may be worth it, and where somebody else could come to a
    majority by what lies there, keeping a coin from them may be worth any price.
    """
    side = state.order[state.mover]
    cheapest = min(VALUE[m] for m in held(state, side))
    there = UP + state.pawns[side]
    best = max((VALUE[m] for m in range(PAWN) if UP <= state.where[m] != there), default=0)
    have = totals(state)
    most = max(have[other] for other in range(4) if other != side)
    return cheapest > max(best, 1) and most + sum(state.stake) < MAJORITY


def surrender(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Give up a marker for another roll and move."""
    side, marker = state.order[state.mover], move[1]
    state.where[marker] = POOL
    if events is not NO_LOG:
        events.append(Surrendered(side, marker, VALUE[marker], total(state, side)))
    state.turn = CHANCE_TURN[REROLL]


def reroll(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Roll the die that the surrendered marker bought."""
    side = state.order[state.mover]
    state.dice = (*state.dice[:side], move[1], *state.dice[side + 1 :])
    if events is not NO_LOG:
        events.append(Rerolled(side, move[1]))
    state.turn = ASK[MOVE][state.owner[side]]


def done(state: DashState, _seat: Seat, _move: Move, events: Events) -> None:
    """End the candidate's move."""
    state.mover += 1
    _next_mover(state, events)


def send_moves(state: DashState) -> list[Move]:
    """Return the equally good states among which the dice holder chooses."""
    return [(SEND, cell) for cell in robot_targets(state, state.order[state.mover])]


def send(state: DashState, seat: Seat, move: Move, events: Events) -> None:
    """Let the automatic candidate go where the dice holder says."""
    side, cell = state.order[state.mover], move[1]
    events.append(Sent(seat, side, cell, state.tiles[cell]))
    robot_goes(state, side, [cell], events)
    state.mover += 1
    _next_mover(state, events)


# Caucuses -----------------------------------------------------------------------------------------


def _next_venue(state: DashState, events: Events) -> None:
    """Hold the caucuses in turn until luck or a person is needed; after the last go on."""
    while state.venues:
        present = attending(state)
        if len(present) > 1:
            state.turn = CHANCE_TURN[VOTE]
            return
        state.voters = present
        if not _all_take(state, events):
            return
        state.venues = state.venues[1:]
    _end_roll(state, events)


def attending(state: DashState) -> tuple[int, ...]:
    """Return the candidates at the caucus being held, in the order N, E, S, W."""
    cell = state.venues[0]
    return tuple(side for side in range(4) if state.pawns[side] == cell)


def vote(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Roll for the order at a caucus: ties go to the home candidate, then clockwise from it."""
    cell = state.venues[0]
    present = attending(state)
    dice = dict(zip(present, move[1:], strict=True))
    home = REGION[cell]
    state.voters = tuple(sorted(present, key=lambda side: (-dice[side], (side - home) % 4)))
    ranking = [n for side in state.voters for n in (side, dice[side])]
    events.append(CaucusRolled(cell, state.tiles[cell], ranking))
    if _all_take(state, events):
        state.venues = state.venues[1:]
        _next_venue(state, events)


def take_moves(state: DashState) -> list[Move]:
    """Return the coins to choose from, most valuable first."""
    return [(TAKE, marker % 6) for marker in coins_at(state, state.venues[0])]


def coins_at(state: DashState, cell: int) -> list[int]:
    """Return the face-up coins on a state, most valuable first."""
    where, here = state.where, UP + cell
    return [marker for marker in OF_REGION[REGION[cell]] if where[marker] == here]


def take(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Take one coin at the caucus, then let the others take theirs."""
    _take(state, REGION[state.venues[0]] * 6 + move[1], events)
    if _all_take(state, events):
        state.venues = state.venues[1:]
        _next_venue(state, events)


def _take(state: DashState, marker: int, events: Events) -> None:
    cell, side = state.venues[0], state.voters[0]
    state.where[marker] = side
    state.stake[cell] -= VALUE[marker]
    state.took = 1
    state.voters = state.voters[1:]
    if events is not NO_LOG:
        number, value = state.tiles[cell], VALUE[marker]
        events.append(Took(side, cell, number, marker, value, total(state, side)))


def _all_take(state: DashState, events: Events) -> bool:
    """Let each voter take a coin; return False when a person has to choose first."""
    cell = state.venues[0]
    while state.voters:
        coins = coins_at(state, cell)
        side = state.voters[0]
        if not coins:
            events += [Missed(who, cell, state.tiles[cell]) for who in state.voters]
            state.voters = ()
        elif len(coins) > 1 and state.owner[side] != NOBODY:
            state.turn = ASK[TAKE][state.owner[side]]
            return False
        else:
            _take(state, coins[0], events)
    return True


def _end_roll(state: DashState, events: Events) -> None:
    if any(state.stake):
        state.stalled = 0 if state.took else state.stalled + 1
        if state.stalled < PATIENCE:
            state.turn = CHANCE_TURN[ROLL]
            return
        _break_off(state, events)
    events.append(RoundEnded(state.round))
    begin_round(state, events)


def _break_off(state: DashState, events: Events) -> None:
    """Make what lies face up uncommitted: nobody goes there."""
    events.append(Stalled(state.round, PATIENCE))
    for marker in range(PAWN):
        if state.where[marker] >= UP:
            state.stake[state.where[marker] - UP] -= VALUE[marker]
            state.where[marker] = POOL
            events.append(Pooled(NOBODY, marker, VALUE[marker]))
