"""Words around the rules: the way to a paragraph, the list of chapters, looking for words."""

from __future__ import annotations

from typing import Final

from hustings.core.wording import counted

CONTENTS: Final = "Contents"
FIND: Final = "Find in the rules"
FIND_NOTHING: Final = "Clear"
PRINT_RULES: Final = "Print the rules"
WHAT_RULE: Final = "What the rules say here"
NOW: Final = "What is asked now"


def rules_of(title: str) -> str:
    """Return the heading over a game's rules."""
    return f"Rules of {title}"


def rule_number(number: int | str) -> str:
    """Return what a way to a rule is called."""
    return f"Rule {number}"


def paragraphs_found(count: int) -> str:
    """Return how many paragraphs have what is looked for."""
    return f"{counted(count, 'paragraph')} found." if count else "Nothing found: try other words."
