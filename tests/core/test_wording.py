"""How sentences are put together."""

from __future__ import annotations

import pytest

from hustings.core import wording
from hustings.core.wording import (
    Teller,
    counted,
    either,
    form,
    listing,
    shortened,
    side_marked,
    to_win,
    with_names,
)


def test_a_list_reads_like_one() -> None:
    assert [listing("abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]

    assert [either("abc"[:n]) for n in range(4)] == ["", "a", "a or b", "a, b or c"]


def test_of_a_long_list_the_first_is_told() -> None:
    assert [shortened("abcd"[:n]) for n in (1, 2, 3)] == ["a", "a and b", "a and 2 more"]
    assert shortened("abcd", 4) == "a, b, c and d"


def test_a_word_goes_with_its_number() -> None:
    assert [counted(n, "vote") for n in range(3)] == ["0 votes", "1 vote", "2 votes"]
    assert [counted(n, "die", "dice") for n in (1, 2)] == ["1 die", "2 dice"]
    assert [form(n, "is", "are") for n in (0, 1, 2)] == ["are", "is", "are"]
    assert [form(n, "voter") for n in (0.5, 1.0)] == ["voters", "voter"]


def test_numbers_have_a_true_minus_sign() -> None:
    assert [wording.signed(n) for n in (-3, 0, 3)] == ["−3", "0", "3"]
    assert [wording.change(n) for n in (-3, 0, 3)] == ["−3", "0", "+3"]
    assert [wording.summand(n) for n in (-3, 3)] == ["− 3", "+ 3"]
    assert [wording.summand(n, "goodwill") for n in (-3, 3)] == ["− goodwill 3", "+ goodwill 3"]


def test_a_chance_is_told_no_more_exactly_than_it_is_known() -> None:
    """It is an estimate: near the ends it tells two moves apart that nobody could."""
    told = [to_win(chance) for chance in (0.0, 0.049, 0.05, 0.5, 0.95, 0.96, 1.0)]
    assert told == [
        *["under 5\N{NO-BREAK SPACE}% to win"] * 2,
        *(f"{n}\N{NO-BREAK SPACE}% to win" for n in (5, 50, 95)),
        *["over 95\N{NO-BREAK SPACE}% to win"] * 2,
    ]


def test_a_number_is_not_parted_from_its_percent_sign() -> None:
    told = [wording.percent(share) for share in (0.0, 0.174, 1.0)]
    assert told == [f"{n}\N{NO-BREAK SPACE}%" for n in (0, 17, 100)]
    assert wording.percent(0.3, 0.6) == "30 to 60\N{NO-BREAK SPACE}%"
    assert wording.percent(0.301, 0.304) == wording.percent(0.3)


def test_what_begins_a_sentence_keeps_its_names() -> None:
    assert wording.capitalised("the Prairies") == "The Prairies"
    assert wording.capitalised("") == ""


def test_whoever_looks_is_told_of_themselves() -> None:
    tell = Teller(0, ("Ada", "Ben"))
    assert [tell.who(seat) for seat in (0, 1)] == ["You", "Ben"]
    assert [tell.whom(seat) for seat in (0, 1)] == ["you", "Ben"]
    assert [tell.whose(seat) for seat in (0, 1)] == ["your", "Ben’s"]
    assert [tell.belongs(seat) for seat in (0, 1)] == ["yours", "Ben’s"]
    assert [tell.has(seat) for seat in (0, 1)] == ["You have", "Ben has"]
    assert [tell.does(seat, "pass") for seat in (0, 1)] == ["You pass", "Ben passes"]
    assert Teller(None, ("Ada",)).does(0, "buy") == "Ada buys"


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("Your chance goes from 0 % to 50 %.", "My chance goes from 0 % to 50 %."),
        ("It is worth 40 points of lead to you.", "It is worth 40 points of lead to me."),
        ("You then collect $3, and you break its tie.", "I then collect $3, and I break its tie."),
        ("It would cost you 2; you are behind.", "It would cost me 2; I am behind."),
        ("It makes a district for you: Red 8.", "It makes a district for me: Red 8."),
        ("You are first, and the rest is yours.", "I am first, and the rest is mine."),
        ("West can always go home.", "West can always go home."),
    ],
)
def test_what_is_told_to_somebody_can_be_said_by_them(told: str, said: str) -> None:
    assert wording.as_said(told) == said


def test_a_side_is_named_with_whoever_plays_it() -> None:
    assert with_names(side_marked(1, "Blue"), ("Ada", "Ben")) == "Ben (Blue)"
    assert side_marked(None, "Amber") == "Amber"
