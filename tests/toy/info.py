"""The menu entry of Back Room."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info, Option

INFO: Final = Info(
    id="toy",
    title="Back Room",
    tagline="Three wards, sealed plans and too many vetoes.",
    credit="Made for the tests of Hustings.",
    seats=(1, 2, 3, 4),
    minutes=5,
    options=(
        Option("rounds", "Rounds", ((1, "One"), (2, "Two"), (3, "Three")), 2, "How long it takes."),
        Option("machine", "The Machine", ((0, "Stays away"), (1, "Takes part")), 1),
    ),
    hidden=True,
    rules=1,
    levels=("easy", "normal"),
)
