"""Notes that players write on their games: writing, reading, keeping, sharing; and bad input."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import pytest

from hustings import catalog
from hustings.core import player_notes
from hustings.core.notes import MAX_LIGHTS, MAX_NOTE_CHARS, MAX_NOTES, Note
from hustings.core.packed_link import to_lines
from hustings.core.record import Record, RecordError
from hustings.core.rng import Rng
from hustings.draw.tree import walk
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.links.address import noted_link, read
from hustings.ui.links.reader import clean_address
from hustings.ui.saves.copies import continues, merge_saves, with_notes
from hustings.ui.saves.save import open_save
from tests.kit import TOY, Kit, kits
from tests.ui.driver import Driver

START = "toy?seats=human,human&rounds=3&seed=notes"
RECORD = Record(TOY, 1, 2, {"rounds": 3, "machine": 1}, "x", ["0:a", "1:b", "0:c"])


def played_game(clicks: int = 14, address: str = START) -> Driver:
    """Return a game after some clicks, at a decision and without playback."""
    driver = Driver(address)
    driver.send("pref:pace:instant")
    driver.click_through("s", clicks)
    for take in driver.offered("take:")[:1]:
        driver.send(take)
    return driver


def write_note(driver: Driver, ply: int, text: str) -> None:
    """Write a note at a past position."""
    driver.send(f"past:{ply}")
    driver.send("note:0")
    driver.send(f"note-text:{text}")
    driver.send("note-done")


def texts(driver: Driver) -> list[tuple[int, str]]:
    """Return the notes of the game on the table."""
    return [(note.ply, note.text) for note in driver.play.notes]


def is_editing(driver: Driver) -> bool:
    """Return whether a note's form is open."""
    return driver.play.note_form is not None


def stored_save(driver: Driver) -> dict[str, Any]:
    """Return the stored save of the game on the table."""
    data = json.loads(driver.stored[f"hustings/save/{driver.play.id}"])
    assert isinstance(data, dict)
    return data


def address(driver: Driver, key: str = "notes") -> str:
    """Return the hash of a link in the share dialog."""
    (effect,) = driver.send(f"copy:{key}")
    assert isinstance(effect, fx.ShareLink)
    return effect.text.partition("#")[2]


# --- writing and reading


def test_a_note_is_written_at_a_past_position_and_kept_at_once(toy: Kit) -> None:
    driver = played_game()
    driver.send("past:2")
    assert "note:0" in driver.offered("note")
    assert fx.Focus(".note-form textarea") in driver.send("note:0")
    driver.send("note-text:Here the game was lost.")
    assert stored_save(driver)["notes"] == [{"ply": 2, "text": "Here the game was lost."}]
    driver.send("note-done")
    assert "Here the game was lost." in driver.text
    driver.send("past:1")
    assert "Here the game was lost." not in driver.text
    driver.send("continue:" + driver.play.id)
    assert texts(driver) == [(2, "Here the game was lost.")]


def test_a_save_without_notes_says_nothing_of_them(toy: Kit) -> None:
    driver = played_game()
    write_note(driver, 2, "gone soon")
    driver.send("past:2")
    driver.send("note:0")
    driver.send("note-drop")
    assert not driver.play.notes
    assert "notes" not in stored_save(driver)
    assert not is_editing(driver)


def test_notes_cannot_be_written_in_a_lesson_or_while_another_tab_plays(toy: Kit) -> None:
    """On one's turn, in the past and at the end; not while another tab plays or in a lesson."""
    driver = played_game()
    driver.send("note:0")
    assert is_editing(driver)
    driver.send("close")
    assert not is_editing(driver)
    driver.send("lock-held:" + driver.play.id)
    driver.send("note:0")
    assert not is_editing(driver)
    over = played_game(5000)
    over.send("note:0")
    over.send("note-text:the end")
    assert texts(over) == [(over.play.table.at, "the end")]
    over.send("close")
    assert "the end" in over.text
    lesson = Driver("learn=gerrymander")
    lesson.send("note:0")
    lesson.send("note-text:x")
    assert not lesson.play.notes


