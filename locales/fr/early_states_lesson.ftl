### The lesson of Early States, step by step (py/hustings/games/early_states/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Early States

## Étape 1

lesson-01 = Remplis tous les cercles d’un État avant tout le monde, et la plupart de ses délégués sont à toi. À la fin, qui a le plus de délégués gagne. On les compte ici.

## Étape 2

lesson-02 = Un tour commence par un lancer. Tu as un dé, et il montre un 1 : un dollar ou une voix, rien de plus. Tu peux le relancer une fois. Essaie !
lesson-02-answer-keep = Tu pourrais, mais il n’y a pas plus pauvre qu’un 1. Tout autre nombre rapporte plus : relance donc.
lesson-02-answer-reroll-1 = Un 6 ! On ne fait pas mieux : trois voix.
lesson-02-otherwise = D’abord le dé : relance-le.

## Étape 3

lesson-03 = Les voix remplissent des cercles, dans un État ou pour un nouveau dé. Le deuxième dé n’en a que quatre. Avec lui, tu lances deux dés à tous les tours suivants. Mets-y tes 3 voix.
lesson-03-answer-mark-9-1 = Mieux vaut les trois : plus tôt ce dé est à toi, plus souvent tu le lances.
lesson-03-answer-mark-9-3 = Plus qu’un cercle.
lesson-03-answer-mark-9 = Les trois, s’il te plaît.
lesson-03-answer-mark-10 = Un troisième dé, c’est bien aussi, mais il en faut six. Le deuxième d’abord.
lesson-03-answer-mark = Les États peuvent attendre. Au début, un deuxième dé t’aide plus : il rapporte des voix et de l’argent à chaque tour.
lesson-03-otherwise = D’abord le deuxième dé : ses quatre cercles sont à côté du tien.

## Étape 4

lesson-04 = Les voix sont placées. Voilà un tour : lancer, dépenser l’argent s’il y en a, placer les voix. Finis-le.
lesson-04-otherwise = Finis ton tour.

## Étape 5

lesson-05 = Ton lancer suivant est un 5 : deux voix. (Un 4 donnerait 2 $, un 3 donnerait 3 $, un 2 donnerait 1 $ et une voix.) Relancer, ou garder ?
lesson-05-answer-keep = Bien : seul un 6 rapporte plus de voix.
lesson-05-answer-reroll = C’est un pari : seul un 6 rapporte plus de voix. Garde le 5.
lesson-05-otherwise = D’abord le dé : garde-le.

## Étape 6

lesson-06 = Deux voix. L’une complète ton deuxième dé. Mets l’autre dans l’État qui a le moins de cercles : le New Hampshire.
lesson-06-answer-mark-9-1 = Le deuxième dé est à toi.
lesson-06-answer-mark-1-1 = C’est un début.
lesson-06-answer-mark-1-2 = Une seule ici : l’autre complète ton deuxième dé.
lesson-06-answer-mark-10 = Cette rangée peut attendre : finis d’abord le deuxième dé.
lesson-06-answer-mark = Cet État demande plus de cercles. C’est le New Hampshire que tu peux remplir le plus vite.
lesson-06-otherwise = Une voix pour le deuxième dé, une pour le New Hampshire.

## Étape 7

lesson-07 = Tu as maintenant deux dés. L’un montre 5, l’autre seulement 1. Tu peux n’en relancer qu’un : touche le dé qui montre 1, puis relance-le.
lesson-07-answer-reroll-2 = Un 6 ! Cela fait cinq voix en un tour.
lesson-07-answer-reroll-1 = C’est le 5 qui est bon : il rapporte deux voix. Laisse-le.
lesson-07-answer-reroll-3 = Le 5 est bon : laisse-le, et ne relance que le dé qui montre 1.
lesson-07-answer-keep = Relancer ne coûte rien. Pourquoi ne pas essayer d’améliorer le 1 ?
lesson-07-otherwise = Ne relance que le dé qui montre 1.

## Étape 8

lesson-08 = Deux tours plus tard, tu as trois dés et, pour 2 $, un organisateur : tu peux relancer deux fois. Remplis le New Hampshire ! La première place y vaut 5 délégués et 2 $.
lesson-08-answer-mark-1-2 = Première place ! Cinq délégués et deux dollars.
lesson-08-answer-mark-1-1 = Les deux, s’il te plaît : un État ne paie que si tous ses cercles sont pleins.
lesson-08-answer-mark = Pas encore. Un État ne paie que s’il est plein, et il n’en manque que deux au New Hampshire.
lesson-08-otherwise = Remplis d’abord le New Hampshire.

