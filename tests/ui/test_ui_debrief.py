"""The debrief of a player's decisions after a game: requested, cancelled, shown."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import Seat
from hustings.core.moves import encode, kinds
from hustings.core.protocols import Tree
from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui import words as said
from hustings.ui.app import page, update
from hustings.ui.phases import Over, ViewingPast
from hustings.ui.play import debrief
from hustings.ui.play.bot_requests import REVIEW_SECONDS
from hustings.ui.reviews import DebriefResult, OpenDebrief
from hustings.ui.saves.result import result_text
from tests.kit import Kit
from tests.ui.driver import Driver
from tests.ui.test_ui_over import parts


def ended_game(seats: str = "human,bot:easy") -> Driver:
    """Return a game of the toy at its end."""
    driver = Driver(f"toy?seats={seats}&seed=b")
    driver.click_through("end")
    return driver


def over_phase(driver: Driver) -> Over:
    """Return the phase after the end."""
    phase = driver.play.find_phase(Over)
    assert phase is not None
    return phase


def open_debrief(driver: Driver) -> OpenDebrief:
    """Return the open debrief."""
    debrief = over_phase(driver).debrief
    assert debrief is not None
    return debrief


def question(driver: Driver, message: str) -> fx.AskBot:
    """Send a message that requests a debrief; return the unanswered question."""
    (effect,) = [e for e in update(driver.model, message) if isinstance(e, fx.AskBot)]
    return effect


def decisions(driver: Driver, seat: int = 0) -> list[dict[str, Any]]:
    """Return an entry of an answer for every decision of a seat with a choice."""
    table, rows = driver.play.table, []
    for ply in range(table.at):
        legal = table.rules.legal(table.before(ply), seat)
        token = table.record.moves[ply].split(":", 1)[1]
        if table.mover(ply) == seat and len(legal) > 1:
            others = [encode(table.rules.VOCABULARY.verbs, move) for move in legal]
            other = next(each for each in others if each != token)
            decision = {"ply": ply, "token": token, "other": other, "worth": 0.41, "instead": 0.6}
            decision |= {"made": [token], "plan": [other]}
            rows.append({**decision, "why": "It is so."})
    return rows


def answer(driver: Driver, seat: int = 0, **change: Any) -> str:
    """Return an answer about three decisions, the last of them a good one."""
    first, second, *_, third = decisions(driver, seat)
    good = {**third, "worth": 0.7}
    debrief = {
        "level": "hard",
        "decisions": 9,
        "begin": 0.5,
        "end": 1.0,
        "lost": 0.333,
        "doubt": 0.04,
        "turns": [[each["ply"], 0.6, 0.0] for each in (first, second, third)],
        "finish": [],
        "changes": [],
    }
    return json.dumps({**debrief, "worst": [second, first], "best": [good], **change})


def with_debrief(driver: Driver, seat: int = 0, **change: Any) -> Driver:
    """Request a seat's debrief and answer it."""
    ticket = question(driver, f"debrief:{seat}").ticket
    driver.send(f"bot:{ticket}:{answer(driver, seat, **change)}")
    return driver


def viewer(driver: Driver) -> Seat | None:
    """Return the seat that the page addresses."""
    return driver.play.viewer


def panel(driver: Driver) -> Tree:
    """Return the panel of the debrief."""
    (element,) = parts(driver, "debrief")
    return element


def test_a_debrief_is_requested_answered_by_the_worker_and_shown(toy: Kit) -> None:
    driver = ended_game()
    assert driver.offered("debrief") == ["debrief:0"]
    driver.send("debrief:0")
    jobs = [json.loads(e.job) for e in driver.log if isinstance(e, fx.AskBot)]
    (job,) = [job for job in jobs if "want" in job]
    assert (job["want"], job["seat"]) == ("review", 0)
    assert job["cap"] == REVIEW_SECONDS
    assert len(job["record"]["moves"]) == driver.play.table.at
    account = open_debrief(driver).result
    assert isinstance(account, DebriefResult)
    assert said.over.chance_axis() in driver.text
    assert said.over.review_how() in driver.text


def test_a_pending_debrief_shows_progress_and_can_be_cancelled(toy: Kit) -> None:
    driver = ended_game()
    ticket = question(driver, "debrief:0").ticket
    (bar,) = [e for e in walk(page(driver.model)) if e[0] == "progress"]
    assert bar[1]["data-ticket"] == str(ticket)
    assert said.over.review_pending() in driver.text
    assert driver.offered("debrief") == ["debrief"]
    assert fx.StopBot() in driver.send("debrief")
    assert over_phase(driver).debrief is None
    assert driver.offered("debrief") == ["debrief:0"]
    driver.send(f"bot:{ticket}:{answer(driver)}")
    assert over_phase(driver).debrief is None, "a late answer to a cancelled question"


