"""How elections, the debate and the end are told.

An election is told region by region: dice, the incumbent's second chance, the winner. Regions where
the viewer does not stand go faster, and those nobody contests at once.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import AT_ONCE, Beat, Seat
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.beats.situation import Situation, beat_of
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
from hustings.games.whistle_stop.headline import verdict
from hustings.games.whistle_stop.regions import EV
from hustings.games.whistle_stop.rules import outcome
from hustings.games.whistle_stop.rules.election import forced_keep, score
from hustings.games.whistle_stop.state import NOBODY, StopState, points, there
from hustings.games.whistle_stop.text.phrases import NTH, region_name
from hustings.messages.generated import whistle_stop as messages

UNCONTESTED_REGION_MS: Final = 200
"""How long the winner of a region stays who won it without dice."""
RIVALS_REGION_MS: Final = 400
"""How long a roll, a roll-off or a winner stays, in a region where the viewer does not stand."""
SECOND_CHANCE_MS: Final = 450
"""How much longer a roll stays after which the incumbent may roll a die again, or has."""


# What votes


@beat_of.register(ElectionBegan)
def _election_began(event: ElectionBegan, _: Situation) -> Beat:
    return event.beat(messages.beat_election(nth=NTH[event.round]))


@beat_of.register(VotingOrderDrawn)
def _voting_order_drawn(event: VotingOrderDrawn, _: Situation) -> Beat:
    return event.beat(messages.beat_order(region=region_name(event.regions[0])))


@beat_of.register(Contested)
def _contested(event: Contested, now: Situation) -> Beat:
    says = messages.beat_contested(
        region=region_name(event.region),
        points=event.points,
        standing=[_count(now, seat, there(now.after, event.region, seat)) for seat in event.seats],
    )
    return event.beat(says, length=None if now.near(*event.seats) else AT_ONCE)


def _count(now: Situation, seat: Seat, count: int) -> str:
    """Return a candidate with a number of delegates, points or a score."""
    return messages.whom_count(whom=now.cast.person(seat), count=count)


@beat_of.register(Skipped)
def _skipped(event: Skipped, _: Situation) -> Beat:
    return event.beat(messages.beat_skipped(region=region_name(event.region)))


@beat_of.register(KeptByCall)
def _kept_by_call(event: KeptByCall, now: Situation) -> Beat:
    says = messages.beat_kept_by_call(
        region=region_name(event.region),
        whose=now.cast.person(event.seat),
        points=EV[event.region],
    )
    return event.beat(says)


# Dice


@beat_of.register(Rolled)
def _rolled(event: Rolled, now: Situation) -> Beat | None:
    """Tell of all candidates' dice together, with the last of them."""
    after, where = now.after, region_name(event.region)
    if after.queue and after.turn.prompt == v.ROLLING:
        return None
    rolled = [seat for seat in after.contest if after.dice[seat]]
    scores = [_count(now, seat, score(after, seat)) for seat in rolled]
    length = _region_length(now, after.contest)
    if not has_second_chance(after):
        return event.beat(messages.beat_rolled(region=where, scores=scores), length=length)
    incumbent = now.cast.person(after.turn.seats[0])
    says = messages.beat_rolled_first(region=where, scores=scores, whom=incumbent)
    return event.beat(says, length=length + SECOND_CHANCE_MS)


def _region_length(now: Situation, seats: tuple[Seat, ...]) -> int:
    """Return how long something stays that happens where these seats stand, in milliseconds."""
    return OWN_REGION_MS if now.near(*seats) else RIVALS_REGION_MS


def has_second_chance(state: StopState) -> bool:
    """Return whether an incumbent is asked for a second chance that could change anything."""
    return state.turn.prompt == v.REROLL and forced_keep(state, state.turn.seats[0]) is None


@beat_of.register(KeptDice)
def _kept_dice(event: KeptDice, now: Situation) -> Beat | None:
    """Tell of a second chance that was not taken, where there was one."""
    if not has_second_chance(now.before):
        return None
    near = now.near(*now.before.contest)
    return event.beat(messages.beat_kept_dice(), event.seat, length=None if near else AT_ONCE)


@beat_of.register(Rerolled)
def _rerolled(event: Rerolled, now: Situation) -> Beat:
    says = messages.beat_rerolled(
        region=region_name(event.region),
        who=now.cast.person(event.seat),
        old=event.old,
        new=event.new,
        score=score(now.after, event.seat),
    )
    near = now.near(*now.after.contest)
    return event.beat(says, length=OWN_REGION_MS + SECOND_CHANCE_MS if near else None)


