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
from hustings.core.wording import capitalised, counted, form, listing, seat_marked, with_names
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
from hustings.messages.people import Cast

MOST: Final = 3
FEW: Final = 0.05
"""Fewer complaints than this are none."""
SCALE: Final = 5.0
"""Points of the final score by which the odds to win grow by e: a forecast is off by 8 or so."""
PLANNED: Final = 1.5
"""How much more a turn saves that is planned for than one that is made: others make it good."""
NONE: Final = "0"
"""No complaints, as they are told."""
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


def figure(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return how many points a move brings by the end, as it was ranked by.

    A complaint saved is a point; what dice cost is taken off, and what the team will do later is
    reckoned with. It is told beside what brings nothing: ending the turn, or putting the die
    nowhere. With action points left it is what the turn brings that begins with the move, and in
    planning what the marker's turn adds to the week. What costs points is not told: nobody is
    advised to do worse than nothing.
    """
    told = round(value, 4)
    if move[0] == v.V_SACRIFICE:
        return f"{counted(served(obs, HQ, move[1]), 'voter')} fewer served"
    if (move == (v.V_END,) and not obs.points) or not SURE < told < 1 - SURE:
        return ""
    points = 0.5 + SCALE * log(told / (1 - told)) - standing(obs)
    number = _number(points)
    if points <= -FEW:
        return ""
    if number == NONE:
        return "brings no points"
    brings = f"brings {number} {form(float(number), 'point')}"
    if obs.turn.prompt in (v.PLAN, v.AGREE):
        return f"your turn there {brings}"
    if obs.turn.prompt == v.ACT and obs.points > 1:  # of which a reason tells the first act
        return f"your whole turn then {brings}"
    return f"{brings} by the end"


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

    def numbers(self, place: int, pips: int = 0, down: int = 0, known: int = 0) -> tuple[str, str]:
        """Return how many are short at a place, now and by the end, after such changes."""
        return (
            _number(self.now.at(place, pips, down, known)),
            _number(self.worth.expected.at(place, pips, down, known)),
        )


def reasons(obs: State, seat: Seat, move: Move, cast: Cast) -> list[str]:
    """Return up to three short sentences, most telling first; none where nothing can be told."""
    verb, *args = move
    if not obs.specialist or verb >= v.V_DEAL:
        return []
    if verb in (v.V_PLAN, v.V_STAY):
        me = seat if obs.turn.mode == ALL else obs.worker
        region = args[0] if args else obs.region[me]
        told = _region(obs, me, region)[:MOST] if 0 <= region < REGIONS else []
        return [with_names(text, cast.names) for text in told]
    found, acts = [], obs.specialist[obs.worker]
    if verb == v.V_LIAISE:
        acts, *args = args
        found.append(f"The {words.SPECIALISTS[acts]} in the next region makes it possible.")
        verb = BORROWED[acts]
    asked = Asked(obs, args, acts, Expected(obs, False), ActWorth(obs, True, SPARK))
    return (_TELL[verb](asked) + found)[:MOST]


def _number(complaints: float) -> str:
    """Return an expected number of complaints: "1", "2.5"."""
    return f"{max(0.0, complaints):.1f}".removesuffix(".0")


def _waiting(asked: Asked, place: int) -> list[str]:
    """Return how many are short at a place as things stand; nothing where nobody is."""
    now, later = asked.numbers(place)
    if now == later == NONE:
        return []
    return [f"{capitalised(words.at(place))} {both(now, later)}."]


def _fewer(asked: Asked, place: int, pips: int = 0, down: int = 0, known: int = 0) -> list[str]:
    """Return how many fewer are short at a place after a change; nothing where none are.

    Two numbers: those by the end, by which moves are ranked, else those of now.
    """
    now, later = asked.numbers(place)
    then, at_last = asked.numbers(place, pips, down, known)
    where = capitalised(words.at(place))
    if float(at_last) < float(later):
        return [f"{where} {_voters(at_last)} will be short of a place by the end, not {later}."]
    if at_last == later and float(then) < float(now):
        return [f"{where} {_are(then)} short of a place now, not {now}."]
    return []


def _voters(number: str) -> str:
    return f"{number} {form(float(number), 'voter')}"


def _are(number: str) -> str:
    return f"{_voters(number)} {form(float(number), 'is', 'are')}"


def both(now: str, later: str) -> str:
    """Return how many voters are short now and by the end."""
    if now == later:
        return f"{_are(now)} short of a place now, as many by the end"
    return f"{_are(now)} short of a place now, {later} will be by the end"


# Where to go


def _region(obs: State, me: int, region: int) -> list[str]:
    here = short(obs, region)
    if not here.now and not here.later:
        return []
    alike = sum(short(obs, other) == here for other in range(REGIONS)) - 1
    # Regions that are alike are told about alike, so that one of them is advised and not three.
    numbers = both(f"{here.now}", f"{here.later}")
    as_there = f"; {counted(alike, 'other region')} {form(alike, 'is', 'are')} the same"
    where = "There" if alike else f"In {words.region(region)}"
    company = [m for m, at in enumerate(obs.region) if m != me and at == region]
    if company:  # what they do there needs nobody else
        too = "another works there too"
        if len(company) > 1:
            too = f"{len(company)} others work there too"
        who = capitalised(listing([_mate(obs, m) for m in company]))
        named = f"{who} {form(len(company), 'works', 'work')} there too."
        return [f"In {words.region(region)} {numbers}; {too}.", named]
    alone = [] if HIDDEN in obs.region else ["Nobody else works there."]
    return [f"{where} {numbers}{as_there if alike else ''}.", *alone]


def _mate(obs: State, marker: int) -> str:
    """Return a specialist with the name of whoever plays it, where each plays one."""
    what = f"the {words.SPECIALISTS[obs.specialist[marker]]}"
    return f"{what} ({seat_marked(marker)})" if obs.markers == obs.seats else what


# What to do there


def _open(asked: Asked) -> list[str]:
    place = asked.args[0]
    found = _fewer(asked, place, opening_sites(asked.state, place, asked.acts))
    if not found and not _waiting(asked, place):
        return []
    if place == HQ:
        return [*found, "Whoever is in turn can staff it, and HQ serves twice what its dice show."]
    return [*found, "A roll of the die can make more of it."]


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
    if later == NONE:
        return []
    dice = "the higher of two dice" if asked.acts == STAFFING else "the die"
    return [
        f"It helps most {words.at(best)}: without it {_voters(later)} will be short of a place by "
        "the end.",
        f"On average {dice} shows {'4.5' if asked.acts == STAFFING else '3.5'}.",
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
        found.append(f"{counted(extra, 'more voter')} can be served {words.at(place)}.")
    elif more < 0:
        found.append(f"It lowers the cost by {-more}.")
    return found


def _keep(asked: Asked) -> list[str]:
    return [f"No site here is better off with a {asked.die}."] if asked.die else []


def _reach(asked: Asked) -> list[str]:
    place, value = asked.args
    down, known = (0, -value) if value else (-1, 0)
    found = _fewer(asked, place, 0, down, known)
    if not found:
        return []
    if asked.worth.base[HQ] < FEW:
        found.append("HQ has room for more voters.")
    elif asked.state.week < WEEKS - 1:
        found.append("At HQ everybody can serve them, and a die counts twice.")
    return found


def _enough(asked: Asked) -> list[str]:
    return [*_waiting(asked, HQ), "The other voters are served as well where they are."]


def _split(asked: Asked) -> list[str]:
    place, value, target = asked.args
    if place == target:
        found = _waiting(asked, target)
    elif found := _fewer(asked, target, 1):
        found.append(f"The {value} {words.at(place)} can spare one.")
    return [*found, "The new site can be staffed afterwards."] if found else []


def _survey(_asked: Asked) -> list[str]:
    return ["It shows how many voters there really are.", "Nothing better is left to do here."]


def _look(_asked: Asked) -> list[str]:
    return ["The team can plan for next week’s event.", "Nothing better is left to do here."]


def _sacrifice(asked: Asked) -> list[str]:
    if asked.args[0] == asked.worth.lowest(HQ):
        return ["The lowest die serves fewest voters."]
    return [] if _waiting(asked, HQ) else ["All are served at HQ, now and by the end."]


def _end(asked: Asked) -> list[str]:
    if not asked.state.points:
        return ["All action points are spent."]
    left = sum(asked.worth.base[place] for place in range(PLACES))
    now = sum(asked.now.at(place) for place in range(PLACES))
    return [
        "Nothing here is worth its cost.",
        f"In all Canada {both(_number(now), _number(left))}.",
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
