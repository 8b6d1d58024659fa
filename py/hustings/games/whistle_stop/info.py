"""What the menu shows of Whistle-Stop. No engine may be imported here."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info, Option

INFO: Final = Info(
    id="whistle_stop",
    title="Whistle-Stop",
    tagline="Play cards, buy delegates, veto your rivals and roll for fifteen regions.",
    credit="After the rules of “Delegate Dash”, a boxed card game (first edition rule book). "
    "Title, cards, words and pictures are our own.",
    seats=(2, 3, 4),
    minutes=45,
    effort=3,
    options=(
        Option(
            "game",
            "Game",
            ((0, "Basic"), (1, "Advanced")),
            0,
            "Advanced adds 18 red cards for elections, a fourth card at the end of a turn and "
            "regions that can be called at the debate.",
        ),
        Option(
            "caps",
            "Delegates to a region",
            (
                (0, "10 each, 5 + 5 per candidate"),
                (1, "8 each, 2 + 4 per candidate"),
                (2, "10 each"),
            ),
            0,
            "How many delegates fit in one region: each candidate's own, and everybody's together.",
        ),
        Option(
            "order",
            "Order of the elections",
            ((0, "Smallest region first"), (1, "Largest region first"), (2, "By lot each time")),
            0,
        ),
        Option(
            "vetoes",
            "Vetoes",
            ((0, "Any card may be vetoed"), (1, "A Veto may not be vetoed"), (2, "Played without")),
            0,
            "Without: all Veto and Override cards stay in the box and nobody is asked to react.",
        ),
    ),
    hidden=True,
    rules=1,
)
