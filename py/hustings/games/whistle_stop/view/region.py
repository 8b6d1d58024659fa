"""One region on the map: its name and worth, everybody's delegates, incumbent, room, plans."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import Event, Move, Seat
from hustings.core.moves import Choice, Picks, encode
from hustings.core.protocols import Tree
from hustings.draw.look import Look, arrange
from hustings.draw.tree import act, cls, h, part
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
from hustings.games.whistle_stop.election_events import Held, ResultCounted, Won
from hustings.games.whistle_stop.regions import COST, EV, REGIONS, SUPER
from hustings.games.whistle_stop.rules.debate import callable_regions
from hustings.games.whistle_stop.state import NOBODY, StopState, in_region
from hustings.games.whistle_stop.view.map import grounds
from hustings.games.whistle_stop.view.plate import full, lock, plans, plate, price
from hustings.games.whistle_stop.view.spread import opened
from hustings.messages.generated import whistle_stop_board as messages


class Scene:
    """One drawing: the observation, what may be clicked, who looks."""

    def __init__(self, obs: StopState, picks: Picks, look: Look) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        seats = obs.turn.seats
        self.seat = seats[0] if len(seats) == 1 else look.viewer
        self.live = bool(picks.legal) and not picks.ahead and self.seat in seats
        """Whether what may be picked is asked in this position."""
        if picks.legal and not self.live:
            self.seat = look.viewer
        touring = bool(obs.play) and obs.play[1] == BUS_TOUR and obs.play[2] == v.TEXT
        self.steps = obs.turn.prompt in (v.PLACE, v.FLOOR) and not touring
        """Whether delegates are placed one by one: a bus moves all of them at once."""
        self.fell = {} if self.live else _just_decided(look.last)
        """Of each region that has just been won or held, the event that says so."""

    def choice(self, r: int) -> tuple[Choice, str] | None:
        """Return what a click on a region picks, and what that does; None for nothing."""
        if not self.picks.legal or self.seat is None:
            return None
        chosen = self.picks.chosen
        paths: list[Move] = [(v.V_SPOT,), (v.V_PLACE,), (v.V_CALL,)]
        if chosen[:1] == (v.V_CARD,) and len(chosen) > 1:
            paths.insert(0, (v.V_CARD, chosen[1], v.TEXT))
        for path in paths:
            one: Move = (v.V_PLACE, r, 1)
            found = self.picks.named("region", r, *path, through=True)
            if found is not None and path == (v.V_PLACE,) and self.steps and not chosen:
                found = Choice(encode(v.VOCABULARY.verbs, one), one, "delegates:1")
            if found is not None:
                return found, text.move(self.obs, self.seat, found.move, self.look.names)
        return None

    def reason(self, r: int) -> Move | None:
        """Return what a click on a region asks about when it cannot be chosen."""
        if not self.live:
            return None
        chosen, prompt = self.picks.chosen, self.obs.turn.prompt
        if chosen[:1] == (v.V_CARD,) and len(chosen) > 1:
            played: Move = (*chosen[:2], v.TEXT)
            if chosen[1] in NAMES_REGION:
                return (*played, r)
            if self.picks.at(*played) is None:
                return played
        verb = {v.SPOT: v.V_SPOT, v.CALL: v.V_CALL}.get(prompt, v.V_PLACE)
        asks = (v.ACT, v.PLACE, v.SPOT, v.FLOOR, v.CALL)
        return (verb, r) if prompt in asks else None

    def asks(self, r: int) -> str | None:
        """Return the message of a region that cannot be chosen: what it is, or why it cannot be.

        On a phone its sheet, for the map says less of it there.
        """
        if self.look.tall:
            return arrange("region", r)
        place = self.reason(r)
        return f"why:{encode(v.VOCABULARY.verbs, place)}" if place else None


def _just_decided(last: tuple[Event, ...]) -> dict[int, Won | Held]:
    """Return the regions decided by these events, none once the end is told."""
    if last and isinstance(last[-1], ResultCounted):
        return {}
    return {event.region: event for event in last if isinstance(event, Won | Held)}


class Drawn(NamedTuple):
    """A region as it is drawn: its ground, and its plate, which lies over all grounds."""

    ground: Tree
    plate: Tree


class Told(NamedTuple):
    """What a region's plate tells: who stands there and, beside it, the one thing to be noted.

    row: delegates by seat, cap: how many all may have there. changes: what the card on the table
    would do, by seat. cost: of a call, "" where none is chosen or paid for; calling: it is chosen.
    packed: no more fit.
    """

    row: tuple[int, ...]
    cap: int
    holder: Seat
    brief: bool
    called: bool
    changes: tuple[tuple[Seat, int], ...]
    cost: str
    calling: bool
    packed: bool


def draw_region(scene: Scene, r: int) -> Drawn:
    """Return a region as something to look at and, when it is one's turn, to click.

    The plate is what is told and reached by keyboard; a click on the ground does the same.
    """
    obs, tall = scene.obs, scene.look.tall
    found = scene.choice(r)
    do, label = found or (scene.asks(r), "")
    said = described(scene, r)
    said = messages.does(does=label, said=said) if label else said
    row = tuple(in_region(obs, r))
    holder = obs.holder[r]
    shown = holder if holder != NOBODY else leading(row)
    side = (
        (f"seat-{shown}", "ws-held" if holder != NOBODY else "ws-ahead") if shown < NOBODY else ()
    )
    legal = found is not None and scene.live
    changes = tuple((seat, n) for seat in range(obs.seats) if (n := planned(obs, r, seat)))
    cost, called = _price(scene, r), bool(obs.called >> r & 1)
    brief = tall and not (legal or changes or cost or opened(scene.look) == r)
    packed = sum(row) >= obs.all_cap and not (changes or brief)
    kind = cls(
        "ws-place",
        legal and "legal",
        called and "ws-called",
        bool(obs.plan[r]) and "ws-planned",
        r in obs.votes and "ws-waiting",
        obs.region == r and "ws-votes",
        r in scene.fell and "ws-stamped",
        *side,
    )
    calling = bool(obs.calling >> r & 1)
    told = Told(row, obs.all_cap, holder, brief, called, changes, cost, calling, packed)
    top = _plated(r, kind, do, said, told, tall=tall)
    kind = cls("ws-soil", legal and "ws-open", _source(obs) == r and "ws-source", *side)
    return Drawn(_soil(r, kind, _same(do), said, tall=tall), top)


@part
def _plated(
    r: int, kind: str | None, do: Choice | str | None, said: str, told: Told, *, tall: bool
) -> Tree:
    """Return a region's plate with what is noted beside it."""
    return h(
        "g",
        {"class": kind, "key": f"region-{r}", **act(do, said), **({} if do else {"role": "img"})},
        h("title", {}, said),
        plate(r, told.row, told.cap, told.holder, tall=tall, brief=told.brief),
        lock(r, tall=tall, brief=told.brief) if told.called else None,
        _noted(r, told, tall=tall),
    )


