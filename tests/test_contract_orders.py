"""Contract of standing orders: legal moves, made from what the player may see."""

from __future__ import annotations

import pytest

from hustings import catalog
from hustings.core.rng import Rng
from hustings.ui import words
from tests.kit import Kit, Setup, walk

WITH_ORDERS = [game for game in catalog.GAMES if catalog.info(game).orders]


def test_standing_orders_make_legal_moves_from_what_their_player_sees(setup: Setup) -> None:
    orders = catalog.orders(setup.kit.id) if setup.kit.info.orders else None
    rng = Rng("orders")
    for state in walk(setup).samples(60) if orders else ():
        for seat in state.turn.seats:
            obs = state.observe(seat)
            if orders is None or not orders.covers(obs):
                continue
            other = obs.determinize(seat, rng).observe(seat)
            for order in setup.kit.info.orders:
                move = orders.answer(obs, seat, order)
                assert move is None or move in setup.kit.rules.legal(state, seat)
                assert move == orders.answer(other, seat, order)


@pytest.mark.parametrize("game_id", WITH_ORDERS)
def test_the_order_always_asks_and_the_order_never_does_not(game_id: str) -> None:
    orders = catalog.orders(game_id)
    assert orders is not None
    answers = [
        (orders.answer(obs, seat, "always"), orders.answer(obs, seat, "never"))
        for state in walk(Kit(game_id).default(4)).samples(60)
        for seat in state.turn.seats
        if orders.covers(obs := state.observe(seat))
    ]
    assert answers
    assert all(always is None and never is not None for always, never in answers)


def test_every_order_has_a_name(game: Kit) -> None:
    names = [words.distance.order(order=order) for order in game.info.orders]
    assert len(set(names)) == len(game.info.orders)
