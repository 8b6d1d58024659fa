"""What stands beside the map: the week's event, the team, the forecast, and at last the sheet."""

from __future__ import annotations

from typing import Final

from hustings.core.model import HIDDEN, OVER, Event
from hustings.core.protocols import Tree
from hustings.core.wording import counted, signed
from hustings.draw.die import die_picture
from hustings.draw.look import Look
from hustings.draw.marker import badge
from hustings.draw.tree import Child, cls, h, num
from hustings.games.poll_position import names as words
from hustings.games.poll_position import tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import (
    HQ,
    IN_REGION,
    NOWHERE,
    PLACES,
    REGIONS,
    ROLLS,
    TYPE_OF,
    VALUES,
    WEEKS,
)
from hustings.games.poll_position.cards import ADDS, SHORT_STAFFING
from hustings.games.poll_position.forecast import Forecast, forecast, points_left
from hustings.games.poll_position.state import State
from hustings.games.poll_position.text.log import deeds, who


def _panel(title: str, *children: Child, kind: str = "") -> Tree:
    return h("section", {"class": cls("panel", kind)}, h("h2", {}, title), *children)


# The week ------------------------------------------------------------------------------------


def the_week(obs: State, look: Look) -> Tree:
    """Return this week's event card, what it did, the last rolls, and what is known of the next."""
    week = min(obs.week, WEEKS - 1)
    if week < len(obs.drawn):
        card: Child = _card(obs.drawn[week], f"Event of week {week + 1}")
    else:
        card = h("p", {"class": "pp-card pp-covered"}, f"The event of week {week + 1} is covered.")
    following = obs.drawn[week + 1 : week + 2]
    return _panel(
        f"Week {week + 1} of {WEEKS}",
        card,
        _done(obs, look),
        [_card(next_card, "Next week") for next_card in following],
        _lasting(obs),
        _rolls(look),
        _unseen(obs),
        kind="pp-week-panel",
    )


def _card(card: int, when: str) -> Tree:
    return h(
        "div",
        {"class": "pp-card"},
        h("p", {"class": "pp-when"}, when),
        h("p", {"class": "pp-card-name"}, words.CARDS[card], _plus(card)),
        h("p", {}, words.EFFECTS[card]),
    )


def _plus(card: int) -> Child:
    return h("span", {"class": "pp-plus"}, "engagement +1") if card in ADDS else None


def _done(obs: State, look: Look) -> Child:
    """Return what this week's card did: in full while it is news, else what it hit."""
    lines = deeds(_since_card(look.recent), look.viewer, look.names)
    if not lines and obs.struck < PLACES:
        lines = [f"It hit {words.named(obs.struck)}."]
    return h("ul", {"class": "pp-deeds"}, [h("li", {}, line) for line in lines]) if lines else None


def _since_card(recent: tuple[Event, ...]) -> tuple[Event, ...]:
    cards = [i for i, event in enumerate(recent) if event[0] == v.E_CARD]
    if not cards:
        return ()
    after = recent[cards[-1] :]
    turns = [i for i, event in enumerate(after) if event[0] == v.E_TURN]
    return after[: turns[0]] if turns else after


def _lasting(obs: State) -> Child:
    """Return what cards have changed for the rest of the game."""
    lines = []
    if obs.honk:
        lines.append("Honk Honk!: HQ serves a quarter fewer at the end.")
    if obs.reconciliation:
        lines.append("Reconciliation: remote complaints count twice.")
    if obs.shortage != NOWHERE:
        where = words.region(obs.shortage)
        lines.append(f"Personnel Shortage: staffing costs {SHORT_STAFFING} AP in {where}.")
    return h("ul", {"class": "pp-deeds"}, [h("li", {}, line) for line in lines]) if lines else None


def _rolls(look: Look) -> Child:
    """Return the last voters' dice, a number and a colour each."""
    rolled = [event for event in look.last if event[0] == v.E_INTENTION]
    if not rolled:
        return None
    return h(
        "div",
        {"class": "pp-rolls"},
        [
            h(
                "p",
                {},
                die_picture(region + 1, "rolled", key=f"{look.ply}-{i}"),
                _coloured(kind, f"{look.ply}-{i}"),
                h("span", {}, f"a voter {words.at(place)}"),
            )
            for i, (_, _, region, kind, place) in enumerate(rolled)
        ],
    )


def _coloured(kind: int, key: str) -> Tree:
    letter = h("text", {"class": "pp-face", "x": "0", "y": "22"}, words.COLOURS[kind][0].upper())
    said = f"{words.COLOURS[kind]}, {words.TYPES[kind]}"
    return die_picture(0, f"pp-colour-{words.TYPES[kind]} rolled", letter, key, said)


def _unseen(obs: State) -> Tree:
    counts = ", ".join(f"{obs.rest[value - 1]} of {value}" for value in VALUES)
    rolls = counted(ROLLS[obs.engagement], "voter")
    return h(
        "p",
        {"class": "help"},
        f"Engagement {obs.engagement}: {rolls} after each turn before week 5. "
        f"In the bag {obs.bag}; unseen in all: {counts}.",
    )


# The team ------------------------------------------------------------------------------------


def team(obs: State, look: Look) -> Tree:
    """Return everybody's specialist, place and action points."""
    order = [(obs.chief + i) % obs.markers for i in range(obs.markers)]
    return _panel("The team", h("ul", {"class": "pp-team"}, [_member(obs, look, m) for m in order]))


