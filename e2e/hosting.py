"""A test host for the site that can go down, stall, send damaged answers, and publish updates."""

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
"""The site is never at the root of its host in these tests."""

NGINX_TYPES: Final = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}
"""The media types of Debian's nginx by default, for the site's files."""
MINIMAL_TYPES: Final = {
    "": "text/plain",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
}
"""The media types of a minimal host."""
PYTHON_TYPES: Final = {"": "application/octet-stream"} | mimetypes.MimeTypes().types_map[True]
"""The media types of Python's own server."""


class Host:
    """A host that serves one folder on one port, between `up` and `down`."""

    def __init__(self, source: Path, scratch: Path) -> None:
        self.site = scratch / FOLDER
        shutil.copytree(source, self.site)
        self._root = scratch
        self._server: Server | None = None
        self._port = 0
        self.requests: list[str] = []
        """The paths that were requested."""
        self.types: Mapping[str, str] | None = None
        """Media types by suffix, "" for all others; None: the right ones."""
        self.headers: Mapping[str, str] = {}
        """Extra headers of each response."""
        self.sends_page_length = False
        """Whether a page that is cut off has its Content-Length."""
        self.cut: Callable[[str], bool] = lambda path: False
        """Return whether only the first half of a file is sent before the connection is closed."""
        self.stall: Callable[[str], float | None] = lambda path: None
        """Return the share of a file, 0 to 1, after which the open connection stalls; None: never.
        With 0 not even headers are sent."""
        self.stopping = threading.Event()
        """Set when the host goes down, which ends stalled responses."""

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self._port}/{FOLDER}"

    def up(self) -> None:
        """Start serving, on the same port as before."""
        self.stopping.clear()
        handler = partial(_HostHandler, host=self, directory=str(self._root))
        self._server = Server(("127.0.0.1", self._port), handler)
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def down(self) -> None:
        """Stop serving, also on open connections."""
        if self._server is None:
            return
        self.stopping.set()
        self._server.shutdown()
        self._server.server_close()
        self._server = None
        self.cut = lambda path: True

    def restart(self) -> None:
        """Start serving again, without cuts."""
        self.cut = lambda path: False
        self.up()

    def publish(self) -> str:
        """Replace the site by a new build; return its folder's name."""
        old = json.loads((self.site / "site.json").read_text("utf-8"))["folder"]
        new = f"v-{int(old[2:6], 16) ^ 0xFFFF:04x}{old[6:]}"
        (self.site / old).rename(self.site / new)
        for path in self.site.glob("*.*"):
            if path.suffix == ".png":
                continue
            text = path.read_text("utf-8").replace(old, new).replace(old[2:], new[2:])
            if path.name == "sw.js":  # the page's revision depends on its content
                text = re.sub(r'("\./index\.html", "revision": )"\w+"', r'\1"next"', text)
            path.write_text(text, encoding="utf-8")
        return new


class _HostHandler(Handler):
    """Handles requests as its `Host` says."""

    def __init__(self, *args: Any, host: Host, **kwargs: Any) -> None:
        self.host = host
        super().__init__(*args, **kwargs)

    def guess_type(self, path: Any) -> str:
        """Return the media type that this host sends."""
        types = self.host.types
        return (
            super().guess_type(path) if types is None else types.get(Path(path).suffix, types[""])
        )

    def end_headers(self) -> None:
        for name, value in self.host.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self) -> None:  # noqa: N802
        self.host.requests.append(self.path)
        share = self.host.stall(self.path)
        if share is not None:
            if share:
                self._send_part(share)
            self.host.stopping.wait()
            self.close_connection = True
        elif self.host.cut(self.path):
            self._send_part(0.5)
        else:
            super().do_GET()

    def _send_part(self, share: float) -> None:
        """Send the first part of a file, with the headers of all of it."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        self.close_connection = True
        if self.host._server is None or not path.is_file():
            return
        data = path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        if path.suffix != ".html" or self.host.sends_page_length:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data[: int(len(data) * share)])
        self.wfile.flush()
