"""What Python has imported when the page keeps its memory for later visits (web/boot/remember.js).

Nothing here may touch the browser: a memory cannot hold what belongs to one page.
"""

from importlib import import_module

from hustings import catalog

# What PyScript's own Python needs of the library, then the application.
for name in ("base64", "html", "pathlib", "hustings.ui.app"):
    import_module(name)
for game in catalog.GAMES:
    catalog.rules(game)
    catalog.text(game)
    catalog.view(game)
