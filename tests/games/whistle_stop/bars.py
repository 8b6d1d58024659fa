"""How strong the levels of Whistle-Stop must be at least, over a few games (see test_honest)."""

from __future__ import annotations

BARS = (
    ("normal", "easy", 2, 10, 0.8),
    ("normal", "easy", 4, 12, 0.25),
    ("hard", "easy", 2, 4, 0.7),
)
