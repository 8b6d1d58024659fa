"""Elections by region: the dice, the incumbent's second chance, roll-offs, the winner."""

from __future__ import annotations

from hustings.core.model import OVER, Events, Move, Seat, Turn
from hustings.core.rng import Rng
from hustings.games.whistle_stop.cards import ROLL_OFF_DICE
from hustings.games.whistle_stop.election_events import (
    Contested,
    Held,
    KeptByCall,
    KeptDice,
    Lost,
    Rerolled,
    ResultCounted,
    Rolled,
    RolloffBegan,
    Scored,
    Skipped,
    StoodAlone,
    VotingOrderDrawn,
    Won,
)
from hustings.games.whistle_stop.regions import EV, N
from hustings.games.whistle_stop.rules.red import open_queue
from hustings.games.whistle_stop.rules.table import ask, luck
from hustings.games.whistle_stop.state import (
    BARRED,
    LATE,
    NOBODY,
    NOWHERE,
    RECOUNTING,
    ROLLOFF,
    SINGLE,
    StopState,
    clockwise,
    delegates,
    in_region,
    points,
    regions_won,
)
from hustings.games.whistle_stop.vocabulary import (
    DECIDE,
    LAST,
    NEXT_AFTER,
    NEXT_BEFORE,
    NEXT_REGION,
    NEXT_ROLL,
    NEXT_ROUND,
    OVER_NOW,
    REROLL,
    ROLLED_ALL,
    ROLLING,
    ROLLING_AGAIN,
    V_KEEP,
    V_REROLL,
    WAIT,
)


def ordered(state: StopState, _seat: Seat, move: Move, log: Events) -> int:
    """Set the voting order that chance drew."""
    state.votes = move[1:]
    log.append(VotingOrderDrawn(move[1:]))
    return NEXT_REGION


def order_chance(rng: Rng) -> Move:
    """Return the regions in a random order (without the verb)."""
    regions = list(range(N))
    rng.shuffle(regions)
    return tuple(regions)


def next_region(state: StopState, log: Events) -> int:
    """Hold the next region's election, or end the round after the last (rules 31 and 32)."""
    if not state.votes:
        state.region = NOWHERE
        state.contest = ()
        return NEXT_ROUND if state.round < LAST else finish(state, log)
    region, state.votes = state.votes[0], state.votes[1:]
    state.region = region
    if state.called >> region & 1:
        log.append(KeptByCall(region, state.holder[region]))
        return NEXT_REGION
    row = in_region(state, region)
    state.contest = tuple(seat for seat in clockwise(state, state.starter) if row[seat])
    if not state.contest:
        log.append(Skipped(region))
        return NEXT_REGION
    if len(state.contest) == 1:
        log.append(StoodAlone(state.contest[0], region))
        return _award(state, state.contest[0], log)
    log.append(Contested(region, EV[region], state.contest))
    state.ndice = row
    state.mods = [0] * state.seats
    state.flags = state.used = 0
    state.dice = ((),) * state.seats
    if state.advanced:
        open_queue(state)
        return NEXT_BEFORE
    state.queue = state.contest
    return NEXT_ROLL


def next_roll(state: StopState, _log: Events) -> int:
    """Let the next candidate roll."""
    return luck(state, ROLLING) if state.queue else ROLLED_ALL


def roll_size(state: StopState) -> int:
    """Return the number of dice of the candidate that rolls next."""
    return ROLL_OFF_DICE if state.flags & ROLLOFF else state.ndice[state.queue[0]]


def rolled(state: StopState, _seat: Seat, move: Move, log: Events) -> int:
    """Set a candidate's dice."""
    who, state.queue = state.queue[0], state.queue[1:]
    _set_dice(state, who, move[1:])
    log.append(Rolled(who, state.region, state.dice[who]))
    return NEXT_ROLL


def _set_dice(state: StopState, seat: Seat, values: tuple[int, ...]) -> None:
    dice = tuple(sorted(values, reverse=True))
    state.dice = (*state.dice[:seat], dice, *state.dice[seat + 1 :])


def rolled_all(state: StopState, log: Events) -> int:
    """Offer the incumbent a second chance with one die, if it takes part (rules 35 and 38)."""
    holder = state.holder[state.region]
    if holder in state.contest and not state.flags & BARRED:
        return ask(state, holder, REROLL)
    return settled(state, log)


def reroll_legal(state: StopState, seat: Seat) -> list[Move]:
    """Return the dice that may be rolled again, by value, and `keep`."""
    return [(V_KEEP,), *((V_REROLL, value) for value in dict.fromkeys(state.dice[seat]))]


