prompt-take =
    { $count ->
        [one] Prends la dernière allumette.
       *[other] Prends autant d’allumettes que tu veux dans un seul tas.
    }
action-take = En prendre { $count } dans le tas { $heap }
event-taken = { $seat } en prend { $count } dans le tas { $heap }.
refusal-game-over = La partie est finie.
refusal-due-take = Prends des allumettes dans un tas.
refusal-wait-take = C’est le tour de { $seat }.
refusal-too-many = Il n’en reste que { $count } dans le tas { $heap }.
tally-win = Gagné

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-turn = le tour de jouer

section-1 = Les tas
section-2 = La fin
clause-NIM-1-1 = Quatre tas sont sur la table : A avec une allumette, B avec trois, C avec cinq et D avec sept.
clause-NIM-1-2 = À ton tour, prends autant d’allumettes que tu veux dans un seul tas, au moins une.
clause-NIM-2-1 = La partie se termine avec la dernière allumette.
