"""The default names of players."""

from __future__ import annotations

from typing import Final

from hustings.messages.generated import common

PEOPLE: Final = tuple(common.person_name(number=number) for number in range(6))
BOTS: Final = tuple(common.bot_name(number=number) for number in range(6))
