title = Africa
about = Explore a continent of hidden tiles: gather herds, settle nomads, trade goods, dig for gold and gems.
reconstructed = The map and some of the tiles are reconstructed, because no picture of the printed board and no list of its tiles was found. Known are the 101 spaces with five cities on the coast, the 96 tiles with 11 monuments among them, and the five kinds of trade goods. The shape of the map, the names and places of the cities, most of the animals and the number of tiles of most kinds are our own choice.

option-start = Start player
name-lot = drawn by lot
option-simple = Simple variant: one move and one action per turn
option-idle_end = The game ends after three rounds in which nothing happens

prompt-place = Put your explorer on a free city.
prompt-act =
    { $segments ->
        [1] Move up to two spaces and then act, or relocate.
       *[other]
        { $segment ->
            [1] First half: move up to two spaces and then act, or relocate instead of everything else.
           *[other] Second half: move up to two spaces and then act.
        }
    }
prompt-act-moved = Now act: turn a tile, move an animal or nomads, or build a camp.
prompt-put-found = You have found: { $tile }. Leave the tile here, or lay it on a better space.
prompt-put-lifted = Lay the tile ({ $tile }) on a better space.
prompt-swap = You have found: { $tile }. You may swap with one player.

action-place = Start in { $space }
action-relocate = Relocate to { $space } (ends the turn)
action-move = Move to { $space }
action-turn = Turn up { $space }
action-lift = Take up the tile on { $space }
action-put = Lay it on { $space }
action-leave = Leave it there
action-swap = Take all of { $from_seat }: { $good }
action-keep = Keep it, no swap
action-camp = Build a camp for points
action-dig = Build a camp for treasure
action-skip = Leave out the rest

hint-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

event-placed = { $seat } starts in { $space }.
event-relocated = { $seat } relocates from { $origin } to { $space }.
event-moved = { $seat } moves from { $origin } to { $space }.
event-turned =
    { $points ->
        [0] { $seat } turns up { $space }: { $tile }.
       *[other] { $seat } turns up { $space }: { $tile }. +{ $points }
    }
event-taken = { $seat } takes from { $space }: { $tile }.
event-swapped = { $seat } takes { $count } × { $good } from { $from_seat } and gives { $count } × { $given }.
event-left =
    { $points ->
        [0] The tile stays on { $space }: { $tile }.
       *[other] The tile stays on { $space }: { $tile }. +{ $points }
    }
event-laid = { $seat } moves a tile from { $origin } to { $space }: { $tile }. +{ $points }
event-camp-gained = { $seat } gets a base camp.
event-built =
    { $purpose ->
        [treasure] { $seat } builds a camp on { $space } and digs for treasure.
       *[other] { $seat } builds a camp on { $space }. +{ $points }
    }
event-skipped = { $seat } leaves out the rest.
event-idled = For three rounds nothing has been turned up, moved or built. The game goes on.
event-ended =
    { $cause ->
        [last-monument] The last monument has been found: the game is over.
       *[other] Nothing has happened for three rounds: the game is over.
    }

tally-track = Scoring track
tally-bonus = Last monument
tally-goods = Trade goods
tally-gold = Gold
tally-gems = Gems

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-lead = lead over the others
feature-points = points on the scoring track
feature-goods-points = points for trade goods
feature-gold-prize = points for gold
feature-gem-prize = points for gems
feature-goods = trade goods
feature-largest-set = largest set of one kind
feature-nuggets = gold nuggets
feature-nuggets-ahead = lead in gold nuggets
feature-gems = gems
feature-gems-ahead = lead in gems
feature-camps = base camps left
feature-turn = having the turn
feature-wait = wait for the next turn
feature-actions-left = actions left this turn
feature-in-reach = best action in reach
feature-in-hand = points from the tile to lay
feature-prospect = points in prospect
feature-face-down-at-hand = adjacent face-down tiles

refusal-game-over = The game is over.
refusal-due-place = Put your explorer on a free city first.
refusal-wait-place = Waiting for { $seat } to choose a city.
refusal-due-act = It is your turn: go on with your explorer, or leave out the rest.
refusal-wait-act = Waiting for { $seat } to move and act.
refusal-due-put = Decide first where this tile is to lie: { $tile }.
refusal-wait-put = Waiting for { $seat } to lay a tile.
refusal-due-swap = Decide first whether you swap: { $tile }.
refusal-wait-swap = Waiting for { $seat } to decide about a swap.
refusal-turn-begun = Relocating takes the whole turn, and you have begun yours.
refusal-already-there = Your explorer stands on { $space } already; to stay there, leave the move out.
refusal-face-down = A face-down tile lies on { $space }.
refusal-occupied = An explorer stands on { $space }.
refusal-already-moved = You have moved already; now act, or leave it out.
refusal-too-far = { $space } is more than two steps away.
refusal-way-blocked = Face-down tiles or explorers block every way of two steps to { $space }.
refusal-not-face-down = There is no face-down tile on { $space }.
refusal-not-adjacent = { $space } is not next to your explorer.
refusal-nothing-there = There is no tile on { $space }.
refusal-not-face-up = The tile on { $space } lies face down; only what is face up can be moved.
refusal-not-movable = Only animals and nomads can be moved. On { $space } lies: { $content }.
refusal-not-at-hand = { $space } is neither your explorer's space nor next to it.
refusal-no-better-space = No empty space is better than { $space } for this tile: { $tile }.
refusal-must-go-elsewhere = You have taken up this tile, so it must go to a better space: { $tile }.
refusal-lies-there = The tile lies there already, and you may leave it there: { $tile }.
refusal-not-empty = { $space } is not empty: { $content }.
refusal-not-better = { $space } is not better. Spaces around that count: there { $after }, where the tile lies { $before }.
refusal-no-such-player = Nobody sits there.
refusal-own-goods = You cannot swap with yourself.
refusal-same-good = You must take another kind than the one you have just found: { $good }.
refusal-has-none = { $from_seat } has none of these: { $good }.
refusal-too-few-to-swap = You would have to give { $needed } × { $good }, and you have { $held }.
refusal-no-camp = You have no base camp left.
refusal-no-treasure = There is no face-up gold or gem next to { $space }.