def test_a_review_of_chances_adds_nothing_up(toy: Kit) -> None:
    """Falls from different heights are no chance together, whatever they cost in all."""
    driver = with_debrief(ended_game(), lost=1.4, end=0.0, begin=0.505)
    shown = words(panel(driver))
    assert "140" not in shown
    assert not [e for e in walk(panel(driver)) if e[0] == "table"]
    percents = [int(found) for found in re.findall(r"(\d+)\N{NO-BREAK SPACE}%", shown)]
    assert percents
    assert max(percents) <= 100


def test_a_winner_gets_no_table_of_losses(toy: Kit) -> None:
    """Better moves are still shown."""
    for begin, how in ((0.3, ", against the odds"), (0.63, ", as expected")):
        driver = with_debrief(ended_game(), begin=begin, end=1.0, lost=0.72)
        chance = f"{100 * begin:.0f}\N{NO-BREAK SPACE}%"
        won = f"You won{how}: at the first decision the Hard bot put the chance at {chance}."
        assert won in driver.text
        assert "72" not in words(panel(driver))
        assert not [e for e in walk(panel(driver)) if e[0] == "table"]
        assert said.over.review_worst() in driver.text


@pytest.mark.parametrize(
    ("seats", "begin", "how"),
    [(2, 0.32, ", against the odds"), (2, 0.34, ""), (2, 0.5, ", as expected"), (3, 0.26, "")],
)
def test_a_win_is_against_the_odds_below_a_level_chance(
    toy: Kit, seats: int, begin: float, how: str
) -> None:
    """With three or four sides that is less than one half; the toy's Machine is a side."""
    driver = with_debrief(
        ended_game(",".join(["human", *["bot:easy"] * (seats - 1)])), begin=begin, end=1.0
    )
    assert f"You won{how}: at the first decision" in driver.text


def test_a_debrief_without_dice_does_not_mention_luck() -> None:
    """Gerrymander has no luck after its voters are dealt."""
    driver = Driver("gerrymander?seats=human,human&seed=b")
    table = driver.play.table
    while not table.over:
        seat = table.seats[0]
        driver.send(f"pick:{encode(table.rules.VOCABULARY.verbs, table.legal(seat)[0])}")
        table = driver.play.table
    assert "luck" not in words(panel(driver)).lower()
    first = next(ply for ply in range(table.at) if table.mover(ply) == 0)
    debrief = {
        "level": "hard",
        "decisions": 9,
        "begin": 0.5,
        "end": 0.0,
        "lost": 0.33,
        "doubt": 0.04,
        "turns": [[first, 0.6, 0.1]],
        "finish": [],
        "changes": [],
    }
    ticket = question(driver, "debrief:0").ticket
    driver.send(f"bot:{ticket}:{json.dumps({**debrief, 'worst': [], 'best': []})}")
    text = words(panel(driver)).lower()
    assert "the others decided it" in text
    assert "luck" not in text
    assert "chance may" not in text


@pytest.mark.parametrize(
    ("end", "seats", "worst", "sentence"),
    [
        (0.5, "human,bot:easy", True, "and you shared the win. The costliest turn left 41 % where "
         "60 % was within reach."),
        (0.0, "human,bot:easy", False, "and you did not win. No turn is sure to have cost "
         "anything: luck and the others decided it."),
        (0.0, "human", False, "and you did not win. No turn is sure to have cost anything: luck "
         "decided it."),
    ],
)  # fmt: skip
def test_the_summary_is_a_plain_sentence(
    toy: Kit, end: float, seats: str, worst: bool, sentence: str
) -> None:
    change: dict[str, Any] = {} if worst else {"worst": []}
    driver = with_debrief(ended_game(seats), end=end, **change)
    begins = "The Hard bot gave you 50\N{NO-BREAK SPACE}% at the first decision"
    assert f"{begins}, {sentence}".replace(" %", "\N{NO-BREAK SPACE}%") in driver.text


