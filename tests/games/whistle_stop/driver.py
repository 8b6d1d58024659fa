"""Play Whistle-Stop by words in tests: outcomes of luck are given, decisions must be legal.

`game.do("card south text")` plays for whoever's turn it is; region and card names stand for
their numbers. Cards that a test does not name are fundraisers, then whatever is left.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, cast

from hustings.core.model import ANY, CHANCE, OVER, Event, Move
from hustings.core.moves import verb_index
from hustings.core.protocols import Rules
from hustings.core.vocabulary import GameEvent
from hustings.games.whistle_stop import rules, text
from hustings.games.whistle_stop import vocabulary as v
from hustings.games.whistle_stop.cards import DECK_KINDS, FUND, GROUP, INDEX
from hustings.games.whistle_stop.info import INFO
from hustings.games.whistle_stop.regions import REGIONS
from hustings.games.whistle_stop.rules.election import roll_size
from hustings.games.whistle_stop.state import StopState, clockwise, in_region
from tests.game_driver import GameDriver
from tests.games.whistle_stop.invariants import check_invariants

NAMES = ("Ada", "Ben", "Cleo", "Dan")
REGION = {region.id: r for r, region in enumerate(REGIONS)}
REGION_VERBS = ("place", "spot", "call")
E = TypeVar("E", bound=GameEvent)

FILLER = sorted(range(DECK_KINDS), key=lambda kind: (GROUP[kind] != FUND, kind))


class Game(GameDriver[StopState]):
    """A position and all events that led to it.

    hands: what each seat is dealt, as words, filled up to eight cards unless exact. dice: rolls
    to come, each as a list of values; when there are none, everybody rolls as many ones as
    needed but the first of a contest, who rolls sixes.
    """

    rules = cast(Rules[StopState], rules)

    def __init__(
        self, seats: int = 2, hands: Iterable[str] = (), *, start: int = 0, **options: int
    ) -> None:
        chosen = {option.key: option.default for option in INFO.options}
        super().__init__(rules.new(seats, chosen | options))
        self.dice: list[tuple[int, ...]] = []
        self.draws: list[int] = []
        given = list(hands) + [""] * seats
        wanted = [[INDEX[word] for word in given[seat].split()] for seat in range(seats)]
        self.kept = [kind for hand in wanted for kind in hand]
        for hand in wanted:
            for kind in hand:
                self.kept.remove(kind)
            self.chance((v.V_DEAL, *self._fill(hand)))
        self.start = start
        for seat in range(seats):
            self.chance((v.V_ROLL, *((1, 1) if seat == start else (6, 5))))
        self.answer()

    def _fill(self, wanted: list[int]) -> list[int]:
        """Return the cards of a draw: those wanted, then filler, none that is kept for later."""
        left = [n - self.kept.count(kind) for kind, n in enumerate(self.state.deck)]
        cards: list[int] = []
        for kind in [*wanted, *(kind for kind in FILLER for _ in range(9))]:
            if len(cards) == min(self.state.due, self.state.left):
                break
            if left[kind] > 0:
                left[kind] -= 1
                cards.append(kind)
        for kind, n in enumerate(self.state.deck):  # only what was kept is left
            while len(cards) < min(self.state.due, self.state.left) and cards.count(kind) < n:
                cards.append(kind)
        return sorted(cards)

    # Moving on

    def check(self) -> None:
        """Check that no card and no delegate is lost or made."""
        check_invariants(self.state)

    def answer(self) -> None:
        """Answer every chance turn with what the test has prepared."""
        while self.state.turn.mode == CHANCE:
            self.chance(self._answer())

    def _answer(self) -> Move:
        prompt = self.state.turn.prompt
        if prompt == v.DRAWING:
            wanted, self.draws = self.draws[: self.state.due], self.draws[self.state.due :]
            return (v.V_DEAL, *self._fill(wanted))
        if prompt == v.POACHING:
            return (v.V_POACH, self.state.hands[self.state.peek][0])
        if prompt == v.ORDERING:
            return (v.V_ORDER, *range(len(REGIONS)))
        if self.dice:
            return (v.V_ROLL, *self.dice.pop(0))
        if prompt == v.ROLLING_AGAIN:
            return (v.V_ROLL, 1)
        best = self.state.queue == self.state.contest
        return (v.V_ROLL, *((6 if best else 1,) * roll_size(self.state)))

    def draw(self, words: str) -> None:
        """Let these cards be the next ones drawn."""
        self.draws += [INDEX[word] for word in words.split()]

    def roll(self, *dice: str) -> None:
        """Let these be the next rolls, such as "661"."""
        self.dice += [tuple(map(int, values)) for values in dice]

    def do(self, words: str, seat: int | None = None) -> list[Event]:
        """Play a move; return what happened."""
        state = self.state
        who = state.turn.seats[0] if seat is None else seat
        move = self.move(words)
        legal = rules.legal(state.observe(who), who)
        assert move in legal, f"{words}: {text.why_not(state.observe(who), who, move)}"
        first = len(self.events)
        self.apply(who, move)
        self.answer()
        return self.events[first:]

    def play(self, *moves: str) -> list[Event]:
        """Play moves of the deciding seats; all other seats pass after each."""
        happened: list[Event] = []
        for words in moves:
            happened += self.do(words)
            happened += self.let()
        return happened

    def let(self) -> list[Event]:
        """Let all seats that may react pass."""
        happened: list[Event] = []
        while self.state.turn.mode == ANY:
            happened += self.do("pass")
        return happened

    def end(self, turns: int = 1) -> None:
        """End this many turns."""
        for _ in range(turns):
            assert self.state.turn.prompt == v.ACT, self.text()
            self.do("end")

    def until(self, round_: int, seat: int | None = None) -> None:
        """Play passively until a round, and until a seat's turn in it if one is given."""
        quiet = {v.ACT: "end", v.REROLL: "keep", v.BEFORE: "pass", v.AFTER: "pass"}
        done = {v.SWAP: "done", v.CALL: "done", v.INVEST: "done", v.REACT: "pass"}
        while self.state.round < round_ or (seat is not None and self.state.turn.seats != (seat,)):
            assert self.state.turn.mode != OVER
            self.do((quiet | done)[self.state.turn.prompt])

    def finish(self) -> None:
        """Play passively until the end."""
        while self.state.turn.mode != OVER:
            self.until(self.state.round + 1) if self.state.round < 13 else self.do(
                {v.REROLL: "keep", v.BEFORE: "pass", v.AFTER: "pass"}[self.state.turn.prompt]
            )

    # Looking

    def move(self, words: str) -> Move:
        """Return the move the words stand for."""
        verb, *args = words.split()
        return (
            verb_index(v.VOCABULARY.verbs, verb),
            *(self._arg(verb, i, arg) for i, arg in enumerate(args)),
        )

    def _arg(self, verb: str, i: int, word: str) -> int:
        if word.isdigit():
            return int(word)
        if verb == "card" and i == 1:
            return v.WAYS.index(word)
        if verb in REGION_VERBS or (verb == "card" and i == 2):
            return REGION[word]
        return INDEX[word]

    def legal(self, start: str = "", seat: int | None = None) -> list[str]:
        """Return the legal tokens that begin with a verb."""
        who = self.state.turn.seats[0] if seat is None else seat
        tokens = map(self.token, rules.legal(self.state.observe(who), who))
        return [token for token in tokens if token.startswith(start)]

    def may(self, words: str, seat: int | None = None) -> bool:
        """Return whether a move is legal."""
        who = self.state.turn.seats[0] if seat is None else seat
        return self.move(words) in rules.legal(self.state, who)

    def refusal(self, words: str, seat: int | None = None) -> str:
        """Return why a move cannot be made."""
        who = self.state.turn.seats[0] if seat is None else seat
        assert not self.may(words, who), words
        return text.why_not(self.state.observe(who), who, self.move(words))

    def at(self, region: str) -> list[int]:
        """Return the delegates in a region."""
        return list(in_region(self.state, REGION[region]))

    def holder(self, region: str) -> int:
        """Return a region's incumbent."""
        return self.state.holder[REGION[region]]

    def holds(self, seat: int, card: str) -> int:
        """Return how many of a card a seat holds."""
        return self.state.hands[seat].count(INDEX[card])

    def every(self, kind: type[E]) -> list[E]:
        """Return the events of a kind so far, oldest first."""
        return [event for event in self.events if isinstance(event, kind)]

    def last(self, kind: type[E]) -> E:
        """Return the last event of a kind."""
        return self.every(kind)[-1]

    def text(self) -> str:
        """Return the prompt."""
        return text.prompt(self.state, NAMES[: self.state.seats])

    def order(self) -> tuple[int, ...]:
        """Return the order of play."""
        return clockwise(self.state, self.start)
