"""Rules 9 to 32: rounds, moves, automatic candidates, caucuses."""

from __future__ import annotations

import pytest

from hustings.core.model import CHANCE
from hustings.core.moves import verb_index, verb_name
from hustings.core.rng import Rng
from hustings.games.delegate_dash import rules
from hustings.games.delegate_dash.board import CELLS, DISTANCE, GAP, NULL, REGION
from hustings.games.delegate_dash.rules.automatic import robot_targets
from hustings.games.delegate_dash.state import NOBODY, POOL, UNSEEN
from tests.games.delegate_dash.driver import (
    ACES,
    ARMS,
    EAST,
    MOONS,
    NORTH,
    SOUTH,
    SUNS,
    WEST,
    Game,
    coin,
    first_round,
    turn_over,
)

ONE_COIN_EACH = "1111 2222 3333 4444 5555 0000"
"""A coin on every state."""


def cell(row: int, col: int) -> int:
    """Return the state at a place of the map."""
    return CELLS.index((row, col))


def after_first_roll(
    dice: str, seats: int = 4, picks: str = "0123", coins: str = ONE_COIN_EACH
) -> Game:
    """Return a game after the first roll of the first round."""
    return turn_over(first_round(seats, picks, coins)).luck("roll." + ".".join(dice))


def all_stay(game: Game) -> Game:
    """Let everybody stay until another prompt comes."""
    while game.waits_for[0] in ("move", "surrender") and game.state.turn.seats:
        verb, (seat,) = game.waits_for
        game.do(f"{seat}:{'stay' if verb == 'move' else 'done'}")
    return game


def finish_round(game: Game) -> Game:
    """Play the round to its end: everybody goes home and takes the first legal coin."""
    number = game.state.round
    while game.state.round == number:
        if game.state.turn.mode == CHANCE:
            move = rules.chance(game.state, Rng("clear"))
            if verb_name(rules.VOCABULARY.verbs, move[0]) == "roll":
                game.luck("roll.5.5.5.5")
            else:
                game.luck(
                    ".".join([verb_name(rules.VOCABULARY.verbs, move[0]), *map(str, move[1:])])
                )
            continue
        verb, (seat,) = game.waits_for
        if verb == "move":
            targets = robot_targets(game.state, game.state.owner.index(seat))
            here = game.state.pawns[game.state.owner.index(seat)]
            game.do(
                f"{seat}:stay" if not targets or here in targets else f"{seat}:move.{targets[0]}"
            )
        elif verb == "surrender":
            game.do(f"{seat}:done")
        else:
            game.do(f"{seat}:{game.legal(seat)[0]}")
    return game


# A round


def test_rule_09_states_vote_by_number_and_nulls_with_the_threes() -> None:
    game = first_round(coins=ONE_COIN_EACH)
    numbers = []
    for number in range(1, 6):
        assert game.state.round == number
        before = len(game.event_fields("flipped"))
        finish_round(turn_over(game))
        numbers.append(sorted(event["number"] for event in game.event_fields("flipped")[before:]))
    assert numbers == [[1] * 4, [2] * 4, [0] * 4 + [3] * 4, [4] * 4, [5] * 4]
    assert "convened" in game.kinds()


def test_rule_10_a_round_turns_over_the_coins_of_its_states_only() -> None:
    game = first_round(coins="1123 1123 1123 2230 2230 2230")
    turn_over(game)
    assert [event["cell"] for event in game.event_fields("flipped")] == [ACES[ARMS]] * 3 + [
        ACES[SUNS]
    ] * 3
    assert game.state.stake[ACES[ARMS]] == 1 + 10 + 20
    assert sum(game.state.down) == 24 - 6
    assert game.state.turn.prompt == verb_index(rules.VOCABULARY.verbs, "roll")


def test_rule_10_a_round_without_coins_is_over_at_once() -> None:
    game = first_round(coins="2222 2222 2222 4444 4444 4444")
    assert game.state.round == 2
    assert game.event_fields("round_began")[0] == {"round": 1, "holder": NORTH, "coins": 0}
    assert game.kinds().count("round_ended") == 1


