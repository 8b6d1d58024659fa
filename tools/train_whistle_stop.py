"""Learn what delegates and cards of Whistle-Stop are worth and write it into the game's folder.

    python tools/train_whistle_stop.py [--seed tune-e0] [--games 2000] [--out FILE]

Everything is told by the seed: the same command gives the same file. The normal opponent plays
itself in the basic game at tables of two, one choice in ten made by luck; between any two turns
it is noted what lies on the table and in the hands. Then, moment by moment, least squares tell how
the lead that is expected before the last dice depends on it. Takes two to five minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from hustings.bots.search import advance, choose  # noqa: E402
from hustings.core.model import OVER, Move  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.whistle_stop import rules  # noqa: E402
from hustings.games.whistle_stop import vocabulary as v  # noqa: E402
from hustings.games.whistle_stop.bots.planner import Planner  # noqa: E402
from hustings.games.whistle_stop.bots.prospects import (  # noqa: E402
    GROUPS,
    MOMENTS,
    SOON,
    TURNS,
    USUAL,
    group,
)
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
from hustings.games.whistle_stop.state import StopState, in_region  # noqa: E402

OUT = ROOT / "py" / "hustings" / "games" / "whistle_stop" / "bots" / "learned.py"
STRAY = 0.1
"""How often a choice of action or reaction is made by luck while learning."""
RIDGE = 3e-4
REGION_FEATURES = 7
STAYING = (VETO_GROUP, OVERRIDE_GROUP, GREEN_GROUP, RED)
"""Cards still of use when one's own last turn is over."""
PLACE = tuple(GROUPS.index(group(kind)) for kind in range(KINDS))

Vector = list[float]


class Sample(NamedTuple):
    """What was noted at one moment, and the lead of the starter that came of it."""

    moment: int
    seen: Vector
    lead: float


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", default="tune-e0")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=OUT)
    asked = parser.parse_args()
    samples: dict[int, list[Sample]] = {moment: [] for moment in range(1, MOMENTS - 1)}
    for i in range(asked.games):
        for sample in play(f"{asked.seed}/{i}"):
            samples[sample.moment].append(sample)
    write(asked.out, [learn(samples, moment) for moment in range(1, MOMENTS - 1)])


def play(seed: str) -> Iterator[Sample]:
    """Yield what one game shows."""
    state = rules.new(2, {"game": 0, "caps": 0, "order": 0, "vetoes": 0})
    luck, bot = Rng(seed), Planner()
    advance(rules, state, luck)
    noted: list[tuple[int, Vector]] = []
    last, before = (0, 0), state
    while state.turn.mode != OVER:
        if state.round in TURNS and (state.round, state.active) != last:
            last = (state.round, state.active)
            moment = 2 * TURNS.index(state.round) + (state.active != state.starter)
            if moment:
                noted.append((moment, look(state)))
        seat = state.turn.seats[0]
        move = stray(state, seat, luck) or choose(bot, rules, state.observe(seat), seat, luck)
        if state.round < v.LAST:
            before = state.clone()
        rules.apply(state, seat, move)
        advance(rules, state, luck)
    before.board = state.board
    lead = expected(before)
    for moment, seen in noted:
        yield Sample(moment, seen, lead)


def stray(state: StopState, seat: int, luck: Rng) -> Move | None:
    """Return now and then any action or reaction."""
    legal = rules.legal(state, seat)
    prompt = state.turn.prompt
    if len(legal) == 1 or prompt not in (v.ACT, v.REACT) or luck.random() >= STRAY:
        return None
    if prompt == v.ACT:
        legal = [move for move in legal if move[0] != v.V_END] or legal
    return luck.pick(legal)


def sign(state: StopState, seat: int) -> int:
    """Return 1 for the starter, -1 for the other, 0 for nobody."""
    if seat >= state.seats:
        return 0
    return 1 if seat == state.starter else -1


