"""The arrow keys reach every place of a board, whatever the boxes are."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hustings.core import hexgrid
from hustings.draw.hexboard import middle
from hustings.ui.page.arrows import DOWN, LEFT, RIGHT, UP, Target, connected, neighbours

NUMBER = st.integers(-50, 50)
BOXES = st.lists(
    st.builds(Target, NUMBER, NUMBER, st.integers(0, 40), st.integers(0, 40)), max_size=30
)


def test_an_arrow_leads_to_the_nearest_place_ahead() -> None:
    grid = tuple(Target(x * 30, y * 20, 10, 10) for y in range(3) for x in range(3))
    steps = neighbours(grid)
    assert steps[4] == {LEFT: 3, RIGHT: 5, UP: 1, DOWN: 7}
    assert steps[0] == {RIGHT: 1, DOWN: 3}


def test_an_arrow_reaches_a_place_far_aside_if_there_is_no_other() -> None:
    steps = neighbours((Target(0, 0), Target(10, 100)))
    assert steps == [{DOWN: 1, RIGHT: 1}, {UP: 0, LEFT: 0}]


@given(BOXES)
def test_every_place_is_reached_from_every_other(boxes: list[Target]) -> None:
    steps = neighbours(tuple(boxes))
    assert len(steps) == len(boxes)
    assert connected(steps)


def test_places_without_a_nearest_neighbour_are_visited_in_reading_order() -> None:
    same = tuple(Target(5, 5, 10, 10) for _ in range(4))
    steps = neighbours(same)
    assert [ways[RIGHT] for ways in steps] == [1, 2, 3, 0]


def test_the_sides_of_a_hexagon_board_are_all_reached() -> None:
    cells = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
    spots = []
    for a, b in hexgrid.edges(cells):
        (x1, y1), (x2, y2) = middle(cells[a]), middle(cells[b])
        spots.append(Target((x1 + x2) / 2, (y1 + y2) / 2, 10, 10))
    steps = neighbours(tuple(spots))
    inner = min(range(len(spots)), key=lambda i: abs(spots[i].x) + abs(spots[i].y))
    assert len(set(steps[inner].values())) == 4
    assert connected(steps)
