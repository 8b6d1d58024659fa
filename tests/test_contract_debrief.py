"""What every game's decisions are told to have come to: legal moves, fair numbers, no secrets."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from hustings.bots.comparison import MoveComparer, earned
from hustings.bots.debrief import Debrief, Decision, debrief, decisions_of
from hustings.core.rng import Rng
from hustings.core.table import Table
from tests.kit import Kit, Setup, contents, scribble, walk

FEW = 4
"""So many decisions of a game are looked at: enough for every part of the work."""
LOOK = 0.01
"""How much of the time goes by with every look at the clock: enough for one or two of each part."""


def comparer(setup: Setup, seat: int) -> MoveComparer[Any]:
    """Return the level that reviews games of this kind, with little time."""
    kit = setup.kit
    level = "hard" if "hard" in kit.bots.LEVELS else list(kit.bots.LEVELS)[-1]
    looks = count()
    return MoveComparer(
        kit.rules,
        kit.bots,
        level,
        seat,
        together=kit.info.together,
        spent=lambda: LOOK * next(looks),
    )


def played(setup: Setup) -> Table[Any]:
    """Return a random game at its end."""
    return Table(setup.kit.rules, walk(setup).record)


def few(decisions: list[Decision[Any]]) -> list[Decision[Any]]:
    """Return some decisions from all through the game."""
    return decisions[:: max(1, len(decisions) // FEW)][:FEW]


def last(setup: Setup, decisions: list[Decision[Any]], end: float) -> Debrief:
    """Return the whole account of the first seat."""
    *_, account = debrief(comparer(setup, 0), decisions, end)
    return account


@pytest.mark.broad("toy", "early_states", "poll_position")
@pytest.mark.parametrize("place", [0, -1])
def test_what_is_told_of_a_game_is_legal_fair_and_adds_up(game: Kit, place: int) -> None:
    """With the fewest people at the table and with the most."""
    setup = game.default(game.info.seats[place])
    table = played(setup)
    assert table.over
    assert not table.trouble
    decisions = few(decisions_of(table, 0))
    end = earned(game.rules, table.state, 0, together=game.info.together)
    assert 0 <= end <= 1
    account = last(setup, decisions, end)
    assert account.decisions == len(decisions)
    assert 0 <= account.begin <= 1
    assert 0 <= account.lost <= len(decisions)
    assert account.begin - account.lost + account.luck == pytest.approx(end)
    seen = {each.ply: each for each in decisions}
    for told in account.worst + account.best:
        decision = seen[told.ply]
        legal = game.rules.legal(decision.obs, 0)
        assert told.move == decision.move
        assert {told.move, told.other} <= set(legal)
        assert told.move != told.other
        assert 0 <= told.value <= 1
        assert 0 <= told.other_value <= 1
        assert game.text.move(decision.obs, 0, told.other, setup.names)
    assert all(told.other_value > told.value for told in account.worst)
    assert all(told.value > told.other_value for told in account.best)


def test_what_is_worth_more_is_likelier_to_win(setup: Setup) -> None:
    """Alone, too, where worth may be by how much a game is won."""
    start = Table(setup.kit.rules, walk(setup).record, 0).state
    found = [setup.kit.bots.win_chance(start, share / 20) for share in range(21)]
    assert found == sorted(found)
    assert 0 <= found[0] < 0.1
    assert 0.9 < found[-1] <= 1


@pytest.mark.broad("toy", "early_states", "poll_position")
def test_what_is_hidden_makes_no_difference(game: Kit) -> None:
    """Other worlds that look the same to the seat are told the same, and the true one is poisoned.

    Nor is what was seen changed by looking at it.
    """
    setup = game.default(2)
    table = played(setup)
    rng = Rng("shuffle")
    truth = few(decisions_of(table, 0))
    others = [each._replace(obs=each.obs.determinize(0, rng).observe(0)) for each in truth]
    seen = [contents(each.obs) for each in truth]
    for ply in range(table.at):
        scribble(table.before(ply))
    one = last(setup, truth, 1.0)
    assert [contents(each.obs) for each in truth] == seen
    assert last(setup, others, 1.0) == one
