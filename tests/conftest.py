"""Shared fixtures: `game` for every game, `setup` for every game, seat count and option value.

`pytest --also early_states` adds a game that is not in the catalog yet.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
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
    needs = getattr(metafunc.module, "NEEDS", None)
    games = kits(tuple(metafunc.config.getoption("--also", [])))
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [_param(kit, kit, kit.id, needs) for kit in games])
    if "setup" in metafunc.fixturenames:
        params = []
        for kit in games:
            setups = [] if kit.missing(needs) else kit.setups()
            params += [_param(kit, setup, setup.label(), needs) for setup in setups]
            if not setups:
                params.append(_param(kit, None, kit.id, needs))
        metafunc.parametrize("setup", params)


def _param(kit: Kit, value: object, name: str, needs: tuple[str, ...] | None) -> object:
    missing = kit.missing(needs)
    marks = [pytest.mark.skip(reason=f"{kit.id} lacks {', '.join(missing)}")] if missing else []
    return pytest.param(value, id=name, marks=marks)


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
