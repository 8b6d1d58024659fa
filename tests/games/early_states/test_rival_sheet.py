"""A rival's small sheet: it lies on the desk while the rival's turn is played back."""

from __future__ import annotations

import pytest

from hustings.core.moves import Picks
from hustings.core.protocols import Tree
from hustings.draw.look import Look
from hustings.draw.tree import walk, words
from hustings.games.early_states import rules, view
from hustings.games.early_states.sheet import IA, NH, ORGANISER, RADIO, SC
from tests.games.early_states.driver import Game

NAMES = ("Ada", "Iris", "Juno")
MAX_NODES = 200
DESKS = pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])


def board(
    game: Game, *, recent: int = 0, playback: bool = True, ahead: bool = True, tall: bool = False
) -> Tree:
    """Return the board as Ada sees it after the last step.

    recent: the number of events before her last decision. ahead: whether her next decision is
    known already, as once all bots have moved.
    """
    legal = rules.legal(game.state, game.state.active) if ahead else []
    look = Look(
        NAMES,
        0,
        recent=tuple(game.events[recent:]),
        last=tuple(game.step_events),
        playback=playback,
        tall=tall,
        ply=1,
    )
    return view.board(game.state, Picks(rules.VOCABULARY.verbs, legal, ahead=ahead), look)


def sheet(tree: Tree) -> Tree | None:
    """Return the small sheet, None without one."""
    return next((e for e in walk(tree) if e[1].get("class") == "es-rival-sheet"), None)


def stamps(tree: Tree) -> list[tuple[str, bool]]:
    """Return the stamps in their order: the text, and whether they are new."""
    small = sheet(tree)
    assert small is not None
    kinds = [(e, str(e[1].get("class")).split()) for e in walk(small)]
    return [(words(e), "es-fresh" in kind) for e, kind in kinds if "es-stamp" in kind]


def irises_turn() -> tuple[Game, int]:
    """Return a game in which Iris has just thrown a 6, and the number of events before that."""
    game = Game(3)
    game.idle_until_funds(1, 3)
    return game, len(game.events)


@DESKS
def test_a_rivals_sheet_comes_forward_while_its_turn_is_played_back(tall: bool) -> None:
    game, before = irises_turn()
    game.roll(6)
    small = sheet(board(game, recent=before, tall=tall))
    assert small is not None
    assert "Iris" in words(small)
    assert sum("portrait" in str(e[1].get("class")).split() for e in walk(small)) == 1
    assert sum("rolled" in str(e[1].get("class")).split() for e in walk(small)) == 1
    assert len([*walk(small)]) <= MAX_NODES
    assert not [e for e in walk(small) if "data-do" in e[1]], "it has nothing to click"
    assert sheet(board(game, recent=before, playback=False, tall=tall)) is None


@DESKS
def test_the_players_own_sheet_stays_below_it_and_can_be_seen(tall: bool) -> None:
    """Also once all bots have moved, so that the player's next decision is known."""
    game, before = irises_turn()
    game.roll(6)
    for ahead in (False, True):
        tree = board(game, recent=before, ahead=ahead, tall=tall)
        assert "es-of-0" in str(tree[1]["class"]).split()
        assert not [e for e in walk(tree) if str(e[1].get("data-do")).startswith("pick:")]


@DESKS
def test_what_a_turn_brings_is_stamped_in_its_order_the_newest_last(tall: bool) -> None:
    game, before = irises_turn()
    game.roll(3)
    game.do("keep")
    game.do(f"buy.{RADIO}", f"air.{IA}", f"air.{NH}")
    shown = stamps(board(game, recent=before, tall=tall))
    brought = [("$3", False), ("", False), ("IA +1", False), ("NH +1", True)]
    assert shown == brought[-len(shown) :]
    assert len(shown) >= 3
    game.do(f"air.{SC}", "save", "done")
    game.roll(4)
    assert stamps(board(game, recent=before, tall=tall)) == [], "Juno's turn begins anew"


def test_where_there_is_no_room_the_oldest_stamps_go() -> None:
    game, before = irises_turn()
    game.idle_until_funds(1, 9)
    before = len(game.events)
    game.roll(3)
    game.do("keep", f"buy.{ORGANISER}", f"buy.{RADIO}")
    game.do(*(f"air.{state}" for state in (IA, NH, SC)))
    wide, tall = (stamps(board(game, recent=before, tall=tall)) for tall in (False, True))
    assert len(wide) == 6
    assert 2 <= len(tall) < 6
    assert tall == wide[-len(tall) :]
    assert tall[-1] == ("SC +1", True)


def test_a_prize_that_the_player_was_after_is_named_as_lost() -> None:
    game = Game(3)
    game.make_marks(0, NH, 4)
    game.make_marks(1, NH, 5)
    game.idle_until(1)
    game.begin((1,), "take.0", f"mark.{NH}.1")
    said = words(board(game))
    assert "Iris beats you to first in New Hampshire" in said
    assert "you were 2 marks short" in said
    assert "NH 1st" in said
    game.do("done")
    game.make_marks(2, SC, 7)
    assert "beats you" not in words(board(game)), "Ada has no mark in South Carolina"


@DESKS
def test_the_campaign_or_the_tray_is_drawn_below_it_but_not_both(tall: bool) -> None:
    game, before = irises_turn()
    game.roll(6)
    tree = board(game, recent=before, tall=tall)
    covered = [e for e in walk(tree) if e[1].get("class") == "es-covered"]
    assert [e[1]["key"] for e in covered] == ([] if tall else ["campaign"])
    assert ("funds" in words(tree)) is not tall, "on a tall desk the purse lies in the tray"
