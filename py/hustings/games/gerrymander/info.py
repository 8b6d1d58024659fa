"""What the menu shows of Gerrymander."""

from __future__ import annotations

from typing import Final

from hustings.core.model import Info, Option, Side

INFO: Final = Info(
    id="gerrymander",
    title="Gerrymander",
    tagline="Draw the borders, and the voters will follow.",
    credit=(
        "After “Mapmaker: The Gerrymandering Game” by Louis, Joshua and Becca Lafair "
        "(Lafair Family Games, 2019). Title, parties, words and drawings here are our own."
    ),
    seats=(1, 2, 3, 4),
    minutes=15,
    options=(
        Option(
            "tokens",
            "Voter tokens",
            (
                (0, "Face up"),
                (1, "Parties shown, values hidden until a district closes"),
                (2, "Face down until a district closes"),
            ),
            0,
            "Hidden tokens are drawn from the bag only when their district is closed.",
        ),
    ),
    hidden=False,
    rules=1,
    sides=(
        Side("Red", "seat-0", 0, "R"),
        Side("Blue", "seat-1", 1, "B"),
        Side("Amber", "seat-2", 2, "A"),
        Side("Green", "seat-3", 3, "G"),
    ),
)
