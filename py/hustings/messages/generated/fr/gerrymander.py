"""The words of gerrymander, made by `make messages` from locales/fr/gerrymander.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def party_neutral() -> str:
    return 'neutre'


def party_face_down() -> str:
    return 'face cachée'


def initial_neutral() -> str:
    return 'N'


def initial_face_down() -> str:
    return '\u202f?'


def token_neutral() -> str:
    return 'le jeton neutre'


def party_count(*, party: str | float, count: str | float) -> str:
    return _show(party) + ' ' + _show(count)


def player(*, name: str | float, party: str | float) -> str:
    return _show(name) + ' (' + _show(party) + ')'


def party_led_by(*, party: str | float, name: str | float) -> str:
    return _show(party) + ', ' + _show(name)


def side(*, here: str | float, there: str | float) -> str:
    return _show(here) + '–' + _show(there)


def counties_counted(*, counties: float) -> str:
    return (_show(counties) + ' comté' if _plural(counties) == 'one' else _show(counties) + ' comtés')


def districts_counted(*, districts: float) -> str:
    return (_show(districts) + ' circonscription' if _plural(districts) == 'one' else _show(districts) + ' circonscriptions')


def swing_counted(*, swing: float) -> str:
    return (_show(swing) + ' comté pivot' if _plural(swing) == 'one' else _show(swing) + ' comtés pivots')


def borders_counted(*, borders: float) -> str:
    return ('aucune frontière' if borders == 0 else 'une frontière' if borders == 1 else 'deux frontières' if borders == 2 else 'trois frontières' if borders == 3 else 'quatre frontières' if borders == 4 else _show(borders) + ' frontières')


def votes_unknown() -> str:
    return 'voix inconnues'


def counties_by_party(*, counts: Sequence[str]) -> str:
    return _list(counts, 'unit') + ' (comtés)'


def prompt_over(*, result: str | float) -> str:
    return _show(result) + '.'


def prompt_luck() -> str:
    return 'On pose les jetons d’électeurs.'


def prompt_tie(*, parties: Sequence[str], district: str | float, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + '\xa0: égalité entre ' + _list(parties, 'conjunction') + ' dans la circonscription ' + _show(district) + '\u202f; désigne le vainqueur.'


def prompt_confirm(*, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + '\xa0: finis ton tour, ou annule une frontière.'


def prompt_alone(*, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + '\xa0: trace une frontière.'


def prompt_last(*, only: bool, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + '\xa0: trace ta ' + ('seule' if only else 'dernière') + ' frontière de ce tour.'


def prompt_border(*, left: float, name: str | float, party: str | float) -> str:
    return _player(name=name, party=party) + '\xa0: trace une frontière, il t’en reste ' + ('deux' if left == 2 else 'trois' if left == 3 else 'quatre' if left == 4 else _show(left)) + ' ce tour-ci.'


def move_end() -> str:
    return 'Finir le tour'


def move_award(*, party: str | float) -> str:
    return _show(party) + ' la gagne'


def move_award_any() -> str:
    return 'Désigner le vainqueur'


def move_border(*, side: str | float) -> str:
    return 'Frontière ' + _show(side)


def move_border_any() -> str:
    return 'Tracer une frontière'


def move_border_closing(*, side: str | float, votes: str | float, counties: float) -> str:
    return 'Frontière ' + _show(side) + '\xa0: isole ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def why_over() -> str:
    return 'Règle 24\xa0: la carte est finie.'


def why_not_your_turn() -> str:
    return 'Règle 6\xa0: ce n’est pas ton tour.'


def why_borders_left(*, borders: float) -> str:
    return 'Règle 8\xa0: il reste ' + _borders_counted(borders=borders) + ' à tracer ce tour-ci.'


def why_not_tied(*, party: str | float) -> str:
    return 'Règle 22\xa0: ' + _show(party) + ' n’est pas parmi les partis à égalité.'


def why_tie_first() -> str:
    return 'Règle 22\xa0: désigne d’abord le vainqueur de la circonscription à égalité.'


def why_drawn() -> str:
    return 'Règle 10\xa0: il y a déjà une frontière ici.'


def why_finished(*, county: str | float) -> str:
    return 'Règle 11\xa0: ' + _show(county) + ' est dans une circonscription finie.'


def why_all_drawn() -> str:
    return 'Règle 7\xa0: toutes les frontières de ce tour sont tracées.'


def why_too_small(*, counties: float, names: Sequence[str]) -> str:
    return 'Règle 12\xa0: cela n’isolerait ' + ('qu’un comté' if counties == 1 else 'que ' + _show(counties) + ' comtés') + ' (' + _list(names, 'conjunction') + ').'


def log_border(*, who: Person, side: str | float) -> str:
    return ('Tu traces' if who.meant == 'you' else who + ' trace') + ' la frontière ' + _show(side) + '.'


def log_begins(*, who: Person) -> str:
    return ('Tu commences.' if who.meant == 'you' else who + ' commence.')


def log_turn(*, number: str | float, who: Person, borders: float) -> str:
    return 'Tour ' + _show(number) + '\xa0: ' + ('à toi' if who.meant == 'you' else 'à ' + who) + ' de jouer, avec ' + _borders_counted(borders=borders) + '.'


def log_closed(*, who: Person, district: str | float, names: Sequence[str], counties: float) -> str:
    return ('Tu fermes' if who.meant == 'you' else who + ' ferme') + ' la circonscription ' + _show(district) + ' (' + _counties_counted(counties=counties) + ')\xa0: ' + _list(names, 'unit') + '.'


def log_shown(*, county: str | float, token: str | float) -> str:
    return _show(county) + ' révèle ' + _show(token) + '.'


def log_tied(*, district: str | float, parties: Sequence[str]) -> str:
    return 'Circonscription ' + _show(district) + '\xa0: égalité entre ' + _list(parties, 'conjunction') + '.'


def log_named(*, who: Person, district: str | float, party: str | float) -> str:
    return ('Tu donnes' if who.meant == 'you' else who + ' donne') + ' la circonscription ' + _show(district) + ' à ' + _show(party) + '.'


def log_won(*, party: str | float, district: str | float, swing: float, votes: Sequence[str]) -> str:
    return _show(party) + ' gagne la circonscription ' + _show(district) + ('' if swing == 0 else ', avec ' + _swing_counted(swing=swing)) + '\xa0: ' + _list(votes, 'unit') + '.'


def log_result(*, party: str | float, cost: str | float, districts: float, swing: float) -> str:
    return _show(party) + '\xa0: ' + _districts_counted(districts=districts) + ' (' + _swing_counted(swing=swing) + ', ' + _show(cost) + ' voix).'


def outcome_alone_lost(*, name: str | float, lead: float) -> str:
    return _show(name) + ' finit à ' + _number(lead) + '\xa0: la carte n’a pas aidé Rouge.'


def outcome_alone_won(*, name: str | float, lead: float, called: str) -> str:
    return _show(name) + ' gagne avec ' + _number(lead, signDisplay='exceptZero') + ' pour Rouge\xa0: ' + _lead_called(called=called) + '.'


def lead_called(*, called: str) -> str:
    return ('un chef-d’œuvre' if called == 'masterpiece' else 'un scandale' if called == 'scandal' else 'un raz-de-marée' if called == 'landslide' else 'un coup de pouce')


def outcome_shared(*, players: Sequence[str], districts: float) -> str:
    return _list(players, 'conjunction') + ' se partagent la victoire\xa0: ' + _districts_counted(districts=districts) + ' par parti, égalité sur toute la ligne.'


def outcome_won(*, reason: str, name: str | float, party: str | float, districts: float) -> str:
    return _player(name=name, party=party) + ' gagne avec ' + _districts_counted(districts=districts) + (' ' + 'et plus de comtés pivots' if reason == 'swing' else ' ' + 'et moins de voix dans les siennes' if reason == 'votes' else '') + '.'


def summary(*, inside: float, all: str | float, districts: float) -> str:
    return _districts_counted(districts=districts) + ', ' + (_show(inside) + ' comté' if _plural(inside) == 'one' else _show(inside) + ' comtés') + ' sur ' + _show(all)


def summary_turn(*, turn: str | float, inside: float, all: str | float, districts: float) -> str:
    return 'Tour ' + _show(turn) + ', ' + _summary(inside=inside, all=all, districts=districts)


def standing(*, party: str | float, districts: float, swing: float) -> str:
    return _show(party) + '\xa0: ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing)


def standing_of(*, party: str | float, name: str | float, districts: float, swing: float) -> str:
    return _show(party) + ' (' + _show(name) + ')\xa0: ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing)


def district_line(*, district: str | float, winner: str | float, votes: str | float, counties: float) -> str:
    return 'Circonscription ' + _show(district) + ', ' + _show(winner) + '\xa0: ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def district_undecided(*, district: str | float, votes: str | float, counties: float) -> str:
    return 'Circonscription ' + _show(district) + ', non attribuée\xa0: ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def open_line(*, first: str | float, votes: str | float, counties: float) -> str:
    return 'Région ouverte à partir de ' + _show(first) + '\xa0: ' + _counties_counted(counties=counties) + ', ' + _show(votes)


def county(*, name: str | float, token: str | float, swing: bool) -> str:
    return _show(name) + ', ' + _show(token) + (', comté pivot' if swing else '')


def county_in_district(*, district: str | float, name: str | float, token: str | float, swing: bool) -> str:
    return _county(name=name, token=token, swing=swing) + ', circonscription ' + _show(district)


def county_won(*, party: str | float, district: str | float, name: str | float, token: str | float, swing: bool) -> str:
    return _county_in_district(district=district, name=name, token=token, swing=swing) + ', gagnée par ' + _show(party)


def heard_border(*, who: Person, sides: Sequence[str]) -> str:
    return ('Tu traces' if who.meant == 'you' else who + ' trace') + ' ' + _list(sides, 'conjunction') + '.'


def heard_won(*, party: str | float, district: str | float, county: str | float, best: str | float, second: str | float) -> str:
    return _show(party) + ' gagne la circonscription ' + _show(district) + ', vers ' + _show(county) + ', ' + _show(best) + ' à ' + _show(second) + '.'


def heard_district(*, district: str | float, county: str | float, winner: str | float) -> str:
    return 'Circonscription ' + _show(district) + ', vers ' + _show(county) + '\xa0: ' + _show(winner) + '.'


def heard_district_tied(*, district: str | float, county: str | float) -> str:
    return 'Circonscription ' + _show(district) + ', vers ' + _show(county) + '\xa0: égalité.'


def heard_open(*, county: str | float, votes: str | float, counties: float) -> str:
    return 'Région ouverte vers ' + _show(county) + '\xa0: ' + _counties_counted(counties=counties) + ', ' + _show(votes) + '.'


def heard_smallest(*, counties: str | float) -> str:
    return 'Une circonscription a au moins ' + _show(counties) + ' comtés.'


def beat_opening_alone() -> str:
    return 'Les électeurs sont en place\xa0: trace les frontières pour que Rouge gagne'


def beat_begins() -> str:
    return 'commence avec une seule frontière'


def beat_border_first(*, side: str | float) -> str:
    return 'trace ' + _show(side)


def beat_border_only(*, side: str | float) -> str:
    return 'trace la seule frontière possible, ' + _show(side)


def beat_closed(*, district: str | float, counties: float) -> str:
    return 'ferme la circonscription ' + _show(district) + ' (' + _counties_counted(counties=counties) + ')'


def beat_shown(*, district: str | float, votes: Sequence[str]) -> str:
    return 'La circonscription ' + _show(district) + ' dévoile ses électeurs\xa0: ' + _list(votes, 'unit')


def beat_shown_last(*, district: str | float, votes: Sequence[str]) -> str:
    return 'La circonscription ' + _show(district) + ' dévoile les derniers électeurs\xa0: ' + _list(votes, 'unit')


def beat_tied(*, district: str | float, parties: Sequence[str], count: str | float, who: Person) -> str:
    return 'Circonscription ' + _show(district) + '\xa0: ' + _list(parties, 'conjunction') + ' à égalité, ' + _show(count) + ' partout\u202f; ' + ('tu désignes' if who.meant == 'you' else who + ' désigne') + ' le vainqueur'


def beat_named(*, district: str | float, party: str | float) -> str:
    return 'donne la circonscription ' + _show(district) + ' à ' + _show(party)


def beat_won(*, party: str | float, district: str | float, best: str | float, second: str | float, swing: float) -> str:
    return _show(party) + ' gagne la circonscription ' + _show(district) + ', ' + _show(best) + ' à ' + _show(second) + _with_swing(swing=swing)


def beat_given(*, party: str | float, district: str | float, best: str | float, swing: float) -> str:
    return _show(party) + ' reçoit la circonscription ' + _show(district) + ' à égalité, ' + _show(best) + ' voix partout' + _with_swing(swing=swing)


def with_swing(*, swing: float) -> str:
    return ('' if swing == 0 else ', ' + _swing_counted(swing=swing))


def irony_fair(*, votes: str | float, districts: float) -> str:
    return _show(votes) + ' voix et ' + _districts_counted(districts=districts) + ' pour chacun\xa0: pour une fois, une carte juste'


def irony_equal(*, votes: str | float, fooled: bool, parties: Sequence[str], won: float, all: str | float, alone: bool) -> str:
    return _show(votes) + ' voix pour chacun, ' + _irony_took(fooled=fooled, parties=parties, alone=alone, won=won, all=all)


def irony(*, counts: Sequence[str], fooled: bool, parties: Sequence[str], won: float, all: str | float, alone: bool) -> str:
    return 'Voix\xa0: ' + _list(counts, 'unit') + ', ' + _irony_took(fooled=fooled, parties=parties, alone=alone, won=won, all=all)


def irony_took(*, fooled: bool, parties: Sequence[str], alone: bool, won: float, all: str | float) -> str:
    return ('et pourtant' if fooled else 'et') + ' ' + _list(parties, 'conjunction') + ' ' + ('prend' if alone else 'prennent chacun') + ' ' + (_show(won) + ' circonscription' if _plural(won) == 'one' else _show(won) + ' circonscriptions') + ' sur ' + _show(all)


def verdict_alone_lost(*, lead: float) -> str:
    return 'Rouge ' + _number(lead, signDisplay='exceptZero') + '\xa0: la carte n’a pas aidé Rouge'


def verdict_alone_won(*, lead: float, called: str) -> str:
    return 'Rouge ' + _number(lead, signDisplay='exceptZero') + '\xa0: ' + _lead_called(called=called)


def verdict_districts(*, second: str | float, name: str | float, party: str | float, districts: float) -> str:
    return _player(name=name, party=party) + ' gagne, ' + _districts_counted(districts=districts) + ' à ' + _show(second)


def verdict_swing(*, second: str | float, districts: float, name: str | float, party: str | float, swing: float) -> str:
    return _districts_counted(districts=districts) + ' chacun\xa0: ' + _player(name=name, party=party) + ' gagne avec ' + _swing_counted(swing=swing) + ' contre ' + _show(second)


def verdict_votes(*, spent: str | float, second: str | float, districts: float, name: str | float, party: str | float) -> str:
    return _districts_counted(districts=districts) + ' chacun, autant de comtés pivots\xa0: ' + _player(name=name, party=party) + ' gagne avec moins de voix dans les siennes, ' + _show(spent) + ' contre ' + _show(second)


def verdict_shared(*, names: Sequence[str], districts: float) -> str:
    return _list(names, 'conjunction') + ' se partagent la victoire, ' + _districts_counted(districts=districts) + ' par parti, égalité sur toute la ligne'


def map_label(*, counties: str | float) -> str:
    return 'Carte de ' + _show(counties) + ' comtés'


def map_label_named(*, name: str | float, counties: str | float) -> str:
    return 'Carte\xa0: ' + _show(name) + ', ' + _show(counties) + ' comtés'


def title_block_line(*, counties: str | float) -> str:
    return 'Plan cadastral · ' + _show(counties) + ' comtés'


def side_impossible(*, side: str | float) -> str:
    return _show(side) + ', aucune frontière possible'


def side_drawn(*, side: str | float) -> str:
    return _show(side) + ', frontière tracée'


def score_heading() -> str:
    return 'Score'


def score_party() -> str:
    return 'Parti'


def score_districts() -> str:
    return 'Circ.'


def score_swing() -> str:
    return 'Pivots'


def score_votes() -> str:
    return 'Voix'


def regions_heading() -> str:
    return 'Voix par région'


def region_open(*, first: str | float, last: str | float) -> str:
    return 'Ouverte, ' + _show(first) + ' à ' + _show(last)


def region_district(*, district: str | float) -> str:
    return 'Circonscription ' + _show(district)


def region_counties(*, region: str | float, counties: str | float) -> str:
    return _show(region) + ', ' + _show(counties) + ' comtés'


def plate_label(*, who: str | float, cost: str | float, districts: float, swing: float) -> str:
    return _show(who) + '\xa0: ' + _districts_counted(districts=districts) + ', ' + _swing_counted(swing=swing) + ' (' + _show(cost) + ' voix)'


def districts_word(*, districts: float) -> str:
    return 'circ.'


def borders_left(*, left: float) -> str:
    return ('Plus de frontière' if left == 0 else _show(left) + ' frontière à tracer' if _plural(left) == 'one' else _show(left) + ' frontières à tracer')


def map_finished() -> str:
    return 'Carte finie'


def alone_score() -> str:
    return 'Ton score'


def alone_score_means() -> str:
    return 'Rouge moins Bleu'


def alone_score_first() -> str:
    return 'Rouge'


def alone_score_second() -> str:
    return '− Bleu'


def still_open(*, counties: float) -> str:
    return (_show(counties) + ' comté encore ouvert' if _plural(counties) == 'one' else _show(counties) + ' comtés encore ouverts')


def all_closed() -> str:
    return 'Chaque comté a sa circonscription'


def all_closed_first() -> str:
    return 'Chaque comté a'


def all_closed_second() -> str:
    return 'sa circonscription'


def votes_not_shown() -> str:
    return 'Voix pas encore dévoilées'


def voters_face_down() -> str:
    return 'Électeurs face cachée'


def a_tie() -> str:
    return 'Égalité'


def slip_tie() -> str:
    return 'égal'


def tie_equal() -> str:
    return 'Même nombre de voix'


def leads_by(*, party: str | float, votes: str | float) -> str:
    return _show(party) + ' mène de ' + _show(votes) + ' voix'


def result_voters() -> str:
    return 'Les électeurs'


def result_map() -> str:
    return 'La carte'


def key_swing() -> str:
    return 'Comté pivot\xa0: départage'


def key_leading() -> str:
    return 'Rouge mène ici de 5 voix'


def key_closing() -> str:
    return 'Une frontière ici isole une région'


def cut_off(*, counties: float) -> str:
    return ('Isole ' + _show(counties) + ' comté' if _plural(counties) == 'one' else 'Isole ' + _show(counties) + ' comtés')


def cut_rest(*, balance: str | float, rest: str | float) -> str:
    return 'Reste\xa0: ' + _show(balance)


def stamp_tied() -> str:
    return 'Égalité'


def stamp_wins(*, party: str | float) -> str:
    return _show(party) + ' gagne'


def stamp_shared() -> str:
    return 'Partage'


def stamp_votes() -> str:
    return 'Voix'


def borders_left_short(*, left: str | float) -> str:
    return 'reste ' + _show(left)


def cut_off_label(*, lead: str | float, counties: float) -> str:
    return _cut_off(counties=counties) + '\xa0: ' + _show(lead)


def slip_lead(*, votes: float) -> str:
    return _number(votes, signDisplay='exceptZero')


def aim() -> str:
    return 'Gagne le plus de circonscriptions\xa0: chacune va au parti qui a le plus de voix.'


def tip_tie_head() -> str:
    return 'Tu tranches une égalité'


def tip_tie_says() -> str:
    return 'Tu as tracé la dernière frontière\xa0: à toi de choisir qui gagne. Ce n’est pas forcément toi\xa0: ce peut être le rival qui te gêne le moins.'


def tip_confirm_head() -> str:
    return 'Dernière occasion de changer d’avis'


def tip_confirm_says() -> str:
    return 'Jusqu’à la fin du tour, tu peux annuler tes frontières, en commençant par la dernière. Regarde encore une fois ce que tu laisses au tour suivant.'


def tip_late_head() -> str:
    return 'La carte est presque finie'


def tip_late_says() -> str:
    return 'Il reste peu de frontières. Calcule qui fermera les dernières circonscriptions\xa0: mieux vaut recevoir une région ouverte qu’en laisser une.'


def tip_closing_head() -> str:
    return 'Une frontière peut isoler une région'


def tip_closing_says() -> str:
    return 'Pointe un côté en pointillé pour voir les voix de part et d’autre. Coupe là où tu gagnes de peu et où l’autre camp gâche beaucoup de voix.'


def tip_hidden_head() -> str:
    return 'Des voix que tu ne vois pas'


def tip_hidden_says() -> str:
    return 'Les jetons se retournent quand une circonscription se ferme. Qui y a le plus de jetons a de bonnes chances de la gagner, rien de plus.'


def tip_begin_head() -> str:
    return 'Rien ne se ferme encore'


def tip_begin_says() -> str:
    return 'Commence une clôture qui isole le coin le plus fort de ton rival, et ne laisse pas de cadeau au tour suivant.'


def level_easy() -> str:
    return 'Prend une circonscription si une frontière y suffit\u202f; ne bat presque jamais qui fait des plans.'


def level_normal() -> str:
    return 'Fait la meilleure circonscription que permettent ses frontières et gâche celle que tu pourrais fermer ensuite\u202f; a gagné 191 parties sur 200 contre Facile.'


def level_hard() -> str:
    return 'Imagine pour chaque frontière 300 cartes finies\u202f; a gagné 57 parties sur 60 contre Normal.'


def level_expert() -> str:
    return 'Imagine pour chaque frontière des milliers de cartes finies\u202f; a gagné 104 parties sur 120 contre Difficile.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('rafle' if _plural(count) == 'one' else 'raflent') + ' ce qui traîne.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('tire' if _plural(count) == 'one' else 'tirent') + ' le meilleur de chaque tour et ' + ('s’engouffre' if _plural(count) == 'one' else 's’engouffrent') + ' dans les clôtures inachevées.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('voit' if _plural(count) == 'one' else 'voient') + ' déjà la carte finie.'


def manner_expert(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('a' if _plural(count) == 'one' else 'ont') + ' tout vu, sur mille cartes et plus.'


def review_count() -> str:
    return 'Circonscriptions'


def review_stretch() -> str:
    return 'Circonscription'


def where(*, place: str) -> str:
    return ('au centre' if place == 'middle' else 'à l’est' if place == 'east' else 'au sud-est' if place == 'south-east' else 'au sud' if place == 'south' else 'au sud-ouest' if place == 'south-west' else 'à l’ouest' if place == 'west' else 'au nord-ouest' if place == 'north-west' else 'au nord' if place == 'north' else 'au nord-est')


def reason_own_party(*, who: Person) -> str:
    return ('C’est mon propre parti.' if who.meant == 'me' else 'C’est ton propre parti.')


def reason_award(*, party: str | float, districts: float) -> str:
    return _show(party) + ' a ' + _districts_counted(districts=districts) + ' jusqu’ici.'


def reason_award_fewest(*, party: str | float, districts: float) -> str:
    return _show(party) + ' a ' + _districts_counted(districts=districts) + ' jusqu’ici\xa0: aucun autre parti à égalité n’en a moins.'


def reason_means(*, more: float, alone: bool) -> str:
    return ('Elle' if more == 0 else 'Avec une autre frontière' + _reason_this_turn(alone=alone) + ', elle' if more == 1 else 'Avec deux autres frontières' + _reason_this_turn(alone=alone) + ', elle' if more == 2 else 'Avec trois autres frontières' + _reason_this_turn(alone=alone) + ', elle')


def reason_this_turn(*, alone: bool) -> str:
    return ('' if alone else ' ' + 'ce tour-ci')


def reason_closes(*, counties: str | float, ends: str, votes: str | float, second: str | float, more: float, alone: bool, place: str, who: Person, winner: Person) -> str:
    return _reason_means(more=more, alone=alone) + ' ferme ' + _where(place=place) + ' une circonscription de ' + _show(counties) + ' comtés' + ('' if ends == 'open' else ', ' + _reason_breaks(who=who) if ends == 'tie' else '\xa0' + ': ' + _show(votes) + ' à ' + _show(second) + ' ' + _reason_for(winner=winner)) + '.'


def reason_closes_more(*, each: Sequence[str], more: float, alone: bool, districts: float) -> str:
    return _reason_means(more=more, alone=alone) + ' ferme ' + _districts_counted(districts=districts) + '\xa0: ' + _list(each, 'conjunction') + '.'


def reason_one_closed(*, ends: str, votes: str | float, second: str | float, place: str, who: Person, winner: Person) -> str:
    return _where(place=place) + ('' if ends == 'open' else ' ' + '(' + _reason_breaks(who=who) + ')' if ends == 'tie' else ' ' + '(' + _show(votes) + ' à ' + _show(second) + ' ' + _reason_for(winner=winner) + ')')


def reason_breaks(*, who: Person) -> str:
    return ('à égalité, et c’est moi qui tranche' if who.meant == 'me' else 'à égalité, et c’est toi qui tranches')


def reason_for(*, winner: Person) -> str:
    return ('pour moi' if winner.meant == 'me' else 'pour toi' if winner.meant == 'you' else 'pour ' + winner)


def reason_cuts_off(*, shown: bool, rival: float, more: float, alone: bool, counties: float, place: str, who: Person, votes: float) -> str:
    return _reason_means(more=more, alone=alone) + ' isole ' + _counties_counted(counties=counties) + ' ' + _where(place=place) + ', encore à diviser' + ('\xa0' + ': ' + _reason_votes(who=who, votes=votes) + ' contre ' + ('aucune' if rival == 0 else _show(rival)) if shown else '') + '.'


def reason_prepares(*, named: bool, names: Sequence[str], counties: str | float, rival: float, more: float, place: str, who: Person, votes: float) -> str:
    return ('Elle fait partie de la clôture autour de ' + _list(names, 'conjunction') if named else 'Elle prépare une circonscription de ' + _show(counties) + ' comtés ' + _where(place=place)) + ', ' + _reason_votes(who=who, votes=votes) + ' contre ' + ('aucune' if rival == 0 else _show(rival)) + '\xa0: ' + ('une frontière de plus la ferme' if more == 1 else 'deux frontières de plus la ferment' if more == 2 else 'trois frontières de plus la ferment') + ', si personne ne s’en mêle.'


def reason_spoils(*, rival: Person, counties: str | float, shown: bool, votes: str | float, second: str | float, place: str) -> str:
    return ('Elle t’empêche' if rival.meant == 'you' else 'Elle empêche ' + rival) + ' de fermer au prochain tour une circonscription de ' + _show(counties) + ' comtés ' + _where(place=place) + (', ' + _show(votes) + ' à ' + _show(second) if shown else '') + '.'


def reason_votes(*, who: Person, votes: float) -> str:
    return (_votes_counted(votes=votes) + ' pour moi' if who.meant == 'me' else _votes_counted(votes=votes) + ' pour toi')


def votes_counted(*, votes: float) -> str:
    return ('aucune voix' if votes == 0 else _show(votes) + ' voix')


def reason_parts(*, here: str | float, there: str | float, gain: str, which: str | float, now: float, before: float, place: str) -> str:
    return 'Elle sépare ' + _show(here) + ' et ' + _show(there) + ' ' + _where(place=place) + '\xa0: ' + ('chacun peut gagner une circonscription' if gain == 'each' else 'ils ne compteront peut-être plus ensemble' if gain == 'apart' else _show(which) + ' aide à gagner une circonscription dans ' + _number(now, style='percent') + ' des cas, au lieu de ' + _number(before, style='percent')) + '.'


def reason_keeps_apart(*, here: str | float, there: str | float, place: str, who: Person) -> str:
    return 'Elle sépare ' + _show(here) + ' et ' + _show(there) + ' ' + _where(place=place) + '\xa0: ' + _reason_no_good_close(who=who) + '.'


def reason_quiet(*, who: Person) -> str:
    return 'Elle ne ferme rien\xa0: ' + _reason_no_good_close(who=who) + '.'


def reason_no_good_close(*, who: Person) -> str:
    return ('fermer une circonscription ce tour-ci ne m’aiderait pas' if who.meant == 'me' else 'fermer une circonscription ce tour-ci ne t’aiderait pas')


def reason_least_harm(*, who: Person) -> str:
    return 'Toutes les frontières qui restent ferment quelque chose\u202f; celle-ci ' + ('me coûte' if who.meant == 'me' else 'te coûte') + ' le moins.'


def reason_first(*, maps: str | float, who: Person, now: float, before: float) -> str:
    return 'Sur ' + _show(maps) + ' cartes complétées au hasard, ' + ('j’arrive en tête' if who.meant == 'me' else 'tu arrives en tête') + ' dans ' + _number(now, style='percent') + ' des cas avec elle, dans ' + _number(before, style='percent') + ' sans elle.'


def voters(*, kind: str, owner: Person, votes: str | float) -> str:
    return ('le comté neutre' if kind == 'neutral' else 'un comté face cachée' if kind == 'hidden' else ('un comté à moi' if owner.meant == 'me' else 'un comté à toi' if owner.meant == 'you' else 'un comté ' + _in_form(owner, 'of')) if kind == 'county' else ('mon ' + _show(votes) if owner.meant == 'me' else 'ton ' + _show(votes) if owner.meant == 'you' else 'le ' + _show(votes) + ' ' + _in_form(owner, 'of')))


def voters_other() -> str:
    return 'un autre'


def which_county(*, by: str, owner: Person, votes: str | float) -> str:
    return (('le mien' if owner.meant == 'me' else 'le tien' if owner.meant == 'you' else 'le comté ' + _in_form(owner, 'of')) if by == 'party' else 'le ' + _show(votes) if by == 'votes' else 'l’un d’eux')


def figure_level() -> str:
    return 'Rouge et Bleu à égalité en moyenne'


def figure_ahead(*, lead: float) -> str:
    return 'Rouge devant de ' + _number(lead, minimumFractionDigits=1, maximumFractionDigits=1) + ' circ. en moyenne'


def figure_behind(*, lead: float) -> str:
    return 'Rouge derrière de ' + _number(lead, minimumFractionDigits=1, maximumFractionDigits=1) + ' circ. en moyenne'


_borders_counted = borders_counted
_counties_counted = counties_counted
_county = county
_county_in_district = county_in_district
_cut_off = cut_off
_districts_counted = districts_counted
_irony_took = irony_took
_lead_called = lead_called
_player = player
_reason_breaks = reason_breaks
_reason_for = reason_for
_reason_means = reason_means
_reason_no_good_close = reason_no_good_close
_reason_this_turn = reason_this_turn
_reason_votes = reason_votes
_summary = summary
_swing_counted = swing_counted
_votes_counted = votes_counted
_where = where
_with_swing = with_swing
