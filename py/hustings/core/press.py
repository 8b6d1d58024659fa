"""The newspaper of a game: its headlines at turning points and about the result.

A game with `Info.press` has the module `press.py`. Headlines say only what everybody can see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol

from hustings.core.model import Event
from hustings.core.protocols import S
from hustings.core.table import Step, Table
from hustings.core.vocabulary import GameEvent

MAX_HEADLINES: Final = 6
"""Headlines of one game."""
MAX_LETTERS: Final = 60
"""Letters of an English headline with short names."""

CLEAR_WIN: Final = "clear_win"
NARROW_WIN: Final = "narrow_win"
SHARED_WIN: Final = "shared_win"
NARROW_LOSS: Final = "narrow_loss"
LOSS: Final = "loss"
GRADES: Final = (CLEAR_WIN, NARROW_WIN, SHARED_WIN, NARROW_LOSS, LOSS)
"""How a game ended for whom the front page is about. A team's grades are its reasons."""


class Moment(Generic[S]):
    """An event with its context, for everybody.

    previous: the last moment that the same story was asked about, None before.
    """

    __slots__ = ("_frames", "_number", "event", "names", "previous")

    def __init__(
        self,
        event: Event,
        frames: Callable[[], Sequence[S]],
        number: int,
        names: Sequence[str],
        previous: Moment[S] | None,
    ) -> None:
        self.event = event
        self.names = names
        self.previous = previous
        self._frames = frames
        self._number = number

    @property
    def before(self) -> S:
        """The position just before the event, as everybody sees it."""
        return self._frames()[self._number].observe(None)

    @property
    def after(self) -> S:
        """The position just after the event, as everybody sees it."""
        return self._frames()[self._number + 1].observe(None)


def overtaker(before: Sequence[int], after: Sequence[int]) -> int | None:
    """Return who leads alone by scores and was not among the leaders before; None for nobody."""
    best = max(after)
    leader = after.index(best)
    return leader if after.count(best) == 1 and before[leader] < max(before) else None


class Story(NamedTuple):
    """A kind of turning point.

    events: the classes of the events at which it may happen. most: headlines of this kind in one
    game. headline: returns the headline, "" where the event turned nothing. sound: one of
    model.SOUNDS. until: the classes of the events after which the headline may no longer be true.
    """

    kind: str
    events: tuple[type[GameEvent], ...]
    most: int
    headline: Callable[[Moment[Any]], str]
    sound: str = "press"
    until: tuple[type[GameEvent], ...] = ()


class Press(Protocol):
    """The newspaper of a game: the module `press.py`."""

    PAPER: str
    """The name of the newspaper."""
    STORIES: tuple[Story, ...]
    """The turning points; of several at one event the first is printed."""
    RESULTS: Mapping[str, Callable[..., str]]
    """By grade, the headline about a `name`; of a team, without one, by the outcome's reason."""


class Headline(NamedTuple):
    """A printed headline.

    at: its place in the log: the index of the step, the number of events up to its own. ply: the
    number of moves after that step. until: the numbers of Story.until.
    """

    at: tuple[int, int]
    ply: int
    kind: str
    text: str
    sound: str
    until: tuple[int, ...] = ()


class Newsroom:
    """Collects the headlines of one table; looks only at what is new in its log."""

    __slots__ = ("_at", "_last", "_printed", "_seen", "_stories", "headlines")

    def __init__(self, press: Press) -> None:
        self._stories: dict[int, list[Story]] = {}
        for story in press.STORIES:
            for event in story.events:
                self._stories.setdefault(event.NUMBER, []).append(story)
        self._start_over()

    def _start_over(self) -> None:
        self.headlines: list[Headline] = []
        self._printed: Counter[str] = Counter()
        self._seen: dict[str, Moment[Any]] = {}
        self._at = 0
        self._last: Step | None = None

    def read(self, table: Table[Any], names: Sequence[str]) -> list[Headline]:
        """Return all headlines up to the latest position, in the order of play."""
        log = table.log
        if self._at > len(log) or (self._at and log[self._at - 1] is not self._last):
            self._start_over()  # moves were taken back
        for index in range(self._at, len(log)):
            for number, event in enumerate(log[index].events):
                self._report(table, index, number, event, names)
        self._at, self._last = len(log), log[-1] if log else None
        return self.headlines

    def _report(
        self, table: Table[Any], index: int, number: int, event: Event, names: Sequence[str]
    ) -> None:
        """Print the first story that this event makes."""
        text = ""
        for story in self._stories.get(event[0], ()):
            known, last = table.rules.witness(event, None), self._seen.get(story.kind)
            moment = Moment[Any](known, lambda: table.frames(index), number, names, last)
            if not text and not self._is_stale(story):
                text = story.headline(moment)
                if text:
                    self._print(story, (index, number + 1), table.log[index].ply, text)
            moment.previous = None  # else each moment keeps all moments before it
            self._seen[story.kind] = moment

    def _print(self, story: Story, at: tuple[int, int], ply: int, text: str) -> None:
        until = tuple(event.NUMBER for event in story.until)
        self.headlines.append(Headline(at, ply, story.kind, text, story.sound, until))
        self._printed[story.kind] += 1

    def _is_stale(self, story: Story) -> bool:
        """Return whether this kind has had its share, or was the last one printed."""
        last = self.headlines[-1].kind if self.headlines else ""
        return story.kind == last or self._printed[story.kind] >= story.most
