### Notes that players write on their games.

note = Note
add = Écrire une note
edit = Modifier cette note
next-note = Note suivante
note-before = Note précédente
none-next = Il n’y a pas de note après.
none-before = Il n’y a pas de note avant.
field = Que faut-il savoir ici ?
look = Regarde ici.
readers = Si tu envoies cette partie avec ses notes, qui la reçoit peut les lire.
done = Valider
drop = Supprimer cette note
has-note = a une note
not-now = Tu peux écrire une note pendant ton tour, à la fin, ou en regardant le passé.
full = Cette partie ne peut pas contenir plus de notes ; raccourcis-en ou supprimes-en une d’abord.
noted-at = Note au coup { $move } sur { $moves }
letters = { $letters } sur { $most } lettres
points-at = { $things ->
    [0] Touche des éléments du plateau pour les désigner.
    [1] Désigne 1 élément ; touche-le à nouveau pour l’enlever.
   *[other] Désigne { $things } éléments ; touches-en un à nouveau pour l’enlever.
 }
points-full = Une note désigne au plus { $things ->
    [one] { $things } élément
   *[other] { $things } éléments
 }.
share-title = La partie avec ses notes
share-help = S’ouvre à la première note ; le reste ne change pas.
share-too-long = Avec ces notes, le lien est trop long pour la plupart des programmes. Envoie plutôt la partie en fichier : il contient les notes, et les noms aussi.
lost = { $notes ->
    [one] { $notes } note de cette partie est illisible et a été laissée de côté.
   *[other] { $notes } notes de cette partie sont illisibles et ont été laissées de côté.
 }
joined = Tu as déjà cette partie : { $notes ->
    [one] { $notes } note est arrivée
   *[other] { $notes } notes sont arrivées
 } avec le lien.
