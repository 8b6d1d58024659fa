"""Excessive numbers and texts in saves, backups, links and answers."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest

from hustings import catalog
from hustings.core.moves import encode
from hustings.core.packed_link import to_link
from hustings.core.percent import unquote
from hustings.core.record import parse_json
from hustings.ui import effects as fx
from hustings.ui import words
from hustings.ui.app import page
from hustings.ui.kept_games import GameStatus
from hustings.ui.links.address import read, record_link
from hustings.ui.links.reader import clean_address
from hustings.ui.model import SAVES_PER_PAGE
from hustings.ui.phases import Advice, Deciding, Hint
from hustings.ui.saves import save
from hustings.ui.saves.backup import read_backup
from tests.kit import Kit
from tests.ui.driver import Driver

START = "toy?seats=human,bot:easy&rounds=1&seed=bounds"
SAVE = "hustings/save/"
HUGE = 10**314


def saved(**change: Any) -> str:
    """Return a save with changed fields."""
    driver = Driver(START)
    driver.click_through("s", 4)
    (text,) = driver.kept.values()
    return json.dumps({**json.loads(text), **change})


def backup(*stored: tuple[str, str], **change: Any) -> str:
    """Return a backup with these keys and texts."""
    return json.dumps({"format": 1, "made": 1, "stored": stored, **change})


@pytest.mark.parametrize("field", ["updated", "created", "at"])
@pytest.mark.parametrize("number", [HUGE, -HUGE, 2**53, 1e308, float("inf"), float("nan"), True])
def test_no_number_in_a_save_is_too_large(toy: Kit, field: str, number: float) -> None:
    """From storage, a backup or a file: the game opens and every page is drawn."""
    text = saved(**{field: number})
    kept = Driver("", {f"{SAVE}a": text})
    assert kept.offered("continue:") == ["continue:a"]
    kept.send("continue:a")
    assert kept.play.table.record.moves
    brought = Driver()
    brought.send(f"file:{backup((f'{SAVE}a', text))}")
    assert brought.offered("continue:") == ["continue:a"]
    opened = Driver()
    opened.send(f"file:{text}")
    assert opened.play.table.record.moves
    opened.send("home")
    assert opened.page


def test_a_timestamp_beyond_the_calendar_counts_as_none(toy: Kit) -> None:
    """JavaScript's dates end in the year 275760."""
    assert (
        save.read_save(saved(updated=save.MAX_TIMESTAMP_MS), "a").updated == save.MAX_TIMESTAMP_MS
    )
    assert save.read_save(saved(updated=save.MAX_TIMESTAMP_MS + 1), "a").updated == 0


def test_the_date_of_a_backup_may_be_anything(toy: Kit) -> None:
    """It only identifies the file."""
    odds: list[object] = [HUGE, None, "x" * 10_000, [[]], -1]
    for made in odds:
        driver = Driver()
        environment = {"hash": "", "base": "", "stored": {}, "storage": True}
        carried = backup((f"{SAVE}a", saved()), made=made)
        driver.send(f"boot:{json.dumps({**environment, 'carried': carried})}")
        assert driver.offered("continue:")
        assert all(len(key) < 60 for key in driver.stored)


def test_invisible_characters_are_removed_from_names(toy: Kit) -> None:
    """Direction marks, lone surrogates and line breaks."""
    seats = [{"name": "\u202eA\u200bd\ud800a\n\x00", "kind": 7}, {"name": ["x"], "kind": "human"}]
    summary = "\u202eone\ntwo" + "x" * 500
    text = saved(seats=seats, format=save.SENTENCES_FORMAT, summary=summary, said=[[1]])
    head = save.read_save(text, "a")
    assert head.names[0] == "Ada"
    assert head.status == GameStatus({}, legacy_text=(("onetwo" + "x" * 500)[:80], ""))
    driver = Driver()
    driver.send("hash:\u202echess\x07")
    assert driver.model.notice == words.trouble.no_such_game(name="?chess?")


