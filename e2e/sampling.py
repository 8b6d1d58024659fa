"""Parameters of browser tests, of which `make test` runs some and `make proofs` all others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from e2e.playing import DESKTOP, PHONE

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def pairs(names: str, first: Sequence[str], second: Mapping[str, object]) -> pytest.MarkDecorator:
    """Parametrize a test by all pairs of two lists, of which `make test` runs the diagonal.

    There each value of the first list, which is the longer one, meets one of the second, in turn.
    The other pairs are slow. second: values by their names.
    """
    params = []
    for n, one in enumerate(first):
        for m, (name, other) in enumerate(second.items()):
            marks = () if n % len(second) == m else (pytest.mark.slow,)
            params.append(pytest.param(one, other, id=f"{one}-{name}", marks=marks))
    return pytest.mark.parametrize(names, params)
