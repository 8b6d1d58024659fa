"""The beats of elections, the debate and the end.

An election is shown region by region: dice, the incumbent's second chance, the winner. Regions
without the viewer's delegates are shown faster, uncontested ones at once.
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
"""How long the winner of a region without a contest stays."""
RIVALS_REGION_MS: Final = 400
"""How long a roll, a roll-off or a winner stays in a region without the viewer's delegates."""
SECOND_CHANCE_MS: Final = 450
"""How much longer a roll stays if the incumbent may roll a die again, or did."""


# What votes


@beat_of.register(ElectionBegan)
def _beat_election_began(event: ElectionBegan, _: Situation) -> Beat:
    return event.beat(messages.beat_election(nth=NTH[event.round]))


@beat_of.register(VotingOrderDrawn)
def _beat_voting_order_drawn(event: VotingOrderDrawn, _: Situation) -> Beat:
    return event.beat(messages.beat_order(region=region_name(event.regions[0])))


@beat_of.register(Contested)
def _beat_contested(event: Contested, now: Situation) -> Beat:
    line = messages.beat_contested(
        region=region_name(event.region),
        points=event.points,
        standing=[_count(now, seat, there(now.after, event.region, seat)) for seat in event.seats],
    )
    return event.beat(line, length=None if now.concerns(*event.seats) else AT_ONCE)


def _count(now: Situation, seat: Seat, count: int) -> str:
    """Return a candidate with a number: delegates, points or a score."""
    return messages.whom_count(whom=now.cast.person(seat), count=count)


@beat_of.register(Skipped)
def _beat_skipped(event: Skipped, _: Situation) -> Beat:
    return event.beat(messages.beat_skipped(region=region_name(event.region)))


@beat_of.register(KeptByCall)
def _beat_kept_by_call(event: KeptByCall, now: Situation) -> Beat:
    line = messages.beat_kept_by_call(
        region=region_name(event.region),
        whose=now.cast.person(event.seat),
        points=EV[event.region],
    )
    return event.beat(line)


# Dice


@beat_of.register(Rolled)
def _beat_rolled(event: Rolled, now: Situation) -> Beat | None:
    """Show all candidates' dice together, after the last roll."""
    after, where = now.after, region_name(event.region)
    if after.queue and after.turn.prompt == v.ROLLING:
        return None
    rolled = [seat for seat in after.contest if after.dice[seat]]
    scores = [_count(now, seat, score(after, seat)) for seat in rolled]
    length = _region_length(now, after.contest)
    if not has_second_chance(after):
        return event.beat(messages.beat_rolled(region=where, scores=scores), length=length)
    incumbent = now.cast.person(after.turn.seats[0])
    line = messages.beat_rolled_first(region=where, scores=scores, whom=incumbent)
    return event.beat(line, length=length + SECOND_CHANCE_MS)


def _region_length(now: Situation, seats: tuple[Seat, ...]) -> int:
    """Return how long a beat of a region with these candidates stays, in milliseconds."""
    return OWN_REGION_MS if now.concerns(*seats) else RIVALS_REGION_MS


def has_second_chance(state: StopState) -> bool:
    """Return whether an incumbent has a second chance that could change the result."""
    return state.turn.prompt == v.REROLL and forced_keep(state, state.turn.seats[0]) is None


@beat_of.register(KeptDice)
def _beat_kept_dice(event: KeptDice, now: Situation) -> Beat | None:
    """Show that a second chance was not taken, if there was one."""
    if not has_second_chance(now.before):
        return None
    concerns = now.concerns(*now.before.contest)
    return event.beat(messages.beat_kept_dice(), event.seat, length=None if concerns else AT_ONCE)


@beat_of.register(Rerolled)
def _beat_rerolled(event: Rerolled, now: Situation) -> Beat:
    line = messages.beat_rerolled(
        region=region_name(event.region),
        who=now.cast.person(event.seat),
        old=event.old,
        new=event.new,
        score=score(now.after, event.seat),
    )
    concerns = now.concerns(*now.after.contest)
    return event.beat(line, length=OWN_REGION_MS + SECOND_CHANCE_MS if concerns else None)