def test_lone_surrogates_do_not_stop_a_backup(toy: Kit) -> None:
    """A text that was set aside may contain one, and is exported unchanged."""
    driver = Driver("", {f"{SAVE}a": '{"\ud800', f"{SAVE}b": saved(turn="\ud800")})
    (effect,) = driver.send("backup")
    assert isinstance(effect, fx.Download)
    other_device = Driver()
    other_device.send(f"file:{effect.text}")
    assert set(other_device.kept) == {f"{SAVE}a", f"{SAVE}b"}
    assert json.dumps(page(other_device.model), ensure_ascii=False)


def test_unknown_preferences_are_not_stored(toy: Kit) -> None:
    """They may be very long."""
    driver = Driver()
    prefs = json.dumps({"theme": "dark", "x": "y" * 10_000})
    driver.send(f"file:{backup(('hustings/preferences', prefs))}")
    assert driver.model.prefs.theme == "dark"
    assert len(driver.stored["hustings/preferences"]) < 200


def test_a_key_named_twice_in_a_backup_loses_nothing(toy: Kit) -> None:
    """Two games under one key are two games."""
    one, other = saved(), json.loads(saved())
    other["record"]["seed"] = "another"
    driver = Driver()
    driver.send(f"file:{backup((f'{SAVE}a', one), (f'{SAVE}a', json.dumps(other)))}")
    assert len(driver.offered("continue:")) == 2
    assert driver.stored[f"{SAVE}a"] == one


