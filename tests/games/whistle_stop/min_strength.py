"""Required strength of the levels of Whistle-Stop (see test_bot_contract)."""

from __future__ import annotations

MIN_STRENGTHS = (
    ("normal", "easy", 2, 10, 0.8),
    ("normal", "easy", 4, 12, 0.25),
    ("hard", "easy", 2, 4, 0.7),
)
