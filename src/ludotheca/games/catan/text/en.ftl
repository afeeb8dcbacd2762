# What the base game says; Alexander says it too, with its own texts beside it.

option-player_trade = Players trade with each other

prompt-found-settlement = Found a settlement: choose a crossing.
prompt-found-road = Choose an edge for the road beside your settlement.
prompt-roll = Your turn: roll the dice.
prompt-discard =
    { $count ->
        [one] Give up { $count } more card.
       *[other] Give up { $count } more cards.
    }
prompt-robber = Move the robber to another hex.
prompt-main = Trade and build, then end your turn.
prompt-free-road =
    { $count ->
        [one] Build { $count } free road.
       *[other] Build { $count } free roads.
    }
prompt-offer = What do you give, and what do you want for it?
prompt-answer = { $seat } offers a trade. Your answer?
prompt-partner = Choose whom to trade with, or make no trade.

action-roll = Roll the dice
action-end-turn = End the turn
action-build-road = Build a road at { $edge }
action-build-settlement = Build a settlement at { $crossing }
action-build-city = Build a city at { $crossing }
action-buy-development = Buy a development card
action-play-knight = Play a knight
action-play-road-building = Play road building
action-play-year-of-plenty = Play a year of plenty: { $resources }
action-play-monopoly = Play a monopoly: { $resource }
action-move-robber = Robber to { $hex }, take a card from: { $from_seat }
action-discard = Give up: { $resource }
action-trade-bank = Trade with the bank: { $give } for { $receive }
action-offer-give = Offer: { $good }
action-offer-want = Ask for: { $good }
action-propose = Ask the others
action-withdraw = No trade
action-accept = Accept
action-refuse = Refuse
action-counter-give = Offer instead: { $good }
action-counter-want = Ask instead for: { $good }
action-counter = Make this offer instead
action-trade-with = Trade with { $with_seat }

event-rolled = { $seat } rolls { $first } and { $second }.
event-produced = { $seat } gets { $count } × { $good }.
event-short = The bank cannot pay all: { $good }. Nobody gets any.
event-road-built = { $seat } builds a road at { $edge }.
event-settlement-built = { $seat } builds a settlement at { $crossing }.
event-city-built = { $seat } builds a city at { $crossing }.
event-development-bought = { $seat } buys a development card: { $card }.
event-development-played = { $seat } plays { $card }.
event-plenty-taken = { $seat } takes from the bank: { $resources }.
event-monopolised = { $seat } takes all cards of one kind from the others: { $count } × { $resource }.
event-robber-moved = { $seat } moves the robber to { $hex }.
event-stolen = { $seat } takes a card from { $from_seat }: { $resource }.
event-discarded = { $seat } gives up: { $resources }.
event-bank-traded = { $seat } trades with the bank: { $count } × { $give } for { $receive }.
event-offered = { $seat } offers { $give } for { $want }.
event-answered =
    { $answer ->
        [accepts] { $seat } accepts.
       *[refuses] { $seat } refuses.
    }
event-countered = { $seat } would give { $give } for { $want }.
event-traded = { $seat } trades with { $with_seat }: { $give } for { $receive }.
event-withdrawn = { $seat } makes no trade.
event-longest-road = { $seat } has the longest road: { $length }.
event-longest-road-lost = Nobody has the longest road now.
event-largest-army = { $seat } has the largest army.
event-largest-army-lost = Nobody has the largest army now.
event-ended =
    { $cause ->
        [points] The points are reached: the game is over.
       *[persepolis] Alexander has reached Persepolis: the game is over.
    }

tally-settlements = Settlements
tally-cities = Cities
tally-longest-road = Longest road
tally-largest-army = Largest army
tally-victory-points = Victory-point cards

none-resource = unseen
none-card = unseen
none-from_seat = nobody

