"""Assembles index.html: addresses of this build, preloads, the policy and the PyScript tags.

index.html in the checkout is the template: ./@/ stands for the folder of the build, {name} for
words, and comments for the parts that are made here.
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
from tools.build.words import fill, inline_script, make_importable, spoken
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
"""PyScript's plugins, all turned off: none is used, and each would cost a request."""

INLINE: Final = ("browser_check", "start_errors", "place", "early_clicks")
"""Scripts of web/boot that are inline in the head of the page, in this order, before all others."""

PYTHON_MODULES: Final = (
    "boot/context.js",
    "boot/progress.js",
    "boot/python.js",
    "boot/interpreter.js",
    "boot/snapshot.js",
    "pyodide/pyodide.js",
    "pyodide/pyodide.asm.js",
)
"""Modules that start Python. They are loaded first, to be ready when WebAssembly arrives."""

MODULES: Final = (
    "boot/boot.js",
    "draw.js",
    "second_store.js",
    "focus.js",
    "board_places.js",
    "longpress.js",
    "pinch.js",
    "pointed_line.js",
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

    meta: elements of the head that describe the page. Raises RuntimeError if a comment is missing.
    """
    template = _template(root, language)
    folder = build["root"]
    *inline, preloader = (
        compact(inline_script(root, f"{name}.js", language)) for name in (*INLINE, "wasm_preload")
    )
    parts = {
        "policy": policy(*inline, preloader),
        "meta": meta,
        "icons": ICONS,
        "inline": "\n".join(f"<script>{text}</script>" for text in inline),
        "wasm": f"<script>{preloader}</script>",
        "start": f'<script type="module" async src="{folder}boot/python.js"></script>',
        "preload": preload(folder, files),
        "build": build_data(build),
        "home": home(root, language) + openings(root),
        "python": python_tags(folder),
    }
    html = template
    for name, part in parts.items():
        comment = f"<!-- build: {name} -->"
        if html.count(comment) != 1:
            raise RuntimeError(f"index.html must contain {comment} once")
        html = html.replace(comment, part)
    parts["build"] = build_data({**build, "sizes": {}})
    parts["home"] = home(root, language, fetched=True) + openings(root)
    single = onefile.skeleton(template, parts, files)
    return _with_addresses(html, build), onefile.rooted(_with_addresses(single, build), folder)


def _template(root: Path, language: str) -> str:
    """Return index.html with its words."""
    make_importable(root)
    from hustings.messages.generated import common
    from hustings.messages.generated import pages as messages
    from hustings.messages.generated.language import TAG

    words = {
        "language": TAG,
        "languages": " ".join(spoken(root, language)),
        "title": common.title(),
        "needs": messages.needs_script(),
    }
    return fill(root / "index.html", {name: escape(text) for name, text in words.items()})


def compact(script: str) -> str:
    """Return a script without indentation and comment lines, as every start waits for its bytes."""
    return re.sub(r"^ *(//.*\n|/\*\*.*\*/\n)?", "", script, flags=re.MULTILINE)


def _with_addresses(html: str, build: dict[str, Any]) -> str:
    """Return the page with the addresses of this build."""
    return html.replace("./@wasm", build["wasm"]).replace("./@/", build["root"])


def policy(*inline: str) -> str:
    """Return the content security policy. It allows inline scripts by their hashes."""
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
    """Return the links that preload files.

    WebAssembly has none: it would keep the browser from caching the compiled code.
    """
    chunks = sorted(n for n in files if n.startswith("pyscript/"))
    links = [_module_preload(folder + name) for name in PYTHON_MODULES]
    links += [_fetch_preload(folder + name) for name in ZIPS]
    links += [_module_preload(folder + name) for name in (*MODULES, *chunks)]
    return "\n".join([*links, _fetch_preload(folder + ENTRY)])


def _module_preload(address: str) -> str:
    return f'<link rel="modulepreload" href="{address}">'


def _fetch_preload(address: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{address}">'


def build_data(build: dict[str, Any]) -> str:
    """Return the description of this build that web/boot/context.js reads."""
    return f'<script type="application/json" id="build">{_script_json(build)}</script>'


def python_tags(folder: str) -> str:
    """Return the tags of the page's module and of PyScript."""
    config = json.dumps({"interpreter": f"{folder}boot/interpreter.js", "plugins": PLUGINS})
    # Without this PyScript loads every plugin for MicroPython, which we do not use.
    unused = json.dumps({"plugins": PLUGINS})
    return "\n".join(
        (
            f'<mpy-config type="json" hidden>{unused}</mpy-config>',
            f'<py-config type="json" hidden>{config}</py-config>',
            f'<script type="module" src="{folder}boot/start.js"></script>',
            f'<script type="py" src="{folder}main.py"></script>',
        )
    )


def _script_json(value: dict[str, Any]) -> str:
    """Return JSON that cannot end the script element around it."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


def inline_hash(text: str) -> str:
    """Return the source by which a policy allows an inline script or style."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
