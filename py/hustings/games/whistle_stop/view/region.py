"""One region on the map: its name and worth, everybody's delegates, incumbent, room, plans."""

from __future__ import annotations

from hustings.core.model import Move
from hustings.core.moves import Choice, Picks, encode
from hustings.core.protocols import Tree
from hustings.core.wording import change
from hustings.draw.look import LETTERS, Look
from hustings.draw.marker import marker
from hustings.draw.tree import Child, act, cls, h, num, part
from hustings.games.whistle_stop import text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import (
    BUS_TOUR,
    CARDS,
    DEFECTION,
    NAMES_REGION,
    SCANDAL,
    SWING,
)
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, SUPER
from hustings.games.whistle_stop.rules.debate import callable_regions
from hustings.games.whistle_stop.state import NOBODY, StopState, in_region
from hustings.games.whistle_stop.view.map import BOX, NAMES, OUTLINES, SPACE


class Scene:
    """One drawing: the observation, what may be clicked, who looks."""

    def __init__(self, obs: StopState, picks: Picks, look: Look) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        seats = obs.turn.seats
        self.seat = seats[0] if len(seats) == 1 else look.viewer
        self.live = bool(picks.legal)
        touring = bool(obs.play) and obs.play[1] == BUS_TOUR and obs.play[2] == v.TEXT
        self.steps = obs.turn.prompt in (v.PLACE, v.FLOOR) and not touring
        """Whether delegates are placed one by one: a bus moves all of them at once."""

    def choice(self, r: int) -> tuple[Choice, str] | None:
        """Return what a click on a region picks, and what that does; None for nothing."""
        if not self.live or self.seat is None:
            return None
        chosen = self.picks.chosen
        paths: list[Move] = [(v.V_SPOT,), (v.V_PLACE,), (v.V_CALL,)]
        if chosen[:1] == (v.V_CARD,) and len(chosen) > 1:
            paths.insert(0, (v.V_CARD, chosen[1], v.TEXT))
        for path in paths:
            one: Move = (v.V_PLACE, r, 1)
            found = self.picks.named("region", r, *path, through=True)
            if found is not None and path == (v.V_PLACE,) and self.steps and not chosen:
                found = Choice(encode(v.VERBS, one), one, "delegates:1")
            if found is not None:
                return found, text.move(self.obs, self.seat, found.move, self.look.names)
        return None

    def reason(self, r: int) -> str | None:
        """Return what a click on a region asks about when it cannot be chosen."""
        if not self.live:
            return None
        chosen, prompt = self.picks.chosen, self.obs.turn.prompt
        if chosen[:1] == (v.V_CARD,) and len(chosen) > 1:
            played: Move = (*chosen[:2], v.TEXT)
            if chosen[1] in NAMES_REGION:
                return f"why:{encode(v.VERBS, (*played, r))}"
            if self.picks.at(*played) is None:
                return f"why:{encode(v.VERBS, played)}"
        verb = {v.SPOT: "spot", v.CALL: "call"}.get(prompt, "place")
        asks = (v.ACT, v.PLACE, v.SPOT, v.FLOOR, v.CALL)
        return f"why:{verb}.{r}" if prompt in asks else None


def draw_region(scene: Scene, r: int) -> Tree:
    """Return a region as something to look at and, when it is one's turn, to click."""
    obs = scene.obs
    found = scene.choice(r)
    do, label = found or (scene.reason(r), "")
    said = described(scene, r)
    kind = cls(
        "ws-place",
        found is not None and "legal",
        bool(obs.called >> r & 1) and "ws-called",
        r in SUPER and "ws-single",
        bool(obs.plan[r]) and "ws-planned",
        _source(obs) == r and "ws-source",
        r in obs.votes and "ws-waiting",
        *((f"seat-{obs.holder[r]}", "ws-held") if obs.holder[r] != NOBODY else ()),
    )
    attrs = act(do, f"{label}. {said}" if label else said)
    return h(
        "g",
        {"class": kind, "key": f"region-{r}", **attrs, **({} if do else {"role": "img"})},
        h("title", {}, said),
        h("path", {"class": "ws-ground", "d": OUTLINES[r]}),
        _head(obs, r),
        _seats(obs, r),
        _price(scene, r) or _room(r, tuple(in_region(obs, r)), obs.all_cap),
    )


def _price(scene: Scene, r: int) -> Tree | None:
    """Return what it costs to call a region, while that is chosen or paid for."""
    obs = scene.obs
    calling = bool(obs.calling >> r & 1)
    choosing = obs.turn.prompt == v.CALL and len(obs.turn.seats) == 1
    if not calling and not (choosing and r in callable_regions(obs, obs.turn.seats[0])):
        return None
    return _tag(r, f"call ${COST[r]}M" + " ✔" * calling, calling)


@part
def _tag(r: int, says: str, chosen: bool) -> Tree:
    x, y = BOX[r]
    return h(
        "g",
        {"class": cls("ws-price", chosen and "ws-calling")},
        h("rect", {"x": num(x - 2), "y": num(y + 62), "width": num(SPACE[0] + 4), "height": "14",
                   "rx": "7"}),
        h("text", {"x": num(x + SPACE[0] / 2), "y": num(y + 73)}, says),
    )  # fmt: skip


def _source(obs: StopState) -> int:
    """Return the region a bus tour leaves, or -1."""
    touring = obs.play and obs.play[1] == BUS_TOUR and obs.play[2] == v.TEXT
    return obs.play[3] if touring else -1


