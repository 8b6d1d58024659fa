"""The strong opponents: their values, Vetoes and reasons."""

from __future__ import annotations

import pytest

from hustings.bots.search import choose
from hustings.core.model import Move
from hustings.core.rng import Rng
from hustings.games.whistle_stop import bots, rules
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots.hint import reasons, score_sum, score_text
from hustings.games.whistle_stop.bots.learned import (
    AFTER_LAST_TURN,
    MOMENTS,
    MOMENTS_BEFORE_ELECTION,
    TURN_ROUNDS,
    LearnedModel,
    card_values,
    evaluate,
    first_row,
    luck_width,
    moment_after,
    moment_now,
    region_weights,
    win_chance,
)
from hustings.games.whistle_stop.bots.move_values import advisable
from hustings.games.whistle_stop.bots.policy import card_harm
from hustings.games.whistle_stop.bots.policy_bot import PolicyBot
from hustings.games.whistle_stop.bots.search import Searcher
from hustings.games.whistle_stop.odds import win
from hustings.games.whistle_stop.regions import EV
from hustings.messages.people import Cast
from tests.games.whistle_stop.driver import REGION, Game
from tests.games.whistle_stop.test_properties import positions
from tests.kit import NAMES


def chosen_move(game: Game, seat: int) -> Move:
    """Return the policy's move."""
    return choose(PolicyBot(), rules, game.state.observe(seat), seat, Rng("any"))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [0, 1])
def test_weights_exist_for_every_moment(seats: int, advanced: int) -> None:
    first = first_row(seats, advanced)
    for moment in range(MOMENTS + len(MOMENTS_BEFORE_ELECTION)):
        assert len(region_weights(first, moment)) == 7
        assert len(card_values(first, moment)) == c.KINDS
        assert min(card_values(first, moment)) >= 0
        assert luck_width(first, moment) > 0
    red = [card_values(first, moment)[c.GET_OUT] for moment in range(AFTER_LAST_TURN)]
    assert any(red) == bool(advanced)


def test_a_moment_counts_a_candidates_turns() -> None:
    for seats in (2, 4):
        game = Game(seats, start=1)
        state = game.state
        for i, r in enumerate(TURN_ROUNDS):
            state.round, state.active = r, 1
            assert moment_after(state) == i
            assert moment_now(state) == (i if i in (0, 3, 6) else i - 1)
            state.active = 0
            assert moment_now(state) == i
            assert moment_after(state) == MOMENTS_BEFORE_ELECTION.get(
                i, AFTER_LAST_TURN if i == AFTER_LAST_TURN - 1 else i
            )
        for r, moment in ((4, MOMENTS), (8, MOMENTS + 1), (9, 6), (13, AFTER_LAST_TURN)):
            state.round = r
            assert moment_now(state) == moment


def test_the_last_election_is_judged_by_exact_chances() -> None:
    game = Game()
    state = game.state
    state.round = 13
    assert win_chance(state, 0) == pytest.approx(0.5)
    state.board[2 * REGION["california"]] = 3
    model = LearnedModel(state, 0)
    assert model.standing()[0] - model.standing()[1] == pytest.approx(54)
    assert model.incumbency(0) == 2 * 23
    assert win_chance(state, 0) > 0.99
    assert win_chance(state, 1) < 0.01


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_candidates_have_equal_chances(seats: int) -> None:
    state = Game(seats).state
    assert sum(evaluate(state, seat) for seat in range(seats)) == pytest.approx(1)
    state.round = 13
    state.board = bytearray([2] * len(state.board))
    state.hands = [state.hands[0]] * seats
    for seat in range(seats):
        assert evaluate(state, seat) == pytest.approx(1 / seats)


def test_a_candidate_whose_turn_is_over_has_a_lower_value() -> None:
    """Three delegates on the board are no lead while the others have three actions each."""
    game = Game(2, hands=["california texas florida", ""])
    game.play("card california text")
    assert evaluate(game.state, 1) > 0.5 > evaluate(game.state, 0)


