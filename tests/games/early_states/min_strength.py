"""Required strength of the levels of Early States (see test_bot_contract)."""

from __future__ import annotations

MIN_STRENGTHS = (
    ("normal", "easy", 2, 20, 0.8),
    ("hard", "normal", 2, 6, 0.5),
    ("expert", "hard", 2, 20, 0.5),
    ("expert", "hard", 4, 20, 0.25),
)
