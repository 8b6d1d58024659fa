### The newspaper of Gerrymander: headlines of at most 60 letters.

# The first gerrymander had the shape of a salamander; the name recalls "Le Dauphiné libéré".
paper = La Salamandre libérée

## Tournants de la partie

plurality = { $votes } voix sur { $all } suffisent : une circonscription pour { $party }
close = Une seule voix d’écart : une circonscription pour { $party }
lead = { $party } prend la tête avec { $districts ->
    [one] { $districts } circonscription
   *[other] { $districts } circonscriptions
 }
tie = Égalité parfaite : { $name } désigne le vainqueur
against = { $mine } à { $most } dans les urnes, { $districts } à { $second } sur la carte

## Au-dessus du résultat

clear-win = { $name } redessine le pays
narrow-win = { $name } a le meilleur coup de crayon
shared-win = Une carte qui en arrange plus d’un : { $name }
narrow-loss = { $name } perd à un trait près
loss = La carte se retourne contre { $name }
