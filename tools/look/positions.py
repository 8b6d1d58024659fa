"""Chooses positions of whole games so that every prompt, seat count and option occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from math import fsum
from typing import Any, Final, NamedTuple

from hustings import catalog
from hustings.core.model import CHANCE, HUMAN, NATURE, OVER, Move, Seat
from hustings.core.moves import encode
from hustings.core.record import Record, make
from hustings.core.rng import Rng
from hustings.ui.links.address import name_seats, record_link

BOT_DECISIONS: Final = 4
"""Of BOT_DECISIONS + 1 decisions, this many are a bot's; the others are random."""
LEVEL: Final = "normal"
BOT: Final = f"bot:{LEVEL}"
PARTS: Final = 3
"""Parts of a game: early, middle, late."""
DEFAULT_COUNT: Final = 40
"""How many positions of a game are checked."""
MAX_STEPS: Final = 6000
"""Steps after which a game counts as endless."""


class Position(NamedTuple):
    """A position of a game. name: for reports; address: the link that opens it, after '#'."""

    game: str
    name: str
    address: str


class _Moment(NamedTuple):
    """A decision of a played game, or its end. shows: the features it has on screen."""

    ply: int
    seat: Seat
    shows: frozenset[Hashable]


class _Game(NamedTuple):
    record: Record
    moments: tuple[_Moment, ...]


def positions(game: str, count: int = DEFAULT_COUNT) -> list[Position]:
    """Return `count` positions of a game, always the same; a smaller count gives a part of them.

    Each adds the most features not shown before: prompts, events just happened, seat counts, values
    of options, parts of the game. They are in order of play, because the page would open a link to
    an earlier position in the game that it has stored.
    """
    games = [_play(game, *setup) for setup in _setups(game)]
    most = max(count, DEFAULT_COUNT)
    chosen = _cover([(g, moment) for g in games for moment in g.moments], most)
    found = [_position(g, moment) for g in games for moment in g.moments if (g, moment) in chosen]
    some = min(count, len(found))  # a short game may have fewer
    return [found[i * len(found) // some] for i in range(some)]


def pictured_boards(game: str) -> list[Position]:
    """Return a late position for each further value of an option that is pictured.

    Such an option changes the whole board, like a map of Gerrymander.
    """
    info, found = catalog.info(game), list[Position]()
    for option in (option for option in info.options if option.pictured):
        for value, _ in option.choices:
            if value == option.default:
                continue
            chosen = {other.key: other.default for other in info.options} | {option.key: value}
            played = _play(game, max(option.seats or info.seats), tuple(chosen.items()))
            found.append(_position(played, played.moments[len(played.moments) * 2 // PARTS]))
    return found


def _setups(game: str) -> Iterator[tuple[int, tuple[tuple[str, int], ...]]]:
    """Yield set-ups with every seat count, and every value of each option at least once."""
    info = catalog.info(game)
    rounds = max((len(option.choices) for option in info.options), default=1)
    for seats in info.seats:
        for i in range(rounds):
            chosen = {o.key: o.choices[(i + seats) % len(o.choices)][0] for o in info.options}
            yield seats, tuple(chosen.items())


@lru_cache(maxsize=64)
def _play(game: str, seats: int, options: tuple[tuple[str, int], ...]) -> _Game:
    """Play a game to its end, mostly by a bot; record every decision."""
    info, rules = catalog.info(game), catalog.rules(game)
    seed = f"look {seats} {' '.join(str(value) for _, value in options)}".strip()
    record = make(info, seats, dict(options), seed)
    state, rng, rolls = rules.new(seats, record.options), Rng(f"{seed}/{game}"), 0
    happened: set[Hashable] = set()
    seen: list[tuple[int, Seat, set[Hashable]]] = []
    for _ in range(MAX_STEPS):
        turn = state.turn
        events: list[Any] = []
        if turn.mode == CHANCE:
            rules.apply(state, NATURE, rules.chance(state, Rng(f"{seed}/{rolls}")), events)
            rolls += 1
        else:
            shows = {("prompt", turn.mode, turn.prompt), ("seats", seats, turn.prompt), *happened}
            shows |= {("option", *option, turn.prompt) for option in options}
            happened = set()
            if turn.mode == OVER:
                seen.append((len(record.moves), 0, shows))
                break
            seat = turn.seats[rng.below(len(turn.seats))]
            seen.append((len(record.moves), seat, shows))
            move = _decision(game, state, seat, rng)
            record.moves.append(f"{seat}:{encode(rules.VOCABULARY.verbs, move)}")
            rules.apply(state, seat, move, events)
        happened |= {("event", rules.VOCABULARY.events[event[0]].NAME) for event in events}
    length = len(record.moves) + 1
    moments = (
        _Moment(ply, seat, frozenset(shows | {("part", ply * PARTS // length, seats)}))
        for ply, seat, shows in seen
    )
    return _Game(record, tuple(moments))


def _decision(game: str, state: Any, seat: Seat, rng: Rng) -> Move:
    """Return a bot's first move, or now and then a random one."""
    rules = catalog.rules(game)
    if rng.below(BOT_DECISIONS + 1) == BOT_DECISIONS:
        return rng.pick(rules.legal(state, seat))
    bot = catalog.bots(game).LEVELS[LEVEL]()
    move: Move = next(iter(bot.think(rules, state.observe(seat), seat, rng)))
    return move


def _cover(candidates: list[tuple[_Game, _Moment]], count: int) -> list[tuple[_Game, _Moment]]:
    """Return `count` moments, greedily chosen to show features that the others show least."""
    shown: Counter[Hashable] = Counter()
    chosen: list[tuple[_Game, _Moment]] = []
    left = list(candidates)
    while left and len(chosen) < count:
        best = max(left, key=lambda each: _new(each[1].shows, shown))
        left.remove(best)
        chosen.append(best)
        shown.update(best[1].shows)
    return chosen


def _new(shows: Iterable[Hashable], shown: Counter[Hashable]) -> float:
    return fsum(1 / (1 + shown[each]) ** 3 for each in shows)  # fsum: independent of order


def _position(game: _Game, moment: _Moment) -> Position:
    """Return the position of a moment: the deciding seat is human, all others are bots."""
    record = game.record._replace(moves=game.record.moves[: moment.ply])
    kinds = [HUMAN if seat == moment.seat else BOT for seat in range(record.seats)]
    name = f"{record.seed.removeprefix('look ')}/{moment.ply}"
    return Position(record.game, name, record_link(record, name_seats(kinds)))
