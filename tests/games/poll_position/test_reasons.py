"""Reasons for moves in Poll Position!."""

from __future__ import annotations

import json
import re
from functools import partial

import pytest

from hustings import jobs
from hustings.bots.ladder import luck_stream, play_moves
from hustings.bots.search import choose, uniform
from hustings.core.moves import decode, encode
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.poll_position import bots, rules
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import IN_REGION, REGIONS
from hustings.games.poll_position.bots.hint import unserved_text
from hustings.games.poll_position.cards import COMMUNICATIONS, STAFFING
from hustings.games.poll_position.info import INFO
from hustings.games.poll_position.planning import unserved_in
from hustings.games.poll_position.view.unserved import unserved_voters
from hustings.messages.people import Cast
from tests.game_driver import deciding_seats
from tests.games.poll_position.driver import HQ, ONT_U, ONTARIO, QUEBEC, TERRITORIES, Game
from tests.kit import NAMES


def reasons_for(game: Game, token: str) -> list[str]:
    """Return the reasons for a move."""
    seat = game.state.turn.seats[0]
    assert token in game.legal()
    return bots.reasons(
        game.state.observe(seat), seat, decode(rules.VOCABULARY.verbs, token), Cast(seat, NAMES)
    )


def test_reasons_for_a_plan_name_unserved_voters_and_partners() -> None:
    """They name the same numbers as the log; equally good regions get the same text."""
    game = Game()
    alike = [
        "There 3 voters are turned away now, 14 by the end; 4 other regions are as bad.",
        "Nobody else works there.",
    ]
    assert reasons_for(game, f"plan.{ONTARIO}") == reasons_for(game, f"plan.{QUEBEC}") == alike
    assert reasons_for(game, f"plan.{TERRITORIES}")[0] == (
        "In the Territories 1 voter is turned away now, 4 by the end."
    )
    game.do(f"plan.{ONTARIO}")
    assert reasons_for(game, f"plan.{ONTARIO}")[1] == "The Survey Specialist (Ada) works there too."


def test_equal_numbers_for_now_and_the_end_are_given_once() -> None:
    expected = "There 4 voters are turned away now, as many by the end."
    assert unserved_text("There", 4, 4) == expected
    expected = "There 1 voter is turned away now, 6.5 by the end."
    assert unserved_text("There", 1.0, 6.5) == expected


def test_reasons_for_acts_compare_unserved_voters_before_and_after() -> None:
    """They use the numbers of the map, at most two."""
    game = Game().begin(ONTARIO, TERRITORIES, card=8).do("staff").luck("roll.4")
    first, second = reasons_for(game, f"replace.{ONT_U}.1")
    tile = unserved_voters(game.state)[ONT_U]
    game.do(f"replace.{ONT_U}.1")
    after = unserved_voters(game.state)[ONT_U]
    then, before = (f"{number.end:.1f}".removesuffix(".0") for number in (after, tile))
    assert first == (
        f"In urban Ontario {then} voters will be turned away by the end, not {before}."
    )
    assert second == "3 more voters can be served in urban Ontario."


def test_reasons_for_a_die_name_the_voters_it_serves() -> None:
    game = Game().begin(ONTARIO, TERRITORIES, card=8).do("staff").luck("roll.4")
    assert reasons_for(game, f"replace.{HQ}.1")[1] == "6 more voters can be served at HQ."
    assert reasons_for(game, "keep") == ["No site here is better off with a 4."]
    game.do(f"replace.{ONT_U}.1", "staff").luck("roll.1")
    assert reasons_for(game, f"replace.{ONT_U}.4") == ["It lowers the cost by 3."]


def test_reasons_for_staffing_name_the_average_and_the_best_place() -> None:
    game = Game(STAFFING, COMMUNICATIONS).begin(ONTARIO, QUEBEC)
    best, average = reasons_for(game, "staff")
    assert best.startswith("It helps most ")
    assert ": without it " in best, "the reason names what happens otherwise"
    assert average == "On average the higher of two dice shows 4.5."


def hints(game: Game, level: str = "hard") -> list[tuple[str, float, str]]:
    """Return (token, value, score text) of every move by a level, best first."""
    seat = game.state.turn.seats[0]
    obs, bot = game.state.observe(seat), bots.LEVELS[level]()
    choose(bot, rules, obs, seat, Rng("figures"))
    ranking = sorted(bot.move_values.items(), key=lambda each: -each[1])
    return [
        (encode(rules.VOCABULARY.verbs, move), value, bots.score_text(obs, seat, move, value))
        for move, value in ranking
    ]


