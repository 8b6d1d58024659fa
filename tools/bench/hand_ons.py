"""How often a game of people elsewhere goes from one device to another.

Every seat is on a device of its own and moves like a bot of the level Normal. Each time somebody on
another device has to decide, the game is sent: a hand-on. Nothing of this needs a browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

from hustings import catalog
from hustings.bots.search import bot_rng, choose
from hustings.core.model import AWAY, ONE
from hustings.core.record import make, proposed
from hustings.ui.links.address import name_seats
from hustings.ui.model import Play
from hustings.ui.play.forced_moves import next_move_elsewhere

GAMES: Final = 10
"""How many games are played of each game and number of seats."""
LEVEL: Final = "normal"


def hand_ons(game: str, seats: int, seed: str, order: str, level: str = LEVEL) -> tuple[int, int]:
    """Return how often one game is sent, and how many turns it has.

    order: the standing order of every seat, "" for the game's usual one. A turn is a run of
    decisions of one seat, without those of others in between.
    """
    info = catalog.info(game)
    record = make(info, seats, proposed(info, seats), seed)
    sitting = [seat._replace(order=order) for seat in name_seats([AWAY] * seats)]
    play = Play(record, sitting, "", None)
    table = play.table
    strategies = [catalog.bots(game).LEVELS[level]() for _ in range(seats)]
    device, last, sent, turns = -1, -1, 0, 0
    while not table.over:
        if (made := next_move_elsewhere(play)) is not None:
            table.play(*made)
            continue
        if device not in table.seats:
            sent += device >= 0
            device = table.seats[0]
        if table.state.turn.mode == ONE and device != last:
            turns, last = turns + 1, device
        rng = bot_rng(game, level, device, table.at)
        move = choose(strategies[device], table.rules, table.view(device), device, rng)
        table.play(device, move)
    return sent, turns


def measure(games: Sequence[str] = tuple(catalog.GAMES)) -> str:
    """Return a table of hand-ons: median of GAMES games, with the fewest and the most."""
    rows = [
        "| game | seats | hand-ons | asked about everything | turns |",
        "|---|---:|---:|---:|---:|",
    ]
    for game in games:
        info = catalog.info(game)
        for seats in (2, 4):
            usual = [hand_ons(game, seats, f"hand-on {n}", "") for n in range(GAMES)]
            asked = (
                [hand_ons(game, seats, f"hand-on {n}", "always") for n in range(GAMES)]
                if info.orders
                else usual
            )
            sent = [times for times, _ in usual]
            rows.append(
                f"| {info.title} | {seats} | {median(sent):g} ({min(sent)}–{max(sent)}) "
                f"| {median(times for times, _ in asked):g} "
                f"| {median(turns for _, turns in usual):g} |"
            )
    return "\n".join(rows)
