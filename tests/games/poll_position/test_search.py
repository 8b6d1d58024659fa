"""The search through a turn, and its values."""

from __future__ import annotations

from itertools import product

import pytest

from hustings.core.model import NATURE, Move
from hustings.core.moves import decode, verb_index, verb_name
from hustings.games.poll_position import rules
from hustings.games.poll_position.board import PLACES
from hustings.games.poll_position.bots.place_value import (
    PlaceValue,
    cell,
    opened,
    shifted,
)
from hustings.games.poll_position.bots.search import TurnSearch
from hustings.games.poll_position.cards import (
    COMMUNICATIONS,
    DISTRIBUTION,
    LIAISON,
    RETURNING,
    STAFFING,
    SURVEY,
)
from hustings.games.poll_position.forecast import ExpectedComplaints
from hustings.games.poll_position.state import State
from hustings.games.poll_position.tally import PIP_COST
from tests.games.poll_position.driver import (
    HQ,
    ONT_R,
    ONT_U,
    ONT_X,
    ONTARIO,
    PRAIRIES,
    QUEBEC,
    TERRITORIES,
    Game,
)

ONTARIO_AND_HQ = (ONT_U, ONT_R, ONT_X, HQ)


def last_turn(*specialists: int) -> Game:
    """Return a game in which the last marker is about to take the last turn, in Ontario."""
    game = Game(*specialists).to_week(5)
    game.begin(*([PRAIRIES] * (game.state.markers - 1)), ONTARIO, card=3)
    while (game.state.worker + 1) % game.state.markers != game.state.chief:
        game.end()
    return game


def idle_value(state: State) -> float:
    """Return the value of Ontario and headquarters when nothing more happens."""
    look = ExpectedComplaints(state, foresight=True)
    return sum(-look.at(place) - PIP_COST * state.pips(place) for place in ONTARIO_AND_HQ)


def values(state: State) -> dict[Move, float]:
    """Return the value of each legal move by the search."""
    legal = rules.legal(state, state.turn.seats[0])
    search = TurnSearch(state)
    return {move: search.value(move) for move in legal}


def best_by_rules(state: State) -> float:
    """Return the value of the best rest of the turn, played out by the rules."""
    if not state.turn.seats:
        faces = [
            (verb_index(rules.VOCABULARY.verbs, "roll"), *dice)
            for dice in product(range(1, 7), repeat=1)
        ]
        return sum(best_by_rules(after(state, NATURE, move)) for move in faces) / 6
    seat, totals = state.turn.seats[0], []
    for move in rules.legal(state, seat):
        if verb_name(rules.VOCABULARY.verbs, move[0]) == "end":
            totals.append(idle_value(state))
        else:
            totals.append(best_by_rules(after(state, seat, move)))
    return max(totals)


def after(state: State, seat: int, move: Move) -> State:
    """Return the state after a move."""
    new = state.clone()
    rules.apply(new, seat, move)
    return new


@pytest.mark.parametrize(("points", "missed"), [(1, 0.0), (2, 0.15)])
def test_the_search_agrees_with_brute_force(points: int, missed: float) -> None:
    """Except for a small difference: the search places later rolls where they help at once."""
    state = last_turn(DISTRIBUTION, RETURNING).state
    state.points = points
    best = best_by_rules(state)
    assert best - missed - 1e-9 <= max(values(state).values()) <= best + 1e-9


def test_action_points_add_value_and_ending_keeps_it() -> None:
    state = last_turn(SURVEY, STAFFING).state
    end = (verb_index(rules.VOCABULARY.verbs, "end"),)
    worths = []
    for points in range(1, 5):
        state.points = points
        by_move = values(state)
        assert by_move[end] == pytest.approx(idle_value(state))
        worths.append(max(by_move.values()))
    assert worths == sorted(worths)


@pytest.mark.parametrize("own", [COMMUNICATIONS, RETURNING, DISTRIBUTION, LIAISON, STAFFING])
def test_every_legal_move_of_every_specialist_has_a_value(own: int) -> None:
    others = [each for each in (STAFFING, DISTRIBUTION, COMMUNICATIONS, RETURNING) if each != own]
    game = Game(own, *others[:3]).begin(ONTARIO, QUEBEC, PRAIRIES, QUEBEC)
    game.do("staff").luck("roll.4" if own != STAFFING else "roll.4.2").do(f"replace.{ONT_U}.1")
    by_move = values(game.state)
    assert list(by_move) == rules.legal(game.state, 0)
    assert max(by_move.values()) > by_move[decode(rules.VOCABULARY.verbs, "end")]


def test_later_turns_never_lower_the_value_of_a_place() -> None:
    state = Game().begin(ONTARIO, TERRITORIES).state
    places = PlaceValue(state)
    for place in range(PLACES):
        for at in (
            cell(state, place),
            opened(cell(state, place)),
            shifted(cell(state, place), 0, 3),
        ):
            assert places.of(place, at) >= places.now(place, at)
    crowded = shifted(cell(state, HQ), 0, 4)
    assert places.of(HQ, crowded) > places.now(HQ, crowded) + 0.3


def test_in_the_last_turn_places_have_their_current_value() -> None:
    state = last_turn(SURVEY, STAFFING).state
    places = PlaceValue(state)
    at = shifted(cell(state, HQ), 0, 4)
    assert places.of(HQ, at) == places.now(HQ, at)
