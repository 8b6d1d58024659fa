"""The words of menu, made by `make messages` from locales/fr/menu.ftl."""

from __future__ import annotations

from hustings.messages.generated.language import plural as _plural


def delegate_dash_title() -> str:
    return 'Delegate Dash'


def delegate_dash_tagline() -> str:
    return 'Quatre candidats, cinq manches de caucus, 608 délégués\xa0: qui en prendra 305\u202f?'


def delegate_dash_credit() -> str:
    return 'Delegate Dash, de Chrystal et Glenn Overby (version 1.11, 2004), dans le domaine public. Le jeu en solo est notre propre ajout.'


def delegate_dash_automatic(*, count: float) -> str:
    return ('Un candidat automatique suit des règles fixes. S’il gagne, tous les joueurs perdent.' if _plural(count) == 'one' else 'Deux candidats automatiques suivent des règles fixes. Si l’un d’eux gagne, tous les joueurs perdent.' if count == 2 else 'Trois candidats automatiques suivent des règles fixes. Si l’un d’eux gagne, tu perds.')


def whistle_stop_title() -> str:
    return 'Whistle-Stop'


def whistle_stop_tagline() -> str:
    return 'Joue tes cartes, achète des délégués, oppose ton veto et lance les dés pour quinze régions.'


def whistle_stop_credit() -> str:
    return 'D’après le livret d’un jeu de cartes en boîte qui s’appelle lui aussi «\xa0Delegate Dash\xa0» (première édition), sans rapport avec le Delegate Dash d’ici. Le titre, les cartes, les textes et les images sont les nôtres.'


def whistle_stop_game() -> str:
    return 'Jeu'


def whistle_stop_game_basic() -> str:
    return 'De base'


def whistle_stop_game_advanced() -> str:
    return 'Avancé'


def whistle_stop_game_help() -> str:
    return 'Le jeu avancé ajoute 18 cartes rouges pour les élections, une quatrième carte à la fin du tour et des régions que l’on peut annoncer au débat.'


def whistle_stop_caps() -> str:
    return 'Délégués par région'


def whistle_stop_caps_ten() -> str:
    return '10 chacun, 5 + 5 par candidat'


def whistle_stop_caps_eight() -> str:
    return '8 chacun, 2 + 4 par candidat'


def whistle_stop_caps_ten_each() -> str:
    return '10 chacun'


def whistle_stop_caps_help() -> str:
    return 'Combien de délégués tiennent dans une région\xa0: par candidat, et en tout.'


def whistle_stop_order() -> str:
    return 'Ordre des élections'


def whistle_stop_order_smallest() -> str:
    return 'De la plus petite région'


def whistle_stop_order_largest() -> str:
    return 'De la plus grande région'


def whistle_stop_order_lot() -> str:
    return 'Tiré au sort à chaque fois'


def whistle_stop_vetoes() -> str:
    return 'Vetos'


def whistle_stop_vetoes_any() -> str:
    return 'Veto possible sur toute carte'


def whistle_stop_vetoes_once() -> str:
    return 'Pas de veto sur un veto'


def whistle_stop_vetoes_without() -> str:
    return 'Sans veto'


def whistle_stop_vetoes_help() -> str:
    return 'Sans veto\xa0: toutes les cartes Veto et Passer outre restent dans la boîte, et personne n’a à réagir.'


def early_states_title() -> str:
    return 'Early States'


def early_states_tagline() -> str:
    return 'Lance les dés, dépense, coche\xa0: boucle les neuf premières primaires avant tes rivaux.'


def early_states_credit() -> str:
    return 'D’après «\xa0Primary Dice\xa0» de Tim Kane (2016). Le titre, la feuille et les textes sont les nôtres.'


def early_states_rival() -> str:
    return 'Ton rival'


def early_states_rival_calendar() -> str:
    return 'Suit le calendrier'


def early_states_rival_strikes() -> str:
    return 'Frappe là où tu touches au but'


def early_states_rival_help() -> str:
    return 'Un rival qui frappe prend ce que tu allais remplir, et l’annonce un tour à l’avance.'


def early_states_start() -> str:
    return 'Les suivants débutent avec'


def early_states_start_nothing() -> str:
    return 'Rien'


def early_states_start_dollars() -> str:
    return 'Quelques dollars'


