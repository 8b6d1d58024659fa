"""Rules 1 to 30: the table, the start, turns, money and Vetoes."""

from __future__ import annotations

from collections import Counter

from hustings.core.model import ANY, CHANCE, HIDDEN, NATURE, ONE, Turn
from hustings.games.whistle_stop import rules, text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import CARDS, DECK_KINDS, GREEN, INDEX, MONEY, deck
from hustings.games.whistle_stop.election_events import DebateBegan, ElectionBegan
from hustings.games.whistle_stop.events import (
    Blocked,
    Bought,
    Dealt,
    Declared,
    Ended,
    Overrode,
    Reshuffled,
    RoundBegan,
    TurnBegan,
    Wasted,
)
from hustings.games.whistle_stop.info import INFO
from hustings.games.whistle_stop.regions import EV, REGIONS, SUPER
from hustings.games.whistle_stop.rules.table import away, part
from tests.games.whistle_stop.driver import NAMES, Game


def test_rule_1_there_are_fifteen_regions_worth_538() -> None:
    assert len(REGIONS) == 15
    assert sum(EV) == 538
    states = [code for region in REGIONS for code, _ in region.states]
    assert len(states) == len(set(states)) == 51
    assert [REGIONS[r].name for r in SUPER] == ["New York", "Florida", "Texas", "California"]
    assert EV[5] == 33
    assert EV[2] == 28
    assert list(EV) == sorted(EV)


def test_rule_2_there_are_162_cards() -> None:
    groups = Counter[str]()
    for card in CARDS:
        groups[card.group] += card.quantity
    assert groups == {
        "fund": 25,
        "region": 37,
        "super": 8,
        "veto": 7,
        "override": 2,
        "action": 43,
        "red": 18,
        "green": 7,
        "winner": 15,
    }
    assert sum(groups.values()) == 162


def test_rule_3_every_card_but_a_veto_is_money() -> None:
    for kind, card in enumerate(CARDS[: GREEN + 1]):
        assert (MONEY[kind] > 0) == (card.group not in ("veto", "override", "green"))
    assert {c.money for c in CARDS if c.group in ("region", "super")} == {2}
    assert {c.money for c in CARDS if c.group == "fund"} == {2, 3, 4, 5}
    game = Game(hands=["veto override"])
    assert game.refusal("card veto money") == game.refusal("card override money")
    assert "Rule 24" in game.refusal("card green_veto money")


def test_rule_4_a_candidate_has_at_most_ten_delegates_in_a_region() -> None:
    game = Game(hands=["grassroots grassroots south south", "frontier"])
    game.play("card south text", "card grassroots text south", "card grassroots text south")
    assert game.at("south") == [10, 0]
    game.until(2, 0)
    assert "Rule 4" in game.refusal("card endorsement text south")
    assert "place.3.1" not in _after(game, "card bake_sale money")


def _after(game: Game, words: str) -> list[str]:
    game.do(words)
    return game.legal()


def test_rule_5_a_region_holds_fifteen_twenty_or_twenty_five() -> None:
    assert [Game(seats).state.all_cap for seats in (2, 3, 4)] == [15, 20, 25]
    game = Game(hands=["south grassroots grassroots", "south endorsement south"])
    game.play("card south text", "card grassroots text south", "card grassroots text south")
    game.play("card south text", "card endorsement text south")
    assert game.at("south") == [10, 5]
    assert Declared(1, 3, 0) in game.play("card south text")
    assert game.at("south") == [10, 5]
    game.until(2, 0)
    assert "Rule 4" in game.refusal("card endorsement text south")
    game.end()
    assert "Rule 5" in game.refusal("card endorsement text south")


def test_rule_6_delegates_over_the_cap_are_not_placed() -> None:
    game = Game(hands=["south south grassroots grassroots"])
    game.play("card south text", "card grassroots text south", "card south text")
    assert game.at("south") == [10, 0]
    game.until(2, 0)
    before = sum(game.state.board)
    game.play("card bake_sale money", "place central 2")
    assert sum(game.state.board) == before + 2


