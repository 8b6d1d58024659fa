### Ce que dit le terminal à côté des textes des jeux.

begins = { $game }, graine { $seed } : { LIST($players, type: "unit") }
player = { $name } ({ $kind })
seats = places { LIST($seats, type: "unit") } ; bots { LIST($levels, type: "unit") }
left = Partie quittée après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.

## Quand c’est à quelqu’un de jouer

help-moves = Tape le numéro d’un choix, un coup comme « { $example } », ou quelques-uns de ses mots.
help-keys = b revient d’une étape, p remontre la position, q quitte la partie, ? montre ceci.
hand-over = Passe l’écran à { $name }. { $name } : appuie sur Entrée.
asked-in-turn = On interroge tout le monde à tour de rôle ; les autres n’apprennent pas qui pourrait réagir.
choose-number = Choisis un numéro de 1 à { $most }.
not-possible = C’est impossible pour l’instant.
several-fit = Plusieurs coups correspondent :
no-such = « { $answer } » n’est ici ni un numéro ni un coup ; ? montre l’aide.
examples = Quelques coups possibles : { LIST($examples, type: "unit") }.
quoted = « { $move } »
