"""The bots that close districts where they can: Easy with one border, Normal within a turn."""

from __future__ import annotations

from collections.abc import Iterator

from hustings.bots.opponent import Opponent
from hustings.core.model import Move, Seat
from hustings.core.protocols import Rules
from hustings.core.rng import Rng
from hustings.games.gerrymander.bots import hint
from hustings.games.gerrymander.bots.cycles import after_borders, turn_closing_sets
from hustings.games.gerrymander.bots.evaluation import favourite, standing
from hustings.games.gerrymander.bots.fences import threat, threats_after
from hustings.games.gerrymander.bots.quiet_borders import continue_line, separate_voters
from hustings.games.gerrymander.state import FREE, NOBODY, State
from hustings.games.gerrymander.vocabulary import BORDER, PLACE, TIE
from hustings.messages.people import Cast


class _BorderBot(Opponent[State]):
    """Draws one border after another, and awards tied districts in its favour."""

    def think(self, rules: Rules[State], obs: State, seat: Seat, rng: Rng) -> Iterator[Move]:
        """Yield one move."""
        legal = rules.legal(obs, seat)
        if obs.turn.prompt == TIE:
            yield favourite(obs, seat, legal)
        elif obs.turn.prompt != PLACE:
            yield legal[0]
        else:
            quiet = [edge for edge, can in enumerate(obs.can) if can == FREE]
            yield (BORDER, self.border(obs, quiet, seat, rng))

    def border(self, obs: State, quiet: list[int], seat: Seat, rng: Rng) -> int:
        """Return the border to draw; quiet: those that close nothing off."""
        raise NotImplementedError


class Closer(_BorderBot):
    """Plays the best closing set of the turn, and spoils what the next player could close.

    A set that takes the whole turn must gain more than a border that spoils a fence saves. If there
    is no set to play, it separates its own voters from others where that leaves the least threat.
    """

    def border(self, obs: State, quiet: list[int], seat: Seat, rng: Rng) -> int:
        """Return the first border of the best set, else a quiet one."""
        choice = best_closing_set(obs, seat)
        if choice and (len(choice) < obs.left or not quiet or obs.seats == 1):
            return choice[0]
        if obs.seats > 1:
            left = threats_after(obs, quiet)
            least = min(left.values())
            if choice and _net_gain(obs, seat, choice) >= -least.most:
                return choice[0]
            quiet = [edge for edge in quiet if left[edge] == least]
        return separate_voters(obs, quiet, seat, rng)

    def reasons(self, obs: State, seat: Seat, move: Move, cast: Cast) -> list[str] | None:
        """Return the game's reasons, else why the border closes nothing or does least harm."""
        if move[0] != BORDER:
            return None
        said = hint.reasons(obs, seat, move, cast)
        if said:
            return said
        best = best_closing_set(obs, seat)
        if FREE in obs.can:
            quiet = not best and obs.can[move[1]] == FREE
            return [hint.quiet_reason(obs, seat, move[1], cast)] if quiet else []
        return [hint.least_harm(seat, cast)] if best[0] == move[1] else []


class Grabber(_BorderBot):
    """Wins a district where one border does it, gives none away, else continues its line."""

    def border(self, obs: State, quiet: list[int], seat: Seat, rng: Rng) -> int:
        """Return the border that wins most districts at once, or one that closes nothing off."""
        gains = {}
        for edge, can in enumerate(obs.can):
            after = after_borders(obs, seat, (edge,)) if can else None
            if after is not None:
                new = range(len(obs.closed), len(after.closed))
                gains[edge] = sum(1 if after.holders[n] in (seat, NOBODY) else -1 for n in new)
        most = max(gains.values())
        calm = [edge for edge in quiet if gains.get(edge) == 0]
        if most <= 0 and calm:
            return continue_line(obs, calm, rng)
        return rng.pick([edge for edge, gain in gains.items() if gain == most])


def best_closing_set(obs: State, seat: Seat) -> tuple[int, ...]:
    """Return the closing set of the turn that improves the seat's position most, () for none.

    Where every border closes something, return the set that does least harm.
    """
    best = standing(obs, seat) if FREE in obs.can else float("-inf")
    choice: tuple[int, ...] = ()
    for borders in turn_closing_sets(obs):
        after = after_borders(obs, seat, borders)
        if after is not None:
            value = standing(after, seat) - len(borders) / 1000
            if value > best:
                best, choice = value, borders
    return choice


def _net_gain(obs: State, seat: Seat, borders: tuple[int, ...]) -> float:
    """Return what a legal closing set gains, less the threat that it leaves."""
    after = after_borders(obs, seat, borders)
    assert after is not None
    return standing(after, seat) - standing(obs, seat) - threat(after).most
