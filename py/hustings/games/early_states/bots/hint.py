"""What speaks for a move in Early States, in its own words, told from what lies on the table.

Every sentence holds in the position it is told in: numbers are counted by the rules, and what is
said of later turns is said only where there are any.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from hustings.core.model import Move, Seat
from hustings.core.wording import form, listing, percent, seat_marked, to_win, with_names
from hustings.games.early_states.bots import chances, learned, policy, throwing
from hustings.games.early_states.bots.chances import SOME
from hustings.games.early_states.bots.plan import gains
from hustings.games.early_states.phrases import EFFECTS, count, place_name
from hustings.games.early_states.rules import affordable, on_sale
from hustings.games.early_states.rules.marks import goes_on, rival_in, rival_next
from hustings.games.early_states.sheet import (
    CIRCLES,
    FINANCE,
    FIRST_BONUS,
    ITEMS,
    PLACES,
    PRIZES,
    SECOND_DIE,
    SOLO_TURNS,
    STATES,
    STRIKES,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import (
    M_AIR,
    M_BUY,
    M_KEEP,
    M_MARK,
    M_REROLL,
    M_SAVE,
    M_TAKE,
    VOTE,
)
from hustings.messages.people import Cast

RANKS = ("first", "second", "third")
MOST = 3
LAST = "This turn is your last"


def reasons(obs: State, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to three short sentences, most telling first."""
    verb = move[0]
    if verb == M_MARK:
        found = _mark(obs, seat, move[1], move[2])
    elif verb == M_AIR:
        made = min(ITEMS[obs.ad].marks, obs.free(seat, move[1]))
        first, *more = (_mark(obs, seat, move[1], made) if made else []) or [""]
        found = [first + _others_named(obs, seat, move[1]), *more] if first else []
    elif verb == M_BUY:
        found = _buy(obs, seat, move[1])
    elif verb in (M_REROLL, M_KEEP):
        found = throwing.reasons(obs, seat, move[1] if verb == M_REROLL else 0)
    elif verb == M_TAKE:
        found = _take(obs, seat, move[1])
    elif verb == M_SAVE:
        found = _save(obs, seat)
    else:
        found = []
    return [with_names(text, cast.names) for text in found[:MOST]]


