"""How Sphinx makes the site; tools/docs/__main__.py runs it."""

from __future__ import annotations

import inspect
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "py")]

from tools.docs.docstrings import ALIAS, rst  # noqa: E402

project = "Hustings"
author = "the Hustings contributors"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
nitpicky = False
highlight_language = "none"

myst_heading_anchors = 3
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = ["numpy", "gymnasium", "pettingzoo"]
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = "Hustings"
html_static_path = ["static"]
templates_path = ["templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/to_table.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_extra_path = [os.environ["HUSTINGS_DOCS_FILES"]]
html_css_files = ["hustings.css"]
html_favicon = str(ROOT / "assets" / "icons" / "icon.svg")
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {
        "color-background-primary": "#fffdf7",
        "color-background-secondary": "#f6f0e2",
        "color-background-border": "#cfc5ae",
        "color-background-hover": "#ece3cd",
        "color-background-hover--transparent": "#ece3cd00",
        "color-foreground-primary": "#1c2230",
        "color-foreground-secondary": "#565d6d",
        "color-foreground-muted": "#5f6675",
        "color-foreground-border": "#8d8269",
        "color-brand-primary": "#b0252f",
        "color-brand-content": "#1d4f8f",
        "color-brand-visited": "#1d4f8f",
        "color-inline-code-background": "#f6f0e2",
        "color-code-background": "#f6f0e2",
        "color-sidebar-link-text--top-level": "#1c2230",
        "color-api-name": "#b0252f",
        "color-api-pre-name": "#b0252f",
        "font-stack": "'Public Sans', 'Segoe UI', system-ui, sans-serif",
        "font-stack--headings": "'Zilla Slab', Rockwell, 'Roboto Slab', Georgia, serif",
    },
    "dark_css_variables": {
        "color-background-primary": "#20242e",
        "color-background-secondary": "#171a21",
        "color-background-border": "#3d4352",
        "color-background-hover": "#2b303c",
        "color-background-hover--transparent": "#2b303c00",
        "color-foreground-primary": "#f1ece0",
        "color-foreground-secondary": "#b3b5bd",
        "color-foreground-muted": "#a3a6b0",
        "color-foreground-border": "#747c90",
        "color-brand-primary": "#f0868b",
        "color-brand-content": "#8fbcf5",
        "color-brand-visited": "#8fbcf5",
        "color-inline-code-background": "#171a21",
        "color-code-background": "#171a21",
        "color-sidebar-link-text--top-level": "#f1ece0",
        "color-api-name": "#f0868b",
        "color-api-pre-name": "#f0868b",
    },
}


def _docstring(_app: Any, _what: str, _name: str, _thing: Any, _options: Any, lines: Any) -> None:
    lines[:] = rst(lines)


def _signature(
    _app: Any, what: str, _name: str, thing: Any, _options: Any, _given: Any, _returned: Any
) -> tuple[str, None] | None:
    """Return a class's signature where Sphinx would be wrong about it.

    A protocol is not called at all; what inherits from a library that is not there has the
    signature of its own `__init__`.
    """
    if what != "class":
        return None
    if getattr(thing, "_is_protocol", False):
        return "", None
    if thing.__module__.startswith("hustings.envs") and "__init__" in vars(thing):
        parameters = inspect.signature(thing.__init__, eval_str=True).parameters
        return str(inspect.Signature(list(parameters.values())[1:])), None
    return None


def _skip(_app: Any, _what: str, _name: str, thing: Any, skip: bool, _options: Any) -> bool | None:
    """Leave out the fields of a named tuple, which stand in its signature already."""
    said = getattr(thing, "__doc__", None) or ""
    return True if said.startswith(ALIAS) else skip or None


def setup(app: Any) -> None:
    """Have Sphinx read our docstrings as they are written."""
    app.connect("autodoc-process-docstring", _docstring)
    app.connect("autodoc-process-signature", _signature)
    app.connect("autodoc-skip-member", _skip)
