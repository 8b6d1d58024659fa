"""How elections, the debate and the end are told.

An election is told region by region: dice, the incumbent's second chance, the winner. Regions where
the viewer does not stand go faster, and those nobody contests at once.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import AT_ONCE, Beat, Seat
from hustings.core.wording import Teller, change, counted, listing
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.election_events import (
    OWN_REGION_MS,
    Barred,
    Called,
    Contested,
    DebateBegan,
    DiceSet,
    ElectionBegan,
    Held,
    Invested,
    KeptByCall,
    KeptDice,
    RecountOrdered,
    Rerolled,
    ResultCounted,
    Rolled,
    RolloffBegan,
    SingleDieOrdered,
    Skipped,
    Swapped,
    Unplaced,
    VotingOrderDrawn,
    Won,
)
from hustings.games.whistle_stop.events import RoundBegan
from hustings.games.whistle_stop.regions import EV
from hustings.games.whistle_stop.rules import outcome
from hustings.games.whistle_stop.rules.election import reroll_idle, score
from hustings.games.whistle_stop.state import NOBODY, StopState, points, there
from hustings.games.whistle_stop.telling.situation import Situation, beat_of
from hustings.games.whistle_stop.text import outcome as verdict
from hustings.games.whistle_stop.text.lines import region_name

UNCONTESTED_REGION_MS: Final = 200
"""How long the winner of a region stays who won it without dice."""
RIVALS_REGION_MS: Final = 400
"""How long a roll, a roll-off or a winner stays, in a region where the viewer does not stand."""
SECOND_CHANCE_MS: Final = 450
"""How much longer a roll stays after which the incumbent may roll a die again, or has."""

_NTH: Final = dict(zip(v.ELECTIONS, ("first", "second", "last"), strict=True))


# What votes


@beat_of.register(ElectionBegan)
def _election_began(event: ElectionBegan, _: Situation) -> Beat:
    return event.beat(f"The {_NTH[event.round]} election: 15 regions, 538 points")


@beat_of.register(VotingOrderDrawn)
def _voting_order_drawn(event: VotingOrderDrawn, _: Situation) -> Beat:
    return event.beat(f"They vote in a drawn order, {region_name(event.regions[0])} first")


@beat_of.register(Contested)
def _contested(event: Contested, now: Situation) -> Beat:
    standing = [
        f"{now.teller.whom(seat)} {there(now.after, event.region, seat)}" for seat in event.seats
    ]
    says = f"{region_name(event.region)} votes, {event.points} points: {', '.join(standing)}"
    return event.beat(says, length=None if now.near(*event.seats) else AT_ONCE)


@beat_of.register(Skipped)
def _skipped(event: Skipped, _: Situation) -> Beat:
    return event.beat(f"{region_name(event.region)}: nobody stands")


@beat_of.register(KeptByCall)
def _kept_by_call(event: KeptByCall, now: Situation) -> Beat:
    stays = f"{region_name(event.region)} stays {now.teller.belongs(event.seat)}"
    return event.beat(f"{stays}: it was called, +{EV[event.region]} stay")


# Dice


@beat_of.register(Rolled)
def _rolled(event: Rolled, now: Situation) -> Beat | None:
    """Tell of all candidates' dice together, with the last of them."""
    after, teller = now.after, now.teller
    if after.queue and after.turn.prompt == v.ROLLING:
        return None
    rolled = [seat for seat in after.contest if after.dice[seat]]
    scores = ", ".join(f"{teller.whom(seat)} {score(after, seat)}" for seat in rolled)
    says = f"{region_name(event.region)}: {scores}"
    length = _region_length(now, after.contest)
    if not has_second_chance(after):
        return event.beat(says, length=length)
    incumbent = teller.whom(after.turn.seats[0])
    says = f"{says}; {incumbent} may roll one die again"
    return event.beat(says, length=length + SECOND_CHANCE_MS)


def _region_length(now: Situation, seats: tuple[Seat, ...]) -> int:
    """Return how long something stays that happens where these seats stand, in milliseconds."""
    return OWN_REGION_MS if now.near(*seats) else RIVALS_REGION_MS


def has_second_chance(state: StopState) -> bool:
    """Return whether an incumbent is asked for a second chance that could change anything."""
    return state.turn.prompt == v.REROLL and reroll_idle(state, state.turn.seats[0]) is None


@beat_of.register(KeptDice)
def _kept_dice(event: KeptDice, now: Situation) -> Beat | None:
    """Tell of a second chance that was not taken, where there was one."""
    if not has_second_chance(now.before):
        return None
    near = now.near(*now.before.contest)
    return event.beat("keeps the dice", event.seat, length=None if near else AT_ONCE)


