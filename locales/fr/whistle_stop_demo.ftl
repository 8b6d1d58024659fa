### The captions of Whistle-Stop's half minute on the home page (py/hustings/games/whistle_stop/demo.json): each
### stands below the board until the next comes, so it is short.

title = Whistle-Stop
demo-1 = Des cartes envoient des délégués dans quinze régions, si personne n’y met son veto.
demo-2 = Un veto ! Et une carte pour passer outre.
demo-3 = Un autre veto, juste avant le vote.
demo-4 = Soir d’élection : chaque délégué est un dé, les deux meilleurs comptent, le plus haut total l’emporte.
