"""Texts of lessons, puzzles, demos and figures: messages that their files name."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import pytest

from hustings import catalog
from hustings.messages.worded import MESSAGE, TEXTS, TEXTS_BY_TOKEN, message_text, worded
from tests.kit import ROOT
from tools.messages import modules
from tools.messages.catalogue import Catalogue, python_name, read

FILES: Final = ("lesson", "puzzles", "demo", "figures")
LOCALES: Final = ROOT / "locales" / "en"
SHARED: Final = LOCALES / "puzzles.ftl"
"""What the puzzles of all games say."""
GENERATED: Final = ROOT / "py" / "hustings" / "messages" / "generated"
LIST_IMPORTED: Final = """
import sys
sys.path.insert(0, "py")
from tests.ui.driver import Driver
def files():
    return sorted(m.rpartition(".")[2] for m in sys.modules if m.endswith(("lesson", "puzzles"))
                  and ".generated." in m)
driver = Driver()
print(*files())
driver.send("learn:gerrymander")
print(*files())
"""


@pytest.fixture(name="messages")
def _messages() -> ModuleType:
    module = ModuleType("sample")
    text = (
        "lesson-01 = Look.\n"
        "right = Right: { $best }.\n"
        "votes = { $count ->\n [one] 1 vote\n *[other] { $count } votes\n }\n"
        "won = { $where ->\n [here] Won here\n *[there] Won there\n }"
    )
    exec(modules.module(Catalogue("sample", text), "en"), vars(module))
    return module


def test_the_name_of_a_message_is_replaced_by_its_text(messages: ModuleType) -> None:
    given = {"ply": 3, "text": "lesson-01", "asks": 1, "lights": ["lesson-01"]}
    assert worded(given, messages) == given | {"text": "Look."}


def test_a_message_takes_numbers_words_and_messages_as_arguments(messages: ModuleType) -> None:
    votes = {MESSAGE: "votes", "count": 2}
    assert message_text({MESSAGE: "right", "best": votes}, messages) == "Right: 2 votes."
    given = [{"answers": {"go.1": {MESSAGE: "won", "where": "here"}}, "otherwise": votes}]
    assert worded(given, messages) == [{"answers": {"go.1": "Won here"}, "otherwise": "2 votes"}]


def test_a_missing_message_or_argument_is_an_error(messages: ModuleType) -> None:
    with pytest.raises(AttributeError, match="lesson_02"):
        worded([{"title": "lesson-02"}], messages)
    with pytest.raises(TypeError, match="best"):
        message_text("right", messages)


def test_an_argument_may_be_a_list_of_messages() -> None:
    catalogue = ModuleType("listing")
    source = "fill = { LIST($means) } fill\nvotes = { $votes } votes\ntax = Low Tax"
    exec(modules.module(Catalogue("listing", source), "en"), vars(catalogue))
    means = [{MESSAGE: "tax"}, {MESSAGE: "votes", "votes": 2}]
    assert message_text({MESSAGE: "fill", "means": means}, catalogue) == "Low Tax and 2 votes fill"


def test_a_message_comes_from_the_first_catalogue_that_has_it(messages: ModuleType) -> None:
    own = ModuleType("own")
    exec(modules.module(Catalogue("own", "votes = none\nfew = few"), "en"), vars(own))
    given = {MESSAGE: "right", "best": {MESSAGE: "votes"}}
    assert message_text(given, own, messages) == "Right: none."


def test_what_all_puzzles_say_is_written_once() -> None:
    """In the shared catalogue, so that each language translates it once."""
    own = [read(LOCALES / f"{game}_puzzles.ftl").messages for game in catalog.GAMES]
    assert set.intersection(*map(set, own)) <= {"title", "goal"}
    data = [json.loads(catalog.game_file(game, "puzzles.json")) for game in catalog.GAMES]
    assert read(SHARED).messages.keys() <= set(map(python_name, messages_in(data)))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("game_id", catalog.GAMES)
def test_a_catalogue_has_exactly_the_messages_its_file_names(game_id: str, name: str) -> None:
    """An unused message would be translated for nothing."""
    data, path = (
        json.loads(catalog.game_file(game_id, f"{name}.json")),
        LOCALES / f"{game_id}_{name}.ftl",
    )
    named = set(map(python_name, messages_in(data)))
    if name == "puzzles":
        own = read(path).messages.keys() if path.exists() else set()
        game = read(LOCALES / f"{game_id}.ftl").messages.keys()
        named -= (read(SHARED).messages.keys() | game) - own
    assert path.exists() == bool(named), "a file without texts has no catalogue"
    if named:
        known, inside = read(path), (GENERATED / f"{game_id}_{name}.py").read_text("utf-8")
        assert named <= known.messages.keys()
        named |= names_in_programs(game_id) if name == "puzzles" else set()
        assert [m for m in known.messages if m not in named and f"_{m}(" not in inside] == []
        assert catalog.shipped(game_id, name) != data


def names_in_programs(game: str) -> set[str]:
    """Return the message names in the programs that write a game's puzzles."""
    programs = [ROOT / "tools" / "puzzles" / f"{name}.py" for name in (game, "publish")]
    source = "".join(program.read_text("utf-8") for program in programs)
    return {python_name(text) for text in re.findall(r'"([a-z-]+)"', source)}


def messages_in(data: Any) -> Iterator[str]:
    """Yield the names of the messages in the data of a file."""
    if isinstance(data, list):
        for each in data:
            yield from messages_in(each)
    elif isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, str) and key in {*TEXTS, MESSAGE}:
                yield value
            elif key in TEXTS_BY_TOKEN:
                yield from (each for each in value.values() if isinstance(each, str))
            yield from messages_in(value)


def test_a_catalogue_is_imported_when_its_lesson_is_opened() -> None:
    """The home page must not load the texts of every lesson and puzzle."""
    run = [sys.executable, "-c", LIST_IMPORTED]
    ended = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout.split("\n") == ["", "gerrymander_lesson", ""]
