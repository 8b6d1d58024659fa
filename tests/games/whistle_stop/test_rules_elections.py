"""Rules 31 to 48: elections, and red cards in them."""

from __future__ import annotations

from hustings.core.model import ANY
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import INDEX
from hustings.games.whistle_stop.election_events import (
    Contested,
    Lost,
    Rerolled,
    Rolled,
    RolloffBegan,
    Scored,
    Skipped,
    StoodAlone,
    Won,
)
from hustings.games.whistle_stop.events import Played
from tests.games.whistle_stop.driver import REGION, Game

A, B = 0, 1
SOUTH = REGION["south"]


def game_in_south(
    mine: int = 3, theirs: int = 3, *, hands: tuple[str, str] = ("", ""), game: int = 0
) -> Game:
    """Return a game in round 2; each candidate has this many delegates in the South only."""
    table = Game(hands=[f"big_donor gala_dinner barbecue {hand}" for hand in hands], game=game)
    for wanted in (mine, theirs):
        left = wanted
        for card, value in (("big_donor", 5), ("gala_dinner", 4), ("barbecue", 3)):
            n = min(left, value)
            left -= n
            if n:
                table.do(f"card {card} money")
                table.do(f"place south {n}")
                if table.state.turn.prompt == v.PLACE:
                    table.do("done")
                table.let()
        table.end()
    return table


def test_rule_31_regions_vote_by_ascending_value_and_empty_ones_keep_their_incumbent() -> None:
    game = game_in_south(3, 0)
    game.until(5)
    skipped = [event.region for event in game.every(Skipped)]
    assert skipped == [r for r in range(15) if r != SOUTH]
    assert game.holder("south") == A
    game.until(6)
    game.state.board[SOUTH * 2] = 0
    game.until(9)
    assert game.holder("south") == A


def test_rule_32_one_delegate_is_enough_and_a_lone_candidate_wins_without_a_roll() -> None:
    game = game_in_south(1, 0)
    game.until(5)
    assert not game.every(Rolled)
    assert game.last(StoodAlone) == StoodAlone(A, SOUTH)
    assert game.holder("south") == A
    both = game_in_south(1, 1)
    both.until(5)
    assert both.last(Contested) == Contested(SOUTH, 29, (A, B))


def test_rule_33_each_delegate_is_a_die_and_the_two_best_count() -> None:
    game = game_in_south(4, 2)
    game.roll("1365", "66")
    game.until(5)
    assert game.every(Rolled) == [Rolled(A, SOUTH, (6, 5, 3, 1)), Rolled(B, SOUTH, (6, 6))]
    assert game.every(Scored) == [Scored(A, SOUTH, 11), Scored(B, SOUTH, 12)]
    one = game_in_south(1, 2)
    one.roll("6", "11")
    one.until(5)
    won = one.last(Won)
    assert (won.seat, won.region) == (A, SOUTH)
    assert Scored(A, SOUTH, 6) in one.events


def test_rule_34_the_highest_score_makes_the_incumbent() -> None:
    game = game_in_south(2, 2)
    game.roll("11", "21")
    game.until(5)
    assert game.holder("south") == B
    assert game.last(Won) == Won(B, SOUTH, 29, 29)


def test_rule_35_an_incumbent_may_roll_one_die_again_even_when_leading() -> None:
    game = game_in_south(4, 2)
    game.roll("6543", "11")
    game.until(7)
    game.roll("6531", "66")
    game.until(8)
    assert game.state.turn.prompt == v.REROLL
    assert game.legal() == ["keep", "reroll.6", "reroll.5", "reroll.3", "reroll.1"]
    game.roll("5")
    game.do("reroll 3")
    assert Rerolled(A, SOUTH, 3, 5) in game.events
    assert game.holder("south") == B
    assert Lost(A, SOUTH, 0) in game.events
    lead = game_in_south(2, 2)
    lead.roll("66", "11")
    lead.until(7)
    lead.roll("66", "54")
    lead.until(8)
    assert lead.may("reroll 6")
    lead.roll("1")
    lead.do("reroll 6")
    assert lead.holder("south") == B


def test_rule_36_an_incumbent_without_delegates_loses_the_region_to_the_winner() -> None:
    game = game_in_south(2, 1)
    game.roll("66", "1")
    game.until(7)
    game.state.board[SOUTH * 2] = 0
    game.until(9)
    assert game.holder("south") == B
    assert game.last(StoodAlone) == StoodAlone(B, SOUTH)


def test_rule_37_tied_candidates_roll_off_with_two_dice_each() -> None:
    game = game_in_south(1, 3)
    game.roll("6", "511", "33", "24", "11", "21")
    game.until(5)
    assert game.every(Rolled)[2:] == [
        Rolled(A, SOUTH, (3, 3)),
        Rolled(B, SOUTH, (4, 2)),
        Rolled(A, SOUTH, (1, 1)),
        Rolled(B, SOUTH, (2, 1)),
    ]
    assert len(game.every(RolloffBegan)) == 2
    assert game.holder("south") == B


def test_rule_38_an_incumbent_may_roll_again_in_a_roll_off_too() -> None:
    game = game_in_south(2, 2)
    game.roll("66", "11")
    game.until(7)
    game.roll("66", "66", "11", "61")
    game.until(8)
    game.do("keep")
    assert game.state.turn.prompt == v.REROLL
    game.roll("6")
    game.do("reroll 1")
    assert len(game.every(RolloffBegan)) == 2


