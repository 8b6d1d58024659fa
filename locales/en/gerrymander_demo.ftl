### The captions of Gerrymander's half minute on the home page (py/hustings/games/gerrymander/demo.json): each
### stands below the board until the next comes, so it is short.

title = Gerrymander
demo-1 = Red and Blue have 99 votes each. They take turns drawing borders.
demo-2 = A district that is closed goes to whoever has most votes in it.
demo-3 = By a single vote: so the other side’s votes are wasted.
demo-4 = Red wins one 22 to 0: so many votes packed into a single district.
demo-5 = Equal votes, far more districts: whoever draws the map wins.
