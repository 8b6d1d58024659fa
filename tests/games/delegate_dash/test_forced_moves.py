"""Forced moves: `done` where giving up a coin is pointless."""

from __future__ import annotations

from hustings.core.model import OVER
from hustings.core.rng import Rng
from hustings.games.delegate_dash import bots, rules
from hustings.games.delegate_dash.board import GAP, HOME_MASK, RANGE_MASK
from hustings.games.delegate_dash.rules.campaign import surrender_is_pointless
from hustings.games.delegate_dash.state import PAWN, UP, VALUE, held, totals
from hustings.games.delegate_dash.vocabulary import AFTER, DONE, SURRENDER
from tests.game_driver import forced_move, play_through
from tests.games.delegate_dash.driver import NORTH, Game, coin, first_round

LAST_ROUND = 5
OUT_OF_REACH = [
    (pawn, cell)
    for pawn in range(GAP)
    for cell in range(GAP)
    if not (RANGE_MASK[pawn][-1] | HOME_MASK[0]) >> cell & 1
]
"""States of a pawn of North, with those that it cannot reach with any roll."""


def with_one_coin(mine: int, elsewhere: int, others: int = 0) -> Game:
    """Return a position in which North, with one coin, has to move.

    elsewhere: value of the coin face up on a state of Moons. others: the delegates East has.
    """
    game = first_round(4, "0123", "1111 1111 1111 1111 1111 1111")
    state = game.state
    state.down = bytearray(24)
    for marker in range(PAWN):
        state.where[marker] = 5
    state.where[coin(0, mine)] = NORTH
    state.where[coin(3, elsewhere)] = UP + 9
    state.stake[9] = elsewhere
    for value in (50, 40, 30, 20, 10, 1):
        for region in (1, 2, 0, 3):
            marker = coin(region, value)
            if state.where[marker] == 5 and totals(state)[1] + value <= others:
                state.where[marker] = 1
    return game.luck("flip").luck("roll.5.4.3.2")


def after_move(mine: int, elsewhere: int, others: int = 0) -> Game:
    """Return a position in which North, with one coin, may surrender at the end of its move."""
    return with_one_coin(mine, elsewhere, others).do("0:stay")


def test_done_is_forced_where_every_other_coin_is_worth_less() -> None:
    assert forced_move(rules, after_move(20, 10).state, 0) == (DONE,)
    assert forced_move(rules, after_move(20, 20).state, 0) is None, (
        "it may pay for a coin of another region"
    )
    assert forced_move(rules, after_move(20, 30).state, 0) is None


def test_done_is_not_forced_with_a_coin_worth_1() -> None:
    assert forced_move(rules, after_move(1, 10).state, 0) is None


def test_done_is_forced_where_no_roll_reaches_a_better_coin() -> None:
    for pawn, cell in OUT_OF_REACH:
        state = after_move(20, 30).state
        state.pawns[0] = pawn
        state.where[coin(3, 30)] = UP + cell
        assert forced_move(rules, state, 0) == (DONE,)
        state.where[coin(0, 1)] = NORTH
        assert forced_move(rules, state, 0) is None, "for 1 it gets a better place"
        state.round = LAST_ROUND
        assert forced_move(rules, state, 0) is None, "two rolls for 21 may bring 30"
        state.where[coin(0, 10)] = NORTH
        state.where[coin(0, 1)] = 1
        assert forced_move(rules, state, 0) is None, "as may two rolls for 30"
        state.where[coin(3, 30)] = 1
        state.where[coin(3, 20)] = UP + cell
        assert forced_move(rules, state, 0) == (DONE,)


def test_done_is_forced_in_the_last_round_where_no_other_coin_lies() -> None:
    state = after_move(1, 10).state
    state.where[coin(3, 10)] = 1
    assert forced_move(rules, state, 0) is None, "for 1 it gets a better place"
    state.round = LAST_ROUND
    assert forced_move(rules, state, 0) == (DONE,)


def test_done_is_not_forced_while_a_rival_may_reach_a_majority() -> None:
    assert forced_move(rules, after_move(20, 10, others=294).state, 0) == (DONE,)
    assert forced_move(rules, after_move(20, 10, others=300).state, 0) is None


def test_only_the_deciding_seat_has_a_forced_move() -> None:
    game = after_move(20, 10)
    assert [forced_move(rules, game.state, seat) for seat in (1, 2, 3)] == [None] * 3
    assert forced_move(rules, game.state.observe(0), 0) == (DONE,)


def test_no_bot_gives_up_a_coin_where_that_is_pointless() -> None:
    """Such positions come up several times a game; `done` is legal in all of them."""
    decisions = 0
    for n in range(20):
        bot, rng = bots.LEVELS["normal"](), Rng(f"idle/{n}")

        def decide(state: object, seat: int, bot: object = bot, rng: Rng = rng) -> tuple[int, ...]:
            *_, move = bot.think(rules, state, seat, rng)  # type: ignore[attr-defined]
            return tuple(move)

        for state, seat in play_through(rules, rules.new(4, {}), decide, rng):
            if state.turn.mode == OVER or seat < 0 or state.turn.prompt != AFTER:
                continue
            spare = forced_move(rules, state, seat)
            assert (spare is not None) == surrender_is_pointless(state)
            if spare is not None:
                decisions += 1
                assert spare in rules.legal(state, seat)
                assert decide(state, seat)[0] != SURRENDER
                side = state.order[state.mover]
                assert min(VALUE[m] for m in held(state, side)) >= 10 or state.round == LAST_ROUND
    assert decisions > 20
