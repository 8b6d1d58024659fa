"""Rules 49 to 54: medals, a rival that strikes, a head start for later seats."""

from __future__ import annotations

import pytest

from hustings.core.model import OVER
from hustings.games.early_states import rules
from hustings.games.early_states.events import (
    Announced,
    Filled,
    Foiled,
    RivalMoved,
    StakeReceived,
    Struck,
)
from hustings.games.early_states.headline import MEDALS, medal
from hustings.games.early_states.sheet import (
    CALENDAR,
    IA,
    NH,
    NV,
    OH,
    SC,
    SOLO_TARGET,
    SOLO_TURNS,
    STRIKES,
)
from tests.games.early_states.driver import Game


@pytest.mark.parametrize(
    ("delegates", "medals"),
    [
        (32, ("", "")),
        (33, ("bronze", "bronze")),
        (36, ("bronze", "silver")),
        (39, ("bronze", "gold")),
        (43, ("bronze", "gold")),
        (44, ("silver", "gold")),
        (47, ("silver", "gold")),
        (48, ("gold", "gold")),
    ],
)
def test_rules_49_and_53_medals_depend_on_delegates(
    delegates: int, medals: tuple[str, str]
) -> None:
    assert (medal(delegates, CALENDAR), medal(delegates, STRIKES)) == medals
    assert {bronze for bronze, _, _ in MEDALS} == {SOLO_TARGET + 1}, "every win is at least bronze"


def game_with_striking_rival() -> Game:
    """Return a solo game against a rival that strikes."""
    return Game(1, options={"rival": STRIKES})


def test_rule_50_a_rival_that_strikes_leaves_fifteen_turns_and_the_target() -> None:
    game = game_with_striking_rival()
    while game.state.turn.mode != OVER:
        game.idle_turn()
    assert game.state.turns == SOLO_TURNS
    assert not game.events_of(RivalMoved)
    assert rules.outcome(game.state)[:3] == ((2,), (0,), "strikes_lost")
    assert len(game.events_of(Struck)) == 7


def test_rule_51_every_second_turn_it_announces_where_the_fewest_circles_are_free() -> None:
    game = game_with_striking_rival()
    game.turn((6,), f"mark.{SC}.3")
    assert game.events_of(Announced) == [Announced(SC, 2)]
    game.idle_turn()
    game.idle_turn()
    assert game.events_of(Announced) == [Announced(SC, 2), Announced(NH, 4)]


def test_rule_51_ties_go_to_the_more_valuable_state_then_to_the_first_printed() -> None:
    game = game_with_striking_rival()
    game.turn((2,), f"mark.{NV}.1")  # seven free, as in Iowa and South Carolina
    game.turn((6,), f"mark.{NH}.3")
    assert [event.state for event in game.events_of(Announced)] == [NH]
    assert game.state.taken[NH] == 3
    game.idle_turn()
    assert game.state.target == IA


def test_rule_52_the_rival_takes_the_state_with_all_its_places() -> None:
    game = game_with_striking_rival()
    game.idle_turn()
    game.idle_turn()
    assert game.events_of(Struck) == [Struck(NH)]
    assert game.state.taken[NH] == 3
    assert game.state.target == -1
    game.fill(0, NH)
    assert game.state.score == [0]


def test_rule_52_if_the_announced_state_is_filled_the_rival_takes_the_next_one() -> None:
    game = game_with_striking_rival()
    game.turn((6,), f"mark.{NH}.3")
    game.turn((6,), f"mark.{NH}.3")
    assert game.state.score == [5]
    assert game.events_of(Foiled) == [Foiled(NH)]
    assert game.events_of(Struck) == [Struck(IA)]
    assert game.state.taken[NH] == 1


def test_rule_53_marks_in_a_state_the_rival_took_bring_nothing() -> None:
    game = game_with_striking_rival()
    game.turn((6,), f"mark.{OH}.3")
    game.turn((6,), f"mark.{NH}.2", f"mark.{OH}.1")
    assert game.marks(0, NH) == 2
    game.make_marks(0, NH, 4)
    filled = game.events_of(Filled)[0]
    assert (filled.place, filled.delegates, filled.bonus) == (0, 0, 0)


@pytest.mark.parametrize(
    ("seats", "funds"),
    [(2, (0, 2)), (3, (0, 1, 3)), (4, (0, 1, 2, 3)), (5, (1, 2, 3, 4, 4)), (6, (0, 1, 2, 3, 3, 4))],
)
def test_rule_54_later_seats_begin_with_funds(seats: int, funds: tuple[int, ...]) -> None:
    for first in range(seats):
        game = Game(seats, first, {"start": 1})
        assert tuple(game.state.cash[(first + i) % seats] for i in range(seats)) == funds
        assert sum(event.funds for event in game.events_of(StakeReceived)) == sum(funds)
        assert not any(Game(seats, first).state.cash)