refusal-game-over = The game is over.
refusal-not-your-turn = It is for { $seat } to decide.
refusal-not-now = This is not due now.
refusal-discards-first = Cards have to be given up first.
refusal-answers-first = An offer has to be answered first.
refusal-edge-taken = A road lies there already, of { $seat }.
refusal-not-at-founded = The road must touch the settlement just founded.
refusal-road-not-joined = The road would join none of your roads or buildings, or another player's building is in between.
refusal-no-road-left = You have no road left.
refusal-too-dear-road = A road costs lumber and brick.
refusal-crossing-taken = A building stands there already, of { $seat }.
refusal-too-near = There is a building on the next crossing.
refusal-ahead-of-alexander = Alexander has not passed there yet.
refusal-no-road-here = None of your roads leads there.
refusal-no-settlement-left = You have no settlement left.
refusal-too-dear-settlement = A settlement costs lumber, brick, grain and wool.
refusal-no-own-settlement = No settlement of yours stands there.
refusal-no-city-left = You have no city left.
refusal-too-dear-city = A city costs two grain and three ore.
refusal-no-development-left = There are no development cards left.
refusal-too-dear-development = A development card costs ore, grain and wool.
refusal-one-card-a-turn = You have played a development card in this turn.
refusal-bought-this-turn = You have bought it in this very turn: { $card }.
refusal-no-such-card = You have no such card: { $card }.
refusal-no-free-road = You have no road left, or no place for it.
refusal-bank-lacks = The bank does not have these cards.
refusal-names-gold = Neither a monopoly nor a year of plenty can name gold.
refusal-robber-stays = The robber must go to another hex.
refusal-somebody-to-rob = Somebody there has cards: choose whom to take one from.
refusal-no-such-seat = Nobody sits there.
refusal-not-oneself = You cannot take a card from yourself.
refusal-no-building-there = { $seat } has no building there.
refusal-no-cards = { $seat } has no cards.
refusal-nothing-to-discard = You have nothing to give up.
refusal-no-such-good = You do not have it, or no more of it: { $good }.
refusal-too-few-to-trade = The bank takes { $count } of it: { $good }.
refusal-bank-has-none = The bank has none: { $good }.
refusal-no-player-trade = At this table players do not trade with each other.
refusal-no-gifts = Both sides must give something.
refusal-no-partner = There is nobody to trade with on that seat.
refusal-cannot-pay-counter = You do not have what { $seat } wants.
refusal-has-refused = { $seat } has refused.
refusal-own-offer = It is your own offer.
refusal-has-answered = You have answered already.
refusal-lacks-wanted = You do not have what is wanted.
refusal-like-for-like = Nobody gives and takes the same: { $good }.
refusal-nobody-has-so-many = Nobody could give so many: { $good }.
refusal-bid-too-low = The bid must be higher than { $bid }.
refusal-bid-too-high = You can pay no more than { $payable }.
refusal-no-knight-to-pay = You have no knight to pay with here: { $event }.
refusal-pay-exactly = You can pay exactly, so you must.
refusal-not-accepted = Not accepted here ({ $event }): { $good }.

name-lumber = lumber
name-brick = brick
name-grain = grain
name-wool = wool
name-ore = ore
name-gold = gold
name-forest = forest
name-hill = hill
name-field = field
name-pasture = pasture
name-mountain = mountain
name-desert = desert
name-any = any
name-knight = knight
name-victory-point = victory point
name-road-building = road building
name-year-of-plenty = year of plenty
name-monopoly = monopoly
name-statue = statue
name-bridge = bridge
name-famine = famine
name-battle = battle
name-settlement = settlement

clause-CAT-1-1 = The board has 19 hexes: 4 fields, 4 pastures, 4 forests, 3 hills, 3 mountains and a desert, where the robber starts. 18 numbers lie on them (2 and 12 once, 3 to 6 and 8 to 11 twice); no two of 6 and 8 touch. There are nine harbours, 19 cards of each resource and 25 development cards: 14 knights, 5 victory points, 2 each of road building, year of plenty and monopoly. Everybody has 15 roads, 5 settlements and 4 cities.
clause-CAT-1-2 = In turn order, then in reverse order, everybody founds a settlement with a road beside it. The second settlement yields a card for each hex it touches.
clause-CAT-1-3 = A turn: roll; every hex with that number yields its resource, 1 to a settlement and 2 to a city, unless the robber is there; then trade and build in any order. One development card may be played at any time of the own turn, before the roll too.
clause-CAT-1-4 = If the bank cannot pay all claims on a resource, nobody gets it; if only one player is owed, that player gets what is left.
clause-CAT-1-5 = On a seven everybody with more than seven cards gives up half of them, rounded down, all at the same time. The roller moves the robber to another hex and takes a random card from one player with a building there, if any has cards.
clause-CAT-1-6 = A road costs lumber and brick; a settlement lumber, brick, grain and wool; a city two grain and three ore; a development card ore, grain and wool.
clause-CAT-1-7 = A road joins an own road or building and cannot go on through another player's building. A settlement needs an own road, and all crossings next to it must be empty. A city replaces an own settlement, which returns to the supply.
clause-CAT-1-8 = The bank trades 4:1; with a building at a harbour 3:1, or 2:1 for the harbour's own resource. Players trade only with the player whose turn it is: offer, then accept, refuse or make another offer. No gifts, and nothing for more of the same.
clause-CAT-1-9 = A development card is not played in the turn it was bought, and at most one in a turn. Victory points are never played; they count at once. Knight: move the robber. Road building: two free roads, or fewer. Year of plenty: two cards of choice from the bank. Monopoly: all cards of one resource from all others.
clause-CAT-1-10 = The longest unbroken road of at least 5, and the largest army of at least 3 knights, are worth 2 points each. They pass only to one who has strictly more. When a road is broken and several others are equally long, or none reaches 5, nobody holds it.
clause-CAT-1-11 = A settlement is worth 1 point, a city 2. Whoever reaches 10 points in the own turn wins.
