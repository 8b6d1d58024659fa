"""The status line shows its latest phrase, however long it is."""

from __future__ import annotations

from hustings.draw.tree import walk, words
from hustings.ui.page.parts.status_line import (
    LONG_LINE_LETTERS,
    MAX_BRIEF_LETTERS,
    MAX_LETTERS,
    MAX_LINE_LETTERS,
    line_end,
    status_line,
)
from hustings.ui.status_lines import StatusLine
from tests.kit import Kit
from tests.ui.driver import Driver


def shown_phrases(*says: str) -> str:
    """Return the parts shown of a status line of one seat."""
    line = StatusLine(1, 3)
    line.phrases += says
    driver = Driver("toy?seats=human,human&seed=strip")
    shown = line_end(driver.play, line)
    assert line.phrases == [*says], "the earlier phrase is not cut"
    start = f"{driver.play.names[1]}: "
    assert shown.startswith(start)
    return shown.removeprefix(start)


def test_a_short_status_line_is_not_cut(toy: Kit) -> None:
    assert shown_phrases("$3", "TV Ad") == "$3, TV Ad"


def test_a_long_status_line_shows_its_end(toy: Kit) -> None:
    shown = shown_phrases(*(f"thing number {n}" for n in range(9)))
    assert shown.startswith("… thing number ")
    assert shown.endswith(", thing number 8")
    assert sum(map(len, shown.removeprefix("… ").split(", "))) <= MAX_LETTERS


def test_the_last_phrase_is_shown_however_long(toy: Kit) -> None:
    assert shown_phrases("short", "x" * (MAX_LETTERS + 5)) == f"… {'x' * (MAX_LETTERS + 5)}"


def test_after_playback_a_line_drops_whole_phrases_and_is_small_if_long(toy: Kit) -> None:
    """So a phone shows all of it, and nothing ends in the middle of a phrase."""
    driver = Driver("toy?seats=human,human&seed=strip")
    for phrases in (1, 5, 20):
        line = StatusLine(1, 3)
        line.phrases += [f"thing number {n}" for n in range(phrases)]
        driver.play.lines[:] = [line]
        drawn = status_line(driver.play)
        (kind,) = [
            e[1]["class"] for e in walk(drawn) if "strip-line" in e[1].get("class", "").split()
        ]
        text = line_end(driver.play, line, MAX_LINE_LETTERS)
        assert (kind == "strip-line long") == (len(text) > LONG_LINE_LETTERS)
        assert text.endswith(f"thing number {phrases - 1}")
        assert len(text) < MAX_LINE_LETTERS + 40


def test_lines_stand_in_the_order_in_which_it_happened(toy: Kit) -> None:
    driver = Driver("toy?seats=human,human&seed=strip")
    play = driver.play
    play.lines[:] = [StatusLine(None, 1), StatusLine(1, 2)]
    for line, says in zip(play.lines, ("first", "then"), strict=True):
        line.phrases.append(says)
    assert words(status_line(play)).endswith(f"first B {play.names[1]}: then")


def test_on_a_phone_an_older_line_is_brief(toy: Kit) -> None:
    """What a rival did last stands in the one row below the newest line."""
    driver = Driver("toy?seats=human,human&seed=strip")
    newest, older = StatusLine(0, 4), StatusLine(1, 3)
    newest.phrases += ["rolls a 4"]
    older.phrases += [f"thing number {n}" for n in range(5)]
    driver.play.lines[:] = [older, newest]
    drawn = {e[1].get("class"): words(e) for e in walk(status_line(driver.play))}
    assert drawn["strip-whole"] == line_end(driver.play, older, MAX_LINE_LETTERS)
    assert drawn["strip-brief"] == line_end(driver.play, older, MAX_BRIEF_LETTERS)
    assert len(drawn["strip-brief"]) < MAX_LETTERS


def test_two_thoughts_of_a_bot_stand_in_two_lines() -> None:
    """What it says when the plans are settled, and when its turn begins."""
    told = 0
    for seed in range(6):
        driver = Driver(f"poll_position?seats=human,bot:normal,bot:normal&seed=thoughts{seed}")
        for _ in range(40):
            for line in driver.play.lines:
                spoken = [says.startswith("“") for says in line.phrases]
                assert not any(spoken[1:]), line.phrases
                told += sum(spoken)
            offered = driver.offered("pick:")
            driver.send(offered[0] if offered else "hurry")
    assert told
