## New Game

new-game-title = New Game
new-game-tagline = Five towns, six rounds: win over most of them, one roll at a time.
new-game-credit = Rules, words and drawing are our own.
