# What the base game says, and every scenario with it, which has texts of its own beside these.

option-points_to_win = Points to win
option-friendly_robber = Friendly robber: nobody with fewer than three points is robbed
option-dice_deck = Dice from a shuffled deck of 36
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
action-offer-to = Offer to: { $to_seat }
action-propose = Make the offer
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
event-offered = { $seat } offers { $give } for { $want } to { $to_seat }.
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

tally-settlements = Settlements
tally-cities = Cities
tally-longest-road = Longest road
tally-largest-army = Largest army
tally-victory-points = Victory-point cards

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points = points
feature-lead-in-points = lead in points
feature-settlements = settlements
feature-cities = cities
feature-longest-road = longest road
feature-road-length = length of the road
feature-lead-in-road-length = lead in road length
feature-roads-left = roads left to build
feature-largest-army = largest army
feature-knights-played = knights played
feature-lead-in-knights = lead in knights
feature-development-cards = development cards in hand
feature-cards = resource cards in hand
feature-cards-above-the-limit = cards at risk from a seven
feature-cards-to-give-up = cards to give up
feature-on-turn = having the turn
feature-turns-to-wait = wait for the next turn
feature-robber-to-move = right to move the robber
feature-free-roads = free roads
feature-income-of-lumber = income of lumber
feature-income-of-brick = income of brick
feature-income-of-grain = income of grain
feature-income-of-wool = income of wool
feature-income-of-ore = income of ore
feature-kinds-of-income = variety of income
feature-income-blocked-by-the-robber = income blocked by the robber
feature-income-for-a-road = income for roads
feature-income-for-a-settlement = income for settlements
feature-income-for-a-city = income for cities
feature-income-for-a-development = income for development cards
feature-income-with-a-harbour-of-all-kinds = income tradable at 3:1
feature-income-with-a-harbour-of-its-kind = income tradable at 2:1
feature-harbour-of-all-kinds = 3:1 harbour
feature-site-at-a-road = best crossing for a settlement
feature-site-one-road-away = best crossing one road away
feature-site-two-roads-away = best crossing two roads away
feature-sites-at-a-road = crossings for a settlement
feature-lumber-in-hand = lumber in hand
feature-brick-in-hand = brick in hand
feature-grain-in-hand = grain in hand
feature-wool-in-hand = wool in hand
feature-ore-in-hand = ore in hand
feature-near-to-a-road = cards for a road
feature-near-to-a-settlement = cards for a settlement
feature-near-to-a-city = cards for a city
feature-near-to-a-development = cards for a development card
feature-worth-of-the-hand = worth of the hand
feature-knight-in-hand = knights in hand
feature-victory-point-in-hand = victory-point cards
feature-road-building-in-hand = road building in hand
feature-year-of-plenty-in-hand = year of plenty in hand
feature-monopoly-in-hand = monopoly in hand
feature-bought-in-this-turn = new development cards
feature-gain-by-the-offer = gain from the offer

none-resource = unseen
none-card = unseen
none-from_seat = nobody
none-to_seat = everybody

refusal-game-over = The game is over.
refusal-due-found-settlement = Found a settlement first.
refusal-wait-found-settlement = Waiting for { $seat } to found a settlement.
refusal-due-found-road = First build the road beside your new settlement.
refusal-wait-found-road = Waiting for { $seat } to build the road beside the new settlement.
refusal-due-roll = Roll the dice first.
refusal-wait-roll = Waiting for { $seat } to roll the dice.
refusal-due-discard =
    { $count ->
        [one] First give up { $count } more card.
       *[other] First give up { $count } more cards.
    }
refusal-wait-discard = Waiting for { $seat } to give up cards.
refusal-due-robber = Move the robber first.
refusal-wait-robber = Waiting for { $seat } to move the robber.
refusal-due-main = You can trade and build now, or end your turn.
refusal-wait-main = Waiting for { $seat } to end the turn.
refusal-due-free-road =
    { $count ->
        [one] First build { $count } free road.
       *[other] First build { $count } free roads.
    }
