"""The reasons for a move in Delegate Dash."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.model import Move, Seat
from hustings.core.moves import decode
from hustings.core.rng import Rng
from hustings.games.delegate_dash import bots
from hustings.games.delegate_dash.board import DISTANCE
from hustings.games.delegate_dash.state import DashState
from hustings.messages.people import Cast
from tests.game_driver import deciding_seats
from tests.games.delegate_dash.driver import (
    ACES,
    Game,
    at_convention,
    coin,
    first_round,
    turn_over,
)
from tests.games.delegate_dash.test_trace import at, trace
from tests.kit import NAMES

rules = catalog.rules("delegate_dash")


def reasons_for(game: Game, seat: int, token: str, cast: Cast | None = None) -> list[str]:
    """Return the reasons for a move; as advice to the seat if no cast is given."""
    move = decode(rules.VOCABULARY.verbs, token)
    obs = game.state.observe(seat)
    assert move in rules.legal(obs, seat)
    return bots.reasons(obs, seat, move, cast or Cast(seat, NAMES))


def test_reasons_for_a_move_name_coins_and_rivals() -> None:
    game = turn_over(first_round(coins="1111 1111 1111 1111 1111 1222")).luck("roll.5.0.0.0")
    first, second, *_ = reasons_for(game, 0, f"move.{ACES[0]}")
    assert first.startswith("In Arms ace lie 50, 40, 30, 20, 10 and 1, worth about 65")
    assert second == "You may well be alone there and take what you like."
    game.do(f"0:move.{ACES[0]}")
    assert not reasons_for(game, 1, "stay"), "no coin lies there, and others are in reach"


def test_reasons_name_nearby_coins_without_a_pawn() -> None:
    game = turn_over(first_round(coins="1111 1111 1111 1111 1111 1222")).luck("roll.0.0.0.0")
    pawns = game.state.pawns
    near = next(c for c in range(24) if DISTANCE[c][ACES[0]] == 2 and not game.state.stake[c])
    game.state.pawns = bytearray([near, *pawns[1:]])
    texts = reasons_for(game, 0, "stay")
    assert texts == ["Arms ace (worth 151) is within two states, for the next roll."]
    game.state.pawns = bytearray([near, ACES[0], *pawns[2:]])
    assert not any("Arms ace" in sentence for sentence in reasons_for(game, 0, "stay"))


def test_reasons_for_a_surrender_name_gain_and_cost() -> None:
    game = turn_over(first_round(coins="1111 1111 1111 1111 1111 1222")).luck("roll.5.0.0.0")
    game.do(f"0:move.{ACES[0]}", "1:stay", "2:stay", "3:stay", "0:take.0")
    game.luck("roll.0.0.0.0").do("0:move.6")
    (text,) = reasons_for(game, 0, f"surrender.{coin(0, 1)}")
    assert text.startswith("Another roll brings about")
    assert text.endswith("more on average, and costs 1 delegate.")
    assert not reasons_for(game, 0, "done"), "another roll is worth its price"


def test_reasons_for_a_coin_or_region_name_its_delegates() -> None:
    game = (
        turn_over(first_round()).luck("roll.0.0.0.0").do("0:move.2", "1:stay", "2:stay", "3:stay")
    )
    assert reasons_for(game, 0, "take.5") == [
        "It is the most valuable one: North then has 50 delegates."
    ]
    game = at_convention("A50 S40", "S50 A40", "C50 A30 C10", "M50 C40 S30 M20 A20")
    assert reasons_for(game, 0, "release.1") == [
        "Your markers of Suns hold 40 delegates, the least of your regions."
    ]


def test_reasons_name_rivals_with_their_candidates() -> None:
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    assert reasons_for(game.luck("vote.3.3"), 0, "take.5") == [
        "It is the most valuable one: North then has 50 delegates, and East takes next."
    ]
    game = turn_over(first_round(2, "01", "2211 3322 4433 5544 2255 3300")).luck("roll.0.5.5.0")
    game.do("1:move.9")
    assert reasons_for(game, 0, "send.22") == ["It is in nobody’s way there."]
    assert reasons_for(game, 0, "send.9") == [
        "There it is in the way of Ben (East), who has 0 delegates."
    ]
    assert reasons_for(game, 0, "send.9", Cast(1, NAMES, speaker=0)) == [
        "There it is in the way of you, who have 0 delegates."
    ]


def test_a_bots_reasons_match_advice_in_the_first_person() -> None:
    bot = Cast(None, NAMES, speaker=0)
    game = turn_over(first_round(coins="1111 1111 1111 1111 1111 1222")).luck("roll.5.0.0.0")
    alone = reasons_for(game, 0, f"move.{ACES[0]}", bot)[1]
    assert alone == "I may well be alone there and take what I like."
    game = at_convention("A50 S40", "S50 A40", "C50 A30 C10", "M50 C40 S30 M20 A20")
    assert reasons_for(game, 0, "release.1", bot) == [
        "My markers of Suns hold 40 delegates, the least of my regions."
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_reasons_for_every_move_are_short_sentences(seats: int) -> None:
    state, rng = rules.new(seats, {}), Rng(f"every reason {seats}")

    def sensible(state: DashState, seat: Seat) -> Move:
        return bots.sensible_move(rules, state.observe(seat), seat, rng)

    for seat in deciding_seats(rules, state, sensible, rng):
        obs = state.observe(seat)
        for move in rules.legal(obs, seat):
            texts = bots.reasons(obs, seat, move, Cast(seat, NAMES))
            for who in (None, *range(seats)):  # an opponent may ask why, and so may whoever watches
                assert bots.reasons(state.observe(who), seat, move, Cast(seat, NAMES)) == texts
            assert len(texts) <= 3
            assert all(10 < len(text) < 110 and text.endswith(".") for text in texts)
