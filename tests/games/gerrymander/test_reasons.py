"""Reasons for moves of Gerrymander."""

from __future__ import annotations

import json
import re

import pytest

from hustings import catalog
from hustings.bots.amaf import Amaf
from hustings.bots.reasons import turn_reasons
from hustings.bots.search import advance, bot_rng, thoughts
from hustings.core.model import OVER
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.gerrymander import bots, rules
from hustings.games.gerrymander.board import PARTY, VALUE
from hustings.games.gerrymander.bots import LEVELS, reasons, score_text
from hustings.games.gerrymander.bots.closer import best_closing_set
from hustings.games.gerrymander.bots.gains import gains
from hustings.games.gerrymander.bots.hint import _leading_votes
from hustings.games.gerrymander.bots.rollout import Finisher
from hustings.games.gerrymander.bots.search import Searcher, share_to_chance
from hustings.games.gerrymander.prospects import prospect
from hustings.games.gerrymander.state import FREE, tally
from hustings.games.gerrymander.vocabulary import PLACE, TIE
from hustings.jobs import answer_texts
from hustings.messages.people import Cast
from tests.games.gerrymander.driver import AWARD, BORDER, DEAL_2P, DONE, Game
from tests.kit import NAMES


def border_reasons(game: Game, one: str, two: str) -> list[str]:
    seat = game.seat
    return reasons(game.state, seat, (BORDER, game.edge(one, two)), Cast(seat, NAMES))


def test_reasons_for_a_closing_border_name_result_and_place() -> None:
    """The place is a part of the map, because county names are not always printed."""
    game = Game(2, DEAL_2P.replace("R9 B8 N0 B1", "B9 R8 N0 B1"))
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "D3-D4", "A3-B4")
    game.draw("D4-E3")
    assert game.seat == 1
    district = "closes the 4-county district in the north for you, 10 to 8."
    assert border_reasons(game, "A4", "B4")[0] == f"With one more border this turn it {district}"
    game.draw("A4-B4")
    assert border_reasons(game, "A4", "B5")[0] == f"It {district}"
    assert border_reasons(game, "G2", "G3") == []


def test_the_part_cut_off_lies_beside_the_border() -> None:
    """It was once the part with the last number, even a closed district."""
    borders = (
        "37 7 3 17 83 71 38 46 85 66 60 54 57 84 74 53 61 34 4 2 22 8 43 76 20 10 42 36 19 35 31 "
        "49 69 72 18 14 27 25 86 48 13 80 67 64"
    )
    moves = [f"0:border.{edge}" for edge in borders.split()]
    info = catalog.info("gerrymander")
    table = Table(rules, make(info, 1, {}, "b14")._replace(moves=moves))
    assert not table.trouble
    lines = reasons(table.view(0), 0, (BORDER, 62), Cast(0, NAMES))
    assert lines == [
        "It cuts off 8 counties in the south, your 25 votes to 15, to be divided further."
    ]


def test_a_part_without_rival_votes_is_a_reason() -> None:
    """Its votes were once not named."""
    state = Game(2, DEAL_2P).state
    mine = [county for county, kind in enumerate(state.tokens) if PARTY[kind] == 0][:4]
    votes = sum(VALUE[state.tokens[county]] for county in mine)
    assert _leading_votes(state, mine, 0) == (votes, 0)
    assert _leading_votes(state, mine, 1) == (-1, 0)


def test_reasons_name_the_voters_a_border_separates() -> None:
    game = Game(2, DEAL_2P)
    assert game.seat == 0
    assert border_reasons(game, "C1", "C2") == [], "without what it gains it is no reason"
    assert border_reasons(game, "C1", "D1") == [
        "It splits Blue’s 6 from Blue’s 4 in the west: they may no longer count together."
    ]
    assert border_reasons(game, "D4", "D5") == [
        "It splits your 7 from your 8 in the middle: each may win a district."
    ]


def quiet_reasons(game: Game, edge: int) -> str:
    """Return the reasons for a border that closes nothing."""
    cast = Cast(game.seat, NAMES)
    (reason,) = Searcher((50, 50, 50)).reasons(game.state, game.seat, (BORDER, edge), cast) or [""]
    return reason


