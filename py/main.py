"""Page entry, run by PyScript: starts the shell; a start that fails is shown in words."""

import asyncio
import traceback

from pyscript import window


async def main() -> None:
    """Start the app; hand what goes wrong to the page's own trouble notice."""
    try:
        from hustings.shell.run import start

        await start()
    except Exception:
        report = traceback.format_exc()
        print(report)
        window.hustings.fail("", report)


asyncio.ensure_future(main())  # noqa: RUF006 - the loop of the page keeps it
