"""The words of menu, made by `make messages` from locales/de/menu.ftl."""

from __future__ import annotations

from hustings.messages.generated.language import plural as _plural


def delegate_dash_title() -> str:
    return 'Delegate Dash'


def delegate_dash_tagline() -> str:
    return 'Vier Kandidaten, fünf Runden Caucusse, 608 Delegierte: Wer holt 305?'


def delegate_dash_credit() -> str:
    return 'Delegate Dash von Chrystal und Glenn Overby (Version 1.11, 2004), gemeinfrei. Das Spiel für eine Person ist unsere eigene Erweiterung.'


def delegate_dash_automatic(*, count: float) -> str:
    return ('Ein automatischer Kandidat spielt nach festen Regeln. Gewinnt er, verlieren alle.' if _plural(count) == 'one' else 'Zwei automatische Kandidaten spielen nach festen Regeln. Gewinnt einer, verlieren alle.' if count == 2 else 'Drei automatische Kandidaten spielen nach festen Regeln. Gewinnt einer, verlierst du.')


def whistle_stop_title() -> str:
    return 'Whistle-Stop'


def whistle_stop_tagline() -> str:
    return 'Spiel Karten, kauf Delegierte, leg dein Veto ein und würfle um fünfzehn Regionen.'


def whistle_stop_credit() -> str:
    return 'Nach dem Regelheft eines Kartenspiels, das ebenfalls „Delegate Dash“ heißt (erste Auflage) und mit dem hiesigen Spiel dieses Namens nichts zu tun hat. Titel, Karten, Texte und Bilder sind von uns.'


def whistle_stop_game() -> str:
    return 'Spiel'


def whistle_stop_game_basic() -> str:
    return 'Grundspiel'


def whistle_stop_game_advanced() -> str:
    return 'Profispiel'


def whistle_stop_game_help() -> str:
    return 'Das Profispiel bringt 18 rote Karten für die Wahlen, eine vierte Karte am Zugende und Regionen, die sich bei der Debatte vorhersagen lassen.'


def whistle_stop_caps() -> str:
    return 'Delegierte je Region'


def whistle_stop_caps_ten() -> str:
    return 'je 10, alle zusammen 5 + 5 pro Kopf'


def whistle_stop_caps_eight() -> str:
    return 'je 8, alle zusammen 2 + 4 pro Kopf'


def whistle_stop_caps_ten_each() -> str:
    return 'je 10'


def whistle_stop_caps_help() -> str:
    return 'Wie viele Delegierte in eine Region passen: je Kandidat und von allen zusammen.'


def whistle_stop_order() -> str:
    return 'Reihenfolge der Wahlen'


def whistle_stop_order_smallest() -> str:
    return 'Kleinste Region zuerst'


def whistle_stop_order_largest() -> str:
    return 'Größte Region zuerst'


def whistle_stop_order_lot() -> str:
    return 'Jedes Mal ausgelost'


def whistle_stop_vetoes() -> str:
    return 'Vetos'


def whistle_stop_vetoes_any() -> str:
    return 'Gegen jede Karte möglich'


def whistle_stop_vetoes_once() -> str:
    return 'Nicht gegen ein Veto'


def whistle_stop_vetoes_without() -> str:
    return 'Keine Vetos'


def whistle_stop_vetoes_help() -> str:
    return 'Keine Vetos: Alle Karten zum Veto und zum Überstimmen bleiben in der Schachtel, und niemand muss reagieren.'


def early_states_title() -> str:
    return 'Early States'


def early_states_tagline() -> str:
    return 'Würfle, gib Geld aus und kreuz dich vor allen anderen durch neun frühe Vorwahlen.'


def early_states_credit() -> str:
    return 'Nach „Primary Dice“ von Tim Kane (2016). Titel, Spielblatt und Texte sind von uns.'


def early_states_rival() -> str:
    return 'Dein Rivale'


def early_states_rival_calendar() -> str:
    return 'Geht nach dem Kalender'


def early_states_rival_strikes() -> str:
    return 'Schlägt zu, wo du am weitesten bist'


def early_states_rival_help() -> str:
    return 'Ein Rivale, der zuschlägt, nimmt dir weg, was du fast gefüllt hast, und kündigt es einen Zug vorher an.'


def early_states_start() -> str:
    return 'Spätere Plätze beginnen mit'


def early_states_start_nothing() -> str:
    return 'nichts'


