"""Reading records and links: any input gives a valid game or an error sentence."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hustings.core.packed_link import Linked, from_link, to_link
from hustings.core.record import (
    MAX_DEPTH,
    MAX_MOVES,
    MAX_TEXT,
    MAX_VALUES,
    MIGRATIONS,
    Record,
    RecordError,
    check_options,
    check_seed,
    dump,
    from_data,
    load,
    make,
    parse_json,
)
from hustings.core.table import Table
from tests.kit import TOY, Kit, Setup, walk

KIT = Kit(TOY)
GAME = walk(KIT.default(3)).record
DATA = GAME.data()
KINDS = ("human", "bot:easy", "bot:normal")

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


def check_opens(record: Record) -> None:
    """Check that a record can be opened on a table, whatever its moves."""
    table = Table(KIT.rules, record)
    assert table.at == len(table.record.moves)
    assert (table.trouble == "") == (table.record.moves == record.moves)
    copy = Table(KIT.rules, load(dump(table.record), KIT.find))
    assert copy.trouble == ""
    assert copy.state.key() == table.state.key()
    assert from_link(to_link(table.record), KIT.find) == Linked(table.record, (), "")


def check_message(problem: RecordError) -> None:
    """Check that an error is one short sentence for the player."""
    text = str(problem)
    assert text[:1].isupper() or text[:1] == "“"
    assert text.endswith(".")
    assert len(text) < 250


def read(text: str) -> Record | None:
    """Return the record in a text, or None after checking the error message."""
    try:
        return load(text, KIT.find)
    except RecordError as problem:
        check_message(problem)
        return None


# --- JSON


@given(st.text() | json_values.map(json.dumps))
@example("[" * 100_000)
@example('{"game":' + "[" * 900 + "]" * 900 + "}")
@example("1" * 10_000)
@example('{"game":"toy","rules":1e999}')
@example("\ud800")
def test_any_text_is_a_game_or_a_sentence(text: str) -> None:
    """`load` gives nothing else."""
    if (record := read(text)) is not None:
        check_opens(record)


@given(st.sampled_from(sorted(DATA)), json_values)
def test_a_record_with_a_changed_field_is_a_game_or_a_sentence(key: str, value: Any) -> None:
    """Each field is replaced by any JSON value."""
    if (record := read(json.dumps({**DATA, key: value}))) is not None:
        check_opens(record)


@given(st.sampled_from(sorted(DATA)))
def test_a_record_with_a_missing_field_is_a_game_or_a_sentence(key: str) -> None:
    """Fields with a default may be missing."""
    if (record := read(json.dumps({k: v for k, v in DATA.items() if k != key}))) is not None:
        check_opens(record)


@given(st.integers(0, len(GAME.moves)), st.text(max_size=12) | st.sampled_from(GAME.moves))
def test_a_wrong_move_keeps_the_moves_before_it(at: int, move: str) -> None:
    """The table names the problem."""
    moves = [*GAME.moves[:at], move, *GAME.moves[at:]]
    record = load(dump(GAME._replace(moves=moves)), KIT.find)
    table = Table(KIT.rules, record)
    assert len(table.record.moves) >= min(at, len(GAME.moves))
    assert table.record.moves[:at] == GAME.moves[:at]
    if table.trouble:
        assert table.trouble.startswith(f"Move {len(table.record.moves) + 1} (“")
        assert table.trouble.endswith(".")


@given(st.integers(0, len(dump(GAME)) - 1), st.characters())
@settings(max_examples=200)
def test_a_mistyped_letter_gives_a_game_or_a_sentence(at: int, char: str) -> None:
    """One character of the JSON is replaced by any other."""
    text = dump(GAME)
    if (record := read(text[:at] + char + text[at + 1 :])) is not None:
        check_opens(record)


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ({"game": "chess"}, "There is no game called “chess” here."),
        ({"game": 7}, "There is no game called “?” here."),
        ({"rules": 99}, "newer version"),
        ({"rules": True}, "which rules"),
        ({"seats": 9}, "Back Room is played with 1 to 4 seats."),
        ({"seats": True}, "1 to 4 seats"),
        ({"options": []}, "options"),
        ({"options": {"rounds": 9}}, "“Rounds” can be 1, 2, 3, not “9”."),
        ({"options": {"rounds": 2.0}}, "“Rounds” can be 1, 2, 3, not “?”."),
        ({"options": {"rounds": True}}, "“Rounds” can be"),
        ({"options": {"colour": 1}}, "Back Room has no option “colour”."),
        ({"moves": "0:pass"}, "moves"),
        ({"moves": [1]}, "moves"),
        ({"moves": ["0:pass"] * (MAX_MOVES + 1)}, "more than 5000 moves"),
        ({"seed": ""}, "A seed is"),
        ({"seed": "x" * 81}, "A seed is"),
        ({"seed": "a\nb"}, "A seed is"),
    ],
)
def test_each_problem_has_its_own_sentence(change: dict[str, Any], answer: str) -> None:
    with pytest.raises(RecordError, match=answer.replace("?", r"\?")) as caught:
        from_data({**DATA, **change}, KIT.find)
    check_message(caught.value)


def test_a_too_long_text_is_refused() -> None:
    """As JSON and as a link."""
    with pytest.raises(RecordError, match="too long"):
        load(" " * (MAX_TEXT + 1), KIT.find)
    with pytest.raises(RecordError, match="too long"):
        from_link("A" * (MAX_TEXT + 1), KIT.find)


def test_options_have_defaults_and_may_be_text() -> None:
    """A link has "3"; a missing option takes its default."""
    assert check_options(KIT.info, {}) == {"rounds": 2, "machine": 1}
    assert check_options(KIT.info, {"rounds": "3"}) == {"rounds": 3, "machine": 1}
    with pytest.raises(RecordError):
        check_options(KIT.info, {"rounds": "03"})


@given(st.text())
def test_any_seed_is_kept_unchanged_or_refused(seed: str) -> None:
    """Through JSON and through a link."""
    try:
        record = make(KIT.info, 2, {}, check_seed(seed))
    except RecordError as problem:
        check_message(problem)
    else:
        assert load(dump(record), KIT.find) == record
        assert from_link(to_link(record), KIT.find) == Linked(record, (), "")


def test_an_older_record_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Step by step, up to the present rules."""

    def step(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "rules": data["rules"] + 1, "seed": data["seed"] + "!"}

    for version in (1, 2):
        monkeypatch.setitem(MIGRATIONS, (TOY, version), step)
    info = KIT.info._replace(rules=3)
    record = from_data({**DATA, "seed": "s", "moves": []}, lambda game: info)
    assert (record.rules, record.seed) == (3, "s!!")


