"""Reasons for moves of Early States, as sentences.

Every sentence is true in its position: numbers follow from the rules, and later turns are mentioned
only where there are any.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from hustings.bots.reasons import MeasuredReason
from hustings.bots.score_text import win_chance_text
from hustings.core.model import Move, Seat
from hustings.games.early_states.bots import chances, dice_reasons, learned, policy
from hustings.games.early_states.bots.chances import MIN_CHANCE
from hustings.games.early_states.phrases import EFFECTS, ITEM_NAMES, PLACE_NAMES, STATE_NAMES
from hustings.games.early_states.proceeds import dice_incomes
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
"""Reasons given for a move."""


def reasons(obs: State, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to MAX_REASONS short sentences, the most important first."""
    verb = move[0]
    if verb == M_MARK:
        texts = _mark_reasons(obs, seat, move[1], move[2], cast)
    elif verb == M_AIR:
        made = min(ITEMS[obs.ad].marks, obs.free(seat, move[1]))
        texts = _mark_reasons(obs, seat, move[1], made, cast) if made else []
        more = _other_states_count(obs, seat, move[1])
        if texts and more > 0:
            texts[0] = messages.advice_air(said=texts[0], who=cast.person(seat), more=more)
    elif verb == M_BUY:
        texts = _buy_reasons(obs, seat, move[1], cast)
    elif verb in (M_REROLL, M_KEEP):
        texts = dice_reasons.reasons(
            obs, seat, move[1] if verb == M_REROLL else 0, cast.person(seat)
        )
    elif verb == M_TAKE:
        texts = _take_reasons(obs, seat, move[1], cast)
    elif verb == M_SAVE:
        texts = _save_reasons(obs, seat, cast)
    else:
        texts = []
    return texts[:MAX_REASONS]


