"""Rules 49 to 58: the debate and the end."""

from __future__ import annotations

from hustings.core.model import OVER, Outcome
from hustings.games.whistle_stop import headline, rules, text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import INDEX
from hustings.games.whistle_stop.election_events import (
    Called,
    Contested,
    Invested,
    KeptByCall,
    Unplaced,
)
from hustings.games.whistle_stop.regions import COST, EV, REGIONS
from tests.games.whistle_stop.driver import NAMES, REGION, Game

A, B = 0, 1


def debate(one: str = "", two: str = "", places: str = "", **options: int) -> Game:
    """Return an advanced game at the debate; A won the places, with 3 delegates in each."""
    game = Game(hands=[f"{places} {one}", two], game=1, **options)
    for place in places.split():
        if game.state.active == B:
            game.end()
        game.play(f"card {place} text")
    game.until(9)
    assert game.state.turn.prompt == v.SWAP
    return game


def test_rule_49_each_candidate_may_exchange_cards() -> None:
    game = Game(hands=["veto south", ""])
    game.until(9)
    assert game.state.turn.seats == (A,)
    size = len(game.state.hands[A])
    game.do("drop south")
    game.do("drop veto")
    assert text.move(game.state, A, game.move("done")) == "Discard these 2, draw 2"
    game.draw("swing legal_team")
    game.do("done")
    assert len(game.state.hands[A]) == size
    assert game.holds(A, "swing") == game.holds(A, "legal_team") == 1
    assert game.state.discard[INDEX["veto"]] == 1
    assert game.state.turn.seats == (B,)
    game.do("drop green_veto")
    assert game.state.bank == 6
    game.do("done")
    assert game.state.round == 10


def test_rule_50_only_an_incumbent_with_the_most_delegates_may_call_a_region() -> None:
    game = debate(two="big_donor", places="south florida")
    game.state.board[REGION["florida"] * 2 + B] = 4
    game.do("done")
    game.do("done")
    assert game.state.turn.prompt == v.CALL
    assert game.legal("call") == [f"call.{REGION['south']}"]
    assert "Rule 50" in game.refusal("call florida")
    assert "Rule 50" in game.refusal("call texas")
    tie = debate(places="south")
    tie.state.board[REGION["south"] * 2 + B] = 3
    tie.do("done")
    tie.do("done")
    assert tie.may("call south")


def test_rule_51_calling_costs_a_tenth_of_the_value_and_at_most_6_in_total() -> None:
    assert COST == (2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5)
    assert all(abs(10 * cost - ev) <= 5 for cost, ev in zip(COST, EV, strict=True))
    game = debate(places="south florida texas")
    game.do("done")
    game.do("done")
    game.do("call south")
    assert "Rule 51" in game.refusal("call texas")
    game.do("call florida")
    assert game.state.turn.prompt == v.SETTLE
    assert game.state.cost == 6
    game.do("pay bake_sale")
    game.do("pay bake_sale")
    happened = game.do("pay bake_sale")
    assert Called(A, REGION["south"], 3) in happened
    assert Called(A, REGION["florida"], 3) in happened


def game_with_called_region(hand: str = "", two: str = "") -> Game:
    """Return an advanced game in round 10 in which A has called the South."""
    game = debate(one=f"big_donor {hand}", two=two, places="south")
    game.do("done")
    game.do("done")
    game.do("call south")
    game.do("pay big_donor")
    game.do("done")
    assert game.state.round == 10
    return game


def test_rule_52_a_called_region_is_decided() -> None:
    game = game_with_called_region()
    assert game.state.called == 1 << REGION["south"]
    game.state.board[REGION["south"] * 2] = 0
    game.finish()
    assert game.holder("south") == A
    assert game.last(KeptByCall) == KeptByCall(REGION["south"], A)


def test_rule_53_delegates_in_a_called_region_still_come_and_go() -> None:
    game = game_with_called_region(hand="grassroots get_out", two="attack_ad")
    game.play("card grassroots text south")
    assert game.at("south") == [7, 0]
    game.end()
    game.play("card attack_ad text south")
    assert game.at("south") == [5, 0]
    game.until(13)
    assert REGION["south"] not in [contested.region for contested in game.every(Contested)]


def test_rule_54_a_candidate_who_called_no_region_buys_two_delegates_per_million() -> None:
    game = debate(one="", two="gala_dinner barbecue", places="south")
    game.do("done")
    game.do("done")
    game.do("done")
    assert game.state.turn.prompt == v.INVEST
    assert game.state.turn.seats == (A,)
    game.do("done")
    game.do("pay gala_dinner")
    assert Invested(B, 6, 12) in game.do("pay barbecue")
    one = game_with_called_region()
    assert not one.every(Invested), "A called a region, B bought nothing"


def test_rule_55_bought_delegates_are_placed_four_at_a_time() -> None:
    game = debate(one="barbecue", two="big_donor")
    game.do("done")
    game.do("done")
    game.do("pay barbecue")
    game.do("done")
    game.do("pay big_donor")
    game.do("done")
    seen = []
    while game.state.turn.prompt == v.FLOOR:
        seen.append((game.state.turn.seats[0], game.state.need))
        game.do(f"place {5 + len(seen)} {game.state.need}")
    assert seen == [(A, 4), (B, 4), (A, 2), (B, 4), (B, 2)]
    assert sum(game.state.board) == 16


def test_rule_56_unplaced_delegates_and_change_are_lost() -> None:
    game = debate(one="barbecue")
    game.do("done")
    game.do("done")
    game.do("pay barbecue")
    game.do("done")
    game.do("done")
    game.do("place texas 1")
    assert text.move(game.state, A, game.move("done")) == "Done: 3 delegates not placed"
    assert Unplaced(A, 3) in game.do("done")
    game.do("place texas 2")
    assert game.state.round == 10
    change = game_with_called_region()
    assert change.state.discard[INDEX["big_donor"]] == 1
    assert sum(change.state.board) == 3


def test_rule_57_the_most_points_after_round_13_win() -> None:
    game = Game(hands=["south", "california"])
    game.play("card south text")
    game.end()
    game.play("card california text")
    game.finish()
    assert game.state.turn.mode == OVER
    outcome = rules.outcome(game.state)
    assert outcome == Outcome((2, 1), (29, 54), "points")
    assert headline.outcome(outcome, NAMES[:2]) == "Ben wins the presidency, with 54 of 538 points."


def tie_outcome(one: list[int], two: list[int], more: int = 0) -> tuple[tuple[int, ...], str]:
    """Return the ranks and the reason when A and B have won these regions."""
    game = Game()
    game.finish()
    for seat, regions in enumerate((one, two)):
        for r in regions:
            game.state.holder[r] = seat
    game.state.board[0] = more
    outcome = rules.outcome(game.state)
    assert outcome.scores[0] == outcome.scores[1]
    return outcome.ranks, outcome.reason


def test_rule_58_ties_go_to_regions_then_delegates_then_are_shared() -> None:
    appalachian, upper = 0, 13
    assert EV[10] == EV[11] == 41
    assert tie_outcome([10], [11]) == ((1, 1), "shared")
    assert tie_outcome([10], [11], 1) == ((1, 2), "delegates")
    assert [REGIONS[r].id for r in (appalachian, upper)] == ["appalachian", "upper_midwest"]
    assert sum(EV[r] for r in (4, 8, 9)) == sum(EV[r] for r in (0, 1, 2, 3)) == 106
    assert tie_outcome([4, 8, 9], [0, 1, 2, 3]) == ((2, 1), "regions")
