"""How many clicks a turn takes, in whole games played through the choices that the page offers.

A person plays with Normal bots and moves as a Normal bot would. Each move takes the fewest clicks
on what the page draws; the list of all moves stays closed. Nothing of this needs a browser.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from statistics import mean
from typing import Final

from hustings import catalog
from hustings.bots.search import bot_rng, choose
from hustings.core.model import ANY, ONE, Move, Seat
from hustings.core.moves import decode, encode
from hustings.core.table import Table
from hustings.ui.phases import Deciding
from tests.ui.driver import Driver

SEATS: Final = 3
"""How many play: one person and bots."""
SEEDS: Final = ("clicks-1", "clicks-2", "clicks-3")
LEVEL: Final = "normal"
PREFERENCES: Final = {"hustings/preferences": json.dumps({"pace": "instant"})}
TURN_ENDS: Final = {"poll_position": "end"}
"""The verb that ends a turn, in games where others decide within it: in Poll Position! a turn
begins with the plan."""
REPEAT: Final = "repeat:"
"""The message that makes a move again each time until it is stopped."""
MAX_CLICKS: Final = 2000


class Player:
    """A person who moves as a Normal bot would, by clicks on the page."""

    def __init__(self, game: str, seed: str) -> None:
        address = f"{game}?seats=human{f',bot:{LEVEL}' * (SEATS - 1)}&seed={seed}"
        self.driver = Driver("", dict(PREFERENCES))
        self.driver.send(f"hash:{address}")
        self.game = game
        self.strategy = catalog.bots(game).LEVELS[LEVEL]()
        self.clicks = 0

    def wish(self, table: Table, seat: Seat) -> Move:  # type: ignore[type-arg]
        """Return the move that the person wants to make."""
        rng = bot_rng(self.game, LEVEL, seat, table.at)
        return choose(self.strategy, table.rules, table.view(seat), seat, rng)

    def move(self) -> None:
        """Make the next move. Raises RuntimeError if no click leads to it."""
        play = self.driver.play
        at, seat = play.table.at, play.table.seats[0]
        deciding = play.find_phase(Deciding)
        if deciding is None:  # a reaction window asks who reacts
            self._click(self.driver.offered("take:", "nobody")[0])
            return
        wanted = self.wish(play.table, deciding.seat)
        verbs = play.table.rules.VOCABULARY.verbs
        again = f"{REPEAT}{encode(verbs, wanted)}"
        if again in self.driver.offered(REPEAT) and self._repeats(wanted, seat):
            self._click(again)
            return
        while play.table.at == at and not play.table.over:
            tokens = {do.removeprefix("pick:") for do in self.driver.offered("pick:")}
            ways = [prefix for each in tokens if (prefix := decode(verbs, each))]
            fit = [way for way in ways if wanted[: len(way)] == way != self.driver.chosen]
            if not fit:
                raise RuntimeError(f"No click leads to {encode(verbs, wanted)}.")
            self._click(f"pick:{encode(verbs, max(fit, key=len))}")

    def _repeats(self, move: Move, seat: Seat) -> bool:
        """Return whether the rest of the turn is this move again each time, with these dice.

        Whoever lets a card pass is taken to let the rest of that rival's turn pass.
        """
        played = self.driver.play.table
        moves = played.record.moves[: played.at]
        table = Table(played.rules, played.record._replace(moves=moves))
        prompt, times = table.state.turn.prompt, 0
        if table.state.turn.mode == ANY:
            return True
        while table.state.turn.mode == ONE and table.seats == (seat,):
            wanted = self.wish(table, seat)
            if table.state.turn.prompt == prompt:
                if wanted != move:
                    return times > 1 and len(table.legal(seat)) == 1
                times += 1
            table.play(seat, wanted)
        return times > 1

    def _click(self, message: str) -> None:
        self.clicks += 1
        self.driver.send(message)


def turns(game: str, seed: str) -> list[int]:
    """Return the clicks of each turn of a game: a run of decisions with no other seat's between."""
    player, found, last = Player(game, seed), [0], 0
    table = player.driver.play.table
    verb = TURN_ENDS.get(game)
    while not table.over and player.clicks < MAX_CLICKS:
        since = table.record.moves[last : table.at]
        if f"0:{verb}" in since if verb else any(not move.startswith("0:") for move in since):
            found.append(0)
        last, clicks = table.at, player.clicks
        player.move()
        found[-1] += player.clicks - clicks
    return [clicks for clicks in found if clicks]


def measure(games: Sequence[str] = tuple(catalog.GAMES)) -> str:
    """Return a table of clicks: turns, mean and worst of a turn, and of a whole game."""
    rows = [
        "| game | seats | turns a game | clicks a turn | worst | clicks a game |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for game in games:
        played = [turns(game, seed) for seed in SEEDS]
        every = [clicks for found in played for clicks in found]
        rows.append(
            f"| {catalog.info(game).title} | {SEATS} | {len(every) / len(played):.0f} "
            f"| {mean(every):.1f} | {max(every)} | {mean(map(sum, played)):.0f} |"
        )
    return "\n".join(rows)
