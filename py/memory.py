"""What Python has imported when the page keeps its memory for the next visit (web/remember.js).

Nothing here may touch the browser: a memory cannot hold what belongs to one page.
"""

import base64
import html

import hustings.ui.app
from hustings import catalog

for game in catalog.GAMES:
    catalog.rules(game)
    catalog.text(game)
    catalog.view(game)
