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
            "goodwill",
            "Difficulty",
            (
                (0, "the book’s own game"),
                (1, "easy: a team of Hard wins 7 of 10 games"),
                (2, "even: 5 of 10"),
                (3, "hard: 3 of 10"),
            ),
            0,
            "Ours, not the book’s (rule 65): the team starts with points of goodwill, or with "
            "fewer than none. For one, two, three and four players: easy +11, +11, +3 and −5; "
            "even +7, +7, −2 and −8; hard +3, +3, −4 and −10.",
            proposed={1: 2, 2: 2, 3: 1, 4: 1},
        ),
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
