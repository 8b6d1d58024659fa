"""The words of poll_position, made by `make messages` from locales/de/poll_position.ftl."""

from __future__ import annotations

from collections.abc import Sequence

from hustings.messages.formats import listed as _list
from hustings.messages.formats import name_form as _in_form
from hustings.messages.formats import number as _number
from hustings.messages.formats import shown as _show
from hustings.messages.generated.language import plural as _plural
from hustings.messages.people import Person


def region(*, region: str) -> str:
    return ('Seeprovinzen' if region == 'maritimes' else 'Québec' if region == 'quebec' else 'Ontario' if region == 'ontario' else 'Prärie' if region == 'prairies' else 'British Columbia' if region == 'pacific' else 'Territorien' if region == 'territories' else 'nirgends')


def the_region(*, region: str) -> str:
    return ('die ' + _region(region=region) if region == 'maritimes' else 'die ' + _region(region=region) if region == 'prairies' else 'die ' + _region(region=region) if region == 'territories' else _region(region=region))


def in_region(*, region: str) -> str:
    return ('in den ' + _region(region=region) if region == 'maritimes' else 'in der ' + _region(region=region) if region == 'prairies' else 'in den ' + _region(region=region) if region == 'territories' else 'in ' + _region(region=region))


def in_region_start(*, region: str) -> str:
    return ('In den ' + _region(region=region) if region == 'maritimes' else 'In der ' + _region(region=region) if region == 'prairies' else 'In den ' + _region(region=region) if region == 'territories' else 'In ' + _region(region=region))


def to_region(*, region: str) -> str:
    return ('in die ' + _region(region=region) if region == 'maritimes' else 'in die ' + _region(region=region) if region == 'prairies' else 'in die ' + _region(region=region) if region == 'territories' else 'nach ' + _region(region=region))


def type(*, type: str) -> str:
    return ('städtisch' if type == 'urban' else 'ländlich' if type == 'rural' else 'entlegen')


def to_districts(*, type: str) -> str:
    return 'in ' + _type(type=type) + 'e Bezirke'


def place(*, region: str, type: str) -> str:
    return (_headquarters() if region == 'hq' else _region(region=region) if region == 'territories' else _region(region=region) + ' ' + _type(type=type))


def the_place(*, region: str, type: str) -> str:
    return ('die ' + _headquarters() if region == 'hq' else 'die ' + _type(type=type) + 'en ' + _region(region=region) if region == 'maritimes' else 'die ' + _type(type=type) + 'e ' + _region(region=region) if region == 'prairies' else 'die ' + _region(region=region) if region == 'territories' else 'das ' + _type(type=type) + 'e ' + _region(region=region))


def of_place(*, region: str, type: str) -> str:
    return ('der ' + _headquarters() if region == 'hq' else 'den ' + _type(type=type) + 'en ' + _region(region=region) if region == 'maritimes' else 'der ' + _type(type=type) + 'en ' + _region(region=region) if region == 'prairies' else 'den ' + _region(region=region) if region == 'territories' else 'dem ' + _type(type=type) + 'en ' + _region(region=region))


def where_place(*, region: str, type: str) -> str:
    return ('im ' + _type(type=type) + 'en ' + _region(region=region) if region == 'quebec' else 'im ' + _type(type=type) + 'en ' + _region(region=region) if region == 'ontario' else 'im ' + _type(type=type) + 'en ' + _region(region=region) if region == 'pacific' else 'in ' + _of_place(region=region, type=type))


def where_place_start(*, region: str, type: str) -> str:
    return ('Im ' + _type(type=type) + 'en ' + _region(region=region) if region == 'quebec' else 'Im ' + _type(type=type) + 'en ' + _region(region=region) if region == 'ontario' else 'Im ' + _type(type=type) + 'en ' + _region(region=region) if region == 'pacific' else 'In ' + _of_place(region=region, type=type))


def at_place(*, region: str, type: str) -> str:
    return _where_place(region=region, type=type)


def at_place_start(*, region: str, type: str) -> str:
    return _where_place_start(region=region, type=type)


def to_place(*, region: str, type: str) -> str:
    return ('ins ' + _type(type=type) + 'e ' + _region(region=region) if region == 'quebec' else 'ins ' + _type(type=type) + 'e ' + _region(region=region) if region == 'ontario' else 'ins ' + _type(type=type) + 'e ' + _region(region=region) if region == 'pacific' else 'in ' + _the_place(region=region, type=type))


def from_place(*, region: str, type: str) -> str:
    return 'aus ' + _of_place(region=region, type=type)


def role(*, role: str) -> str:
    return ('Kommunikationschefin' if role == 'communications' else 'Datenanalyst' if role == 'analyst' else 'Logistikerin' if role == 'distribution' else 'Verbindungsmann' if role == 'liaison' else 'Wahlleiterin' if role == 'returning' else 'Meinungsforscher' if role == 'survey' else 'Personalchefin')


def the_role(*, role: str) -> str:
    return ('der ' + _role(role=role) if role == 'analyst' else 'der ' + _role(role=role) if role == 'liaison' else 'der ' + _role(role=role) if role == 'survey' else 'die ' + _role(role=role))


def the_role_start(*, role: str) -> str:
    return ('Der ' + _role(role=role) if role == 'analyst' else 'Der ' + _role(role=role) if role == 'liaison' else 'Der ' + _role(role=role) if role == 'survey' else 'Die ' + _role(role=role))


def role_given(*, role: str) -> str:
    return ('den ' + _role(role=role) + 'en' if role == 'analyst' else 'den ' + _role(role=role) if role == 'liaison' else 'den ' + _role(role=role) if role == 'survey' else 'die ' + _role(role=role))


def ability(*, role: str) -> str:
    return ('Beim Umleiten darf ein zweiter Wähler mit.' if role == 'communications' else '1\xa0AP: das nächste Ereignis ansehen.' if role == 'analyst' else 'Wahllokale: ländlich 1\xa0AP, entlegen 2\xa0AP, städtisch zwei für 1\xa0AP.' if role == 'distribution' else 'Einmal pro Zug: eine Fachkraft nebenan nachahmen.' if role == 'liaison' else 'Einmal pro Zug, 1\xa0AP: ein Wahllokal um 1 senken und in der Region eines öffnen.' if role == 'returning' else '1\xa0AP: in jedem Bezirk der Region einen Wähler aufdecken.' if role == 'survey' else 'Beim Aufstocken zwei Würfel werfen; der höhere zählt.')


def lone_specialist(*, name: str | float, first: bool) -> str:
    return _show(name) + ' (' + ('1.' if first else '2.') + ' Fachkraft)'


def player_with_role(*, player: str | float, role: str) -> str:
    return _show(player) + ', ' + _the_role(role=role)


