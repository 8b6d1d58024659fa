### The newspaper of Delegate Dash: headlines of at most 60 letters.

# The name of the newspaper.
paper = L’Écho du Losange

## Tournants. candidate: “Représentant Sud”.

super-tuesday = Super Tuesday : { NAME($candidate, form: "the") } mène avec { $delegates }
super-tuesday-open = Super Tuesday : personne ne mène la course
milestone = Premier à { $delegates } délégués : { NAME($candidate, form: "the") }
majority = Majorité ! { NAME($candidate, form: "the") } atteint { $delegates } délégués
lead = { $delegates } délégués : { NAME($candidate, form: "the") } prend la tête
out = C’est fini pour { NAME($candidate, form: "the") } : { $delegates } délégués libres

## Au-dessus du résultat. name: of the player.

clear-win = Investiture haut la main : { $name }
narrow-win = Investiture sur le fil : { $name }
narrow-loss = { $name } manque l’investiture de peu
loss = L’investiture échappe à { $name }
