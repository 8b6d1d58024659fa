"""The prompt for those who hear the game: without the clauses they have just heard.

"Ada (Red): draw a border, three left this turn." is followed by "Two left this turn."
"""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Any, Final

from hustings import catalog
from hustings.core.table import Table
from hustings.ui.model import Play

_CLAUSES: Final = re.compile(r".+?(?:[,;:](?=\s)|$)")
"""A clause with the mark that ends it."""
_MARKS: Final = ",;: \u00a0\u202f"
"""What a clause may end in when the next one is left out; some languages put a space before it."""


def heard_prompt(play: Play, prompt: str) -> str:
    """Return a prompt, less what it has in common with the one of the same player's last choice."""
    return without_repeats(prompt, _prompt_before(play))


def without_repeats(prompt: str, before: str) -> str:
    """Return a prompt without the clauses at its start and end that another one has, too.

    One that says the same is returned whole: it is asked anew.
    """
    clauses, heard = _CLAUSES.findall(prompt), _CLAUSES.findall(before)
    first = _count_equal(clauses, heard)
    last = _count_equal(clauses[first:][::-1], heard[first:][::-1])
    new = clauses[first : len(clauses) - last]
    if not new or not first:
        return prompt
    text = "".join(new).strip()
    if last:
        text = f"{text.rstrip(_MARKS)}."
    return text[:1].upper() + text[1:]


def _count_equal(some: list[str], others: list[str]) -> int:
    """Return how many clauses are equal, from the first on."""
    pairs = zip(some, others, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0].strip() == pair[1].strip(), pairs))


def _prompt_before(play: Play) -> str:
    """Return the prompt of the last choice at this screen, "" if another player made it."""
    table: Table[Any] = play.table
    here = play.humans
    for ply in range(table.at - 1, -1, -1):
        mover = table.mover(ply)
        if mover in here and table.had_choice(ply):
            if mover != play.viewer:
                return ""
            obs = table.before(ply).observe(play.viewer)
            return catalog.text(play.game).prompt(obs, play.names)
    return ""
