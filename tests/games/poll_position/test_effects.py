"""What an act would do, on the map before it: the numbers that the line after it speaks of."""

from __future__ import annotations

from random import Random

import pytest

from hustings.core.model import CHANCE, OVER, Move
from hustings.core.moves import Picks, verb_index
from hustings.core.protocols import Tree
from hustings.core.rng import Rng
from hustings.draw.look import Look
from hustings.draw.tree import walk
from hustings.draw.tree import words as tree_text
from hustings.games.poll_position import rules, view
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.cards import (
    ANALYST,
    COMMUNICATIONS,
    DISTRIBUTION,
    GAS_PRICES,
    LIAISON,
    RECONCILIATION,
    RETURNING,
    STAFFING,
    SURVEY,
)
from hustings.games.poll_position.effects import Effect, effect_between, effect_phrases
from hustings.games.poll_position.state import State
from hustings.games.poll_position.view.effect_marks import effect_mark
from hustings.games.poll_position.view.unserved import expected_complaints, unserved_voters
from tests.games.poll_position.driver import HQ, ONT_R, ONT_U, ONT_X, ONTARIO, QUEBEC, Game

TALL = pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])
AT_PLACES = (v.V_OPEN, v.V_REPLACE, v.V_REACH, v.V_SPLIT)
LIAISE = verb_index(rules.VOCABULARY.verbs, "liaise")


def drawn(game: Game, chosen: Move = (), *, tall: bool = False, quiz: bool = False) -> Tree:
    """Return the map."""
    seat = game.state.turn.seats[0]
    picks = Picks(rules.VOCABULARY.verbs, rules.legal(game.state, seat), chosen)
    return view.board(game.state, picks, Look(("Ada", "Ben"), seat, tall=tall, quiz=quiz))


def place(tree: Tree, number: int) -> str:
    """Return the text at a place, with the titles of its targets."""
    (found,) = (e for e in walk(tree) if e[1].get("key") == f"place-{number}")
    return tree_text(found)


def marked(tree: Tree) -> list[Tree]:
    """Return the marks on a map."""
    return [
        e for e in walk(tree) if {"pp-gain", "pp-loss", "pp-nil"} & {*e[1].get("class", "").split()}
    ]


def rolled(die: int = 6) -> Game:
    """Return a game in which this die is to be placed in a crowded Ontario."""
    game = Game(SURVEY, COMMUNICATIONS).begin(ONTARIO, QUEBEC, card=GAS_PRICES)
    for number in (ONT_U, ONT_R, ONT_X):
        game.state.down[number] += 2
    return game.do("staff").luck(f"roll.{die}")


def played(state: State, move: Move) -> Effect:
    """Return what a move does, from the positions around it."""
    after = state.clone()
    rules.apply(after, after.turn.seats[0], move)
    return effect_between(state.observe(None), after.observe(None))


@pytest.mark.parametrize(
    "specialists",
    [(LIAISON, COMMUNICATIONS), (DISTRIBUTION, RETURNING), (STAFFING, LIAISON, RETURNING)],
)
def test_the_effect_before_an_act_is_the_one_after_it(specialists: tuple[int, ...]) -> None:
    """Of all acts of a whole game, with events that close districts and count voters twice."""
    state = rules.new(len(specialists), {})
    rules.apply(state, 0, (v.V_DEAL, *specialists))
    random, luck, verbs = Random(1), Rng("effects"), set()
    while state.turn.mode != OVER and state.week < 5:
        if state.turn.mode == CHANCE:
            rules.apply(state, 0, rules.chance(state, luck))
            continue
        seat = state.turn.seats[0]
        legal = rules.legal(state, seat)
        expected = expected_complaints(state.observe(None))
        of_each_verb = {move[0]: move for move in random.sample(legal, len(legal))}
        for move in of_each_verb.values() if state.turn.prompt >= v.ACT else ():
            mark = effect_mark(state, move, expected)
            if mark is not None:
                verbs.add(move[0])
                assert mark.effect == played(state, move), (state.week, move)
        rules.apply(state, seat, random.choice(legal))
    assert len(verbs) >= len(AT_PLACES)


@TALL
def test_a_rolled_die_shows_what_it_would_do_at_each_place(tall: bool) -> None:
    game = rolled()
    tree = drawn(game, tall=tall)
    for number in (ONT_U, ONT_R, ONT_X, HQ):
        effect = played(game.state, (v.V_REPLACE, number, 1))
        now = unserved_voters(game.state)[number].rounded
        said = place(tree, number)
        assert f"{now}→{now - effect.fewer}" in said
        if effect.room:
            assert f"+{effect.room} room" in said
        for phrase in effect_phrases(effect):
            assert phrase in said, "its title says all of it"
    assert len({place(tree, number) for number in (0, 1, 2)}) == 3
    assert "→" not in place(tree, 0), "only where the die may go"


@TALL
def test_nothing_gained_is_said_and_harm_too(tall: bool) -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, QUEBEC)
    game.state.down[ONT_U] = 0
    game.do("staff").luck("roll.6").do(f"replace.{ONT_U}.1", "staff").luck("roll.4")
    said = place(drawn(game, tall=tall), ONT_U)
    assert "no gain" in said or "−1 room" in said
    assert "+" not in said.split("cost")[0]


def test_marks_are_shown_only_once_an_act_is_begun_and_not_in_a_puzzle() -> None:
    game = Game(SURVEY, STAFFING).begin(ONTARIO, QUEBEC)
    assert not marked(drawn(game))
    assert marked(drawn(game, (v.V_OPEN,)))
    game.do("staff").luck("roll.6")
    assert marked(drawn(game))
    assert not marked(drawn(game, quiz=True))
    assert not marked(drawn(game, (v.V_REPLACE, ONT_U))), "the place is chosen"


def test_a_borrowed_act_shows_what_it_would_do() -> None:
    game = Game(LIAISON, DISTRIBUTION).begin(ONTARIO, QUEBEC)
    said = place(drawn(game, (LIAISE, DISTRIBUTION)), ONT_U)
    effect = played(game.state, (LIAISE, DISTRIBUTION, ONT_U))
    assert all(phrase in said for phrase in effect_phrases(effect))


def test_voters_who_complain_twice_are_still_one_voter_each() -> None:
    game = Game(SURVEY, ANALYST).begin(ONTARIO, QUEBEC, card=RECONCILIATION)
    game.state.down[ONT_X] += 2
    game.do("staff").luck("roll.6")
    before = unserved_voters(game.state)[ONT_X].rounded
    effect = played(game.state, (v.V_REPLACE, ONT_X, 1))
    game.do(f"replace.{ONT_X}.1")
    assert effect.fewer == before - unserved_voters(game.state)[ONT_X].rounded > 0
