### The captions of the pictures in the rules of Gerrymander (py/hustings/games/gerrymander/figures.json).

figure-1 = Grenzen werden zwischen den Countys gezogen. Die Zahl auf einem Plättchen gibt seine Stimmen an; ein abgeschlossenes Gebiet wird zum Wahlkreis und geht an die Partei mit den meisten Stimmen darin, deren Muster er dann trägt.