def _member(obs: State, look: Look, marker: int) -> Tree:
    region = obs.region[marker]
    where = "sealed plan" if region == HIDDEN else words.REGIONS[region]
    working = marker == obs.worker and obs.turn.prompt in (v.ACT, v.PLACE_DIE, v.SECOND)
    points = h("span", {"class": "pp-points"}, _points(obs.points)) if working else None
    card = obs.specialist[marker]
    return h(
        "li",
        {"class": cls(f"seat-{marker}", working and "pp-working")},
        badge(marker),
        h(
            "div",
            {},
            h("p", {"class": "pp-member"}, who(marker, look.names),
              h("span", {"class": "pp-chief"}, " ★ chief") if marker == obs.chief else None,
              points),
            h("p", {}, f"{words.SPECIALISTS[card]}: {words.ABILITIES[card]}"),
            h("p", {"class": "help"}, "no region yet" if region == NOWHERE else where),
        ),
    )  # fmt: skip


def _points(left: int) -> str:
    return f"{'●' * left}{'○' * (4 - left)} {left} AP"


# The forecast --------------------------------------------------------------------------------

_LOW: Final = -80
_HIGH: Final = 30


def forecast_panel(obs: State) -> Tree:
    """Return what final score is to be expected, with its range, on a scale of verdicts."""
    if obs.turn.mode == OVER:
        rows = [("Final score", forecast(obs))]
    elif obs.week == WEEKS:
        rows = [("To be expected", forecast(obs))]
    else:
        rows = [
            ("Counted now", forecast(obs, foresight=False)),
            ("If nobody did more", forecast(obs)),
            ("With the team at work", forecast(obs, working=True)),
        ]
    left = points_left(obs)
    note = f"{left} action points are left. Ranges hold 8 of 10 games." if left else ""
    return _panel(
        "Forecast",
        h("ul", {"class": "pp-forecast"}, [_row(label, range_) for label, range_ in rows]),
        h("p", {"class": "help"}, note) if note else None,
    )


def _row(label: str, expected: Forecast) -> Tree:
    low, middle, high = (signed(number) for number in expected)
    said = f"{middle}" if low == high else f"{middle} ({low} to {high})"
    verdict = words.VERDICTS[tally.verdict(expected.middle)].lower()
    return h(
        "li",
        {},
        h("p", {}, h("span", {}, label), h("b", {}, f"{said}, {verdict}")),
        _scale(expected, f"{label}: {said}"),
    )


def _at(points: float) -> float:
    return 200 * (min(_HIGH, max(_LOW, points)) - _LOW) / (_HIGH - _LOW)


def _scale(expected: Forecast, label: str) -> Tree:
    zones = ((_LOW, -10.5, "disaster"), (-10.5, 0.5, "trouble"), (0.5, 10.5, "well_done"),
             (10.5, _HIGH, "triumph"))  # fmt: skip
    spread = f"M{num(_at(expected.low))} 7H{num(_at(expected.high))}"
    return h(
        "svg",
        {"viewBox": "0 0 200 14", "class": "pp-range", "role": "img", "aria-label": label},
        [
            h("rect", {"class": f"pp-zone-{name}", "x": num(_at(a)), "y": "3",
                       "width": num(_at(b) - _at(a)), "height": "8"})
            for a, b, name in zones
        ],
        h("path", {"class": "pp-spread", "d": spread}),
        h("circle", {"class": "pp-middle", "cx": num(_at(expected.middle)), "cy": "7", "r": "4"}),
    )  # fmt: skip


# The score sheet -----------------------------------------------------------------------------


def sheet(obs: State) -> Tree:
    """Return the score sheet line by line, as far as the regions are counted."""
    head = ("Place", "Voters", "Turnout", "Served", "Complaints")
    return _panel(
        "Score sheet",
        h(
            "table",
            {"class": "pp-sheet"},
            h("thead", {}, _cells(head, "th")),
            [_region_rows(obs, region) for region in range(obs.counted)],
            _sums(obs) if obs.turn.mode == OVER else None,
        ),
        kind="pp-sheet-panel",
    )


def _sums(obs: State) -> Tree:
    result = tally.sheet(obs)
    lines = (
        ("Turnout: each full 5 voters", result.turnout_points),
        ("Complaints", -result.complaints),
        (f"Cost: each full 10 of {result.cost}", -result.cost_points),
        (f"Final score: {words.VERDICTS[result.verdict]}", result.final),
    )
    return h(
        "tfoot",
        {},
        _cells(("All", "", result.turnout, "", result.complaints), "td"),
        [_points_line(label, value) for label, value in lines],
    )


def _cells(values: tuple[object, ...], tag: str) -> Tree:
    kinds = (None, "pp-v", None, None, None)
    return h(
        "tr", {}, [h(tag, {"class": c}, str(each)) for c, each in zip(kinds, values, strict=True)]
    )


def _points_line(label: str, value: int) -> Tree:
    points = h("td", {}, signed(value) if value else "0")
    return h("tr", {}, h("td", {"colspan": "4"}, label), points)


def _region_rows(obs: State, region: int) -> Tree:
    places = (*IN_REGION, (HQ,))[region]
    name = words.REGIONS[region] if region < REGIONS else "Headquarters"
    title = h("tr", {}, h("th", {"colspan": "5", "scope": "rowgroup"}, name))
    rows = [_place_row(obs, number) for number in places]
    return h("tbody", {}, title, rows)


def _place_row(obs: State, number: int) -> Tree:
    counts = obs.up[4 * number : 4 * number + 4]
    voters = " ".join(str(value) for value, n in enumerate(counts, 1) for _ in range(n))
    turnout = obs.known(number)
    complaints = tally.complaints(obs, number, turnout)
    doubled = " (×2)" if complaints and tally.weight(obs, number) == 2 else ""
    served = "closed" if obs.closed[number] else tally.capacity(obs, number)
    name = "HQ" if number == HQ else words.TYPES[TYPE_OF[number]]
    return _cells((name, voters or "–", turnout, served, f"{complaints}{doubled}"), "td")
