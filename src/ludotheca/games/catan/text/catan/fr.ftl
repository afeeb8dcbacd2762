title = Catan
about = Peuple une île : récolte ce que les dés apportent, échange, et construis routes, colonies et villes jusqu’à dix points.

option-board = Plateau
name-beginners = pour débuter
name-random = au hasard

event-ended = Les points sont atteints : la partie est finie.
