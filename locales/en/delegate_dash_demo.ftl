### The captions of Delegate Dash's half minute on the home page (py/hustings/games/delegate_dash/demo.json): each
### stands below the board until the next comes, so it is short.

title = Delegate Dash
demo-1 = Dice say who walks first. A coin is worth the delegates printed on it.
demo-2 = Those who meet on a coin hold a caucus: the higher die takes most of it.
demo-3 = Super Tuesday: eight coins at once. Who goes where?
demo-4 = Whoever leaves a caucus without delegates has walked for nothing.
demo-5 = Three are after the same 40 delegates: the dice share them out.
