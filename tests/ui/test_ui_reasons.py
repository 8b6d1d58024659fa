"""“Why?”: the reasons a bot gives for its moves, and when they are dismissed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings import jobs
from hustings.core.model import ALL
from hustings.core.record import RecordError
from hustings.core.table import Table
from hustings.draw.tree import walk
from hustings.draw.tree import words as text_of
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.phases import Advice, BotReasons, Deciding
from hustings.ui.play import reasons
from tests.kit import Kit
from tests.kit import walk as walk_game
from tests.ui.driver import Driver

ASK_STATUS_LINE = "because:strip"


def table(level: str = "normal", **more: str) -> Driver:
    """Return a game in which a bot has just made a public move."""
    for seed in range(30):
        driver = Driver(f"toy?seats=human,bot:{level}&seed=why{seed}")
        driver.send(f"pref:pace:{more.get('pace', 'instant')}")
        for _ in range(40):
            play = driver.play
            if (
                ASK_STATUS_LINE in driver.offered(ASK_STATUS_LINE)
                and reasons_once(driver) != words.table.why_sealed()
            ):
                return driver
            offers = driver.offered("pick:", "take:", "nobody")
            if driver.model.screen == "over" or not offers:
                break
            driver.send(offers[0])
            assert play is driver.play
    pytest.fail("no bot ever did anything")


def reasons_once(driver: Driver) -> str:
    """Ask for reasons, return them and dismiss them."""
    driver.send(ASK_STATUS_LINE)
    reasons = driver.play.reasons
    driver.send(ASK_STATUS_LINE)
    assert driver.play.reasons is None
    return "" if reasons is None else " ".join(text for _, text in reasons.statements)


def shown_reasons(driver: Driver) -> str:
    """Return the reasons on the page."""
    return " ".join(text_of(e) for e in walk(driver.page) if e[1].get("class") == "because-reason")


def test_a_bot_gives_reasons_for_its_status_line(toy: Kit) -> None:
    driver = table()
    driver.send(ASK_STATUS_LINE)
    assert shown_reasons(driver).endswith(".")
    assert shown_reasons(driver).count("because") == 0
    opener = next(e for e in walk(driver.page) if e[1].get("data-do") == ASK_STATUS_LINE)
    asked = words.table.why_this(name=driver.play.names[1])
    assert opener[1]["title"] == asked
    assert "aria-label" not in opener[1], "its content names it"
    assert asked in text_of(opener)
    assert opener[1]["aria-expanded"] == "true"


def test_a_line_of_the_log_can_be_asked_about(toy: Kit) -> None:
    driver = table()
    asks = [do for do in driver.offered("because:") if do != ASK_STATUS_LINE]
    assert asks
    assert len(asks) == len(set(asks)), "once for each move"
    movers = {driver.play.table.mover(int(do.partition(":")[2]) - 1) for do in asks}
    assert movers <= set(driver.play.bots)
    driver.send(asks[-1])
    assert driver.play.reasons is not None
    assert not driver.play.reasons.line
    assert shown_reasons(driver)
    driver.send(asks[0])
    assert driver.play.reasons.ply == int(asks[0].partition(":")[2]), "one answer at a time"


@pytest.mark.parametrize("message", ["pick", "close", "undo", ASK_STATUS_LINE])
def test_reasons_are_dismissed_by_what_comes_next(toy: Kit, message: str) -> None:
    driver = table()
    driver.play.friendly = True
    driver.send(ASK_STATUS_LINE)
    assert driver.play.reasons is not None
    reasons = driver.play.reasons
    for _ in range(3):
        if driver.play.reasons is reasons:
            driver.send(driver.offered("pick:")[-1] if message == "pick" else message)
    assert driver.play.reasons is None


def test_a_level_without_move_values_says_so(toy: Kit) -> None:
    driver = table("easy")
    count = len(driver.log)
    driver.send(ASK_STATUS_LINE)
    assert shown_reasons(driver) == words.table.why_simple(
        name=driver.play.names[1], about=toy.bots.LEVEL_DESCRIPTIONS["easy"]
    )
    assert not any(isinstance(effect, fx.AskBot) for effect in driver.log[count:])


def test_reasons_for_sealed_choices_stay_secret(toy: Kit) -> None:
    """A bot gives no reasons for a sealed plan, even after it is opened."""
    driver = Driver("toy?seats=human,bot:normal&seed=sealed")
    driver.send("pref:pace:instant")
    for _ in range(60):
        if driver.model.screen == "over":
            break
        driver.send(driver.offered("pick:", "take:", "nobody")[0])
    table = driver.play.table
    sealed = [n + 1 for n in range(table.at)
              if table.before(n).turn.mode == ALL and table.mover(n) == 1]  # fmt: skip
    assert sealed
    for ply in sealed:
        count = len(driver.log)
        driver.send(f"because:{ply}")
        assert driver.play.reasons is not None
        assert driver.play.reasons.statements == (("", words.table.why_sealed()),)
        assert not any(isinstance(effect, fx.AskBot) for effect in driver.log[count:])


@pytest.mark.parametrize(
    "answer", ["?", "{", "[1]", '[{"token":"veto"}]', '[{"why":["A."]}]', "{}"]
)
def test_an_empty_answer_says_that_there_are_no_reasons(toy: Kit, answer: str) -> None:
    driver = table()
    ply = driver.play.table.at
    while driver.play.table.mover(ply - 1) != 1:
        ply -= 1
    driver.play.reasons = reasons = BotReasons(ply - 1, ply, line=True)
    reasons.ticket = 77
    driver.send(f"bot:77:{answer}")
    assert reasons.statements == (("", words.table.why_none(name=driver.play.names[1])),)
    assert not reasons.ticket


def test_a_late_answer_is_ignored(toy: Kit) -> None:
    driver = table()
    driver.send(ASK_STATUS_LINE)
    assert driver.play.reasons is not None
    before = driver.play.reasons.statements
    driver.send('bot:9999:[{"token":"push.0","why":["No."]}]')
    assert driver.play.reasons.statements == before


def open_now(driver: Driver) -> tuple[Advice | None, bool]:
    """Return the advice, and whether reasons are pending or shown."""
    deciding = driver.play.find_phase(Deciding)
    return (deciding.advice if deciding is not None else None), driver.play.reasons is not None


def test_asking_why_and_asking_for_advice_cancel_each_other(toy: Kit) -> None:
    """The worker answers one question at a time, so none may stay pending."""
    driver = table()
    deciding = driver.play.find_phase(Deciding)
    assert deciding is not None
    deciding.advice = Advice(5, ())
    driver.send(ASK_STATUS_LINE)
    assert open_now(driver) == (None, True)
    play = driver.play
    assert play.reasons is not None
    play.reasons.ticket = 6
    driver.send("hint")
    assert open_now(driver)[1] is False


def test_asking_for_advice_dismisses_reasons_that_cover_the_board(toy: Kit) -> None:
    driver = table()
    driver.send(ASK_STATUS_LINE)
    play = driver.play
    assert play.reasons is not None
    reasons.receive(play, play.reasons, "[]")
    driver.send("hint")
    assert open_now(driver)[1] is False


def test_only_bots_can_be_asked_why(toy: Kit) -> None:
    driver = table()
    own = [n + 1 for n in range(driver.play.table.at) if driver.play.table.mover(n) == 0]
    for ply in (*own, 0, 99999):
        driver.send(f"because:{ply}")
        assert driver.play.reasons is None
    driver.send("because:nonsense")
    assert driver.play.reasons is None


# --- what the worker is asked


def job(kit: Kit, **change: Any) -> dict[str, Any]:
    """Return a question about a move of a whole game."""
    record = walk_game(kit.default(3)).record
    record = record._replace(moves=record.moves[:9])
    return {"want": "why", "record": record.data(), "since": 6, "viewer": None, **change}


def test_the_worker_answers_with_moves_and_reasons(toy: Kit) -> None:
    record = walk_game(toy.default(3)).record
    for moves_made in range(1, 16):
        cut = record._replace(moves=record.moves[:moves_made])
        question = job(toy, record=cut.data(), since=max(0, moves_made - 4))
        (answer,) = jobs.answer_texts(question)
        table = Table(toy.rules, cut)
        for entry in json.loads(answer):
            assert f"{table.mover(moves_made - 1)}:{entry['token']}" in cut.moves[moves_made - 4 :]
            assert all(reason.endswith(".") for reason in entry["why"])


@pytest.mark.parametrize(
    "change",
    [{"since": 9}, {"since": -1}, {"since": "0"}, {"since": True}, {"since": None},
     {"viewer": 3}, {"viewer": "0"}, {"viewer": True}, {"record": {"game": "toy"}}],
)  # fmt: skip
def test_a_malformed_question_is_refused(toy: Kit, change: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        list(jobs.answer_texts(job(toy, **change)))