@pytest.mark.parametrize(
    ("picks", "holders"),
    [
        ("0123", [0, 1, 2, 3, 0]),
        ("02", [0, 2, 0, 2, 0]),
        ("31", [1, 3, 1, 3, 1]),
        ("2", [2, 2, 2, 2, 2]),
        ("123", [1, 2, 3, 1, 2]),
    ],
)
def test_rule_11_the_dice_pass_clockwise_from_player_to_player(
    picks: str, holders: list[int]
) -> None:
    game = first_round(len(picks), picks, ONE_COIN_EACH)
    for number in range(1, 6):
        assert game.state.round == number
        finish_round(turn_over(game))
    assert [event["holder"] for event in game.event_fields("round_began")] == holders


def test_rule_11_the_holder_keeps_the_dice_for_the_whole_round() -> None:
    game = all_stay(after_first_roll("0000"))
    game.luck("roll.1.1.1.1")
    assert [event["holder"] for event in game.event_fields("rolled")] == [NORTH, NORTH]


def test_rule_12_the_highest_die_moves_first() -> None:
    assert after_first_roll("2510").state.order == (EAST, NORTH, SOUTH, WEST)
    assert after_first_roll("0123").state.order == (WEST, SOUTH, EAST, NORTH)


def test_rule_13_ties_move_clockwise_from_the_dice_holder() -> None:
    assert after_first_roll("3333").state.order == (NORTH, EAST, SOUTH, WEST)
    assert after_first_roll("1331").state.order == (EAST, SOUTH, NORTH, WEST)
    # Here South is the first player, so that it has the dice.
    assert after_first_roll("4444", 1, "2").state.order == (SOUTH, WEST, NORTH, EAST)
    assert after_first_roll("4044", 1, "2").state.order == (SOUTH, WEST, NORTH, EAST)


# Moving


def test_rule_14_each_player_moves_or_stays_in_order() -> None:
    game = after_first_roll("4321")
    for seat in range(4):
        assert game.waits_for == ("move", (seat,))
        assert "stay" in game.legal(seat)
        assert game.legal((seat + 1) % 4) == []
        game.do(f"{seat}:stay")
    assert [event["candidate"] for event in game.event_fields("stayed")] == [0, 1, 2, 3]


def test_rule_15_a_pawn_moves_at_most_as_far_as_its_die() -> None:
    for die in range(1, 6):
        game = after_first_roll(f"{die}000")
        reached = {int(token.split(".")[1]) for token in game.legal(0) if token != "stay"}
        abroad = {c for c in reached if REGION[c] != ARMS}
        assert abroad == {c for c in range(GAP) if DISTANCE[GAP][c] <= die and REGION[c] != ARMS}


def test_rule_15_pawns_move_along_rows_and_columns_but_not_through_the_gap() -> None:
    game = after_first_roll("1111").do(f"0:move.{NULL[NORTH]}", "1:stay", "2:stay", "3:stay")
    game.luck("roll.1.0.0.0")
    reached = {CELLS[int(token.split(".")[1])] for token in game.legal(0) if token != "stay"}
    assert {place for place in reached if REGION[cell(*place)] != ARMS} == {(2, 4)}
    game = after_first_roll("5111").do(f"0:move.{NULL[WEST]}", "1:stay", "2:stay", "3:stay")
    game.luck("roll.3.0.0.0")
    assert f"move.{NULL[EAST]}" not in game.legal(
        0
    )  # two apart in a straight line, four around the gap
    all_stay(game).luck("roll.4.0.0.0")
    assert f"move.{NULL[EAST]}" in game.legal(0)
    route = game.do(f"0:move.{NULL[EAST]}").event_fields("walked")[-1]["path"]
    assert len(route) == 5
    assert GAP not in route


def test_rule_16_a_pawn_may_stay_in_the_gap_but_not_enter_it() -> None:
    game = all_stay(after_first_roll("5555"))
    assert list(game.state.pawns) == [GAP] * 4
    assert not game.event_fields("took")
    game.luck("roll.5.5.5.5")
    assert f"move.{GAP}" not in game.legal(0)
    game.do("0:move.2").do("1:stay", "2:stay", "3:stay")
    game.luck("roll.5.5.5.5")
    assert f"move.{GAP}" not in game.legal(0)


