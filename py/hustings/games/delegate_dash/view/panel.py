"""Draw the side panels: the standings, the calendar, and the coins nobody holds."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import Child, cls, h
from hustings.games.delegate_dash.names import CANDIDATES
from hustings.games.delegate_dash.state import (
    CONVENTION,
    MAJORITY,
    NOBODY,
    OF_REGION,
    PAWN,
    UNSEEN,
    DashState,
    pool,
    totals,
)
from hustings.games.delegate_dash.text.board import calendar
from hustings.games.delegate_dash.view.pieces import SUITS, coin_picture, suit_picture
from hustings.messages.generated import delegate_dash as messages


def standings(obs: DashState, look: Look) -> Tree:
    """Return the candidates, most delegates first, with their markers by region."""
    have = totals(obs)
    order = sorted(range(4), key=lambda side: (bool(obs.gone[side]), -have[side], side))
    heads = [
        h("th", {"scope": "col", "class": f"dd-{SUITS[r]}"}, suit_picture(r)) for r in range(4)
    ]
    return h(
        "section",
        {"class": "panel dd-standings", "aria-label": messages.view_standings()},
        h("h2", {}, messages.view_standings()),
        h(
            "table",
            {"class": "dd-regions"},
            h("thead", {}, h("tr", {}, heads)),
            [_candidate(obs, look, side, have[side]) for side in order],
        ),
        h("p", {"class": "dd-about"}, messages.view_bonus()),
    )


def _candidate(obs: DashState, look: Look, side: int, have: int) -> Tree:
    seat = obs.owner[side]
    who = [
        suit_picture(side),
        h("span", {"class": "dd-who-name"}, CANDIDATES[side]),
        h("span", {"class": "dd-who-player"}, look.names[seat]) if seat != NOBODY else None,
        h(
            "span",
            {"class": "dd-who-total"},
            messages.view_out()
            if obs.gone[side]
            else messages.view_have_of_needed(have=have, needed=MAJORITY),
        ),
    ]
    regions = [[m for m in markers if obs.where[m] == side] for markers in OF_REGION]
    return h(
        "tbody",
        {"class": cls("dd-row", f"dd-{SUITS[side]}", bool(obs.gone[side]) and "dd-out")},
        h(
            "tr",
            {},
            h(
                "th",
                {"colspan": "4", "scope": "rowgroup"},
                h("div", {"class": "dd-who"}, who),
            ),
        ),
        h(
            "tr",
            {},
            [
                h("td", {"class": f"dd-{SUITS[region]}"}, _markers(markers))
                for region, markers in enumerate(regions)
            ],
        )
        if have
        else None,
    )


def _markers(markers: list[int]) -> Child:
    if not markers:
        return None
    return h("p", {"class": "dd-markers"}, [coin_picture(marker) for marker in markers])


def campaign(obs: DashState) -> Tree:
    """Return the calendar, the uncommitted markers, and the coins not yet turned over."""
    left = pool(obs)
    return h(
        "section",
        {"class": "panel dd-campaign", "aria-label": messages.view_campaign()},
        h("h2", {}, messages.view_campaign()),
        h(
            "ol",
            {"class": "dd-calendar"},
            [
                h(
                    "li",
                    {
                        "class": cls(past and "dd-past", now and "dd-now"),
                        "aria-current": "step" if now else None,
                    },
                    h("span", {}, label),
                    h(
                        "span",
                        {"class": "dd-coins"},
                        messages.coins_counted(coins=coins) if coins else "",
                    ),
                )
                for label, coins, past, now in calendar(obs)
            ],
        ),
        [h("h3", {}, messages.view_uncommitted()), _markers(left)] if left else None,
        [h("h3", {}, messages.view_not_seen()), _unseen(obs)]
        if 0 < obs.round < CONVENTION
        else None,
    )


def _unseen(obs: DashState) -> Child:
    """Return the coins not yet turned over, region by region."""
    rest = [m for region in OF_REGION for m in region if m < PAWN and obs.where[m] == UNSEEN]
    return _markers(rest) or h("p", {}, messages.view_nothing())
