"""Contract of the debrief of every game: legal moves, consistent numbers, nothing hidden."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from hustings.bots.comparison import MoveComparer, earned
from hustings.bots.debrief import Debrief, debrief
from hustings.bots.decisions import Decision, decisions_of
from hustings.core.rng import Rng
from hustings.core.table import Table
from tests.kit import Kit, Setup, contents, poison, walk

MAX_DECISIONS = 4
"""Decisions per game that are debriefed: enough for every stage of the work."""
CLOCK_STEP = 0.01
"""Share of the time budget that each reading of the clock takes: a few readings per stage."""


def comparer(setup: Setup, seat: int) -> MoveComparer[Any]:
    """Return a comparer of moves by the level that reviews, with little time."""
    kit = setup.kit
    level = "hard" if "hard" in kit.bots.LEVELS else list(kit.bots.LEVELS)[-1]
    readings = count()
    return MoveComparer(
        kit.rules,
        kit.bots,
        level,
        seat,
        together=kit.info.together,
        spent=lambda: CLOCK_STEP * next(readings),
    )


def finished_table(setup: Setup) -> Table[Any]:
    """Return a random game at its end."""
    return Table(setup.kit.rules, walk(setup).record)


def sample(decisions: list[Decision[Any]]) -> list[Decision[Any]]:
    """Return some decisions from the whole game."""
    return decisions[:: max(1, len(decisions) // MAX_DECISIONS)][:MAX_DECISIONS]


def final_debrief(setup: Setup, decisions: list[Decision[Any]], end: float) -> Debrief:
    """Return the finished debrief of the first seat."""
    *_, account = debrief(comparer(setup, 0), decisions, end)
    return account


@pytest.mark.broad("toy", "early_states", "poll_position")
@pytest.mark.parametrize("place", [0, -1])
def test_a_debrief_names_legal_moves_and_adds_up(game: Kit, place: int) -> None:
    """With the fewest seats and with the most."""
    setup = game.default(game.info.seats[place])
    table = finished_table(setup)
    assert table.over
    assert not table.trouble
    decisions = sample(decisions_of(table, 0))
    end = earned(game.rules, table.state, 0, together=game.info.together)
    assert 0 <= end <= 1
    account = final_debrief(setup, decisions, end)
    assert account.decisions == len(decisions)
    assert 0 <= account.begin <= 1
    assert all(0 <= turn.chance <= 1 and 0 <= turn.cost <= 1 for turn in account.course)
    assert 0 <= account.lost <= len(decisions)
    assert account.begin - account.lost + account.luck == pytest.approx(end)
    seen = {each.ply: each for each in decisions}
    for verdict in account.worst + account.best:
        decision = seen[verdict.ply]
        legal = game.rules.legal(decision.obs, 0)
        assert verdict.move == decision.move
        assert {verdict.move, verdict.other} <= set(legal)
        assert verdict.move != verdict.other
        assert 0 <= verdict.value <= 1
        assert 0 <= verdict.other_value <= 1
        assert game.text.move(decision.obs, 0, verdict.other, setup.names)
    assert all(verdict.other_value > verdict.value for verdict in account.worst)
    assert all(verdict.value > verdict.other_value for verdict in account.best)


def test_the_chance_to_win_rises_with_the_value(setup: Setup) -> None:
    """Also in a solo game, whose value may count how far the goal was passed."""
    start = Table(setup.kit.rules, walk(setup).record, 0).state
    chances = [setup.kit.bots.win_chance(start, share / 20) for share in range(21)]
    assert chances == sorted(chances)
    assert 0 <= chances[0] < 0.1
    assert 0.9 < chances[-1] <= 1


@pytest.mark.broad("toy", "early_states", "poll_position")
def test_a_debrief_does_not_depend_on_hidden_information(game: Kit) -> None:
    """Indistinguishable worlds have the same debrief, although the true one is poisoned.

    The observations are not changed.
    """
    setup = game.default(2)
    table = finished_table(setup)
    rng = Rng("shuffle")
    truth = sample(decisions_of(table, 0))
    others = [each._replace(obs=each.obs.determinize(0, rng).observe(0)) for each in truth]
    seen = [contents(each.obs) for each in truth]
    for ply in range(table.at):
        poison(table.before(ply))
    one = final_debrief(setup, truth, 1.0)
    assert [contents(each.obs) for each in truth] == seen
    assert final_debrief(setup, others, 1.0) == one