def test_a_region_that_has_voted_counts_for_its_winner() -> None:
    """During an election the chances change region by region."""
    game = Game(start=0)
    state = game.state
    for r in range(15):
        state.board[2 * r : 2 * r + 2] = bytes((3, 3))
    state.round, state.region, state.votes = 13, 14, ()
    state.holder = bytearray([0] * 7 + [1] * 7 + [0])
    won = sum(EV[r] for r in range(7)) - sum(EV[r] for r in range(7, 14))
    standing = LearnedModel(state, 0).standing()
    assert standing[0] - standing[1] == pytest.approx(won + 54 * (2 * win((3, 3), 0)[0] - 1))


@pytest.mark.broad
def test_valuing_incumbency_leaves_the_state_unchanged() -> None:
    for state, seat in positions(5):
        if seat >= 0:
            seen = state.observe(seat)
            key = seen.key()
            LearnedModel(seen, seat).incumbency(0)
            choose(PolicyBot(), rules, seen, seat, Rng("x"))
            assert seen.key() == key


def test_a_bot_vetoes_cards_that_cost_more_than_a_veto() -> None:
    game = Game(hands=["big_donor leak", "veto"])
    game.do("card leak text")
    assert chosen_move(game, 1) == (v.V_PASS,)
    game = Game(hands=["big_donor leak", "veto"])
    game.do("card big_donor money")
    for region in ("california", "texas", "upper_midwest", "great_lakes", "southwest"):
        game.do(f"place {region} 1")
    model = LearnedModel(game.state.observe(1), 1)
    assert card_harm(model) > model.card_values[c.GREEN]
    assert chosen_move(game, 1)[0] == v.V_VETO


def test_reasons_name_places_and_chances() -> None:
    game = Game(hands=["south big_donor leak", "veto"])
    seen = game.state.observe(0)
    south = REGION["south"]
    assert reasons(seen, 0, (v.V_CARD, c.FIRST_REGION + south, v.TEXT), Cast(0, NAMES)) == [
        "Nobody has delegates in South (29 points) yet.",
        "3 delegates for one action.",
    ]
    texts = reasons(seen, 0, (v.V_CARD, c.INDEX["big_donor"], v.MONEY), Cast(0, NAMES))
    assert texts[0].startswith("Buys 5 delegates, best ")
    game.do("card south text")
    texts = reasons(game.state.observe(1), 1, (v.V_PASS,), Cast(1, NAMES))
    assert texts[0].startswith("South costs about ")
    assert " points if nobody stops it" in texts[0], "under what condition"


def test_reasons_to_pass_name_the_value_of_the_spared_card() -> None:
    """It is the least valuable card that could be spent, if it is worth more than the harm."""
    game = Game(hands=["south leak donors", "veto"])
    game.do("card south text")
    obs = game.state.observe(1)
    model = LearnedModel(obs, 1)
    assert model.card_values[c.VETO] > model.card_values[c.GREEN] > card_harm(model)
    line = reasons(obs, 1, (v.V_PASS,), Cast(1, NAMES))[0]
    assert line.endswith(
        f", but Green Veto is worth {model.card_values[c.GREEN]:.0f} points kept for later."
    )
    game.state.hands[1] = ()
    assert not any(
        " but " in line for line in reasons(game.state.observe(1), 1, (v.V_PASS,), Cast(1, NAMES))
    )


