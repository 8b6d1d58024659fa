"""The opponents of Early States: legal, in order of strength, and blind to luck to come."""

from __future__ import annotations

import pytest

from hustings.bots.search import choose
from hustings.core.model import NATURE, OVER
from hustings.core.protocols import Bot
from hustings.core.rng import Rng
from hustings.games.early_states import bots, rules
from hustings.games.early_states.sheet import IA, PA, SECOND_DIE
from hustings.games.early_states.state import State


def play(players: list[Bot], seed: str) -> State:
    state = rules.new(len(players), {})
    luck, thought = Rng(seed), Rng(f"bots of {seed}")
    while state.turn.mode != OVER:
        if state.turn.seats:
            seat = state.turn.seats[0]
            move = choose(players[seat], rules, state.observe(seat), seat, thought)
            rules.apply(state, seat, move)
        else:
            rules.apply(state, NATURE, rules.chance(state, luck))
    return state


def share(level: str, other: str, games: int, tag: str) -> float:
    """Return what the level earns against the other over so many games, both beginning equally."""
    earned = 0.0
    for i in range(games):
        mine = i % 2
        players = [bots.LEVELS[level if seat == mine else other]() for seat in range(2)]
        earned += rules.outcome(play(players, f"{tag} {i // 2}")).payoff()[mine]
    return earned / games


def test_normal_beats_easy() -> None:
    assert share("normal", "easy", 20, "ladder") >= 0.9


@pytest.mark.slow
def test_normal_beats_easy_over_many_games() -> None:
    assert share("normal", "easy", 200, "long ladder") >= 0.95


@pytest.mark.slow
def test_a_bot_against_itself_breaks_even() -> None:
    assert 0.45 <= share("normal", "normal", 300, "control") <= 0.55


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_every_level_plays_a_game_to_its_end(seats: int) -> None:
    """The strong level thinks for long, so that only one sits at a table here."""
    for level in bots.LEVELS:
        players = [bots.LEVELS[level](), *(bots.LEVELS["normal"]() for _ in range(seats - 1))]
        assert play(players, f"whole {level}").turn.mode == OVER


def test_the_strong_level_takes_what_wins() -> None:
    """In the very last turn the circles that win are filled, whatever else might be nice."""
    state = rules.new(2, {})
    rules.apply(state, NATURE, (0, 0))
    state.taken = bytearray([1, 1, 1, 1, 1, 1, 1, 1, 0])
    state.firsts, state.last = 0, 1
    state.score = [20, 22]
    state.marks[IA], state.marks[PA], state.marks[SECOND_DIE] = 5, 5, 3
    state.taken[PA] = 1
    rules.apply(state, NATURE, (1, 5))
    while state.turn.mode != OVER:
        seen = state.observe(0)
        rules.apply(state, 0, choose(bots.LEVELS["hard"](), rules, seen, 0, Rng("last")))
    assert state.score == [24, 22], "Iowa's second place"


def test_evaluation_stays_between_lost_and_won_and_follows_the_score() -> None:
    state = play([bots.LEVELS["normal"](), bots.LEVELS["easy"]()], "evaluate")
    ahead, behind = bots.evaluate(state, 0), bots.evaluate(state, 1)
    assert 0 <= behind < 0.5 < ahead <= 1
