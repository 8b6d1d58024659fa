"""`update` survives any message, and the page can be drawn afterwards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hustings import catalog
from hustings.core.moves import encode
from hustings.core.packed_link import to_link
from hustings.core.record import load
from hustings.ui import effects as fx
from hustings.ui.app import HANDLERS, page, update
from hustings.ui.model import Model
from hustings.ui.preferences import PREF_CHOICES
from tests.kit import ROOT

GAMES = catalog.GAMES
RECORDS = sorted((ROOT / "tests" / "records").glob("*_*/*.json"))
DIALOGS = (
    "menu",
    "rules",
    "share",
    "share:game",
    "prefs",
    "keys",
    "about",
    "delete:x",
    "link",
    "licences",
    "forget",
    "season",
    "paper:x",
)

numbers = st.integers(-3, 400).map(str) | st.sampled_from(
    ["٣", "²", "+1", "1_0", "9" * 5000, "1" * 9, "1e9", "0x1", "-1", " 1", "1\x00"]
)
kinds = st.sampled_from(["human", "bot:easy", "bot:hard", "bot:", "bot:expert:x", "\ud800"])
choices = [f"{name}:{value}" for name, values in PREF_CHOICES.items() for value in values]
tokens = st.sampled_from(
    [verb[0] for game in GAMES for verb in catalog.rules(game).VOCABULARY.verbs]
).flatmap(lambda verb: st.lists(numbers, max_size=4).map(lambda args: ".".join((str(verb), *args))))
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
).map(json.dumps)
plain = (
    st.text(max_size=30)
    | numbers
    | tokens
    | values
    | kinds
    | st.sampled_from([*GAMES, *DIALOGS, *choices, "png", "svg", "game", "result", "start", "1"])
)
args = plain | st.builds("{}:{}".format, plain, plain)
arrangements = st.sampled_from(["sheet", "lift", "drop", "away", "fast", ""]) | st.text(max_size=5)
messages = st.builds("{}:{}".format, st.sampled_from(sorted(HANDLERS)), args) | st.text(max_size=40)


def boot(address: str = "", stored: Sequence[tuple[str, str]] = ()) -> Model:
    """Return the page as the shell starts it."""
    model = Model()
    model.now, model.luck = 1_700_000_000_000, 12345
    data = {
        "hash": address,
        "base": "http://table.test/",
        "stored": dict(stored),
        "storage": True,
    }
    update(model, f"boot:{json.dumps(data)}")
    assert model.loaded
    return model


def at_home() -> Model:
    """Return the home page with games that can be read and one that cannot."""
    saved = [
        (f"hustings/save/{i}", json.dumps({"format": 1, "record": json.loads(path.read_text())}))
        for i, path in enumerate(RECORDS[:6])
    ]
    return boot("", [*saved, ("hustings/save/x", "{")])


def at_table(game: str) -> Model:
    """Return a game against a bot that thinks, or at a solo table."""
    return boot(f"{game}?seed=any")


def at_hotseat(game: str) -> Model:
    """Return a hotseat game at its first decision: a hand-over if hands are hidden."""
    return boot(f"{game}?seats=human,human&seed=any")


def at_end(path: Path) -> Model:
    """Return a finished game."""
    return boot(f"r={to_link(load(path.read_text(), catalog.find))}")


def in_the_past(path: Path) -> Model:
    """Return a finished game viewed in the middle, with a dialog open."""
    record = load(path.read_text(), catalog.find)
    half = record._replace(moves=record.moves[: len(record.moves) // 2])
    model = boot(f"r={to_link(half)}")
    if model.play is not None and model.play.deciders:
        update(model, f"take:{model.play.deciders[0]}")
    update(model, f"dialog:{DIALOGS[len(path.name) % len(DIALOGS)]}")
    update(model, "hint")
    return model


def check_messages(model: Model, sent: Sequence[str]) -> None:
    """Check that each message is answered and leaves a page that can be drawn."""
    for message in sent:
        if message.startswith("bot:?:"):  # the answer to the latest question
            answered = update(model, message.replace("?", str(model.tickets), 1))
        else:
            answered = update(model, message)
        assert all(isinstance(effect, fx.Effect) for effect in answered)
        json.dumps(page(model), ensure_ascii=False)


def table_messages(model: Model) -> st.SearchStrategy[str]:
    """Return random messages; many fit the game on the table."""
    play = model.play
    if play is None:
        ids = st.sampled_from([save.id for save in model.saves] or [""])
        return messages | st.builds("{}:{}".format, st.sampled_from(["continue", "drop"]), ids)
    verbs = play.table.rules.VOCABULARY.verbs
    legal = [encode(verbs, move) for seat in play.table.seats for move in play.table.legal(seat)]
    fitting = st.sampled_from(legal or ["pass"])
    do = st.sampled_from(["pick", "why", "repick", "bot:?"])
    odd = st.sampled_from(sorted(str(verb[0]) for verb in verbs)).flatmap(
        lambda verb: st.lists(numbers, max_size=4).map(lambda args: ".".join((str(verb), *args)))
    )
    advice = st.lists(
        st.builds(lambda t, v, w: {"token": t, "value": v, "why": w},
                  fitting | odd | plain, st.floats() | st.text(max_size=3), st.lists(plain)),
        max_size=3,
    ).map(json.dumps)  # fmt: skip
    return (
        messages
        | st.builds("{}:{}".format, do, fitting | odd)
        | st.builds("bot:?:{}".format, advice | plain)
        | st.sampled_from(
            [
                "hint",
                "undo",
                "redo",
                "restart",
                "restart-turn",
                "branch",
                "eyes:0",
                "eyes:9",
                "eyes:open",
                "past:1",
                "note:0",
                "watch:0",
            ]
        )
        | st.builds("{}:{}".format, st.sampled_from(["past", "watch", "take"]), numbers)
        | st.builds("{}:{}".format, st.sampled_from(["note", "note-text", "note-light"]), args)
        | st.builds("arrange:{}.{}".format, arrangements, numbers)
        | st.builds("arrange:{}.{}.{}".format, arrangements, numbers, numbers)
    )


@pytest.mark.broad
@given(st.data())
@settings(max_examples=60)
def test_any_message_on_the_home_page_is_survived(data: st.DataObject) -> None:
    model = at_home()
    check_messages(model, data.draw(st.lists(table_messages(model), max_size=6)))


@pytest.mark.broad("whistle_stop")
@pytest.mark.parametrize("name", GAMES)
@given(st.data())
@settings(max_examples=20)
def test_any_message_on_the_set_up_screen_is_survived(name: str, data: st.DataObject) -> None:
    model = boot()
    update(model, f"setup:{name}")
    verbs = st.sampled_from(["seats", "kind", "kind:0", "kind:1", "name:0", "option", "seed"])
    more = messages | st.builds("{}:{}".format, verbs, args) | st.just("start")
    check_messages(model, data.draw(st.lists(more, max_size=8)))


@pytest.mark.broad("at_table-delegate_dash", "at_hotseat-whistle_stop")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("begin", [at_table, at_hotseat])
@given(st.data())
@settings(max_examples=12)
def test_any_message_at_a_table_is_survived(name: str, begin: object, data: st.DataObject) -> None:
    assert callable(begin)
    model = begin(name)
    for _ in range(3):
        check_messages(model, data.draw(st.lists(table_messages(model), max_size=3)))


@pytest.mark.broad
@pytest.mark.parametrize("path", RECORDS[::6], ids=lambda path: f"{path.parent.name}-{path.stem}")
@given(st.data())
@settings(max_examples=4)
def test_any_message_at_the_end_and_in_the_past_is_survived(
    path: Path, data: st.DataObject
) -> None:
    for model in (at_end(path), in_the_past(path)):
        check_messages(model, data.draw(st.lists(table_messages(model), max_size=5)))


@given(messages)
@settings(max_examples=60)
@example("bot:x:y")
@example("boot:nonsense")
@example("boot:" + "[" * 8000)
@example("bot-failed:" + "9" * 5000)
@example("rescue:" + "9" * 5000)
@example("rescue:²")
def test_any_message_before_boot_is_survived(message: str) -> None:
    check_messages(Model(), [message])
