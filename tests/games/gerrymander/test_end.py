"""One test for each sentence of the rules on the end, the solo game and hidden tokens."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hustings.core.model import CHANCE, OVER, Outcome
from hustings.core.record import Record, load
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.games.gerrymander import headline, rules, text
from hustings.games.gerrymander.board import COLOURED, FACE_DOWN, PARTY, VALUE, box
from hustings.games.gerrymander.info import INFO
from hustings.games.gerrymander.state import State, members
from hustings.games.gerrymander.vocabulary import AWARD, CONFIRM, PLACE, SHOW
from tests.games.gerrymander.driver import DEAL_2P, DONE, Game

RECORDS = sorted((Path(__file__).parents[2] / "records" / "gerrymander").glob("*.json"))
TOP = ("A1", "A2", "A3", "A4")
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def recorded_game(name: str) -> Table[State]:
    """Return a finished game of tests/records."""
    path = next(path for path in RECORDS if path.stem == name)
    table = Table(rules, load(path.read_text(encoding="utf-8"), lambda _: INFO))
    assert table.trouble == ""
    assert table.over
    return table


def party_counts(state: State) -> list[tuple[int, int, int]]:
    """Return districts, swing counties and votes of each party, counted afresh."""
    lines = []
    for party in range(len(state.won)):
        own = [r for r, holder in zip(state.closed, state.holders, strict=True) if holder == party]
        counties = [county for region in own for county in members(state, region)]
        kinds = [state.tokens[county] for county in counties]
        swing = sum(VALUE[kind] <= 1 for kind in kinds)
        lines.append((len(own), swing, sum(VALUE[kind] for kind in kinds)))
    return lines


# --- the end


def test_rule_24_the_game_ends_with_the_turn_that_finishes_the_map() -> None:
    game = Game(2, DEAL_2P)
    game.finish()
    table = Table(rules, Record("gerrymander", 1, 2, {"tokens": 0}, "end", []))
    rng = Rng("end")
    while not table.over:
        table.play(table.seats[0], rng.pick(table.legal(table.seats[0])))
    assert set(table.state.region) == set(table.state.closed)
    assert table.record.moves[-1].endswith(":done")
    table.goto(table.at - 1)
    assert table.state.turn.prompt == CONFIRM
    assert table.legal(table.seats[0]) == [(DONE,)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_finished_game_adds_up(path: Path) -> None:
    state = recorded_game(path.stem).state
    count = 2 if state.seats == 1 else state.seats
    assert [state.tokens.count(kind) for kind in range(COLOURED)] == box(count)
    lines = party_counts(state)
    assert lines == list(zip(state.won, state.swing, state.cost, strict=True))
    assert sum(won for won, *_ in lines) == len(state.closed)
    assert sum(swing for _, swing, _ in lines) == count + 1
    assert sum(votes for *_, votes in lines) == 99 * count
    assert min(Counter(state.region).values()) >= 4


def test_rule_25_most_districts_win() -> None:
    state = recorded_game("districts").state
    outcome = rules.outcome(state)
    lines = party_counts(state)
    assert outcome.reason == "districts"
    assert outcome.scores == tuple(won for won, *_ in lines)
    assert lines[outcome.ranks.index(1)][0] > lines[outcome.ranks.index(2)][0]


def test_rule_26_swing_counties_break_a_tie_in_districts() -> None:
    state = recorded_game("swing").state
    outcome = rules.outcome(state)
    lines = party_counts(state)
    assert outcome.reason == "swing"
    winner, second = (lines[outcome.ranks.index(rank)] for rank in (1, 2))
    assert winner[0] == second[0]
    assert winner[1] > second[1]


def test_rule_27_fewer_votes_in_won_districts_break_the_next_tie() -> None:
    state = recorded_game("votes").state
    outcome = rules.outcome(state)
    lines = party_counts(state)
    assert outcome.reason == "votes"
    winner, second = (lines[outcome.ranks.index(rank)] for rank in (1, 2))
    assert winner[:2] == second[:2]
    assert winner[2] < second[2]


def test_rule_28_a_full_tie_shares_the_win() -> None:
    state = recorded_game("shared").state
    outcome = rules.outcome(state)
    assert outcome.reason == "shared"
    assert outcome.ranks.count(1) == 2
    lines = party_counts(state)
    assert len({lines[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1}) == 1
    assert sorted(outcome.payoff())[-2:] == [0.5, 0.5]
    assert " share the win with " in headline.outcome(outcome, NAMES[: state.seats])


# --- the solo game


def test_rule_29_a_solo_player_draws_borders_without_turns() -> None:
    game = Game(1, DEAL_2P)
    assert game.state.board.size == 37
    assert game.legal() == [(0, edge) for edge in range(90)]
    game.finish()
    assert game.rows("done") == []
    assert game.rows("turn") == []
    assert {seat for seat, *_ in game.rows("border")} == {0}


def test_rule_29_a_solo_player_names_the_winner_of_a_tie() -> None:
    game = Game(1, DEAL_2P)
    game.fence(*TOP)
    assert game.legal() == [(AWARD, 0), (AWARD, 1)]
    game.award(1)
    assert game.state.turn.prompt == PLACE


@pytest.mark.parametrize("name", ["solo_won", "solo_lost"])
def test_rule_30_the_score_is_red_minus_blue(name: str) -> None:
    state = recorded_game(name).state
    lines = party_counts(state)
    score = lines[0][0] - lines[1][0]
    assert rules.outcome(state) == Outcome((1 if score > 0 else 2,), (score,), "solo")
    assert (score > 0) == (name == "solo_won")


def test_rule_30_scores_have_names() -> None:
    names = [
        headline.outcome(Outcome((1,), (score,), "solo"), ("Ada",)) for score in (1, 2, 3, 5, 7)
    ]
    assert [words.split(": ")[1] for words in names] == [
        "a nudge.",
        "a nudge.",
        "a landslide.",
        "a scandal.",
        "a masterpiece.",
    ]
    assert headline.outcome(Outcome((2,), (0,), "solo"), ("Ada",)) == (
        "Ada ends with 0: the map did not help Red."
    )


# --- hidden voters


def test_rule_31_values_hidden_shows_the_parties_only() -> None:
    state = rules.new(2, {"tokens": 1})
    rules.apply(state, -1, rules.chance(state, Rng("parties")))
    assert Counter(PARTY[kind] for kind in state.tokens) == {0: 18, 1: 18, 4: 1}
    assert all(kind >= COLOURED or kind == 0 for kind in state.tokens)
    assert all(fact["value"] in (None, 0) for fact in text.facts(state)["counties"])


def test_rule_32_face_down_shows_nothing() -> None:
    state = rules.new(2, {"tokens": 2})
    assert set(state.tokens) == {FACE_DOWN}
    assert all(fact["party"] is None for fact in text.facts(state)["counties"])


@pytest.mark.parametrize("tokens", [1, 2])
def test_rule_33_tokens_are_drawn_when_their_district_closes(tokens: int) -> None:
    game = (
        Game(3, tokens=tokens)
        if tokens == 2
        else Game(3, [0, *[41] * 18, *[42] * 18, *[43] * 18], tokens=1)
    )
    before = game.state.tokens
    while not game.state.closed:
        game.act(*game.legal()[0])
    assert game.state.tokens == before
    assert (game.state.turn.mode, game.state.turn.prompt) == (CHANCE, SHOW)
    inside = set(members(game.state, game.state.closed[0]))
    game.settle(Rng("show"))
    for county, kind in enumerate(game.state.tokens):
        if county in inside:
            assert kind < COLOURED
            assert before[county] == FACE_DOWN or PARTY[before[county]] == PARTY[kind]
        else:
            assert kind == before[county]


@pytest.mark.parametrize("tokens", [1, 2])
def test_rule_33_no_token_is_drawn_twice(tokens: int) -> None:
    for seed in range(5):
        table = Table(rules, Record("gerrymander", 1, 4, {"tokens": tokens}, f"bag {seed}", []))
        rng = Rng(f"{seed}")
        while not table.over:
            table.play(table.seats[0], rng.pick(table.legal(table.seats[0])))
        assert [table.state.tokens.count(kind) for kind in range(COLOURED)] == box(4)


@pytest.mark.parametrize("tokens", [1, 2])
def test_rule_33_tokens_are_random_only_when_a_district_closes(tokens: int) -> None:
    """Two games with different random numbers are equal up to the first district."""
    game = Game(2, [0, *[41] * 18, *[42] * 18], tokens=tokens)
    while not game.state.closed:
        game.act(*game.legal()[0])
    drawn = {rules.chance(game.state, Rng(f"{i}")) for i in range(20)}
    assert len(drawn) > 10


def test_rule_34_undo_stops_where_tokens_were_turned_up() -> None:
    table = Table(rules, Record("gerrymander", 1, 2, {"tokens": 2}, "shown", []))
    while not table.state.closed:
        table.play(table.seats[0], table.legal(table.seats[0])[0])
    assert any(table.reveals(step) for step in table.steps_since(table.at - 1))
    assert table.state.turn.mode != OVER
