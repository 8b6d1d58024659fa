"""What the bot worker runs: a job in, a move token out, one batch of thinking at a time.

web/worker.js calls start and step and hears messages between two steps.
"""

from hustings.shell.thinker import Thinker

thinker = Thinker()
