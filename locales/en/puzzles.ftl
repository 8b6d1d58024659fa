### What the puzzles of several games share. The replies are in the games' own catalogues, such as
### gerrymander_puzzles.ftl.

# Two sentences. $verdict: what the best move brings, "Right: that wins 50 delegates." $why: why it is the best.
because = { $verdict } { $why }
