"""The texts: prompts, refusals and the log."""

from __future__ import annotations

import re

from hustings import catalog
from hustings.core.moves import decode
from hustings.core.record import load
from hustings.core.score_history import score_history
from hustings.core.table import Table
from hustings.games.delegate_dash import headline, rules, text
from hustings.games.delegate_dash.events import Eliminated
from tests.games.delegate_dash.driver import Game, at_convention, first_round, turn_over
from tests.games.delegate_dash.test_trace import at, trace
from tests.golden import records
from tests.kit import ROOT, Kit

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def refusal(game: Game, seat: int, token: str) -> str:
    """Return the refusal of a click on something illegal."""
    return text.why_not(game.state, seat, decode(rules.VOCABULARY.verbs, token))


def log(game: Game, viewer: int | None = None) -> list[str]:
    """Return the lines of the log that are not empty."""
    lines = [text.event(event, viewer, NAMES) for event in game.events]
    return [line for line in lines if line]


def test_prompts_name_the_player_and_the_decision() -> None:
    game = trace().luck("roll.2.4.4.0")
    assert text.prompt(game.state, NAMES) == (
        "Ben: move Representative South up to 4 states, go to a home state, or stay."
    )
    game = turn_over(first_round()).luck("roll.0.0.0.0")
    assert text.prompt(game.state, NAMES) == (
        "Ada: Senator North rolled a 0; go to a home state or stay."
    )
    game = at_convention("A50 S40", "S50 A40", "C50 A30 C10", "M50 C40 S30 M20 A20")
    assert text.prompt(game.state, NAMES).startswith("Ada, Ben and Cleo: you are tied for last")


def test_an_illegal_click_is_answered_with_its_rule() -> None:
    game = trace()
    assert refusal(game, 0, "move.3") == "It is not your turn."
    game.luck("roll.2.1.4.0")
    assert refusal(game, 1, f"move.{at(2, 1)}") == ""
    assert refusal(game, 1, "move.24") == "Rule 16: nobody can enter the gap in the middle."
    game.do("1:stay")
    assert refusal(game, 0, f"move.{at(6, 3)}") == (
        "Rule 15: Crowns 2 is 3 states away, and North rolled 2."
    )
    game = Game(2).luck("lay.5.2.1.3.4.5.2.3.1.4.5.4.3.1.2.4.1.3.2.5").do("0:pick.1")
    assert refusal(game, 1, "pick.1") == "Rule 4: Governor East has been picked already."


def test_answers_to_illegal_clicks_cite_the_right_rules() -> None:
    """Every "Rule n" in a refusal is a sentence of the rules about the same thing."""
    lines = catalog.rulebook("delegate_dash").splitlines()
    sentence = {line.split(".")[0]: line for line in lines if line[:1].isdigit()}
    assert list(map(int, sentence)) == list(range(1, len(sentence) + 1))
    meant = {
        "4": "pick",
        "14": "next",
        "15": "at most",
        "16": "gap",
        "18": "null",
        "20": "give up",
        "22": "most delegates",
        "27": "alone",
        "28": "Several",
        "36": "one region",
    }
    for number, words in meant.items():
        assert words in sentence[number], sentence[number]
    source = (ROOT / "locales" / "en" / "delegate_dash.ftl").read_text(encoding="utf-8")
    assert {*re.findall(r"\bRule (\d+):", source), "27", "28"} == {*meant}
    game = (
        turn_over(first_round()).luck("roll.0.0.0.0").do("0:move.2", "1:stay", "2:stay", "3:stay")
    )
    assert refusal(game, 0, "take.9").startswith("Rule 27: ")
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    assert refusal(game.luck("vote.3.3"), 0, "take.9").startswith("Rule 28: ")


def test_each_event_has_one_sentence_in_the_log() -> None:
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    game.luck("vote.3.3").do("0:take.5")
    lines = log(game, 0)
    for line in (
        "You play Senator North.",
        "Ben plays Representative South.",
        "Coin roll 1: one coin each to Arms ace, Suns ace, Crowns 2 and Moons ace.",
        "Round 1, the aces: 5 coins. North has the dice.",
        "Arms ace turns up 50 delegates.",
        "Roll: East 4, South 4, North 2, West 0.",
        "East (automatic) is after Arms ace: 51 delegates, the most it can reach.",
        "East moves 2 states to Arms ace.",
        "West goes home to Moons ace.",
        "Caucus at Arms ace: North 3, East 3.",
        "North takes 50 at Arms ace, and has 50.",
    ):
        assert line in lines, lines


def test_the_facts_name_everything_on_the_table() -> None:
    game = trace().luck("roll.2.4.4.0").do(f"1:move.{at(3, 0)}", f"0:move.{at(1, 3)}")
    game.luck("vote.3.3").do("0:take.5").luck("vote.1.5")
    facts = text.facts(game.state)
    north = facts["candidates"][0]
    assert (north["candidate"], north["seat"], north["delegates"]) == ("North", 0, 50)
    assert facts["candidates"][1]["seat"] is None
    assert facts["states"][at(3, 6)]["face_up"] == [30]
    assert facts["not_turned_over"]["Suns"] == [50, 40, 20, 10, 1]
    values = sum(m["value"] for c in facts["candidates"] for m in c["markers"])
    values += sum(sum(state["face_up"]) for state in facts["states"])
    values += sum(sum(rest) for rest in facts["not_turned_over"].values())
    assert values == 604


def test_the_position_as_text_shows_map_and_candidates() -> None:
    shown = text.position(trace().state, NAMES)
    assert "Aa=51" in shown
    assert "North (Ada): 0, at the gap" in shown
    assert "East (automatic)" in shown


def test_the_outcome_names_the_winner_and_how_they_won() -> None:
    game = at_convention("A50 A40 A30 A20 S50 S40 S30 S20 C20 A1 S1 C1 M1", "C50", "M50", "M40")
    assert headline.outcome(rules.outcome(game.state), NAMES) == (
        "Ada wins as Senator North, with a majority before the convention had to decide."
    )


def test_the_score_history_has_a_candidates_total_until_its_elimination() -> None:
    """One step ends a count and begins the next, which eliminates the candidate."""
    checked, game = 0, Kit("delegate_dash")
    for file in records(game):
        table = Table(game.rules, load(file.read_text(encoding="utf-8"), catalog.find))
        samples = {sample.name: sample.counts for sample in score_history(table, game.review)}
        for event in (event for step in table.log for event in step.events):
            if not isinstance(event, Eliminated):
                continue
            count = table.state.gone[event.candidate]
            before = samples.get(f"Count {count - 1}" if count > 1 else "Round 5")
            if before is not None:
                checked += 1
                assert before[event.candidate] == event.total, (file.name, event)
    assert checked > 10
