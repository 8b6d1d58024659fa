"""How strong the levels of Gerrymander must be at least, over a few games (see test_honest)."""

from __future__ import annotations

BARS = (
    ("normal", "easy", 2, 20, 0.8),
    ("normal", "easy", 4, 12, 0.4),
    ("hard", "normal", 2, 4, 0.5),
    ("expert", "hard", 2, 2, 0.5),
)
