### What stands in pages that the build writes: a game's own, 404.html, the head of index.html, and what an
### installed page says of itself. The table shows none of it.

## L’en-tête de la page de la table, et les liens vers elle

slogan = Une boîte de jeux d’élections
share-title = Hustings · { slogan }
share-text = Des jeux d’élections à une même table, dans ton navigateur : contre des bots, à plusieurs devant le même écran, ou à distance par liens. Sans inscription : tes parties restent sur ton appareil.
needs-script = Hustings a besoin de JavaScript et de WebAssembly.

## Ce que le manifeste dit de la page là où elle est installée

app-text = Des jeux d’élections à une même table, dans ton navigateur.

## Ce que l’on voit en suivant un lien, avant la table

coming = On dresse ta table.

## La page d’un jeu

game-share-text = { $pitch } { $facts }. Dans le navigateur, sans compte.
game-picture = { $game } : le plateau en milieu de partie
game-play = Jouer à { $game }
game-needs-script = { $game } a besoin de JavaScript : là où il fonctionne, la table s’ouvre d’elle-même.
game-how-to-play = Comment jouer

## 404.html

lost-heading = Il n’y a rien à cette adresse
lost-text = On cherche la table. Si elle ne s’ouvre pas d’elle-même, ouvre-la ici ; le lien d’une partie peut s’y coller sous « Ouvrir un lien ».
lost-open = Ouvrir la table
