"""The words of delegate_dash_lesson, made by `make messages` from locales/de/delegate_dash_lesson.ftl."""

from __future__ import annotations


def title() -> str:
    return 'Delegate Dash'


def lesson_01() -> str:
    return 'Du bist Senator Nord: blau, mit dem Wappen als Zeichen. Wer 305 der 608 Delegierten holt, gewinnt. Diese Balken zeigen, wie nah alle daran sind: Noch hat niemand etwas.'


def lesson_02() -> str:
    return 'Münzen sind Delegierte. In jeder der fünf Runden wählen andere Staaten: jetzt die mit A für Ass, das heißt 1. Dein Würfel zeigt 5: Geh bis zu fünf Staaten weit. Wo kannst du am meisten gewinnen?'


def lesson_02_answer_move_20() -> str:
    return 'Gut gewählt: Dort lagen zwei Münzen.'


def lesson_02_answer_move_0() -> str:
    return 'Dort liegen 30. Du erreichst einen Staat mit mehr.'


def lesson_02_answer_move_14() -> str:
    return 'Dort liegen 20. Du erreichst einen Staat mit mehr.'


def lesson_02_answer_stay() -> str:
    return 'Hier in der Mitte ist nichts zu gewinnen. Geh in einen der leuchtenden Staaten.'


def lesson_02_answer_move() -> str:
    return 'Dort ist in dieser Runde nichts zu gewinnen. Geh in einen der leuchtenden Staaten.'


def lesson_02_otherwise() -> str:
    return 'Geh in einen der leuchtenden Staaten.'


def lesson_03() -> str:
    return 'Drei kamen und würfelten darum: Der beste Wurf nahm 50, deiner 30, der letzte nichts. Eine Münze liegt noch, also würfeln alle neu. Dein Würfel zeigt 0: Geh heim, in einen blauen Staat, oder bleib.'


def lesson_03_answer_move_0() -> str:
    return 'Du warst allein dort, also gehören die 30 dir.'


def lesson_03_answer_move() -> str:
    return 'Das ist einer deiner Heimatstaaten, aber dort liegt nichts. Ganz oben liegen noch 30.'


def lesson_03_answer_stay() -> str:
    return 'Hier liegt nichts mehr. Ganz oben, in deiner Heimat, liegen 30.'


def lesson_03_otherwise() -> str:
    return 'Ganz oben, in deiner Heimat, liegen noch 30.'


def lesson_04() -> str:
    return 'Alles ist genommen, also beginnt Runde 2: Die Zweier wählen. In der Ecke eines Staats steht, wie viele Schritte er entfernt ist. Die 50 im Westen liegt zu weit weg. Was ist das Beste, das du erreichst?'


def lesson_04_answer_move_18() -> str:
    return 'Sonst kam niemand: Die 20 gehören dir.'


def lesson_04_answer_move_2() -> str:
    return 'Dort liegt nur 1. Mit deinen 5 Schritten erreichst du mehr.'


def lesson_04_answer_move() -> str:
    return 'Dort ist in dieser Runde nichts zu gewinnen. Sieh dir die leuchtenden Staaten an.'


def lesson_04_answer_stay() -> str:
    return 'Hier liegt nichts mehr. Sieh dir die leuchtenden Staaten an.'


def lesson_04_otherwise() -> str:
    return 'Sieh dir die leuchtenden Staaten an.'


def lesson_05() -> str:
    return 'Du könntest eine deiner Münzen abgeben, um neu zu würfeln und noch einmal zu ziehen. Doch nur 1 Delegierter ist noch zu gewinnen: Beende deinen Zug.'


def lesson_05_answer_surrender() -> str:
    return 'Du würdest mit 20 oder mehr für die Aussicht auf 1 bezahlen. Das lohnt sich, wenn du eine kleine Münze hast und eine große in der Nähe liegt.'


def lesson_05_answer_done() -> str:
    return 'Richtig: Deine Münzen sind mehr wert.'


def lesson_05_otherwise() -> str:
    return 'Beende den Zug.'


def lesson_06() -> str:
    return 'Runde 3. Der höchste Würfel zieht zuerst. Süd zieht mit derselben 3 vor dir, denn Süd hat in dieser Runde „die Würfel“. Die drei anderen sind bei der 50; 40 liegen an zwei Orten. Wohin?'