refusal-wait-free-road = Waiting for { $seat } to build free roads.
refusal-due-offer = First make your offer, or withdraw it.
refusal-wait-offer = Waiting for { $seat } to make an offer.
refusal-due-answer = First answer the offer of { $seat }.
refusal-wait-answer = Waiting for { $seat } to answer the offer.
refusal-due-partner = First choose whom to trade with, or make no trade.
refusal-wait-partner = Waiting for { $seat } to choose whom to trade with.
refusal-edge-taken = A road lies there already, of { $seat }.
refusal-not-at-founded = The road must touch the settlement just founded.
refusal-road-not-joined = None of your roads or buildings touches that edge.
refusal-road-cut = A building of { $seat } cuts off your road there.
refusal-no-road-left = You have no road left.
refusal-too-dear-road = A road costs lumber and brick.
refusal-crossing-taken = A building stands there already, of { $seat }.
refusal-too-near = There is a building on the next crossing.
refusal-no-road-here = None of your roads leads there.
refusal-no-settlement-place = None of your roads leads to a crossing where a settlement may stand.
refusal-no-settlement-left = You have no settlement left.
refusal-too-dear-settlement = A settlement costs lumber, brick, grain and wool.
refusal-no-own-settlement = No settlement of yours stands there.
refusal-no-settlement-yet = You have no settlement on the board that a city could replace.
refusal-no-city-left = You have no city left.
refusal-too-dear-city = A city costs two grain and three ore.
refusal-no-development-left = There are no development cards left.
refusal-too-dear-development = A development card costs ore, grain and wool.
refusal-one-card-a-turn = You have played a development card in this turn.
refusal-bought-this-turn = You have bought it in this very turn: { $card }.
refusal-no-such-card = You have no such card: { $card }.
refusal-no-road-place = There is no place where you could build a road.
refusal-bank-lacks = The bank does not have these cards.
refusal-robber-stays = The robber must go to another hex.
refusal-robber-is-friendly = The robber keeps away from players with fewer than three points: { $seat }.
refusal-spared = { $seat } has fewer than three points, so no card is taken.
refusal-somebody-to-rob = Somebody there has cards: choose whom to take one from.
refusal-no-such-seat = Nobody sits there.
refusal-not-oneself = You cannot take a card from yourself.
refusal-no-building-there = { $seat } has no building there.
refusal-no-cards = { $seat } has no cards.
refusal-no-such-good = You have none left: { $good }.
refusal-too-few-to-trade = The bank takes { $count } of it: { $good }.
refusal-bank-has-none = The bank has none: { $good }.
refusal-no-player-trade = At this table players do not trade with each other.
refusal-no-gifts = Both sides must give something.
refusal-not-with-oneself = You cannot trade with yourself.
refusal-cannot-pay-counter = You do not have what { $seat } wants.
refusal-was-not-asked = Your offer does not go to { $seat }.
refusal-still-thinking = { $seat } has not answered yet.
refusal-has-refused = { $seat } has refused.
refusal-own-offer = It is your own offer.
refusal-not-asked = { $seat } has made this offer to others.
refusal-has-answered = You have answered already.
refusal-lacks-wanted = You do not have what is wanted.
refusal-like-for-like = Nobody gives and takes the same: { $good }.
refusal-nobody-has-so-many = Nobody could give so many: { $good }.
refusal-has-not-so-many = { $seat } does not have so many cards: { $good }.
refusal-too-many-cards = No side of an offer has more than { $count } cards.
refusal-too-many-offers = You have made { $count } offers in this turn, and may make no more.
refusal-named-already = Your offer goes to { $seat } already.

name-lumber = lumber
name-brick = brick
name-grain = grain
name-wool = wool
name-ore = ore
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

section-CAT-1 = The rules of Catan
section-CAT-2 = Settings and trade offers

clause-CAT-1-1 = The board has 19 hexes: 4 fields, 4 pastures, 4 forests, 3 hills, 3 mountains and a desert, where the robber starts. 18 numbers lie on them (2 and 12 once, 3 to 6 and 8 to 11 twice); no two of 6 and 8 touch. There are nine harbours, four 3:1 and one 2:1 for each resource, 19 cards of each resource and 25 development cards: 14 knights, 5 victory points, 2 each of road building, year of plenty and monopoly. Everybody has 15 roads, 5 settlements and 4 cities.
clause-CAT-1-2 = In turn order, then in reverse order, everybody founds a settlement with a road beside it. The second settlement yields a card for each hex it touches.
clause-CAT-1-3 = A turn: roll; every hex with that number yields its resource, 1 to a settlement and 2 to a city, unless the robber is there; then trade and build in any order. One development card may be played at any time of the own turn, before the roll too.
clause-CAT-1-4 = If the bank cannot pay all claims on a resource, nobody gets it; if only one player is owed, that player gets what is left.
clause-CAT-1-5 = On a seven everybody with more than seven cards gives up half of them, rounded down, all at the same time. The roller moves the robber to another hex and takes a random card from one player with a building there, if any has cards.
clause-CAT-1-6 = A road costs lumber and brick; a settlement lumber, brick, grain and wool; a city two grain and three ore; a development card ore, grain and wool.
clause-CAT-1-7 = A road joins an own road or building and cannot go on through another player's building. A settlement needs an own road, and all crossings next to it must be empty. A city replaces an own settlement, which returns to the supply.
clause-CAT-1-8 = The bank trades 4:1; with a building at a harbour 3:1, or 2:1 for the harbour's own resource. Players trade only with the player whose turn it is: offer, then accept, refuse or make another offer. No gifts, and nothing for more of the same.
clause-CAT-1-9 = A development card is not played in the turn it was bought, and at most one in a turn. Victory points are never played; they count at once. Knight: move the robber and take a card as after a seven, but nobody gives up cards. Road building: two free roads, or fewer where a piece or a place is missing. Year of plenty: two cards of choice from the bank. Monopoly: all cards of one resource from all others.
clause-CAT-1-10 = The longest unbroken road of at least 5, and the largest army of at least 3 knights, are worth 2 points each. They pass only to one who has strictly more. When a road is broken and several others are equally long, or none reaches 5, nobody holds it.
clause-CAT-1-11 = A settlement is worth 1 point, a city 2. Whoever reaches 10 points in the own turn wins.
clause-CAT-2-1 = A setting: another number of points wins, from 8 to 12 instead of 10.
clause-CAT-2-2 = A setting, the friendly robber: nobody with fewer than three points is robbed, and those points count that everybody sees. The robber is not put beside a building of another such player. If that leaves no other hex it may go to any, but takes no card from such a player.
clause-CAT-2-3 = A setting, the deck of dice: 36 cards, one for every pair of two dice, are shuffled, and each roll is the next card. Everybody sees how many are left; when they are used up, they are shuffled anew.
clause-CAT-2-4 = A setting: players do not trade with each other, only with the bank.
clause-CAT-2-5 = What has been put into an offer is not taken out again. An offer goes to those who are named, or else to all others, and only they answer. Whoever has made it may trade with the first who accepts, or withdraw, while others still think. There are at most eight offers in a turn, and one that is withdrawn before it is made counts too; no side of an offer has more than six cards.
