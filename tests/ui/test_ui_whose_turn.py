"""The header says whose turn it is: it follows who acts on the screen."""

from __future__ import annotations

from hustings.core.rng import Rng
from hustings.draw.tree import walk, words
from hustings.games.whistle_stop.vocabulary import REACT
from hustings.ui.phases import Deciding, Playback, Thinking
from tests.ui.test_ui_playback import Patient

TABLE = "whistle_stop?seats=human,bot:easy,bot:normal&seed=header"
ROUNDS = 3


def header(driver: Patient) -> str:
    """Return the question above the board."""
    (element,) = (e for e in walk(driver.page) if e[1].get("class") == "ask")
    return words(element)


def test_the_header_names_whoever_acts_on_the_screen() -> None:
    driver, rng, named = Patient(TABLE), Rng("header"), 0
    play = driver.play
    while play.table.state.round <= ROUNDS:
        if isinstance(play.phase, Playback):
            state, line = play.shown().state, play.lines[-1]
            if state.round and line.who is not None:
                assert header(driver) == f"{play.names[line.who]}’s turn"
                named += state.turn.seats != (line.who,)
            driver.ring()
        elif driver.thinks:
            driver.answer()
        else:
            driver.send(rng.pick(driver.offered("pick:")))
    assert named > 0, "somebody else was to decide meanwhile"


def test_a_bot_that_may_veto_does_not_have_the_turn() -> None:
    driver, rng, seen = Patient(TABLE), Rng("header"), 0
    play = driver.play
    while play.table.state.round <= ROUNDS:
        if isinstance(play.phase, Thinking):
            state = play.table.state
            if state.turn.prompt == REACT:
                assert header(driver) == f"{play.names[state.active]}’s turn"
                seen += 1
            driver.answer()
        elif isinstance(play.phase, Deciding):
            driver.send(rng.pick(driver.offered("pick:")))
        else:
            driver.ring()
    assert seen > 0
