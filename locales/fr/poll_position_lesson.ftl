### The lesson of Poll Position!, step by step (py/hustings/games/poll_position/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Poll Position!

## Étape 1

lesson-01 = À deux, vous organisez l’élection canadienne : une place pour chaque électeur ! Après cinq semaines, on dépouille ; au-dessus de zéro, vous gagnez ensemble. L’aiguille montre à quoi s’attendre.

## Étape 2

lesson-02 = Chaque groupe de 5 personnes qui votent rapporte 1 point. Chaque refoulé en coûte 1, et chaque tranche de 10 au total des dés aussi. Un nombre rouge estime combien d’électeurs seront refoulés.

## Étape 3

lesson-03 = Une semaine commence par un plan : dans quelle région vas-tu travailler ? Pour l’instant, elles se ressemblent toutes : prends l’Ontario, au milieu.
lesson-03-otherwise = Aujourd’hui, n’importe quelle région irait : elles se ressemblent toutes. Pour cette leçon, prends l’Ontario, au milieu.

## Étape 4

lesson-04 = Un événement, « Fordisme », a apporté des bulletins en Ontario. Chacun cache 1 à 4 personnes ; le nombre d’un dé dit combien de places il offre. Dépense 1 de tes 4 points d’action (PA) : renforce, pour obtenir un meilleur dé.
lesson-04-answer-open = Un nouveau bureau commence à 1 et offre une place. Un lancer donne souvent 4 ou plus, pour un seul point.
lesson-04-answer-reach = Le siège n’a qu’un 1, lui aussi : la file ne ferait que changer d’endroit. Obtiens d’abord un meilleur dé.
lesson-04-answer-end = Quatre points seraient perdus, et les files resteraient. Renforce d’abord.
lesson-04-answer-staff = Ton rôle, responsable du personnel, te fait lancer deux dés et prendre le plus haut.
lesson-04-otherwise = Renforce d’abord : un meilleur dé est l’aide la moins chère.

## Étape 5

lesson-05 = Un 6 pour remplacer un 1 ! Un nouveau bureau, qui commence à 1, coûte 1 point en ville (urbain), 2 à la campagne (rural), 3 au loin (éloigné). Où le 6 aide-t-il le plus ?
lesson-05-answer-replace-8-1 = Bien vu : six places, là où un nouveau bureau aurait coûté 3 points.
lesson-05-answer-replace-6 = En ville, tu peux ouvrir d’autres bureaux pour 1 point chacun. Garde le 6 pour un secteur où ils sont chers.
lesson-05-answer-replace-7 = C’est bien, mais il y a un secteur où les bureaux sont encore plus chers : l’éloigné.
lesson-05-answer-replace-16 = Aider le siège ne coûtera pas cher plus tard. Mets le 6 là où les bureaux sont le plus chers.
lesson-05-answer-keep = Jeter un 6 ? Deux bulletins attendent, et il n’y a là qu’un 1.
lesson-05-otherwise = Mets le 6 là où un nouveau bureau coûterait le plus.

## Étape 6

lesson-06 = Ton lancer suivant est un 4. On peut aider le siège de partout, et ses dés comptent double : un 4 y offre 8 places. Mets-le là.
lesson-06-answer-replace-16-1 = Huit places, un bulletin : il y a de la marge.
lesson-06-answer-replace-8 = Cela retirerait le 6. Remplace plutôt un 1.
lesson-06-answer-replace-6 = Quatre places ici, huit au siège. Prends les huit.
lesson-06-answer-keep = Un 4 vaut bien mieux qu’un 1. Mets-le au siège.
lesson-06-otherwise = Mets le 4 au siège : il y compte double.

## Étape 7

lesson-07 = Les places peuvent aller aux électeurs, ou les électeurs aux places. Le siège a maintenant de la marge : invite. Appuie sur la flèche de l’Ontario rural, et un bulletin va au siège.
lesson-07-answer-reach-7-0 = La file est plus courte à la campagne, et au siège ils ont des places.
lesson-07-answer-reach-8 = Ton 6 est déjà là : ces deux-là ne manquent de rien.
lesson-07-answer-reach-6 = Cela aiderait. Mais le prochain bon dé peut aller en ville ; prends un bulletin à la campagne.
lesson-07-answer-reach = Déplace un bulletin de l’Ontario rural.
lesson-07-answer-open = Cela ne fait qu’une place de plus. Déplacer un bulletin aide environ deux personnes.
lesson-07-answer-staff = C’est bien aussi. Mais utilise d’abord la marge du siège.
lesson-07-answer-end = Il te reste deux points.
lesson-07-otherwise = Appuie sur la flèche de l’Ontario rural.

## Étape 8