def card_environmentalism() -> str:
    return 'Umweltbewegung'


def card_environmentalism_effect() -> str:
    return 'In jeden Bezirk von British Columbia kommt ein Wähler'


def card_fake_news() -> str:
    return 'Fake News'


def card_fake_news_effect() -> str:
    return 'Alle in der Zentrale bis auf einen verstreuen sich über Kanada'


def card_flash_floods() -> str:
    return 'Sturzfluten'


def card_flash_floods_effect() -> str:
    return 'Ein zufälliger ländlicher Bezirk schließt für immer'


def card_fordism() -> str:
    return 'Fordismus'


def card_fordism_effect() -> str:
    return 'In jeden Bezirk von Ontario kommt ein Wähler'


def card_forest_fires() -> str:
    return 'Waldbrände'


def card_forest_fires_effect() -> str:
    return 'Ein zufälliger entlegener Bezirk schließt für immer'


def card_gas_prices() -> str:
    return 'Benzinpreise'


def card_gas_prices_effect() -> str:
    return 'In jeden ländlichen Bezirk kommt ein Wähler'


def card_honk_honk() -> str:
    return 'Hup hup!'


def card_honk_honk_effect() -> str:
    return 'Am Ende hat die Zentrale ein Viertel weniger Plätze'


def card_idle_no_more() -> str:
    return 'Idle No More'


def card_idle_no_more_effect() -> str:
    return 'In jeden entlegenen Bezirk kommt ein Wähler'


def card_newfoundland() -> str:
    return 'Freies Neufundland'


def card_newfoundland_effect() -> str:
    return 'In jeden Bezirk der Seeprovinzen kommt ein Wähler'


def card_postal_strike() -> str:
    return 'Poststreik'


def card_postal_strike_effect() -> str:
    return 'Die Zentrale verliert die Hälfte ihrer Wahllokale'


def card_personnel_shortage() -> str:
    return 'Personalmangel'


def card_personnel_shortage_effect(*, cost: str | float) -> str:
    return 'In einer zufälligen Region kostet Aufstocken ab jetzt ' + _show(cost) + '\xa0AP'


def card_protesters() -> str:
    return 'Proteste'


def card_protesters_effect() -> str:
    return 'In einem zufälligen Bezirk sinkt jedes Wahllokal um 1'


def card_quarantine() -> str:
    return 'Quarantäne'


def card_quarantine_effect() -> str:
    return 'Ein zufälliger städtischer Bezirk schließt für immer'


def card_quebec() -> str:
    return 'Freies Québec'


def card_quebec_effect() -> str:
    return 'In jeden Bezirk von Québec kommt ein Wähler'


def card_reconciliation() -> str:
    return 'Versöhnung'


def card_reconciliation_effect() -> str:
    return 'Am Ende zählen Beschwerden entlegener Bezirke doppelt'


def card_student_strikes() -> str:
    return 'Unistreik'


def card_student_strikes_effect() -> str:
    return 'In jeden städtischen Bezirk kommt ein Wähler'


def card_wexit() -> str:
    return 'Wexit'


def card_wexit_effect() -> str:
    return 'In jeden Bezirk der Prärie kommt ein Wähler'


def colour(*, type: str) -> str:
    return ('violett' if type == 'urban' else 'rot' if type == 'rural' else 'grün')


def verdict(*, verdict: str) -> str:
    return ('Triumph' if verdict == 'triumph' else 'Gelungen' if verdict == 'well_done' else 'Ärger' if verdict == 'trouble' else 'Desaster')


def verdict_within(*, verdict: str) -> str:
    return ('Triumph' if verdict == 'triumph' else 'gelungen' if verdict == 'well_done' else 'Ärger' if verdict == 'trouble' else 'Desaster')


def complaints_counted(*, complaints: float) -> str:
    return ('keine Beschwerden' if complaints == 0 else '1 Beschwerde' if _plural(complaints) == 'one' else _show(complaints) + ' Beschwerden')


def served_counted(*, served: str | float, away: float) -> str:
    return _show(served) + ' bedient, ' + ('niemand' if away == 0 else _show(away)) + ' abgewiesen'


def counted_twice(*, twice: float) -> str:
    return ('' if twice == 0 else ', davon zählt 1 doppelt' if _plural(twice) == 'one' else ', davon zählen ' + _show(twice) + ' doppelt')


def sites_lost(*, lost: float) -> str:
    return ('' if lost == 0 else ', 1 Wahllokal verloren' if _plural(lost) == 'one' else ', ' + _show(lost) + ' Wahllokale verloren')


def prompt_luck(*, luck: str) -> str:
    return ('Die Fachkräfte werden verteilt.' if luck == 'dealing' else 'Die Leitung wird ausgelost.' if luck == 'chief' else 'Die Ereigniskarte der Woche wird aufgedeckt.' if luck == 'event' else 'Die Ereigniskarte der nächsten Woche wird angesehen.' if luck == 'looking' else 'Der Würfel sagt, in welcher Region Personal fehlt.' if luck == 'region' else 'Die Würfel sagen, welchen Bezirk es trifft.' if luck == 'district' else 'Ein Wähler bleibt in der Zentrale.' if luck == 'remaining' else 'Wählende verteilen sich.' if luck == 'scattering' else 'Die Würfel sagen, wo ein Wähler erscheint.' if luck == 'intending' else 'Der Würfel zum Aufstocken rollt.' if luck == 'rolling' else 'Die Umfrage deckt Wählende auf.')


def prompt_sealed(*, names: Sequence[str]) -> str:
    return 'Verdeckte Planung, noch ohne Region: ' + _list(names, 'conjunction') + '.'


def prompt_sacrifice(*, player: str | float, sites: float) -> str:
    return _show(player) + ': Die Zentrale verliert ' + ('1 Wahllokal' if _plural(sites) == 'one' else _show(sites) + ' Wahllokale') + '; wähle, welches geht.'


def prompt_plan(*, player: str | float) -> str:
    return _show(player) + ': Wähle die Region für diese Woche.'


def prompt_agree(*, player: str | float, where: str | float) -> str:
    return _show(player) + ': Bleib ' + _show(where) + ' oder ändere deinen Plan.'


def prompt_die(*, player: str | float, die: str | float) -> str:
    return _show(player) + ': Tausch die ' + _show(die) + ' gegen einen der Würfel oder behalte alle.'


def prompt_second(*, player: str | float) -> str:
    return _show(player) + ': Schick einen zweiten Wähler mit oder belass es bei einem.'


def prompt_spent(*, player: str | float, last: bool) -> str:
    return _show(player) + ': Keine Aktionspunkte mehr; ' + ('zähle die Stimmen aus' if last else 'beende deinen Zug') + '.'


