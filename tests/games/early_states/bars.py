"""How strong the levels of Early States must be at least, over a few games (see test_honest)."""

from __future__ import annotations

BARS = (
    ("normal", "easy", 2, 20, 0.8),
    ("hard", "normal", 2, 6, 0.5),
    ("expert", "hard", 2, 20, 0.5),
    ("expert", "hard", 4, 20, 0.25),
)
