"""The beats of turns. A card is shown when it is declared; the map shows what it then does."""

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
"""How many cards drawn at once are named; of more only the number is shown."""
MAX_LISTED_REGIONS: Final = 2
"""How many regions of one card are named; of more only the first and the number of the others."""

_AIM_HAS_BEAT: Final = NAMES_REGION | NAMES_RIVAL | {TOWN_HALL, COMEBACK, VICTORY_LAP, SECOND_LOOK}
"""Cards whose target gets a beat of its own."""


# The start, draws and discards


@beat_of.register(StartRolled)
def _beat_start_rolled(event: StartRolled, _: Situation) -> Beat:
    return event.beat(messages.beat_start_rolled(sum=event.first + event.second), event.seat)


@beat_of.register(StarterDecided)
def _beat_starter_decided(event: StarterDecided, _: Situation) -> Beat:
    return event.beat(messages.beat_starter(), event.seat)


@beat_of.register(Drew)
def _beat_drew(event: Drew, _: Situation) -> Beat:
    """Name the cards drawn, or give their number if they are too many or hidden."""
    named = len(event.cards) <= MAX_NAMED_CARDS
    cards = card_names(event.cards) if named else messages.cards_counted(cards=len(event.cards))
    return event.beat(messages.beat_drew(cards=cards), event.seat)


@beat_of.register(Discarded)
def _beat_discarded(event: Discarded, now: Situation) -> Beat | None:
    """Show a discarded card; at the debate only the number of cards changed is shown."""
    if now.before.turn.prompt == v.SWAP:
        return None
    return event.beat(messages.beat_discarded(card=CARDS[event.card].name), event.seat)


@beat_of.register(Bought)
def _beat_bought(event: Bought, _: Situation) -> Beat:
    return event.beat(messages.beat_bought(), event.seat)


@beat_of.register(Ended)
def _beat_ended(event: Ended, _: Situation) -> Beat | None:
    if not event.left:
        return None
    return event.beat(messages.beat_ended(actions=event.left), event.seat)


# What a card is meant to do


@beat_of.register(Played)
def _beat_played(event: Played, now: Situation) -> Beat | None:
    """Show a card as it is played, except a region's card, whose plan follows at once."""
    card, seat = CARDS[event.card], event.seat
    if event.way == v.MONEY:
        return event.beat(messages.beat_spent(card=card.name, money=card.money), seat)
    if event.way == v.RED_WAY:
        line = messages.beat_red(card=card.name, region=region_name(now.after.region))
        return event.beat(line, seat, length=OWN_REGION_MS)
    if GROUP[event.card] == REGION:
        return None
    return event.beat(card.name, seat, length=None if event.card in _AIM_HAS_BEAT else BRIEF)


@beat_of.register(Declared)
def _beat_declared(event: Declared, now: Situation) -> Beat | None:
    """Show all regions of a card together, with the last of them."""
    plan = now.after.plan
    if any(plan[event.region + 1 :]):
        return None
    regions = _planned(now.after) or [event.region]
    parts = [_change(r, plan[r] or event.delegates) for r in regions]
    card = _card_on_table(now.after)
    heard = card and messages.heard_plays(who=now.cast.person(event.seat), card=card, changes=parts)
    return event.beat(_shortened(parts, "unit"), event.seat, heard=heard)


@beat_of.register(Aimed)
def _beat_aimed(event: Aimed, now: Situation) -> Beat | None:
    """Show all regions a card is aimed at together, with the last of them."""
    if any(now.after.plan[event.region + 1 :]):
        return None
    regions, rival = _planned(now.after) or [event.region], event.rival
    lost = min(CARDS[now.after.play[1]].lost, there(now.after, regions[0], rival))
    where = _shortened([region_name(r) for r in regions])
    line = messages.beat_aimed(whom=now.cast.person(rival), lost=lost, regions=where)
    card = _card_on_table(now.after)
    heard = card and messages.heard_aims(
        who=now.cast.person(event.seat),
        card=card,
        whom=now.cast.person(rival),
        change=-lost,
        regions=[region_name(r) for r in regions],
    )
    length = PLAIN if now.concerns(rival) else None
    return event.beat(line, event.seat, length=length, heard=heard)


