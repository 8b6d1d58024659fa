"""Buttons, icons, fields, dialogs and banners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from hustings.core.protocols import Tree
from hustings.draw.tree import Child, cls, h, part
from hustings.ui import words

_ICONS: Final = {
    "home": "M3 11 12 4l9 7M6 10v9h12v-9",
    "undo": "M9 6 4 11l5 5M5 11h9a5 5 0 0 1 0 10h-3",
    "redo": "M15 6l5 5-5 5M19 11h-9a5 5 0 0 0 0 10h3",
    "menu": "M4 7h16M4 12h16M4 17h16",
    "list": "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
    "close": "M6 6l12 12M18 6 6 18",
    "first": "M6 5v14M18 6l-8 6 8 6z",
    "prev": "M16 6l-8 6 8 6z",
    "next": "M8 6l8 6-8 6z",
    "last": "M18 5v14M6 6l8 6-8 6z",
    "hint": "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3z",
    "why": "M4 4h16v12h-9l-5 4v-4H4zM10 8.6a2 2 0 1 1 3 1.7c-.7.4-1 .7-1 1.4M12 13.6v.1",
    "again": "M4 4v5h5M4.6 9a8 8 0 1 1-.6 5M10 9.5l5 3-5 3z",
    "pause": "M9 6v12M15 6v12",
    "step": "M6 5v14M10 6l8 6-8 6z",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "pen": "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
    "note-prev": "M5 4h14v16H5zM13 8l-4 4 4 4",
    "note-next": "M5 4h14v16H5zM11 8l4 4-4 4",
    "book": "M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z",
}

SLOT: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Placeholder in a message for an element (see `fill_slot`)."""


