"""Beats of Gerrymander: borders, districts, ties, tokens turned up, the end."""

from __future__ import annotations

import pytest

from hustings.core.model import MAX_TURN_MS, OVER, SCENE, Beat, Turn
from hustings.core.record import Record
from hustings.core.rng import Rng
from hustings.core.table import Table
from hustings.draw.look import Look
from hustings.games.gerrymander import beats, rules
from hustings.games.gerrymander.board import COLOURED
from hustings.games.gerrymander.events import Border, Result
from hustings.games.gerrymander.state import State, parties
from hustings.games.gerrymander.view.layout import layout
from hustings.games.gerrymander.view.side_panel import side_panel
from hustings.games.gerrymander.vocabulary import AWARD, TIE
from tests.game_driver import forced_move
from tests.games.gerrymander.driver import DEAL_2P, Game
from tests.ui.driver import Driver

NAMES = ("Ada", "Ben", "Cleo", "Dan")
TOP = ("A1", "A2", "A3", "A4")


def table(seats: int, tokens: int = 0, seed: str = "telling") -> Table[State]:
    """Return a game played at random to its end."""
    game = Table(rules, Record("gerrymander", 1, seats, {"tokens": tokens}, seed, []))
    rng = Rng(seed)
    while not game.over:
        game.play(game.seats[0], rng.pick(game.legal(game.seats[0])))
    return game


def beats_of(game: Table[State], viewer: int | None = None) -> list[tuple[str, State, State, Beat]]:
    """Return (event class, position before, position after, beat) for all events with a beat."""
    rows = []
    for index, step in enumerate(game.log):
        frames = game.frames(index)
        for n, event in enumerate(step.events):
            before, after = frames[n], frames[n + 1]
            beat = beats.beat(event, before, after, viewer, NAMES[: game.record.seats])
            if beat is not None:
                rows.append((rules.VOCABULARY.events[event[0]].NAME, before, after, beat))
    return rows


def texts(game: Game, first: int, viewer: int | None = None) -> list[str]:
    """Return the texts of the events from the n-th on."""
    state = game.state
    all_beats = [beats.beat(e, state, state, viewer, NAMES) for e in game.events[first:]]
    return [beat.says for beat in all_beats if beat is not None]


# --- borders


def test_a_border_is_named_by_its_counties_on_every_screen() -> None:
    game = Game(2, DEAL_2P)
    assert beats.border_sides(game.state, game.edge("A1", "B1")) == "A1–B1"
    state = table(3).state
    labels = {beats.border_sides(state, edge) for edge in range(len(state.board.edges))}
    assert "Red 8–Amber 2" in labels
    assert any("neutral" in name for name in labels)


def test_a_finished_map_shows_no_borders_left() -> None:
    game = table(2)
    state = game.at_ply(game.at - 1).state
    assert "Map finished" in str(
        side_panel(state, Look(NAMES[:2], 0), layout(2, state.board, tall=False))
    )
    assert "has a district" in str(
        side_panel(state, Look(NAMES[:2], 0), layout(2, state.board, tall=False))
    )


def test_a_border_between_hidden_tokens_is_named_by_its_counties() -> None:
    for tokens in (1, 2):
        game = table(3, tokens)
        for kind, before, _, beat in beats_of(game):
            if kind == "border" and min(before.tokens[1:]) >= COLOURED:
                assert "Red" not in beat.says


def test_the_position_shown_with_a_border_contains_it() -> None:
    for kind, before, after, _ in beats_of(table(2)):
        if kind == "border":
            assert sum(map(bool, after.placed)) == sum(map(bool, before.placed)) + 1
            assert after.left == before.left - 1


@pytest.mark.parametrize("seats", [2, 4])
def test_all_borders_of_a_turn_are_shown_within_the_limit_of_a_turn(seats: int) -> None:
    spent, owner = 0, None
    for kind, before, _, beat in beats_of(table(seats)):
        if kind != "border" or beat.length >= SCENE:
            continue
        if before.number != owner:
            spent, owner = 0, before.number
        spent += beat.length
        assert spent <= MAX_TURN_MS


def test_a_forced_border_is_announced_as_the_only_one() -> None:
    """It is shown long enough for the player, who did not choose it, to see it."""
    count = 0
    for n in range(12):
        for kind, before, _, beat in beats_of(table(1 + n % 4, seed=f"only-{n}"), viewer=0):
            if kind != "border":
                continue
            only = len(rules.legal(before, before.turn.seats[0])) == 1
            assert beat.says.startswith("the only border left is drawn") == only
            if only:
                count += 1
                assert (beat.length >= SCENE) == (beat.who == 0)
    assert count


# --- districts