def early_states_start_dollars() -> str:
    return 'ein paar Dollar'


def early_states_start_help() -> str:
    return 'Anfangen ist ein Vorteil; mindestens ein Dollar für jeden späteren Platz gleicht ihn aus.'


def gerrymander_title() -> str:
    return 'Gerrymander'


def gerrymander_tagline() -> str:
    return 'Zieh die Grenzen, und die Stimmen folgen.'


def gerrymander_credit() -> str:
    return 'Nach „Mapmaker: The Gerrymandering Game“ von Louis, Joshua und Becca Lafair (Lafair Family Games, 2019). Titel, Parteien, Texte und Zeichnungen sind von uns.'


def gerrymander_tokens() -> str:
    return 'Plättchen'


def gerrymander_tokens_up() -> str:
    return 'Offen'


def gerrymander_tokens_values() -> str:
    return 'Partei offen, Wert verdeckt, bis der Wahlkreis schließt'


def gerrymander_tokens_down() -> str:
    return 'Verdeckt, bis der Wahlkreis schließt'


def gerrymander_tokens_help() -> str:
    return 'Verdeckte Plättchen kommen erst aus dem Beutel, wenn ihr Wahlkreis geschlossen ist.'


def gerrymander_map() -> str:
    return 'Karte'


def gerrymander_map_book() -> str:
    return 'Aus dem Heft'


def gerrymander_map_coast() -> str:
    return 'Langstrand'


def gerrymander_map_panhandle() -> str:
    return 'Pfannenstiel'


def gerrymander_map_lake() -> str:
    return 'Spiegelsee'


def gerrymander_map_plains() -> str:
    return 'Karoland'


def gerrymander_map_capes() -> str:
    return 'Zwillingskap'


def gerrymander_red() -> str:
    return 'Rot'


def gerrymander_red_letter() -> str:
    return 'R'


def gerrymander_blue() -> str:
    return 'Blau'


def gerrymander_blue_letter() -> str:
    return 'B'


def gerrymander_amber() -> str:
    return 'Gelb'


def gerrymander_amber_letter() -> str:
    return 'E'


def gerrymander_green() -> str:
    return 'Grün'


def gerrymander_green_letter() -> str:
    return 'Ü'


def poll_position_title() -> str:
    return 'Poll Position!'


def poll_position_tagline() -> str:
    return 'Richte im Team eine Wahl in ganz Kanada aus: mit genug Wahllokalen für alle, die kommen.'


def poll_position_credit() -> str:
    return 'Poll Position! von Marcello Barisonzi (Version 0.3, 2022). Enthält Informationen unter der „Open Government Licence – Canada“ (https://open.canada.ca/en/open-government-licence-canada).'


def poll_position_goodwill() -> str:
    return 'Schwierigkeit'


def poll_position_goodwill_book() -> str:
    return 'das Spiel aus dem Regelheft'


def poll_position_goodwill_easy() -> str:
    return 'leicht: Ein Team auf Stufe Schwer gewinnt 7 von 10'


def poll_position_goodwill_even() -> str:
    return 'ausgeglichen: 5 von 10'


def poll_position_goodwill_hard() -> str:
    return 'schwer: 3 von 10'


def poll_position_goodwill_help() -> str:
    return 'Von uns, nicht aus dem Regelheft (Regel 65): Das Team beginnt mit Bonus- oder Minuspunkten. Für eine, zwei, drei und vier Personen: leicht +11, +11, +3 und −5; ausgeglichen +7, +7, −2 und −8; schwer +3, +3, −4 und −10.'


def poll_position_sealed() -> str:
    return 'Planung'


def poll_position_sealed_open() -> str:
    return 'offen: Alle nennen eine Region und dürfen sie noch ändern'


def poll_position_sealed_sealed() -> str:
    return 'verdeckt: alle zugleich'


def poll_position_sealed_help() -> str:
    return 'Wie das Team jede Woche entscheidet, wer in welcher Region arbeitet.'


def poll_position_hq_cost() -> str:
    return 'Kosten der Zentrale'


def poll_position_hq_cost_plain() -> str:
    return 'ihre Würfel, wie sie liegen'


def poll_position_hq_cost_doubled() -> str:
    return 'ihre Würfel doppelt, wie auf dem Wertungsblatt'


def poll_position_hq_cost_help() -> str:
    return 'Regeltext und Wertungsblatt des Autors widersprechen sich; voreingestellt ist der Regeltext.'
