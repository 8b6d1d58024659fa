"""Who watches the demonstration on the home page, in a world where clocks ring when told to."""

from __future__ import annotations

import json

from hustings.draw.tree import walk, words
from hustings.ui import effects as fx
from hustings.ui.learn import demo
from hustings.ui.model import Play
from tests.ui.driver import Driver

MOST = 1000


class Spectator(Driver):
    """A driver that carries nothing out of what is to be seen later until it rings."""

    def __init__(self, pace: str = "normal", stored: dict[str, str] | None = None) -> None:
        super().__init__("", {"hustings/preferences": json.dumps({"pace": pace}), **(stored or {})})

    @property
    def waited(self) -> list[fx.SendWhenVisible]:
        """All that was to be seen later so far."""
        return [effect for effect in self.log if isinstance(effect, fx.SendWhenVisible)]

    @property
    def waits(self) -> bool:
        """Whether something is due, once it is in sight."""
        return self.model.demo.pending_ticket > 0

    def ring(self) -> int:
        """Let what is waited for come; return for how long it was waited, in milliseconds."""
        assert self.waits
        last = self.waited[-1]
        self.send(last.message)
        return last.ms

    def laid(self) -> Play:
        """Have the demonstration laid out; return its play."""
        for _ in range(MOST):
            if self.model.demo.ready:
                break
            self.ring()
        play = self.model.demo.play
        assert play is not None
        return play

    def said(self, kind: str) -> str:
        """Return what is said in the elements of a class."""
        found = (e for e in walk(self.page) if kind in (e[1].get("class") or "").split())
        return " ".join(map(words, found))

    def watched(self) -> tuple[int, list[str]]:
        """Watch the demonstration that is laid out; return how long it took, and the captions."""
        game, spent, captions = self.model.demo.game, 0, [self.said("demo-note")]
        assert self.ring() == demo.OPENING_MS
        for _ in range(MOST):
            ms = self.ring()
            if self.model.demo.game != game:
                assert ms == demo.ENDING_MS
                return spent, captions
            spent += ms
            caption = self.said("demo-note")
            if caption != captions[-1]:
                captions.append(caption)
        raise AssertionError(f"{game} never ends")
