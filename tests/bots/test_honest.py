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

from hustings.bots.ladder import mean
from hustings.bots.search import bot_rng, thoughts
from hustings.core.model import Move, Seat
from hustings.core.moves import decode
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.jobs import answer_texts
from hustings.messages.people import Cast
from tests.bots import decisions
from tests.kit import NAMES, Kit, Poison, Setup, contents, scribble, walk
from tests.matches import scores

Bar = tuple[str, str, int, int, float]
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


@pytest.mark.broad("toy", "delegate_dash", "early_states", "poll_position")
def test_shuffling_or_poisoning_what_is_hidden_changes_no_decision(game: Kit) -> None:
    """The true world is replaced by others that look the same to the seat, then poisoned.

    Had a bot read the state behind its observation, the poison would have been noticed.
    """
    rng = Rng("shuffle")
    for number, (_, state, seat) in enumerate(some(game)):
        obs = state.observe(seat)
        seen = contents(obs)
        others = [obs.determinize(seat, rng).observe(seat) for _ in range(2)]
        scribble(state)
        for level in game.bots.LEVELS:
            first = thought(game, level, obs, seat, number, BATCHES)
            assert contents(obs) == seen, f"{level} changed what it was shown"
            for other in others:
                assert thought(game, level, other, seat, number, BATCHES) == first, level


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
        answers = answer_texts({**job, "level": level})
        monkeypatch.setattr(Rng, "__init__", spy)
        made.clear()
        next(answers)
        monkeypatch.setattr(Rng, "__init__", start)
        mine = made.index(next(text for text in made if text.startswith("bot/")))
        assert not [text for text in made[mine:] if record.seed in text], level


@pytest.mark.broad("toy", "delegate_dash", "early_states", "poll_position")
def test_the_same_decisions_as_ever(game: Kit) -> None:
    """Golden decisions: see tests/bots/decisions.py for what to do when they differ on purpose."""
    how = f"python -m tests.bots.decisions --write {game.id}"
    assert list(decisions.decisions(game)) == decisions.kept(game), how


@pytest.mark.broad("toy", "delegate_dash", "early_states")
def test_a_level_against_itself_breaks_even(game: Kit) -> None:
    """Loosely, over few games: over all seats in turn the shares add up to one."""
    seats = next(count for count in game.info.seats if count > 1)
    even = mean(list(shares(game, "normal", "normal", seats, 4 * seats)))
    assert abs(even - 1 / seats) <= 0.3


def bars(kit: Kit, *levels: str) -> list[Bar]:
    """Return how strong these levels of a game must be at least."""
    return [bar for bar in kit.beside("bars").BARS if bar[0] in levels]


@pytest.mark.broad("toy", "delegate_dash", "early_states", "poll_position")
def test_levels_are_as_strong_as_told(game: Kit) -> None:
    """A short ladder with loose bars; the full one is `python -m hustings ladder`.

    Of the levels that search for long it is among the proofs; that they still decide as they did
    when they were measured is what the golden decisions show.
    """
    for level, other, seats, games, least in bars(game, "easy", "normal"):
        assert reaches(game, level, other, seats, games, least), f"{level} against {other}"


@pytest.mark.slow
def test_searching_levels_are_as_strong_as_told(game: Kit) -> None:
    """The same for the levels that search for long."""
    for level, other, seats, games, least in bars(game, "hard", "expert"):
        assert reaches(game, level, other, seats, games, least), f"{level} against {other}"


def test_levels_are_described(game: Kit) -> None:
    """Each in a sentence."""
    about = game.bots.LEVEL_DESCRIPTIONS
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
        hints = json.loads(next(answer_texts(job)))["moves"]
        assert 1 <= len(hints) <= 3
        values = [hint["value"] for hint in hints]
        assert values == sorted(values, reverse=True)
        obs = table.view(seat)
        other = obs.determinize(seat, rng).observe(seat)
        for hint in hints:
            move = decode(game.rules.VOCABULARY.verbs, hint["token"])
            assert move in table.legal(seat)
            assert all(isinstance(text, str) and text.endswith(".") for text in hint["why"])
            said = game.bots.reasons(obs, seat, move, Cast(seat, NAMES))
            assert said == game.bots.reasons(other, seat, move, Cast(seat, NAMES))
            assert len(hint["why"]) <= 1
            assert set(hint["why"]) <= set(said)
            assert hint["figure"] == game.bots.score_text(obs, seat, move, hint["value"])


def shares(kit: Kit, level: str, other: str, seats: int, games: int) -> Iterator[float]:
    """Yield a level's share of first place in each game against the other, seats rotated."""
    levels = kit.bots.LEVELS
    options = kit.default(seats).options
    for score in scores(kit.rules, options, levels[level], levels[other], seats, games):
        yield score.first


def reaches(kit: Kit, level: str, other: str, seats: int, games: int, least: float) -> bool:
    """Tell whether the mean share is as high as that; ends when it is settled either way."""
    total, left = 0.0, games
    for first in shares(kit, level, other, seats, games):
        total, left = total + first, left - 1
        if total >= least * games or total + left < least * games:
            break
    return total >= least * games
