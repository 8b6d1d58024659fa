"""Page entry, run by PyScript: starts the shell; a start that fails is shown in words."""

import traceback

from pyscript import window


def main() -> None:
    """Start the app; hand what goes wrong to the page's own trouble notice."""
    try:
        from hustings.shell.run import start

        start()
    except Exception as error:
        report = traceback.format_exc()
        print(report)
        if isinstance(error, ModuleNotFoundError) and error.name in {
            "hustings.shell",
            "hustings.shell.run",
        }:
            placeholder()
        else:
            window.hustings.fail("The game could not start.", report)


def placeholder() -> None:
    """Draw something until the shell exists."""
    import json
    import sys

    words = f"Python {sys.version.split()[0]} draws."
    tree = ["main", {"id": "app", "data-screen": "home", "data-ready": "1"}, [["p", {}, [words]]]]
    window.hustings.draw(json.dumps(tree))


main()
