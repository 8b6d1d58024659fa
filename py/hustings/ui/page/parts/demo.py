"""The demonstration on the home page: a board and its captions.

Before Python runs, and while a game is loaded, the game's scene is shown. The stage always takes
the same space, so that nothing below it moves.
"""

from __future__ import annotations

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import cls, h
from hustings.ui import faults, words
from hustings.ui.learn import demo
from hustings.ui.model import Model, Play
from hustings.ui.page.board_picture import demo_frame
from hustings.ui.page.emblems import emblem
from hustings.ui.page.parts.status_line import line_end
from hustings.ui.page.parts.widgets import button, icon_button


def stage(model: Model) -> Tree:
    """Return the stage; screen readers get one sentence on what it is."""
    game = model.demo.game
    info = catalog.info(game)
    dots = {"class": "demo-dots", "role": "group", "aria-label": words.home.watch_which()}
    return h(
        "section",
        {"class": "demo", "key": "demo", "aria-label": words.home.watch_games()},
        h("p", {"class": "demo-what"}, words.home.watch_what()),
        h("div", {"class": "demo-board", "aria-hidden": "true"}, _picture(model)),
        h(
            "div",
            {"class": "demo-words"},
            h("div", {"class": "demo-head"}, h("h2", {}, info.title), _control(model)),
            h("div", {"class": "demo-says", "aria-live": "off"}, _texts(model)),
            h(
                "div",
                {"class": "demo-go"},
                button(f"setup:{game}", words.home.play(), kind="small primary", key="demo-play"),
                button(
                    f"learn:{game}",
                    words.home.learn(),
                    kind="small quiet",
                    key="demo-learn",
                    **{"aria-label": words.learn.learn_game(game=info.title)},
                ),
            ),
            h("div", dots, [_dot(each, now=each == game) for each in catalog.GAMES]),
        ),
    )


def _picture(model: Model) -> Tree:
    """Return the board, or the emblem if there is none yet or drawing it fails."""
    play = model.demo.play
    if play is not None and model.demo.ready:
        try:
            return demo_frame(play)
        except Exception:  # the home page must survive it
            faults.report()
    game = model.demo.game
    scene = cls("demo-poster game-picture", f"picture-{game}")
    return h("div", {"class": scene, "key": "poster"}, emblem(game))


def _texts(model: Model) -> list[Tree | None]:
    """Return the caption, and below it the status line."""
    play = model.demo.play
    if play is None or not model.demo.ready:
        return [h("p", {"class": "demo-note"}, catalog.info(model.demo.game).tagline)]
    note = demo.caption(play)
    return [
        h("p", {"class": "demo-note"}, note.text) if note is not None else None,
        h("p", {"class": "demo-line"}, _line(play)),
    ]


def _line(play: Play) -> str:
    return line_end(play, play.lines[-1]) if play.lines else ""


def _control(model: Model) -> Tree | None:
    """Return the button that stops or resumes it, or the one that shows the next beat."""
    if not model.loaded:
        return None
    if demo.step_by_step(model):
        return button("demo-step", words.table.next_beat(), kind="small", key="demo-control")
    if model.demo.stopped:
        return icon_button("demo-hold", "next", words.home.watch_on())
    return icon_button("demo-hold", "pause", words.home.watch_stop())


def _dot(game: str, *, now: bool) -> Tree:
    title = catalog.info(game).title
    attrs = {
        "aria-label": words.home.watch_game(game=title),
        "aria-pressed": "true" if now else "false",
    }
    return button(f"demo-of:{game}", "", kind=cls("demo-dot", now and "now") or "", title=title,
                  **attrs)  # fmt: skip
