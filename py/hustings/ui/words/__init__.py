"""Every word of the application's own that a player reads (a game's are in its text.py).

A translation is another version of this folder. What has parts is a function, so that a language
can put them in its own order.
"""

from hustings.ui.words.common import *  # noqa: F403
from hustings.ui.words.dialogs import *  # noqa: F403
from hustings.ui.words.home import *  # noqa: F403
from hustings.ui.words.learn import *  # noqa: F403
from hustings.ui.words.notes import *  # noqa: F403
from hustings.ui.words.over import *  # noqa: F403
from hustings.ui.words.rules import *  # noqa: F403
from hustings.ui.words.table import *  # noqa: F403
from hustings.ui.words.trouble import *  # noqa: F403
