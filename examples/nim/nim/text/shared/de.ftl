prompt-take =
    { $count ->
        [one] Nimm das letzte Streichholz.
       *[other] Nimm beliebig viele Streichhölzer von einem Haufen.
    }
action-take = Nimm { $count } von Haufen { $heap }
event-taken = { $seat } nimmt { $count } von Haufen { $heap }.
refusal-game-over = Das Spiel ist zu Ende.
refusal-due-take = Nimm Streichhölzer von einem Haufen.
refusal-wait-take = { $seat } ist am Zug.
refusal-too-many = Auf Haufen { $heap } liegen nur noch { $count }.
tally-win = Gewonnen

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-turn = Zugrecht

section-1 = Die Haufen
section-2 = Das Ende
clause-NIM-1-1 = Auf dem Tisch liegen vier Haufen: A mit einem Streichholz, B mit drei, C mit fünf und D mit sieben.
clause-NIM-1-2 = In deinem Zug nimmst du beliebig viele Streichhölzer von einem Haufen, mindestens eines.
clause-NIM-2-1 = Das Spiel endet mit dem letzten Streichholz.
