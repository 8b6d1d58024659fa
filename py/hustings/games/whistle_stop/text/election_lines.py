"""What the log says of elections, the debate and the end."""

from __future__ import annotations

from hustings.core.wording import Teller, counted
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
from hustings.games.whistle_stop.text.lines import delegates, line, region_name

# What votes


@line.register(ElectionBegan)
def _election_began(_event: ElectionBegan, _: Teller) -> str:
    return "The regions vote."


@line.register(VotingOrderDrawn)
def _voting_order_drawn(event: VotingOrderDrawn, _: Teller) -> str:
    return f"They vote in this order: {', '.join(map(region_name, event.regions))}."


@line.register(Contested)
def _contested(event: Contested, teller: Teller) -> str:
    candidates = ", ".join(map(teller.whom, event.seats))
    return f"{region_name(event.region)}, {event.points} points: {candidates}."


@line.register(Skipped)
def _skipped(event: Skipped, _: Teller) -> str:
    return f"{region_name(event.region)}: nobody stands."


@line.register(KeptByCall)
def _kept_by_call(event: KeptByCall, teller: Teller) -> str:
    return f"{region_name(event.region)} was called for {teller.whom(event.seat)}."


@line.register(StoodAlone)
def _stood_alone(event: StoodAlone, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'stand')} alone in {region_name(event.region)}."


# Dice


@line.register(Rolled)
def _rolled(event: Rolled, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'roll')} {', '.join(map(str, event.dice))}."


@line.register(Rerolled)
def _rerolled(event: Rerolled, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'roll')} the {event.old} again: {event.new}."


@line.register(KeptDice)
def _kept_dice(event: KeptDice, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'keep')} the dice."


@line.register(Scored)
def _scored(event: Scored, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'score')} {event.score}."


@line.register(RolloffBegan)
def _rolloff_began(event: RolloffBegan, teller: Teller) -> str:
    rivals = ", ".join(map(teller.whom, event.seats))
    return f"Roll-off in {region_name(event.region)}: {rivals}."


# Red cards


@line.register(DiceSet)
def _dice_set(event: DiceSet, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'roll')} {counted(event.dice, 'die', 'dice')} now."


@line.register(Barred)
def _barred(event: Barred, teller: Teller) -> str:
    return f"{teller.who(event.seat)} may not roll a die again here."


@line.register(SingleDieOrdered)
def _single_die_ordered(_event: SingleDieOrdered, _: Teller) -> str:
    return "Only the best die counts here."


@line.register(RecountOrdered)
def _recount_ordered(event: RecountOrdered, _: Teller) -> str:
    return f"{region_name(event.region)} will be recounted."


# Who has the region


@line.register(Won)
def _won(event: Won, teller: Teller) -> str:
    wins = f"{teller.does(event.seat, 'win')} {region_name(event.region)}"
    return f"{wins}: {event.points} points, {event.total} in all."


@line.register(Held)
def _held(event: Held, teller: Teller) -> str:
    holds = f"{teller.does(event.seat, 'hold')} {region_name(event.region)}"
    return f"{holds}: {event.points} points, {event.total} in all."


@line.register(Lost)
def _lost(event: Lost, teller: Teller) -> str:
    loses = f"{teller.does(event.seat, 'lose')} {region_name(event.region)}"
    return f"{loses}: {event.total} points left."


# The debate and the end


@line.register(DebateBegan)
def _debate_began(_event: DebateBegan, _: Teller) -> str:
    return "The debate."


@line.register(Swapped)
def _swapped(event: Swapped, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'change')} {counted(event.cards, 'card')}."


@line.register(Called)
def _called(event: Called, teller: Teller) -> str:
    whom = teller.whom(event.seat)
    return f"{region_name(event.region)} is called for {whom}, ${event.cost}M."


@line.register(Invested)
def _invested(event: Invested, teller: Teller) -> str:
    spends = f"{teller.does(event.seat, 'spend')} ${event.money}M"
    return f"{spends} on {delegates(event.delegates)}."


@line.register(Unplaced)
def _unplaced(event: Unplaced, teller: Teller) -> str:
    return f"{teller.does(event.seat, 'leave')} {delegates(event.delegates)} unplaced."


@line.register(ResultCounted)
def _result_counted(event: ResultCounted, teller: Teller) -> str:
    points, regions = counted(event.points, "point"), counted(event.regions, "region")
    return f"{teller.has(event.seat)} {points} from {regions}, {delegates(event.delegates)}."
