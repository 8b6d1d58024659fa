"""Contract of every game's headlines: they word any progress and outcome a save may hold."""

from __future__ import annotations

import json
from collections.abc import Collection
from itertools import product

from hustings.core.model import Outcome
from tests.kit import Setup, contents, viewers, walk


def sample_values(values: Collection[int | str]) -> list[int | str]:
    """Return all values, or, if they are many, the first three, a middle one and the last."""
    samples = list(values)
    return samples if len(samples) < 6 else [*samples[:3], samples[len(samples) // 2], samples[-1]]


def test_progress_has_the_fields_the_headline_declares(setup: Setup) -> None:
    """In every position, each with an allowed value that JSON can hold."""
    known = setup.kit.headline.PROGRESS
    for state in [*walk(setup).samples(16), walk(setup).end]:
        for viewer in viewers(setup):
            obs = state.observe(viewer)
            before = contents(obs)
            progress = setup.kit.text.progress(obs)
            assert contents(obs) == before
            assert progress.keys() == known.keys()
            for name, value in progress.items():
                assert type(value) in (int, str)
                assert value in known[name], name
            assert json.loads(json.dumps(dict(progress))) == progress


def test_every_progress_is_worded_in_one_line(setup: Setup) -> None:
    """Also where the values contradict each other."""
    known = setup.kit.headline.PROGRESS
    for values in product(*map(sample_values, known.values())):
        progress = dict(zip(known, values, strict=True))
        line = setup.kit.headline.summary(progress, setup.names)
        assert line, progress
        assert line == " ".join(line.split()), progress


def test_every_outcome_is_worded_in_at_most_one_line(setup: Setup) -> None:
    """Every reason with any ranks and scores: no winner, one winner, all winners."""
    seats = setup.seats
    ranks = {(2,) * seats, (1,) * seats, (*range(1, seats + 1),), (*range(seats, 0, -1),)}
    for reason in setup.kit.headline.REASONS:
        for rank, score in product(sorted(ranks), (-1_000_000, -1, 0, 1, 40, 1_000_000)):
            outcome = Outcome(rank, (score,) * seats, reason)
            line = setup.kit.headline.outcome(outcome, setup.names)
            assert line == " ".join(line.split()), outcome
