"""What speaks for a move in Poll Position!, told by the voters who are likely to find no place.

Two kinds of numbers are told, and named alike wherever they stand: how many are short *now*, of the
voters who are there, and *by the end*, with those still to come, if nobody does anything. What a
move brings is told in points, for by them it was ranked.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Final, NamedTuple

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
from hustings.games.poll_position.bots.act_worth import BORROWED, SPARK, ActWorth
from hustings.games.poll_position.bots.place_worth import EARNS
from hustings.games.poll_position.cards import STAFFING
from hustings.games.poll_position.forecast import Expected, forecast, served
from hustings.games.poll_position.planning import short
from hustings.games.poll_position.rules.actions import opening_sites
from hustings.games.poll_position.state import State
from hustings.messages.generated import poll_position_advice as messages
from hustings.messages.people import Cast

MOST: Final = 3
FEW: Final = 0.05
"""Fewer complaints than this are none."""
SCALE: Final = 5.0
"""Points of the final score by which the odds to win grow by e: a forecast is off by 8 or so."""
PLANNED: Final = 1.5
"""How much more a turn saves that is planned for than one that is made: others make it good."""
AVERAGE: Final = {True: 4.5, False: 3.5}
"""What the higher of two dice shows on average, and what one die shows."""
SURE: Final = 0.0005
"""Chances nearer to 0 and 1 than this tell no points any more."""


def standing(state: State) -> float:
    """Return the final score to be expected where the team does nothing with what it can do now.

    That is a marker's whole turn in planning, else the points that are left, or the die that waits.
    """
    planned = POINTS * PLANNED
    doing = {v.PLAN: planned, v.AGREE: planned, v.ACT: state.points, v.PLACE_DIE: 1}
    return evaluated(state) - EARNS[state.markers] * doing.get(state.turn.prompt, 0)


def evaluated(state: State) -> int:
    """Return the final score to be expected of a team that goes on working."""
    return forecast(state, working=True).middle


def chance(points: float) -> float:
    """Return the chance to win, 0 to 1, where such a final score is to be expected."""
    return 1 / (1 + exp((0.5 - points) / SCALE))


def evaluate(state: State, seat: Seat) -> float:  # noqa: ARG001 (the team stands together)
    """Return the chance of the team to win, 0 to 1."""
    return chance(evaluated(state))


def score_text(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return how many points a move brings by the end, as it was ranked by.

    A complaint saved is a point; what dice cost is taken off, and what the team will do later is
    reckoned with. It is told beside what brings nothing: ending the turn, or putting the die
    nowhere. With action points left it is what the turn brings that begins with the move, and in
    planning what the marker's turn adds to the week. What costs points is not told: nobody is
    advised to do worse than nothing.
    """
    told = round(value, 4)
    if move[0] == v.V_SACRIFICE:
        return messages.figure_fewer(voters=served(obs, HQ, move[1]))
    if (move == (v.V_END,) and not obs.points) or not SURE < told < 1 - SURE:
        return ""
    points = 0.5 + SCALE * log(told / (1 - told)) - standing(obs)
    if points <= -FEW:
        return ""
    number = _rounded(points)
    if not number:
        return messages.figure_nothing()
    if obs.turn.prompt in (v.PLAN, v.AGREE):
        return messages.figure_plan(points=number)
    if obs.turn.prompt == v.ACT and obs.points > 1:  # of which a reason tells the first act
        return messages.figure_turn(points=number)
    return messages.figure_end(points=number)