def test_a_gain_of_a_border_is_named_unless_it_is_noise() -> None:
    """It names the county that gains most."""
    game = Game(2, DEAL_2P)
    one, two = (game.edge(*pair) for pair in (("C1", "C2"), ("C1", "D1")))
    assert quiet_reasons(game, one) == (
        "It splits your 7 from Blue’s 6 in the north-west: yours helps win a district "
        "37\N{NO-BREAK SPACE}% of the time, not 31\N{NO-BREAK SPACE}%."
    )
    assert quiet_reasons(game, two) == border_reasons(game, "C1", "D1")[0]
    assert quiet_reasons(game, game.edge("D6", "E5")) == (
        "It splits Blue’s 9 from Blue’s 7 in the east: the 7 helps win a district "
        "30\N{NO-BREAK SPACE}% of the time, not 37\N{NO-BREAK SPACE}%."
    )
    for edge in range(0, len(game.state.board.edges), 20):
        for gain in gains(game.state, edge):
            assert 0 <= gain.without <= 1
            assert 0 <= gain.drawn <= 1
    assert gains(game.state, 0) == gains(game.state, 0), "a second request gives the same reason"


def test_a_closing_border_decides_whose_votes_count() -> None:
    """The 10 in the north wins its four counties for Blue once they are closed."""
    game = Game(2, DEAL_2P.replace("R9 B8 N0 B1", "B9 R8 N0 B1"))
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "D3-D4", "A3-B4", "D4-E3", "A4-B4")
    edge = game.edge("A4", "B5")
    inside, outside = gains(game.state, edge)
    assert game.state.board.names[inside.county] == "A4"
    assert inside.drawn == 1
    assert inside.without < 1
    game.draw("A4-B5")
    assert list(game.state.holders) == [1]
    assert 0 < outside.drawn < 1, "outside nothing is settled"


def test_a_bot_gives_reasons_for_borders_that_close_nothing() -> None:
    """Normal once had no reason for two of three borders, Hard for one of three."""
    for level, least in (("normal", 0.98), ("hard", 0.85)):
        bot, table = LEVELS[level](), Table(rules, make(catalog.info("gerrymander"), 2, {}, "why"))
        borders = explained = 0
        while table.at < 24:
            seat = table.seats[0]
            obs, rng = table.view(seat), bot_rng("gerrymander", level, seat, table.at)
            *_, move = thoughts(bot, rules, obs, seat, rng)
            table.play(seat, move)
            if move[0] == BORDER:
                borders += 1
                by_move = turn_reasons(table, bots, table.at - 1, 1 - seat, NAMES, LEVELS[level]())
                explained += len(by_move)
                for reason in [text for _, texts in by_move for text in texts]:
                    helps = best_closing_set(obs, seat)
                    assert ("because no district that I can" in reason) <= (not helps), reason
                    for now, before in re.findall(r"first in (\d+).* in (\d+)", reason):
                        assert int(now) > int(before), reason
        assert explained >= least * borders, f"{level}: {explained} of {borders}"


def test_a_district_that_a_reason_predicts_can_be_closed_and_won() -> None:
    """Its further borders close it, and the seat wins it by the votes that were named."""
    state, checked, rng = Game(2, DEAL_2P).state, 0, Rng("prepares")
    for _ in range(30):
        seat, texts = state.turn.seats[0], list[str]()
        for edge in (edge for edge, can in enumerate(state.can) if can == FREE):
            texts = reasons(state, seat, (BORDER, edge), Cast(seat, NAMES))
            match = re.search(r"fence round .* your (\d+) votes? to (\d+|none)", " ".join(texts))
            if not match:
                continue
            more = prospect(state, edge, seat)
            assert more is not None
            after = state.clone()
            after.left = 9
            for each in (edge, *more.more):
                rules.apply(after, seat, (BORDER, each))
            assert [*after.holders[len(state.closed) :]] == [seat]
            votes = tally(after, more.counties)
            assert votes == [int(n.replace("none", "0")) for n in match.groups()][:: 1 - 2 * seat]
            checked += 1
        rules.apply(state, seat, rng.pick(rules.legal(state, seat)))
        advance(rules, state, rng)
    assert checked > 3


def test_reasons_for_an_award_name_the_party() -> None:
    game = Game(2, DEAL_2P)
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3", "A3-B3", "A3-B4", "A4-B4")
    tie = "It closes the 4-county district in the north, a tie that you break."
    assert border_reasons(game, "A4", "B5")[0] == tie
    game.draw("A4-B5")
    assert game.state.turn.prompt == TIE
    assert reasons(game.state, 1, (AWARD, 1), Cast(1, NAMES)) == ["It is your own party."]
    assert reasons(game.state, 1, (AWARD, 0), Cast(1, NAMES)) == [
        "Ada (Red) has 0 districts so far."
    ]
    assert score_text(game.state, 1, (AWARD, 1), 0.6) == "", "no map was finished for it"


