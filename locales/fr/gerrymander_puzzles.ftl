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
 } : { $mine } à { $theirs } en circonscriptions, { $swing } à { $swung } en comtés pivots. Trace { $borders ->
    [1] ta dernière frontière
    [2] tes deux frontières
    [3] tes trois frontières
   *[4] tes quatre frontières
 } de façon à gagner la partie, quoi que Bleu trace ensuite.
right-on = Juste : quoi que Bleu trace maintenant, tu gagnes.
right-over = Juste : tu gagnes { $mine } à { $theirs }.
right-swing = Juste : égalité en circonscriptions, et tu gagnes aux comtés pivots, { $mine } à { $theirs }.
otherwise-on = Ce tour ne gagne pas contre toutes les réponses. Il existe un tour qui gagne, quoi que Bleu trace.
otherwise-over = Ce tour ne gagne pas. Il existe un tour qui gagne { $mine } à { $theirs }.
otherwise-swing = Ce tour ne gagne pas. Il existe un tour qui fait égalité en circonscriptions et gagne aux comtés pivots, { $mine } à { $theirs }.
