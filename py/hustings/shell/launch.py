"""Launches of the installed page: links, shared texts and files that the system opens with it.

A launch reaches the window that is already open, without a reload. Shared texts, and all launches
in browsers without `launchQueue`, arrive in the address of a new page.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyscript import ffi, window

from hustings.shell import dom, history
from hustings.shell.failures import BROWSER_FAILURES
from hustings.ui.links.reader import clean_address, shared_text, text_with_link

Send = Callable[[str], None]


def listen(send: Send) -> str:
    """Listen to launches; return the text that was shared with this page, or "".

    It is removed from the address, so that a reload does not open it again.
    """
    address = dom.address()
    text = shared_text(address)
    if text:
        history.remove_query()
    queue = getattr(window, "launchQueue", None)
    if queue:
        queue.setConsumer(ffi.create_proxy(_consumer(send, address)))
    return text


def _consumer(send: Send, address: str) -> Callable[[Any], None]:
    """Return a listener to launches. address: the one at which this page was opened.

    The launch that opened the page is reported as well: it has been followed already.
    """
    first = [clean_address(address)]

    def on_launch(params: Any) -> None:
        target = str(getattr(params, "targetURL", None) or "")
        files = getattr(params, "files", None)
        if files and files.length:
            asyncio.ensure_future(_open_files(files, send))  # noqa: RUF006 - the page's loop keeps it
            return
        link = text_with_link(target)
        followed = bool(first) and clean_address(target) == first[0]
        first.clear()
        if link and not followed:
            send(f"open-link:{link}")

    return on_launch


async def _open_files(files: Any, send: Send) -> None:
    """Open files one after another; the last one stays on the table."""
    for i in range(int(files.length)):
        try:
            file = await files[i].getFile()
        except BROWSER_FAILURES:
            print("A file could not be read.")
            send("file-failed:")
        else:
            await dom.read_file(file, send)
