"""A rival's turn: it lies over the hand while it is played back."""

from __future__ import annotations

import pytest

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import walk, words
from hustings.games.whistle_stop import rules, view
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.beats import CARD_MS, MAX_RIVAL_TURN_MS, ROUND_MS
from tests.games.whistle_stop.driver import NAMES, Game
from tests.games.whistle_stop.test_beats import BeatGame

SHAPES = pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])


def board(game: Game, *, viewer: int | None = 1, playback: bool = True, tall: bool = False) -> Tree:
    """Return the board as Ben sees it while Ada's last step is played back."""
    live = [] if playback or viewer is None else rules.legal(game.state, viewer)
    look = Look(
        NAMES[: game.state.seats],
        viewer,
        last=tuple(game.step_events),
        back=lambda: reversed(game.events),
        playback=playback,
        tall=tall,
        ply=1,
    )
    obs = game.state.observe(viewer)
    return view.board(obs, Picks(rules.VOCABULARY.verbs, live), look)


def of_class(tree: Tree, name: str) -> list[Tree]:
    """Return the elements of a class."""
    return [e for e in walk(tree) if name in str(e[1].get("class", "")).split()]


def turn(tree: Tree) -> Tree | None:
    """Return the rival's turn, None without one."""
    return next(iter(of_class(tree, "ws-rival")), None)


def earlier(tree: Tree) -> list[str]:
    """Return what was done before the latest card; in the drawing it stands from right to left."""
    shown = turn(tree)
    assert shown is not None
    return [words(e) for e in walk(shown) if e[0] == "li"][::-1]


@SHAPES
def test_the_card_a_rival_plays_comes_forward_with_its_effect(tall: bool) -> None:
    game = Game(hands=["attack_ad south", "south"], start=1)
    game.play("card south text")
    game.end()
    game.do("card attack_ad text south")
    shown = turn(board(game, tall=tall))
    assert shown is not None
    said = words(shown)
    assert "Ada" in said
    assert "Attack ad" in said
    assert "Rival −2" in said
    assert "you lose 2 of 3 in South" in said
    assert len(of_class(shown, "portrait")) == 1
    assert not [e for e in walk(shown) if "data-do" in e[1]], "it has nothing to click"
    tray = of_class(board(game, tall=tall), "ws-tray")[0]
    assert "ws-covered" in str(tray[1]["class"]).split()
    assert of_class(tray, "ws-hand"), "the hand keeps its room below"


def test_what_a_rival_did_before_stands_in_its_order_the_newest_last() -> None:
    game = Game(hands=["south texas bake_sale"])
    game.play("card south text")
    game.do("card bake_sale money")
    game.do("place texas 1")
    game.do("place florida 1")
    game.let()
    game.do("card texas text")
    assert earlier(board(game)) == ["South +3", "Florida +1, Texas +1"]
    shown = turn(board(game))
    assert shown is not None
    assert words(of_class(shown, "ws-bill")[0]).startswith("Texas")


def test_a_veto_is_stamped_on_the_card_and_shows_who_plays_it() -> None:
    game = Game(3, hands=["veto", "south", "veto"], start=1)
    game.do("card south text")
    game.do("veto veto", 2)
    shown = turn(board(game))
    assert shown is not None, "Cleo vetoes Ben's own card"
    assert "Cleo" in words(shown)
    assert "VETO" in words(shown)
    assert "South +3" in words(of_class(shown, "ws-struck")[0])


def test_an_override_of_a_veto_on_a_veto_leaves_the_card_stopped() -> None:
    game = BeatGame(2, hands=["south veto", "veto override"])
    game.do("card south text")
    for seat, reaction in ((1, "veto veto"), (0, "veto veto"), (1, "override")):
        game.do(reaction, seat)
    assert game.at("south") == [0, 0]
    assert game.beats[-1].says == "overrides your Veto: South is stopped"
    shown = turn(board(game))
    assert shown is None or "VETO" in words(shown)
    assert "VETO" in words(board(game, viewer=None))


def test_there_is_none_at_the_players_own_turn_nor_without_playback() -> None:
    game = Game(hands=["south"])
    game.do("card south text")
    assert turn(board(game, viewer=0)) is None
    assert turn(board(game, playback=False)) is None
    game.let()
    game.until(4)
    assert turn(board(game)) is None, "an election has the room"


def test_whoever_may_veto_sees_the_card_and_what_is_left_of_their_vetoes() -> None:
    game = Game(hands=["south", "veto"])
    game.do("card south text")
    tree = board(game, playback=False)
    hand = of_class(tree, "ws-hand")[0]
    bill = of_class(hand, "ws-bill")[0]
    assert "Ada plays" in words(bill)
    assert "+3 in South, then 3 to 0" in words(bill)
    assert words(hand).startswith(
        "1 Veto is left if you play one. A Veto stops the card and costs no action; a green one"
    )
    game = Game(hands=["south"])
    game.do("card south text")
    assert "Your last Veto; a new one costs $4M" in words(board(game, playback=False))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rivals_cards_can_be_read_and_its_turn_ends_in_time(seats: int) -> None:
    game = BeatGame(seats, hands=["", "south texas florida"])
    game.until(1, 1)
    game.beats.clear()
    game.play("card south text", "card texas text", "card florida text")
    cards = [beat for beat in game.beats if beat.who == 1 and "+3" in beat.says]
    assert [beat.length for beat in cards] == [CARD_MS] * 3
    assert {beat.turn_ms for beat in cards} == {min(MAX_RIVAL_TURN_MS, ROUND_MS // (seats - 1))}
    own = BeatGame(seats, hands=["south"])
    own.play("card south text")
    assert all(beat.length < CARD_MS for beat in own.beats if beat.who == 0)
    assert game.state.turn.prompt != v.REACT
