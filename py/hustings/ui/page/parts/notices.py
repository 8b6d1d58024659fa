"""Lines that stay until dismissed: about the page, and about the game on the table."""

from __future__ import annotations

from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.model import Model, Play
from hustings.ui.page.parts.widgets import banner, button, icon_button


def banners(model: Model) -> list[Tree]:
    """Return the lines about the page: what went wrong, what is not kept, a new version."""
    shown = []
    if model.notice:
        shown.append(banner(model.notice, icon_button("hide-notice", "close", words.common.hide())))
    if model.storage:
        keep = [button("download", words.trouble.download(), kind="small")] if model.play else []
        shown.append(
            banner(model.storage, *keep, icon_button("hide-storage", "close", words.common.hide()))
        )
    if model.offers_listening:
        shown.append(
            banner(
                words.dialogs.listen_offer(),
                button("listen:on", words.dialogs.listen_take(), kind="small primary"),
                icon_button("listen:off", "close", words.dialogs.listen_leave()),
            )
        )
    if model.update_ready:
        shown.append(
            banner(
                words.trouble.new_version(),
                button("take-update", words.trouble.update(), kind="small primary"),
                icon_button("hide-update", "close", words.trouble.later()),
            )
        )
    return shown


def notice_box(model: Model, play: Play) -> Tree | None:
    """Return all lines as one box beside the board or over the foot of the page.

    Above the board they would move it whenever one comes or goes.
    """
    lines = [*banners(model), *notices(play)]
    return h("div", {"class": "notices", "key": "notices"}, lines) if lines else None


def notices(play: Play) -> list[Tree]:
    """Return the lines about a game: its warning, or that another tab plays it."""
    shown = []
    if play.warning:
        other = button(f"continue:{play.other_branch}", words.distance.show_other(), kind="small")
        shown.append(
            banner(
                play.warning,
                *([other] if play.other_branch else []),
                icon_button("hide-note", "close", words.common.hide()),
            )
        )
    if play.control == "cut link":
        shown.append(
            banner(
                words.distance.cut(),
                button("play-on", words.distance.cut_play(), kind="small"),
            )
        )
    elif play.readonly:
        take_over = button("take-over", words.table.take_over(), kind="small primary")
        shown.append(banner(words.table.other_tab(), take_over))
    return shown
