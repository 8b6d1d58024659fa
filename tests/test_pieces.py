"""Drawn pieces: raised edges, colours from the style sheet, few elements."""

from __future__ import annotations

import pytest

from hustings.core.protocols import Tree
from hustings.draw import pieces
from hustings.draw.die import die
from hustings.draw.pawn import pawn
from hustings.draw.pieces import Share
from hustings.draw.tree import walk, words

RAISED_PIECES = [
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


def of_class(tree: Tree, name: str) -> list[Tree]:
    """Return the elements of a class."""
    return [each for each in walk(tree) if name in str(each[1].get("class", "")).split()]


@pytest.mark.parametrize("piece", RAISED_PIECES)
def test_a_raised_piece_has_an_edge_below_its_face(piece: Tree) -> None:
    order = [str(each[1].get("class")) for each in walk(piece)]
    assert order.index("piece-edge") < order.index("piece-face")


@pytest.mark.parametrize("piece", [*RAISED_PIECES, *FLAT])
def test_a_piece_has_few_elements_and_no_colours_of_its_own(piece: Tree) -> None:
    elements = list(walk(piece))
    assert len(elements) <= 10
    attributes = {name for _, attrs, _ in elements for name in attrs}
    assert attributes.isdisjoint({"filter", "fill", "stroke"})


def test_a_piece_shows_its_text_and_nothing_else() -> None:
    assert words(pieces.coin(0, 0, 5)) == ""
    assert words(pieces.ballot(0, 0, 20, 20, "7")) == "7"
    assert not of_class(pieces.ballot(0, 0, 20, 20, "7"), "piece-cross")
    assert of_class(pieces.ballot(0, 0, 20, 20), "piece-cross")


def test_a_bar_labels_only_shares_with_room() -> None:
    shares = (Share("seat-0", 60, "60"), Share("seat-1", 2, "2"), Share("seat-2", 0, "0"))
    drawn = pieces.bar(0, 0, 100, 16, shares, 100, 50)
    assert words(drawn) == "60"
    assert [each[1]["width"] for each in of_class(drawn, "piece-face")] == ["60", "2"]
    assert of_class(drawn, "piece-goal")[0][1]["d"] == "M50 -3v22"
    assert not of_class(pieces.bar(0, 0, 100, 16, (), 100), "piece-goal")


def test_dice_and_pawns_have_raised_edges() -> None:
    assert of_class(die(3, 0, 0, 40), "die-edge")
    assert of_class(pawn(0, 0, 10, "seat-0"), "pawn-light")


def test_a_pawns_letter_keeps_its_size_on_small_pawns() -> None:
    for r in (6, 9, 20):
        style = str(of_class(pawn(0, 0, r, "seat-0", "N", 11.5), "letter")[0][1]["style"])
        assert float(style.removeprefix("font-size:").removesuffix("px")) * r / 10 >= 11.49


def test_shares_never_exceed_the_bar() -> None:
    drawn = pieces.bar(0, 0, 100, 16, (Share("a", 80), Share("b", 40)), 100)
    assert [each[1]["width"] for each in of_class(drawn, "piece-face")] == ["80", "20"]


def test_a_pill_shows_its_seats_shape_before_the_text() -> None:
    drawn = pieces.pill(50, 10, 16, "+5", "seat-1", figure="star")
    sign, label = of_class(drawn, "piece-sign")[0], of_class(drawn, "piece-said")[0]
    assert sign[0] == "polygon"
    assert float(label[1]["x"]) > 50 > float(sign[1]["transform"][10:15].split()[0])


def test_a_coin_shows_text_of_a_given_size_or_a_picture() -> None:
    big = pieces.coin(0, 0, 10, "5", size=14.5)
    assert of_class(big, "piece-said")[0][1]["style"] == "font-size:14.5px"
    sign = ["path", {"class": "sign", "d": "M0 0h1"}, []]
    drawn = pieces.coin(0, 0, 10, face=sign)
    assert of_class(drawn, "sign")
    assert not of_class(drawn, "piece-said")


def test_a_pill_is_as_wide_as_its_text() -> None:
    def width(text: str) -> float:
        return float(of_class(pieces.pill(0, 0, 16, text), "piece-face")[0][1]["width"])

    assert width("4 short") < width("14 short")
    assert width("ill") < width("mwm")
