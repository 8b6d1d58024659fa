"""Measuring advice: its regret according to the game's judge, and contradicting hints."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from hustings.bots.opponent import Opponent
from hustings.bots.playout_judge import PlayoutJudge
from hustings.bots.search import thoughts
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from tests.bots import decisions
from tests.bots.tiny_games import Line, Tokens, evaluate
from tests.kit import Kit, walk
from tools import regret


class Sure(Opponent[Line]):
    """Names the legal move at a given place, or a random one."""

    def __init__(self, place: int, torn: bool = False) -> None:
        self.place = place
        self.torn = torn
        self.move_values: dict[Move, float] = {}

    def think(self, rules: Rules[Line], obs: Line, seat: Seat, rng: Rng) -> Iterator[Move]:
        legal = rules.legal(obs, seat)
        self.move_values = {move: i / (len(legal) - 1) for i, move in enumerate(legal)}
        yield rng.pick(legal) if self.torn else legal[self.place]


class Advisers:
    """Bots with one level and a judge that prefers later moves."""

    ADVICE_MARGIN = 0.05

    def __init__(self, place: int, torn: bool = False) -> None:
        self.LEVELS: Any = {"only": lambda: Sure(place, torn)}

    def judge(self) -> Sure:
        return Sure(-1)

    evaluate = staticmethod(evaluate)


def first(game: Tokens) -> regret.Asked:
    return regret.Asked(game.new(game.seats, {}), 0, "test")


@pytest.mark.parametrize(("place", "expected"), [(0, 1.0), (-1, 0.0)])
def test_regret_is_the_loss_according_to_the_judge(place: int, expected: float) -> None:
    bots: Any = Advisers(place)
    game: Any = Tokens()
    result = regret.looked_at(game, bots, first(game))
    assert result.regret == pytest.approx(expected)
    assert result.again in (None, 0.0), "the same move whatever the luck is no contradiction"


def test_noise_of_the_judge_causes_no_regret() -> None:
    """The best move of one run is valued by another run; a single run would always show a loss."""
    here, there = (1,), (2,)
    alike: dict[Move, float] = {here: 0.5, there: 0.5}
    lucky: dict[Move, float] = {here: 0.5, there: 0.9}
    assert regret.regret([alike, lucky], here) == pytest.approx(0.0)
    assert regret.regret([lucky, lucky], here) == pytest.approx(0.4)
    assert regret.regret([alike, {here: 0.5}], there) is None


def test_random_hints_contradict_each_other() -> None:
    """Counted where the same seat decides again."""
    bots: Any = Advisers(0, torn=True)
    game: Any = Tokens()
    position = first(game)
    one, two = (regret.first_advice(game, bots, position, f"{n}") for n in (1, 5))
    assert one != two
    results = [regret.Found(0.0, 0.3), regret.Found(0.1, 0.0), regret.Found(None, None)]
    row = regret.table_row("gerrymander", results)
    assert row.startswith("| Gerrymander | 2 | 0.0500 ")
    assert row.endswith("| 50% | 1 of 2 |")


def test_moves_are_compared_on_the_same_worlds() -> None:
    """By how games end; the bot's own choice is among the moves."""
    game: Any = Tokens()
    obs = game.new(game.seats, {})
    played = PlayoutJudge(Sure(0), Sure(-1), evaluate, most=3, worlds=4)
    *_, best = thoughts(played, game, obs, 0, Rng("played"))
    legal = game.legal(obs, 0)
    assert set(played.move_values) == {legal[0], *legal[-2:]}
    assert best == legal[-1]


@pytest.mark.broad("toy", "delegate_dash", "whistle_stop", "early_states", "gerrymander")
def test_every_game_has_a_judge(game: Kit) -> None:
    """Its first move is legal. Late in a game it plays the fewest moves to an end."""
    state, seat = next(
        (state, seat)
        for state, seat in reversed(walk(decisions.tables(game)[-1], "judge").deciders(20))
        if len(game.rules.legal(state, seat)) > 1
    )
    named = next(iter(thoughts(game.bots.judge(), game.rules, state.observe(seat), seat, Rng("j"))))
    assert named in game.rules.legal(state, seat)


def test_the_choice_of_positions_is_deterministic(toy: Kit) -> None:
    rules, bots, options = toy.rules, toy.bots, toy.default(2).options
    assert "hard" not in bots.LEVELS, "then all levels play"
    once, twice = (
        [position.name for position in islice(regret.positions(rules, bots, [2], options, "x"), 12)]
        for _ in range(2)
    )
    assert once == twice
    assert len(set(once)) == 12
