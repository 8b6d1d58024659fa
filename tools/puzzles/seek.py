"""Searches games between bots for positions that make a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hustings import catalog
from hustings.bots.search import thoughts
from hustings.core.model import Move
from hustings.core.moves import encode
from hustings.core.protocols import Rules, Strategy
from hustings.core.record import make
from hustings.core.rng import Rng
from hustings.core.table import Table
from tools.puzzles.hunt import READER, Found, Hunt
from tools.puzzles.search import TOLERANCE, Ranked, TooManyError, settled

TRIES_PER_LEVEL: Final = 5
"""How often each level tries a puzzle, to rate its difficulty."""


def seek(game: str, hunt: Hunt, seed: str) -> Iterator[Found]:
    """Yield the puzzles of one game between bots, in the order of play."""
    rules = catalog.rules(game)
    table = Table(rules, make(catalog.info(game), hunt.seats, dict(hunt.options), seed))
    level = catalog.bots(game).LEVELS[hunt.level]
    players = [level() for _ in range(hunt.seats)]
    while not table.over:
        seat = table.seats[0]
        if seat == READER and len(table.legal(READER)) > 1 and (asks := hunt.wanted(table.state)):
            found = _puzzle(game, hunt, table, asks)
            if found is not None:
                yield found
        table.play(seat, decided(players[seat], rules, table.state, seat, f"{seed}/{table.at}"))


def decided(bot: Strategy[Any], rules: Rules[Any], state: Any, seat: int, luck: str) -> Move:
    """Return the move a bot decides on. luck: the name of its randomness."""
    found = None
    for found in thoughts(bot, rules, state.observe(seat), seat, Rng(luck)):  # noqa: B007
        pass
    if found is None:
        raise RuntimeError("a bot decided nothing")
    return found


def _puzzle(game: str, hunt: Hunt, table: Table[Any], asks: int) -> Found | None:
    rules = table.rules
    try:
        ranked = hunt.rank(rules, table.state, READER, asks)
    except TooManyError:
        return None
    if len(ranked) < hunt.fewest:
        return None
    best, equal, runner = split(ranked)
    if runner is None or best.value - runner.value < hunt.least:
        return None
    if len(equal) > (1 if asks > 1 else hunt.equal) or len(best.line) < asks:
        return None
    longest = max(equal, key=lambda each: each.line[0])
    line = longest._replace(end=best.end) if asks == 1 else best
    record = table.played()
    verbs = rules.VOCABULARY.verbs
    record.moves.extend(f"{READER}:{encode(verbs, move)}" for move in line.line)
    if Table(rules, record).trouble:
        return None
    good = {each.key for each in equal}
    solved = tuple(
        sum(
            _reached(game, level, rules, table.state, asks, n) in good
            for n in range(TRIES_PER_LEVEL)
        )
        for level in ("easy", "normal")
    )
    also = tuple(each.line[0] for each in equal if each.line != line.line) if asks == 1 else ()
    says = hunt.says(table.state, [line, *[each for each in ranked if each.line != line.line]])
    return Found(
        record.seed, record, asks, line, also, runner, says, len(ranked),
        (solved[0], solved[1]), ranked,
    )  # fmt: skip


def split(ranked: list[Ranked]) -> tuple[Ranked, list[Ranked], Ranked | None]:
    """Return the best line, all that are as good, and the best of the rest."""
    best = ranked[0]
    equal = [each for each in ranked if each.value > best.value - TOLERANCE]
    return best, equal, ranked[len(equal)] if len(equal) < len(ranked) else None


def _reached(game: str, level: str, rules: Rules[Any], state: Any, asks: int, luck: int) -> object:
    """Return the position that a level reaches with as many moves as are asked."""
    bot, at = catalog.bots(game).LEVELS[level](), state.clone()
    for n in range(asks):
        if READER not in at.turn.seats:
            break
        rules.apply(at, READER, decided(bot, rules, at, READER, f"try {luck}/{n}"))
    return settled(rules, at, READER).key()
