"""The positions and screens that tools/look measures."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import HUMAN, OVER
from hustings.core.table import Table
from hustings.draw.tree import walk
from hustings.ui.app import SCREENS
from hustings.ui.links.address import read
from hustings.ui.page.parts.dialogs import DIALOGS
from tests.ui.driver import Driver
from tools.look import positions as moments
from tools.look import sample
from tools.look.browser import script
from tools.look.positions import DEFAULT_COUNT, positions
from tools.look.screens import Screen, screens


@pytest.mark.broad("delegate_dash")
@pytest.mark.parametrize("name", catalog.GAMES)
def test_positions_cover_every_number_of_seats_every_option_and_the_end(name: str) -> None:
    info = catalog.info(name)
    seats, options, over = set(), set(), 0
    chosen = positions(name)
    for position in chosen:
        opened = read(position.address, "")
        assert opened is not None
        table = Table(catalog.rules(name), opened.record)
        assert not table.trouble
        assert [seat.kind for seat in opened.seats].count(HUMAN) == 1
        seats.add(table.record.seats)
        options |= set(table.record.options.items())
        over += table.state.turn.mode == OVER
        if table.seats:
            assert any(opened.seats[seat].kind == HUMAN for seat in table.seats), (
                "a human player decides"
            )
    assert len({position.name for position in chosen}) == len(chosen)
    assert len(chosen) == DEFAULT_COUNT or positions(name, DEFAULT_COUNT + 1) == chosen, (
        "a short game has no more"
    )
    assert seats == set(info.seats)
    assert options == {(o.key, value) for o in info.options for value, _ in o.choices}
    assert over
    assert positions(name) == chosen, "always the same"
    assert set(positions(name, 3)) < set(chosen)


def test_every_position_of_a_short_game_comes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def short(game: str, seats: int, options: tuple[tuple[str, int], ...]) -> Any:
        played = whole(game, seats, options)
        return played._replace(moments=played.moments[-3:])

    whole = moments._play
    monkeypatch.setattr(moments, "_play", short)
    chosen = positions("delegate_dash")
    assert len(set(chosen)) == len(chosen) == 3 * len(list(moments._setups("delegate_dash")))


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_kept_positions_can_be_opened(name: str) -> None:
    """After a change of rules `python -m tools.look GAME --note` chooses them anew."""
    samples = sample.sample_of(name)
    for position in samples:
        opened = read(position.address, "")
        assert opened is not None
        assert not Table(catalog.rules(name), opened.record).trouble
    pictured = [option for option in catalog.info(name).options if option.pictured]
    boards = sum(len(option.choices) - 1 for option in pictured)
    assert len({position.address for position in samples}) == sample.POSITIONS + boards


def test_positions_do_not_depend_on_hash_seeds() -> None:
    say = "from tools.look.positions import positions; print(positions('early_states'))"
    outputs = {
        subprocess.run(
            [sys.executable, "-c", say],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1


REVIEW = "debrief:"
"""The message that debriefs a whole game, which takes seconds."""


def open_screen(screen: Screen) -> Driver:
    """Return the application with a screen open, as `Eye` opens it in the browser."""
    driver = Driver()
    for step in (step for step in screen.steps if not step.startswith(REVIEW)):
        message = step
        if step.startswith("@"):
            message = driver.offered(step.partition("^='")[2].removesuffix("']"))[0]
        driver.send(f"hash:{step[1:]}" if step.startswith("#") else message)
    return driver


def test_every_screen_and_every_dialog_is_measured() -> None:
    """Add a new one to tools/look/screens.py."""
    shown, opened, setups = set(), set(), set()
    for screen in screens():
        driver = open_screen(screen)
        assert not driver.model.notice, screen.name
        shown.add(driver.model.screen)
        covered = screen.name.startswith(("handover", "distance/arriving"))
        assert (driver.model.screen == "handover") is covered
        if driver.model.dialog:
            assert any(e[1].get("aria-modal") for e in walk(driver.page)), screen.name
            opened.add(driver.model.dialog.partition(":")[0])
        elif driver.model.setup is not None:
            setups.add(driver.model.setup.game)
    assert shown == set(SCREENS)
    assert opened == set(DIALOGS)
    assert setups == set(catalog.GAMES)
    names = [screen.name for screen in screens()]
    assert len(set(names)) == len(names)


def test_the_measuring_script_has_no_imports_or_exports() -> None:
    assert "import" not in script().split("lookAt")[0].split("/**")[0]
    assert "\nexport" not in script()
    assert script().count("function lookAt(") == script().count("function lookAtScreen(") == 1
