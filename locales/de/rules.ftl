### Around the rules: the way to a paragraph, the list of chapters, looking for words.

rules-of = Regeln: { $game }
contents = Inhalt
find = In den Regeln suchen
find-nothing = Leeren
found = { $paragraphs ->
    [0] Nichts gefunden: Versuch es mit anderen Wörtern.
    [one] 1 Absatz gefunden.
   *[other] { $paragraphs } Absätze gefunden.
 }
print-rules = Regeln drucken
rule = Regel { $number }
rule-here = Was die Regeln hier sagen
now = Was jetzt zu tun ist
# How a text cites rules, so that they can be gone to: words before a number, parted by "|".
cites = Regel|Regeln
# What stands between the numbers of several rules that are cited, besides a comma.
cites-between = und|bis|oder
