"""Pages reveal no hidden information: every game, every option, on one screen.

A page is compared with the page of another world, in which everything hidden from its viewer is
different.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

import pytest

from hustings.core.model import ALL, ANY, HUMAN, NATURE, Seat, Turn
from hustings.core.moves import encode
from hustings.core.protocols import Tree
from hustings.core.rng import Rng
from hustings.core.secrecy import covers, sealing
from hustings.core.table import Table
from hustings.draw.tree import walk as elements
from hustings.ui import effects as fx
from hustings.ui import words as said
from hustings.ui.app import page, update
from hustings.ui.links.address import name_seats
from hustings.ui.model import Model, Play
from hustings.ui.play.flow import enter
from tests.kit import SEALED, Kit, Setup, table_at, walk
from tests.ui.driver import Driver

PAST_PLIES = 8
"""How many past plies the other world replaces as well."""


def turns_of(setup: Setup, seed: str) -> list[Turn]:
    """Return the turn of each decision of a random game."""
    return [p.state.turn for p in walk(setup, seed).positions if p.seat != NATURE]


def plies_to_check(setup: Setup, most: int) -> list[int]:
    """Return the plies to check: first and last of each kind of turn, and others.

    If there are too many kinds, each set-up of the game checks others of them.
    """
    turns = turns_of(setup, "contract")
    kinds = [(turn.mode, turn.prompt) for turn in turns]
    last = {kind: ply for ply, kind in enumerate(kinds)}
    chosen = {*last.values(), *(kinds.index(kind) for kind in last)}
    chosen.update(len(kinds) * n // most for n in range(max(0, most - len(chosen))))
    plies, turned = sorted(chosen), Rng(setup.label()).below(len(chosen))
    rounds = [plies[(turned + len(plies) * n // most) % len(plies)] for n in range(most)]
    return list(dict.fromkeys(rounds))


def seat_humans(setup: Setup, ply: int, people: Collection[Seat], seed: str = "contract") -> Play:
    """Return a position of a random game with human players at these seats, bots at the others."""
    kinds = [HUMAN if seat in people else "bot:easy" for seat in range(setup.seats)]
    play = Play(setup.record(seed), name_seats(kinds), "x", None)
    play.table = table_at(setup, seed, ply)
    play.control = "manual"
    return play


def replace_world(table: Table[Any], seat: Seat, rng: Rng) -> None:
    """Replace the table's states by another world that the seat cannot distinguish."""
    here = table.at_ply(table.at)
    table.frames = lambda index: [  # type: ignore[method-assign]
        state.observe(seat).determinize(seat, rng) for state in here.frames(index)
    ]
    table.state = table.state.observe(seat).determinize(seat, rng)
    for ply in range(max(0, table.at - PAST_PLIES), table.at):
        mark = table._marks[ply]
        state = mark.state.observe(seat).determinize(seat, rng)
        table._marks[ply] = type(mark)(state, mark.log, mark.rolls, had_choice=None)
    witness = table.rules.witness
    for at, step in enumerate(table.log):
        events = tuple(witness(event, seat) for event in step.events)
        table.log[at] = step._replace(events=events, move=step.move if step.public else ())
    # a move's text may show on the page only whose move it is
    table.record = table.record._replace(
        moves=[f"{table.mover(ply)}:?" for ply in range(table.at)],
    )


def pages_seen(play: Play, seat: Seat) -> list[Tree]:
    """Return the pages that a player sees, from the hand-over on."""
    model = Model()
    model.loaded = True
    enter(model, play)
    pages = [page(model)]
    for message in (
        f"take:{seat}",
        f"take:{seat}",
        "dialog:menu",
        "close",
        f"past:{play.table.at - 3}",
    ):
        update(model, message)
        pages.append(page(model))
    return pages


@pytest.mark.broad("people")
@pytest.mark.parametrize("alone", [True, False], ids=["alone", "people"])
def test_a_page_shows_nothing_that_its_viewer_may_not_know(
    toy: Kit, company: Setup, alone: bool
) -> None:
    """In two worlds that look the same to a player, the player gets the same pages, and so does
    anybody who holds the screen before the hand-over is accepted.
    """
    checked, turns = 0, turns_of(company, "contract")
    for ply in plies_to_check(company, 6):
        seat = turns[ply].seats[0] if alone else ply % company.seats
        people = (seat,) if alone else range(company.seats)
        first, second = seat_humans(company, ply, people), seat_humans(company, ply, people)
        if any(bot in first.table.seats for bot in first.bots):
            continue
        checked += 1
        replace_world(second.table, seat, Rng(f"elsewhere {ply}"))
        assert pages_seen(first, seat) == pages_seen(second, seat), f"after {ply} moves"
    assert checked


@pytest.mark.parametrize("alone", [True, False], ids=["alone", "people"])
def test_the_screen_is_handed_over_wherever_something_may_be_hidden(
    toy: Kit, setup: Setup, alone: bool
) -> None:
    """Nowhere else; a single human player never has a hand-over."""
    people = range(1 if alone else setup.seats)
    for ply in plies_to_check(setup, 12):
        play, model = seat_humans(setup, ply, people), Model()
        enter(model, play)
        state = play.table.state
        keys = {state.observe(seat).key() for seat in (*play.humans, None)}
        sealed = state.turn.mode == ALL and setup.seats > 1
        if alone or setup.seats == 1:
            assert model.screen == "table"
            assert play.viewer == 0
        elif len(keys) > 1 or sealed:
            assert play.viewer is None
            assert model.screen == ("table" if state.turn.mode == ANY else "handover")


