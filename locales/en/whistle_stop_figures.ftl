### The captions of the pictures in the rules of Whistle-Stop (py/hustings/games/whistle_stop/figures.json).

figure-1 = In the middle of a game. The map shows who holds or leads each region; the bar above it counts the points on the way to 270. The train on the track tells the round, and where the elections and the debate lie.
