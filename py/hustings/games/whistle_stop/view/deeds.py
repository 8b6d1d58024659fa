"""What somebody has done in a turn so far, read from its events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from hustings.core.model import Event, Seat
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, DEFECTION, SWING
from hustings.games.whistle_stop.events import (
    Aimed,
    AimedAtCard,
    AimedAtRival,
    Bought,
    Declared,
    Drew,
    Overrode,
    Placed,
    Played,
    Removed,
    RoundBegan,
    TourDeclared,
    TurnBegan,
    Vetoed,
)
from hustings.games.whistle_stop.state import NOBODY
from hustings.games.whistle_stop.text.phrases import card_names, region_name
from hustings.messages.formats import listed
from hustings.messages.generated import whistle_stop as messages
from hustings.messages.people import Cast

NOTHING_PLAYED: Final = -1
"""The kind of a deed that is no card."""
MAX_PARTS: Final = 2
"""How many changes of one deed are named in brief."""


class Deed(NamedTuple):
    """Something done in a turn.

    kind: the card played, or NOTHING_PLAYED; said: what was done instead of playing a card. way:
    how it is played. changes: (region, seat, delegates won or lost). rival, wanted: the rival and
    the card it is aimed at. vetoer: who vetoed it last. stopped: whether it is vetoed now.
    """

    seat: Seat
    kind: int
    way: int = v.TEXT
    said: str = ""
    changes: tuple[tuple[int, Seat, int], ...] = ()
    rival: Seat = NOBODY
    wanted: int = -1
    vetoer: Seat = NOBODY
    stopped: bool = False

    def change(self, region: int, seat: Seat, by: int) -> Deed:
        """Return the deed with one more change; one at the same place is replaced."""
        others = [each for each in self.changes if each[:2] != (region, seat)]
        return self._replace(changes=(*others, (region, seat, by)))


def turn_deeds(back: Iterable[Event]) -> list[Deed]:
    """Return what was done since the turn began, oldest first. back: the events, newest first."""
    events = list[Event]()
    for event in back:
        if isinstance(event, TurnBegan | RoundBegan):
            break
        events.append(event)
    deeds = list[Deed]()
    for event in reversed(events):
        match event:
            case Played(seat, card, way):
                deeds.append(Deed(seat, card, way))
            case Bought(seat):
                deeds.append(Deed(seat, NOTHING_PLAYED, said=messages.beat_bought()))
            case Drew(seat, cards):
                said = messages.beat_drew(cards=messages.cards_counted(cards=len(cards)))
                deeds.append(Deed(seat, NOTHING_PLAYED, said=said))
            case _ if deeds:
                deeds[-1] = _extended(deeds[-1], event)
    return deeds


def _extended(deed: Deed, event: Event) -> Deed:
    """Return a deed with what an event after it tells about it."""
    seat = deed.seat
    match event:
        case Declared(_, region, delegates):
            return deed.change(region, seat, delegates)
        case TourDeclared(_, source, region, delegates):
            return deed.change(source, seat, -delegates).change(region, seat, delegates)
        case Aimed(_, region, rival):
            lost = CARDS[deed.kind].lost
            aimed = deed.change(region, rival, -lost)
            return aimed.change(region, seat, lost) if deed.kind in (DEFECTION, SWING) else aimed
        case AimedAtRival(_, rival):
            return deed._replace(rival=rival)
        case AimedAtCard(_, card):
            return deed._replace(wanted=card)
        case Vetoed(who):
            return deed._replace(vetoer=who, stopped=not deed.stopped)
        case Overrode():
            return deed._replace(stopped=not deed.stopped)
        case Placed(who, region, delegates):
            return deed.change(region, who, delegates)
        case Removed(who, region, delegates):
            return deed.change(region, who, -delegates)
    return deed


def deed_words(deed: Deed, cast: Cast, *, brief: bool = False) -> str:
    """Return whom a deed changes by how much and where, or what else was done; "" for neither.

    brief: of more than MAX_PARTS changes only the first and the number of others.
    """
    if deed.said:
        return deed.said
    aims, own = _aims(deed, cast), [each for each in deed.changes if each[1] == deed.seat]
    regions, sizes = [region_name(region) for region, _, _ in own], {by for _, _, by in own}
    if len(own) > 1 and len(sizes) == 1 and not brief:
        return listed([*aims, messages.effect_gains(change=sizes.pop(), regions=regions)], "unit")
    changes = zip(regions, own, strict=True)
    parts = [
        *aims,
        *(messages.region_change(region=name, change=by) for name, (_, _, by) in changes),
    ]
    if brief and len(parts) > MAX_PARTS:
        return messages.and_more(first=parts[0], more=len(parts) - 1)
    return listed(parts, "unit")


def _aims(deed: Deed, cast: Cast) -> list[str]:
    """Return what rivals lose, or at which rival or card it is aimed."""
    lost = dict[tuple[Seat, int], list[str]]()
    for region, seat, by in deed.changes:
        if seat != deed.seat:
            lost.setdefault((seat, by), []).append(region_name(region))
    aims = [
        messages.beat_aimed(whom=cast.person(seat), lost=-by, regions=listed(regions))
        for (seat, by), regions in lost.items()
    ]
    if deed.rival != NOBODY:
        aims.append(messages.beat_aimed_rival(whom=cast.person(deed.rival)))
    if deed.wanted >= 0:
        aims.append(messages.beat_aimed_card(card=card_names([deed.wanted])))
    return aims