def lesson_06_answer_move_23() -> str:
    return '40 sicher: Niemand konnte folgen.'


def lesson_06_answer_move_6() -> str:
    return 'Ihr würdet zu viert um eine einzige Münze würfeln: In einem von vier Fällen bekämst du sie. Besser 40 sicher.'


def lesson_06_answer_move_7() -> str:
    return '40 sicher, das ist gut. Die anderen 40 sind besser: Du hast schon zwei grüne Münzen, und das zahlt sich aus.'


def lesson_06_answer_move_3() -> str:
    return '20 sicher. Aber 40 sind genauso sicher: Nach dir zieht niemand.'


def lesson_06_answer_stay() -> str:
    return 'Hier liegen 10. 40 sind genauso sicher zu haben: Nach dir zieht niemand.'


def lesson_06_answer_move() -> str:
    return 'Dort liegt weniger oder nichts. Sieh dir die leuchtenden Staaten an.'


def lesson_06_otherwise() -> str:
    return 'Sieh dir die leuchtenden Staaten an.'


def lesson_07() -> str:
    return 'Du bist allein hier, also wird nicht gewürfelt: Nimm eine Münze, aber nur eine. Die andere bleibt und kann in dieser Runde noch gewonnen werden.'


def lesson_07_answer_take_4() -> str:
    return 'Damit hast du 120 Delegierte.'


def lesson_07_answer_take_0() -> str:
    return 'Du darfst jetzt nur eine nehmen. Nimm die größere.'


def lesson_07_otherwise() -> str:
    return 'Nimm eine Münze.'


def lesson_08() -> str:
    return 'Jetzt springen wir zu Runde 5, der letzten. Du hast dann 150. Kommt darin niemand auf 305, entscheidet der Parteitag: Wer hinten liegt, scheidet aus, und die anderen würfeln um diese Münzen.'


def lesson_09() -> str:
    return 'Gewürfelt wird um eine Farbe nach der anderen, und jede Münze, die du davon hast, zählt 1 dazu. Du hast drei blaue. In der Nähe liegen 40 in Blau; 90 liegen in der Heimat von West, und West zieht zuletzt. Wohin?'


def lesson_09_answer_move_5() -> str:
    return '40 sicher: 190, und vier blaue Münzen.'


def lesson_09_answer_move_10() -> str:
    return 'West kann heimkommen und gegen dich würfeln. Besser sind 40 sicher, noch dazu in Blau.'


def lesson_09_answer_move() -> str:
    return 'Dort ist nichts zu gewinnen. Sieh dir die zwei leuchtenden Staaten an.'


def lesson_09_answer_stay() -> str:
    return 'Hier ist nichts zu gewinnen. Sieh dir die zwei leuchtenden Staaten an.'


def lesson_09_otherwise() -> str:
    return 'Sieh dir die zwei leuchtenden Staaten an.'


def lesson_10() -> str:
    return 'Zwei Münzen sind übrig, und nur West kann dort sein. Wer diesen Wurf verliert, nimmt die zweite Münze. Also geh auch hin.'


def lesson_10_answer_move_10() -> str:
    return 'Eine der beiden gehört dir.'


def lesson_10_answer_stay() -> str:
    return 'Hier liegt nichts mehr. Wo West steht, gibt es eine Münze für dich.'


def lesson_10_answer_move() -> str:
    return 'Dort ist nichts zu gewinnen. Wo West steht, gibt es eine Münze für dich.'


def lesson_10_otherwise() -> str:
    return 'Wo West steht, gibt es eine Münze für dich.'


def lesson_11() -> str:
    return 'Beide hatten eine 2; West ist dort zu Hause und nimmt zuerst: Du bekommst 20. Sieh dir nun den Parteitag an: Süd scheidet aus. Beim Wurf um die blaue 50 von Süd zählst du 5 dazu: vier blaue Münzen und deine Figur.'


def lesson_12() -> str:
    return 'Mit 5 dazu hat deine 1 die blaue 50 von Süd gewonnen! Dieser und andere Würfe haben aus 211 sogar 322 gemacht. Hol also rechtzeitig 305, oder sammle eine Farbe: Sie gewinnt dir am Ende die Würfe.'
