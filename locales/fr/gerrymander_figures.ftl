### The captions of the pictures in the rules of Gerrymander (py/hustings/games/gerrymander/figures.json).

figure-1 = On trace les frontières entre les comtés. Le nombre sur un jeton indique ses voix ; une région close devient une circonscription, va au parti qui y a le plus de voix et en prend le motif.
