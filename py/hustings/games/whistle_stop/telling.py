"""What is shown of Whistle-Stop between two decisions, beat by beat, in a few words each.

A card is told once, when it is declared: what it then does stands on the map. An election is told
region by region: dice, the incumbent's second chance, the winner; those where the viewer does not
stand go faster, and those nobody contests at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from hustings.core.model import AT_ONCE, BRIEF, PLAIN, SCENE, Beat, Event, Seat
from hustings.core.wording import Teller, capitalised, change, counted, listing, shortened
from hustings.games.whistle_stop import vocabulary as v
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
from hustings.games.whistle_stop.election_events import (
    Barred,
    Called,
    Contested,
    DebateBegan,
    DiceSet,
    ElectionBegan,
    Held,
    Invested,
    KeptDice,
    Recount,
    Rerolled,
    Result,
    Rolled,
    Rolloff,
    SingleDie,
    Skipped,
    Stands,
    Swapped,
    Unplaced,
    VotingOrder,
    Won,
)
from hustings.games.whistle_stop.events import (
    Aimed,
    AimedCard,
    AimedDie,
    AimedRival,
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
    RoundBegan,
    StartRolled,
    Starts,
    Took,
    TookGreen,
    Touring,
    Vetoed,
    Wasted,
)
from hustings.games.whistle_stop.regions import EV, REGIONS
from hustings.games.whistle_stop.rules import outcome
from hustings.games.whistle_stop.rules.election import reroll_idle, score
from hustings.games.whistle_stop.state import NOBODY, StopState, points, there
from hustings.games.whistle_stop.text import outcome as verdict
from hustings.games.whistle_stop.text.log import cards

QUICK: Final = 200
"""A region that goes to somebody without dice."""
FAR: Final = 400
"""What happens in an election where the viewer does not stand."""
NEAR: Final = 800
"""What happens in one where they do."""
BREATH: Final = 450
"""So much longer is a roll after which the incumbent may still turn it."""
NIGHT: Final = 2400
"""The sum of an election, and the end."""
HANDFUL: Final = 4
"""So many cards drawn at a time are named."""

"""Beside these a card is told as it is played, unless its region is said at once; all regions it is
meant for with the last of them, and so all dice of a region; and dice that were kept, where there
was a choice."""


class Now(NamedTuple):
    """What a beat is made from: an event's fields, the positions around it, and who is told."""

    a: Sequence[int]
    before: StopState
    after: StopState
    t: Teller

    def near(self, *seats: Seat) -> bool:
        """Return whether the viewer is among these seats; who looks on is near to all."""
        return self.t.viewer is None or self.t.viewer in seats

    def does(self, says: str, length: int = BRIEF, sound: str = "") -> Beat:
        """Return what the first seat of the event does, without saying who that is."""
        return Beat(says, length, self.a[0], sound)


def _name(r: int) -> str:
    return REGIONS[r].name


def _does(t: Teller, seat: Seat, verb: str) -> str:
    """Return subject and verb as they stand within a sentence."""
    says = t.does(seat, verb)
    return f"y{says[1:]}" if seat == t.viewer else says


# Turns ------------------------------------------------------------------------------------------

_TELLS_MORE: Final = NAMES_REGION | NAMES_RIVAL | {TOWN_HALL, COMEBACK, VICTORY_LAP, SECOND_LOOK}
"""Cards of which is said at once, or as soon as it is decided, what they are meant to do."""


def _played(n: Now) -> Beat | None:
    _, kind, way = n.a
    card = CARDS[kind]
    if way == v.MONEY:
        return n.does(f"{card.name} for ${card.money}M", AT_ONCE, "card")
    if way == v.RED_WAY:
        return n.does(f"{card.name} in {_name(n.after.region)}", NEAR, "card")
    if GROUP[kind] == REGION:
        return None
    return n.does(card.name, AT_ONCE if kind in _TELLS_MORE else BRIEF, "card")


