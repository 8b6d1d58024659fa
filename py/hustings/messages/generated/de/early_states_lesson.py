"""The words of early_states_lesson, made by `make messages` from locales/de/early_states_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Early States'


def lesson_01() -> str:
    return 'Fülle alle Kreise eines Staates vor den anderen, und die meisten seiner Delegierten sind deine. Am Ende gewinnt, wer die meisten hat. Hier werden sie gezählt.'


def lesson_02() -> str:
    return 'Ein Zug beginnt mit einem Wurf. Du hast einen Würfel, und er zeigt eine 1: nur ein Dollar oder eine Stimme. Einmal darfst du neu würfeln. Versuch es!'


def lesson_02_answer_keep() -> str:
    return 'Das ginge, aber eine 1 ist der schwächste Wurf. Jede andere Zahl bringt mehr, also würfle neu.'


def lesson_02_answer_reroll_1() -> str:
    return 'Eine 6! Besser geht es nicht: drei Stimmen.'


def lesson_02_otherwise() -> str:
    return 'Erst der Würfel: Würfle neu.'


def lesson_03() -> str:
    return 'Stimmen füllen Kreise, in einem Staat oder für einen neuen Würfel. Der zweite braucht nur vier. Ist er voll, würfelst du in jedem weiteren Zug mit zwei Würfeln. Setz alle 3 Stimmen dort ein.'


def lesson_03_answer_mark_9_1() -> str:
    return 'Lieber alle drei: Je früher der Würfel dir gehört, desto öfter wirfst du ihn.'


def lesson_03_answer_mark_9_3() -> str:
    return 'Nur noch ein Kreis.'


def lesson_03_answer_mark_9() -> str:
    return 'Bitte alle drei.'


def lesson_03_answer_mark_10() -> str:
    return 'Ein dritter Würfel ist auch gut, braucht aber sechs. Erst kommt der zweite.'


def lesson_03_answer_mark() -> str:
    return 'Die Staaten können warten. Am Anfang hilft dir ein zweiter Würfel mehr: Er bringt in jedem Zug Stimmen und Geld.'


def lesson_03_otherwise() -> str:
    return 'Erst der zweite Würfel: Seine vier Kreise stehen neben deinem Würfel.'


def lesson_04() -> str:
    return 'Die Stimmen sind verteilt. Das ist ein Zug: würfeln, Geld ausgeben, wenn du welches hast, Stimmen verteilen. Beende ihn.'


def lesson_04_otherwise() -> str:
    return 'Beende deinen Zug.'


def lesson_05() -> str:
    return 'Dein nächster Wurf ist eine 5: zwei Stimmen. (Eine 4 bringt 2\xa0$, eine 3 bringt 3\xa0$, eine 2 bringt 1\xa0$ und eine Stimme.) Neu würfeln oder behalten?'


def lesson_05_answer_keep() -> str:
    return 'Gut: Nur eine 6 bringt mehr Stimmen.'


def lesson_05_answer_reroll() -> str:
    return 'Das ist gewagt: Nur eine 6 bringt mehr Stimmen. Behalte die 5.'


def lesson_05_otherwise() -> str:
    return 'Erst der Würfel: Behalte ihn.'


def lesson_06() -> str:
    return 'Zwei Stimmen. Mit einer ist dein zweiter Würfel voll. Die andere setzt du in dem Staat mit den wenigsten Kreisen ein: New Hampshire.'


def lesson_06_answer_mark_9_1() -> str:
    return 'Der zweite Würfel gehört dir.'


def lesson_06_answer_mark_1_1() -> str:
    return 'Das ist ein Anfang.'


def lesson_06_answer_mark_1_2() -> str:
    return 'Hier nur eine: Die andere macht deinen zweiten Würfel voll.'


def lesson_06_answer_mark_10() -> str:
    return 'Diese Reihe kann warten: Mach erst den zweiten Würfel fertig.'


def lesson_06_answer_mark() -> str:
    return 'Dieser Staat braucht mehr Kreise. New Hampshire kannst du am schnellsten füllen.'


def lesson_06_otherwise() -> str:
    return 'Eine Stimme für den zweiten Würfel, eine für New Hampshire.'


def lesson_07() -> str:
    return 'Jetzt hast du zwei Würfel. Einer zeigt eine 5, der andere nur eine 1. Du darfst auch einen allein neu würfeln: Tippe auf den Würfel mit der 1, dann wirf ihn.'


def lesson_07_answer_reroll_2() -> str:
    return 'Eine 6! Das macht fünf Stimmen in einem Zug.'


def lesson_07_answer_reroll_1() -> str:
    return 'Die 5 ist die gute: Sie bringt zwei Stimmen. Lass sie liegen.'


def lesson_07_answer_reroll_3() -> str:
    return 'Die 5 ist gut: Lass sie liegen und wirf nur den Würfel mit der 1.'


def lesson_07_answer_keep() -> str:
    return 'Neu würfeln kostet nichts. Versuch doch, die 1 zu verbessern.'


def lesson_07_otherwise() -> str:
    return 'Würfle nur den Würfel mit der 1 neu.'


def lesson_08() -> str:
    return 'Zwei Züge später hast du drei Würfel und für 2\xa0$ einen Organisator: Nun darfst du zweimal neu würfeln. Fülle New Hampshire! Platz 1 bringt dort 5 Delegierte und 2\xa0$.'


def lesson_08_answer_mark_1_2() -> str:
    return 'Platz 1! Fünf Delegierte und zwei Dollar.'


def lesson_08_answer_mark_1_1() -> str:
    return 'Bitte beide: Ein Staat zahlt nur, wenn alle seine Kreise voll sind.'


def lesson_08_answer_mark() -> str:
    return 'Noch nicht. Ein Staat zahlt nur, wenn er voll ist, und New Hampshire braucht nur noch zwei.'


def lesson_08_otherwise() -> str:
    return 'Fülle erst New Hampshire.'


def lesson_09() -> str:
    return 'Dein nächster Zug, mit 7\xa0$. Ein Spot bringt nur dieses eine Mal Kreuze. Eine Sprecherin gibt jedem Würfel, der Stimmen bringt, eine dazu, und zwar in jedem weiteren Zug. Kauf sie!'


def lesson_09_answer_buy_5() -> str:
    return 'Bei drei Würfeln sind das bis zu drei Stimmen mehr in jedem Zug.'


def lesson_09_answer_buy_3() -> str:
    return 'Zehn Kreuze auf einmal sind verlockend. Doch bei drei Würfeln bringt die Sprecherin bald mehr.'


def lesson_09_answer_buy_4() -> str:
    return 'Sie bringt mehr Geld. Kreise füllst du aber mit Stimmen: Nimm die Sprecherin.'


def lesson_09_answer_save() -> str:
    return 'Geld, das herumliegt, tut nichts. Es kommen noch viele Züge: Kauf, was in allen hilft.'


def lesson_09_answer_buy() -> str:
    return 'Das hilft nur einmal. Es ist noch früh: Kauf, was in jedem weiteren Zug hilft.'


def lesson_09_otherwise() -> str:
    return 'Kauf die Sprecherin.'


def lesson_10() -> str:
    return 'Zwei Züge später hast du 4\xa0$. Jetzt ist es Zeit, Staaten zu füllen. Ein TV-Spot macht je 2 Kreuze in drei Staaten. Kauf ihn.'


def lesson_10_answer_buy_2() -> str:
    return 'Jetzt wähle die Staaten.'


def lesson_10_answer_save() -> str:
    return 'Das ginge, aber sechs Kreuze für 3\xa0$ helfen dir jetzt zu einem ersten Platz. Du wirst sehen, wo.'


def lesson_10_otherwise() -> str:
    return 'Kauf den TV-Spot.'


def lesson_11() -> str:
    return 'Virginia braucht nur noch 2. Pennsylvania braucht 9, und du hast noch 7 Stimmen: Auch dort helfen 2 Kreuze. Nevada ist der dritte Staat. Wähle alle drei.'


def lesson_11_answer_air_7() -> str:
    return 'Virginia ist voll: sieben Delegierte und 2\xa0$!'


def lesson_11_answer_air_8() -> str:
    return 'Dort fehlen noch sieben Kreise.'


def lesson_11_answer_air_3() -> str:
    return 'Zwei mehr in Nevada.'


def lesson_11_answer_air_0() -> str:
    return 'Dort ist der erste Platz schon weg. Sieh nach, wo du ihn bald noch holen kannst.'


def lesson_11_answer_air() -> str:
    return 'Dort fehlt noch viel. Virginia, Pennsylvania und Nevada sind besser.'


def lesson_11_otherwise() -> str:
    return 'Virginia, Pennsylvania und Nevada.'


def lesson_12() -> str:
    return 'Sieben Stimmen: 3 und 2 von den Würfeln, und für jeden eine mehr von deiner Sprecherin. Pennsylvania braucht genau sieben!'


def lesson_12_answer_mark_8_7() -> str:
    return 'Wieder Platz 1: weitere sechs Delegierte.'


def lesson_12_answer_mark_8() -> str:
    return 'Alle sieben: Nur ein voller Staat zahlt.'


def lesson_12_answer_mark() -> str:
    return 'Diese Kreuze müssten warten. Pennsylvania kann jetzt gleich voll sein.'


def lesson_12_otherwise() -> str:
    return 'Alle sieben Stimmen nach Pennsylvania.'


def lesson_13() -> str:
    return 'Vier Züge später sind alle ersten Plätze weg: Für beide ist das der letzte Zug. Du führst nur 33 zu 32! Mit vier Stimmen holst du Platz 2 in Iowa. Setz den Rest in Florida ein und beende den Zug.'


def lesson_13_answer_mark_0_4() -> str:
    return 'Platz 2: vier Delegierte.'


def lesson_13_answer_mark_0() -> str:
    return 'Alle vier Kreise: Nur ein voller Staat zahlt.'


def lesson_13_answer_mark_4_4() -> str:
    return 'Stimmen lassen sich nicht sparen.'


def lesson_13_answer_mark_4() -> str:
    return 'Dort ist für niemanden mehr etwas zu holen. Behalte vier Stimmen für Iowa.'


def lesson_13_answer_mark_6() -> str:
    return 'Der einzige Preis in Ohio ist weg. Iowa hat noch einen für dich: Platz 2.'


def lesson_13_answer_mark() -> str:
    return 'Nur Iowa lässt sich mit deinen Stimmen noch füllen: vier Delegierte.'


def lesson_13_answer_done() -> str:
    return 'Das war dein letzter Zug. Iris hat noch einen.'


def lesson_13_otherwise() -> str:
    return 'Vier Stimmen nach Iowa, der Rest nach Florida, dann beende den Zug.'


def lesson_14() -> str:
    return 'Iris könnte noch drei Delegierte holen und käme auf 35. Du gewinnst mit 37, dank Iowa! Also: erst Würfel, dann Hilfe, die bleibt, dann Staaten. Und sieh nach, wer sonst noch nah dran ist.'
