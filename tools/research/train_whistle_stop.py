"""Learn what delegates and cards of Whistle-Stop are worth and write it into the game's folder.

    python tools/research/train_whistle_stop.py [--seed train-w1] [--part 1.0] [--out FILE]

The seed decides everything: the same command gives the same file. For each number of seats, in
the basic and in the advanced game, rule-based opponents play one another, one choice in ten made by
luck; between any two turns it is noted what lies on the table and in the hands. Then, moment by
moment, least squares tell how what a seat can expect before the last dice, above the mean of its
rivals, depends on it. Where games are few, cards are held near to what they are worth at the table
learned before. Takes about ten minutes; --part plays that part of the games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from math import log
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings.bots.ladder import luck_stream, play_moves  # noqa: E402
from hustings.bots.opponent import Opponent  # noqa: E402
from hustings.bots.weights import pack, source  # noqa: E402
from hustings.core.model import Move, Seat  # noqa: E402
from hustings.core.protocols import Rules  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.whistle_stop import rules  # noqa: E402
from hustings.games.whistle_stop import vocabulary as v  # noqa: E402
from hustings.games.whistle_stop.bots.evaluation import expected_points  # noqa: E402
from hustings.games.whistle_stop.bots.learned import (  # noqa: E402
    AFTER_LAST_TURN,
    CARD_GROUPS,
    REGION_FEATURES,
    SOON_DELEGATES,
    TURN_FEATURES,
    TURN_ROUNDS,
    TYPICAL_POINTS,
    card_group,
    chances_of_lead,
    dice_width,
    moment_now,
)
from hustings.games.whistle_stop.bots.stepwise import Stepwise  # noqa: E402
from hustings.games.whistle_stop.cards import (  # noqa: E402
    GREEN_GROUP,
    GROUP,
    KINDS,
    OVERRIDE_GROUP,
    RED,
    VETO_GROUP,
)
from hustings.games.whistle_stop.odds import win  # noqa: E402
from hustings.games.whistle_stop.regions import EV, N  # noqa: E402
from hustings.games.whistle_stop.state import NOBODY, StopState, in_region, points  # noqa: E402

OUT = ROOT / "py" / "hustings" / "games" / "whistle_stop" / "bots" / "weights.py"
TABLES = ((2, 0, 840), (2, 1, 490), (3, 0, 350), (3, 1, 245), (4, 0, 245), (4, 1, 175))
"""Seats, basic or advanced game, games to play; in the order in which they are written down."""
STRAY = 0.1
"""How often a choice of action or reaction is made by luck while learning."""
RIDGE = 3e-4
NEAR = 2000.0
"""How strongly cards are held near to what they are worth at another table, in notes."""
LEAN = 0.4
"""How much of what things are worth between two is added where there are more.

Those who play here strike whoever leads, so that at larger tables little seems to be worth much.
"""
FREE = (VETO_GROUP, OVERRIDE_GROUP, GREEN_GROUP, RED)
"""Cards still of use when one's own last turn is over; each table learns these by itself."""
PLACE = tuple(CARD_GROUPS.index(card_group(kind)) for kind in range(KINDS))
FREE_PLACES = frozenset(PLACE[kind] for kind in range(KINDS) if GROUP[kind] in FREE)
RED_PLACE = next(PLACE[kind] for kind in range(KINDS) if GROUP[kind] == RED)
FIRST_CARD = REGION_FEATURES + TURN_FEATURES
WIDTHS = tuple(8.0 * 1.1**i for i in range(40))

Vector = list[float]


class Note(NamedTuple):
    """What was noted at one moment: of each seat what it has more than its rivals on average.

    leads: of each seat what came of it, in points. likely: its chance before the last dice.
    """

    moment: int
    seen: list[Vector]
    leads: Vector
    likely: Vector


Notes = dict[int, list[Note]]
"""What was noted, moment by moment."""