def _declared(n: Now) -> Beat | None:
    """Tell of all regions of a card together, with the last of them."""
    _, r, count = n.a
    if any(n.after.plan[r + 1 :]):
        return None
    regions = _planned(n.after) or [r]
    said = [f"{_name(each)} {change(n.after.plan[each] or count)}" for each in regions]
    says = ", ".join(said) if len(said) < 3 else shortened(said)
    return n.does(says, BRIEF, "card")


def _aimed(n: Now) -> Beat | None:
    _, r, rival = n.a
    if any(n.after.plan[r + 1 :]):
        return None
    regions = _planned(n.after) or [r]
    lost = min(CARDS[n.after.play[1]].lost, there(n.after, regions[0], rival))
    where = shortened([_name(each) for each in regions])
    says = f"{n.t.whom(rival)} {change(-lost)} in {where}"
    return n.does(says, PLAIN if n.near(rival) else BRIEF, "card")


def _planned(state: StopState) -> list[int]:
    return [r for r, planned in enumerate(state.plan) if planned]


def _vetoed(n: Now) -> Beat:
    return n.does(f"vetoes {n.t.whose(n.a[2])} {CARDS[n.a[3]].name}", SCENE, "stamp")


def _overrode(n: Now) -> Beat:
    card = CARDS[n.before.play[1]].name
    return n.does(f"overrides {n.t.whose(n.a[1])} Veto: {card} counts", SCENE, "stamp")


def _took(n: Now) -> Beat:
    seat, rival, _ = n.a
    length = PLAIN if n.near(seat, rival) else BRIEF
    return n.does(f"takes {cards(n.a[2:])} from {n.t.whom(rival)}", length, "card")


def _gave(n: Now) -> Beat:
    return n.does(f"gives {n.t.whom(n.a[1])} {cards(n.a[2:])}", BRIEF, "card")


def _placed(n: Now) -> Beat | None:
    """Tell of delegates bought at the debate; those of a card were declared with it."""
    if n.before.turn.prompt != v.FLOOR:
        return None
    return n.does(f"{_name(n.a[1])} {change(n.a[2])}", BRIEF, "coin")


def _discarded(n: Now) -> Beat | None:
    """Tell of a card that had to go; of those changed at the debate only their number is told."""
    if n.before.turn.prompt == v.SWAP:
        return None
    return n.does(f"discards {CARDS[n.a[1]].name}", BRIEF, "card")


def _drew(n: Now) -> Beat:
    """Name the cards to who drew them, unless they are more than a line holds."""
    drawn = n.a[1:]
    what = cards(drawn) if len(drawn) <= HANDFUL else f"{len(drawn)} cards"
    return n.does(f"draws {what}", AT_ONCE, "card")


def _ended(n: Now) -> Beat | None:
    left = n.a[1]
    return n.does(f"gives up {counted(left, 'action')}", AT_ONCE) if left else None


# Elections --------------------------------------------------------------------------------------

_NTH: Final = dict(zip(v.ELECTIONS, ("first", "second", "last"), strict=True))


def standings(state: StopState) -> list[Seat]:
    """Return the seats by their points, the best first."""
    return sorted(range(state.seats), key=lambda seat: -points(state, seat))


def _round(n: Now) -> Beat | None:
    return _summary(n, n.a[0] - 1) if n.a[0] - 1 in v.ELECTIONS else None


def _summary(n: Now, held: int) -> Beat:
    told = [f"{n.t.whom(seat)} {points(n.after, seat)}" for seat in standings(n.after)]
    return Beat(f"After the {_NTH[held]} election: {', '.join(told)}", NIGHT)


def _election(n: Now) -> Beat:
    return Beat(f"The {_NTH[n.a[0]]} election: 15 regions, 538 points", SCENE)


