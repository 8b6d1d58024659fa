"""How a sensible candidate plays Early States: tuned rules, used by bots and by their playouts.

Everything is measured in votes: a face, a dollar and an item are worth so many votes, and votes go
where they bring most delegates for each circle still to be filled.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import Move, Seat
from hustings.games.early_states.rules import affordable
from hustings.games.early_states.rules.marks import rival_in
from hustings.games.early_states.sheet import (
    CHOICE,
    CIRCLES,
    FACE_FUNDS,
    FACE_VOTES,
    FINANCE,
    ISSUES,
    ITEMS,
    MANAGER,
    MAX_ISSUES,
    ORGANISER,
    PLACES,
    PRIZES,
    SECOND_DIE,
    SOLO_TURNS,
    SPOKESPERSON,
    STRIKES,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import (
    AIR,
    CONFIRM,
    M_AIR,
    M_BUY,
    M_DONE,
    M_KEEP,
    M_MARK,
    M_REROLL,
    M_SAVE,
    M_TAKE,
    REROLL,
    SPEND,
    TAKE,
)

# Weights, tuned by self-play (seeds apart from those the strength tests use).
LENGTH: Final = 13.5
"""How many turns of its own a seat expects to have in all."""
DOLLAR: Final = 0.74
"""Votes a dollar is worth while there is something left to buy."""
IDLE_DOLLAR: Final = 0.05
DIE: Final = 1.56
"""Votes a further die is worth each turn."""
FINISH: Final = 1.02
"""How much better a place is that can be filled at once."""
HURRY: Final = 1.6
"""The same against a rival that strikes where one is nearest."""
BONUS: Final = 1.0
"""Delegates the bonus for a first place is worth."""
LEAD: Final = 1
"""An opponent so many circles ahead is expected to fill a state first."""
TRUST: Final = 0.65
"""How far that expectation counts against the place that is open now."""
VOTE: Final = 0.55
"""Delegates a vote brings in the end."""
PATIENCE: Final = 2.4
"""How much better an item must be to be saved for."""
# Votes an item brings for each die and turn (the ads: for each mark that finds room).
BY_ORGANISER: Final = 0.35
BY_FINANCE: Final = 0.27
BY_SPOKESPERSON: Final = 2.66
BY_MARK: Final = 0.44


def move(state: State, seat: Seat) -> Move:
    """Return what the rules of thumb do for the seat that decides."""
    prompt = state.turn.prompt
    if prompt == CONFIRM:
        return (M_DONE,)
    if prompt == REROLL:
        return reroll(state, seat)
    if prompt == TAKE:
        return take(state, seat)
    if prompt == SPEND:
        return spend(state, seat)
    if prompt == AIR:
        return air(state, seat)
    return vote(state, seat)


def turns_left(state: State) -> float:
    """Return how many turns the active seat may expect to have after this one."""
    done = state.turns // state.seats
    if state.last >= 0:
        left = 1.0 if state.last > state.seats else 0.0
    else:
        left = max(1.5, LENGTH - 1 - done)
    return min(left, SOLO_TURNS - 1.0 - done) if state.seats == 1 else left


# Dice --------------------------------------------------------------------------------------


def faces(state: State, seat: Seat) -> list[float]:
    """Return what each face is worth in votes, by its number (0 unused)."""
    hired = state.items[seat]
    more_votes, more_funds = hired >> SPOKESPERSON & 1, hired >> FINANCE & 1
    dollar = DOLLAR if wishes(state, seat) > state.cash[seat] else IDLE_DOLLAR
    worth = [0.0]
    for face in range(1, 7):
        votes, funds = FACE_VOTES[face], FACE_FUNDS[face]
        value = (votes + more_votes if votes else 0) + (funds + more_funds if funds else 0) * dollar
        if face == CHOICE:
            value = max(1.0 + more_votes, (1 + more_funds) * dollar)
        worth.append(value)
    return worth


def reroll(state: State, seat: Seat) -> Move:
    """Throw again every die that shows less than a new throw brings on average."""
    worth = faces(state, seat)
    mean = sum(worth) / 6
    if state.rerolls > 1:
        mean = sum(max(value, mean) for value in worth[1:]) / 6
    bits = sum(1 << i for i, die in enumerate(state.dice) if worth[die] < mean)
    return (M_REROLL, bits) if bits else (M_KEEP,)


def take(state: State, seat: Seat) -> Move:
    """Take the 1s as votes or funds, whichever is worth more."""
    hired = state.items[seat]
    dollar = DOLLAR if wishes(state, seat) > state.cash[seat] else IDLE_DOLLAR
    as_funds = (1 + (hired >> FINANCE & 1)) * dollar > 1 + (hired >> SPOKESPERSON & 1)
    return (M_TAKE, state.ones if as_funds else 0)


# Money -------------------------------------------------------------------------------------


def gain(state: State, seat: Seat, item: int) -> float:
    """Return how many votes an item is worth now."""
    left = turns_left(state)
    dice = state.dice_of(seat)
    if item == ORGANISER:
        return BY_ORGANISER * dice * left
    if item == FINANCE:
        rich = wishes(state, seat) <= state.cash[seat] + 10
        return 0.0 if rich else BY_FINANCE * dice * left * DOLLAR
    if item == SPOKESPERSON:
        return BY_SPOKESPERSON * dice * left
    if item == MANAGER:
        return 2.0 * left
    thing = ITEMS[item]
    at = seat * PLACES
    rooms = [min(thing.marks, CIRCLES[p] - state.marks[at + p]) for p in thing.listed or range(9)]
    if thing.states:
        rooms = sorted(rooms, reverse=True)[: thing.states]
    return BY_MARK * sum(rooms)


def wishes(state: State, seat: Seat) -> int:
    """Return what everything still worth buying costs."""
    owned = state.items[seat]
    total = 0
    for item in (0, ORGANISER, 2, 3):
        if not owned >> item & 1:
            total += ITEMS[item].price
    for item in (SPOKESPERSON, MANAGER):
        if not owned >> item & 1 and turns_left(state) >= 4:
            total += ITEMS[item].price
    issues = sum(owned >> item & 1 for item in ISSUES)
    return total + 5 * (MAX_ISSUES - issues)


def spend(state: State, seat: Seat) -> Move:
    """Buy what brings most for its price; save when something much better is still too dear."""
    cash = state.cash[seat]
    best = max(affordable(state, seat), key=lambda i: gain(state, seat, i) / ITEMS[i].price)
    rate = gain(state, seat, best) / ITEMS[best].price
    if rate < 0.5 and turns_left(state) > 0:
        return (M_SAVE,)
    if turns_left(state) > 2:
        for item in (SPOKESPERSON, MANAGER):
            thing = ITEMS[item]
            dear = not state.owns(seat, item) and thing.price > cash
            if dear and gain(state, seat, item) / thing.price > PATIENCE * rate:
                return (M_SAVE,)
    return (M_BUY, best)


def air(state: State, seat: Seat) -> Move:
    """Name the state in which the ad's marks bring most."""
    marks = ITEMS[state.ad].marks
    found = [
        (pull(state, seat, p, marks) * min(marks, state.free(seat, p)), -p)
        for p in range(9)
        if not state.named >> p & 1
    ]
    return (M_AIR, -max(found)[1])


