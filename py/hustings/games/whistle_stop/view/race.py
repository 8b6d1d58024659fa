"""Draw what is around the map: scores, the race to a majority, and the railway of rounds."""

from __future__ import annotations

from typing import Final

from hustings.core.protocols import Tree
from hustings.draw.look import Look, arrange
from hustings.draw.marker import marker
from hustings.draw.pieces import Share, bar
from hustings.draw.tree import act, cls, h, num, part
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.regions import ALL_POINTS, MAJORITY
from hustings.games.whistle_stop.state import StopState, delegates, points, regions_won
from hustings.games.whistle_stop.view.map import Layout, layout_for
from hustings.messages.generated import whistle_stop_board as messages

DUEL_SEATS: Final = 2
"""With this many candidates the bar fills from both ends."""


def scores(obs: StopState, look: Look) -> list[Tree]:
    """Return everybody's name and points in a line above the bar."""
    layout = layout_for(tall=look.tall)
    wide = (layout.width - 8) / obs.seats
    return [_score(obs, look, layout, seat, 4 + seat * wide, wide) for seat in range(obs.seats)]


def _score(obs: StopState, look: Look, layout: Layout, seat: int, x: float, wide: float) -> Tree:
    label = messages.score(
        name=look.names[seat],
        points=points(obs, seat),
        regions=regions_won(obs, seat),
        delegates=delegates(obs, seat),
        cards=len(obs.hands[seat]),
    )
    size, line = (6.5, 13) if layout.tall else (9, 18.5)
    big = 14 if layout.tall else 18
    max_letters = int((wide - 2 * size - 3.4 * big * 0.6 - 8) / (big * 0.5))
    name = look.names[seat]
    name = name if len(name) <= max_letters else name[: max(1, max_letters - 1)] + "…"
    return h(
        "g",
        {"class": cls("ws-score-of", seat in obs.turn.seats and "ws-turn"), "role": "img",
         "aria-label": label},
        h("title", {}, label),
        marker(seat, x + size + 1, line - size * 0.62, size, "" if layout.tall else None),
        h("text", {"class": "ws-score-name", "x": num(x + 2 * size + 6), "y": num(line)}, name,
          h("tspan", {"class": "ws-score-points", "dx": "4" if layout.tall else "9"},
            f"{points(obs, seat)}")),
    )  # fmt: skip


def points_bar(obs: StopState, look: Look) -> Tree:
    """Return the bar of all 538 points, with a mark at the majority; a press opens its sheet.

    With two candidates the second one fills the bar from the right, and only one passes the mark.
    """
    layout = layout_for(tall=look.tall)
    wide, left, y, high = layout.width - 16, 8.0, layout.bar, layout.bar_height
    shares = [
        Share(f"seat-{seat}", points(obs, seat), "", f"ws-won-{seat}", f"won-{seat}")
        for seat in range(obs.seats)
    ]
    goal: float = MAJORITY
    if obs.seats == DUEL_SEATS:
        shares.insert(
            1, Share("ws-unwon", ALL_POINTS - sum(share.n for share in shares), key="unwon")
        )
        goal = ALL_POINTS / 2
    won = [f"{points(obs, seat)}" for seat in range(obs.seats)]
    half = num(left + wide * goal / ALL_POINTS)
    below = 16 if layout.tall else 22
    title = messages.race_title(points=MAJORITY)
    label = messages.click_label(action=title, label=messages.tally(all=ALL_POINTS, points=won))
    return h(
        "g",
        {"class": "ws-tally", "key": "race", **act(arrange("race"), label)},
        h("title", {}, messages.race_help(all=ALL_POINTS, points=MAJORITY)),
        h("rect", {"class": "ws-press", "x": num(left), "y": num(y - 2), "width": num(wide),
                   "height": num(high + below), "rx": "4"}),
        bar(left, y, wide, high, tuple(shares), ALL_POINTS, goal),
        h("rect", {"class": "lit-here", "x": num(left), "y": num(y + 2), "width": num(wide),
                   "height": num(high - 4), "fill": "none"}),
        h("text", {"class": "ws-goal", "x": half, "y": num(y + high + (13 if layout.tall else 18))},
          messages.majority(points=MAJORITY)),
    )  # fmt: skip


_BALLOT_BOX: Final = "M-7 -18v-5h14v5M-11 -18h22v18h-22z"
"""A ballot box, with a ballot in its slot."""
_SPEECH_BUBBLE: Final = "M-11 -21h22v16h-7l-4 5l-4 -5h-7z"
"""A speech bubble, for the debate."""