class Game(NamedTuple):
    """What one game showed. noted: (moment, what each seat has); all of the rest for each seat.

    expected, likely: points and chances before the last dice. points: in the end. red: cards.
    """

    noted: list[tuple[int, list[Vector]]]
    expected_points: Vector
    likely: Vector
    points: Vector
    red: Vector


class Table(NamedTuple):
    """What was learned for one kind of game: a row for each moment."""

    regions: list[Vector]
    turns: list[Vector]
    cards: list[Vector]
    luck: Vector


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", default="train-w1")
    parser.add_argument("--part", type=float, default=1.0)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    tables: dict[tuple[int, int], Table] = {}
    leaning: list[Table] = []
    for seats, game, count in TABLES:
        seed = f"{asked.seed}/{seats}/{game}"
        notes, red = noted(
            [play(f"{seed}/{i}", seats, game) for i in range(round(count * asked.part))]
        )
        # The advanced game learns from the basic one, more seats from fewer.
        like = tables.get((seats, 0)) if game else tables.get((seats - 1, 0))
        tables[seats, game] = learned(notes, like)
        two = tables[2, game] if seats > 2 else None
        leaning.append(finished(tables[seats, game], two, notes, red))
    write(asked.out, leaning)


def play(seed: str, seats: int, game: int) -> Game:
    """Return what one game shows."""
    state = rules.new(seats, {"game": game, "caps": 0, "order": 0, "vetoes": 0})
    luck = Rng(seed)
    bots = [Straying() for _ in range(seats)]
    noted: list[tuple[int, list[Vector]]] = []
    last, before = (0, 0), state
    for _ in play_moves(rules, state, bots, luck_stream(rules, luck), lambda _seat, _ply: luck):
        turn = (state.round, state.active)
        if state.round in TURN_ROUNDS and turn != last:
            last = turn
            if turn != (1, state.starter):
                noted.append((moment_now(state), look(state)))
        if state.round < v.LAST:
            before = state.clone()
    before.board, before.round = state.board, v.LAST
    totals = expected_points(before)
    red = [float(sum(GROUP[kind] == RED for kind in hand)) for hand in before.hands]
    final = [float(points(state, seat)) for seat in range(seats)]
    return Game(noted, totals, chances_of_lead(totals, dice_width(before)), final, red)


class Straying(Opponent[StopState]):
    """A rule-based opponent, with any action or reaction now and then."""

    def __init__(self) -> None:
        self.bot = Stepwise()

    def think(
        self, rules: Rules[StopState], obs: StopState, seat: Seat, rng: Rng
    ) -> Iterator[Move]:
        """Yield one move."""
        move = stray(obs, seat, rng)
        yield from [move] if move else self.bot.think(rules, obs, seat, rng)


def stray(state: StopState, seat: int, luck: Rng) -> Move | None:
    """Return now and then any action or reaction."""
    legal = rules.legal(state, seat)
    prompt = state.turn.prompt
    if len(legal) == 1 or prompt not in (v.ACT, v.REACT) or luck.random() >= STRAY:
        return None
    if prompt == v.ACT:
        legal = [move for move in legal if move[0] != v.V_END] or legal
    return luck.pick(legal)


def look(state: StopState) -> list[Vector]:
    """Return what is noted of each seat: sums over regions (see LearnedModel), turns, cards."""
    seats = state.seats
    found = [[0.0] * (FIRST_CARD + len(CARD_GROUPS)) for _ in range(seats)]
    for r in range(N):
        size, holder = EV[r] / TYPICAL_POINTS, state.holder[r]
        row = tuple(in_region(state, r))
        now = win(row, holder)
        soon = win(tuple([min(10, n + SOON_DELEGATES) for n in row]), holder)
        for seat, n in enumerate(row):
            parts = (n, (size - 1) * n, n * n, size * (n > 0), 0.0, EV[r] * now[seat])
            for i, part in enumerate((*parts, EV[r] * soon[seat])):
                found[seat][i] += part
        if holder != NOBODY:
            found[holder][4] += EV[r]
    for seat, hand in enumerate(state.hands):
        order = (seat - state.starter) % seats
        over = order < (state.active - state.starter) % seats
        found[seat][REGION_FEATURES:FIRST_CARD] = [float(over), float(order)]
        for kind in hand:
            found[seat][FIRST_CARD + PLACE[kind]] += 1
    return found


