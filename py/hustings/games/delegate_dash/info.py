"""What the menu shows of Delegate Dash."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info
from hustings.messages.generated import menu as messages

INFO: Final = Info(
    id="delegate_dash",
    title=messages.delegate_dash_title(),
    tagline=messages.delegate_dash_tagline(),
    credit=messages.delegate_dash_credit(),
    seats=(1, 2, 3, 4),
    minutes=30,
    effort=2,
    rival="easy",  # automatic candidates win many games besides
    options=(),
    hidden=False,  # only the short sealed choice of rule 37 is secret, and nobody has to look at it
    rules=1,
    press=True,
    automatic=(
        messages.delegate_dash_automatic(count=3),
        messages.delegate_dash_automatic(count=2),
        messages.delegate_dash_automatic(count=1),
        "",
    ),
    clear_lead=80,
    puzzle_grades=((1, 14), (2, 13), (3, 13)),
)
