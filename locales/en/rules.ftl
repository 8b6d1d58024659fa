### Around the rules: the way to a paragraph, the list of chapters, looking for words.

rules-of = Rules of { $game }
contents = Contents
find = Find in the rules
find-nothing = Clear
found = { $paragraphs ->
    [0] Nothing found: try other words.
    [one] 1 paragraph found.
   *[other] { $paragraphs } paragraphs found.
 }
print-rules = Print the rules
rule = Rule { $number }
rule-here = What the rules say here
now = What is asked now
# How a text cites rules, so that they can be gone to: words before a number, parted by "|".
cites = rule|rules
# What stands between the numbers of several rules that are cited, besides a comma.
cites-between = and|to|or
