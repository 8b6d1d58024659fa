"""Sharing a picture by share sheet or clipboard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from pyscript import window

from hustings.shell.failures import BROWSER_FAILURES, report
from hustings.ui.effects import SharePicture


def share(effect: SharePicture, send: Callable[[str], None]) -> None:
    """Have JavaScript make and share a picture, and send how it went.

    It is called at once: browsers let a page share and copy only just after a press.
    """
    sharing = window.hustings.sharePicture(effect.name, effect.title, effect.tree, effect.text)

    async def run() -> None:
        try:
            send(f"card-{await sharing}")
        except BROWSER_FAILURES as error:
            send(f"picture-failed:{report(error, 'The picture')}")

    asyncio.ensure_future(run())  # noqa: RUF006 - the loop of the page keeps it
