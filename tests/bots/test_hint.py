"""Ranking moves by any level, and hints as jobs of the worker."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings.bots.flat_monte_carlo import FlatMonteCarlo
from hustings.bots.hint import (
    CLEARLY_WORSE,
    EQUALLY_GOOD,
    MAX_NAMED,
    NOT_CONSIDERED,
    comparisons,
    distinct_reasons,
    distinguishable,
    ranked,
    why_no_more,
)
from hustings.bots.random_bot import Random
from hustings.bots.search import bot_rng, choose, one_step, uniform
from hustings.core.model import Move
from hustings.core.record import RecordError
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.jobs import answer_texts
from hustings.messages.people import Cast
from tests.bots.tiny_games import Nim, evaluate
from tests.kit import Kit, walk


def job(kit: Kit, moves: int, **change: Any) -> dict[str, Any]:
    """Return a question for a hint about a position of a whole game."""
    record = walk(kit.default(3)).record
    record = record._replace(moves=record.moves[:moves])
    seat = Table(kit.rules, record).seats[0]
    return {"record": record.data(), "seat": seat, "want": "hint", **change}


def test_moves_are_ranked_by_the_values_of_a_search() -> None:
    """The best first, after each batch."""
    game = Nim(3)
    bot = FlatMonteCarlo(uniform, evaluate, rollouts=40, batch=20)
    batches = list(ranked(bot, evaluate, game, game.new(2, {}), 0, Rng("x")))
    assert len(batches) == 2
    best, values = batches[-1]
    assert best[0] == ((0, 3), 1.0)
    assert {entry.move for entry in best} == {(0, 1), (0, 2), (0, 3)} == {*values}
    assert len(best) == 3
    few = list(ranked(bot, evaluate, game, game.new(2, {}), 0, Rng("x"), most=2))
    assert len(few[-1].best) == 2
    (spared,) = ranked(
        FlatMonteCarlo(uniform, evaluate, rollouts=9),
        evaluate,
        game,
        game.new(2, {}),
        0,
        Rng("x"),
        pass_verbs=(0,),
    )
    assert len(spared.best) == 1, "passing is advised only if it is the best move"


def test_moves_of_a_bot_without_values_are_ranked_one_step_ahead(toy: Kit) -> None:
    """The move it would play comes first."""
    for state, seat in walk(toy.default(2)).deciders(6):
        obs = state.observe(seat)
        rng = bot_rng("toy", "easy", seat, 1)
        *_, (moves, _) = ranked(Random(), toy.bots.evaluate, toy.rules, obs, seat, rng)
        rng = bot_rng("toy", "easy", seat, 1)
        assert moves[0].move == choose(Random(), toy.rules, obs, seat, rng)
        ranked_moves = one_step(
            toy.bots.evaluate, toy.rules, obs, seat, "hint", toy.rules.legal(obs, seat)
        )
        assert moves[0].value == ranked_moves[moves[0].move]
        assert all(entry.value <= moves[0].value for entry in moves)


def test_a_hint_is_json_of_the_best_moves(toy: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the strongest level unless named, with the game's reasons."""
    question = job(toy, 4)
    *_, answer = answer_texts(question)
    *_, same = answer_texts({**question, "level": "normal"})
    assert answer == same
    advice = json.loads(answer)
    assert list(advice) == ["moves", "rest", "alike", "more", "beside"]
    hints = advice["moves"]
    best, *others = [list(hint) for hint in hints]
    assert best == ["token", "value", "figure", "why", "plan"]
    assert others == [["token", "value", "figure", "why"]] * len(others)
    *_, token = answer_texts({**question, "want": None, "level": "normal"})
    assert hints[0]["token"] == token
    monkeypatch.setattr(toy.bots, "reasons", lambda obs, seat, move, cast: [f"Verb {move[0]}."])
    *_, answer = answer_texts(question)
    hints = json.loads(answer)["moves"]
    assert all(hint["why"][0].startswith("Verb ") for hint in hints if hint["why"])
    assert hints[0]["why"]