def test_rule_17_a_pawn_may_go_home_from_anywhere_on_any_roll() -> None:
    game = after_first_roll("5555").do(f"0:move.{cell(5, 4)}", "1:stay", "2:stay", "3:stay")
    game.luck("roll.1.0.0.0")
    home = {f"move.{c}" for c in range(GAP) if REGION[c] == ARMS}
    assert home <= set(game.legal(0))
    game.do(f"0:move.{cell(0, 3)}")
    assert game.event_fields("walked")[-1]["way"] == 1


def test_rule_18_a_null_moves_a_pawn_home_or_not_at_all() -> None:
    game = after_first_roll("0000")
    home = [f"move.{c}" for c in range(GAP) if REGION[c] == ARMS]
    assert game.legal(0) == [*home, "stay"]


def test_rule_19_any_number_of_pawns_stand_on_a_state() -> None:
    game = after_first_roll("5555", coins="2222 2222 2222 2222 2222 1111")
    for seat in range(4):
        game.do(f"{seat}:move.{NULL[0]}")
    assert list(game.state.pawns) == [NULL[0]] * 4


def test_rule_20_a_coin_given_up_buys_another_roll_and_becomes_uncommitted() -> None:
    game = after_first_roll("3000").do(f"0:move.{ACES[ARMS]}")
    all_stay(game)
    assert game.have[NORTH] == 1
    game.luck("roll.2.0.0.5").do("3:stay", "0:stay")
    assert game.legal(0) == ["done", f"surrender.{coin(ARMS, 1)}"]
    game.do(f"0:surrender.{coin(ARMS, 1)}")
    assert game.state.where[coin(ARMS, 1)] == POOL
    game.luck("reroll.5")
    assert game.waits_for == ("move", (0,))
    assert DISTANCE[ACES[ARMS]][ACES[SUNS]] == 5
    game.do(f"0:move.{ACES[SUNS]}")
    assert game.waits_for == ("move", (1,))


def test_rule_20_a_null_bought_with_a_coin_still_moves_a_pawn_home() -> None:
    game = after_first_roll("3000").do(f"0:move.{ACES[ARMS]}")
    all_stay(game).luck("roll.5.0.0.0").do(f"0:move.{ACES[SUNS]}")
    game.do(f"0:surrender.{coin(ARMS, 1)}").luck("reroll.0")
    home = [f"move.{c}" for c in range(GAP) if REGION[c] == ARMS]
    assert game.legal(0) == [*home, "stay"]


def test_rule_20_a_player_without_coins_is_not_asked() -> None:
    game = after_first_roll("5555").do("0:stay")
    assert game.waits_for == ("move", (1,))


def test_rule_21_coins_may_be_given_up_one_after_the_other_but_no_pawn() -> None:
    game = (
        turn_over(first_round()).luck("roll.0.0.0.0").do("0:move.2", "1:stay", "2:stay", "3:stay")
    )
    game.do("0:take.5").luck("roll.0.0.0.0").do("0:stay", "0:done", "1:stay", "2:stay", "3:stay")
    game.do("0:take.4").luck("roll.1.0.0.0").do("0:stay")
    game.do(f"0:surrender.{coin(ARMS, 50)}").luck("reroll.2").do("0:stay")
    assert game.legal(0) == ["done", f"surrender.{coin(ARMS, 40)}"]
    game.do(f"0:surrender.{coin(ARMS, 40)}").luck("reroll.1").do("0:stay")
    assert game.waits_for == ("move", (1,))
    assert game.have[NORTH] == 0


# Automatic candidates


def test_rule_22_an_automatic_candidate_moves_to_the_highest_stake_in_reach() -> None:
    # Arms ace has 1 + 10 + 20, Suns ace 1 + 10, the others nothing; North alone is a player.
    game = after_first_roll("0253", 1, "0", "1122 1122 1223 2333 3444 4555")
    # East reaches Suns ace (home) and Arms ace in two steps; South's five reach both as well.
    assert [(e["candidate"], e["cell"], e["stake"]) for e in game.event_fields("sought")] == [
        (SOUTH, ACES[ARMS], 31),
        (WEST, ACES[ARMS], 31),
        (EAST, ACES[ARMS], 31),
    ]
    assert game.event_fields("walked")[0]["path"][-1] == ACES[ARMS]


