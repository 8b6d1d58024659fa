"""Rules 41 to 48: the last turns, ranking, the solo game."""

from __future__ import annotations

from hustings.core.model import OVER
from hustings.games.early_states import rules
from hustings.games.early_states.events import Filled, LastTurnsBegan, RivalMoved
from hustings.games.early_states.sheet import (
    CIRCLES,
    FL,
    IA,
    MO,
    NH,
    NV,
    OH,
    PA,
    SC,
    SOLO_TARGET,
    SOLO_TURNS,
    VA,
)
from tests.games.early_states.driver import Game


def one_short(seats: int, first: int = 0) -> Game:
    """Return a game in which only Pennsylvania's first place is open, seat 1 one mark away."""
    game = Game(seats, first)
    for place in range(8):
        game.fill(1, place)
    game.make_marks(1, PA, 9)
    game.idle_until(1)
    return game


def test_rule_41_after_the_last_first_place_each_player_has_one_more_turn() -> None:
    game = one_short(3)
    game.begin((5,), f"mark.{PA}.1")
    assert LastTurnsBegan(3) in game.step_events
    game.do("mark.9.1", "done")
    order = []
    while game.state.turn.mode != OVER:
        order.append(game.state.active)
        game.idle_turn()
    assert order == [2, 0, 1]


def test_rule_42_the_most_delegates_win() -> None:
    game = one_short(2)
    game.turn((5,), f"mark.{PA}.1", "mark.9.1")
    game.idle_turn()
    game.idle_turn()
    assert rules.outcome(game.state)[:3] == ((2, 1), (0, 59), "delegates")


def test_rule_43_a_tie_goes_to_the_player_with_more_first_places() -> None:
    game = Game(2)
    for place in (IA, NH):
        game.fill(0, place)
        game.fill(1, place)
    for place in (NV, SC, MO, OH):
        game.fill(0, place)
    game.fill(1, VA)
    game.fill(1, PA)
    game.make_marks(1, FL, 14)
    scores = game.state.score[:]
    assert scores == [6 + 5 + 4 + 6 + 5 + 9, 4 + 3 + 7 + 6]
    game.fill(1, MO)
    assert game.state.score[1] + 11 == 20 + 3 + 11
    game.fill(0, PA)
    assert game.state.score[0] == 39
    game.fill(1, SC)
    game.make_marks(1, NV, 7)
    game.idle_until(1)
    game.turn((5,), f"mark.{NV}.1", f"mark.{FL}.1")
    game.idle_turn()
    game.idle_turn()
    assert game.state.score == [39, 39]
    assert rules.outcome(game.state)[:3] == ((1, 2), (39, 39), "firsts")


def tied_game() -> Game:
    """Return a game before its last turns, seats 0 and 1 with 24 delegates and 4 firsts each."""
    game = Game(3)
    for place in (OH, SC, NH, NV):
        game.fill(0, place)
    for place in (PA, VA, IA, MO):
        game.fill(1, place)
    game.fill(2, FL)
    assert game.state.score == [24, 24, 11]
    assert game.state.last == 3
    return game


def test_rule_43_funds_break_a_tie_in_first_places() -> None:
    game = tied_game()
    assert game.state.cash[0] == game.state.cash[1] + 4
    game.turn((6,), "mark.9.3")
    game.turn((3,))
    game.idle_turn()
    assert rules.outcome(game.state)[:3] == ((1, 2, 3), (24, 24, 11), "funds")


def test_rule_43_a_full_tie_shares_the_win() -> None:
    game = tied_game()
    game.turn((6,), "buy.1", "mark.9.3")
    game.turn((4,))
    game.idle_turn()
    assert game.state.cash[0] == game.state.cash[1]
    assert rules.outcome(game.state)[:3] == ((1, 1, 3), (24, 24, 11), "shared")


def test_rule_44_a_solo_game_has_at_most_fifteen_turns() -> None:
    game = Game(1)
    for _ in range(SOLO_TURNS):
        assert game.state.turn.mode != OVER
        game.idle_turn()
    assert game.state.turn.mode == OVER
    assert game.state.turns == 15


def test_rule_45_after_every_second_turn_the_rival_takes_the_smallest_open_state() -> None:
    game = Game(1)
    for number in range(1, SOLO_TURNS):
        game.idle_turn()
        assert len(game.events_of(RivalMoved)) == number // 2
    assert [event.state for event in game.events_of(RivalMoved)] == [NH, IA, SC, NV, MO, PA, VA]


def test_rule_45_the_rival_skips_states_already_won() -> None:
    game = Game(1)
    game.turn((6,), f"mark.{NH}.3")
    game.turn((6,), f"mark.{NH}.3")
    game.idle_turn()
    game.idle_turn()
    assert [event.state for event in game.events_of(RivalMoved)] == [IA, SC]


def test_rule_46_the_rival_leaves_second_places_and_makes_no_marks() -> None:
    game = Game(1)
    for _ in range(4):
        game.idle_turn()
    assert (game.state.taken[NH], game.state.taken[IA]) == (1, 1)
    assert not any(game.state.marks)
    game.fill(0, NH)
    assert game.state.score[0] == 3
    assert game.events_of(Filled)[0].place == 2


def strong_solo_game(turns: int) -> Game:
    """Return a solo game with three dice and the Spokesperson after a number of turns."""
    game = Game(1)
    game.turn((6,), "mark.9.3")
    game.turn((6,), "mark.9.1", "mark.10.2")
    game.turn((6, 3), "mark.10.3")
    game.turn((6, 3), "mark.10.1", f"mark.{VA}.2")
    game.turn((3, 6, 6), "buy.5", f"mark.{VA}.6")
    for _ in range(turns - 5):
        vote_away_from_rival(game)
    return game


def vote_away_from_rival(game: Game) -> None:
    """Roll three sixes and vote where the rival comes last."""
    game.roll(*(6,) * game.state.lifted.bit_count())
    game.do("keep")
    while game.legal() != ["done"]:
        if "save" in game.legal():
            game.do("save")
            continue
        want = next(p for p in (FL, OH, VA, PA, MO, NV, SC, IA, NH) if game.state.free(0, p))
        game.do([x for x in game.legal() if x.startswith(f"mark.{want}.")][-1])
    game.do("done")


def test_rule_47_one_turn_remains_after_the_last_first_place() -> None:
    game = strong_solo_game(9)
    while not game.events_of(LastTurnsBegan):
        vote_away_from_rival(game)
    number = game.state.turns
    assert game.state.last == 1
    vote_away_from_rival(game)
    assert game.state.turn.mode == OVER
    assert game.state.turns == number + 1 < SOLO_TURNS


def test_rule_48_thirty_three_delegates_win_the_challenge() -> None:
    game = strong_solo_game(11)
    while game.state.turn.mode != OVER:
        vote_away_from_rival(game)
    assert game.state.score[0] > SOLO_TARGET
    assert rules.outcome(game.state)[:3] == ((1,), (game.state.score[0],), "challenge_won")


def test_rule_48_fewer_delegates_lose_the_challenge() -> None:
    game = Game(1)
    game.fill(0, OH)
    while game.state.turn.mode != OVER:
        game.idle_turn()
    assert rules.outcome(game.state)[:3] == ((2,), (9,), "challenge_lost")
    assert CIRCLES[OH] == 13
