### The lesson of Delegate Dash, step by step (py/hustings/games/delegate_dash/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Delegate Dash

## Étape 1

lesson-01 = Tu joues le sénateur Nord : en bleu, avec le signe des Blasons. Qui atteint 305 des 608 délégués gagne. Ces barres montrent où chacun en est : tout le monde part de zéro.

## Étape 2

lesson-02 = Les pièces sont des délégués. À chacune des cinq manches, d’autres États votent : cette fois ceux marqués A, pour as, c’est-à-dire 1. Ton dé montre 5 : avance de cinq États au plus. Où peux-tu gagner le plus ?
lesson-02-answer-move-20 = Bien choisi : il y avait là deux pièces.
lesson-02-answer-move-0 = Il n’y a que 30 là-bas. Un État plus riche est à ta portée.
lesson-02-answer-move-14 = Il n’y a que 20 là-bas. Un État plus riche est à ta portée.
lesson-02-answer-stay = Ici, au centre, il n’y a rien à gagner. Va dans l’un des États éclairés.
lesson-02-answer-move = Il n’y a rien à gagner là-bas à cette manche. Va dans l’un des États éclairés.
lesson-02-otherwise = Va dans l’un des États éclairés.

## Étape 3

lesson-03 = Vous étiez trois à lancer les dés : le meilleur a pris 50, toi 30, le dernier rien. Il reste une pièce, alors tous relancent. Ton dé montre 0 : rentre dans ton fief, sur un État bleu, ou reste.
lesson-03-answer-move-0 = Personne d’autre n’y était : les 30 sont à toi.
lesson-03-answer-move = C’est bien ton fief, mais cet État est vide. Il reste 30 tout en haut.
lesson-03-answer-stay = Il ne reste rien ici. Il y a 30 tout en haut, dans ton fief.
lesson-03-otherwise = Il reste 30 tout en haut, dans ton fief.

## Étape 4

lesson-04 = Tout est pris, la manche 2 commence : les 2 votent. Le coin d’un État dit à combien de pas il se trouve. Le 50 à l’ouest est hors de portée. Que peux-tu viser de mieux ?
lesson-04-answer-move-18 = Personne d’autre n’est venu : les 20 sont à toi.
lesson-04-answer-move-2 = Il n’y a que 1 là-bas. Tes 5 pas te mènent à mieux.
lesson-04-answer-move = Il n’y a rien à gagner là-bas à cette manche. Regarde les États éclairés.
lesson-04-answer-stay = Il ne reste rien ici. Regarde les États éclairés.
lesson-04-otherwise = Regarde les États éclairés.

## Étape 5

lesson-05 = Tu pourrais céder une de tes pièces pour relancer et repartir. Mais il ne reste qu’un délégué à gagner : termine là.
lesson-05-answer-surrender = Tu paierais 20 ou plus pour une chance de gagner 1. Le marché est bon quand tu as une petite pièce et qu’une grosse est tout près.
lesson-05-answer-done = Bien vu : tes pièces valent plus.
lesson-05-otherwise = Termine ton déplacement.

## Étape 6

lesson-06 = Manche 3. Le dé le plus haut part en premier. Le Sud passe avant toi avec le même 3, car il a les « Dés » à cette manche. Trois rivaux sont sur le 50 ; il y a 40 à deux endroits. Où vas-tu ?
lesson-06-answer-move-23 = 40 à coup sûr : personne ne pouvait suivre.
lesson-06-answer-move-6 = Vous seriez quatre à lancer pour une seule pièce : elle serait à toi une fois sur quatre. Mieux vaut 40 à coup sûr.
lesson-06-answer-move-7 = 40 à coup sûr, c’est bien. L’autre 40 est meilleur : tu as déjà deux pièces vertes, et cela va payer.
lesson-06-answer-move-3 = 20 à coup sûr. Mais 40 sont tout aussi sûrs : personne ne joue après toi.
lesson-06-answer-stay = Il y a 10 ici. Les 40 sont tout aussi sûrs : personne ne joue après toi.
lesson-06-answer-move = Il y a moins là-bas, ou rien. Regarde les États éclairés.
lesson-06-otherwise = Regarde les États éclairés.

## Étape 7

lesson-07 = Tu n’as pas de rival ici, donc pas de lancer : prends une pièce, mais une seule. L’autre reste là et peut être gagnée plus tard dans cette manche.
lesson-07-answer-take-4 = Cela te fait 120 délégués.
lesson-07-answer-take-0 = Tu ne peux en prendre qu’une pour l’instant. Choisis la plus grosse.
lesson-07-otherwise = Prends une pièce.

## Étape 8

lesson-08 = Sautons à la manche 5, la dernière. Tu as alors 150. Si personne n’y atteint 305, la convention décide : le dernier quitte la course, et les autres lancent les dés pour ses pièces.

## Étape 9

lesson-09 = On lance pour une couleur après l’autre, et chaque pièce que tu en as ajoute 1. Tu en as trois bleues. 40 bleus sont tout près ; 90 dans le fief de l’Ouest, et l’Ouest joue en dernier. Où vas-tu ?
lesson-09-answer-move-5 = 40 à coup sûr : te voilà à 190, avec quatre pièces bleues.
lesson-09-answer-move-10 = L’Ouest peut rentrer et lancer contre toi. 40 à coup sûr, et bleus, c’est mieux.
lesson-09-answer-move = Il n’y a rien à gagner là-bas. Regarde les deux États éclairés.
lesson-09-answer-stay = Il n’y a rien à gagner ici. Regarde les deux États éclairés.
lesson-09-otherwise = Regarde les deux États éclairés.

## Étape 10

lesson-10 = Il reste deux pièces, et seul l’Ouest peut y être. Qui perd ce lancer prend la seconde. Vas-y donc aussi.
lesson-10-answer-move-10 = L’une des deux est à toi.
lesson-10-answer-stay = Il ne reste rien ici. Une pièce t’attend là où se tient l’Ouest.
lesson-10-answer-move = Il n’y a rien à gagner là-bas. Une pièce t’attend là où se tient l’Ouest.
lesson-10-otherwise = Une pièce t’attend là où se tient l’Ouest.

## Étape 11

lesson-11 = 2 partout ; l’Ouest, dans son fief, passe d’abord : tu prends 20. Suis maintenant la convention : le Sud quitte la course. Au lancer pour son 50 bleu, tu ajoutes 5 : quatre pièces bleues et ton pion.

## Étape 12

lesson-12 = Ton 1, avec 5 en plus, a gagné le 50 bleu du Sud ! Ce lancer et d’autres ont porté tes 211 à 322. Atteins donc 305 à temps, ou réunis une couleur : elle te fait gagner les lancers de la fin.
