"""What a hint says for a move."""

from __future__ import annotations

import json

import pytest

from hustings import catalog
from hustings.bots.search import advance
from hustings.core.model import OVER
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.gerrymander import rules
from hustings.games.gerrymander.bots import reasons
from hustings.games.gerrymander.state import PLACE, TIE
from hustings.jobs import think
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


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_advice_is_ranked_by_the_numbers_it_shows(seats: int) -> None:
    """From the same maps: a border with fewer of them never stands above one with more."""
    record = make(catalog.info("gerrymander"), seats, {"tokens": 0}, "ranked")
    table = Table(rules, record)
    asked = 0
    while table.at < 30:
        seat = table.seats[0]
        legal = table.legal(seat)
        if len(legal) > 1 and table.at % 6 == 0:
            job = {"record": table.record.data(), "seat": seat, "want": "hint", "level": "hard"}
            *_, answer = think(job)
            hints = json.loads(answer)
            shown = [int(hint["why"][-1].split("go ")[1].split(" %")[0]) for hint in hints]
            assert shown == [round(100 * hint["value"]) for hint in hints]
            assert shown == sorted(shown, reverse=True)
            assert len({hint["why"][-1].split(", ")[1] for hint in hints}) == 1, "one average"
            asked += 1
        table.play(seat, legal[table.at * 7 % len(legal)])
    assert asked > 2


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