def early_states_start_help() -> str:
    return 'Jouer en premier est un avantage\u202f; un dollar ou plus pour chaque place suivante le compense.'


def gerrymander_title() -> str:
    return 'Gerrymander'


def gerrymander_tagline() -> str:
    return 'Trace les frontières, les électeurs suivront.'


def gerrymander_credit() -> str:
    return 'D’après «\xa0Mapmaker: The Gerrymandering Game\xa0» de Louis, Joshua et Becca Lafair (Lafair Family Games, 2019). Le titre, les partis, les textes et les dessins sont les nôtres.'


def gerrymander_tokens() -> str:
    return 'Jetons'


def gerrymander_tokens_up() -> str:
    return 'Face visible'


def gerrymander_tokens_values() -> str:
    return 'Partis visibles, valeurs cachées jusqu’à la fermeture'


def gerrymander_tokens_down() -> str:
    return 'Face cachée jusqu’à la fermeture'


def gerrymander_tokens_help() -> str:
    return 'Les jetons cachés ne sont tirés du sac qu’à la fermeture de leur circonscription.'


def gerrymander_map() -> str:
    return 'Carte'


def gerrymander_map_book() -> str:
    return 'Du livret'


def gerrymander_map_coast() -> str:
    return 'Longue-Côte'


def gerrymander_map_panhandle() -> str:
    return 'Queue-de-Poêle'


def gerrymander_map_lake() -> str:
    return 'Lac-Miroir'


def gerrymander_map_plains() -> str:
    return 'Plaines-Carrées'


def gerrymander_map_capes() -> str:
    return 'Deux-Caps'


def gerrymander_red() -> str:
    return 'Rouge'


def gerrymander_red_letter() -> str:
    return 'R'


def gerrymander_blue() -> str:
    return 'Bleu'


def gerrymander_blue_letter() -> str:
    return 'B'


def gerrymander_amber() -> str:
    return 'Ambre'


def gerrymander_amber_letter() -> str:
    return 'A'


def gerrymander_green() -> str:
    return 'Vert'


def gerrymander_green_letter() -> str:
    return 'V'


def poll_position_title() -> str:
    return 'Poll Position!'


def poll_position_tagline() -> str:
    return 'Faire voter le Canada, en équipe\xa0: assez de bureaux de vote pour tous ceux qui viennent.'


def poll_position_credit() -> str:
    return 'Poll Position!, de Marcello Barisonzi (version 0.3, 2022). Contient de l’information visée par la Licence du gouvernement ouvert – Canada (https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada).'


def poll_position_goodwill() -> str:
    return 'Difficulté'


def poll_position_goodwill_book() -> str:
    return 'le jeu du livret'


def poll_position_goodwill_easy() -> str:
    return 'facile\xa0: des bots difficiles gagnent 7 fois sur 10'


def poll_position_goodwill_even() -> str:
    return 'équilibrée\xa0: 5 sur 10'


def poll_position_goodwill_hard() -> str:
    return 'difficile\xa0: 3 sur 10'


def poll_position_goodwill_help() -> str:
    return 'Ajout de notre part, absent du livret (règle 65)\xa0: l’équipe commence avec des points de bienveillance, ou au-dessous de zéro. Pour un, deux, trois et quatre joueurs\xa0: facile +11, +11, +3 et −5\u202f; équilibrée +7, +7, −2 et −8\u202f; difficile +3, +3, −4 et −10.'


def poll_position_sealed() -> str:
    return 'Plans'


def poll_position_sealed_open() -> str:
    return 'ouverts\xa0: chacun nomme une région, puis peut changer'


def poll_position_sealed_sealed() -> str:
    return 'secrets\xa0: tous à la fois'


def poll_position_sealed_help() -> str:
    return 'Comment l’équipe décide chaque semaine qui travaille dans quelle région.'


def poll_position_hq_cost() -> str:
    return 'Coût du siège'


def poll_position_hq_cost_plain() -> str:
    return 'ses dés tels quels'


def poll_position_hq_cost_doubled() -> str:
    return 'ses dés comptés double, comme sur la feuille de score'


def poll_position_hq_cost_help() -> str:
    return 'Le texte des règles et la feuille de score de l’auteur se contredisent\u202f; par défaut, le texte l’emporte.'
