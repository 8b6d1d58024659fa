"""Makes what lets the page be installed and work without a network: sw.js and the manifest.

The service worker is Workbox's own finished parts, the list of all files and sw.js, in one.
"""

from __future__ import annotations

import base64
import hashlib
import json
from pathlib import Path
from typing import Any, Final

PARTS: Final = ("core", "routing", "strategies", "precaching")
"""Workbox's parts in the order in which they build on each other."""

ICONS: Final = """\
<link rel="icon" type="image/svg+xml" href="./@/assets/icons/icon.svg">
<link rel="apple-touch-icon" href="./@/assets/icons/touch-180.png">
<link rel="manifest" href="./manifest.webmanifest">"""


def manifest(root: Path, folder: str) -> bytes:
    """Return manifest.webmanifest; folder: that of the build, such as "./v-1234/"."""
    text = (root / "web" / "manifest.webmanifest").read_text("utf-8")
    return text.replace("./@/", folder).encode()


def service_worker(root: Path, folder: str, version: str, files: dict[str, bytes]) -> bytes:
    """Return sw.js for a site of these files, by their path beside it.

    A file in a folder named by its content never changes under its name: it may come from the
    browser's cache, and must be what was built. The others are asked for anew whenever their
    content changes.
    """
    listed: list[dict[str, Any]] = []
    for name, data in files.items():
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
