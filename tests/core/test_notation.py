"""Moves that a player types: case, accents, punctuation, words cut short, several and none."""

from __future__ import annotations

from typing import Any

import pytest

from hustings.core.notation import Moves, fold
from tests.kit import Kit, walk


def moves(game: str, seats: int, prompt: str) -> Moves[Any]:
    """Return the legal moves of the first decision in a random game that one verb can answer."""
    kit = Kit(game)
    setup = kit.default(seats)
    for p in walk(setup).positions:
        if p.seat >= 0:
            legal = kit.rules.legal(p.state, p.seat)
            verbs = kit.rules.VOCABULARY.verbs
            if any(verbs[move[0]][0] == prompt for move in legal):
                obs = p.state.observe(p.seat)
                return Moves(kit.text, verbs, obs, p.seat, legal, setup.names)
    raise AssertionError(prompt)


def typed(found: Moves[Any], text: str) -> str:
    """Return the move that a text means, in writing; "" for none or several."""
    best = found.complete(text).best
    return best.text if best is not None else ""


@pytest.mark.parametrize(
    "text",
    ["border d6-d7", "BORDER D6–D7", "Border D6 D7", "d6d7", "D7 d6", "bor d6-d7"],
)
def test_case_accents_and_punctuation_do_not_matter(text: str) -> None:
    assert typed(moves("gerrymander", 2, "border"), text) == "border d6-d7"


def test_accents_are_left_out() -> None:
    assert fold("Québec-Été") == fold("quebec ete") == ("quebec", "ete")


def test_words_between_the_parts_of_a_move_mean_nothing() -> None:
    found = moves("early_states", 2, "mark")
    option = next(written for written in found.legal if written.text.startswith("mark"))
    verb, place, count = option.text.split(" ")
    assert typed(found, f"{verb} {count} at the {place}") == option.text


def test_several_moves_that_fit_are_all_listed() -> None:
    completion = moves("gerrymander", 2, "border").complete("d6")
    assert completion.best is None
    assert len(completion.options) == completion.fitting > 1
    assert all("d6" in option.text for option in completion.options)


def test_many_moves_are_listed_part_by_part() -> None:
    found = moves("whistle_stop", 2, "card")
    parts = found.complete("card").options
    assert parts
    assert not all(map(found.is_whole, parts))
    inner = found.complete(f"{parts[0].text} ")
    assert all(option.text.startswith(parts[0].text) for option in inner.options)


def test_what_fits_no_move_lists_none_and_examples_say_what_is_legal() -> None:
    found = moves("gerrymander", 2, "border")
    assert found.complete("nonsense").options == ()
    assert [text.split(" ")[0] for text in found.examples()] == ["border"]
    assert typed(found, found.examples()[0]) == found.examples()[0]


def test_a_whole_word_goes_before_a_longer_one_that_begins_so() -> None:
    found = moves("whistle_stop", 4, "place")
    whole = [written.text for written in found.legal if written.text.startswith("place south ")]
    assert whole
    for text in whole:
        assert typed(found, text.removeprefix("place ")) == text