# --- links


@given(st.text() | st.text(alphabet="ABCDEFabcdef0123456789-_", max_size=200))
def test_any_link_is_a_game_or_a_sentence(packed: str) -> None:
    """`from_link` gives nothing else."""
    try:
        record = from_link(packed, KIT.find).record
    except RecordError as problem:
        check_message(problem)
    else:
        check_opens(record)


@given(st.lists(st.text(max_size=20), max_size=9))
def test_any_packed_text_is_a_game_or_a_sentence(lines: list[str]) -> None:
    """The packing of the link is valid, but its content may be anything."""
    raw = zlib.compress("\n".join(lines).encode("utf-8", "replace"))
    try:
        record = from_link(urlsafe_b64encode(raw).decode().rstrip("="), KIT.find).record
    except RecordError as problem:
        check_message(problem)
    else:
        check_opens(record)


def test_a_cut_link_gives_the_first_moves_and_says_so() -> None:
    """At every length: never another game, never without a message."""
    whole = to_link(GAME, KINDS)
    recovered: list[int] = []
    for size in range(len(whole)):
        try:
            linked = from_link(whole[:size], KIT.find)
        except RecordError as problem:
            check_message(problem)
            assert not recovered, "a longer link gave less"
            continue
        record = linked.record
        assert linked.cut or record.moves == GAME.moves
        assert f"{len(record.moves)} move" in linked.lost
        assert record.start() == GAME.start()
        assert linked.kinds == KINDS, "the seats are read completely or not at all"
        assert record.moves == GAME.moves[: len(record.moves)]
        recovered.append(len(record.moves))
    assert recovered == sorted(recovered)
    assert recovered[-1] == len(GAME.moves)
    assert 0 < recovered[len(recovered) // 2] < len(GAME.moves)


@given(st.integers(0, len(to_link(GAME)) - 1), st.sampled_from("Aa0-_ %é"))
@settings(max_examples=150)
def test_a_link_with_a_wrong_character_gives_a_game_or_a_sentence(at: int, char: str) -> None:
    """The link or the table reports the damage."""
    whole = to_link(GAME)
    packed = whole[:at] + char + whole[at + 1 :]
    try:
        linked = from_link(packed, KIT.find)
    except RecordError as problem:
        check_message(problem)
        return
    check_opens(linked.record)
    if linked.record != GAME:
        assert linked.lost


def test_links_are_short_and_fit_an_address(setup: Setup) -> None:
    """Only letters, digits, - and _; a few hundred for a whole game."""
    packed = to_link(walk(setup).record)
    assert packed.replace("-", "").replace("_", "").isalnum()
    assert packed.isascii()
    assert len(packed) < 4000


def test_a_link_may_contain_the_kinds_of_the_seats() -> None:
    """Covered by the checksum; a link without them is valid as well."""
    linked = from_link(to_link(GAME, KINDS), KIT.find)
    assert (linked.record, linked.kinds, linked.lost) == (GAME, KINDS, "")
    assert from_link(to_link(GAME), KIT.find) == Linked(GAME, (), "")


def test_a_link_of_the_first_format_is_still_read() -> None:
    """It does not contain the kinds of the seats."""
    options = " ".join(f"{key}={value}" for key, value in GAME.options.items())
    head = ["1", GAME.game, str(GAME.rules), str(GAME.seats), options, GAME.seed]
    assert from_link(pack_lines(*head, " ".join(GAME.moves), "."), KIT.find) == Linked(GAME, (), "")
    cut = pack_lines(*head, " ".join(GAME.moves))
    assert "moves could be recovered" in from_link(cut, KIT.find).lost
    with pytest.raises(RecordError, match="newer version"):
        from_link(pack_lines("4", *head[1:], "something", "else", "."), KIT.find)


def pack_lines(*lines: str) -> str:
    """Return lines packed as in a link."""
    raw = zlib.compress("\n".join(lines).encode("utf-8", "replace"))
    return urlsafe_b64encode(raw).decode().rstrip("=")


# --- checks before parsing


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("[" * MAX_DEPTH + "]" * MAX_DEPTH, True),
        ("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1), False),
        ("[" * 8000, False),
        ('{"a":' * 8000, False),
        ("[[], " * 8000, False),
        (json.dumps("[" * 8000), True),
        (json.dumps('\\"' + "[{" * 8000), True),
        (json.dumps("\\") + "[" * 8000, False),
        ('"\\\\' + "[" * 8000, True),
        ('["\\\\",' + "[" * 8000, False),
        (json.dumps([{} for _ in range(1000)]), True),
    ],
)
def test_depth_is_measured_before_a_text_is_parsed(
    text: str, seen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Brackets inside strings do not count; too deep a text is never parsed."""
    parsed: list[str] = []
    whole = json.loads

    def loads(given: str, **more: Any) -> object:
        parsed.append(given)
        return whole(given, **more)

    monkeypatch.setattr(json, "loads", loads)
    try:
        parse_json(text)
    except RecordError as problem:
        check_message(problem)
    assert parsed == [text] * seen


@pytest.mark.parametrize("item", ["{}", "[]", "1", '""', "[1]", '{"a":1}', "null"])
def test_millions_of_small_values_are_refused_before_they_are_parsed(
    item: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each value takes time and memory."""
    text = "[" + ",".join([item] * (2 * MAX_VALUES)) + "]"
    monkeypatch.setattr(json, "loads", None)
    with pytest.raises(RecordError, match="more than any table"):
        parse_json(text, limit=len(text))


@pytest.mark.parametrize(
    "number",
    ["1e308", "-1e999", "NaN", "Infinity", "9007199254740992", "1" + "0" * 314, "9" * 9999],
)
def test_a_number_out_of_range_is_parsed_as_null(number: str) -> None:
    """Later code need not handle huge numbers."""
    assert parse_json(f'{{"a":[{number}, 9007199254740991, -3, 0.5]}}') == {
        "a": [None, 9007199254740991, -3, 0.5]
    }
