"""What a bot or a hint may imagine can be played on, whoever imagines it and whoever is to move."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.bots.search import advance, playout
from hustings.core.model import NATURE, OVER, Seat
from hustings.core.rng import Rng
from tests.kit import Kit, Setup, verb_of, walk

AHEAD = 12
"""So many decisions every guess is played on: what is under way then is mostly over."""
TO_THE_END = 16
"""Every how many guesses one is played to the end of the game."""


def test_any_guess_of_anybody_can_be_played_to_its_end(setup: Setup) -> None:
    """Onlookers too, whose guess fills the hand of whoever is just using it."""
    _guess(setup, "")


@pytest.mark.broad("toy", "delegate_dash", "gerrymander")
def test_guesses_hold_however_one_sided_the_game_is(game: Kit) -> None:
    """For each verb a game in which everybody plays it whenever they can."""
    where: dict[str, Setup] = {}
    for setup in (s for s in game.setups() if s.seats == game.info.seats[-1]):
        for position in walk(setup).positions:
            if position.seat != NATURE:
                where.setdefault(verb_of(game.rules, position.move), setup)
    for verb, setup in where.items():
        _guess(setup, verb)


def _guess(setup: Setup, fond: str) -> None:
    rules, rng, number = setup.kit.rules, Rng(f"guesses/{fond}"), 0
    for state in walk(setup, fond=fond).samples(20):
        if state.turn.mode == OVER:
            continue
        for seat in range(setup.seats):
            for _ in range(1 if seat in state.turn.seats else 2):
                world = state.observe(seat).determinize(seat, rng)
                number += 1
                whole = number % TO_THE_END == 0
                try:
                    _play_on(rules, world, rng, whole=whole)
                except AssertionError as problem:
                    problem.add_note(f"seat {seat} guessed at {state.turn}; all play {fond!r}")
                    raise


def _play_on(rules: Any, world: Any, rng: Rng, *, whole: bool) -> None:
    def policy(_rules: Any, state: Any, seat: Seat, _rng: Rng) -> Any:
        legal = rules.legal(state, seat)
        assert legal, f"{state.turn}: seat {seat} has no legal move in this guess"
        return rng.pick(legal)

    if whole:
        playout(rules, world, rng, policy)
        return
    for _ in range(AHEAD):
        advance(rules, world, rng)
        if world.turn.mode == OVER:
            return
        seat = rng.pick(world.turn.seats)
        rules.apply(world, seat, policy(rules, world, seat, rng))
