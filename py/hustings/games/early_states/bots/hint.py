"""What speaks for a move in Early States, in its own words, told from what lies on the table.

Every sentence holds in the position it is told in: numbers are counted by the rules, and what is
said of later turns is said only where there are any.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from hustings.bots.figure import to_win
from hustings.core.model import Move, Seat
from hustings.games.early_states.bots import chances, learned, policy, throwing
from hustings.games.early_states.bots.chances import SOME
from hustings.games.early_states.bots.plan import gains
from hustings.games.early_states.phrases import EFFECTS, ITEM_NAMES, PLACE_NAMES, STATE_NAMES
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
from hustings.messages.generated import early_states as messages
from hustings.messages.people import Cast

MAX_REASONS = 3
"""How many reasons a move is given at most."""


def reasons(obs: State, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to three short sentences, most telling first."""
    verb = move[0]
    if verb == M_MARK:
        found = _mark(obs, seat, move[1], move[2], cast)
    elif verb == M_AIR:
        made = min(ITEMS[obs.ad].marks, obs.free(seat, move[1]))
        found = _mark(obs, seat, move[1], made, cast) if made else []
        more = _others_named(obs, seat, move[1])
        if found and more > 0:
            found[0] = messages.advice_air(said=found[0], who=cast.person(seat), more=more)
    elif verb == M_BUY:
        found = _buy(obs, seat, move[1], cast)
    elif verb in (M_REROLL, M_KEEP):
        found = throwing.reasons(obs, seat, move[1] if verb == M_REROLL else 0, cast.person(seat))
    elif verb == M_TAKE:
        found = _take(obs, seat, move[1], cast)
    elif verb == M_SAVE:
        found = _save(obs, seat, cast)
    else:
        found = []
    return found[:MAX_REASONS]