def prompt_act(*, player: str | float, points: str | float, where: str | float) -> str:
    return _show(player) + ': Gib ' + _show(points) + '\xa0AP ' + _show(where) + ' oder in der Zentrale aus, oder beende deinen Zug.'


def prompt_count() -> str:
    return 'Die Stimmen werden gezählt, Region für Region.'


def prompt_counted(*, region: str | float, served: str | float, away: float) -> str:
    return 'Zuletzt gezählt: ' + _show(region) + '. ' + _served_counted(served=served, away=away) + '.'


def move_plan(*, where: str | float) -> str:
    return 'Arbeiten ' + _show(where)


def move_plan_any() -> str:
    return 'Region wählen'


def move_stay(*, where: str | float) -> str:
    return 'Bleiben ' + _show(where)


def move_open(*, sites: float, where: str | float, cost: str | float, rise: str | float) -> str:
    return ('Zwei Wahllokale' if sites == 2 else 'Wahllokal') + ' ' + _show(where) + ' öffnen (' + _show(cost) + '\xa0AP' + _show(rise) + ')'


def cost_change(*, more: float, score: float) -> str:
    return 'Kosten ' + _number(more, signDisplay='exceptZero') + ('' if score == 0 else ': Ergebnis ' + _number(score, signDisplay='exceptZero'))


def cost_rise(*, more: float, score: float) -> str:
    return ', ' + _cost_change(more=more, score=score)


def move_open_any() -> str:
    return 'Wahllokal öffnen'


def move_staff() -> str:
    return 'Aufstocken (1\xa0AP)'


def move_staff_short() -> str:
    return 'Aufstocken'


def move_roll(*, area: str | float, cost: str | float) -> str:
    return 'Für ' + _in_form(area, 'the') + ' würfeln (' + _show(cost) + '\xa0AP)'


def move_replace_any() -> str:
    return 'Anderer Würfel'