def test_rule_7_delegates_do_not_move() -> None:
    game = Game(hands=["south"])
    game.play("card south text")
    game.finish()
    assert game.at("south") == [3, 0]


def test_rule_8_red_cards_are_for_the_advanced_game() -> None:
    assert sum(deck(False, True)) == 122
    assert sum(deck(True, True)) == 140
    reds = [kind for kind in range(DECK_KINDS) if CARDS[kind].group == "red"]
    assert all(Game(game=0).state.deck[kind] == 0 for kind in reds)
    assert any(Game(game=1).state.deck[kind] for kind in reds)


def test_rule_9_each_candidate_starts_with_eight_cards_and_a_green_veto() -> None:
    for seats in (2, 3, 4):
        game = Game(seats)
        assert [len(hand) for hand in game.state.hands] == [9] * seats
        assert [game.holds(seat, "green_veto") for seat in range(seats)] == [1] * seats
        assert game.state.bank == 7 - seats


def test_rule_10_the_lowest_roll_starts_and_ties_roll_again() -> None:
    state = rules.new(3, {o.key: o.default for o in INFO.options})
    for _ in range(3):
        cards = [kind for kind in range(DECK_KINDS) for _ in range(state.deck[kind])][:8]
        rules.apply(state, NATURE, (v.V_DEAL, *cards))
    for dice in ((3, 1), (6, 6), (2, 2), (5, 5), (4, 4)):
        assert state.turn.mode == CHANCE
        rules.apply(state, NATURE, (v.V_ROLL, *dice))
    assert state.starter == 2
    assert state.turn.seats == (2,)


def test_rule_11_play_goes_clockwise_from_the_same_candidate_every_round() -> None:
    game = Game(3, start=1)
    seen = []
    for _ in range(6):
        seen.append(game.state.active)
        game.end()
    assert seen == [1, 2, 0, 1, 2, 0]
    game.until(5)
    assert game.state.active == 1


def test_rule_12_hands_are_secret_except_for_cards_shown_to_all() -> None:
    game = Game(hands=["veto south", "override"])
    seen = game.state.observe(1)
    assert seen.hands[0] == (-1,) * 8 + (GREEN,)
    assert seen.hands[1] == game.state.hands[1]
    assert game.state.observe(None).hands[1] == (-1,) * 8 + (GREEN,)
    assert len(seen.deck) == 0
    event = next(dealt for dealt in game.every(Dealt) if dealt.seat == 0)
    assert rules.witness(event, 1) == Dealt(0, (HIDDEN,) * 8)
    assert rules.witness(event, 0) == event
    assert text.event(rules.witness(event, 1), 1, NAMES) == "Ada has been dealt 8 cards."


def test_rule_13_discards_are_reshuffled_when_the_pile_is_empty() -> None:
    game = Game(4, game=1)
    while not game.every(Reshuffled):
        if game.state.turn.prompt == v.ACT:
            money = [t for t in game.legal("card") if t.split(".")[2] == "1"]
            if money and game.state.actions > 1:
                game.do(f"card {money[0].split('.')[1]} 1")
                continue
        quiet = {v.ACT: "end", v.REACT: "pass", v.BEFORE: "pass", v.AFTER: "pass"}
        done = {v.SWAP: "done", v.CALL: "done", v.INVEST: "done", v.REROLL: "keep"}
        if game.state.turn.prompt == v.PLACE:
            game.do(game.legal("place")[-1].replace(".", " "))
            continue
        game.do((quiet | done)[game.state.turn.prompt])
    assert game.last(Reshuffled).cards > 0
    empty = Game()
    empty.state.deck = bytearray(DECK_KINDS)
    empty.state.left = 0
    assert "Rule 13" in empty.refusal("draw")
    before = len(empty.state.hands[0])
    rules.apply(empty.state, 0, empty.move("end"))
    assert len(empty.state.hands[0]) == before


