"""What speaks for a move in Early States, in its own words, told from what lies on the table."""

from __future__ import annotations

from hustings.core.model import Move, Seat
from hustings.games.early_states import habits
from hustings.games.early_states.phrases import EFFECTS, count, join, place_name
from hustings.games.early_states.rules import affordable
from hustings.games.early_states.sheet import (
    CHOICE,
    CIRCLES,
    FACE_FUNDS,
    FACE_VOTES,
    FIRST_BONUS,
    ITEMS,
    PLACES,
    PRIZES,
    SECOND_DIE,
    STATES,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.terms import (
    M_AIR,
    M_BUY,
    M_KEEP,
    M_MARK,
    M_REROLL,
    M_SAVE,
    M_TAKE,
)

RANKS = ("first", "second", "third")
MOST = 3


def reasons(obs: State, seat: Seat, move: Move) -> list[str]:
    """Return up to three short sentences, most telling first."""
    verb = move[0]
    if verb == M_MARK:
        found = _mark(obs, seat, move[1], move[2])
    elif verb == M_AIR:
        made = min(ITEMS[obs.ad].marks, obs.free(seat, move[1]))
        found = _mark(obs, seat, move[1], made) if made else ["No other state has more room."]
    elif verb == M_BUY:
        found = _buy(obs, seat, move[1])
    elif verb in (M_REROLL, M_KEEP):
        found = _dice(obs, move[1] if verb == M_REROLL else 0)
    elif verb == M_TAKE:
        found = _take(obs, seat, move[1])
    elif verb == M_SAVE:
        found = _save(obs, seat)
    else:
        found = []
    return found[:MOST]


def _mark(obs: State, seat: Seat, place: int, made: int) -> list[str]:
    rest = obs.free(seat, place) - made
    if place >= SECOND_DIE:
        if not rest:
            return [f"You throw {obs.dice_of(seat) + 1} dice from your next turn on."]
        return [f"After that {count(rest, 'more circle')} to fill for {place_name(place)}."]
    taken, prizes = obs.taken[place], PRIZES[place]
    name = STATES[place].name
    if taken >= len(prizes):
        return [f"No number is left in {name}: only what must go somewhere goes here."]
    prize = count(prizes[taken], "delegate")
    if not rest:
        bonus = f" and ${FIRST_BONUS}" if not taken else ""
        found = [f"It fills {name}: {RANKS[taken]} place, {prize}{bonus}."]
        if not taken and obs.firsts == 1:
            found.append("It takes the last first place: everybody has one more turn.")
        return found
    found = [f"{prize.capitalize()} for {RANKS[taken]} place; {count(rest, 'circle')} to go."]
    return found + _race(obs, seat, place, rest)


def _race(obs: State, seat: Seat, place: int, rest: int) -> list[str]:
    """Return how near the nearest rival is."""
    needs = [
        CIRCLES[place] - obs.marks[other * PLACES + place]
        for other in range(obs.seats)
        if other != seat
    ]
    open_needs = [need for need in needs if need]
    if not open_needs:
        return []
    nearest = min(open_needs)
    if rest < nearest:
        return [f"That puts you ahead there: the nearest rival needs {nearest}."]
    return [f"The nearest rival needs {nearest} there."]


def _buy(obs: State, seat: Seat, item: int) -> list[str]:
    thing = ITEMS[item]
    found = [f"{thing.name}: {EFFECTS[item]}."]
    if thing.listed:
        filled = [p for p in thing.listed if 0 < obs.free(seat, p) <= thing.marks]
        lost = sum(max(0, thing.marks - obs.free(seat, p)) for p in thing.listed)
        if filled:
            found.append(f"It fills {join([STATES[p].name for p in filled])} at once.")
        if not lost:
            found.append("Every one of its marks finds a circle.")
    elif thing.states:
        marks = sum(min(thing.marks, free) for free in _rooms(obs, seat)[: thing.states])
        found.append(f"{count(marks, 'mark')} for ${thing.price}.")
    else:
        turns = round(habits.turns_left(obs))
        found.append(f"It works from your next turn on, about {count(turns, 'turn')} long.")
    return found


def _rooms(obs: State, seat: Seat) -> list[int]:
    return sorted((obs.free(seat, place) for place in range(9)), reverse=True)


def _dice(obs: State, lifted: int) -> list[str]:
    kept = [die for i, die in enumerate(obs.dice) if not lifted >> i & 1]
    thrown = [die for i, die in enumerate(obs.dice) if lifted >> i & 1]
    means = "A die brings about 1 vote and $1 on average."
    if not thrown:
        return [f"The dice as they lie bring {join([_face(die) for die in sorted(kept)])}."]
    if not kept:
        return [means]
    return [f"The {join([str(die) for die in sorted(kept)])} {_stay(kept)}.", means]


def _stay(kept: list[int]) -> str:
    return "stays" if len(kept) == 1 else "stay"


def _face(die: int) -> str:
    if die == CHOICE:
        return "$1 or 1 vote"
    parts = [f"${FACE_FUNDS[die]}"] * (FACE_FUNDS[die] > 0)
    parts += [count(FACE_VOTES[die], "vote")] * (FACE_VOTES[die] > 0)
    return " with ".join(parts)


def _take(obs: State, seat: Seat, funds: int) -> list[str]:
    if not funds:
        return ["Votes make marks at once; what you have is enough for now."]
    after = obs.clone()
    after.cash[seat] += funds
    new = [ITEMS[i] for i in affordable(after, seat) if ITEMS[i].price > obs.cash[seat]]
    if new:
        return [f"The funds help to pay for {new[-1].name} (${new[-1].price})."]
    return ["Funds can be saved, votes cannot."]


def _save(obs: State, seat: Seat) -> list[str]:
    cash = obs.cash[seat]
    dear = [ITEMS[i] for i in range(len(ITEMS)) if not obs.owns(seat, i) and ITEMS[i].price > cash]
    if not cash or not dear:
        return ["Nothing that is left to buy is worth its price now."]
    goal = min(dear, key=lambda item: item.price)
    return [f"${goal.price - cash} more and you can buy {goal.name}."]
