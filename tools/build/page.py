"""Assembles index.html: addresses of this build, preloads, the policy and the PyScript tags.

index.html in the checkout holds the order; it writes ./@/ for the folder of the build, {names} for
words, and marks with comments where the parts made here go.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html import escape
from pathlib import Path
from typing import Any, Final

from tools.build import onefile
from tools.build.home import home, openings
from tools.build.offline import ICONS
from tools.build.words import filled, inline, reach
from tools.messages import FIRST

PLUGINS: Final = [
    "!codemirror",
    "!deprecations-manager",
    "!donkey",
    "!error",
    "!py-editor",
    "!py-game",
    "!py-terminal",
]
"""PyScript's extras, all off: none is used, each costs a request."""

INLINE: Final = ("browser_check", "start_errors", "place", "early_clicks")
"""Scripts of web/boot that stand in the head of the page, in this order, before all others."""

BEGIN: Final = (
    "boot/context.js",
    "boot/progress.js",
    "boot/python.js",
    "boot/interpreter.js",
    "boot/snapshot.js",
    "pyodide/pyodide.js",
    "pyodide/pyodide.asm.js",
)
"""Modules that Python takes to begin. They come first, so that it can while WebAssembly arrives."""

MODULES: Final = (
    "boot/boot.js",
    "draw.js",
    "second_store.js",
    "focus.js",
    "longpress.js",
    "pinch.js",
    "press.js",
    "misclick.js",
    "worker_client.js",
    "preact.js",
)
ZIPS: Final = ("stdlib.pack", "hustings.pack")
ENTRY: Final = "main.py"


def pages(
    root: Path,
    files: dict[str, bytes],
    build: dict[str, Any],
    meta: str,
    language: str = FIRST,
) -> tuple[str, str]:
    """Return the finished index.html and the skeleton of the one-file edition.

    meta: what tells others what the page is. Raises RuntimeError when a mark is missing.
    """
    template = _template(root)
    folder = build["root"]
    *guards, early = (
        compact(inline(root, f"{name}.js", language)) for name in (*INLINE, "wasm_preload")
    )
    parts = {
        "policy": policy(*guards, early),
        "meta": meta,
        "icons": ICONS,
        "guard": "\n".join(f"<script>{text}</script>" for text in guards),
        "early": f"<script>{early}</script>",
        "begin": f'<script type="module" async src="{folder}boot/python.js"></script>',
        "preload": preload(folder, files),
        "build": told(build),
        "home": home(root) + openings(root),
        "python": python(folder),
    }
    html = template
    for name, part in parts.items():
        mark = f"<!-- build: {name} -->"
        if html.count(mark) != 1:
            raise RuntimeError(f"index.html must hold {mark} once")
        html = html.replace(mark, part)
    parts["build"] = told({**build, "sizes": {}})
    parts["home"] = home(root, fetched=True) + openings(root)
    single = onefile.skeleton(template, parts, files)
    return _placed(html, build), onefile.rooted(_placed(single, build), folder)


def _template(root: Path) -> str:
    """Return index.html with its words."""
    reach(root)
    from hustings.messages.generated import common
    from hustings.messages.generated import pages as messages
    from hustings.messages.generated.language import TAG

    words = {
        "language": TAG,
        "title": common.title(),
        "needs": messages.needs_script(),
    }
    return filled(root / "index.html", {name: escape(text) for name, text in words.items()})


def compact(script: str) -> str:
    """Return a script without indentation and lines of comment: every start waits for its bytes."""
    return re.sub(r"^ *(//.*\n|/\*\*.*\*/\n)?", "", script, flags=re.MULTILINE)


def _placed(html: str, build: dict[str, Any]) -> str:
    """Return the page with the addresses of this build."""
    return html.replace("./@wasm", build["wasm"]).replace("./@/", build["root"])


def policy(*inline: str) -> str:
    """Return the content security policy; inline scripts are admitted by their hash."""
    hashes = " ".join(inline_hash(text) for text in inline)
    rules = (
        "default-src 'none'",
        f"script-src 'self' 'wasm-unsafe-eval' {hashes}",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'


def preload(folder: str, files: dict[str, bytes]) -> str:
    """Return the links that start downloads early.

    Never the wasm: preloading it would keep the browser from caching its compiled code.
    """
    chunks = sorted(n for n in files if n.startswith("pyscript/"))
    links = [_module(folder + name) for name in BEGIN]
    links += [_fetched(folder + name) for name in ZIPS]
    links += [_module(folder + name) for name in (*MODULES, *chunks)]
    return "\n".join([*links, _fetched(folder + ENTRY)])


def _module(address: str) -> str:
    return f'<link rel="modulepreload" href="{address}">'


def _fetched(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{address}">'


def told(build: dict[str, Any]) -> str:
    """Return what web/boot/context.js wants to know of this build."""
    return f'<script type="application/json" id="build">{_data(build)}</script>'


def python(folder: str) -> str:
    """Return the page's module and the PyScript tags."""
    config = json.dumps({"interpreter": f"{folder}boot/interpreter.js", "plugins": PLUGINS})
    # Without a configuration of its own the absent MicroPython loads every plugin after all.
    absent = json.dumps({"plugins": PLUGINS})
    return "\n".join(
        (
            f'<mpy-config type="json" hidden>{absent}</mpy-config>',
            f'<py-config type="json" hidden>{config}</py-config>',
            f'<script type="module" src="{folder}boot/start.js"></script>',
            f'<script type="py" src="{folder}main.py"></script>',
        )
    )


def _data(value: dict[str, Any]) -> str:
    """Return JSON that cannot end the script element it stands in."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


def inline_hash(text: str) -> str:
    """Return what a policy says of a script or style that stands in the page itself."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
