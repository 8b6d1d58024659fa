### What is said while New Game is shown on the home page.

title = New Game
demo-1 = Each roll wins so many people in a town, and each town goes to whoever has most.
demo-2 = A town cannot be courted twice in a row: where next?
demo-3 = The towns are counted. Who carries most of the five?
