"""How turns are told: a card once, when it is declared; what it then does stands on the map."""

from __future__ import annotations

from typing import Final

from hustings.core.model import BRIEF, PLAIN, Beat
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.beats.situation import Situation, beat_of
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
from hustings.games.whistle_stop.text.phrases import card_names, region_name
from hustings.messages.formats import listed
from hustings.messages.generated import whistle_stop as messages

MAX_NAMED_CARDS: Final = 4
"""How many cards drawn at once are named; of more only the number is told."""

MAX_LISTED_REGIONS: Final = 2
"""How many regions of one card are named; of more the first is, and the number of the others."""

_TOLD_FURTHER: Final = NAMES_REGION | NAMES_RIVAL | {TOWN_HALL, COMEBACK, VICTORY_LAP, SECOND_LOOK}
"""Cards whose aim is told in a beat of its own, at once or as soon as it is decided."""


# The start, draws and discards


@beat_of.register(StartRolled)
def _start_rolled(event: StartRolled, _: Situation) -> Beat:
    return event.beat(messages.beat_start_rolled(sum=event.first + event.second), event.seat)


@beat_of.register(StarterDecided)
def _starter_decided(event: StarterDecided, _: Situation) -> Beat:
    return event.beat(messages.beat_starter(), event.seat)


@beat_of.register(Drew)
def _drew(event: Drew, _: Situation) -> Beat:
    """Name the cards to the seat that drew them, unless they are more than a line holds."""
    named = len(event.cards) <= MAX_NAMED_CARDS
    cards = card_names(event.cards) if named else messages.cards_counted(cards=len(event.cards))
    return event.beat(messages.beat_drew(cards=cards), event.seat)


@beat_of.register(Discarded)
def _discarded(event: Discarded, now: Situation) -> Beat | None:
    """Tell of a card that had to go; at the debate only the number of cards changed is told."""
    if now.before.turn.prompt == v.SWAP:
        return None
    return event.beat(messages.beat_discarded(card=CARDS[event.card].name), event.seat)


@beat_of.register(Bought)
def _bought(event: Bought, _: Situation) -> Beat:
    return event.beat(messages.beat_bought(), event.seat)


@beat_of.register(Ended)
def _ended(event: Ended, _: Situation) -> Beat | None:
    if not event.left:
        return None
    return event.beat(messages.beat_ended(actions=event.left), event.seat)


# What a card is meant to do


@beat_of.register(Played)
def _played(event: Played, now: Situation) -> Beat | None:
    """Tell of a card as it is played, unless its region is told at once."""
    card, seat = CARDS[event.card], event.seat
    if event.way == v.MONEY:
        return event.beat(messages.beat_spent(card=card.name, money=card.money), seat)
    if event.way == v.RED_WAY:
        says = messages.beat_red(card=card.name, region=region_name(now.after.region))
        return event.beat(says, seat, length=OWN_REGION_MS)
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
    told = [_change(r, plan[r] or event.delegates) for r in regions]
    return event.beat(_shortened(told, "unit"), event.seat)


@beat_of.register(Aimed)
def _aimed(event: Aimed, now: Situation) -> Beat | None:
    """Tell of all regions a card is aimed at together, with the last of them."""
    if any(now.after.plan[event.region + 1 :]):
        return None
    regions, rival = _planned(now.after) or [event.region], event.rival
    lost = min(CARDS[now.after.play[1]].lost, there(now.after, regions[0], rival))
    where = _shortened([region_name(r) for r in regions])
    says = messages.beat_aimed(whom=now.cast.person(rival), change=-lost, regions=where)
    return event.beat(says, event.seat, length=PLAIN if now.near(rival) else None)


def _planned(state: StopState) -> list[int]:
    return [r for r, planned in enumerate(state.plan) if planned]


def _change(region: int, by: int) -> str:
    return messages.region_change(region=region_name(region), change=by)


def _shortened(parts: list[str], type_: str = "conjunction") -> str:
    """Return a list; of more than two parts only the first, and how many more there are."""
    if len(parts) <= MAX_LISTED_REGIONS:
        return listed(parts, type_)
    return messages.and_more(first=parts[0], more=len(parts) - 1)


@beat_of.register(TourDeclared)
def _tour_declared(event: TourDeclared, _: Situation) -> Beat:
    source, to = region_name(event.from_), region_name(event.to)
    says = messages.beat_tour(delegates=event.delegates, source=source, to=to)
    return event.beat(says, event.seat)


@beat_of.register(AimedAtRival)
def _aimed_at_rival(event: AimedAtRival, now: Situation) -> Beat:
    length = PLAIN if now.near(event.rival) else None
    says = messages.beat_aimed_rival(whom=now.cast.person(event.rival))
    return event.beat(says, event.seat, length=length)


@beat_of.register(AimedAtCard)
def _aimed_at_card(event: AimedAtCard, _: Situation) -> Beat:
    return event.beat(messages.beat_aimed_card(card=CARDS[event.card].name), event.seat)


@beat_of.register(AimedAtDie)
def _aimed_at_die(event: AimedAtDie, _: Situation) -> Beat:
    return event.beat(messages.beat_aimed_die(die=event.value), event.seat)


@beat_of.register(Vetoed)
def _vetoed(event: Vetoed, now: Situation) -> Beat:
    whose, card = now.cast.person(event.of), CARDS[event.target].name
    return event.beat(messages.beat_vetoed(whose=whose, card=card), event.seat)


@beat_of.register(Overrode)
def _overrode(event: Overrode, now: Situation) -> Beat:
    card = CARDS[now.before.play[1]].name
    says = messages.beat_overrode(whose=now.cast.person(event.of), card=card)
    return event.beat(says, event.seat)


# What a card does


@beat_of.register(Placed)
def _placed(event: Placed, now: Situation) -> Beat | None:
    """Tell of delegates bought at the debate; those of a card were declared with it."""
    if now.before.turn.prompt != v.FLOOR:
        return None
    return event.beat(_change(event.region, event.delegates), event.seat)


@beat_of.register(Wasted)
def _wasted(event: Wasted, _: Situation) -> Beat:
    return event.beat(messages.beat_wasted(money=event.money), event.seat)


@beat_of.register(TookGreen)
def _took_green(event: TookGreen, _: Situation) -> Beat:
    return event.beat(messages.beat_took_green(), event.seat)


@beat_of.register(Looked)
def _looked(event: Looked, now: Situation) -> Beat:
    return event.beat(messages.beat_looked(whose=now.cast.person(event.rival)), event.seat)


@beat_of.register(Took)
def _took(event: Took, now: Situation) -> Beat:
    rival = now.cast.person(event.rival)
    says = messages.beat_took(card=card_names([event.card]), whom=rival)
    near = now.near(event.seat, event.rival)
    return event.beat(says, event.seat, length=PLAIN if near else None)


@beat_of.register(Gave)
def _gave(event: Gave, now: Situation) -> Beat:
    rival = now.cast.person(event.rival)
    says = messages.beat_gave(whom=rival, card=card_names([event.card]))
    return event.beat(says, event.seat)
