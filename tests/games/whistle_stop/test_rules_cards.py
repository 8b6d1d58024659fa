"""Rules 59 to 85: what every card does."""

from __future__ import annotations

from hustings.core.model import CHANCE, HIDDEN, NATURE
from hustings.games.whistle_stop import rules
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, GREEN, INDEX
from hustings.games.whistle_stop.election_events import (
    Barred,
    RecountOrdered,
    Rerolled,
    RolloffBegan,
    Scored,
)
from hustings.games.whistle_stop.events import Drew, Looked, Took, TourDeclared
from hustings.games.whistle_stop.regions import EV
from tests.games.whistle_stop.driver import REGION, Game
from tests.games.whistle_stop.test_rules_elections import SOUTH, dice_rolled, game_at_red_cards

A, B = 0, 1


def game_with(card: str, *, mine: str = "", theirs: str = "", seats: int = 2) -> Game:
    """Return a game at A's turn in round 2 with a card; 3 delegates of each in the places named."""
    game = Game(seats, hands=[f"{mine} {card}", theirs])
    game.play(*(f"card {place} text" for place in mine.split()))
    if game.state.active == A:
        game.end()
    game.play(*(f"card {place} text" for place in theirs.split()))
    game.until(2, A)
    return game


def test_rule_59_region_and_super_state_cards_place_three_delegates() -> None:
    for kind, card in enumerate(CARDS):
        if card.group == "region":
            game = Game(hands=[card.id])
            game.play(f"card {card.id} text")
            assert game.at(card.id) == [3, 0], kind
    game = Game(hands=["super_state"])
    assert game.legal(f"card.{INDEX['super_state']}.0") == [
        f"card.{INDEX['super_state']}.0.{REGION[name]}"
        for name in ("new_york", "florida", "texas", "california")
    ]
    assert "Rule 59" in game.refusal("card super_state text south")
    game.play("card super_state text california")
    assert game.at("california") == [3, 0]


def test_rule_60_town_hall_tour() -> None:
    game = game_with("town_hall")
    game.do("card town_hall text")
    assert "done" not in game.legal()
    for place in ("south", "texas", "central"):
        game.do(f"spot {place}")
    assert "Rule 60" in game.refusal("spot south")
    game.do("spot florida")
    game.let()
    assert [game.at(p)[A] for p in ("south", "texas", "central", "florida")] == [1, 1, 1, 1]


def test_rule_61_grassroots_surge() -> None:
    game = game_with("grassroots", mine="south")
    assert "Rule 61" in game.refusal("card grassroots text texas")
    game.play("card grassroots text south")
    assert game.at("south") == [7, 0]


def test_rule_62_new_frontier() -> None:
    game = game_with("frontier", mine="south")
    assert "Rule 62" in game.refusal("card frontier text south")
    game.play("card frontier text texas")
    assert game.at("texas") == [3, 0]


def test_rule_63_bus_tour() -> None:
    game = game_with("bus_tour", mine="south")
    assert "Rule 63" in game.refusal("card bus_tour text texas")
    game.do("card bus_tour text south")
    assert "Rule 63" in game.refusal("place south 1")
    assert not game.may("place texas 4")
    happened = game.play("place texas 2")
    assert TourDeclared(A, SOUTH, REGION["texas"], 2) in happened
    assert game.at("south") == [1, 0]
    assert game.at("texas") == [2, 0]


def test_rule_64_defection() -> None:
    game = game_with("defection", mine="south", theirs="south florida")
    assert "Rule 64" in game.refusal("card defection text florida")
    game.play("card defection text south")
    assert game.at("south") == [4, 2]


def test_rule_65_attack_ad() -> None:
    game = game_with("attack_ad attack_ad", theirs="florida")
    assert "Rule 65" in game.refusal("card attack_ad text south")
    game.play("card attack_ad text florida", "card attack_ad text florida")
    assert game.at("florida") == [0, 0]


def test_a_rival_is_chosen_where_there_are_several() -> None:
    game = Game(3, hands=["attack_ad", "south", "south"])
    game.until(1, 1)
    game.play("card south text")
    game.end()
    game.play("card south text")
    game.until(2, A)
    game.do("card attack_ad text south")
    assert game.legal() == ["rival.1", "rival.2"]
    game.play("rival 2")
    assert game.at("south") == [0, 3, 1]