def test_reasons_to_protect_the_bots_own_card_name_its_gain() -> None:
    """The negative cost of an own card on the table is its gain."""
    game = Game(hands=["big_donor veto override", "veto"])
    game.do("card big_donor money")
    for region in ("california", "texas", "upper_midwest", "great_lakes", "southwest"):
        game.do(f"place {region} 1")
    game.do(f"veto {c.VETO}")
    obs = game.state.observe(0)
    model = LearnedModel(obs, 0)
    brings = round(-card_harm(model))
    assert brings > model.card_values[c.VETO]
    line = reasons(obs, 0, (v.V_OVERRIDE,), Cast(0, NAMES))[0]
    assert line.startswith(f"Once it is through, Big donor brings about {brings} points; Override")
    assert reasons(obs, 0, (v.V_PASS,), Cast(0, NAMES)) == [], "it is worth another card"


def test_reasons_for_a_valuable_veto_name_only_what_it_saves() -> None:
    game = Game(hands=["south leak donors", "veto"])
    game.do("card south text")
    obs = game.state.observe(1)
    assert card_harm(LearnedModel(obs, 1)) < LearnedModel(obs, 1).card_values[c.VETO]
    (line,) = reasons(obs, 1, (v.V_VETO, c.VETO), Cast(1, NAMES))
    assert line.startswith("If nobody stops it, South costs about ")
    assert "kept" not in line


def test_reasons_count_delegates_that_change_no_chance() -> None:
    game = Game(hands=["big_donor", ""])
    state, r = game.state, REGION["california"]
    state.board[r * state.seats + 1] = 9
    game.do("card big_donor money")
    texts = reasons(state.observe(0), 0, (v.V_PLACE, r, 1), Cast(0, NAMES))
    assert texts == ["Brings 1 delegate to California (54 points)."]


def test_reasons_name_rivals() -> None:
    game = Game(hands=["scandal donors", "texas"])
    game.state.board[REGION["texas"] * game.state.seats + 1] = 3
    seen = game.state.observe(0)
    texts = reasons(seen, 0, (v.V_CARD, c.SCANDAL, v.TEXT, 1), Cast(0, NAMES))
    assert texts[0] == "Ben loses 1 delegate in Texas."
    texts = reasons(seen, 0, (v.V_CARD, c.DONORS, v.TEXT, 1), Cast(0, NAMES))
    assert texts == ["One card more, and one fewer for Ben."]


@pytest.mark.broad
def test_reasons_for_every_move_and_viewer_are_sentences() -> None:
    """Any viewer may ask for any seat's reasons: they name no cards hidden from the viewer.

    Hidden cards are dealt anew, so a reason that revealed one would differ.
    """
    rng, rises = Rng("whoever"), 0
    for number in (1, 9):
        for step, (state, seat) in enumerate(positions(number)):
            if seat >= 0 and step % 5 == 0:
                for move in rules.legal(state, seat):
                    for viewer in (None, *range(state.seats)):
                        texts = bots.reasons(state.observe(viewer), seat, move, Cast(seat, NAMES))
                        assert len(texts) <= 3
                        rises += any(", best " in text and " rises from " in text for text in texts)
                        assert all(text.endswith(".") and len(text) < 140 for text in texts)
                        assert not any(
                            word in text for text in texts for word in ("candidate", "  ")
                        )
                        if viewer is not None:
                            other = state.observe(viewer).determinize(viewer, rng)
                            assert texts == bots.reasons(
                                other.observe(viewer), seat, move, Cast(seat, NAMES)
                            )
    assert rises, "a reason for money names what it buys"


def test_reasons_do_not_name_cards_that_change_hands_in_secret() -> None:
    game = Game(hands=["file", "big_donor"])
    game.play("card file text 1")
    moves = rules.legal(game.state, 0)
    assert any(reasons(game.state.observe(0), 0, move, Cast(0, NAMES)) for move in moves)
    for move in moves:
        assert reasons(game.state.observe(None), 0, move, Cast(0, NAMES)) == []
        assert reasons(game.state.observe(1), 0, move, Cast(0, NAMES)) == []


