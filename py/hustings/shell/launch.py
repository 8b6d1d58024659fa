"""What the system hands to an installed page: links, shared texts, files opened with it.

They come to the window that is open, which goes on from there instead of loading anew; what is
shared, or where the browser knows no launches, comes in the address of a page that is loaded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import ffi, window

from hustings.shell import dom, trail
from hustings.shell.failures import BROWSER_FAILURES
from hustings.ui.links.reader import asked_for, handed, shared

Send = Callable[[str], None]


def listen(send: Send) -> str:
    """Hear what is handed over from now on; return what was shared with the page, "" for nothing.

    That is taken out of the address, so that loading it again does not open it again.
    """
    came = dom.address()
    text = shared(came)
    if text:
        trail.clean()
    queue = getattr(window, "launchQueue", None)
    if queue:
        queue.setConsumer(ffi.create_proxy(_consumer(send, came)))
    return text


def _consumer(send: Send, came: str) -> Callable[[Any], None]:
    """Return what hears launches. came: the address at which this page was opened.

    The launch that opened the page is told as well, and has been followed already.
    """
    first = [asked_for(came)]

    def launched(params: Any) -> None:
        target = str(getattr(params, "targetURL", None) or "")
        files = getattr(params, "files", None)
        if files and files.length:
            asyncio.ensure_future(_opened(files, send))  # noqa: RUF006 - the page's loop keeps it
            return
        asked = handed(target)
        again = bool(first) and asked_for(target) == first[0]
        first.clear()
        if asked and not again:
            send(f"open-link:{asked}")

    return launched


async def _opened(files: Any, send: Send) -> None:
    """Open what files hold, one after another; the last stays on the table."""
    for i in range(int(files.length)):
        try:
            file = await files[i].getFile()
        except BROWSER_FAILURES:
            print("A file could not be read.")
            send("file-failed:")
        else:
            await dom.read_file(file, send)