def test_rule_22_only_home_and_states_in_reach_count() -> None:
    game = after_first_roll("0100", 1, "0", "1122 1122 1223 2333 3444 4555")
    sought = {e["candidate"]: e["cell"] for e in game.event_fields("sought")}
    assert sought == {EAST: ACES[SUNS]}  # no ace is one step from the gap, so it goes home


def test_rule_22_an_automatic_candidate_stays_on_the_highest_stake() -> None:
    game = after_first_roll("0200", 1, "0", "1222 1222 1333 2333 3444 4555").do("0:stay")
    assert game.state.pawns[EAST] == ACES[ARMS]
    game.luck("roll.0.3.0.0")
    assert game.event_fields("stayed")[-1] == {"candidate": EAST, "roll": 3, "cell": ACES[ARMS]}


def test_rule_23_the_dice_holder_chooses_between_equal_stakes() -> None:
    game = after_first_roll("0055", 2, "01", "2211 3322 4433 5544 2255 3300")
    # South and West may choose Crowns ace or Moons ace, 1 each; North has the dice.
    assert game.waits_for == ("send", (0,))
    assert game.legal(0) == [f"send.{ACES[WEST]}", f"send.{ACES[SOUTH]}"]
    game.do(f"0:send.{ACES[WEST]}")
    assert game.state.pawns[SOUTH] == ACES[WEST]
    assert game.waits_for == ("send", (0,))
    assert game.event_fields("sent") == [
        {"seat": 0, "candidate": SOUTH, "cell": ACES[WEST], "number": 1}
    ]


def test_rule_23_the_choice_belongs_to_whoever_holds_the_dice() -> None:
    game = after_first_roll("0550", 2, "31", "1221 2332 3443 4554 5225 0330")
    # East is the first player clockwise from North, and sits at seat 1.
    game.do("1:stay")
    assert game.waits_for == ("send", (1,))


def test_rule_24_an_automatic_candidate_without_a_caucus_in_reach_goes_to_its_null_state() -> None:
    game = after_first_roll("0110", 1, "0", "1222 1222 1333 2333 3444 4555")
    assert {e["candidate"] for e in game.event_fields("found_nothing")} == {EAST, SOUTH}
    assert game.state.pawns[EAST] == NULL[EAST]
    assert game.state.pawns[SOUTH] == NULL[SOUTH]


def test_rule_25_an_automatic_candidate_never_gives_up_a_coin() -> None:
    for seed in range(30):
        game = Game(1)
        rng = Rng(f"never/{seed}")
        while game.state.round < 6 and game.state.turn.mode != 4:
            if game.state.turn.mode == CHANCE:
                rules.apply(game.state, -1, rules.chance(game.state, rng), game.events)
            else:
                rules.apply(game.state, 0, rng.pick(rules.legal(game.state, 0)), game.events)
        mine = game.state.owner.index(0)
        assert all(e["candidate"] == mine for e in game.event_fields("surrendered"))


# Caucuses


def test_rule_26_every_state_with_coins_and_pawns_votes_in_reading_order() -> None:
    game = after_first_roll("0000")
    for seat in range(4):
        game.do(f"{seat}:move.{ACES[seat]}")
    took = [(e["cell"], e["candidate"]) for e in game.event_fields("took")]
    assert took == [(2, NORTH), (9, WEST), (14, EAST), (22, SOUTH)]


def test_rule_26_a_pawn_where_no_coin_lies_takes_nothing() -> None:
    game = all_stay(after_first_roll("0000").do(f"0:move.{NULL[NORTH]}"))
    assert not game.event_fields("took")


def test_rule_27_a_lone_candidate_takes_a_coin_of_its_choice() -> None:
    game = all_stay(turn_over(first_round()).luck("roll.0.0.0.0").do("0:move.2"))
    assert game.waits_for == ("take", (0,))
    assert game.legal(0) == ["take.5", "take.4", "take.3", "take.2", "take.1", "take.0"]
    game.do("0:take.2")
    assert game.have == [20, 0, 0, 0]
    assert game.state.turn.prompt == verb_index(rules.VOCABULARY.verbs, "roll")


