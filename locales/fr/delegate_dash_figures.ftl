### The captions of the pictures in the rules of Delegate Dash (py/hustings/games/delegate_dash/figures.json).

figure-1 = La quatrième manche. Chaque tuile est un État : le signe de sa région, sa valeur, les délégués qui s’y trouvent. Les États à bord doré votent à cette manche ; les pions posés à côté sont les candidats présents. Dans les coins, les quatre candidats avec leurs délégués en route vers 305, et le dé qui dit de combien chacun peut avancer.
