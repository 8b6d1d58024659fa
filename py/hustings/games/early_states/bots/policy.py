"""Rules of thumb for Early States: the Normal bot, and a quick evaluation.

Faces, dollars and items are valued in votes; votes go where they bring most delegates per open
circle.
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
EXPECTED_TURNS: Final = 13.5
"""Turns a seat expects to have in a game."""
DOLLAR_VOTES: Final = 0.74
"""Value of a dollar while there is something left to buy."""
SPARE_DOLLAR_VOTES: Final = 0.05
"""Value of a dollar when nothing is left to buy."""
DIE_VOTES: Final = 1.56
"""Value of a die in each turn."""
FINISH_FACTOR: Final = 1.02
"""Factor on the value of a place that can be filled at once."""
STRIKE_FINISH_FACTOR: Final = 1.6
"""The same factor against a rival that strikes the state nearest to full."""
BONUS_DELEGATES: Final = 1.0
"""Value of the bonus for a first place."""
LEAD_CIRCLES: Final = 1
"""An opponent this far ahead is expected to fill a state first."""
EXPECTED_RANK_WEIGHT: Final = 0.65
"""Weight of the expected rank against the rank that is open now."""
VOTE_DELEGATES: Final = 0.55
"""Value of a vote at the end of the game."""
SAVING_FACTOR: Final = 2.4
"""How many times better per dollar an item must be to save for it."""
# Value of an item for each die and turn (ads: for each mark that finds room).
ORGANISER_VOTES: Final = 0.35
FINANCE_VOTES: Final = 0.27
SPOKESPERSON_VOTES: Final = 2.66
AD_MARK_VOTES: Final = 0.44


def move(state: State, seat: Seat) -> Move:
    """Return the move of the rules of thumb for the seat that decides."""
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
    """Return the expected number of turns of the active seat after this one."""
    done = state.turns // state.seats
    if state.last >= 0:
        left = 1.0 if state.last > state.seats else 0.0
    else:
        left = max(1.5, EXPECTED_TURNS - 1 - done)
    return min(left, SOLO_TURNS - 1.0 - done) if state.seats == 1 else left


# Dice --------------------------------------------------------------------------------------


def face_votes(state: State, seat: Seat) -> list[float]:
    """Return the value of each face in votes, by its number (0 unused)."""
    hired = state.items[seat]
    more_votes, more_funds = hired >> SPOKESPERSON & 1, hired >> FINANCE & 1
    dollar = DOLLAR_VOTES if wish_list_price(state, seat) > state.cash[seat] else SPARE_DOLLAR_VOTES
    values = [0.0]
    for face in range(1, 7):
        votes, funds = FACE_VOTES[face], FACE_FUNDS[face]
        value = (votes + more_votes if votes else 0) + (funds + more_funds if funds else 0) * dollar
        if face == CHOICE:
            value = max(1.0 + more_votes, (1 + more_funds) * dollar)
        values.append(value)
    return values


def reroll(state: State, seat: Seat) -> Move:
    """Reroll every die that is worth less than an average throw."""
    values = face_votes(state, seat)
    mean = sum(values) / 6
    if state.rerolls > 1:
        mean = sum(max(value, mean) for value in values[1:]) / 6
    bits = sum(1 << i for i, die in enumerate(state.dice) if values[die] < mean)
    return (M_REROLL, bits) if bits else (M_KEEP,)


def take(state: State, seat: Seat) -> Move:
    """Take the 1s as votes or funds, whichever is worth more."""
    hired = state.items[seat]
    dollar = DOLLAR_VOTES if wish_list_price(state, seat) > state.cash[seat] else SPARE_DOLLAR_VOTES
    as_funds = (1 + (hired >> FINANCE & 1)) * dollar > 1 + (hired >> SPOKESPERSON & 1)
    return (M_TAKE, state.ones if as_funds else 0)


# Money -------------------------------------------------------------------------------------


def item_votes(state: State, seat: Seat, item: int) -> float:
    """Return the value of an item in votes now."""
    left = turns_left(state)
    dice = state.dice_of(seat)
    if item == ORGANISER:
        return ORGANISER_VOTES * dice * left
    if item == FINANCE:
        rich = wish_list_price(state, seat) <= state.cash[seat] + 10
        return 0.0 if rich else FINANCE_VOTES * dice * left * DOLLAR_VOTES
    if item == SPOKESPERSON:
        return SPOKESPERSON_VOTES * dice * left
    if item == MANAGER:
        return 2.0 * left
    thing = ITEMS[item]
    rooms = [
        min(thing.marks, state.free(seat, place))
        for place in thing.listed or range(9)
        if state.has_prize(place)
    ]
    if thing.states:
        rooms = sorted(rooms, reverse=True)[: thing.states]
    return AD_MARK_VOTES * sum(rooms)


def wish_list_price(state: State, seat: Seat) -> int:
    """Return the price of everything still worth buying."""
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
    """Buy the best item per dollar; save when a much better one is still too expensive."""
    cash = state.cash[seat]
    best = max(affordable(state, seat), key=lambda i: item_votes(state, seat, i) / ITEMS[i].price)
    rate = item_votes(state, seat, best) / ITEMS[best].price
    if not rate or (rate < 0.5 and turns_left(state) > 0):
        return (M_SAVE,)
    if turns_left(state) > 2:
        for item in (SPOKESPERSON, MANAGER):
            thing = ITEMS[item]
            dear = not state.owns(seat, item) and thing.price > cash
            if dear and item_votes(state, seat, item) / thing.price > SAVING_FACTOR * rate:
                return (M_SAVE,)
    return (M_BUY, best)


def air(state: State, seat: Seat) -> Move:
    """Name the state where the ad's marks are worth most."""
    marks = ITEMS[state.ad].marks
    ranked = [
        (mark_value(state, seat, p, marks) * min(marks, state.free(seat, p)), -p)
        for p in range(9)
        if not state.named >> p & 1
    ]
    return (M_AIR, -max(ranked)[1])


