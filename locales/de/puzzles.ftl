### The replies that the puzzles of all games share. What a move brings is said by the game's own catalogue,
### such as gerrymander_puzzles.ftl.

# $best: what the best move brings: "50 delegates". $yours: what the player's move brings.
right = Richtig: { $best }.
# $why: a sentence that says why this move is the best.
right-because = Richtig: { $best }. { $why }
worse = Deine Wahl: { $yours }. Am besten: { $best }.
# $why: a sentence that says why the player's move is worse, without naming the best one.
worse-because = Deine Wahl: { $yours }. Am besten: { $best }. { $why }
