"""Which games the start of the page needs."""

from __future__ import annotations

from collections.abc import Iterable

from hustings import catalog


def asked_games(addresses: Iterable[str], messages: Iterable[str]) -> list[str]:
    """Return the games that addresses and messages of early clicks name.

    All of them if an address does not say which it opens, as a packed link.
    """
    asked = dict[str, None]()
    for address in filter(None, addresses):
        asked.update(dict.fromkeys(_named(address) or catalog.GAMES))
    for message in messages:
        asked.update(dict.fromkeys(_named(message)))
    return list(asked)


def _named(text: str) -> list[str]:
    return [game for game in catalog.GAMES if game in text.replace("-", "_")]
