"""What the menu shows of Early States. No engine may be imported here."""

from __future__ import annotations

from hustings.core.model import Info, Option

INFO = Info(
    id="early_states",
    title="Early States",
    tagline="Roll, spend and mark your way through nine early primaries before the others do.",
    credit="After “Primary Dice” by Tim Kane (2016). Title, sheet and words are our own.",
    seats=(1, 2, 3, 4, 5, 6),
    minutes=20,
    options=(
        Option(
            "rival",
            "Your rival",
            ((0, "By the calendar"), (1, "Strikes where you are nearest")),
            0,
            "A rival that strikes takes what you are about to fill; it says so a turn ahead.",
            proposed={1: 1},  # by the calendar it is beaten by whoever plays sensibly
            seats=(1,),
        ),
        Option(
            "start",
            "Later seats begin with",
            ((0, "Nothing"), (1, "A few dollars")),
            0,
            "Who begins is ahead: a dollar or more for each seat that comes later evens it out.",
            seats=(2, 3, 4, 5, 6),
        ),
    ),
    hidden=False,
    rules=1,
)
