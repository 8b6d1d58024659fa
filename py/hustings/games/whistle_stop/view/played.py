"""Draw the card being played, with lines to its regions and the Vetoes on it."""

from __future__ import annotations

from typing import NamedTuple

from hustings.core.model import Event, Seat
from hustings.core.plain_text import cut
from hustings.core.protocols import Tree
from hustings.draw.lettering import Lettering, fit_line
from hustings.draw.marker import marker
from hustings.draw.pieces import card as slab
from hustings.draw.pieces import stamp
from hustings.draw.tree import Child, h, num
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import BUS_TOUR, CARDS, COMEBACK, FIRST_REGION, GROUP, REGION
from hustings.games.whistle_stop.events import (
    Aimed,
    AimedAtRival,
    Declared,
    Drew,
    Played,
    RoundBegan,
    TourDeclared,
    TurnBegan,
)
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.rules.cards import comeback
from hustings.games.whistle_stop.state import NOBODY, StopState
from hustings.games.whistle_stop.view.map import Layout, layout_for
from hustings.games.whistle_stop.view.region import Drawing
from hustings.messages.formats import listed
from hustings.messages.generated import whistle_stop_board as messages


class PlayedCard(NamedTuple):
    """A card on the map.

    regions, rival: its targets; rival may be NOBODY. stack: its Vetoes. brings: the delegates that
    it brings in all, for a card that brings more to some.
    """

    seat: Seat
    kind: int
    way: int
    regions: tuple[int, ...] = ()
    rival: int = NOBODY
    stack: tuple[tuple[Seat, int], ...] = ()
    brings: int = 0


def draw_played_card(drawing: Drawing) -> tuple[Child, Child]:
    """Return the lines from the played card to its regions, and the card.

    During playback also a card that has already taken effect.
    """
    obs = drawing.obs
    card = _card_of_position(obs) if obs.play else None
    if card is None and not drawing.live:
        card = _last_played_card(drawing.look.last, obs)
    return (None, None) if card is None else (_aim_lines(drawing, card), _draw(drawing, card))


def _card_of_position(obs: StopState) -> PlayedCard:
    seat, kind, way, target, rival = obs.play
    planned = tuple(r for r in range(N) if obs.plan[r])
    if way == v.RED_WAY:
        return PlayedCard(seat, kind, way, (obs.region,), rival, obs.stack)
    if not planned and way == v.TEXT and target < N:
        planned = _named_regions(kind, target)
    if way == v.TEXT and CARDS[kind].id in ("file", "donors"):
        rival = target
    brings = comeback(obs, seat)[0] if kind == COMEBACK else 0
    return PlayedCard(seat, kind, way, planned, rival, obs.stack, brings)


def _named_regions(kind: int, target: int) -> tuple[int, ...]:
    """Return the region a card's target names; the target of other cards is no region."""
    if GROUP[kind] == REGION:
        return (kind - FIRST_REGION,)
    return () if CARDS[kind].id in ("file", "donors", "second_look") else (target,)


def _last_played_card(last: tuple[Event, ...], obs: StopState) -> PlayedCard | None:
    """Return the last card played in these events, with its declared targets."""
    card: PlayedCard | None = None
    for event in last:
        match event:
            case Played(seat, kind, way):
                red = way == v.RED_WAY and obs.region < N
                card = PlayedCard(seat, kind, way, (obs.region,) if red else ())
            case RoundBegan() | TurnBegan() | Drew():
                card = None
            case _ if card is not None:
                card = _aimed_card(card, event)
    return card


def _aimed_card(card: PlayedCard, event: Event) -> PlayedCard:
    """Return the card with the target that an event declares."""
    match event:
        case Declared(region=region) | TourDeclared(to=region):
            brings = card.brings + event.delegates
            return card._replace(regions=(*card.regions, region), brings=brings)
        case Aimed(_, region, rival):
            return card._replace(regions=(*card.regions, region), rival=rival)
        case AimedAtRival(_, rival):
            return card._replace(rival=rival)
    return card