def described(scene: Scene, r: int) -> str:
    """Return everything about a region as a sentence or two."""
    obs, names = scene.obs, scene.look.names
    row = in_region(obs, r)
    there = ", ".join(f"{names[s]} {n}" for s, n in enumerate(row) if n) or "no delegates"
    star = ", a Super State" if r in SUPER else ""
    holder = obs.holder[r]
    won = "" if holder == NOBODY else f" Won by {names[holder]}."
    if obs.called >> r & 1:
        won = f" Called for {names[holder]}."
    planned = _planned_words(obs, r)
    full = f"{sum(row)} of {obs.all_cap}"
    return f"{REGIONS[r].name}, {EV[r]} points{star}: {there}; {full}.{won}{planned}"


def _planned_words(obs: StopState, r: int) -> str:
    if not obs.plan[r]:
        return ""
    rival = obs.play[4] if obs.play else NOBODY
    return " One delegate to go." if rival != NOBODY else f" {obs.plan[r]} more planned."


def _head(obs: StopState, r: int) -> list[Tree]:
    parts = [_name(r), _points(r)]
    if r in SUPER:
        parts.append(_star(r))
    holder = obs.holder[r]
    if holder != NOBODY:
        parts.append(_holder(r, holder, called=bool(obs.called >> r & 1)))
    return parts


@part
def _name(r: int) -> Tree:
    x, y = BOX[r]
    return h("text", {"class": "ws-name", "x": num(x), "y": num(y + 8)}, NAMES[r])


@part
def _points(r: int) -> Tree:
    x, y = BOX[r]
    return h("text", {"class": "ws-points", "x": num(x), "y": num(y + 26)}, f"{EV[r]}")


@part
def _star(r: int) -> Tree:
    x, y = BOX[r]
    return h("text", {"class": "ws-star", "x": num(x + 21), "y": num(y + 25)}, "★")


@part
def _holder(r: int, holder: int, *, called: bool) -> Tree:
    cx, cy = BOX[r][0] + SPACE[0] - 12, BOX[r][1] + 20
    return h(
        "g",
        {"class": "ws-holder"},
        h("circle", {"class": "ws-seal", "cx": num(cx), "cy": num(cy), "r": "10.5"}),
        marker(holder, cx, cy, 7.5),
        [
            h("circle", {"class": "ws-lock", "cx": num(cx + 8), "cy": num(cy - 8), "r": "6"}),
            h("text", {"class": "ws-tick", "x": num(cx + 8), "y": num(cy - 5)}, "✔"),
        ]
        if called
        else None,
    )


def _seats(obs: StopState, r: int) -> list[Tree]:
    """Return everybody's delegates with what is planned for them."""
    x, y = BOX[r]
    row = in_region(obs, r)
    drawn, plans = [], []
    for seat, n in enumerate(row):
        cx = x + 7 + 31 * (seat % 2)
        cy = y + (47 if obs.seats == 2 else 38 + 18 * (seat // 2))
        more = planned(obs, r, seat)
        drawn.append(_side(seat, cx, cy, n, more))
        if more:
            plans.append(_plan(cx + (16 if n else 8), cy, more))
    return [*drawn, *plans]


@part
def _side(seat: int, cx: float, cy: float, n: int, more: int) -> Tree:
    """Return a seat's delegates at a place of the map. more: those planned, drawn over it."""
    return h(
        "g",
        {"class": cls("ws-side", not (n or more) and "ws-none")},
        marker(seat, cx, cy, 6, LETTERS[seat]),
        h("text", {"class": "ws-n", "x": num(cx + 9), "y": num(cy + 4.5)}, f"{n}")
        if n or not more
        else None,
    )


@part
def _plan(x: float, y: float, more: int) -> Tree:
    """Return by how many delegates the card on the table would change somebody's here."""
    attrs = {"class": cls("ws-plan", more < 0 and "ws-less"), "x": num(x), "y": num(y + 4)}
    return h("text", attrs, change(more))


def planned(obs: StopState, r: int, seat: int) -> int:
    """Return by how many delegates the card on the table would change a seat's here."""
    if not obs.play or obs.play[2] == v.RED_WAY:
        return 0
    player, kind, way, target, rival = obs.play
    if way == v.TEXT and rival != NOBODY:
        if not (obs.plan[r] or (kind != SCANDAL and target == r)) or seat not in (player, rival):
            return 0
        lost = min(in_region(obs, r)[rival], CARDS[kind].lost)
        if seat == rival:
            return -lost
        return lost if kind in (DEFECTION, SWING) else 0
    if seat != player:
        return 0
    return -sum(obs.plan) if _source(obs) == r else obs.plan[r]


@part
def _room(r: int, row: tuple[int, ...], cap: int) -> Tree:
    """Return a bar of everybody's delegates against the cap of the region."""
    x, y = BOX[r]
    wide = SPACE[0] - 24
    unit = wide / cap
    parts: list[Child] = []
    at = 0.0
    for seat, n in enumerate(row):
        if n:
            attrs = {"x": num(x + at), "y": num(y + 66), "width": num(n * unit), "height": "5"}
            parts.append(h("rect", {"class": f"ws-share seat-{seat}", **attrs}))
            at += n * unit
    full = {"x": num(x), "y": num(y + 66), "width": num(wide), "height": "5"}
    return h(
        "g",
        {"class": "ws-room"},
        h("rect", {"class": "ws-cap", **full}),
        parts,
        h("text", {"class": "ws-total", "x": num(x + SPACE[0] + 1), "y": num(y + 72)},
          f"{sum(row)}/{cap}"),
    )  # fmt: skip
