### The captions of the pictures in the rules of Poll Position! (py/hustings/games/poll_position/figures.json).

figure-1 = Die dritte Woche. Würfel sind Wahllokale, und davor stehen die Wählenden Schlange. Ein Haken zeigt, dass die Plätze reichen, ein rotes Schild, wie viele abgewiesen werden. Oben liegt das Ereignis der Woche.
