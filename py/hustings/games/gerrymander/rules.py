"""Rules of Gerrymander: set-up, borders, districts, ties, the result.

The rule numbers in comments are those of the players' rules. `State.can` keeps the legality of each
edge up to date: a border that joins two pieces of border closes nothing off and is legal; one that
joins a piece with itself cuts a region in two, and only then the parts are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from hustings.core.model import (
    CHANCE,
    NO_LOG,
    ONE,
    OVER,
    Event,
    Events,
    Move,
    Options,
    Outcome,
    Seat,
    Turn,
)
from hustings.core.rng import Rng
from hustings.games.gerrymander import vocabulary
from hustings.games.gerrymander.board import COLOURED, PARTY, RIM, SWING, VALUE
from hustings.games.gerrymander.events import (
    Begins,
    Border,
    Closed,
    Dealt,
    Done,
    Named,
    Result,
    Shown,
    Tied,
    TurnBegan,
    Won,
)
from hustings.games.gerrymander.luck import deal, turned_up, unseen
from hustings.games.gerrymander.outlines import BOOK
from hustings.games.gerrymander.regions import (
    MAX_COUNTIES,
    MIN_COUNTIES,
    flood,
    has_min_size,
    neighbour_masks,
    splittable,
)
from hustings.games.gerrymander.state import (
    CLOSING,
    DEAD,
    FREE,
    NOBODY,
    State,
    leaders,
    members,
    parties,
    player,
    tally,
    turn_length,
)
from hustings.games.gerrymander.vocabulary import (
    AWARD,
    BEGIN,
    BORDER,
    CONFIRM,
    DEAL,
    DEALT,
    DONE,
    FIRST,
    PLACE,
    SHOW,
    SHOWN,
    TIE,
)

VOCABULARY: Final = vocabulary.VOCABULARY

_END: Final[list[Move]] = [(DONE,)]


def new(seats: int, options: Options) -> State:
    """Return the empty board before the tokens are dealt."""
    return State(seats, options["tokens"], options.get("map", BOOK))


def legal(state: State, seat: Seat) -> list[Move]:
    """Return the seat's legal moves: borders by edge, tied parties, or the end of the turn."""
    turn = state.turn
    if turn.mode != ONE or seat != turn.seats[0]:
        return []
    if turn.prompt == PLACE:
        return list(compress(state.board.moves, state.can))
    if turn.prompt == CONFIRM:
        return _END[:]
    region = state.closed[state.pending[0]]
    return [(AWARD, party) for party in leaders(state, members(state, region))]


def apply(state: State, seat: Seat, move: Move, events: Events = NO_LOG) -> None:
    """Play a legal move, or a chance move with seat NATURE."""
    verb = move[0]
    if verb == BORDER:
        _draw(state, seat, move[1], events)
        _settle(state, seat, events)
    elif verb == DONE:
        events.append(Done(seat))
        _next_turn(state, events)
    elif verb == AWARD:
        events.append(Named(state.pending[0] + 1, seat, move[1]))
        _award(state, move[1], events)
        _settle(state, seat, events)
    elif verb == DEALT:
        state.tokens = move[1:]
        events += [Dealt(county, *_face(kind)) for county, kind in enumerate(move[1:])]
        if state.seats == 1:
            _begin(state, 0, events)
        else:
            state.turn = Turn(CHANCE, (), FIRST)
    elif verb == BEGIN:
        _begin(state, move[1], events)
    else:
        _show(state, move[1:], events)
        _settle(state, player(state, state.number), events)


def forced_move(obs: State, seat: Seat, legal: Sequence[Move]) -> Move | None:
    """Return the forced award of a tied district, None for any real choice.

    With two parties the seat that decides takes the district. With more parties an award is forced
    only in the last district, when it does not change the ranks.
    """
    if obs.turn.prompt != TIE or seat not in obs.turn.seats:
        return None
    if parties(obs) == 2:
        return (AWARD, seat)
    if len(obs.closed) < len(obs.sizes) or len(obs.pending) > 1:
        return None
    ends = set()
    for move in legal:
        after = obs.clone()
        apply(after, seat, move)
        ends.add(outcome(after).ranks)
    own = (AWARD, seat)
    return None if len(ends) > 1 else own if own in legal else legal[0]


