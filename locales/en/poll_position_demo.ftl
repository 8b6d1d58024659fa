### The captions of Poll Position!'s half minute on the home page (py/hustings/games/poll_position/demo.json): each
### stands below the board until the next comes, so it is short.

title = Poll Position!
demo-1 = Two play as one team: voters turn up, and polling sites must be open for them.
demo-2 = Every week something happens: now staffing in Quebec is dearer.
demo-3 = The last week. Whoever is turned away will complain.
demo-4 = Election day, region by region: was it enough?
