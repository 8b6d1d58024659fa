"""Finds layout problems on every screen and board: overlaps, cut or faint text, small targets.

python -m tools.look [screens] [game …] [--positions 40] [--sizes 1280x800,360x640]
    [--themes light,dark] [--language de] [--playback] [--pictures DIR] [--examples 3] [--strict]
    (dev.py look builds the site first)
python -m tools.look [game …] --note      chooses the tests' sample and notes its finds
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from tools.bench.browser import one_page, say  # noqa: E402
from tools.build.site import build  # noqa: E402
from tools.devkit import setup  # noqa: E402
from tools.devkit.stored import storing  # noqa: E402
from tools.look import sample  # noqa: E402
from tools.look.browser import KINDS, SIZES, THEMES, VISIONS, Eye, Find  # noqa: E402
from tools.look.positions import positions  # noqa: E402
from tools.look.screens import SCREENS, screens  # noqa: E402

DIST: Final = ROOT / "dist"


def main() -> int:
    """Check what the command line names; return 1 if there is any find and --strict is set."""
    arguments = _arguments()
    if Path(arguments.dist) == DIST:
        build(ROOT, DIST, setup.node())  # else an older build would be checked
    finds: list[Find] = []
    pictures = Path(arguments.pictures) if arguments.pictures else None
    with tempfile.TemporaryDirectory() as scratch:
        dist = Path(
            shutil.copytree(arguments.dist, Path(scratch, "dist"))
        )  # so that a new build does not change it meanwhile
        with one_page(dist) as (page, site):
            if arguments.language:
                page.add_init_script(storing("language", arguments.language))
            eye = Eye(page, site, pictures)
            if arguments.note:
                sample.choose(arguments.games or catalog.GAMES)
                sample.write_limits(
                    {game: sample.look(eye, game) for game in arguments.games or catalog.GAMES}
                )
                return 0
            if not arguments.games or SCREENS in arguments.games:
                for screen in screens():
                    finds += eye.look_at_screen(
                        screen, arguments.sizes.split(","), arguments.themes.split(",")
                    )
                say(report(SCREENS, finds, arguments.examples))
            for game in [game for game in arguments.games or catalog.GAMES if game != SCREENS]:
                for position in positions(game, arguments.positions):
                    finds += eye.look(
                        position, arguments.sizes.split(","), arguments.themes.split(",")
                    )
                    finds += (
                        eye.look_at_playback(position, arguments.sizes.split(","))
                        if arguments.playback
                        else ()
                    )
                say(report(game, [find for find in finds if find.game == game], arguments.examples))
                say(_rooms(game, eye))
    say(summary(finds))
    return 1 if finds and arguments.strict else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "games", nargs="*", metavar="game", help=", ".join((SCREENS, *catalog.GAMES))
    )
    parser.add_argument("--positions", type=int, default=40, help="of each game")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument(
        "--themes", default=",".join(THEMES), help=f"more: {', '.join(VISIONS)}, for pictures"
    )
    parser.add_argument(
        "--pictures", default="", help="a folder for a picture of each, with frames"
    )
    parser.add_argument("--language", default="", help="a folder of locales/; else English")
    parser.add_argument("--dist", default=str(DIST), help="the folder of the built site")
    parser.add_argument("--examples", type=int, default=3, help="of each kind")
    parser.add_argument("--playback", action="store_true", help="playback that led there, too")
    parser.add_argument(
        "--note", action="store_true", help="choose the sample and note its finds only"
    )
    parser.add_argument("--strict", action="store_true", help="exit with 1 on any find")
    return parser.parse_args()


def report(game: str, finds: Sequence[Find], examples: int) -> str:
    """Return the finds of a game as text: the count of each kind, where, and some examples."""
    lines = [f"\n{game}: {len(finds)}"]
    for kind, meaning in KINDS.items():
        here = [find for find in finds if find.kind == kind]
        if not here:
            continue
        spread = Counter((find.size, find.theme) for find in here)
        lines.append(f"  {kind}: {len(here)}  ({meaning})")
        lines.append("    " + ", ".join(f"{s} {t} {n}" for (s, t), n in sorted(spread.items())))
        often = Counter((find.text, find.where, find.note) for find in here)
        for (text, where, note), n in often.most_common(examples):
            first = next(f for f in here if (f.text, f.where, f.note) == (text, where, note))
            at = f"{first.position} {first.size} {first.theme}"
            lines.append(f"    {n}× “{text}” {note} in {where}, first in {at}")
    return "\n".join(lines)


def _rooms(game: str, eye: Eye) -> str:
    shares = {size: found for (of, size), found in eye.rooms.items() if of == game}
    texts = (f"{size} {min(s):.0%}-{median(s):.0%}-{max(s):.0%}" for size, s in shares.items())
    return "  share of its room (least, median, most): " + ", ".join(texts)


def summary(finds: Sequence[Find]) -> str:
    """Return a table of the number of finds by game and kind."""
    games = list(dict.fromkeys(find.game for find in finds))
    count = Counter((find.game, find.kind) for find in finds)
    rows = [f"\n{'':16}" + "".join(f"{kind:>9}" for kind in KINDS)]
    rows += [f"{game:16}" + "".join(f"{count[game, kind]:9}" for kind in KINDS) for game in games]
    return "\n".join([*rows, f"{len(finds)} in all"])


if __name__ == "__main__":
    sys.exit(main())