def test_a_sealed_choice_changes_nothing_on_the_next_player_s_page(toy: Kit, setup: Setup) -> None:
    """It changes nothing on the hand-over page either."""
    for seed, ply in sealed_rounds(setup):
        pages = []
        for choice in (0, -1):
            model, play = Model(), seat_humans(setup, ply, range(setup.seats), seed)
            enter(model, play)
            one, other, *_ = play.deciders
            take(model, one)
            move, verbs = play.table.legal(one)[choice], play.table.rules.VOCABULARY.verbs
            update(model, "hint")
            update(model, f"arrange:sheet.{other}")
            update(model, "arrange:lift.0")
            update(model, f"why:{encode(verbs, move)}")
            for size in range(1, len(move) + 1):
                update(model, f"pick:{encode(verbs, move[:size])}")
            pages.append([json.dumps(page(model))])
            take(model, other)
            pages[-1].append(json.dumps(page(model)))
        assert pages[0] == pages[1], f"after {ply} moves"


def sealed_rounds(setup: Setup) -> list[tuple[str, int]]:
    """Return (seed, ply) of a few positions in which several seats are about to seal a choice."""
    rounds_found = []
    for seed in SEALED:
        turns = turns_of(setup, seed)
        rounds = [n for n, turn in enumerate(turns) if turn.mode == ALL and len(turn.seats) > 1]
        rounds_found += [(seed, ply) for ply in {*rounds[:1], *rounds[-1:]}]
    return rounds_found


def take(model: Model, seat: Seat) -> None:
    """Accept the hand-over as this seat."""
    assert model.screen == "handover"
    update(model, f"take:{seat}")
    update(model, "skip")  # skip playback
    assert model.screen == "table"
    assert model.play is not None
    assert model.play.viewer == seat


def test_every_game_with_sealed_choices_is_tested(game: Kit) -> None:
    """The seeds lead to a sealed round in every game that has them."""
    knows = game.mentions("rules", r"\bTurn\(ALL\b")
    assert knows == any(sealed_rounds(setup) for setup in game.setups())


def test_who_takes_part_in_a_sealed_round_is_known_until_it_is_opened(toy: Kit) -> None:
    setup = toy.default(3)
    record = walk(setup).record
    rounds = 0
    for ply in range(len(record.moves)):
        table = Table(toy.rules, record, ply)
        if table.state.turn.mode == ALL:
            assert sorted(sealing(table)) == [0, 1, 2]
            assert covers(table, (0, 2))
            rounds += len(table.seats) == 1
        else:
            assert sealing(table) == ()
        assert not covers(table, (1,))
    assert rounds > 1


# --- the window for reactions


def window(people: int = 3) -> Driver:
    """Return a game at the start of a reaction window."""
    for seed in range(40):
        driver, rng = (
            Driver(f"toy?seats={','.join(['human'] * people)}&seed={seed}"),
            Rng(f"{seed}"),
        )
        for _ in range(200):
            if driver.model.screen == "over":
                break
            if driver.offered("nobody"):
                return driver
            driver.send(rng.pick(driver.offered("pick:", "take:")))
    pytest.fail("no window was ever opened")


def shows_hand(driver: Driver) -> bool:
    """Return whether a hand is shown."""
    return any(e[1].get("class") == "toy-hand" and e[2] for e in elements(driver.page))


def test_in_a_window_a_player_names_themselves_before_their_hand_shows(toy: Kit) -> None:
    driver = window()
    public, offers = driver.page, driver.offered("take:")
    assert len(offers) > 1
    for take in offers:
        driver.send(take)
        name = driver.play.names[int(take.removeprefix("take:"))]
        assert driver.model.screen == "handover"
        assert said.table.i_am(name=name) in driver.text
        assert driver.offered("take:", "pick:", "nobody") == [take]
        assert not shows_hand(driver)
        driver.send("not-taken")
        assert driver.page == public
    driver.send(offers[-1])
    driver.send(offers[0])  # a seat other than the named one
    assert (driver.model.screen, driver.play.viewer) == ("handover", None)
    driver.send(offers[-1])
    assert (driver.model.screen, f"take:{driver.play.viewer}") == ("table", offers[-1])
    assert driver.offered("pick:")


def test_nobody_can_pass_in_a_watching_tab(toy: Kit) -> None:
    driver = window()
    driver.send(f"lock-held:{driver.play.id}")
    at = driver.play.table.at
    assert not driver.offered("nobody", "take:")
    driver.send("nobody")
    assert driver.play.table.at == at


# --- notices


def test_notices_are_shown_on_the_hand_over_page_too(toy: Kit) -> None:
    """About a cut link, and about another tab that plays this game."""
    driver = Driver("toy?seats=human,human&rounds=3&seed=long")
    driver.click_through("long", 40)
    packed = driver.address.partition("r=")[2].partition("&")[0]
    cut = Driver(f"r={packed[: len(packed) * 2 // 3]}&seats=human,human")
    assert cut.model.screen == "handover"
    assert cut.play.warning in cut.text
    cut.send("hide-note")
    assert not cut.play.warning
    cut.send(f"lock-held:{cut.play.id}")
    assert said.table.other_tab() in cut.text
    assert fx.Lock(cut.play.id, steal=True) in cut.send(cut.offered("take-over")[0])
