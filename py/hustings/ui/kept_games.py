"""Kept games as the home page lists them, results of finished ones, and seasons."""

from __future__ import annotations

from typing import Final, NamedTuple

from hustings.core.model import Outcome, Progress, Seat

MIXED: Final = "mixed"
"""The level of a game against bots of different levels."""
ALONE: Final = "alone"
"""The level of a game without bots."""


class GameStatus(NamedTuple):
    """The state of a kept game as its save holds it: facts, which the home page words.

    progress: see protocols.Text; {} if unknown. turn: who decides. outcome: how it ended.
    legacy_text: what saves of format 1 hold instead, two sentences: how far the game is, and whose
    turn it is or how it ended.
    """

    progress: Progress
    turn: tuple[Seat, ...] = ()
    outcome: Outcome | None = None
    legacy_text: tuple[str, str] = ("", "")


class SaveEntry(NamedTuple):
    """A kept game as the home page lists it. text: the whole save, JSON as stored.

    updated: milliseconds since 1970. title: the player's name for it, or "". away: the seats of
    players elsewhere; own: where there are any, those of this device. shared_at: when all its moves
    were sent or came by a link, in milliseconds since 1970; 0 if some were not.
    """

    id: str
    game: str
    names: tuple[str, ...]
    over: bool
    updated: int
    text: str
    status: GameStatus
    title: str = ""
    seed: str = ""
    away: tuple[Seat, ...] = ()
    own: tuple[Seat, ...] = ()
    shared_at: int = 0


class Challenge(NamedTuple):
    """A result to beat on the same luck. rival: that of the best rival, None without rivals.

    course: the score after each period, () if unknown (see links.score_course).
    """

    score: int
    rival: int | None
    course: tuple[int | None, ...] = ()

    @property
    def lead(self) -> int:
        """By how much it is ahead of the best rival; the score itself without rivals."""
        return self.score - (self.rival or 0)


class KeptBranch(NamedTuple):
    """A branch kept as a save of its own. text: of that save; moves: how many it adds."""

    save_id: str
    text: str
    moves: int


class Result(NamedTuple):
    """How one player ended a game.

    id: of the save. players: the number of seats. level: of the bots, MIXED or ALONE. rank: 1 for
    a win. lead: the score less that of the best rival; the score itself without rivals. day: the
    player's date, as 2026-11-26; daily: whether this was the game of that day. ended: milliseconds
    since 1970. luck: what the review found that luck and the others gave, in points (per cent of a
    win); None before a review and in games without luck.
    """

    id: str
    game: str
    seed: str
    players: int
    level: str
    rank: int
    score: int
    lead: int
    day: str
    ended: int
    daily: bool
    luck: int | None = None

    @property
    def won(self) -> bool:
        """Whether the player won, alone or with others."""
        return self.rank == 1

    @property
    def start(self) -> tuple[str, str, int, str]:
        """What games have in common that began in the same way, so that only the first counts."""
        return self.game, self.seed, self.players, self.level


class ChapterResult(NamedTuple):
    """How a chapter of a season ended: the first result of its game.

    names: by seat. seat: the player's. level: of the bots, ALONE without any. ended: milliseconds
    since 1970.
    """

    game: str
    names: tuple[str, ...]
    seat: Seat
    level: str
    outcome: Outcome
    ended: int

    @property
    def won(self) -> bool:
        """Whether the player won, alone or with others."""
        return self.outcome.ranks[self.seat] == 1


class Season(NamedTuple):
    """A season: the seed of its games, and the results of its chapters so far, in order.

    begun: milliseconds since 1970.
    """

    id: str
    seed: str
    begun: int
    results: tuple[ChapterResult, ...] = ()


class Seasons:
    """The seasons on this device.

    kept: the first begun first. unreadable: malformed texts by key.
    """

    __slots__ = ("kept", "unreadable")

    def __init__(self) -> None:
        self.kept: list[Season] = []
        self.unreadable: dict[str, str] = {}

    def find(self, season_id: str) -> Season | None:
        """Return the season with this id, None without one."""
        return next((season for season in self.kept if season.id == season_id), None)

    def put(self, season: Season) -> None:
        """Add a season or replace the one with its id; keep all in the order of their beginning."""
        self.kept = [kept for kept in self.kept if kept.id != season.id]
        self.kept.append(season)
        self.kept.sort(key=lambda each: (each.begun, each.id))
