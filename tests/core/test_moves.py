"""Move tokens and what a click may mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hustings.core.moves import MoveError, Picks, decode, encode, shorten

VERBS = ("play", "pass", "go")
moves = st.tuples(st.integers(0, 2), st.lists(st.integers(0, 999_999), max_size=4)).map(
    lambda pair: (pair[0], *pair[1])
)


@given(moves)
def test_a_move_survives_being_written(move: tuple[int, ...]) -> None:
    """Every move has one token and every token one move."""
    assert decode(VERBS, encode(VERBS, move)) == move


@given(st.text(max_size=30) | st.from_regex(r"(play|go)(\.[0-9]{1,7}|\.[+-]?\w)*", fullmatch=True))
def test_any_text_is_a_move_or_an_error(text: str) -> None:
    """What can be read is written back the same: no two tokens mean one move."""
    try:
        move = decode(VERBS, text)
    except MoveError:
        return
    assert encode(VERBS, move) == text


@pytest.mark.parametrize(
    "text", ["", "play.", "play.01", "play.-1", "play.1000000", "Play", "play.٣", "play 1", ".1"]
)
def test_other_spellings_are_refused(text: str) -> None:
    """Leading zeros, signs, other digits, other cases."""
    with pytest.raises(MoveError):
        decode(VERBS, text)


def test_picks_know_every_beginning() -> None:
    """A place can be clicked when some legal move begins with it."""
    picks = Picks(VERBS, [(0, 3, 1), (0, 3, 2), (0, 4, 1), (1,)])
    assert picks.at(0, 3) == "play.3"
    assert picks.at(0, 5) is None
    assert picks.at(1) == "pass"
    assert picks.options() == [(0,), (1,)]
    assert picks.count() == 2
    assert picks.whole((1,))
    assert not picks.whole((0, 3))
    chosen = Picks(VERBS, picks.legal, (0, 3))
    assert chosen.next(2) == "play.3.2"
    assert chosen.next(9) is None
    assert chosen.options() == [(0, 3, 1), (0, 3, 2)]


def test_long_texts_are_cut_for_quoting() -> None:
    """With an ellipsis, never longer than the limit."""
    assert shorten("short") == "short"
    assert shorten("x" * 99) == "x" * 39 + "…"