def figure(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win; alone, once that is likely, the delegates to be hoped for."""
    if obs.seats > 1:
        return to_win(value)
    hoped = learned.delegates(value)
    return to_win(learned.winning(value)) if hoped is None else f"about {hoped:.1f} delegates"


def _mark(obs: State, seat: Seat, place: int, made: int) -> list[str]:
    rest = obs.free(seat, place) - made
    if place >= SECOND_DIE:
        return _staff(obs, seat, place, rest)
    taken, prizes = obs.taken[place], PRIZES[place]
    name = STATES[place].name
    if taken >= len(prizes):
        if any(obs.free(seat, p) and obs.taken[p] < len(PRIZES[p]) for p in range(SECOND_DIE)):
            return []  # a number is left elsewhere
        return [f"No number is left in {name}: only what must go somewhere goes here."]
    prize = count(prizes[taken], "delegate")
    if not rest:
        bonus = f" and ${FIRST_BONUS}" if not taken else ""
        found = [f"It fills {name}: {RANKS[taken]} place, {prize}{bonus}."]
        if not taken and obs.firsts == 1 and goes_on(obs):
            who = "everybody has" if obs.seats > 1 else "you have"
            found.append(f"It takes the last first place: {who} one more turn.")
        return found
    voting = obs.turn.prompt == VOTE
    if voting and rest > obs.votes - made and not goes_on(obs):
        return []
    if place == obs.target and rest > (obs.votes - made if voting else obs.votes):
        return []
    more = _race(obs, seat, place, rest) if obs.seats > 1 else _rival(obs, seat, place, made)
    to_go = f"{count(rest, 'circle')} to go in {name}"
    chance = chances.of_next_turn(obs, seat, rest)
    if not goes_on(obs) or (voting and rest <= obs.votes - made) or chance < SOME:
        return [f"{to_go}, {prize} for {RANKS[taken]} place.", *more]
    told = f"{to_go}, {percent(chance)} to fill them next turn: {prize} for {RANKS[taken]} place."
    return [told, *more]


def _others_named(obs: State, seat: Seat, place: int) -> str:
    """Return how many states the ad goes to besides: they are no alternatives."""
    taken = obs.named | 1 << place
    room = sum(not taken >> other & 1 and obs.free(seat, other) > 0 for other in range(SECOND_DIE))
    more = min(obs.naming - 1, room)
    return f" You name {more} more." if more > 0 else ""


def _staff(obs: State, seat: Seat, place: int, rest: int) -> list[str]:
    if not goes_on(obs):
        return []
    if not rest:
        return [f"You throw {obs.dice_of(seat) + 1} dice from your next turn on."]
    name = place_name(place)
    return [f"{count(rest, 'more circle')} to fill for {name}: one more to throw every turn."]


def _race(obs: State, seat: Seat, place: int, rest: int) -> list[str]:
    """Return how near the nearest of those is who have not filled a state."""
    needs = {
        other: CIRCLES[place] - obs.marks[other * PLACES + place]
        for other in range(obs.seats)
        if other != seat
    }
    nearest = min([need for need in needs.values() if need], default=0)
    if not nearest:
        return []
    rivals = [other for other, need in needs.items() if need == nearest]
    who = listing([seat_marked(other) for other in rivals])
    does = f"{who} {form(len(rivals), 'needs', 'need')} {nearest}"
    if rest < nearest:
        return [f"That leaves you nearest to it: {does}."]
    if rest > nearest:  # somebody is ahead there: no reason to go on
        return []
    chance = max(chances.of_next_turn(obs, other, nearest) for other in rivals)
    soon = f", {percent(chance)} to have them in one turn" if chance >= SOME else ""
    return [f"{does} there too{soon}."]


def _rival(obs: State, seat: Seat, place: int, made: int) -> list[str]:
    """Return what the rival of a lone player threatens in a state that is not filled."""
    if obs.rival != STRIKES:
        return _calendar(obs, place)
    if place == obs.target:
        return ["The rival takes all of it after this turn, unless you fill it before."]
    after = obs.clone()
    after.marks[seat * PLACES + place] += made
    looks = obs.target < 0 and not obs.taken[place] and rival_next(after) == place
    return ["As things stand the rival goes for it next."] if looks else []


def _calendar(obs: State, place: int) -> list[str]:
    """Return when the rival of a lone player takes the first place that is still open."""
    after = obs.turns + rival_in(obs, place)
    if obs.taken[place] or after >= SOLO_TURNS:
        return []
    return [f"The rival takes first place there after turn {after} at the latest."]


def _buy(obs: State, seat: Seat, item: int) -> list[str]:
    thing = ITEMS[item]
    if not thing.marks:
        return _hire(obs, seat, item)
    rooms = [obs.free(seat, place) for place in thing.listed] or _rooms(obs, seat)[: thing.states]
    marks = sum(min(thing.marks, room) for room in rooms)
    filled = [p for p in thing.listed if 0 < obs.free(seat, p) <= thing.marks]
    found = []
    if filled:
        found.append(f"It fills {listing([STATES[p].name for p in filled])} at once.")
    found += _could_fill(obs, seat, item) + _votes_then_fill(obs, seat, item)
    fits = ", none of them wasted" if marks == thing.marks * len(rooms) else ""
    if not marks:
        return []
    found.append(f"{thing.name}: {count(marks, 'mark')} for ${thing.price}{fits}.")
    return [*found, f"{thing.name}: {EFFECTS[item]}."]


def _votes_then_fill(obs: State, seat: Seat, item: int) -> list[str]:
    """Return what the votes left can fill once an issue is bought, if that is worth more."""
    thing = ITEMS[item]
    if not thing.listed:
        return []
    needs = {p: obs.free(seat, p) for p in range(SECOND_DIE) if obs.taken[p] < len(PRIZES[p])}
    less = {p: need - thing.marks * (p in thing.listed) for p, need in needs.items()}
    before, after = (_best_filled(obs, each) for each in (needs, less))
    if after[0] <= before[0]:
        return []
    names = listing([STATES[p].name for p in after[1]])
    votes, prize = count(obs.votes, "vote"), count(after[0], "delegate")
    return [f"Your {votes} can then fill {names}: {prize}."]


def _best_filled(obs: State, needs: Mapping[int, int]) -> tuple[int, tuple[int, ...]]:
    """Return what the votes left can win by filling states, and which these are."""
    open_now = [p for p, need in needs.items() if 0 < need <= obs.votes]
    sets = (some for size in range(len(open_now) + 1) for some in combinations(open_now, size))
    able = [some for some in sets if sum(needs[p] for p in some) <= obs.votes]
    worth = {some: sum(PRIZES[p][obs.taken[p]] for p in some) for some in able}
    best = max(able, key=lambda some: worth[some])
    return worth[best], best


def _could_fill(obs: State, seat: Seat, item: int) -> list[str]:
    """Return which states with a place left the marks of an ad can fill, dearest first."""
    thing = ITEMS[item]
    full = [
        (-PRIZES[p][obs.taken[p]], p)
        for p in range(9)
        if 0 < obs.free(seat, p) <= thing.marks and obs.taken[p] < len(PRIZES[p])
    ]
    names = [STATES[p].name for _, p in sorted(full)[: thing.states]]
    return [f"It can fill {listing(names)} at once."] if names else []


def _hire(obs: State, seat: Seat, item: int) -> list[str]:
    """Return what somebody who is hired does, and about how much of it."""
    thing = ITEMS[item]
    does = f"{thing.name}: {EFFECTS[item]}"
    if not goes_on(obs):
        return []
    turns = count(max(1, round(policy.turns_left(obs))), "turn")
    works = f"It works from your next turn on, about {turns} long."
    votes = round(policy.gain(obs, seat, item))
    if item == FINANCE or not votes:
        return [f"{does}.", works]
    return [f"{does}, about {count(votes, 'vote')} by the end for ${thing.price}.", works]


def _rooms(obs: State, seat: Seat) -> list[int]:
    return sorted((obs.free(seat, place) for place in range(9)), reverse=True)


def _take(obs: State, seat: Seat, funds: int) -> list[str]:
    incomes = gains(obs.items[seat], obs.dice)
    if not funds:
        return [*_by_votes(obs, seat), "Votes make marks at once, and cannot be saved."]
    reach = []
    for income in (incomes[0], incomes[funds]):
        after = obs.clone()
        after.cash[seat] += income[0]
        reach.append(affordable(after, seat))
    new = [ITEMS[i] for i in reach[1] if i not in reach[0]]
    if new:
        dearest = max(new, key=lambda item: item.price)
        return [f"With these funds you can pay for {dearest.name} (${dearest.price})."]
    return ["Funds can be saved, votes cannot."] if goes_on(obs) else []


def _by_votes(obs: State, seat: Seat) -> list[str]:
    """Return a state that can be filled with the 1s as votes only, the dearest."""
    incomes = gains(obs.items[seat], obs.dice)
    found = [
        (PRIZES[p][obs.taken[p]], -p)
        for p in range(SECOND_DIE)
        if incomes[-1][1] < obs.free(seat, p) <= incomes[0][1] and obs.taken[p] < len(PRIZES[p])
    ]
    if not found:
        return []
    prize, place = max(found)
    return [f"The votes then fill {STATES[-place].name}: {count(prize, 'delegate')}."]


def _save(obs: State, seat: Seat) -> list[str]:
    cash = obs.cash[seat]
    if not goes_on(obs):
        return [_left_over(obs)]
    found = []
    wanted = [
        i for i in on_sale(obs, seat) if ITEMS[i].price > cash and policy.gain(obs, seat, i) > 0
    ]
    if wanted:
        best = max(wanted, key=lambda i: policy.gain(obs, seat, i) / ITEMS[i].price)
        item = ITEMS[best]
        found.append(f"${item.price - cash} more and you can buy {item.name} (${item.price}).")
    return [*found, f"Your ${cash} can be spent in a later turn."]


def _left_over(obs: State) -> str:
    if obs.seats == 1:
        return f"{LAST}: funds left over count for nothing."
    return f"{LAST}: funds left over only break ties."
