"""The words of poll_position_lesson, made by `make messages` from locales/fr/poll_position_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Poll Position!'


def lesson_01() -> str:
    return 'À deux, vous organisez l’élection canadienne\xa0: une place pour chaque électeur\u202f! Après cinq semaines, on dépouille\u202f; au-dessus de zéro, vous gagnez ensemble. L’aiguille montre à quoi s’attendre.'


def lesson_02() -> str:
    return 'Chaque groupe de 5 personnes qui votent rapporte 1 point. Chaque refoulé en coûte 1, et chaque tranche de 10 au total des dés aussi. Un nombre rouge estime combien d’électeurs seront refoulés.'


def lesson_03() -> str:
    return 'Une semaine commence par un plan\xa0: dans quelle région vas-tu travailler\u202f? Pour l’instant, elles se ressemblent toutes\xa0: prends l’Ontario, au milieu.'


def lesson_03_otherwise() -> str:
    return 'Aujourd’hui, n’importe quelle région irait\xa0: elles se ressemblent toutes. Pour cette leçon, prends l’Ontario, au milieu.'


def lesson_04() -> str:
    return 'Un événement, «\xa0Fordisme\xa0», a apporté des bulletins en Ontario. Chacun cache 1 à 4 personnes\u202f; le nombre d’un dé dit combien de places il offre. Dépense 1 de tes 4 points d’action (PA)\xa0: renforce, pour obtenir un meilleur dé.'


def lesson_04_answer_open() -> str:
    return 'Un nouveau bureau commence à 1 et offre une place. Un lancer donne souvent 4 ou plus, pour un seul point.'


def lesson_04_answer_reach() -> str:
    return 'Le siège n’a qu’un 1, lui aussi\xa0: la file ne ferait que changer d’endroit. Obtiens d’abord un meilleur dé.'


def lesson_04_answer_end() -> str:
    return 'Quatre points seraient perdus, et les files resteraient. Renforce d’abord.'


def lesson_04_answer_staff() -> str:
    return 'Ton rôle, responsable du personnel, te fait lancer deux dés et prendre le plus haut.'


def lesson_04_otherwise() -> str:
    return 'Renforce d’abord\xa0: un meilleur dé est l’aide la moins chère.'


def lesson_05() -> str:
    return 'Un 6 pour remplacer un 1\u202f! Un nouveau bureau, qui commence à 1, coûte 1 point en ville (urbain), 2 à la campagne (rural), 3 au loin (éloigné). Où le 6 aide-t-il le plus\u202f?'


def lesson_05_answer_replace_8_1() -> str:
    return 'Bien vu\xa0: six places, là où un nouveau bureau aurait coûté 3 points.'


def lesson_05_answer_replace_6() -> str:
    return 'En ville, tu peux ouvrir d’autres bureaux pour 1 point chacun. Garde le 6 pour un secteur où ils sont chers.'


def lesson_05_answer_replace_7() -> str:
    return 'C’est bien, mais il y a un secteur où les bureaux sont encore plus chers\xa0: l’éloigné.'


def lesson_05_answer_replace_16() -> str:
    return 'Aider le siège ne coûtera pas cher plus tard. Mets le 6 là où les bureaux sont le plus chers.'


def lesson_05_answer_keep() -> str:
    return 'Jeter un 6\u202f? Deux bulletins attendent, et il n’y a là qu’un 1.'


def lesson_05_otherwise() -> str:
    return 'Mets le 6 là où un nouveau bureau coûterait le plus.'


def lesson_06() -> str:
    return 'Ton lancer suivant est un 4. On peut aider le siège de partout, et ses dés comptent double\xa0: un 4 y offre 8 places. Mets-le là.'


def lesson_06_answer_replace_16_1() -> str:
    return 'Huit places, un bulletin\xa0: il y a de la marge.'


def lesson_06_answer_replace_8() -> str:
    return 'Cela retirerait le 6. Remplace plutôt un 1.'


def lesson_06_answer_replace_6() -> str:
    return 'Quatre places ici, huit au siège. Prends les huit.'


def lesson_06_answer_keep() -> str:
    return 'Un 4 vaut bien mieux qu’un 1. Mets-le au siège.'


def lesson_06_otherwise() -> str:
    return 'Mets le 4 au siège\xa0: il y compte double.'


def lesson_07() -> str:
    return 'Les places peuvent aller aux électeurs, ou les électeurs aux places. Le siège a maintenant de la marge\xa0: invite. Appuie sur la flèche de l’Ontario rural, et un bulletin va au siège.'


def lesson_07_answer_reach_7_0() -> str:
    return 'La file est plus courte à la campagne, et au siège ils ont des places.'


def lesson_07_answer_reach_8() -> str:
    return 'Ton 6 est déjà là\xa0: ces deux-là ne manquent de rien.'


def lesson_07_answer_reach_6() -> str:
    return 'Cela aiderait. Mais le prochain bon dé peut aller en ville\u202f; prends un bulletin à la campagne.'


def lesson_07_answer_reach() -> str:
    return 'Déplace un bulletin de l’Ontario rural.'


def lesson_07_answer_open() -> str:
    return 'Cela ne fait qu’une place de plus. Déplacer un bulletin aide environ deux personnes.'


def lesson_07_answer_staff() -> str:
    return 'C’est bien aussi. Mais utilise d’abord la marge du siège.'


def lesson_07_answer_end() -> str:
    return 'Il te reste deux points.'


def lesson_07_otherwise() -> str:
    return 'Appuie sur la flèche de l’Ontario rural.'


def lesson_08() -> str:
    return 'Ton dernier point donne un 6. Mets-le là où le nombre rouge est le plus haut. Puis finis ton tour\xa0: des dés amènent de nouveaux électeurs, et «\xa0Mobilisation\xa0» dit combien.'


def lesson_08_answer_replace_6_1() -> str:
    return 'Deux bulletins, six places\xa0: bien joué.'


def lesson_08_answer_replace_7() -> str:
    return 'Un bulletin attend là, mais deux en ville. Cherche le nombre rouge le plus haut.'


def lesson_08_answer_replace_16() -> str:
    return 'Le siège a assez de places pour l’instant. Cherche un nombre rouge.'


def lesson_08_answer_keep() -> str:
    return 'Il n’y a pas mieux qu’un 6. Utilise-le.'


def lesson_08_answer_end() -> str:
    return 'Des places de trop ne sont pas perdues\xa0: d’autres électeurs arrivent.'


def lesson_08_otherwise() -> str:
    return 'Mets-le là où le nombre rouge est le plus haut.'


def lesson_09() -> str:
    return 'Semaine 2. Ton partenaire est chef à présent et a choisi en premier\xa0: le Québec. Où y a-t-il le plus de refoulés\u202f? Additionne les nombres rouges de chaque région.'


def lesson_09_answer_plan_1() -> str:
    return 'Ton partenaire y est déjà, et le Québec a assez de places.'


def lesson_09_answer_plan_2() -> str:
    return 'Tu y étais la semaine dernière. Il n’y a plus que quelques refoulés en Ontario.'


def lesson_09_answer_plan_5() -> str:
    return 'Un seul lieu, et un seul refoulé. Cherche où les nombres rouges font un plus grand total.'


def lesson_09_answer_plan_0() -> str:
    return 'Six refoulés\xa0: on y a besoin de toi.'


def lesson_09_answer_plan() -> str:
    return 'Il y a des refoulés là aussi, mais une région a un nombre plus haut\xa0: regarde à l’est.'


def lesson_09_otherwise() -> str:
    return 'Additionne les nombres rouges de chaque région.'


def lesson_10() -> str:
    return 'Deux semaines plus tard. Une crue a fermé les Maritimes rurales, une grève a pris un dé au siège. Tu es dans les Prairies et tu as lancé un 5\xa0: qui en a le plus besoin\u202f?'


def lesson_10_answer_replace_16_1() -> str:
    return 'Le siège compte double\xa0: huit places de plus.'


def lesson_10_answer_replace_16() -> str:
    return 'Cela retire le 4. Remplace plutôt le 1.'


def lesson_10_answer_replace_10() -> str:
    return 'Un seul bulletin attend là. Au siège, cinq attendent, et un 5 compte double.'


def lesson_10_answer_replace_11() -> str:
    return 'Il y a déjà un 3 là. Au siège, il y a un 1, et un 5 compte double.'


def lesson_10_answer_keep() -> str:
    return 'Un 5, c’est bien. Utilise-le.'


def lesson_10_otherwise() -> str:
    return 'Cherche un 1 là où beaucoup de bulletins attendent.'


def lesson_11() -> str:
    return 'Les Prairies éloignées refoulent 2 personnes, mais un bureau y coûte 3 points. Le siège a de la marge\xa0: 18 places pour cinq bulletins. Qu’est-ce qui aide pour 1 point\u202f?'


def lesson_11_answer_reach_11_0() -> str:
    return 'Là où les places sont chères, amène les électeurs aux places.'


def lesson_11_answer_reach() -> str:
    return 'Cela aide un peu. Mais le secteur éloigné a plus besoin de places.'


def lesson_11_answer_open_11() -> str:
    return 'Tes trois points pour une seule place\u202f! Déplacer un bulletin aide environ deux personnes.'


def lesson_11_answer_open() -> str:
    return 'Personne n’y est refoulé, ou cela coûte plus. Déplace vers le siège un bulletin du secteur éloigné.'


def lesson_11_answer_staff() -> str:
    return 'Un lancer, c’est de la chance, et il y a déjà un 3 là. Déplacer un bulletin est sûr.'


def lesson_11_answer_end() -> str:
    return 'Il reste trois points. Utilise-les.'


def lesson_11_otherwise() -> str:
    return 'Invite\xa0: déplace un bulletin des Prairies éloignées vers le siège.'


def lesson_12() -> str:
    return 'Le dernier tour\xa0: plus aucun électeur n’arrive, et tu ne travailles que dans les Territoires. Tu as lancé un 6. Où aide-t-il le plus\u202f?'


def lesson_12_answer_replace_15_1() -> str:
    return 'Trois bulletins avaient une place, ils en ont six. L’aiguille bondit\u202f!'


def lesson_12_answer_replace_16() -> str:
    return 'Le siège a assez de places\xa0: pas de nombre rouge. Regarde au nord.'


def lesson_12_answer_keep() -> str:
    return 'Les points qui restent ne valent rien. Pose le 6.'


def lesson_12_otherwise() -> str:
    return 'Mets-le là où le nombre rouge est le plus haut.'


def lesson_13() -> str:
    return 'Quelqu’un risque encore d’être refoulé ici. Un bureau coûte 3 points, tout ce que tu as, et les points qui restent sont perdus. Ouvres-en donc un.'


def lesson_13_answer_open_15() -> str:
    return 'C’est cher, donc l’aiguille baisse, mais c’est mieux que rien.'


def lesson_13_answer_open_16() -> str:
    return 'Le siège a assez de places\xa0: pas de nombre rouge.'


def lesson_13_answer_staff() -> str:
    return 'Tu as déjà lancé un 6\xa0: il n’y a pas mieux.'


def lesson_13_answer_end() -> str:
    return 'Les points qui restent sont perdus, et il y a encore quelqu’un de refoulé ici.'


def lesson_13_otherwise() -> str:
    return 'Ouvre un bureau dans les Territoires.'


def lesson_14() -> str:
    return 'Gagné\u202f! 96 personnes ont voté\xa0: 19 points. 8 refoulés\xa0: −8. Un total de 97 sur les dés\xa0: −9. Cela fait 2.'
