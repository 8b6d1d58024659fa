### The captions of Early States's half minute on the home page (py/hustings/games/early_states/demo.json): each
### stands below the board until the next comes, so it is short.

title = Early States
demo-1 = Dice and money put marks into nine states, and buy staff and ads.
demo-2 = Iowa is full: whoever fills a state first takes most of its delegates.
demo-3 = Each first place is there once, and the race is on for the next.
demo-4 = Coming second counts as well. When the first places are gone, it ends.
