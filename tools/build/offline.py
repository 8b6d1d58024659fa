"""Makes sw.js and the manifest, with which the page can be installed and works offline.

The service worker joins Workbox's built modules, the list of all files and web/boot/sw.js.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import struct
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from tools.build.words import make_importable

PARTS: Final = ("core", "routing", "strategies", "precaching")
"""Workbox's modules, each after those it needs."""

ICONS: Final = """\
<link rel="icon" type="image/svg+xml" href="./@/assets/icons/icon.svg">
<link rel="apple-touch-icon" href="./@/assets/icons/touch-180.png">
<link rel="manifest" href="./manifest.webmanifest">"""


ONLINE_ONLY: Final = re.compile(
    r"404\.html|(.*/)?(preview|screen|narrow-screen)\.png|.*/words-[\w-]+\.pack"
    r"|[a-z]{2}/(?!manifest\.webmanifest$).*"
)
"""Files that most players do not need, so they are not kept for offline use at once; sw.js keeps
the words of the language that a page speaks."""

SCREENSHOTS: Final = (("wide", "screen.png"), ("narrow", "narrow-screen.png"))
"""(form factor, picture) of each game for app stores."""


def manifest(
    root: Path, folder: str, site: str, files: dict[str, bytes], *, up: str = "./", own: str = ""
) -> bytes:
    """Return manifest.webmanifest: the file in web/, its words, and entries for each game.

    folder: that of the build, such as "./v-1234/"; site: the address of the site, or ""; files:
    those beside the table; up: how the manifest leads to the folder of the site; own: the folder of
    its language, whose screenshots are shown where there are some. A language's
    manifest does not choose the language, which the page remembers: an installed page would
    forget at each start what its player has chosen since.
    """
    make_importable(root)
    from hustings import catalog
    from hustings.messages.generated import common, pages
    from hustings.messages.generated.language import TAG
    from hustings.ui.links.address import folder_of

    text = (root / "web" / "manifest.webmanifest").read_text("utf-8").replace("./@/", folder)
    name = common.title()
    words = {"name": name, "short_name": name, "description": pages.app_text()}
    content = words | {"lang": TAG} | json.loads(text)
    if site:  # an id is resolved against the origin, not the folder
        content["id"] = urlsplit(site).path
    infos = [catalog.info(game) for game in catalog.GAMES]
    icons = [icon for icon in content["icons"] if icon["sizes"] == "192x192"]
    content["shortcuts"] = [
        {"name": i.title, "description": i.tagline, "url": f"./#{i.id}", "icons": icons}
        for i in infos
    ]
    pictured = (
        (info.title, factor, f"{folder_of(info.id)}/{picture}")
        for factor, picture in SCREENSHOTS
        for info in infos
    )
    content["screenshots"] = [
        {
            "src": f"./{name}",
            "type": "image/png",
            "sizes": "{}x{}".format(*png_size(files[name])),
            "form_factor": factor,
            "label": title,
        }
        for title, factor, path in pictured
        if (name := next((each for each in (f"{own}{path}", path) if each in files), ""))
    ]
    text = json.dumps(content, ensure_ascii=False, indent=4).replace('"./', f'"{up}')
    return f"{text}\n".encode()


def service_worker(root: Path, folder: str, version: str, files: dict[str, bytes]) -> bytes:
    """Return sw.js for a site of these files, by their path in the site.

    Files in folders named by their content never change, so they may come from the browser's cache
    and are checked by hash. The others have a revision and are fetched anew when it changes.
    """
    listed: list[dict[str, Any]] = []
    for name, data in files.items():
        if ONLINE_ONLY.fullmatch(name):
            continue
        sha = base64.b64encode(hashlib.sha256(data).digest()).decode()
        is_constant = f"./{name}".startswith((folder, "./wasm-"))
        revision = None if is_constant else hashlib.sha256(data).hexdigest()[:16]
        entry = {"url": f"./{name}", "revision": revision, "sha256": sha}
        listed.append(entry | ({"integrity": f"sha256-{sha}"} if is_constant else {}))
    build = {"version": version, "folder": folder, "files": listed}
    parts = [
        (root / f"node_modules/workbox-{part}/build/workbox-{part}.prod.js").read_text("utf-8")
        for part in PARTS
    ]
    # Their source maps are not in the site.
    code = [part.partition("//# sourceMappingURL")[0].strip() for part in parts]
    source = (root / "web" / "boot" / "sw.js").read_text("utf-8")
    return "\n".join([*code, f"const BUILD = {json.dumps(build)};", source]).encode()


def png_size(data: bytes) -> tuple[int, int]:
    """Return width and height of a PNG in pixels; (0, 0) of what is none."""
    if not data.startswith(b"\x89PNG\r\n\x1a\n"):
        return 0, 0
    width, height = struct.unpack(">II", data[16:24])
    return width, height
