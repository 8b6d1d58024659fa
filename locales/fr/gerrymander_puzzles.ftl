### The words of Gerrymander's puzzles (py/hustings/games/gerrymander/puzzles.json). Which puzzle has which of
### them is found out by tools/puzzles/gerrymander.py.

title = { $lead ->
    [level] Fais la différence
    [ahead] Garde l’avance
   *[behind] Renverse la partie
 } : { $mine } à { $theirs }, { $borders ->
    [1] une frontière
    [2] deux frontières
    [3] trois frontières
   *[4] quatre frontières
 }
goal = Tu joues Rouge{ $lead ->
    [level] , à égalité
    [ahead] {" "}et tu mènes
   *[behind] {" "}et tu cours après le score
 } : { $mine } à { $theirs } en circonscriptions, { $swing } à { $swung } en comtés pivots. Trace { $spare ->
    [yes] jusqu’à { $borders ->
        [2] deux frontières
        [3] trois frontières
       *[4] quatre frontières
     }
   *[no] { $borders ->
        [1] ta dernière frontière
        [2] tes deux frontières
        [3] tes trois frontières
       *[4] tes quatre frontières
     }
 } de façon à gagner la partie, quoi que Bleu trace ensuite.
right-on = Juste : quoi que Bleu trace maintenant, tu gagnes.
right-over = Juste : tu gagnes { $mine } à { $theirs }.
right-swing = Juste : égalité en circonscriptions, et tu gagnes aux comtés pivots, { $mine } à { $theirs }.
otherwise-on = Ce tour ne gagne pas contre toutes les réponses. Il existe un tour qui gagne, quoi que Bleu trace.
otherwise-over = Ce tour ne gagne pas. Il existe un tour qui gagne { $mine } à { $theirs }.
otherwise-swing = Ce tour ne gagne pas. Il existe un tour qui fait égalité en circonscriptions et gagne aux comtés pivots, { $mine } à { $theirs }.

# Why a turn wins. $does: what it does by itself. $wins: why that is enough; both are sentences of this file.
why = { $does } { $wins }
# $borders: borders of the turn. $counties: of the district, with $red votes for Red and $blue for Blue.
# $mine, $theirs: districts of Red and of Blue afterwards.
closes = { $borders ->
    [1] La frontière ferme
   *[other] Les frontières ferment
 } { $counties } comtés, Rouge { $red }, Bleu { $blue } : cela fait { $mine } à { $theirs }.
# Whoever draws the last border of a district names its winner if it is tied.
closes-tied = { $borders ->
    [1] La frontière ferme
   *[other] Les frontières ferment
 } { $counties } comtés, Rouge { $red }, Bleu { $blue }. À égalité, qui ferme la circonscription désigne le vainqueur : cela fait { $mine } à { $theirs }.
closes-several = { $borders ->
    [1] La frontière ferme
   *[other] Les frontières ferment
 } { $districts ->
    [2] deux circonscriptions
    [3] trois circonscriptions
   *[other] { $districts } circonscriptions
 } : cela fait { $mine } à { $theirs }.
stops = { $borders ->
    [1] La frontière empêche
   *[other] Les frontières empêchent
 } Bleu de prendre { $counties } comtés, Rouge { $red }, Bleu { $blue }.
# The turn closes nothing. $due: the borders that Blue has to draw next.
zugzwang = Bleu doit maintenant tracer { $due ->
    [1] une frontière
    [2] deux frontières
    [3] trois frontières
   *[4] quatre frontières
 } et, quoi qu’il trace, il ferme une circonscription pour toi.
# A district that Red can close in its next turn: $counties with $red votes for Red and $blue for Blue.
sure = Quoi que trace Bleu, tu peux ensuite fermer { $counties } comtés, Rouge { $red }, Bleu { $blue }.
# $one, $two: two such districts, of which Blue can prevent only one.
fork = Tu menaces de fermer deux circonscriptions, { $one } et { $two } : Bleu ne peut en empêcher qu’une.
there = { $counties } comtés à { $red } contre { $blue }
# $now: the districts with which Red can end at least, $before: the same if it had drawn nothing.
earns = Quoi que trace Bleu, tu peux atteindre { $now ->
    [1] 1 circonscription
   *[other] { $now } circonscriptions
 }. Sans { $borders ->
    [1] cette frontière
   *[other] ces frontières
 }, Bleu pourrait te limiter à { $before }.
# $now: the districts with which Red can stop Blue, $before: the same if it had drawn nothing.
holds = Quoi que trace Bleu, tu peux le limiter à { $now ->
    [1] 1 circonscription
   *[other] { $now } circonscriptions
 }. Sans { $borders ->
    [1] cette frontière
   *[other] ces frontières
 }, Bleu pourrait en atteindre { $before }.
# The game is over. $swing, $swung: swing counties of Red and of Blue.
ends = { $tied ->
    [yes] Il ne reste aucun comté, et tu gagnes aux comtés pivots, { $swing } à { $swung }.
   *[no] Il ne reste aucun comté : le score est définitif.
 }
# $counties: in no district yet. $districts: the most that they can become.
no-room = Les { $counties } comtés restants donnent au plus { $districts ->
    [1] une circonscription
    [2] deux circonscriptions
   *[other] { $districts } circonscriptions
 } : trop peu pour Bleu.
# $districts: by so many Red is still ahead at the end.
stays-ahead = Même la meilleure réponse de Bleu te laisse { $districts ->
    [1] une circonscription
    [2] deux circonscriptions
   *[other] { $districts } circonscriptions
 } d’avance.
# $swing, $swung: swing counties of Red and of Blue at the end.
stays-level = La meilleure réponse de Bleu ne fait qu’égaliser, et tu gagnes aux comtés pivots, { $swing } à { $swung }.
