### The newspaper of Whistle-Stop: headlines of at most 60 letters.

# The name of the newspaper.
paper = L’Express du Whistle-Stop

## Tournants de la partie

lead = { $name } prend la tête avec { $points } sur { $all }
majority = { $rounds ->
    [0] { $needed } ! C’est gagné pour { $name } { NAME($region, form: "in") }
    [one] { $needed } ! La majorité pour { $name }, à { $rounds } manche de la fin
   *[other] { $needed } ! La majorité pour { $name }, à { $rounds } manches de la fin
 }
# fewer, more: delegates of the winner and of the strongest rival there.
upset = { $name } gagne { NAME($region, form: "the") } à { $fewer ->
    [one] { $fewer } délégué
   *[other] { $fewer } délégués
 } contre { $more }
call = Au débat, { $name } annonce { NAME($region, form: "the") }
# rival: who played the card.
veto = Veto : { $name } prive { $rival } de sa carte { $card }

## Au-dessus du résultat. name: of the player, or of those who share the win.

# « Rouler pour quelqu’un » : le soutenir ; et le pays est un train.
clear-win = Le pays roule pour { $name }
narrow-win = Victoire à la photo-finish pour { $name }
shared-win = Terminus à égalité : { $name }
narrow-loss = { $name } échoue à quelques points près
loss = Le train part sans { $name }
