"""The words of poll_position, made by `make messages` from locales/fr/poll_position.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def region(*, region: str) -> str:
    return ('Maritimes' if region == 'maritimes' else 'Québec' if region == 'quebec' else 'Ontario' if region == 'ontario' else 'Prairies' if region == 'prairies' else 'Colombie-Britannique' if region == 'pacific' else 'Territoires' if region == 'territories' else 'nulle part')


def the_region(*, region: str) -> str:
    return _region_with_article(region=region)


def region_with_article(*, region: str) -> str:
    return ('les ' + _region(region=region) if region == 'maritimes' else 'le ' + _region(region=region) if region == 'quebec' else 'l’' + _region(region=region) if region == 'ontario' else 'les ' + _region(region=region) if region == 'prairies' else 'la ' + _region(region=region) if region == 'pacific' else 'les ' + _region(region=region) if region == 'territories' else _region(region=region))


def in_region(*, region: str) -> str:
    return ('au ' + _region(region=region) if region == 'quebec' else 'en ' + _region(region=region) if region == 'ontario' else 'en ' + _region(region=region) if region == 'pacific' else _region(region=region) if region == 'nowhere' else 'dans ' + _the_region(region=region))


def in_region_start(*, region: str) -> str:
    return ('Au ' + _region(region=region) if region == 'quebec' else 'En ' + _region(region=region) if region == 'ontario' else 'En ' + _region(region=region) if region == 'pacific' else 'Nulle part' if region == 'nowhere' else 'Dans ' + _the_region(region=region))


def to_region(*, region: str) -> str:
    return _in_region(region=region)


def type(*, type: str) -> str:
    return ('urbain' if type == 'urban' else 'rural' if type == 'rural' else 'éloigné')


def to_districts(*, type: str) -> str:
    return 'dans les secteurs ' + ('urbains' if type == 'urban' else 'ruraux' if type == 'rural' else 'éloignés')


def place(*, region: str, type: str) -> str:
    return (_headquarters() if region == 'hq' else _region(region=region) if region == 'territories' else _region(region=region) + ' ' + _type_of_region(region=region, type=type))


def type_of_region(*, region: str, type: str) -> str:
    return (_type_feminine(type=type) + 's' if region == 'maritimes' else _type_feminine(type=type) + 's' if region == 'prairies' else _type_feminine(type=type) if region == 'pacific' else _type(type=type))


def type_feminine(*, type: str) -> str:
    return ('urbaine' if type == 'urban' else 'rurale' if type == 'rural' else 'éloignée')


def the_place(*, region: str, type: str) -> str:
    return _place_with_article(region=region, type=type)


def place_with_article(*, region: str, type: str) -> str:
    return ('le siège' if region == 'hq' else 'le ' + _place(region=region, type=type) if region == 'quebec' else 'l’' + _place(region=region, type=type) if region == 'ontario' else 'la ' + _place(region=region, type=type) if region == 'pacific' else 'les ' + _place(region=region, type=type))


def at_place(*, region: str, type: str) -> str:
    return ('au siège' if region == 'hq' else 'dans ' + _the_place(region=region, type=type))


def at_place_start(*, region: str, type: str) -> str:
    return ('Au siège' if region == 'hq' else 'Dans ' + _the_place(region=region, type=type))


def to_place(*, region: str, type: str) -> str:
    return _at_place(region=region, type=type)


def from_place(*, region: str, type: str) -> str:
    return ('du siège' if region == 'hq' else 'du ' + _place(region=region, type=type) if region == 'quebec' else 'de l’' + _place(region=region, type=type) if region == 'ontario' else 'de la ' + _place(region=region, type=type) if region == 'pacific' else 'des ' + _place(region=region, type=type))


def role(*, role: str) -> str:
    return ('Agent de communication' if role == 'communications' else 'Analyste de données' if role == 'analyst' else 'Responsable logistique' if role == 'distribution' else 'Agent de liaison' if role == 'liaison' else 'Directeur du scrutin' if role == 'returning' else 'Spécialiste des sondages' if role == 'survey' else 'Responsable du personnel')


def the_role(*, role: str) -> str:
    return ('l’agent de communication' if role == 'communications' else 'l’analyste de données' if role == 'analyst' else 'le responsable logistique' if role == 'distribution' else 'l’agent de liaison' if role == 'liaison' else 'le directeur du scrutin' if role == 'returning' else 'le spécialiste des sondages' if role == 'survey' else 'le responsable du personnel')


def the_role_start(*, role: str) -> str:
    return ('L’agent de communication' if role == 'communications' else 'L’analyste de données' if role == 'analyst' else 'Le responsable logistique' if role == 'distribution' else 'L’agent de liaison' if role == 'liaison' else 'Le directeur du scrutin' if role == 'returning' else 'Le spécialiste des sondages' if role == 'survey' else 'Le responsable du personnel')


def ability(*, role: str) -> str:
    return ('Une invitation peut déplacer deux électeurs.' if role == 'communications' else '1 PA\xa0: voir l’événement de la semaine suivante.' if role == 'analyst' else 'Un bureau rural coûte 1 PA, un éloigné 2\u202f; en ville, deux pour 1 PA.' if role == 'distribution' else 'Une fois par tour\xa0: agir comme un spécialiste d’une région voisine.' if role == 'liaison' else 'Une fois par tour, 1 PA\xa0: un bureau baisse de 1, un autre ouvre dans la région.' if role == 'returning' else '1 PA\xa0: retourner un électeur dans chaque secteur de la région.' if role == 'survey' else 'Renfort\xa0: deux dés, le plus haut compte.')


def lone_specialist(*, name: str | float, first: bool) -> str:
    return _show(name) + ' (' + ('1er' if first else '2e') + ' spécialiste)'


def player_with_role(*, player: str | float, role: str) -> str:
    return _show(player) + ', ' + _the_role(role=role)


def card_environmentalism() -> str:
    return 'Écologisme'


def card_environmentalism_effect() -> str:
    return 'Un électeur arrive dans chaque secteur de la Colombie-Britannique'


def card_fake_news() -> str:
    return 'Fausses nouvelles'


def card_fake_news_effect() -> str:
    return 'Les électeurs du siège, sauf un, se dispersent dans le Canada'


def card_flash_floods() -> str:
    return 'Crues éclair'


def card_flash_floods_effect() -> str:
    return 'Un secteur rural tiré au sort ferme pour de bon'


def card_fordism() -> str:
    return 'Fordisme'


def card_fordism_effect() -> str:
    return 'Un électeur arrive dans chaque secteur de l’Ontario'


def card_forest_fires() -> str:
    return 'Feux de forêt'


def card_forest_fires_effect() -> str:
    return 'Un secteur éloigné tiré au sort ferme pour de bon'


def card_gas_prices() -> str:
    return 'Prix de l’essence'


def card_gas_prices_effect() -> str:
    return 'Un électeur arrive dans chaque secteur rural'


def card_honk_honk() -> str:
    return 'Concert de\xa0klaxons'


def card_honk_honk_effect() -> str:
    return 'À la fin, le siège accueille un quart d’électeurs en moins'


def card_idle_no_more() -> str:
    return 'Idle No More'


def card_idle_no_more_effect() -> str:
    return 'Un électeur arrive dans chaque secteur éloigné'


def card_newfoundland() -> str:
    return 'Indépendantisme terre-neuvien'


def card_newfoundland_effect() -> str:
    return 'Un électeur arrive dans chaque secteur des Maritimes'


def card_postal_strike() -> str:
    return 'Grève des postes'


def card_postal_strike_effect() -> str:
    return 'Le siège perd la moitié de ses bureaux de vote'


def card_personnel_shortage() -> str:
    return 'Pénurie de\xa0personnel'


def card_personnel_shortage_effect(*, cost: str | float) -> str:
    return 'Dans une région tirée au sort, renforcer coûte désormais ' + _show(cost) + '\xa0PA'


def card_protesters() -> str:
    return 'Manifestants'


def card_protesters_effect() -> str:
    return 'Chaque bureau d’un secteur tiré au sort baisse de 1'


def card_quarantine() -> str:
    return 'Quarantaine'


def card_quarantine_effect() -> str:
    return 'Un secteur urbain tiré au sort ferme pour de bon'


def card_quebec() -> str:
    return 'Indépendantisme québécois'


def card_quebec_effect() -> str:
    return 'Un électeur arrive dans chaque secteur du Québec'


def card_reconciliation() -> str:
    return 'Réconciliation'


def card_reconciliation_effect() -> str:
    return 'À la fin, les plaintes des secteurs éloignés comptent double'


def card_student_strikes() -> str:
    return 'Grèves étudiantes'


def card_student_strikes_effect() -> str:
    return 'Un électeur arrive dans chaque secteur urbain'


def card_wexit() -> str:
    return 'Wexit'


def card_wexit_effect() -> str:
    return 'Un électeur arrive dans chaque secteur des Prairies'


def colour(*, type: str) -> str:
    return ('mauve' if type == 'urban' else 'rouge' if type == 'rural' else 'vert')


def verdict(*, verdict: str) -> str:
    return ('Triomphe' if verdict == 'triumph' else 'Bien joué' if verdict == 'well_done' else 'Ennuis' if verdict == 'trouble' else 'Désastre')


def verdict_within(*, verdict: str) -> str:
    return ('triomphe' if verdict == 'triumph' else 'bien joué' if verdict == 'well_done' else 'ennuis' if verdict == 'trouble' else 'désastre')


def complaints_counted(*, complaints: float) -> str:
    return ('aucune plainte' if complaints == 0 else _show(complaints) + ' plainte' if _plural(complaints) == 'one' else _show(complaints) + ' plaintes')


def served_counted(*, served: float, away: float) -> str:
    return (_show(served) + ' accueilli' if _plural(served) == 'one' else _show(served) + ' accueillis') + ', ' + ('aucun refoulé' if away == 0 else _show(away) + ' refoulé' if _plural(away) == 'one' else _show(away) + ' refoulés')


def counted_twice(*, twice: float) -> str:
    return ('' if twice == 0 else ', dont ' + _show(twice) + ' compte double' if _plural(twice) == 'one' else ', dont ' + _show(twice) + ' comptent double')


def sites_lost(*, lost: float) -> str:
    return ('' if lost == 0 else ', ' + _show(lost) + ' bureau perdu' if _plural(lost) == 'one' else ', ' + _show(lost) + ' bureaux perdus')


def prompt_luck(*, luck: str) -> str:
    return ('Les spécialistes sont distribués.' if luck == 'dealing' else 'Le chef est tiré au sort.' if luck == 'chief' else 'On retourne la carte Événement de la semaine.' if luck == 'event' else 'On regarde la carte Événement de la semaine suivante.' if luck == 'looking' else 'Le dé dit quelle région manque de personnel.' if luck == 'region' else 'Les dés disent quel secteur est touché.' if luck == 'district' else 'Un électeur reste au siège.' if luck == 'remaining' else 'Des électeurs se dispersent.' if luck == 'scattering' else 'Les dés disent où arrive un électeur.' if luck == 'intending' else 'On lance le dé de renfort.' if luck == 'rolling' else 'Le sondage retourne des électeurs.')


def prompt_sealed(*, names: Sequence[str]) -> str:
    return 'Plans secrets\u202f; région encore à choisir\xa0: ' + _list(names, 'conjunction') + '.'


def prompt_sacrifice(*, player: str | float, sites: float) -> str:
    return _show(player) + '\xa0: le siège perd ' + (_show(sites) + ' bureau' if _plural(sites) == 'one' else _show(sites) + ' bureaux') + '\u202f; choisis celui qui part.'


def prompt_plan(*, player: str | float) -> str:
    return _show(player) + '\xa0: choisis la région où travailler cette semaine.'


def prompt_agree(*, player: str | float, where: str | float) -> str:
    return _show(player) + '\xa0: reste ' + _show(where) + ', ou change de plan.'


def prompt_die(*, player: str | float, die: str | float) -> str:
    return _show(player) + '\xa0: remplace un dé par le ' + _show(die) + ', ou garde-les tous.'


def prompt_second(*, player: str | float) -> str:
    return _show(player) + '\xa0: invite un deuxième électeur, ou tiens-t’en à un.'


def prompt_spent(*, player: str | float, last: bool) -> str:
    return _show(player) + '\xa0: plus de points d’action\xa0; ' + ('lance le dépouillement' if last else 'finis ton tour') + '.'


def prompt_act(*, player: str | float, points: str | float, where: str | float) -> str:
    return _show(player) + '\xa0: dépense ' + _show(points) + '\xa0PA ' + _show(where) + ' ou au siège, ou finis ton tour.'


def prompt_count() -> str:
    return 'Le dépouillement se fait région par région.'


def prompt_counted(*, region: str | float, served: float, away: float) -> str:
    return 'Dernier dépouillement\xa0: ' + _show(region) + '. ' + _served_counted(served=served, away=away) + '.'


def move_plan(*, where: str | float) -> str:
    return 'Travailler ' + _show(where)


def move_plan_any() -> str:
    return 'Choisir une région'


def move_stay(*, where: str | float) -> str:
    return 'Rester ' + _show(where)


def move_open(*, sites: float, where: str | float, cost: str | float, rise: str | float) -> str:
    return 'Ouvrir ' + ('deux bureaux' if sites == 2 else 'un bureau') + ' ' + _show(where) + ' (' + _show(cost) + '\xa0PA' + _show(rise) + ')'


def cost_change(*, more: float, score: float) -> str:
    return 'coût ' + _number(more, signDisplay='exceptZero') + ('' if score == 0 else '\xa0' + ': score ' + _number(score, signDisplay='exceptZero'))


def cost_rise(*, more: float, score: float) -> str:
    return ', ' + _cost_change(more=more, score=score)


def move_open_any() -> str:
    return 'Ouvrir un bureau'


def move_staff() -> str:
    return 'Renforcer (1 PA)'


def move_staff_short() -> str:
    return 'Renforcer'


def move_roll(*, area: str | float, cost: str | float) -> str:
    return 'Lancer pour ' + _in_form(area, 'the') + ' (' + _show(cost) + '\xa0PA)'


def move_replace_any() -> str:
    return 'Un autre dé'


def move_die(*, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _show(place) + '\xa0: ' + _show(old) + ' devient ' + _show(new) + _show(rise)


def move_die_lower(*, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _show(place) + '\xa0: ' + _show(old) + ' ne devient que ' + _show(new) + _show(rise)


def move_keep() -> str:
    return 'Garder tous les dés'


def move_reach(*, where: str | float) -> str:
    return 'Inviter ' + _show(where)


def move_reach_any() -> str:
    return 'Inviter'


def move_voter(*, value: float, origin: str | float) -> str:
    return 'Inviter au siège un électeur ' + ('face cachée' if value == 0 else 'de valeur ' + _show(value)) + ' ' + _show(origin)


def move_enough() -> str:
    return 'Un électeur suffit'


def move_split_any() -> str:
    return 'Dédoubler (1 PA)'


def move_split(*, where: str | float) -> str:
    return 'Réduire un bureau ' + _show(where)


def move_split_to(*, where: str | float, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _move_die(place=place, old=old, new=new, rise=rise) + ', nouveau bureau ' + _show(where)


def move_survey() -> str:
    return 'Sonder (1 PA)'


def move_look() -> str:
    return 'Anticiper (1 PA)'


def move_sacrifice(*, die: str | float) -> str:
    return 'Céder le ' + _show(die)


def move_sacrifice_any() -> str:
    return 'Céder un bureau du siège'


def move_end(*, last: bool, points: float) -> str:
    return ('Dépouiller' if last else 'Finir le tour' + ('' if points == 0 else ', perdre ' + _show(points) + '\xa0PA'))


def move_like_any() -> str:
    return 'Liaison'


def move_like(*, cost: float, role: str) -> str:
    return 'Comme ' + _the_role(role=role) + ('' if cost == 0 else ' ' + '(' + _show(cost) + '\xa0PA)')


def move_like_doing(*, move: str | float, role: str) -> str:
    return 'Comme ' + _the_role(role=role) + '\xa0: ' + _show(move)


def means_open() -> str:
    return 'Un nouveau dé montre 1, dans ta région ou au siège.'


def means_staff() -> str:
    return 'Lance un dé. Il peut en remplacer un dans ta région ou au siège.'


def means_replace() -> str:
    return 'Choisis un lieu, puis le dé qui cède sa place.'


def means_keep() -> str:
    return 'Le dé lancé n’est posé nulle part.'


def means_reach() -> str:
    return 'Un électeur va au siège, où les dés comptent double.'


def means_split() -> str:
    return 'Un dé baisse de 1, et un nouveau montre 1.'


def means_survey() -> str:
    return 'Vois combien d’électeurs cache un bulletin, dans chaque secteur de ta région.'


def means_look() -> str:
    return 'Vois dès maintenant l’événement de la semaine suivante.'


def means_liaise() -> str:
    return 'Agis une fois comme un spécialiste d’une région voisine.'


def why_planning_first() -> str:
    return 'Règle 13\xa0: il faut d’abord faire les plans.'


def why_die_first() -> str:
    return 'Règle 22\xa0: dis d’abord ce que remplace le dé lancé.'


def why_sacrifice_first() -> str:
    return 'Règle 55\xa0: choisis d’abord quels bureaux perd le siège.'


def why_second_first() -> str:
    return 'Règle 32\xa0: dis d’abord si un deuxième électeur se déplace.'


def why_points_spent() -> str:
    return 'Règle 18\xa0: les 4 points d’action sont dépensés.'


def why_sealed() -> str:
    return 'Règle 16\xa0: ton plan est fixé.'


def why_not_your_plan() -> str:
    return 'Règle 15\xa0: ce n’est pas à toi de choisir.'


def why_chief_chooses() -> str:
    return 'Règle 55\xa0: c’est le chef qui choisit quels bureaux perd le siège.'


def why_not_your_turn() -> str:
    return 'Règle 18\xa0: ce n’est pas ton tour.'


def why_planned() -> str:
    return 'Règle 14\xa0: on ne choisit sa région qu’au moment des plans.'


def why_no_marker_at_hq() -> str:
    return 'Règle 14\xa0: aucun pion ne va au siège.'


def why_there_already() -> str:
    return 'Règle 15\xa0: ton pion y est déjà.'


def why_no_place() -> str:
    return 'Règle 2\xa0: ce lieu n’existe pas.'


def why_elsewhere(*, rule: str | float, where: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: ton pion est ' + _show(where) + ', pas là.'


def why_closed() -> str:
    return 'Règle 51\xa0: ce secteur est fermé.'


def why_no_dice() -> str:
    return 'Règle 6\xa0: les 50 dés sont tous sur le plateau.'


def why_site_costs(*, rule: str | float, cost: str | float, points: str | float) -> str:
    return 'Règle ' + _show(rule) + '\xa0: un bureau y coûte ' + _show(cost) + '\xa0PA, et tu en as ' + _show(points) + '.'


def why_roll_first() -> str:
    return 'Règle 22\xa0: lance d’abord un dé de renfort.'


def why_roll_for_region() -> str:
    return 'Règle 56\xa0: ce lancer est pour la région.'


def why_roll_for_hq() -> str:
    return 'Règle 56\xa0: ce lancer est pour le siège.'


def why_same_number() -> str:
    return 'Règle 22\xa0: ce bureau montre déjà ce nombre.'


def why_no_site() -> str:
    return 'Règle 22\xa0: il n’y a aucun bureau à remplacer.'


def why_not_short() -> str:
    return 'Règle 56\xa0: ta région ne manque pas de personnel, il suffit de lancer.'


def why_short(*, cost: str | float) -> str:
    return 'Règle 56\xa0: renforcer dans cette région coûte ' + _show(cost) + '\xa0PA, et il faut un bureau à renforcer.'


def why_last_week() -> str:
    return 'Règle 26\xa0: on n’invite personne en semaine 5.'


def why_nobody_here() -> str:
    return 'Règle 24\xa0: il n’y a aucun électeur dans ta région.'


def why_at_hq_already() -> str:
    return 'Règle 24\xa0: ces électeurs sont déjà au siège.'


def why_no_such_voter() -> str:
    return 'Règle 24\xa0: ce secteur n’a pas d’électeur de ce genre.'


def why_not_your_role(*, rule: str | float, role: str) -> str:
    return 'Règle ' + _show(rule) + '\xa0: tu ne joues pas ' + _the_role(role=role) + '.'


def why_split_once() -> str:
    return 'Règle 40\xa0: une fois par tour seulement.'


def why_split_not_at_hq() -> str:
    return 'Règle 40\xa0: pas au siège.'


def why_split_too_low() -> str:
    return 'Règle 40\xa0: un bureau de 1 ne peut pas baisser.'


def why_surveyed() -> str:
    return 'Règle 42\xa0: ici, chaque secteur est déjà sondé cette semaine, ou sans électeur face cachée.'


def why_no_next_week() -> str:
    return 'Règle 34\xa0: il n’y a pas de semaine suivante.'


def why_card_known() -> str:
    return 'Règle 34\xa0: la carte de la semaine suivante est déjà connue.'


def why_liaised() -> str:
    return 'Règle 37\xa0: une fois par tour seulement.'


def why_not_neighbouring() -> str:
    return 'Règle 39\xa0: ce spécialiste n’est pas dans une région voisine.'


def why_no_neighbour() -> str:
    return 'Règle 39\xa0: aucun autre spécialiste n’est dans une région voisine.'


def why_not_here() -> str:
    return 'Règle 38\xa0: c’est impossible dans ta région pour l’instant.'


def subject(*, who: Person) -> str:
    return ('Tu' if who.meant == 'you' else who)


def log_dealt(*, who: Person, role: str) -> str:
    return ('Tu reçois' if who.meant == 'you' else who + ' reçoit') + ' ' + _the_role(role=role) + '.'


def log_goodwill(*, points: float) -> str:
    return 'L’équipe commence avec ' + _number(points, signDisplay='exceptZero') + ' points de bienveillance.'


def log_chief(*, who: Person) -> str:
    return ('Tu deviens' if who.meant == 'you' else who + ' devient') + ' chef.'


def log_week(*, week: str | float) -> str:
    return 'La semaine ' + _show(week) + ' commence.'


def log_sealed(*, who: Person) -> str:
    return ('Tu fixes' if who.meant == 'you' else who + ' fixe') + ' un plan secret.'


def log_revealed() -> str:
    return 'Les plans sont dévoilés.'


def log_placed(*, who: Person, region: str | float, now: float, later: str | float) -> str:
    return ('Tu choisis' if who.meant == 'you' else who + ' choisit') + ' ' + _taken(region=region, now=now, later=later) + '.'


def log_changed(*, who: Person, region: str | float, old: str | float, why: str, later: float, there: str | float) -> str:
    return ('Tu choisis' if who.meant == 'you' else who + ' choisit') + ' ' + _taken_instead(region=region, old=old, why=why, there=there, later=later) + '.'


def log_stayed(*, who: Person, where: str | float) -> str:
    return ('Tu restes' if who.meant == 'you' else who + ' reste') + ' ' + _show(where) + '.'


def taken(*, region: str | float, now: float, later: str | float) -> str:
    return _show(region) + ' (' + _turned_away_now(now=now, later=later) + ')'


def turned_away_now(*, now: float, later: str | float) -> str:
    return (_show(now) + ' refoulé' if _plural(now) == 'one' else _show(now) + ' refoulés') + ' maintenant, ' + _show(later) + ' à la fin'


def turned_away_later(*, later: float) -> str:
    return (_show(later) + ' refoulé' if _plural(later) == 'one' else _show(later) + ' refoulés') + ' à la fin'


def taken_instead(*, region: str | float, old: str | float, why: str, there: str | float, later: float) -> str:
    return _show(region) + ' plutôt que ' + _show(old) + ('' + '\xa0: ' + _turned_away_later(later=later) + ', contre ' + _show(there) if why == 'more' else '' + ', où vont d’autres\xa0: ' + _turned_away_later(later=later) if why == 'alone' else '')


def log_card(*, week: str | float, card: str | float, effect: str | float) -> str:
    return 'Événement de la semaine ' + _show(week) + '\xa0: «\xa0' + _show(card) + '\xa0». ' + _show(effect) + '.'


def log_engagement(*, level: str | float) -> str:
    return 'La mobilisation passe à ' + _show(level) + '.'


def log_arrived(*, where: str | float) -> str:
    return 'Un électeur arrive ' + _show(where) + '.'


def log_bag_empty() -> str:
    return 'Le sac est vide\xa0: plus aucun électeur n’arrive.'


def log_closed(*, place: str | float, card: str | float, lost: float) -> str:
    return _show(place) + '\xa0: secteur fermé (' + _show(card) + ')' + _sites_lost(lost=lost) + '.'


def log_scattered(*, origin: str | float, where: str | float, value: float) -> str:
    return _a_voter_start(value=value) + ' passe ' + _show(origin) + ' ' + _show(where) + '.'


def log_remained(*, value: float) -> str:
    return _a_voter_start(value=value) + ' reste au siège.'


def a_voter_start(*, value: float) -> str:
    return ('Un électeur' if value == 0 else 'Un ' + _show(value))


def log_shortage(*, cost: str | float, region: str) -> str:
    return _region(region=region) + '\xa0: renforcer coûte désormais ' + _show(cost) + '\xa0PA.'


def log_protested(*, where: str | float) -> str:
    return 'Manifestants ' + _show(where) + '.'


def log_site_lost(*, value: str | float, where: str | float) -> str:
    return 'Un bureau de ' + _show(value) + ' ' + _show(where) + ' disparaît.'


def log_site_lowered(*, where: str | float, value: str | float, lowered: str | float) -> str:
    return 'Un bureau ' + _show(where) + ' passe de ' + _show(value) + ' à ' + _show(lowered) + '.'


def log_came(*, places: Sequence[str]) -> str:
    return 'Nouveaux électeurs\xa0: ' + _list(places, 'conjunction') + '.'


def place_with_voters(*, voters: float, place: str | float) -> str:
    return (_show(place) if voters == 1 else _show(place) + ' (' + _show(voters) + ')')


def log_turn(*, who: Person, points: str | float) -> str:
    return ('Tu commences' if who.meant == 'you' else who + ' commence') + ' un tour avec ' + _show(points) + '\xa0PA.'


def log_opened(*, who: Person, sites: float, where: str | float, cost: str | float) -> str:
    return ('Tu ouvres' if who.meant == 'you' else who + ' ouvre') + ' ' + ('un bureau' if sites == 1 else _show(sites) + ' bureaux') + ' ' + _show(where) + ' (' + _show(cost) + '\xa0PA).'


def log_rolled(*, who: Person, dice: Sequence[str]) -> str:
    return ('Tu lances' if who.meant == 'you' else who + ' lance') + ' un renfort\xa0: ' + _list(dice, 'conjunction') + '.'


def log_replaced(*, who: Person, old: str | float, where: str | float, new: str | float) -> str:
    return ('Tu remplaces' if who.meant == 'you' else who + ' remplace') + ' un ' + _show(old) + ' ' + _show(where) + ' par un ' + _show(new) + '.'


def log_kept(*, who: Person, die: float) -> str:
    return ('Tu n’utilises' if who.meant == 'you' else who + ' n’utilise') + ' pas le ' + _show(die) + ('' + '\xa0: aucun bureau ne montre moins' if die == 1 else '') + '.'


def log_reached(*, who: Person, value: float, origin: str | float, cost: float) -> str:
    return ('Tu invites' if who.meant == 'you' else who + ' invite') + ' au siège ' + ('un électeur' if value == 0 else 'un ' + _show(value)) + ' ' + _show(origin) + ('' if cost == 0 else ' ' + '(' + _show(cost) + '\xa0PA)') + '.'


def log_split(*, who: Person, value: str | float, where: str | float, target: str | float, cost: str | float) -> str:
    return ('Tu réduis un ' + _show(value) + ' ' + _show(where) + ' et ouvres' if who.meant == 'you' else who + ' réduit un ' + _show(value) + ' ' + _show(where) + ' et ouvre') + ' un bureau ' + _show(target) + ' (' + _show(cost) + '\xa0PA).'


def log_survey(*, who: Person, cost: str | float, region: str) -> str:
    return ('Tu sondes' if who.meant == 'you' else who + ' sonde') + ' ' + _the_region(region=region) + ' (' + _show(cost) + '\xa0PA).'


def log_turned(*, where: str | float, value: str | float) -> str:
    return 'Sondage ' + _show(where) + '\xa0: un électeur vaut ' + _show(value) + '.'


def log_looked(*, who: Person, week: str | float, card: str | float) -> str:
    return ('Tu anticipes' if who.meant == 'you' else who + ' anticipe') + '\xa0: la semaine ' + _show(week) + ' apporte «\xa0' + _show(card) + '\xa0».'


def log_liaised(*, who: Person, role: str) -> str:
    return ('Tu agis' if who.meant == 'you' else who + ' agit') + ' comme ' + _the_role(role=role) + '.'


def log_ended(*, who: Person, unused: float) -> str:
    return ('Tu finis ton' if who.meant == 'you' else who + ' finit son') + ' tour' + ('' if unused == 0 else '' + '\xa0: ' + _show(unused) + '\xa0PA inutilisé' if _plural(unused) == 'one' else '' + '\xa0: ' + _show(unused) + '\xa0PA inutilisés') + '.'


def log_intention(*, who: Person, number: str | float, where: str | float, type: str) -> str:
    return ('Tu obtiens' if who.meant == 'you' else who + ' obtient') + ' ' + _show(number) + ' et ' + _colour(type=type) + '\xa0: un électeur arrive ' + _show(where) + '.'


def log_counting(*, region: str) -> str:
    return 'On dépouille ' + ('le siège' if region == 'hq' else _the_region(region=region)) + '.'


def log_counted(*, place: str | float, any: bool, turned: str | float, turnout: str | float, capacity: str | float, complaints: float) -> str:
    return _show(place) + '\xa0: ' + ('on retourne ' + _show(turned) + '\u202f;' + ' ' if any else '') + 'participation ' + _show(turnout) + ', capacité ' + _show(capacity) + ', ' + _complaints_counted(complaints=complaints) + '.'


def log_scored(*, final: float, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return 'Participation ' + _summands(turnout=turnout, complaints=complaints, cost=cost, sign=sign, goodwill=goodwill) + ' = ' + _show(final) + ' ' + ('point' if _plural(final) == 'one' else 'points') + '.'


def summands(*, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return _show(turnout) + ' − plaintes ' + _show(complaints) + ' − coût ' + _show(cost) + (' ' + '+ bienveillance ' + _show(goodwill) if sign == 'plus' else ' ' + '− bienveillance ' + _show(goodwill) if sign == 'minus' else '')


def verdict_line(*, verdict: str, points: str | float) -> str:
    return ('Triomphe avec ' + _show(points) + ' points\xa0: une élection splendide, et tout le monde y croit.' if verdict == 'triumph' else 'Bien joué, ' + _show(points) + '\xa0: une élection calme, à peine un grognement dans la presse locale.' if verdict == 'well_done' else 'Ennuis, ' + _show(points) + '\xa0: les files font les gros titres, et un comité a des questions.' if verdict == 'trouble' else 'Désastre, ' + _show(points) + '\xa0: la foule est aux portes, l’équipe à l’aéroport.')


def mood(*, verdict: str) -> str:
    return ('Le pays vote avec le sourire et croit de nouveau à ses élections.' if verdict == 'triumph' else 'Une élection calme\xa0: on grogne un peu, en page neuf de la presse locale.' if verdict == 'well_done' else 'Les files sont à la une, et un comité du Parlement a des questions.' if verdict == 'trouble' else 'Des fourches assaillent un Parlement fermé pour travaux\u202f; l’équipe file en Suisse.')


def outcome_won(*, who: Person, points: float, verdict: str) -> str:
    return (who + ' gagnent' if who.meant == 'many' else who + ' gagne') + ' avec ' + _points_counted(points=points) + '\xa0: ' + _verdict_within(verdict=verdict) + '.'


def outcome_lost(*, who: Person, points: float, verdict: str) -> str:
    return (who + ' perdent' if who.meant == 'many' else who + ' perd') + ' avec ' + _points_counted(points=points) + '\xa0: ' + _verdict_within(verdict=verdict) + '.'


def summary_over(*, points: str | float) -> str:
    return 'Score final\xa0: ' + _show(points)


def summary_count() -> str:
    return 'Le dépouillement'


def summary_week(*, week: str | float, weeks: str | float) -> str:
    return 'Semaine ' + _show(week) + ' sur ' + _show(weeks)


def week(*, week: str | float) -> str:
    return 'Semaine ' + _show(week)


def position_head(*, summary: str | float, engagement: str | float, bag: str | float) -> str:
    return _show(summary) + '. Mobilisation ' + _show(engagement) + '. Sac ' + _show(bag) + '.'


def position_events(*, cards: Sequence[str]) -> str:
    return 'Événements\xa0: ' + _list(cards, 'unit')


def position_next(*, card: str | float) -> str:
    return 'Semaine suivante\xa0: ' + _show(card)


def position_goodwill(*, points: float) -> str:
    return 'Bienveillance\xa0: ' + _number(points, signDisplay='exceptZero')


def position_short(*, region: str) -> str:
    return 'Manque de personnel\xa0: ' + _region(region=region)


def position_sealed() -> str:
    return 'plan secret'


def position_marker(*, player: str | float, where: str | float, chief: bool, points: float, role: str) -> str:
    return _show(player) + '\xa0: ' + _role(role=role) + ', ' + _show(where) + (', chef' if chief else '') + ('' if points == 0 else ', ' + _show(points) + '\xa0PA')


def position_closed(*, place: str | float) -> str:
    return _show(place) + ' secteur fermé'


def position_place(*, place: str | float, voters: str | float, sites: str | float, capacity: str | float) -> str:
    return _show(place) + ' électeurs ' + _show(voters) + ' bureaux ' + _show(sites) + ' = ' + _show(capacity)


def beat_dealt(*, alone: bool, role: str) -> str:
    return ('dirige' if alone else 'joue') + ' ' + _the_role(role=role)


def beat_goodwill(*, points: float) -> str:
    return 'Bienveillance\xa0: l’équipe commence avec ' + _number(points, signDisplay='exceptZero') + ' points'


def beat_week(*, week: str | float, weeks: str | float, last: bool, alone: bool, name: str | float, role: str) -> str:
    return 'Semaine ' + _show(week) + ' sur ' + _show(weeks) + (', jour du vote' if last else '') + '\xa0: ' + (_the_role(role=role) if alone else _show(name)) + ' est chef'


def beat_sealed() -> str:
    return 'fixe un plan secret'


def beat_revealed() -> str:
    return 'Les plans sont dévoilés'


def beat_revealed_all(*, plans: Sequence[str]) -> str:
    return 'Plans dévoilés\xa0: ' + _list(plans, 'unit')


def plan_of(*, name: str | float, region: str) -> str:
    return _show(name) + ' ' + _region(region=region)


def beat_goes(*, where: str | float) -> str:
    return 'va ' + _show(where)


def beat_takes(*, alone: bool, role: str, region: str | float, now: float, later: str | float) -> str:
    return (_the_role(role=role) + ' choisit' if alone else 'choisit') + ' ' + _taken(region=region, now=now, later=later)


def beat_changes(*, alone: bool, role: str, region: str | float, old: str | float, why: str, later: float, there: str | float) -> str:
    return (_the_role(role=role) + ' choisit' if alone else 'choisit') + ' ' + _taken_instead(region=region, old=old, why=why, there=there, later=later)


def beat_stays(*, where: str | float) -> str:
    return 'reste ' + _show(where)


def beat_card(*, card: str | float, effect: str | float) -> str:
    return _show(card) + '. ' + _show(effect)


def beat_arrived(*, card: str | float, voters: float, where: str | float, engagement: str | float) -> str:
    return _show(card) + '\xa0: ' + (_show(voters) + ' électeur arrive' if _plural(voters) == 'one' else _show(voters) + ' électeurs arrivent') + ' ' + _show(where) + '\u202f; mobilisation ' + _show(engagement)


def beat_bag_empty() -> str:
    return 'Le sac est vide\xa0: plus aucun électeur n’arrive'


def beat_scattered_hq() -> str:
    return 'Les électeurs du siège se dispersent dans le Canada\u202f; un seul reste'


def beat_scattered_to_hq(*, place: str | float) -> str:
    return 'Les électeurs quittent ' + _show(place) + ' pour le siège'


def beat_scattered(*, place: str | float, region: str | float) -> str:
    return 'Les électeurs quittent ' + _show(place) + ' et se dispersent dans ' + _show(region)


def beat_closed(*, card: str | float, place: str | float, lost: float) -> str:
    return _show(card) + '\xa0: ' + _show(place) + ', secteur fermé pour de bon' + _sites_lost(lost=lost)


def beat_shortage(*, where: str | float, cost: str | float) -> str:
    return _card_personnel_shortage() + '\xa0: renforcer ' + _show(where) + ' coûte désormais ' + _show(cost) + '\xa0PA'


def beat_honk() -> str:
    return _card_honk_honk() + '\xa0: le siège accueillera un quart d’électeurs en moins'


def beat_reconciliation() -> str:
    return _card_reconciliation() + '\xa0: les plaintes des secteurs éloignés compteront double'


def beat_protested(*, where: str | float) -> str:
    return 'Manifestants ' + _show(where) + '\xa0: chaque bureau baisse de 1'


def beat_site_gone(*, value: str | float, where: str | float) -> str:
    return _card_protesters() + '\xa0: un bureau de ' + _show(value) + ' ' + _show(where) + ' disparaît'


def beat_site_given(*, value: str | float) -> str:
    return 'cède un ' + _show(value) + ' du siège'


def beat_site_struck(*, value: str | float) -> str:
    return _card_postal_strike() + '\xa0: le siège perd un bureau de ' + _show(value)


def beat_site_lowered(*, value: str | float, where: str | float, lowered: str | float) -> str:
    return _card_protesters() + '\xa0: un ' + _show(value) + ' ' + _show(where) + ' devient ' + _show(lowered)


def a_value(*, value: str | float, type: str) -> str:
    return 'un ' + _show(value) + ' ' + ('du secteur urbain' if type == 'urban' else 'du secteur rural' if type == 'rural' else 'du secteur éloigné' if type == 'remote' else 'du siège')


def a_voter(*, type: str) -> str:
    return 'un électeur ' + ('du secteur urbain' if type == 'urban' else 'du secteur rural' if type == 'rural' else 'du secteur éloigné' if type == 'remote' else 'du siège')


def a_site(*, type: str) -> str:
    return 'un bureau ' + ('en secteur urbain' if type == 'urban' else 'en secteur rural' if type == 'rural' else 'en secteur éloigné' if type == 'remote' else 'au siège')


def beat_turn(*, alone: bool, where: str | float, role: str) -> str:
    return (_the_role(role=role) + ' ' + _show(where) if alone else _show(where))


def beat_opened(*, sites: float, type: str) -> str:
    return 'ouvre ' + (_a_site(type=type) if sites == 1 else _show(sites) + ' bureaux en secteur ' + _type(type=type))


def beat_rolled(*, dice: Sequence[str]) -> str:
    return 'obtient ' + _list(dice, 'conjunction')


def beat_replaced(*, new: str | float, type: str, value: str | float) -> str:
    return _a_value(value=value, type=type) + ' devient ' + _show(new)


def beat_kept(*, die: float) -> str:
    return ('garde tous les dés\xa0: aucun bureau ne montre moins' if die == 1 else 'n’utilise pas le ' + _show(die))


def beat_reached(*, value: float, type: str) -> str:
    return 'invite au siège ' + (_a_voter(type=type) if value == 0 else _a_value(value=value, type=type))


def beat_split(*, site: str | float, type: str, value: str | float) -> str:
    return 'réduit ' + _a_value(value=value, type=type) + ', ouvre ' + _show(site)


def beat_survey(*, region: str) -> str:
    return 'sonde ' + _the_region(region=region)


def beat_turned(*, type: str, value: str | float) -> str:
    return 'trouve ' + _a_value(value=value, type=type)


def beat_looked(*, week: str | float, card: str | float) -> str:
    return 'voit l’événement de la semaine ' + _show(week) + '\xa0: ' + _show(card)


def beat_liaised(*, role: str) -> str:
    return 'agit comme ' + _the_role(role=role)


def beat_intention(*, number: str | float, where: str | float, type: str) -> str:
    return _show(number) + ' et ' + _colour(type=type) + '\xa0: un électeur arrive ' + _show(where)


def beat_counted(*, place: str | float, points: str | float, served: float, away: float, twice: float, verdict: str) -> str:
    return _show(place) + '\xa0: ' + _served_counted(served=served, away=away) + _counted_twice(twice=twice) + '\xa0; prévision ' + _show(points) + ', ' + _verdict_within(verdict=verdict)


def beat_scored(*, final: str | float, verdict: str, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return _verdict(verdict=verdict) + ', ' + _show(final) + '\xa0: participation ' + _summands(turnout=turnout, complaints=complaints, cost=cost, sign=sign, goodwill=goodwill)


def headquarters() -> str:
    return 'Siège'


def heard_plans(*, who: Person, region: str | float, now: float, later: str | float) -> str:
    return ('Tu choisis' if who.meant == 'you' else who + ' choisit') + ' ' + _show(region) + '\xa0: ' + _turned_away_now(now=now, later=later) + '.'


def heard_plans_instead(*, who: Person, region: str | float, old: str | float) -> str:
    return ('Tu choisis' if who.meant == 'you' else who + ' choisit') + ' ' + _show(region) + ' plutôt que ' + _show(old) + '.'


def heard_card(*, week: str | float, card: str | float) -> str:
    return 'Événement de la semaine ' + _show(week) + '\xa0: «\xa0' + _show(card) + '\xa0».'


def heard_arrived(*, voters: float, where: str | float) -> str:
    return (_show(voters) + ' électeur arrive' if _plural(voters) == 'one' else _show(voters) + ' électeurs arrivent') + ' ' + _show(where) + '.'


def heard_turned(*, where: str | float, value: str | float) -> str:
    return 'Un électeur ' + _show(where) + ' vaut ' + _show(value) + '.'


def heard_turned_up(*, where: str | float) -> str:
    return 'Un électeur arrive ' + _show(where) + '.'


def heard_working(*, where: str | float) -> str:
    return 'Tu travailles ' + _show(where) + '.'


def heard_region(*, region: str | float, now: float, later: str | float) -> str:
    return _show(region) + '\xa0: ' + _turned_away_now(now=now, later=later) + '.'


def heard_hq(*, now: float, later: str | float) -> str:
    return _headquarters() + '\xa0: ' + _turned_away_now(now=now, later=later) + '.'


def heard_engagement(*, level: str | float, voters: float) -> str:
    return 'Mobilisation ' + _show(level) + '\xa0: ' + (_show(voters) + ' électeur arrive' if _plural(voters) == 'one' else _show(voters) + ' électeurs arrivent') + ' après chaque tour.'


def talk_leaves(*, leaves: str, place: str | float) -> str:
    return ('' + '\u202f; à toi ' + _in_form(place, 'the') if leaves == 'you' else '' + '\u202f; encore personne pour ' + _in_form(place, 'the') if leaves == 'nobody' else '')


def talk_takes(*, region: str | float, later: float, leaves: str, place: str | float) -> str:
    return '«\xa0Je prends ' + _show(region) + '\xa0: ' + _turned_away_later(later=later) + _talk_leaves(leaves=leaves, place=place) + '\xa0»'


def talk_changes(*, region: str | float, old: str | float, leaves: str, place: str | float) -> str:
    return '«\xa0Je prends ' + _show(region) + ' plutôt que ' + _show(old) + _talk_leaves(leaves=leaves, place=place) + '\xa0»'


def talk_stays(*, where: str | float, leaves: str, place: str | float) -> str:
    return '«\xa0Je reste ' + _show(where) + _talk_leaves(leaves=leaves, place=place) + '\xa0»'


def talk_works(*, where: str | float, leaves: str, place: str | float) -> str:
    return '«\xa0Je travaille ' + _show(where) + ' maintenant' + _talk_leaves(leaves=leaves, place=place) + '\xa0»'


def talk_looked(*, week: str | float, card: str | float, effect: str | float) -> str:
    return '«\xa0La semaine ' + _show(week) + ' apporte ' + _show(card) + '. ' + _show(effect) + '\xa0»'


def swing(*, quiet: bool, before: float, after: float) -> str:
    return ('moins grave que prévu, prévision de ' + _swung(before=before, after=after) if quiet else 'prévision de ' + _swung(before=before, after=after))


def swung(*, before: float, after: float) -> str:
    return _number(before, signDisplay='exceptZero') + ' à ' + _number(after, signDisplay='exceptZero')


def swing_why(*, same: bool, after: float, reasons: Sequence[str], before: float) -> str:
    return ('prévision toujours à ' + _number(after, signDisplay='exceptZero') + '\xa0: ' + _list(reasons, 'unit') if same else 'prévision de ' + _swung(before=before, after=after) + '\xa0: ' + _list(reasons, 'unit'))


def why_points(*, points: float) -> str:
    return (_show(points) + '\xa0PA rapporte d’habitude plus' if _plural(points) == 'one' else _show(points) + '\xa0PA rapportent d’habitude plus')


def why_better() -> str:
    return 'mieux que prévu'


def why_fewer(*, voters: float) -> str:
    return (_show(voters) + ' refoulé de moins' if _plural(voters) == 'one' else _show(voters) + ' refoulés de moins')


def why_more(*, voters: float) -> str:
    return (_show(voters) + ' refoulé de plus' if _plural(voters) == 'one' else _show(voters) + ' refoulés de plus')


def why_room(*, voters: float) -> str:
    return (_show(voters) + ' place de plus' if _plural(voters) == 'one' else _show(voters) + ' places de plus')


def why_less_room(*, voters: float) -> str:
    return (_show(voters) + ' place de moins' if _plural(voters) == 'one' else _show(voters) + ' places de moins')


def why_cost(*, points: float, more: bool) -> str:
    return ('les dés coûtent ' + _show(points) + ' point' if _plural(points) == 'one' else 'les dés coûtent ' + _show(points) + ' points') + ' ' + ('de plus' if more else 'de moins')


def why_turned(*, sum: str | float, expected: str | float) -> str:
    return _show(sum) + ' électeurs révélés au lieu d’environ ' + _show(expected)


def log_swing(*, card: str | float, quiet: bool, better: bool, before: float, after: float) -> str:
    return _show(card) + (' ' + 'a fait moins de mal que prévu' if quiet else '') + '\xa0: la prévision ' + ('est montée' if better else 'est descendue') + ' de ' + _swung(before=before, after=after) + '.'


def log_swing_count(*, same: bool, after: float, before: float) -> str:
    return ('Le dépouillement confirme la prévision de ' + _number(after, signDisplay='exceptZero') + '.' if same else 'Le dépouillement\xa0: d’une prévision de ' + _number(before, signDisplay='exceptZero') + ' à un score de ' + _number(after, signDisplay='exceptZero') + '.')


def aim() -> str:
    return 'Finis au-dessus de 0 : +1 pour 5 électeurs, −1 par refoulé et pour 10 points de dés.'


def tip_last_head() -> str:
    return 'La dernière semaine'


def tip_last_says() -> str:
    return 'Plus aucun électeur n’arrive, et on n’invite plus personne. Dépense chaque point là où des électeurs attendent encore\xa0: chacun d’eux est une plainte.'


def tip_sacrifice_head() -> str:
    return 'Le siège perd des bureaux'


def tip_sacrifice_says() -> str:
    return 'À toi de choisir lesquels. Cède les dés les plus bas\xa0: les hauts accueillent le plus, et le double au siège.'


def tip_die_head() -> str:
    return 'Où va le dé\u202f?'


def tip_die_says() -> str:
    return 'Il peut remplacer n’importe quel dé de la région. Retire un 1 là où des électeurs attendent\u202f; là où personne n’attend, un dé haut ne fait qu’augmenter le coût.'


def tip_plan_head() -> str:
    return 'Va là où l’on attend'


def tip_plan_says() -> str:
    return 'Ton pion dit où tu peux travailler cette semaine. Répartissez-vous le pays\xa0: à deux dans une région, seulement si les files y sont longues.'


def tip_goodwill_head() -> str:
    return 'Bienveillance'


def tip_goodwill_says() -> str:
    return 'Ton équipe ne part pas de 0 mais avec des points de bienveillance, parfois sous zéro quand vous êtes nombreux. Ils règlent la difficulté que tu as choisie.'


def tip_shortage_head() -> str:
    return 'Plus d’électeurs que de places'


def tip_shortage_says() -> str:
    return 'Quelque part, une file dépasse la capacité de ses bureaux. Ouvre un bureau là où c’est bon marché, en ville, ou renforce un dé.'


def tip_hq_head() -> str:
    return 'Le siège accueille le double'


def tip_hq_says() -> str:
    return 'Chaque dé y compte double, et tu peux y agir de partout. Y inviter des électeurs coûte souvent moins que des bureaux éloignés.'


def tip_act_head() -> str:
    return 'Quatre points par tour'


def tip_act_says() -> str:
    return 'Renforce d’abord\xa0: un seul point peut changer un 1 en 6. Les points non dépensés sont perdus.'


def level_easy() -> str:
    return 'Aide deux fois sur trois\u202f; à trois, ils finissent environ 27 points sous zéro.'


def level_normal() -> str:
    return 'Fait ce qui aide le plus sur le moment\xa0; à trois, ils ont gagné 43 parties sur 100 au jeu du livret.'


def level_hard() -> str:
    return 'Prévoit les électeurs à venir et calcule son tour\u202f; à trois, ils ont gagné 60 parties sur 100 au jeu du livret.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('aide quand l’idée lui vient.' if _plural(count) == 'one' else 'aident quand l’idée leur vient.')


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('donne' if _plural(count) == 'one' else 'donnent') + ' un coup de main là où c’est le plus urgent.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('voit' if _plural(count) == 'one' else 'voient') + ' loin pour l’équipe.'


def review_count() -> str:
    return 'Prévision'


def points_counted(*, points: float) -> str:
    return (_show(points) + ' point' if _plural(points) == 'one' else _show(points) + ' points')


def review_note() -> str:
    return 'Le score attendu, travail de l’équipe compris, tel que l’aiguille le montrait.'


def review_stretch() -> str:
    return 'Semaine'


def review_number_dice() -> str:
    return 'Dés à chiffres'


def review_coloured_dice() -> str:
    return 'Dés de couleur'


def review_team() -> str:
    return 'L’équipe'


def review_team_initial() -> str:
    return 'É'


def review_count_moment() -> str:
    return 'Le dépouillement'


_a_site = a_site
_a_value = a_value
_a_voter = a_voter
_a_voter_start = a_voter_start
_at_place = at_place
_card_honk_honk = card_honk_honk
_card_personnel_shortage = card_personnel_shortage
_card_postal_strike = card_postal_strike
_card_protesters = card_protesters
_card_reconciliation = card_reconciliation
_colour = colour
_complaints_counted = complaints_counted
_cost_change = cost_change
_counted_twice = counted_twice
_headquarters = headquarters
_in_region = in_region
_move_die = move_die
_place = place
_place_with_article = place_with_article
_points_counted = points_counted
_region = region
_region_with_article = region_with_article
_role = role
_served_counted = served_counted
_sites_lost = sites_lost
_summands = summands
_swung = swung
_taken = taken
_taken_instead = taken_instead
_talk_leaves = talk_leaves
_the_place = the_place
_the_region = the_region
_the_role = the_role
_turned_away_later = turned_away_later
_turned_away_now = turned_away_now
_type = type
_type_feminine = type_feminine
_type_of_region = type_of_region
_verdict = verdict
_verdict_within = verdict_within
