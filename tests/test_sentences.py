"""Every sentence a game shows is unchanged; tests/sentences.py says how to write it anew."""

from __future__ import annotations

import pytest

from tests import application
from tests.golden import difference
from tests.kit import Kit, kits
from tests.sentences import FOLDER, MAX_SHAPES, Heading, lines, path, shape, text


@pytest.mark.broad("toy", "gerrymander")
def test_sentences_are_unchanged(game: Kit) -> None:
    """Read the diff of the file as a player would: players see each line."""
    how = f"If that is meant: python -m tests.sentences --write {game.id}"
    assert path(game).exists(), how
    problem = difference(path(game).read_text(encoding="utf-8"), text(game))
    assert not problem, f"{path(game).name}, {problem}\n{how}"


def test_the_texts_of_the_application_are_unchanged() -> None:
    problem = difference(application.FILE.read_text(encoding="utf-8"), application.text())
    how = "If that is meant: python -m tests.application --write"
    assert not problem, f"{application.FILE.name}, {problem}\n{how}"


def test_every_kept_file_of_sentences_belongs_to_a_game() -> None:
    known = {*map(path, kits()), application.FILE}
    assert {*FOLDER.iterdir()} == known


def test_sentences_that_differ_in_numbers_and_names_have_one_shape() -> None:
    assert shape("Ada takes 3 votes in New Mexico.") == shape("Ben takes 12 votes in Ohio.")
    assert shape("You take 3 votes.") != shape("Ada takes 3 votes.")
    assert shape("It costs $2.") != shape("It costs 2 points.")


def test_the_fingerprint_covers_sentences_that_are_not_listed() -> None:
    heading = Heading("log: won", "you")
    many = {f"{'very ' * n}good": None for n in range(MAX_SHAPES + 2)}
    other = {**dict(list(many.items())[:-1]), "bad": None}
    first, second = (list(lines({heading: sentences})) for sentences in (many, other))
    assert first[0] != second[0]
    assert first[1:] == second[1:]
    assert first[-2] == "… 2 more shapes"
