"""Draw one region of the map: name, points, delegates, incumbent, and the card's plans."""

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
    FIRST_REGION,
    NAMES_REGION,
    SCANDAL,
    SWING,
)
from hustings.games.whistle_stop.election_events import Held, ResultCounted, Won
from hustings.games.whistle_stop.regions import COST
from hustings.games.whistle_stop.rules.debate import callable_regions
from hustings.games.whistle_stop.state import NOBODY, StopState, in_region
from hustings.games.whistle_stop.text.board import region_label
from hustings.games.whistle_stop.view.arrangement import open_region
from hustings.games.whistle_stop.view.map import ground_paths
from hustings.games.whistle_stop.view.plate import (
    decided_mark,
    full_note,
    planned_changes,
    plate,
    price_note,
)
from hustings.messages.generated import whistle_stop_board as messages


class Drawing:
    """The input of one drawing: the observation, the picks, the look."""

    def __init__(self, obs: StopState, picks: Picks, look: Look) -> None:
        self.obs = obs
        self.picks = picks
        self.look = look
        seats = obs.turn.seats
        self.seat = seats[0] if len(seats) == 1 else look.viewer
        self.live = bool(picks.legal) and not picks.ahead and self.seat in seats
        """Whether the picks belong to this position; during playback they belong to a later one."""
        if picks.legal and not self.live:
            self.seat = look.viewer
        touring = bool(obs.play) and obs.play[1] == BUS_TOUR and obs.play[2] == v.TEXT
        self.places_singly = obs.turn.prompt in (v.PLACE, v.FLOOR) and not touring
        """Whether a click places one delegate; a bus tour moves all of them at once."""
        self.decided = {} if self.live else _just_decided(look.last)
        """The event that decided each region just won or held."""

    def choice(self, r: int) -> tuple[Choice, str] | None:
        """Return what a click on a region picks and its label; None where it picks nothing."""
        if not self.picks.legal or self.seat is None:
            return None
        chosen = self.picks.chosen
        paths: list[Move] = [(v.V_SPOT,), (v.V_PLACE,), (v.V_CALL,)]
        if chosen[:1] == (v.V_CARD,) and len(chosen) > 1:
            paths.insert(0, (v.V_CARD, chosen[1], v.TEXT))
        for path in paths:
            one: Move = (v.V_PLACE, r, 1)
            choice = self.picks.named("region", r, *path, through=True)
            if choice is not None and path == (v.V_PLACE,) and self.places_singly and not chosen:
                choice = Choice(encode(v.VOCABULARY.verbs, one), one, "delegates:1")
            if choice is not None:
                return choice, text.move(self.obs, self.seat, choice.move, self.look.names)
        return None

    def card_of(self, r: int) -> tuple[str, str] | None:
        """Return the message that plays a region's chosen card there, and its label, or None.

        It is no pick of the region, so that the card keeps the button that does the same.
        """
        chosen = self.picks.chosen
        move = (v.V_CARD, FIRST_REGION + r, v.TEXT)
        if not self.live or self.seat is None or chosen[:2] != move[:2]:
            return None
        token = self.picks.at(*move)
        label = text.move(self.obs, self.seat, move, self.look.names)
        return None if token is None else (f"early:{token}", label)

    def why_not_prefix(self, r: int) -> Move | None:
        """Return the prefix that a click asks about on a region that cannot be chosen."""
        if not self.live:
            return None
        chosen, prompt = self.picks.chosen, self.obs.turn.prompt
        if chosen[:1] == (v.V_CARD,) and len(chosen) > 1:
            played: Move = (*chosen[:2], v.TEXT)
            return (*played, r) if chosen[1] in NAMES_REGION else chosen[:2]
        verb = {v.SPOT: v.V_SPOT, v.CALL: v.V_CALL}.get(prompt, v.V_PLACE)
        asks = (v.ACT, v.PLACE, v.SPOT, v.FLOOR, v.CALL)
        return (verb, r) if prompt in asks else None

    def message_of(self, r: int) -> str | None:
        """Return the message of a region that cannot be chosen: its sheet on a phone, else why."""
        if self.look.tall:
            return arrange("region", r)
        place = self.why_not_prefix(r)
        return f"why:{encode(v.VOCABULARY.verbs, place)}" if place else None


def _just_decided(last: tuple[Event, ...]) -> dict[int, Won | Held]:
    """Return the regions decided by these events, {} once the final result is shown."""
    if last and isinstance(last[-1], ResultCounted):
        return {}
    return {event.region: event for event in last if isinstance(event, Won | Held)}


class RegionDrawing(NamedTuple):
    """A drawn region: its ground, and its plate, which is drawn above all grounds."""

    ground: Tree
    plate: Tree