## Étape 9

lesson-09 = Ton tour suivant, avec 7 $. Un spot ne fait des croix qu’une fois. Un porte-parole ajoute une voix à chaque dé qui en donne, à tous les tours suivants. Achète-le !
lesson-09-answer-buy-5 = Avec trois dés, c’est jusqu’à trois voix de plus par tour.
lesson-09-answer-buy-3 = Dix croix d’un coup, c’est tentant. Mais avec trois dés, le porte-parole en fait bientôt davantage.
lesson-09-answer-buy-4 = Il rapporte plus d’argent. Ce sont les voix qui remplissent les cercles : prends le porte-parole.
lesson-09-answer-save = L’argent qui dort ne fait rien. Il reste bien des tours : achète ce qui aide à chacun d’eux.
lesson-09-answer-buy = Cela n’aide qu’une fois. Il est tôt : achète ce qui aide à tous les tours suivants.
lesson-09-otherwise = Achète le porte-parole.

## Étape 10

lesson-10 = Deux tours plus tard, tu as 4 $. C’est le moment de remplir des États. Un spot télé fait 2 croix par État, dans trois États de ton choix. Achète-le.
lesson-10-answer-buy-2 = Choisis maintenant les États.
lesson-10-answer-save = Tu pourrais, mais six croix pour 3 $ t’aident à prendre une première place dès maintenant. Tu vas voir où.
lesson-10-otherwise = Achète le spot télé.

## Étape 11

lesson-11 = En Virginie, il n’en manque que 2. En Pennsylvanie, il en manque 9, et 7 voix t’attendent encore : 2 croix y aident aussi. Le troisième est le Nevada. Choisis les trois.
lesson-11-answer-air-7 = La Virginie est pleine : sept délégués, et 2 $ !
lesson-11-answer-air-8 = Plus que sept cercles ici.
lesson-11-answer-air-3 = Deux de plus dans le Nevada.
lesson-11-answer-air-0 = La première place est déjà prise ici. Cherche où une autre est encore à ta portée.
lesson-11-answer-air = Celui-là est loin d’être plein. Virginie, Pennsylvanie et Nevada valent mieux.
lesson-11-otherwise = Virginie, Pennsylvanie et Nevada.

## Étape 12

lesson-12 = Sept voix : 3 et 2 avec les dés, et une de plus pour chacun grâce au porte-parole. Il en manque justement sept en Pennsylvanie !
lesson-12-answer-mark-8-7 = Encore une première place : six délégués de plus.
lesson-12-answer-mark-8 = Toutes les sept : seul un État plein paie.
lesson-12-answer-mark = Ces croix attendraient. La Pennsylvanie peut être pleine tout de suite.
lesson-12-otherwise = Les sept voix en Pennsylvanie.

## Étape 13

lesson-13 = Quatre tours plus tard, toutes les premières places sont prises : dernier tour pour vous deux. Tu ne mènes que 33 à 32 ! Quatre voix te donnent la deuxième place dans l’Iowa. Mets le reste en Floride et finis ton tour.
lesson-13-answer-mark-0-4 = Deuxième place : quatre délégués.
lesson-13-answer-mark-0 = Les quatre cercles : seul un État plein paie.
lesson-13-answer-mark-4-4 = Les voix ne se gardent pas.
lesson-13-answer-mark-4 = Plus personne ne peut rien gagner ici. Garde quatre voix pour l’Iowa.
lesson-13-answer-mark-6 = L’unique prix de l’Ohio est parti. L’Iowa en a encore un pour toi : la deuxième place.
lesson-13-answer-mark = Tes voix ne peuvent plus remplir que l’Iowa : quatre délégués.
lesson-13-answer-done = C’était ton dernier tour. Iris en a encore un.
lesson-13-otherwise = Quatre voix dans l’Iowa, le reste en Floride, puis finis ton tour.

## Étape 14

lesson-14 = Iris pouvait encore gagner trois délégués et finir à 35. Tu gagnes avec 37, grâce à l’Iowa ! Retiens : d’abord des dés, puis une aide qui dure, puis des États. Et regarde qui d’autre touche au but.
