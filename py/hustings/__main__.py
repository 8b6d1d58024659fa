"""`python -m hustings`: the command line."""

from __future__ import annotations

import sys

from hustings.cli import main

if __name__ == "__main__":
    sys.exit(main(prog="python -m hustings"))
