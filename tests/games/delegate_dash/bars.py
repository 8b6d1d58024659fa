"""How strong the levels of Delegate Dash must be at least, over a few games (see test_honest)."""

from __future__ import annotations

BARS = (
    ("normal", "easy", 4, 20, 0.8),
    ("normal", "easy", 2, 20, 0.6),
    ("hard", "normal", 4, 12, 0.25),
)
