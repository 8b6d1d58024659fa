### The replies that the puzzles of all games share. What a move brings is said by the game's own catalogue,
### such as gerrymander_puzzles.ftl.

right = Juste : { $best }.
right-because = Juste : { $best }. { $why }
worse = Ton coup : { $yours }. Meilleur : { $best }.
worse-because = Ton coup : { $yours }. Meilleur : { $best }. { $why }
