### The captions of Poll Position!'s half minute on the home page (py/hustings/games/poll_position/demo.json): each
### stands below the board until the next comes, so it is short.

title = Poll Position!
demo-1 = Deux joueurs, une équipe : les électeurs arrivent, il leur faut des bureaux de vote.
demo-2 = Chaque semaine a son événement : ici, renforcer coûte plus cher au Québec.
demo-3 = La dernière semaine. Qui sera refoulé se plaindra.
demo-4 = Le jour du vote, région par région : était-ce assez ?
