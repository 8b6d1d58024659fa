"""Determinized states can be played on, whoever guesses and whoever is to move."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.bots.search import advance, playout
from hustings.core.model import NATURE, OVER, Seat
from hustings.core.rng import Rng
from tests.kit import Kit, Setup, verb_of, walk

DECISIONS_AHEAD = 12
"""Decisions that each guess is played on: enough to finish most started actions."""
FULL_GAME_EVERY = 16
"""One guess in this many is played to the end of the game."""


def test_every_seats_guess_can_be_played_on(setup: Setup) -> None:
    """Also for a seat that does not decide and guesses the hand that is being played."""
    _play_guesses(setup, "")


@pytest.mark.broad("toy", "delegate_dash", "gerrymander")
def test_guesses_can_be_played_on_in_one_sided_games(game: Kit) -> None:
    """For each verb, a game in which everybody plays it whenever possible."""
    setup_of_verb: dict[str, Setup] = {}
    for setup in (s for s in game.setups() if s.seats == game.info.seats[-1]):
        for position in walk(setup).positions:
            if position.seat != NATURE:
                setup_of_verb.setdefault(verb_of(game.rules, position.move), setup)
    for verb, setup in setup_of_verb.items():
        _play_guesses(setup, verb)


def _play_guesses(setup: Setup, favourite: str) -> None:
    rules, rng, number = setup.kit.rules, Rng(f"guesses/{favourite}"), 0
    for state in walk(setup, favourite=favourite).samples(20):
        if state.turn.mode == OVER:
            continue
        for seat in range(setup.seats):
            for _ in range(1 if seat in state.turn.seats else 2):
                world = state.observe(seat).determinize(seat, rng)
                number += 1
                whole = number % FULL_GAME_EVERY == 0
                try:
                    _play_on(rules, world, rng, whole=whole)
                except AssertionError as problem:
                    problem.add_note(f"seat {seat} guessed at {state.turn}; all play {favourite!r}")
                    raise


def _play_on(rules: Any, world: Any, rng: Rng, *, whole: bool) -> None:
    def policy(_rules: Any, state: Any, seat: Seat, _rng: Rng) -> Any:
        legal = rules.legal(state, seat)
        assert legal, f"{state.turn}: seat {seat} has no legal move in this guess"
        return rng.pick(legal)

    if whole:
        playout(rules, world, rng, policy)
        return
    for _ in range(DECISIONS_AHEAD):
        advance(rules, world, rng)
        if world.turn.mode == OVER:
            return
        seat = rng.pick(world.turn.seats)
        rules.apply(world, seat, policy(rules, world, seat, rng))
