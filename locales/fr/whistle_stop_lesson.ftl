### The lesson of Whistle-Stop, step by step (py/hustings/games/whistle_stop/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Whistle-Stop

## Ce qui répond à un coup dans plusieurs étapes

answer-end = Pas encore : il te reste une action.
answer-draw = Cela prendrait une action. À la fin de ton tour, tu piocheras trois cartes gratuitement.
answer-buy = Tu as déjà deux vetos. Place d’abord des délégués sur la carte.

## Étape 1

lesson-01 = Quinze régions valent 538 points. À une élection, qui gagne une région en prend les points. Qui en a le plus après la dernière élection l’emporte. Cette barre les compte.

## Étape 2

lesson-02 = Tu as trois actions par tour. La plupart des cartes ont deux moitiés, au choix : un effet ou de l’argent. Joue Sud-Ouest pour son effet : 3 délégués dans cette région, qui vaut 41 points.
lesson-02-answer-card-15-0 = Trois délégués sont en route.
lesson-02-answer-card-15-1 = Son argent n’achète que deux délégués. Son effet en place trois.
lesson-02-answer-card = Bientôt. D’abord la carte Sud-Ouest : 41 points, c’est beaucoup.
lesson-02-otherwise = D’abord la carte Sud-Ouest.

## Étape 3

lesson-03 = La carte Dîner de gala n’est que de l’argent : 4 M$. Chaque million place un délégué dans la région que tu veux. Joue cette carte.
lesson-03-answer-card-2-1 = Quatre délégués : où les mettre ?
lesson-03-answer-card = Bientôt. Pour l’instant, prends l’argent de la carte Dîner de gala.
lesson-03-otherwise = Joue la carte Dîner de gala.

## Étape 4

lesson-04 = La Californie vaut plus que toutes les autres : 54 points. (Un bord doré marque une région d’un seul État.) Touche-la quatre fois : les quatre délégués y vont.
lesson-04-answer-place-14-1 = La Californie se présente bien.
lesson-04-answer-place-14 = Un à la fois, s’il te plaît : touche la Californie.
lesson-04-answer-place = Cette région vaut moins. La Californie vaut 54 points.
lesson-04-otherwise = Tous les quatre en Californie.

## Étape 5

lesson-05 = Ta dernière action. La carte Nord-Ouest a aussi deux moitiés : 3 délégués là-bas, ou 2 M$ pour 2 délégués où tu veux. Il n’y a encore personne dans le Nord-Ouest. Que choisis-tu ?
lesson-05-answer-card-11-0 = Trois délégués, et le Nord-Ouest est à toi pour l’instant.
lesson-05-answer-card-11-1 = C’est bon quand deux délégués peuvent gagner deux régions. Ici, prends-en trois, pour 35 points.
lesson-05-answer-card = Tu pourrais. Mais compare d’abord les deux moitiés de la carte Nord-Ouest.
lesson-05-otherwise = Joue une moitié de la carte Nord-Ouest.

## Étape 6

lesson-06 = Tu as pioché trois cartes, comme après chaque tour. Maintenant, ton rival met 3 délégués en Chesapeake, qui ne vaut que 26. Un veto arrêterait cela, mais tu n’en as que deux. Laisse passer.
lesson-06-answer-pass = Bien vu. Il y aura pire.
lesson-06-answer-veto = La Chesapeake vaut peu. Garde le veto pour une carte qui te prend quelque chose.
lesson-06-otherwise = Laisse passer cette carte.

## Étape 7

lesson-07 = Spot d’attaque : tu perdrais deux de tes quatre délégués en Californie. Voilà à quoi sert un veto ! Joue le vert : on peut en racheter un pour 4 M$.
lesson-07-answer-veto-50 = Bloqué ! Tes quatre délégués restent.
lesson-07-answer-veto = Cela marche aussi, mais un veto noir est perdu pour de bon. Garde-le : joue le vert.
lesson-07-answer-pass = Cela te coûterait la moitié de tes délégués dans ta meilleure région. Arrête cette carte !
lesson-07-otherwise = Arrête cette carte.

## Étape 8

lesson-08 = Deux manches plus tard, ta dernière action avant l’élection. Qui n’a pas de rival dans une région la gagne sans dés. Il n’y a personne dans le Sud-Est ni dans le Haut-Midwest. Joue Sud pour son argent : 2 M$.
lesson-08-answer-card-7-1 = Deux délégués, pour deux régions.
lesson-08-answer-card-7-0 = Trois délégués pour 29 points. Avec l’argent, deux délégués peuvent gagner deux régions plus grandes.
lesson-08-answer-card-17-0 = Trois délégués là où un seul suffit. Avec 2 M$, tu peux avoir cette région et le Sud-Est.
lesson-08-answer-card-14-0 = Trois délégués là où un seul suffit. Avec 2 M$, tu peux avoir cette région et le Haut-Midwest.
lesson-08-answer-card-17-1 = De l’argent, oui ! Mais le Sud vaut moins de points : c’est la carte Sud qu’il faut dépenser.
lesson-08-answer-end = Il reste une action : profites-en.
lesson-08-answer-card = De bonnes cartes, mais cherche les régions où il n’y a personne. Joue Sud pour son argent.
lesson-08-otherwise = Joue Sud pour son argent.

## Étape 9

lesson-09 = Un délégué dans le Sud-Est, qui vaut 41, un dans le Haut-Midwest, qui vaut 45.
lesson-09-answer-place-10-2 = Un seul suffit là où il n’y a personne d’autre. Mets le second ailleurs.
lesson-09-answer-place = D’autres y sont déjà, ou cela vaut moins. Prends le Sud-Est et le Haut-Midwest.
lesson-09-otherwise = Un dans chacune des deux.

## Étape 10

lesson-10 = L’élection : chaque délégué valait un dé, et tes deux meilleurs comptaient. Sans rival, tu as gagné sans dés. Tous les délégués restent pour la suivante.

## Étape 11

lesson-11 = Quatre manches plus tard, tu as 36 délégués. La deuxième élection : en Californie, 9 pour ton rival, 8 pour toi. Tu l’as gagnée la dernière fois : tu peux donc relancer un dé. Lequel ?
lesson-11-answer-reroll-1 = Un 5 ! Avec ton autre 5, cela fait 10.
lesson-11-answer-reroll-5 = Le 5 est ton meilleur dé. Les deux 1 ne comptent pas : relance l’un d’eux.
lesson-11-answer-reroll-3 = Le 3 compte pour l’instant. Relance un 1 : tu n’as rien à perdre.
lesson-11-answer-keep = Alors ton rival gagne la Californie. Relance un 1 : tu n’as rien à perdre.
lesson-11-otherwise = Relance l’un des 1.

## Étape 12

lesson-12 = La Californie reste à toi ! Ensuite, chacun peut changer des cartes. La troisième élection, à la manche 13, décide. Donc : des dés là où il y a beaucoup de points, un délégué là où il n’y a personne, un veto contre ce qui fait mal.