lesson-08 = Ton dernier point donne un 6. Mets-le là où le nombre rouge est le plus haut. Puis finis ton tour : des dés amènent de nouveaux électeurs, et « Mobilisation » dit combien.
lesson-08-answer-replace-6-1 = Deux bulletins, six places : bien joué.
lesson-08-answer-replace-7 = Un bulletin attend là, mais deux en ville. Cherche le nombre rouge le plus haut.
lesson-08-answer-replace-16 = Le siège a assez de places pour l’instant. Cherche un nombre rouge.
lesson-08-answer-keep = Il n’y a pas mieux qu’un 6. Utilise-le.
lesson-08-answer-end = Des places de trop ne sont pas perdues : d’autres électeurs arrivent.
lesson-08-otherwise = Mets-le là où le nombre rouge est le plus haut.

## Étape 9

lesson-09 = Semaine 2. Ton partenaire est chef à présent et a choisi en premier : le Québec. Où y a-t-il le plus de refoulés ? Additionne les nombres rouges de chaque région.
lesson-09-answer-plan-1 = Ton partenaire y est déjà, et le Québec a assez de places.
lesson-09-answer-plan-2 = Tu y étais la semaine dernière. Il n’y a plus que quelques refoulés en Ontario.
lesson-09-answer-plan-5 = Un seul lieu, et un seul refoulé. Cherche où les nombres rouges font un plus grand total.
lesson-09-answer-plan-0 = Six refoulés : on y a besoin de toi.
lesson-09-answer-plan = Il y a des refoulés là aussi, mais une région a un nombre plus haut : regarde à l’est.
lesson-09-otherwise = Additionne les nombres rouges de chaque région.

## Étape 10

lesson-10 = Deux semaines plus tard. Une crue a fermé les Maritimes rurales, une grève a pris un dé au siège. Tu es dans les Prairies et tu as lancé un 5 : qui en a le plus besoin ?
lesson-10-answer-replace-16-1 = Le siège compte double : huit places de plus.
lesson-10-answer-replace-16 = Cela retire le 4. Remplace plutôt le 1.
lesson-10-answer-replace-10 = Un seul bulletin attend là. Au siège, cinq attendent, et un 5 compte double.
lesson-10-answer-replace-11 = Il y a déjà un 3 là. Au siège, il y a un 1, et un 5 compte double.
lesson-10-answer-keep = Un 5, c’est bien. Utilise-le.
lesson-10-otherwise = Cherche un 1 là où beaucoup de bulletins attendent.

## Étape 11

lesson-11 = Les Prairies éloignées refoulent 2 personnes, mais un bureau y coûte 3 points. Le siège a de la marge : 18 places pour cinq bulletins. Qu’est-ce qui aide pour 1 point ?
lesson-11-answer-reach-11-0 = Là où les places sont chères, amène les électeurs aux places.
lesson-11-answer-reach = Cela aide un peu. Mais le secteur éloigné a plus besoin de places.
lesson-11-answer-open-11 = Tes trois points pour une seule place ! Déplacer un bulletin aide environ deux personnes.
lesson-11-answer-open = Personne n’y est refoulé, ou cela coûte plus. Déplace vers le siège un bulletin du secteur éloigné.
lesson-11-answer-staff = Un lancer, c’est de la chance, et il y a déjà un 3 là. Déplacer un bulletin est sûr.
lesson-11-answer-end = Il reste trois points. Utilise-les.
lesson-11-otherwise = Invite : déplace un bulletin des Prairies éloignées vers le siège.

## Étape 12

lesson-12 = Le dernier tour : plus aucun électeur n’arrive, et tu ne travailles que dans les Territoires. Tu as lancé un 6. Où aide-t-il le plus ?
lesson-12-answer-replace-15-1 = Trois bulletins avaient une place, ils en ont six. L’aiguille bondit !
lesson-12-answer-replace-16 = Le siège a assez de places : pas de nombre rouge. Regarde au nord.
lesson-12-answer-keep = Les points qui restent ne valent rien. Pose le 6.
lesson-12-otherwise = Mets-le là où le nombre rouge est le plus haut.

## Étape 13

lesson-13 = Quelqu’un risque encore d’être refoulé ici. Un bureau coûte 3 points, tout ce que tu as, et les points qui restent sont perdus. Ouvres-en donc un.
lesson-13-answer-open-15 = C’est cher, donc l’aiguille baisse, mais c’est mieux que rien.
lesson-13-answer-open-16 = Le siège a assez de places : pas de nombre rouge.
lesson-13-answer-staff = Tu as déjà lancé un 6 : il n’y a pas mieux.
lesson-13-answer-end = Les points qui restent sont perdus, et il y a encore quelqu’un de refoulé ici.
lesson-13-otherwise = Ouvre un bureau dans les Territoires.

## Étape 14

lesson-14 = Gagné ! 96 personnes ont voté : 19 points. 8 refoulés : −8. Un total de 97 sur les dés : −9. Cela fait 2.
