title = Catan
about = Peuple une île : récolte ce que les dés apportent, échange, et construis routes, colonies et villes jusqu’à dix points.
reconstructed = La place des ports est reconstituée : les neuf ports sont ceux du jeu, répartis régulièrement sur la côte. Terres et numéros sont disposés comme on imprime d’ordinaire la mise en place pour débutants.

option-board = Plateau
name-beginners = pour débuter
name-random = au hasard

event-ended = Les points sont atteints : la partie est finie.
