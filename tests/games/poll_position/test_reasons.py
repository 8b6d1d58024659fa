"""What is said for a move in Poll Position!."""

from __future__ import annotations

import pytest

from hustings.bots.ladder import decided, stream
from hustings.core.moves import decode
from hustings.core.rng import Rng
from hustings.games.poll_position import bots, rules
from hustings.games.poll_position.cards import COMMUNICATIONS, STAFFING
from tests.games.poll_position.playing import HQ, ONT_U, ONTARIO, QUEBEC, TERRITORIES, Game


def why(game: Game, token: str) -> list[str]:
    """Return what is said for a move."""
    seat = game.state.turn.seats[0]
    assert token in game.legal()
    return bots.reasons(game.state.observe(seat), seat, decode(rules.VERBS, token))


def test_a_plan_tells_what_waits_there_and_what_a_turn_makes_good() -> None:
    first, second, *rest = why(Game(), f"plan.{ONTARIO}")
    assert "complaints are to be expected in Ontario" in first
    assert second.startswith("A turn of the Survey Specialist there makes about")
    assert rest == ["Nobody else works there."]


def test_a_die_tells_how_many_more_it_serves() -> None:
    game = Game().begin(ONTARIO, TERRITORIES, card=8).do("staff").luck("roll.4")
    assert why(game, f"replace.{HQ}.1")[0] == "6 more voters can be served at HQ."
    assert why(game, f"replace.{ONT_U}.1")[0] == "3 more voters can be served in urban Ontario."
    assert why(game, "keep") == ["No site here is better off with a 4."]
    game.do(f"replace.{ONT_U}.1", "staff").luck("roll.1")
    assert "lowers the cost by 3" in why(game, f"replace.{ONT_U}.4")[1]


def test_staffing_tells_the_average_and_the_best_place() -> None:
    game = Game(STAFFING, COMMUNICATIONS).begin(ONTARIO, QUEBEC)
    average, best = why(game, "staff")
    assert average.startswith("The higher of two dice saves about")
    assert best.startswith("Best of all it takes the place of the 1")


def test_who_helps_is_named() -> None:
    game = Game(3, STAFFING).begin(ONTARIO, QUEBEC)
    assert why(game, f"liaise.{STAFFING}")[-1] == (
        "The Staffing Officer in the next region makes it possible."
    )


@pytest.mark.parametrize("sealed", [0, 1])
def test_every_move_of_a_game_is_told_about_in_short_sentences(sealed: int) -> None:
    state, rng = rules.new(4, {"sealed": sealed}), Rng("every reason")
    team, luck = [bots.LEVELS["normal"]()] * 4, stream(rules, rng)
    for seat, *_ in decided(rules, state, team, luck, lambda _seat, _ply: rng):
        obs = state.observe(seat)
        for move in rules.legal(obs, seat):
            told = bots.reasons(obs, seat, move)
            assert len(told) <= 3
            assert all(10 < len(text) < 110 and text.endswith(".") for text in told)
