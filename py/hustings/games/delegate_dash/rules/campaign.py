"""The five rounds: rolls, moves, surrenders, caucuses (rules 9 to 32)."""

from __future__ import annotations

from hustings.core.model import NO_LOG, Events, Move, Seat
from hustings.core.rng import Rng
from hustings.games.delegate_dash.board import GAP, HOME_MASK, RANGE_MASK, REGION, reach
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
"""The numbers of the states that vote in each round."""
MAX_ROLLS_WITHOUT_COIN = 5
"""Rolls in a row without a coin taken after which a round ends (rule 32)."""


# A round ------------------------------------------------------------------------------------------


def venues_of(state: DashState, number: int) -> list[int]:
    """Return the states that vote in the given round, in reading order."""
    numbers = NUMBERS[number]
    return [cell for cell in range(GAP) if state.tiles[cell] in numbers]


def begin_round(state: DashState, events: Events) -> None:
    """Begin the next round with coins to win, or the convention."""
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
    """Return the coins turned over: a number for each face-down coin of this round's states."""
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
    """Roll for all candidates, which sets the order of movement (rule 12)."""
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
    """Move automatic candidates until a seat must decide; after the last one hold the caucuses."""
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
    """Return the moves of the moving candidate, `stay` last."""
    side = state.order[state.mover]
    moves: list[Move] = [(MOVE, cell) for cell in reach(side, state.dice[side], state.pawns[side])]
    moves.append((STAY,))
    return moves


def move(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Move the pawn; the candidate may then give up a marker to move again."""
    walk(state, state.order[state.mover], move[1], events)
    _after(state, events)


def stay(state: DashState, _seat: Seat, _move: Move, events: Events) -> None:
    """Leave the pawn where it is; the candidate may still give up a marker to move."""
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
    """Return `done`, and the coins the moving candidate could give up, the cheapest first."""
    coins = sorted(held(state, state.order[state.mover]), key=lambda m: VALUE[m])
    return [(DONE,), *((SURRENDER, m) for m in coins)]


def surrender_is_pointless(state: DashState) -> bool:
    """Return whether giving up a coin now can only lose.

    True when the candidate's cheapest coin is worth more than every coin face up elsewhere that a
    roll can reach, and its two cheapest more than any further away: no roll could win the price
    back. Two exceptions: before the last round a coin worth 1 may be worth a better place, and
    where a rival could reach a majority with the coins face up, denying one may be worth any price.
    """
    side = state.order[state.mover]
    price, *others = sorted(VALUE[m] for m in held(state, side))
    pawn = state.pawns[side]
    mask = RANGE_MASK[pawn][-1] | HOME_MASK[side]
    near = far = 0
    for marker in range(PAWN):
        cell = state.where[marker] - UP
        if cell == pawn or not 0 <= cell < GAP:
            continue
        far = max(far, VALUE[marker])
        if mask >> cell & 1:
            near = max(near, VALUE[marker])
    place = int(state.round < CONVENTION - 1)
    if price <= max(near, place) or (others and price + others[0] <= far):
        return False
    have = totals(state)
    leader = max(have[other] for other in range(4) if other != side)
    return leader + sum(state.stake) < MAJORITY


def surrender(state: DashState, _seat: Seat, move: Move, events: Events) -> None:
    """Give up a marker for another roll and another move (rule 20)."""
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
    """Move the automatic candidate where the dice holder chose (rule 23)."""
    side, cell = state.order[state.mover], move[1]
    events.append(Sent(seat, side, cell, state.tiles[cell]))
    robot_goes(state, side, [cell], events)
    state.mover += 1
    _next_mover(state, events)


# Caucuses -----------------------------------------------------------------------------------------


def _next_venue(state: DashState, events: Events) -> None:
    """Hold the caucuses in turn until dice or a seat must decide; then end the roll."""
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
    """Let each voter take a coin; return False if a seat has to choose first."""
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
        if state.stalled < MAX_ROLLS_WITHOUT_COIN:
            state.turn = CHANCE_TURN[ROLL]
            return
        _break_off(state, events)
    events.append(RoundEnded(state.round))
    begin_round(state, events)


def _break_off(state: DashState, events: Events) -> None:
    """Break off the round: the coins face up become uncommitted (rule 32)."""
    if events is not None:
        events.append(Stalled(state.round, MAX_ROLLS_WITHOUT_COIN))
    for marker in range(PAWN):
        if state.where[marker] >= UP:
            state.stake[state.where[marker] - UP] -= VALUE[marker]
            state.where[marker] = POOL
            events.append(Pooled(NOBODY, marker, VALUE[marker]))