def test_reasons_to_give_two_cards_differ() -> None:
    """Only the least valuable cards have a reason to be given up."""
    game = Game(hands=["leak", "big_donor barbecue south veto"])
    game.play("card leak text")
    seen = game.state.observe(1)
    texts = [
        lines
        for move in rules.legal(seen, 1)
        if (lines := tuple(reasons(seen, 1, move, Cast(1, NAMES))))
    ]
    assert texts
    assert len(set(texts)) == len(texts)


def test_a_better_move_never_has_a_lower_score_text() -> None:
    for state, seat in positions(9):
        prompt = state.turn.prompt
        if seat < 0 or len(rules.legal(state, seat)) < 2:
            continue
        seen = state.observe(seat)
        if prompt == v.REROLL:
            bot = PolicyBot()
            choose(bot, rules, seen, seat, Rng("any"))
            ordered = sorted(bot.move_values, key=bot.move_values.__getitem__)
            shares = [
                int(score_text(seen, seat, m, bot.move_values[m]).split()[0]) for m in ordered
            ]
            assert shares == sorted(shares)
            continue
        read = [
            score_text(seen, seat, rules.legal(seen, seat)[0], value / 50) for value in range(51)
        ]
        if prompt in (v.PAY, v.SETTLE, v.CALL):
            assert set(read) == {""}
        else:
            assert all(text.endswith(" to win") for text in read)
            chances = [int(next(word for word in text.split() if word.isdigit())) for text in read]
            assert chances == sorted(chances)


@pytest.mark.broad
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_advice_never_gives_up_a_card_worth_keeping(level: str) -> None:
    """Beside the best move only moves better than passing have a value."""
    for step, (state, seat) in enumerate(positions(9)):
        if seat >= 0 and step % 13 == 0 and len(rules.legal(state, seat)) > 1:
            bot = bots.LEVELS[level]()
            best = choose(bot, rules, state.observe(seat), seat, Rng("any"))
            idle = {(v.V_END,), (v.V_PASS,), (v.V_DONE,), (v.V_KEEP,)}
            assert best in bot.move_values
            assert best not in idle or {*bot.move_values} <= idle


def test_passing_is_compared_with_a_veto() -> None:
    """Passing is a move like any other."""
    veto: Move = (v.V_VETO, c.VETO)
    worths: dict[Move, float] = {(v.V_PASS,): 0.4, veto: 0.41}
    rated: dict[Move, float] = {(v.V_PASS,): 0.0}
    assert advisable(worths, {**rated, veto: 1.0}, veto) == worths
    assert advisable(worths, {**rated, veto: -1.0}, (v.V_PASS,)) == {(v.V_PASS,): 0.4}
    assert advisable(worths, {**rated, veto: -1.0}, (v.V_PASS,)) == {(v.V_PASS,): 0.4}


def test_regions_for_a_delegate_are_compared() -> None:
    """All moves have a value for advice, although the policy only rates some."""
    game = Game(hands=["big_donor", ""])
    game.do("card big_donor money")
    bot = PolicyBot()
    choose(bot, rules, game.state.observe(0), 0, Rng("any"))
    assert len(bot.move_values) > 5


def test_scores_show_the_bonus_of_cards() -> None:
    game = Game()
    state = game.state
    state.dice = ((3, 2), (6, 1))
    state.contest, state.mods = (0, 1), [2, 0]
    assert score_sum(state, 0) == "5 + 2 = 7"
    assert score_sum(state, 1) == "7"


def test_thinking_leaves_the_observation_unchanged() -> None:
    game = Game(hands=["california south big_donor town_hall", ""])
    seen = game.state.observe(0)
    key = seen.key()
    bot = Searcher(3, 2)
    named = list(bot.think(rules, seen, 0, Rng("x")))
    assert seen.key() == key
    assert named == list(Searcher(3, 2).think(rules, seen, 0, Rng("x")))
    assert named[-1] in rules.legal(seen, 0)
    assert named[-1] in bot.move_values
    assert len(bot.move_values) <= 3
    assert all(0 < worth < 1 for worth in bot.move_values.values())
