"""The strip: what is told just now stands where it can be seen, however much came before it."""

from __future__ import annotations

from hustings.ui.page.parts.strip import ROOM, end
from hustings.ui.phases import Line


def line(*says: str) -> Line:
    """Return a line of what one seat did."""
    made = Line(1, 3)
    made.says += says
    return made


def test_a_short_line_stands_as_it_is() -> None:
    assert end(line("$3", "TV Ad")).says == ["$3", "TV Ad"]


def test_of_a_long_line_its_end_is_told() -> None:
    long = line(*(f"thing number {n}" for n in range(9)))
    shown = end(long).says
    assert shown[0] == "…"
    assert shown[-1] == "thing number 8"
    assert sum(map(len, shown[1:])) <= ROOM
    assert len(long.says) == 9, "what was said stays whole"


def test_what_is_told_last_stands_there_even_where_it_is_long() -> None:
    assert end(line("short", "x" * (ROOM + 5))).says == ["…", "x" * (ROOM + 5)]
