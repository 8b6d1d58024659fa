### The captions of the pictures in the rules of Early States (py/hustings/games/early_states/figures.json).

figure-1 = Ein Blatt mitten im Spiel. Oben die Würfel dieses Zugs; darunter die neun Staaten mit ihren Kreisen, die Preise für den ersten, zweiten und dritten Platz und alles, was schon gekauft ist.
figure-2 = Ein leeres Blatt zum Spielen auf Papier: Wer diese Regeln druckt, bekommt es auf der letzten Seite.