@part
def track(now: int, *, tall: bool) -> Tree:
    """Return the railway of thirteen rounds, with the train at the current one."""
    layout = layout_for(tall=tall)
    step = (layout.width - 8) / v.LAST
    y = layout.rails
    stops = [
        _stop(layout, n, 4 + step * (n - 0.5), passed=n < now)
        for n in range(1, v.LAST + 1)
        if n != max(1, now)
    ]
    ties = "".join(f"M{num(x)} {y - 2}v7" for x in range(8, layout.width - 4, 9 if tall else 16))
    label = messages.track(round=max(1, now), rounds=v.LAST)
    return h(
        "g",
        {"class": "ws-track", "role": "img", "aria-label": label},
        h("path", {"class": "ws-ties", "d": ties}),
        h("path", {"class": "ws-rail",
                   "d": f"M4 {y}H{layout.width - 4}M4 {y + 3}H{layout.width - 4}"}),
        stops,
        _train(layout, 4 + step * (max(1, now) - 0.5), max(1, now)),
    )  # fmt: skip


def _stop(layout: Layout, n: int, x: float, *, passed: bool) -> Tree:
    size = 0.86 if layout.tall else 1.0
    title, station, lift = (
        (messages.stop_election(round=n), _BALLOT_BOX, 3.6) if n in v.ELECTIONS
        else (messages.stop_debate(round=n), _SPEECH_BUBBLE, 7.6) if n == v.DEBATE
        else ("", "", 3)
    )  # fmt: skip
    kind = cls("ws-stop", passed and "ws-passed", bool(station) and "ws-station")
    return h(
        "g",
        {"class": kind, "transform": f"translate({num(x)} {num(layout.rails - 3)})"},
        h("title", {}, title) if station else None,
        h("path", {"d": station, "transform": f"scale({num(size)})"}) if station else None,
        h("text", {"y": num(-lift * size)}, f"{n}"),
    )


_ENGINES: Final = {
    True: "M-13 0v-20h17v10h1v-6h4v6q4 0 4 5v5z",
    False: "M-25 0v-25h24v10h3v-5h5v5h6v-6h-2v-3h10v3h-2v6q4 0 5 7v8z",
}
"""A steam engine, its cab on the left, by whether the drawing is tall."""


def _train(layout: Layout, x: float, n: int) -> Tree:
    move = f"transform:translate({num(x)}px,{num(layout.rails - 3)}px)"
    wheels, size = (((-8, 8), 2.6)) if layout.tall else ((-17, -3, 13), 4.4)
    return h(
        "g",
        {"class": "ws-train", "style": move, "key": f"train-{layout.tall}"},
        h("path", {"d": _ENGINES[layout.tall]}),
        [h("circle", {"cx": num(cx), "cy": "0", "r": num(size)}) for cx in wheels],
        h(
            "text",
            {"x": "-4.5" if layout.tall else "-13", "y": "-6" if layout.tall else "-9"},
            f"{n}",
        ),
    )


_SEAT_PATTERNS: Final = (
    ("M-3 3L3 -3M-1 9L9 -1M7 13L13 7", 10),
    ("M2 2h2.2v2.2h-2.2zM7 7h2.2v2.2h-2.2z", 10),
    ("M0 5H10M5 0V10", 10),
    ("M0 2.5H10M0 5H10", 10),
)
"""The pattern printed over each seat's colour, so that colour is never the only sign."""
_PATTERN_IN_STRIPE: Final = 0.6
"""Size of that pattern in the stripes of a region that is only led."""
_STRIPE_GAP: Final = 4.5
"""Between those stripes."""


@part
def seat_patterns(seats: int, *, tall: bool) -> Tree:
    """Return the SVG patterns of all seats: for regions won, and for regions led."""
    size = f"scale({0.7 if tall else 1})"
    units = {"patternUnits": "userSpaceOnUse"}
    patterns = []
    for seat in range(seats):
        drawn, side = _SEAT_PATTERNS[seat]
        whole = {"width": num(side), "height": num(side), "patternTransform": size, **units}
        stripe = side * _PATTERN_IN_STRIPE
        striped = {
            "width": num(stripe + _STRIPE_GAP),
            "height": num(stripe),
            "patternTransform": f"rotate(45) {size}",
            **units,
        }
        ink = {"class": cls("ws-ink", seat == 1 and "ws-dots"), "d": drawn}
        small = {"transform": f"scale({_PATTERN_IN_STRIPE})", **ink}
        patterns += [
            h("pattern", {"id": f"ws-won-{seat}", **whole}, h("path", ink)),
            h("pattern", {"id": f"ws-ahead-{seat}", **striped},
              h("rect", {"class": f"ws-stripe seat-{seat}",
                         "width": num(stripe), "height": num(stripe)}),
              h("path", small)),
        ]  # fmt: skip
    return h("defs", {}, patterns)
