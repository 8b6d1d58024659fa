### The captions of Early States's half minute on the home page (py/hustings/games/early_states/demo.json): each
### stands below the board until the next comes, so it is short.

title = Early States
demo-1 = Les dés et l’argent font des croix dans neuf États et paient l’équipe et les spots.
demo-2 = L’Iowa est plein : qui remplit un État avant les autres prend la plupart des délégués.
demo-3 = Une seule première place par État : on court déjà vers la suivante.
demo-4 = La deuxième place compte aussi. Plus de première place ? La partie s’achève.
