"""Plays a game at a terminal, against bots or hotseat.

Players choose from a numbered list, step by step if it is long, or type a move: as records write
it ("play.3.17"), in writing ("play ohio 3"), or by words of its label (see core.notation). If
something may be hidden, the screen is cleared before it is handed over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hustings import catalog
from hustings.bots.search import bot_rng, choose
from hustings.core.model import ANY, ONE, Move, Seat
from hustings.core.moves import MoveError, Picks, decode
from hustings.core.notation import Moves, Written
from hustings.core.protocols import State
from hustings.core.record import MAX_MOVES
from hustings.core.secrecy import covers
from hustings.core.table import Table
from hustings.messages.generated import terminal as messages
from hustings.terminal.transcript import Player

MAX_LISTED_MOVES: Final = 14
"""With more moves than this the list is offered step by step."""
MAX_EXAMPLES: Final = 4
"""How many moves in writing are named to say what is legal."""
MAX_ECHOED_CHARS: Final = 40
"""How many characters of an answer that means nothing are repeated."""


def _line(written: Written) -> str:
    """Return a move with its label."""
    return f"      {written.text}  ({written.label})"


class LeaveError(Exception):
    """A player left the game before its end."""


class TerminalGame:
    """Runs a game of human players and bots.

    ask: returns a line of input for a prompt; raises EOFError at the end of input. tell: prints a
    line.
    """

    def __init__(
        self,
        table: Table[Any],
        players: Sequence[Player],
        ask: Callable[[str], str],
        tell: Callable[[str], None],
    ) -> None:
        game = table.record.game
        self.table = table
        self.players = players
        self.names = [player.name for player in players]
        self.ask = ask
        self.tell = tell
        self.text = catalog.text(game)
        self.human_seats = [seat for seat, player in enumerate(players) if player.kind == "human"]
        self.steps_shown: dict[Seat | None, int] = {}
        self.bots = {
            seat: catalog.bots(game).LEVELS[player.kind.removeprefix("bot:")]()
            for seat, player in enumerate(players)
            if player.kind != "human"
        }
        self.holder: Seat | None = None  # who has the screen, while that matters

    def run(self) -> None:
        """Play to the end; raises LeaveError when somebody leaves."""
        while not self.table.over and self.table.at < MAX_MOVES:
            seat = self._next()
            move = self._think(seat) if seat in self.bots else self._decide(seat)
            self.table.play(seat, move)
            if not self.human_seats:
                self._news(None)
        self._news(self.human_seats[0] if len(self.human_seats) == 1 else None)
        if self.table.over:
            outcome = self.table.rules.outcome(self.table.state)
            self.tell(catalog.headline(self.table.record.game).outcome(outcome, self.names))

    def _next(self) -> Seat:
        """Return who is asked next: where the order is free, bots first."""
        seats = self.table.seats
        return next((seat for seat in seats if seat in self.bots), seats[0])

    def _think(self, seat: Seat) -> Move:
        table, level = self.table, self.players[seat].kind.removeprefix("bot:")
        rng = bot_rng(table.record.game, level, seat, table.at)
        return choose(self.bots[seat], table.rules, table.view(seat), seat, rng)

    def _news(self, viewer: Seat | None) -> None:
        """Print what happened since this viewer last looked."""
        witness = self.table.rules.witness
        for step in self.table.log[self.steps_shown.get(viewer, 0) :]:
            for event in step.events:
                if line := self.text.event(witness(event, viewer), viewer, self.names):
                    self.tell(line)
        self.steps_shown[viewer] = len(self.table.log)

    def _decide(self, seat: Seat) -> Move:
        """Ask a person; the only possible move is played unasked, unless that would tell others."""
        legal = self.table.legal(seat)
        if len(legal) == 1 and self.table.state.turn.mode == ONE:
            return legal[0]
        self._hand_over(seat)
        self._news(seat)
        obs, verbs = self.table.view(seat), self.table.rules.VOCABULARY.verbs
        self._show(obs)
        moves = Moves(self.text, verbs, obs, seat, legal, self.names)
        chosen: Move = ()
        while True:
            picks = Picks(verbs, legal, chosen)
            options = self._options(picks)
            self._offer(options, moves)
            answer = self._line(f"{self.names[seat]}> ").strip()
            if answer in ("b", "back"):
                chosen = chosen[:-1]
            elif answer in ("p", "position"):
                self._show(obs)
            elif answer in ("?", "h", "help"):
                self.tell(messages.help_moves(example=moves.legal[0].text))
                self.tell(messages.help_keys())
            else:
                chosen = self._parse_answer(answer, obs, seat, moves, picks, options) or chosen
                if picks.whole(chosen):
                    return chosen

    def _hand_over(self, seat: Seat) -> None:
        hides = covers(self.table, self.human_seats)
        if not hides or self.holder == seat:
            self.holder = self.holder if hides else None
            return
        self.holder = seat
        self.tell("\n" * 50)
        self._line(f"{messages.hand_over(name=self.names[seat])} ")

    def _show(self, obs: State) -> None:
        self.tell("")
        self.tell(self.text.position(obs, self.names))
        self.tell("")
        self.tell(self.text.prompt(obs, self.names))
        if obs.turn.mode == ANY:
            self.tell(messages.asked_in_turn())

    def _options(self, picks: Picks) -> list[Move]:
        if len(picks.legal) <= MAX_LISTED_MOVES:
            return list(picks.legal)
        options = picks.options()
        while len(options) == 1 and not picks.whole(options[0]):
            options = Picks(picks.verbs, picks.legal, options[0]).options()
        return options

    def _offer(self, options: list[Move], moves: Moves[Any]) -> None:
        for number, written in enumerate(map(moves.describe, options), 1):
            more = "" if moves.is_whole(written) else " …"
            self.tell(f"{number:4}  {written.label}{more}  ({written.text})")

    def _parse_answer(
        self,
        answer: str,
        obs: State,
        seat: Seat,
        moves: Moves[Any],
        picks: Picks,
        options: list[Move],
    ) -> Move | None:
        """Return the move or prefix that an answer means; None after saying why it means none."""
        if answer.isascii() and answer.isdigit() and len(answer) < 6:
            if 1 <= int(answer) <= len(options):
                return options[int(answer) - 1]
            self.tell(messages.choose_number(most=len(options)))
            return None
        try:
            move = decode(picks.verbs, answer)
        except MoveError:
            return self._typed(answer, moves)
        if picks.at(*move):
            return move
        self.tell(self._why_not(obs, seat, move) or messages.not_possible())
        return None

    def _typed(self, answer: str, moves: Moves[Any]) -> Move | None:
        """Return the move that typed words mean; None after saying why they mean none."""
        completion = moves.complete(answer)
        if completion.best is not None:
            return completion.best.move
        if completion.options and answer:
            self.tell(messages.several_fit())
            for written in completion.options[:MAX_LISTED_MOVES]:
                self.tell(_line(written))
            return None
        examples = [messages.quoted(move=text) for text in moves.examples()[:MAX_EXAMPLES]]
        self.tell(messages.no_such(answer=answer[:MAX_ECHOED_CHARS]))
        self.tell(messages.examples(examples=examples))
        return None

    def _why_not(self, obs: State, seat: Seat, move: Move) -> str:
        """Return the game's reason; "" for numbers outside the game."""
        try:
            return self.text.why_not(obs, seat, move)
        except (IndexError, KeyError, ValueError):
            return ""

    def _line(self, prompt: str) -> str:
        try:
            line = self.ask(prompt)
        except (EOFError, KeyboardInterrupt):
            raise LeaveError from None
        if line.strip() in ("q", "quit"):
            raise LeaveError
        return line
