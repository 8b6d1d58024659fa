"""A whole game between bots on the luck of another one, to see what a level would have reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from hustings.bots.search import bot_rng, thoughts
from hustings.core.protocols import S, Strategy
from hustings.core.table import Table


class Player(NamedTuple):
    """A bot at a seat: the name of its level, and what makes it."""

    level: str
    make: Callable[[], Strategy[Any]]


def play_out(table: Table[S], players: Sequence[Player]) -> Iterator[None]:
    """Play a game to its end, one player a seat; yield after each batch of thinking.

    A bot moves as it does at a table with people: it depends on its level, its seat, the position
    and the number of moves only.
    """
    rules, game = table.rules, table.record.game
    while not table.over:
        seat = table.seats[0]
        level, make = players[seat]
        obs = table.view(seat)
        move = rules.legal(obs, seat)[0]
        rng = bot_rng(game, level, seat, table.at)
        for move in thoughts(make(), rules, obs, seat, rng):  # noqa: B007 - the last one counts
            yield
        table.play(seat, move)
