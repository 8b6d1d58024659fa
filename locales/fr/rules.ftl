### Around the rules: the way to a paragraph, the list of chapters, looking for words.

rules-of = { $game } : les règles
contents = Sommaire
find = Chercher une règle
find-nothing = Effacer
found = { $paragraphs ->
    [0] Rien trouvé : essaie d’autres mots.
    [1] 1 paragraphe trouvé.
   *[other] { $paragraphs } paragraphes trouvés.
 }
print-rules = Imprimer les règles
rule = Règle { $number }
rule-here = Ce que disent les règles ici
now = Ce qui est demandé
# Comment un texte renvoie aux règles : les mots devant un numéro, séparés par « | ».
cites = règle|règles
cites-between = et|à|ou