def test_while_a_note_is_edited_a_click_points_and_chooses_nothing() -> None:
    driver = played_game(4, "gerrymander?seats=human,human&seed=point")
    driver.send("note:0")
    assert not driver.offered("pick:", "why:")
    (first, second, *_) = driver.offered("note-light:#county-")
    driver.send(first)
    driver.send(second)
    driver.send(first)
    assert driver.play.notes[0].lights == (second.removeprefix("note-light:"),)
    lit = [e[1] for e in walk(driver.page) if e[1].get("data-lit")]
    assert [attrs["data-do"] for attrs in lit] == [second]
    assert lit[0]["aria-pressed"] == "true"
    assert lit[0]["role"] == "button"
    driver.send("note-done")
    assert driver.offered("pick:")
    assert [e for e in walk(driver.page) if e[1].get("data-lit")]


@pytest.mark.broad("whistle_stop")
@pytest.mark.parametrize("kit", [kit for kit in kits() if kit.id != TOY], ids=lambda kit: kit.id)
def test_every_board_has_elements_to_point_at_in_every_position(kit: Kit) -> None:
    size = 2 if 2 in kit.info.seats else kit.info.seats[0]
    driver = played_game(30, f"{kit.id}?seats={','.join(['human'] * size)}&seed=point")
    for ply in range(0, driver.play.table.at, 3):
        driver.send(f"past:{ply}")
        driver.send("note:0")
        for light in driver.offered("note-light:")[:: max(1, ply)][:3]:
            driver.send(light)
            assert [e for e in walk(driver.page) if e[1].get("data-lit")], light
        driver.send("note-done")
        assert not driver.offered("pick:")


def test_a_note_may_point_at_a_choice_of_its_position() -> None:
    """A border that is not drawn yet can be named, and keeps its name."""
    driver = played_game(6, "gerrymander?seats=human,human&seed=edges")
    driver.send("past:2")
    driver.send("note:0")
    light = driver.offered("note-light:#edge-")[0]
    driver.send(light)
    driver.send("note-done")
    lit = [e[1] for e in walk(driver.page) if e[1].get("data-lit")]
    assert [f"#{attrs['key']}" for attrs in lit] == [light.removeprefix("note-light:")]


def test_the_text_and_pointers_of_a_note_are_limited(toy: Kit) -> None:
    driver = played_game()
    driver.send("note:0")
    driver.send("note-text: one\n\u202etwo\x00  three\ud800 " + "x" * 2000)
    (note,) = driver.play.notes
    assert note.text.startswith("one two three x")
    assert len(note.text) == MAX_NOTE_CHARS
    for n in range(20):
        driver.send(f"note-light:place:{n}")
    assert len(driver.play.notes[0].lights) == MAX_LIGHTS
    assert words.notes.points_full(things=MAX_LIGHTS) in driver.text
    driver.send("note-light:<b>")
    driver.send('note-light:x"]')
    assert len(driver.play.notes[0].lights) == MAX_LIGHTS


def test_two_notes_at_one_position_are_edited_one_by_one(toy: Kit) -> None:
    driver = played_game()
    driver.play.notes = (Note(2, "first"), Note(2, "second"), Note(3, "third"))
    driver.send("past:2")
    assert {"note:0", "note:1"} <= set(driver.offered("note:"))
    driver.send("note:0")
    driver.send("note-text:")  # the note is gone, and the form does not show the next one
    driver.send("note-text:again")
    assert texts(driver) == [(2, "second"), (2, "again"), (3, "third")]
    driver.send("note-done")
    driver.send("note:1")
    driver.send("note-text:changed")
    assert texts(driver) == [(2, "second"), (2, "changed"), (3, "third")]


def test_a_game_full_of_notes_takes_no_more_and_loses_none(toy: Kit) -> None:
    driver = played_game()
    full = player_notes.ordered(Note(n % 4, f"{n} " + "x" * 590) for n in range(MAX_NOTES))
    assert player_notes.size(full) <= player_notes.MAX_NOTES_CHARS
    driver.play.notes = full
    driver.send("note:0")
    driver.send("note-text:" + "y" * 600)
    assert driver.play.notes == full
    assert words.notes.full() in driver.text