def test_rule_14_elections_are_in_rounds_4_8_and_13_and_the_debate_in_round_9() -> None:
    game = Game()
    game.finish()
    assert [began.round for began in game.every(RoundBegan)] == list(range(1, 14))
    assert [began.round for began in game.every(ElectionBegan)] == [4, 8, 13]
    assert len(game.every(DebateBegan)) == 1
    assert len(game.every(TurnBegan)) == 9 * 2


def test_rule_15_a_turn_has_up_to_three_actions() -> None:
    game = Game(hands=["south florida texas"])
    game.play("card south text", "card florida text")
    assert game.state.actions == 1
    game.play("card texas text")
    assert game.state.active == 1
    game.do("end")
    assert game.last(Ended) == Ended(1, 3)


def test_rule_16_an_action_plays_a_text_or_money_buys_a_veto_or_draws() -> None:
    game = Game(hands=["south"])
    assert game.may("card south text")
    assert game.may("card south money")
    assert game.may("buy")
    assert game.may("draw")
    game.draw("texas")
    game.do("draw")
    assert game.holds(0, "texas") == 1
    assert game.state.actions == 2


def test_rule_17_money_buys_delegates_anywhere_and_unspent_money_is_lost() -> None:
    game = Game(hands=["gala_dinner big_donor"])
    game.do("card gala_dinner money")
    assert "4 delegates for $4M" in game.text()
    game.do("place central 2")
    game.do("place texas 2")
    game.let()
    assert game.at("central") == [2, 0]
    assert game.at("texas") == [2, 0]
    game.do("card big_donor money")
    assert "done" not in game.legal()
    game.do("place south 3")
    label = text.move(game.state, 0, game.move("done"))
    assert label == "Done: $2M is lost"
    assert Wasted(0, 2) in game.do("done")
    game.let()
    assert game.at("south") == [3, 0]


def test_rule_18_a_green_veto_costs_4_in_any_cards_without_change() -> None:
    game = Game(hands=["bake_sale barbecue"])
    game.do("buy")
    game.do("pay bake_sale")
    assert "$2M to go" in game.text()
    happened = game.do("pay barbecue")
    assert Bought(0, 4) in happened
    assert game.holds(0, "green_veto") == 2
    assert game.state.actions == 2
    assert sum(game.state.board) == 0
    poor = Game(hands=["veto veto veto veto veto veto override override"])
    assert "Rule 18" in poor.refusal("buy")


def test_rule_19_an_empty_bank_sells_nothing() -> None:
    game = Game(4)
    game.state.hands[3] = (*game.state.hands[3], GREEN, GREEN, GREEN)
    game.state.bank = 0
    assert "Rule 19" in game.refusal("buy")


def test_rule_20_a_turn_ends_with_three_new_cards_or_four_in_the_advanced_game() -> None:
    for advanced, size in ((0, 12), (1, 13)):
        game = Game(game=advanced)
        game.end()
        assert len(game.state.hands[0]) == size


def test_rule_21_played_cards_go_to_the_discards() -> None:
    game = Game(hands=["south"])
    game.do("card south text")
    assert game.state.discard[INDEX["south"]] == 0
    assert game.state.on_table() == [INDEX["south"]]
    game.let()
    assert game.state.discard[INDEX["south"]] == 1


def test_rule_22_a_card_without_a_target_cannot_be_played() -> None:
    game = Game(hands=["grassroots attack_ad south grassroots grassroots", ""])
    assert "Rule 61" in game.refusal("card grassroots text")
    assert "Rule 65" in game.refusal("card attack_ad text")
    assert game.may("card south text")
    assert "Rule 3" in game.refusal("card bake_sale text")


