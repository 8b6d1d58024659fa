"""What the card on the table will do, in a few words: who loses or gains what, and where."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hustings.core.model import Seat
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.card_uses import card_use
from hustings.games.whistle_stop.cards import (
    BUS_TOUR,
    CARDS,
    DEFECTION,
    DONORS,
    FILE,
    SCANDAL,
    SECOND_LOOK,
    SWING,
)
from hustings.games.whistle_stop.regions import N
from hustings.games.whistle_stop.state import NOBODY, StopState, in_region, there
from hustings.games.whistle_stop.text.phrases import region_name
from hustings.messages.formats import listed
from hustings.messages.generated import whistle_stop as messages
from hustings.messages.people import Cast


def effect(obs: StopState, cast: Cast) -> str:
    """Return what the card on the table will do if nobody stops it."""
    _, kind, way, _, rival = obs.play
    if way == v.RED_WAY:
        return card_use(kind)
    if way == v.TEXT and kind in _EFFECTS:
        return _EFFECTS[kind](obs, cast)
    if rival != NOBODY:
        return _losses(obs, cast, rival) or card_use(kind)
    return _gains(obs) or card_use(kind)


def _planned(obs: StopState) -> list[int]:
    return [r for r in range(N) if obs.plan[r]]


def _gains(obs: StopState) -> str:
    """Return the gains by region; for one region also the counts there afterwards."""
    planned, seat = _planned(obs), obs.play[0]
    regions, sizes = [region_name(r) for r in planned], {obs.plan[r] for r in planned}
    if len(planned) == 1:
        row, gain = list(in_region(obs, planned[0])), sizes.pop()
        total = row.pop(seat) + gain
        return messages.effect_gain(regions=regions, change=gain, total=total, most=max(row))
    if len(sizes) == 1:
        return messages.effect_gains(regions=regions, change=sizes.pop())
    changes = zip(regions, planned, strict=True)
    return listed(
        [messages.region_change(region=name, change=obs.plan[r]) for name, r in changes], "unit"
    )


def _losses(obs: StopState, cast: Cast, rival: Seat) -> str:
    """Return what a rival loses, and whether the player gains as many; "" before it is known."""
    seat, kind, _, target, _ = obs.play
    named = [] if kind == SCANDAL else [target]
    losses = [
        messages.effect_loss(lost=min(had, CARDS[kind].lost), had=had, region=region_name(r))
        for r in _planned(obs) or named
        if (had := there(obs, r, rival))
    ]
    if not losses:
        return ""
    whom = cast.person(rival)
    if kind in (DEFECTION, SWING):
        return messages.effect_swings(who=cast.person(seat), whom=whom, losses=losses)
    return messages.effect_loses(whom=whom, losses=losses)


def _tour(obs: StopState, _: Cast) -> str:
    places = [region_name(r) for r in _planned(obs)]
    source = region_name(obs.play[3])
    return messages.effect_tour(delegates=sum(obs.plan), source=source, places=places)


_EFFECTS: Final[Mapping[int, Callable[[StopState, Cast], str]]] = {
    BUS_TOUR: _tour,
    FILE: lambda obs, cast: messages.effect_file(whose=cast.person(obs.play[3])),
    DONORS: lambda obs, cast: messages.effect_donors(whom=cast.person(obs.play[3])),
    SECOND_LOOK: lambda obs, _: messages.effect_wanted(wanted=CARDS[obs.play[3]].name),
}
"""The effects of cards that neither only add delegates nor only remove them."""