def test_the_form_closes_when_its_position_is_left(toy: Kit) -> None:
    driver = played_game()
    driver.send("past:2")
    driver.send("note:0")
    driver.send("past:3")
    assert not is_editing(driver)
    driver.send("note-text:nowhere")
    assert not driver.play.notes


def test_the_scrubber_leads_from_note_to_note_and_the_log_shows_them(toy: Kit) -> None:
    driver = played_game(14)
    write_note(driver, 2, "two")
    write_note(driver, 4, "four")
    driver.send("past:3")
    ticks = [e for e in walk(driver.page) if e[1].get("class") == "note-ticks"]
    assert len(ticks[0][2]) == 2
    steps = {
        e[1]["aria-label"]: e[1]["data-do"]
        for e in walk(driver.page)
        if e[1].get("aria-label") in (words.notes.next_note(), words.notes.note_before())
    }
    assert steps == {words.notes.next_note(): "past:4", words.notes.note_before(): "past:2"}
    driver.send("past:999")
    driver.send("close")
    marks = [e for e in walk(driver.page) if e[1].get("class") == "log-noted"]
    assert len(marks) == 2


def test_a_replay_waits_at_each_note(toy: Kit) -> None:
    driver = played_game(14)
    for ply in (0, 2, 4):
        write_note(driver, ply, f"note {ply}")
    driver.send("close")
    seen = []
    driver.send("watch:0")
    for _ in range(9):
        if not driver.in_playback:
            break
        assert not driver.root.get("data-busy"), "it waits for the reader"
        seen.append((driver.root["data-ply"], [f"note {n}" in driver.text for n in (0, 2, 4)]))
        driver.send("hurry")
    assert seen == [
        ("0", [True, False, False]),
        ("2", [False, True, False]),
        ("4", [False, False, True]),
    ]
    driver.send("past:2")
    driver.send("watch:2")  # that note was just shown
    assert driver.root["data-ply"] == "4"


# --- what becomes of notes when the game goes on


def test_taken_back_moves_keep_their_notes_while_they_can_be_made_again(toy: Kit) -> None:
    driver = played_game(14)
    driver.play.friendly = True
    last = driver.play.table.at
    write_note(driver, 1, "early")
    write_note(driver, last, "late")
    driver.send("close")
    driver.send("undo")
    assert driver.play.table.at < last
    assert texts(driver) == [(1, "early"), (last, "late")]
    driver.send("redo")
    assert texts(driver) == [(1, "early"), (last, "late")]
    driver.send("undo")
    driver.click_through("differently", 8)
    assert texts(driver) == [(1, "early")]


def test_playing_on_from_the_past_takes_along_the_notes_before(toy: Kit) -> None:
    driver = played_game(14)
    for ply in (1, 3, 5):
        write_note(driver, ply, f"note {ply}")
    driver.send("past:3")
    driver.send("branch")
    assert texts(driver) == [(1, "note 1"), (3, "note 3")]
    driver.send("again")
    assert not driver.play.notes


# --- copies


def saves(driver: Driver) -> str:
    """Return the stored text of the save on the table."""
    return driver.stored[f"hustings/save/{driver.play.id}"]


def test_copies_of_one_game_keep_the_notes_of_both_and_the_longer_its_own(toy: Kit) -> None:
    driver = played_game(14)
    plain = saves(driver)
    write_note(driver, 1, "mine")
    mine = saves(driver)
    other = Driver("", {f"hustings/save/{driver.play.id}": plain})
    other.send("pref:pace:instant")
    other.send(f"continue:{driver.play.id}")
    write_note(other, 2, "theirs")
    both = merge_saves(mine, saves(other))
    assert [note["text"] for note in json.loads(both)["notes"]] == ["mine", "theirs"]
    assert merge_saves(both, mine) == both
    other.send("close")
    other.click_through("on", 9)
    assert merge_saves(mine, saves(other)) == saves(other)
    assert continues(saves(other), mine)
    assert with_notes(plain, plain) == plain


