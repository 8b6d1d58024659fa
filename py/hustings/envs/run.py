"""A game played forwards, decision by decision, as environments need it.

Unlike a table it cannot go back and keeps no log, only one state.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from hustings import api, catalog
from hustings.bots.search import choose
from hustings.core.model import CHANCE, NATURE, OVER, Info, Move, Options, Seat
from hustings.core.moves import encode
from hustings.core.protocols import State, Strategy
from hustings.core.record import Record, RecordError, check_options, check_seats, make
from hustings.core.rng import Rng

MAX_LEGAL_MOVES: Final = 200
"""The most legal moves there can be (Rules.legal); the size of every action space."""


class EnvSetup:
    """A game with its number of seats and options. Raises RecordError if they do not fit it."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        info = api.info(game)
        self.info: Info = info
        self.seats: int = check_seats(info, api.default_seats(info) if seats is None else seats)
        self.options: Options = check_options(info, options or {})
        self.rules = catalog.rules(game)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle by arguments, because the rules module cannot be pickled."""
        return EnvSetup, (self.info.id, self.seats, self.options)

    @property
    def key(self) -> tuple[str, int, tuple[tuple[str, int], ...]]:
        """The set-up as a hashable value."""
        return (self.info.id, self.seats, tuple(sorted(self.options.items())))

    @cached_property
    def widest(self) -> int:
        """The most numbers a seat's move can have, including its verb."""
        widths = [1]
        for verb in self.rules.VOCABULARY.verbs:
            *plain, last = ("", *verb[1:])
            if isinstance(last, str):
                widths.append(0 if last.endswith("*") else 1 + len(verb[1:]))  # * is for luck
            else:
                widths.append(len(plain) + max(map(len, last.values()), default=0))
        return max(widths)


class Run:
    """One game in progress. Luck comes from the seed as in a record, so `record` replays it."""

    __slots__ = ("_legal", "_rolls", "moves", "seed", "setup", "state")

    def __init__(self, setup: EnvSetup, seed: str) -> None:
        self.setup = setup
        self.seed = seed
        self.moves: list[str] = []
        self.state: State = setup.rules.new(setup.seats, setup.options)
        self._rolls = 0
        self._legal: list[Move] | None = None  # of this position, computed when needed
        self._settle()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.turn.mode == OVER

    @property
    def seat(self) -> Seat:
        """The seat that decides next, the first if several may decide."""
        return self.state.turn.seats[0]

    @property
    def legal(self) -> list[Move]:
        """Its legal moves in a fixed order; [] once the game is over."""
        if self._legal is None:
            self._legal = [] if self.over else self.setup.rules.legal(self.state, self.seat)
        return self._legal

    def play(self, index: int) -> None:
        """Make the legal move with this index and let luck act. Raises RecordError."""
        legal = self.legal
        if not 0 <= index < len(legal):
            raise RecordError(
                f"There are {len(legal)} legal moves now, and none has number {index}."
            )
        move, seat = legal[index], self.seat
        self.moves.append(f"{seat}:{encode(self.setup.rules.VOCABULARY.verbs, move)}")
        self.setup.rules.apply(self.state, seat, move)
        self._settle()

    def bot_action(self, bot: Strategy[Any], rng: Rng) -> int:
        """Return the index of a bot's move for the next seat."""
        obs = self.state.observe(self.seat)
        return self.legal.index(choose(bot, self.setup.rules, obs, self.seat, rng))

    def payoff(self) -> tuple[float, ...]:
        """Return what each seat earned: 1 for a win, 1/k each where k share it, else 0."""
        return self.setup.rules.outcome(self.state).payoff()

    def scores(self) -> tuple[int, ...]:
        """Return each seat's score, once the game is over."""
        return self.setup.rules.outcome(self.state).scores

    def record(self) -> Record:
        """Return the game so far as a record, which the page and `hustings.from_record` open."""
        blank = make(self.setup.info, self.setup.seats, self.setup.options, self.seed)
        return blank._replace(moves=list(self.moves))

    def _settle(self) -> None:
        rules, state = self.setup.rules, self.state
        while state.turn.mode == CHANCE:
            rules.apply(state, NATURE, rules.chance(state, Rng(f"{self.seed}/{self._rolls}")))
            self._rolls += 1
        self._legal = None
