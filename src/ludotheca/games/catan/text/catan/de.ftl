title = Catan
about = Besiedle eine Insel: Ernte, was die Würfel bringen, handle und baue Straßen, Siedlungen und Städte, bis du zehn Punkte hast.

option-board = Spielplan
name-beginners = für den Einstieg
name-random = zufällig

event-ended = Die Punkte sind erreicht: Das Spiel ist zu Ende.