def expected(state: StopState) -> float:
    """Return by how much the starter is expected to lead if the last election is held now."""
    total = 0.0
    for r in range(N):
        row = tuple(in_region(state, r))
        if state.called >> r & 1 or not any(row):
            total += EV[r] * sign(state, state.holder[r])
            continue
        for seat, chance in enumerate(win(row, state.holder[r])):
            total += EV[r] * sign(state, seat) * chance
    return total


def look(state: StopState) -> Vector:
    """Return what is noted: 1, the seven sums over regions (see Prospect.region), the cards."""
    sums = [0.0] * REGION_FEATURES
    for r in range(N):
        size, holder = EV[r] / USUAL, state.holder[r]
        row = tuple(in_region(state, r))
        now = win(row, holder)
        soon = win(tuple([min(10, n + SOON) for n in row]), holder)
        for seat, n in enumerate(row):
            side = sign(state, seat)
            parts = (n, (size - 1) * n, n * n, size * (n > 0), 0, EV[r] * now[seat])
            for i, part in enumerate((*parts, EV[r] * soon[seat])):
                sums[i] += side * part
        sums[4] += EV[r] * sign(state, holder)
    cards = [0.0] * len(GROUPS)
    for seat, hand in enumerate(state.hands):
        for kind in hand:
            cards[PLACE[kind]] += sign(state, seat)
    return [1.0, *sums, *cards]


def learn(samples: dict[int, list[Sample]], moment: int) -> tuple[Vector, Vector]:
    """Return the weights of regions and of cards at a moment, learned from those like it too."""
    like = [m for m in (moment - 2, moment, moment + 2) if m // 6 == moment // 6 and m in samples]
    rows = [sample for m in like for sample in samples[m]]
    first = moment < 6  # nobody is incumbent yet, and what the chances are now says nothing
    seen = [[*s.seen[:5], 0.0, 0.0, 0.0, *s.seen[8:]] if first else s.seen for s in rows]
    found = least_squares(seen, [s.lead for s in rows])[1:]
    cards = [max(0.0, worth) for worth in found[REGION_FEATURES:]]
    if moment == MOMENTS - 2:
        staying = {PLACE[kind] for kind in range(KINDS) if GROUP[kind] in STAYING}
        cards = [worth if i in staying else 0.0 for i, worth in enumerate(cards)]
    return found[:REGION_FEATURES], cards


def least_squares(rows: list[Vector], wanted: Vector) -> Vector:
    """Return the weights that fit best, with a little ridge."""
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
        square[i][i] += RIDGE * len(rows)
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


def write(path: Path, learned: list[tuple[Vector, Vector]]) -> None:
    """Write the file, with the first and the last moment, at which nothing was learned."""
    regions = [row for row, _ in learned]
    cards = [row for _, row in learned]
    regions = [regions[0], *regions, [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0]]
    cards = [cards[0], *cards, [0.0] * len(GROUPS)]
    lines = [
        '"""Weights that tools/train_whistle_stop.py has learned: made by it, never by hand."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
    ]
    for name, table, digits in (("REGION_WORTH", regions, 3), ("CARD_WORTH", cards, 1)):
        lines.append(f"{name}: Final = (")
        for row in table:
            words = " ".join(f"{round(x, digits) + 0.0:g}" for x in row)
            lines += parted(words)
        lines.append(")")
    docs = (
        "One row for each moment (prospects.MOMENTS): see Prospect.region.",
        "One row for each moment, one number for each of prospects.GROUPS.",
    )
    text = "\n".join(lines) + "\n"
    for name, doc in zip(("CARD_WORTH", ""), docs, strict=True):
        mark = f"{name}: Final" if name else None
        at = text.index(mark) if mark else len(text)
        text = f'{text[:at]}"""{doc}"""\n{text[at:]}'
    path.write_text(text, encoding="utf-8")


def parted(words: str) -> list[str]:
    """Return the lines that hold one long string, none longer than fits."""
    if len(words) <= 92:
        return [f'    "{words}",']
    cut = words.rindex(" ", 0, 88)
    return [f'    "{words[: cut + 1]}"', f'    "{words[cut + 1 :]}",']


if __name__ == "__main__":
    main()
