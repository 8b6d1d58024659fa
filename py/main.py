"""Page entry, run by PyScript: starts the shell; a start that fails is shown in words."""

import traceback

from pyscript import window


def main() -> None:
    """Start the app; hand what goes wrong to the page's own trouble notice."""
    try:
        from hustings.shell.run import start

        start()
    except Exception:
        report = traceback.format_exc()
        print(report)
        window.hustings.fail("The game could not start.", report)


main()
