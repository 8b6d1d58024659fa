"""What the log says of turns: cards, vetoes, delegates, purchases and draws."""

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
from hustings.games.whistle_stop.text.lines import line
from hustings.games.whistle_stop.text.phrases import card_names, region_name
from hustings.messages.generated import whistle_stop as messages
from hustings.messages.people import Cast

# The start and the turns


@line.register(Dealt)
def _dealt(event: Dealt, cast: Cast) -> str:
    return messages.log_dealt(who=cast.person(event.seat), cards=card_names(event.cards))


@line.register(StartRolled)
def _start_rolled(event: StartRolled, cast: Cast) -> str:
    return messages.log_start_rolled(
        who=cast.person(event.seat), first=event.first, second=event.second
    )


@line.register(StarterDecided)
def _starter_decided(event: StarterDecided, cast: Cast) -> str:
    return messages.log_starter(who=cast.person(event.seat))


@line.register(RoundBegan)
def _round_began(event: RoundBegan, _: Cast) -> str:
    return messages.log_round(round=event.round)


@line.register(TurnBegan)
def _turn_began(event: TurnBegan, cast: Cast) -> str:
    return messages.log_turn(who=cast.person(event.seat), actions=event.actions)


@line.register(ActionsGained)
def _actions_gained(event: ActionsGained, cast: Cast) -> str:
    return messages.log_actions_gained(who=cast.person(event.seat), actions=event.actions)


@line.register(Ended)
def _ended(event: Ended, cast: Cast) -> str:
    if not event.left:
        return ""
    return messages.log_ended(who=cast.person(event.seat), actions=event.left)


# What a card is meant to do


@line.register(Played)
def _played(event: Played, cast: Cast) -> str:
    card, who = CARDS[event.card], cast.person(event.seat)
    if event.way == v.MONEY:
        return messages.log_spent(who=who, card=card.name, money=card.money)
    return messages.log_played(who=who, card=card.name)


@line.register(Declared)
def _declared(event: Declared, cast: Cast) -> str:
    return messages.log_declared(
        who=cast.person(event.seat), delegates=event.delegates, region=region_name(event.region)
    )


@line.register(Aimed)
def _aimed(event: Aimed, cast: Cast) -> str:
    return messages.log_aimed(
        who=cast.person(event.seat), whom=cast.person(event.rival), region=region_name(event.region)
    )


@line.register(TourDeclared)
def _tour_declared(event: TourDeclared, cast: Cast) -> str:
    return messages.log_tour(
        who=cast.person(event.seat),
        delegates=event.delegates,
        source=region_name(event.from_),
        to=region_name(event.to),
    )


@line.register(AimedAtRival)
def _aimed_at_rival(event: AimedAtRival, cast: Cast) -> str:
    return messages.log_aimed_rival(who=cast.person(event.seat), whom=cast.person(event.rival))


@line.register(AimedAtCard)
def _aimed_at_card(event: AimedAtCard, cast: Cast) -> str:
    return messages.log_aimed_card(who=cast.person(event.seat), card=CARDS[event.card].name)


@line.register(AimedAtDie)
def _aimed_at_die(event: AimedAtDie, cast: Cast) -> str:
    return messages.log_aimed_die(who=cast.person(event.seat), die=event.value)


# Vetoes


@line.register(Vetoed)
def _vetoed(event: Vetoed, cast: Cast) -> str:
    return messages.log_vetoed(
        who=cast.person(event.seat), whose=cast.person(event.of), card=CARDS[event.target].name
    )


@line.register(Overrode)
def _overrode(event: Overrode, cast: Cast) -> str:
    return messages.log_overrode(who=cast.person(event.seat), whose=cast.person(event.of))


@line.register(Blocked)
def _blocked(event: Blocked, cast: Cast) -> str:
    return messages.log_blocked(card=CARDS[event.card].name, whom=cast.person(event.seat))


# What a card does


@line.register(Placed)
def _placed(event: Placed, cast: Cast) -> str:
    return messages.log_placed(
        who=cast.person(event.seat),
        delegates=event.delegates,
        region=region_name(event.region),
        total=event.total,
    )


@line.register(Removed)
def _removed(event: Removed, cast: Cast) -> str:
    return messages.log_removed(
        who=cast.person(event.seat),
        delegates=event.delegates,
        region=region_name(event.region),
        total=event.total,
    )


@line.register(Wasted)
def _wasted(event: Wasted, cast: Cast) -> str:
    return messages.log_wasted(who=cast.person(event.seat), money=event.money)


@line.register(Looked)
def _looked(event: Looked, cast: Cast) -> str:
    return messages.log_looked(
        who=cast.person(event.seat), whose=cast.person(event.rival), cards=card_names(event.cards)
    )


@line.register(Took)
def _took(event: Took, cast: Cast) -> str:
    return messages.log_took(
        who=cast.person(event.seat), card=card_names([event.card]), whom=cast.person(event.rival)
    )


@line.register(Gave)
def _gave(event: Gave, cast: Cast) -> str:
    return messages.log_gave(
        who=cast.person(event.seat), card=card_names([event.card]), whom=cast.person(event.rival)
    )


@line.register(Fetched)
def _fetched(event: Fetched, cast: Cast) -> str:
    return messages.log_fetched(who=cast.person(event.seat), card=CARDS[event.card].name)


@line.register(TookGreen)
def _took_green(event: TookGreen, cast: Cast) -> str:
    return messages.log_took_green(who=cast.person(event.seat), bank=event.bank)


# Purchases, draws and discards


@line.register(Paid)
def _paid(event: Paid, cast: Cast) -> str:
    return messages.log_paid(
        who=cast.person(event.seat), money=event.money, card=CARDS[event.card].name
    )


@line.register(Bought)
def _bought(event: Bought, cast: Cast) -> str:
    return messages.log_bought(who=cast.person(event.seat), bank=event.bank)


@line.register(Drew)
def _drew(event: Drew, cast: Cast) -> str:
    return messages.log_drew(who=cast.person(event.seat), cards=card_names(event.cards))


@line.register(Discarded)
def _discarded(event: Discarded, cast: Cast) -> str:
    return messages.log_discarded(who=cast.person(event.seat), card=CARDS[event.card].name)


@line.register(Reshuffled)
def _reshuffled(event: Reshuffled, _: Cast) -> str:
    return messages.log_reshuffled(cards=event.cards)
