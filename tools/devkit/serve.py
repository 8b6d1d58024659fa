"""A small static server for localhost: correct media types, no stale pages, one folder."""

from __future__ import annotations

import errno
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
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
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""Media types by suffix: the registry of some systems says that .js is plain text."""


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder quietly. Files in a v-… folder may be cached for ever."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        lasting = "/v-" in self.path
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Serve the nearest 404.html for a missing address, as hosts do."""
        lost = self._lost() if code == HTTPStatus.NOT_FOUND else None
        if lost is None:
            super().send_error(code, message, explain)
            return
        data = lost.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def _lost(self) -> Path | None:
        top = Path(self.directory)
        asked = Path(self.translate_path(self.path))
        above = [folder for folder in asked.parents if folder.is_relative_to(top)]
        return next((f for folder in above if (f := folder / "404.html").is_file()), None)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Print nothing: the terminal shows the address."""


class Server(ThreadingHTTPServer):
    """Goes on when a browser drops a connection."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Print nothing: a closed tab is no error."""


def listen(folder: Path, port: int) -> Server:
    """Return a server for a folder on localhost, on any free port when the given one is taken."""
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
