### Poll Position!: the map of Canada, the panels beside it and the score sheet.
### Names of regions, specialists, cards and verdicts come from poll_position.ftl.

## La carte

map-label = Carte du Canada
back-to-map = Retour à la carte
# place: a region within a sentence, or headquarters-within.
look-closely = Voir { $place } de près
headquarters = Siège
headquarters-within = le siège
# British Columbia, where there is no room for its name.
columbia-short = C.-B.
# player: a name; role: a specialist.
marker-label = { $player }, { $role }
short-of-personnel = Manque de personnel
short-of-personnel-means = Manque de personnel : renforcer coûte { $cost } PA
why-not = Pourquoi pas « { $move } » ?

## Un lieu

voters-counted = { $voters ->
    [one] { $voters } électeur
   *[other] { $voters } électeurs
 }
# expected: how many voters there are likely to be.
place-lies = { $place } : { voters-counted } face cachée{ $seen ->
    [yes] , face visible { LIST($up) }
   *[no] {""}
 } ; { $built ->
    [yes] bureaux { LIST($dice) }
   *[no] aucun bureau
 } ; capacité { $capacity }, environ { $expected } { $expected ->
    [one] électeur
   *[other] électeurs
 }
place-closed = { $place } : secteur fermé ({ $card })
closed-why = { $why ->
    [flood] fermé : crue
    [fire] fermé : feu
   *[quarantine] fermé : virus
 }
dice-counted = { $dice } { $dice ->
    [one] dé
   *[other] dés
 }
dice-sum = { dice-counted } : { $sum }
nobody = personne
in-all = { $voters } en tout
card-means = { $card }. { $effect }.
effect-means = { $effect }.
# On the button that opens a site, or moves a voter.
button-site = ouvrir
button-voter = inviter
legend-open = ouvrir un bureau
legend-reach = inviter un électeur
# What the red numbers and the green ticks on the map mean.
legend-away = refoulés si l’on compte maintenant
legend-away-short = refoulés
legend-served = tous accueillis
# What a ballot that lies face down hides.
legend-hidden = 1 à 4 électeurs
# The same in the count.
legend-complaints = plaintes
# Who is turned away, to one digit after the point; in few words.
unserved = { $now ->
    [one] { $now } refoulé
   *[other] { $now } refoulés
 }, { $end } à la fin
unserved-never = Aucun refoulé, même à la fin
unserved-later = Aucun refoulé ; à la fin, { $end }
unserved-means = Électeurs refoulés : environ { $now } maintenant, { $end } à la fin si l’on en reste là

## Ce qu’un coup changerait à un endroit, avant qu’il soit joué

# Le nombre de refoulés, à la place du nombre rouge : avant et après.
mark-change = { $before }→{ $after }
mark-fewer = { $voters } de moins
mark-more = { $voters } de plus
# voters : qui peuvent être accueillis en plus, avec un signe.
mark-room = { NUMBER($voters, signDisplay: "exceptZero") } { $voters ->
    [one] place
   *[other] places
 }
mark-none = aucun gain
# points : ce que les dés changent au score final, avec un signe.
mark-points = { NUMBER($points, signDisplay: "exceptZero") } { $points ->
    [one] point
   *[other] points
 }
# Là où le dé lancé rapporte le plus.
mark-best = C’est ici qu’il rapporte le plus
# label : le coup. effects : comme après le coup, par exemple « 2 refoulés de moins ».
mark-means = { $label } : { LIST($effects, type: "unit") }

## Tampons et grandes lettres sur la carte

stamp-closed = FERMÉ
stamp-protested = −1 CHACUN
stamp-shortage = RENFORT : { $cost } PA
stamp-honk = ACCUEIL −¼
stamp-reconciliation = ÉLOIGNÉS : PLAINTES ×2
event-of-week = En semaine { $week }
week-will-bring = À venir, semaine { $week }
engagement-rises = mobilisation +1
week = Semaine { $week }
weeks-left = { $weeks ->
    [0] jour du vote
    [one] { $weeks } semaine avant le vote
   *[other] { $weeks } semaines avant le vote
 }
# The letter on a coloured die.
colour-initial = { $type ->
    [urban] M
    [rural] R
   *[remote] V
 }
# colour and type: "mauve", "urbain".
colour-means = { $colour }, { $type }

## Les semaines, la mobilisation et la prévision, au-dessus de la carte

week-of = Semaine { $week } sur { $weeks }
week-event = Semaine { $week } : { $card }
week-unknown = Semaine { $week } : événement inconnu
event-face-down = Événement encore caché
engagement = Mobilisation { $level }
engagement-a-turn = Mobilisation { $level } : { voters-counted }/tour
engagement-per-turn = Mobilisation { $level } : { voters-counted } par tour
forecast = Prévision
forecast-of = Prévision { $points }
forecast-verdict = { $points } : { $verdict }
# next: the next better verdict. least: the points from which on it is given.
better-from = { $next } dès { NUMBER($least, signDisplay: "exceptZero") }
forecast-means = Prévision { $points } : { $verdict }. Avec l’équipe à l’œuvre, entre { $low } et { $high }.{ $better ->
    [yes] {" "}{ better-from }.
   *[no] {""}
 }{ $goodwill ->
    [0] {""}
   *[other] {" "}{ goodwill-counted-in }
 }
