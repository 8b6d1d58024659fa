"""Entry of the page, run by PyScript: starts the shell, or shows why it failed."""

import asyncio
import traceback

from pyscript import window


async def main() -> None:
    """Start the app; errors go to the page's error message (web/boot/start_errors.js)."""
    try:
        from hustings.shell.run import start

        await start()
    except Exception:
        report = traceback.format_exc()
        print(report)
        window.hustings.showFailure("", report)


asyncio.ensure_future(main())  # noqa: RUF006 - the loop of the page keeps it
