### The captions of the pictures in the rules of Gerrymander (py/hustings/games/gerrymander/figures.json).

figure-1 = Borders are drawn between the counties. The number on a token is its votes; a closed part becomes a district and goes to the party with most votes in it, whose pattern it then bears.
