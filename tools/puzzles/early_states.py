"""Puzzles of Early States: the last turn of a game for one, judged by the chance that it wins."""

from __future__ import annotations

from typing import Any, Final

from hustings.core.model import Seat
from hustings.core.protocols import Rules
from hustings.games.early_states.rules.marks import goes_on
from hustings.games.early_states.sheet import (
    CALENDAR,
    FIRST_BONUS,
    ITEMS,
    MANAGER_VOTES,
    PRIZES,
    SOLO_TARGET,
)
from hustings.games.early_states.state import State
from hustings.games.early_states.vocabulary import AIR, CONFIRM, REROLL, ROLL, SPEND, TAKE, VOTE
from tools.puzzles.generate import split
from tools.puzzles.search import Ranked
from tools.puzzles.spec import SOLVER, PuzzleSpec, PuzzleText, message
from tools.puzzles.stakes import WinChance, rank_lines

MAX_POSITIONS: Final = 2_000
MOST_A_DIE: Final = 4
"""The most votes, and the most dollars, that a die can bring with staff."""
MAX_LINES: Final = 600
"""The most ways to make the moves that are asked for."""

DECISIONS: Final = {VOTE: "votes", SPEND: "purchase", REROLL: "throw", AIR: "ad", TAKE: "ones"}
"""Prompt -> the idea of a puzzle, by which messages choose."""
MOVES_TRIED: Final = {VOTE: (2, 1), SPEND: (3, 2, 1), REROLL: (1,), AIR: (2, 1), TAKE: (2, 1)}
"""Prompt -> how many moves in a row a puzzle may ask for, the number that is preferred first."""


def moves_asked(state: State) -> tuple[int, ...]:
    """Return how many moves to ask for in a last turn that decides the game."""
    if goes_on(state) or state.turn.prompt not in DECISIONS or verdict(state) is not None:
        return ()
    return MOVES_TRIED[state.turn.prompt]


def verdict(state: State) -> float | None:
    """Return 1 or 0 if the rest of the turn cannot change whether the game is won, else None."""
    if state.score[SOLVER] > SOLO_TARGET:
        return 1.0
    return None if state.score[SOLVER] + most_delegates(state) > SOLO_TARGET else 0.0


def most_delegates(state: State) -> int:
    """Return a number of delegates that the rest of the turn cannot exceed."""
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
    total = 0
    for place, prizes in enumerate(PRIZES):
        free, rank = state.free(SOLVER, place), state.taken[place]
        if free and rank < len(prizes):
            bought = sum(i.marks for i in items if not i.listed or place in i.listed)
            total += prizes[rank] if free <= votes + bought else 0
    return total


def rank(rules: Rules[Any], state: State, seat: Seat, asks: int) -> list[Ranked]:
    """Return every way to begin the turn with the chance to win that it leaves."""
    return rank_lines(
        WinChance(rules, seat, verdict, State.key, MAX_POSITIONS), state, asks, MAX_LINES
    )


def describe(state: State, ranked: list[Ranked]) -> PuzzleText:
    """Return the text of a puzzle."""
    decision, moves = DECISIONS[state.turn.prompt], len(ranked[0].line)
    mine, wins = state.score[SOLVER], all(each.won for each in split(ranked)[1])
    title = message("title", decision=decision, missing=SOLO_TARGET + 1 - mine)
    goal = message(
        "goal", decision=decision, moves=moves, mine=mine, needed=SOLO_TARGET + 1,
        cash=state.cash[SOLVER], votes=state.votes, wins=wins,
    )  # fmt: skip
    best = games_won(ranked[0].value)
    right, lost = message("right", best=best), message("lost", needed=SOLO_TARGET + 1, best=best)
    if moves > 1:
        only_lost = all(each.value in (0, ranked[0].value) for each in ranked)
        otherwise = lost if only_lost else message("best-turn", best=best)
        turn = message("right-turn", best=best, wins=wins)
        return PuzzleText(title, goal, decision, turn, otherwise)
    return PuzzleText(
        title, goal, decision, best=right, equal=right,
        worse=lambda wrong: (
            message("worse", yours=games_won(wrong.value), best=best) if wrong.value else lost
        ),
    )  # fmt: skip


def games_won(chance: float) -> int:
    """Return how many of 100 games a chance wins; 0 and 100 only if it is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)


SPEC: Final = PuzzleSpec(
    "the chance to win the game, exact over every purchase, vote and roll of its last turn",
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
    options={"rival": CALENDAR, "start": 0},
)
