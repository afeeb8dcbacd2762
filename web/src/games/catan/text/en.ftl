# What only the page says about Catan.

board-title = The board of Catan
board-hex = { $hex }: { $terrain }
board-robber = The robber is here
board-edge = Free edge { $edge }
board-road = { $edge }: a road of { $seat }
board-crossing = Free crossing { $crossing }
board-settlement = { $crossing }: a settlement of { $seat }
board-city = { $crossing }: a city of { $seat }
board-harbour = Harbour, 2:1 for { $good }
board-harbour-any = Harbour, 3:1
dice-title = Rolled: { $first } and { $second }

own-title = Your hand
good-count = { $good }: { $count }
goods-none = nothing
developments-title = Your development cards
development-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } cards
    }
development-fresh = { $card }, just bought
costs-title = What building costs
cost-road = Road: lumber, brick
cost-settlement = Settlement: lumber, brick, grain, wool
cost-city = City: two grain, three ore
cost-development = Development card: grain, wool, ore
sheet-fold = Fold away

pile-title = The bank
pile-good = { $good } in the bank: { $count }
pile-development = Development cards left: { $count }
pile-dice = Cards left in the deck of dice: { $count }

pick-own = { $good }: { $count } of { $all }
pick-any = { $good }: { $count }
pick-back = Take back { $good }
pick-do = Play the card
refusal-pick-first = Choose first: { $count } to go.
pick-year-of-plenty = Which two cards do you take from the bank?
pick-monopoly = Which resource must all others hand over?
discard-title =
    { $count ->
        [one] Give up { $count } card
       *[other] Give up { $count } cards
    }
discard-chosen = Chosen: { $count } of { $all }
discard-do = Give these up

trade-title = Trade
trade-with = With whom?
trade-others = The others
trade-bank = The bank
trade-to = To whom?
trade-everybody = Everybody
trade-give = You give
trade-want = You want
trade-get = You get
trade-gives = Gives
trade-wants = Wants
trade-receive = You receive
trade-rate = { $good }, { $count }:1, you have { $all }
trade-for = { $count } { $give } for { $receive }
trade-clear = Clear
trade-offer-of = { $seat } offers a trade
trade-counter = Something else …
trade-back = Back
answer-none = thinks …
answer-accepts = accepts
answer-refuses = refuses
answer-counters = would rather:
answer-countered = has made another offer
chosen-accepts = You have accepted.
chosen-refuses = You have refused.
chosen-counters = You have made another offer.
chosen-discard = You have chosen.

owns-cards = cards in hand: { $count }
owns-developments = development cards: { $count }
owns-knights = knights played: { $count }
owns-longest-road = the longest road
owns-largest-army = the largest army
left-road = roads left: { $count }
left-settlement = settlements left: { $count }
left-city = cities left: { $count }
known-title = What is known of the hand
known-range = { $good }: { $least } to { $most }