def score_text(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win; alone, once that is likely, the delegates to be hoped for."""
    if obs.seats > 1:
        return to_win(value)
    hoped = learned.delegates(value)
    if hoped is None:
        return to_win(learned.win_chance(value))
    return messages.figure_delegates(delegates=hoped)


def _mark(obs: State, seat: Seat, place: int, made: int, cast: Cast) -> list[str]:
    rest = obs.free(seat, place) - made
    if place >= SECOND_DIE:
        return _staff(obs, seat, place, rest, cast)
    taken, prizes, state = obs.taken[place], PRIZES[place], STATE_NAMES[place]
    if taken >= len(prizes):
        if any(obs.free(seat, p) and obs.taken[p] < len(PRIZES[p]) for p in range(SECOND_DIE)):
            return []  # a number is left elsewhere
        return [messages.advice_no_number(state=state)]
    rank, delegates = taken + 1, prizes[taken]
    if not rest:
        return _filled(obs, seat, place, cast)
    voting = obs.turn.prompt == VOTE
    if voting and rest > obs.votes - made and not goes_on(obs):
        return []
    if place == obs.target and rest > (obs.votes - made if voting else obs.votes):
        return []
    if obs.seats > 1:
        more = _race(obs, seat, place, rest, cast)
    else:
        more = _rival(obs, seat, place, made, cast)
    chance = chances.of_next_turn(obs, seat, rest)
    if not goes_on(obs) or (voting and rest <= obs.votes - made) or chance < SOME:
        said = messages.advice_to_go(circles=rest, state=state, delegates=delegates, rank=rank)
    else:
        said = messages.advice_to_go_chance(
            circles=rest, state=state, chance=chance, delegates=delegates, rank=rank
        )
    return [said, *more]


def _filled(obs: State, seat: Seat, place: int, cast: Cast) -> list[str]:
    """Return what a state brings that is full with these marks and has a place left."""
    taken = obs.taken[place]
    said = messages.advice_fills(
        state=STATE_NAMES[place],
        rank=taken + 1,
        delegates=PRIZES[place][taken],
        bonus=0 if taken else FIRST_BONUS,
    )
    if taken or obs.firsts > 1 or not goes_on(obs):
        return [said]
    return [said, messages.advice_last_first(alone=obs.seats == 1, who=cast.person(seat))]


def _others_named(obs: State, seat: Seat, place: int) -> int:
    """Return how many states the ad goes to besides: they are no alternatives."""
    taken = obs.named | 1 << place
    room = sum(not taken >> other & 1 and obs.free(seat, other) > 0 for other in range(SECOND_DIE))
    return min(obs.naming - 1, room)


def _staff(obs: State, seat: Seat, place: int, rest: int, cast: Cast) -> list[str]:
    if not goes_on(obs):
        return []
    if not rest:
        return [messages.advice_die(who=cast.person(seat), dice=obs.dice_of(seat) + 1)]
    return [messages.advice_die_to_go(circles=rest, place=PLACE_NAMES[place])]


def _race(obs: State, seat: Seat, place: int, rest: int, cast: Cast) -> list[str]:
    """Return how near the nearest of those is who have not filled a state."""
    needs = {
        other: CIRCLES[place] - obs.marks[other * PLACES + place]
        for other in range(obs.seats)
        if other != seat
    }
    nearest = min([need for need in needs.values() if need], default=0)
    if not nearest:
        return []
    near = [other for other, need in needs.items() if need == nearest]
    rivals = cast.people(near)
    if rest < nearest:
        who = cast.person(seat)
        return [messages.advice_nearest(who=who, rivals=rivals, circles=nearest)]
    if rest > nearest:  # somebody is ahead there: no reason to go on
        return []
    chance = max(chances.of_next_turn(obs, other, nearest) for other in near)
    if chance < SOME:
        return [messages.advice_raced(rivals=rivals, circles=nearest)]
    return [messages.advice_raced_chance(rivals=rivals, circles=nearest, chance=chance)]


def _rival(obs: State, seat: Seat, place: int, made: int, cast: Cast) -> list[str]:
    """Return what the rival of a lone player threatens in a state that is not filled."""
    if obs.rival != STRIKES:
        return _calendar(obs, place)
    if place == obs.target:
        return [messages.advice_target(who=cast.person(seat))]
    after = obs.clone()
    after.marks[seat * PLACES + place] += made
    looks = obs.target < 0 and not obs.taken[place] and rival_next(after) == place
    return [messages.advice_target_next()] if looks else []


def _calendar(obs: State, place: int) -> list[str]:
    """Return when the rival of a lone player takes the first place that is still open."""
    after = obs.turns + rival_in(obs, place)
    if obs.taken[place] or after >= SOLO_TURNS:
        return []
    return [messages.advice_calendar(turn=after)]


def _buy(obs: State, seat: Seat, item: int, cast: Cast) -> list[str]:
    thing, name = ITEMS[item], ITEM_NAMES[item]
    if not thing.marks:
        return _hire(obs, seat, item, cast)
    rooms = [obs.free(seat, place) for place in thing.listed] or _rooms(obs, seat)[: thing.states]
    marks = sum(min(thing.marks, room) for room in rooms)
    filled = [p for p in thing.listed if 0 < obs.free(seat, p) <= thing.marks]
    found = []
    if filled:
        found.append(messages.advice_issue_fills(states=[STATE_NAMES[p] for p in filled]))
    found += _could_fill(obs, seat, item) + _votes_then_fill(obs, seat, item, cast)
    if not marks:
        return []
    fits = marks == thing.marks * len(rooms)
    found.append(messages.advice_marks(item=name, marks=marks, price=thing.price, fits=fits))
    return [*found, messages.advice_item(item=name, effect=EFFECTS[item])]


def _votes_then_fill(obs: State, seat: Seat, item: int, cast: Cast) -> list[str]:
    """Return what the votes left can fill once an issue is bought, if that is worth more."""
    thing = ITEMS[item]
    if not thing.listed:
        return []
    needs = {p: obs.free(seat, p) for p in range(SECOND_DIE) if obs.taken[p] < len(PRIZES[p])}
    less = {p: need - thing.marks * (p in thing.listed) for p, need in needs.items()}
    before, after = (_best_filled(obs, each) for each in (needs, less))
    if after[0] <= before[0]:
        return []
    delegates, filled = after
    return [
        messages.advice_then_fill(
            who=cast.person(seat),
            votes=obs.votes,
            states=[STATE_NAMES[p] for p in filled],
            delegates=delegates,
        )
    ]


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
    names = [STATE_NAMES[p] for _, p in sorted(full)[: thing.states]]
    return [messages.advice_ad_fills(states=names)] if names else []


def _hire(obs: State, seat: Seat, item: int, cast: Cast) -> list[str]:
    """Return what somebody who is hired does, and about how much of it."""
    if not goes_on(obs):
        return []
    name, effect = ITEM_NAMES[item], EFFECTS[item]
    turns = max(1, round(policy.turns_left(obs)))
    works = messages.advice_works(who=cast.person(seat), turns=turns)
    votes = round(policy.gain(obs, seat, item))
    if item == FINANCE or not votes:
        return [messages.advice_item(item=name, effect=effect), works]
    price = ITEMS[item].price
    hired = messages.advice_hire(item=name, effect=effect, votes=votes, price=price)
    return [hired, works]


def _rooms(obs: State, seat: Seat) -> list[int]:
    return sorted((obs.free(seat, place) for place in range(9)), reverse=True)


def _take(obs: State, seat: Seat, funds: int, cast: Cast) -> list[str]:
    incomes = gains(obs.items[seat], obs.dice)
    if not funds:
        return [*_by_votes(obs, seat), messages.advice_votes()]
    reach = []
    for income in (incomes[0], incomes[funds]):
        after = obs.clone()
        after.cash[seat] += income[0]
        reach.append(affordable(after, seat))
    new = [i for i in reach[1] if i not in reach[0]]
    if new:
        dearest = max(new, key=lambda i: ITEMS[i].price)
        name, price = ITEM_NAMES[dearest], ITEMS[dearest].price
        return [messages.advice_funds_pay(who=cast.person(seat), item=name, price=price)]
    return [messages.advice_funds()] if goes_on(obs) else []


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
    return [messages.advice_votes_fill(state=STATE_NAMES[-place], delegates=prize)]


def _save(obs: State, seat: Seat, cast: Cast) -> list[str]:
    cash, who = obs.cash[seat], cast.person(seat)
    if not goes_on(obs):
        return [messages.advice_left_over(who=who, alone=obs.seats == 1)]
    found = []
    wanted = [
        i for i in on_sale(obs, seat) if ITEMS[i].price > cash and policy.gain(obs, seat, i) > 0
    ]
    if wanted:
        best = max(wanted, key=lambda i: policy.gain(obs, seat, i) / ITEMS[i].price)
        name, price = ITEM_NAMES[best], ITEMS[best].price
        missing = price - cash
        found.append(messages.advice_save_for(who=who, missing=missing, item=name, price=price))
    return [*found, messages.advice_save(who=who, cash=cash)]
