"""The hexagon grid: cells, neighbours, distances, corners and sides."""

from __future__ import annotations

import pytest

from hustings.core import hexgrid

DISC = [(x, y) for y in range(-3, 4) for x in range(-3, 4) if hexgrid.distance((x, y)) <= 3]


def test_a_disc_of_radius_three_has_37_cells_and_90_inner_sides() -> None:
    assert len(DISC) == 37
    assert len(hexgrid.edges(DISC)) == 90


def test_neighbours_are_one_step_away_and_mutual() -> None:
    for cell in DISC:
        around = hexgrid.neighbours(cell)
        assert len(set(around)) == 6
        assert all(hexgrid.distance(cell, other) == 1 for other in around)
        assert all(cell in hexgrid.neighbours(other) for other in around)


def test_distance_is_the_length_of_a_shortest_walk() -> None:
    reached = {(0, 0): 0}
    todo = [(0, 0)]
    for cell in todo:
        for other in hexgrid.neighbours(cell):
            if other not in reached and reached[cell] < 5:
                reached[other] = reached[cell] + 1
                todo.append(other)
    assert all(hexgrid.distance(cell) == steps for cell, steps in reached.items())
    assert len(reached) == 91


def test_skew_distinguishes_corners_of_the_hexagon_from_its_sides() -> None:
    assert {hexgrid.skew((4 * x, 4 * y)) for x, y in hexgrid.DIRECTIONS} == {8}
    ring = [cell for cell in DISC if hexgrid.distance(cell) == 3]
    assert sum(hexgrid.skew(cell) == 6 for cell in ring) == 6


def test_corners_of_a_cell_lie_around_its_centre() -> None:
    for cell in DISC:
        corners = hexgrid.corners(cell)
        assert len(set(corners)) == 6
        column, row = hexgrid.centre(cell)
        assert sum(c for c, _ in corners) == 6 * column
        assert sum(r for _, r in corners) == 6 * row


def test_neighbours_share_exactly_the_corners_of_their_side() -> None:
    for cell in DISC:
        for other in hexgrid.neighbours(cell):
            shared = set(hexgrid.corners(cell)) & set(hexgrid.corners(other))
            assert set(hexgrid.side(cell, other)) == shared
            assert hexgrid.side(cell, other) == hexgrid.side(other, cell)[::-1]


def test_a_side_lies_half_way_between_the_two_centres() -> None:
    for cell in DISC:
        for other in hexgrid.neighbours(cell):
            ends, centres = hexgrid.side(cell, other), map(hexgrid.centre, (cell, other))
            assert list(map(sum, zip(*ends, strict=True))) == list(
                map(sum, zip(*centres, strict=True))
            )


def test_cells_that_are_no_neighbours_share_no_side() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        hexgrid.side((0, 0), (1, 1))


def test_rows_are_ordered_from_the_top_and_from_the_left() -> None:
    assert hexgrid.rows([(1, 1), (0, 0), (0, 1), (-1, 2)]) == [
        [(0, 0)],
        [(0, 1), (1, 1)],
        [(-1, 2)],
    ]


def test_edges_are_distinct_ordered_pairs_of_neighbours() -> None:
    edges = hexgrid.edges(DISC)
    assert edges == sorted(set(edges))
    assert all(a < b and hexgrid.distance(DISC[a], DISC[b]) == 1 for a, b in edges)
