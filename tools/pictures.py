"""Takes the pictures of the games that the project shows, from the built site in a Chromium.

    python -m tools.pictures [game ...]      as dev.py pictures does when the site is built

For each game, from one position that bots have played to: the table for README, docs and the
manifest, wide and on a phone (docs/pictures), and what a link to it shows where it is sent
(assets/previews, 1200 by 630). Other languages have theirs in folders of their own, taken by a
process of its own each (HUSTINGS_WORDS names its messages). The scenes on the front page are drawn
by hand (web/pictures).
"""

from __future__ import annotations

import argparse
import base64
import os
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "py"))

from hustings import catalog  # noqa: E402
from hustings.core.model import HUMAN  # noqa: E402
from hustings.core.moves import encode  # noqa: E402
from hustings.core.record import make  # noqa: E402
from hustings.core.rng import Rng  # noqa: E402
from hustings.core.table import Table  # noqa: E402
from hustings.messages import languages  # noqa: E402
from hustings.messages.generated import pages  # noqa: E402
from hustings.ui import words  # noqa: E402
from hustings.ui.links.address import name_seats, record_link  # noqa: E402
from tools.bench.browser import one_page, say, visit  # noqa: E402
from tools.build.landing import PREVIEWS, SCREENSHOTS  # noqa: E402
from tools.build.site import FONTS  # noqa: E402
from tools.build.words import MESSAGES, language_folder  # noqa: E402
from tools.devkit.stored import storing  # noqa: E402

SEED: Final = "picture"
SHARE: Final = 0.55
"""How much of a game has been played in its picture."""
SEATS: Final = 3
"""How many play in it, where that number can."""
PHONE: Final = {"width": 360, "height": 640, "deviceScaleFactor": 2, "mobile": False}
"""The phone on whose screen the table is shown."""
PREVIEW: Final = """<!doctype html><meta charset="utf-8"><style>%s
    body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 400px 1fr;
        align-items: center; background: #f6f0e2; color: #1c2230; font: 26px/1.35 "Text"; }
    div { padding: 0 20px 0 48px; }
    h1 { font: 700 54px/1.02 "Display"; margin: 0 0 22px; }
    b { color: #b0252f; letter-spacing: 0.4em; }
    section { display: grid; gap: 12px; padding: 30px 30px 30px 10px; box-sizing: border-box;
        height: 630px; grid-template-columns: repeat(%d, 1fr); place-items: center; }
    img { max-width: 100%%; max-height: %dpx; border: 2px solid #1c2230; border-radius: 10px;
        box-sizing: border-box; display: block; }
    p { margin: 0 0 30px; }
</style><div><b>★ ★ ★</b><h1>%s</h1><p>%s</p><small>%s</small></div><section>%s</section>"""
"""What a link shows: title, sentence, board or boards."""


def position(game: str) -> str:
    """Return the address, after '#', of a game that bots have played to its middle."""
    info, levels = catalog.info(game), catalog.bots(game).LEVELS
    seats = SEATS if SEATS in info.seats else info.seats[-1]
    rules, rng = catalog.rules(game), Rng(f"{SEED}/{game}")
    table = Table(rules, make(info, seats, {}, SEED))
    while not table.over:
        seat = table.seats[0]
        bot = levels["normal"]()
        move = next(iter(bot.think(rules, table.view(seat), seat, rng)))
        table.play(seat, move)
    end = int(len(table.record.moves) * SHARE)
    while table.mover(end) != 0 or len(rules.legal(table.before(end), 0)) < 2:
        end += 1
    record = table.record._replace(moves=table.record.moves[:end])
    kinds = [HUMAN] + ["bot:normal"] * (seats - 1)
    assert all(encode(rules.VOCABULARY.verbs, move) for move in rules.legal(table.before(end), 0))
    return record_link(record, name_seats(kinds))


