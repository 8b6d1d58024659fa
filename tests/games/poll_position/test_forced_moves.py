"""Moves that nobody needs to be asked for: keeping a plan, and keeping all dice."""

from __future__ import annotations

import json

import pytest

from hustings.core.model import Move
from hustings.core.moves import encode
from hustings.games.poll_position import rules
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.cards import ENVIRONMENTALISM, LIAISON, STAFFING, SURVEY
from tests.game_driver import forced_move
from tests.games.poll_position.driver import HQ, ONTARIO, QUEBEC, TERRITORIES, Game
from tests.ui.driver import Driver

STAY, KEEP = (v.V_STAY,), (v.V_KEEP,)


@pytest.mark.parametrize(
    ("own", "other", "specialist", "move"),
    [
        (ONTARIO, QUEBEC, SURVEY, STAY),
        (ONTARIO, ONTARIO, SURVEY, None),  # two in one region
        (TERRITORIES, QUEBEC, SURVEY, None),  # more is to do where nobody is
        (ONTARIO, QUEBEC, LIAISON, None),  # neighbours help
    ],
)
def test_a_plan_is_kept_where_nothing_speaks_against_it(
    own: int, other: int, specialist: int, move: tuple[int] | None
) -> None:
    game = Game(specialist, STAFFING)
    for region in (ONTARIO, QUEBEC):
        game.state.down[3 * region] += 3
    plans = {0: own, 1: other}
    chief = game.state.chief
    game.state.specialist = (specialist, STAFFING) if chief == 0 else (STAFFING, specialist)
    game.do(f"plan.{plans[0]}", f"plan.{plans[1]}")
    assert forced_move(rules, game.state, game.state.turn.seats[0]) == move


def test_a_die_that_could_only_do_harm_is_not_placed() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, QUEBEC).do("staff").luck("roll.1")
    seat = game.state.turn.seats[0]
    assert forced_move(rules, game.state, seat) == KEEP, "every site shows 1"
    game.do("keep", "staff").luck("roll.2")
    assert forced_move(rules, game.state, seat) is None
    game.do(f"replace.{HQ}.1")
    assert forced_move(rules, game.state, seat) is None, "an act is a choice"


def test_a_die_that_saves_costs_is_offered() -> None:
    game = Game(SURVEY, STAFFING).to_week(5).begin(ONTARIO, QUEBEC, card=ENVIRONMENTALISM)
    for place in (6, 7, 8, HQ):
        game.state.sites[6 * place : 6 * place + 6] = bytes((0, 0, 0, 0, 0, 1))
    game.state.down[7] = 0
    game.do("staff").luck("roll.1")
    assert forced_move(rules, game.state, game.state.turn.seats[0]) is None


@pytest.mark.parametrize(("confirm", "pressed"), [("on", v.V_END), ("off", v.V_STAFF)])
def test_the_count_waits_for_a_press(confirm: str, pressed: int) -> None:
    """Even if luck acted last, so that nothing can be taken back: the last die is useless here."""
    preferences = json.dumps({"pace": "instant", "confirm": confirm})
    driver = Driver("", {"hustings/preferences": preferences})
    driver.send("hash:poll_position?seats=human,human&seed=count-11")
    move: Move = STAY
    while not driver.play.table.over:
        legal = driver.play.table.legal(driver.play.table.seats[0])
        move = (v.V_STAFF,) if (v.V_STAFF,) in legal else legal[-1]
        driver.send(f"pick:{encode(rules.VOCABULARY.verbs, move)}")
    staff, keep, end = (token.split(":")[1] for token in driver.play.table.record.moves[-3:])
    assert (staff, keep, end) == ("staff", "keep", "end")
    assert move == (pressed,)