def test_thousands_of_games_are_restored_once_each_and_listed_in_parts(
    toy: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each game is parsed once, and a click does not draw all of them."""
    text = saved()
    stored = [(f"{SAVE}{i:x}", text.replace("bounds", f"bounds {i}")) for i in range(300)]
    listed: list[str] = []

    def look(text: str) -> object:
        listed.append(text)
        return parse_json(text)

    monkeypatch.setattr(save, "parse_json", look)
    driver = Driver()
    driver.send(f"file:{backup(*stored)}")
    assert len(listed) == 300
    assert len(driver.offered("continue:")) == SAVES_PER_PAGE
    assert words.home.more_saves(saves=300 - SAVES_PER_PAGE) in driver.text
    for _ in range(5):
        driver.send("more-saves")
    assert len(driver.offered("continue:")) == 300
    assert not driver.offered("more-saves")
    unread = [(f"{SAVE}{i:x}", "{") for i in range(60)]
    driver = Driver("", dict(unread))
    assert len(driver.offered("rescue:")) == SAVES_PER_PAGE
    driver.send("more-saves")
    assert len(driver.offered("rescue:")) == 60


def test_too_many_games_are_refused_before_parsing(toy: Kit) -> None:
    """Ten thousand games are a valid backup; ten times as many small texts are not."""
    assert read_backup(backup(*[(f"{SAVE}{i:x}", "{}") for i in range(9_900)]))
    assert read_backup(backup(*[(f"{SAVE}{i:x}", "{}") for i in range(99_000)])) is None


def test_a_file_that_is_far_too_large_is_refused(toy: Kit) -> None:
    """The shell reports it without reading it."""
    driver = Driver()
    driver.send("file-too-large")
    assert words.trouble.file_too_large() in driver.text


def test_a_long_address_is_refused_at_once(toy: Kit) -> None:
    """So is a long text that may contain a link."""
    for message in ("hash:x=" + "%" * 10**6, "open-link:" + "a#b " * 10**6):
        driver = Driver()
        driver.send(message)
        assert driver.model.notice == words.trouble.link_too_long()
    assert unquote("%zz%C3%BC%+1%2", plus=True) == "%zzü% 1%2"
    assert clean_address("See #toy?seed=a.") == "toy?seed=a"


def test_a_click_on_a_place_that_does_not_exist_is_survived(toy: Kit) -> None:
    """Places, dice and seats out of range."""
    for name in catalog.GAMES:
        driver = Driver(f"{name}?seed=why")
        for verb in driver.play.table.rules.VOCABULARY.verbs:
            for args in (".999999", ".999.999", ".0.999", ".999.0.1.2"):
                driver.send(f"why:{verb}{args}")
                assert driver.page


def test_illegal_advice_is_not_shown(toy: Kit) -> None:
    """A worker may answer anything: only legal moves become buttons."""
    driver = Driver("toy?seats=human,bot:easy&seed=advice")
    table, (seat,) = driver.play.table, driver.play.deciders
    legal = encode(table.rules.VOCABULARY.verbs, table.legal(seat)[0])
    answers = [
        [{"token": "play.999.999", "value": 1, "why": []}],
        [{"token": legal, "value": 1, "why": 5}],
        [{"token": [legal], "value": 1, "why": []}],
        {"token": legal}, 7, None, [[]], "x",
    ]  # fmt: skip
    for answer in answers:
        for whole in (answer, {"moves": answer}, {"moves": answer, "rest": 3, "beside": answer}):
            assert not hints_from(driver, json.dumps(whole))[0].token
    assert not hints_from(driver, "[" * 8000)[0].token
    entry = {"token": legal, "value": float("nan"), "why": ["Yes."]}
    nan = json.dumps({"moves": [entry], "rest": None, "beside": {"token": legal, "of": "many"}})
    assert hints_from(driver, nan)[0].token == legal
    assert "Yes." in driver.text


def hints_from(driver: Driver, answer: str) -> tuple[Hint, ...]:
    """Answer a question for advice; return the advice shown."""
    deciding = driver.play.find_phase(Deciding)
    assert deciding is not None
    deciding.advice = Advice(77, ())
    driver.send(f"bot:77:{answer}")
    assert driver.page
    return deciding.advice.hints


def first_format(driver: Driver) -> str:
    """Return the table's record as a link of the first format."""
    record = driver.play.table.record
    options = " ".join(f"{key}={value}" for key, value in record.options.items())
    head = ("1", record.game, str(record.rules), str(record.seats), options, record.seed)
    raw = zlib.compress("\n".join((*head, " ".join(record.moves), ".")).encode())
    return urlsafe_b64encode(raw).decode().rstrip("=")


def test_a_cut_link_never_changes_who_sits_where(toy: Kit) -> None:
    """A bot stays a bot, or the page says what was lost."""
    driver = Driver(START)
    driver.click_through("s", 8)
    whole = record_link(driver.play.table.record, driver.play.seats, 2, driver.play.id)
    assert "seats=" not in whole
    kinds = [seat.kind for seat in driver.play.seats]
    opened = 0
    for size in range(2, len(whole) + 1):
        other_device = Driver(whole[:size])
        if other_device.model.play is None:
            assert other_device.model.notice
            continue
        opened += 1
        assert [seat.kind for seat in other_device.play.seats] == kinds
        packed = "&" in whole[:size] or whole[size : size + 1] == "&"
        assert packed or "cut or damaged" in other_device.play.warning
    assert opened > 10


def test_a_link_of_the_first_format_keeps_its_seats_or_says_that_they_are_lost(toy: Kit) -> None:
    """Its seats came after it, at the end of the address."""
    driver = Driver(START)
    driver.click_through("s", 8)
    old = first_format(driver)
    other_device = Driver(f"r={old}&seats=human,bot:easy")
    assert [seat.kind for seat in other_device.play.seats] == ["human", "bot:easy"]
    assert not other_device.play.warning
    for cut in ("", "&", "&sea", "&seats="):
        other_device = Driver(f"r={old}{cut}")
        assert other_device.play.warning == words.trouble.link_kinds()
    opened = read(f"r={old[: len(old) * 2 // 3]}", "x")
    assert opened is not None
    assert opened.lost.startswith("This link was cut or damaged")
    assert opened.lost.endswith(words.trouble.link_kinds())


def test_seats_inside_a_link_win_over_seats_beside_it(toy: Kit) -> None:
    driver = Driver(START)
    packed = to_link(driver.play.table.record, ["bot:easy", "human"])
    opened = read(f"r={packed}&seats=human,human", "x")
    assert opened is not None
    assert [seat.kind for seat in opened.seats] == ["bot:easy", "human"]
    wrong = Driver(f"r={to_link(driver.play.table.record, ['human'] * 3)}")
    assert wrong.model.notice == words.trouble.link_seats()
    unknown = Driver(f"r={to_link(driver.play.table.record, ['human', 'bot:godly'])}")
    assert "A seat can be" in unknown.model.notice