def test_rule_23_targets_are_declared_before_anyone_reacts() -> None:
    game = Game(hands=["bake_sale"])
    game.do("card bake_sale money")
    game.do("place texas 1")
    assert game.state.turn.mode == ONE
    assert Declared(0, 9, 1) in game.do("place south 1")
    assert game.state.turn.mode == ANY
    assert sum(game.state.board) == 0
    game.let()
    assert sum(game.state.board) == 2


def test_rule_24_any_other_candidate_may_veto_the_card_on_top() -> None:
    game = Game(3, hands=["south", "veto", "veto"])
    game.do("card south text")
    assert set(game.state.turn.seats) == {1, 2}
    assert "Rule 24" in game.refusal("pass", 0)
    game.do("veto veto", 1)
    assert set(game.state.turn.seats) == {2, 0}
    assert game.may("veto green_veto", 0)
    game.do("veto veto", 2)
    assert set(game.state.turn.seats) == {0, 1}


def test_rule_25_a_veto_blocks_and_a_blocked_veto_frees_the_card() -> None:
    game = Game(hands=["south florida", "veto"])
    game.do("card south text")
    game.do("veto veto")
    assert Blocked(0, INDEX["south"]) in game.let()
    assert game.at("south") == [0, 0]
    game.do("card florida text")
    game.do("veto green_veto")
    game.do("veto green_veto")
    happened = game.do("pass")
    assert Blocked(1, GREEN) in happened
    assert game.state.turn.mode == ANY
    assert game.state.turn.seats == (1,)
    assert not game.state.stack
    game.do("pass")
    assert game.at("florida") == [3, 0]


def test_rule_26_an_override_cannot_be_vetoed() -> None:
    game = Game(3, hands=["south", "veto", "override veto"])
    game.do("card south text")
    assert not game.may("override", 2)
    game.do("veto veto", 1)
    assert Overrode(2, 1, INDEX["veto"]) in game.do("override", 2)
    assert game.at("south") == [3, 0, 0]
    assert game.state.turn.mode == ONE
    # Saving a Veto lets that Veto block the card below it.
    game = Game(hands=["florida", "veto override"])
    game.do("card florida text")
    game.do("veto veto")
    game.do("veto green_veto")
    game.do("override")
    assert game.at("florida") == [0, 0]


def test_rule_27_green_vetoes_return_to_the_bank() -> None:
    game = Game(hands=["south florida", "veto override"])
    game.do("card south text")
    game.do("veto green_veto")
    game.let()
    assert game.state.bank == 6
    game.do("card florida text")
    game.do("veto veto")
    game.let()
    assert game.state.discard[INDEX["veto"]] == 1


def test_rule_28_a_blocked_card_costs_its_action_and_the_veto_does_not() -> None:
    game = Game(hands=["south", "veto"])
    game.do("card south text")
    game.do("veto veto")
    game.let()
    assert game.state.actions == 2
    game.end()
    assert game.state.actions == 3


def test_rule_29_buying_a_veto_and_drawing_cannot_be_vetoed() -> None:
    game = Game(hands=["gala_dinner"])
    game.do("draw")
    assert game.state.turn == Turn(ONE, (0,), v.ACT)
    game.do("buy")
    game.do("pay gala_dinner")
    assert game.state.turn.prompt == v.ACT


def test_rule_30_everyone_with_cards_is_asked_whatever_they_hold() -> None:
    game = Game(3, hands=["south"])
    _drop(game, 1, GREEN)
    game.do("card south text")
    assert game.state.turn.seats == (1, 2)
    assert game.legal(seat=1) == ["pass"]
    game.let()
    for kind in game.state.hands[2]:
        _drop(game, 2, kind)
    game.do("card bake_sale money")
    game.do("place texas 2")
    assert game.state.turn == Turn(ANY, (1,), v.REACT)


def _drop(game: Game, seat: int, kind: int) -> None:
    """Put a card from a hand away."""
    part(game.state, seat, kind)
    away(game.state, kind)