def _contested(n: Now) -> Beat:
    r, worth, *seats = n.a
    stand = [f"{n.t.whom(seat)} {there(n.after, r, seat)}" for seat in seats]
    says = f"{_name(r)} votes, {worth} points: {', '.join(stand)}"
    return Beat(says, BRIEF if n.near(*seats) else AT_ONCE)


def _scores(state: StopState, t: Teller) -> str:
    rolled = [seat for seat in state.contest if state.dice[seat]]
    return ", ".join(f"{t.whom(seat)} {score(state, seat)}" for seat in rolled)


def _rolled(n: Now) -> Beat | None:
    """Tell of all candidates' dice together, with the last of them."""
    if n.after.queue and n.after.turn.prompt == v.ROLLING:
        return None
    says = f"{_name(n.a[1])}: {_scores(n.after, n.t)}"
    length = NEAR if n.near(*n.after.contest) else FAR
    if not turnable(n.after):
        return Beat(says, length, None, "dice")
    held = f"{says}; {n.t.whom(n.after.turn.seats[0])} may roll one die again"
    return Beat(held, length + BREATH, None, "dice")


def turnable(state: StopState) -> bool:
    """Return whether an incumbent is asked for a second chance that could change anything."""
    return state.turn.prompt == v.REROLL and reroll_idle(state, state.turn.seats[0]) is None


def _kept(n: Now) -> Beat | None:
    """Tell of a second chance that was not taken, where there was one."""
    if not turnable(n.before):
        return None
    return n.does("keeps the dice", BRIEF if n.near(*n.before.contest) else AT_ONCE)


def _rerolled(n: Now) -> Beat:
    seat, r, old, new = n.a
    says = (
        f"{_name(r)}: {n.t.does(seat, 'roll')} the {old} again: {new}, now {score(n.after, seat)}"
    )
    length = NEAR + BREATH if n.near(*n.after.contest) else NEAR
    return Beat(says, length, None, "dice")


def _rolloff(n: Now) -> Beat:
    who = listing([n.t.whom(seat) for seat in n.a[1:]])
    return Beat(f"A tie in {_name(n.a[0])}: roll-off of {who}", NEAR if n.near(*n.a[1:]) else FAR)


def _won(n: Now) -> Beat:
    """Tell who won a region; `before` still has the scores."""
    seat, r, worth, _ = n.a
    contest, holder = n.before.contest, n.before.holder[r]
    if len(contest) < 2:
        return n.does(f"{_name(r)} alone, {change(worth)}", QUICK, "stamp")
    scores = {rival: score(n.before, rival) for rival in contest}
    best = max(value for rival, value in scores.items() if rival != seat)
    if holder == seat:
        says = f"{_does(n.t, seat, 'hold')} it, {scores[seat]} to {best}, {change(worth)} stay"
    else:
        loser = f" from {n.t.whom(holder)}" if holder != NOBODY else ""
        says = f"{_does(n.t, seat, 'take')} it{loser}, {scores[seat]} to {best}: {change(worth)}"
    length = NEAR if n.near(*contest, holder) else FAR
    return Beat(f"{_name(r)}: {says}", length, None, "stamp")


def _result(n: Now) -> Beat | None:
    """Tell the sum with the first seat's result, and who won with the last one's."""
    if n.a[0] == 0:
        return _summary(n, v.LAST)
    if n.a[0] < n.after.seats - 1:
        return None
    return Beat(verdict(outcome(n.after), n.t.names).rstrip("."), NIGHT)


def _debate(n: Now) -> Beat:
    more = ", call regions or spend money" if n.after.advanced else ""
    return Beat(f"The debate: change cards{more}", SCENE)


