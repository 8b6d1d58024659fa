"""Makes the pages of another language beside the table, such as de/index.html, and its manifest.

A process speaks one language, so each language has a process of its own:
python -m tools.build.translated ROOT LANGUAGE SITE FOLDER prints them as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.build import offline
from tools.build.landing import Place, game_page, language_page, pictures
from tools.build.words import make_importable, spoken

CHECKOUT: Final = Path(__file__).resolve().parents[2]


def translated(root: Path, language: str, site: str, folder: str) -> dict[str, bytes]:
    """Return the pages of all languages but the build's, by their path in the site."""
    found = dict[str, bytes]()
    for other in spoken(root, language)[1:]:
        job = [sys.executable, "-m", "tools.build.translated", str(root), other, site, folder]
        clean = {name: text for name, text in os.environ.items() if name != "HUSTINGS_WORDS"}
        done = subprocess.run(
            job, cwd=CHECKOUT, env=clean, capture_output=True, encoding="utf-8", check=True
        )
        found |= {name: html.encode() for name, html in json.loads(done.stdout).items()}
        found |= pictures(root, f"{other}/")
    return found


def own_pages(root: Path, language: str, site: str, folder: str) -> dict[str, str]:
    """Return the pages of one language, which this process speaks from now on."""
    make_importable(root, language)
    from hustings import catalog
    from hustings.ui.links.address import folder_of

    place = Place(site, folder, language)
    made = {f"{language}/index.html": language_page(root, place).decode()}
    for game in catalog.GAMES:
        made[f"{language}/{folder_of(game)}/index.html"] = game_page(root, game, place).decode()
    files = pictures(root, place.own)
    words = offline.manifest(root, folder, site, files, up=place.up(""), own=place.own)
    made[f"{language}/manifest.webmanifest"] = words.decode()
    return made


if __name__ == "__main__":
    checkout, tag, address, version = sys.argv[1:]
    print(json.dumps(own_pages(Path(checkout), tag, address, version)))
