"""Reasons for moves of Poll Position!, by the voters who will probably not be served.

Two kinds of numbers are used throughout: voters unserved *now*, of those who are there, and *by the
end*, with those still to come, if nobody acts. The score of a move is in points, by which moves are
ranked.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final, NamedTuple

from hustings.bots.reasons import MeasuredReason
from hustings.core.model import ALL, HIDDEN, Move, Seat
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    HQ,
    IN_REGION,
    NOWHERE,
    PLACES,
    POINTS,
    REGIONS,
    WEEKS,
)
from hustings.games.poll_position.bots.act_value import BORROWED_VERBS, FRESH_DIE_BONUS, ActValue
from hustings.games.poll_position.bots.place_value import POINTS_PER_ACTION
from hustings.games.poll_position.cards import STAFFING
from hustings.games.poll_position.forecast import ExpectedComplaints, forecast, served
from hustings.games.poll_position.planning import unserved_in
from hustings.games.poll_position.rules.actions import opening_sites
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position_advice as messages
from hustings.messages.people import Cast

MAX_REASONS: Final = 3
"""Reasons given for a move."""
MIN_COMPLAINTS: Final = 0.05
"""Fewer complaints count as none."""
POINTS_PER_LOGIT: Final = 5.0
"""Points of the final score that change the log odds to win by 1; forecasts are off by about 8."""
PLANNED_TURN_FACTOR: Final = 1.5
"""Factor on what a turn saves while it is being planned."""
AVERAGE_ROLL: Final = {True: 4.5, False: 3.5}
"""Mean of the higher of two dice (True), and of one die (False)."""
MIN_CHANCE: Final = 0.0005
"""Chances closer to 0 or 1 than this are not converted into points."""


def declining_score(state: State) -> float:
    """Return the expected final score if the current decision is declined.

    Lost are a whole turn in planning, else the action points left, or the die to be placed.
    """
    planned = POINTS * PLANNED_TURN_FACTOR
    doing = {v.PLAN: planned, v.AGREE: planned, v.ACT: state.points, v.PLACE_DIE: 1}
    return expected_score(state) - POINTS_PER_ACTION[state.markers] * doing.get(
        state.turn.prompt, 0
    )


def expected_score(state: State) -> int:
    """Return the expected final score of a team that goes on working."""
    return forecast(state, working=True).middle


def score_to_chance(points: float) -> float:
    """Return the chance to win, 0 to 1, from the expected final score."""
    return 1 / (1 + exp((0.5 - points) / POINTS_PER_LOGIT))


def evaluate(state: State, seat: Seat) -> float:  # noqa: ARG001 (the team stands together)
    """Return the chance of the team to win, 0 to 1."""
    return score_to_chance(expected_score(state))


def score_text(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the points a move brings by the end of the game as text; "" for a loss.

    A complaint saved is a point; the cost of dice is subtracted, and later turns are counted in.
    Points are relative to declining (ending the turn, or not using the die). With action points
    left they are those of the best turn that begins with the move; in planning, those of the
    marker's turn.
    """
    shown = round(value, 4)
    if move[0] == v.V_SACRIFICE:
        return messages.figure_fewer(voters=served(obs, HQ, move[1]))
    if (move == (v.V_END,) and not obs.points) or not MIN_CHANCE < shown < 1 - MIN_CHANCE:
        return ""
    points = 0.5 + POINTS_PER_LOGIT * log(shown / (1 - shown)) - declining_score(obs)
    if points <= -MIN_COMPLAINTS:
        return ""
    number = _rounded(points)
    if not number:
        return messages.figure_nothing()
    if obs.turn.prompt in (v.PLAN, v.AGREE):
        return messages.figure_plan(points=number)
    if obs.turn.prompt == v.ACT and obs.points > 1:  # a reason names the first act
        return messages.figure_turn(points=number)
    return messages.figure_end(points=number)


