"""A host whose plug can be pulled: serves a copy of the site, goes, stalls, comes back, changes."""

from __future__ import annotations

import json
import mimetypes
import re
import shutil
import threading
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from tools.devkit.serve import Handler, Server

FOLDER = "some/folder/"
"""The site never lies at the root of its host in these tests."""

NGINX: Final = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The types of Debian's nginx as it is installed, as far as the site has such files."""
PLAIN: Final = {
    "": "text/plain",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
}
"""The types of a host that knows only what every host must."""
PYTHON: Final = {"": "application/octet-stream"} | mimetypes.MimeTypes().types_map[True]
"""The types of Python's own server."""


class Host:
    """Serves one folder on one port; `up` and `down` at will."""

    def __init__(self, source: Path, scratch: Path) -> None:
        self.site = scratch / FOLDER
        shutil.copytree(source, self.site)
        self._root = scratch
        self._server: Server | None = None
        self._port = 0
        self.asked: list[str] = []
        self.types: Mapping[str, str] | None = None
        """Which types it names by the ends of names, "" for all others; None: the right ones."""
        self.headers: Mapping[str, str] = {}
        """What it sends besides with each answer."""
        self.length = False
        """Whether it says how long a page is of which it sends only a beginning."""
        self.cut: Callable[[str], bool] = lambda path: False
        """Tells of which paths only the first half is sent before the line is cut."""
        self.stall: Callable[[str], float | None] = lambda path: None
        """Tells of which paths only a share, 0 to 1, is sent, then nothing more on an open line;
        None: all of it. With no share at all there is not even a beginning of an answer."""
        self.going = threading.Event()
        """Set when the host goes down, which ends what was stalled."""

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self._port}/{FOLDER}"

    def up(self) -> None:
        """Start answering, on the same port as before."""
        self.going.clear()
        handler = partial(_Cutting, host=self, directory=str(self._root))
        self._server = Server(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def down(self) -> None:
        """Stop answering, kept connections included."""
        if self._server is None:
            return
        self.going.set()
        self._server.shutdown()
        self._server.server_close()
        self._server = None
        self.cut = lambda path: True

    def back(self) -> None:
        """Answer again."""
        self.cut = lambda path: False
        self.up()

    def publish(self) -> str:
        """Replace the site by a next version, as a new build would; return its folder's name."""
        old = json.loads((self.site / "site.json").read_text("utf-8"))["folder"]
        new = f"v-{int(old[2:6], 16) ^ 0xFFFF:04x}{old[6:]}"
        (self.site / old).rename(self.site / new)
        for path in self.site.glob("*.*"):
            if path.suffix == ".png":
                continue
            text = path.read_text("utf-8").replace(old, new).replace(old[2:], new[2:])
            if path.name == "sw.js":  # the page's own revision changes with its content
                text = re.sub(r'("\./index\.html", "revision": )"\w+"', r'\1"next"', text)
            path.write_text(text, encoding="utf-8")
        return new


class _Cutting(Handler):
    """Notes what is asked for; may cut the line half-way through an answer."""

    def __init__(self, *args: Any, host: Host, **kwargs: Any) -> None:
        self.host = host
        super().__init__(*args, **kwargs)

    def guess_type(self, path: Any) -> str:
        """Return the type as this host knows it."""
        types = self.host.types
        return (
            super().guess_type(path) if types is None else types.get(Path(path).suffix, types[""])
        )

    def end_headers(self) -> None:
        for name, value in self.host.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self) -> None:  # noqa: N802
        self.host.asked.append(self.path)
        share = self.host.stall(self.path)
        if share is not None:
            if share:
                self._begin(share)
            self.host.going.wait()
            self.close_connection = True
        elif self.host.cut(self.path):
            self._begin(0.5)
        else:
            super().do_GET()

    def _begin(self, share: float) -> None:
        """Send the beginning of an answer, as if all of it were to follow."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        self.close_connection = True
        if self.host._server is None or not path.is_file():
            return
        data = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        if path.suffix != ".html" or self.host.length:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[: int(len(data) * share)])
        self.wfile.flush()
