title = Catan
about = Bevolk een eiland: oogst wat de dobbelstenen brengen, handel, en bouw straten, nederzettingen en steden tot je tien punten hebt.

option-board = Speelbord
name-beginners = voor beginners
name-random = willekeurig

event-ended = De punten zijn gehaald: het spel is afgelopen.