def take(page: Page, site: str, game: str) -> bytes:
    """Take all pictures of a game and leave them where they belong; return that of the table."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(reduced_motion="reduce")
    visit(page, f"{site}#{position(game)}", "ready")
    page.evaluate("hustings.send('pref:pace:instant')")
    page.wait_for_selector('#app:not([data-busy="1"])', state="attached")
    page.evaluate("document.fonts.ready.then(() => 1)")
    page.evaluate("hustings.send('pref:theme:light')")
    page.wait_for_timeout(400)
    board = page.locator(".board-sheet > *").screenshot()
    table = page.screenshot()
    _write(f"{SCREENSHOTS}/{_folder()}{game.replace('_', '-')}.png", table)
    _write(f"{SCREENSHOTS}/{_folder()}{game.replace('_', '-')}-narrow.png", on_a_phone(page))
    info = catalog.info(game)
    preview(page, game, info.title, info.tagline, [board])
    return table


def on_a_phone(page: Page) -> bytes:
    """Return the picture of the table on a phone."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setDeviceMetricsOverride", PHONE)
    page.wait_for_timeout(400)
    taken = session.send("Page.captureScreenshot", {"format": "png"})["data"]
    session.send("Emulation.clearDeviceMetricsOverride")
    session.detach()
    return base64.b64decode(taken)


def preview(page: Page, name: str, title: str, says: str, boards: list[bytes]) -> None:
    """Take the picture that a link shows; on a page of its own, which no policy binds."""
    with page.context.new_page() as other:
        other.set_viewport_size({"width": 1200, "height": 630})
        columns = 1 if len(boards) == 1 else 2
        height = 560 if columns == 1 else 180
        images = "".join(f'<img src="data:image/png;base64,{_text(board)}">' for board in boards)
        foot = "" if title == words.common.title() else pages.share_title()
        texts = (escape(title), escape(says), escape(foot))
        other.set_content(PREVIEW % (_fonts(), columns, height, *texts, images))
        other.evaluate("document.fonts.ready.then(() => 1)")
        _write(f"{PREVIEWS}/{_folder()}{name}.png", other.screenshot())


def _folder() -> str:
    """Return the folder of this language's pictures, "" for the first language's."""
    language = languages.current()
    return "" if language == languages.FIRST else f"{language}/"


def _fonts() -> str:
    """Return the faces of the page, in the page."""
    faces = zip(("Display", "Text"), FONTS, strict=True)
    return "".join(
        f'@font-face {{ font-family: "{face}"; src: url("data:font/woff2;base64,'
        f'{_text((ROOT / "node_modules" / package / "files" / name).read_bytes())}"); '
        f"font-weight: 100 900; }}\n"
        for face, (package, name) in faces
    )


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _write(name: str, data: bytes) -> None:
    path = ROOT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    say(f"{name}: {len(data) / 1000:.0f} kB")


def main() -> None:
    """Take the pictures of the games that are named, or of all."""
    parser = argparse.ArgumentParser(description="Takes the pictures of the games.")
    parser.add_argument("games", nargs="*", metavar="game", choices=[*catalog.GAMES, []])
    games = parser.parse_args().games or catalog.GAMES
    with one_page(ROOT / "dist") as (page, site):
        page.add_init_script(storing("language", languages.current()))
        tables = [take(page, site, game) for game in games]
        if len(tables) == len(catalog.GAMES):
            preview(page, "hustings", words.common.title(), words.common.tagline(), tables)
    if languages.current() == languages.FIRST:
        _take_in_other_languages()


def _take_in_other_languages() -> None:
    for language in languages.available()[1:]:
        folder = language_folder(ROOT / MESSAGES, language)
        job = [sys.executable, "-m", "tools.pictures", *sys.argv[1:]]
        subprocess.run(
            job, cwd=ROOT, env=os.environ | {languages.VARIABLE: str(folder)}, check=True
        )


if __name__ == "__main__":
    main()
