### The end of a game: the ranking, the course of the counts, the dice, the review of decisions.

ranking = Classement
result = Résultat final
rank = { $rank }.
together = Tous ensemble
automatic = { $side } (automatique)
# In the ranking, in place of the score: whoever dropped out had so much then.
out-with = sortie à { $score }
rematch = Revanche
same-seed = Même graine
same-seed-help = Une nouvelle partie avec les mêmes dés et les mêmes pioches.
watch = Revoir depuis le début
copy-result = Copier le résultat

## La carte : le résultat en image à envoyer

card = Partager la une
card-title = La une de cette partie
card-label = Image de la une : { $outcome }
card-help = Le texte et un lien vers le même départ partent avec elle, pour que d’autres puissent essayer.
card-share = Partager ou copier l’image
card-save = Enregistrer l’image
card-copied = L’image est copiée : colle-la dans une discussion.
card-copy-failed = Ce navigateur ne peut ni partager ni copier d’images. Enregistre-la plutôt.
card-day = Partie du jour { $day }
card-dateline = { $date }, graine { $seed }
card-winner = ★ { NUMBER($score) }
# Une partie du nom d’un fichier d’image.
card-file = résultat

played = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } · graine { $seed }
result-line = { $game } : { $outcome } { LIST($scores, type: "unit") }. ({ played })
result-line-alone = { $game } : { $outcome } ({ played })
score-of = { $name } { $score }
course-label = Cours de la partie en { $rounds } carrés : { $ahead } devant, { $even } à égalité, { $behind } derrière
course-meaning = Chaque carré est une étape de la partie. { $rivals ->
    [yes] Vert : devant. Moitié jaune : à égalité. Vide : derrière.
   *[no] Vert : le score a monté. Moitié jaune : il n’a pas bougé. Vide : il a baissé.
 }
bot-of-level = { $name } ({ $level })

## Le cours de la partie

over-time = { $count } au fil du temps
graph-label = { over-time } ; à la fin { LIST($ends, type: "unit") }. Le tableau donne tous les chiffres.
took-the-lead = Le tournant ({ $moment }) : { $side } prend la tête pour de bon.
course-swings = Ce que la chance en a fait
look-there = { $moment } : voir la table à ce moment
as-table = En tableau
beginning = Départ

## Les dés

