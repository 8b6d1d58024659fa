"""The words of gerrymander_lesson, made by `make messages` from locales/fr/gerrymander_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Gerrymander'


def good() -> str:
    return 'Bien.'


def lesson_01() -> str:
    return 'Tu dessines les circonscriptions et tu joues Rouge. Qui en gagne le plus gagne la partie. Le score est ici\xa0: 0–0 pour l’instant. Les étoiles violettes ne font que départager.'


def lesson_02() -> str:
    return 'Chaque comté a voté\xa0: sa couleur dit pour qui, son nombre avec combien de voix (0 n’est à personne). Tu ne traces que des frontières\xa0: trace celle qui est éclairée, puis finis ton tour.'


def lesson_02_answer_border_1() -> str:
    return 'C’était ta seule frontière. Finis ton tour.'


def lesson_02_answer_border() -> str:
    return 'Tu as le droit de tracer là, mais construisons une clôture ensemble\xa0: touche le côté éclairé.'


def lesson_02_otherwise() -> str:
    return 'Touche le côté éclairé.'


def lesson_03() -> str:
    return 'Bleu a tracé deux frontières pour clôturer son coin. Tu en as trois maintenant, et quatre à chaque tour suivant\xa0: continue ta clôture, puis finis ton tour.'


def lesson_03_answer_border() -> str:
    return 'Cela n’aiderait pas ta clôture. Les trois côtés qui la prolongent sont éclairés.'


def lesson_03_otherwise() -> str:
    return 'Continue la clôture que tu as commencée.'


def lesson_04() -> str:
    return 'Quelques tours plus tard. Une clôture fermée autour d’au moins quatre comtés fait une circonscription. Additionne les voix qu’elle contient\xa0: la couleur qui en a le plus la gagne. Quel côté éclairé t’en donne une\u202f?'


def lesson_04_answer_border_44() -> str:
    return 'À toi, 11 à 8\u202f! Finis maintenant ton tour.'


def lesson_04_answer_border_71() -> str:
    return 'Là, Bleu a 28 voix et toi aucune\xa0: Bleu gagnerait la circonscription, même fermée par toi.'


def lesson_04_otherwise() -> str:
    return 'Cela ne ferme rien. Les deux côtés éclairés, si\xa0: additionne les voix rouges et bleues dans chaque clôture.'


def lesson_05() -> str:
    return 'Bleu a fermé son coin, 28 à 0\xa0: une circonscription. Toi aussi, tu en as une, 11 à 8\u202f! Toute voix de trop est perdue. En cas d’égalité, qui a tracé la dernière frontière désigne le vainqueur.'


def lesson_06() -> str:
    return 'Les frontières sont à tout le monde. Bleu a clôturé B4, un 8 rouge\xa0: pars de là, sous C3 et C4, pour que sa clôture te serve. Trace les quatre côtés éclairés, puis finis ton tour.'


def lesson_06_answer_border() -> str:
    return 'Cela ne sert encore à personne. Trace les quatre côtés éclairés.'


def lesson_06_otherwise() -> str:
    return 'Trace les quatre côtés éclairés, puis finis ton tour.'


def lesson_07() -> str:
    return 'Trois tours plus tard, les clôtures ont grandi. Trace les trois côtés éclairés\xa0: neuf comtés du nord se trouvent alors derrière une seule clôture, assez pour deux circonscriptions.'


def lesson_07_otherwise() -> str:
    return 'Ferme d’abord la clôture du nord\xa0: trois de ses côtés sont éclairés.'


def lesson_08() -> str:
    return 'Une frontière de plus en fait deux circonscriptions\xa0: l’un des côtés éclairés au-dessus de D5, un 5 bleu. Mets D5 là où Bleu gagne de toute façon\xa0: ses voix y sont perdues.'


def lesson_08_answer_border_36() -> str:
    return 'Bien entassé\xa0: Bleu en gagne une, 12 à 2, et toi l’autre, 17 à 13.'


def lesson_08_answer_border_38() -> str:
    return 'D5 rejoindrait alors tes 17 voix, là où Bleu en a déjà 13\xa0: 18 à 17. Bleu gagnerait les deux circonscriptions.'


def lesson_08_otherwise() -> str:
    return 'Il s’agit de D5, entre les deux côtés éclairés.'


def lesson_09() -> str:
    return '2 à 2\u202f! Si on en reste là, les comtés à étoile violette décident\xa0: qui en a le plus dans ses circonscriptions gagne la partie. Finis ton tour.'


def lesson_09_otherwise() -> str:
    return 'Toutes tes frontières sont tracées\xa0: finis ton tour.'


def lesson_10() -> str:
    return 'Une frontière a deux faces\xa0: elle peut fermer deux circonscriptions d’un coup. Les deux côtés éclairés le feraient. Compte de part et d’autre\xa0: lequel te fait gagner les deux\u202f?'


def lesson_10_answer_border_30() -> str:
    return 'Les deux sont à toi\xa0: 12 à 0 et 21 à 9. Tu mènes 4 à 2.'


def lesson_10_answer_border_87() -> str:
    return 'Cela vient juste après\u202f! Choisis d’abord l’un des deux côtés éclairés.'


def lesson_10_answer_border_88() -> str:
    return 'Cela t’en donne une, et l’autre va à Bleu, 16 à 13. Compte les voix autour de l’autre côté.'


def lesson_10_otherwise() -> str:
    return 'Celui-là ne te ferme pas deux circonscriptions. Choisis l’un des deux côtés éclairés.'


def lesson_11() -> str:
    return 'Il reste deux circonscriptions, et les voix de Bleu y sont réparties\xa0: 13 à gauche, 16 à droite. G2, un 7 rouge, peut aller dans l’une ou l’autre. Où doit-il aller pour que tu gagnes les deux\u202f?'


def lesson_11_answer_border_87() -> str:
    return '20 à 16 et 16 à 13\xa0: tu gagnes les deux, de justesse.'


def lesson_11_answer_border_88() -> str:
    return 'À gauche, tu gagnes 16 à 13 sans lui. À droite, Bleu gagnerait, 16 à 13.'


def lesson_11_otherwise() -> str:
    return 'Il s’agit de G2, entre les deux côtés éclairés.'


def lesson_12() -> str:
    return 'Chaque comté est dans une circonscription\xa0: la carte est finie, et tes frontières restantes ne servent plus. Finis ton tour et vois ce que les voix ont donné.'


def lesson_12_otherwise() -> str:
    return 'Finis ton tour.'


def lesson_13() -> str:
    return '99 voix chacun, et pourtant 6 à 2\u202f! Bleu a gagné deux circonscriptions de très loin\xa0: ses voix y sont entassées. Ailleurs, elles étaient éparpillées, et tu as gagné de peu. Voilà ce qu’on appelle le gerrymandering.'