_BEATS: Final[dict[int, Callable[[Now], Beat | None]]] = {
    StartRolled.NUMBER: lambda n: n.does(f"{sum(n.a[1:])} for the start", AT_ONCE, "dice"),
    Starts.NUMBER: lambda n: n.does("goes first in every round", PLAIN),
    RoundBegan.NUMBER: _round,
    Played.NUMBER: _played,
    Declared.NUMBER: _declared,
    Aimed.NUMBER: _aimed,
    Touring.NUMBER: lambda n: n.does(f"{n.a[3]} from {_name(n.a[1])} to {_name(n.a[2])}"),
    AimedRival.NUMBER: lambda n: n.does(
        f"on {n.t.whom(n.a[1])}", PLAIN if n.near(n.a[1]) else BRIEF, "card"
    ),
    AimedCard.NUMBER: lambda n: n.does(f"for {CARDS[n.a[1]].name}", BRIEF, "card"),
    AimedDie.NUMBER: lambda n: n.does(f"for the {n.a[1]}"),
    Vetoed.NUMBER: _vetoed,
    Overrode.NUMBER: _overrode,
    Placed.NUMBER: _placed,
    Wasted.NUMBER: lambda n: n.does(f"${n.a[1]}M lost", AT_ONCE),
    Drew.NUMBER: _drew,
    Bought.NUMBER: lambda n: n.does("buys a green Veto", BRIEF, "coin"),
    TookGreen.NUMBER: lambda n: n.does("takes a green Veto", BRIEF, "card"),
    Looked.NUMBER: lambda n: n.does(f"looks at {n.t.whose(n.a[1])} hand", BRIEF),
    Took.NUMBER: _took,
    Gave.NUMBER: _gave,
    Discarded.NUMBER: _discarded,
    Ended.NUMBER: _ended,
    ElectionBegan.NUMBER: _election,
    VotingOrder.NUMBER: lambda n: Beat(f"They vote in a drawn order, {_name(n.a[0])} first", PLAIN),
    Contested.NUMBER: _contested,
    Skipped.NUMBER: lambda n: Beat(f"{_name(n.a[0])}: nobody stands", AT_ONCE),
    Stands.NUMBER: lambda n: Beat(
        f"{_name(n.a[0])} stays {n.t.belongs(n.a[1])}: it was called, +{EV[n.a[0]]} stay", AT_ONCE
    ),
    DiceSet.NUMBER: lambda n: n.does(f"rolls {counted(n.a[2], 'die', 'dice')} now"),
    Rolled.NUMBER: _rolled,
    Rerolled.NUMBER: _rerolled,
    KeptDice.NUMBER: _kept,
    Barred.NUMBER: lambda n: Beat(f"{n.t.who(n.a[0])} may not roll a die again here", PLAIN),
    SingleDie.NUMBER: lambda _: Beat("Only the best die counts here", PLAIN),
    Recount.NUMBER: lambda n: Beat(f"{_name(n.a[0])} will be recounted", PLAIN),
    Rolloff.NUMBER: _rolloff,
    Won.NUMBER: _won,
    Held.NUMBER: _won,
    DebateBegan.NUMBER: _debate,
    Swapped.NUMBER: lambda n: n.does(f"changes {counted(n.a[1], 'card')}", BRIEF, "card"),
    Called.NUMBER: lambda n: n.does(f"calls {_name(n.a[1])} for ${n.a[2]}M", PLAIN, "stamp"),
    Invested.NUMBER: lambda n: n.does(
        f"${n.a[1]}M for {counted(n.a[2], 'delegate')}", PLAIN, "coin"
    ),
    Unplaced.NUMBER: lambda n: n.does(f"leaves {counted(n.a[1], 'delegate')} unplaced", AT_ONCE),
    Result.NUMBER: _result,
}


def beat(
    event: Event, before: StopState, after: StopState, viewer: Seat | None, names: Sequence[str]
) -> Beat | None:
    """Return how an event is told; None where it goes with what is told next."""
    told = _BEATS.get(event[0])
    made = told(Now(event[1:], before, after, Teller(viewer, names))) if told is not None else None
    if made is None or made.who is not None or made.says.startswith(tuple(names)):
        return made
    return made._replace(says=capitalised(made.says))