def _noted(r: int, told: Told, *, tall: bool) -> Tree | None:
    if told.changes:
        return plans(r, told.changes, tall=tall)
    if told.cost:
        return price(r, told.cost, chosen=told.calling, tall=tall)
    return full(r, tall=tall) if told.packed else None


def _same(do: Choice | str | None) -> str | None:
    """Return the message of a ground, which does what its plate does but is no place of its own."""
    return f"early:{do.token}" if isinstance(do, Choice) else do


@part
def _soil(r: int, kind: str | None, do: str | None, said: str, *, tall: bool) -> Tree:
    """Return a region's ground, in the colour and print of who holds it or is ahead there."""
    shape = grounds(tall=tall)[r]
    names = (kind or "").split()
    held = next((name[5:] for name in names if name.startswith("seat-")), "")
    told = {"data-do": do, "role": "img", "aria-label": said, "aria-hidden": "true"} if do else {}
    fill = f"url(#ws-{'won' if 'ws-held' in names else 'ahead'}-{held})"
    return h(
        "g",
        {"class": kind, "key": f"soil-{r}", **told},
        h("path", {"class": "ws-ground", "d": shape}),
        h("path", {"class": "ws-print", "d": shape, "fill": fill}) if held else None,
    )


def leading(row: tuple[int, ...]) -> Seat:
    """Return who has the most delegates of a region, NOBODY where several or none have."""
    most = max(row)
    return row.index(most) if most and row.count(most) == 1 else NOBODY


def _price(scene: Scene, r: int) -> str:
    """Return what it costs to call a region, while that is chosen or paid for, else ""."""
    obs = scene.obs
    calling = bool(obs.calling >> r & 1)
    choosing = obs.turn.prompt == v.CALL and len(obs.turn.seats) == 1
    if not calling and not (choosing and r in callable_regions(obs, obs.turn.seats[0])):
        return ""
    return messages.dollars(money=COST[r])


def _source(obs: StopState) -> int:
    """Return the region a bus tour leaves, or -1."""
    touring = obs.play and obs.play[1] == BUS_TOUR and obs.play[2] == v.TEXT
    return obs.play[3] if touring else -1


def described(scene: Scene, r: int) -> str:
    """Return everything about a region as a sentence or two."""
    obs, names = scene.obs, scene.look.names
    row, holder = in_region(obs, r), obs.holder[r]
    standing = [messages.standing(name=names[s], delegates=n) for s, n in enumerate(row) if n]
    return messages.region(
        region=REGIONS[r].name,
        points=EV[r],
        super=r in SUPER,
        anybody=bool(standing),
        standing=standing,
        here=sum(row),
        cap=obs.all_cap,
        state="called" if obs.called >> r & 1 else "free" if holder == NOBODY else "won",
        holder="" if holder == NOBODY else names[holder],
        plan=_plan(obs, r),
        planned=obs.plan[r],
    )


def _plan(obs: StopState, r: int) -> str:
    """Return whether the card on the table is to take delegates away here or to bring some."""
    if not obs.plan[r]:
        return "none"
    return "less" if obs.play and obs.play[4] != NOBODY else "more"


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
