"""A game of two worked out by hand: cards played and blocked, a purchase, an election."""

from __future__ import annotations

from hustings.core.model import ANY
from hustings.games.whistle_stop import rules
from hustings.games.whistle_stop.election_events import Scored, StoodAlone
from hustings.games.whistle_stop.events import Placed
from hustings.games.whistle_stop.rules.election import ranks
from tests.games.whistle_stop.driver import REGION, Game

Y, G = 0, 1


def test_two_turns_of_the_first_round() -> None:
    game = Game(
        hands=[
            "south south attack_ad",
            "grassroots gala_dinner bake_sale barbecue override",
        ]
    )
    assert game.state.all_cap == 15
    # Y plays a region card, and G lets it pass.
    assert Placed(Y, REGION["south"], 3, 3) in game.play("card south text")
    # Y plays another as money, in a third region.
    game.do("card south money")
    game.play("place central 2")
    assert game.at("central") == [2, 0]
    # An attack needs somebody there; Y draws instead, and three more at the end.
    assert game.refusal("card attack_ad text south") == (
        "Rule 65: Attack ad needs a rival with delegates in South."
    )
    size = len(game.state.hands[Y])
    game.do("draw")
    assert len(game.state.hands[Y]) == size + 1 + 3
    # G cannot surge where it has nobody; its money is vetoed, and the Veto overridden.
    assert game.state.active == G
    assert "Rule 61" in game.refusal("card grassroots text south")
    game.do("card gala_dinner money")
    game.do("place south 2")
    game.do("place new_england 2")
    assert game.state.turn.mode == ANY
    game.do("veto green_veto")
    assert sum(game.at("south")) == 3
    game.do("override")
    assert game.state.bank == 6
    assert game.at("south") == [3, 2]
    assert game.at("new_england") == [0, 2]
    # Five millions buy one green Veto: the fifth is lost.
    game.do("buy")
    game.do("pay bake_sale")
    game.do("pay barbecue")
    assert game.state.bank == 5
    assert game.holds(G, "green_veto") == 2
    size = len(game.state.hands[G])
    game.do("draw")
    assert len(game.state.hands[G]) == size + 1 + 3
    assert game.state.round == 2
    assert game.state.active == Y


def test_the_caps_of_a_region() -> None:
    game = Game(hands=["south grassroots big_donor south", "south endorsement barbecue"])
    game.play("card south text", "card grassroots text south")
    game.do("card big_donor money")
    game.play("place south 2", "place texas 3")
    assert game.at("south") == [9, 0]
    game.play("card south text")
    game.until(2, Y)
    # Nine of ten: of the three only one is placed.
    assert Placed(Y, REGION["south"], 1, 10) in game.play("card south text")
    game.end()
    game.do("card barbecue money")
    assert not game.may("place south 3")
    game.play("place south 2", "place texas 1")
    # Ten and five: nobody may add.
    assert game.at("south") == [10, 5]
    assert "Rule 5" in game.refusal("card endorsement text south")


def test_an_election_in_the_south() -> None:
    game = Game(hands=["gala_dinner", "bake_sale bake_sale south"])
    game.do("card gala_dinner money")
    game.play("place south 4")
    game.until(5, G)
    game.do("card bake_sale money")
    game.play("place south 2")
    game.play("card south money", "place texas 1", "done")
    game.until(7)
    # Y, the incumbent, rolls again and takes a five for a three: 11 against 12.
    game.roll("6531", "66")
    game.until(8)
    assert game.holder("south") == Y
    game.roll("5")
    game.do("reroll 3")
    scored = game.every(Scored)
    assert scored[-2:] == [Scored(Y, REGION["south"], 11), Scored(G, REGION["south"], 12)]
    assert game.holder("south") == G
    # Alone in Texas, G wins without a roll.
    assert StoodAlone(G, REGION["texas"]) in game.events
    # An incumbent without delegates does not roll.
    game.state.board[REGION["south"] * 2 + G] = 0
    game.finish()
    assert game.holder("south") == Y


def test_the_final_count() -> None:
    game = Game(3)
    game.finish()
    # 165, 195 and 178 points: the middle one wins.
    shares = _split(165, 195)
    for seat, regions in enumerate(shares):
        for r in regions:
            game.state.holder[r] = seat
    assert rules.outcome(game.state)[:3] == ((3, 1, 2), (165, 195, 178), "points")
    assert ranks(game.state) == (3, 1, 2)


def _split(first: int, second: int) -> tuple[list[int], list[int], list[int]]:
    """Return three sets of regions, the first two worth so much."""
    from itertools import combinations

    from hustings.games.whistle_stop.regions import EV, N

    for size in range(1, N):
        for one in combinations(range(N), size):
            if sum(EV[r] for r in one) != first:
                continue
            rest = [r for r in range(N) if r not in one]
            for other in range(1, len(rest)):
                for two in combinations(rest, other):
                    if sum(EV[r] for r in two) == second:
                        return list(one), list(two), [r for r in rest if r not in two]
    raise AssertionError("no such split")
