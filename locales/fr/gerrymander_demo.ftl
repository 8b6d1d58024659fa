### The captions of Gerrymander's half minute on the home page (py/hustings/games/gerrymander/demo.json): each
### stands below the board until the next comes, so it is short.

title = Gerrymander
demo-1 = Rouge et Bleu ont 99 voix chacun. À tour de rôle, ils tracent des frontières.
demo-2 = Une circonscription fermée va au parti qui y a le plus de voix.
demo-3 = Gagnée d’une seule voix : celles de l’autre camp ne servent à rien.
demo-4 = Rouge en gagne une 22 à 0 : que de voix entassées au même endroit !
demo-5 = Autant de voix, bien plus de circonscriptions : qui dessine la carte gagne.
