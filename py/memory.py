"""Imports what the page's memory snapshot holds for later visits (web/boot/snapshot_worker.js).

Nothing here may touch the browser: a snapshot cannot hold what belongs to one page.
"""

from importlib import import_module

from hustings import catalog

# PyScript's own Python needs the first three.
for name in ("base64", "html", "pathlib", "hustings.ui.app"):
    import_module(name)
for game in catalog.GAMES:
    catalog.rules(game)
    catalog.text(game)
    catalog.view(game)