class PlateContent(NamedTuple):
    """What a region's plate shows, and the note beside it.

    row: delegates by seat; cap: the most delegates of all seats. brief: shows points and bar only.
    called: the region is decided for good. changes: what the card on the table would change, by
    seat. cost: price of a call, "" where calls are neither chosen nor paid for; calling: it is
    chosen. packed: no more delegates fit.
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


def draw_region(drawing: Drawing, r: int) -> RegionDrawing:
    """Return a region's ground and plate.

    The plate has the label and the keyboard focus; a click on the ground does the same.
    """
    obs, tall = drawing.obs, drawing.look.tall
    choice = drawing.choice(r) or drawing.card_of(r)
    do, action = choice or (drawing.message_of(r), "")
    label = region_label(drawing.obs, drawing.look.names, r)
    label = messages.click_label(action=action, label=label) if action else label
    row = tuple(in_region(obs, r))
    holder = obs.holder[r]
    shown = holder if holder != NOBODY else leader(row)
    side = (
        (f"seat-{shown}", "ws-held" if holder != NOBODY else "ws-ahead") if shown < NOBODY else ()
    )
    legal = choice is not None and drawing.live
    changes = tuple((seat, n) for seat in range(obs.seats) if (n := planned_change(obs, r, seat)))
    cost, called = _price(drawing, r), bool(obs.called >> r & 1)
    brief = tall and not (legal or changes or cost or open_region(drawing.look) == r)
    packed = sum(row) >= obs.all_cap and not (changes or brief)
    kind = cls(
        "ws-place",
        legal and "legal",
        called and "ws-called",
        bool(obs.plan[r]) and "ws-planned",
        r in obs.votes and "ws-waiting",
        obs.region == r and "ws-votes",
        r in drawing.decided and "ws-stamped",
        *side,
    )
    calling = bool(obs.calling >> r & 1)
    content = PlateContent(row, obs.all_cap, holder, brief, called, changes, cost, calling, packed)
    top = _draw_plate(r, kind, do, label, content, tall=tall)
    kind = cls("ws-soil", legal and "ws-open", _tour_source(obs) == r and "ws-source", *side)
    return RegionDrawing(_draw_ground(r, kind, _ground_message(do), label, tall=tall), top)


@part
def _draw_plate(
    r: int,
    kind: str | None,
    do: Choice | str | None,
    label: str,
    content: PlateContent,
    *,
    tall: bool,
) -> Tree:
    """Return a region's plate with what is noted beside it."""
    return h(
        "g",
        {"class": kind, "key": f"region-{r}", **act(do, label), **({} if do else {"role": "img"})},
        h("title", {}, label),
        plate(r, content.row, content.cap, content.holder, tall=tall, brief=content.brief),
        decided_mark(r, tall=tall, brief=content.brief) if content.called else None,
        _plate_note(r, content, tall=tall),
    )


def _plate_note(r: int, content: PlateContent, *, tall: bool) -> Tree | None:
    if content.changes:
        return planned_changes(r, content.changes, tall=tall)
    if content.cost:
        return price_note(r, content.cost, chosen=content.calling, tall=tall)
    return full_note(r, tall=tall) if content.packed else None


def _ground_message(do: Choice | str | None) -> str | None:
    """Return the message that a click on a region's shape sends: the same as on its plate."""
    return f"early:{do.token}" if isinstance(do, Choice) else do


@part
def _draw_ground(r: int, kind: str | None, do: str | None, label: str, *, tall: bool) -> Tree:
    """Return a region's ground, in colour and pattern of its incumbent or leader."""
    shape = ground_paths(tall=tall)[r]
    names = (kind or "").split()
    held = next((name[5:] for name in names if name.startswith("seat-")), "")
    attrs = {"data-do": do, "role": "img", "aria-label": label, "aria-hidden": "true"} if do else {}
    fill = f"url(#ws-{'won' if 'ws-held' in names else 'ahead'}-{held})"
    return h(
        "g",
        {"class": kind, "key": f"soil-{r}", **attrs},
        h("path", {"class": "ws-ground", "d": shape}),
        h("path", {"class": "ws-print", "d": shape, "fill": fill}) if held else None,
    )


def leader(row: tuple[int, ...]) -> Seat:
    """Return the seat with the most delegates in a region, NOBODY where several or none have."""
    most = max(row)
    return row.index(most) if most and row.count(most) == 1 else NOBODY


def _price(drawing: Drawing, r: int) -> str:
    """Return the price to call a region while calls are chosen or paid for, else ""."""
    obs = drawing.obs
    calling = bool(obs.calling >> r & 1)
    choosing = obs.turn.prompt == v.CALL and len(obs.turn.seats) == 1
    if not calling and not (choosing and r in callable_regions(obs, obs.turn.seats[0])):
        return ""
    return messages.dollars(money=COST[r])


def _tour_source(obs: StopState) -> int:
    """Return the region the bus tour on the table starts from, or -1."""
    touring = obs.play and obs.play[1] == BUS_TOUR and obs.play[2] == v.TEXT
    return obs.play[3] if touring else -1


def planned_change(obs: StopState, r: int, seat: int) -> int:
    """Return how many delegates the card on the table would add for a seat; below 0 it removes."""
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
    return -sum(obs.plan) if _tour_source(obs) == r else obs.plan[r]