@beat_of.register(Rerolled)
def _rerolled(event: Rerolled, now: Situation) -> Beat:
    rolls = f"{now.teller.does(event.seat, 'roll')} the {event.old} again: {event.new}"
    says = f"{region_name(event.region)}: {rolls}, now {score(now.after, event.seat)}"
    near = now.near(*now.after.contest)
    return event.beat(says, length=OWN_REGION_MS + SECOND_CHANCE_MS if near else None)


@beat_of.register(RolloffBegan)
def _rolloff_began(event: RolloffBegan, now: Situation) -> Beat:
    rivals = listing([now.teller.whom(seat) for seat in event.seats])
    says = f"A tie in {region_name(event.region)}: roll-off of {rivals}"
    return event.beat(says, length=_region_length(now, tuple(event.seats)))


# Red cards


@beat_of.register(DiceSet)
def _dice_set(event: DiceSet, _: Situation) -> Beat:
    return event.beat(f"rolls {counted(event.dice, 'die', 'dice')} now", event.seat)


@beat_of.register(Barred)
def _barred(event: Barred, now: Situation) -> Beat:
    return event.beat(f"{now.teller.who(event.seat)} may not roll a die again here")


@beat_of.register(SingleDieOrdered)
def _single_die_ordered(event: SingleDieOrdered, _: Situation) -> Beat:
    return event.beat("Only the best die counts here")


@beat_of.register(RecountOrdered)
def _recount_ordered(event: RecountOrdered, _: Situation) -> Beat:
    return event.beat(f"{region_name(event.region)} will be recounted")


# Who has the region


@beat_of.register(Won)
@beat_of.register(Held)
def _won(event: Won | Held, now: Situation) -> Beat:
    """Tell who won a region; `before` still has the scores."""
    seat, worth, where = event.seat, event.points, region_name(event.region)
    contest, holder = now.before.contest, now.before.holder[event.region]
    if len(contest) < 2:
        return event.beat(f"{where} alone, {change(worth)}", seat, length=UNCONTESTED_REGION_MS)
    scores = {rival: score(now.before, rival) for rival in contest}
    best = max(value for rival, value in scores.items() if rival != seat)
    if holder == seat:
        holds = _does(now.teller, seat, "hold")
        says = f"{holds} it, {scores[seat]} to {best}, {change(worth)} stay"
    else:
        loser = f" from {now.teller.whom(holder)}" if holder != NOBODY else ""
        takes = _does(now.teller, seat, "take")
        says = f"{takes} it{loser}, {scores[seat]} to {best}: {change(worth)}"
    return event.beat(f"{where}: {says}", length=_region_length(now, (*contest, holder)))


def _does(teller: Teller, seat: Seat, verb: str) -> str:
    """Return subject and verb as they stand within a sentence."""
    says = teller.does(seat, verb)
    return f"y{says[1:]}" if seat == teller.viewer else says


# The standings, the debate and the end


@beat_of.register(RoundBegan)
def _round_began(event: RoundBegan, now: Situation) -> Beat | None:
    """Tell the standings in the round after an election."""
    held = event.round - 1
    return event.beat(_standings(now, held)) if held in v.ELECTIONS else None


def _standings(now: Situation, held: int) -> str:
    """Return everybody's points after the election of this round, the best first."""
    seats = sorted(range(now.after.seats), key=lambda seat: -points(now.after, seat))
    told = [f"{now.teller.whom(seat)} {points(now.after, seat)}" for seat in seats]
    return f"After the {_NTH[held]} election: {', '.join(told)}"


@beat_of.register(DebateBegan)
def _debate_began(event: DebateBegan, now: Situation) -> Beat:
    more = ", call regions or spend money" if now.after.advanced else ""
    return event.beat(f"The debate: change cards{more}")


@beat_of.register(Swapped)
def _swapped(event: Swapped, _: Situation) -> Beat:
    return event.beat(f"changes {counted(event.cards, 'card')}", event.seat)


@beat_of.register(Called)
def _called(event: Called, _: Situation) -> Beat:
    return event.beat(f"calls {region_name(event.region)} for ${event.cost}M", event.seat)


@beat_of.register(Invested)
def _invested(event: Invested, _: Situation) -> Beat:
    says = f"${event.money}M for {counted(event.delegates, 'delegate')}"
    return event.beat(says, event.seat)


@beat_of.register(Unplaced)
def _unplaced(event: Unplaced, _: Situation) -> Beat:
    return event.beat(f"leaves {counted(event.delegates, 'delegate')} unplaced", event.seat)


@beat_of.register(ResultCounted)
def _result_counted(event: ResultCounted, now: Situation) -> Beat | None:
    """Tell the standings with the first seat's result, and who won with the last one's."""
    if event.seat == 0:
        return event.beat(_standings(now, v.LAST))
    if event.seat < now.after.seats - 1:
        return None
    return event.beat(verdict(outcome(now.after), now.teller.names).rstrip("."))
