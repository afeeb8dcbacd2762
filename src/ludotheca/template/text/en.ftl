title = Duel
about = Lay a card at the same time as everybody else: the highest one scores.
reconstructed = { "" }

option-open_hands = Open hands: everybody sees all cards in hand

prompt-choose =
    { $count ->
        [one] Lay down your last card.
       *[other] Lay down one of your { $count } cards.
    }

action-choose = Lay down { $card }
action-take-back = Take your card back

event-chosen = { $seat } lays down: { $card }.
event-taken-back = { $seat } takes the card back.
event-revealed = Turned up, clockwise: { $cards }.
event-scored = { $seat } has the highest card. Points: { $points }.
event-drawn = { $seat } draws: { $card }.
none-card = a card that stays hidden

refusal-game-over = The game is over.
refusal-due-choose = Lay down one of your cards.
refusal-wait-choose = Still to choose: { $seat }.
refusal-nothing-chosen = You have laid nothing down yet.
refusal-taken-back-often = You have changed your mind often enough in this round.
refusal-not-in-hand = { $card } is not in your hand.

tally-points = Points from rounds won
name-turned-up = turned up

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points = points
feature-has-chosen = card already laid down
feature-card-1 = card 1 in hand
feature-card-2 = card 2 in hand
feature-card-3 = card 3 in hand
feature-card-4 = card 4 in hand
feature-card-5 = card 5 in hand
feature-card-6 = card 6 in hand
feature-card-7 = card 7 in hand
feature-card-8 = card 8 in hand
feature-card-9 = card 9 in hand

section-1 = Cards
section-2 = A round
section-3 = The end
clause-DUE-1-1 = There are nine cards, numbered 1 to 9. Everybody is dealt three; the rest are the deck, face down.
clause-DUE-1-2 = With the setting for open hands everybody’s hand lies face up.
clause-DUE-2-1 = All at the same time, everybody chooses a card from their hand and lays it face down.
clause-DUE-2-2 = As long as somebody has not chosen, you may take your card back and choose again, up to five times in a round.
clause-DUE-2-3 = Once all have chosen, the cards are turned up, and whoever laid the highest one scores its points: one, unless the edition says otherwise.
clause-DUE-2-4 = Then everybody draws a card, as long as the deck has one for each.
clause-DUE-3-1 = The game ends when nobody has a card left.
clause-DUE-3-2 = Whoever has the most points wins; if several have, they win together.
