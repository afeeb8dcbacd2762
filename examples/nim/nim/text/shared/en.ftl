prompt-take =
    { $count ->
        [one] Take the last match.
       *[other] Take as many matches as you like from one heap.
    }
action-take = Take { $count } from heap { $heap }
event-taken = { $seat } takes { $count } from heap { $heap }.
refusal-game-over = The game is over.
refusal-due-take = Take matches from one heap.
refusal-wait-take = It is { $seat }’s turn.
refusal-too-many = Heap { $heap } has only { $count } left.
tally-win = Won

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-turn = having the turn

section-1 = The heaps
section-2 = The end
clause-NIM-1-1 = Four heaps lie on the table: A with one match, B with three, C with five and D with seven.
clause-NIM-1-2 = On your turn, take as many matches as you like from one heap, at least one.
clause-NIM-2-1 = The game ends with the last match.
