title = Catan
about = Settle an island: harvest what the dice bring, trade, and build roads, settlements and cities up to ten points.
reconstructed = The places of the harbours are reconstructed: the nine harbours are those of the game, spread evenly along the coast. Land and numbers lie as the layout for beginners is commonly printed.

option-board = Board
name-beginners = for beginners
name-random = random

event-ended = The points are reached: the game is over.
