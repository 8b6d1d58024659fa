"""Rules of Early States: legal moves, their effects, chance, and the result.

A turn is a throw, up to two rerolls, a choice for the 1s, purchases, votes and `done`. Nothing is
rolled between the last throw and `done`, so all of that can be undone.
"""

from __future__ import annotations

from typing import Final

from hustings.core.model import CHANCE, NO_LOG, ONE, OVER, Event, Events, Move, Options, Seat, Turn
from hustings.core.rng import Rng
from hustings.games.early_states import vocabulary
from hustings.games.early_states.events import (
    Began,
    Bought,
    Chose,
    Collected,
    Counted,
    EndedTurn,
    Kept,
    Rolled,
    Saved,
    StakeReceived,
    Wasted,
)
from hustings.games.early_states.rules.ending import outcome as outcome
from hustings.games.early_states.rules.forced import forced_move as forced_move
from hustings.games.early_states.rules.marks import mark, rival_acts
from hustings.games.early_states.sheet import (
    CALENDAR,
    CHOICE,
    CIRCLES,
    FACE_FUNDS,
    FACE_VOTES,
    FINANCE,
    HEAD_STARTS,
    ISSUES,
    ITEMS,
    MANAGER,
    MANAGER_VOTES,
    MAX_ISSUES,
    ORGANISER,
    PLACES,
    PRIZES,
    SOLO_TURNS,
    SPOKESPERSON,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import (
    AIR,
    BY_VOTES,
    CONFIRM,
    END,
    M_AIR,
    M_BUY,
    M_DONE,
    M_KEEP,
    M_MARK,
    M_REROLL,
    M_ROLL,
    M_SAVE,
    M_START,
    M_TAKE,
    REROLL,
    ROLL,
    SPEND,
    START,
    TAKE,
    VOTE,
)

VOCABULARY: Final = vocabulary.VOCABULARY

_CHANCE_START: Final = Turn(CHANCE, (), START)
_CHANCE_ROLL: Final = Turn(CHANCE, (), ROLL)
_OVER: Final = Turn(OVER, (), END)
_ONE: Final = tuple(tuple(Turn(ONE, (s,), p) for s in range(6)) for p in range(END))
_ISSUE_BITS: Final = sum(1 << issue for issue in ISSUES)

_KEEP: Final[Move] = (M_KEEP,)
_SAVE: Final[Move] = (M_SAVE,)
_DONE: Final[Move] = (M_DONE,)
_REROLLS: Final = tuple([_KEEP, *((M_REROLL, m) for m in range(1, 1 << n))] for n in range(4))
_MARKS: Final = tuple(
    tuple((M_MARK, place, n) for n in range(1, CIRCLES[place] + 1)) for place in range(PLACES)
)


def new(seats: int, options: Options) -> State:
    """Return the empty sheets. With several seats chance decides who begins (rule 4)."""
    s = State()
    s.seats = seats
    s.active = s.first = 0
    s.turns = 0
    s.last = -1
    s.firsts = len(PRIZES)
    s.rival = options.get("rival", CALENDAR) if seats == 1 else CALENDAR
    s.target = -1
    s.stakes = options.get("start", 0) if seats > 1 else 0
    s.cash = [0] * seats
    s.score = [0] * seats
    s.items = [0] * seats
    s.marks = bytearray(seats * PLACES)
    s.place = bytearray(seats * 9)
    s.taken = bytearray(9)
    _clear_turn(s)
    if seats > 1:
        s.lifted = 0
        s.turn = _CHANCE_START
    return s


def _clear_turn(s: State) -> None:
    """Reset the turn for the active seat's first throw."""
    s.dice = []
    s.lifted = (1 << s.dice_of(s.active)) - 1
    s.rolled = s.rerolls = s.ones = s.votes = 0
    s.ad = -1
    s.named = s.naming = 0
    s.turn = _CHANCE_ROLL


def legal(state: State, seat: Seat) -> list[Move]:
    """Return the seat's legal moves; none when it is not its turn."""
    if seat not in state.turn.seats:
        return []
    prompt = state.turn.prompt
    if prompt == VOTE:
        return _legal_marks(state, seat)
    if prompt == CONFIRM:
        return [_DONE]
    if prompt == REROLL:
        return _REROLLS[len(state.dice)][:]
    if prompt == SPEND:
        return [*((M_BUY, item) for item in affordable(state, seat)), _SAVE]
    if prompt == AIR:
        return [(M_AIR, place) for place in range(9) if not state.named >> place & 1]
    return [(M_TAKE, n) for n in range(state.ones + 1)]


def _legal_marks(state: State, seat: Seat) -> list[Move]:
    at, votes = seat * PLACES, state.votes
    choices: list[Move] = []
    for moves, filled in zip(_MARKS, state.marks[at : at + PLACES], strict=True):
        free = len(moves) - filled
        if free:
            choices += moves[: min(free, votes)]
    return choices


def affordable(state: State, seat: Seat) -> list[int]:
    """Return the items the seat can buy now with its funds."""
    cash = state.cash[seat]
    if not cash:
        return []
    return [i for i in on_sale(state, seat) if ITEMS[i].price <= cash]


def on_sale(state: State, seat: Seat) -> list[int]:
    """Return the items the seat may still buy, whatever they cost (rules 19 and 20)."""
    owned = state.items[seat]
    full = (owned & _ISSUE_BITS).bit_count() >= MAX_ISSUES
    return [i for i, item in enumerate(ITEMS) if not owned >> i & 1 and not (full and item.listed)]


def chance(state: State, rng: Rng) -> Move:
    """Return the start player, or the faces of the dice thrown, lowest die first."""
    if state.turn.prompt == START:
        return (M_START, rng.below(state.seats))
    random = rng.random
    return (M_ROLL, *(1 + int(random() * 6) for _ in range(state.lifted.bit_count())))


def chances(state: State) -> list[tuple[Move, float]]:
    """Return every outcome of a throw (at most 216) or of the draw for start player, with odds."""
    if state.turn.prompt == START:
        return [((M_START, seat), 1 / state.seats) for seat in range(state.seats)]
    rolls: list[Move] = [(M_ROLL,)]
    for _ in range(state.lifted.bit_count()):
        rolls = [(*roll, face) for roll in rolls for face in range(1, 7)]
    return [(roll, 1 / len(rolls)) for roll in rolls]


def apply(state: State, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
    """Play a legal move, or a chance move with seat NATURE."""
    _PLAY[move[0]](state, seat, move, events)


def _start(s: State, seat: Seat, move: Move, events: Events) -> None:  # noqa: ARG001
    s.active = s.first = move[1]
    events.append(Began(move[1]))
    if s.stakes:
        _grant_stakes(s, events)
    _clear_turn(s)


def _grant_stakes(s: State, events: Events) -> None:
    """Give later seats their starting funds (rule 54)."""
    for later, funds in enumerate(HEAD_STARTS[s.seats]):
        seat = (s.first + later) % s.seats
        s.cash[seat] = funds
        if funds:
            events.append(StakeReceived(seat, funds))


def _roll(s: State, nature: Seat, move: Move, events: Events) -> None:  # noqa: ARG001
    seat, lifted = s.active, s.lifted
    if not s.rolled:
        s.dice = list(move[1:])
        s.rerolls = 1 + (s.items[seat] >> ORGANISER & 1)
    else:
        fresh = iter(move[1:])
        for i in range(len(s.dice)):
            if lifted >> i & 1:
                s.dice[i] = next(fresh)
    s.rolled += 1
    s.lifted = 0
    if events is not NO_LOG:
        events.append(Rolled(seat, s.rolled, lifted, s.dice))
    if s.rerolls:
        s.turn = _ONE[REROLL][seat]
    else:
        _settle_dice(s, events)


def _keep(s: State, seat: Seat, move: Move, events: Events) -> None:  # noqa: ARG001
    if events is not NO_LOG:
        events.append(Kept(seat))
    _settle_dice(s, events)


def _reroll(s: State, seat: Seat, move: Move, events: Events) -> None:  # noqa: ARG001
    s.lifted = move[1]
    s.rerolls -= 1
    s.turn = _CHANCE_ROLL


def _settle_dice(s: State, events: Events) -> None:
    """Settle the dice and ask how to take the 1s, if there are any (rule 10)."""
    s.rerolls = 0
    s.ones = s.dice.count(CHOICE)
    if s.ones:
        s.turn = _ONE[TAKE][s.active]
    else:
        _collect(s, 0, events)


def _take(s: State, seat: Seat, move: Move, events: Events) -> None:
    events.append(Chose(seat, move[1], s.ones - move[1]))
    _collect(s, move[1], events)


def _collect(s: State, as_funds: int, events: Events) -> None:
    """Add up votes and funds with the effects of hired staff, then go on to spending."""
    seat, hired = s.active, s.items[s.active]
    more_votes, more_funds = hired >> SPOKESPERSON & 1, hired >> FINANCE & 1
    votes = (s.ones - as_funds) * (1 + more_votes)
    funds = as_funds * (1 + more_funds)
    for die in s.dice:
        if FACE_VOTES[die]:
            votes += FACE_VOTES[die] + more_votes
        if FACE_FUNDS[die]:
            funds += FACE_FUNDS[die] + more_funds
    if hired >> MANAGER & 1:
        votes += MANAGER_VOTES
    s.ones = 0
    s.votes = votes
    s.cash[seat] += funds
    if events is not NO_LOG:
        events.append(Collected(seat, funds, votes, s.cash[seat]))
    _go_spend(s, events)


def _go_spend(s: State, events: Events) -> None:
    if s.cash[s.active] and affordable(s, s.active):
        s.turn = _ONE[SPEND][s.active]
    else:
        _go_vote(s, events)


def _save(s: State, seat: Seat, move: Move, events: Events) -> None:  # noqa: ARG001
    events.append(Saved(seat, s.cash[seat]))
    _go_vote(s, events)


def _buy(s: State, seat: Seat, move: Move, events: Events) -> None:
    item = move[1]
    thing = ITEMS[item]
    s.cash[seat] -= thing.price
    s.items[seat] |= 1 << item
    events.append(Bought(seat, item, thing.price, s.cash[seat]))
    if thing.states:
        s.ad, s.named, s.naming = item, 0, thing.states
        _go_air(s, seat, events)
        return
    for place in thing.listed:
        _mark_free(s, seat, place, item, events)
    _go_spend(s, events)


def _air(s: State, seat: Seat, move: Move, events: Events) -> None:
    place = move[1]
    s.named |= 1 << place
    s.naming -= 1
    _mark_free(s, seat, place, s.ad, events)
    _go_air(s, seat, events)


def _go_air(s: State, seat: Seat, events: Events) -> None:
    """Ask for the next state of an ad, until all are named or no other state has room."""
    if s.naming:
        if any(not s.named >> p & 1 and s.free(seat, p) for p in range(9)):
            s.turn = _ONE[AIR][seat]
            return
        events.append(Wasted(seat, s.naming * ITEMS[s.ad].marks, 1 + s.ad))
    s.ad = -1
    s.named = s.naming = 0
    _go_spend(s, events)


def _mark_free(s: State, seat: Seat, place: int, item: int, events: Events) -> None:
    """Make an item's marks in a state as far as there is room; the rest is lost (rule 30)."""
    marks = ITEMS[item].marks
    made = min(marks, s.free(seat, place))
    if made:
        mark(s, seat, place, made, 1 + item, events)
    if made < marks:
        events.append(Wasted(seat, marks - made, 1 + item))


def _vote(s: State, seat: Seat, move: Move, events: Events) -> None:
    place, count = move[1], move[2]
    s.votes -= count
    mark(s, seat, place, count, BY_VOTES, events)
    if not s.votes or not any(s.free(seat, p) for p in range(PLACES)):
        _go_vote(s, events)


def _go_vote(s: State, events: Events) -> None:
    """Ask for marks while there are votes and open circles, else for the end of the turn."""
    seat = s.active
    if s.votes and any(s.free(seat, p) for p in range(PLACES)):
        s.turn = _ONE[VOTE][seat]
        return
    if s.votes:
        events.append(Wasted(seat, s.votes, BY_VOTES))
        s.votes = 0
    s.turn = _ONE[CONFIRM][seat]


def _end_turn(s: State, seat: Seat, move: Move, events: Events) -> None:  # noqa: ARG001
    s.turns += 1
    if events is not NO_LOG:
        events.append(EndedTurn(seat, s.turns))
    if s.last > 0:
        s.last -= 1
    if s.last == 0 or (s.seats == 1 and s.turns >= SOLO_TURNS):
        _finish(s, events)
        return
    if s.seats == 1:
        rival_acts(s, events)
    s.active = (seat + 1) % s.seats
    _clear_turn(s)


def _finish(s: State, events: Events) -> None:
    s.dice = []
    s.turn = _OVER
    for seat in range(s.seats):
        tally = (s.score[seat], s.first_places(seat), s.cash[seat])
        events.append(Counted(seat, *tally))


_PLAY: Final = (_start, _roll, _keep, _reroll, _take, _buy, _air, _save, _vote, _end_turn)
"""The function that plays each verb, in the order of the vocabulary."""


def witness(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001
    """Return the event: nothing in this game is hidden."""
    return event
