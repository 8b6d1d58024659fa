### Poll Position!: an election across Canada, run together by 1 to 4 players. AP are action points.
### Regions, types of districts, specialists and verdicts are given by name, so that sentences can
### choose their own forms: [pacific] is British Columbia, [hq] headquarters.

## Régions et secteurs

region = { $region ->
    [maritimes] Maritimes
    [quebec] Québec
    [ontario] Ontario
    [prairies] Prairies
    [pacific] Colombie-Britannique
    [territories] Territoires
   *[nowhere] nulle part
 }
# With its article: "choisit les Prairies".
the-region = { region-with-article }
# Helper: the program gives more keys than the English message has.
region-with-article = { $region ->
    [maritimes] les { region }
    [quebec] le { region }
    [ontario] l’{ region }
    [prairies] les { region }
    [pacific] la { region }
    [territories] les { region }
   *[other] { region }
 }
in-region = { $region ->
    [quebec] au { region }
    [ontario] en { region }
    [pacific] en { region }
    [nowhere] { region }
   *[other] dans { the-region }
 }
# The same at the beginning of a sentence.
in-region-start = { $region ->
    [quebec] Au { region }
    [ontario] En { region }
    [pacific] En { region }
    [nowhere] Nulle part
   *[other] Dans { the-region }
 }
to-region = { in-region }
# It agrees with "secteur"; after the name of a region it agrees with the region (see place).
type = { $type ->
    [urban] urbain
    [rural] rural
   *[remote] éloigné
 }
to-districts = dans les secteurs { $type ->
    [urban] urbains
    [rural] ruraux
   *[remote] éloignés
 }
# A district as a label. The Territories are one district, which is remote.
place = { $region ->
    [hq] { headquarters }
    [territories] { region }
   *[other] { region } { type-of-region }
 }
# Helper: the type of a district after the name of its region, with which it agrees.
type-of-region = { $region ->
    [maritimes] { type-feminine }s
    [prairies] { type-feminine }s
    [pacific] { type-feminine }
   *[other] { type }
 }
# Helper: with an s for the plural.
type-feminine = { $type ->
    [urban] urbaine
    [rural] rurale
   *[remote] éloignée
 }
# A district within a sentence: "les électeurs quittent l’Ontario urbain".
the-place = { place-with-article }
# Helper, as for the regions.
place-with-article = { $region ->
    [hq] le siège
    [quebec] le { place }
    [ontario] l’{ place }
    [pacific] la { place }
   *[other] les { place }
 }
at-place = { $region ->
    [hq] au siège
   *[other] dans { the-place }
 }
# The same at the beginning of a sentence.
at-place-start = { $region ->
    [hq] Au siège
   *[other] Dans { the-place }
 }
# "Un électeur arrive dans l’Ontario urbain", "passe du siège dans l’Ontario urbain".
to-place = { at-place }
from-place = { $region ->
    [hq] du siège
    [quebec] du { place }
    [ontario] de l’{ place }
    [pacific] de la { place }
   *[other] des { place }
 }

## Les spécialistes et ce qu’ils savent faire

role = { $role ->
    [communications] Agent de communication
    [analyst] Analyste de données
    [distribution] Responsable logistique
    [liaison] Agent de liaison
    [returning] Directeur du scrutin
    [survey] Spécialiste des sondages
   *[staffing] Responsable du personnel
 }
# A role is what somebody plays ("joue", "reçoit"), so that nobody’s gender matters.
the-role = { $role ->
    [communications] l’agent de communication
    [analyst] l’analyste de données
    [distribution] le responsable logistique
    [liaison] l’agent de liaison
    [returning] le directeur du scrutin
    [survey] le spécialiste des sondages
   *[staffing] le responsable du personnel
 }
# The same at the beginning of a sentence.
the-role-start = { $role ->
    [communications] L’agent de communication
    [analyst] L’analyste de données
    [distribution] Le responsable logistique
    [liaison] L’agent de liaison
    [returning] Le directeur du scrutin
    [survey] Le spécialiste des sondages
   *[staffing] Le responsable du personnel
 }
ability = { $role ->
    [communications] Une invitation peut déplacer deux électeurs.
    [analyst] 1 PA : voir l’événement de la semaine suivante.
    [distribution] Un bureau rural coûte 1 PA, un éloigné 2 ; en ville, deux pour 1 PA.
    [liaison] Une fois par tour : agir comme un spécialiste d’une région voisine.
    [returning] Une fois par tour, 1 PA : un bureau baisse de 1, un autre ouvre dans la région.
    [survey] 1 PA : retourner un électeur dans chaque secteur de la région.
   *[staffing] Renfort : deux dés, le plus haut compte.
 }
