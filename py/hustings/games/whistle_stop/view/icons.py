"""The emblem of each kind of card, as SVG paths in a box of 24 by 24.

A region's card has the region's ground instead.
"""

from __future__ import annotations

from typing import Final

_PERSON: Final = "M12 4a3 3 0 1 0 .1 0zM6 20v-4q0-5 6-5t6 5v4z"
_BALLOT: Final = "M4 11h16v9H4zM8 11V4h8v7M10 7h4"

EMBLEMS: Final = {
    "bake_sale": "M5 12h14l-2 8H7zM4 12q0-4 4-4q1-4 4-4t4 4q4 0 4 4z",
    "barbecue": "M4 11h16q0 6-8 6t-8-6zM8 16l-3 5M16 16l3 5M9 8q-2-2 0-4M14 8q-2-2 0-4",
    "gala_dinner": "M8 3h8l-1 8q-3 3-6 0zM12 13v6M8 20h8M9 7h6",
    "big_donor": "M3 8h18v10H3zM12 10a3 3 0 1 0 .1 0zM6 11v4M18 11v4",
    "super_state": "M12 2l3 7l7 .5l-5 4.5l1.5 7L12 17l-6.5 4l1.5-7l-5-4.5l7-.5z",
    "veto": "M12 3a9 9 0 1 0 .1 0zM6 6l12 12",
    "override": "M5 21h9M3 13l5-5l5 5l-5 5zM10 10l4-4M11 5l4 4M12 12l8 8",
    "green_veto": "M12 2l8 3v6q0 7-8 11q-8-4-8-11V5zM8 8l8 8M16 8l-8 8",
    "town_hall": "M3 10l9-6l9 6zM5 10v9M10 10v9M14 10v9M19 10v9M3 20h18",
    "grassroots": "M12 21v-9M12 12q0-7-8-7q0 7 8 7M12 15q0-6 8-6q0 6-8 6",
    "frontier": "M6 21V3l12 4l-12 4M3 21h8",
    "bus_tour": "M3 6h16l2 6v5H3zM3 12h18M8 6v6M14 6v6M7 16a2 2 0 1 0 .1 0zM17 16a2 2 0 1 0 .1 0z",
    "defection": "M8 4a3 3 0 1 0 .1 0zM3 20v-4q0-5 5-5t5 5v4zM14 8h7M18 5l3 3l-3 3",
    "attack_ad": "M3 10v5h4l9 5V5l-9 5zM19 9l3-2M20 13h3M19 17l3 2",
    "scandal": "M4 4h16v17H4zM7 8h10M7 12h4M7 16h4M14 12h3v5h-3z",
    "phone_bank": "M6 3l4 1l1 5l-2 2q1 3 4 5l2-2l5 1l1 4q-2 3-6 2Q5 18 3 8q0-4 3-5z",
    "file": "M3 6h7l2 3h9v11H3zM8 13h8M8 16h5",
    "donors": "M4 10q8-8 16 0M8 9l2 4l4-2l2 4l-5 5l-7-6M20 10l-4 6",
    "leak": "M12 3q7 8 7 12a7 7 0 0 1-14 0q0-4 7-12zM9 15q0 3 3 4",
    "endorsement": "M12 3a6 6 0 1 0 .1 0zM8 14l-2 7l6-3l6 3l-2-7M10 9l2 2l3-4",
    "victory_lap": "M7 3h10v6q0 5-5 5t-5-5zM7 5H3q0 5 5 6M17 5h4q0 5-5 6M12 14v5M8 21h8",
    "comeback": "M20 12a8 8 0 1 1-3-6M17 2v5h-5M12 8v5l3 2",
    "momentum": "M3 6l6 6l-6 6M9 6l6 6l-6 6M15 6l6 6l-6 6",
    "second_look": "M3 12q9-12 18 0q-9 12-18 0zM12 9a3 3 0 1 0 .1 0z",
    "legal_team": "M12 4v16M7 20h10M5 6h14M5 6l-3 7h6zM19 6l-3 7h6z",
    "swing": "M3 9h15M14 5l4 4l-4 4M21 16H6M10 12l-4 4l4 4",
    "get_out": f"{_BALLOT}M19 3v6M16 6h6",
    "absentee": "M3 6h18v13H3zM3 7l9 7l9-7",
    "recount": f"{_BALLOT}M17 3q5 1 4 5M23 6l-2 2l-2-2",
    "weather": "M7 14q-4 0-4-4t4-4q2-4 6-3t5 5q4 0 4 3t-4 3zM8 17l-1 4M13 17l-1 4M18 17l-1 4",
    "debate_win": "M6 8h12l-3 5v8H9v-8zM12 8V3M10 3h4M2 6l3 2M22 6l-3 2",
    "gaffe": "M3 4h18v12H12l-5 5v-5H3zM9 8l6 5M15 8l-6 5",
    "lawyer": "M3 9h18v11H3zM9 9V5h6v4M3 14h18",
    "turnout": f"{_BALLOT}M16 5h6",
    "photo": "M3 8h5l2-3h4l2 3h5v11H3zM12 10a4 4 0 1 0 .1 0z",
    "volunteers": f"{_PERSON}M20 6v6M17 9h6",
}
