### The lesson of Gerrymander, step by step (py/hustings/games/gerrymander/lesson.json). lesson-03 is what step 3
### says; its lines that go on with -answer are said to a move that is named as records name it, and
### -otherwise to any other move.

title = Gerrymander

## Dit d’un coup en plusieurs étapes

good = Bien.

## Étape 1

lesson-01 = Tu dessines les circonscriptions et tu joues Rouge. Qui en gagne le plus gagne la partie. Le score est ici : 0–0 pour l’instant. Les étoiles violettes ne font que départager.

## Étape 2

lesson-02 = Chaque comté a voté : sa couleur dit pour qui, son nombre avec combien de voix (0 n’est à personne). Tu ne traces que des frontières : trace celle qui est éclairée, puis finis ton tour.
lesson-02-answer-border-1 = C’était ta seule frontière. Finis ton tour.
lesson-02-answer-border = Tu as le droit de tracer là, mais construisons une clôture ensemble : touche le côté éclairé.
lesson-02-otherwise = Touche le côté éclairé.

## Étape 3

lesson-03 = Bleu a tracé deux frontières pour clôturer son coin. Tu en as trois maintenant, et quatre à chaque tour suivant : continue ta clôture, puis finis ton tour.
lesson-03-answer-border = Cela n’aiderait pas ta clôture. Les trois côtés qui la prolongent sont éclairés.
lesson-03-otherwise = Continue la clôture que tu as commencée.

## Étape 4

lesson-04 = Quelques tours plus tard. Une clôture fermée autour d’au moins quatre comtés fait une circonscription. Additionne les voix qu’elle contient : la couleur qui en a le plus la gagne. Quel côté éclairé t’en donne une ?
lesson-04-answer-border-44 = À toi, 11 à 8 ! Finis maintenant ton tour.
lesson-04-answer-border-71 = Là, Bleu a 28 voix et toi aucune : Bleu gagnerait la circonscription, même fermée par toi.
lesson-04-otherwise = Cela ne ferme rien. Les deux côtés éclairés, si : additionne les voix rouges et bleues dans chaque clôture.

## Étape 5

lesson-05 = Bleu a fermé son coin, 28 à 0 : une circonscription. Toi aussi, tu en as une, 11 à 8 ! Toute voix de trop est perdue. En cas d’égalité, qui a tracé la dernière frontière désigne le vainqueur.

## Étape 6

lesson-06 = Les frontières sont à tout le monde. Bleu a clôturé B4, un 8 rouge : pars de là, sous C3 et C4, pour que sa clôture te serve. Trace les quatre côtés éclairés, puis finis ton tour.
lesson-06-answer-border = Cela ne sert encore à personne. Trace les quatre côtés éclairés.
lesson-06-otherwise = Trace les quatre côtés éclairés, puis finis ton tour.

## Étape 7

lesson-07 = Trois tours plus tard, les clôtures ont grandi. Trace les trois côtés éclairés : neuf comtés du nord se trouvent alors derrière une seule clôture, assez pour deux circonscriptions.
lesson-07-otherwise = Ferme d’abord la clôture du nord : trois de ses côtés sont éclairés.

## Étape 8

lesson-08 = Une frontière de plus en fait deux circonscriptions : l’un des côtés éclairés au-dessus de D5, un 5 bleu. Mets D5 là où Bleu gagne de toute façon : ses voix y sont perdues.
lesson-08-answer-border-36 = Bien entassé : Bleu en gagne une, 12 à 2, et toi l’autre, 17 à 13.
lesson-08-answer-border-38 = D5 rejoindrait alors tes 17 voix, là où Bleu en a déjà 13 : 18 à 17. Bleu gagnerait les deux circonscriptions.
lesson-08-otherwise = Il s’agit de D5, entre les deux côtés éclairés.

## Étape 9

lesson-09 = 2 à 2 ! Si on en reste là, les comtés à étoile violette décident : qui en a le plus dans ses circonscriptions gagne la partie. Finis ton tour.
lesson-09-otherwise = Toutes tes frontières sont tracées : finis ton tour.

## Étape 10

lesson-10 = Une frontière a deux faces : elle peut fermer deux circonscriptions d’un coup. Les deux côtés éclairés le feraient. Compte de part et d’autre : lequel te fait gagner les deux ?
lesson-10-answer-border-30 = Les deux sont à toi : 12 à 0 et 21 à 9. Tu mènes 4 à 2.
lesson-10-answer-border-87 = Cela vient juste après ! Choisis d’abord l’un des deux côtés éclairés.
lesson-10-answer-border-88 = Cela t’en donne une, et l’autre va à Bleu, 16 à 13. Compte les voix autour de l’autre côté.
lesson-10-otherwise = Celui-là ne te ferme pas deux circonscriptions. Choisis l’un des deux côtés éclairés.

## Étape 11

lesson-11 = Il reste deux circonscriptions, et les voix de Bleu y sont réparties : 13 à gauche, 16 à droite. G2, un 7 rouge, peut aller dans l’une ou l’autre. Où doit-il aller pour que tu gagnes les deux ?
lesson-11-answer-border-87 = 20 à 16 et 16 à 13 : tu gagnes les deux, de justesse.
lesson-11-answer-border-88 = À gauche, tu gagnes 16 à 13 sans lui. À droite, Bleu gagnerait, 16 à 13.
lesson-11-otherwise = Il s’agit de G2, entre les deux côtés éclairés.

## Étape 12

lesson-12 = Chaque comté est dans une circonscription : la carte est finie, et tes frontières restantes ne servent plus. Finis ton tour et vois ce que les voix ont donné.
lesson-12-otherwise = Finis ton tour.

## Étape 13

lesson-13 = 99 voix chacun, et pourtant 6 à 2 ! Bleu a gagné deux circonscriptions de très loin : ses voix y sont entassées. Ailleurs, elles étaient éparpillées, et tu as gagné de peu. Voilà ce qu’on appelle le gerrymandering.
