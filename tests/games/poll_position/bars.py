"""Teams have no opponents: how strong they are is tested in test_bots, on points."""

from __future__ import annotations

BARS: tuple[tuple[str, str, int, int, float], ...] = ()