# The two specialists of a lone player.
lone-specialist = { $name } ({ $first ->
    [yes] 1er
   *[no] 2e
 } spécialiste)
# player: who leads the specialist.
player-with-role = { $player }, { the-role }

## Les cartes Événement et leur effet

card-environmentalism = Écologisme
    .effect = Un électeur arrive dans chaque secteur de la Colombie-Britannique
card-fake-news = Fausses nouvelles
    .effect = Les électeurs du siège, sauf un, se dispersent dans le Canada
card-flash-floods = Crues éclair
    .effect = Un secteur rural tiré au sort ferme pour de bon
card-fordism = Fordisme
    .effect = Un électeur arrive dans chaque secteur de l’Ontario
card-forest-fires = Feux de forêt
    .effect = Un secteur éloigné tiré au sort ferme pour de bon
card-gas-prices = Prix de l’essence
    .effect = Un électeur arrive dans chaque secteur rural
card-honk-honk = Concert de klaxons
    .effect = À la fin, le siège accueille un quart d’électeurs en moins
card-idle-no-more = Idle No More
    .effect = Un électeur arrive dans chaque secteur éloigné
card-newfoundland = Indépendantisme terre-neuvien
    .effect = Un électeur arrive dans chaque secteur des Maritimes
card-postal-strike = Grève des postes
    .effect = Le siège perd la moitié de ses bureaux de vote
card-personnel-shortage = Pénurie de personnel
    .effect = Dans une région tirée au sort, renforcer coûte désormais { $cost } PA
card-protesters = Manifestants
    .effect = Chaque bureau d’un secteur tiré au sort baisse de 1
card-quarantine = Quarantaine
    .effect = Un secteur urbain tiré au sort ferme pour de bon
card-quebec = Indépendantisme québécois
    .effect = Un électeur arrive dans chaque secteur du Québec
card-reconciliation = Réconciliation
    .effect = À la fin, les plaintes des secteurs éloignés comptent double
card-student-strikes = Grèves étudiantes
    .effect = Un électeur arrive dans chaque secteur urbain
card-wexit = Wexit
    .effect = Un électeur arrive dans chaque secteur des Prairies

## Couleurs des dés, verdicts, nombres de choses

colour = { $type ->
    [urban] mauve
    [rural] rouge
   *[remote] vert
 }
verdict = { $verdict ->
    [triumph] Triomphe
    [well_done] Bien joué
    [trouble] Ennuis
   *[disaster] Désastre
 }
# Within a sentence.
verdict-within = { $verdict ->
    [triumph] triomphe
    [well_done] bien joué
    [trouble] ennuis
   *[disaster] désastre
 }
complaints-counted = { $complaints ->
    [0] aucune plainte
    [one] { $complaints } plainte
   *[other] { $complaints } plaintes
 }
served-counted = { $served ->
    [one] { $served } accueilli
   *[other] { $served } accueillis
 }, { $away ->
    [0] aucun refoulé
    [one] { $away } refoulé
   *[other] { $away } refoulés
 }
# twice : combien de refoulés comptent double à cause d’un évènement.
counted-twice = { $twice ->
    [0] {""}
    [one] , dont { $twice } compte double
   *[other] , dont { $twice } comptent double
 }
sites-lost = { $lost ->
    [0] {""}
    [one] , { $lost } bureau perdu
   *[other] , { $lost } bureaux perdus
 }

## Ce qu’il faut faire

prompt-luck = { $luck ->
    [dealing] Les spécialistes sont distribués.
    [chief] Le chef est tiré au sort.
    [event] On retourne la carte Événement de la semaine.
    [looking] On regarde la carte Événement de la semaine suivante.
    [region] Le dé dit quelle région manque de personnel.
    [district] Les dés disent quel secteur est touché.
    [remaining] Un électeur reste au siège.
    [scattering] Des électeurs se dispersent.
    [intending] Les dés disent où arrive un électeur.
    [rolling] On lance le dé de renfort.
   *[turning] Le sondage retourne des électeurs.
 }
prompt-sealed = Plans secrets ; région encore à choisir : { LIST($names) }.
# player, here and below: a name, or which specialist of a lone player.
prompt-sacrifice = { $player } : le siège perd { $sites ->
    [one] { $sites } bureau
   *[other] { $sites } bureaux
 } ; choisis celui qui part.
