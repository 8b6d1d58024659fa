### The captions of Early States's half minute on the home page (py/hustings/games/early_states/demo.json): each
### stands below the board until the next comes, so it is short.

title = Early States
demo-1 = Les dés et l’argent donnent des croix dans neuf États, une équipe et des spots.
demo-2 = L’Iowa est plein : qui remplit un État avant les autres prend la plupart des délégués.
demo-3 = Chaque première place n’existe qu’une fois ; on court déjà vers la suivante.
demo-4 = La deuxième place compte aussi. Plus de première place ? Alors c’est fini.
