"""Shared fixtures: `game` for every game, `setup` for every game, seat count and option value.

`company` is a set-up with at least two seats.

Tests marked `broad` run in `make test`. `make check` runs only the examples that the mark names, by
one parameter or by all of them ("toy", "gerrymander-0"), and the quick set-ups of each game.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import settings

from hustings import catalog
from tests import recovered_errors
from tests.kit import MODULES, TOY, Kit, Setup, kits

settings.register_profile("hustings", deadline=None, derandomize=True)
settings.load_profile("hustings")

GC_THRESHOLDS = (100_000, 50, 1000)
"""Collect rarely: cached games keep many live objects, and Python's default costs a sixth of the
time of all tests."""

MIN_SEATS = {"setup": 1, "company": 2}
"""Fewest seats of the set-ups that each fixture gives."""


def pytest_collection_finish() -> None:
    """Exempt collected tests from garbage collection, and collect rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def pytest_sessionfinish() -> None:
    """Collect once and freeze, because pytest collects ten times at its end."""
    gc.collect()
    gc.freeze()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize tests by `game`, `setup` and `company`."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(kit, id=kit.id) for kit in kits()])
    for name, least in MIN_SEATS.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(
                name,
                [
                    pytest.param(setup, id=setup.label(), marks=marks)
                    for kit in kits()
                    for setup, marks in marked_setups(kit)
                    if setup.seats >= least
                ],
            )


def marked_setups(kit: Kit) -> Iterator[tuple[Setup, tuple[pytest.MarkDecorator, ...]]]:
    """Yield all set-ups of a game with their marks.

    Quick ones run in `make check`, standard ones in `make test`, all in `make proofs`. Standard
    set-ups have every number of seats and every option value; proofs combine them.
    """
    quick, standard = kit.quick_setups(), kit.standard_setups()
    for setup in kit.setups():
        if setup in quick:
            yield setup, ()
        else:
            yield setup, (pytest.mark.broad if setup in standard else pytest.mark.slow,)


Made: TypeAlias = pytest.Item | pytest.Collector | Sequence[pytest.Item | pytest.Collector] | None


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(
    collector: pytest.Collector, name: str
) -> Generator[None, Made, Made]:
    """Remove the mark `broad` from the examples it names; each name must match an example.

    This hook sees all examples of a test, not only the selected ones.
    """
    made = yield
    several = made if isinstance(made, Sequence) else ()
    items = [item for item in several if isinstance(item, pytest.Function)]
    named = {each for item in items for mark in item.iter_markers("broad") for each in mark.args}
    unknown = set(named)
    for item in items if named else ():
        example = item.callspec.id if hasattr(item, "callspec") else ""
        labels = {example, *example.split("-")}
        if labels & named:
            item.own_markers[:] = [mark for mark in item.own_markers if mark.name != "broad"]
        unknown -= labels
    if unknown:
        raise collector.CollectError(
            f"broad: {', '.join(sorted(unknown))} names no example of {name}"
        )
    return made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """Fail a test if the page recovered from an error of ours (see tests/recovered_errors.py)."""
    recovered_errors.take()
    yield
    errors = recovered_errors.take()
    assert not errors, f"the page recovered from {len(errors)} errors\n{errors[0]}"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    """Add the toy to the catalog, so that it can be opened by its id."""
    kit = Kit(TOY)
    monkeypatch.setattr(catalog, "GAMES", (*catalog.GAMES, TOY))
    monkeypatch.setitem(sys.modules, f"hustings.games.{TOY}", kit.module("info"))
    for name in MODULES:
        monkeypatch.setitem(sys.modules, f"hustings.games.{TOY}.{name}", kit.module(name))
    shipped, folder = catalog.game_file, Path(__file__).parent / TOY
    monkeypatch.setattr(
        catalog,
        "game_file",
        lambda game, name: (folder / name).read_text() if game == TOY else shipped(game, name),
    )
    rulebook = catalog.rulebook
    monkeypatch.setattr(
        catalog,
        "rulebook",
        lambda game: kit.rulebook.read_text("utf-8") if game == TOY else rulebook(game),
    )
    yield kit
    catalog.info.cache_clear()
