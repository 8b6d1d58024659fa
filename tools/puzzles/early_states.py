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
from hustings.messages.worded import MESSAGE
from tools.puzzles.generate import split
from tools.puzzles.search import Ranked
from tools.puzzles.spec import SOLVER, Message, PuzzleSpec, PuzzleText, message
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
    best, lost = value_text(ranked[0].value), message("no-way-left", needed=SOLO_TARGET + 1)
    otherwise: Message = ""
    right = message("right-turn", best=best, wins=wins) if moves > 1 else ""
    if moves > 1 and all(each.value in (0, ranked[0].value) for each in ranked):
        otherwise = message("worse-because", yours=value_text(0), best=best, why=lost)
    elif moves > 1:
        otherwise = message("otherwise-turn", best=best)
    return PuzzleText(
        title, goal, value_text, decision, right, otherwise,
        why_not=lambda wrong: "" if wrong.value else lost,
    )  # fmt: skip


def value_text(value: float) -> Message:
    """Return the chance to win in words."""
    games = round(100 * value)
    if value in (0.0, 1.0):
        return {MESSAGE: "win" if value else "no-win"}
    return message("win-often", games=min(max(games, 1), 99))


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
