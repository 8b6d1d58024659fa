### Poll Position!: what speaks for a move. Regions, places and specialists come from
### poll_position.ftl: where, at the beginning of a sentence, is "In urban Ontario" or "At HQ".
### Numbers of voters are expected ones, to one digit after the point.

## Les électeurs qui seront sans doute refoulés

voters-counted = { $voters ->
    [one] { $voters } électeur
   *[other] { $voters } électeurs
 }
# now: of the voters who are there. later: with those still to come; same: as many as now.
voters-short = { $now ->
    [0] aucun électeur n’est refoulé maintenant, mais
    [one] { $now } électeur est refoulé maintenant,
   *[other] { $now } électeurs sont refoulés maintenant,
 } { $same ->
    [yes] autant à la fin
   *[no] { $later } à la fin
 }
reason-short = { $where }, { voters-short }.
# Helper: who will be turned away by the end.
voters-turned-away = { $voters ->
    [0] plus aucun électeur ne sera refoulé
    [one] { $voters } électeur sera refoulé
   *[other] { $voters } électeurs seront refoulés
 } à la fin
reason-fewer = { $where }, { voters-turned-away }, au lieu de { $before }.
reason-fewer-now = { $where }, { $voters ->
    [0] plus aucun électeur n’est refoulé
    [one] { $voters } électeur est refoulé
   *[other] { $voters } électeurs sont refoulés
 } maintenant, au lieu de { $before }.

## Où aller

# alike: how many other regions have the same numbers. others: how many others work in this one.
reason-plan = { $where }, { voters-short }{ $alike ->
    [0] {""}
    [one] {""} ; une autre région est dans le même cas
   *[other] {""} ; { $alike } autres régions sont dans le même cas
 }{ $others ->
    [0] {""}
    [1] {""} ; quelqu’un d’autre y travaille
   *[other] {""} ; { $others } autres y travaillent
 }.
# Where several regions are meant: instead of the name of a region.
there = Là
reason-company = { $count ->
    [one] { LIST($roles) } y travaille aussi.
   *[other] { LIST($roles) } y travaillent aussi.
 }
# A specialist with who leads it: an item of the list above. role: "l’analyste de données".
role-of = { $role } ({ $name })
reason-nobody-else = Personne d’autre n’y travaille.

## Que faire là

# role: "L’analyste de données".
reason-liaise = { $role }, dans la région voisine, le permet.
reason-open = Un lancer de renfort peut en tirer plus.
reason-open-hq = Chacun peut le renforcer à son tour, et le siège accueille deux fois ce que montrent ses dés.
reason-staff = Le renfort aide le plus { $where } : sans lui, { voters-turned-away }.
# two: the higher of two dice counts.
reason-average = En moyenne, { $two ->
    [yes] le plus haut de deux dés montre { $average }
   *[no] le dé montre { $average }
 }.
reason-serves = { $voters ->
    [one] { $voters } électeur de plus peut être accueilli
   *[other] { $voters } électeurs de plus peuvent être accueillis
 } { $where }.
reason-cheaper = Le coût baisse de { $points }.
reason-keep = Aucun bureau ici ne gagne à devenir un { $die }.
reason-room-at-hq = Le siège a de la place pour d’autres électeurs.
reason-everybody-at-hq = Au siège, toute l’équipe peut s’occuper d’eux, et un dé compte double.
reason-enough = Les autres électeurs sont aussi bien là où ils sont.
reason-split = Le nouveau bureau peut être renforcé ensuite.
reason-spares = Le { $die } { $where } peut baisser de 1 sans dommage.
reason-survey = On saura combien d’électeurs il y a vraiment.
reason-look = L’équipe peut se préparer à l’événement de la semaine suivante.
reason-nothing-better = Il n’y a plus rien de mieux à faire ici.
reason-lowest = Le dé le plus bas accueille le moins d’électeurs.
reason-all-served = Personne n’est refoulé au siège, ni maintenant ni à la fin.
reason-spent = Tous les points d’action sont dépensés.
reason-not-worth = Ici, rien ne vaut ce que cela coûte.
in-all-canada = Dans tout le Canada

## Les chiffres à côté des conseils

figure-fewer = { $voters ->
    [one] { $voters } électeur accueilli
   *[other] { $voters } électeurs accueillis
 } en moins
figure-nothing = ne rapporte aucun point
figure-plan = ton tour y rapporte { points-counted }
figure-turn = tout ton tour rapporte alors { points-counted }
figure-end = rapporte { points-counted } d’ici la fin
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
