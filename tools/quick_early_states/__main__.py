"""Learns and measures Early States with a small C++ program, hundreds of times as fast.

    python -m tools.quick_early_states learn [--sets duel,crowd] [--seed 1]
    python -m tools.quick_early_states match [--games 1000] [--seed 900] [--one P] [--other P]
        [--seats 2]
    python -m tools.quick_early_states oracle [--positions 40] [--playings 2000] [--one P]
    python -m tools.quick_early_states check [--games 10] [--seats 2]

`learn` writes Expert's tables into weights_expert.py. `match` tells what the first player wins
against the others, in per cent, each set of games played from all seats; `oracle` (for two) how
many games in a hundred more than the player's own choice the best of its six best turns wins, when
each is played on so many times; `check` whether turns are judged as Python judges them. A player is
a level, or SET:DICE,AROUND,TURN,AROUND: tables, and what search.py's Judges are
given. Everything is told by the seed. Needs a C++ compiler (g++ or what CXX names); the numbers of
the sheet are the game's own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
sys.path.insert(0, str(ROOT / "py"))

from hustings.core.model import CHANCE, NATURE, OVER  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.games.early_states import rules, sheet  # noqa: E402
from hustings.games.early_states.bots import learned, policy, search  # noqa: E402
from hustings.games.early_states.bots.planner import HIRING  # noqa: E402
from hustings.games.early_states.state import State  # noqa: E402
from hustings.games.early_states.vocabulary import CONFIRM, REROLL, SPEND, TAKE, VOTE  # noqa: E402
from tools.research.train_early_states import OUT, read, write  # noqa: E402

EXPERT: Final = OUT.with_name("weights_expert.py")
DOC: Final = "Learned by tools/quick_early_states; learned.py says what stands where."
STAGES: Final = ((40_000, 0.02, 4), (60_000, 0.015, 12))
"""What is learned one after another: games, first step, plans judged each turn."""
LEARNED: Final = {"duel": ("two", "2"), "crowd": ("many", "3456")}
"""Expert's tables: those of Hard that they go on from, and with how many seats they play."""
PLANS: Final = {"expert": "12,3,60,10", "hard": "6,1,24,3"}
"""How many plans each level judges (see bots/search.py)."""
TABLES: Final = {"expert": ("duel", "crowd"), "hard": ("two", "many")}
"""Each level's tables for two, and for more."""
ASKED: Final = (SPEND, VOTE, CONFIRM)


def header() -> str:
    """Return the numbers of the sheet and where the tables stand, for C++."""
    ranks = [len(prizes) for prizes in sheet.PRIZES]
    most = max(ranks)
    prizes = [(*row, *[0] * (most - len(row))) for row in sheet.PRIZES]
    names = (
        "SECOND_DIE THIRD_DIE PLACES FIRST_BONUS MAX_ISSUES MANAGER_VOTES CHOICE RADIO ORGANISER"
    )
    names += " TELEVISION DEBATE FINANCE SPOKESPERSON MANAGER"
    whole = {name: getattr(sheet, name) for name in names.split()}
    whole |= {
        "ISSUE": sheet.ISSUES[0],
        "ITEMS": len(sheet.ITEMS),
        "SEATS": max(sheet.HEAD_STARTS),
    }
    whole |= {"ROUNDS": learned.ROUNDS, "MOST_FUNDS": learned.PURSE, "SIZE": learned.SIZE}
    lists: dict[str, Sequence[int]] = {
        "CIRCLES": sheet.CIRCLES,
        "RANKS": ranks,
        "PRICES": [item.price for item in sheet.ITEMS],
        "MARKS": [item.marks for item in sheet.ITEMS],
        "NAMING": [item.states for item in sheet.ITEMS],
        "FACE_FUNDS": sheet.FACE_FUNDS,
        "FACE_VOTES": sheet.FACE_VOTES,
        "HIRING": HIRING,
    }
    for name, value in vars(learned.TABLES).items():
        if isinstance(value, list):
            lists[f"T_{name.upper()}"] = value
        elif name != "size":
            whole[f"T_{name.upper()}"] = value
    listed = [sheet.ITEMS[issue].listed for issue in sheet.ISSUES]
    starts = [sheet.HEAD_STARTS.get(seats, ()) for seats in range(max(sheet.HEAD_STARTS) + 1)]
    lines = ["#pragma once"]
    lines += [f"constexpr int {name} = {value};" for name, value in whole.items()]
    lines += [f"constexpr int {name}[] = {_braced(value)};" for name, value in lists.items()]
    for name, rows in (("PRIZES", prizes), ("LISTED", listed), ("HEAD_STARTS", starts)):
        wide = max(len(row) for row in rows)
        told = ", ".join(_braced(row) for row in rows)
        lines.append(f"constexpr int {name}[][{wide}] = {{{told}}};")
    return "\n".join(lines) + "\n"


