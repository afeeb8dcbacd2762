title = Catan
about = Bevolk een eiland: oogst wat de dobbelstenen brengen, handel, en bouw straten, nederzettingen en steden tot je tien punten hebt.
reconstructed = De plaats van de havens is gereconstrueerd: de negen havens zijn die van het spel, gelijkmatig over de kust verdeeld. Land en getallen liggen zoals de opstelling voor beginners gewoonlijk is afgedrukt.

option-board = Speelbord
name-beginners = voor beginners
name-random = willekeurig

event-ended = De punten zijn gehaald: het spel is afgelopen.
