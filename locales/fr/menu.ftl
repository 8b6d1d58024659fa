### What the menu and the set-up screen say of each game: title, tagline, credit, options.

## Delegate Dash

delegate-dash-title = Delegate Dash
delegate-dash-tagline = Quatre candidats, cinq manches de caucus, 608 délégués : qui en prendra 305 ?
delegate-dash-credit = Delegate Dash, de Chrystal et Glenn Overby (version 1.11, 2004), dans le domaine public. Le jeu en solo est notre propre ajout.
# In set-up: of the four candidates so many have no player.
delegate-dash-automatic = { $count ->
    [one] Un candidat automatique suit des règles fixes. S’il gagne, tous les joueurs perdent.
    [2] Deux candidats automatiques suivent des règles fixes. Si l’un d’eux gagne, tous les joueurs perdent.
   *[other] Trois candidats automatiques suivent des règles fixes. Si l’un d’eux gagne, tu perds.
 }

## Whistle-Stop

whistle-stop-title = Whistle-Stop
whistle-stop-tagline = Joue tes cartes, achète des délégués, oppose ton veto et lance les dés pour quinze régions.
whistle-stop-credit = D’après le livret d’un jeu de cartes en boîte qui s’appelle lui aussi « Delegate Dash » (première édition), sans rapport avec le Delegate Dash d’ici. Le titre, les cartes, les textes et les images sont les nôtres.
whistle-stop-game = Jeu
    .basic = De base
    .advanced = Avancé
    .help = Le jeu avancé ajoute 18 cartes rouges pour les élections, une quatrième carte à la fin du tour et des régions que l’on peut annoncer au débat.
whistle-stop-caps = Délégués par région
    .ten = 10 chacun, 5 + 5 par candidat
    .eight = 8 chacun, 2 + 4 par candidat
    .ten-each = 10 chacun
    .help = Combien de délégués tiennent dans une région : par candidat, et en tout.
whistle-stop-order = Ordre des élections
    .smallest = De la plus petite région
    .largest = De la plus grande région
    .lot = Tiré au sort à chaque fois
whistle-stop-vetoes = Vetos
    .any = Veto possible sur toute carte
    .once = Pas de veto sur un veto
    .without = Sans veto
    .help = Sans veto : toutes les cartes Veto et Passer outre restent dans la boîte, et personne n’a à réagir.

## Early States

early-states-title = Early States
early-states-tagline = Lance les dés, dépense, coche : boucle les neuf premières primaires avant tes rivaux.
early-states-credit = D’après « Primary Dice » de Tim Kane (2016). Le titre, la feuille et les textes sont les nôtres.
early-states-rival = Ton rival
    .calendar = Suit le calendrier
    .strikes = Frappe là où tu touches au but
    .help = Un rival qui frappe prend ce que tu allais remplir, et l’annonce un tour à l’avance.
early-states-start = Les suivants débutent avec
    .nothing = Rien
    .dollars = Quelques dollars
    .help = Jouer en premier est un avantage ; un dollar ou plus pour chaque place suivante le compense.

## Gerrymander

gerrymander-title = Gerrymander
gerrymander-tagline = Trace les frontières, les électeurs suivront.
gerrymander-credit = D’après « Mapmaker: The Gerrymandering Game » de Louis, Joshua et Becca Lafair (Lafair Family Games, 2019). Le titre, les partis, les textes et les dessins sont les nôtres.
gerrymander-tokens = Jetons
    .up = Face visible
    .values = Partis visibles, valeurs cachées jusqu’à la fermeture
    .down = Face cachée jusqu’à la fermeture
    .help = Les jetons cachés ne sont tirés du sac qu’à la fermeture de leur circonscription.
gerrymander-map = Carte
    .book = Du livret
    .coast = Longue-Côte
    .panhandle = Queue-de-Poêle
    .lake = Lac-Miroir
    .plains = Plaines-Carrées
    .capes = Deux-Caps
# La lettre d’un parti le marque là où la couleur seule ne suffit pas.
gerrymander-red = Rouge
    .of = de Rouge
    .letter = R
gerrymander-blue = Bleu
    .of = de Bleu
    .letter = B
gerrymander-amber = Ambre
    .of = d’Ambre
    .letter = A
gerrymander-green = Vert
    .of = de Vert
    .letter = V

## Poll Position!

poll-position-title = Poll Position!
poll-position-tagline = Faire voter le Canada, en équipe : assez de bureaux de vote pour tous ceux qui viennent.
poll-position-credit = Poll Position!, de Marcello Barisonzi (version 0.3, 2022). Contient de l’information visée par la Licence du gouvernement ouvert – Canada (https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada).
poll-position-goodwill = Difficulté
    .book = le jeu du livret
    .easy = facile : des bots difficiles gagnent 7 fois sur 10
    .even = équilibrée : 5 sur 10
    .hard = difficile : 3 sur 10
    .help = Ajout de notre part, absent du livret (règle 65) : l’équipe commence avec des points de bienveillance, ou au-dessous de zéro. Pour un, deux, trois et quatre joueurs : facile +11, +11, +3 et −5 ; équilibrée +7, +7, −2 et −8 ; difficile +3, +3, −4 et −10.
poll-position-sealed = Plans
    .open = ouverts : chacun nomme une région, puis peut changer
    .sealed = secrets : tous à la fois
    .help = Comment l’équipe décide chaque semaine qui travaille dans quelle région.
poll-position-hq-cost = Coût du siège
    .plain = ses dés tels quels
    .doubled = ses dés comptés double, comme sur la feuille de score
    .help = Le texte des règles et la feuille de score de l’auteur se contredisent ; par défaut, le texte l’emporte.
