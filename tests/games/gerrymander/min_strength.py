"""Required strength of the levels of Gerrymander (see test_bot_contract)."""

from __future__ import annotations

MIN_STRENGTHS = (
    ("normal", "easy", 2, 20, 0.8),
    ("normal", "easy", 4, 12, 0.4),
    ("hard", "normal", 2, 4, 0.5),
    ("expert", "hard", 2, 2, 0.5),
)