def test_rule_27_a_single_coin_is_taken_without_a_choice() -> None:
    game = after_first_roll("0000").do("0:move.2")
    all_stay(game)
    assert game.event_fields("took") == [
        {"candidate": 0, "cell": 2, "number": 1, "marker": 0, "value": 1, "total": 1}
    ]


def caucus(dice: str, coins: str = "1222 1222 1333 2333 3444 4555") -> Game:
    """Return a game in which all four have voted at Arms ace, with coins 1, 10 and 20."""
    game = turn_over(first_round(coins=coins)).luck("roll.5.5.5.5")
    game.do("0:move.2", "1:move.2", "2:move.2", "3:move.2")
    return game.luck("vote." + ".".join(dice))


def test_rule_28_the_highest_roll_chooses_first_and_the_lowest_may_get_nothing() -> None:
    game = caucus("2431")
    assert game.waits_for == ("take", (EAST,))
    game.do("1:take.2")
    assert game.waits_for == ("take", (SOUTH,))
    game.do("2:take.0")
    assert game.have == [10, 20, 1, 0]
    assert game.event_fields("missed") == [{"candidate": WEST, "cell": 2, "number": 1}]


def test_rule_29_ties_go_to_the_home_candidate_then_clockwise() -> None:
    assert caucus("3333").event_fields("caucus_rolled")[0]["ranking"] == [
        0,
        3,
        1,
        3,
        2,
        3,
        3,
        3,
    ]
    assert caucus("1414").event_fields("caucus_rolled")[0]["ranking"] == [
        1,
        4,
        3,
        4,
        0,
        1,
        2,
        1,
    ]


def test_rule_29_ties_go_clockwise_from_the_home_candidate_even_if_it_is_absent() -> None:
    # Moons ace, without General West: clockwise from West is North, East, South.
    game = turn_over(first_round(coins="2221 2221 3331 3332 4443 5554")).luck("roll.5.5.5.5")
    for seat in (0, 1, 2):
        game.do(f"{seat}:move.{ACES[MOONS]}")
    game.do("3:stay").luck("vote.2.2.2")
    assert game.event_fields("caucus_rolled")[0]["ranking"] == [0, 2, 1, 2, 2, 2]


def test_rule_30_an_automatic_candidate_takes_the_most_valuable_coin() -> None:
    game = after_first_roll("0200", 1, "0", "1222 1222 1333 2333 3444 4555").do("0:stay")
    assert game.event_fields("took") == [
        {"candidate": EAST, "cell": 2, "number": 1, "marker": 2, "value": 20, "total": 20}
    ]


def test_rule_31_the_dice_are_rolled_again_while_coins_are_left() -> None:
    game = after_first_roll("0000", coins="1122 2233 3344 4455 5500 2233")
    game.do("0:move.2")
    all_stay(game)
    assert game.state.round == 1
    game.luck("roll.0.0.0.0").do("0:stay", "0:done", f"1:move.{ACES[SUNS]}")
    all_stay(game)
    assert game.event_fields("round_ended") == [{"round": 1}]
    assert game.state.round == 2


def test_rule_32_five_rolls_without_a_coin_taken_end_the_round() -> None:
    game = turn_over(first_round(coins="1122 2233 3344 4455 5500 2233"))
    for _ in range(4):
        all_stay(game.luck("roll.1.1.1.1"))
    game.luck("roll.1.1.1.1").do(f"0:move.{ACES[ARMS]}")
    all_stay(game)  # one coin is taken in the fifth: the count begins again
    for i in range(5):
        assert game.state.round == 1, i
        all_stay(game.luck("roll.1.1.1.1"))
    assert game.state.round == 2
    assert game.event_fields("stalled") == [{"round": 1, "rolls": 5}]
    assert game.event_fields("pooled") == [
        {"candidate": NOBODY, "marker": coin(SUNS, 1), "value": 1}
    ]
    assert game.state.where[coin(SUNS, 1)] == POOL
    assert not any(game.state.stake)
    assert UNSEEN in game.state.where