def chance(state: State, rng: Rng) -> Move:
    """Return a random deal, start player, or set of tokens turned up in a closed district."""
    prompt = state.turn.prompt
    if prompt == DEAL:
        return (DEALT, *deal(state, rng))
    if prompt == FIRST:
        return (BEGIN, rng.below(state.seats))
    return (SHOWN, *turned_up(state, rng))


def chances(state: State) -> list[tuple[Move, float]] | None:
    """Return the start players with their weights; None for other chance turns."""
    if state.turn.prompt != FIRST:
        return None
    return [((BEGIN, seat), 1 / state.seats) for seat in range(state.seats)]


def outcome(state: State) -> Outcome:
    """Return the result by districts, then swing counties, then fewest votes spent (rule 25)."""
    won, swing, cost = state.won, state.swing, state.cost
    if state.seats == 1:
        lead = won[0] - won[1]
        return Outcome((1 if lead > 0 else 2,), (lead,), "solo")
    standing = [(won[p], swing[p], -cost[p]) for p in range(state.seats)]
    ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
    best = max(standing)
    reason = "shared"
    for size, word in ((1, "districts"), (2, "swing"), (3, "votes")):
        if sum(mine[:size] == best[:size] for mine in standing) == 1:
            reason = word
            break
    return Outcome(ranks, tuple(won), reason)


def witness(event: Event, seat: Seat | None) -> Event:  # noqa: ARG001 - everybody sees the same
    """Return the event: nothing in this game is hidden."""
    return event


# --- turns -------------------------------------------------------------------------------------


def _begin(state: State, seat: Seat, events: Events) -> None:
    state.first = seat
    events.append(Begins(seat))
    _open_turn(state, events)


def _open_turn(state: State, events: Events) -> None:
    seat = player(state, state.number)
    state.left = turn_length(state, state.number)
    state.turn = Turn(ONE, (seat,), PLACE)
    if state.seats > 1:
        events.append(TurnBegan(seat, state.number, state.left))


def _next_turn(state: State, events: Events) -> None:
    """Begin the next turn, or end the game when every county is in a district (rules 8, 24)."""
    if len(state.closed) == len(state.sizes):
        state.turn = Turn(OVER)
        standing = zip(state.won, state.swing, state.cost, strict=True)
        events += [Result(party, *line) for party, line in enumerate(standing)]
        return
    state.number += 1
    _open_turn(state, events)


def _settle(state: State, seat: Seat, events: Events) -> None:
    """Settle the districts just closed, then set what the turn asks for next."""
    while state.pending:
        counties = members(state, state.closed[state.pending[0]])
        if state.secrecy and any(state.tokens[county] >= COLOURED for county in counties):
            state.turn = Turn(CHANCE, (), SHOW)
            return
        best = leaders(state, counties)
        if len(best) > 1:
            state.turn = Turn(ONE, (seat,), TIE)
            events.append(Tied(state.pending[0] + 1, seat, best))
            return
        _award(state, best[0], events)
    if len(state.closed) == len(state.sizes):
        state.left = 0
    if state.left:
        if state.turn.prompt != PLACE:
            state.turn = Turn(ONE, (seat,), PLACE)
    elif state.seats == 1:
        _next_turn(state, events)
    else:
        state.turn = Turn(ONE, (seat,), CONFIRM)


# --- borders -----------------------------------------------------------------------------------


def _draw(state: State, seat: Seat, edge: int, events: Events) -> None:
    """Draw one border and close every district it makes (rules 9 to 19)."""
    board = state.board
    here, there = board.edges[edge]
    state.placed[edge] = state.number
    state.can[edge] = DEAD
    state.left -= 1
    one, two = board.ends[edge]
    regions = [state.region[here]]
    if state.tree[one] == state.tree[two]:
        regions.append(_split(state, here, there))
    else:
        _join(state, state.tree[one], state.tree[two])
    events.append(Border(seat, edge, here, there, board.outline))
    for region in regions:
        counties = _district(state, region)
        if counties:
            _close(state, seat, region, counties, events)