class Asked(NamedTuple):
    """A move that reasons are asked for. acts: the specialist whose benefit it has.

    now: what is expected of the voters who are there; worth: with those still to come.
    """

    state: State
    args: list[int]
    acts: int
    now: Expected
    worth: ActWorth

    @property
    def die(self) -> int:
        """The die that was rolled, 0 where none waits."""
        return self.state.pending[0] if self.state.turn.prompt == v.PLACE_DIE else 0

    @property
    def region(self) -> int:
        """Where the worker stands, NOWHERE where that is not known."""
        here = self.state.region[self.state.worker]
        return here if 0 <= here < REGIONS else NOWHERE

    def places(self) -> tuple[int, ...]:
        """Return where the worker can act."""
        return (*IN_REGION[self.region], HQ) if self.region != NOWHERE else (HQ,)

    def numbers(
        self, place: int, pips: int = 0, down: int = 0, known: int = 0
    ) -> tuple[float, float]:
        """Return how many are short at a place, now and by the end, after such changes."""
        return (
            _rounded(self.now.at(place, pips, down, known)),
            _rounded(self.worth.expected.at(place, pips, down, known)),
        )


def reasons(obs: State, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to three short sentences, most telling first; none where nothing can be told."""
    verb, *args = move
    if not obs.specialist or verb >= v.V_DEAL:
        return []
    if verb in (v.V_PLAN, v.V_STAY):
        me = seat if obs.turn.mode == ALL else obs.worker
        region = args[0] if args else obs.region[me]
        return _region(obs, me, region, cast)[:MOST] if 0 <= region < REGIONS else []
    found, acts = [], obs.specialist[obs.worker]
    if verb == v.V_LIAISE:
        acts, *args = args
        found.append(messages.reason_liaise(role=words.role_at_start(acts)))
        verb = BORROWED[acts]
    asked = Asked(obs, args, acts, Expected(obs, False), ActWorth(obs, True, SPARK))
    return (_TELL[verb](asked) + found)[:MOST]


def _rounded(complaints: float) -> float:
    """Return an expected number of complaints, or points, as it is told: to one digit."""
    return round(max(0.0, complaints), 1)


def _waiting(asked: Asked, place: int) -> list[str]:
    """Return how many are short at a place as things stand; nothing where nobody is."""
    now, later = asked.numbers(place)
    return [short_at(words.at_start(place), now, later)] if now or later else []


def short_at(where: str, now: float, later: float) -> str:
    """Return how many voters are short somewhere, now and by the end. where: begins a sentence."""
    return messages.reason_short(where=where, now=now, same=now == later, later=later)


def _fewer(asked: Asked, place: int, pips: int = 0, down: int = 0, known: int = 0) -> list[str]:
    """Return how many fewer are short at a place after a change; nothing where none are.

    Two numbers: those by the end, by which moves are ranked, else those of now.
    """
    now, later = asked.numbers(place)
    then, at_last = asked.numbers(place, pips, down, known)
    where = words.at_start(place)
    if at_last < later:
        return [messages.reason_fewer(where=where, voters=at_last, before=later)]
    if at_last == later and then < now:
        return [messages.reason_fewer_now(where=where, voters=then, before=now)]
    return []


# Where to go


def _region(obs: State, me: int, region: int, cast: Cast) -> list[str]:
    """Return how many are short in a region, and who else works there.

    Regions that are alike are told about alike, so that one of them is advised and not three.
    Where somebody works already, that one is named: what they do there needs nobody else.
    """
    here = short(obs, region)
    if not here.now and not here.later:
        return []
    company = [m for m, at in enumerate(obs.region) if m != me and at == region]
    alike = 0 if company else sum(short(obs, other) == here for other in range(REGIONS)) - 1
    told = messages.reason_plan(
        where=messages.there() if alike else words.in_region_at_start(region),
        now=here.now,
        same=here.now == here.later,
        later=here.later,
        alike=alike,
        others=len(company),
    )
    if company:
        return [told, _company(obs, company, cast)]
    return [told] if HIDDEN in obs.region else [told, messages.reason_nobody_else()]


def _company(obs: State, markers: list[int], cast: Cast) -> str:
    """Return who else works in a region: the specialists, with names where each plays one."""
    roles: list[str] = []
    for marker in markers:
        role = (words.role if roles else words.role_at_start)(obs.specialist[marker])
        if obs.markers == obs.seats:
            role = messages.role_of(role=role, name=cast.name(marker))
        roles.append(role)
    return messages.reason_company(count=len(roles), roles=roles)


# What to do there


def _open(asked: Asked) -> list[str]:
    place = asked.args[0]
    found = _fewer(asked, place, opening_sites(asked.state, place, asked.acts))
    if not found and not _waiting(asked, place):
        return []
    if place == HQ:
        return [*found, messages.reason_open_hq()]
    return [*found, messages.reason_open()]


def _staff(asked: Asked) -> list[str]:
    area = asked.args[0] if asked.args else v.EITHER
    places = asked.places()
    if area != v.EITHER:
        places = (HQ,) if area == v.AT_HQ else places[:-1]
    worth = asked.worth
    able = [place for place in places if worth.lowest(place)]
    if not able:
        return []
    best = max(able, key=lambda place: worth.staffing((place,), asked.acts))
    _, later = asked.numbers(best)
    if not later:
        return []
    two = asked.acts == STAFFING
    return [
        messages.reason_staff(where=words.at(best), voters=later),
        messages.reason_average(two=two, average=AVERAGE[two]),
    ]


def _replace(asked: Asked) -> list[str]:
    place, old = asked.args
    more = asked.die - old
    if not asked.die:
        return _waiting(asked, place)
    found = _fewer(asked, place, more)
    if more > 0 and found:
        pips = asked.worth.expected.pips[place]
        extra = served(asked.state, place, pips + more) - served(asked.state, place, pips)
        found.append(messages.reason_serves(voters=extra, where=words.at(place)))
    elif more < 0:
        found.append(messages.reason_cheaper(points=-more))
    return found


def _keep(asked: Asked) -> list[str]:
    return [messages.reason_keep(die=asked.die)] if asked.die else []


def _reach(asked: Asked) -> list[str]:
    place, value = asked.args
    down, known = (0, -value) if value else (-1, 0)
    found = _fewer(asked, place, 0, down, known)
    if not found:
        return []
    if asked.worth.base[HQ] < FEW:
        found.append(messages.reason_room_at_hq())
    elif asked.state.week < WEEKS - 1:
        found.append(messages.reason_everybody_at_hq())
    return found


def _enough(asked: Asked) -> list[str]:
    return [*_waiting(asked, HQ), messages.reason_enough()]


def _split(asked: Asked) -> list[str]:
    place, value, target = asked.args
    if place == target:
        found = _waiting(asked, target)
    elif found := _fewer(asked, target, 1):
        found.append(messages.reason_spares(die=value, where=words.at(place)))
    return [*found, messages.reason_split()] if found else []


def _survey(_asked: Asked) -> list[str]:
    return [messages.reason_survey(), messages.reason_nothing_better()]


def _look(_asked: Asked) -> list[str]:
    return [messages.reason_look(), messages.reason_nothing_better()]


def _sacrifice(asked: Asked) -> list[str]:
    if asked.args[0] == asked.worth.lowest(HQ):
        return [messages.reason_lowest()]
    return [] if _waiting(asked, HQ) else [messages.reason_all_served()]


def _end(asked: Asked) -> list[str]:
    if not asked.state.points:
        return [messages.reason_spent()]
    left = sum(asked.worth.base[place] for place in range(PLACES))
    now = sum(asked.now.at(place) for place in range(PLACES))
    return [
        messages.reason_not_worth(),
        short_at(messages.in_all_canada(), _rounded(now), _rounded(left)),
    ]


_TELL: Final[dict[int, Callable[[Asked], list[str]]]] = {
    v.V_OPEN: _open,
    v.V_STAFF: _staff,
    v.V_REPLACE: _replace,
    v.V_KEEP: _keep,
    v.V_REACH: _reach,
    v.V_ENOUGH: _enough,
    v.V_SPLIT: _split,
    v.V_SURVEY: _survey,
    v.V_LOOK: _look,
    v.V_SACRIFICE: _sacrifice,
    v.V_END: _end,
}
