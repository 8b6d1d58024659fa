### Whistle-Stop: regions and cards. Each card has its name, its whole text (.text) and, as short
### as it can be told, what it does when it is played for that text (.use).

## Régions
## in: where something is; the: with its article. “N. Angleterre” on the board is “la Nouvelle-Angleterre” in sentences;
## its space lets the card on the map break it in two lines.

region-appalachian = Appalaches
    .in = dans les Appalaches
    .the = les Appalaches
region-chesapeake = Chesapeake
    .in = en Chesapeake
    .the = la Chesapeake
region-new-york = New York
    .in = à New York
region-south = Sud
    .in = dans le Sud
    .the = le Sud
region-florida = Floride
    .in = en Floride
    .the = la Floride
region-new-england = N. Angleterre
    .in = en Nouvelle-Angleterre
    .the = la Nouvelle-Angleterre
region-central = Centre
    .in = dans le Centre
    .the = le Centre
region-northwest = Nord-Ouest
    .in = dans le Nord-Ouest
    .the = le Nord-Ouest
region-mid-atlantic = Mid-Atlantic
    .in = dans le Mid-Atlantic
    .the = le Mid-Atlantic
region-texas = Texas
    .in = au Texas
    .the = le Texas
region-southeast = Sud-Est
    .in = dans le Sud-Est
    .the = le Sud-Est
region-southwest = Sud-Ouest
    .in = dans le Sud-Ouest
    .the = le Sud-Ouest
region-great-lakes = Grands Lacs
    .in = dans les Grands Lacs
    .the = les Grands Lacs
region-upper-midwest = Haut-Midwest
    .in = dans le Haut-Midwest
    .the = le Haut-Midwest
region-california = Californie
    .in = en Californie
    .the = la Californie

## Des nombres de choses

delegates-counted = { $delegates ->
    [one] { $delegates } délégué
   *[other] { $delegates } délégués
 }
dice-counted = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
cards-counted = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
# Des millions de dollars.
dollars = { $money } M$

## Collectes, régions, vetos

card-bake-sale = Vente de gâteaux
card-barbecue = Barbecue
card-gala-dinner = Dîner de gala
card-big-donor = Gros donateur
# The text of all four.
fund-text = { dollars } pour des délégués ou un veto vert.
# The card of a region, which has that region’s name.
region-card =
    .text = Place { delegates-counted } { NAME($region, form: "in") }.
    .use = +{ $delegates } ici
card-super-state = Grand État
    .text = Place { delegates-counted } dans une région d’un seul État.
    .use = +{ $delegates }, un seul État
card-veto = Veto
    .text = Bloque la carte qui vient d’être jouée.
    .use = Bloque une carte
card-override = Passer outre
    .text = Bloque un veto. Rien ne bloque cette carte.
    .use = Bloque un veto
card-green-veto = Veto vert
    .text = Bloque la carte qui vient d’être jouée, puis retourne à la banque.
    .use = Bloque une carte
card-winner = Victoire : { $region }
    .text = Tu es titulaire de cette région.

## Actions

card-town-hall = Réunions publiques
    .text = { delegates-counted } par région, dans { $regions } régions au plus.
    .use = +{ $delegates }, { $regions } régions
card-grassroots = Vague militante
    .text = { delegates-counted } dans une région où tu en as déjà.
    .use = +{ $delegates } où tu es
card-frontier = Nouvelle frontière
    .text = { delegates-counted } dans une région où tu n’en as aucun.
    .use = +{ $delegates } où tu n’es pas
card-bus-tour = Tournée en bus
    .text = Déplace jusqu’à { $delegates } de tes délégués vers une autre région.
    .use = Déplace { $delegates }
card-defection = Ralliement
    .text = Là où tu as des délégués, un rival en perd { $lost } et tu en gagnes { $lost }.
    .use = Rival −{ $lost }, toi +{ $lost }
card-attack-ad = Spot d’attaque
    .text = Un rival perd { $lost ->
        [one] { $lost } délégué
       *[other] { $lost } délégués
     } dans une région.
    .use = Rival −{ $lost }
card-scandal = Scandale
    .text = Un rival perd { $lost ->
        [one] { $lost } délégué
       *[other] { $lost } délégués
     } par région, dans { $regions } régions au plus.
    .use = { $regions } × rival −{ $lost }
card-phone-bank = Centre d’appels
    .text = Pioche { cards-counted }.
    .use = Pioche { $cards }
card-file = Dossier secret
    .text = Regarde la main d’un rival, prends une carte, rends-en une.
    .use = Vois, échange
card-donors = Donateurs débauchés
    .text = Prends au hasard une carte dans la main d’un rival.
    .use = Vole une carte
card-leak = Fuite à la presse
    .text = Chaque rival défausse une carte de son choix.
    .use = Rivaux −1 carte
card-endorsement = Soutien de poids
    .text = { delegates-counted } dans une région de { $points } points ou moins.
    .use = +{ $delegates } (≤ { $points } points)
card-victory-lap = Tour d’honneur
    .text = { delegates-counted } par région, dans { $regions } régions au plus dont tu es titulaire ; dans une région au choix si tu ne l’es nulle part.
    .use = +{ $delegates }, { $regions } gagnées
# $last et $last_each : les deux mêmes nombres pour qui a le moins de délégués.
card-comeback = Remontada
    .text = { delegates-counted }, { $each } par région. Si personne n’en a moins que toi : { $last }, au plus { $last_each } par région.
    .use = +{ $delegates }, dernier +{ $last }
card-momentum = Dynamique
    .text = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
     } de plus pendant ce tour.
    .use = +{ $actions } actions
card-second-look = Seconde lecture
    .text = Prends une carte de la défausse, sauf Veto et Passer outre.
    .use = De la défausse
card-legal-team = Équipe juridique
    .text = Prends un veto vert à la banque ; si elle est vide, pioche { $cards } cartes.
    .use = Un veto vert
card-swing = Électeurs indécis
    .text = Dans une région, le rival qui a le plus de délégués en perd jusqu’à { $lost } et tu en gagnes autant.
    .use = Premier −{ $lost }, toi +{ $lost }

## Cartes rouges, pour les élections

more-dice = { $dice ->
    [one] { $dice } dé de plus
   *[other] { $dice } dés de plus
 }
# The text of the two cards that add dice; $most_dice: but no more than so many.
more-dice-text = Lance { more-dice }, sans dépasser { $most_dice }.
card-get-out = Tous aux urnes
card-absentee = Vote postal
    .text = Après le lancer : relance un de tes dés.
    .use = Relance un dé
card-recount = Recomptage
    .text = Après le lancer : les deux meilleurs se départagent avec { dice-counted } chacun.
    .use = Deux relancent
card-weather = Mauvais temps
    .text = Un rival lance { dice-counted } de moins, mais au moins { $least_dice }.
    .use = Rival −{ $dice } dés
card-debate-win = Débat réussi
    .text = Ajoute { $score } à ton score.
    .use = Ton score +{ $score }
card-gaffe = Gaffe
    .text = Retire { $score } au score d’un rival.
    .use = Score rival −{ $score }
card-lawyer = Avocat électoral
    .text = Le titulaire ne peut pas relancer de dé.
    .use = Sans relance
card-turnout = Abstention
    .text = Chacun lance au plus { dice-counted }.
    .use = { $dice } dés au plus
card-photo = Photo-finish
    .text = Seul le meilleur dé compte, pour tout le monde.
    .use = Meilleur dé seul
card-volunteers = Armée de bénévoles
