"""The shared search interface and the simple opponents, on the toy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hustings.bots.greedy import Greedy
from hustings.bots.opponent import Opponent
from hustings.bots.random_bot import Random
from hustings.bots.search import advance, bot_rng, choose, playout, thoughts
from hustings.core.model import CHANCE, OVER, Move, Seat, Turn
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from tests.kit import TOY, Kit, walk

KIT = Kit(TOY)
OPEN = KIT.default(2)


def first_decision() -> tuple[Any, Seat]:
    """Return an observation with several legal moves."""
    return next(
        (state.observe(seat), seat)
        for state, seat in walk(OPEN).deciders(99)
        if len(KIT.rules.legal(state, seat)) > 3
    )


class Counting(Opponent[Any]):
    """A bot that yields its legal moves one by one and remembers how far it got."""

    def __init__(self) -> None:
        self.batches = 0

    def think(self, rules: Rules[Any], obs: Any, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield every legal move as if each were better than the last."""
        for move in rules.legal(obs, seat):
            self.batches += 1
            yield move


class Silent(Opponent[Any]):
    """A bot that names no move."""

    def think(self, rules: Rules[Any], obs: Any, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield nothing."""
        yield from ()


def test_the_last_named_move_is_played() -> None:
    """Thinking continues until it ends or the budget is used up."""
    obs, seat = first_decision()
    legal = KIT.rules.legal(obs, seat)
    assert choose(Counting(), KIT.rules, obs, seat, Rng("x")) == legal[-1]
    budget = iter((True, True, False))
    bot = Counting()
    assert choose(bot, KIT.rules, obs, seat, Rng("x"), lambda: next(budget)) == legal[2]
    assert bot.batches == 3


def test_a_bot_must_name_a_move() -> None:
    """Naming none is an error, not a pass."""
    obs, seat = first_decision()
    with pytest.raises(RuntimeError, match="named no move"):
        choose(Silent(), KIT.rules, obs, seat, Rng("x"))


def test_a_single_legal_move_is_played_without_thinking() -> None:
    state = next(s for s, seat in walk(OPEN).deciders(99) if len(KIT.rules.legal(s, seat)) == 1)
    seat = state.turn.seats[0]
    assert list(thoughts(Silent(), KIT.rules, state, seat, Rng("x"))) == KIT.rules.legal(
        state, seat
    )


def test_each_decision_of_a_bot_has_its_own_luck() -> None:
    """Determined by game, level, seat and ply."""
    rolls = {
        (level, seat, ply): bot_rng("toy", level, seat, ply).below(10**9)
        for level in ("easy", "normal")
        for seat in range(3)
        for ply in range(5)
    }
    assert len(set(rolls.values())) == len(rolls)
    assert bot_rng("toy", "easy", 0, 0).below(10**9) == rolls["easy", 0, 0]


def test_a_playout_ends_and_returns_its_length() -> None:
    """It changes the state in place."""
    state = OPEN.new()
    moves = playout(KIT.rules, state, Rng("out"))
    assert state.turn.mode == OVER
    assert moves > 5
    state = OPEN.new()
    advance(KIT.rules, state, Rng("luck"))
    assert state.turn.mode != CHANCE


def test_an_endless_game_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """It must not hang the worker."""
    monkeypatch.setattr(KIT.rules, "apply", lambda *_: None)
    state = OPEN.new()
    state.turn = Turn(0, (0,), 4)
    with pytest.raises(RuntimeError, match="does not end"):
        playout(KIT.rules, state, Rng("x"))


def test_a_random_bot_plays_every_legal_move_eventually() -> None:
    obs, seat = first_decision()
    seen = {choose(Random(), KIT.rules, obs, seat, Rng(f"luck {i}")) for i in range(400)}
    assert seen == set(KIT.rules.legal(obs, seat))


def test_a_greedy_bot_plays_the_best_evaluated_move() -> None:
    """On determinized states; ties are broken at random."""
    obs, seat = first_decision()
    legal = KIT.rules.legal(obs, seat)
    ties = {choose(Greedy(lambda *_: 0.5), KIT.rules, obs, seat, Rng(f"{i}")) for i in range(300)}
    assert ties == set(legal)
    calls: list[Any] = []

    def rank(state: Any, who: Seat) -> float:
        assert who == seat
        calls.append(state)
        return float(calls.index(state) % len(legal) == 2)

    assert choose(Greedy(rank, worlds=3), KIT.rules, obs, seat, Rng("g")) == legal[2]
    assert len(calls) == 3 * len(legal)
    assert all(-1 not in state.bag for state in calls), "evaluations see whole worlds"