def beside(values: Sequence[float]) -> Vector:
    """Return what each seat has more than its rivals have on average."""
    rivals, whole = len(values) - 1, sum(values)
    return [value - (whole - value) / rivals for value in values]


def noted(games: Sequence[Game]) -> tuple[Notes, float]:
    """Return what games of one kind show, by moment, and what a red card is worth at last."""
    red = worth_of_red(games)
    notes: Notes = {moment: [] for moment in range(AFTER_LAST_TURN)}
    for game in games:
        leads = [
            a + red * b for a, b in zip(beside(game.expected_points), beside(game.red), strict=True)
        ]
        for moment, rows in game.noted:
            parts = [beside(part) for part in zip(*rows, strict=True)]
            seen = [list(row) for row in zip(*parts, strict=True)]
            notes[moment].append(Note(moment, seen, leads, game.likely))
    return notes, red


def learned(notes: Notes, like: Table | None) -> Table:
    """Return what the games of one kind teach. like: what was learned for another kind."""
    rows = [
        learn(notes, moment, like.cards[moment] if like else None)
        for moment in range(AFTER_LAST_TURN)
    ]
    regions, turns, cards = (list(part) for part in zip(*rows, strict=True))
    return Table(regions, turns, cards, [])


def finished(table: Table, two: Table | None, notes: Notes, red: float) -> Table:
    """Return a table as it is written down: with luck, and what holds before the last dice.

    two: the table for two seats, to which one for more of them leans.
    """
    parts = [table.regions, table.turns, table.cards]
    if two:
        others = (two.regions, two.turns, two.cards)
        parts = [
            [leant(row, other) for row, other in zip(mine, theirs, strict=True)]
            for mine, theirs in zip(parts, others, strict=True)
        ]
    regions, turns, cards = parts
    luck = [
        width(notes[moment], [*regions[moment], *turns[moment], *cards[moment]])
        for moment in range(AFTER_LAST_TURN)
    ]
    last = [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0]
    reds = [red if i == RED_PLACE else 0.0 for i in range(len(CARD_GROUPS))]
    none = [0.0] * TURN_FEATURES
    return Table([*regions, last], [*turns, none], [*cards, reds], [*luck, WIDTHS[0]])


def leant(row: Vector, other: Vector) -> Vector:
    """Return worths that lean to those of another table."""
    return [a + LEAN * b for a, b in zip(row, other, strict=True)]


def worth_of_red(games: Sequence[Game]) -> float:
    """Return by how many points more a red card changes the last election than the dice tell."""
    above = below = 0.0
    for game in games:
        for x, a, b in zip(beside(game.red), game.points, game.expected_points, strict=True):
            above += x * (a - b)
            below += x * x
    return max(0.0, above / below) if below else 0.0


