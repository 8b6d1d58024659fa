"""The example game of the rule book, number by number; turns it skips are filled in."""

from __future__ import annotations

from pathlib import Path

from hustings.core.model import OVER
from hustings.games.early_states import rules
from hustings.games.early_states.sheet import FL, IA, MO, NV, OH, PA, SC, SPOKESPERSON, VA
from tests.games.early_states.driver import Game

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


def other_seats(game: Game, number: int) -> None:
    for seat, plan in ((1, BEN), (2, CAT)):
        assert game.state.active == seat
        faces, *tokens = plan.get(number, ((4, 4, 4),))
        assert isinstance(faces, tuple)
        game.turn(faces, *map(str, tokens))


def test_the_example_game_gives_the_printed_numbers() -> None:
    game = Game(3)
    ada = game.state

    game.begin((2,), "reroll.1")
    game.roll(5)
    assert ada.votes == 2
    game.do("mark.9.2", "done")
    assert game.marks(0, 9) == 2
    other_seats(game, 1)

    game.begin((1,), "reroll.1")
    game.roll(6)
    game.do("mark.9.2", f"mark.{IA}.1", "done")
    assert ada.dice_of(0) == 2
    assert game.marks(0, IA) == 1
    other_seats(game, 2)

    game.turn((6, 3), "mark.10.3")
    assert ada.cash[0] == 3
    other_seats(game, 3)
    game.turn((6, 3), "mark.10.3")
    assert (ada.cash[0], ada.dice_of(0)) == (6, 3)
    other_seats(game, 4)

    game.begin((1, 2, 1), "reroll.7")
    game.roll(4, 5, 1)
    game.do("take.0")
    assert (ada.cash[0], ada.votes) == (8, 3)
    game.do(f"buy.{SPOKESPERSON}")
    assert (ada.cash[0], ada.votes) == (1, 3)
    game.do("save", f"mark.{MO}.3", "done")
    other_seats(game, 5)

    game.begin((6, 5, 4))
    assert ada.votes == 7
    game.do("save", f"mark.{SC}.7")
    assert game.marks(0, SC) == 7
    assert (ada.score[0], ada.cash[0], ada.taken[SC]) == (6, 5, 1)
    game.do("done")
    other_seats(game, 6)

    game.turn((6, 5, 5), f"mark.{FL}.10")
    other_seats(game, 7)

    game.begin((2, 3, 5), "buy.2", f"air.{OH}", f"air.{FL}", f"air.{MO}")
    assert ada.cash[0] == 6
    assert [game.marks(0, p) for p in (OH, FL, MO)] == [2, 10 + 2, 5]
    assert ada.votes == 5
    game.do("save", f"mark.{IA}.5", "done")
    other_seats(game, 8)

    game.turn((6, 6, 5), f"mark.{PA}.10", f"mark.{FL}.1")
    other_seats(game, 9)
    game.turn((6, 4, 4), f"mark.{FL}.2", f"mark.{IA}.1", f"mark.{NV}.1")
    other_seats(game, 10)
    game.turn((6, 4, 4), f"mark.{MO}.4")
    other_seats(game, 11)
    game.turn((5, 4, 4), f"mark.{MO}.1", f"mark.{NV}.2")
    other_seats(game, 12)
    game.turn((4, 4, 3))
    other_seats(game, 13)
    game.turn((3, 3, 4))
    assert (ada.score[0], ada.firsts, ada.last) == (30, 1, -1)
    other_seats(game, 14)
    assert (ada.firsts, ada.last) == (0, 3)

    game.turn((6, 5, 4), f"mark.{NV}.5", f"mark.{VA}.2")
    assert ada.score[0] == 32
    other_seats(game, 15)
    assert ada.turn.mode == OVER
    assert rules.outcome(ada)[:3] == ((1, 2, 3), (32, 20, 16), "delegates")


def test_a_record_exists_for_every_ending() -> None:
    kept = Path(__file__).parents[2] / "records" / "early_states" / "expected.txt"
    ways = {line.split()[-1] for line in kept.read_text(encoding="utf-8").splitlines()}
    alone = {f"{what}_{end}" for what in ("challenge", "strikes") for end in ("won", "lost")}
    assert ways == {"delegates", "firsts", "funds", "shared"} | alone
