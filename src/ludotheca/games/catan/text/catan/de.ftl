title = Catan
about = Besiedle eine Insel: Ernte, was die Würfel bringen, handle und baue Straßen, Siedlungen und Städte, bis du zehn Punkte hast.
reconstructed = Die Lage der Häfen ist rekonstruiert: Es sind die neun Häfen des Spiels, gleichmäßig an der Küste verteilt. Land und Zahlen liegen so, wie der Aufbau für den Einstieg gewöhnlich abgedruckt ist.

option-board = Spielplan
name-beginners = für den Einstieg
name-random = zufällig

event-ended = Die Punkte sind erreicht: Das Spiel ist zu Ende.
