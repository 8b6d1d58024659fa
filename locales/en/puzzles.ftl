### The replies that the puzzles of all games share. What a move brings is said by the game's own catalogue,
### such as gerrymander_puzzles.ftl.

# $best: what the best move brings: "50 delegates". $yours: what the player's move brings.
right = Right: { $best }.
worse = Yours: { $yours }. Best: { $best }.
otherwise = There is a better way: { $best }.
