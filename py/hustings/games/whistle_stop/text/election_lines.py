"""What the log says of elections, the debate and the end."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.core.model import Seat
from hustings.games.whistle_stop.election_events import (
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
    Lost,
    RecountOrdered,
    Rerolled,
    ResultCounted,
    Rolled,
    RolloffBegan,
    Scored,
    SingleDieOrdered,
    Skipped,
    StoodAlone,
    Swapped,
    Unplaced,
    VotingOrderDrawn,
    Won,
)
from hustings.games.whistle_stop.text.lines import line
from hustings.games.whistle_stop.text.phrases import region_name
from hustings.messages.generated import whistle_stop as messages
from hustings.messages.people import Cast

# What votes


@line.register(ElectionBegan)
def _election_began(_event: ElectionBegan, _: Cast) -> str:
    return messages.log_election()


@line.register(VotingOrderDrawn)
def _voting_order_drawn(event: VotingOrderDrawn, _: Cast) -> str:
    return messages.log_order(regions=[*map(region_name, event.regions)])


@line.register(Contested)
def _contested(event: Contested, cast: Cast) -> str:
    return messages.log_contested(
        region=region_name(event.region),
        points=event.points,
        candidates=_candidates(event.seats, cast),
    )


@line.register(Skipped)
def _skipped(event: Skipped, _: Cast) -> str:
    return messages.log_skipped(region=region_name(event.region))


@line.register(KeptByCall)
def _kept_by_call(event: KeptByCall, cast: Cast) -> str:
    return messages.log_kept_by_call(region=region_name(event.region), whom=cast.person(event.seat))


@line.register(StoodAlone)
def _stood_alone(event: StoodAlone, cast: Cast) -> str:
    return messages.log_alone(who=cast.person(event.seat), region=region_name(event.region))


def _candidates(seats: Sequence[Seat], cast: Cast) -> list[str]:
    return [messages.whom(whom=cast.person(seat)) for seat in seats]


# Dice


@line.register(Rolled)
def _rolled(event: Rolled, cast: Cast) -> str:
    return messages.log_rolled(who=cast.person(event.seat), dice=[*map(str, event.dice)])


@line.register(Rerolled)
def _rerolled(event: Rerolled, cast: Cast) -> str:
    return messages.log_rerolled(who=cast.person(event.seat), old=event.old, new=event.new)


@line.register(KeptDice)
def _kept_dice(event: KeptDice, cast: Cast) -> str:
    return messages.log_kept_dice(who=cast.person(event.seat))


@line.register(Scored)
def _scored(event: Scored, cast: Cast) -> str:
    return messages.log_scored(who=cast.person(event.seat), score=event.score)


@line.register(RolloffBegan)
def _rolloff_began(event: RolloffBegan, cast: Cast) -> str:
    return messages.log_rolloff(
        region=region_name(event.region), candidates=_candidates(event.seats, cast)
    )


# Red cards


@line.register(DiceSet)
def _dice_set(event: DiceSet, cast: Cast) -> str:
    return messages.log_dice_set(who=cast.person(event.seat), dice=event.dice)


@line.register(Barred)
def _barred(event: Barred, cast: Cast) -> str:
    return messages.log_barred(who=cast.person(event.seat))


@line.register(SingleDieOrdered)
def _single_die_ordered(_event: SingleDieOrdered, _: Cast) -> str:
    return messages.log_single_die()


@line.register(RecountOrdered)
def _recount_ordered(event: RecountOrdered, _: Cast) -> str:
    return messages.log_recount(region=region_name(event.region))


# Who has the region


@line.register(Won)
def _won(event: Won, cast: Cast) -> str:
    return messages.log_won(
        who=cast.person(event.seat),
        region=region_name(event.region),
        points=event.points,
        total=event.total,
    )


@line.register(Held)
def _held(event: Held, cast: Cast) -> str:
    return messages.log_held(
        who=cast.person(event.seat),
        region=region_name(event.region),
        points=event.points,
        total=event.total,
    )


@line.register(Lost)
def _lost(event: Lost, cast: Cast) -> str:
    return messages.log_lost(
        who=cast.person(event.seat), region=region_name(event.region), points=event.total
    )


# The debate and the end


@line.register(DebateBegan)
def _debate_began(_event: DebateBegan, _: Cast) -> str:
    return messages.log_debate()


@line.register(Swapped)
def _swapped(event: Swapped, cast: Cast) -> str:
    return messages.log_swapped(who=cast.person(event.seat), cards=event.cards)


@line.register(Called)
def _called(event: Called, cast: Cast) -> str:
    return messages.log_called(
        region=region_name(event.region), whom=cast.person(event.seat), money=event.cost
    )


@line.register(Invested)
def _invested(event: Invested, cast: Cast) -> str:
    return messages.log_invested(
        who=cast.person(event.seat), money=event.money, delegates=event.delegates
    )


@line.register(Unplaced)
def _unplaced(event: Unplaced, cast: Cast) -> str:
    return messages.log_unplaced(who=cast.person(event.seat), delegates=event.delegates)


@line.register(ResultCounted)
def _result_counted(event: ResultCounted, cast: Cast) -> str:
    return messages.log_result(
        who=cast.person(event.seat),
        points=event.points,
        regions=event.regions,
        delegates=event.delegates,
    )