goodwill-counted-in = La bienveillance ({ NUMBER($goodwill, signDisplay: "exceptZero") }) y est comprise.

## Le tapis sous la carte

points-left = { $role } : { $points ->
    [one] { $points } point d’action restant
   *[other] { $points } points d’action restants
 }

## Les panneaux à côté de la carte

event-covered = L’événement de la semaine { $week } est face cachée.
next-week = Semaine suivante
# unknown: the events still to come that nobody has seen.
events-left = { $unknown ->
    [one] Encore { $unknown } événement à venir, parmi ces { $cards }
   *[other] Encore { $unknown } événements à venir, parmi ces { $cards }
 }
# cards : celles qui peuvent venir ensuite ; count : celles qui abaissent la prévision de { $least } ou plus ; worst :
# les pires, chacune comme dans card-swing.
outlook = { $cards ->
    [1] La prochaine carte est connue. Elle devrait changer la prévision : { LIST($worst) }.
   *[other] { $count ->
        [one] { $count } carte sur les { $cards } qui peuvent suivre abaisse la prévision de { $least } ou plus : { LIST($worst, type: "unit") }.
       *[other] { $count } cartes sur les { $cards } qui peuvent suivre abaissent la prévision de { $least } ou plus : { LIST($worst, type: "unit") }.
     }
 }
card-swing = { $card } { NUMBER($points, signDisplay: "exceptZero") }
event-dangerous = danger
it-hit = Secteur touché : { $place }.
lasting-honk = { $card } : à la fin, le siège accueille un quart d’électeurs en moins.
lasting-reconciliation = { $card } : les plaintes des secteurs éloignés comptent double.
lasting-shortage = { $card } : renforcer coûte { $cost } PA { $where }.
a-voter = un électeur { $where }
# counts: how many voters of each value have not been seen yet, each as in unseen-of.
unseen = Mobilisation { $level } : { voters-counted } après chaque tour avant la semaine 5. { $bag } { $bag ->
    [one] bulletin
   *[other] bulletins
 } dans le sac. Encore cachés : { LIST($counts, type: "unit") }.
unseen-of = { $count } × { $value }
team = L’équipe
chief = ★ chef
sealed-plan = plan secret
no-region = pas encore de région
points = { $points } PA
forecast-now = Compté maintenant
forecast-idle = Si l’on en restait là
forecast-working = Avec l’équipe à l’œuvre
forecast-counting = Score attendu
forecast-final = Score final
# verdict: within a sentence. low, high: the range in which the points are likely to be.
forecast-range = { $points }{ $sure ->
    [yes] {""}
   *[no] {" "}({ $low } à { $high })
 }, { $verdict }
forecast-needle = L’aiguille montre le dernier de ces nombres : le score final à attendre si l’équipe continue de bien jouer.
forecast-left = { $left ->
    [one] Il reste { $left } point d’action.
   *[other] Il reste { $left } points d’action.
 } 8 parties sur 10 finissent dans ces fourchettes.
forecast-goodwill-left = { goodwill-counted-in } { forecast-left }
expected-at-places = Prévision par lieu
expected-not-served = Électeurs refoulés
expected-now = Maintenant
expected-end = À la fin

## Le dépouillement et la feuille de score

count-begins = Le dépouillement commence
served-counted = { $served ->
    [one] { $served } accueilli
   *[other] { $served } accueillis
 }, { $away ->
    [one] { $away } refoulé
   *[other] { $away } refoulés
 }
count-region = { $place } : { served-counted }
# twice: how many of those turned away complain twice, by an event.
count-twice = { $twice ->
    [one] dont { $twice } compte double
   *[other] dont { $twice } comptent double
 }
count-region-twice = { count-region }, { count-twice }
# The complaints of a place, on the map. complaints: their number with a minus sign.
count-doubled = { $complaints } × 2
count-so-far = En tout : { served-counted }{ $left ->
    [0] {""}
    [one]  ; encore 1 dépouillement
   *[other]  ; encore { $left } dépouillements
 }
sum-turnout = Participation { $turnout }
sum-complaints = Plaintes
sum-cost = Coût { $cost }
sum-goodwill = Bienveillance
sum-turned-away = Refoulés
sum-to-come = À venir
parts-heading = De quoi est faite la prévision
parts-means = Afficher de quoi est faite la prévision
part-turnout = Environ { $voters } électeurs jusqu’ici ; chaque tranche de 5 rapporte un point.
part-turned-away = Les nombres rouges de la carte : un point chacun.
part-cost = Les dés affichent { $pips } en tout ; chaque tranche de 10 coûte un point.
part-goodwill = L’équipe commence avec ces points.
part-to-come = { $left ->
    [0] Attendu des électeurs à venir et des événements.
   *[other] { $left } PA bien employés, électeurs et événements compris : seul un jeu meilleur fait monter l’aiguille.
 }
sum-final = = { $points }
sheet-heading = Feuille de score
sheet-place = Lieu
sheet-voters = Électeurs
# A narrow column: the sum of the voters, elsewhere called "participation".
sheet-turnout = Votants
sheet-served = Servis
sheet-complaints = Plaintes
# Remote complaints that count twice.
sheet-doubled = { $complaints } (×2)
sheet-closed = fermé
sheet-all = Total
sheet-turnout-points = Participation : tranches de 5 électeurs
sheet-cost-points = Coût : tranches de 10 sur { $cost }
sheet-final = Score final : { $verdict }
