"""What speaks for keeping dice of Early States as they lie, or for throwing some of them again."""

from __future__ import annotations

from hustings.core.model import Seat
from hustings.core.wording import either, percent
from hustings.games.early_states.bots import chances
from hustings.games.early_states.bots.chances import SOME
from hustings.games.early_states.bots.plan import gains
from hustings.games.early_states.phrases import count, place_name, proceeds
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.sheet import (
    FIRST_BONUS,
    MANAGER,
    MANAGER_VOTES,
    PRIZES,
    SECOND_DIE,
    STATES,
)
from hustings.games.early_states.state import State

WORTH_TRYING = 0.1
"""A smaller chance is no reason for a throw."""
LIKELY = 0.5
"""What is filled is told of a throw that keeps it this likely, or of dice that would miss it so."""
SURE = 0.995
"""A chance above this is told as certain: then nothing need be said of how."""


def reasons(obs: State, seat: Seat, lifted: int) -> list[str]:
    """Return what the dice bring as they lie, or on average when some are thrown once more.

    Each is told with what the other would bring, for that is what is to be decided.
    """
    items = obs.items[seat]
    first, *more = (proceeds(*gain) for gain in gains(items, obs.dice))
    if not lifted:
        collected = either([first, *more[-1:]])
        among = f", {MANAGER_VOTES} of them the Manager’s" if items >> MANAGER & 1 else ""
        lying = f"As the dice lie you collect {collected}{_thrown_again(obs, seat) or among}."
        return [*_goals(obs, seat, 0), lying]
    kept = sorted(die for i, die in enumerate(obs.dice) if not lifted >> i & 1)
    funds, votes = gains(items, kept)[0]
    faces = [gains(items, [face])[0] for face in range(1, 7)]
    base = gains(items, [])[0]
    thrown = lifted.bit_count()
    funds_on_average = funds + thrown * (sum(gain[0] for gain in faces) / 6 - base[0])
    votes_on_average = votes + thrown * (sum(gain[1] for gain in faces) / 6 - base[1])
    what = f"{votes_on_average:.1f} votes and ${funds_on_average:.1f}"
    again = ", and you may throw once more" if obs.rerolls > 1 else ""
    again = _at_risk(obs, seat, lifted) or again
    goals = _goals(obs, seat, lifted)
    if funds_on_average + votes_on_average <= sum(gains(items, obs.dice)[0]):
        return goals
    return [*goals, f"This throw brings on average {what} instead of {first} as they lie{again}."]


def _at_risk(obs: State, seat: Seat, lifted: int) -> str:
    """Return how likely what the dice fill as they lie stays filled by this throw, if it is."""
    for place in _within(obs, seat)[:1]:
        need = obs.free(seat, place)
        if chances.of_throwing(obs, seat, 0, chances.VOTES, need):
            name = STATES[place].name if place < SECOND_DIE else place_name(place)
            chance = chances.of_throwing(obs, seat, lifted, chances.VOTES, need)
            return f"; {percent(chance)} then for {name}" if chance >= LIKELY else ""
    return ""


def _thrown_again(obs: State, seat: Seat) -> str:
    """Return how small the best chance of what lies nearest is, if it is: a reason to keep."""
    for place in _within(obs, seat)[:1]:
        need = obs.free(seat, place)
        if not chances.of_throwing(obs, seat, 0, chances.VOTES, need):
            chance = chances.at_best(obs, seat, chances.VOTES, need)
            if chance >= LIKELY:
                return ""
            name = STATES[place].name if place < SECOND_DIE else place_name(place)
            return f"; thrown again, {percent(chance)} at best for {name}"
    return ""


def _filling(obs: State, place: int) -> str:
    """Return what it is to have the votes for a place: "fill Iowa (6 delegates)"."""
    if place >= SECOND_DIE:
        return f"get {place_name(place)}"
    return f"fill {STATES[place].name} ({count(PRIZES[place][obs.taken[place]], 'delegate')})"


def _goals(obs: State, seat: Seat, lifted: int) -> list[str]:
    """Return how likely what one would like to have of this turn is with these dice thrown.

    Nobody throws for what the dice bring as they lie.
    """
    found = []
    for place in _within(obs, seat)[:2]:
        need = obs.free(seat, place)
        lies = chances.of_throwing(obs, seat, 0, chances.VOTES, need)
        chance = chances.of_throwing(obs, seat, lifted, chances.VOTES, need)
        what = _filling(obs, place)
        if not lifted:
            found += [f"As they lie, the dice {what}."] if lies else []
        elif not lies and chance >= WORTH_TRYING:
            how = _how(obs, seat, lifted, need) if chance < SURE else ""
            found.append(f"{percent(chance)} to {what}{how}.")
    return found


def _how(obs: State, seat: Seat, lifted: int, need: int) -> str:
    """Return what the dice thrown again must show for so many votes."""
    short = chances.missing(obs, seat, lifted, need)
    if short <= 0:
        return ""
    thrown = lifted.bit_count()
    if thrown > 1:
        return f": the {thrown} dice must bring {count(short, 'vote')}"
    faces = chances.faces(obs, seat, lifted, need)
    if obs.rerolls > 1 or not faces:
        return f": the die must bring {count(short, 'vote')}"
    return f": with a {either([str(face) for face in faces])}"


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
