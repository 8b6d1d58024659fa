"""The words of over, made by `make messages` from locales/fr/over.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def ranking() -> str:
    return 'Classement'


def result() -> str:
    return 'Résultat final'


def rank(*, rank: str | float) -> str:
    return _show(rank) + '.'


def together() -> str:
    return 'Tous ensemble'


def automatic(*, side: str | float) -> str:
    return _show(side) + ' (automatique)'


def out_with(*, score: str | float) -> str:
    return 'sortie à ' + _show(score)


def rematch() -> str:
    return 'Revanche'


def same_seed() -> str:
    return 'Même graine'


def same_seed_help() -> str:
    return 'Une nouvelle partie avec les mêmes dés et les mêmes pioches.'


def watch() -> str:
    return 'Revoir depuis le début'


def copy_result() -> str:
    return 'Copier le résultat'


def card() -> str:
    return 'Partager la une'


def card_title() -> str:
    return 'La une de cette partie'


def card_label(*, outcome: str | float) -> str:
    return 'Image de la une\xa0: ' + _show(outcome)


def card_help() -> str:
    return 'Le texte et un lien vers le même départ partent avec elle, pour que d’autres puissent essayer.'


def card_share() -> str:
    return 'Partager ou copier l’image'


def card_save() -> str:
    return 'Enregistrer l’image'


def card_copied() -> str:
    return 'L’image est copiée\xa0: colle-la dans une discussion.'


def card_copy_failed() -> str:
    return 'Ce navigateur ne peut ni partager ni copier d’images. Enregistre-la plutôt.'


def card_day(*, day: str | float) -> str:
    return 'Partie du jour ' + _show(day)


def card_dateline(*, date: str | float, seed: str | float) -> str:
    return _show(date) + ', graine ' + _show(seed)


def card_winner(*, score: float) -> str:
    return '★ ' + _number(score)


def card_file() -> str:
    return 'résultat'


def played(*, moves: float, seed: str | float) -> str:
    return (_show(moves) + ' coup' if _plural(moves) == 'one' else _show(moves) + ' coups') + ' · graine ' + _show(seed)


def result_line(*, game: str | float, outcome: str | float, scores: Sequence[str], moves: float, seed: str | float) -> str:
    return _show(game) + '\xa0: ' + _show(outcome) + ' ' + _list(scores, 'unit') + '. (' + _played(moves=moves, seed=seed) + ')'


def result_line_alone(*, game: str | float, outcome: str | float, moves: float, seed: str | float) -> str:
    return _show(game) + '\xa0: ' + _show(outcome) + ' (' + _played(moves=moves, seed=seed) + ')'


def score_of(*, name: str | float, score: str | float) -> str:
    return _show(name) + ' ' + _show(score)


def course_label(*, rounds: str | float, ahead: str | float, even: str | float, behind: str | float) -> str:
    return 'Cours de la partie en ' + _show(rounds) + ' carrés\xa0: ' + _show(ahead) + ' devant, ' + _show(even) + ' à égalité, ' + _show(behind) + ' derrière'


def course_meaning(*, rivals: bool) -> str:
    return 'Chaque carré est une étape de la partie. ' + ('Vert\xa0: devant. Moitié jaune\xa0: à égalité. Vide\xa0: derrière.' if rivals else 'Vert\xa0: le score a monté. Moitié jaune\xa0: il n’a pas bougé. Vide\xa0: il a baissé.')


def bot_of_level(*, name: str | float, level: str | float) -> str:
    return _show(name) + ' (' + _show(level) + ')'


def over_time(*, count: str | float) -> str:
    return _show(count) + ' au fil du temps'


def graph_label(*, ends: Sequence[str], count: str | float) -> str:
    return _over_time(count=count) + '\u202f; à la fin ' + _list(ends, 'unit') + '. Le tableau donne tous les chiffres.'


def took_the_lead(*, moment: str | float, side: str | float) -> str:
    return 'Le tournant (' + _show(moment) + ')\xa0: ' + _show(side) + ' prend la tête pour de bon.'


def course_swings() -> str:
    return 'Ce que la chance en a fait'


def look_there(*, moment: str | float) -> str:
    return _show(moment) + '\xa0: voir la table à ce moment'


def as_table() -> str:
    return 'En tableau'


def beginning() -> str:
    return 'Départ'


def dice() -> str:
    return 'Les dés'


def face() -> str:
    return 'Face'


def all_throws() -> str:
    return 'Tous'


def expected() -> str:
    return 'Attendu'


def average() -> str:
    return 'Moyenne'


def thrown(*, dice: float) -> str:
    return _dice_counted(dice=dice) + '.'


def thrown_average(*, average: float, fair: str | float, dice: float) -> str:
    return _dice_counted(dice=dice) + ', ' + _number(average, minimumFractionDigits=2, maximumFractionDigits=2) + ' en moyenne pour ' + _show(fair) + ' attendus.'


def dice_counted(*, dice: float) -> str:
    return (_show(dice) + ' dé' if _plural(dice) == 'one' else _show(dice) + ' dés')


def dice_typical() -> str:
    return 'Chaque face est tombée à peu près autant que prévu.'


def dice_untypical(*, face: str | float, times: float, fair: str | float) -> str:
    return '«\xa0' + _show(face) + '\xa0» est tombé ' + _show(times) + ' fois, pour ' + _show(fair) + ' attendues. Un tel écart n’arrive que dans une partie sur vingt environ.'


def few_throws() -> str:
    return 'Trop peu de lancers pour juger de la chance.'


def review_mine() -> str:
    return 'Tes décisions'


def review_decisions() -> str:
    return 'Les décisions'


def review_of(*, name: str | float) -> str:
    return 'Décisions\xa0: ' + _show(name)


def review_card() -> str:
    return 'Un tour de l’analyse'


def review_ask() -> str:
    return 'Analyser mes décisions'


def review_whose() -> str:
    return 'Qui veut faire analyser ses décisions\u202f?'


def review_offer() -> str:
    return 'Un bot les reprend tour par tour, en ne sachant que ce qu’on pouvait voir alors, et montre les tours les plus coûteux et les meilleurs.'


def review_pending() -> str:
    return 'Relecture de la partie…'


def review_failed() -> str:
    return 'Les décisions n’ont pas pu être analysées.'


def review_again() -> str:
    return 'Réessayer'


def review_worst() -> str:
    return 'Le plus coûteux'


def review_best(*, won: bool) -> str:
    return ('Ce qui a fait gagner' if won else 'Les trouvailles')


def review_no_worst() -> str:
    return 'Rien ne prouve qu’un tour ait coûté quoi que ce soit.'


def review_no_best() -> str:
    return 'Aucun tour n’était nettement meilleur que les autres choix.'


def review_how() -> str:
    return 'Les pourcentages portent sur les chances de gagner, pas sur le score. Les tours sont comparés avec les mêmes tirages, d’après ce qu’on pouvait voir alors. Les écarts de moins de 2\xa0%, ou que la chance peut expliquer, sont omis.'


def review_how_without_luck() -> str:
    return 'Les pourcentages portent sur les chances de gagner, pas sur le score. Les tours sont comparés d’après ce qu’on pouvait voir alors. Les écarts de moins de 2\xa0% sont omis.'


def review_back() -> str:
    return 'À l’analyse'


def review_retry() -> str:
    return 'Réessayer'


def review_before() -> str:
    return 'Tour précédent de l’analyse'


def review_next() -> str:
    return 'Tour suivant de l’analyse'


def review_first() -> str:
    return 'C’est le premier.'


def review_last() -> str:
    return 'C’est le dernier.'


def review_lost(*, level: str | float, who: Person, begin: float, shared: bool, cost: bool, after: float, before: float, rest: str) -> str:
    return 'Estimation (' + _show(level) + ')\xa0: ' + ('tu avais' if who.meant == 'you' else 'l’équipe avait' if who.meant == 'many' else who + ' avait') + ' ' + _number(begin, style='percent') + ' de chances à la première décision\u202f; à la fin, c’est ' + ('une victoire partagée' if shared else 'une défaite') + '. ' + ('Le tour le plus coûteux n’a laissé que ' + _number(after, style='percent') + ' là où ' + _number(before, style='percent') + ' étaient à portée.' if cost else 'Rien ne prouve qu’un tour ait coûté quoi que ce soit\xa0: ' + ('la chance et les autres ont' if rest == 'luck-and-others' else 'la chance a' if rest == 'luck' else 'les autres ont' if rest == 'others' else 'le reste a') + ' décidé.')


def review_won(*, who: Person, odds: str, begin: float, level: str | float) -> str:
    return ('Tu as gagné' if who.meant == 'you' else 'L’équipe a gagné' if who.meant == 'many' else who + ' a gagné') + (', comme prévu' if odds == 'expected' else ', contre toute attente' if odds == 'against' else '') + '\xa0: à la première décision, les chances étaient de ' + _number(begin, style='percent') + ' (estimation\xa0: ' + _show(level) + ').'


def review_score_sum(*, level: str | float, begin: str | float, who: Person, end: str | float, lost: float, cost: str | float, gave: bool, luck: str | float) -> str:
    return 'Estimation (' + _show(level) + ')\xa0: ' + _show(begin) + ' à la première décision\u202f; à la fin, ' + ('tu as' if who.meant == 'you' else 'l’équipe a' if who.meant == 'many' else who + ' a') + ' ' + _show(end) + '. Les décisions ont coûté ' + ('trop peu pour que cela se mesure' if lost == 0 else _show(cost)) + '\u202f; la chance a ' + ('donné' if gave else 'pris') + ' ' + _show(luck) + '.'


def review_score_others(*, lost: bool, counted: str | float) -> str:
    return ('Tous les autres tours réunis ont coûté ' + _show(counted) + ', chacun très peu.' if lost else 'Tous les autres tours réunis ont rapporté ' + _show(counted) + '.')


def review_score_how() -> str:
    return 'Ce genre de partie se gagne presque toujours\xa0: les tours sont donc comparés par le score attendu, avec les mêmes tirages et d’après ce qu’on pouvait voir alors. Les écarts de moins de 2, ou que la chance peut expliquer, sont omis.'


def score_graph(*, turns: float, begin: str | float, end: str | float) -> str:
    return 'Le score attendu après ' + (_show(turns) + ' tour' if _plural(turns) == 'one' else 'chacun des ' + _show(turns) + ' tours') + '\xa0: de ' + _show(begin) + ' à ' + _show(end) + '. Les tours listés plus bas y sont numérotés.'


def sum_begin() -> str:
    return 'À la première décision'


def sum_decisions(*, decisions: float) -> str:
    return (_show(decisions) + ' décision' if _plural(decisions) == 'one' else _show(decisions) + ' décisions')


def sum_rest(*, rest: str) -> str:
    return ('La chance et les autres' if rest == 'luck-and-others' else 'La chance' if rest == 'luck' else 'Les autres' if rest == 'others' else 'Le reste')


def sum_result() -> str:
    return 'Le résultat'


def review_turning() -> str:
    return 'Là où tout a basculé'


def review_turning_card() -> str:
    return 'Un moment où les chances ont changé'


def review_swing(*, before: str | float, after: str | float) -> str:
    return 'De ' + _show(before) + ' à ' + _show(after)


def review_when(*, summary: str | float, move: str | float) -> str:
    return _show(summary) + ' · coup ' + _show(move)


def review_turned_by(*, count: float, names: Sequence[str]) -> str:
    return ('La chance a fait la différence.' if count == 0 else _list(names, 'conjunction') + ' a fait la différence.' if _plural(count) == 'one' else _list(names, 'conjunction') + ' ont fait la différence.')


def review_in_between(*, events: str | float) -> str:
    return 'Entre-temps\xa0: ' + _show(events)


def review_find(*, share: str | float, other: str | float) -> str:
    return 'Bien vu\xa0: ' + _show(share) + ' au lieu de ' + _show(other)


def chance_axis() -> str:
    return 'Les chances de gagner, en pour cent'


def review_entry(*, number: str | float, what: str | float) -> str:
    return _show(number) + '. ' + _show(what)


def chance_graph(*, turns: float, begin: str | float, end: str | float) -> str:
    return 'Tes chances de gagner après ' + (_show(turns) + ' tour' if _plural(turns) == 'one' else 'chacun des ' + _show(turns) + ' tours') + '\xa0: de ' + _show(begin) + ' à ' + _show(end) + '. Les tours listés plus bas y sont numérotés.'


def lit_made(*, label: str | float) -> str:
    return _show(label) + ', coup joué'


def lit_plan(*, label: str | float) -> str:
    return _show(label) + ', l’autre coup'


def moves(*, moves: Sequence[str]) -> str:
    return _list(moves, 'unit')


def move_of_you(*, move: str | float) -> str:
    return 'Toi\xa0: ' + _show(move)


def move_of(*, name: str | float, move: str | float) -> str:
    return _show(name) + '\xa0: ' + _show(move)


def move_better(*, move: str | float) -> str:
    return 'Mieux\xa0: ' + _show(move)


def move_worse(*, move: str | float) -> str:
    return 'Moins bien\xa0: ' + _show(move)


def chance(*, chance: float) -> str:
    return _number(chance, style='percent') + ' de chances de gagner'


def show_way(*, better: bool) -> str:
    return ('Meilleur tour' if better else 'Autre façon')


def show_before() -> str:
    return 'Retour'


def way_shown(*, better: bool, moves: Sequence[str]) -> str:
    return ('Le meilleur tour' if better else 'L’autre façon') + ', et le plateau qui en serait sorti\xa0: ' + _list(moves, 'unit') + '. Ce tour n’a pas été joué.'


_dice_counted = dice_counted
_over_time = over_time
_played = played
