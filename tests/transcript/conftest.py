"""The fixture `transcripts_of`: transcripts of any game, also outside the catalog."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hustings import catalog
from tests.transcript.transcripts import Lines, ReadTranscripts, transcripts


@pytest.fixture
def transcripts_of(monkeypatch: pytest.MonkeyPatch) -> Iterator[ReadTranscripts]:
    """Return a function from a game and more arguments of `play` to transcripts."""

    def read(game: str, *plays: str) -> list[Lines]:
        monkeypatch.setattr(catalog, "GAMES", tuple(dict.fromkeys((*catalog.GAMES, game))))
        return transcripts(game, *plays)

    yield read
    catalog.info.cache_clear()
