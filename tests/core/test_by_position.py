"""The cache by position."""

from __future__ import annotations

from hustings.core.by_position import by_position


class Counter:
    """A position that can change."""

    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> int:
        """Return the number."""
        return self.number


def test_equal_positions_are_looked_at_once() -> None:
    seen = []

    @by_position(maxsize=2)
    def double(position: Counter, more: int = 0) -> int:
        seen.append(position.number)
        return 2 * position.number + more

    assert [double(Counter(1)), double(Counter(1)), double(Counter(2))] == [2, 2, 4]
    assert seen == [1, 2]
    assert double(Counter(1), more=5) == 7
    assert seen == [1, 2, 1]


def test_a_position_that_has_changed_is_another_one() -> None:
    @by_position(maxsize=4)
    def double(position: Counter) -> int:
        return 2 * position.number

    position = Counter(1)
    assert double(position) == 2
    position.number = 3
    assert double(position) == 6
    assert double(Counter(1)) == 2
