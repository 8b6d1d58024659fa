### The captions of the pictures in the rules of Whistle-Stop (py/hustings/games/whistle_stop/figures.json).

figure-1 = Mitten in einer Partie. Die Landkarte zeigt, wer jede Region hält oder dort führt; der Balken darüber zählt die Punkte auf dem Weg zu 270. Die Lok auf den Schienen zeigt die Runde; auf der Strecke liegen die Wahlen und die Debatte.