prompt-plan = { $player } : choisis la région où travailler cette semaine.
prompt-agree = { $player } : reste { $where }, ou change de plan.
prompt-die = { $player } : remplace un dé par le { $die }, ou garde-les tous.
prompt-second = { $player } : invite un deuxième électeur, ou tiens-t’en à un.
prompt-spent = { $player } : plus de points d’action ; { $last ->
    [yes] lance le dépouillement
   *[no] finis ton tour
 }.
prompt-act = { $player } : dépense { $points } PA { $where } ou au siège, ou finis ton tour.
prompt-count = Le dépouillement se fait région par région.
# The count goes from the Maritimes to the Territories.
prompt-counted = Dernier dépouillement : { $region }. { served-counted }.

move-plan = Travailler { $where }
move-plan-any = Choisir une région
move-stay = Rester { $where }
move-open = Ouvrir { $sites ->
    [2] deux bureaux
   *[other] un bureau
 } { $where } ({ $cost } PA{ $rise })
# more : ce qu’un coup ajoute à la somme des dés ; score : ce que cela change au score final. Après un prix ou un coup.
cost-change = coût { NUMBER($more, signDisplay: "exceptZero") }{ $score ->
    [0] {""}
   *[other] {" "}: score { NUMBER($score, signDisplay: "exceptZero") }
 }
cost-rise = , { cost-change }
move-open-any = Ouvrir un bureau
move-staff = Renforcer (1 PA)
# Where the cost depends on what the roll is for.
move-staff-short = Renforcer
# area: a region with its article, or HQ, which takes its own here.
move-roll = Lancer pour { NAME($area, form: "the") } ({ $cost } PA)
move-replace-any = Un autre dé
# rise : comme dans cost-rise, ou rien.
move-die = { $place } : { $old } devient { $new }{ $rise }
move-die-lower = { $place } : { $old } ne devient que { $new }{ $rise }
move-keep = Garder tous les dés
move-reach = Inviter { $where }
move-reach-any = Inviter
# origin: "de l’Ontario urbain".
move-voter = Inviter au siège un électeur { $value ->
    [0] face cachée
   *[other] de valeur { $value }
 } { $origin }
move-enough = Un électeur suffit
move-split-any = Dédoubler (1 PA)
move-split = Réduire un bureau { $where }
move-split-to = { move-die }, nouveau bureau { $where }
move-survey = Sonder (1 PA)
move-look = Anticiper (1 PA)
move-sacrifice = Céder le { $die }
move-sacrifice-any = Céder un bureau du siège
# last : il ne reste rien à faire, et le dépouillement suit.
move-end = { $last ->
    [yes] Dépouiller
   *[no] Finir le tour{ $points ->
        [0] {""}
       *[other] , perdre { $points } PA
     }
 }
move-like-any = Liaison
move-like = Comme { the-role }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } PA)
 }
# move: what is done, as the label of its own button.
move-like-doing = Comme { the-role } : { $move }

## Ce que fait une action, pour qui la commence : court, un téléphone n’a que deux lignes, nom compris

means-open = Un nouveau dé montre 1, dans ta région ou au siège.
means-staff = Lance un dé. Il peut en remplacer un dans ta région ou au siège.
means-replace = Choisis un lieu, puis le dé qui cède sa place.
means-keep = Le dé lancé n’est posé nulle part.
means-reach = Un électeur va au siège, où les dés comptent double.
means-split = Un dé baisse de 1, et un nouveau montre 1.
means-survey = Vois combien d’électeurs cache un bulletin, dans chaque secteur de ta région.
means-look = Vois dès maintenant l’événement de la semaine suivante.
means-liaise = Agis une fois comme un spécialiste d’une région voisine.

## Pourquoi un coup est impossible