def test_each_decision_leads_to_its_position_and_back(toy: Kit) -> None:
    driver = with_debrief(ended_game(), end=0.0)
    end = driver.play.table.at
    worst = (open_debrief(driver).result or pytest.fail("none")).worst
    plies = sorted(judged.ply for judged in worst)
    lines = [e for e in walk(panel(driver)) if "log-line" in e[1].get("class", "")]
    leads = [e[1]["data-do"] for e in lines if e[0] == "button"]
    assert leads[:2] == [f"past:{ply}" for ply in plies]
    assert not parts(driver, "judged")
    driver.send(leads[0])
    assert driver.play.viewed_ply == plies[0]
    (card,) = parts(driver, "judged")
    table = driver.play.table
    obs = table.before(plies[0]).observe(0)
    judged = min(worst)
    for move in (judged.move, judged.alternative):
        assert catalog.text("toy").move(obs, 0, move, driver.play.names) in words(card)
    assert "60\N{NO-BREAK SPACE}% to win" in words(card)
    assert "It is so." in words(card)
    steps = [e[1]["data-do"] for e in walk(card) if "data-do" in e[1]]
    assert steps[-1] == "debrief:0"
    driver.send(steps[1])
    assert parts(driver, "judged"), "the next reviewed decision"
    assert fx.Focus(".debrief") in driver.send(steps[-1])
    assert not isinstance(driver.play.phase, ViewingPast)
    assert driver.root["data-ply"] == str(end)
    assert panel(driver)


def test_both_ways_to_play_a_turn_are_marked_on_the_board(toy: Kit) -> None:
    """Nothing can be chosen there, and other positions have no marks."""
    driver = with_debrief(ended_game())
    table, seen = driver.play.table, set[str]()
    for judged in debrief.shown_decisions(over_phase(driver)):
        driver.send(f"past:{judged.ply}")
        made, plan = (
            {
                f"{k}:{n}"
                for k, n in zip(kinds(toy.rules.VOCABULARY.verbs, move), move[1:], strict=True)
            }
            for move in (judged.move, judged.alternative)
        )
        drawn = {e[1].get("data-names") for e in walk(driver.page)}
        for way, names in (("made", made - plan), ("plan", plan - made)):
            marked = {e[1]["data-names"] for e in walk(driver.page) if e[1].get("data-lit") == way}
            assert marked == drawn & names
            seen |= marked
        assert not driver.offered("pick:")
    assert seen
    driver.send(f"past:{table.at}")
    assert not [e for e in walk(driver.page) if "data-lit" in e[1]]


def test_the_graph_has_a_point_for_each_turn_and_numbers_the_shown_ones(toy: Kit) -> None:
    """The numbers are those of the list."""
    driver = with_debrief(ended_game(), end=0.0)
    (drawn,) = [e for e in walk(panel(driver)) if e[0] == "svg" and e[1].get("class") == "graph"]
    result = open_debrief(driver).result or pytest.fail("none")
    (line, *_) = [e for e in walk(drawn) if e[0] == "polyline"]
    assert len(line[1]["points"].split()) == len(result.course) + 2
    flags = [words(e) for e in walk(drawn) if e[1].get("class") == "graph-flag"]
    heads = [e for e in walk(panel(driver)) if e[0] == "b" and ". " in words(e)]
    listed = [words(e).partition(".")[0] for e in heads]
    assert sorted(flags) == sorted(listed) == ["1", "2", "3", "4"], "the fourth is the end"


def test_a_way_to_play_a_turn_leaves_out_what_both_ways_have(toy: Kit) -> None:
    """Also where the plan says the same moves in another order."""
    driver = ended_game()
    first, second, *_ = decisions(driver)
    shared = second["token"]
    entry = first | {"made": [first["token"], shared], "plan": [first["other"], shared]}
    with_debrief(driver, worst=[entry], best=[])
    judged = (open_debrief(driver).result or pytest.fail("none")).worst[0]
    apart = debrief.ways(driver.play, judged)
    assert apart == ((judged.move,), (judged.alternative,))


def test_positions_without_a_reviewed_decision_have_no_card(toy: Kit) -> None:
    driver = with_debrief(ended_game())
    plies = {each["ply"] for each in decisions(driver)}
    other = next(ply for ply in range(driver.play.table.at) if ply not in plies)
    driver.send(f"past:{other}")
    assert not parts(driver, "judged")
    assert panel(driver), "the review stays beside the board"


def test_each_human_player_has_a_debrief_from_their_own_view(toy: Kit) -> None:
    """With hidden hands the page addresses the player who asked, until the debrief is closed."""
    driver = ended_game("human,human,bot:easy")
    names = driver.play.names
    assert driver.play.needs_handover
    assert viewer(driver) is None
    assert driver.offered("debrief") == ["debrief:0", "debrief:1"]
    with_debrief(driver, 1, end=0.0)
    assert viewer(driver) == 1
    assert said.over.review_of(name=names[1]) in driver.text
    assert driver.text.count(f"gave {names[1]} 50\N{NO-BREAK SPACE}%") == 1
    assert driver.offered("debrief") == ["debrief:0", "debrief"]
    with_debrief(driver, 0)
    assert viewer(driver) == 0
    assert not [e for e in driver.send("debrief:1") if isinstance(e, fx.AskBot)], (
        "the viewer is known already"
    )
    assert open_debrief(driver).result is not None
    driver.send("debrief")
    assert viewer(driver) is None
    assert not parts(driver, "judged-list")


