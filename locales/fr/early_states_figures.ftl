### The captions of the pictures in the rules of Early States (py/hustings/games/early_states/figures.json).

figure-1 = Une feuille en cours de partie. En haut, les dés de ce tour ; au-dessous, les neuf États avec leurs cercles, les prix de la première, de la deuxième et de la troisième place, et les achats de la campagne.
figure-2 = Une feuille vierge pour jouer sur papier : elle occupe la dernière page quand on imprime ces règles.
