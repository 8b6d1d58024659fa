### The captions of Whistle-Stop's half minute on the home page (py/hustings/games/whistle_stop/demo.json): each
### stands below the board until the next comes, so it is short.

title = Whistle-Stop
demo-1 = Cards send delegates into fifteen regions, if nobody vetoes them.
demo-2 = A veto! And a card that overrides it.
demo-3 = Another veto, just in time for the vote.
demo-4 = Election night: every delegate is a die, the two best count, the higher sum takes it.