class Question(NamedTuple):
    """A move to give reasons for. acts: the specialist whose benefit it uses.

    now: expectations for the voters who are there; by_end: with those still to come.
    """

    state: State
    args: list[int]
    acts: int
    now: ExpectedComplaints
    by_end: ActValue

    @property
    def die(self) -> int:
        """The die to be placed, 0 for none."""
        return self.state.pending[0] if self.state.turn.prompt == v.PLACE_DIE else 0

    @property
    def region(self) -> int:
        """The worker's region, NOWHERE when unknown."""
        unserved = self.state.region[self.state.worker]
        return unserved if 0 <= unserved < REGIONS else NOWHERE

    def places(self) -> tuple[int, ...]:
        """Return the places where the worker can act."""
        return (*IN_REGION[self.region], HQ) if self.region != NOWHERE else (HQ,)

    def numbers(
        self, place: int, pips: int = 0, down: int = 0, known: int = 0
    ) -> tuple[float, float]:
        """Return the unserved voters at a place, now and by the end, after changes."""
        return (
            _rounded(self.now.at(place, pips, down, known)),
            _rounded(self.by_end.expected.at(place, pips, down, known)),
        )


def reasons(obs: State, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to MAX_REASONS short sentences, the most important first."""
    verb, *args = move
    if not obs.specialist or verb >= v.V_DEAL:
        return []
    if verb in (v.V_PLAN, v.V_STAY):
        me = seat if obs.turn.mode == ALL else obs.worker
        region = args[0] if args else obs.region[me]
        return _plan_reasons(obs, me, region, cast)[:MAX_REASONS] if 0 <= region < REGIONS else []
    texts, acts = [], obs.specialist[obs.worker]
    if verb == v.V_LIAISE:
        acts, *args = args
        texts.append(messages.reason_liaise(role=words.the_role_start(acts)))
        verb = BORROWED_VERBS[acts]
    question = Question(
        obs, args, acts, ExpectedComplaints(obs, False), ActValue(obs, True, FRESH_DIE_BONUS)
    )
    return (_REASONS[verb](question) + texts)[:MAX_REASONS]


def _rounded(complaints: float) -> float:
    """Return expected complaints, or points, rounded to one digit; at least 0."""
    return round(max(0.0, complaints), 1)


def _unserved_now(question: Question, place: int) -> list[str]:
    """Return the sentence about unserved voters at a place; [] for none."""
    now, later = question.numbers(place)
    return [unserved_text(words.at_place_start(place), now, later)] if now or later else []


def unserved_text(where: str, now: float, later: float) -> str:
    """Return a sentence about unserved voters, now and by the end. where: begins the sentence."""
    return messages.reason_short(where=where, now=now, same=now == later, later=later)


def _improvement(
    question: Question, place: int, pips: int = 0, down: int = 0, known: int = 0
) -> list[str]:
    """Return how a change reduces the unserved voters at a place; [] where it does not.

    Compares the numbers by the end, which rank the moves, else those of now.
    """
    now, later = question.numbers(place)
    then, at_last = question.numbers(place, pips, down, known)
    where = words.at_place_start(place)
    if at_last < later:
        fewer = messages.reason_fewer(where=where, voters=at_last, before=later)
        return [MeasuredReason(fewer, "fewer", later - at_last)]
    if at_last == later and then < now:
        fewer = messages.reason_fewer_now(where=where, voters=then, before=now)
        return [MeasuredReason(fewer, "fewer now", now - then)]
    return []


# Where to go


def _plan_reasons(obs: State, me: int, region: int, cast: Cast) -> list[str]:
    """Return the unserved voters of a region, and who else works there.

    Equally good regions get the same text, which makes them one piece of advice.
    """
    unserved = unserved_in(obs, region)
    if not unserved.now and not unserved.later:
        return []
    partners = [m for m, at in enumerate(obs.region) if m != me and at == region]
    equals = (
        0 if partners else sum(unserved_in(obs, other) == unserved for other in range(REGIONS)) - 1
    )
    plan = messages.reason_plan(
        where=messages.there() if equals else words.in_region_start(region),
        now=unserved.now,
        same=unserved.now == unserved.later,
        later=unserved.later,
        alike=equals,
        others=len(partners),
    )
    shown = MeasuredReason(plan, "unserved", unserved.later)
    if partners:
        return [shown, _others_there(obs, partners, cast)]
    if HIDDEN in obs.region:
        return [shown]
    return [shown, MeasuredReason(messages.reason_nobody_else(), "unserved", 0)]


def _others_there(obs: State, markers: list[int], cast: Cast) -> str:
    """Return who else works in a region: specialists, with names where each player has one."""
    roles: list[str] = []
    for marker in markers:
        role = (words.the_role if roles else words.the_role_start)(obs.specialist[marker])
        if obs.markers == obs.seats:
            role = messages.role_of(role=role, name=cast.name(marker))
        roles.append(role)
    return messages.reason_company(count=len(roles), roles=roles)


# What to do there


def _open_reasons(question: Question) -> list[str]:
    place = question.args[0]
    texts = _improvement(question, place, opening_sites(question.state, place, question.acts))
    if not texts and not _unserved_now(question, place):
        return []
    if place == HQ:
        return [*texts, messages.reason_open_hq()]
    return [*texts, messages.reason_open()]


def _staff_reasons(question: Question) -> list[str]:
    area = question.args[0] if question.args else v.EITHER
    places = question.places()
    if area != v.EITHER:
        places = (HQ,) if area == v.AT_HQ else places[:-1]
    by_end = question.by_end
    able = [place for place in places if by_end.lowest(place)]
    if not able:
        return []
    best = max(able, key=lambda place: by_end.staffing((place,), question.acts))
    _, later = question.numbers(best)
    if not later:
        return []
    two = question.acts == STAFFING
    return [
        MeasuredReason(
            messages.reason_staff(where=words.at_place(best), voters=later), "unserved", later
        ),
        messages.reason_average(two=two, average=AVERAGE_ROLL[two]),
    ]


def _replace_reasons(question: Question) -> list[str]:
    place, old = question.args
    more = question.die - old
    if not question.die:
        return _unserved_now(question, place)
    texts = _improvement(question, place, more)
    if more > 0 and texts:
        pips = question.by_end.expected.pips[place]
        extra = served(question.state, place, pips + more) - served(question.state, place, pips)
        texts.append(messages.reason_serves(voters=extra, where=words.at_place(place)))
    elif more < 0:
        texts.append(messages.reason_cheaper(points=-more))
    return texts


def _keep_reasons(question: Question) -> list[str]:
    return [messages.reason_keep(die=question.die)] if question.die else []


def _reach_reasons(question: Question) -> list[str]:
    place, value = question.args
    down, known = (0, -value) if value else (-1, 0)
    texts = _improvement(question, place, 0, down, known)
    if not texts:
        return []
    if question.by_end.base[HQ] < MIN_COMPLAINTS:
        texts.append(messages.reason_room_at_hq())
    elif question.state.week < WEEKS - 1:
        texts.append(messages.reason_everybody_at_hq())
    return texts


def _enough_reasons(question: Question) -> list[str]:
    return [*_unserved_now(question, HQ), messages.reason_enough()]


def _split_reasons(question: Question) -> list[str]:
    place, value, target = question.args
    if place == target:
        texts = _unserved_now(question, target)
    elif texts := _improvement(question, target, 1):
        texts.append(messages.reason_spares(die=value, where=words.at_place(place)))
    return [*texts, messages.reason_split()] if texts else []


def _survey_reasons(_asked: Question) -> list[str]:
    return [messages.reason_survey(), messages.reason_nothing_better()]


def _look_reasons(_asked: Question) -> list[str]:
    return [messages.reason_look(), messages.reason_nothing_better()]


def _sacrifice_reasons(question: Question) -> list[str]:
    if question.args[0] == question.by_end.lowest(HQ):
        return [messages.reason_lowest()]
    return [] if _unserved_now(question, HQ) else [messages.reason_all_served()]


def _end_reasons(question: Question) -> list[str]:
    if not question.state.points:
        return [messages.reason_spent()]
    left = sum(question.by_end.base[place] for place in range(PLACES))
    now = sum(question.now.at(place) for place in range(PLACES))
    return [
        messages.reason_not_worth(),
        unserved_text(messages.in_all_canada(), _rounded(now), _rounded(left)),
    ]


_REASONS: Final[dict[int, Callable[[Question], list[str]]]] = {
    v.V_OPEN: _open_reasons,
    v.V_STAFF: _staff_reasons,
    v.V_REPLACE: _replace_reasons,
    v.V_KEEP: _keep_reasons,
    v.V_REACH: _reach_reasons,
    v.V_ENOUGH: _enough_reasons,
    v.V_SPLIT: _split_reasons,
    v.V_SURVEY: _survey_reasons,
    v.V_LOOK: _look_reasons,
    v.V_SACRIFICE: _sacrifice_reasons,
    v.V_END: _end_reasons,
}
