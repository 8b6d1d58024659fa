"""The status of saved games: saves store facts, and the home page words valid ones."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import Outcome
from hustings.core.record import make
from hustings.draw.tree import walk
from hustings.draw.tree import words as read_out
from hustings.ui.links.address import name_seats
from hustings.ui.saves import save
from hustings.ui.saves.game_status import MAX_NUMBER, outcome_data, read_outcome, status_texts
from tests.kit import ROOT, Kit
from tests.ui.driver import Driver

START = "toy?seats=human,bot:easy&rounds=2&seed=stands"
SAVE = "hustings/save/a"


def save_data(clicks: int | None = 4) -> dict[str, Any]:
    """Return the save of a game after some clicks, or, with None, at its end."""
    driver = Driver(START)
    driver.click_through("s", *([] if clicks is None else [clicks]))
    (text,) = driver.kept.values()
    data: dict[str, Any] = json.loads(text)
    return data


def home_text(data: dict[str, Any]) -> str:
    """Return the home page's text about a save."""
    driver = Driver("", {SAVE: json.dumps(data)})
    assert driver.offered("continue:") == ["continue:a"]
    return next(read_out(e) for e in walk(driver.page) if e[1].get("class") == "save-words")


def entry_texts(data: dict[str, Any]) -> tuple[str, str]:
    """Return the texts of a save's progress, and of its turn or outcome."""
    return status_texts(save.read_save(json.dumps(data), "a"))


def test_a_save_stores_facts_and_no_sentences(toy: Kit) -> None:
    going, ended = save_data(), save_data(None)
    assert not {"summary", "said"} & {*going, *ended}
    assert going["progress"] == {"round": 1, "rounds": 2}
    assert going["turn"] == [0]
    assert "outcome" not in going
    assert ended["turn"] == []
    assert set(ended["outcome"]) == {"ranks", "scores", "reason", "others"}
    assert ended["outcome"]["reason"] in toy.headline.REASONS


def test_the_home_page_makes_sentences_from_saved_facts(toy: Kit) -> None:
    going, ended = save_data(), save_data(None)
    name = going["seats"][0]["name"]
    assert entry_texts(going)[0] == "Round 1 of 2"
    assert name in entry_texts(going)[1]
    assert all(part in home_text(going) for part in entry_texts(going))
    assert "won" in entry_texts(ended)[1]
    assert entry_texts(ended)[1] in home_text(ended)


def test_an_older_save_shows_its_stored_sentences(toy: Kit) -> None:
    old = save_data() | {"format": 1, "summary": "Lap 1", "said": "Ada is on"}
    for name in ("progress", "turn"):
        del old[name]
    assert entry_texts(old) == ("Lap 1", "Ada is on")
    driver = Driver("", {SAVE: json.dumps(old)})
    driver.send("continue:a")
    driver.click_through("s", 2)
    (text,) = driver.kept.values()
    assert json.loads(text)["format"] == save.FORMAT
    assert "Lap 1" not in text
    assert entry_texts(json.loads(text))[0].endswith(" of 2")


def test_sentences_in_a_save_of_facts_are_not_shown(toy: Kit) -> None:
    assert entry_texts(save_data() | {"summary": "Lap 1", "said": "Ada is on"}) == entry_texts(
        save_data()
    )


@pytest.mark.parametrize("version", [None, 0, 2, 4, "3", [3], {}])
def test_a_save_of_unknown_format_is_set_aside(toy: Kit, version: object) -> None:
    driver = Driver("", {SAVE: json.dumps(save_data() | {"format": version})})
    assert not driver.offered("continue:")
    assert [key for key, _ in driver.model.broken] == [SAVE]


@pytest.mark.parametrize(
    "progress",
    [
        None, [], 7, "Round 1", {}, {"round": 1}, {"round": 1, "rounds": 2, "more": 3},
        {"round": "1", "rounds": 2}, {"round": True, "rounds": 2}, {"round": 1.5, "rounds": 2},
        {"round": None, "rounds": 2}, {"round": [1], "rounds": 2}, {"round": -1, "rounds": 2},
        {"round": MAX_NUMBER + 1, "rounds": 2}, {"round": "", "rounds": 2}, {"lap": 1, "laps": 2},
        {f"n{n}": n for n in range(50)}, {"x" * 500: 1, "rounds": 2},
    ],
)  # fmt: skip
def test_malformed_progress_is_not_shown(toy: Kit, progress: object) -> None:
    data = save_data() | {"progress": progress}
    summary, turn = entry_texts(data)
    assert summary == ""
    assert turn
    assert "Round" not in home_text(data)