def test_rule_66_scandal() -> None:
    game = game_with("scandal", theirs="south florida")
    game.do("card scandal text 1")
    assert "Rule 66" in game.refusal("spot texas")
    game.do("spot south")
    assert "Rule 66" in game.refusal("spot south")
    game.play("done")
    assert game.at("south") == [0, 2]
    assert game.at("florida") == [0, 3]


def test_rule_67_phone_bank() -> None:
    game = game_with("phone_bank")
    game.draw("texas south veto")
    happened = game.play("card phone_bank text")
    drew = happened[-1]
    assert isinstance(drew, Drew)
    assert drew.seat == A
    assert game.holds(A, "texas") == game.holds(A, "south") == game.holds(A, "veto") == 1


def test_rule_68_opposition_file() -> None:
    game = game_with("file south", theirs="florida")
    game.state.known[B] = (GREEN,)
    game.play("card file text 1")
    assert game.state.turn.prompt == v.TAKE
    assert -1 not in game.state.observe(A).hands[B]
    assert -1 in game.state.observe(None).hands[B]
    event = game.last(Looked)
    assert rules.witness(event, None) == Looked(A, B, (HIDDEN,) * len(game.state.hands[B]))
    before = len(game.state.hands[B])
    game.do("take green_veto")
    game.do("give south")
    assert game.holds(A, "green_veto") == 2
    assert game.holds(B, "south") == 1
    assert len(game.state.hands[B]) == before
    assert game.state.known[B] == ()
    assert -1 in game.state.observe(A).hands[B]
    took = game.last(Took)
    assert rules.witness(took, None) == Took(A, B, HIDDEN)
    assert rules.witness(took, B) == took


def test_rule_69_poached_donors() -> None:
    game = game_with("donors")
    game.do("card donors text 1")
    size = len(game.state.hands[B])
    rules.apply(game.state, B, game.move("pass"), game.events)
    assert game.state.turn.mode == CHANCE
    weights = rules.chances(game.state)
    assert weights is not None
    assert {move[1] for move, _ in weights} == set(game.state.hands[B])
    rules.apply(game.state, NATURE, (v.V_POACH, GREEN), game.events)
    assert game.holds(A, "green_veto") == 2
    assert len(game.state.hands[B]) == size - 1


def test_rule_70_press_leak() -> None:
    game = game_with("leak", seats=3)
    game.play("card leak text")
    assert game.state.turn.seats == (1,)
    assert game.state.turn.prompt == v.LEAKED
    game.do("drop bake_sale")
    assert game.state.turn.seats == (2,)
    game.do("drop green_veto")
    assert game.state.bank == 5
    assert game.state.turn.seats == (A,)


def test_rule_71_big_endorsement() -> None:
    game = game_with("endorsement")
    assert "Rule 71" in game.refusal("card endorsement text texas")
    assert EV[REGION["florida"]] == 30
    game.play("card endorsement text florida")
    assert game.at("florida") == [5, 0]


def test_rule_72_victory_lap() -> None:
    game = Game(hands=["south florida victory_lap victory_lap"])
    game.do("card victory_lap text")
    game.play("spot texas")
    assert game.at("texas") == [2, 0]
    game.play("card south text", "card florida text")
    game.until(5, A)
    game.do("card victory_lap text")
    assert "Rule 72" in game.refusal("spot central")
    game.do("spot south")
    game.play("spot florida")
    assert game.at("south") == [5, 0]
    assert game.at("florida") == [5, 0]


def test_rule_73_comeback() -> None:
    last = game_with("comeback", theirs="south")
    last.do("card comeback text")
    assert not last.may("place texas 3")
    last.do("place texas 2")
    assert "Rule 73" in last.refusal("place texas")
    last.do("place south 2")
    last.play("place central 1")
    assert last.at("texas") == [2, 0]
    ahead = game_with("comeback", mine="south")
    ahead.do("card comeback text")
    assert ahead.state.need == 3
    assert not ahead.may("place texas 2")


def test_rule_74_momentum() -> None:
    game = game_with("momentum")
    game.play("card momentum text")
    assert game.state.actions == 4


