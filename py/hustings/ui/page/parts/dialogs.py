"""The dialogs by name; those of one kind of data are in modules of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.core.record import MAX_TEXT
from hustings.draw.tree import h
from hustings.ui import words
from hustings.ui.frame import keyboard
from hustings.ui.handling import is_curtained
from hustings.ui.model import Model
from hustings.ui.page.parts.about import about, forget, licences
from hustings.ui.page.parts.card import card_dialog
from hustings.ui.page.parts.coach import tip_dialog
from hustings.ui.page.parts.day_game import AIMS, aims_dialog, day_dialog, today_dialog
from hustings.ui.page.parts.distance import seats_dialog
from hustings.ui.page.parts.languages import language_field
from hustings.ui.page.parts.log import log_lines
from hustings.ui.page.parts.newspaper import paper_dialog
from hustings.ui.page.parts.puzzles import TODAYS_PUZZLES, puzzles, todays_puzzles
from hustings.ui.page.parts.results import delete_dialog, record_dialog
from hustings.ui.page.parts.rules import rules
from hustings.ui.page.parts.season import delete_season_dialog, season_dialog
from hustings.ui.page.parts.share import share
from hustings.ui.page.parts.typed_move import copy_row, log_as_moves, log_as_text, log_forms
from hustings.ui.page.parts.widgets import button, confirm_dialog, dialog, radios, text_field
from hustings.ui.play import note_editor, takeback, typed_move
from hustings.ui.play.viewing import seen
from hustings.ui.preferences import PREF_CHOICES
from hustings.ui.results.daily import aims_are_open
from hustings.ui.saves.save import MAX_TITLE

IN_A_LESSON: Final = frozenset(
    ("dialog:rules", "type", "dialog:board", "full-screen", "dialog:prefs", "dialog:keys", "home")
)
"""The rows of the menu in a lesson."""
IN_A_PUZZLE: Final = IN_A_LESSON | {"dialog:puzzles", "dialog:share"}


def open_dialog(model: Model) -> Tree | None:
    """Return the dialog that is open, or None."""
    name, _, arg = model.dialog.partition(":")
    make = DIALOGS.get(name)
    return make(model, arg) if make else None


def _log(model: Model, form: str) -> Tree | None:
    """Return the log. form: "moves" in writing, "text" to copy by hand, "" as lines to press."""
    play = model.play
    if play is None:
        return None
    as_moves = form == "moves"
    if as_moves:
        body = log_as_moves(play)
    elif form == "text":
        body = log_as_text(play)
    else:
        body = [log_lines(play, play.shown(), portraits=True), copy_row(play, "copy-log")]
    return dialog(words.table.log(), log_forms(as_moves=as_moves), *body)


def _board(model: Model, _: str) -> Tree | None:
    """Return the board in words: headings to jump to, and what lies there."""
    play = model.play
    if play is None or is_curtained(play):
        return None
    obs = seen(play, play.shown())[1]
    areas = catalog.text(play.game).areas(obs, play.names)
    return dialog(
        words.table.board_in_words(),
        [
            h(
                "section",
                {"key": str(n)},
                h("h3", {}, area.name),
                h("ul", {}, [h("li", {}, place) for place in area.places]),
            )
            for n, area in enumerate(areas)
        ],
    )


def _menu(model: Model, _: str) -> Tree:
    play = model.play
    off = {}  # why a row does nothing now
    if play is not None:
        off = {
            "restart-turn": takeback.to_turn_start(play)[1],
            "restart": takeback.to_start(play)[1],
        }
        off["type"] = "" if typed_move.may_type(play) else words.table.type_not_now()
        off["note:0"] = "" if note_editor.can_write(play) else words.notes.not_now()
    rows = [
        (f"dialog:{AIMS}", words.results.aims()),
        ("dialog:puzzles", words.learn.all_puzzles()),
        ("dialog:rules", words.common.rules()),
        ("type", words.table.type_title()),
        ("dialog:board", words.table.board_in_words()),
        ("restart-turn", words.dialogs.undo_turn()),
        ("restart", words.dialogs.undo_all()),
        ("again", words.dialogs.new_same_seed()),
        ("rematch", words.dialogs.new_other_seed()),
        ("dialog:share", words.common.share()),
        ("dialog:seats", words.distance.seats_title()),
        ("note:0", words.notes.add()),
        ("dialog:title", words.home.name_game()),
        ("download", words.dialogs.download_game()),
        ("picture:png", words.dialogs.picture_png()),
        ("picture:svg", words.dialogs.picture_svg()),
        ("save-table", words.dialogs.save_table()),
        ("full-screen", words.dialogs.full_screen(full=model.full_screen)),
        ("dialog:prefs", words.common.preferences()),
        ("dialog:keys", words.common.keys()),
        ("home", words.dialogs.leave()),
    ]
    items = [_row(do, label, off.get(do, "")) for do, label in rows if _has_row(model, do)]
    return dialog(words.common.menu(), h("div", {"class": "rows"}, items), kind="narrow")


def _has_row(model: Model, do: str) -> bool:
    """Return whether the menu of the game on the table has the row that sends a message."""
    play = model.play
    if do == "full-screen" and not model.full_screen:
        return False
    if play is not None and play.lesson is not None:
        return do in (IN_A_PUZZLE if play.lesson.number else IN_A_LESSON)
    if do == "dialog:seats":
        return play is None or len(play.humans) + len(play.away) > 1
    if do == f"dialog:{AIMS}":
        return play is not None and aims_are_open(model, play)
    return do != "dialog:puzzles"


def _row(do: str, label: str, off: str) -> Tree:
    """Return a row of the menu. off: why it is disabled, shown below the label, or ""."""
    if not off:
        return button(do, label, kind="row")
    label_and_reason = [label, h("span", {"class": "row-off"}, off)]
    return button(do, label_and_reason, kind="row off", title=off, **{"aria-disabled": "true"})


def _prefs(model: Model, _: str) -> Tree:
    prefs = model.prefs.data()
    return dialog(
        words.common.preferences(),
        language_field(model),
        [
            radios(
                f"pref:{name}",
                words.dialogs.pref_name(pref=name),
                [(value, words.dialogs.pref_value(pref=name, value=value)) for value in values],
                prefs[name],
            )
            for name, values in PREF_CHOICES.items()
        ],
        h("div", {"class": "button-row"}, button("tips-again", words.learn.tips_again())),
        h(
            "div",
            {"class": "field"},
            h("span", {}, words.dialogs.backup_title()),
            h(
                "div",
                {"class": "button-row"},
                button("backup", words.dialogs.backup_make()),
                button("open-file", words.dialogs.backup_open()),
            ),
        ),
        kind="narrow",
    )


def _title(model: Model, _: str) -> Tree | None:
    if model.play is None:
        return None
    return dialog(
        words.home.name_game(),
        text_field("title", words.home.name_game_field(), model.play.title, limit=MAX_TITLE),
        # Leaving the field names the game, so that pressing this does too.
        h(
            "div",
            {"class": "button-row"},
            button("close", words.home.name_game_done(), kind="primary"),
        ),
        kind="narrow",
    )


def _link(model: Model, _: str) -> Tree:
    return dialog(
        words.home.open_link(),
        h("p", {}, words.home.open_link_help()),
        text_field("open-link", words.home.open_link_field(), "", limit=MAX_TEXT, lines=3),
        # Leaving the field opens the link, so that pressing this does too.
        h(
            "div",
            {"class": "button-row"},
            button("dialog:link", words.home.open_link_go(), kind="primary"),
        ),
        kind="narrow",
    )


def _keys(model: Model, _: str) -> Tree:
    rows = [
        h("tr", {}, h("th", {"scope": "row"}, key), h("td", {}, does))
        for key, does in keyboard.help_rows()
    ]
    return dialog(
        words.common.keys(), h("table", {"class": "keys"}, h("tbody", {}, rows)), kind="narrow"
    )


def _delete(model: Model, save_id: str) -> Tree:
    entry = next((save for save in model.saves if save.id == save_id), None)
    asked = words.dialogs.delete_unknown_for_good()
    if entry is not None:
        asked = words.dialogs.delete_for_good(game=catalog.info(entry.game).title)
    return confirm_dialog(
        words.dialogs.delete_title(),
        [h("p", {}, asked)],
        button("close", words.dialogs.keep_it(), kind="primary"),
        button(f"drop:{save_id}", words.dialogs.delete_it(), kind="danger"),
    )


DIALOGS: Final[dict[str, Callable[[Model, str], Tree | None]]] = {
    "menu": _menu,
    "log": _log,
    "board": _board,
    "tip": tip_dialog,
    "puzzles": puzzles,
    TODAYS_PUZZLES: todays_puzzles,
    "rules": rules,
    "share": share,
    "card": card_dialog,
    "prefs": _prefs,
    "keys": _keys,
    "about": about,
    "licences": licences,
    "forget": forget,
    "delete": _delete,
    "link": _link,
    "title": _title,
    "seats": seats_dialog,
    "record": record_dialog,
    "today": today_dialog,
    "day": day_dialog,
    AIMS: aims_dialog,
    "season": season_dialog,
    "paper": paper_dialog,
    "delete-results": delete_dialog,
    "delete-season": delete_season_dialog,
}
