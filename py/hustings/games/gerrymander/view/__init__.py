"""Drawing of Gerrymander: the map, the score, and the votes in every region."""

from __future__ import annotations

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import FIXED, Look
from hustings.draw.marker import marker
from hustings.draw.tree import cls, h
from hustings.games.gerrymander import phrases
from hustings.games.gerrymander.board import COLOURED
from hustings.games.gerrymander.state import NOBODY, State, members, parties, tally
from hustings.games.gerrymander.view.map import draw_board
from hustings.games.gerrymander.view.named_map import map_picture
from hustings.messages.generated import gerrymander as messages

DRAWN_KINDS = frozenset({"edge"})
INITIAL_ARRANGEMENT = FIXED
PANEL_VERBS = frozenset[int]()


def board(obs: State, picks: Picks, look: Look) -> Tree:
    """Return the map."""
    return draw_board(obs, picks, look)


def option_picture(key: str, value: int) -> Tree:  # noqa: ARG001 - only maps are pictured
    """Return a small picture of a map, by its value of the option."""
    return map_picture(value)


def panels(obs: State, picks: Picks, look: Look) -> list[Tree]:  # noqa: ARG001 - nothing to pick
    """Return the panels: the votes by region, and the full score."""
    return [_regions(obs), _score(obs, look)]


def _score(obs: State, look: Look) -> Tree:
    """Return the folded score table, with the votes spent, which the board does not show."""
    rows = [
        h(
            "tr",
            {"class": cls(party in obs.turn.seats and obs.seats > 1 and "gm-now")},
            h(
                "th",
                {"scope": "row"},
                h("span", {"class": "gm-party"}, _badge(party), _party_label(obs, look, party)),
            ),
            h("td", {}, obs.won[party]),
            h("td", {}, obs.swing[party]),
            h("td", {"class": "gm-small"}, obs.cost[party]),
        )
        for party in range(parties(obs))
    ]
    return h(
        "details",
        {"class": "panel gm-score"},
        h("summary", {}, messages.score_heading()),
        h(
            "table",
            {},
            h(
                "thead",
                {},
                h(
                    "tr",
                    {},
                    [
                        h("th", {"scope": "col"}, name)
                        for name in (
                            messages.score_party(),
                            messages.score_districts(),
                            messages.score_swing(),
                            messages.score_votes(),
                        )
                    ],
                ),
            ),
            h("tbody", {}, rows),
        ),
    )


def _regions(obs: State) -> Tree:
    """Return a line for each region: open ones first, then the districts, latest first."""
    lines = []
    for region in range(len(obs.sizes)):
        if obs.closed.find(region) < 0:
            counties = members(obs, region)
            first, last = obs.board.names[counties[0]], obs.board.names[counties[-1]]
            lines.append(
                _region(obs, messages.region_open(first=first, last=last), counties, NOBODY)
            )
    for number in reversed(range(len(obs.closed))):
        counties = members(obs, obs.closed[number])
        lines.append(
            _region(
                obs, messages.region_district(district=number + 1), counties, obs.holders[number]
            )
        )
    return h(
        "section",
        {"class": "panel gm-regions", "aria-label": messages.regions_heading()},
        h("h2", {}, messages.regions_heading()),
        h("ul", {}, lines),
    )


def _region(obs: State, name: str, counties: list[int], holder: int) -> Tree:
    votes = tally(obs, counties)
    total = sum(votes)
    known = all(obs.tokens[county] < COLOURED for county in counties)
    bar = (
        h(
            "span",
            {"class": "gm-bar", "aria-hidden": "true"},
            [
                h("span", {"class": f"seat-{party}", "style": f"flex-grow:{count}"})
                for party, count in enumerate(votes)
                if count
            ],
        )
        if known and total
        else None
    )
    return h(
        "li",
        {"class": cls(holder != NOBODY and "gm-won-line")},
        h(
            "span",
            {"class": "gm-region-name"},
            _badge(holder) if holder != NOBODY else None,
            messages.region_counties(region=name, counties=len(counties)),
        ),
        bar,
        h("span", {"class": "gm-votes"}, phrases.balance(obs, counties)),
    )


def _badge(party: int) -> Tree:
    attrs = {"viewBox": "-15 -15 30 30", "class": "badge", "aria-hidden": "true"}
    return h("svg", attrs, marker(party, 0, 0, 11, phrases.INITIALS[party]))


def _party_label(obs: State, look: Look, party: int) -> str:
    if obs.seats == 1:
        return phrases.PARTIES[party]
    return messages.party_led_by(party=phrases.PARTIES[party], name=look.names[party])
