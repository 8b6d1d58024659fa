"""The pieces of draw/: thick, lit from above, coloured from outside, and sparing of elements."""

from __future__ import annotations

import pytest

from hustings.core.protocols import Tree
from hustings.draw import pieces
from hustings.draw.die import die
from hustings.draw.pawn import pawn
from hustings.draw.pieces import Share
from hustings.draw.tree import walk, words

THICK = [
    pieces.coin(10, 10, 8, "5", "seat-1"),
    pieces.token("star", 10, 10, 8, "F", "seat-5"),
    pieces.card(0, 0, 40, 30),
    pieces.ballot(0, 0, 20, 26),
    pieces.ribbon(50, 10, 90, 16, "Ada", "seat-0"),
    pieces.rosette(20, 20, 12, "1st", "seat-0"),
]
FLAT = [
    pieces.stamp(20, 20, 60, 20, "Closed"),
    pieces.pill(20, 20, 16, "4 short"),
    pieces.tick(20, 20, 8),
    pieces.bar(0, 0, 100, 16, (Share("seat-0", 30), Share("seat-1", 20)), 100, 51),
]


def parts(tree: Tree, name: str) -> list[Tree]:
    """Return the elements of a class."""
    return [each for each in walk(tree) if name in str(each[1].get("class", "")).split()]


@pytest.mark.parametrize("piece", THICK)
def test_what_can_be_taken_up_has_an_edge_below_its_face(piece: Tree) -> None:
    order = [str(each[1].get("class")) for each in walk(piece)]
    assert order.index("piece-edge") < order.index("piece-face")


@pytest.mark.parametrize("piece", [*THICK, *FLAT])
def test_a_piece_is_cheap_and_coloured_from_outside(piece: Tree) -> None:
    elements = list(walk(piece))
    assert len(elements) <= 10
    attributes = {name for _, attrs, _ in elements for name in attrs}
    assert attributes.isdisjoint({"filter", "fill", "stroke"})


def test_a_piece_says_what_it_is_told_and_nothing_else() -> None:
    assert words(pieces.coin(0, 0, 5)) == ""
    assert words(pieces.ballot(0, 0, 20, 20, "7")) == "7"
    assert not parts(pieces.ballot(0, 0, 20, 20, "7"), "piece-cross")
    assert parts(pieces.ballot(0, 0, 20, 20), "piece-cross")


def test_a_bar_says_what_has_room_and_leaves_the_rest_free() -> None:
    shares = (Share("seat-0", 60, "60"), Share("seat-1", 2, "2"), Share("seat-2", 0, "0"))
    drawn = pieces.bar(0, 0, 100, 16, shares, 100, 50)
    assert words(drawn) == "60"
    assert [each[1]["width"] for each in parts(drawn, "piece-face")] == ["60", "2"]
    assert parts(drawn, "piece-goal")[0][1]["d"] == "M50 -3v22"
    assert not parts(pieces.bar(0, 0, 100, 16, (), 100), "piece-goal")


def test_dice_and_pawns_are_thick_too() -> None:
    assert parts(die(3, 0, 0, 40), "die-edge")
    assert parts(pawn(0, 0, 10, "seat-0"), "pawn-light")


def test_a_letter_on_a_pawn_is_as_large_as_asked_for_however_small_the_pawn() -> None:
    for r in (6, 9, 20):
        style = str(parts(pawn(0, 0, r, "seat-0", "N", 11.5), "letter")[0][1]["style"])
        assert float(style.removeprefix("font-size:").removesuffix("px")) * r / 10 >= 11.49


def test_a_bar_has_no_more_than_its_whole() -> None:
    drawn = pieces.bar(0, 0, 100, 16, (Share("a", 80), Share("b", 40)), 100)
    assert [each[1]["width"] for each in parts(drawn, "piece-face")] == ["80", "20"]


def test_a_pill_has_the_shape_of_a_seat_before_what_it_says() -> None:
    drawn = pieces.pill(50, 10, 16, "+5", "seat-1", figure="star")
    sign, said = parts(drawn, "piece-sign")[0], parts(drawn, "piece-said")[0]
    assert sign[0] == "polygon"
    assert float(said[1]["x"]) > 50 > float(sign[1]["transform"][10:15].split()[0])


def test_a_coin_bears_letters_of_any_size_or_a_picture() -> None:
    big = pieces.coin(0, 0, 10, "5", size=14.5)
    assert parts(big, "piece-said")[0][1]["style"] == "font-size:14.5px"
    sign = ["path", {"class": "sign", "d": "M0 0h1"}, []]
    drawn = pieces.coin(0, 0, 10, face=sign)
    assert parts(drawn, "sign")
    assert not parts(drawn, "piece-said")


def test_a_pill_is_as_wide_as_what_it_says() -> None:
    def width(said: str) -> float:
        return float(parts(pieces.pill(0, 0, 16, said), "piece-face")[0][1]["width"])

    assert width("4 short") < width("14 short")
    assert width("ill") < width("mwm")
