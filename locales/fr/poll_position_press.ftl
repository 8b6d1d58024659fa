### The newspaper of Poll Position!: headlines of at most 60 letters.

# The name of the newspaper: a ballot paper, and a bulletin.
paper = Le Bulletin du Nord

## Tournants

# card: “Crues éclair”. place: “Ontario rural”.
closed = { $card } : fermeture ({ $place })
# where: “dans les Prairies”.
shortage = Le personnel manque { $where }
honk = Concert de klaxons : le siège accueillera moins d’électeurs
reconciliation = Réconciliation : les secteurs éloignés comptent double
# where: “dans l’Ontario rural”.
protest = La colère gronde { $where }
last-week = Dernière semaine avant le jour du vote
forecast = { $better ->
    [yes] L’espoir renaît. Prévision : « { $verdict } »
   *[no] Alerte ! Prévision : « { $verdict } »
 }

## Au-dessus du résultat, selon le verdict des règles

triumph = Triomphe aux urnes
well-done = Une bonne journée aux urnes
trouble = Des ennuis aux urnes
disaster = Désastre aux urnes