why-planning-first = Règle 13 : il faut d’abord faire les plans.
why-die-first = Règle 22 : dis d’abord ce que remplace le dé lancé.
why-sacrifice-first = Règle 55 : choisis d’abord quels bureaux perd le siège.
why-second-first = Règle 32 : dis d’abord si un deuxième électeur se déplace.
why-points-spent = Règle 18 : les 4 points d’action sont dépensés.
why-sealed = Règle 16 : ton plan est fixé.
why-not-your-plan = Règle 15 : ce n’est pas à toi de choisir.
why-chief-chooses = Règle 55 : c’est le chef qui choisit quels bureaux perd le siège.
why-not-your-turn = Règle 18 : ce n’est pas ton tour.
why-planned = Règle 14 : on ne choisit sa région qu’au moment des plans.
why-no-marker-at-hq = Règle 14 : aucun pion ne va au siège.
why-there-already = Règle 15 : ton pion y est déjà.
why-no-place = Règle 2 : ce lieu n’existe pas.
why-elsewhere = Règle { $rule } : ton pion est { $where }, pas là.
why-closed = Règle 51 : ce secteur est fermé.
why-no-dice = Règle 6 : les 50 dés sont tous sur le plateau.
why-site-costs = Règle { $rule } : un bureau y coûte { $cost } PA, et tu en as { $points }.
why-roll-first = Règle 22 : lance d’abord un dé de renfort.
why-roll-for-region = Règle 56 : ce lancer est pour la région.
why-roll-for-hq = Règle 56 : ce lancer est pour le siège.
why-same-number = Règle 22 : ce bureau montre déjà ce nombre.
why-no-site = Règle 22 : il n’y a aucun bureau à remplacer.
why-not-short = Règle 56 : ta région ne manque pas de personnel, il suffit de lancer.
why-short = Règle 56 : renforcer dans cette région coûte { $cost } PA, et il faut un bureau à renforcer.
why-last-week = Règle 26 : on n’invite personne en semaine 5.
why-nobody-here = Règle 24 : il n’y a aucun électeur dans ta région.
why-at-hq-already = Règle 24 : ces électeurs sont déjà au siège.
why-no-such-voter = Règle 24 : ce secteur n’a pas d’électeur de ce genre.
why-not-your-role = Règle { $rule } : tu ne joues pas { the-role }.
why-split-once = Règle 40 : une fois par tour seulement.
why-split-not-at-hq = Règle 40 : pas au siège.
why-split-too-low = Règle 40 : un bureau de 1 ne peut pas baisser.
why-surveyed = Règle 42 : ici, chaque secteur est déjà sondé cette semaine, ou sans électeur face cachée.
why-no-next-week = Règle 34 : il n’y a pas de semaine suivante.
why-card-known = Règle 34 : la carte de la semaine suivante est déjà connue.
why-liaised = Règle 37 : une fois par tour seulement.
why-not-neighbouring = Règle 39 : ce spécialiste n’est pas dans une région voisine.
why-no-neighbour = Règle 39 : aucun autre spécialiste n’est dans une région voisine.
why-not-here = Règle 38 : c’est impossible dans ta région pour l’instant.

## Le journal

# Who it was, as the subject: a player, or which specialist of a lone player.
subject = { PERSON($who) ->
    [you] Tu
   *[one] { $who }
 }
log-dealt = { PERSON($who) ->
    [you] Tu reçois
   *[one] { $who } reçoit
 } { the-role }.
log-goodwill = L’équipe commence avec { NUMBER($points, signDisplay: "exceptZero") } points de bienveillance.
log-chief = { PERSON($who) ->
    [you] Tu deviens
   *[one] { $who } devient
 } chef.
log-week = La semaine { $week } commence.
log-sealed = { PERSON($who) ->
    [you] Tu fixes
   *[one] { $who } fixe
 } un plan secret.
log-revealed = Les plans sont dévoilés.
log-placed = { PERSON($who) ->
    [you] Tu choisis
   *[one] { $who } choisit
 } { taken }.
log-changed = { PERSON($who) ->
    [you] Tu choisis
   *[one] { $who } choisit
 } { taken-instead }.
log-stayed = { PERSON($who) ->
    [you] Tu restes
   *[one] { $who } reste
 } { $where }.
# A region with how many voters are likely to be turned away there.
taken = { $region } ({ turned-away-now })
# Helper: how many voters are turned away now, and by the end.
turned-away-now = { $now ->
    [one] { $now } refoulé
   *[other] { $now } refoulés
 } maintenant, { $later } à la fin
# Helper: the same by the end only.
turned-away-later = { $later ->
    [one] { $later } refoulé
   *[other] { $later } refoulés
 } à la fin
# why: more voters are turned away there by the end, or nobody else goes there.
taken-instead = { $region } plutôt que { $old }{ $why ->
    [more] {""} : { turned-away-later }, contre { $there }
    [alone] {""}, où vont d’autres : { turned-away-later }
   *[none] {""}
 }