def _braced(numbers: Sequence[int]) -> str:
    return "{" + ", ".join(str(number) for number in numbers) + "}"


class Program:
    """The program, built in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        (folder / "sheet.h").write_text(header(), encoding="utf-8")
        self.file = folder / "early"
        compiler = os.environ.get("CXX", "g++")
        built = [compiler, "-O3", "-std=c++20", "-ffp-contract=off", f"-I{folder}", f"-I{HERE}"]
        subprocess.run([*built, "-o", str(self.file), str(HERE / "main.cpp")], check=True)

    def __call__(self, *words: object, said: str = "") -> str:
        """Return what the program answers to the words and what is said to it."""
        command = [str(self.file), *(str(word) for word in words)]
        return subprocess.run(
            command, input=said, text=True, check=True, stdout=subprocess.PIPE
        ).stdout


def spoken(weights: Sequence[float]) -> str:
    """Return tables as the program reads them."""
    return "\n".join(repr(weight) for weight in weights) + "\n"


def tables() -> dict[str, list[float]]:
    """Return all tables there are, by name."""
    return read(OUT) | read(EXPERT)


def player(text: str, seats: int) -> tuple[str, str]:
    """Return a player's tables as text, and its plans."""
    if text in PLANS:
        text = f"{TABLES[text][seats > 2]}:{PLANS[text]}"
    name, plans = text.split(":")
    return spoken(tables()[name]), plans


def learn(program: Program, name: str, seed: int) -> None:
    """Go on from tables that Hard plays by; write what was learned as Expert's."""
    begin, seats = LEARNED[name]
    weights = tables()[begin]
    for number, (games, step, plans) in enumerate(STAGES):
        answer = program("learn", games, seed + number, step, plans, seats, said=spoken(weights))
        weights = [float(word) for word in answer.split()]
        print(f"{name}: {games} games", flush=True)
    write(EXPERT, read(EXPERT) | {name: weights}, DOC)


def positions(games: int, seats: int) -> Iterator[State]:
    """Yield positions in which a throw has just been collected, from games by rules of thumb."""
    for game in range(games):
        rng = Rng(f"tune/check/{game}")
        state = rules.new(seats, {"start": game % 2})
        while state.turn.mode != OVER:
            if state.turn.mode == CHANCE:
                rules.apply(state, NATURE, rules.chance(state, rng))
                continue
            prompt = state.turn.prompt
            rules.apply(state, state.active, policy.move(state, state.active))
            if prompt in (REROLL, TAKE) and state.turn.prompt in ASKED:
                yield state.clone()


def check(program: Program, games: int, seats: int) -> int:
    """Return in how many positions the program judges the best rest of a turn otherwise."""
    weights = search.weights(seats)
    judge = search.Judge(24, 3)
    said, expected = [spoken(weights)], []
    for state in positions(games, seats):
        row = [state.seats, state.active, state.turns, state.last, state.firsts, state.votes]
        for seat in range(seats):
            row += [
                state.cash[seat],
                state.score[seat],
                state.items[seat],
                state.first_places(seat),
            ]
            row += state.marks[seat * sheet.PLACES : (seat + 1) * sheet.PLACES]
        said.append(" ".join(str(number) for number in [*row, *state.taken]))
        expected.append(judge.judged(state, state.active, weights)[0][0])
    found = [float(word) for word in program("judge", said="\n".join(said)).split()]
    return sum(abs(a - b) > 1e-6 for a, b in zip(expected, found, strict=True))


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("learn", "match", "oracle", "check"))
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--playings", type=int, default=2000)
    parser.add_argument("--one", default="expert")
    parser.add_argument("--other", default="hard")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--sets", default=",".join(LEARNED))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return done(Program(Path(folder)), asked)


def done(program: Program, asked: argparse.Namespace) -> int:
    """Do one thing and tell what came of it; return 1 if a check failed."""
    if asked.what == "learn":
        for name in asked.sets.split(","):
            learn(program, name, asked.seed or 1)
    elif asked.what == "check":
        different = check(program, asked.games or 10, asked.seats)
        print(f"{different} positions are judged otherwise")
        return 1 if different else 0
    elif asked.what == "match":
        (first, one), (second, other) = (player(p, asked.seats) for p in (asked.one, asked.other))
        size = (asked.games or 1000, asked.seed or 900)
        print(program("match", *size, one, other, asked.seats, said=first + second))
    else:
        known, plans = player(asked.one, 2)
        count, playings = asked.positions, asked.playings
        print(program("oracle", count, playings, asked.seed or 500, plans, said=known))
    return 0


if __name__ == "__main__":
    sys.exit(main())