dice = Les dés
face = Face
all-throws = Tous
expected = Attendu
average = Moyenne
thrown = { dice-counted }.
thrown-average = { dice-counted }, { NUMBER($average, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne pour { $fair } attendus.
dice-counted = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
dice-typical = Chaque face est tombée à peu près autant que prévu.
dice-untypical = « { $face } » est tombé { $times } fois, pour { $fair } attendues. Un tel écart n’arrive que dans une partie sur vingt environ.
few-throws = Trop peu de lancers pour juger de la chance.

## L’analyse des décisions

review-mine = Tes décisions
review-decisions = Les décisions
# Un nom peut être n’importe quoi : sans « de ».
review-of = Décisions : { $name }
review-card = Un tour de l’analyse
review-ask = Analyser mes décisions
review-whose = Qui veut faire analyser ses décisions ?
review-offer = Un bot les reprend tour par tour, en ne sachant que ce qu’on pouvait voir alors, et montre les tours les plus coûteux et les meilleurs.
review-pending = Relecture de la partie…
review-failed = Les décisions n’ont pas pu être analysées.
review-again = Réessayer
review-worst = Le plus coûteux
review-best = { $won ->
    [yes] Ce qui a fait gagner
   *[no] Les trouvailles
 }
review-no-worst = Rien ne prouve qu’un tour ait coûté quoi que ce soit.
review-no-best = Aucun tour n’était nettement meilleur que les autres choix.
review-how = Les pourcentages portent sur les chances de gagner, pas sur le score. Les tours sont comparés avec les mêmes tirages, d’après ce qu’on pouvait voir alors. Les écarts de moins de 2 %, ou que la chance peut expliquer, sont omis.
review-how-without-luck = Les pourcentages portent sur les chances de gagner, pas sur le score. Les tours sont comparés d’après ce qu’on pouvait voir alors. Les écarts de moins de 2 % sont omis.
review-back = À l’analyse
review-retry = Réessayer
review-before = Tour précédent de l’analyse
review-next = Tour suivant de l’analyse
review-first = C’est le premier.
review-last = C’est le dernier.

# $level est une étiquette (« Bot normal ») : entre parenthèses, car elle ne prend pas d’article.
review-lost = Estimation ({ $level }) : { PERSON($who) ->
    [you] tu avais
    [many] l’équipe avait
   *[one] { $who } avait
 } { NUMBER($begin, style: "percent") } de chances à la première décision ; à la fin, c’est { $shared ->
    [yes] une victoire partagée
   *[no] une défaite
 }. { $cost ->
    [yes] Le tour le plus coûteux n’a laissé que { NUMBER($after, style: "percent") } là où { NUMBER($before, style: "percent") } étaient à portée.
   *[no] Rien ne prouve qu’un tour ait coûté quoi que ce soit : { $rest ->
        [luck-and-others] la chance et les autres ont
        [luck] la chance a
        [others] les autres ont
       *[rest] le reste a
     } décidé.
 }
review-won = { PERSON($who) ->
    [you] Tu as gagné
    [many] L’équipe a gagné
   *[one] { $who } a gagné
 }{ $odds ->
    [expected] , comme prévu
    [against] , contre toute attente
   *[level] {""}
 } : à la première décision, les chances étaient de { NUMBER($begin, style: "percent") } (estimation : { $level }).
review-score-sum = Estimation ({ $level }) : { $begin } à la première décision ; à la fin, { PERSON($who) ->
    [you] tu as
    [many] l’équipe a
   *[one] { $who } a
 } { $end }. Les décisions ont coûté { $lost ->
    [0] trop peu pour que cela se mesure
   *[other] { $cost }
 } ; la chance a { $gave ->
    [yes] donné
   *[no] pris
 } { $luck }.
review-score-others = { $lost ->
    [yes] Tous les autres tours réunis ont coûté { $counted }, chacun très peu.
   *[no] Tous les autres tours réunis ont rapporté { $counted }.
 }
review-score-how = Ce genre de partie se gagne presque toujours : les tours sont donc comparés par le score attendu, avec les mêmes tirages et d’après ce qu’on pouvait voir alors. Les écarts de moins de 2, ou que la chance peut expliquer, sont omis.
score-graph = Le score attendu après { $turns ->
    [one] { $turns } tour
   *[other] chacun des { $turns } tours
 } : de { $begin } à { $end }. Les tours listés plus bas y sont numérotés.
sum-begin = À la première décision
sum-decisions = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }
sum-rest = { $rest ->
    [luck-and-others] La chance et les autres
    [luck] La chance
    [others] Les autres
   *[rest] Le reste
 }
sum-result = Le résultat
review-turning = Là où tout a basculé
review-turning-card = Un moment où les chances ont changé
review-swing = De { $before } à { $after }
review-when = { $summary } · coup { $move }
review-turned-by = { $count ->
    [0] La chance a fait la différence.
    [one] { LIST($names) } a fait la différence.
   *[other] { LIST($names) } ont fait la différence.
 }
review-in-between = Entre-temps : { $events }
review-find = Bien vu : { $share } au lieu de { $other }
chance-axis = Les chances de gagner, en pour cent
review-entry = { $number }. { $what }
chance-graph = Tes chances de gagner après { $turns ->
    [one] { $turns } tour
   *[other] chacun des { $turns } tours
 } : de { $begin } à { $end }. Les tours listés plus bas y sont numérotés.
lit-made = { $label }, coup joué
lit-plan = { $label }, l’autre coup
moves = { LIST($moves, type: "unit") }
move-of-you = Toi : { $move }
move-of = { $name } : { $move }
move-better = Mieux : { $move }
move-worse = Moins bien : { $move }
chance = { NUMBER($chance, style: "percent") } de chances de gagner
show-way = { $better ->
    [yes] Meilleur tour
   *[no] Autre façon
 }
show-before = Retour
way-shown = { $better ->
    [yes] Le meilleur tour
   *[no] L’autre façon
 }, et le plateau qui en serait sorti : { LIST($moves, type: "unit") }. Ce tour n’a pas été joué.
