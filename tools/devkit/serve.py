"""A small static server for localhost: right types, no stale pages, nothing outside its folder."""

from __future__ import annotations

import errno
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

TYPES: Final = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Written out, because on some systems the registry says that .js is plain text."""


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder quietly; what lies in a v-… folder never changes under its name."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        lasting = "/v-" in self.path
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Say nothing: the terminal belongs to the address."""


class Server(ThreadingHTTPServer):
    """Keeps going when a browser breaks a connection off."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing: a closed tab is not an error."""


def listen(folder: Path, port: int) -> Server:
    """Return a server for a folder on localhost; on a free port when the wanted one is taken."""
    handler = partial(Handler, directory=str(folder))
    try:
        return Server(("127.0.0.1", port), handler)
    except OSError as error:
        if error.errno not in {errno.EADDRINUSE, errno.EACCES}:
            raise
        return Server(("127.0.0.1", 0), handler)


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder in the background; yield the address of its index.html."""
    with listen(folder, port) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()