def forced_keep(state: StopState, seat: Seat) -> Move | None:
    """Return `keep` where no reroll can help the incumbent, else None.

    It leads already, or no single die brings it level. While late red cards may still change the
    scores, any higher score helps.
    """
    late_cards_follow = state.advanced and not state.flags & ROLLOFF
    mine, highest = score(state, seat), _highest_after_reroll(state, seat)
    if late_cards_follow:
        return (V_KEEP,) if mine == highest else None
    rivals = max(score(state, rival) for rival in state.contest if rival != seat)
    return (V_KEEP,) if mine > rivals or highest < rivals or mine == highest else None


def _highest_after_reroll(state: StopState, seat: Seat) -> int:
    """Return the highest score that rerolling one die can bring."""
    dice = state.dice[seat]
    scores = [score(state, seat)]
    for value in dict.fromkeys(dice):
        rest = list(dice)
        rest.remove(value)
        scores.append(_score(state, seat, tuple(sorted((*rest, 6), reverse=True))))
    return max(scores)


def reroll_act(state: StopState, seat: Seat, move: Move, log: Events) -> int:
    """Roll a die again, or keep them all."""
    if move[0] == V_KEEP:
        log.append(KeptDice(seat, state.region))
        return settled(state, log)
    assert move[0] == V_REROLL
    state.again = (seat, move[1])
    return luck(state, ROLLING_AGAIN)


def rolled_again(state: StopState, _seat: Seat, move: Move, log: Events) -> int:
    """Replace the die by its new value, which counts (rule 35)."""
    who, old = state.again
    state.again = ()
    dice = list(state.dice[who])
    dice.remove(old)
    _set_dice(state, who, (*dice, move[1]))
    log.append(Rerolled(who, state.region, old, move[1]))
    return NEXT_AFTER if state.flags & LATE else settled(state, log)


def settled(state: StopState, _log: Events) -> int:
    """Open the time for late red cards after the main roll of the advanced game, or decide."""
    if state.advanced and not state.flags & ROLLOFF:
        state.flags |= LATE
        open_queue(state)
        return NEXT_AFTER
    return DECIDE


def score(state: StopState, seat: Seat) -> int:
    """Return the score of a seat's dice: the two best, or the best one (rules 33, 37 and 83)."""
    return _score(state, seat, state.dice[seat])


def _score(state: StopState, seat: Seat, dice: tuple[int, ...]) -> int:
    if state.flags & ROLLOFF:
        return sum(dice[:2])
    best = 1 if state.flags & SINGLE else 2
    return sum(dice[:best]) + state.mods[seat]


def decide(state: StopState, log: Events) -> int:
    """Compare the scores: award the region, or begin a roll-off of those tied or recounted."""
    scores = [score(state, seat) for seat in state.contest]
    for seat, value in zip(state.contest, scores, strict=True):
        log.append(Scored(seat, state.region, value))
    bar = max(scores)
    if state.flags & RECOUNTING:
        state.flags ^= RECOUNTING
        bar = sorted(scores)[-2]
    left = tuple(s for s, value in zip(state.contest, scores, strict=True) if value >= bar)
    if len(left) == 1:
        return _award(state, left[0], log)
    state.contest = state.queue = left
    state.flags = state.flags & ~LATE | ROLLOFF
    state.dice = ((),) * state.seats
    log.append(RolloffBegan(state.region, left))
    return NEXT_ROLL


def _award(state: StopState, seat: Seat, log: Events) -> int:
    """Give the region's Winner card to the seat."""
    region = state.region
    before = state.holder[region]
    state.holder[region] = seat
    state.contest = state.queue = ()
    state.dice = ((),) * state.seats
    declared = Held if before == seat else Won
    log.append(declared(seat, region, EV[region], points(state, seat)))
    if before not in (seat, NOBODY):
        log.append(Lost(before, region, points(state, before)))
    return NEXT_REGION


def final_result(state: StopState, seat: Seat) -> tuple[int, int, int]:
    """Return what the final count compares: points, regions, delegates (rules 57 and 58)."""
    return points(state, seat), regions_won(state, seat), delegates(state, seat)


def ranks(state: StopState) -> tuple[int, ...]:
    """Return each seat's rank in the final count; equal results share a rank."""
    results = [final_result(state, seat) for seat in range(state.seats)]
    return tuple(1 + sum(other > mine for other in results) for mine in results)


def finish(state: StopState, log: Events) -> int:
    """Count the votes; the game is over."""
    state.turn = Turn(OVER, (), OVER_NOW)
    for seat, rank in enumerate(ranks(state)):
        log.append(ResultCounted(seat, *final_result(state, seat), rank))
    return WAIT
