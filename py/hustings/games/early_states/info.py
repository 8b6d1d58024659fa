"""What the menu shows of Early States. No engine may be imported here."""

from __future__ import annotations

from hustings.core.model import Info

INFO = Info(
    id="early_states",
    title="Early States",
    tagline="Roll, spend and mark your way through nine early primaries before the others do.",
    credit="After “Primary Dice” by Tim Kane (2016). Title, sheet and words are our own.",
    seats=(1, 2, 3, 4, 5, 6),
    minutes=20,
    options=(),
    hidden=False,
    rules=1,
)