log-card = Événement de la semaine { $week } : « { $card } ». { $effect }.
log-engagement = La mobilisation passe à { $level }.
log-arrived = Un électeur arrive { $where }.
log-bag-empty = Le sac est vide : plus aucun électeur n’arrive.
log-closed = { $place } : secteur fermé ({ $card }){ sites-lost }.
log-scattered = { a-voter-start } passe { $origin } { $where }.
log-remained = { a-voter-start } reste au siège.
# A voter by its value, which is 0 while it lies face down.
a-voter-start = { $value ->
    [0] Un électeur
   *[other] Un { $value }
 }
log-shortage = { region } : renforcer coûte désormais { $cost } PA.
log-protested = Manifestants { $where }.
log-site-lost = Un bureau de { $value } { $where } disparaît.
log-site-lowered = Un bureau { $where } passe de { $value } à { $lowered }.
# places: each as in place-with-voters.
log-came = Nouveaux électeurs : { LIST($places) }.
place-with-voters = { $voters ->
    [1] { $place }
   *[other] { $place } ({ $voters })
 }
log-turn = { PERSON($who) ->
    [you] Tu commences
   *[one] { $who } commence
 } un tour avec { $points } PA.
log-opened = { PERSON($who) ->
    [you] Tu ouvres
   *[one] { $who } ouvre
 } { $sites ->
    [1] un bureau
   *[other] { $sites } bureaux
 } { $where } ({ $cost } PA).
log-rolled = { PERSON($who) ->
    [you] Tu lances
   *[one] { $who } lance
 } un renfort : { LIST($dice) }.
log-replaced = { PERSON($who) ->
    [you] Tu remplaces
   *[one] { $who } remplace
 } un { $old } { $where } par un { $new }.
log-kept = { PERSON($who) ->
    [you] Tu n’utilises
   *[one] { $who } n’utilise
 } pas le { $die }{ $die ->
    [1] {""} : aucun bureau ne montre moins
   *[other] {""}
 }.
log-reached = { PERSON($who) ->
    [you] Tu invites
   *[one] { $who } invite
 } au siège { $value ->
    [0] un électeur
   *[other] un { $value }
 } { $origin }{ $cost ->
    [0] {""}
   *[other] {" "}({ $cost } PA)
 }.
log-split = { PERSON($who) ->
    [you] Tu réduis un { $value } { $where } et ouvres
   *[one] { $who } réduit un { $value } { $where } et ouvre
 } un bureau { $target } ({ $cost } PA).
log-survey = { PERSON($who) ->
    [you] Tu sondes
   *[one] { $who } sonde
 } { the-region } ({ $cost } PA).
log-turned = Sondage { $where } : un électeur vaut { $value }.
log-looked = { PERSON($who) ->
    [you] Tu anticipes
   *[one] { $who } anticipe
 } : la semaine { $week } apporte « { $card } ».
log-liaised = { PERSON($who) ->
    [you] Tu agis
   *[one] { $who } agit
 } comme { the-role }.
log-ended = { PERSON($who) ->
    [you] Tu finis ton
   *[one] { $who } finit son
 } tour{ $unused ->
    [0] {""}
    [one] {""} : { $unused } PA inutilisé
   *[other] {""} : { $unused } PA inutilisés
 }.
log-intention = { PERSON($who) ->
    [you] Tu obtiens
   *[one] { $who } obtient
 } { $number } et { colour } : un électeur arrive { $where }.
log-counting = On dépouille { $region ->
    [hq] le siège
   *[other] { the-region }
 }.
# turned: the values of voters who lay face down.
log-counted = { $place } : { $any ->
    [yes] on retourne { $turned } ;{" "}
   *[no] {""}
 }participation { $turnout }, capacité { $capacity }, { complaints-counted }.
log-scored = Participation { summands } = { $final } { $final ->
    [one] point
   *[other] points
 }.
# The sum of a score sheet after the word "participation". sign: of the goodwill, where there is any.
summands = { $turnout } − plaintes { $complaints } − coût { $cost }{ $sign ->
    [plus] {" "}+ bienveillance { $goodwill }
    [minus] {" "}− bienveillance { $goodwill }
   *[none] {""}
 }

## Comment cela s’est terminé