def test_a_backup_and_the_second_store_join_notes(toy: Kit) -> None:
    driver = played_game(14)
    before = dict(driver.stored)
    write_note(driver, 1, "here")
    (effect,) = driver.send("backup")
    assert isinstance(effect, fx.Download)
    other_device = Driver("", before)
    other_device.send(f"continue:{driver.play.id}")
    write_note(other_device, 2, "there")
    stored = dict(other_device.stored)
    other_device.send("home")
    other_device.send(f"file:{effect.text}")
    other_device.send(f"continue:{driver.play.id}")
    assert texts(other_device) == [(1, "here"), (2, "there")]
    third = Driver("", driver.stored, stored)
    third.send(f"continue:{driver.play.id}")
    assert texts(third) == [(1, "here"), (2, "there")]


def test_a_note_written_in_another_tab_is_not_overwritten(toy: Kit) -> None:
    driver = played_game(14)
    key = f"hustings/save/{driver.play.id}"
    other = Driver("", dict(driver.stored))
    other.send(f"continue:{driver.play.id}")
    write_note(other, 1, "from the other tab")
    driver.stored[key] = other.stored[key]
    driver.click_through("on", 2)
    assert "from the other tab" in driver.stored[key]


def test_a_downloaded_file_contains_the_notes(toy: Kit) -> None:
    driver = played_game(14)
    write_note(driver, 1, "in the file")
    (effect,) = driver.send("download")
    assert isinstance(effect, fx.Download)
    other_device = Driver()
    other_device.send(f"file:{effect.text}")
    assert texts(other_device) == [(1, "in the file")]


# --- links


def test_a_game_is_shared_with_its_notes(toy: Kit) -> None:
    driver = played_game(14)
    assert "copy:notes" not in driver.offered("copy:")
    write_note(driver, 2, "Zażółć: 50% & more, “so”")
    driver.send("note:0")
    driver.send("note-light:place:3")
    driver.send("close")
    driver.send("dialog:share")
    assert "copy:notes" in driver.offered("copy:")
    link = address(driver)
    assert link.startswith("a=")
    assert clean_address(f"See https://x.test/#{link}.") == link
    other_device = Driver(link)
    assert other_device.play.notes == driver.play.notes
    assert other_device.play.table.record == driver.play.table.record
    assert other_device.root["data-ply"] == "2", "it opens at the first note"
    assert "Zażółć" not in other_device.text, "the screen is not anybody's yet"
    other_device.send(other_device.offered("take:")[0])
    assert "Zażółć" in other_device.text
    assert not other_device.play.warning
    assert stored_save(other_device)["notes"][0]["lights"] == ["place:3"]
    reopened = Driver(other_device.address, other_device.stored)
    assert reopened.play.notes == driver.play.notes


def test_a_link_with_notes_joins_the_game_that_is_kept(toy: Kit) -> None:
    driver = played_game(14)
    other_device = Driver(driver.address)
    other_device.send("pref:pace:instant")
    other_device.click_through("more", 2)
    write_note(other_device, 1, "mine")
    write_note(driver, 2, "from the link")
    link = address(driver)
    other_device.send("home")
    for _ in range(2):
        other_device.send(f"hash:{link}")
        assert len(other_device.kept) == 1
        assert texts(other_device) == [(1, "mine"), (2, "from the link")]
        assert [note["ply"] for note in stored_save(other_device)["notes"]] == [1, 2]


def test_names_are_in_no_link(toy: Kit) -> None:
    driver = played_game(14)
    driver.play.seats = [seat._replace(name="Wilhelmina") for seat in driver.play.seats]
    driver.play.title = "Wilhelmina’s game"
    write_note(driver, 1, "a note")
    raw = urlsafe_b64decode(address(driver)[2:] + "==")
    assert b"Wilhelmina" not in zlib.decompress(raw)


def test_a_link_that_would_be_too_long_is_a_file_instead(toy: Kit) -> None:
    driver = played_game(14)
    rng = Rng("letters")
    long = ["".join(chr(0x4E00 + rng.below(20000)) for _ in range(590)) for _ in range(60)]
    driver.play.notes = player_notes.ordered(Note(n % 4, text) for n, text in enumerate(long))
    assert not noted_link(driver.play.table.record, driver.play.seats, driver.play.notes)
    driver.send("dialog:share")
    assert words.notes.share_too_long() in driver.text
    assert "download" in driver.offered("download")
    assert driver.send("copy:notes") == []


