"""What the menu shows of Poll Position!."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info, Option

INFO: Final = Info(
    id="poll_position",
    title="Poll Position!",
    tagline="Run an election across Canada together: enough polling sites for all who turn up",
    credit=(
        "Poll Position! by Marcello Barisonzi (version 0.3, 2022). "
        "Contains information licensed under the Open Government Licence – Canada "
        "(https://open.canada.ca/en/open-government-licence-canada)."
    ),
    seats=(1, 2, 3, 4),
    minutes=30,
    effort=3,
    options=(
        Option(
            "sealed",
            "Planning",
            ((0, "open: everyone names a region, then may change it"), (1, "sealed: all at once")),
            0,
            "How the team decides each week who works in which region.",
        ),
        Option(
            "hq_cost",
            "Cost of headquarters",
            ((0, "its dice as they lie"), (1, "its dice doubled, as on the score sheet")),
            0,
            "The rule text and the author's score sheet disagree; the text is the default.",
        ),
    ),
    hidden=False,  # a sealed plan is covered even from its maker until all are in (rule 16)
    rules=1,
    together=True,
)
