"""Required strength of the levels of Delegate Dash (see test_bot_contract)."""

from __future__ import annotations

MIN_STRENGTHS = (
    ("normal", "easy", 4, 20, 0.8),
    ("normal", "easy", 2, 20, 0.6),
    ("hard", "normal", 4, 12, 0.25),
)
