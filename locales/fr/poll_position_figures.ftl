### The captions of the pictures in the rules of Poll Position! (py/hustings/games/poll_position/figures.json).

figure-1 = La troisième semaine. Les dés sont des bureaux de vote, les files les électeurs qui y attendent ; une coche dit que les bureaux suffisent, une pastille rouge combien d’électeurs sont refoulés. En haut, l’événement de la semaine.
