prompt-take =
    { $count ->
        [one] Neem de laatste lucifer.
       *[other] Neem zoveel lucifers als je wilt van één stapel.
    }
action-take = Neem { $count } van stapel { $heap }
event-taken = { $seat } neemt er { $count } van stapel { $heap }.
refusal-game-over = Het spel is afgelopen.
refusal-due-take = Neem lucifers van één stapel.
refusal-wait-take = { $seat } is aan de beurt.
refusal-too-many = Op stapel { $heap } liggen er nog maar { $count }.
tally-win = Gewonnen

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-turn = aan de beurt zijn

section-1 = De stapels
section-2 = Het einde
clause-NIM-1-1 = Er liggen vier stapels op tafel: A met één lucifer, B met drie, C met vijf en D met zeven.
clause-NIM-1-2 = Neem in je beurt zoveel lucifers als je wilt van één stapel, minstens één.
clause-NIM-2-1 = Het spel eindigt met de laatste lucifer.
