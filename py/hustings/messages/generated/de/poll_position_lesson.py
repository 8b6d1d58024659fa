"""The words of poll_position_lesson, made by `make messages` from locales/de/poll_position_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Poll Position!'


def lesson_01() -> str:
    return 'Zu zweit richtet ihr Kanadas Wahl aus: Alle, die kommen, sollen einen Platz zum Wählen finden. Nach fünf Wochen wird gezählt; über null gewinnt ihr beide. Der Zeiger zeigt, was zu erwarten ist.'


def lesson_02() -> str:
    return 'Je 5 Leute, die wählen, bringen 1 Punkt. Wer abgewiesen wird, kostet 1 Punkt, und je 10 Augen auf den Würfeln kosten auch 1. Eine rote Zahl schätzt, wie viele abgewiesen werden.'


def lesson_03() -> str:
    return 'Jede Woche beginnt mit einem Plan: In welcher Region arbeitest du? Noch sehen alle gleich aus, also nimm Ontario in der Mitte.'


def lesson_03_otherwise() -> str:
    return 'Heute ginge jede Region, sie sind alle gleich. Nimm für diese Lektion bitte Ontario in der Mitte.'


def lesson_04() -> str:
    return 'Das Ereignis „Fordismus“ hat Stimmzettel nach Ontario gebracht. Hinter jedem stecken 1 bis 4 Leute; ein Würfel bietet so viele Plätze, wie er zeigt. Gib 1 von 4 Aktionspunkten (AP) aus und stocke auf: Würfle eine höhere Zahl.'


def lesson_04_answer_open() -> str:
    return 'Ein neues Wahllokal beginnt mit einer 1 und hat einen Platz. Ein Wurf bringt meist eine 4 oder mehr, für einen einzigen Punkt.'


def lesson_04_answer_reach() -> str:
    return 'Auch die Zentrale hat nur eine 1: Dann stünden sie dort Schlange. Würfle erst eine höhere Zahl.'


def lesson_04_answer_end() -> str:
    return 'Dann verfallen vier Punkte, und die Schlangen bleiben. Stocke erst auf.'


def lesson_04_answer_staff() -> str:
    return 'Du spielst die Personalchefin: Du wirfst zwei Würfel, und der höhere zählt.'


def lesson_04_otherwise() -> str:
    return 'Stocke erst auf: Ein besserer Würfel ist die billigste Hilfe.'


def lesson_05() -> str:
    return 'Eine 6, die eine 1 ersetzen darf! Ein neues Wahllokal beginnt mit 1 und kostet in der Stadt (städtisch) 1 Punkt, auf dem Land (ländlich) 2, in der Ferne (entlegen) 3. Wo hilft die 6 am meisten?'


def lesson_05_answer_replace_8_1() -> str:
    return 'Richtig: sechs Plätze, wo ein neues Wahllokal 3 Punkte gekostet hätte.'


def lesson_05_answer_replace_6() -> str:
    return 'In der Stadt kannst du für je 1 Punkt weitere Wahllokale öffnen. Spar die 6 für einen Ort auf, wo sie teuer sind.'


def lesson_05_answer_replace_7() -> str:
    return 'Gut, aber an einem Ort sind Wahllokale noch teurer: am entlegenen.'


def lesson_05_answer_replace_16() -> str:
    return 'Der Zentrale kannst du später billig helfen. Nimm die 6 dort, wo neue Wahllokale am teuersten sind.'


def lesson_05_answer_keep() -> str:
    return 'Eine 6 wegwerfen? Zwei Stimmzettel warten, wo nur eine 1 liegt.'


def lesson_05_otherwise() -> str:
    return 'Leg die 6 dorthin, wo ein neues Wahllokal am meisten kosten würde.'


def lesson_06() -> str:
    return 'Dein nächster Wurf ist eine 4. Der Zentrale kannst du von überall helfen, und ihre Würfel zählen doppelt: Eine 4 bietet dort 8 Plätze. Leg sie dorthin.'


def lesson_06_answer_replace_16_1() -> str:
    return 'Acht Plätze und ein Stimmzettel: Da ist noch Luft.'


def lesson_06_answer_replace_8() -> str:
    return 'Damit wäre die 6 weg. Tausch die 4 lieber gegen eine 1.'


def lesson_06_answer_replace_6() -> str:
    return 'Vier Plätze dort, acht in der Zentrale. Nimm die acht.'


def lesson_06_answer_keep() -> str:
    return 'Eine 4 ist viel besser als eine 1. Leg sie in die Zentrale.'


def lesson_06_otherwise() -> str:
    return 'Leg die 4 in die Zentrale: Dort zählt sie doppelt.'


def lesson_07() -> str:
    return 'Plätze können zu den Leuten kommen oder die Leute zu den Plätzen. In der Zentrale ist jetzt Platz: Leite um. Drück auf den Pfeil im ländlichen Ontario, und ein Stimmzettel wandert in die Zentrale.'


def lesson_07_answer_reach_7_0() -> str:
    return 'Auf dem Land ist die Schlange kürzer, und in der Zentrale finden sie Platz.'


def lesson_07_answer_reach_8() -> str:
    return 'Dort liegt schon deine 6: Die zwei sind gut versorgt.'


def lesson_07_answer_reach_6() -> str:
    return 'Das würde helfen. Aber in die Stadt kann der nächste gute Würfel; nimm einen Stimmzettel vom Land.'


def lesson_07_answer_reach() -> str:
    return 'Nimm einen aus dem ländlichen Ontario.'


def lesson_07_answer_open() -> str:
    return 'Das ist ein Platz mehr. Ein Stimmzettel, der umzieht, hilft etwa zwei Leuten.'


def lesson_07_answer_staff() -> str:
    return 'Auch gut. Aber nutze erst den Platz in der Zentrale.'


def lesson_07_answer_end() -> str:
    return 'Du hast noch zwei Punkte.'


def lesson_07_otherwise() -> str:
    return 'Drück auf den Pfeil im ländlichen Ontario.'


def lesson_08() -> str:
    return 'Dein letzter Punkt bringt eine 6. Leg sie dorthin, wo die rote Zahl am höchsten ist. Dann beende deinen Zug, und Würfel bringen neue Wählende: Wie viele, sagt der „Andrang“.'


def lesson_08_answer_replace_6_1() -> str:
    return 'Zwei Stimmzettel, sechs Plätze: gut gemacht.'


def lesson_08_answer_replace_7() -> str:
    return 'Dort wartet ein Stimmzettel, aber in der Stadt warten zwei. Such die höchste rote Zahl.'


def lesson_08_answer_replace_16() -> str:
    return 'Die Zentrale hat vorerst genug Plätze. Such eine rote Zahl.'


def lesson_08_answer_keep() -> str:
    return 'Besser als eine 6 wird es nicht. Nutze sie.'


def lesson_08_answer_end() -> str:
    return 'Freie Plätze sind nicht verschwendet: Es kommen noch mehr Leute.'


def lesson_08_otherwise() -> str:
    return 'Leg sie dorthin, wo die rote Zahl am höchsten ist.'


def lesson_09() -> str:
    return 'Woche 2. Jetzt hat dein Gegenüber die Leitung und durfte zuerst wählen: Québec. Wo werden die meisten abgewiesen? Zähl in jeder Region die roten Zahlen zusammen.'


def lesson_09_answer_plan_1() -> str:
    return 'Dort ist dein Gegenüber schon, und Québec hat genug Plätze.'


def lesson_09_answer_plan_2() -> str:
    return 'Dort warst du letzte Woche. In Ontario werden jetzt nur wenige abgewiesen.'


def lesson_09_answer_plan_5() -> str:
    return 'Nur ein Ort, und nur eine Person wird abgewiesen. Such die Region, deren rote Zahlen mehr ergeben.'


def lesson_09_answer_plan_0() -> str:
    return 'Sechs wurden abgewiesen: Dort wirst du gebraucht.'


def lesson_09_answer_plan() -> str:
    return 'Auch dort werden Leute abgewiesen, aber eine Region hat eine höhere Zahl: Sieh im Osten nach.'


def lesson_09_otherwise() -> str:
    return 'Zähl in jeder Region die roten Zahlen zusammen.'


def lesson_10() -> str:
    return 'Zwei Wochen später. Eine Flut hat die ländlichen Seeprovinzen geschlossen, ein Streik hat der Zentrale einen Würfel genommen. Du bist in der Prärie und hast eine 5 gewürfelt: Wo fehlt sie am meisten?'


def lesson_10_answer_replace_16_1() -> str:
    return 'Die Zentrale zählt doppelt: acht Plätze mehr.'


def lesson_10_answer_replace_16() -> str:
    return 'Damit wäre die 4 weg. Nimm die 1.'


def lesson_10_answer_replace_10() -> str:
    return 'Dort wartet nur ein Stimmzettel. In der Zentrale warten fünf, und eine 5 zählt doppelt.'


def lesson_10_answer_replace_11() -> str:
    return 'Dort liegt schon eine 3. In der Zentrale liegt noch eine 1, und eine 5 zählt doppelt.'


def lesson_10_answer_keep() -> str:
    return 'Eine 5 ist gut. Nutze sie.'


def lesson_10_otherwise() -> str:
    return 'Such eine 1, wo viele Stimmzettel warten.'


def lesson_11() -> str:
    return 'Die entlegene Prärie weist 2 ab, aber ein Wahllokal kostet dort 3 Punkte. In der Zentrale ist Platz: 18 Plätze für fünf Stimmzettel. Was hilft für 1 Punkt?'


def lesson_11_answer_reach_11_0() -> str:
    return 'Wo Plätze teuer sind, bring die Leute zu den Plätzen.'


def lesson_11_answer_reach() -> str:
    return 'Das hilft ein wenig. Aber der entlegene Ort braucht die Plätze dringender.'


def lesson_11_answer_open_11() -> str:
    return 'Alle drei Punkte für einen Platz! Ein Stimmzettel, der umzieht, hilft etwa zwei Leuten.'


def lesson_11_answer_open() -> str:
    return 'Dort wird niemand abgewiesen, oder es kostet mehr. Leite einen entlegenen Stimmzettel in die Zentrale um.'


def lesson_11_answer_staff() -> str:
    return 'Ein Wurf ist Glückssache, und dort liegt schon eine 3. Umleiten ist sicher.'


def lesson_11_answer_end() -> str:
    return 'Drei Punkte sind übrig. Nutze sie.'


def lesson_11_otherwise() -> str:
    return 'Leite um: einen Stimmzettel aus der entlegenen Prärie in die Zentrale.'


def lesson_12() -> str:
    return 'Der letzte Zug: Niemand kommt mehr, und du arbeitest nur in den Territorien. Du hast eine 6 gewürfelt. Wo hilft sie am meisten?'


def lesson_12_answer_replace_15_1() -> str:
    return 'Drei Stimmzettel hatten zusammen nur einen Platz, jetzt sechs. Der Zeiger macht einen Sprung!'


def lesson_12_answer_replace_16() -> str:
    return 'Die Zentrale hat genug Plätze: keine rote Zahl. Sieh im Norden nach.'


def lesson_12_answer_keep() -> str:
    return 'Übrige Punkte sind nichts wert. Leg die 6 hin.'


def lesson_12_otherwise() -> str:
    return 'Leg sie dorthin, wo die rote Zahl am höchsten ist.'


def lesson_13() -> str:
    return 'Hier könnte noch jemand abgewiesen werden. Ein Wahllokal kostet 3 Punkte, alles, was du hast, und übrige Punkte verfallen. Also öffne eines.'


def lesson_13_answer_open_15() -> str:
    return 'Teuer, deshalb sinkt der Zeiger, aber besser als nichts.'


def lesson_13_answer_open_16() -> str:
    return 'Die Zentrale hat genug Plätze: keine rote Zahl.'


def lesson_13_answer_staff() -> str:
    return 'Du hast schon eine 6 gewürfelt; besser geht es nicht.'


def lesson_13_answer_end() -> str:
    return 'Übrige Punkte verfallen, und hier wird noch jemand abgewiesen.'


def lesson_13_otherwise() -> str:
    return 'Öffne ein Wahllokal in den Territorien.'


def lesson_14() -> str:
    return 'Gewonnen! 96 Leute haben gewählt: 19 Punkte. 8 wurden abgewiesen: −8. 97 Augen auf den Würfeln: −9. Das macht 2.'
