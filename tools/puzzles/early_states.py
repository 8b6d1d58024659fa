"""Puzzles of Early States: the last turn of a game for one, judged by the chance that it wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import permutations
from typing import Any, Final

from hustings import catalog
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.table import Table
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.sheet import (
    CALENDAR,
    FIRST_BONUS,
    ITEMS,
    MANAGER_VOTES,
    PRIZES,
    SOLO_TARGET,
    Item,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import (
    AIR,
    CONFIRM,
    M_BUY,
    M_MARK,
    M_REROLL,
    REROLL,
    ROLL,
    SPEND,
    TAKE,
    VOTE,
)
from tools.puzzles.early_states_reasons import follow, idea_of, in_order, temptation
from tools.puzzles.generate import split
from tools.puzzles.search import Ranked, after, after_line
from tools.puzzles.spec import SOLVER, Message, PuzzleSpec, PuzzleText, message
from tools.puzzles.stakes import WinChance, rank_lines

MAX_POSITIONS: Final = 2_000
MOST_A_DIE: Final = 4
"""The most votes, and the most dollars, that a die can bring with staff."""
MAX_LINES: Final = 1_000
"""The most ways to make the moves that are asked for."""

MOST_MISSING: Final = 16
"""The most delegates that a last turn may be short of."""
MIN_STATES: Final = 2
"""Fewest states that can still be completed for a prize, each by itself."""
MAX_FIRST_SHARE: Final = 1 / 3
"""The largest share of the first moves that may begin an accepted way."""
MAX_WAYS_SHARE: Final = 0.15
"""The largest share of whole ways that may be accepted where several moves are asked for."""

DECISIONS: Final = {VOTE: "votes", SPEND: "purchase", REROLL: "throw", AIR: "ad", TAKE: "ones"}
"""Prompt -> what is decided, by which messages choose."""
MOST_MOVES: Final = 3
"""The most moves in a row that a puzzle asks for."""
RULES: Final = catalog.rules("early_states")


def moves_asked(state: State) -> tuple[int, ...]:
    """Return how many moves to ask for in a last turn that decides the game."""
    prompt = state.turn.prompt
    if goes_on(state) or prompt not in DECISIONS or verdict(state) is not None:
        return ()
    if prompt == REROLL:
        return (1,)
    fewest = fewest_moves(state)
    return (fewest,) if fewest else ()


def fewest_moves(state: State) -> int:
    """Return with how few moves the turn can win; 0 if with none, or with too many."""
    level = [state]
    for asks in range(1, MOST_MOVES + 1):
        grown: dict[object, State] = {}
        for at in level:
            for move in RULES.legal(at, SOLVER):
                then = after(RULES, at, SOLVER, move)
                if verdict(then) == 1:
                    return asks
                if SOLVER in then.turn.seats and verdict(then) is None:
                    grown.setdefault(then.key(), then)
        if len(grown) > MAX_LINES:
            return 0
        level = [*grown.values()]
    return 0


def verdict(state: State) -> float | None:
    """Return 1 or 0 if the rest of the turn cannot change whether the game is won, else None."""
    if state.score[SOLVER] > SOLO_TARGET:
        return 1.0
    return None if state.score[SOLVER] + most_delegates(state) > SOLO_TARGET else 0.0


def most_delegates(state: State) -> int:
    """Return a number of delegates that the rest of the turn cannot exceed."""
    return sum(PRIZES[place][state.taken[place]] for place in completable(state))


def completable(state: State) -> list[int]:
    """Return the states whose prize the rest of the turn can win, each by itself, at the most."""
    votes, cash = state.votes + state.ones, state.cash[SOLVER] + state.ones
    cash += FIRST_BONUS * state.firsts
    if state.turn.prompt in (ROLL, REROLL):
        dice = state.dice_of(SOLVER)
        votes += MOST_A_DIE * dice + MANAGER_VOTES
        cash += MOST_A_DIE * dice
    spending = state.turn.prompt not in (VOTE, CONFIRM)
    items = [
        item
        for number, item in enumerate(ITEMS)
        if spending and item.price <= cash and not state.owns(SOLVER, number)
    ]
    if state.ad >= 0:
        items.append(ITEMS[state.ad])
    return [
        place
        for place in range(len(PRIZES))
        if state.has_prize(place)
        and 0 < state.free(SOLVER, place) <= votes + _most_bought(items, place)
    ]


def _most_bought(items: list[Item], place: int) -> int:
    return sum(item.marks for item in items if not item.listed or place in item.listed)


class WinsWithin(WinChance):
    """The worth of a way: 1 if its moves have won the game, whatever else would still win."""

    def value(self, at: State) -> float:
        """Return 1 if the game is won, else 0."""
        return float(self.is_won(at))


def rank(rules: Rules[Any], state: State, seat: Seat, asks: int) -> list[Ranked]:
    """Return every way to begin the turn: 1 if its moves win.

    For a throw that is the chance to win that the turn has left.
    """
    if state.turn.prompt == REROLL:
        odds = WinChance(rules, seat, verdict, State.key, MAX_POSITIONS)
        return rank_lines(odds, state, asks, MAX_LINES)
    return rank_lines(WinsWithin(rules, seat, verdict, State.key, 0), state, asks, MAX_LINES)


def is_worthwhile(rules: Rules[Any], state: State, ranked: list[Ranked]) -> bool:
    """Return whether a position is a choice that neither luck nor the first idea decides."""
    best = split(ranked)[1]
    if state.turn.prompt == REROLL:
        lowest = state.dice.index(min(state.dice))
        return all(each.line != ((M_REROLL, 1 << lowest),) for each in best)
    if any(len(each.line) < max(len(other.line) for other in ranked) for each in best):
        return False  # fewer moves win
    firsts = first_moves(state, best)
    return (
        all(each.won for each in best)
        and len(firsts) <= MAX_FIRST_SHARE * len(rules.legal(state, SOLVER))
        and (len(best[0].line) == 1 or len(best) <= MAX_WAYS_SHARE * len(ranked))
        and len(within_reach(rules, state)) >= MIN_STATES
        and not wins_by_prize(rules, state)
        and not has_slow_win(rules, state, best, firsts)
    )


def first_moves(state: State, best: list[Ranked]) -> set[Move]:
    """Return the moves that begin an accepted way, whatever the order of its moves is."""
    ends = {each.key for each in best}
    orders = {order for each in best for order in permutations(each.line)}
    reached = ((order[0], after_line(RULES, state, SOLVER, order)) for order in orders)
    return {move for move, end in reached if end is not None and end.key() in ends}


def has_slow_win(rules: Rules[Any], state: State, best: list[Ranked], firsts: set[Move]) -> bool:
    """Return whether a first move of no accepted way still wins with more moves.

    Votes for the states of the accepted ways, given by and by, do not count. firsts: see
    `first_moves`.
    """
    odds = WinChance(rules, SOLVER, verdict, State.key, MAX_POSITIONS)
    places = {move[1] for each in best for move in each.line if move[0] == M_MARK}
    others = [move for move in rules.legal(state, SOLVER) if move not in firsts]
    return any(
        odds.value(after(rules, state, SOLVER, move)) > 0
        for move in others
        if move[0] != M_MARK or move[1] not in places
    )


def wins_by_prize(rules: Rules[Any], state: State) -> bool:
    """Return whether the turn is won by taking the biggest prize, then again the biggest."""
    at = state
    while SOLVER in at.turn.seats and verdict(at) is None:
        legal = rules.legal(at, SOLVER)
        gains = {move: after(rules, at, SOLVER, move) for move in legal}
        gaining = [move for move in legal if gains[move].score[SOLVER] > at.score[SOLVER]]
        if not gaining and at.turn.prompt == VOTE:
            return False
        best = max(gaining, key=lambda move: gains[move].score[SOLVER], default=legal[-1])
        at = gains[best]
    return verdict(at) == 1


def within_reach(rules: Rules[Any], state: State) -> set[int]:
    """Return the states whose prize one purchase and all votes can win, each by itself."""
    items = [ITEMS[move[1]] for move in rules.legal(state, SOLVER) if move[0] == M_BUY]
    items += [ITEMS[state.ad]] if state.ad >= 0 else []
    votes = state.votes + state.ones
    return {
        place
        for place in completable(state)
        if state.free(SOLVER, place)
        <= votes + max((_most_bought([item], place) for item in items), default=0)
    }


def branches(table: Table[State]) -> Iterator[Table[State]]:
    """Yield the later decisions of a last turn after each way to throw the dice.

    The positions of a game that is not close are left out.
    """
    missing = SOLO_TARGET + 1 - table.state.score[SOLVER]
    is_first_throw = table.state.turn.prompt == REROLL and table.state.rolled == 1
    if is_first_throw and not goes_on(table.state) and 0 < missing <= MOST_MISSING:
        yield from _after_throws(table)


def _after_throws(table: Table[State]) -> Iterator[Table[State]]:
    for move in table.legal(SOLVER):
        then = table.at_ply(table.at)
        then.record = table.played()
        then.play(SOLVER, move)
        prompt = then.state.turn.prompt
        if prompt != REROLL:
            yield then
        if prompt in (REROLL, TAKE):
            yield from _after_throws(then)


def describe(state: State, ranked: list[Ranked]) -> PuzzleText:
    """Return the text of a puzzle."""
    decision, moves = DECISIONS[state.turn.prompt], len(ranked[0].line)
    mine, needed = state.score[SOLVER], SOLO_TARGET + 1
    goal = message(
        "goal", decision=decision, moves=moves, mine=mine, needed=needed,
        cash=state.cash[SOLVER], votes=state.votes,
    )  # fmt: skip
    if state.turn.prompt == REROLL:
        title = message("title", idea=decision, missing=needed - mine)
        return PuzzleText(title, goal, decision, **_throw_texts(ranked))
    best = split(ranked)[1]
    idea = find_idea(state, best)
    title = message("title", idea=idea, missing=needed - mine)
    reasons = in_order(state, [each.line for each in best], completable)
    right, replies = message("right-turn"), first_replies(state, ranked)
    if moves == 1:
        wrong = partial(worse_move, replies)
        return PuzzleText(title, goal, idea, right, worse=wrong, reasons=reasons)
    otherwise = message("off-the-way", moves=moves)
    return PuzzleText(title, goal, idea, right, otherwise, firsts=replies, reasons=reasons)


def find_idea(state: State, best: list[Ranked]) -> str:
    """Return the idea of a turn that wins. best: its accepted ways."""
    ways = [follow(state, each.line) for each in best]
    return idea_of(ways, state.votes, temptation(state, ways, completable)[1] > state.score[SOLVER])


def _throw_texts(ranked: list[Ranked]) -> dict[str, Any]:
    """Return the answers to throws, and why the best of them are."""
    equal, second = split(ranked)[1:]
    best, following = games_won(ranked[0].value), games_won(second.value if second else 0)
    right = message("right", best=best)
    why = message("throw-why", best=best, following=following)
    return {
        "best": right,
        "equal": right,
        "worse": partial(worse_throw, best),
        "reasons": [(each.line, why) for each in equal],
    }


def first_replies(state: State, ranked: list[Ranked]) -> dict[Move, Message]:
    """Return the answers to wrong ways by their first move, if that begins no accepted way."""
    moves, firsts = len(ranked[0].line), first_moves(state, split(ranked)[1])
    replies = dict[Move, Message]()
    for move in RULES.legal(state, SOLVER):
        if move not in firsts:
            most = highest_score(after(RULES, state, SOLVER, move), {})
            replies[move] = (
                message("too-slow", moves=moves)
                if most > SOLO_TARGET
                else message("short", reached=most, short=SOLO_TARGET + 1 - most)
            )
    return replies


def highest_score(at: State, known: dict[object, int]) -> int:
    """Return the most delegates that the rest of the turn can reach."""
    if SOLVER not in at.turn.seats or at.turn.prompt == CONFIRM:
        return at.score[SOLVER]
    key = at.key()
    if key not in known:
        best = at.score[SOLVER]
        for move in RULES.legal(at, SOLVER):
            then = after(RULES, at, SOLVER, move)
            if then.score[SOLVER] + most_delegates(then) > best:
                best = max(best, highest_score(then, known))
        known[key] = best
    return known[key]


def worse_move(replies: Mapping[Move, Message], wrong: Ranked) -> Message:
    """Return the answer to a wrong move."""
    return replies[wrong.line[0]]


def worse_throw(best: int, wrong: Ranked) -> Message:
    """Return the answer to a wrong throw. best: the games of 100 that the best one wins."""
    return message("worse", yours=games_won(wrong.value), best=best)


def games_won(chance: float) -> int:
    """Return how many of 100 games a chance wins; 0 and 100 only if it is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)


SPEC: Final = PuzzleSpec(
    "1 if the moves win, else 0; for a throw the chance that its turn wins, exact over every roll",
    moves_asked,
    rank,
    describe,
    "win",
    min_margin=0.2,
    max_best=6,
    seats=1,
    easy_share=0.25,
    tries=(5, 5, 3),
    to_end=True,
    accepts=is_worthwhile,
    branches=branches,
    options={"rival": CALENDAR, "start": 0},
)
