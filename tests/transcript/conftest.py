"""The fixture `tell`: transcripts of a game, even of one that is not in the catalog yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hustings import catalog
from tests.transcript.transcripts import Lines, Tell, transcripts


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tell]:
    """Return a function: a game, more arguments of `play` for some games -> transcripts."""

    def told(game: str, *plays: str) -> list[Lines]:
        monkeypatch.setattr(catalog, "GAMES", tuple(dict.fromkeys((*catalog.GAMES, game))))
        return transcripts(game, *plays)

    yield told
    catalog.info.cache_clear()