@beat_of.register(RolloffBegan)
def _beat_rolloff_began(event: RolloffBegan, now: Situation) -> Beat:
    rivals = [messages.whom(whom=now.cast.person(seat)) for seat in event.seats]
    line = messages.beat_rolloff(region=region_name(event.region), rivals=rivals)
    return event.beat(line, length=_region_length(now, tuple(event.seats)))


# Red cards


@beat_of.register(DiceSet)
def _beat_dice_set(event: DiceSet, _: Situation) -> Beat:
    return event.beat(messages.beat_dice_set(dice=event.dice), event.seat)


@beat_of.register(Barred)
def _beat_barred(event: Barred, now: Situation) -> Beat:
    return event.beat(messages.beat_barred(who=now.cast.person(event.seat)))


@beat_of.register(SingleDieOrdered)
def _beat_single_die_ordered(event: SingleDieOrdered, _: Situation) -> Beat:
    return event.beat(messages.beat_single_die())


@beat_of.register(RecountOrdered)
def _beat_recount_ordered(event: RecountOrdered, _: Situation) -> Beat:
    return event.beat(messages.beat_recount(region=region_name(event.region)))


# Who has the region


@beat_of.register(Won)
@beat_of.register(Held)
def _beat_won(event: Won | Held, now: Situation) -> Beat:
    """Show who won a region; the position before still has the scores."""
    seat, points_won, where = event.seat, event.points, region_name(event.region)
    contest, holder = now.before.contest, now.before.holder[event.region]
    if len(contest) < 2:
        line = messages.beat_alone(region=where, points=points_won)
        return event.beat(line, seat, length=UNCONTESTED_REGION_MS)
    scores = {rival: score(now.before, rival) for rival in contest}
    mine, best = scores[seat], max(value for rival, value in scores.items() if rival != seat)
    who = now.cast.person(seat)
    if holder == seat:
        line = messages.beat_held(region=where, who=who, score=mine, best=best, points=points_won)
    elif holder == NOBODY:
        line = messages.beat_won(region=where, who=who, score=mine, best=best, points=points_won)
    else:
        loser = now.cast.person(holder)
        line = messages.beat_won_from(
            region=where, who=who, whom=loser, score=mine, best=best, points=points_won
        )
    return event.beat(line, length=_region_length(now, (*contest, holder)))


# The standings, the debate and the end


@beat_of.register(RoundBegan)
def _beat_round_began(event: RoundBegan, now: Situation) -> Beat | None:
    """Show the standings when the round after an election begins; they await a press."""
    held = event.round - 1
    if held not in v.ELECTIONS:
        return None
    return event.beat(_standings(now, held))._replace(awaits=True)


def _standings(now: Situation, held: int) -> str:
    """Return everybody's points after the election of this round, the best first."""
    seats = sorted(range(now.after.seats), key=lambda seat: -points(now.after, seat))
    standing = [_count(now, seat, points(now.after, seat)) for seat in seats]
    return messages.beat_standings(nth=NTH[held], standing=standing)


@beat_of.register(DebateBegan)
def _beat_debate_began(event: DebateBegan, now: Situation) -> Beat:
    return event.beat(messages.beat_debate(advanced=bool(now.after.advanced)))


@beat_of.register(Swapped)
def _beat_swapped(event: Swapped, _: Situation) -> Beat:
    return event.beat(messages.beat_swapped(cards=event.cards), event.seat)


@beat_of.register(Called)
def _beat_called(event: Called, _: Situation) -> Beat:
    line = messages.beat_called(region=region_name(event.region), money=event.cost)
    return event.beat(line, event.seat)


@beat_of.register(Invested)
def _beat_invested(event: Invested, _: Situation) -> Beat:
    line = messages.beat_invested(money=event.money, delegates=event.delegates)
    return event.beat(line, event.seat)


@beat_of.register(Unplaced)
def _beat_unplaced(event: Unplaced, _: Situation) -> Beat:
    return event.beat(messages.beat_unplaced(delegates=event.delegates), event.seat)


@beat_of.register(ResultCounted)
def _beat_result_counted(event: ResultCounted, now: Situation) -> Beat | None:
    """Show the standings with the first seat's result, and the winner with the last one's.

    The standings await a press.
    """
    if event.seat == 0:
        return event.beat(_standings(now, v.LAST))._replace(awaits=True)
    if event.seat < now.after.seats - 1:
        return None
    return event.beat(verdict(outcome(now.after), now.cast.names))