def score_text(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win as text; in a solo game likely to be won, the expected delegates."""
    if obs.seats > 1:
        return win_chance_text(value)
    hoped = learned.solo_delegates(value)
    if hoped is None:
        return win_chance_text(learned.solo_win_chance(value))
    return messages.figure_delegates(delegates=hoped)


def _mark_reasons(obs: State, seat: Seat, place: int, made: int, cast: Cast) -> list[str]:
    rest = obs.free(seat, place) - made
    if place >= SECOND_DIE:
        return _staff_row_reasons(obs, seat, place, rest, cast)
    taken, prizes, state = obs.taken[place], PRIZES[place], STATE_NAMES[place]
    if taken >= len(prizes):
        if any(obs.free(seat, p) and obs.has_prize(p) for p in range(SECOND_DIE)):
            return []  # another state still has a prize
        return [messages.advice_no_number(state=state)]
    rank, delegates = taken + 1, prizes[taken]
    if not rest:
        return _fill_reasons(obs, seat, place, cast)
    voting = obs.turn.prompt == VOTE
    if voting and rest > obs.votes - made and not goes_on(obs):
        return []
    if place == obs.target and rest > (obs.votes - made if voting else obs.votes):
        return []
    if obs.seats > 1:
        more = _race_reasons(obs, seat, place, rest, cast)
    else:
        more = _rival_reasons(obs, seat, place, made, cast)
    chance = chances.next_turn(obs, seat, rest)
    if not goes_on(obs) or (voting and rest <= obs.votes - made) or chance < MIN_CHANCE:
        reason = messages.advice_to_go(circles=rest, state=state, delegates=delegates, rank=rank)
        return [MeasuredReason(reason, "delegates a circle", delegates / rest), *more]
    reason = messages.advice_to_go_chance(
        circles=rest, state=state, chance=chance, delegates=delegates, rank=rank
    )
    return [MeasuredReason(reason, "delegates hoped for", delegates * chance), *more]


def _fill_reasons(obs: State, seat: Seat, place: int, cast: Cast) -> list[str]:
    """Return what a state brings that these marks fill while a place is left."""
    taken = obs.taken[place]
    delegates, bonus = PRIZES[place][taken], 0 if taken else FIRST_BONUS
    fills = messages.advice_fills(
        state=STATE_NAMES[place], rank=taken + 1, delegates=delegates, bonus=bonus
    )
    reason = MeasuredReason(fills, "delegates", delegates + bonus)
    if taken or obs.firsts > 1 or not goes_on(obs):
        return [reason]
    return [reason, messages.advice_last_first(alone=obs.seats == 1, who=cast.person(seat))]


def _other_states_count(obs: State, seat: Seat, place: int) -> int:
    """Return how many more states the ad will go to."""
    taken = obs.named | 1 << place
    room = sum(not taken >> other & 1 and obs.free(seat, other) > 0 for other in range(SECOND_DIE))
    return min(obs.naming - 1, room)


def _staff_row_reasons(obs: State, seat: Seat, place: int, rest: int, cast: Cast) -> list[str]:
    if not goes_on(obs):
        return []
    if not rest:
        return [messages.advice_die(who=cast.person(seat), dice=obs.dice_of(seat) + 1)]
    return [messages.advice_die_to_go(circles=rest, place=PLACE_NAMES[place])]


def _race_reasons(obs: State, seat: Seat, place: int, rest: int, cast: Cast) -> list[str]:
    """Return the need of the nearest rivals in a state, where that is a reason."""
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
    if rest > nearest:  # a rival is ahead: no reason to go on
        return []
    chance = max(chances.next_turn(obs, other, nearest) for other in near)
    if chance < MIN_CHANCE:
        return [messages.advice_raced(rivals=rivals, circles=nearest)]
    return [messages.advice_raced_chance(rivals=rivals, circles=nearest, chance=chance)]


def _rival_reasons(obs: State, seat: Seat, place: int, made: int, cast: Cast) -> list[str]:
    """Return what the solo rival threatens in a state."""
    if obs.rival != STRIKES:
        return _calendar_reasons(obs, place)
    if place == obs.target:
        return [messages.advice_target(who=cast.person(seat))]
    after = obs.clone()
    after.marks[seat * PLACES + place] += made
    is_next_target = obs.target < 0 and not obs.taken[place] and rival_next(after) == place
    return [messages.advice_target_next()] if is_next_target else []


def _calendar_reasons(obs: State, place: int) -> list[str]:
    """Return when the solo rival takes the open first place of a state."""
    after = obs.turns + rival_in(obs, place)
    if obs.taken[place] or after >= SOLO_TURNS:
        return []
    return [messages.advice_calendar(turn=after)]


def _buy_reasons(obs: State, seat: Seat, item: int, cast: Cast) -> list[str]:
    thing, name = ITEMS[item], ITEM_NAMES[item]
    if not thing.marks:
        return _hire_reasons(obs, seat, item, cast)
    rooms = [obs.free(seat, place) for place in thing.listed] or _open_circles(obs, seat)[
        : thing.states
    ]
    marks = sum(min(thing.marks, room) for room in rooms)
    filled = [p for p in thing.listed if 0 < obs.free(seat, p) <= thing.marks]
    texts = []
    if filled:
        texts.append(messages.advice_issue_fills(states=[STATE_NAMES[p] for p in filled]))
    texts += _ad_fills(obs, seat, item) + _votes_after_issue(obs, seat, item, cast)
    if not marks:
        return []
    fits = marks == thing.marks * len(rooms)
    texts.append(messages.advice_marks(item=name, marks=marks, price=thing.price, fits=fits))
    return [*texts, messages.advice_item(item=name, effect=EFFECTS[item])]


def _votes_after_issue(obs: State, seat: Seat, item: int, cast: Cast) -> list[str]:
    """Return what the votes can fill after an issue is bought, if that is more than before."""
    thing = ITEMS[item]
    if not thing.listed:
        return []
    needs = {p: obs.free(seat, p) for p in range(SECOND_DIE) if obs.has_prize(p)}
    less = {p: need - thing.marks * (p in thing.listed) for p, need in needs.items()}
    before, after = (_best_fill(obs, each) for each in (needs, less))
    if after[0] <= before[0]:
        return []
    delegates, filled = after
    fill = messages.advice_then_fill(
        who=cast.person(seat),
        votes=obs.votes,
        states=[STATE_NAMES[p] for p in filled],
        delegates=delegates,
    )
    return [MeasuredReason(fill, "delegates", delegates)]


def _best_fill(obs: State, needs: Mapping[int, int]) -> tuple[int, tuple[int, ...]]:
    """Return the most delegates the votes can win by filling states, and these states."""
    open_now = [p for p, need in needs.items() if 0 < need <= obs.votes]
    subsets = (
        places for size in range(len(open_now) + 1) for places in combinations(open_now, size)
    )
    affordable_sets = [places for places in subsets if sum(needs[p] for p in places) <= obs.votes]
    delegates_of = {
        places: sum(PRIZES[p][obs.taken[p]] for p in places) for places in affordable_sets
    }
    best = max(affordable_sets, key=lambda places: delegates_of[places])
    return delegates_of[best], best


def _ad_fills(obs: State, seat: Seat, item: int) -> list[str]:
    """Return the states with a place left that an ad's marks can fill, most delegates first."""
    thing = ITEMS[item]
    full = [
        (-PRIZES[p][obs.taken[p]], p)
        for p in range(9)
        if 0 < obs.free(seat, p) <= thing.marks and obs.has_prize(p)
    ]
    names = [STATE_NAMES[p] for _, p in sorted(full)[: thing.states]]
    return [messages.advice_ad_fills(states=names)] if names else []


def _hire_reasons(obs: State, seat: Seat, item: int, cast: Cast) -> list[str]:
    """Return the effect of a hire, and about how many votes it brings."""
    if not goes_on(obs):
        return []
    name, effect = ITEM_NAMES[item], EFFECTS[item]
    turns = max(1, round(policy.turns_left(obs)))
    duration = messages.advice_works(who=cast.person(seat), turns=turns)
    votes = round(policy.item_votes(obs, seat, item))
    if item == FINANCE or not votes:
        return [messages.advice_item(item=name, effect=effect), duration]
    price = ITEMS[item].price
    hired = messages.advice_hire(item=name, effect=effect, votes=votes, price=price)
    return [MeasuredReason(hired, "votes", votes), duration]


def _open_circles(obs: State, seat: Seat) -> list[int]:
    return sorted((obs.free(seat, place) for place in range(9)), reverse=True)


def _take_reasons(obs: State, seat: Seat, funds: int, cast: Cast) -> list[str]:
    incomes = dice_incomes(obs.items[seat], obs.dice)
    if not funds:
        return [*_fill_with_ones(obs, seat), messages.advice_votes()]
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


def _fill_with_ones(obs: State, seat: Seat) -> list[str]:
    """Return the best state that can be filled only if the 1s are votes."""
    incomes = dice_incomes(obs.items[seat], obs.dice)
    texts = [
        (PRIZES[p][obs.taken[p]], -p)
        for p in range(SECOND_DIE)
        if incomes[-1][1] < obs.free(seat, p) <= incomes[0][1] and obs.has_prize(p)
    ]
    if not texts:
        return []
    prize, place = max(texts)
    return [messages.advice_votes_fill(state=STATE_NAMES[-place], delegates=prize)]


def _save_reasons(obs: State, seat: Seat, cast: Cast) -> list[str]:
    cash, who = obs.cash[seat], cast.person(seat)
    if not goes_on(obs):
        return [messages.advice_left_over(who=who, alone=obs.seats == 1)]
    texts = []
    wanted = [
        i
        for i in on_sale(obs, seat)
        if ITEMS[i].price > cash and policy.item_votes(obs, seat, i) > 0
    ]
    if wanted:
        best = max(wanted, key=lambda i: policy.item_votes(obs, seat, i) / ITEMS[i].price)
        name, price = ITEM_NAMES[best], ITEMS[best].price
        missing = price - cash
        texts.append(messages.advice_save_for(who=who, missing=missing, item=name, price=price))
    return [*texts, messages.advice_save(who=who, cash=cash)]
