title = Duel
about = Leg tegelijk met alle anderen een kaart: de hoogste scoort.
reconstructed = { "" }

option-open_hands = Open handen: iedereen ziet alle handkaarten

prompt-choose =
    { $count ->
        [one] Leg je laatste kaart.
       *[other] Leg een van je { $count } kaarten.
    }

action-choose = Leg { $card }
action-take-back = Neem je kaart terug

event-chosen = { $seat } legt: { $card }.
event-taken-back = { $seat } neemt de kaart terug.
event-revealed = Omgedraaid, met de klok mee: { $cards }.
event-scored = { $seat } heeft de hoogste kaart. Punten: { $points }.
event-drawn = { $seat } trekt: { $card }.
none-card = een kaart die verborgen blijft

refusal-game-over = Het spel is afgelopen.
refusal-due-choose = Leg een van je kaarten.
refusal-wait-choose = Moet nog kiezen: { $seat }.
refusal-nothing-chosen = Je hebt nog niets gelegd.
refusal-taken-back-often = Je hebt je in deze ronde vaak genoeg bedacht.
refusal-not-in-hand = Je hebt { $card } niet op handen.

tally-points = Punten uit gewonnen rondes
name-turned-up = omgedraaid

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points = punten
feature-has-chosen = al gelegde kaart
feature-card-1 = kaart 1 in de hand
feature-card-2 = kaart 2 in de hand
feature-card-3 = kaart 3 in de hand
feature-card-4 = kaart 4 in de hand
feature-card-5 = kaart 5 in de hand
feature-card-6 = kaart 6 in de hand
feature-card-7 = kaart 7 in de hand
feature-card-8 = kaart 8 in de hand
feature-card-9 = kaart 9 in de hand

section-1 = Kaarten
section-2 = Een ronde
section-3 = Het einde
clause-DUE-1-1 = Er zijn negen kaarten, genummerd van 1 tot 9. Iedereen krijgt er drie; de rest is de gedekte stapel.
clause-DUE-1-2 = Met de instelling voor open handen ligt ieders hand open.
clause-DUE-2-1 = Iedereen kiest tegelijk een kaart uit de hand en legt die gedekt neer.
clause-DUE-2-2 = Zolang nog niet iedereen heeft gekozen, mag je je kaart terugnemen en opnieuw kiezen, hoogstens vijf keer per ronde.
clause-DUE-2-3 = Heeft iedereen gekozen, dan worden de kaarten omgedraaid, en wie de hoogste heeft gelegd, krijgt de punten van die kaart: één, tenzij de editie iets anders zegt.
clause-DUE-2-4 = Daarna trekt iedereen een kaart, zolang er voor ieder een op de stapel ligt.
clause-DUE-3-1 = Het spel eindigt als niemand meer een kaart heeft.
clause-DUE-3-2 = Wie de meeste punten heeft, wint; zijn dat er meer, dan winnen zij samen.
