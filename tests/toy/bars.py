"""How strong the levels of Back Room must be at least, over a few games (see test_honest)."""

from __future__ import annotations

BARS = (("normal", "easy", 2, 20, 0.6),)
