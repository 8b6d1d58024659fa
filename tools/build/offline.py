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

from tools.build.words import reach

PARTS: Final = ("core", "routing", "strategies", "precaching")
"""Workbox's modules, each after those it needs."""

ICONS: Final = """\
<link rel="icon" type="image/svg+xml" href="./@/assets/icons/icon.svg">
<link rel="apple-touch-icon" href="./@/assets/icons/touch-180.png">
<link rel="manifest" href="./manifest.webmanifest">"""


ONLINE: Final = re.compile(r"404\.html|(.*/)?(preview|screen|narrow-screen)\.png")
"""Files that a player at the table does not need, so they are not kept for offline use."""

SHOWN: Final = (("wide", "screen.png"), ("narrow", "narrow-screen.png"))
"""(form factor, picture) of each game for app stores."""


def manifest(root: Path, folder: str, site: str, files: dict[str, bytes]) -> bytes:
    """Return manifest.webmanifest: what web/ has of it, its words, and what each game adds.

    folder: that of the build, such as "./v-1234/"; site: the address of the site, or ""; files:
    those that stand beside the table.
    """
    reach(root)
    from hustings import catalog
    from hustings.messages.generated import common, pages
    from hustings.messages.generated.language import TAG
    from hustings.ui.links.address import folder_of

    text = (root / "web" / "manifest.webmanifest").read_text("utf-8").replace("./@/", folder)
    name = common.title()
    words = {"name": name, "short_name": name, "description": pages.app_text()}
    said = words | {"lang": TAG} | json.loads(text)
    if site:  # else as it stands there: an id knows no folders, it is looked up from the top
        said["id"] = urlsplit(site).path
    infos = [catalog.info(game) for game in catalog.GAMES]
    icons = [icon for icon in said["icons"] if icon["sizes"] == "192x192"]
    said["shortcuts"] = [
        {"name": i.title, "description": i.tagline, "url": f"./#{i.id}", "icons": icons}
        for i in infos
    ]
    said["screenshots"] = [
        {
            "src": f"./{name}",
            "type": "image/png",
            "sizes": "{}x{}".format(*png_size(files[name])),
            "form_factor": factor,
            "label": info.title,
        }
        for factor, picture in SHOWN
        for info in infos
        if (name := f"{folder_of(info.id)}/{picture}") in files
    ]
    return (json.dumps(said, ensure_ascii=False, indent=4) + "\n").encode()


def service_worker(root: Path, folder: str, version: str, files: dict[str, bytes]) -> bytes:
    """Return sw.js for a site of these files, by their path beside it.

    A file in a folder named by its content never changes under its name: it may come from the
    browser's cache, and must be what was built. The others are asked for anew whenever their
    content changes.
    """
    listed: list[dict[str, Any]] = []
    for name, data in files.items():
        if ONLINE.fullmatch(name):
            continue
        sha = base64.b64encode(hashlib.sha256(data).digest()).decode()
        lasting = f"./{name}".startswith((folder, "./wasm-"))
        revision = None if lasting else hashlib.sha256(data).hexdigest()[:16]
        entry = {"url": f"./{name}", "revision": revision, "sha256": sha}
        listed.append(entry | ({"integrity": f"sha256-{sha}"} if lasting else {}))
    build = {"version": version, "folder": folder, "files": listed}
    parts = [
        (root / f"node_modules/workbox-{part}/build/workbox-{part}.prod.js").read_text("utf-8")
        for part in PARTS
    ]
    # Their addresses of source maps lead nowhere here.
    code = [part.partition("//# sourceMappingURL")[0].strip() for part in parts]
    source = (root / "web" / "boot" / "sw.js").read_text("utf-8")
    return "\n".join([*code, f"const BUILD = {json.dumps(build)};", source]).encode()


def png_size(data: bytes) -> tuple[int, int]:
    """Return width and height of a PNG in pixels; (0, 0) of what is none."""
    if not data.startswith(b"\x89PNG\r\n\x1a\n"):
        return 0, 0
    width, height = struct.unpack(">II", data[16:24])
    return width, height