# The verdict as a sentence.
verdict-line = { $verdict ->
    [triumph] Triomphe avec { $points } points : une élection splendide, et tout le monde y croit.
    [well_done] Bien joué, { $points } : une élection calme, à peine un grognement dans la presse locale.
    [trouble] Ennuis, { $points } : les files font les gros titres, et un comité a des questions.
   *[disaster] Désastre, { $points } : la foule est aux portes, l’équipe à l’aéroport.
 }
# How the country takes it.
mood = { $verdict ->
    [triumph] Le pays vote avec le sourire et croit de nouveau à ses élections.
    [well_done] Une élection calme : on grogne un peu, en page neuf de la presse locale.
    [trouble] Les files sont à la une, et un comité du Parlement a des questions.
   *[disaster] Des fourches assaillent un Parlement fermé pour travaux ; l’équipe file en Suisse.
 }
outcome-won = { PERSON($who) ->
    [many] { $who } gagnent
   *[one] { $who } gagne
 } avec { points-counted } : { verdict-within }.
outcome-lost = { PERSON($who) ->
    [many] { $who } perdent
   *[one] { $who } perd
 } avec { points-counted } : { verdict-within }.

## Où en est la partie, et la position en texte

summary-over = Score final : { $points }
summary-count = Le dépouillement
summary-week = Semaine { $week } sur { $weeks }
week = Semaine { $week }
position-head = { $summary }. Mobilisation { $engagement }. Sac { $bag }.
position-events = Événements : { LIST($cards, type: "unit") }
position-next = Semaine suivante : { $card }
position-goodwill = Bienveillance : { NUMBER($points, signDisplay: "exceptZero") }
position-short = Manque de personnel : { region }
position-sealed = plan secret
# where: the name of a region, or position-sealed.
position-marker = { $player } : { role }, { $where }{ $chief ->
    [yes] , chef
   *[no] {""}
 }{ $points ->
    [0] {""}
   *[other] , { $points } PA
 }
position-closed = { $place } secteur fermé
position-place = { $place } électeurs { $voters } bureaux { $sites } = { $capacity }

## Pendant le récit : le nom précède la plupart de ces lignes

beat-dealt = { $alone ->
    [yes] dirige
   *[no] joue
 } { the-role }
beat-goodwill = Bienveillance : l’équipe commence avec { NUMBER($points, signDisplay: "exceptZero") } points
# alone: a lone player has two specialists, so the specialist is named.
beat-week = Semaine { $week } sur { $weeks }{ $last ->
    [yes] , jour du vote
   *[no] {""}
 } : { $alone ->
    [yes] { the-role }
   *[no] { $name }
 } est chef
beat-sealed = fixe un plan secret
beat-revealed = Les plans sont dévoilés
beat-revealed-all = Plans dévoilés : { LIST($plans, type: "unit") }
plan-of = { $name } { region }
beat-goes = va { $where }
beat-takes = { $alone ->
    [yes] { the-role } choisit
   *[no] choisit
 } { taken }
beat-changes = { $alone ->
    [yes] { the-role } choisit
   *[no] choisit
 } { taken-instead }
beat-stays = reste { $where }
# The effect begins with a capital letter.
beat-card = { $card }. { $effect }
# where: "en Ontario", "dans les secteurs ruraux".
beat-arrived = { $card } : { $voters ->
    [one] { $voters } électeur arrive
   *[other] { $voters } électeurs arrivent
 } { $where } ; mobilisation { $engagement }
beat-bag-empty = Le sac est vide : plus aucun électeur n’arrive
beat-scattered-hq = Les électeurs du siège se dispersent dans le Canada ; un seul reste
beat-scattered-to-hq = Les électeurs quittent { $place } pour le siège
beat-scattered = Les électeurs quittent { $place } et se dispersent dans { $region }
beat-closed = { $card } : { $place }, secteur fermé pour de bon{ sites-lost }
beat-shortage = { card-personnel-shortage } : renforcer { $where } coûte désormais { $cost } PA
beat-honk = { card-honk-honk } : le siège accueillera un quart d’électeurs en moins
beat-reconciliation = { card-reconciliation } : les plaintes des secteurs éloignés compteront double
beat-protested = Manifestants { $where } : chaque bureau baisse de 1
beat-site-gone = { card-protesters } : un bureau de { $value } { $where } disparaît
beat-site-given = cède un { $value } du siège
beat-site-struck = { card-postal-strike } : le siège perd un bureau de { $value }
beat-site-lowered = { card-protesters } : un { $value } { $where } devient { $lowered }
# A die or a voter by its value, in the region of the turn or at HQ.
a-value = un { $value } { $type ->
    [urban] du secteur urbain
    [rural] du secteur rural
    [remote] du secteur éloigné
   *[hq] du siège
 }