def learn(notes: Notes, moment: int, like: Vector | None) -> tuple[Vector, Vector, Vector]:
    """Return the weights of regions, turns and cards at a moment, from those like it too."""
    near = [m for m in (moment - 1, moment, moment + 1) if m // 3 == moment // 3 and m in notes]
    some = [note for m in near for note in notes[m]]
    wanted = [lead for note in some for lead in note.leads]
    # At first nobody is incumbent, and what the chances are now says nothing.
    silent = (4, 5, 6) if moment < 3 else ()
    rows = [[0.0 if i in silent else x for i, x in enumerate(s)] for n in some for s in n.seen]
    held = [0.0] * (FIRST_CARD + len(CARD_GROUPS))
    if like:
        # How much dearer everything is here: all cards of the other table count as one thing.
        sums = [sum([w * x for w, x in zip(like, row[FIRST_CARD:], strict=True)]) for row in rows]
        first = [[*row[:FIRST_CARD], one] for row, one in zip(rows, sums, strict=True)]
        scale = least_squares(first, wanted)[FIRST_CARD]
        held[FIRST_CARD:] = [scale * worth for worth in like]
        left = zip(rows, wanted, strict=True)
        wanted = [y - sum([w * x for w, x in zip(held, row, strict=True)]) for row, y in left]
    tied = [
        NEAR if like and i >= FIRST_CARD and i - FIRST_CARD not in FREE_PLACES else 0.0
        for i in range(len(held))
    ]
    found = [a + b for a, b in zip(least_squares(rows, wanted, tied), held, strict=True)]
    cards = [max(0.0, worth) for worth in found[FIRST_CARD:]]
    if moment == AFTER_LAST_TURN - 1:
        cards = [worth if i in FREE_PLACES else 0.0 for i, worth in enumerate(cards)]
    return found[:REGION_FEATURES], found[REGION_FEATURES:FIRST_CARD], cards


def width(notes: Sequence[Note], weights: Vector) -> float:
    """Return the width (see learned.chances_of_lead) with which chances come true."""
    samples: list[tuple[Vector, Vector]] = []
    for note in notes:
        leads = [sum([w * x for w, x in zip(weights, row, strict=True)]) for row in note.seen]
        share = (len(leads) - 1) / len(leads)
        samples.append(([share * lead for lead in leads], note.likely))

    def loss(wide: float) -> float:
        return -sum(
            p * log(q)
            for totals, likely in samples
            for p, q in zip(likely, chances_of_lead(totals, wide), strict=True)
        )

    return min(WIDTHS, key=loss)


def least_squares(rows: list[Vector], wanted: Vector, tied: Sequence[float] = ()) -> Vector:
    """Return the weights that fit best, with a little ridge. tied: how each is held at 0."""
    size = len(rows[0])
    square = [[0.0] * (size + 1) for _ in range(size)]
    for row, target in zip(rows, wanted, strict=True):
        some = [(i, x) for i, x in enumerate(row) if x]
        for i, x in some:
            line = square[i]
            line[size] += x * target
            for j, y in some:
                line[j] += x * y
    for i in range(size):
        square[i][i] += RIDGE * len(rows) + (tied[i] if tied else 0.0)
    return solve(square)


def solve(lines: list[Vector]) -> Vector:
    """Return the solution of linear equations (Gauss, with pivots); the lines are used up."""
    size = len(lines)
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(lines[k][i]))
        lines[i], lines[pivot] = lines[pivot], lines[i]
        for k in range(i + 1, size):
            factor = lines[k][i] / lines[i][i]
            if factor:
                lines[k] = [a - factor * b for a, b in zip(lines[k], lines[i], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        rest = sum(lines[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (lines[i][size] - rest) / lines[i][i]
    return found


def write(path: Path, tables: Sequence[Table]) -> None:
    """Write the file."""
    regions = [row for table in tables for row in table.regions]
    turns = [row for table in tables for row in table.turns]
    cards = [row for table in tables for row in table.cards]
    luck = [wide for table in tables for wide in table.luck]
    doc = (
        "Learned by tools/research/train_whistle_stop.py: for each kind of game (see\n"
        "learned.first_row) a row for each moment (see learned.MOMENTS).\n\n"
        "The columns: for regions see LearnedModel.shares, for cards "
        "learned.CARD_GROUPS.\n"
    )
    named = {
        "REGION_WORTH": pack(chain(*regions), 500),
        "TURN_WORTH": pack(chain(*turns), 10),
        "CARD_WORTH": pack(chain(*cards), 10),
        "LUCK": pack(luck, 10),
    }
    path.write_text(source(doc, named), encoding="utf-8")


if __name__ == "__main__":
    main()