def test_rule_75_second_look() -> None:
    game = Game(hands=["second_look south florida", "veto"])
    assert "Rule 75" in game.refusal("card second_look text")
    game.do("card south text")
    game.do("veto veto")
    game.let()
    game.do("card second_look text")
    assert game.legal() == [f"fetch.{INDEX['south']}"]
    game.play("fetch south")
    assert game.holds(A, "south") == 1
    assert INDEX["south"] in game.state.observe(B).hands[A]


def test_rule_76_legal_team() -> None:
    game = game_with("legal_team")
    game.play("card legal_team text")
    assert game.holds(A, "green_veto") == 2
    assert game.state.bank == 4
    without = Game(hands=["legal_team"], vetoes=2)
    size = len(without.state.hands[A])
    without.play("card legal_team text")
    assert len(without.state.hands[A]) == size + 1


def test_rule_77_swing_voters() -> None:
    game = game_with("swing", theirs="south")
    game.play("card swing text south")
    assert game.at("south") == [2, 1]
    three = Game(3, hands=["swing", "south", "south"])
    for _ in range(2):
        three.end()
        three.play("card south text")
    three.until(2, A)
    three.do("card swing text south")
    assert three.legal() == ["rival.1", "rival.2"]


def scores(game: Game) -> list[int]:
    """Return the scores of the rolls, in order."""
    return [scored.score for scored in game.every(Scored)]


def test_rule_78_more_dice_but_never_more_than_ten() -> None:
    game = game_at_red_cards(3, 3, one="get_out")
    game.roll("1111", "222")
    game.play("red get_out")
    game.do("pass")
    assert dice_rolled(game) == [4, 3]
    most = game_at_red_cards(9, 3, one="volunteers")
    most.roll("1111111111", "222")
    most.play("red volunteers")
    most.do("pass")
    assert dice_rolled(most) == [10, 3]


def test_rule_79_bad_weather() -> None:
    game = game_at_red_cards(2, 2, one="weather")
    game.roll("22", "1")
    game.play("red weather 1")
    game.do("pass")
    assert dice_rolled(game) == [2, 1]


def test_rule_80_strong_debate_and_gaffe() -> None:
    game = game_at_red_cards(2, 2, one="debate_win", two="gaffe")
    game.roll("22", "21")
    game.play("red debate_win", "red gaffe 0")
    assert scores(game) == [4, 3]
    plain = game_at_red_cards(2, 2, one="debate_win")
    plain.roll("22", "31")
    plain.play("red debate_win")
    plain.until(5)
    assert scores(plain) == [5, 4]


def test_rule_81_election_lawyer() -> None:
    game = game_at_red_cards(2, 2, two="lawyer")
    assert "Rule 41" not in game.refusal("red lawyer")
    game.roll("66", "11")
    game.until(8)
    game.do("pass")
    game.roll("11", "66")
    assert Barred(A, SOUTH) in game.play("red lawyer")
    assert game.state.turn.prompt == v.AFTER
    game.until(9)
    assert game.holder("south") == B


def test_rule_82_low_turnout() -> None:
    game = game_at_red_cards(5, 1, one="turnout")
    game.roll("22", "1")
    game.play("red turnout")
    game.do("pass")
    assert dice_rolled(game) == [2, 1]


def test_rule_83_photo_finish() -> None:
    game = game_at_red_cards(2, 2, one="photo")
    game.roll("55", "61")
    game.play("red photo")
    game.until(5)
    assert game.holder("south") == B
    assert scores(game) == [5, 6]


def test_rule_84_absentee_ballots() -> None:
    game = game_at_red_cards(2, 2, one="absentee")
    game.roll("61", "54")
    game.do("pass")
    game.do("pass")
    game.do("red absentee 1")
    game.roll("6")
    game.let()
    assert Rerolled(A, SOUTH, 1, 6) in game.events
    game.until(5)
    assert game.holder("south") == A


def test_rule_85_recount() -> None:
    game = game_at_red_cards(2, 2, two="recount")
    game.roll("66", "11")
    game.do("pass")
    game.do("pass")
    game.do("pass")
    game.roll("12", "33")
    game.play("red recount")
    assert len(game.every(RecountOrdered)) == 1
    assert len(game.every(RolloffBegan)) == 1
    assert game.holder("south") == B