@pytest.mark.broad("2")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_advice_is_ranked_by_the_numbers_it_shows(seats: int) -> None:
    """All scores come from the same maps, and a lower one is never ranked above a higher one."""
    record = make(catalog.info("gerrymander"), seats, {"tokens": 0}, "ranked")
    table = Table(rules, record)
    decisions = 0
    while table.at < 30:
        seat = table.seats[0]
        legal = table.legal(seat)
        if len(legal) > 1 and table.at % 6 == 0:
            job = {"record": table.record.data(), "seat": seat, "want": "hint", "level": "hard"}
            *_, answer = answer_texts(job)
            hints = json.loads(answer)["moves"]
            shown = [number(hint["figure"]) for hint in hints]
            assert shown == sorted(shown, reverse=True)
            if seats > 1:
                assert shown == [round(100 * hint["value"]) for hint in hints]
            assert len({tuple(hint["why"]) for hint in hints}) == len(hints), "each its own reason"
            decisions += 1
        table.play(seat, legal[table.at * 7 % len(legal)])
    assert decisions > 2


def number(shown: str) -> float:
    """Return the number in a figure, negative where Red is behind, 0 where it is level."""
    if "level" in shown:
        return 0.0
    shown_number = next(float(word) for word in shown.split() if word[0].isdigit())
    return -shown_number if "behind" in shown else shown_number


def test_a_lead_shown_as_zero_is_called_level() -> None:
    """A lead that is shown as 0.0 is none."""
    state = Game(1).state
    border = (BORDER, 0)
    assert score_text(state, 0, border, 0.499) == "Red level with Blue on average"
    assert score_text(state, 0, border, 0.4) == "Red 2.0 districts behind on average"


def test_the_shown_value_is_the_share_of_first_places() -> None:
    """It is not the ranking value, which also counts the lead."""
    state, finisher = Game(3).state, Finisher()
    search = Amaf(finisher, rollouts=50, tell=finisher.shown_value)
    *_, best = search.think(rules, state, 0, Rng("maps"))
    assert sum(finisher.shown_value(seat) for seat in range(3)) == pytest.approx(1)
    bot = Searcher((50, 50, 50))
    assert [*bot.think(rules, state, 0, Rng("maps"))][-1] == best
    assert bot.move_values == {
        move: share_to_chance(share, 3) for move, share in search.move_values.items()
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_share_of_maps_is_converted_into_a_chance_to_win(seats: int) -> None:
    """An even share is an even chance; the order stays, and nothing is certain."""
    even, shares = 1 / max(2, seats), [n / 100 for n in range(101)]
    assert share_to_chance(even, seats) == pytest.approx(even)
    chances = [share_to_chance(share, seats) for share in shares]
    assert chances == sorted(chances)
    if seats > 1:
        assert 0 < chances[0] < chances[-1] < 1
        assert score_text(Game(seats).state, 0, (BORDER, 0), 0.58) == "58\N{NO-BREAK SPACE}% to win"
    if seats > 2:
        assert even < share_to_chance(0.7, seats) < 0.7, "the others hold back the leader"


def test_ending_a_turn_needs_no_reasons() -> None:
    game = Game(2, DEAL_2P)
    game.draw("D3-D4")
    assert reasons(game.state, 0, (DONE,), Cast(0, NAMES)) == []


@pytest.mark.parametrize("tokens", [0, 1, 2])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_reasons_for_borders_are_deterministic(seats: int, tokens: int) -> None:
    """With any hidden tokens; a border without a gain has none."""
    rng = Rng(f"reasons/{seats}/{tokens}")
    state = rules.new(seats, {"tokens": tokens})
    moves = count = 0
    advance(rules, state, rng)
    while state.turn.mode != OVER:
        seat = state.turn.seats[0]
        move = rng.pick(rules.legal(state, seat))
        if state.turn.prompt == PLACE and moves % 8 == 0:
            texts = reasons(state, seat, move, Cast(seat, NAMES))
            count += len(texts)
            assert len(texts) <= 2
            for who in (None, *range(seats)):
                assert texts == reasons(state.observe(who), seat, move, Cast(seat, NAMES))
            assert all(len(text) < 125 and text.endswith(".") for text in texts)
        rules.apply(state, seat, move)
        advance(rules, state, rng)
        moves += 1
    assert moves > 40
    assert count


def test_a_reason_names_the_fence_that_a_border_is_a_side_of() -> None:
    """Boards for three and more print no names on a phone, so there the place is named."""
    game = Game(2, DEAL_2P.replace("R9 B8 N0 B1", "R9 R8 N0 B1"))
    game.draw("A1-B1", "A1-B2", "A2-B2", "A2-B3")
    assert (game.seat, game.state.left) == (0, 2)
    assert border_reasons(game, "A3", "B3")[0] == (
        "It is a side of the fence round A1, A2, A3 and A4, your 17 votes to 1: "
        "three more borders close it, if nobody comes in between."
    )