def _join(state: State, one: int, two: int) -> None:
    """Join two pieces of border; update the edges that now close something off."""
    tree, can, ends = state.tree, state.can, state.board.ends
    if two == RIM or (one != RIM and tree.count(one) < tree.count(two)):
        one, two = two, one
    corners = []  # of `two`, the smaller piece and never the rim, which becomes part of `one`
    corner = tree.find(two)
    while corner >= 0:
        corners.append(corner)
        corner = tree.find(two, corner + 1)
    for corner in corners:
        tree[corner] = one
    for corner in corners:
        for edge in state.board.at_corner[corner]:
            if can[edge] == FREE and tree[ends[edge][0]] == tree[ends[edge][1]]:
                can[edge] = _closing(state, edge)


def _split(state: State, here: int, there: int) -> int:
    """Make the part of a region beyond a new border a region of its own; return its number."""
    region, can, edges = state.region, state.can, state.board.edges
    old, fresh = region[here], len(state.sizes)
    part = flood(state.board, state.placed, there)
    for county in part:
        region[county] = fresh
    state.sizes[old] -= len(part)
    state.sizes.append(len(part))
    edge = can.find(CLOSING)
    while edge >= 0:
        if region[edges[edge][0]] in (old, fresh):
            can[edge] = _closing(state, edge)
        edge = can.find(CLOSING, edge + 1)
    return fresh


def _closing(state: State, edge: int) -> int:
    """Return CLOSING if a border that cuts a region leaves both parts large enough, else DEAD."""
    board, placed = state.board, state.placed
    placed[edge] = 1
    here, there = board.edges[edge]
    is_legal = has_min_size(board, placed, here) and has_min_size(board, placed, there)
    placed[edge] = 0
    return CLOSING if is_legal else DEAD


def _district(state: State, region: int) -> list[int]:
    """Return the counties of a region if it is a district now, else [] (rules 14 to 16)."""
    size = state.sizes[region]
    if size > MAX_COUNTIES:
        return []
    counties = members(state, region)
    if size >= 2 * MIN_COUNTIES:
        can = state.can
        for county in counties:
            for _, edge in state.board.around[county]:
                if can[edge] == CLOSING:
                    return []
        if splittable(neighbour_masks(state.board, state.placed, counties)):
            return []
    return counties


# --- districts ---------------------------------------------------------------------------------


def _close(state: State, seat: Seat, region: int, counties: list[int], events: Events) -> None:
    """Make a region a district, in which no border can be drawn any more (rule 11)."""
    for county in counties:
        for _, edge in state.board.around[county]:
            state.can[edge] = DEAD
    state.closed.append(region)
    state.holders.append(NOBODY)
    state.pending += (len(state.closed) - 1,)
    events.append(Closed(seat, len(state.closed), state.board.outline, counties))


def _award(state: State, party: int, events: Events) -> None:
    """Give the first pending district to a party (rules 20 to 23)."""
    number, *rest = state.pending
    counties = members(state, state.closed[number])
    votes = tally(state, counties)
    swing = sum(SWING[state.tokens[county]] for county in counties)
    state.pending = tuple(rest)
    state.holders[number] = party
    state.won[party] += 1
    state.swing[party] += swing
    state.cost[party] += sum(votes)
    events.append(Won(number + 1, party, swing, votes))


def _show(state: State, kinds: tuple[int, ...], events: Events) -> None:
    """Turn up the tokens of the first pending district, one event each (rule 33)."""
    for county, kind in zip(unseen(state), kinds, strict=True):
        tokens = state.tokens
        state.tokens = (*tokens[:county], kind, *tokens[county + 1 :])
        events.append(Shown(county, *_face(kind), state.board.outline))


def _face(kind: int) -> tuple[int, int]:
    """Return the party and the value of a kind; -1 for a hidden value."""
    return PARTY[kind], VALUE[kind] if kind < COLOURED else -1