name-A1 = Tangier (A1)
name-B8 = Cairo (B8)
name-G3 = Lagos (G3)
name-I6 = Mombasa (I6)
name-O1 = Cape Town (O1)
name-city = city
name-camp = base camp
name-face-down = face-down tile
name-gold-1 = gold, one nugget
name-gold-2 = gold, two nuggets
name-gem-1 = gems, one stone
name-gem-2 = gems, two stones
name-pot = pot
name-statue = statue
name-cloth = cloth
name-mask = mask
name-drum = drum
name-elephant = elephant
name-zebra = zebra
name-giraffe = giraffe
name-lion = lion
name-rhinoceros = rhinoceros
name-nomads = nomads
name-monument = monument

section-1 = Components and set-up
section-2 = A turn
section-3 = Turning a tile
section-4 = Moving an animal
section-5 = Moving nomads
section-6 = A base camp for points
section-7 = A base camp for treasure
section-8 = The end
section-9 = Variants

clause-AFR-1-1 = There are 96 exploration tiles, 20 base camps and one '+3' tile. The tiles are shuffled; one lies face down on every space but the five start cities.
clause-AFR-1-2 = The monument stock holds 10 base camps and the '+3' tile. Each player has 2 base camps; the others are not used. With two players the stock holds 8 camps.
clause-AFR-1-3 = The start player, then the others clockwise, put their explorer on a start city that is still free.
clause-AFR-2-1 = Turns go clockwise. In a turn you either relocate (A), or twice move and then act (B).
clause-AFR-2-2 = A: your explorer goes to any space without another explorer and without a face-down tile. That is your whole turn.
clause-AFR-2-3 = B: in each of two halves you may move up to two spaces and may then do one action; there is no move after the second action. You may do the same action twice, and you may leave out any part, or everything.
clause-AFR-2-4 = A move goes from space to adjacent space: over empty spaces, face-up tiles and base camps, never onto or over a face-down tile or another explorer.
clause-AFR-2-5 = A space is empty if it has no tile and no base camp. So cities, and spaces where only an explorer stands, are empty too; animals and nomads may be put under an explorer. Never two explorers on one space.
clause-AFR-3-1 = The face-down tile you turn up lies next to your explorer.
clause-AFR-3-2 = Gold or gems: the tile stays, and you score 1 point for each nugget or gem it shows.
clause-AFR-3-3 = Trade good: you take it, and its space is empty. Then you may swap once: take all tiles of one other kind from one player and give exactly as many of the kind you have just found, the new one included. The other cannot refuse. If you have too few, there is no swap. Two goods in one turn are two chances.
clause-AFR-3-4 = Animal: it stays, or goes to any empty space with more face-up animals of its species around it. Score 1 for it and 1 for each animal of its species next to where it ends.
clause-AFR-3-5 = Nomads: they stay, or go to any empty space with more empty spaces around it. Score 1 for each empty space next to where they end, which may be none. The space they left counts as empty.
clause-AFR-3-6 = Monument: it stays, and you take a base camp from the stock. The last one ends the game.
clause-AFR-4-1 = A face-up animal on your explorer's space or next to it goes to any empty space with more animals of its species around it than before. Score the difference. It does not count itself. It may lie under another explorer.
clause-AFR-5-1 = Nomads on your explorer's space or next to it go to any empty space with more empty spaces around it than before. Score the difference: from one to three empty spaces around is 2 points.
clause-AFR-6-1 = If your explorer stands on an empty space and you have a base camp, you may put it there. Score 1 for each face-up animal, nomad and monument tile next to it; none is allowed too. Tiles stay. The camp belongs to nobody and stays for good.
clause-AFR-7-1 = The same, but instead of points you take all face-up gold and gem tiles next to it, at least one. Their spaces become empty.
clause-AFR-8-1 = The game ends at once when the eleventh monument is turned up, with two players the ninth. Whoever did it scores the '+3' instead of taking a camp.
clause-AFR-8-2 = Trade goods of one kind score 1, 3, 5, 8 or 12 points for 1, 2, 3, 4 or 5 tiles.
clause-AFR-8-3 = Gold, and apart from it gems, by the nuggets or gems shown: 10 points for the most, 6 for the second most. Tied for first: 16 are shared and there is no second. Tied for second: 6 are shared. Shares are rounded up. Who has none gets nothing, and if only one player has any, only the 10 are paid.
clause-AFR-8-4 = Most points win; ties are shared.
clause-AFR-8-5 = Base camps left over score nothing. All but the face-down tiles is open to everyone. Only the last monument ends the game. After three full rounds in which nobody turned or moved a tile or built, the table says so and play goes on; a setting ends and scores the game there instead.
clause-AFR-9-1 = Simple variant: move and act once in a turn instead of twice. You may still relocate instead.
clause-AFR-9-2 = Two players: the stock holds 8 camps, and the ninth monument ends the game.
