"""Opponents of every game play by what they see, with luck of their own, as strongly as told.

A game says how strong its levels must be at least in tests/games/<id>/bars.py:
BARS = ((level, other level, seats, games, least share of first places), ...), loose enough for a
few games. Seeds of these tests begin with "short", of the full ladders with "ladder"; whoever
tunes or trains takes others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hustings.bots.ladder import matches, mean, play
from hustings.bots.search import bot_rng, thoughts
from hustings.core.model import Move, Seat
from hustings.core.moves import decode
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.jobs import think
from tests.bots import decisions
from tests.kit import Kit, Poison, Setup, contents, scribble, walk

BATCHES = 2


def thought(kit: Kit, level: str, obs: Any, seat: Seat, number: int, batches: int) -> list[Move]:
    """Return what a level names after each of its first batches."""
    bot = kit.bots.LEVELS[level]()
    rng = bot_rng(kit.id, level, seat, number)
    named = thoughts(bot, kit.rules, obs, seat, rng)
    return [move for move, _ in zip(named, range(batches), strict=False)]


def some(kit: Kit, count: int = 3) -> Iterator[tuple[Setup, Any, Seat]]:
    """Yield positions with a choice: few and many seats at the table."""
    for setup in decisions.tables(kit):
        found = [
            (state, seat)
            for state, seat in walk(setup, "honest").deciders(40)
            if len(kit.rules.legal(state, seat)) > 1
        ]
        for i in range(count):
            state, seat = found[i * len(found) // count]
            yield setup, state.clone(), seat


def test_shuffling_what_is_hidden_changes_no_decision(game: Kit) -> None:
    """The true world is replaced by others that look the same to the seat."""
    rng = Rng("shuffle")
    for number, (_, state, seat) in enumerate(some(game)):
        obs = state.observe(seat)
        others = [obs.determinize(seat, rng).observe(seat) for _ in range(2)]
        for level in game.bots.LEVELS:
            first = thought(game, level, obs, seat, number, BATCHES)
            for other in others:
                assert thought(game, level, other, seat, number, BATCHES) == first, level


def test_reading_the_true_world_would_be_noticed(game: Kit) -> None:
    """The state behind the observation is poisoned before the bot is asked."""
    for number, (_, state, seat) in enumerate(some(game, 2)):
        before = state.clone()
        obs = state.observe(seat)
        seen = contents(obs)
        scribble(state)
        for level in game.bots.LEVELS:
            named = thought(game, level, obs, seat, number, 1)
            assert contents(obs) == seen, f"{level} changed what it was shown"
            assert named == thought(game, level, before.observe(seat), seat, number, 1)


def test_poison_is_poisonous() -> None:
    """So that the test above means something."""
    with pytest.raises(AssertionError, match="hidden was read"):
        assert Poison() == 1


def test_what_the_game_is_seeded_with_is_not_told(
    game: Kit, toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the replay of the record to the answer nobody makes luck from the game's seed."""
    setup = decisions.tables(game)[-1]
    record = walk(setup, "a seed to look for").record
    record = record._replace(moves=record.moves[: len(record.moves) // 2])
    table = Table(game.rules, record)
    made: list[str] = []
    start = Rng.__init__

    def spy(self: Rng, text: str) -> None:
        made.append(text)
        start(self, text)

    job = {"record": record.data(), "seat": table.seats[0]}
    for level in game.bots.LEVELS:
        answers = think({**job, "level": level})
        monkeypatch.setattr(Rng, "__init__", spy)
        made.clear()
        next(answers)
        monkeypatch.setattr(Rng, "__init__", start)
        mine = made.index(next(text for text in made if text.startswith("bot/")))
        assert not [text for text in made[mine:] if record.seed in text], level


def test_the_same_decisions_as_ever(game: Kit) -> None:
    """Golden decisions: see tests/bots/decisions.py for what to do when they differ on purpose."""
    how = f"python -m tests.bots.decisions --write {game.id}"
    assert list(decisions.decisions(game)) == decisions.kept(game), how


def test_a_level_against_itself_breaks_even(game: Kit) -> None:
    """Loosely, over few games: over all seats in turn the shares add up to one."""
    seats = next(count for count in game.info.seats if count > 1)
    assert abs(share(game, "normal", "normal", seats, 4 * seats) - 1 / seats) <= 0.3


def test_levels_are_as_strong_as_told(game: Kit) -> None:
    """A short ladder with loose bars; the full one is `python -m hustings ladder`."""
    bars = game.beside("bars").BARS
    levels = list(game.bots.LEVELS)
    for level, other, seats, games, least in bars:
        assert levels.index(level) > levels.index(other)
        assert share(game, level, other, seats, games) >= least, f"{level} against {other}"


def test_levels_are_described(game: Kit) -> None:
    """Each in a sentence."""
    about = game.bots.ABOUT
    assert list(about) == list(game.bots.LEVELS)
    assert all(20 < len(text) < 160 and text.endswith(".") for text in about.values())


def test_hints_are_legal_and_explained(game: Kit, toy: Kit) -> None:
    """The best move first; reasons are short sentences, and the same whatever is hidden."""
    rng = Rng("hints")
    setup = decisions.tables(game)[-1]
    record = walk(setup, "hint").record
    for part in (3, 2):
        asked = record._replace(moves=record.moves[: len(record.moves) // part])
        table = Table(game.rules, asked)
        seat = table.seats[0]
        job = {"record": asked.data(), "seat": seat, "level": "normal", "want": "hint"}
        hints = json.loads(next(think(job)))
        assert 1 <= len(hints) <= 3
        values = [hint["value"] for hint in hints]
        assert values == sorted(values, reverse=True)
        obs = table.view(seat)
        other = obs.determinize(seat, rng).observe(seat)
        for hint in hints:
            move = decode(game.rules.VERBS, hint["token"])
            assert move in table.legal(seat)
            assert all(isinstance(text, str) and text.endswith(".") for text in hint["why"])
            assert game.bots.reasons(other, seat, move) == hint["why"]


def share(kit: Kit, level: str, other: str, seats: int, games: int) -> float:
    """Return a level's share of first places against the other, seats rotated."""
    levels = kit.bots.LEVELS
    options = kit.default(seats).options
    return mean(
        [
            play(kit.rules, options, match, lambda name: levels[name](), lambda: 0.0).first
            for match in matches(level, other, seats, games, "short")
        ]
    )
