"""Jobs of the bot worker, on the toy."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings.bots import debrief as bots_debrief
from hustings.bots.greedy import Greedy
from hustings.bots.search import bot_rng, choose
from hustings.core.latest_table import LatestTable
from hustings.core.moves import decode
from hustings.core.record import Record, RecordError
from hustings.core.table import Table
from hustings.jobs import answer_texts, parse_job, think
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
        *_, token = answer_texts(question)
        table = Table(toy.rules, walk(toy.default(3)).record, at=moves)
        seat = question["seat"]
        move = decode(toy.rules.VOCABULARY.verbs, token)
        assert move in table.legal(seat)
        bot = toy.bots.LEVELS["normal"]()
        rng = bot_rng("toy", "normal", seat, moves)
        assert choose(bot, toy.rules, table.view(seat), seat, rng) == move


def test_the_answer_does_not_depend_on_the_seed_of_the_game(toy: Kit) -> None:
    """It depends only on the observation, not on luck to come."""
    question = job(toy, 0)
    seat, options = question["seat"], {"rounds": 3, "machine": 1}
    answers = set()
    for seed in (f"seed {i}" for i in range(40)):
        record = {**question["record"], "seed": seed, "options": options}
        obs = Table(toy.rules, toy.default(3).record(seed)).view(seat)
        answers.add((tuple(obs.hands[seat]), tuple(answer_texts({**question, "record": record}))))
    hands = {hand for hand, _ in answers}
    assert len(answers) == len(hands), "the same hand was answered in two ways"


def test_a_question_about_the_same_game_replays_only_new_moves(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after moves were taken back; another game is replayed whole."""
    tried: list[str] = []
    replay = Table._try

    def noting(table: Table[Any], text: str) -> Any:
        tried.append(text)
        return replay(table, text)

    record = walk(toy.default(3), "replayed").record
    latest = LatestTable()

    def moves_replayed(most: int, record: Record = record) -> int:
        part = record._replace(moves=record.moves[:most])
        fresh = Table(toy.rules, part)
        tried.clear()
        table = latest.replayed(toy.rules, part)
        count = len(tried)
        assert table.state.key() == fresh.state.key()
        assert (table.log, table.record, table.trouble) == (fresh.log, fresh.record, "")
        return count

    monkeypatch.setattr(Table, "_try", noting)
    assert moves_replayed(6) == 6
    assert moves_replayed(9) == 3
    assert moves_replayed(4) == 0
    assert moves_replayed(5) == 1
    assert moves_replayed(5, walk(toy.default(3), "another").record) == 5


def test_a_game_is_replayed_after_one_that_is_broken(toy: Kit) -> None:
    record = walk(toy.default(3)).record
    broken = record._replace(moves=[*record.moves[:3], "0:nonsense"])
    latest = LatestTable()
    assert latest.replayed(toy.rules, broken).trouble
    table = latest.replayed(toy.rules, record)
    assert not table.trouble
    assert table.over


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
def test_an_invalid_job_is_refused(toy: Kit, change: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        list(answer_texts(job(toy, 3, **change)))


def test_a_job_about_a_broken_or_finished_game_is_refused(toy: Kit) -> None:
    question = job(toy, 3)
    broken = {**question["record"], "moves": ["0:nonsense"]}
    over = walk(toy.default(3)).record.data()
    for record in (broken, over):
        with pytest.raises(RecordError):
            list(answer_texts({**question, "record": record}))


@pytest.mark.parametrize("text", ["", "[]", "7", "[" * 8000, '{"record":', "x" * 10**6])
def test_text_that_is_no_job_is_refused(text: str) -> None:
    """Text too deep for the page's Python is never parsed."""
    with pytest.raises(RecordError):
        parse_job(text)


@pytest.mark.parametrize("levels", [None, "easy", [["easy"], 7, {}], ["godly"]])
def test_a_warm_up_without_valid_levels_ends_at_once(toy: Kit, levels: object) -> None:
    assert not list(answer_texts(job(toy, 0, want="warm", levels=levels)))


def finished_job(kit: Kit, **change: Any) -> dict[str, Any]:
    """Return a question about a whole game that is over."""
    return {"record": walk(kit.default(3)).record.data(), "seat": 0, "want": "review", **change}


def test_a_review_is_json_about_the_decisions_of_a_seat(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Partial answers have the same format; only the last one has reasons."""
    monkeypatch.setattr(bots_debrief, "MIN_STANDARD_ERRORS", 0.0)  # makes even small gaps count
    table = Table(toy.rules, walk(toy.default(3)).record)
    answers = [json.loads(answer) for answer in answer_texts(finished_job(toy))]
    for review in answers:
        assert review["level"] == "normal"
        assert list(review)[2:] == [
            *("begin", "end", "lost", "doubt", "turns", "finish", "changes", "worst", "best")
        ]
        for each in review["worst"] + review["best"]:
            assert table.mover(each["ply"]) == 0
            legal = toy.rules.legal(table.before(each["ply"]), 0)
            verbs = toy.rules.VOCABULARY.verbs
            assert {decode(verbs, each[name]) for name in ("token", "other")} <= {*legal}
            assert {"worth", "instead"} < {*each}
            assert "figures" not in each, "only chances can be compared"
            assert isinstance(each["why"], str)
    assert answers[-1]["worst"]
    assert not any(each["why"] for review in answers[:-1] for each in review["worst"])
    assert list(answer_texts(finished_job(toy)))[-1] == json.dumps(answers[-1], ensure_ascii=False)


def test_a_review_gives_the_reasons_of_its_judge(toy: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the judging level has reasons of its own, they are used."""
    monkeypatch.setattr(bots_debrief, "MIN_STANDARD_ERRORS", 0.0)
    monkeypatch.setattr(
        Greedy, "reasons", lambda _self, _obs, _seat, move, _cast: [f"Found {move}."]
    )
    *_, answer = answer_texts(finished_job(toy))
    review = json.loads(answer)
    assert review["worst"]
    assert all(each["why"].startswith("Found ") for each in review["worst"] + review["best"])


def test_a_review_reports_progress_and_keeps_its_time_limit(toy: Kit) -> None:
    done = [thought.done for thought in think(finished_job(toy))]
    assert done == sorted(done, key=lambda share: share or 0.0)
    assert done[-1] == 1
    hurried = list(think(finished_job(toy), lambda: 2.0))
    assert len(hurried) < len(done)
    assert hurried[-1].done == 1


@pytest.mark.parametrize("change", [{"seat": 3}, {"seat": None}, {"seat": -1}, {"record": {}}])
def test_an_invalid_review_is_refused(toy: Kit, change: dict[str, Any]) -> None:
    """Also the review of an unfinished game."""
    with pytest.raises(RecordError):
        list(answer_texts(finished_job(toy, **change)))
    with pytest.raises(RecordError):
        list(answer_texts({**job(toy, 3), "want": "review"}))
