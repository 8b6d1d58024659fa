"""Shared fixtures: `game` for every game, `setup` for every game, seat count and option value.

`pytest --also early_states` adds a game that is not in the catalog yet.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from _pytest.mark import ParameterSet
from hypothesis import settings

from hustings import catalog
from tests.kit import MODULES, TOY, Kit, kits

settings.register_profile("hustings", deadline=None, derandomize=True)
settings.load_profile("hustings")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add our own options."""
    parser.addoption("--also", action="append", default=[], help="a game not yet in the catalog")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give `game` and `setup` to the tests that ask for them.

    A game whose folder lacks a file is skipped here; test_architecture fails for it. A test
    module may name the few files it needs in NEEDS.
    """
    if not {"game", "setup"} & set(metafunc.fixturenames):
        return
    needs = getattr(metafunc.module, "NEEDS", None)
    games = kits(tuple(metafunc.config.getoption("--also", [])))
    if "game" in metafunc.fixturenames:
        params = [_lacking(kit, needs) or pytest.param(kit, id=kit.id) for kit in games]
        metafunc.parametrize("game", params)
    if "setup" in metafunc.fixturenames:
        params = []
        for kit in games:
            lacking = _lacking(kit, needs)
            setups = [] if lacking else kit.setups()
            params += [pytest.param(setup, id=setup.label()) for setup in setups]
            params += [lacking] if lacking else []
        metafunc.parametrize("setup", params)


def _lacking(kit: Kit, needs: tuple[str, ...] | None) -> ParameterSet | None:
    missing = kit.missing(needs)
    mark = pytest.mark.skip(reason=f"{kit.id} lacks {', '.join(missing)}")
    return pytest.param(None, id=kit.id, marks=mark) if missing else None


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    """Put the toy into the catalog, so that whatever opens games by their id can open it."""
    kit = Kit(TOY)
    monkeypatch.setattr(catalog, "GAMES", (*catalog.GAMES, TOY))
    monkeypatch.setitem(sys.modules, f"hustings.games.{TOY}", kit.module("info"))
    for name in MODULES:
        monkeypatch.setitem(sys.modules, f"hustings.games.{TOY}.{name}", kit.module(name))
    yield kit
    catalog.info.cache_clear()