def test_a_tie_is_shown_as_closed_tied_named_and_won() -> None:
    game = Game(2, DEAL_2P)
    game.fence(*TOP)
    last = [n for n, event in enumerate(game.events) if isinstance(event, Border)][-1]
    assert texts(game, last + 1) == [
        "closes district 1 (4 counties)",
        "District 1 is tied, Red and Blue 9 each: Ben names its winner",
    ]
    assert texts(game, last + 1, viewer=1)[-1].endswith("9 each: you name its winner")
    last = len(game.events)
    game.award(1)
    assert texts(game, last)[:2] == [
        "names Blue the winner of district 1",
        "Blue is given district 1, tied at 9, 2 swing counties",
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_district_is_a_scene_of_its_own(seats: int) -> None:
    game = table(seats)
    scenes = [(kind, beat) for kind, _, _, beat in beats_of(game) if kind in ("closed", "won")]
    won = [beat for kind, beat in scenes if kind == "won"]
    assert len(won) == len(scenes) / 2 == len(game.state.closed)
    assert all(beat.length >= SCENE and beat.sound == "stamp" for beat in won)


@pytest.mark.parametrize("tokens", [1, 2])
def test_tokens_turned_up_have_one_beat_per_district(tokens: int) -> None:
    game = table(3, tokens)
    turned = [(after, beat) for kind, _, after, beat in beats_of(game) if kind == "shown"]
    assert len(turned) == len(game.state.closed)
    for state, beat in turned:
        last = max(state.tokens) < COLOURED
        assert beat.says.startswith("The last voters turn up" if last else "District ")
    assert turned[-1][1].says.startswith("The last voters turn up")


# --- the end


def end_texts(won: tuple[int, ...], swing: tuple[int, ...], cost: tuple[int, ...]) -> list[str]:
    """Return the texts of the end of a game with this result."""
    state = Game(len(won)).state
    state.won, state.swing, state.cost = bytearray(won), bytearray(swing), list(cost)
    state.turn = Turn(OVER)
    return ending_texts(state)


def ending_texts(state: State) -> list[str]:
    events = [Result(party, 0, 0, 0) for party in range(parties(state))]
    all_beats = [beats.beat(event, state, state, None, NAMES[: state.seats]) for event in events]
    return [beat.says for beat in all_beats if beat is not None and beat.length >= SCENE]


def test_the_end_compares_equal_votes_with_unequal_districts() -> None:
    assert end_texts((5, 3), (2, 2), (110, 88)) == [
        "Red 99, Blue 99 votes, and yet Red took 5 of 8 districts",
        "Ada (Red) wins, 5 districts to 3",
    ]
    three = end_texts((4, 3, 4), (1, 0, 2), (99, 99, 99))
    assert three[0] == "99 votes each, and yet Red and Amber took 4 of 11 districts each"
    assert three[1] == "4 districts each: Cleo (Amber) wins with 2 swing counties to 1"


def test_a_fair_map_is_called_fair() -> None:
    fair, reason = end_texts((4, 4), (3, 2), (99, 99))
    assert fair == "99 votes each, and 4 districts each: a fair map, for once"
    assert reason == "4 districts each: Ada (Red) wins with 3 swing counties to 2"


@pytest.mark.parametrize(
    ("cost", "reason"),
    [
        (
            (103, 95),
            "4 districts each, swing counties equal: Ben (Blue) wins with fewer votes spent on "
            "them, 95 to 103",
        ),
        ((99, 99), "Ada and Ben share the win, 4 districts each, equal in everything"),
    ],
)
def test_the_result_names_the_deciding_tiebreak(cost: tuple[int, int], reason: str) -> None:
    assert end_texts((4, 4), (2, 2), cost)[1] == reason


def test_a_solo_result_says_how_the_map_helped_red() -> None:
    state = Game(1, DEAL_2P).state
    state.won, state.turn = bytearray((5, 3)), Turn(OVER)
    assert ending_texts(state)[1] == "Red +2: a nudge"
    state.won = bytearray((3, 5))
    assert ending_texts(state) == [
        "Red 99, Blue 99 votes, and yet Blue took 5 of 8 districts",
        "Red −2: the map did not help Red",
    ]


# --- forced moves


@pytest.mark.parametrize("seats", [1, 2])
def test_a_tie_between_two_parties_is_awarded_to_the_player_who_names_it(seats: int) -> None:
    game = Game(seats, DEAL_2P)
    game.fence(*TOP)
    assert forced_move(rules, game.state, game.seat) == (AWARD, game.seat)
    assert forced_move(rules, game.state, 3) is None


def test_only_awards_are_ever_forced() -> None:
    for seats in (1, 2, 3, 4):
        game = table(seats)
        for ply in range(game.at):
            state, seat = game.before(ply), game.mover(ply)
            spare = forced_move(rules, state, seat)
            assert spare is None or (spare in rules.legal(state, seat) and spare[0] == AWARD)


def test_with_more_parties_only_a_last_tie_without_effect_is_forced() -> None:
    open_ties = idle = 0
    for n in range(30):
        game = table(3 + n % 2, seed=f"ties-{n}")
        for ply in range(game.at):
            state, seat = game.before(ply), game.mover(ply)
            if state.turn.prompt != TIE:
                continue
            spare = forced_move(rules, state, seat)
            over = len(state.closed) == len(state.sizes) and len(state.pending) == 1
            ranks = set()
            for move in rules.legal(state, seat):
                after = state.clone()
                rules.apply(after, seat, move)
                ranks.add(rules.outcome(after).ranks)
            assert (spare is not None) == (over and len(ranks) == 1)
            open_ties += spare is None
            idle += spare is not None
    assert open_ties


def test_a_solo_tie_is_forced() -> None:
    """It is shown all the same, and undo allows another award."""
    named = 0
    for n in range(4):
        driver = Driver(f"gerrymander?seats=human&seed=alone-{n}")
        for _ in range(60):
            if driver.model.screen == "over":
                break
            offers = driver.offered("pick:")
            assert not any("award" in offer for offer in offers)
            driver.send(Rng(f"{n}{len(offers)}").pick(offers))
        named += sum("award" in move for move in driver.play.table.record.moves)
    assert named
