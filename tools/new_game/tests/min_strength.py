"""Required strength of the levels of New Game (see test_bot_contract)."""

from __future__ import annotations

MIN_STRENGTHS = (("normal", "easy", 2, 20, 0.6),)
