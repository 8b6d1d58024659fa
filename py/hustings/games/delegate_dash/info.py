"""What the menu shows of Delegate Dash."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info

INFO: Final = Info(
    id="delegate_dash",
    title="Delegate Dash",
    tagline="Four candidates, five rounds of caucuses, 608 delegates: who takes 305?",
    credit="Delegate Dash by Chrystal and Glenn Overby (version 1.11, 2004), in the public domain. "
    "Playing it alone is our own extension.",
    seats=(1, 2, 3, 4),
    minutes=30,
    effort=2,
    rival="easy",  # automatic candidates win many games besides
    options=(),
    hidden=False,  # only the short sealed choice of rule 37 is secret, and nobody has to look at it
    rules=1,
)
