"""docs/format.md and its schemas describe records, saves and links correctly."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from hustings import catalog
from hustings.core.model import HUMAN, Info, Outcome, Rival
from hustings.core.notes import MAX_ASKED, MAX_LIGHTS, MAX_NOTE_CHARS, MAX_NOTES, Note
from hustings.core.record import MAX_MOVES, MAX_SEED, Record, RecordError, from_data, load
from hustings.core.table import Table
from hustings.ui.links.address import name_seats
from hustings.ui.links.names import MAX_NAME
from hustings.ui.saves.game_status import MAX_CODE, MAX_FACTS, MAX_NUMBER
from hustings.ui.saves.save import FORMAT as FORMAT_WRITTEN
from hustings.ui.saves.save import (
    MAX_TITLE,
    make_save,
    open_record,
    open_save,
    read_save,
    save_text,
)
from tests.golden import records
from tests.kit import ROOT, Kit

SCHEMAS = {
    schema["$id"]: schema
    for path in sorted((ROOT / "docs" / "schema").glob("*.json"))
    for schema in [json.loads(path.read_text("utf-8"))]
}
RECORD, SAVE = "urn:hustings:record", "urn:hustings:save"
FORMAT = ROOT / "docs" / "format.md"


def schema_errors(name: str, data: object) -> list[str]:
    """Return the errors that a schema finds in data."""
    resources = [(key, Resource.from_contents(schema)) for key, schema in SCHEMAS.items()]
    registry: Registry[Any] = Registry().with_resources(resources)
    validator = Draft202012Validator(SCHEMAS[name], registry=registry)
    return [error.message for error in validator.iter_errors(data)]


def kept_records(game: Kit) -> list[tuple[Path, dict[str, Any]]]:
    """Return a game's finished records: file and data."""
    return [(file, json.loads(file.read_text("utf-8"))) for file in records(game)]


def test_the_schemas_are_valid_and_state_the_limits_of_the_code() -> None:
    assert set(SCHEMAS) == {RECORD, SAVE}
    for schema in SCHEMAS.values():
        Draft202012Validator.check_schema(schema)
    properties = SCHEMAS[RECORD]["properties"]
    assert set(properties) == set(Record._fields)
    assert properties["moves"]["maxItems"] == MAX_MOVES
    assert properties["seed"]["maxLength"] == MAX_SEED
    save = SCHEMAS[SAVE]["properties"]
    assert save["title"]["maxLength"] == MAX_TITLE
    assert save["notes"]["maxItems"] == MAX_NOTES
    note = save["notes"]["items"]["properties"]
    assert note["text"]["maxLength"] == MAX_NOTE_CHARS
    assert note["lights"]["maxItems"] == MAX_LIGHTS
    assert note["asks"]["maximum"] == MAX_ASKED
    assert save["format"]["const"] == FORMAT_WRITTEN
    assert save["progress"]["maxProperties"] == MAX_FACTS
    assert save["progress"]["propertyNames"]["maxLength"] == MAX_CODE
    number, code = save["progress"]["additionalProperties"]["anyOf"]
    assert (number["minimum"], number["maximum"]) == (-MAX_NUMBER, MAX_NUMBER)
    assert code["maxLength"] == save["outcome"]["properties"]["reason"]["maxLength"] == MAX_CODE
    assert set(save["outcome"]["properties"]) == set(Outcome._fields)
    assert set(save["outcome"]["properties"]["others"]["items"]["properties"]) == set(Rival._fields)
    assert save["outcome"]["properties"]["others"]["maxItems"] == MAX_FACTS
    assert save["seats"]["items"]["properties"]["name"]["maxLength"] == MAX_NAME


def test_every_kept_record_fits_the_schema(game: Kit) -> None:
    kept = kept_records(game)
    assert kept
    for file, data in kept:
        assert schema_errors(RECORD, data) == [], file.name
        read = load(json.dumps(data), game.find)
        assert schema_errors(RECORD, read.data()) == [], file.name
        assert set(read.data()) == set(SCHEMAS[RECORD]["properties"])


@pytest.mark.parametrize("game_id", catalog.GAMES)
def test_every_figure_and_every_save_fits_the_schemas(game_id: str) -> None:
    for figure in catalog.shipped(game_id, "figures"):
        assert schema_errors(RECORD, figure["record"]) == []
        record = from_data(figure["record"], catalog.find)
        play = open_record(record, name_seats([HUMAN] * record.seats), "")
        for play.title in ("", "Ours"):
            text = save_text(play, now=1)
            assert make_save(play, now=1) == read_save(text, play.id), "as it is listed when read"
            save = json.loads(text)
            assert schema_errors(SAVE, save) == []
            known = set(SCHEMAS[SAVE]["properties"])
            assert set(save) | {"title", "notes", "outcome", "reviews", "shared"} == known
            assert ("outcome" in save) is play.table.over
            assert open_save(text, "").title == play.title
        play.notes = (Note(0, "x" * MAX_NOTE_CHARS, ("place:3", "#county-7"), 1),)
        assert schema_errors(SAVE, json.loads(save_text(play, now=1))) == []
        least = open_save(json.dumps({"format": 1, "record": figure["record"]}), "")
        assert least.table.at == len(record.moves)


def test_a_record_with_only_required_members_is_read(game: Kit) -> None:
    """The optional members have the defaults that the schema names."""
    info: Info = game.info
    least = {"game": info.id, "rules": info.rules, "seats": info.seats[0], "seed": "x"}
    assert set(least) == set(SCHEMAS[RECORD]["required"])
    assert schema_errors(RECORD, least) == []
    read = from_data({**least, "unknown": 1}, game.find)
    assert not read.moves
    assert read.options == {option.key: option.default for option in info.options}


INVALID_VALUES = {
    "game": (None, 3, "", "no such"),
    "rules": (None, 0, "1", True),
    "seats": (None, 0, "2", -1),
    "options": (3, [], {"no such": []}),
    "seed": (None, 3, "", "x" * (MAX_SEED + 1)),
    "moves": (3, [3], ["0:" * 3] * (MAX_MOVES + 1)),
}


@pytest.mark.parametrize("member", INVALID_VALUES)
def test_a_record_that_the_schema_refuses_is_refused(game: Kit, member: str) -> None:
    _, data = kept_records(game)[0]
    assert set(INVALID_VALUES) == set(SCHEMAS[RECORD]["properties"])
    for value in INVALID_VALUES[member]:
        invalid = {**data, member: value}
        assert schema_errors(RECORD, invalid), value
        with pytest.raises(RecordError):
            from_data(invalid, game.find)


@pytest.mark.parametrize(
    "move", ["0", "border.0", "0:", "0:Border.0", "0:border.", "x:done", "0:5"]
)
def test_a_move_that_the_schema_refuses_is_not_played(game: Kit, move: str) -> None:
    _, data = kept_records(game)[0]
    invalid = {**data, "moves": [move]}
    assert schema_errors(RECORD, invalid)
    table = Table(game.rules, from_data(invalid, game.find))
    assert table.trouble
    assert not table.at


def test_examples_in_the_page_print_what_they_say() -> None:
    text = FORMAT.read_text("utf-8")
    parsed = doctest.DocTestParser().get_doctest(text, {}, FORMAT.name, FORMAT.name, 0)
    assert parsed.examples
    failures: list[str] = []
    doctest.DocTestRunner().run(parsed, out=failures.append)
    assert not failures, "".join(failures)
    block = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert block
    data = json.loads(block[1])
    assert schema_errors(RECORD, data) == []
    assert not Table(catalog.rules(data["game"]), from_data(data, catalog.find)).trouble
