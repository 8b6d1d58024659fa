"""The words of delegate_dash_lesson, made by `make messages` from locales/fr/delegate_dash_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Delegate Dash'


def lesson_01() -> str:
    return 'Tu joues le sénateur Nord\xa0: en bleu, avec le signe des Blasons. Qui atteint 305 des 608 délégués gagne. Ces barres montrent où chacun en est\xa0: tout le monde part de zéro.'


def lesson_02() -> str:
    return 'Les pièces sont des délégués. À chacune des cinq manches, d’autres États votent\xa0: cette fois ceux marqués A, pour as, c’est-à-dire 1. Ton dé montre 5\xa0: avance de cinq États au plus. Où peux-tu gagner le plus\u202f?'


def lesson_02_answer_move_20() -> str:
    return 'Bien choisi\xa0: il y avait là deux pièces.'


def lesson_02_answer_move_0() -> str:
    return 'Il n’y a que 30 là-bas. Un État plus riche est à ta portée.'


def lesson_02_answer_move_14() -> str:
    return 'Il n’y a que 20 là-bas. Un État plus riche est à ta portée.'


def lesson_02_answer_stay() -> str:
    return 'Ici, au centre, il n’y a rien à gagner. Va dans l’un des États éclairés.'


def lesson_02_answer_move() -> str:
    return 'Il n’y a rien à gagner là-bas à cette manche. Va dans l’un des États éclairés.'


def lesson_02_otherwise() -> str:
    return 'Va dans l’un des États éclairés.'


def lesson_03() -> str:
    return 'Vous étiez trois à lancer les dés\xa0: le meilleur a pris 50, toi 30, le dernier rien. Il reste une pièce, alors tous relancent. Ton dé montre 0\xa0: rentre dans ton fief, sur un État bleu, ou reste.'


def lesson_03_answer_move_0() -> str:
    return 'Personne d’autre n’y était\xa0: les 30 sont à toi.'


def lesson_03_answer_move() -> str:
    return 'C’est bien ton fief, mais cet État est vide. Il reste 30 tout en haut.'


def lesson_03_answer_stay() -> str:
    return 'Il ne reste rien ici. Il y a 30 tout en haut, dans ton fief.'


def lesson_03_otherwise() -> str:
    return 'Il reste 30 tout en haut, dans ton fief.'


def lesson_04() -> str:
    return 'Tout est pris, la manche 2 commence\xa0: les 2 votent. Le coin d’un État dit à combien de pas il se trouve. Le 50 à l’ouest est hors de portée. Que peux-tu viser de mieux\u202f?'


def lesson_04_answer_move_18() -> str:
    return 'Personne d’autre n’est venu\xa0: les 20 sont à toi.'


def lesson_04_answer_move_2() -> str:
    return 'Il n’y a que 1 là-bas. Tes 5 pas te mènent à mieux.'


def lesson_04_answer_move() -> str:
    return 'Il n’y a rien à gagner là-bas à cette manche. Regarde les États éclairés.'


def lesson_04_answer_stay() -> str:
    return 'Il ne reste rien ici. Regarde les États éclairés.'


def lesson_04_otherwise() -> str:
    return 'Regarde les États éclairés.'


def lesson_05() -> str:
    return 'Tu pourrais céder une de tes pièces pour relancer et repartir. Mais il ne reste qu’un délégué à gagner\xa0: termine là.'


def lesson_05_answer_surrender() -> str:
    return 'Tu paierais 20 ou plus pour une chance de gagner 1. Le marché est bon quand tu as une petite pièce et qu’une grosse est tout près.'


def lesson_05_answer_done() -> str:
    return 'Bien vu\xa0: tes pièces valent plus.'


def lesson_05_otherwise() -> str:
    return 'Termine ton déplacement.'


def lesson_06() -> str:
    return 'Manche 3. Le dé le plus haut part en premier. Le Sud passe avant toi avec le même 3, car il a les «\xa0Dés\xa0» à cette manche. Trois rivaux sont sur le 50\u202f; il y a 40 à deux endroits. Où vas-tu\u202f?'


def lesson_06_answer_move_23() -> str:
    return '40 à coup sûr\xa0: personne ne pouvait suivre.'


def lesson_06_answer_move_6() -> str:
    return 'Vous seriez quatre à lancer pour une seule pièce\xa0: elle serait à toi une fois sur quatre. Mieux vaut 40 à coup sûr.'


def lesson_06_answer_move_7() -> str:
    return '40 à coup sûr, c’est bien. L’autre 40 est meilleur\xa0: tu as déjà deux pièces vertes, et cela va payer.'


def lesson_06_answer_move_3() -> str:
    return '20 à coup sûr. Mais 40 sont tout aussi sûrs\xa0: personne ne joue après toi.'


def lesson_06_answer_stay() -> str:
    return 'Il y a 10 ici. Les 40 sont tout aussi sûrs\xa0: personne ne joue après toi.'


def lesson_06_answer_move() -> str:
    return 'Il y a moins là-bas, ou rien. Regarde les États éclairés.'


def lesson_06_otherwise() -> str:
    return 'Regarde les États éclairés.'


def lesson_07() -> str:
    return 'Tu n’as pas de rival ici, donc pas de lancer\xa0: prends une pièce, mais une seule. L’autre reste là et peut être gagnée plus tard dans cette manche.'


def lesson_07_answer_take_4() -> str:
    return 'Cela te fait 120 délégués.'


def lesson_07_answer_take_0() -> str:
    return 'Tu ne peux en prendre qu’une pour l’instant. Choisis la plus grosse.'


def lesson_07_otherwise() -> str:
    return 'Prends une pièce.'


def lesson_08() -> str:
    return 'Sautons à la manche 5, la dernière. Tu as alors 150. Si personne n’y atteint 305, la convention décide\xa0: le dernier quitte la course, et les autres lancent les dés pour ses pièces.'


def lesson_09() -> str:
    return 'On lance pour une couleur après l’autre, et chaque pièce que tu en as ajoute 1. Tu en as trois bleues. 40 bleus sont tout près\u202f; 90 dans le fief de l’Ouest, et l’Ouest joue en dernier. Où vas-tu\u202f?'


def lesson_09_answer_move_5() -> str:
    return '40 à coup sûr\xa0: te voilà à 190, avec quatre pièces bleues.'


def lesson_09_answer_move_10() -> str:
    return 'L’Ouest peut rentrer et lancer contre toi. 40 à coup sûr, et bleus, c’est mieux.'


def lesson_09_answer_move() -> str:
    return 'Il n’y a rien à gagner là-bas. Regarde les deux États éclairés.'


def lesson_09_answer_stay() -> str:
    return 'Il n’y a rien à gagner ici. Regarde les deux États éclairés.'


def lesson_09_otherwise() -> str:
    return 'Regarde les deux États éclairés.'


def lesson_10() -> str:
    return 'Il reste deux pièces, et seul l’Ouest peut y être. Qui perd ce lancer prend la seconde. Vas-y donc aussi.'


def lesson_10_answer_move_10() -> str:
    return 'L’une des deux est à toi.'


def lesson_10_answer_stay() -> str:
    return 'Il ne reste rien ici. Une pièce t’attend là où se tient l’Ouest.'


def lesson_10_answer_move() -> str:
    return 'Il n’y a rien à gagner là-bas. Une pièce t’attend là où se tient l’Ouest.'


def lesson_10_otherwise() -> str:
    return 'Une pièce t’attend là où se tient l’Ouest.'


def lesson_11() -> str:
    return '2 partout\u202f; l’Ouest, dans son fief, passe d’abord\xa0: tu prends 20. Suis maintenant la convention\xa0: le Sud quitte la course. Au lancer pour son 50 bleu, tu ajoutes 5\xa0: quatre pièces bleues et ton pion.'


def lesson_12() -> str:
    return 'Ton 1, avec 5 en plus, a gagné le 50 bleu du Sud\u202f! Ce lancer et d’autres ont porté tes 211 à 322. Atteins donc 305 à temps, ou réunis une couleur\xa0: elle te fait gagner les lancers de la fin.'