@pytest.mark.parametrize(
    "turn", [None, 0, "0", {}, [2], [-1], ["0"], [True], [0.0], [0] * 9, [[0]]]
)
def test_a_malformed_turn_is_not_shown(toy: Kit, turn: object) -> None:
    data = save_data() | {"turn": turn}
    assert entry_texts(data) == ("Round 1 of 2", "")
    assert "Round 1 of 2" in home_text(data)


@pytest.mark.parametrize(
    "change",
    [
        {"ranks": None}, {"ranks": [1]}, {"ranks": [1, 2, 3]}, {"ranks": [0, 1]},
        {"ranks": [1, 99]}, {"ranks": ["1", 2]}, {"ranks": [True, 2]}, {"ranks": {"0": 1}},
        {"scores": None}, {"scores": [1]}, {"scores": [1, 2, 3]}, {"scores": [1.5, 2]},
        {"scores": [1, None]}, {"scores": [1, MAX_NUMBER + 1]},
        {"reason": None}, {"reason": ""}, {"reason": "luck"}, {"reason": ["wards"]},
        {"reason": "wards" * 99},
        {"others": None}, {"others": 7}, {"others": [7]}, {"others": [{}]}, {"others": [[2, 1, 0]]},
        {"others": [{"side": 2, "rank": 0, "score": 1}]},
        {"others": [{"side": "2", "rank": 1, "score": 1}]},
        {"others": [{"side": 2, "rank": 1, "score": 1}] * 99},
        {"reason": "wards", "ranks": [2, 2], "others": []},
    ],
)  # fmt: skip
def test_an_outcome_with_malformed_values_is_not_shown(toy: Kit, change: dict[str, object]) -> None:
    data = save_data(None)
    data["outcome"] |= change
    assert entry_texts(data)[1] == ""
    assert "won" not in home_text(data)


@pytest.mark.parametrize("outcome", [None, [], "Ada won", 7, {}])
def test_an_outcome_of_the_wrong_type_is_not_shown(toy: Kit, outcome: object) -> None:
    data = save_data(None) | {"outcome": outcome}
    assert entry_texts(data)[1] == ""
    assert "won" not in home_text(data)


LIST_ONE_SAVE = """
import sys
from hustings.ui.model import Model
from hustings.ui.page.screens.home import home
from hustings.ui.saves.save import load_all

model = Model()
model.now, model.loaded = 10, True
before = set(sys.modules)
load_all(model, {"hustings/save/a": sys.stdin.read()})
assert home(model) and len(model.saves) == 1
print(*sorted(set(sys.modules) - before))
"""
"""List one save on a home page and print the imported modules."""


@pytest.mark.parametrize("kept_game", catalog.GAMES[:2])
def test_listing_a_game_imports_its_headline_and_words_alone(kept_game: str) -> None:
    """No engine, and nothing of other games."""
    info = catalog.info(kept_game)
    seats = info.seats[-1]
    play = save.open_record(make(info, seats, {}, "x"), name_seats(["human"] * seats), "a")
    run = subprocess.run(
        [sys.executable, "-c", LIST_ONE_SAVE],
        input=save.save_text(play, 5),
        env={"PYTHONPATH": str(ROOT / "py")},
        capture_output=True,
        text=True,
        check=True,
    )
    came = {name.removeprefix("hustings.") for name in run.stdout.split()}
    modules = {name for name in came if name.startswith("games.") and name.count(".") == 2}
    assert {name for name in modules if not name.endswith((".emblem", ".info"))} == {
        f"games.{kept_game}.headline"
    }
    words = {name for name in came if name.startswith("messages.generated.")}
    assert words - {"messages.generated.menu"} == {f"messages.generated.{kept_game}"}


def test_a_loss_without_a_rival_is_read_back() -> None:
    lost = Outcome((2,), (-45,), "disaster", ())
    assert read_outcome(outcome_data(lost), 1) == lost
