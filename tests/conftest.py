"""Shared fixtures: `game` for every game, `setup` for every game, seat count and option value.

`company` is a set-up with more than one seat, for what needs somebody else at the table.

What is marked `broad` is left to `make test`. Of it `make check` takes the examples that the mark
names, by one parameter or by all ("toy", "gerrymander-0"); and of the set-ups a few, with the
fewest seats, the most, and every value of an option.
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
from tests import reported
from tests.kit import MODULES, TOY, Kit, Setup, kits

settings.register_profile("hustings", deadline=None, derandomize=True)
settings.load_profile("hustings")

SELDOM = (100_000, 50, 1000)
"""When rubbish is looked for: whole games are kept for all tests of them, none of it rubbish, and
to look through it as often as Python does by itself costs a sixth of the time of all tests."""


LEAST_SEATS = {"setup": 1, "company": 2}
"""How many seats there are at least in what each of these is given."""


def pytest_collection_finish() -> None:
    """Leave what was collected out of every search for rubbish, and search seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def pytest_sessionfinish() -> None:
    """Look once for rubbish in whatever is left; pytest would in the end do so ten times."""
    gc.collect()
    gc.freeze()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give `game`, `setup` and `company` to the tests that ask for them."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [pytest.param(kit, id=kit.id) for kit in kits()])
    for name, least in LEAST_SEATS.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(
                name,
                [
                    pytest.param(setup, id=setup.label(), marks=marks)
                    for kit in kits()
                    for setup, marks in marked(kit)
                    if setup.seats >= least
                ],
            )


def marked(kit: Kit) -> Iterator[tuple[Setup, tuple[pytest.MarkDecorator, ...]]]:
    """Yield a game's set-ups: few for `make check`, the usual for `make test`, all for proofs.

    Every number of seats and every value of every option is among the usual ones; that each value
    goes with each number is left to the proofs.
    """
    few, usual = kit.few_setups(), kit.usual_setups()
    for setup in kit.setups():
        if setup in few:
            yield setup, ()
        else:
            yield setup, (pytest.mark.broad if setup in usual else pytest.mark.slow,)


Made: TypeAlias = pytest.Item | pytest.Collector | Sequence[pytest.Item | pytest.Collector] | None


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(
    collector: pytest.Collector, name: str
) -> Generator[None, Made, Made]:
    """Take the mark off the examples of a broad property that it names; each name must be one's.

    All examples of a test are seen here, whichever of them are asked for.
    """
    made = yield
    several = made if isinstance(made, Sequence) else ()
    items = [item for item in several if isinstance(item, pytest.Function)]
    named = {each for item in items for mark in item.iter_markers("broad") for each in mark.args}
    unknown = set(named)
    for item in items if named else ():
        example = item.callspec.id if hasattr(item, "callspec") else ""
        told = {example, *example.split("-")}
        if told & named:
            item.own_markers[:] = [mark for mark in item.own_markers if mark.name != "broad"]
        unknown -= told
    if unknown:
        raise collector.CollectError(
            f"broad: {', '.join(sorted(unknown))} names no example of {name}"
        )
    return made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """Fail a test in which the page survived a fault of ours (see tests/reported.py)."""
    reported.take()
    yield
    found = reported.take()
    assert not found, f"the page carried on after {len(found)} faults\n{found[0]}"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    """Put the toy into the catalog, so that whatever opens games by their id can open it."""
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
    yield kit
    catalog.info.cache_clear()
