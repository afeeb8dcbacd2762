title = Duel
about = Pose une carte en même temps que tous les autres : la plus haute marque.
reconstructed = { "" }

option-open_hands = Mains ouvertes : tout le monde voit toutes les mains

prompt-choose =
    { $count ->
        [one] Pose ta dernière carte.
       *[other] Pose une de tes { $count } cartes.
    }

action-choose = Poser { $card }
action-take-back = Reprendre ta carte

event-chosen = { $seat } pose : { $card }.
event-taken-back = { $seat } reprend sa carte.
event-revealed = Cartes retournées, dans le sens des aiguilles d’une montre : { $cards }.
event-scored = { $seat } a la carte la plus haute. Points : { $points }.
event-drawn = { $seat } pioche : { $card }.
none-card = une carte qui reste cachée

refusal-game-over = La partie est finie.
refusal-due-choose = Pose une de tes cartes.
refusal-wait-choose = On attend encore le choix de { $seat }.
refusal-nothing-chosen = Tu n’as encore rien posé.
refusal-taken-back-often = Tu as assez souvent changé d’avis pendant cette manche.
refusal-not-in-hand = Tu n’as pas { $card } en main.

tally-points = Points des manches gagnées
name-turned-up = retournées

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points = points
feature-has-chosen = carte déjà posée
feature-card-1 = carte 1 en main
feature-card-2 = carte 2 en main
feature-card-3 = carte 3 en main
feature-card-4 = carte 4 en main
feature-card-5 = carte 5 en main
feature-card-6 = carte 6 en main
feature-card-7 = carte 7 en main
feature-card-8 = carte 8 en main
feature-card-9 = carte 9 en main

section-1 = Les cartes
section-2 = Une manche
section-3 = La fin
clause-DUE-1-1 = Il y a neuf cartes, numérotées de 1 à 9. Chacun en reçoit trois ; le reste forme la pioche, face cachée.
clause-DUE-1-2 = Avec le réglage des mains ouvertes, les mains de tous sont visibles.
clause-DUE-2-1 = Tous choisissent en même temps une carte de leur main et la posent face cachée.
clause-DUE-2-2 = Tant que quelqu’un n’a pas choisi, tu peux reprendre ta carte et choisir de nouveau, cinq fois par manche au plus.
clause-DUE-2-3 = Quand tous ont choisi, on retourne les cartes, et la plus haute rapporte ses points à qui l’a posée : un seul, sauf si l’édition en décide autrement.
clause-DUE-2-4 = Ensuite chacun pioche une carte, tant qu’il y en a une pour chacun.
clause-DUE-3-1 = La partie se termine quand personne n’a plus de carte.
clause-DUE-3-2 = Qui a le plus de points gagne ; à égalité, la victoire est partagée.
