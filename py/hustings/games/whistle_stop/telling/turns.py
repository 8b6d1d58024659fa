"""How turns are told: a card once, when it is declared; what it then does stands on the map."""

from __future__ import annotations

from typing import Final

from hustings.core.model import BRIEF, PLAIN, Beat
from hustings.core.wording import change, counted, shortened
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import (
    CARDS,
    COMEBACK,
    GROUP,
    NAMES_REGION,
    NAMES_RIVAL,
    REGION,
    SECOND_LOOK,
    TOWN_HALL,
    VICTORY_LAP,
)
from hustings.games.whistle_stop.election_events import OWN_REGION_MS
from hustings.games.whistle_stop.events import (
    Aimed,
    AimedAtCard,
    AimedAtDie,
    AimedAtRival,
    Bought,
    Declared,
    Discarded,
    Drew,
    Ended,
    Gave,
    Looked,
    Overrode,
    Placed,
    Played,
    StarterDecided,
    StartRolled,
    Took,
    TookGreen,
    TourDeclared,
    Vetoed,
    Wasted,
)
from hustings.games.whistle_stop.state import StopState, there
from hustings.games.whistle_stop.telling.situation import Situation, beat_of
from hustings.games.whistle_stop.text.lines import card_names, region_name

MAX_NAMED_CARDS: Final = 4
"""How many cards drawn at once are named; of more only the number is told."""

_TOLD_FURTHER: Final = NAMES_REGION | NAMES_RIVAL | {TOWN_HALL, COMEBACK, VICTORY_LAP, SECOND_LOOK}
"""Cards whose aim is told in a beat of its own, at once or as soon as it is decided."""


# The start, draws and discards


@beat_of.register(StartRolled)
def _start_rolled(event: StartRolled, _: Situation) -> Beat:
    return event.beat(f"{event.first + event.second} for the start", event.seat)


@beat_of.register(StarterDecided)
def _starter_decided(event: StarterDecided, _: Situation) -> Beat:
    return event.beat("goes first in every round", event.seat)


@beat_of.register(Drew)
def _drew(event: Drew, _: Situation) -> Beat:
    """Name the cards to the seat that drew them, unless they are more than a line holds."""
    named = len(event.cards) <= MAX_NAMED_CARDS
    what = card_names(event.cards) if named else f"{len(event.cards)} cards"
    return event.beat(f"draws {what}", event.seat)


@beat_of.register(Discarded)
def _discarded(event: Discarded, now: Situation) -> Beat | None:
    """Tell of a card that had to go; at the debate only the number of cards changed is told."""
    if now.before.turn.prompt == v.SWAP:
        return None
    return event.beat(f"discards {CARDS[event.card].name}", event.seat)


@beat_of.register(Bought)
def _bought(event: Bought, _: Situation) -> Beat:
    return event.beat("buys a green Veto", event.seat)


@beat_of.register(Ended)
def _ended(event: Ended, _: Situation) -> Beat | None:
    if not event.left:
        return None
    return event.beat(f"gives up {counted(event.left, 'action')}", event.seat)


# What a card is meant to do


@beat_of.register(Played)
def _played(event: Played, now: Situation) -> Beat | None:
    """Tell of a card as it is played, unless its region is told at once."""
    card, seat = CARDS[event.card], event.seat
    if event.way == v.MONEY:
        return event.beat(f"{card.name} for ${card.money}M", seat)
    if event.way == v.RED_WAY:
        where = region_name(now.after.region)
        return event.beat(f"{card.name} in {where}", seat, length=OWN_REGION_MS)
    if GROUP[event.card] == REGION:
        return None
    return event.beat(card.name, seat, length=None if event.card in _TOLD_FURTHER else BRIEF)


@beat_of.register(Declared)
def _declared(event: Declared, now: Situation) -> Beat | None:
    """Tell of all regions of a card together, with the last of them."""
    plan = now.after.plan
    if any(plan[event.region + 1 :]):
        return None
    regions = _planned(now.after) or [event.region]
    told = [f"{region_name(r)} {change(plan[r] or event.delegates)}" for r in regions]
    return event.beat(", ".join(told) if len(told) < 3 else shortened(told), event.seat)


@beat_of.register(Aimed)
def _aimed(event: Aimed, now: Situation) -> Beat | None:
    """Tell of all regions a card is aimed at together, with the last of them."""
    if any(now.after.plan[event.region + 1 :]):
        return None
    regions, rival = _planned(now.after) or [event.region], event.rival
    lost = min(CARDS[now.after.play[1]].lost, there(now.after, regions[0], rival))
    where = shortened([region_name(r) for r in regions])
    says = f"{now.teller.whom(rival)} {change(-lost)} in {where}"
    return event.beat(says, event.seat, length=PLAIN if now.near(rival) else None)


def _planned(state: StopState) -> list[int]:
    return [r for r, planned in enumerate(state.plan) if planned]


@beat_of.register(TourDeclared)
def _tour_declared(event: TourDeclared, _: Situation) -> Beat:
    way = f"from {region_name(event.from_)} to {region_name(event.to)}"
    return event.beat(f"{event.delegates} {way}", event.seat)


@beat_of.register(AimedAtRival)
def _aimed_at_rival(event: AimedAtRival, now: Situation) -> Beat:
    length = PLAIN if now.near(event.rival) else None
    return event.beat(f"on {now.teller.whom(event.rival)}", event.seat, length=length)


@beat_of.register(AimedAtCard)
def _aimed_at_card(event: AimedAtCard, _: Situation) -> Beat:
    return event.beat(f"for {CARDS[event.card].name}", event.seat)


@beat_of.register(AimedAtDie)
def _aimed_at_die(event: AimedAtDie, _: Situation) -> Beat:
    return event.beat(f"for the {event.value}", event.seat)


@beat_of.register(Vetoed)
def _vetoed(event: Vetoed, now: Situation) -> Beat:
    target = f"{now.teller.whose(event.of)} {CARDS[event.target].name}"
    return event.beat(f"vetoes {target}", event.seat)


@beat_of.register(Overrode)
def _overrode(event: Overrode, now: Situation) -> Beat:
    card = CARDS[now.before.play[1]].name
    says = f"overrides {now.teller.whose(event.of)} Veto: {card} counts"
    return event.beat(says, event.seat)


# What a card does


@beat_of.register(Placed)
def _placed(event: Placed, now: Situation) -> Beat | None:
    """Tell of delegates bought at the debate; those of a card were declared with it."""
    if now.before.turn.prompt != v.FLOOR:
        return None
    return event.beat(f"{region_name(event.region)} {change(event.delegates)}", event.seat)


@beat_of.register(Wasted)
def _wasted(event: Wasted, _: Situation) -> Beat:
    return event.beat(f"${event.money}M lost", event.seat)


@beat_of.register(TookGreen)
def _took_green(event: TookGreen, _: Situation) -> Beat:
    return event.beat("takes a green Veto", event.seat)


@beat_of.register(Looked)
def _looked(event: Looked, now: Situation) -> Beat:
    return event.beat(f"looks at {now.teller.whose(event.rival)} hand", event.seat)


@beat_of.register(Took)
def _took(event: Took, now: Situation) -> Beat:
    says = f"takes {card_names([event.card])} from {now.teller.whom(event.rival)}"
    near = now.near(event.seat, event.rival)
    return event.beat(says, event.seat, length=PLAIN if near else None)


@beat_of.register(Gave)
def _gave(event: Gave, now: Situation) -> Beat:
    says = f"gives {now.teller.whom(event.rival)} {card_names([event.card])}"
    return event.beat(says, event.seat)
