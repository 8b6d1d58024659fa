"""The headlines of every game: short, few, never the same kind twice in a row."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from hustings import catalog
from hustings.core.model import SOUNDS
from hustings.core.press import (
    GRADES,
    MAX_HEADLINES,
    MAX_LETTERS,
    SHARED_WIN,
    Headline,
    Newsroom,
    Press,
    overtaker,
)
from hustings.core.record import load
from hustings.core.table import Table
from tests.golden import records
from tests.kit import NAMES, Kit, Setup, walk

PAPERS = tuple(game for game in catalog.GAMES if catalog.info(game).press)
MAX_PAPER_LETTERS = 24


def press_of(game: str) -> Press:
    """Return the headlines of a game."""
    press = catalog.press(game)
    assert press is not None
    return press


def recorded(game: str) -> list[Table[Any]]:
    """Return the finished records of a game."""
    rules = catalog.rules(game)
    texts = [file.read_text(encoding="utf-8") for file in records(Kit(game))]
    return [Table(rules, load(text, catalog.find)) for text in texts]


def headlines(game: str, table: Table[Any]) -> list[Headline]:
    """Return the headlines of a game that was played."""
    return Newsroom(press_of(game)).read(table, NAMES[: table.record.seats])


def check(game: str, table: Table[Any]) -> None:
    """Check what holds for the headlines of every table."""
    found = headlines(game, table)
    kinds = [head.kind for head in found]
    most = {story.kind: story.most for story in press_of(game).STORIES}
    assert all(head.text and len(head.text) <= MAX_LETTERS for head in found), found
    assert all(count <= most[kind] for kind, count in Counter(kinds).items())
    assert not [pair for pair in pairwise(kinds) if pair[0] == pair[1]]
    assert [head.at for head in found] == sorted(head.at for head in found)
    for head in found:
        index, number = head.at
        assert 0 < number <= len(table.log[index].events)
        assert table.log[index].ply == head.ply


@pytest.mark.parametrize("name", PAPERS)
def test_a_newspaper_has_few_headlines_and_one_for_each_result(name: str) -> None:
    press = press_of(name)
    assert 0 < len(press.PAPER) <= MAX_PAPER_LETTERS
    kinds = [story.kind for story in press.STORIES]
    assert len(set(kinds)) == len(kinds)
    assert {story.sound for story in press.STORIES} <= set(SOUNDS)
    assert sum(story.most for story in press.STORIES) <= MAX_HEADLINES
    together = catalog.info(name).together
    if together:
        assert set(press.RESULTS) == set(catalog.headline(name).REASONS)
    else:
        assert {*press.RESULTS, SHARED_WIN} == set(GRADES)
    texts = [
        headline() if together else headline(name=NAMES[0]) for headline in press.RESULTS.values()
    ]
    assert len(set(texts)) == len(texts)
    assert max(map(len, texts)) <= MAX_LETTERS


@pytest.mark.parametrize("name", PAPERS)
def test_recorded_games_make_headlines(name: str) -> None:
    tables = recorded(name)
    for table in tables:
        check(name, table)
    assert sum(len(headlines(name, table)) for table in tables) >= len(tables)


@pytest.mark.broad("gerrymander", "early_states")
def test_random_games_make_headlines_that_fit(setup: Setup) -> None:
    if setup.kit.info.press:
        check(setup.kit.id, Table(setup.kit.rules, walk(setup, "contract").record))


@pytest.mark.parametrize("name", PAPERS)
def test_headlines_are_the_same_read_step_by_step_and_after_undo(name: str) -> None:
    table = recorded(name)[0]
    names = NAMES[: table.record.seats]
    whole = headlines(name, table)
    newsroom = Newsroom(press_of(name))
    for ply in range(1, table.at, 7):
        then = table.at_ply(ply)
        assert newsroom.read(then, names) == [head for head in whole if head.ply <= ply]
    assert newsroom.read(table, names) == whole
    assert newsroom.read(table.at_ply(3), names) == [head for head in whole if head.ply <= 3]


@pytest.mark.parametrize("name", PAPERS)
def test_every_story_is_told_somewhere(name: str) -> None:
    """No story waits for something that never happens."""
    printed = {head.kind for table in recorded(name) for head in headlines(name, table)}
    assert {story.kind for story in press_of(name).STORIES} <= printed


def test_only_a_sole_leader_who_did_not_lead_before_overtakes() -> None:
    assert overtaker([3, 2], [3, 4]) == 1
    assert overtaker([3, 2], [3, 3]) is None
    assert overtaker([3, 3], [3, 4]) is None
    assert overtaker([0, 0], [0, 1]) is None
