"""Golden decisions: the move of every level in some positions of a random game.

    python -m tests.bots.decisions                 compare (as test_bot_contract does)
    python -m tests.bots.decisions --write [GAME]  write them anew

A difference means that a level plays differently. If that is intended, measure its win rates again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2] / "py"))

from hustings.bots.search import bot_rng, choose
from hustings.core.model import ALL, ANY, ONE
from hustings.core.moves import encode
from tests.kit import Kit, Setup, kits, walk

FOLDER = Path(__file__).parent / "decisions"
POSITIONS = 5
SEED = "decisions"


def path(kit: Kit) -> Path:
    """Return the file with a game's decisions."""
    return FOLDER / f"{kit.id}.txt"


def tables(kit: Kit) -> list[Setup]:
    """Return the set-ups to decide in: the fewest seats and the most."""
    seats = kit.info.seats
    return [kit.default(count) for count in dict.fromkeys((seats[0], seats[-1]))]


def decisions(kit: Kit) -> Iterator[str]:
    """Yield one line for every decision: seats, step, seat, level, move."""
    for setup in tables(kit):
        candidates = [
            (step, position.state)
            for step, position in enumerate(walk(setup, SEED).positions)
            if position.state.turn.mode in (ONE, ALL, ANY)
            and len(kit.rules.legal(position.state, position.state.turn.seats[0])) > 1
        ]
        for i in range(POSITIONS):
            step, state = candidates[i * len(candidates) // POSITIONS]
            seat = state.turn.seats[0]
            for level, make in kit.bots.LEVELS.items():
                rng = bot_rng(kit.id, level, seat, step)
                move = choose(make(), kit.rules, state.observe(seat), seat, rng)
                token = encode(kit.rules.VOCABULARY.verbs, move)
                yield f"{setup.seats} seats, step {step}, seat {seat}, {level}: {token}"


def kept(kit: Kit) -> list[str]:
    """Return the decisions in the kept file."""
    file = path(kit)
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def main() -> int:
    """Compare or write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("game", nargs="?")
    arguments = parser.parse_args()
    different = 0
    for kit in kits():
        if arguments.game not in (None, kit.id):
            continue
        now = list(decisions(kit))
        if arguments.write:
            FOLDER.mkdir(exist_ok=True)
            path(kit).write_text("\n".join(now) + "\n", encoding="utf-8")
        elif now != kept(kit):
            different += 1
            sys.stderr.write(f"{kit.id} decides differently\n")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
