### The captions of Delegate Dash's half minute on the home page (py/hustings/games/delegate_dash/demo.json): each
### stands below the board until the next comes, so it is short.

title = Delegate Dash
demo-1 = Les dés disent qui part en premier. Une pièce vaut les délégués qu’elle porte.
demo-2 = On se croise sur une pièce ? C’est un caucus : le dé le plus haut prend le plus.
demo-3 = Super Tuesday : huit pièces d’un coup. Qui va où ?
demo-4 = Sortir d’un caucus sans délégué, c’est avoir marché pour rien.
demo-5 = Trois candidats visent les mêmes 40 délégués : les dés font le partage.
