"""The words of whistle_stop_lesson, made by `make messages` from locales/fr/whistle_stop_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Whistle-Stop'


def answer_end() -> str:
    return 'Pas encore\xa0: il te reste une action.'


def answer_draw() -> str:
    return 'Cela prendrait une action. À la fin de ton tour, tu piocheras trois cartes gratuitement.'


def answer_buy() -> str:
    return 'Tu as déjà deux vetos. Place d’abord des délégués sur la carte.'


def lesson_01() -> str:
    return 'Quinze régions valent 538 points. À une élection, qui gagne une région en prend les points. Qui en a le plus après la dernière élection l’emporte. Cette barre les compte.'


def lesson_02() -> str:
    return 'Tu as trois actions par tour. La plupart des cartes ont deux moitiés, au choix\xa0: un effet ou de l’argent. Joue Sud-Ouest pour son effet\xa0: 3 délégués dans cette région, qui vaut 41 points.'


def lesson_02_answer_card_15_0() -> str:
    return 'Trois délégués sont en route.'


def lesson_02_answer_card_15_1() -> str:
    return 'Son argent n’achète que deux délégués. Son effet en place trois.'


def lesson_02_answer_card() -> str:
    return 'Bientôt. D’abord la carte Sud-Ouest\xa0: 41 points, c’est beaucoup.'


def lesson_02_otherwise() -> str:
    return 'D’abord la carte Sud-Ouest.'


def lesson_03() -> str:
    return 'La carte Dîner de gala n’est que de l’argent\xa0: 4\xa0M$. Chaque million place un délégué dans la région que tu veux. Joue cette carte.'


def lesson_03_answer_card_2_1() -> str:
    return 'Quatre délégués\xa0: où les mettre\u202f?'


def lesson_03_answer_card() -> str:
    return 'Bientôt. Pour l’instant, prends l’argent de la carte Dîner de gala.'


def lesson_03_otherwise() -> str:
    return 'Joue la carte Dîner de gala.'


def lesson_04() -> str:
    return 'La Californie vaut plus que toutes les autres\xa0: 54 points. (Un bord doré marque une région d’un seul État.) Touche-la quatre fois\xa0: les quatre délégués y vont.'


def lesson_04_answer_place_14_1() -> str:
    return 'La Californie se présente bien.'


def lesson_04_answer_place_14() -> str:
    return 'Un à la fois, s’il te plaît\xa0: touche la Californie.'


def lesson_04_answer_place() -> str:
    return 'Cette région vaut moins. La Californie vaut 54 points.'


def lesson_04_otherwise() -> str:
    return 'Tous les quatre en Californie.'


def lesson_05() -> str:
    return 'Ta dernière action. La carte Nord-Ouest a aussi deux moitiés\xa0: 3 délégués là-bas, ou 2\xa0M$ pour 2 délégués où tu veux. Il n’y a encore personne dans le Nord-Ouest. Que choisis-tu\u202f?'


def lesson_05_answer_card_11_0() -> str:
    return 'Trois délégués, et le Nord-Ouest est à toi pour l’instant.'


def lesson_05_answer_card_11_1() -> str:
    return 'C’est bon quand deux délégués peuvent gagner deux régions. Ici, prends-en trois, pour 35 points.'


def lesson_05_answer_card() -> str:
    return 'Tu pourrais. Mais compare d’abord les deux moitiés de la carte Nord-Ouest.'


def lesson_05_otherwise() -> str:
    return 'Joue une moitié de la carte Nord-Ouest.'


def lesson_06() -> str:
    return 'Tu as pioché trois cartes, comme après chaque tour. Maintenant, ton rival met 3 délégués en Chesapeake, qui ne vaut que 26. Un veto arrêterait cela, mais tu n’en as que deux. Laisse passer.'


def lesson_06_answer_pass() -> str:
    return 'Bien vu. Il y aura pire.'


def lesson_06_answer_veto() -> str:
    return 'La Chesapeake vaut peu. Garde le veto pour une carte qui te prend quelque chose.'


def lesson_06_otherwise() -> str:
    return 'Laisse passer cette carte.'


def lesson_07() -> str:
    return 'Spot d’attaque\xa0: tu perdrais deux de tes quatre délégués en Californie. Voilà à quoi sert un veto\u202f! Joue le vert\xa0: on peut en racheter un pour 4\xa0M$.'


def lesson_07_answer_veto_50() -> str:
    return 'Bloqué\u202f! Tes quatre délégués restent.'


def lesson_07_answer_veto() -> str:
    return 'Cela marche aussi, mais un veto noir est perdu pour de bon. Garde-le\xa0: joue le vert.'


def lesson_07_answer_pass() -> str:
    return 'Cela te coûterait la moitié de tes délégués dans ta meilleure région. Arrête cette carte\u202f!'


def lesson_07_otherwise() -> str:
    return 'Arrête cette carte.'


def lesson_08() -> str:
    return 'Deux manches plus tard, ta dernière action avant l’élection. Qui n’a pas de rival dans une région la gagne sans dés. Il n’y a personne dans le Sud-Est ni dans le Haut-Midwest. Joue Sud pour son argent\xa0: 2\xa0M$.'


def lesson_08_answer_card_7_1() -> str:
    return 'Deux délégués, pour deux régions.'


def lesson_08_answer_card_7_0() -> str:
    return 'Trois délégués pour 29 points. Avec l’argent, deux délégués peuvent gagner deux régions plus grandes.'


def lesson_08_answer_card_17_0() -> str:
    return 'Trois délégués là où un seul suffit. Avec 2\xa0M$, tu peux avoir cette région et le Sud-Est.'


def lesson_08_answer_card_14_0() -> str:
    return 'Trois délégués là où un seul suffit. Avec 2\xa0M$, tu peux avoir cette région et le Haut-Midwest.'


def lesson_08_answer_card_17_1() -> str:
    return 'De l’argent, oui\u202f! Mais le Sud vaut moins de points\xa0: c’est la carte Sud qu’il faut dépenser.'


def lesson_08_answer_end() -> str:
    return 'Il reste une action\xa0: profites-en.'


def lesson_08_answer_card() -> str:
    return 'De bonnes cartes, mais cherche les régions où il n’y a personne. Joue Sud pour son argent.'


def lesson_08_otherwise() -> str:
    return 'Joue Sud pour son argent.'


def lesson_09() -> str:
    return 'Un délégué dans le Sud-Est, qui vaut 41, un dans le Haut-Midwest, qui vaut 45.'


def lesson_09_answer_place_10_2() -> str:
    return 'Un seul suffit là où il n’y a personne d’autre. Mets le second ailleurs.'


def lesson_09_answer_place() -> str:
    return 'D’autres y sont déjà, ou cela vaut moins. Prends le Sud-Est et le Haut-Midwest.'


def lesson_09_otherwise() -> str:
    return 'Un dans chacune des deux.'


def lesson_10() -> str:
    return 'L’élection\xa0: chaque délégué valait un dé, et tes deux meilleurs comptaient. Sans rival, tu as gagné sans dés. Tous les délégués restent pour la suivante.'


def lesson_11() -> str:
    return 'Quatre manches plus tard, tu as 36 délégués. La deuxième élection\xa0: en Californie, 9 pour ton rival, 8 pour toi. Tu l’as gagnée la dernière fois\xa0: tu peux donc relancer un dé. Lequel\u202f?'


def lesson_11_answer_reroll_1() -> str:
    return 'Un 5\u202f! Avec ton autre 5, cela fait 10.'


def lesson_11_answer_reroll_5() -> str:
    return 'Le 5 est ton meilleur dé. Les deux 1 ne comptent pas\xa0: relance l’un d’eux.'


def lesson_11_answer_reroll_3() -> str:
    return 'Le 3 compte pour l’instant. Relance un 1\xa0: tu n’as rien à perdre.'


def lesson_11_answer_keep() -> str:
    return 'Alors ton rival gagne la Californie. Relance un 1\xa0: tu n’as rien à perdre.'


def lesson_11_otherwise() -> str:
    return 'Relance l’un des 1.'


def lesson_12() -> str:
    return 'La Californie reste à toi\u202f! Ensuite, chacun peut changer des cartes. La troisième élection, à la manche 13, décide. Donc\xa0: des dés là où il y a beaucoup de points, un délégué là où il n’y a personne, un veto contre ce qui fait mal.'
