"""What the log says of turns: cards, vetoes, delegates, purchases and draws."""

from __future__ import annotations

from hustings.core.wording import Teller, counted
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
from hustings.games.whistle_stop.text.lines import card_names, delegates, line, region_name

# The start and the turns


@line.register(Dealt)
def _dealt(event: Dealt, teller: Teller) -> str:
    return f"{teller.has(event.seat)} been dealt {card_names(event.cards)}."


@line.register(StartRolled)
def _start_rolled(event: StartRolled, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'roll')} {event.first} and {event.second} for the start."


@line.register(StarterDecided)
def _starter_decided(event: StarterDecided, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'go')} first in every round."


@line.register(RoundBegan)
def _round_began(event: RoundBegan, _: Teller) -> str:
    return f"Round {event.round}."


@line.register(TurnBegan)
def _turn_began(event: TurnBegan, teller: Teller) -> str:
    return f"{teller.has(event.seat)} {counted(event.actions, 'action')}."


@line.register(ActionsGained)
def _actions_gained(event: ActionsGained, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'gain')} {counted(event.actions, 'action')}."


@line.register(Ended)
def _ended(event: Ended, teller: Teller) -> str:
    if not event.left:
        return ""
    return f"{teller.does(event.seat, 'end')} the turn with {counted(event.left, 'action')} unused."


# What a card is meant to do


@line.register(Played)
def _played(event: Played, teller: Teller) -> str:
    card = CARDS[event.card]
    if event.way == v.MONEY:
        return f"{teller.does(event.seat, 'spend')} {card.name}, ${card.money}M."
    return f"{teller.does(event.seat, 'play')} {card.name}."


@line.register(Declared)
def _declared(event: Declared, teller: Teller) -> str:
    where = region_name(event.region)
    return f"{teller.does(event.seat, 'mean')} to add {delegates(event.delegates)} in {where}."


@line.register(Aimed)
def _aimed(event: Aimed, teller: Teller) -> str:
    whom = teller.whom(event.rival)
    return f"{teller.does(event.seat, 'aim')} it at {whom} in {region_name(event.region)}."


@line.register(TourDeclared)
def _tour_declared(event: TourDeclared, teller: Teller) -> str:
    way = f"from {region_name(event.from_)} to {region_name(event.to)}"
    return f"{teller.does(event.seat, 'mean')} to move {event.delegates} {way}."


@line.register(AimedAtRival)
def _aimed_at_rival(event: AimedAtRival, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'aim')} it at {teller.whom(event.rival)}."


@line.register(AimedAtCard)
def _aimed_at_card(event: AimedAtCard, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'name')} {CARDS[event.card].name}."


@line.register(AimedAtDie)
def _aimed_at_die(event: AimedAtDie, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'choose')} the {event.value}."


# Vetoes


@line.register(Vetoed)
def _vetoed(event: Vetoed, teller: Teller) -> str:
    whose = teller.whose(event.of)
    return f"{teller.does(event.seat, 'veto')} {whose} {CARDS[event.target].name}."


@line.register(Overrode)
def _overrode(event: Overrode, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'override')} {teller.whose(event.of)} Veto."


@line.register(Blocked)
def _blocked(event: Blocked, teller: Teller) -> str:
    return f"{CARDS[event.card].name} by {teller.whom(event.seat)} is blocked."


# What a card does


@line.register(Placed)
def _placed(event: Placed, teller: Teller) -> str:
    gains = f"{teller.does(event.seat, 'gain')} {delegates(event.delegates)}"
    return f"{gains} in {region_name(event.region)}, now {event.total}."


@line.register(Removed)
def _removed(event: Removed, teller: Teller) -> str:
    loses = f"{teller.does(event.seat, 'lose')} {delegates(event.delegates)}"
    return f"{loses} in {region_name(event.region)}, now {event.total}."


@line.register(Wasted)
def _wasted(event: Wasted, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'lose')} ${event.money}M unspent."


@line.register(Looked)
def _looked(event: Looked, teller: Teller) -> str:
    looks = f"{teller.does(event.seat, 'look')} at {teller.whose(event.rival)} hand"
    return f"{looks}: {card_names(event.cards)}."


@line.register(Took)
def _took(event: Took, teller: Teller) -> str:
    takes = f"{teller.does(event.seat, 'take')} {card_names([event.card])}"
    return f"{takes} from {teller.whom(event.rival)}."


@line.register(Gave)
def _gave(event: Gave, teller: Teller) -> str:
    gives = f"{teller.does(event.seat, 'give')} {teller.whom(event.rival)}"
    return f"{gives} {card_names([event.card])}."


@line.register(Fetched)
def _fetched(event: Fetched, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'take')} {CARDS[event.card].name} from the discards."


@line.register(TookGreen)
def _took_green(event: TookGreen, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'take')} a green Veto; {event.bank} left in the bank."


# Purchases, draws and discards


@line.register(Paid)
def _paid(event: Paid, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'pay')} ${event.money}M with {CARDS[event.card].name}."


@line.register(Bought)
def _bought(event: Bought, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'buy')} a green Veto; {event.bank} left in the bank."


@line.register(Drew)
def _drew(event: Drew, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'draw')} {card_names(event.cards)}."


@line.register(Discarded)
def _discarded(event: Discarded, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'discard')} {CARDS[event.card].name}."


@line.register(Reshuffled)
def _reshuffled(event: Reshuffled, _: Teller) -> str:
    return f"The discards are turned over: {event.cards} cards."
