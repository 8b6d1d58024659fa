"""The words of early_states_lesson, made by `make messages` from locales/fr/early_states_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Early States'


def lesson_01() -> str:
    return 'Remplis tous les cercles d’un État avant tout le monde, et la plupart de ses délégués sont à toi. À la fin, qui a le plus de délégués gagne. On les compte ici.'


def lesson_02() -> str:
    return 'Un tour commence par un lancer. Tu as un dé, et il montre un 1\xa0: un dollar ou une voix, rien de plus. Tu peux le relancer une fois. Essaie\u202f!'


def lesson_02_answer_keep() -> str:
    return 'Tu pourrais, mais il n’y a pas plus pauvre qu’un 1. Tout autre nombre rapporte plus\xa0: relance donc.'


def lesson_02_answer_reroll_1() -> str:
    return 'Un 6\u202f! On ne fait pas mieux\xa0: trois voix.'


def lesson_02_otherwise() -> str:
    return 'D’abord le dé\xa0: relance-le.'


def lesson_03() -> str:
    return 'Les voix remplissent des cercles, dans un État ou pour un nouveau dé. Le deuxième dé n’en a que quatre. Avec lui, tu lances deux dés à tous les tours suivants. Mets-y tes 3 voix.'


def lesson_03_answer_mark_9_1() -> str:
    return 'Mieux vaut les trois\xa0: plus tôt ce dé est à toi, plus souvent tu le lances.'


def lesson_03_answer_mark_9_3() -> str:
    return 'Plus qu’un cercle.'


def lesson_03_answer_mark_9() -> str:
    return 'Les trois, s’il te plaît.'


def lesson_03_answer_mark_10() -> str:
    return 'Un troisième dé, c’est bien aussi, mais il en faut six. Le deuxième d’abord.'


def lesson_03_answer_mark() -> str:
    return 'Les États peuvent attendre. Au début, un deuxième dé t’aide plus\xa0: il rapporte des voix et de l’argent à chaque tour.'


def lesson_03_otherwise() -> str:
    return 'D’abord le deuxième dé\xa0: ses quatre cercles sont à côté du tien.'


def lesson_04() -> str:
    return 'Les voix sont placées. Voilà un tour\xa0: lancer, dépenser l’argent s’il y en a, placer les voix. Finis-le.'


def lesson_04_otherwise() -> str:
    return 'Finis ton tour.'


def lesson_05() -> str:
    return 'Ton lancer suivant est un 5\xa0: deux voix. (Un 4 donnerait 2\xa0$, un 3 donnerait 3\xa0$, un 2 donnerait 1\xa0$ et une voix.) Relancer, ou garder\u202f?'


def lesson_05_answer_keep() -> str:
    return 'Bien\xa0: seul un 6 rapporte plus de voix.'


def lesson_05_answer_reroll() -> str:
    return 'C’est un pari\xa0: seul un 6 rapporte plus de voix. Garde le 5.'


def lesson_05_otherwise() -> str:
    return 'D’abord le dé\xa0: garde-le.'


def lesson_06() -> str:
    return 'Deux voix. L’une complète ton deuxième dé. Mets l’autre dans l’État qui a le moins de cercles\xa0: le New Hampshire.'


def lesson_06_answer_mark_9_1() -> str:
    return 'Le deuxième dé est à toi.'


def lesson_06_answer_mark_1_1() -> str:
    return 'C’est un début.'


def lesson_06_answer_mark_1_2() -> str:
    return 'Une seule ici\xa0: l’autre complète ton deuxième dé.'


def lesson_06_answer_mark_10() -> str:
    return 'Cette rangée peut attendre\xa0: finis d’abord le deuxième dé.'


def lesson_06_answer_mark() -> str:
    return 'Cet État demande plus de cercles. C’est le New Hampshire que tu peux remplir le plus vite.'


def lesson_06_otherwise() -> str:
    return 'Une voix pour le deuxième dé, une pour le New Hampshire.'


def lesson_07() -> str:
    return 'Tu as maintenant deux dés. L’un montre 5, l’autre seulement 1. Tu peux n’en relancer qu’un\xa0: touche le dé qui montre 1, puis relance-le.'


def lesson_07_answer_reroll_2() -> str:
    return 'Un 6\u202f! Cela fait cinq voix en un tour.'


def lesson_07_answer_reroll_1() -> str:
    return 'C’est le 5 qui est bon\xa0: il rapporte deux voix. Laisse-le.'


def lesson_07_answer_reroll_3() -> str:
    return 'Le 5 est bon\xa0: laisse-le, et ne relance que le dé qui montre 1.'


def lesson_07_answer_keep() -> str:
    return 'Relancer ne coûte rien. Pourquoi ne pas essayer d’améliorer le 1\u202f?'


def lesson_07_otherwise() -> str:
    return 'Ne relance que le dé qui montre 1.'


def lesson_08() -> str:
    return 'Deux tours plus tard, tu as trois dés et, pour 2\xa0$, un organisateur\xa0: tu peux relancer deux fois. Remplis le New Hampshire\u202f! La première place y vaut 5 délégués et 2\xa0$.'


def lesson_08_answer_mark_1_2() -> str:
    return 'Première place\u202f! Cinq délégués et deux dollars.'


def lesson_08_answer_mark_1_1() -> str:
    return 'Les deux, s’il te plaît\xa0: un État ne paie que si tous ses cercles sont pleins.'


def lesson_08_answer_mark() -> str:
    return 'Pas encore. Un État ne paie que s’il est plein, et il n’en manque que deux au New Hampshire.'


def lesson_08_otherwise() -> str:
    return 'Remplis d’abord le New Hampshire.'


def lesson_09() -> str:
    return 'Ton tour suivant, avec 7\xa0$. Un spot ne fait des croix qu’une fois. Un porte-parole ajoute une voix à chaque dé qui en donne, à tous les tours suivants. Achète-le\u202f!'


def lesson_09_answer_buy_5() -> str:
    return 'Avec trois dés, c’est jusqu’à trois voix de plus par tour.'


def lesson_09_answer_buy_3() -> str:
    return 'Dix croix d’un coup, c’est tentant. Mais avec trois dés, le porte-parole en fait bientôt davantage.'


def lesson_09_answer_buy_4() -> str:
    return 'Il rapporte plus d’argent. Ce sont les voix qui remplissent les cercles\xa0: prends le porte-parole.'


def lesson_09_answer_save() -> str:
    return 'L’argent qui dort ne fait rien. Il reste bien des tours\xa0: achète ce qui aide à chacun d’eux.'


def lesson_09_answer_buy() -> str:
    return 'Cela n’aide qu’une fois. Il est tôt\xa0: achète ce qui aide à tous les tours suivants.'


def lesson_09_otherwise() -> str:
    return 'Achète le porte-parole.'


def lesson_10() -> str:
    return 'Deux tours plus tard, tu as 4\xa0$. C’est le moment de remplir des États. Un spot télé fait 2 croix par État, dans trois États de ton choix. Achète-le.'


def lesson_10_answer_buy_2() -> str:
    return 'Choisis maintenant les États.'


def lesson_10_answer_save() -> str:
    return 'Tu pourrais, mais six croix pour 3\xa0$ t’aident à prendre une première place dès maintenant. Tu vas voir où.'


def lesson_10_otherwise() -> str:
    return 'Achète le spot télé.'


def lesson_11() -> str:
    return 'En Virginie, il n’en manque que 2. En Pennsylvanie, il en manque 9, et 7 voix t’attendent encore\xa0: 2 croix y aident aussi. Le troisième est le Nevada. Choisis les trois.'


def lesson_11_answer_air_7() -> str:
    return 'La Virginie est pleine\xa0: sept délégués, et 2\xa0$\u202f!'


def lesson_11_answer_air_8() -> str:
    return 'Plus que sept cercles ici.'


def lesson_11_answer_air_3() -> str:
    return 'Deux de plus dans le Nevada.'


def lesson_11_answer_air_0() -> str:
    return 'La première place est déjà prise ici. Cherche où une autre est encore à ta portée.'


def lesson_11_answer_air() -> str:
    return 'Celui-là est loin d’être plein. Virginie, Pennsylvanie et Nevada valent mieux.'


def lesson_11_otherwise() -> str:
    return 'Virginie, Pennsylvanie et Nevada.'


def lesson_12() -> str:
    return 'Sept voix\xa0: 3 et 2 avec les dés, et une de plus pour chacun grâce au porte-parole. Il en manque justement sept en Pennsylvanie\u202f!'


def lesson_12_answer_mark_8_7() -> str:
    return 'Encore une première place\xa0: six délégués de plus.'


def lesson_12_answer_mark_8() -> str:
    return 'Toutes les sept\xa0: seul un État plein paie.'


def lesson_12_answer_mark() -> str:
    return 'Ces croix attendraient. La Pennsylvanie peut être pleine tout de suite.'


def lesson_12_otherwise() -> str:
    return 'Les sept voix en Pennsylvanie.'


def lesson_13() -> str:
    return 'Quatre tours plus tard, toutes les premières places sont prises\xa0: dernier tour pour vous deux. Tu ne mènes que 33 à 32\u202f! Quatre voix te donnent la deuxième place dans l’Iowa. Mets le reste en Floride et finis ton tour.'


def lesson_13_answer_mark_0_4() -> str:
    return 'Deuxième place\xa0: quatre délégués.'


def lesson_13_answer_mark_0() -> str:
    return 'Les quatre cercles\xa0: seul un État plein paie.'


def lesson_13_answer_mark_4_4() -> str:
    return 'Les voix ne se gardent pas.'


def lesson_13_answer_mark_4() -> str:
    return 'Plus personne ne peut rien gagner ici. Garde quatre voix pour l’Iowa.'


def lesson_13_answer_mark_6() -> str:
    return 'L’unique prix de l’Ohio est parti. L’Iowa en a encore un pour toi\xa0: la deuxième place.'


def lesson_13_answer_mark() -> str:
    return 'Tes voix ne peuvent plus remplir que l’Iowa\xa0: quatre délégués.'


def lesson_13_answer_done() -> str:
    return 'C’était ton dernier tour. Iris en a encore un.'


def lesson_13_otherwise() -> str:
    return 'Quatre voix dans l’Iowa, le reste en Floride, puis finis ton tour.'


def lesson_14() -> str:
    return 'Iris pouvait encore gagner trois délégués et finir à 35. Tu gagnes avec 37, grâce à l’Iowa\u202f! Retiens\xa0: d’abord des dés, puis une aide qui dure, puis des États. Et regarde qui d’autre touche au but.'
