"""The Python API: games, records, bots, pictures, and a sentence for every error."""

from __future__ import annotations

import copy
import json
import pickle
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any, cast

import pytest

import hustings
from hustings import catalog, picture
from hustings.core.model import ALL, ANY
from hustings.core.record import RecordError
from hustings.core.rng import Rng
from hustings.messages.names import PEOPLE
from tests.kit import ROOT

EVERY_GAME = pytest.mark.parametrize("game_id", catalog.GAMES)


def game_after(game: str, moves: int, seats: int | None = None, **options: Any) -> hustings.Game:
    """Return a game after a number of random moves."""
    table, luck = hustings.new(game, seats=seats, seed="played", **options), Rng(game)
    while table.at < moves and not table.over:
        table.play(luck.pick(table.legal()))
    return table


# --- what imports load


def run(code: str) -> str:
    """Return what a fresh Python prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "py", capture_output=True, text=True, check=True
    )
    return done.stdout


def test_importing_the_package_imports_no_submodule() -> None:
    code = "import hustings, sys; print(*[m for m in sys.modules if m.startswith('hustings')])"
    assert run(code).split() == ["hustings"]


def test_playing_and_drawing_need_neither_the_application_nor_the_shell() -> None:
    code = (
        "import hustings, sys; table = hustings.new('gerrymander', seed='x'); table.svg();"
        "others = ('hustings.ui', 'hustings.shell', 'hustings.envs', 'numpy');"
        "print(*[m for m in sys.modules if m.startswith(others)])"
    )
    assert run(code).split() == []


def test_every_public_name_exists() -> None:
    assert all(getattr(hustings, name) for name in hustings.__all__)
    assert set(hustings.__all__) <= set(dir(hustings))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        getattr(hustings, "nonsense")  # noqa: B009


# --- playing


SEATS_AS_TEXT: dict[str, Any] = {"seats": "two"}


@EVERY_GAME
def test_a_finished_game_is_restored_from_its_record_and_its_link(game_id: str) -> None:
    table = hustings.new(game_id, seed="to the end")
    bot = hustings.bot("easy")
    assert (table.outcome, table.result) == (None, "")
    while not table.over:
        move = bot.choose(table)
        assert move in table.legal()
        assert table.words(move)
        table.play(move)
    assert table.outcome
    assert len(table.outcome.ranks) == table.seats
    assert table.result == table.observe().prompt
    assert table.log()
    assert (table.legal(), table.deciding) == ([], ())
    for restored in (
        hustings.from_record(table.to_record()),
        hustings.from_record({"record": json.loads(table.to_record())}),
        hustings.from_link(table.to_link("http://localhost/")),
    ):
        assert restored.observe().state.key() == table.observe().state.key()
        assert restored.to_record() == table.to_record()


@EVERY_GAME
def test_undoing_and_replaying_a_move_restores_the_position(game_id: str) -> None:
    table = game_after(game_id, 8)
    before, last = table.observe(0).text, json.loads(table.to_record())["moves"][-1]
    seat, text = last.split(":")
    table.undo()
    assert len(json.loads(table.to_record())["moves"]) == 7
    table.play(text, seat=int(seat))
    assert table.observe(0).text == before


@EVERY_GAME
def test_a_copy_is_independent(game_id: str) -> None:
    table = game_after(game_id, 6)
    record, twin = table.to_record(), table.copy()
    twin.undo()
    twin.play(twin.legal()[-1])
    twin.play(twin.legal()[0])
    assert table.to_record() == record
    table.undo()
    table.play(table.legal()[0])
    assert twin.at == 7


def test_a_bot_chooses_the_same_move_on_a_copy() -> None:
    table = hustings.new("gerrymander", seed="same")
    assert hustings.bot("normal").choose(table) == hustings.bot("normal").choose(table.copy())


def test_the_set_up_can_be_read_from_a_game() -> None:
    table = hustings.new("gerrymander", 3, "a seed", ("A", "B", "C"), tokens="1")
    assert (table.id, table.seats, table.seed, table.at) == ("gerrymander", 3, "a seed", 0)
    assert (table.names, table.options) == (("A", "B", "C"), {"tokens": 1, "map": 0})
    assert repr(table) == (
        f"<Game gerrymander, seats: 3, seed: 'a seed', at: 0, deciding: {table.deciding[0]}>"
    )
    assert str(table) == table.observe().text
    assert hustings.new("gerrymander").names == PEOPLE[:2]
    assert hustings.new("gerrymander").seed != hustings.new("gerrymander").seed


def test_a_move_must_name_its_seat_where_several_decide() -> None:
    table = hustings.new("poll_position", 2, "x", sealed=1)
    assert table._table.state.turn.mode == ALL
    move = table.legal(1)[0]
    with pytest.raises(hustings.RecordError, match="Seats 0 and 1 may decide now"):
        table.play(move.text)
    table.play(move.text, seat=1)
    table.play(str(table.legal()[0]))
    assert table.at == 2


def test_every_seat_that_may_react_is_listed() -> None:
    table, luck = hustings.new("whistle_stop", 3, "window"), Rng("window")
    while table._table.state.turn.mode != ANY or len(table.deciding) < 2:
        table.play(luck.pick(table.legal()))
    assert {move.seat for move in table.legal()} == set(table.deciding)


# --- hidden information


def test_each_seat_sees_its_own_hand_only() -> None:
    table = game_after("whistle_stop", 40, seats=2)
    hands = [table.observe(seat).facts for seat in (0, 1)]
    assert hands[0] != hands[1]
    assert table.observe(0).state.key() == table._table.view(0).key()
    assert table._repr_svg_() == table.svg() != ""


# --- errors


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: hustings.new("nonsense"), "There is no game called “nonsense”; there is delegate"),
        (lambda: hustings.new("gerrymander", seats=9), "Gerrymander is played with 1 to 4 seats."),
        (lambda: hustings.new("gerrymander", **SEATS_AS_TEXT), "played with 1 to 4 seats."),
        (lambda: hustings.new("gerrymander", seed=""), "A seed is a text of 1 to 80"),
        (lambda: hustings.new("gerrymander", names=["one"]), "a name for each is wanted"),
        (lambda: hustings.new("gerrymander", names="AB"), "a name for each is wanted"),
        (lambda: hustings.new("gerrymander", speed=3), "Gerrymander has no option “speed”."),
        (lambda: hustings.new("gerrymander", tokens=7), "“Voters” can be|can be 0, 1, 2, not “7”"),
        (lambda: game_after("gerrymander", 2).play("fly.1"), "“fly” is not a move of this game."),
        (
            lambda: game_after("gerrymander", 2).play("border.999"),
            "“border.999” is not possible now.",
        ),
        (lambda: game_after("gerrymander", 2).observe(2), "The seats here are 0 to 1, not 2."),
        (lambda: game_after("gerrymander", 2).legal(-1), "The seats here are 0 to 1, not -1."),
        (lambda: hustings.new("gerrymander").undo(), "No move has been made"),
        (lambda: game_after("gerrymander", 999).play("done"), "The game is over"),
        (lambda: hustings.bot("easy").choose(game_after("gerrymander", 999)), "The game is over"),
        (
            lambda: hustings.bot("best").choose(game_after("gerrymander", 2)),
            "has no “best”; it has",
        ),
        (lambda: hustings.from_record("nonsense"), "not readable as JSON"),
        (lambda: hustings.from_record("[]"), "This is not a Hustings game."),
        (lambda: hustings.from_record('{"game":"chess"}'), "no game called “chess”"),
        (lambda: hustings.from_link("http://localhost/"), "it has no “r=”"),
        (lambda: hustings.from_record([1]), "This is not a Hustings game."),  # type: ignore[arg-type]
        (lambda: hustings.from_record({"record": 1}), "This is not a Hustings game."),
        (lambda: hustings.from_link(None), "it has no “r=”"),  # type: ignore[arg-type]
        (lambda: hustings.new(7), "There is no game called “7”"),  # type: ignore[arg-type]
        (lambda: hustings.from_link("#r=!!"), "This link is damaged"),
        (
            lambda: game_after("gerrymander", 2).to_link(kinds=["bot:best", "human"]),
            "who sits there",
        ),
    ],
)
def test_every_error_is_a_sentence(wrong: Callable[[], object], message: str) -> None:
    with pytest.raises(hustings.RecordError, match=message) as raised:
        wrong()
    assert re.fullmatch(r"[A-Z“].*\.", str(raised.value))


def test_a_seat_cannot_move_out_of_turn() -> None:
    table = hustings.new("gerrymander", seed="x")
    other = 1 - table.deciding[0]
    with pytest.raises(hustings.RecordError, match=f"It is not for seat {other} to decide now."):
        table.play(table.legal()[0].text, seat=other)
    with pytest.raises(hustings.RecordError, match=f"It is not for seat {other} to decide now."):
        hustings.bot("easy").choose(table, seat=other)


def test_a_record_with_an_illegal_move_is_refused() -> None:
    data = json.loads(game_after("gerrymander", 4).to_record())
    data["moves"][2] = data["moves"][2].replace("border", "fly")
    with pytest.raises(hustings.RecordError, match="Move 3"):
        hustings.from_record(data)


# --- pictures


@EVERY_GAME
def test_a_picture_is_self_contained(game_id: str) -> None:
    """It is XML, names nothing outside itself, and nothing in it acts or leaks into a page."""
    table = game_after(game_id, 30)
    text = table._repr_svg_()
    root = ET.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert catalog.info(game_id).title in (root[0].text or "")
    style = next(e.text or "" for e in root.iter() if e.tag.endswith("}style"))
    for word in ("url(", "@", "light-dark", "<", ":root"):
        assert word not in style
    for line in style.splitlines():
        selectors = picture._split(line.partition(" {")[0])
        assert all(one.startswith(f".{picture.SCOPE}") for one in selectors), line
    for element in root.iter():
        wrong = [name for name in element.attrib if name.startswith(("data-", "on", "tab", "role"))]
        assert not wrong
    assert len(text) < 60_000


@EVERY_GAME
def test_a_picture_defines_every_custom_colour_it_uses(game_id: str) -> None:
    text = game_after(game_id, 30).svg()
    used = set(re.findall(r"var\((--[\w-]+)\)", text))
    defined = set(re.findall(r"(--[\w-]+)\s*:", text))
    assert used
    assert not used - defined


def test_each_seat_sees_its_own_picture() -> None:
    table = game_after("early_states", 30, seats=2)
    assert table.svg(0) != table.svg(1)


def test_style_sheets_are_parsed() -> None:
    """Nested braces, commas in brackets and `light-dark()` are understood."""
    assert list(picture._blocks("a { b: c } @media x { d { e } } f{}")) == [
        ("a", " b: c "),
        ("@media x", " d { e } "),
        ("f", ""),
    ]
    assert picture._split("a:not(.b, .c), d") == ["a:not(.b, .c)", "d"]
    assert picture._light("x: light-dark(rgb(1 2 3 / 4%), #fff);") == "x: rgb(1 2 3 / 4%);"
    elements = {"svg", "g", ".a", ".b"}
    assert picture._scoped(".a > g:not(.c)", elements) == f".{picture.SCOPE} .a > g:not(.c)"
    for elsewhere in (".a .c", ".a:hover", "html", ':root[data-theme="dark"]', ".a::before", "p"):
        assert picture._scoped(elsewhere, elements) == ""


@EVERY_GAME
def test_a_game_and_a_bot_can_be_copied_and_pickled(game_id: str) -> None:
    """A copy has the same position, luck and names, and is independent."""
    table = game_after(game_id, 6)
    table.names = tuple(f"N{seat}" for seat in range(table.seats))
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert (str(twin), twin.at, twin.names) == (str(table), table.at, table.names)
        assert twin.to_record() == table.to_record()
        assert twin.log() == table.log()
        at = table.at
        twin.play(twin.legal()[0])
        assert (twin.at, table.at) == (at + 1, at)
    seen = table.observe(0)
    assert pickle.loads(pickle.dumps(seen)).state.key() == seen.state.key()
    bot = hustings.bot("easy")
    wanted = bot.choose(table)
    for copied in (copy.copy(bot), copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        assert copied.choose(table) == wanted


def test_a_whole_number_is_taken_as_a_seed() -> None:
    for number in (0, 7, -3, 2**40):
        table = hustings.new("early_states", seed=number)
        assert table.seed == str(number)
        assert str(table) == str(hustings.new("early_states", seed=str(number)))
    for wrong in (True, 1.5, b"7", ""):
        with pytest.raises(RecordError, match="A seed is a text"):
            hustings.new("early_states", seed=cast(Any, wrong))
