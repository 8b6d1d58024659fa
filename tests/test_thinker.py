"""The bot worker's loop: answers, progress, the time cap, and warming up."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings import catalog
from hustings.bots.amaf import Amaf
from hustings.bots.flat_monte_carlo import FlatMonteCarlo
from hustings.bots.rollout import Rollout
from hustings.bots.search import uniform
from hustings.bots.tree import Tree
from hustings.core.record import make
from hustings.shell import thinker as worker
from tests.kit import Kit


def job(**more: Any) -> str:
    """Return a job for the toy's first decision."""
    record = make(catalog.info("toy"), 2, {}, "a")
    from hustings.core.table import Table

    seat = Table(catalog.rules("toy"), record).seats[0]
    return json.dumps({"record": record.data(), "seat": seat, "level": "easy"} | more)


def progress(thinker: worker.Thinker) -> list[float | None]:
    """Return the progress reported after each batch, up to the answer."""
    shares = []
    while thinker.step() is None:
        shares.append(thinker.done)
    return shares


@pytest.mark.parametrize("kind", ["flat", "halving", "amaf", "tree"])
def test_a_search_with_a_budget_reports_its_progress(
    toy: Kit, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    evaluate = catalog.bots("toy").evaluate
    finish = Rollout(evaluate)
    bots = {
        "flat": lambda: FlatMonteCarlo(uniform, evaluate, rollouts=40, batch=5),
        "halving": lambda: FlatMonteCarlo(uniform, evaluate, rollouts=40, batch=5, halving=True),
        "amaf": lambda: Amaf(finish, rollouts=40, batch=5),
        "tree": lambda: Tree(finish, iterations=40, batch=5),
    }
    monkeypatch.setitem(catalog.bots("toy").LEVELS, "easy", bots[kind])
    thinker = worker.Thinker()
    thinker.start(job(cap=1000))
    reported = [done for done in progress(thinker) if done is not None]
    assert reported == sorted(reported)
    assert len(set(reported)) > 3
    assert reported[0] < 0.5
    assert reported[-1] == 1.0


def test_a_bot_without_a_budget_reports_no_progress(toy: Kit) -> None:
    thinker = worker.Thinker()
    thinker.start(job(cap=1000))
    assert set(progress(thinker)) <= {None}


def test_the_time_cap_ends_thinking_with_the_best_move_so_far(toy: Kit) -> None:
    thinker = worker.Thinker()
    thinker.start(job(cap=1e-9))
    assert thinker.step()


def test_no_time_limit_ends_a_job_that_has_no_answer_yet(toy: Kit) -> None:
    """A whole game of bots takes as long as it takes."""
    record = make(catalog.info("toy"), 2, {}, "match").data()
    thinker = worker.Thinker()
    thinker.start(
        json.dumps({"want": "match", "record": record, "levels": ["easy", "easy"], "cap": 1e-9})
    )
    while (answer := thinker.step()) is None:
        assert thinker.done is not None
    assert len(json.loads(answer)["scores"]) == 2


def test_a_warm_up_is_a_job_like_any_other(toy: Kit) -> None:
    record = make(catalog.info("toy"), 2, {}, "warm").data()
    thinker = worker.Thinker()
    thinker.start(json.dumps({"want": "warm", "record": record, "levels": ["easy"], "cap": 30}))
    assert len(progress(thinker)) > 3
