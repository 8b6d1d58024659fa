"""Parameters of browser tests, of which `make test` runs some and `make proofs` all others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from zlib import crc32

import pytest

from e2e.playing import DESKTOP, PHONE
from hustings import catalog

SIZES = {"desktop": DESKTOP, "phone": PHONE}
GAMES_IN_TURN = 2
"""Games of a test of `some_games` in `make test`; other tests have other games."""


def some_games(test: Callable[..., None]) -> Callable[..., None]:
    """Parametrize a test by `game`, of which `make test` runs some. The other games are slow.

    For what the page does alike for every game; what is drawn anew in each game is tested in all.
    """
    first = crc32(test.__qualname__.encode())
    taken = {(first + n) % len(catalog.GAMES) for n in range(GAMES_IN_TURN)}
    params = [
        pytest.param(game, marks=() if n in taken else (pytest.mark.slow,))
        for n, game in enumerate(catalog.GAMES)
    ]
    parametrized: Callable[..., None] = pytest.mark.parametrize("game", params)(test)
    return parametrized


def pairs(
    names: str,
    first: Sequence[str],
    second: Mapping[str, object],
    indirect: Sequence[str] = (),
) -> pytest.MarkDecorator:
    """Parametrize a test by all pairs of two lists, of which `make test` runs the diagonal.

    There each value of the first list, which is the longer one, meets one of the second, in turn.
    The other pairs are slow. second: values by their names; indirect: names of fixtures.
    """
    params = []
    for n, one in enumerate(first):
        for m, (name, other) in enumerate(second.items()):
            marks = () if n % len(second) == m else (pytest.mark.slow,)
            params.append(pytest.param(one, other, id=f"{one}-{name}", marks=marks))
    return pytest.mark.parametrize(names, params, indirect=indirect)