@beat_of.register(RolloffBegan)
def _rolloff_began(event: RolloffBegan, now: Situation) -> Beat:
    rivals = [messages.whom(whom=now.cast.person(seat)) for seat in event.seats]
    says = messages.beat_rolloff(region=region_name(event.region), rivals=rivals)
    return event.beat(says, length=_region_length(now, tuple(event.seats)))


# Red cards


@beat_of.register(DiceSet)
def _dice_set(event: DiceSet, _: Situation) -> Beat:
    return event.beat(messages.beat_dice_set(dice=event.dice), event.seat)


@beat_of.register(Barred)
def _barred(event: Barred, now: Situation) -> Beat:
    return event.beat(messages.beat_barred(who=now.cast.person(event.seat)))


@beat_of.register(SingleDieOrdered)
def _single_die_ordered(event: SingleDieOrdered, _: Situation) -> Beat:
    return event.beat(messages.beat_single_die())


@beat_of.register(RecountOrdered)
def _recount_ordered(event: RecountOrdered, _: Situation) -> Beat:
    return event.beat(messages.beat_recount(region=region_name(event.region)))


# Who has the region


@beat_of.register(Won)
@beat_of.register(Held)
def _won(event: Won | Held, now: Situation) -> Beat:
    """Tell who won a region; `before` still has the scores."""
    seat, worth, where = event.seat, event.points, region_name(event.region)
    contest, holder = now.before.contest, now.before.holder[event.region]
    if len(contest) < 2:
        says = messages.beat_alone(region=where, points=worth)
        return event.beat(says, seat, length=UNCONTESTED_REGION_MS)
    scores = {rival: score(now.before, rival) for rival in contest}
    mine, best = scores[seat], max(value for rival, value in scores.items() if rival != seat)
    who = now.cast.person(seat)
    if holder == seat:
        says = messages.beat_held(region=where, who=who, score=mine, best=best, points=worth)
    elif holder == NOBODY:
        says = messages.beat_won(region=where, who=who, score=mine, best=best, points=worth)
    else:
        loser = now.cast.person(holder)
        says = messages.beat_won_from(
            region=where, who=who, whom=loser, score=mine, best=best, points=worth
        )
    return event.beat(says, length=_region_length(now, (*contest, holder)))


# The standings, the debate and the end


@beat_of.register(RoundBegan)
def _round_began(event: RoundBegan, now: Situation) -> Beat | None:
    """Tell the standings in the round after an election."""
    held = event.round - 1
    return event.beat(_standings(now, held)) if held in v.ELECTIONS else None


def _standings(now: Situation, held: int) -> str:
    """Return everybody's points after the election of this round, the best first."""
    seats = sorted(range(now.after.seats), key=lambda seat: -points(now.after, seat))
    standing = [_count(now, seat, points(now.after, seat)) for seat in seats]
    return messages.beat_standings(nth=NTH[held], standing=standing)


@beat_of.register(DebateBegan)
def _debate_began(event: DebateBegan, now: Situation) -> Beat:
    return event.beat(messages.beat_debate(advanced=bool(now.after.advanced)))


@beat_of.register(Swapped)
def _swapped(event: Swapped, _: Situation) -> Beat:
    return event.beat(messages.beat_swapped(cards=event.cards), event.seat)


@beat_of.register(Called)
def _called(event: Called, _: Situation) -> Beat:
    says = messages.beat_called(region=region_name(event.region), money=event.cost)
    return event.beat(says, event.seat)


@beat_of.register(Invested)
def _invested(event: Invested, _: Situation) -> Beat:
    says = messages.beat_invested(money=event.money, delegates=event.delegates)
    return event.beat(says, event.seat)


@beat_of.register(Unplaced)
def _unplaced(event: Unplaced, _: Situation) -> Beat:
    return event.beat(messages.beat_unplaced(delegates=event.delegates), event.seat)


@beat_of.register(ResultCounted)
def _result_counted(event: ResultCounted, now: Situation) -> Beat | None:
    """Tell the standings with the first seat's result, and who won with the last one's."""
    if event.seat == 0:
        return event.beat(_standings(now, v.LAST))
    if event.seat < now.after.seats - 1:
        return None
    return event.beat(verdict(outcome(now.after), now.cast.names))
