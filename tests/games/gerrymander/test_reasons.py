"""What a hint says for a move."""

from __future__ import annotations

import pytest

from hustings.bots.search import advance
from hustings.core.model import OVER
from hustings.core.rng import Rng
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.bots import reasons
from hustings.games.gerrymander.state import PLACE, TIE
from tests.games.gerrymander.play import AWARD, BORDER, DEAL_2P, DONE, Game


def told(game: Game, one: str, two: str) -> list[str]:
    return reasons(game.state, game.seat, (BORDER, game.edge(one, two)))


def test_a_border_that_closes_says_what_it_makes() -> None:
    game = Game(2, DEAL_2P.replace("R9 B8 N0 B1", "B9 R8 N0 B1"))
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "D3-D4", "A3-B4")
    game.draw("D4-E3")
    assert game.seat == 1
    with_one_more = told(game, "A4", "B4")
    assert with_one_more[0] == (
        "With one more border it makes a district of 4 counties for you: Red 8, Blue 10."
    )
    game.draw("A4-B4")
    assert told(game, "A4", "B5")[0] == "It makes a district of 4 counties for you: Red 8, Blue 10."
    quiet = told(game, "G2", "G3")[0]
    assert quiet == "It comes between Blue 7 and Red 1, and closes nothing off yet."


def test_a_tie_says_who_names_its_winner() -> None:
    game = Game(2, DEAL_2P)
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4", "A4-B4")
    assert told(game, "A4", "B5")[0] == (
        "It makes a district of 4 counties, and you break its tie: Red 9, Blue 9."
    )
    game.draw("A4-B5")
    assert game.state.turn.prompt == TIE
    assert reasons(game.state, 1, (AWARD, 1)) == ["It is your own party."]
    assert reasons(game.state, 1, (AWARD, 0)) == ["Red has 0 districts so far."]


def test_finished_maps_speak_for_a_border() -> None:
    """The best border of many is one with which more maps are won."""
    game = Game(2, DEAL_2P)
    game.draw("D3-D4", "E3-E4")
    sentences = [reasons(game.state, 1, move) for move in game.legal()]
    numbers = [text[1].split() for text in sentences if len(text) > 1]
    assert len(numbers) > 10
    assert all(int(words[7]) >= int(words[12]) for words in numbers)


def test_ending_a_turn_needs_no_reasons() -> None:
    game = Game(2, DEAL_2P)
    game.draw("D3-D4")
    assert reasons(game.state, 0, (DONE,)) == []


@pytest.mark.parametrize("tokens", [0, 1, 2])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_border_has_one_to_three_reasons(seats: int, tokens: int) -> None:
    """Whatever is hidden, and always the same ones."""
    rng = Rng(f"reasons/{seats}/{tokens}")
    state = rules.new(seats, {"tokens": tokens})
    moves = 0
    advance(rules, state, rng)
    while state.turn.mode != OVER:
        seat = state.turn.seats[0]
        move = rng.pick(rules.legal(state, seat))
        if state.turn.prompt == PLACE and moves % 20 == 0:
            said = reasons(state, seat, move)
            assert 1 <= len(said) <= 3
            assert said == reasons(state.observe(seat), seat, move)
        rules.apply(state, seat, move)
        advance(rules, state, rng)
        moves += 1
    assert moves > 40
