"""Bots of every game use only their observation and their own luck, and are as strong as stated.

tests/games/<id>/min_strength.py sets the required strength of the levels:
MIN_STRENGTHS = ((level, other level, seats, games, minimum share of first places), ...), loose
enough for a few games. Seeds of these tests begin with "short", those of full ladders with
"ladder"; use others for tuning and training.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hustings.bots.ladder import mean
from hustings.bots.reasons import move_reasons
from hustings.bots.search import bot_rng, thoughts
from hustings.core.model import Move, Seat
from hustings.core.moves import decode
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.jobs import answer_texts
from hustings.messages.people import Cast
from tests.bots import decisions
from tests.kit import NAMES, Kit, Poison, Setup, contents, poison, walk
from tests.matches import scores

MinStrength = tuple[str, str, int, int, float]
BATCHES = 2


def first_moves(
    kit: Kit, level: str, obs: Any, seat: Seat, number: int, batches: int
) -> list[Move]:
    """Return the moves a level names after each of its first batches."""
    bot = kit.bots.LEVELS[level]()
    rng = bot_rng(kit.id, level, seat, number)
    named = thoughts(bot, kit.rules, obs, seat, rng)
    return [move for move, _ in zip(named, range(batches), strict=False)]


def sample_decisions(kit: Kit, count: int = 3) -> Iterator[tuple[Setup, Any, Seat]]:
    """Yield positions with a choice, with few seats and with many."""
    for setup in decisions.tables(kit):
        candidates = [
            (state, seat)
            for state, seat in walk(setup, "honest").deciders(40)
            if len(kit.rules.legal(state, seat)) > 1
        ]
        for i in range(count):
            state, seat = candidates[i * len(candidates) // count]
            yield setup, state.clone(), seat


@pytest.mark.broad("toy", "delegate_dash", "early_states", "poll_position")
def test_hidden_information_changes_no_decision(game: Kit) -> None:
    """Bots decide the same in indistinguishable worlds.

    The true state is poisoned, so reading it would fail.
    """
    rng = Rng("shuffle")
    for number, (_, state, seat) in enumerate(sample_decisions(game)):
        obs = state.observe(seat)
        seen = contents(obs)
        others = [obs.determinize(seat, rng).observe(seat) for _ in range(2)]
        poison(state)
        for level in game.bots.LEVELS:
            first = first_moves(game, level, obs, seat, number, BATCHES)
            assert contents(obs) == seen, f"{level} changed what it was shown"
            for other in others:
                assert first_moves(game, level, other, seat, number, BATCHES) == first, level


def test_a_poisoned_state_cannot_be_read() -> None:
    """The test above relies on it."""
    with pytest.raises(AssertionError, match="hidden was read"):
        assert Poison() == 1


def test_bots_do_not_get_the_seed_of_the_game(
    game: Kit, toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the replay of the record no random generator is made from the game's seed."""
    setup = decisions.tables(game)[-1]
    record = walk(setup, "a seed to look for").record
    record = record._replace(moves=record.moves[: len(record.moves) // 2])
    table = Table(game.rules, record)
    seeds: list[str] = []
    start = Rng.__init__

    def spy(self: Rng, text: str) -> None:
        seeds.append(text)
        start(self, text)

    job = {"record": record.data(), "seat": table.seats[0]}
    for level in game.bots.LEVELS:
        answers = answer_texts({**job, "level": level})
        monkeypatch.setattr(Rng, "__init__", spy)
        seeds.clear()
        next(answers)
        monkeypatch.setattr(Rng, "__init__", start)
        mine = seeds.index(next(text for text in seeds if text.startswith("bot/")))
        assert not [text for text in seeds[mine:] if record.seed in text], level


@pytest.mark.broad("toy", "delegate_dash", "early_states", "poll_position")
def test_golden_decisions_are_unchanged(game: Kit) -> None:
    """See tests/bots/decisions.py for an intended change."""
    how = f"python -m tests.bots.decisions --write {game.id}"
    assert list(decisions.decisions(game)) == decisions.kept(game), how


@pytest.mark.broad("toy", "delegate_dash", "early_states")
def test_a_level_against_itself_breaks_even(game: Kit) -> None:
    """Roughly, over few games."""
    seats = next(count for count in game.info.seats if count > 1)
    even = mean(list(shares(game, "normal", "normal", seats, 4 * seats)))
    assert abs(even - 1 / seats) <= 0.3


def min_strengths(kit: Kit, *levels: str) -> list[MinStrength]:
    """Return the required strengths of these levels."""
    return [row for row in kit.test_module("min_strength").MIN_STRENGTHS if row[0] in levels]


@pytest.mark.broad("toy", "delegate_dash", "early_states", "poll_position")
def test_levels_are_as_strong_as_required(game: Kit) -> None:
    """A short ladder with loose limits; the full one is `python -m hustings ladder`.

    Slow levels are tested by `make proofs`; golden decisions show that they play as measured.
    """
    for level, other, seats, games, least in min_strengths(game, "easy", "normal"):
        assert reaches_share(game, level, other, seats, games, least), f"{level} against {other}"


@pytest.mark.slow
def test_slow_levels_are_as_strong_as_required(game: Kit) -> None:
    """The same for levels that search."""
    for level, other, seats, games, least in min_strengths(game, "hard", "expert"):
        assert reaches_share(game, level, other, seats, games, least), f"{level} against {other}"


def test_levels_are_described(game: Kit) -> None:
    """Each in a sentence."""
    about = game.bots.LEVEL_DESCRIPTIONS
    assert list(about) == list(game.bots.LEVELS)
    assert all(20 < len(text) < 160 and text.endswith(".") for text in about.values())


def test_levels_have_a_manner(game: Kit) -> None:
    """Each another one, said of one bot and of several by name."""
    manners = game.bots.LEVEL_MANNERS
    assert list(manners) == list(game.bots.LEVELS)
    one = [manner(names=["Iris"], count=1) for manner in manners.values()]
    two = [manner(names=["Iris", "Juno"], count=2) for manner in manners.values()]
    assert len({*one, *two}) == 2 * len(manners)
    assert all(text.startswith("Iris ") and text.endswith(".") for text in one)
    assert all(text.startswith("Iris and Juno ") and len(text) < 80 for text in two)


def test_hints_are_legal_and_explained(game: Kit, toy: Kit) -> None:
    """The best move first; reasons are short sentences, and the same whatever is hidden."""
    rng = Rng("hints")
    setup = decisions.tables(game)[-1]
    record = walk(setup, "hint").record
    for part in (3, 2):
        position = record._replace(moves=record.moves[: len(record.moves) // part])
        table = Table(game.rules, position)
        seat = table.seats[0]
        job = {"record": position.data(), "seat": seat, "level": "normal", "want": "hint"}
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
            bot, cast = game.bots.LEVELS["normal"](), Cast(seat, NAMES)
            texts = move_reasons(game.bots, bot, obs, seat, move, cast)
            assert texts == move_reasons(game.bots, bot, other, seat, move, cast)
            assert len(hint["why"]) <= 1
            assert set(hint["why"]) <= set(texts)
            assert hint["figure"] == game.bots.score_text(obs, seat, move, hint["value"])


def shares(kit: Kit, level: str, other: str, seats: int, games: int) -> Iterator[float]:
    """Yield a level's share of first place in each game against the other, seats rotated."""
    levels = kit.bots.LEVELS
    options = kit.default(seats).options
    for score in scores(kit.rules, options, levels[level], levels[other], seats, games):
        yield score.first


def reaches_share(kit: Kit, level: str, other: str, seats: int, games: int, least: float) -> bool:
    """Return whether the mean share reaches a value; stop once that is certain."""
    total, left = 0.0, games
    for first in shares(kit, level, other, seats, games):
        total, left = total + first, left - 1
        if total >= least * games or total + left < least * games:
            break
    return total >= least * games
