### The captions of the pictures in the rules of Poll Position! (py/hustings/games/poll_position/figures.json).

figure-1 = The third week. Dice are polling sites, queues are the voters who wait at them; a tick says that there are enough sites, a red badge how many voters are turned away. Above lies the event of the week.
