"""Move tokens, and the choices that clicks can pick."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.model import Verb
from hustings.core.moves import (
    MoveError,
    Picks,
    decode,
    encode,
    kinds,
    shorten,
    verb_index,
    verb_name,
)

VERBS: tuple[Verb, ...] = (
    ("play", "card*"),
    ("pass",),
    ("go", "way", {1: ("place",), 2: ("seat", "place")}),
)
numbers = st.integers(0, 999_999)
moves = st.one_of(
    st.lists(numbers, max_size=6).map(lambda cards: (0, *cards)),
    st.just((1,)),
    st.sampled_from([(2,), (2, 0), (2, 1), (2, 1, 7), (2, 2, 0), (2, 2, 0, 7)]),
)


@given(moves)
def test_a_move_survives_encoding_and_decoding(move: tuple[int, ...]) -> None:
    """Every move has one token and every token one move."""
    assert decode(VERBS, encode(VERBS, move)) == move


@given(st.text(max_size=30) | st.from_regex(r"(play|go)(\.[0-9]{1,7}|\.[+-]?\w)*", fullmatch=True))
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    """A token that can be decoded is encoded the same: a move has one token."""
    try:
        move = decode(VERBS, text)
    except MoveError:
        return
    assert encode(VERBS, move) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "play.", "play.01", "play.-1", "play.1000000", "Play", "play.٣", "play 1", ".1"),
        *("pass.0", "go.0.1", "go.1.1.1", "go.2.1.1.1"),
    ],
)
def test_other_spellings_are_refused(text: str) -> None:
    """Leading zeros, signs, other digits, capitals, and more numbers than the verb takes."""
    with pytest.raises(MoveError):
        decode(VERBS, text)


def test_every_number_of_a_move_has_a_kind() -> None:
    """Given by the verb or the value before; beginnings of moves have kinds as well."""
    assert kinds(VERBS, (0,)) == ()
    assert kinds(VERBS, (0, 5, 6, 7)) == ("card", "card", "card")
    assert kinds(VERBS, (2, 1)) == ("way",)
    assert kinds(VERBS, (2, 1, 9)) == ("way", "place")
    assert kinds(VERBS, (2, 2, 9)) == ("way", "seat")
    assert kinds(VERBS, (2, 2, 9, 4)) == ("way", "seat", "place")
    with pytest.raises(MoveError):
        kinds(VERBS, (1, 0))


def test_verbs_have_names_and_numbers() -> None:
    """Each gives the other; an unknown name is an error."""
    assert [verb_name(VERBS, verb) for verb in range(3)] == ["play", "pass", "go"]
    assert [verb_index(VERBS, name) for name in ("play", "pass", "go")] == [0, 1, 2]
    with pytest.raises(ValueError, match="nothing"):
        verb_index(VERBS, "nothing")


def test_picks_offer_every_beginning_of_a_legal_move() -> None:
    """A place can be clicked if a legal move begins with it."""
    picks = Picks(VERBS, [(0, 3, 1), (0, 3, 2), (0, 4, 1), (1,)])
    assert picks.at(0, 3) == "play.3"
    assert picks.verb(0) == ("play", (0,), "")
    assert picks.verb(2) is None
    assert picks.at(0, 5) is None
    assert picks.at(1) == "pass"
    assert picks.options() == [(0,), (1,)]
    assert picks.count() == 2
    assert picks.whole((1,))
    assert not picks.whole((0, 3))
    chosen = Picks(VERBS, picks.legal, (0, 3))
    assert chosen.options() == [(0, 3, 1), (0, 3, 2)]


def test_a_thing_is_picked_only_if_its_kind_comes_next() -> None:
    """Number 3 of one kind never means number 3 of another."""
    legal = [(0, 3, 1), (0, 3, 2), (0, 4, 1), (2, 1, 3), (2, 2, 3, 5)]
    picks = Picks(VERBS, legal)
    assert picks.named("card", 3) is None, "no verb is chosen yet"
    assert picks.named("card", 3, 0) == ("play.3", (0, 3), "card:3")
    assert picks.named("card", 4, 0) == ("play.4", (0, 4), "card:4")
    assert picks.named("card", 4, 0, through=True) == ("play.4.1", (0, 4, 1), "card:4")
    assert picks.named("place", 3, 0) is None
    assert picks.named("place", 3, 2, 1) == ("go.1.3", (2, 1, 3), "place:3")
    assert picks.named("place", 3, 2, 2) is None
    assert picks.named("seat", 3, 2, 2) == ("go.2.3", (2, 2, 3), "seat:3")
    chosen = Picks(VERBS, legal, (2, 2, 3))
    assert chosen.named("place", 5) == ("go.2.3.5", (2, 2, 3, 5), "place:5")
    assert chosen.named("seat", 5) is None
    assert chosen.named("place", 9) is None


def test_long_texts_are_cut_for_quoting() -> None:
    """With an ellipsis, never longer than the limit."""
    assert shorten("short") == "short"
    assert shorten("x" * 99) == "x" * 39 + "…"
    assert shorten("a\nb👩\u200d🚀") == "a?b👩\u200d🚀", "joined emoji stay"
