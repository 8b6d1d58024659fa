"""What speaks for a move in Poll Position!, told by the complaints that are to be expected.

The numbers are those the better partners reckon with: exact expectations over the voters that lie
face down and over those still to come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings.core.model import ALL, Move, Seat
from hustings.core.wording import counted, form, to_win
from hustings.games.poll_position import names as words
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import HQ, IN_REGION, PLACES, WEEKS
from hustings.games.poll_position.bots.act_worth import BORROWED, SPARK, ActWorth
from hustings.games.poll_position.cards import STAFFING
from hustings.games.poll_position.forecast import served
from hustings.games.poll_position.rules.actions import opening_sites
from hustings.games.poll_position.state import State

MOST: Final = 3
FEW: Final = 0.05
"""Fewer complaints than this are none."""


def reasons(obs: State, seat: Seat, move: Move) -> list[str]:
    """Return up to three short sentences, most telling first."""
    worth = ActWorth(obs, True, SPARK)
    verb, *args = move
    found = []
    acts = obs.specialist[obs.worker]
    if verb == v.V_LIAISE:
        acts = args[0]
        found.append(f"The {words.SPECIALISTS[acts]} in the next region makes it possible.")
        verb, args = BORROWED[acts], args[1:]
    if verb in (v.V_PLAN, v.V_STAY):
        me = seat if obs.turn.mode == ALL else obs.worker
        found += _region(worth, me, args[0] if args else obs.region[me])
    else:
        found = _TELL[verb](worth, args, acts) + found
    return found[:MOST]


def figure(obs: State, seat: Seat, move: Move, value: float) -> str:  # noqa: ARG001
    """Return the chance to win."""
    return to_win(value)


def complaints(number: float) -> str:
    """Return an expected number of complaints: "1 complaint", "2.5 complaints"."""
    text = f"{number:.1f}".removesuffix(".0")
    return f"{text} complaint" if text == "1" else f"{text} complaints"


def _waiting(worth: ActWorth, place: int) -> str:
    """Return what is expected at a place as things stand."""
    many = worth.base[place]
    if many < FEW:
        return f"No complaint is expected {words.at(place)}."
    return f"As it stands, {complaints(many)} are to be expected {words.at(place)}."


def _region(worth: ActWorth, me: int, region: int) -> list[str]:
    state = worth.state
    here = sum(worth.base[place] for place in IN_REGION[region])
    found = [f"As it stands, {complaints(here)} are to be expected in {words.region(region)}."]
    saved = worth.turn(me, region, lasting=False)
    specialist = words.SPECIALISTS[state.specialist[me]]
    found.append(f"A turn of the {specialist} there makes about {saved:.0f} of it good.")
    others = [m for m, r in enumerate(state.region) if m != me and r == region]
    if not others:
        found.append("Nobody else works there.")
    return found


def _open(worth: ActWorth, args: list[int], acts: int) -> list[str]:
    place = args[0]
    sites = opening_sites(worth.state, place, acts)
    saved = worth.base[place] - worth.expected.at(place, sites)
    found = [_waiting(worth, place)]
    if saved >= FEW:
        what = form(sites, "A site of 1 there saves", "Two sites of 1 there save")
        found.append(f"{what} {complaints(saved)} as it is, and can still grow.")
    if place == HQ:
        found.append("Whoever is in turn can staff it, and HQ serves twice what its dice show.")
    else:
        found.append("A roll of the die can make more of it.")
    return found


def _staff(worth: ActWorth, args: list[int], acts: int) -> list[str]:
    state = worth.state
    area = args[0] if args else v.EITHER
    places = [*IN_REGION[state.region[state.worker]], HQ]
    if area != v.EITHER:
        places = [HQ] if area == v.AT_HQ else places[:-1]
    able = tuple(place for place in places if worth.lowest(place))
    if not able:
        return []
    saved = worth.staffing(able, acts)
    dice = "The higher of two dice saves" if acts == STAFFING else "A die saves"
    best = max(able, key=lambda place: worth.staffing((place,), acts))
    low = worth.lowest(best)
    return [
        f"{dice} about {complaints(saved)} on average, its cost taken off.",
        f"Best of all it takes the place of the {low} {words.at(best)}.",
    ]


def _replace(worth: ActWorth, args: list[int], _acts: int) -> list[str]:
    place, old = args
    more = worth.state.pending[0] - old
    saved = worth.base[place] - worth.expected.at(place, more)
    if more > 0:
        pips = worth.expected.pips[place]
        extra = served(worth.state, place, pips + more) - served(worth.state, place, pips)
        found = [f"{counted(extra, 'more voter')} can be served {words.at(place)}."]
        if saved >= FEW:
            found.append(f"That saves {complaints(saved)}.")
        return found
    return [f"{_waiting(worth, place)}", f"It lowers the cost by {-more}."]


def _keep(worth: ActWorth, _args: list[int], _acts: int) -> list[str]:
    return [f"No site here is better off with a {worth.state.pending[0]}."]


def _reach(worth: ActWorth, args: list[int], _acts: int) -> list[str]:
    room = worth.base[HQ]
    found = [_waiting(worth, args[0])]
    if room < FEW:
        found.append("HQ has room for more voters.")
    elif worth.state.week < WEEKS - 1:
        found.append("At HQ everybody can serve them, and a die counts twice.")
    return found


def _enough(worth: ActWorth, _args: list[int], _acts: int) -> list[str]:
    return [_waiting(worth, HQ), "The other voters are served as well where they are."]


def _split(worth: ActWorth, args: list[int], _acts: int) -> list[str]:
    place, value, target = args
    found = [_waiting(worth, target)]
    if place != target:
        found.append(f"The {value} {words.at(place)} can spare one.")
    return [*found, "The new site can be staffed afterwards."]


def _survey(_worth: ActWorth, _args: list[int], _acts: int) -> list[str]:
    return ["It shows how many voters there really are.", "Nothing better is left to do here."]


def _look(_worth: ActWorth, _args: list[int], _acts: int) -> list[str]:
    return ["The team can plan for next week’s event.", "Nothing better is left to do here."]


def _sacrifice(worth: ActWorth, args: list[int], _acts: int) -> list[str]:
    if args[0] == min(range(1, 7), key=lambda n: (not worth.sites[6 * HQ + n - 1], n)):
        return ["The lowest die serves fewest voters."]
    return []


def _end(worth: ActWorth, _args: list[int], _acts: int) -> list[str]:
    if not worth.state.points:
        return ["All action points are spent."]
    here = sum(worth.base[place] for place in range(PLACES))
    return [f"Nothing here is worth its cost; {complaints(here)} remain in all Canada."]


_TELL: Final[dict[int, Callable[[ActWorth, list[int], int], list[str]]]] = {
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
