"""What the bot worker is asked, on the toy."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.bots.search import bot_rng, choose
from hustings.core.moves import decode
from hustings.core.record import RecordError
from hustings.core.table import Table
from hustings.jobs import read, think
from tests.kit import Kit, walk


def job(kit: Kit, moves: int, **change: Any) -> dict[str, Any]:
    """Return a question about a position of a whole game."""
    record = walk(kit.default(3)).record
    record = record._replace(moves=record.moves[:moves])
    seat = Table(kit.rules, record).seats[0]
    return {"record": record.data(), "seat": seat, "level": "normal", **change}


def test_a_job_is_answered_with_a_legal_token(toy: Kit) -> None:
    """The same as the bot would choose at the table."""
    for moves in (0, 3, 6, 9):
        question = job(toy, moves)
        *_, token = think(question)
        table = Table(toy.rules, walk(toy.default(3)).record, at=moves)
        seat = question["seat"]
        move = decode(toy.rules.VERBS, token)
        assert move in table.legal(seat)
        bot = toy.bots.LEVELS["normal"]()
        rng = bot_rng("toy", "normal", seat, moves)
        assert choose(bot, toy.rules, table.view(seat), seat, rng) == move


def test_the_answer_does_not_depend_on_the_seed_of_the_game(toy: Kit) -> None:
    """Nor on anything else that the bot cannot see: here, the luck still to come."""
    question = job(toy, 0)
    seat, options = question["seat"], {"rounds": 3, "machine": 1}
    answers = set()
    for seed in (f"seed {i}" for i in range(40)):
        record = {**question["record"], "seed": seed, "options": options}
        obs = Table(toy.rules, toy.default(3).record(seed)).view(seat)
        answers.add((tuple(obs.hands[seat]), tuple(think({**question, "record": record}))))
    hands = {hand for hand, _ in answers}
    assert len(answers) == len(hands), "the same hand was answered in two ways"


@pytest.mark.parametrize(
    "change",
    [
        {"record": None},
        {"record": {"game": "toy"}},
        {"seat": 7},
        {"seat": None},
        {"seat": "0"},
        {"seat": True},
        {"seat": [0]},
        {"level": "godly"},
        {"level": None},
    ],
)
def test_a_job_without_sense_gets_a_sentence(toy: Kit, change: dict[str, Any]) -> None:
    """RecordError and nothing else."""
    with pytest.raises(RecordError):
        list(think(job(toy, 3, **change)))


def test_a_job_about_a_broken_or_finished_game_gets_a_sentence(toy: Kit) -> None:
    """The worker never guesses."""
    question = job(toy, 3)
    broken = {**question["record"], "moves": ["0:nonsense"]}
    over = walk(toy.default(3)).record.data()
    for record in (broken, over):
        with pytest.raises(RecordError):
            list(think({**question, "record": record}))


@pytest.mark.parametrize("text", ["", "[]", "7", "[" * 8000, '{"record":', "x" * 10**6])
def test_what_is_no_job_is_refused(text: str) -> None:
    """Before anything is parsed that the page's Python could not bear."""
    with pytest.raises(RecordError):
        read(text)


@pytest.mark.parametrize("levels", [None, "easy", [["easy"], 7, {}], ["godly"]])
def test_a_warm_up_of_nobody_is_over_at_once(toy: Kit, levels: object) -> None:
    """Whatever stands in the place of the levels."""
    assert not list(think(job(toy, 0, want="warm", levels=levels)))