def test_a_bots_own_reasons_replace_the_games_reasons(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None means the game's reasons."""

    class Proud(Random[Any]):
        own_reasons: list[str] | None = None

        def reasons(self, obs: Any, seat: int, move: Move, cast: Cast) -> list[str] | None:
            return self.own_reasons

    monkeypatch.setattr(toy.bots, "LEVELS", {"easy": Random, "normal": Proud})
    monkeypatch.setattr(toy.bots, "reasons", lambda obs, seat, move, cast: ["By the game's."])
    for own_reasons, expected in (
        (["By my own count."], "By my own count."),
        (None, "By the game's."),
    ):
        monkeypatch.setattr(Proud, "own_reasons", own_reasons)
        *_, answer = answer_texts(job(toy, 4))
        assert [reason for hint in json.loads(answer)["moves"] for reason in hint["why"]] == [
            expected
        ]


def test_an_invalid_question_for_a_hint_is_refused(toy: Kit) -> None:
    for change in (
        {"seat": 9},
        {"level": "godly"},
        {"record": 3},
        {"names": "Ada"},
        {"names": [1]},
    ):
        with pytest.raises(RecordError):
            list(answer_texts(job(toy, 3, **change)))


def test_clearly_worse_moves_are_not_advised() -> None:
    """Only moves within the margin of the best are advised."""
    game = Nim(3)
    bot = FlatMonteCarlo(uniform, evaluate, rollouts=40, batch=40)
    ((all_of_them, _),) = ranked(bot, evaluate, game, game.new(2, {}), 0, Rng("x"))
    ((close, _),) = ranked(bot, evaluate, game, game.new(2, {}), 0, Rng("x"), margin=0.0)
    assert len(all_of_them) == 3
    assert [entry.move for entry in close] == [(0, 3)]


def test_each_advised_move_has_a_reason_of_its_own() -> None:
    """Reasons shared by all moves are dropped, and none is repeated."""
    assert distinct_reasons([["near", "rich"], ["near", "alone"], ["near"]]) == [
        ["rich"],
        ["alone"],
        ["near"],
    ]
    assert distinct_reasons([[], ["near"]]) == [[], ["near"]]


def test_a_move_without_new_reasons_repeats_its_strongest_one() -> None:
    """Score texts tell such moves apart; advice without a reason would justify nothing."""
    assert distinct_reasons([["near"], ["near"]]) == [["near"], ["near"]]
    assert distinct_reasons([["near", "rich"], ["near", "rich"]]) == [["near"], ["rich"]]


@pytest.mark.parametrize(
    ("candidates", "kept"),
    [
        ([("67 %", ["near"]), ("66 %", ["near"])], [0, 1]),  # the figures differ
        ([("67 %", ["near"]), ("67 %", ["rich"])], [0, 1]),  # the reasons differ
        ([("67 %", ["near", "rich"]), ("67 %", ["near"])], [0]),
        ([("67 %", []), ("67 %", [])], [0]),
        ([("67 %", []), ("67 %", ["near"])], [0]),  # the first one would be without a reason
        ([("67 %", ["near"]), ("66 %", ["rich"]), ("66 %", ["rich"])], [0, 1]),
        ([("", ["near"]), ("", ["rich"])], [0]),  # no figure says that the first is better
        ([("67 %", ["near"]), ("", ["rich"])], [0]),
        ([("", ["near"]), ("67 %", ["rich"])], [0]),
        ([], []),
    ],
)
def test_moves_that_look_equally_good_are_advised_once(
    candidates: list[tuple[str, list[str]]], kept: list[int]
) -> None:
    """Moves with the same score text are both advised only if their reasons differ."""
    assert distinguishable(candidates) == kept


@pytest.mark.parametrize(
    ("alike", "kept", "considered", "expected"),
    [
        (1, 2, 5, ""),  # it is compared with another
        (0, 1, 5, CLEARLY_WORSE),
        (2, 1, 5, EQUALLY_GOOD),  # an indistinguishable move is not advised
        (0, 1, 1, NOT_CONSIDERED),
    ],
)
def test_the_code_for_a_single_hint_says_why_no_other_move_is_advised(
    alike: int, kept: int, considered: int, expected: str
) -> None:
    assert why_no_more(alike, kept, considered) == expected


def test_a_single_hint_says_why_no_other_move_is_advised(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = job(toy, 4)
    monkeypatch.setattr(toy.bots, "reasons", lambda obs, seat, move, cast: [])
    monkeypatch.setattr(toy.bots, "score_text", lambda obs, seat, move, value: "even")
    for close, expected in ((1.0, EQUALLY_GOOD), (-1.0, CLEARLY_WORSE)):
        monkeypatch.setattr(toy.bots, "ADVICE_MARGIN", close)
        *_, answer = answer_texts(question)
        advice = json.loads(answer)
        assert advice["rest"] == expected
        good = {*advice["alike"], advice["moves"][0]["token"]}
        assert len(good) == 1 + len(advice["alike"])
        assert bool(advice["alike"]) == (expected == EQUALLY_GOOD)
        assert advice["more"] == 0 or len(advice["alike"]) == MAX_NAMED


@pytest.mark.parametrize(
    ("advised", "idle", "expected"),
    [
        (1, (9,), [((9,), 0), ((0, 2), 1)]),  # the next best, if only one move is advised
        (2, (9,), [((9,), 0), ((0, 5), 5), ((0, 3), 1)]),
        (2, (), [((0, 5), 5), ((0, 3), 1)]),
        (3, (), [((0, 4), 1)]),  # none of four moves is typical
        (7, (9,), []),
        (6, (9,), [((9,), 0), ((9,), 1)]),
    ],
)
def test_advice_is_compared_with_passing_and_with_a_typical_move(
    advised: int, idle: tuple[int, ...], expected: list[tuple[Move, int]]
) -> None:
    """A score text means something only in comparison with that of another move."""
    values: dict[Move, float] = {**{(0, n): 0.9 - n / 10 for n in range(1, 7)}, (9,): 0.2}
    compared = list(comparisons(values, list(values)[:advised], idle))
    assert [(other.move, other.of) for other in compared] == expected
    assert all(other.value == values[other.move] for other in compared)


def test_a_hint_is_compared_only_with_a_different_score_text(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move with the same score text teaches nothing."""
    question = job(toy, 4)
    monkeypatch.setattr(toy.bots, "ADVICE_MARGIN", 0.0)
    *_, answer = answer_texts(question)
    advice = json.loads(answer)
    assert advice["beside"]["figure"] != advice["moves"][0]["figure"]
    assert advice["beside"]["token"] not in {move["token"] for move in advice["moves"]}
    monkeypatch.setattr(toy.bots, "score_text", lambda obs, seat, move, value: "even")
    *_, answer = answer_texts(question)
    assert json.loads(answer)["beside"] is None
