"""No required strength: a team has no opponents, and test_bots checks its points instead."""

from __future__ import annotations

MIN_STRENGTHS: tuple[tuple[str, str, int, int, float], ...] = ()
