### The newspaper of Early States: headlines of at most 60 letters.

# "Le Petit Matin": the small hours; the name recalls "Le Petit Parisien".
paper = Le Petit Matin

## Tournants de la partie

snatched = { $name } souffle { NAME($state, form: "the") } à { $rival }
opening = { $name } ouvre le bal { NAME($state, form: "in") }
lead = { $name } prend la tête avec { $delegates ->
    [one] { $delegates } délégué
   *[other] { $delegates } délégués
 }
last-call = Dernière ligne droite dans les premiers États
struck = Le rival frappe { NAME($state, form: "in") }
rival-moved = Le rival prend la première place { NAME($state, form: "in") }

## Au-dessus du résultat

clear-win = { $name } s’envole dans la primaire
narrow-win = { $name } gagne la primaire d’un souffle
shared-win = Une primaire sans perdants : { $name }
narrow-loss = { $name } manque la primaire de peu
loss = Une primaire à oublier pour { $name }