VERB = re.compile(
    r"\b(is|are|can|has|helps|makes?|shows|serves?|lowers|works?|sends?|saves|will)\b"
)
NUMBER = re.compile(r"^(?:your (?:whole turn then|turn there) )?brings ([0-9.]+) points?\b")


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_shown_points_follow_the_order_of_values(level: str) -> None:
    """In every phase; declining brings nothing."""
    game = Game(STAFFING, COMMUNICATIONS)
    phases = [hints(game, level)]
    game.do(f"plan.{ONTARIO}", f"plan.{QUEBEC}")
    phases.append(hints(game, level))
    game.do("stay", "stay").luck("event.0")
    phases.append(hints(game, level))
    game.do("staff").luck("roll.6.2")
    phases.append(hints(game, level))
    for ranked in phases:
        read = [float(match[1]) if (match := NUMBER.search(text)) else 0.0 for *_, text in ranked]
        assert read == sorted(read, reverse=True)
        assert read[0] > 0
    for token, ranked in (("end", phases[2]), ("keep", phases[3])):
        left = {move: text for move, _, text in ranked}[token]
        assert left == "brings no points"


def test_no_move_is_advised_that_is_no_better_than_declining() -> None:
    """Such a move was once advised beside declining, with the same score."""
    rng, seen = Rng("idle"), 0
    for n in range(3):
        table = Table(rules, make(INFO, 1, {}, f"idle {n}"))
        while not table.over:
            seat = table.seats[0]
            if table.state.turn.prompt in (v.ACT, v.PLACE_DIE) and table.at % 3 == 0:
                job = {"record": table.record.data(), "seat": seat, "want": "hint"}
                *_, answer = jobs.answer_texts({**job, "level": "normal"})
                advice = json.loads(answer)
                comparison = advice["beside"]
                if comparison is not None and comparison["of"] == 0:
                    seen += 1
                    assert all(each["figure"] != comparison["figure"] for each in advice["moves"])
            table.play(seat, rng.pick(table.legal(seat)))
    assert seen > 10


def test_equally_good_regions_share_one_hint() -> None:
    record = make(INFO, 3, {}, "alike")
    table = Table(rules, record)
    job = {"record": table.record.data(), "seat": table.seats[0], "want": "hint"}
    *_, answer = jobs.answer_texts(job)
    hint_list = json.loads(answer)["moves"]
    assert len(hint_list) == 1
    assert hint_list[0]["why"] == [
        "There 3 voters are turned away now, 17 by the end; 4 other regions are as bad."
    ]


@pytest.mark.parametrize("sealed", [0, 1])
def test_reasons_work_for_any_move_from_any_observation(sealed: int) -> None:
    """For every viewer and position: unknown facts and senseless moves get no reason."""
    state, rng = rules.new(3, {"sealed": sealed}), Rng("any observation")
    team, luck = [bots.LEVELS["easy"]()] * 3, luck_stream(rules, rng)
    kinds: dict[int, tuple[int, ...]] = {}
    for n, (seat, *_) in enumerate(play_moves(rules, state, team, luck, lambda _s, _p: rng)):
        kinds |= {move[0]: move for move in rules.legal(state, seat)}
        for viewer in (None, n % 3):
            for move in kinds.values():
                assert all(bots.reasons(state.observe(viewer), seat, move, Cast(seat, NAMES)))


def test_a_borrowed_specialist_is_named() -> None:
    game = Game(3, STAFFING).begin(ONTARIO, QUEBEC)
    assert reasons_for(game, f"liaise.{STAFFING}")[-1] == (
        "The Staffing Officer in the next region makes it possible."
    )


@pytest.mark.parametrize("sealed", [0, 1])
def test_reasons_for_every_move_are_short_sentences(sealed: int) -> None:
    state, rng = rules.new(4, {"sealed": sealed}), Rng("every reason")
    team, luck = [bots.LEVELS["normal"]()] * 4, luck_stream(rules, rng)
    for seat, *_ in play_moves(rules, state, team, luck, lambda _seat, _ply: rng):
        obs = state.observe(seat)
        for move in rules.legal(obs, seat):
            texts = bots.reasons(obs, seat, move, Cast(seat, NAMES))
            assert len(texts) <= 3
            assert all(10 < len(text) < 110 and text.endswith(".") for text in texts)
            assert all(len(re.findall(r"\d+(?:\.\d+)?", text)) <= 3 for text in texts)
            assert all(VERB.search(text) for text in texts), texts


def test_unserved_voters_of_a_region_are_the_sum_of_its_badges() -> None:
    """The log, bots and advice name the numbers that the map shows."""
    state, rng, checked = rules.new(2, {}), Rng("badges"), 0
    for _ in deciding_seats(rules, state, partial(uniform, rules, rng=rng), rng):
        badges = [one.rounded for one in unserved_voters(state)]
        for region in range(REGIONS):
            assert unserved_in(state, region).now == sum(
                badges[place] for place in IN_REGION[region]
            )
            checked += 1
    assert checked > 100
