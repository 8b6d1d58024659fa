### The captions of the pictures in the rules of Delegate Dash (py/hustings/games/delegate_dash/figures.json).

figure-1 = The fourth round. Each tile is a state: its region's suit, its value, the delegates that lie on it. States with a gold edge vote in this round; the pawns beside them are the candidates who are there. In the corners stand the four candidates with their delegates on the way to 305, and the die that says how far each may move.