def _draw(drawing: Drawing, card: PlayedCard) -> Tree:
    """Return the card at its spot on the map."""
    layout = layout_for(tall=drawing.look.tall)
    x, y = layout.card_spot
    names = drawing.look.names
    how = "spends" if card.way == v.MONEY else "plays"
    labels = [messages.by_card(name=names[card.seat], how=how, card=CARDS[card.kind].name)]
    labels += [messages.by(name=names[seat], how="vetoes") for seat, _ in card.stack]
    return h(
        "g",
        {
            "class": f"ws-lies ws-{CARDS[card.kind].group}",
            "key": f"lies-{drawing.obs.round}-{card.seat}-{card.kind}-{drawing.obs.actions}",
            "role": "img",
            "aria-label": listed(labels, "unit"),
        },
        h("g", {"transform": f"translate({num(x)} {num(y)})"},
          h("g", {"class": "ws-lay"}, _face(card, names, layout))),
    )  # fmt: skip


def _face(card: PlayedCard, names: tuple[str, ...], layout: Layout) -> list[Child]:
    """Return the front of the card on the map."""
    wide, high = layout.card_size
    what, line = CARDS[card.kind], layout.letter_size
    head = 17 if layout.tall else 22
    top = f"M0 {head}V6a6 6 0 0 1 6-6H{wide - 6}a6 6 0 0 1 6 6V{head}z"
    size = head * 0.36
    words = _name_lines(what.name)
    first = head + (high - head - line * 1.2 - len(words) * line * 1.05) / 2 + line * 0.85
    named = Lettering(line + 1, line if layout.tall else 12, "display")
    foot = Lettering(line, line if layout.tall else 12)
    return [
        slab(0, 0, wide, high, "ws-slip", 6, 3),
        h("path", {"class": "ws-slip-head", "d": top}),
        marker(card.seat, size + 4, head / 2, size, ""),
        h("text", {"class": "ws-slip-who", "x": num(2 * size + 9), "y": num(head - line * 0.4)},
          cut(names[card.seat], 10 if layout.tall else 11)),
        [
            fit_line("ws-slip-name", wide / 2, first + line * 1.05 * i, word, wide - 6, named)
            for i, word in enumerate(words)
        ],
        fit_line("ws-slip-foot", wide / 2, high - line * 0.4, _foot(card), wide - 6, foot),
        marker(card.rival, wide - size - 6, high - size - 4, size, "")
        if card.rival != NOBODY
        else None,
        _veto_stamp(card, layout),
    ]  # fmt: skip


def _foot(card: PlayedCard) -> str:
    """Return what the card does, in a word or two."""
    what = CARDS[card.kind]
    if card.way == v.MONEY:
        return messages.dollars(money=what.money)
    if card.kind == BUS_TOUR:
        return messages.foot_moves()
    if what.lost:
        return messages.foot_lost(by=-what.lost)
    if card.kind == COMEBACK:
        return messages.change(by=card.brings) if card.regions else ""
    return messages.change(by=what.delegates) if what.delegates and card.regions else ""


def _aim_lines(drawing: Drawing, card: PlayedCard) -> Child:
    """Return the lines from a card to its regions; they lie below the plates."""
    layout = layout_for(tall=drawing.look.tall)
    x, y = (
        layout.card_spot[0] + layout.card_size[0] / 2,
        layout.card_spot[1] + layout.card_size[1] / 2,
    )
    ends = [layout.spot(r)[:2] for r in card.regions]
    drawn = "".join(f"M{num(x)} {num(y)}L{to_x} {to_y}" for to_x, to_y in ends)
    return h("path", {"class": "ws-thread", "d": drawn}) if drawn else None


def _veto_stamp(card: PlayedCard, layout: Layout) -> Child:
    """Return the stamp of the top Veto with its player's mark."""
    if not card.stack:
        return None
    seat, _ = card.stack[-1]
    stopped = len(card.stack) % 2  # a Veto of a Veto lets the card stand
    wide = layout.card_size[0]
    top, tall = (20, 23) if layout.tall else (26, 29)
    middle = top + tall / 2
    who = marker(seat, 18 - wide / 2, 0, tall * 0.3, "")
    label = messages.stamp_veto() if stopped else messages.stamp_stands()
    size = layout.letter_size + 2 if stopped else layout.letter_size
    kind = "ws-stamp" if stopped else "ws-stamp ws-stands"
    drawn = stamp(wide / 2, middle, wide - 12, tall, label, kind, size, who, 16, 0)
    return h("g", {"key": f"veto-{len(card.stack)}"}, drawn)


def _name_lines(name: str) -> list[str]:
    """Return a card's name in one or two lines."""
    if len(name) <= 11:
        return [name]
    first, _, rest = name.partition(" ")
    return [first, rest] if rest else [cut(name, 12)]
