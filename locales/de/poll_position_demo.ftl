### The captions of Poll Position!'s half minute on the home page (py/hustings/games/poll_position/demo.json): each
### stands below the board until the next comes, so it is short.

title = Poll Position!
demo-1 = Zwei spielen als Team: Wählende kommen, und die Wahllokale müssen offen sein.
demo-2 = Jede Woche passiert etwas: Jetzt ist Aufstocken in Québec teurer.
demo-3 = Die letzte Woche. Wer abgewiesen wird, beschwert sich.
demo-4 = Wahltag, Region für Region: Hat es gereicht?
