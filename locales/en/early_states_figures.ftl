### The captions of the pictures in the rules of Early States (py/hustings/games/early_states/figures.json).

figure-1 = A sheet in play. On top the dice of this turn; below them the nine states with their circles, the prizes for first, second and third place, and what the campaign has bought.
figure-2 = An empty sheet for play on paper: who prints these rules gets it on the last page.