@pytest.mark.parametrize(
    "malformed",
    [
        "?",
        "[]",
        "7",
        '{"level":"hard"}',
        {"worst": [{"ply": 0}]},
        {"worst": 7},
        {"best": [None]},
        {"begin": "much"},
        {"lost": None},
        {"doubt": float("nan")},
        {"end": float("inf")},
        {"worst": [{"ply": 10**6, "token": "pass", "other": "pass"}]},
    ],
)
def test_a_malformed_debrief_counts_as_no_answer(toy: Kit, malformed: str | dict[str, Any]) -> None:
    driver = ended_game()
    ticket = question(driver, "debrief:0").ticket
    text = malformed if isinstance(malformed, str) else answer(driver, **malformed)
    driver.send(f"bot:{ticket}:{text}")
    assert said.over.review_failed() in driver.text
    assert driver.offered("debrief") == ["debrief:0", "debrief"]
    driver.send("debrief:0")
    assert open_debrief(driver).result is not None


def test_only_human_players_have_a_debrief_and_only_after_the_end(toy: Kit) -> None:
    bots = Driver("toy?seats=bot:easy,bot:easy&seed=b")
    while bots.in_playback:
        bots.send("skip")
    assert bots.model.screen == "over"
    assert not bots.offered("debrief")
    bots.send("debrief:0")
    assert over_phase(bots).debrief is None
    driver = Driver("toy?seats=human,bot:easy&seed=b")
    driver.send("debrief:0")
    assert not driver.offered("debrief")
    driver = ended_game()
    driver.send("debrief:1")
    assert over_phase(driver).debrief is None


def test_undo_after_the_end_hides_the_debrief(toy: Kit) -> None:
    driver = Driver("toy?seats=human&seed=b")
    driver.play.friendly = True
    driver.click_through("end")
    with_debrief(driver)
    driver.send("undo")
    assert driver.model.screen == "table"
    assert not parts(driver, "debrief")


def test_a_review_keeps_what_luck_gave_with_the_result(toy: Kit) -> None:
    driver = ended_game()
    (before,) = driver.model.results
    assert before.luck is None
    asked = question(driver, "debrief:0")
    effects = update(driver.model, f"bot:{asked.ticket}:{answer(driver, lost=0.1)}")
    (after,) = driver.model.results
    assert after.luck == (60 if after.won else -40), "it began at 50 %, and decisions cost 10"
    assert after._replace(luck=None) == before
    assert result_text(after) in [e.text for e in effects if isinstance(e, fx.Keep)]


def test_no_luck_is_kept_where_none_acted_or_the_answer_is_malformed(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = ended_game()
    asked = question(driver, "debrief:0")
    assert not update(driver.model, f"bot:{asked.ticket}:[]")
    monkeypatch.setattr(type(driver.play.table), "luck_acted", lambda _: False)
    asked = question(driver, "debrief:0")
    update(driver.model, f"bot:{asked.ticket}:{answer(driver)}")
    assert driver.model.results[0].luck is None


def lone_game(rival: int) -> Driver:
    """Return a finished game of Early States without players besides one."""
    driver = Driver(f"early_states?seats=human&seed=alone&rival={rival}")
    driver.click_through("end")
    assert driver.model.screen == "over"
    return driver


def test_a_lone_game_that_is_always_won_is_reviewed_by_its_score() -> None:
    driver = lone_game(0)
    ply = next(n for n in range(driver.play.table.at) if driver.play.table.had_choice(n))
    entry = next(each for each in decisions(driver) if each["ply"] == ply)
    worst = [{**entry, "worth": 0.38, "instead": 0.43}]
    change: dict[str, Any] = {
        "begin": 0.44,
        "end": 0.4,
        "lost": 0.05,
        "doubt": 0.01,
        "worst": worst,
        "best": [],
    }
    ticket = question(driver, "debrief:0").ticket
    driver.send(f"bot:{ticket}:{answer(driver, **change)}")
    text = words(panel(driver))
    assert "expected 44 delegates at the first decision; you reached 40 delegates." in text
    assert "The decisions cost 5 delegates; luck gave 1 delegate." in text
    assert "From 43 to 38" in text
    assert "38 delegates" in text
    assert said.over.review_score_how() in text
    assert "%" not in text.replace(said.over.review_score_how(), "")
    assert driver.model.results[0].luck is None, "luck is counted in wins"


def test_a_lone_game_that_can_be_lost_is_reviewed_by_the_chance_to_win() -> None:
    driver = with_debrief(lone_game(1))
    assert said.over.review_how() in words(panel(driver))
    assert driver.model.results[0].luck is not None
