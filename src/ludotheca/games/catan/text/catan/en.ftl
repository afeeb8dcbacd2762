title = Catan
about = Settle an island: harvest what the dice bring, trade, and build roads, settlements and cities up to ten points.

option-board = Board
name-beginners = for beginners
name-random = random

event-ended = The points are reached: the game is over.
