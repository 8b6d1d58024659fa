"""Log lines of turns: cards, vetoes, delegates, purchases and draws."""

from __future__ import annotations

from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS
from hustings.games.whistle_stop.events import (
    ActionsGained,
    Aimed,
    AimedAtCard,
    AimedAtDie,
    AimedAtRival,
    Blocked,
    Bought,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Ended,
    Fetched,
    Gave,
    Looked,
    Overrode,
    Paid,
    Placed,
    Played,
    Removed,
    Reshuffled,
    RoundBegan,
    StarterDecided,
    StartRolled,
    Took,
    TookGreen,
    TourDeclared,
    TurnBegan,
    Vetoed,
    Wasted,
)
from hustings.games.whistle_stop.text.lines import log_line
from hustings.games.whistle_stop.text.phrases import card_names, region_name
from hustings.messages.generated import whistle_stop as messages
from hustings.messages.people import Cast

# The start and the turns


@log_line.register(Dealt)
def _log_dealt(event: Dealt, cast: Cast) -> str:
    return messages.log_dealt(who=cast.person(event.seat), cards=card_names(event.cards))


@log_line.register(StartRolled)
def _log_start_rolled(event: StartRolled, cast: Cast) -> str:
    return messages.log_start_rolled(
        who=cast.person(event.seat), first=event.first, second=event.second
    )


@log_line.register(StarterDecided)
def _log_starter_decided(event: StarterDecided, cast: Cast) -> str:
    return messages.log_starter(who=cast.person(event.seat))


@log_line.register(RoundBegan)
def _log_round_began(event: RoundBegan, _: Cast) -> str:
    return messages.log_round(round=event.round)


@log_line.register(TurnBegan)
def _log_turn_began(event: TurnBegan, cast: Cast) -> str:
    return messages.log_turn(who=cast.person(event.seat), actions=event.actions)


@log_line.register(ActionsGained)
def _log_actions_gained(event: ActionsGained, cast: Cast) -> str:
    return messages.log_actions_gained(who=cast.person(event.seat), actions=event.actions)


@log_line.register(Ended)
def _log_ended(event: Ended, cast: Cast) -> str:
    if not event.left:
        return ""
    return messages.log_ended(who=cast.person(event.seat), actions=event.left)


# What a card is meant to do


@log_line.register(Played)
def _log_played(event: Played, cast: Cast) -> str:
    card, who = CARDS[event.card], cast.person(event.seat)
    if event.way == v.MONEY:
        return messages.log_spent(who=who, card=card.name, money=card.money)
    return messages.log_played(who=who, card=card.name)


@log_line.register(Declared)
def _log_declared(event: Declared, cast: Cast) -> str:
    return messages.log_declared(
        who=cast.person(event.seat), delegates=event.delegates, region=region_name(event.region)
    )


@log_line.register(Aimed)
def _log_aimed(event: Aimed, cast: Cast) -> str:
    return messages.log_aimed(
        who=cast.person(event.seat), whom=cast.person(event.rival), region=region_name(event.region)
    )


@log_line.register(TourDeclared)
def _log_tour_declared(event: TourDeclared, cast: Cast) -> str:
    return messages.log_tour(
        who=cast.person(event.seat),
        delegates=event.delegates,
        source=region_name(event.from_),
        to=region_name(event.to),
    )


@log_line.register(AimedAtRival)
def _log_aimed_at_rival(event: AimedAtRival, cast: Cast) -> str:
    return messages.log_aimed_rival(who=cast.person(event.seat), whom=cast.person(event.rival))


@log_line.register(AimedAtCard)
def _log_aimed_at_card(event: AimedAtCard, cast: Cast) -> str:
    return messages.log_aimed_card(who=cast.person(event.seat), card=CARDS[event.card].name)


@log_line.register(AimedAtDie)
def _log_aimed_at_die(event: AimedAtDie, cast: Cast) -> str:
    return messages.log_aimed_die(who=cast.person(event.seat), die=event.value)


# Vetoes


@log_line.register(Vetoed)
def _log_vetoed(event: Vetoed, cast: Cast) -> str:
    return messages.log_vetoed(
        who=cast.person(event.seat), whose=cast.person(event.of), card=CARDS[event.target].name
    )


@log_line.register(Overrode)
def _log_overrode(event: Overrode, cast: Cast) -> str:
    return messages.log_overrode(who=cast.person(event.seat), whose=cast.person(event.of))


@log_line.register(Blocked)
def _log_blocked(event: Blocked, cast: Cast) -> str:
    return messages.log_blocked(card=CARDS[event.card].name, whom=cast.person(event.seat))


# What a card does


@log_line.register(Placed)
def _log_placed(event: Placed, cast: Cast) -> str:
    return messages.log_placed(
        who=cast.person(event.seat),
        delegates=event.delegates,
        region=region_name(event.region),
        total=event.total,
    )


@log_line.register(Removed)
def _log_removed(event: Removed, cast: Cast) -> str:
    return messages.log_removed(
        who=cast.person(event.seat),
        delegates=event.delegates,
        region=region_name(event.region),
        total=event.total,
    )


@log_line.register(Wasted)
def _log_wasted(event: Wasted, cast: Cast) -> str:
    return messages.log_wasted(who=cast.person(event.seat), money=event.money)


@log_line.register(Looked)
def _log_looked(event: Looked, cast: Cast) -> str:
    return messages.log_looked(
        who=cast.person(event.seat), whose=cast.person(event.rival), cards=card_names(event.cards)
    )


@log_line.register(Took)
def _log_took(event: Took, cast: Cast) -> str:
    return messages.log_took(
        who=cast.person(event.seat), card=card_names([event.card]), whom=cast.person(event.rival)
    )


@log_line.register(Gave)
def _log_gave(event: Gave, cast: Cast) -> str:
    return messages.log_gave(
        who=cast.person(event.seat), card=card_names([event.card]), whom=cast.person(event.rival)
    )


@log_line.register(Fetched)
def _log_fetched(event: Fetched, cast: Cast) -> str:
    return messages.log_fetched(who=cast.person(event.seat), card=CARDS[event.card].name)


@log_line.register(TookGreen)
def _log_took_green(event: TookGreen, cast: Cast) -> str:
    return messages.log_took_green(who=cast.person(event.seat), bank=event.bank)


# Purchases, draws and discards


@log_line.register(Paid)
def _log_paid(event: Paid, cast: Cast) -> str:
    return messages.log_paid(
        who=cast.person(event.seat), money=event.money, card=CARDS[event.card].name
    )


@log_line.register(Bought)
def _log_bought(event: Bought, cast: Cast) -> str:
    return messages.log_bought(who=cast.person(event.seat), bank=event.bank)


@log_line.register(Drew)
def _log_drew(event: Drew, cast: Cast) -> str:
    return messages.log_drew(who=cast.person(event.seat), cards=card_names(event.cards))


@log_line.register(Discarded)
def _log_discarded(event: Discarded, cast: Cast) -> str:
    return messages.log_discarded(who=cast.person(event.seat), card=CARDS[event.card].name)


@log_line.register(Reshuffled)
def _log_reshuffled(event: Reshuffled, _: Cast) -> str:
    return messages.log_reshuffled(cards=event.cards)