# Votes -------------------------------------------------------------------------------------


def pull(state: State, seat: Seat, place: int, votes: int) -> float:
    """Return what each mark in a place brings, in delegates; 0 when it is full."""
    need = CIRCLES[place] - state.marks[seat * PLACES + place]
    if not need:
        return 0.0
    if place >= SECOND_DIE:
        return DIE * turns_left(state) * VOTE / need
    prizes, rank = PRIZES[place], state.taken[place]
    if place == state.target and need > votes:
        return 0.0
    ahead = rank
    for other in range(state.seats):
        rest = CIRCLES[place] - state.marks[other * PLACES + place]
        if other != seat and 0 < rest <= need - LEAD:
            ahead += 1
    if state.seats == 1 and not rank and need > reach(state, seat, place, votes):
        ahead = len(prizes) if state.rival == STRIKES else 1
    worth = 0.0
    if need <= votes:
        ahead = rank
    for at, trust in ((rank, 1 - TRUST), (ahead, TRUST)):
        if at < len(prizes):
            worth += trust * (prizes[at] + (0 if at else BONUS))
    if need <= votes:
        worth *= HURRY if state.rival == STRIKES else FINISH
    elif turns_left(state) < 1:
        worth *= 0.01
    return worth / need


def reach(state: State, seat: Seat, place: int, votes: int) -> float:
    """Return how many votes a lone player may have in all before the rival takes a state."""
    turns = min(rival_in(state, place) - 1, turns_left(state))
    return votes + power(state, seat) * turns


def vote(state: State, seat: Seat) -> Move:
    """Put as many votes as fit where each brings most."""
    votes = state.votes
    best, where = -1.0, 0
    for place in range(PLACES):
        if state.free(seat, place):
            value = pull(state, seat, place, votes)
            if value > best:
                best, where = value, place
    return (M_MARK, where, min(votes, state.free(seat, where)))


# Standing ----------------------------------------------------------------------------------


def power(state: State, seat: Seat) -> float:
    """Return how many votes a turn may be worth with the dice and the staff a seat has."""
    hired, dice = state.items[seat], state.dice_of(seat)
    found = DIE * dice + 2.0 * (hired >> MANAGER & 1)
    found += 0.65 * dice * (hired >> SPOKESPERSON & 1) + 0.7 * (hired >> ORGANISER & 1)
    return found


def standing(state: State, seat: Seat) -> float:
    """Return the delegates the seat may hope for: won, in the making, and from what it owns."""
    left = turns_left(state)
    dollars = min(state.cash[seat], wishes(state, seat)) * DOLLAR
    hope = float(state.score[seat]) + VOTE * (power(state, seat) * left + dollars)
    for place in range(9):
        need = state.free(seat, place)
        if need and state.taken[place] < len(PRIZES[place]):
            filled = (CIRCLES[place] - need) / CIRCLES[place]
            hope += PRIZES[place][state.taken[place]] * filled * 0.7
    return hope
