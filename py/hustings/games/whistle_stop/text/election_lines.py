"""Log lines of elections, the debate and the end."""

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
from hustings.games.whistle_stop.text.lines import log_line
from hustings.games.whistle_stop.text.phrases import region_name
from hustings.messages.generated import whistle_stop as messages
from hustings.messages.people import Cast

# What votes


@log_line.register(ElectionBegan)
def _log_election_began(_event: ElectionBegan, _: Cast) -> str:
    return messages.log_election()


@log_line.register(VotingOrderDrawn)
def _log_voting_order_drawn(event: VotingOrderDrawn, _: Cast) -> str:
    return messages.log_order(regions=[*map(region_name, event.regions)])


@log_line.register(Contested)
def _log_contested(event: Contested, cast: Cast) -> str:
    return messages.log_contested(
        region=region_name(event.region),
        points=event.points,
        candidates=_candidates(event.seats, cast),
    )


@log_line.register(Skipped)
def _log_skipped(event: Skipped, _: Cast) -> str:
    return messages.log_skipped(region=region_name(event.region))


@log_line.register(KeptByCall)
def _log_kept_by_call(event: KeptByCall, cast: Cast) -> str:
    return messages.log_kept_by_call(region=region_name(event.region), whom=cast.person(event.seat))


@log_line.register(StoodAlone)
def _log_stood_alone(event: StoodAlone, cast: Cast) -> str:
    return messages.log_alone(who=cast.person(event.seat), region=region_name(event.region))


def _candidates(seats: Sequence[Seat], cast: Cast) -> list[str]:
    return [messages.whom(whom=cast.person(seat)) for seat in seats]


# Dice


@log_line.register(Rolled)
def _log_rolled(event: Rolled, cast: Cast) -> str:
    return messages.log_rolled(who=cast.person(event.seat), dice=[*map(str, event.dice)])


@log_line.register(Rerolled)
def _log_rerolled(event: Rerolled, cast: Cast) -> str:
    return messages.log_rerolled(who=cast.person(event.seat), old=event.old, new=event.new)


@log_line.register(KeptDice)
def _log_kept_dice(event: KeptDice, cast: Cast) -> str:
    return messages.log_kept_dice(who=cast.person(event.seat))


@log_line.register(Scored)
def _log_scored(event: Scored, cast: Cast) -> str:
    return messages.log_scored(who=cast.person(event.seat), score=event.score)


@log_line.register(RolloffBegan)
def _log_rolloff_began(event: RolloffBegan, cast: Cast) -> str:
    return messages.log_rolloff(
        region=region_name(event.region), candidates=_candidates(event.seats, cast)
    )


# Red cards


@log_line.register(DiceSet)
def _log_dice_set(event: DiceSet, cast: Cast) -> str:
    return messages.log_dice_set(who=cast.person(event.seat), dice=event.dice)


@log_line.register(Barred)
def _log_barred(event: Barred, cast: Cast) -> str:
    return messages.log_barred(who=cast.person(event.seat))


@log_line.register(SingleDieOrdered)
def _log_single_die_ordered(_event: SingleDieOrdered, _: Cast) -> str:
    return messages.log_single_die()


@log_line.register(RecountOrdered)
def _log_recount_ordered(event: RecountOrdered, _: Cast) -> str:
    return messages.log_recount(region=region_name(event.region))


# Who has the region


@log_line.register(Won)
def _log_won(event: Won, cast: Cast) -> str:
    return messages.log_won(
        who=cast.person(event.seat),
        region=region_name(event.region),
        points=event.points,
        total=event.total,
    )


@log_line.register(Held)
def _log_held(event: Held, cast: Cast) -> str:
    return messages.log_held(
        who=cast.person(event.seat),
        region=region_name(event.region),
        points=event.points,
        total=event.total,
    )


@log_line.register(Lost)
def _log_lost(event: Lost, cast: Cast) -> str:
    return messages.log_lost(
        who=cast.person(event.seat), region=region_name(event.region), points=event.total
    )


# The debate and the end


@log_line.register(DebateBegan)
def _log_debate_began(_event: DebateBegan, _: Cast) -> str:
    return messages.log_debate()


@log_line.register(Swapped)
def _log_swapped(event: Swapped, cast: Cast) -> str:
    return messages.log_swapped(who=cast.person(event.seat), cards=event.cards)


@log_line.register(Called)
def _log_called(event: Called, cast: Cast) -> str:
    return messages.log_called(
        region=region_name(event.region), whom=cast.person(event.seat), money=event.cost
    )


@log_line.register(Invested)
def _log_invested(event: Invested, cast: Cast) -> str:
    return messages.log_invested(
        who=cast.person(event.seat), money=event.money, delegates=event.delegates
    )


@log_line.register(Unplaced)
def _log_unplaced(event: Unplaced, cast: Cast) -> str:
    return messages.log_unplaced(who=cast.person(event.seat), delegates=event.delegates)


@log_line.register(ResultCounted)
def _log_result_counted(event: ResultCounted, cast: Cast) -> str:
    return messages.log_result(
        who=cast.person(event.seat),
        points=event.points,
        regions=event.regions,
        delegates=event.delegates,
    )