def _card_on_table(state: StopState) -> str:
    """Return the name of the card being played, "" if it has taken effect by then."""
    return CARDS[state.play[1]].name if state.play else ""


def _planned(state: StopState) -> list[int]:
    return [r for r, planned in enumerate(state.plan) if planned]


def _change(region: int, by: int) -> str:
    return messages.region_change(region=region_name(region), change=by)


def _shortened(parts: list[str], type_: str = "conjunction") -> str:
    """Return a list of the parts; beyond MAX_LISTED_REGIONS the first and the number of others."""
    if len(parts) <= MAX_LISTED_REGIONS:
        return listed(parts, type_)
    return messages.and_more(first=parts[0], more=len(parts) - 1)


@beat_of.register(TourDeclared)
def _beat_tour_declared(event: TourDeclared, _: Situation) -> Beat:
    source, to = region_name(event.from_), region_name(event.to)
    line = messages.beat_tour(delegates=event.delegates, source=source, to=to)
    return event.beat(line, event.seat)


@beat_of.register(AimedAtRival)
def _beat_aimed_at_rival(event: AimedAtRival, now: Situation) -> Beat:
    length = PLAIN if now.concerns(event.rival) else None
    line = messages.beat_aimed_rival(whom=now.cast.person(event.rival))
    card = _card_on_table(now.after)
    heard = card and messages.heard_aims_rival(
        who=now.cast.person(event.seat),
        card=card,
        whom=now.cast.person(event.rival),
    )
    return event.beat(line, event.seat, length=length, heard=heard)


@beat_of.register(AimedAtCard)
def _beat_aimed_at_card(event: AimedAtCard, _: Situation) -> Beat:
    return event.beat(messages.beat_aimed_card(card=CARDS[event.card].name), event.seat)


@beat_of.register(AimedAtDie)
def _beat_aimed_at_die(event: AimedAtDie, _: Situation) -> Beat:
    return event.beat(messages.beat_aimed_die(die=event.value), event.seat)


@beat_of.register(Vetoed)
def _beat_vetoed(event: Vetoed, now: Situation) -> Beat:
    whose, card = now.cast.person(event.of), CARDS[event.target].name
    return event.beat(messages.beat_vetoed(whose=whose, card=card), event.seat)


@beat_of.register(Overrode)
def _beat_overrode(event: Overrode, now: Situation) -> Beat:
    card, counts = CARDS[now.before.play[1]].name, len(now.before.stack) % 2 == 1
    line = messages.beat_overrode(whose=now.cast.person(event.of), card=card, counts=counts)
    return event.beat(line, event.seat)


# What a card does


@beat_of.register(Placed)
def _beat_placed(event: Placed, now: Situation) -> Beat | None:
    """Show delegates bought at the debate; those of a card were declared with it."""
    if now.before.turn.prompt != v.FLOOR:
        return None
    return event.beat(_change(event.region, event.delegates), event.seat)


@beat_of.register(Wasted)
def _beat_wasted(event: Wasted, _: Situation) -> Beat:
    return event.beat(messages.beat_wasted(money=event.money), event.seat)


@beat_of.register(TookGreen)
def _beat_took_green(event: TookGreen, _: Situation) -> Beat:
    return event.beat(messages.beat_took_green(), event.seat)


@beat_of.register(Looked)
def _beat_looked(event: Looked, now: Situation) -> Beat:
    return event.beat(messages.beat_looked(whose=now.cast.person(event.rival)), event.seat)


@beat_of.register(Took)
def _beat_took(event: Took, now: Situation) -> Beat:
    rival = now.cast.person(event.rival)
    line = messages.beat_took(card=card_names([event.card]), whom=rival)
    concerns = now.concerns(event.seat, event.rival)
    return event.beat(line, event.seat, length=PLAIN if concerns else None)


@beat_of.register(Gave)
def _beat_gave(event: Gave, now: Situation) -> Beat:
    rival = now.cast.person(event.rival)
    line = messages.beat_gave(whom=rival, card=card_names([event.card]))
    return event.beat(line, event.seat)
