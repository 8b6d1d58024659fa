"""The boxes over the page: menu, rules, sharing, preferences, keys, about, deleting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hustings import catalog
from hustings.core.protocols import Tree
from hustings.draw.tree import h
from hustings.ui.address import record_link, start_link
from hustings.ui.model import PREF_CHOICES, Model
from hustings.ui.parts.basic import button, dialog, radios
from hustings.ui.rulebook import rule_text, rulebook


def open_dialog(model: Model) -> Tree | None:
    """Return the dialog that is open, or None."""
    name, _, arg = model.dialog.partition(":")
    make = _DIALOGS.get(name)
    return make(model, arg) if make else None


def _menu(model: Model, _: str) -> Tree:
    rows = [
        ("dialog:rules", "Rules"),
        ("restart-turn", "Take back this turn"),
        ("restart", "Back to the first move"),
        ("again", "New game, same seed"),
        ("rematch", "New game, new seed"),
        ("dialog:share", "Share"),
        ("download", "Download this game"),
        ("save-table", "Save this table as one file"),
        ("dialog:prefs", "Preferences"),
        ("dialog:keys", "Keys"),
        ("home", "Leave (the game is kept)"),
    ]
    items = [button(do, label, kind="row") for do, label in rows]
    return dialog("Menu", h("div", {"class": "rows"}, items), kind="narrow")


def _rules(model: Model, _: str) -> Tree:
    game = model.play.game if model.play and model.screen != "setup" else None
    if game is None and model.setup is not None:
        game = model.setup.game
    if game is None:
        return dialog("Rules")
    info = catalog.info(game)
    body = rulebook(rule_text(game))
    return dialog(
        f"Rules of {info.title}",
        h("article", {"class": "rulebook"}, body, h("p", {"class": "credit"}, info.credit)),
        kind="wide",
    )


def _share(model: Model, _: str) -> Tree:
    play = model.play
    if play is None:
        return dialog("Share")
    record, shown = play.table.record, play.table.at if play.past is None else play.past
    upto = record._replace(moves=record.moves[: play.table.at])
    links = [
        ("start", "The same start", "Same seed, for comparing results.",
         start_link(record, play.seats)),
        ("game", "The game so far", "Opens at the last move; also hands on the turn.",
         record_link(upto, play.seats)),
    ]  # fmt: skip
    if shown != play.table.at:
        links.append(("moment", "This moment", "", record_link(upto, play.seats, shown)))
    return dialog(
        "Share",
        h("p", {}, "The whole game is in the link; names are not."),
        [
            h(
                "div",
                {"class": "share-row", "key": key},
                h("h3", {}, title),
                h("p", {"class": "help"}, said) if said else None,
                h(
                    "input",
                    {
                        "type": "text",
                        "readonly": "readonly",
                        "value": f"{model.base}#{link}",
                        "aria-label": f"Link: {title}",
                        "data-select": "all",
                    },
                ),
                button(f"copy:{key}", "Copy or share", kind="primary"),
            )
            for key, title, said, link in links
        ],
        h("p", {"class": "answer", "role": "status"}, play.message),
    )


def _prefs(model: Model, _: str) -> Tree:
    labels = {
        "theme": "Colours",
        "pace": "Pace of bots",
        "auto": "Moves without a choice",
        "skip": "Windows without a choice",
        "confirm": "End of a turn",
        "keys": "Single-letter keys",
    }
    return dialog(
        "Preferences",
        [
            radios(f"pref:{name}", labels[name], choices, getattr(model.prefs, name))
            for name, choices in PREF_CHOICES.items()
        ],
        kind="narrow",
    )


KEYS: Final = (
    ("Tab", "to the board, the buttons, the log"),
    ("Arrows", "from place to place on the board; step through the past outside it"),
    ("Enter", "choose"),
    ("1–9", "take an offered choice"),
    ("U or Ctrl+Z", "take back"),
    ("R or Ctrl+Y", "make again"),
    ("← →, Home, End", "step through the past"),
    ("Esc", "close, or choose again"),
    ("?", "these keys"),
)


def _keys(model: Model, _: str) -> Tree:
    rows = [h("tr", {}, h("th", {"scope": "row"}, key), h("td", {}, does)) for key, does in KEYS]
    return dialog("Keys", h("table", {"class": "keys"}, h("tbody", {}, rows)), kind="narrow")


def _about(model: Model, _: str) -> Tree:
    games = [catalog.info(game) for game in catalog.GAMES]
    return dialog(
        "About Hustings",
        h("p", {}, "A table for election games that runs wholly in your browser. Nothing you do "
          "here leaves this device unless you send a link yourself."),
        h("p", {}, "Hustings is free software under the MIT licence; the file NOTICE.md that comes "
          "with it names everything it is built from."),
        h("h3", {}, "The games"),
        h("ul", {}, [h("li", {}, h("b", {}, info.title), ": ", info.credit) for info in games]),
        kind="narrow",
    )  # fmt: skip


def _delete(model: Model, save_id: str) -> Tree:
    head = next((save for save in model.saves if save.id == save_id), None)
    title = catalog.info(head.game).title if head else "this game"
    return dialog(
        "Delete a game",
        h("p", {}, f"Delete {title} for good? It cannot be brought back."),
        h(
            "div",
            {"class": "actions"},
            button("close", "Keep it", kind="primary"),
            button(f"drop:{save_id}", "Delete it", kind="danger"),
        ),
        kind="narrow",
    )


_DIALOGS: Final[dict[str, Callable[[Model, str], Tree]]] = {
    "menu": _menu,
    "rules": _rules,
    "share": _share,
    "prefs": _prefs,
    "keys": _keys,
    "about": _about,
    "delete": _delete,
}
