### The lesson of New Game, step by step.

title = New Game
lesson-01 = Five towns. Whoever has most supporters in a town at the end carries it, and most towns win.
lesson-02 = The die says how many people you win this turn. Send them to this town.
lesson-02-answer-court-2 = They are yours.
lesson-02-otherwise = Any town would do at first. For now, take the one that is lit.
lesson-03 = Not the same town twice in a row: choose another one.
lesson-03-otherwise = There your rival has people already. Begin where nobody is.
