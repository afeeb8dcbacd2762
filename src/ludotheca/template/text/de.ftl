title = Duel
about = Lege gleichzeitig mit allen anderen eine Karte: Die höchste punktet.
reconstructed = { "" }

option-open_hands = Offene Hände: Alle sehen alle Handkarten

prompt-choose =
    { $count ->
        [one] Lege deine letzte Karte.
       *[other] Lege eine deiner { $count } Karten.
    }

action-choose = Lege { $card }
action-take-back = Nimm deine Karte zurück

event-chosen = { $seat } legt: { $card }.
event-taken-back = { $seat } nimmt die Karte zurück.
event-revealed = Aufgedeckt, im Uhrzeigersinn: { $cards }.
event-scored = { $seat } hat die höchste Karte. Punkte: { $points }.
event-drawn = { $seat } zieht: { $card }.
none-card = eine Karte, die verdeckt bleibt

refusal-game-over = Das Spiel ist zu Ende.
refusal-due-choose = Lege eine deiner Karten.
refusal-wait-choose = Noch nicht gewählt: { $seat }.
refusal-nothing-chosen = Du hast noch nichts gelegt.
refusal-taken-back-often = Du hast es dir in dieser Runde oft genug anders überlegt.
refusal-not-in-hand = Du hast keine { $card } auf der Hand.

tally-points = Punkte aus gewonnenen Runden
name-turned-up = aufgedeckt

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points = Punkte
feature-has-chosen = schon gelegte Karte
feature-card-1 = Karte 1 auf der Hand
feature-card-2 = Karte 2 auf der Hand
feature-card-3 = Karte 3 auf der Hand
feature-card-4 = Karte 4 auf der Hand
feature-card-5 = Karte 5 auf der Hand
feature-card-6 = Karte 6 auf der Hand
feature-card-7 = Karte 7 auf der Hand
feature-card-8 = Karte 8 auf der Hand
feature-card-9 = Karte 9 auf der Hand

section-1 = Die Karten
section-2 = Eine Runde
section-3 = Das Ende
clause-DUE-1-1 = Es gibt neun Karten mit den Zahlen 1 bis 9. Jeder bekommt drei; der Rest ist der verdeckte Stapel.
clause-DUE-1-2 = Mit der Einstellung für offene Hände liegen alle Handkarten offen.
clause-DUE-2-1 = Alle wählen gleichzeitig eine Karte aus der Hand und legen sie verdeckt vor sich hin.
clause-DUE-2-2 = Solange noch jemand wählt, darfst du deine Karte zurücknehmen und neu wählen, höchstens fünfmal in einer Runde.
clause-DUE-2-3 = Haben alle gewählt, wird aufgedeckt, und wer die höchste Karte gelegt hat, bekommt ihre Punkte: einen, sofern die Ausgabe nichts anderes sagt.
clause-DUE-2-4 = Dann ziehen alle eine Karte, solange der Stapel für jeden eine hat.
clause-DUE-3-1 = Das Spiel endet, wenn niemand mehr eine Karte hat.
clause-DUE-3-2 = Wer die meisten Punkte hat, gewinnt; sind es mehrere, gewinnen sie gemeinsam.