# Votes -------------------------------------------------------------------------------------


def mark_value(state: State, seat: Seat, place: int, votes: int) -> float:
    """Return the value of each mark in a place, in delegates; 0 when it is full."""
    need = CIRCLES[place] - state.marks[seat * PLACES + place]
    if not need:
        return 0.0
    if place >= SECOND_DIE:
        return DIE_VOTES * turns_left(state) * VOTE_DELEGATES / need
    prizes, rank = PRIZES[place], state.taken[place]
    if place == state.target and need > votes:
        return 0.0
    ahead = rank
    for other in range(state.seats):
        rest = CIRCLES[place] - state.marks[other * PLACES + place]
        if other != seat and 0 < rest <= need - LEAD_CIRCLES:
            ahead += 1
    if state.seats == 1 and not rank and need > votes_before_rival(state, seat, place, votes):
        ahead = len(prizes) if state.rival == STRIKES else 1
    value = 0.0
    if need <= votes:
        ahead = rank
    for at, trust in ((rank, 1 - EXPECTED_RANK_WEIGHT), (ahead, EXPECTED_RANK_WEIGHT)):
        if at < len(prizes):
            value += trust * (prizes[at] + (0 if at else BONUS_DELEGATES))
    if need <= votes:
        value *= STRIKE_FINISH_FACTOR if state.rival == STRIKES else FINISH_FACTOR
    elif turns_left(state) < 1:
        value *= 0.01
    return value / need


def votes_before_rival(state: State, seat: Seat, place: int, votes: int) -> float:
    """Return how many votes a solo player gets in all before the rival takes a state."""
    turns = min(rival_in(state, place) - 1, turns_left(state))
    return votes + turn_votes(state, seat) * turns


def vote(state: State, seat: Seat) -> Move:
    """Put as many votes as fit into the place where each is worth most."""
    votes = state.votes
    best, where = -1.0, 0
    for place in range(PLACES):
        if state.free(seat, place):
            value = mark_value(state, seat, place, votes)
            if value > best:
                best, where = value, place
    return (M_MARK, where, min(votes, state.free(seat, where)))


# Standing ----------------------------------------------------------------------------------


def turn_votes(state: State, seat: Seat) -> float:
    """Return the value of a turn in votes, with the dice and the staff of a seat."""
    hired, dice = state.items[seat], state.dice_of(seat)
    votes = DIE_VOTES * dice + 2.0 * (hired >> MANAGER & 1)
    votes += 0.65 * dice * (hired >> SPOKESPERSON & 1) + 0.7 * (hired >> ORGANISER & 1)
    return votes


def expected_delegates(state: State, seat: Seat) -> float:
    """Return the delegates a seat may expect: won, in progress, and from what it owns."""
    left = turns_left(state)
    dollars = min(state.cash[seat], wish_list_price(state, seat)) * DOLLAR_VOTES
    hope = float(state.score[seat]) + VOTE_DELEGATES * (turn_votes(state, seat) * left + dollars)
    for place in range(9):
        need = state.free(seat, place)
        if need and state.has_prize(place):
            filled = (CIRCLES[place] - need) / CIRCLES[place]
            hope += PRIZES[place][state.taken[place]] * filled * 0.7
    return hope
