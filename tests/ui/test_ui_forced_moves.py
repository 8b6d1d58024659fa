"""Forced moves: which are played automatically, and what a click never does."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import ONE
from hustings.core.moves import verb_index, verb_name
from hustings.core.rng import Rng
from hustings.ui.app import update
from hustings.ui.model import Play
from hustings.ui.play.takeback import to_last_decision
from tests.game_driver import forced_move
from tests.kit import TOY, Kit
from tests.ui.driver import PLAYED, Driver

GAMES = (*catalog.GAMES, TOY)


def table_of(game: str, seed: str, *, people: int = 0, **prefs: str) -> Driver:
    """Return a table of human players at instant pace. people: the minimum number of seats."""
    name, _, options = game.partition("?")
    seats = people or catalog.info(name).seats[0]
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant", **prefs})})
    driver.send(f"hash:{name}?seats={','.join(['human'] * seats)}&seed={seed}&{options}")
    return driver


def describe_move(play: Play, ply: int) -> tuple[int, str, list[Any]]:
    """Return the seat and verb of a move, and its alternatives."""
    table = play.table
    seat, token = table.record.moves[ply].split(":", 1)
    return int(seat), token.split(".")[0], table.rules.legal(table.before(ply), int(seat))


def forced_verb(play: Play, ply: int) -> str:
    """Return the verb of the forced move at a ply, or ""."""
    table, seat = play.table, play.table.mover(ply)
    move = forced_move(table.rules, table.before(ply).observe(seat), seat)
    return verb_name(table.rules.VOCABULARY.verbs, move[0]) if move is not None else ""


def check_automatic_moves(driver: Driver, since: int) -> None:
    """Check the moves made automatically after a choice: none ends the turn or leads to luck.

    Moves that the rules call forced are exempt, and one that ends the game.
    """
    play = driver.play
    table, rules = play.table, play.table.rules
    seat = table.mover(since)
    if any(map(table.reveals, table.steps_of(since))):
        return
    for ply in range(since + 1, table.at):
        mover, verb, _ = describe_move(play, ply)
        if mover != seat and table.before(ply).turn.mode == ONE:
            return
        if forced_verb(play, ply) == verb or (table.over and ply == table.at - 1):
            return
        ends = verb_index(rules.VOCABULARY.verbs, verb) in rules.VOCABULARY.ends_turn
        assert not ends, f"{table.record.moves[ply]} ended the turn by itself"
        steps = table.steps_of(ply)
        assert not any(map(table.reveals, steps)), f"{table.record.moves[ply]} let luck decide"


@pytest.mark.broad("toy", "delegate_dash")
@pytest.mark.parametrize("people", [0, 2])
@pytest.mark.parametrize("name", GAMES)
def test_a_click_on_a_choice_neither_ends_the_turn_nor_rolls_dice(
    toy: Kit, name: str, people: int
) -> None:
    driver, rng = table_of(name, "clicks", people=people), Rng(name)
    for _ in range(160):
        if driver.model.screen == "over":
            break
        before = driver.play.table.at
        driver.send(rng.pick(driver.offered(*PLAYED)))
        if driver.play.table.at > before and len(describe_move(driver.play, before)[2]) > 1:
            check_automatic_moves(driver, before)


@pytest.mark.broad
def test_after_the_last_action_point_the_player_ends_the_turn(toy: Kit) -> None:
    for confirm in ("on", "off"):
        driver = table_of("poll_position", "s249", confirm=confirm)
        rng, decisions, undone = Rng("points"), 0, 0
        while driver.model.screen != "over":
            if set(driver.offered("pick:")) == {"pick:end"}:
                decisions += 1
                assert driver.play.table.state.points == 0
                at = driver.play.table.at
                driver.send("undo")
                undone += driver.play.table.at < at
                driver.send("redo")
            driver.send(rng.pick(driver.offered(*PLAYED)))
        assert (decisions > 0, undone > 0) == ((True, True) if confirm == "on" else (False, False))


def test_a_turn_without_a_choice_is_played_automatically(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if luck has followed every decision, so that nothing can be undone."""
    rules: Any = toy.rules
    usual = rules.legal

    def nothing_to_do(state: Any, seat: int) -> Any:
        acting = state.turn.prompt == rules.ACTING and seat in state.turn.seats
        return [(rules.DONE,)] if acting else usual(state, seat)

    monkeypatch.setattr(rules, "legal", nothing_to_do)
    driver = Driver(f"{TOY}?seats=human,bot:easy&machine=0&rounds=2&seed=idle")
    while driver.model.screen != "over":
        offer = driver.offered("pick:")[-1]
        assert offer != "pick:done"
        driver.send(offer)
    ended = [
        ply
        for ply in range(driver.play.table.at)
        if describe_move(driver.play, ply)[:2] == (0, "done")
    ]
    assert len(ended) == 2


def test_without_asking_turns_end_at_once(toy: Kit) -> None:
    driver = table_of(TOY, "b", people=2, confirm="off", auto="off")
    rng, sent = Rng("b"), ""
    for _ in range(200):
        if driver.model.screen == "over":
            break
        offers = driver.offered(*PLAYED)
        # the player who takes the screen sees the position first
        assert set(offers) != {"pick:done"} or sent.startswith("take:")
        sent = rng.pick(offers)
        update(driver.model, sent)
    assert driver.model.screen == "over"


@pytest.mark.parametrize(("auto", "presses"), [("on", 0), ("off", 1)])
def test_a_turn_that_ends_the_game_ends_by_itself(auto: str, presses: int) -> None:
    driver = table_of("gerrymander", "last", people=2, auto=auto)
    rng, last = Rng("last"), [""]
    while not driver.play.table.over:
        last = driver.offered(*PLAYED)
        driver.send(rng.pick(last))
    assert (last == ["pick:done"]) == presses
    driver.send("undo")
    assert not driver.play.table.over, "the last border can be taken back"


@pytest.mark.broad
@pytest.mark.parametrize("seats", ["human,bot:easy", "human,bot:easy,bot:easy,bot:easy"])
def test_a_pass_without_a_choice_waits_only_for_a_decision_that_can_be_taken_back(
    seats: str,
) -> None:
    """A rival who has answered since makes it final: nothing is left to wait for."""
    driver = Driver("", {"hustings/preferences": json.dumps({"pace": "instant"})})
    driver.send(f"hash:whistle_stop?seats={seats}&seed=b&game=1")
    rng = Rng("x")
    while driver.model.screen != "over":
        offers = driver.offered(*PLAYED)
        if set(offers) == {"pick:pass"}:
            assert to_last_decision(driver.play)[0] is not None
        driver.send(rng.pick(offers))