a-voter = un électeur { $type ->
    [urban] du secteur urbain
    [rural] du secteur rural
    [remote] du secteur éloigné
   *[hq] du siège
 }
a-site = un bureau { $type ->
    [urban] en secteur urbain
    [rural] en secteur rural
    [remote] en secteur éloigné
   *[hq] au siège
 }
beat-turn = { $alone ->
    [yes] { the-role } { $where }
   *[no] { $where }
 }
beat-opened = ouvre { $sites ->
    [1] { a-site }
   *[other] { $sites } bureaux en secteur { type }
 }
beat-rolled = obtient { LIST($dice) }
beat-replaced = { a-value } devient { $new }
beat-kept = { $die ->
    [1] garde tous les dés : aucun bureau ne montre moins
   *[other] n’utilise pas le { $die }
 }
beat-reached = invite au siège { $value ->
    [0] { a-voter }
   *[other] { a-value }
 }
# site: as in a-site.
beat-split = réduit { a-value }, ouvre { $site }
beat-survey = sonde { the-region }
beat-turned = trouve { a-value }
beat-looked = voit l’événement de la semaine { $week } : { $card }
beat-liaised = agit comme { the-role }
beat-intention = { $number } et { colour } : un électeur arrive { $where }
# place: a region, or headquarters.
beat-counted = { $place } : { served-counted }{ counted-twice } ; prévision { $points }, { verdict-within }
beat-scored = { verdict }, { $final } : participation { summands }
# the: where HQ stands among regions that have their article.
headquarters = Siège
    .the = le siège

## Ce qu’on entend : phrases courtes, entre deux décisions et avec la touche W

heard-plans = { PERSON($who) ->
    [you] Tu choisis
   *[one] { $who } choisit
} { $region } : { turned-away-now }.
heard-plans-instead = { PERSON($who) ->
    [you] Tu choisis
   *[one] { $who } choisit
} { $region } plutôt que { $old }.
heard-card = Événement de la semaine { $week } : « { $card } ».
heard-arrived = { $voters ->
    [one] { $voters } électeur arrive
   *[other] { $voters } électeurs arrivent
 } { $where }.
heard-turned = Un électeur { $where } vaut { $value }.
heard-turned-up = Un électeur arrive { $where }.
# Where the listener works this week.
heard-working = Tu travailles { $where }.
heard-region = { $region } : { turned-away-now }.
heard-hq = { headquarters } : { turned-away-now }.
# voters: who turn up after each player’s turn.
heard-engagement = Mobilisation { $level } : { $voters ->
    [one] { $voters } électeur arrive
   *[other] { $voters } électeurs arrivent
 } après chaque tour.

## Ce que disent les partenaires avant d’agir, à la première personne, et ce qui a changé la prévision

# leaves: whether the listener is asked to look after a place, or a region is nobody’s yet.
# place: a region with its article, or HQ.
talk-leaves = { $leaves ->
    [you] {""} ; à toi { NAME($place, form: "the") }
    [nobody] {""} ; encore personne pour { NAME($place, form: "the") }
   *[none] {""}
 }
talk-takes = « Je prends { $region } : { turned-away-later }{ talk-leaves } »
talk-changes = « Je prends { $region } plutôt que { $old }{ talk-leaves } »
talk-stays = « Je reste { $where }{ talk-leaves } »
talk-works = « Je travaille { $where } maintenant{ talk-leaves } »
talk-looked = « La semaine { $week } apporte { $card }. { $effect } »
swing = { $quiet ->
    [yes] moins grave que prévu, prévision de { swung }
   *[no] prévision de { swung }
 }
swung = { NUMBER($before, signDisplay: "exceptZero") } à { NUMBER($after, signDisplay: "exceptZero") }
# Après son propre coup. reasons : ce que le coup a rapporté et coûté, chacun comme ci-dessous.
swing-why = { $same ->
    [yes] prévision toujours à { NUMBER($after, signDisplay: "exceptZero") } : { LIST($reasons, type: "unit") }
   *[no] prévision de { swung } : { LIST($reasons, type: "unit") }
 }
why-points = { $points ->
    [one] { $points } PA rapporte d’habitude plus
   *[other] { $points } PA rapportent d’habitude plus
 }