@part
def icon(name: str) -> Tree:
    """Return an icon. It has no label, so the button around it needs one."""
    return h("svg", {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"},
             h("path", {"d": _ICONS[name]}))  # fmt: skip


def button(do: str, label: Child, *, kind: str = "", title: str = "", **attrs: Any) -> Tree:
    """Return a button that sends a message when pressed."""
    return h(
        "button",
        {
            "type": "button",
            "class": cls("button", kind),
            "data-do": do,
            "title": title or None,
            **attrs,
        },
        label,
    )


@part
def icon_button(do: str, name: str, label: str, *, off: str = "", kind: str = "") -> Tree:
    """Return a square button with an icon. off: why it is disabled, or ""."""
    return button(
        do,
        icon(name),
        kind=cls("icon-button", kind, off and "off") or "",
        title=words.common.label_disabled(label=label, why=off) if off else label,
        **{"aria-label": label, "aria-disabled": "true" if off else None},
    )


def wide_button(do: str, name: str, label: str, *, kind: str = "", key: str = "") -> Tree:
    """Return a button with an icon and a label; narrow screens show only the icon."""
    inner = [icon(name), h("span", {"class": "wide-word"}, label)]
    keyed = {"key": key} if key else {}
    return button(do, h("span", {"class": "wide-inner"}, inner), kind=kind, title=label, **keyed)


@part
def rule_button(rule: int, label: str, *, key: str = "", stop: bool = True) -> Tree:
    """Return the small button that opens a rule. stop: whether the tab key stops there."""
    attrs = {"type": "button", "class": "to-rule", "data-do": f"rule:{rule}", "key": key or None}
    attrs |= {"aria-label": label, "title": label, "tabindex": None if stop else "-1"}
    return h("button", attrs, "?")


def dropdown(change: str, label: str, choices: Iterable[tuple[str, str]], value: str) -> Tree:
    """Return a drop-down with a hidden label; a choice sends the message "<change>:<value>"."""
    return h(
        "span",
        {"class": "field"},
        h(
            "select",
            {"data-change": change, "value": value, "aria-label": label},
            [
                h("option", {"value": key, "selected": key == value or None}, text)
                for key, text in choices
            ],
        ),
    )


def confirm_dialog(title: str, asked: Sequence[Tree], keep: Tree, delete: Tree) -> Tree:
    """Return a dialog that asks before something goes for good. keep, delete: its buttons."""
    return dialog(title, *asked, h("div", {"class": "actions"}, keep, delete), kind="narrow")


def text_field(
    change: str, label: str, value: str, *, limit: int, hide: bool = False, lines: int = 1
) -> Tree:
    """Return a labelled text field; leaving it sends the message "<change>:<text>".

    hide: hide the label. lines: the height; fields of several lines keep pasted line breaks.
    Enter leaves the field in any case.
    """
    attrs = {"data-change": change, "maxlength": str(limit)}
    attrs |= {"autocomplete": "off", "spellcheck": "false"}
    if hide:
        attrs["aria-label"] = label
    if lines > 1:
        field = h("textarea", {**attrs, "data-enter": "leave", "rows": str(lines)}, value)
    else:
        field = h("input", {**attrs, "value": value, "type": "text"})
    return field if hide else h("label", {"class": "field"}, h("span", {}, label), field)


def radios(
    do: str,
    label: str,
    choices: Sequence[tuple[str, str]],
    value: str,
    pictures: Sequence[Tree] = (),
) -> Tree:
    """Return a row of buttons, one of them pressed; a click sends "<do>:<value>".

    pictures: that of each choice, shown above its label.
    """
    contents: Sequence[Child] = [text for _, text in choices]
    if pictures:
        contents = [
            h("span", {"class": "picture-over"}, *pair)
            for pair in zip(pictures, contents, strict=True)
        ]
    return h(
        "fieldset",
        {"class": cls("field choice-row", bool(pictures) and "with-pictures")},
        h("legend", {}, label),
        h(
            "div",
            {"class": "segments"},
            [
                button(
                    f"{do}:{key}",
                    content,
                    kind="segment",
                    **{"aria-pressed": "true" if key == value else "false"},
                )
                for (key, _), content in zip(choices, contents, strict=True)
            ],
        ),
    )


def dialog(title: str, *body: Child, kind: str = "") -> Tree:
    """Return a dialog with a title and a close button."""
    return h(
        "div",
        {"class": "veil", "data-veil": "close"},
        h(
            "section",
            {
                "class": cls("dialog", kind),
                "role": "dialog",
                "aria-modal": "true",
                "aria-label": title,
            },
            h(
                "header",
                {"class": "dialog-head"},
                h("h2", {}, title),
                icon_button("close", "close", words.common.close()),
            ),
            # the key keeps the next dialog from beginning where this one is scrolled to
            h("div", {"class": "dialog-body", "tabindex": "0", "key": title}, body),
        ),
    )


def folded(panel: Tree) -> Tree:
    """Return a panel folded under its heading; a panel without a heading as it is."""
    _, attrs, children = panel
    if not children or children[0][0] != "h2":
        return panel
    summary = h("summary", {}, *children[0][2])
    return h("details", {**attrs, "class": cls(attrs["class"], "folded")}, summary, *children[1:])


def fill_slot(text: str, tree: Tree) -> list[Child]:
    """Return a sentence with an element in place of SLOT."""
    before, _, after = text.partition(SLOT)
    return [before, tree, after]


def term_and_text(name: str, says: str) -> list[Child]:
    """Return a name in bold and the text about it."""
    return fill_slot(words.common.about_this(name=SLOT, says=says), h("b", {}, name))


def thinking_bar(ticket: int) -> Tree:
    """Return a bar for how far a bot is with its thinking; web/worker_client.js fills it in.

    ticket: the number of the question; the style sheet hides what is answered quickly.
    """
    attrs = {"class": "thinking", "key": f"thinking-{ticket}", "max": "1"}
    return h(
        "progress", {**attrs, "data-ticket": str(ticket), "aria-label": words.table.thinking()}
    )


def banner(text: str, *actions: Tree, kind: str = "") -> Tree:
    """Return a line across the page that stays until dismissed."""
    return h("div", {"class": cls("banner", kind), "role": "alert"}, h("p", {}, text), *actions)
