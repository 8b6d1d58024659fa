### What the puzzles of several games share. The replies are in the games' own catalogues, such as
### gerrymander_puzzles.ftl.

# Zwei Sätze. $verdict: was die beste Aktion bringt. $why: warum sie die beste ist.
because = { $verdict } { $why }
