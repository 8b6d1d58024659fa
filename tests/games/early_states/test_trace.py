"""The example game of the rule book, number by number; turns it skips are filled in."""

from __future__ import annotations

from pathlib import Path

from hustings.core.model import OVER
from hustings.games.early_states import rules
from hustings.games.early_states.sheet import FL, IA, MO, NV, OH, PA, SC, SPOKESPERSON, VA
from tests.games.early_states.tale import Tale

BEN = {
    1: ((6,), "mark.9.3"),
    2: ((6,), "mark.9.1", "mark.10.2"),
    3: ((6, 6), "mark.10.4", f"mark.{IA}.2"),
    4: ((6, 5, 4), f"mark.{IA}.5"),
    5: ((6, 6, 4), "mark.1.6"),
    6: ((6, 5, 4), f"mark.{NV}.5"),
    7: ((3, 5, 2), f"mark.{NV}.3"),
    8: ((6, 6, 4), f"mark.{MO}.6"),
    9: ((5, 5, 4), f"mark.{MO}.4"),
}
CAT = {
    1: ((6,), "mark.9.3"),
    2: ((6,), "mark.9.1", "mark.10.2"),
    3: ((6, 6), "mark.10.4", f"mark.{OH}.2"),
    4: ((6, 6, 4), f"mark.{OH}.6"),
    5: ((6, 5, 4), f"mark.{OH}.5"),
    12: ((6, 4, 4), f"mark.{VA}.3"),
    13: ((6, 5, 4), f"mark.{VA}.5"),
    14: ((6, 3, 3), f"mark.{VA}.3"),
}


def others(tale: Tale, number: int) -> None:
    for seat, plan in ((1, BEN), (2, CAT)):
        assert tale.state.active == seat
        faces, *tokens = plan.get(number, ((4, 4, 4),))
        assert isinstance(faces, tuple)
        tale.turn(faces, *map(str, tokens))


def test_the_example_game_comes_out_number_by_number() -> None:
    tale = Tale(3)
    ada = tale.state

    tale.begin((2,), "reroll.1")
    tale.roll(5)
    assert ada.votes == 2
    tale.do("mark.9.2", "done")
    assert tale.marks(0, 9) == 2
    others(tale, 1)

    tale.begin((1,), "reroll.1")
    tale.roll(6)
    tale.do("mark.9.2", f"mark.{IA}.1", "done")
    assert ada.dice_of(0) == 2
    assert tale.marks(0, IA) == 1
    others(tale, 2)

    tale.turn((6, 3), "mark.10.3")
    assert ada.cash[0] == 3
    others(tale, 3)
    tale.turn((6, 3), "mark.10.3")
    assert (ada.cash[0], ada.dice_of(0)) == (6, 3)
    others(tale, 4)

    tale.begin((1, 2, 1), "reroll.7")
    tale.roll(4, 5, 1)
    tale.do("take.0")
    assert (ada.cash[0], ada.votes) == (8, 3)
    tale.do(f"buy.{SPOKESPERSON}")
    assert (ada.cash[0], ada.votes) == (1, 3)
    tale.do("save", f"mark.{MO}.3", "done")
    others(tale, 5)

    tale.begin((6, 5, 4))
    assert ada.votes == 7
    tale.do("save", f"mark.{SC}.7")
    assert tale.marks(0, SC) == 7
    assert (ada.score[0], ada.cash[0], ada.taken[SC]) == (6, 5, 1)
    tale.do("done")
    others(tale, 6)

    tale.turn((6, 5, 5), f"mark.{FL}.10")
    others(tale, 7)

    tale.begin((2, 3, 5), "buy.2", f"air.{OH}", f"air.{FL}", f"air.{MO}")
    assert ada.cash[0] == 6
    assert [tale.marks(0, p) for p in (OH, FL, MO)] == [2, 10 + 2, 5]
    assert ada.votes == 5
    tale.do("save", f"mark.{IA}.5", "done")
    others(tale, 8)

    tale.turn((6, 6, 5), f"mark.{PA}.10", f"mark.{FL}.1")
    others(tale, 9)
    tale.turn((6, 4, 4), f"mark.{FL}.2", f"mark.{IA}.1", f"mark.{NV}.1")
    others(tale, 10)
    tale.turn((6, 4, 4), f"mark.{MO}.4")
    others(tale, 11)
    tale.turn((5, 4, 4), f"mark.{MO}.1", f"mark.{NV}.2")
    others(tale, 12)
    tale.turn((4, 4, 3))
    others(tale, 13)
    tale.turn((3, 3, 4))
    assert (ada.score[0], ada.firsts, ada.last) == (30, 1, -1)
    others(tale, 14)
    assert (ada.firsts, ada.last) == (0, 3)

    tale.turn((6, 5, 4), f"mark.{NV}.5", f"mark.{VA}.2")
    assert ada.score[0] == 32
    others(tale, 15)
    assert ada.turn.mode == OVER
    assert rules.outcome(ada)[:3] == ((1, 2, 3), (32, 20, 16), "delegates")


def test_there_is_a_record_for_every_way_to_end() -> None:
    kept = Path(__file__).parents[2] / "records" / "early_states" / "expected.txt"
    ways = {line.split()[-1] for line in kept.read_text(encoding="utf-8").splitlines()}
    alone = {f"{what}_{end}" for what in ("challenge", "strikes") for end in ("won", "lost")}
    assert ways == {"delegates", "firsts", "funds", "shared"} | alone