def test_rule_39_delegates_stay_after_an_election() -> None:
    game = game_in_south(4, 2)
    game.until(5)
    assert game.at("south") == [4, 2]


def test_rule_40_no_cards_are_played_in_an_election_of_the_basic_game() -> None:
    game = game_in_south(2, 2)
    hands = list(game.state.hands)
    while game.state.round < 4:
        hands = list(game.state.hands)
        game.end()
    assert game.state.round > 4
    assert len(game.state.hands[0]) == len(hands[0])
    assert len(game.every(Played)) == 2


def dice_rolled(game: Game) -> list[int]:
    """Return how many dice were rolled, in order."""
    return [len(rolled.dice) for rolled in game.every(Rolled)]


def game_at_red_cards(mine: int = 3, theirs: int = 3, one: str = "", two: str = "") -> Game:
    """Return an advanced game at the first choice of red cards in the South."""
    game = game_in_south(mine, theirs, hands=(one, two), game=1)
    game.until(4)
    assert game.state.turn.prompt == v.BEFORE
    assert game.state.turn.seats == (A,)
    return game


def test_rule_41_each_candidate_may_play_a_red_card_before_the_roll() -> None:
    game = game_at_red_cards(one="get_out", two="volunteers")
    game.play("red get_out")
    assert game.state.turn.seats == (B,)
    game.roll("1111", "11112")
    game.play("red volunteers")
    assert dice_rolled(game) == [4, 5]


def test_rule_42_absentee_ballots_and_recount_come_after_the_roll() -> None:
    game = game_at_red_cards(one="absentee", two="recount")
    assert "Rule 42" in game.refusal("red absentee 1")
    game.roll("531", "222")
    game.do("pass")
    assert "Rule 42" in game.refusal("red recount")
    game.do("pass")
    assert game.state.turn.prompt == v.AFTER
    assert game.state.turn.seats == (A,)
    assert game.may("red absentee 5")
    assert "Rule 41" in game.refusal("red get_out")
    game.do("pass")
    assert game.may("red recount")


def test_rule_43_each_candidate_plays_one_red_card_per_region_even_if_vetoed() -> None:
    game = game_at_red_cards(one="get_out absentee", two="veto")
    game.do("red get_out")
    game.do("veto veto")
    game.let()
    assert game.state.turn.seats == (B,)
    game.roll("111", "222")
    game.do("pass")
    assert game.state.turn.seats == (B,), "A has had its red card here"
    game.do("pass")
    assert game.holder("south") == B


def test_rule_44_red_cards_work_in_the_order_played_and_can_be_vetoed() -> None:
    game = game_at_red_cards(one="turnout", two="get_out")
    game.do("red turnout")
    assert game.state.turn.mode == ANY
    game.let()
    game.roll("11", "112")
    game.play("red get_out")
    assert dice_rolled(game) == [2, 3]
    other = game_at_red_cards(one="get_out", two="turnout")
    other.play("red get_out", "red turnout")
    assert dice_rolled(other) == [2, 2]


def test_rule_45_a_red_card_holds_for_one_region_and_one_election() -> None:
    game = game_at_red_cards(one="get_out")
    game.roll("6666", "111")
    game.play("red get_out")
    game.do("pass")
    game.until(8)
    assert list(game.state.ndice) == [3, 3]
    assert game.state.flags == 0


def test_rule_46_red_cards_do_not_change_a_roll_off_except_bars() -> None:
    game = game_at_red_cards(2, 2, one="debate_win", two="")
    game.roll("54", "64", "21", "22")
    game.play("red debate_win")
    game.do("pass")
    assert game.state.turn.prompt == v.AFTER
    game.do("pass")
    assert Scored(A, SOUTH, 10) in game.events
    assert Scored(A, SOUTH, 3) in game.events
    assert game.holder("south") == B
    barred = game_at_red_cards(2, 2, one="lawyer")
    barred.roll("11", "66")
    barred.until(8)
    barred.roll("66", "66", "55", "11")
    barred.play("red lawyer")
    while barred.state.round == 8:
        assert barred.state.turn.prompt != v.REROLL
        barred.do("pass")
    assert len(barred.every(RolloffBegan)) == 1
    assert barred.holder("south") == A


def test_rule_47_some_red_cards_need_a_participant_as_target() -> None:
    three = Game(3, hands=["big_donor", "big_donor", "get_out gaffe turnout weather"], game=1)
    for _ in range(2):
        three.do("card big_donor money")
        three.do("place south 5")
        three.let()
        three.end()
    three.until(4)
    three.do("pass")
    three.do("pass")
    assert three.state.turn.seats == (2,)
    assert "Rule 47" in three.refusal("red get_out")
    assert three.may("red gaffe 0")
    assert not three.may("red gaffe 2")
    assert three.may("red turnout")
    assert not three.may("red weather 2")


def test_rule_48_outside_elections_red_cards_are_money() -> None:
    game = Game(hands=["get_out recount"], game=1)
    assert "Rule 48" in game.refusal("card get_out text")
    game.do("card recount money")
    game.do("place south 3")
    game.let()
    assert game.at("south") == [3, 0]
    assert game.state.discard[INDEX["recount"]] == 1