# L’action a rapporté nettement plus que la prévision ne comptait.
why-better = mieux que prévu
why-fewer = { $voters ->
    [one] { $voters } refoulé de moins
   *[other] { $voters } refoulés de moins
 }
why-more = { $voters ->
    [one] { $voters } refoulé de plus
   *[other] { $voters } refoulés de plus
 }
# voters : qui peuvent encore venir.
why-room = { $voters ->
    [one] { $voters } place de plus
   *[other] { $voters } places de plus
 }
why-less-room = { $voters ->
    [one] { $voters } place de moins
   *[other] { $voters } places de moins
 }
# points : du score final.
why-cost = { $points ->
    [one] les dés coûtent { $points } point
   *[other] les dés coûtent { $points } points
 } { $more ->
    [yes] de plus
   *[no] de moins
 }
why-turned = { $sum } électeurs révélés au lieu d’environ { $expected }
log-swing = { $card }{ $quiet ->
    [yes] {" "}a fait moins de mal que prévu
   *[no] {""}
 } : la prévision { $better ->
    [yes] est montée
   *[no] est descendue
 } de { swung }.
log-swing-count = { $same ->
    [yes] Le dépouillement confirme la prévision de { NUMBER($after, signDisplay: "exceptZero") }.
   *[no] Le dépouillement : d’une prévision de { NUMBER($before, signDisplay: "exceptZero") } à un score de { NUMBER($after, signDisplay: "exceptZero") }.
 }

## Pour les premières parties

aim = Finis au-dessus de 0 : +1 pour 5 électeurs, −1 par refoulé et pour 10 points de dés.
tip-last =
    .head = La dernière semaine
    .says = Plus aucun électeur n’arrive, et on n’invite plus personne. Dépense chaque point là où des électeurs attendent encore : chacun d’eux est une plainte.
tip-sacrifice =
    .head = Le siège perd des bureaux
    .says = À toi de choisir lesquels. Cède les dés les plus bas : les hauts accueillent le plus, et le double au siège.
tip-die =
    .head = Où va le dé ?
    .says = Il peut remplacer n’importe quel dé de la région. Retire un 1 là où des électeurs attendent ; là où personne n’attend, un dé haut ne fait qu’augmenter le coût.
tip-plan =
    .head = Va là où l’on attend
    .says = Ton pion dit où tu peux travailler cette semaine. Répartissez-vous le pays : à deux dans une région, seulement si les files y sont longues.
tip-goodwill =
    .head = Bienveillance
    .says = Ton équipe ne part pas de 0 mais avec des points de bienveillance, parfois sous zéro quand vous êtes nombreux. Ils règlent la difficulté que tu as choisie.
tip-shortage =
    .head = Plus d’électeurs que de places
    .says = Quelque part, une file dépasse la capacité de ses bureaux. Ouvre un bureau là où c’est bon marché, en ville, ou renforce un dé.
tip-hq =
    .head = Le siège accueille le double
    .says = Chaque dé y compte double, et tu peux y agir de partout. Y inviter des électeurs coûte souvent moins que des bureaux éloignés.
tip-act =
    .head = Quatre points par tour
    .says = Renforce d’abord : un seul point peut changer un 1 en 6. Les points non dépensés sont perdus.

## Les niveaux des bots

level-easy = Aide deux fois sur trois ; à trois, ils finissent environ 27 points sous zéro.
level-normal = Fait ce qui aide le plus sur le moment ; à trois, ils ont gagné 43 parties sur 100 au jeu du livret.
level-hard = Prévoit les électeurs à venir et calcule son tour ; à trois, ils ont gagné 60 parties sur 100 au jeu du livret.
# The manner of a level, said of the bots that play at it. count: how many they are.
manner-easy = { LIST($names) } { $count ->
    [one] aide quand l’idée lui vient.
   *[other] aident quand l’idée leur vient.
 }
manner-normal = { LIST($names) } { $count ->
    [one] donne
   *[other] donnent
 } un coup de main là où c’est le plus urgent.
manner-hard = { LIST($names) } { $count ->
    [one] voit
   *[other] voient
 } loin pour l’équipe.

## L’analyse

review-count = Prévision
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
review-note = Le score attendu, travail de l’équipe compris, tel que l’aiguille le montrait.
review-stretch = Semaine
review-number-dice = Dés à chiffres
review-coloured-dice = Dés de couleur
review-team = L’équipe
# The mark of the team; one letter.
review-team-initial = É
review-count-moment = Le dépouillement
