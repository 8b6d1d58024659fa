"""The strong opponents: what they weigh, what they spend Vetoes on, what they say for a move."""

from __future__ import annotations

import pytest

from hustings.bots.search import choose
from hustings.core.model import Move
from hustings.core.rng import Rng
from hustings.games.whistle_stop import bots, rules
from hustings.games.whistle_stop import cards as c
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.bots.deliberator import Deliberator
from hustings.games.whistle_stop.bots.hint import reasons
from hustings.games.whistle_stop.bots.prospects import (
    BEFORE_ELECTION,
    MOMENTS,
    TURNS,
    Prospect,
    card_worth,
    chance,
    moment_after,
    moment_now,
    region_worth,
)
from hustings.games.whistle_stop.bots.strategist import Strategist, harm
from tests.games.whistle_stop.test_properties import positions
from tests.games.whistle_stop.tour import REGION, Game


def chosen(game: Game, seat: int) -> Move:
    """Return what the strategist plays."""
    return choose(Strategist(), rules, game.state.observe(seat), seat, Rng("any"))


def test_there_are_weights_for_every_moment() -> None:
    for moment in range(MOMENTS + len(BEFORE_ELECTION)):
        assert len(region_worth(moment)) == 7
        assert len(card_worth(moment)) == c.KINDS
        assert min(card_worth(moment)) >= 0


def test_moments_count_the_turns_that_are_over() -> None:
    game = Game(start=1)
    state = game.state
    for i, r in enumerate(TURNS):
        state.round, state.active = r, 1
        assert (moment_now(state), moment_after(state)) == (2 * i, 2 * i + 1)
        state.active = 0
        assert moment_now(state) == 2 * i + 1
        assert moment_after(state) == BEFORE_ELECTION.get(r, 2 * i + 2)
    for r, moment in ((4, MOMENTS), (8, MOMENTS + 1), (9, 12), (13, 18)):
        state.round = r
        assert moment_now(state) == moment


def test_the_last_election_is_judged_by_exact_chances() -> None:
    game = Game()
    state = game.state
    state.round = 13
    assert chance(state, 0, MOMENTS - 1) == pytest.approx(0.5)
    state.board[2 * REGION["california"]] = 3
    scale = Prospect(state, 0, MOMENTS - 1)
    assert scale.lead() == pytest.approx(54)
    assert scale.incumbency(0) == 2 * 23
    assert chance(state, 0, MOMENTS - 1) > 0.999
    assert chance(state, 1, MOMENTS - 1) < 0.001


def test_who_is_incumbent_stays_as_it_was_seen() -> None:
    for state, seat in positions(5):
        if seat >= 0:
            seen = state.observe(seat)
            key = seen.key()
            Prospect(seen, seat).incumbency(0)
            choose(Strategist(), rules, seen, seat, Rng("x"))
            assert seen.key() == key


def test_a_veto_is_spent_on_what_costs_more_than_it_is_worth() -> None:
    game = Game(hands=["big_donor leak", "veto"])
    game.do("card leak text")
    assert chosen(game, 1) == (v.V_PASS,)
    game = Game(hands=["big_donor leak", "veto"])
    game.do("card big_donor money")
    for region in ("california", "texas", "upper_midwest", "great_lakes", "southwest"):
        game.do(f"place {region} 1")
    scale = Prospect(game.state.observe(1), 1)
    assert harm(scale) > scale.cards[c.GREEN]
    assert chosen(game, 1)[0] == v.V_VETO


def test_reasons_name_places_and_chances() -> None:
    game = Game(hands=["south big_donor leak", "veto"])
    seen = game.state.observe(0)
    south = REGION["south"]
    assert reasons(seen, 0, (v.V_CARD, c.FIRST_REGION + south, v.TEXT)) == [
        "It brings 3 delegates for one action.",
        "Your chance in South (29 points) goes from 0 % to 100 %.",
    ]
    told = reasons(seen, 0, (v.V_CARD, c.INDEX["big_donor"], v.MONEY))
    assert told[0] == "It buys 5 delegates wherever they are needed most."
    game.do("card south text")
    told = reasons(game.state.observe(1), 1, (v.V_PASS,))
    assert told[0].startswith("South would cost you about ")


def test_reasons_are_sentences_for_every_move() -> None:
    for number in (1, 9):
        for step, (state, seat) in enumerate(positions(number)):
            if seat >= 0 and step % 3 == 0:
                seen = state.observe(seat)
                for move in rules.legal(seen, seat):
                    told = bots.reasons(seen, seat, move)
                    assert len(told) <= 3
                    assert all(text.endswith(".") and len(text) < 120 for text in told)


def test_deliberation_names_chances_and_does_not_touch_what_it_sees() -> None:
    game = Game(hands=["california south big_donor town_hall", ""])
    seen = game.state.observe(0)
    key = seen.key()
    bot = Deliberator(3, 2)
    named = list(bot.think(rules, seen, 0, Rng("x")))
    assert seen.key() == key
    assert named == list(Deliberator(3, 2).think(rules, seen, 0, Rng("x")))
    assert named[-1] in rules.legal(seen, 0)
    assert len(bot.found) == 3
    assert all(0 < worth < 1 for worth in bot.found.values())
