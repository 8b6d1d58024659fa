"""What speaks for keeping dice of Early States as they lie, or for throwing some of them again."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Seat
from hustings.games.early_states.bots import chances
from hustings.games.early_states.bots.chances import SOME
from hustings.games.early_states.bots.plan import gains
from hustings.games.early_states.phrases import PLACE_NAMES
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

WORTH_TRYING = 0.1
"""A smaller chance is no reason for a throw."""
LIKELY = 0.5
"""What is filled is told of a throw that keeps it this likely, or of dice that would miss it so."""
SURE = 0.995
"""A chance above this is told as certain: then nothing need be said of how."""


def reasons(obs: State, seat: Seat, lifted: int, who: Person) -> list[str]:
    """Return what the dice bring as they lie, or on average when some are thrown once more.

    Each is told with what the other would bring, for that is what is to be decided. who: the seat.
    """
    items = obs.items[seat]
    ways = gains(items, obs.dice)
    lying, *more = (messages.proceeds(funds=funds, votes=votes) for funds, votes in ways)
    if not lifted:
        return [*_goals(obs, seat, 0), _kept(obs, seat, [lying, *more[-1:]], who)]
    kept = sorted(die for i, die in enumerate(obs.dice) if not lifted >> i & 1)
    funds, votes = gains(items, kept)[0]
    faces = [gains(items, [face])[0] for face in range(1, 7)]
    base = gains(items, [])[0]
    thrown = lifted.bit_count()
    mean_funds = funds + thrown * (sum(gain[0] for gain in faces) / 6 - base[0])
    mean_votes = votes + thrown * (sum(gain[1] for gain in faces) / 6 - base[1])
    goals = _goals(obs, seat, lifted)
    if mean_funds + mean_votes <= sum(ways[0]):
        return goals
    risk = _at_risk(obs, seat, lifted)
    if risk is not None:
        place, chance = risk
        said = messages.advice_throw_risk(
            votes=mean_votes, funds=mean_funds, lying=lying, chance=chance, place=PLACE_NAMES[place]
        )
    elif obs.rerolls > 1:
        said = messages.advice_throw_more(votes=mean_votes, funds=mean_funds, lying=lying, who=who)
    else:
        said = messages.advice_throw_plain(votes=mean_votes, funds=mean_funds, lying=lying)
    return [*goals, said]


def _kept(obs: State, seat: Seat, ways: Sequence[str], who: Person) -> str:
    """Return what the dice bring as they lie. ways: in words, by how their 1s are taken."""
    risk = _thrown_again(obs, seat)
    if risk is not None:
        place, chance = risk
        return messages.advice_lie_again(
            who=who, gains=ways, chance=chance, place=PLACE_NAMES[place]
        )
    if obs.items[seat] >> MANAGER & 1:
        return messages.advice_lie_manager(who=who, gains=ways, votes=MANAGER_VOTES)
    return messages.advice_lie_plain(who=who, gains=ways)


def _at_risk(obs: State, seat: Seat, lifted: int) -> tuple[int, float] | None:
    """Return what the dice fill as they lie, and the chance that it stays filled, if likely."""
    for place in _within(obs, seat)[:1]:
        need = obs.free(seat, place)
        if chances.of_throwing(obs, seat, 0, chances.VOTES, need):
            chance = chances.of_throwing(obs, seat, lifted, chances.VOTES, need)
            return (place, chance) if chance >= LIKELY else None
    return None


def _thrown_again(obs: State, seat: Seat) -> tuple[int, float] | None:
    """Return what lies nearest and its best chance, if that is small: a reason to keep."""
    for place in _within(obs, seat)[:1]:
        need = obs.free(seat, place)
        if not chances.of_throwing(obs, seat, 0, chances.VOTES, need):
            chance = chances.at_best(obs, seat, chances.VOTES, need)
            return (place, chance) if chance < LIKELY else None
    return None


def _delegates(obs: State, place: int) -> int:
    """Return the delegates that filling a place brings now; 0 for a staff row."""
    return 0 if place >= SECOND_DIE else PRIZES[place][obs.taken[place]]


def _goals(obs: State, seat: Seat, lifted: int) -> list[str]:
    """Return how likely what one would like to have of this turn is with these dice thrown.

    Nobody throws for what the dice bring as they lie.
    """
    found = []
    for place in _within(obs, seat)[:2]:
        need = obs.free(seat, place)
        lies = chances.of_throwing(obs, seat, 0, chances.VOTES, need)
        chance = chances.of_throwing(obs, seat, lifted, chances.VOTES, need)
        name, delegates = PLACE_NAMES[place], _delegates(obs, place)
        if not lifted:
            said = messages.advice_lie_fill(place=name, delegates=delegates)
            found += [said] if lies else []
        elif not lies and chance >= WORTH_TRYING:
            found.append(_goal(obs, seat, lifted, place, chance))
    return found


def _goal(obs: State, seat: Seat, lifted: int, place: int, chance: float) -> str:
    """Return how likely a place is filled, and what the dice thrown again must show for it."""
    name, delegates, need = PLACE_NAMES[place], _delegates(obs, place), obs.free(seat, place)
    short = chances.missing(obs, seat, lifted, need) if chance < SURE else 0
    if short <= 0:
        return messages.advice_chance_plain(chance=chance, place=name, delegates=delegates)
    dice = lifted.bit_count()
    faces = chances.faces(obs, seat, lifted, need) if dice == 1 and obs.rerolls <= 1 else []
    if not faces:
        return messages.advice_chance_votes(
            chance=chance, place=name, delegates=delegates, dice=dice, votes=short
        )
    return messages.advice_chance_faces(
        chance=chance, place=name, delegates=delegates, faces=[str(face) for face in faces]
    )


def _within(obs: State, seat: Seat) -> list[int]:
    """Return what the votes of this throw may fill, what is worth most by its chance first.

    Where no state is in reach, the staff rows.
    """
    found = []
    for place in range(SECOND_DIE):
        need, taken = obs.free(seat, place), obs.taken[place]
        if need and taken < len(PRIZES[place]):
            chance = chances.at_best(obs, seat, chances.VOTES, need)
            worth = chance * (PRIZES[place][taken] + (0 if taken else FIRST_BONUS))
            found.append((-worth if chance >= SOME else 0.0, place))
    states = [place for worth, place in sorted(found) if worth]
    rows = [
        place
        for place in (SECOND_DIE, SECOND_DIE + 1)
        if obs.free(seat, place)
        and goes_on(obs)
        and chances.at_best(obs, seat, chances.VOTES, obs.free(seat, place)) >= SOME
    ]
    return states or rows
