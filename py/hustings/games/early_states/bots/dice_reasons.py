"""Reasons for keeping the dice of Early States, or for rerolling some of them."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.bots.reasons import MeasuredReason
from hustings.core.model import Seat
from hustings.games.early_states.bots import chances
from hustings.games.early_states.bots.chances import MIN_CHANCE
from hustings.games.early_states.phrases import PLACE_NAMES
from hustings.games.early_states.proceeds import dice_incomes
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.sheet import (
    FIRST_BONUS,
    MANAGER,
    MANAGER_VOTES,
    PRIZES,
    SECOND_DIE,
)
from hustings.games.early_states.state import State
from hustings.messages.generated import early_states as messages
from hustings.messages.people import Person

MIN_GOAL_CHANCE = 0.1
"""A smaller chance is no reason for a reroll."""
LIKELY_CHANCE = 0.5
"""From here on a reroll is likely to keep what the dice fill; below it, likely to miss a goal."""
CERTAIN_CHANCE = 0.995
"""A larger chance is called certain, without the dice it takes."""


def reasons(obs: State, seat: Seat, lifted: int, who: Person) -> list[str]:
    """Return the reasons for keeping the dice (lifted 0), or for rerolling the lifted ones.

    They compare what the dice bring as they lie with the average of the reroll. who: the seat.
    """
    items = obs.items[seat]
    ways = dice_incomes(items, obs.dice)
    lying, *more = (messages.proceeds(funds=funds, votes=votes) for funds, votes in ways)
    if not lifted:
        return [*_goal_reasons(obs, seat, 0), _keep_reason(obs, seat, [lying, *more[-1:]], who)]
    kept = sorted(die for i, die in enumerate(obs.dice) if not lifted >> i & 1)
    funds, votes = dice_incomes(items, kept)[0]
    faces = [dice_incomes(items, [face])[0] for face in range(1, 7)]
    base = dice_incomes(items, [])[0]
    thrown = lifted.bit_count()
    mean_funds = funds + thrown * (sum(gain[0] for gain in faces) / 6 - base[0])
    mean_votes = votes + thrown * (sum(gain[1] for gain in faces) / 6 - base[1])
    goals = _goal_reasons(obs, seat, lifted)
    if mean_funds + mean_votes <= sum(ways[0]):
        return goals
    mean = mean_votes + mean_funds
    risk = _risk(obs, seat, lifted)
    if risk is not None:
        place, chance = risk
        reason = messages.advice_throw_risk(
            votes=mean_votes, funds=mean_funds, lying=lying, chance=chance, place=PLACE_NAMES[place]
        )
    elif obs.rerolls > 1:
        reason = messages.advice_throw_more(
            votes=mean_votes, funds=mean_funds, lying=lying, who=who
        )
    else:
        reason = messages.advice_throw_plain(votes=mean_votes, funds=mean_funds, lying=lying)
    return [*goals, MeasuredReason(reason, "throw", mean)]


def _keep_reason(obs: State, seat: Seat, ways: Sequence[str], who: Person) -> str:
    """Return the reason for keeping the dice. ways: their proceeds, by use of the 1s."""
    risk = _unlikely_goal(obs, seat)
    if risk is not None:
        place, chance = risk
        return messages.advice_lie_again(
            who=who, gains=ways, chance=chance, place=PLACE_NAMES[place]
        )
    if obs.items[seat] >> MANAGER & 1:
        return messages.advice_lie_manager(who=who, gains=ways, votes=MANAGER_VOTES)
    return messages.advice_lie_plain(who=who, gains=ways)


def _risk(obs: State, seat: Seat, lifted: int) -> tuple[int, float] | None:
    """Return what the dice fill as they lie, and the chance to fill it after a reroll if likely."""
    for place in _goals(obs, seat)[:1]:
        need = obs.free(seat, place)
        if chances.after_reroll(obs, seat, 0, chances.VOTES, need):
            chance = chances.after_reroll(obs, seat, lifted, chances.VOTES, need)
            return (place, chance) if chance >= LIKELY_CHANCE else None
    return None


def _unlikely_goal(obs: State, seat: Seat) -> tuple[int, float] | None:
    """Return the best goal and its chance if that is too small to reroll for it."""
    for place in _goals(obs, seat)[:1]:
        need = obs.free(seat, place)
        if not chances.after_reroll(obs, seat, 0, chances.VOTES, need):
            chance = chances.best_reroll(obs, seat, chances.VOTES, need)
            return (place, chance) if chance < LIKELY_CHANCE else None
    return None


def _delegates(obs: State, place: int) -> int:
    """Return the delegates for filling a place now; 0 for a staff row."""
    return 0 if place >= SECOND_DIE else PRIZES[place][obs.taken[place]]


def _goal_reasons(obs: State, seat: Seat, lifted: int) -> list[str]:
    """Return how likely the two best goals of this turn are when the lifted dice are rerolled.

    Goals that the dice reach as they lie are a reason for keeping them only.
    """
    texts = []
    for place in _goals(obs, seat)[:2]:
        need = obs.free(seat, place)
        reached = chances.after_reroll(obs, seat, 0, chances.VOTES, need)
        chance = chances.after_reroll(obs, seat, lifted, chances.VOTES, need)
        name, delegates = PLACE_NAMES[place], _delegates(obs, place)
        if not lifted:
            reason = messages.advice_lie_fill(place=name, delegates=delegates)
            texts += [reason] if reached else []
        elif not reached and chance >= MIN_GOAL_CHANCE:
            texts.append(_goal_reason(obs, seat, lifted, place, chance))
    return texts


def _goal_reason(obs: State, seat: Seat, lifted: int, place: int, chance: float) -> str:
    """Return the chance to fill a place, and what the rerolled dice must show for it."""
    name, delegates, need = PLACE_NAMES[place], _delegates(obs, place), obs.free(seat, place)
    short = chances.votes_missing(obs, seat, lifted, need) if chance < CERTAIN_CHANCE else 0
    if short <= 0:
        return messages.advice_chance_plain(chance=chance, place=name, delegates=delegates)
    dice = lifted.bit_count()
    faces = chances.faces_needed(obs, seat, lifted, need) if dice == 1 and obs.rerolls <= 1 else []
    if not faces:
        return messages.advice_chance_votes(
            chance=chance, place=name, delegates=delegates, dice=dice, votes=short
        )
    return messages.advice_chance_faces(
        chance=chance, place=name, delegates=delegates, faces=[str(face) for face in faces]
    )


def _goals(obs: State, seat: Seat) -> list[int]:
    """Return the places the votes of this turn may fill, by chance times delegates, best first.

    Where no state is in reach, return the staff rows in reach.
    """
    ranked = []
    for place in range(SECOND_DIE):
        need, taken = obs.free(seat, place), obs.taken[place]
        if need and taken < len(PRIZES[place]):
            chance = chances.best_reroll(obs, seat, chances.VOTES, need)
            value = chance * (PRIZES[place][taken] + (0 if taken else FIRST_BONUS))
            ranked.append((-value if chance >= MIN_CHANCE else 0.0, place))
    states = [place for value, place in sorted(ranked) if value]
    rows = [
        place
        for place in (SECOND_DIE, SECOND_DIE + 1)
        if obs.free(seat, place)
        and goes_on(obs)
        and chances.best_reroll(obs, seat, chances.VOTES, obs.free(seat, place)) >= MIN_CHANCE
    ]
    return states or rows