def move_die(*, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _show(place) + ': aus ' + _show(old) + ' wird ' + _show(new) + _show(rise)


def move_die_lower(*, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _show(place) + ': aus ' + _show(old) + ' wird nur ' + _show(new) + _show(rise)


def move_keep() -> str:
    return 'Alle Würfel behalten'


def move_reach(*, where: str | float) -> str:
    return 'Umleiten ' + _show(where)


def move_reach_any() -> str:
    return 'Umleiten'


def move_voter(*, value: float, origin: str | float) -> str:
    return ('Verdeckten Wähler' if value == 0 else 'Wähler im Wert von ' + _show(value)) + ' ' + _show(origin) + ' in die Zentrale'


def move_enough() -> str:
    return 'Ein Wähler genügt'


def move_split_any() -> str:
    return 'Wahllokal teilen (1\xa0AP)'


def move_split(*, where: str | float) -> str:
    return 'Wahllokal ' + _show(where) + ' senken'


def move_split_to(*, where: str | float, place: str | float, old: str | float, new: str | float, rise: str | float) -> str:
    return _move_die(place=place, old=old, new=new, rise=rise) + ', neues Wahllokal ' + _show(where)


def move_survey() -> str:
    return 'Umfrage (1\xa0AP)'


def move_look() -> str:
    return 'Vorausschauen (1\xa0AP)'


def move_sacrifice(*, die: str | float) -> str:
    return 'Die ' + _show(die) + ' abgeben'


def move_sacrifice_any() -> str:
    return 'Wahllokal der Zentrale abgeben'


def move_end(*, last: bool, points: float) -> str:
    return ('Stimmen auszählen' if last else 'Zug beenden' + ('' if points == 0 else ': ' + _show(points) + '\xa0AP verfällt' if _plural(points) == 'one' else ': ' + _show(points) + '\xa0AP verfallen'))


def move_like_any() -> str:
    return 'Nachahmen'


def move_like(*, cost: float, role: str) -> str:
    return 'Wie ' + _the_role(role=role) + ('' if cost == 0 else ' ' + '(' + _show(cost) + '\xa0AP)')


def move_like_doing(*, move: str | float, role: str) -> str:
    return 'Wie ' + _the_role(role=role) + ': ' + _show(move)


def means_open() -> str:
    return 'Ein neuer Würfel zeigt 1, in der Region oder Zentrale.'


def means_staff() -> str:
    return 'Wirf einen Würfel. Er darf einen in deiner Region oder der Zentrale ersetzen.'


def means_replace() -> str:
    return 'Drücke einen Ort und sage, welcher Würfel dort weicht.'


def means_keep() -> str:
    return 'Der geworfene Würfel kommt nirgendwohin.'


def means_reach() -> str:
    return 'Ein Wähler kommt in die Zentrale; dort zählen Würfel doppelt.'


def means_split() -> str:
    return 'Ein Würfel sinkt um 1, und ein neuer zeigt 1.'


def means_survey() -> str:
    return 'Sieh nach, wie viele Wähler ein Zettel verbirgt: in jedem Bezirk deiner Region.'


def means_look() -> str:
    return 'Sieh dir das Ereignis der nächsten Woche jetzt schon an.'


def means_liaise() -> str:
    return 'Handle einmal wie eine Fachkraft in einer Nachbarregion.'


def why_planning_first() -> str:
    return 'Regel 13: Erst wird geplant.'


def why_die_first() -> str:
    return 'Regel 22: Sag erst, was der Würfel ersetzt.'


def why_sacrifice_first() -> str:
    return 'Regel 55: Wähle erst, welche Wahllokale die Zentrale verliert.'


def why_second_first() -> str:
    return 'Regel 32: Sag erst, ob ein zweiter Wähler mitgeht.'


def why_points_spent() -> str:
    return 'Regel 18: Alle 4 Aktionspunkte sind ausgegeben.'


def why_sealed() -> str:
    return 'Regel 16: Dein verdeckter Plan steht fest.'


def why_not_your_plan() -> str:
    return 'Regel 15: Beim Planen bist du gerade nicht dran.'


def why_chief_chooses() -> str:
    return 'Regel 55: Welche Wahllokale die Zentrale verliert, wählt die Leitung.'


def why_not_your_turn() -> str:
    return 'Regel 18: Du bist nicht am Zug.'


def why_planned() -> str:
    return 'Regel 14: Regionen werden in der Planung gewählt.'


def why_no_marker_at_hq() -> str:
    return 'Regel 14: In der Zentrale steht keine Figur.'


def why_there_already() -> str:
    return 'Regel 15: Deine Figur ist schon dort.'


def why_no_place() -> str:
    return 'Regel 2: Diesen Ort gibt es nicht.'


def why_elsewhere(*, rule: str | float, where: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Deine Figur steht ' + _show(where) + ', nicht dort.'


def why_closed() -> str:
    return 'Regel 51: Dieser Bezirk ist geschlossen.'


def why_no_dice() -> str:
    return 'Regel 6: Alle 50 Würfel liegen auf dem Spielplan.'


def why_site_costs(*, rule: str | float, cost: str | float, points: str | float) -> str:
    return 'Regel ' + _show(rule) + ': Ein Wahllokal kostet dort ' + _show(cost) + '\xa0AP, aber du hast nur ' + _show(points) + '.'


def why_roll_first() -> str:
    return 'Regel 22: Erst musst du zum Aufstocken würfeln.'


def why_roll_for_region() -> str:
    return 'Regel 56: Dieser Wurf gilt der Region.'


def why_roll_for_hq() -> str:
    return 'Regel 56: Dieser Wurf gilt der Zentrale.'


def why_same_number() -> str:
    return 'Regel 22: Dieses Wahllokal zeigt schon dieselbe Zahl.'


def why_no_site() -> str:
    return 'Regel 22: Dort gibt es kein Wahllokal zu ersetzen.'


def why_not_short() -> str:
    return 'Regel 56: In deiner Region fehlt kein Personal: Würfle einfach.'


def why_short(*, cost: str | float) -> str:
    return 'Regel 56: Aufstocken kostet in dieser Region ' + _show(cost) + '\xa0AP, und es braucht ein Wahllokal dafür.'


def why_last_week() -> str:
    return 'Regel 26: In Woche 5 wird nicht umgeleitet.'


def why_nobody_here() -> str:
    return 'Regel 24: In deiner Region ist kein Wähler.'


def why_at_hq_already() -> str:
    return 'Regel 24: Diese Wählenden sind schon in der Zentrale.'


def why_no_such_voter() -> str:
    return 'Regel 24: So einen Wähler gibt es in diesem Bezirk nicht.'


def why_not_your_role(*, rule: str | float, role: str) -> str:
    return 'Regel ' + _show(rule) + ': Das kann nur ' + _the_role(role=role) + '.'


def why_split_once() -> str:
    return 'Regel 40: Nur einmal pro Zug.'


def why_split_not_at_hq() -> str:
    return 'Regel 40: Nicht in der Zentrale.'


def why_split_too_low() -> str:
    return 'Regel 40: Eine 1 lässt sich nicht senken.'


def why_surveyed() -> str:
    return 'Regel 42: Hier ist jeder Bezirk diese Woche schon befragt, oder dort liegt niemand verdeckt.'


def why_no_next_week() -> str:
    return 'Regel 34: Eine nächste Woche gibt es nicht.'


def why_card_known() -> str:
    return 'Regel 34: Die Karte der nächsten Woche ist schon bekannt.'


def why_liaised() -> str:
    return 'Regel 37: Nur einmal pro Zug.'


def why_not_neighbouring() -> str:
    return 'Regel 39: Diese Fachkraft steht nicht in einer Nachbarregion.'


def why_no_neighbour() -> str:
    return 'Regel 39: In den Nachbarregionen steht keine andere Fachkraft.'


def why_not_here() -> str:
    return 'Regel 38: Das geht jetzt nicht in deiner Region.'


def subject(*, who: Person) -> str:
    return ('Du' if who.meant == 'you' else who)


def log_dealt(*, who: Person, role: str) -> str:
    return ('Du spielst' if who.meant == 'you' else who + ' spielt') + ' ' + _role_given(role=role) + '.'


def log_goodwill(*, points: float) -> str:
    return 'Das Team beginnt mit ' + _number(points, signDisplay='exceptZero') + ' Startpunkten.'


def log_chief(*, who: Person) -> str:
    return ('Du übernimmst' if who.meant == 'you' else who + ' übernimmt') + ' die Leitung.'


def log_week(*, week: str | float) -> str:
    return 'Woche ' + _show(week) + ' beginnt.'


def log_sealed(*, who: Person) -> str:
    return ('Du planst' if who.meant == 'you' else who + ' plant') + ' verdeckt.'


def log_revealed() -> str:
    return 'Die Pläne werden aufgedeckt.'


def log_placed(*, who: Person, region: str | float, now: str | float, later: str | float) -> str:
    return ('Du übernimmst' if who.meant == 'you' else who + ' übernimmt') + ' ' + _taken(region=region, now=now, later=later) + '.'


def log_changed(*, who: Person, region: str | float, old: str | float, why: str, later: str | float, there: str | float) -> str:
    return ('Du übernimmst' if who.meant == 'you' else who + ' übernimmt') + ' ' + _taken_instead(region=region, why=why, later=later, old=old, there=there) + '.'


def log_stayed(*, who: Person, where: str | float) -> str:
    return ('Du bleibst' if who.meant == 'you' else who + ' bleibt') + ' ' + _show(where) + '.'


def taken(*, region: str | float, now: str | float, later: str | float) -> str:
    return _show(region) + ' (jetzt ' + _show(now) + ' abgewiesen, am Ende ' + _show(later) + ')'


def taken_instead(*, region: str | float, why: str, later: str | float, old: str | float, there: str | float) -> str:
    return _show(region) + (' ' + '(am Ende ' + _show(later) + ' abgewiesen), nicht mehr ' + _show(old) + ' (' + _show(there) + ')' if why == 'more' else ' ' + '(am Ende ' + _show(later) + ' abgewiesen), nicht mehr ' + _show(old) + ', wo andere sind' if why == 'alone' else ', nicht mehr ' + _show(old))


def log_card(*, week: str | float, card: str | float, effect: str | float) -> str:
    return 'Ereignis in Woche ' + _show(week) + ': „' + _show(card) + '“. ' + _show(effect) + '.'


def log_engagement(*, level: str | float) -> str:
    return 'Der Andrang steht bei ' + _show(level) + '.'


def log_arrived(*, where: str | float) -> str:
    return 'Ein Wähler kommt ' + _show(where) + '.'


def log_bag_empty() -> str:
    return 'Der Beutel ist leer: Niemand kommt mehr.'


def log_closed(*, place: str | float, card: str | float, lost: float) -> str:
    return _show(place) + ': geschlossen (' + _show(card) + ')' + _sites_lost(lost=lost) + '.'


def log_scattered(*, origin: str | float, where: str | float, value: float) -> str:
    return _a_voter_start(value=value) + ' geht ' + _show(origin) + ' ' + _show(where) + '.'


def log_remained(*, value: float) -> str:
    return _a_voter_start(value=value) + ' bleibt in der Zentrale.'


def a_voter_start(*, value: float) -> str:
    return 'Ein Wähler' + ('' if value == 0 else ' ' + 'im Wert von ' + _show(value))


def log_shortage(*, cost: str | float, region: str) -> str:
    return _region(region=region) + ': Aufstocken kostet ab jetzt ' + _show(cost) + '\xa0AP.'


def log_protested(*, where: str | float) -> str:
    return 'Proteste ' + _show(where) + '.'


def log_site_lost(*, where: str | float, value: str | float) -> str:
    return 'Ein Wahllokal ' + _show(where) + ' fällt weg: eine ' + _show(value) + '.'


def log_site_lowered(*, value: str | float, where: str | float, lowered: str | float) -> str:
    return 'Aus einer ' + _show(value) + ' ' + _show(where) + ' wird eine ' + _show(lowered) + '.'


def log_came(*, places: Sequence[str]) -> str:
    return 'Neue Wählende für ' + _list(places, 'conjunction') + '.'


def place_with_voters(*, voters: float, place: str | float) -> str:
    return (_show(place) if voters == 1 else _show(place) + ' (' + _show(voters) + ')')


def log_turn(*, who: Person, points: str | float) -> str:
    return ('Du beginnst' if who.meant == 'you' else who + ' beginnt') + ' einen Zug mit ' + _show(points) + '\xa0AP.'


def log_opened(*, who: Person, where: str | float, sites: float, cost: str | float) -> str:
    return ('Du öffnest' if who.meant == 'you' else who + ' öffnet') + ' ' + _show(where) + ' ' + ('ein Wahllokal' if sites == 1 else _show(sites) + ' Wahllokale') + ' (' + _show(cost) + '\xa0AP).'


def log_rolled(*, who: Person, dice: Sequence[str]) -> str:
    return ('Du würfelst' if who.meant == 'you' else who + ' würfelt') + ' zum Aufstocken: ' + _list(dice, 'conjunction') + '.'


def log_replaced(*, who: Person, where: str | float, old: str | float, new: str | float) -> str:
    return ('Du ersetzt' if who.meant == 'you' else who + ' ersetzt') + ' ' + _show(where) + ' eine ' + _show(old) + ' durch eine ' + _show(new) + '.'


def log_kept(*, who: Person, die: float) -> str:
    return ('Du verzichtest' if who.meant == 'you' else who + ' verzichtet') + ' auf die ' + _show(die) + (': Kein Wahllokal zeigt weniger' if die == 1 else '') + '.'


def log_reached(*, who: Person, value: float, origin: str | float, cost: float) -> str:
    return ('Du schickst' if who.meant == 'you' else who + ' schickt') + ' einen Wähler' + ('' if value == 0 else ' ' + 'im Wert von ' + _show(value)) + ' ' + _show(origin) + ' in die Zentrale' + ('' if cost == 0 else ' ' + '(' + _show(cost) + '\xa0AP)') + '.'


def log_split(*, who: Person, where: str | float, value: str | float, target: str | float, cost: str | float) -> str:
    return ('Du senkst' if who.meant == 'you' else who + ' senkt') + ' ' + _show(where) + ' eine ' + _show(value) + ' um 1; ein Wahllokal ' + _show(target) + ' kommt dazu (' + _show(cost) + '\xa0AP).'


def log_survey(*, who: Person, cost: str | float, region: str) -> str:
    return ('Du befragst' if who.meant == 'you' else who + ' befragt') + ' ' + _the_region(region=region) + ' (' + _show(cost) + '\xa0AP).'


def log_turned(*, where: str | float, value: str | float) -> str:
    return 'Ein Wähler ' + _show(where) + ' zählt ' + _show(value) + '.'


def log_looked(*, who: Person, week: str | float, card: str | float) -> str:
    return ('Du schaust' if who.meant == 'you' else who + ' schaut') + ' voraus: In Woche ' + _show(week) + ' kommt „' + _show(card) + '“.'


def log_liaised(*, who: Person, role: str) -> str:
    return ('Du handelst' if who.meant == 'you' else who + ' handelt') + ' wie ' + _the_role(role=role) + '.'


def log_ended(*, who: Person, unused: float) -> str:
    return ('Du beendest' if who.meant == 'you' else who + ' beendet') + ' den Zug' + ('' if unused == 0 else ' ' + 'mit ' + _show(unused) + ' ungenutzten AP') + '.'


def log_intention(*, who: Person, number: str | float, where: str | float, type: str) -> str:
    return ('Du würfelst' if who.meant == 'you' else who + ' würfelt') + ' ' + _show(number) + ' und ' + _colour(type=type) + ': Ein Wähler erscheint ' + _show(where) + '.'


def log_counting(*, region: str) -> str:
    return 'Gezählt wird ' + ('in der Zentrale' if region == 'hq' else _in_region(region=region)) + '.'


def log_counted(*, place: str | float, any: bool, turned: str | float, turnout: str | float, capacity: str | float, complaints: float) -> str:
    return _show(place) + ': ' + ('aufgedeckt ' + _show(turned) + ';' + ' ' if any else '') + 'Beteiligung ' + _show(turnout) + ', Plätze ' + _show(capacity) + ', ' + _complaints_counted(complaints=complaints) + '.'


def log_scored(*, final: float, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return 'Beteiligung ' + _summands(turnout=turnout, complaints=complaints, cost=cost, sign=sign, goodwill=goodwill) + ' = ' + _show(final) + ' ' + ('Punkt' if _plural(final) == 'one' else 'Punkte') + '.'


def summands(*, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return _show(turnout) + ' − Beschwerden ' + _show(complaints) + ' − Kosten ' + _show(cost) + (' ' + '+ Startpunkte ' + _show(goodwill) if sign == 'plus' else ' ' + '− Startpunkte ' + _show(goodwill) if sign == 'minus' else '')


def verdict_line(*, verdict: str, points: str | float) -> str:
    return ('Triumph mit ' + _show(points) + ' Punkten: eine Wahl wie aus dem Lehrbuch, der alle trauen.' if verdict == 'triumph' else 'Gelungen, ' + _show(points) + ': eine ruhige Wahl, bei der nur das Lokalblatt murrt.' if verdict == 'well_done' else 'Ärger, ' + _show(points) + ': Schlangen in allen Nachrichten, und ein Ausschuss hat Fragen.' if verdict == 'trouble' else 'Desaster, ' + _show(points) + ': Die Menge steht vor der Tür, das Team am Flugsteig.')


def mood(*, verdict: str) -> str:
    return ('Das Land wählt mit einem Lächeln und traut seinen Wahlen wieder.' if verdict == 'triumph' else 'Eine ruhige Wahl: etwas Gemecker, auf Seite neun des Lokalblatts.' if verdict == 'well_done' else 'Schlangen in allen Nachrichten, und im Parlament tagt ein Ausschuss.' if verdict == 'trouble' else 'Mistgabeln stürmen ein Parlament im Umbau; das Team flieht in die Schweiz.')


def outcome_won(*, who: Person, points: float, verdict: str) -> str:
    return (who + ' gewinnen' if who.meant == 'many' else who + ' gewinnt') + ' mit ' + _show(points) + ' ' + ('Punkt' if _plural(points) == 'one' else 'Punkten') + ': ' + _verdict_within(verdict=verdict) + '.'


def outcome_lost(*, who: Person, points: float, verdict: str) -> str:
    return (who + ' verlieren' if who.meant == 'many' else who + ' verliert') + ' mit ' + _show(points) + ' ' + ('Punkt' if _plural(points) == 'one' else 'Punkten') + ': ' + _verdict_within(verdict=verdict) + '.'


def summary_over(*, points: str | float) -> str:
    return 'Endergebnis ' + _show(points)


def summary_count() -> str:
    return 'Auszählung'


def summary_week(*, week: str | float, weeks: str | float) -> str:
    return 'Woche ' + _show(week) + ' von ' + _show(weeks)


def week(*, week: str | float) -> str:
    return 'Woche ' + _show(week)


def position_head(*, summary: str | float, engagement: str | float, bag: str | float) -> str:
    return _show(summary) + '. Andrang ' + _show(engagement) + '. Beutel ' + _show(bag) + '.'


def position_events(*, cards: Sequence[str]) -> str:
    return 'Ereignisse: ' + _list(cards, 'unit')


def position_next(*, card: str | float) -> str:
    return 'Nächste Woche: ' + _show(card)


def position_goodwill(*, points: float) -> str:
    return 'Startpunkte: ' + _number(points, signDisplay='exceptZero')


def position_short(*, region: str) -> str:
    return 'Personalmangel: ' + _region(region=region)


def position_sealed() -> str:
    return 'verdeckt'


def position_marker(*, player: str | float, where: str | float, chief: bool, points: float, role: str) -> str:
    return _show(player) + ': ' + _role(role=role) + ', ' + _show(where) + (', Leitung' if chief else '') + ('' if points == 0 else ', ' + _show(points) + '\xa0AP')


def position_closed(*, place: str | float) -> str:
    return _show(place) + ' geschlossen'


def position_place(*, place: str | float, voters: str | float, sites: str | float, capacity: str | float) -> str:
    return _show(place) + ' Wählende ' + _show(voters) + ' Wahllokale ' + _show(sites) + ' = ' + _show(capacity)


def beat_dealt(*, alone: bool, role: str) -> str:
    return ('führt' if alone else 'spielt') + ' ' + _role_given(role=role)


def beat_goodwill(*, points: float) -> str:
    return 'Das Team beginnt mit ' + _number(points, signDisplay='exceptZero') + ' Startpunkten'


def beat_week(*, week: str | float, weeks: str | float, last: bool, alone: bool, name: str | float, role: str) -> str:
    return 'Woche ' + _show(week) + ' von ' + _show(weeks) + (', Wahltag' if last else '') + ': ' + (_the_role_start(role=role) if alone else _show(name)) + ' hat die Leitung'


def beat_sealed() -> str:
    return 'plant verdeckt'


def beat_revealed() -> str:
    return 'Die Pläne werden aufgedeckt'


def beat_revealed_all(*, plans: Sequence[str]) -> str:
    return 'Die Pläne: ' + _list(plans, 'unit')


def plan_of(*, name: str | float, region: str) -> str:
    return _show(name) + ' ' + _region(region=region)


def beat_goes(*, where: str | float) -> str:
    return 'geht ' + _show(where)


def beat_takes(*, alone: bool, role: str, region: str | float, now: str | float, later: str | float) -> str:
    return (_the_role(role=role) + ' übernimmt' if alone else 'übernimmt') + ' ' + _taken(region=region, now=now, later=later)


def beat_changes(*, alone: bool, role: str, region: str | float, old: str | float, why: str, later: str | float, there: str | float) -> str:
    return (_the_role(role=role) + ' übernimmt' if alone else 'übernimmt') + ' ' + _taken_instead(region=region, why=why, later=later, old=old, there=there)


def beat_stays(*, where: str | float) -> str:
    return 'bleibt ' + _show(where)


def beat_card(*, card: str | float, effect: str | float) -> str:
    return _show(card) + ': ' + _show(effect)


def beat_arrived(*, card: str | float, voters: float, where: str | float, engagement: str | float) -> str:
    return _show(card) + ': ' + ('1 Wähler kommt' if _plural(voters) == 'one' else _show(voters) + ' Wählende kommen') + ' ' + _show(where) + '; Andrang jetzt ' + _show(engagement)


def beat_bag_empty() -> str:
    return 'Der Beutel ist leer: Niemand kommt mehr'


def beat_scattered_hq() -> str:
    return 'Alle bis auf einen verlassen die Zentrale und verstreuen sich über Kanada'


def beat_scattered_to_hq(*, place: str | float) -> str:
    return 'Alle verlassen ' + _show(place) + ' und gehen in die Zentrale'


def beat_scattered(*, place: str | float, region: str | float) -> str:
    return 'Alle verlassen ' + _show(place) + ' und verteilen sich über ' + _show(region)


def beat_closed(*, card: str | float, place: str | float, lost: float) -> str:
    return _show(card) + ': ' + _show(place) + ' für immer geschlossen' + _sites_lost(lost=lost)


def beat_shortage(*, where: str | float, cost: str | float) -> str:
    return _card_personnel_shortage() + ': Aufstocken kostet ' + _show(where) + ' ab jetzt ' + _show(cost) + '\xa0AP'


def beat_honk() -> str:
    return _card_honk_honk() + ': Die Zentrale hat am Ende ein Viertel weniger Plätze'


def beat_reconciliation() -> str:
    return _card_reconciliation() + ': Beschwerden entlegener Bezirke zählen doppelt'


def beat_protested(*, where: str | float) -> str:
    return 'Proteste ' + _show(where) + ': Jedes Wahllokal sinkt um 1'


def beat_site_gone(*, value: str | float, where: str | float) -> str:
    return _card_protesters() + ': Eine ' + _show(value) + ' ' + _show(where) + ' fällt weg'


def beat_site_given(*, value: str | float) -> str:
    return 'gibt eine ' + _show(value) + ' der Zentrale ab'


def beat_site_struck(*, value: str | float) -> str:
    return _card_postal_strike() + ': Die Zentrale verliert eine ' + _show(value)


def beat_site_lowered(*, value: str | float, where: str | float, lowered: str | float) -> str:
    return _card_protesters() + ': Aus einer ' + _show(value) + ' ' + _show(where) + ' wird eine ' + _show(lowered)


def a_value(*, type: str, value: str | float) -> str:
    return ('eine ' + _show(value) + ' in der Zentrale' if type == 'hq' else 'eine ' + _type(type=type) + 'e ' + _show(value))


def a_voter(*, type: str) -> str:
    return ('einen Wähler in der Zentrale' if type == 'hq' else 'einen ' + _type(type=type) + 'en Wähler')


def a_site(*, type: str) -> str:
    return ('ein Wahllokal in der Zentrale' if type == 'hq' else 'ein ' + _type(type=type) + 'es Wahllokal')


def beat_turn(*, alone: bool, where: str | float, role: str) -> str:
    return (_the_role(role=role) + ' ' + _show(where) if alone else _show(where))


def beat_opened(*, sites: float, type: str) -> str:
    return 'öffnet ' + (_a_site(type=type) if sites == 1 else _show(sites) + ' ' + _type(type=type) + 'e Wahllokale')


def beat_rolled(*, dice: Sequence[str]) -> str:
    return 'würfelt ' + _list(dice, 'conjunction')


def beat_replaced(*, new: str | float, type: str, value: str | float) -> str:
    return 'macht ' + _a_value(type=type, value=value) + ' zur ' + _show(new)


def beat_kept(*, die: float) -> str:
    return ('behält alle: Kein Wahllokal zeigt weniger' if die == 1 else 'verzichtet auf die ' + _show(die))


def beat_reached(*, value: float, type: str) -> str:
    return 'schickt ' + (_a_voter(type=type) if value == 0 else _a_value(type=type, value=value)) + ' in die Zentrale'


def beat_split(*, site: str | float, type: str, value: str | float) -> str:
    return 'senkt ' + _a_value(type=type, value=value) + ' um 1, öffnet ' + _show(site)


def beat_survey(*, region: str) -> str:
    return 'befragt ' + _the_region(region=region)


def beat_turned(*, type: str, value: str | float) -> str:
    return 'findet ' + _a_value(type=type, value=value)


def beat_looked(*, week: str | float, card: str | float) -> str:
    return 'sieht das Ereignis in Woche ' + _show(week) + ': ' + _show(card)


def beat_liaised(*, role: str) -> str:
    return 'handelt wie ' + _the_role(role=role)


def beat_intention(*, number: str | float, where: str | float, type: str) -> str:
    return _show(number) + ' und ' + _colour(type=type) + ': Ein Wähler erscheint ' + _show(where)


def beat_counted(*, place: str | float, points: str | float, served: str | float, away: float, twice: float, verdict: str) -> str:
    return _show(place) + ': ' + _served_counted(served=served, away=away) + _counted_twice(twice=twice) + '; Prognose ' + _show(points) + ', ' + _verdict_within(verdict=verdict)


def beat_scored(*, final: str | float, verdict: str, turnout: str | float, complaints: str | float, cost: str | float, sign: str, goodwill: str | float) -> str:
    return _verdict(verdict=verdict) + ', ' + _show(final) + ': Beteiligung ' + _summands(turnout=turnout, complaints=complaints, cost=cost, sign=sign, goodwill=goodwill)


def headquarters() -> str:
    return 'Zentrale'


def heard_plans(*, who: Person, region: str | float, now: str | float, later: str | float) -> str:
    return ('Du übernimmst' if who.meant == 'you' else who + ' übernimmt') + ' ' + _show(region) + ': jetzt ' + _show(now) + ' abgewiesen, am Ende ' + _show(later) + '.'


def heard_plans_instead(*, who: Person, region: str | float, old: str | float) -> str:
    return ('Du übernimmst' if who.meant == 'you' else who + ' übernimmt') + ' ' + _show(region) + ', nicht mehr ' + _show(old) + '.'


def heard_card(*, week: str | float, card: str | float) -> str:
    return 'Ereignis in Woche ' + _show(week) + ': „' + _show(card) + '“.'


def heard_arrived(*, voters: float, where: str | float) -> str:
    return ('1 Wähler kommt' if _plural(voters) == 'one' else _show(voters) + ' Wählende kommen') + ' ' + _show(where) + '.'


def heard_turned(*, where: str | float, value: str | float) -> str:
    return 'Der Wähler ' + _show(where) + ' zählt ' + _show(value) + '.'


def heard_turned_up(*, where: str | float) -> str:
    return 'Ein Wähler erscheint ' + _show(where) + '.'


def heard_working(*, where: str | float) -> str:
    return 'Du arbeitest ' + _show(where) + '.'


def heard_region(*, region: str | float, now: str | float, later: str | float) -> str:
    return _show(region) + ': jetzt ' + _show(now) + ' abgewiesen, am Ende ' + _show(later) + '.'


def heard_hq(*, now: str | float, later: str | float) -> str:
    return 'Zentrale: jetzt ' + _show(now) + ' abgewiesen, am Ende ' + _show(later) + '.'


def heard_engagement(*, level: str | float, voters: float) -> str:
    return 'Andrang ' + _show(level) + ': Nach jedem Zug ' + ('erscheint ein Wähler' if _plural(voters) == 'one' else 'erscheinen ' + _show(voters) + ' Wählende') + '.'


def talk_leaves(*, leaves: str, place: str | float) -> str:
    return ('; kümmere du dich um ' + _in_form(place, 'the') if leaves == 'you' else '; um ' + _in_form(place, 'the') + ' kümmert sich noch niemand' if leaves == 'nobody' else '')


def talk_takes(*, region: str | float, later: str | float, leaves: str, place: str | float) -> str:
    return '„Ich übernehme ' + _show(region) + ': am Ende dort ' + _show(later) + ' abgewiesen' + _talk_leaves(leaves=leaves, place=place) + '“'


def talk_changes(*, region: str | float, old: str | float, leaves: str, place: str | float) -> str:
    return '„Ich übernehme ' + _show(region) + ', nicht mehr ' + _show(old) + _talk_leaves(leaves=leaves, place=place) + '“'


def talk_stays(*, where: str | float, leaves: str, place: str | float) -> str:
    return '„Ich bleibe ' + _show(where) + _talk_leaves(leaves=leaves, place=place) + '“'


def talk_works(*, where: str | float, leaves: str, place: str | float) -> str:
    return '„Ich arbeite jetzt ' + _show(where) + _talk_leaves(leaves=leaves, place=place) + '“'


def talk_looked(*, week: str | float, card: str | float, effect: str | float) -> str:
    return '„In Woche ' + _show(week) + ' kommt ‚' + _show(card) + '‘. ' + _show(effect) + '“'


def swing(*, quiet: bool, before: float, after: float) -> str:
    return ('weniger schlimm als befürchtet, Prognose ' + _swung(before=before, after=after) if quiet else 'Prognose ' + _swung(before=before, after=after))


def swung(*, before: float, after: float) -> str:
    return _number(before, signDisplay='exceptZero') + ' auf ' + _number(after, signDisplay='exceptZero')


def swing_why(*, same: bool, after: float, reasons: Sequence[str], before: float) -> str:
    return ('Prognose weiter ' + _number(after, signDisplay='exceptZero') + ': ' + _list(reasons, 'unit') if same else 'Prognose ' + _swung(before=before, after=after) + ': ' + _list(reasons, 'unit'))


def why_points(*, points: float) -> str:
    return (_show(points) + '\xa0AP bringt sonst mehr' if _plural(points) == 'one' else _show(points) + '\xa0AP bringen sonst mehr')


def why_better() -> str:
    return 'mehr als erwartet'


def why_fewer(*, voters: str | float) -> str:
    return _show(voters) + ' weniger abgewiesen'


def why_more(*, voters: str | float) -> str:
    return _show(voters) + ' mehr abgewiesen'


def why_room(*, voters: str | float) -> str:
    return 'Platz für ' + _show(voters) + ' mehr'


def why_less_room(*, voters: str | float) -> str:
    return 'Platz für ' + _show(voters) + ' weniger'


def why_cost(*, points: float, more: bool) -> str:
    return 'Würfel kosten ' + _show(points) + ' ' + ('mehr' if more else 'weniger')


def why_turned(*, sum: str | float, expected: str | float) -> str:
    return 'aufgedeckt ' + _show(sum) + ' statt etwa ' + _show(expected)


def log_swing(*, card: str | float, quiet: bool, better: bool, before: float, after: float) -> str:
    return _show(card) + (' ' + 'war weniger schlimm als befürchtet' if quiet else '') + ': Die Prognose ' + ('stieg' if better else 'fiel') + ' von ' + _swung(before=before, after=after) + '.'


def log_swing_count(*, same: bool, after: float, before: float) -> str:
    return ('Die Auszählung bestätigt die Prognose von ' + _number(after, signDisplay='exceptZero') + '.' if same else 'Die Auszählung: aus einer Prognose von ' + _number(before, signDisplay='exceptZero') + ' wurde ein Ergebnis von ' + _number(after, signDisplay='exceptZero') + '.')


def aim() -> str:
    return 'Komm über 0: je 5 Wählende +1, je abgewiesene Person und je 10 Würfelaugen −1.'


def tip_last_head() -> str:
    return 'Die letzte Woche'


def tip_last_says() -> str:
    return 'Niemand kommt mehr, und umgeleitet wird auch nicht. Gib jeden Punkt dort aus, wo noch Wählende warten: Das erspart euch Beschwerden.'


def tip_sacrifice_head() -> str:
    return 'Die Zentrale verliert Wahllokale'


def tip_sacrifice_says() -> str:
    return 'Du wählst, welche. Gib die niedrigsten Würfel ab: Die hohen bieten am meisten Plätze, in der Zentrale sogar doppelt.'


def tip_die_head() -> str:
    return 'Wohin mit dem Würfel?'


def tip_die_says() -> str:
    return 'Er darf jeden Würfel der Region ersetzen. Nimm eine 1 heraus, wo Wählende warten; wo niemand wartet, kostet ein hoher Würfel nur.'


def tip_plan_head() -> str:
    return 'Plane, wo Wählende warten'


def tip_plan_says() -> str:
    return 'Deine Figur sagt, wo du diese Woche arbeiten kannst. Teilt das Land unter euch auf: Zwei in derselben Region braucht es nur, wo die Schlangen lang sind.'


def tip_goodwill_head() -> str:
    return 'Startpunkte'


def tip_goodwill_says() -> str:
    return 'Euer Team beginnt nicht bei 0, sondern mit Startpunkten; wenn viele spielen, können es Minuspunkte sein. Sie machen das Spiel so schwer, wie du es gewählt hast.'


def tip_shortage_head() -> str:
    return 'Mehr Wählende als Plätze'


def tip_shortage_says() -> str:
    return 'Irgendwo ist eine Schlange länger, als ihre Wahllokale Plätze haben. Öffne eines, wo es billig ist, also in der Stadt, oder stocke einen Würfel auf.'


def tip_hq_head() -> str:
    return 'Die Zentrale zählt doppelt'


def tip_hq_says() -> str:
    return 'Jeder Würfel bietet dort doppelt so viele Plätze, und du kannst von überall daran arbeiten. Wählende dorthin umzuleiten ist oft billiger als entlegene Wahllokale.'


def tip_act_head() -> str:
    return 'Vier Punkte pro Zug'


def tip_act_says() -> str:
    return 'Stocke zuerst auf: Ein einziger Punkt kann eine 1 zur 6 machen. Was du nicht ausgibst, verfällt.'


def level_easy() -> str:
    return 'Hilft in zwei von drei Fällen; drei solche Bots enden rund 27 Punkte unter null.'


def level_normal() -> str:
    return 'Tut, was sofort am meisten hilft; drei solche Bots gewannen 43 von 100 Partien nach dem Regelheft.'


def level_hard() -> str:
    return 'Plant für Wählende, die noch kommen, und rechnet Züge durch; drei solche Bots gewannen 60 von 100 solchen Partien.'


def manner_easy(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('hilft' if _plural(count) == 'one' else 'helfen') + ', wenn gerade Zeit ist.'


def manner_normal(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('packt' if _plural(count) == 'one' else 'packen') + ' an, wo es am nötigsten ist.'


def manner_hard(*, names: Sequence[str], count: float) -> str:
    return _list(names, 'conjunction') + ' ' + ('denkt' if _plural(count) == 'one' else 'denken') + ' für das Team voraus.'


def review_count() -> str:
    return 'Prognose'


def points_counted(*, points: float) -> str:
    return ('1 Punkt' if _plural(points) == 'one' else _show(points) + ' Punkte')


def review_note() -> str:
    return 'Das Ergebnis, das mit der Arbeit des Teams zu erwarten war, wie der Zeiger es angab.'


def review_stretch() -> str:
    return 'Woche'


def review_number_dice() -> str:
    return 'Zahlenwürfel'


def review_coloured_dice() -> str:
    return 'Farbwürfel'


def review_team() -> str:
    return 'Das Team'


def review_team_initial() -> str:
    return 'T'


def review_count_moment() -> str:
    return 'Auszählung'


_a_site = a_site
_a_value = a_value
_a_voter = a_voter
_a_voter_start = a_voter_start
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
_of_place = of_place
_region = region
_role = role
_role_given = role_given
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
_the_role_start = the_role_start
_type = type
_verdict = verdict
_verdict_within = verdict_within
_where_place = where_place
_where_place_start = where_place_start
