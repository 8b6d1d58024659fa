"""Play Poll Position! by tokens in tests: outcomes of luck are given, decisions must be legal."""

from __future__ import annotations

from typing import cast

from hustings.core.model import CHANCE, OVER
from hustings.core.protocols import Rules
from hustings.games.poll_position import rules, tally
from hustings.games.poll_position import vocabulary as v
from hustings.games.poll_position.board import PLACES
from hustings.games.poll_position.cards import (
    COMMUNICATIONS,
    FAKE_NEWS,
    HONK_HONK,
    PERSONNEL_SHORTAGE,
    POSTAL_STRIKE,
    RECONCILIATION,
    SURVEY,
)
from hustings.games.poll_position.state import State
from tests.game_driver import GameDriver
from tests.games.poll_position.invariants import check_invariants

MARITIMES, QUEBEC, ONTARIO, PRAIRIES, PACIFIC, TERRITORIES = range(6)
MAR_U, MAR_R, MAR_X, QUE_U, QUE_R, QUE_X, ONT_U, ONT_R, ONT_X = range(9)
PRA_U, PRA_R, PRA_X, BC_U, BC_R, BC_X, TER, HQ = range(9, 17)
QUIET_CARDS = (HONK_HONK, RECONCILIATION, POSTAL_STRIKE, FAKE_NEWS, PERSONNEL_SHORTAGE)
"""Cards that change nothing at once while HQ has one token and one site."""


class Game(GameDriver[State]):
    """A position and all events that led to it; the invariants are checked after every step."""

    rules = cast(Rules[State], rules)

    def __init__(
        self,
        *specialists: int,
        seats: int = 0,
        chief: int = 0,
        sealed: int = 0,
        hq_cost: int = 0,
        goodwill: int = 0,
    ) -> None:
        options = {"sealed": sealed, "hq_cost": hq_cost, "goodwill": goodwill}
        super().__init__(rules.new(seats or len(specialists) or 2, options))
        cards = specialists or (SURVEY, COMMUNICATIONS)
        self.luck("deal." + ".".join(map(str, cards)), f"chief.{chief}")

    def luck(self, *tokens: str) -> Game:
        """Play chance moves, one token after another."""
        for token in tokens:
            self.chance(self.move(token))
        return self

    def do(self, *tokens: str, seat: int = -1) -> Game:
        """Play moves, by default of the first seat that has to decide."""
        for token in tokens:
            self.decide(self.move(token), seat if seat >= 0 else None)
        return self

    def check(self) -> None:
        """Check that no token and no die was lost or made."""
        check_invariants(self.state)

    def legal(self, seat: int = -1) -> list[str]:
        """Return the legal tokens of a seat (the first that decides)."""
        return self.tokens(seat if seat >= 0 else None)

    def verbs(self) -> set[str]:
        """Return the verbs of the legal moves."""
        return {token.split(".")[0] for token in self.legal()}

    def plan(self, *regions: int) -> Game:
        """Plan these regions, and let everybody keep the plan."""
        state = self.state
        for i in range(state.markers):
            self.do(f"plan.{regions[(state.chief + i) % state.markers]}")
        if state.seats > 1:
            self.do(*["stay"] * state.markers)
        return self

    def begin(self, *regions: int, card: int = HONK_HONK) -> Game:
        """Plan, and reveal a card (default: Honk Honk!, which changes nothing now)."""
        return self.plan(*regions).luck(f"event.{card}")

    def end(self, *rolls: str) -> Game:
        """End a turn; voters arrive as rolled, else in the urban Maritimes."""
        self.do("end")
        wanted = list(rolls)
        while self.state.turn.mode == CHANCE and self.state.turn.prompt == v.INTENDING:
            self.luck(wanted.pop(0) if wanted else "intend.0.0")
        assert not wanted
        return self

    def finish_week(self) -> Game:
        """End the turns that are left this week."""
        week = self.state.week
        while self.state.week == week:
            self.end()
        return self

    def to_week(self, week: int) -> Game:
        """Pass idle weeks until this one (1 to 5) is to be planned."""
        while self.state.week < week - 1:
            card = next(card for card in QUIET_CARDS if card not in self.state.drawn)
            self.begin(*[TERRITORIES] * self.state.markers, card=card)
            if self.state.turn.mode == CHANCE:
                self.luck("region.5")
            self.finish_week()
        return self

    def to_count(self) -> Game:
        """Pass the rest of the game, up to the count."""
        self.finish_week()
        while self.state.week < 5:
            self.to_week(self.state.week + 2)
        return self

    def count(self, **chosen: list[int]) -> Game:
        """Count every region. chosen: values by place ("p3"); the lowest available for the rest."""
        while self.state.turn.mode != OVER:
            self.count_next(**chosen)
        return self

    def count_next(self, **chosen: list[int]) -> Game:
        """Count the next region; `chosen` as in `count`."""
        here = tally.counting(self.state)
        pool = list(self.state.rest)
        for name, values in chosen.items():
            for value in values if int(name[1:]) >= here[0] else ():
                pool[value - 1] -= 1
        tokens = []
        for place in here:
            known = chosen.get(f"p{place}", [])
            tokens += known
            for _ in range(self.state.down[place] - len(known)):
                value = next(value for value in (1, 2, 3, 4) if pool[value - 1])
                pool[value - 1] -= 1
                tokens.append(value)
        return self.luck(".".join(["count", *map(str, tokens)]))

    def sites(self, place: int) -> list[int]:
        """Return the dice at a place, ascending."""
        counts = self.state.sites[6 * place : 6 * place + 6]
        return [value for value, n in enumerate(counts, 1) for _ in range(n)]

    def up(self, place: int) -> list[int]:
        """Return the face-up tokens at a place, ascending."""
        counts = self.state.up[4 * place : 4 * place + 4]
        return [value for value, n in enumerate(counts, 1) for _ in range(n)]

    def down(self) -> list[int]:
        """Return the number of face-down tokens per place."""
        return list(self.state.down)

    def arrived(self, before: list[int]) -> dict[int, int]:
        """Return where the number of face-down tokens changed, and by how much."""
        return {
            p: self.state.down[p] - before[p]
            for p in range(PLACES)
            if self.state.down[p] != before[p]
        }
