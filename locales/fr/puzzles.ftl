### What the puzzles of several games share. The replies are in the games' own catalogues, such as
### gerrymander_puzzles.ftl.

# Deux phrases. $verdict: ce que rapporte le meilleur coup. $why: pourquoi.
because = { $verdict } { $why }
