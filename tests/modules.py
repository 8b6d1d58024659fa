"""Write tests/typed_modules.py, where mypy checks each game's modules against core/protocols.py.

python -m tests.modules --write
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from hustings import catalog
from tests.kit import Modules

FILE: Final = Path(__file__).with_name("typed_modules.py")
PACKAGES: Final = (
    *(f"hustings.games.{game}" for game in catalog.GAMES),
    "tests.toy",
    "tools.new_game.game",
)
HEAD: Final = '''\
"""The modules of each game, for mypy to check against core/protocols.py.

Made by `python -m tests.modules --write`.
"""

from __future__ import annotations

from tests.kit import Modules
'''
FUNCTION: Final = """

def {name}() -> object:
    from {package} import (
{imports}    )
    from {package}.state import {state}

    return Modules[{state}]({modules})
"""


def source() -> str:
    """Return the source of tests/typed_modules.py."""
    return HEAD + "".join(map(_function, PACKAGES))


def _function(package: str) -> str:
    new = import_module(f"{package}.rules").new
    return FUNCTION.format(
        name=package.replace(".", "_").removeprefix("hustings_games_"),
        package=package,
        imports="".join(f"        {name},\n" for name in sorted(Modules._fields)),
        state=new.__annotations__["return"],
        modules=", ".join(Modules._fields),
    )


if __name__ == "__main__":
    if "--write" in sys.argv:
        FILE.write_text(source(), encoding="utf-8", newline="\n")
    elif FILE.read_text("utf-8") != source():
        sys.exit("tests/typed_modules.py is out of date: python -m tests.modules --write")
