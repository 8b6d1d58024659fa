"""`python -m hustings`: the command line, in the language that `--lang` names."""

from __future__ import annotations

import sys

from hustings.messages import languages

OPTION = "--lang"


def main(prog: str = "hustings") -> int:
    """Run a command; return the exit code. The language is chosen before anything is imported."""
    given, language = without_language(sys.argv[1:])
    try:
        languages.speak(language or languages.current())
    except ValueError as problem:
        print(problem, file=sys.stderr)
        return 2
    from hustings import cli

    return cli.main(given, prog)


def without_language(given: list[str]) -> tuple[list[str], str]:
    """Return the arguments without `--lang fr` or `--lang=fr`, and the language."""
    for n, word in enumerate(given):
        if word == OPTION and n + 1 < len(given):
            return given[:n] + given[n + 2 :], given[n + 1]
        if word.startswith(f"{OPTION}="):
            return given[:n] + given[n + 1 :], word.partition("=")[2]
    return given, ""


if __name__ == "__main__":
    sys.exit(main("python -m hustings"))
