### The captions of the pictures in the rules of Whistle-Stop (py/hustings/games/whistle_stop/figures.json).

figure-1 = En pleine partie. La carte montre qui tient chaque région ou y mène ; la barre au-dessus compte les points en route vers 270. Le train sur sa voie indique la manche en cours, et l’on y voit quand viennent les élections et le débat.