PACKED = player_notes.to_link(
    to_lines(RECORD), [Note(0, "begin"), Note(1, "first " * 20), Note(2, "second, " * 20)]
)


def find(game: str) -> Any:
    """Return the toy's set-up."""
    return catalog.find(game)


def test_a_cut_link_loses_notes_before_moves(toy: Kit) -> None:
    """The rest opens as far as possible, and the page says what is missing."""
    whole = player_notes.from_link(PACKED, find)
    assert not whole.lost
    assert len(whole.notes) == 3
    seen = set()
    for end in range(len(PACKED)):
        try:
            notes = player_notes.from_link(PACKED[:end], find)
        except RecordError:
            continue
        moves = notes.linked.record.moves
        assert moves == RECORD.moves[: len(moves)]
        assert notes.notes == whole.notes[: len(notes.notes)]
        assert notes.lost, end
        assert not notes.notes or moves == RECORD.moves
        seen.add((len(moves), len(notes.notes)))
    assert {(3, 0), (3, 1)} <= seen


BAD = (
    "", "x", "-1 0 - text", "9 0 - text", "1 0 - " + "x" * 700, "1 0 <b> text", "1 99 - text",
    "1e3 0 - text", "² 0 - x", "1 0 - ", f"{'9' * 5000} 0 - x", "1 0 " + "place:1," * 50 + " x",
)  # fmt: skip


@pytest.mark.parametrize("line", BAD)
def test_a_malformed_note_in_a_link_is_left_out_with_a_remark(toy: Kit, line: str) -> None:
    packed = player_notes.to_link(to_lines(RECORD), [Note(1, "good"), Note(2, "MARK")])
    raw = zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4))).decode()
    malformed = zlib.compress(raw.replace("2 0 - MARK", line).encode())
    notes = player_notes.from_link(urlsafe_b64encode(malformed).decode().rstrip("="), find)
    assert [note.text for note in notes.notes] == ["good"]
    assert notes.linked.record == RECORD
    assert notes.lost
    opened = read(f"a={urlsafe_b64encode(malformed).decode()}", "s")
    assert opened is not None


def test_a_note_in_a_link_is_never_markup(toy: Kit) -> None:
    packed = player_notes.to_link(to_lines(RECORD), [Note(1, "a\u202eb\tc\x00d\u200b <b>")])
    (note,) = player_notes.from_link(packed, find).notes
    assert note.text == "a b c d <b>"


@pytest.mark.parametrize(
    "given",
    [7, "x", {}, [[]], [None], [{"ply": 1}], [{"ply": 99, "text": "x"}], [{"ply": True}],
     [{"ply": 1, "text": "x" * 601}], [{"ply": 1, "text": ["x"]}], [{"ply": 10**314, "text": "x"}],
     [{"ply": 1, "text": "x", "lights": ["<b>"]}], [{"ply": 1, "text": "x"}] * 1000,
     [{"ply": 1, "text": f"{n}", "lights": ["place:1"] * 13} for n in range(3)]],
)  # fmt: skip
def test_malformed_notes_in_a_save_never_lose_the_game(toy: Kit, given: object) -> None:
    driver = played_game(14)
    data = json.loads(saves(driver))
    text = json.dumps({**data, "notes": given})
    play = open_save(text, "a")
    assert play.table.record.moves == data["record"]["moves"]
    assert play.incomplete == bool(play.warning)
    assert play.incomplete or len(play.notes) <= 1
    other_device = Driver("", {"hustings/save/a": text})
    other_device.send("continue:a")
    other_device.click_through("on", 2)
    assert other_device.stored["hustings/save/a"] == text or not play.incomplete, (
        "it stays as it was"
    )


def test_fields_of_a_lesson_are_dropped_from_a_player_s_note(toy: Kit) -> None:
    """A lesson file opens as a game with a player's notes."""
    note = {"ply": 1, "text": "x", "answers": {"a": "b"}, "otherwise": "no", "cut": True}
    driver = played_game(14)
    record = json.loads(saves(driver))["record"]
    other_device = Driver()
    other_device.send(
        "file:" + json.dumps({"format": 1, "title": "T", "record": record, "notes": [note]})
    )
    assert other_device.play.notes == (Note(1, "x"),)
