"""What partners say before they act, and what has moved the forecast."""

from __future__ import annotations

from typing import Any

from hustings.core.model import Event
from hustings.core.vocabulary import of_kind
from hustings.games.poll_position import talk
from hustings.games.poll_position.board import MARITIMES
from hustings.games.poll_position.cards import ANALYST, FAKE_NEWS, STAFFING, SURVEY
from hustings.games.poll_position.events import (
    Looked,
    Placed,
    PlanChanged,
    Stayed,
    TurnBegan,
)
from hustings.games.poll_position.state import State
from tests.games.poll_position.driver import HQ, ONTARIO, PRAIRIES, QUEBEC, Game

NAMES = ("Ada", "Ben", "Cleo")


def spoken(game: Game, kind: Any, before: State, viewer: int | None) -> str:
    """Return what is said with the last event of a kind."""
    event: Event = of_kind(game.events, kind)[-1]
    return talk.speech(event, before, game.state, viewer, NAMES)


def crowd(game: Game, region: int, voters: int = 4) -> None:
    """Have more voters wait in the districts of a region."""
    for place in range(3 * region, 3 * region + 3):
        game.state.down[place] += voters


def test_a_plan_leaves_the_most_crowded_region_to_a_player_without_one() -> None:
    game = Game(SURVEY, STAFFING, ANALYST)
    crowd(game, QUEBEC)
    before = game.state.clone()
    game.do(f"plan.{ONTARIO}")
    chief = game.state.chief
    listener = (chief + 1) % 3
    said = spoken(game, Placed, before, listener)
    assert said.startswith("“I take Ontario: ")
    assert said.endswith("by the end; you mind Quebec”")
    assert spoken(game, Placed, before, None).endswith("nobody minds Quebec yet”")


def test_a_plan_is_kept_or_changed_aloud() -> None:
    game = Game(SURVEY, STAFFING, ANALYST)
    crowd(game, MARITIMES)
    game.do(f"plan.{ONTARIO}", f"plan.{ONTARIO}", f"plan.{QUEBEC}")
    before = game.state.clone()
    game.do("stay")
    assert spoken(game, Stayed, before, 0) == "“I stay in Ontario; nobody minds the Maritimes yet”"
    before = game.state.clone()
    game.do(f"plan.{PRAIRIES}")
    said = spoken(game, PlanChanged, before, 0)
    assert said == "“I go to the Prairies, not to Ontario; nobody minds the Maritimes yet”"


def test_a_turn_leaves_a_place_only_to_those_who_are_still_to_come() -> None:
    game = Game(SURVEY, STAFFING, ANALYST)
    chief = game.state.chief
    before = game.state.clone()
    game.begin(*[ONTARIO] * 3, card=FAKE_NEWS)
    game.state.down[HQ] += 9
    later, now = (chief + 1) % 3, chief
    assert spoken(game, TurnBegan, before, later) == "“I work in Ontario now; you mind HQ”"
    assert spoken(game, TurnBegan, before, now) == "“I work in Ontario now”"


def test_a_look_ahead_says_what_comes() -> None:
    game = Game(ANALYST, STAFFING).begin(ONTARIO, QUEBEC)
    while game.state.specialist[game.state.worker] != ANALYST:
        game.end()
    before = game.state.clone()
    game.do("look").luck(f"event.{FAKE_NEWS}")
    said = spoken(game, Looked, before, 1)
    assert said.startswith("“Week 2 brings Fake News. ")


def test_a_large_change_of_the_forecast_is_explained() -> None:
    game = Game(SURVEY, STAFFING).plan(ONTARIO, QUEBEC)
    opening = game.state.clone()
    for place in range(15):  # an event of this size
        opening.down[place] = 0
    game.luck("event.6")
    event = of_kind(game.events, TurnBegan)[-1]
    said = talk.swing(event, lambda: opening, game.state)
    assert said.startswith("Honk Honk!: the forecast falls from +")
    assert talk.swing(event, game.state.clone, game.state) == ""
