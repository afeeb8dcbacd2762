# What only the scenario says.

title = Catan: Alexander the Great
about = March with Alexander from Macedonia to Persepolis: bid for settlements and events along his way, and settle where he has passed.
reconstructed = The board is reconstructed, because the printed one was not found: land, numbers, harbours, Alexander’s route and how many event tiles there are of each kind are our own choice, made to fit every fact that was found. Known are the start in Macedonia with a temple on the first crossing, the 28 event tiles and the 25 of them that are laid out, the crossings marked 7 at the end, Persepolis, and what each auction accepts.

option-starting_gold = Gold at the start
option-forbid_overbids = Nobody may bid more than they can pay
option-left_out = Adviser left out with two or three players
option-robber_start = Where the robber starts
name-first = first
name-second = second
name-third = third
name-default = in the Great Salt Desert
name-choice = as the start player chooses

prompt-place-robber = Choose the desert where the robber starts.
prompt-bid =
    { $bid ->
        [0] Auction: { $event }. Open with a bid, or pass.
       *[other] Auction: { $event }. Bid more than { $bid }, or pass.
    }
prompt-pay = You win the auction: { $event }. Still to pay: { $due }.

action-place-robber = Robber to { $hex }
action-bid = Bid { $bid }
action-pass-bid = Pass
action-pay-good = Pay: { $good }
action-pay-knight = Pay with a knight

warning-overbid = you can pay no more than { $payable }

event-stack-drawn = { $seat } draws from the stack: { $resource }.
event-stack-used-up = The stack is used up; what was left goes to the open piles.
event-marched = Alexander passes { $crossing }.
event-tile-turned = The tile is turned up: { $event }.
event-auction-opened = Auction: { $event }.
event-bid-made = { $seat } bids { $bid }.
event-bid-passed = { $seat } passes.
event-auction-won = { $seat } wins the auction ({ $event }) for { $bid }.
event-auction-paid = { $seat } pays: { $good }.
event-auction-lapsed = Nobody bids: { $event }.
event-overbid = { $seat } has bid { $bid } and cannot pay: half of the cards are lost, and this auction goes on without { $seat }.
event-adviser-gained = { $seat } gains the adviser worth { $points } points.
event-ended =
    { $cause ->
        [points] The points are reached: the game is over.
       *[persepolis] Alexander has reached Persepolis: the game is over.
    }

tally-adviser = Adviser

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-gold = gold
feature-income-of-gold = income of gold
feature-tiles = event tiles
feature-lead-in-tiles = lead in event tiles
feature-tiles-short-of-an-adviser = tiles missing for an adviser
feature-points-of-the-adviser = points from the adviser
feature-robber-to-place = choice of the robber’s start
feature-worth-of-the-auction = worth of what is auctioned
feature-highest-bid = the highest bid
feature-gain-by-the-bid = gain if the bid wins
feature-to-bid = turn to bid
feature-out-of-the-auction = being out of the auction
feature-bid-too-much = a bid that cannot be paid
feature-can-pay-for-a-statue = means to bid for a statue
feature-can-pay-for-a-bridge = means to bid for a bridge
feature-can-pay-for-a-famine = means to bid for a famine
feature-can-pay-for-a-battle = means to bid for a battle
feature-can-pay-for-a-settlement = means to bid for a settlement
feature-can-pay-now = means to bid in this auction
feature-can-pay-the-own-bid = means to pay the bid

refusal-due-place-robber = First choose the desert where the robber starts.
refusal-wait-place-robber = Waiting for { $seat } to choose where the robber starts.
refusal-due-bid = An auction is on ({ $event }): bid first, or pass.
refusal-wait-bid = Waiting for { $seat } to bid or pass.
refusal-due-pay = First pay your bid: { $due } to go.
refusal-wait-pay = Waiting for { $seat } to pay the bid.
refusal-ahead-of-alexander = Alexander has not passed there yet.
refusal-beside-route = Alexander has not passed the crossing next to it yet.
refusal-names-gold = Neither a monopoly nor a year of plenty can name gold.
refusal-has-passed = You have passed in this auction, and a pass is final.
refusal-sits-out = You could not pay your bid, so this auction goes on without you.
refusal-bid-too-low = The bid must be higher than { $bid }.
refusal-bid-too-high = You can pay no more than { $payable }.
refusal-no-knight-to-pay = You have no knight face up to pay with.
refusal-pay-exactly = You can pay exactly, so you must.
refusal-not-accepted = Not accepted here ({ $event }): { $good }.

name-gold = gold
name-statue = statue
name-bridge = bridge
name-famine = famine
name-battle = battle
name-settlement = settlement

section-ALX-2 = The scenario: Alexander the Great

clause-ALX-2-1 = Nobody founds settlements at the start. The game ends at once when a player has 14 points, in anyone's turn and with hidden points included; or when Alexander reaches Persepolis. Most points win, then most event tiles; then the victory is shared, or, at 14 points, goes to the player whose turn it is. A setting allows another number of points than 14, from 10 to 16.
clause-ALX-2-2 = 28 event tiles are shuffled; one lies face down on each of the 25 question marks, three leave the game unseen. Alexander starts at the red arrow in Macedonia. The robber starts on a desert: the Great Salt Desert, or one of the start player's choice.
clause-ALX-2-3 = With four players all 95 resource cards form a face-down stack and the open piles are empty; with three, 15 of each form the stack and 4 of each the open piles. Everybody starts with five cards from the stack. There are 40 gold coins; nobody has any at the start, or everybody 8 in the variant.
clause-ALX-2-4 = The three advisers are worth 4, 3 and 2 points. With three players the third is not used, or the second, as the table has settled.
clause-ALX-2-5 = A turn: everybody draws from the stack; roll, with income or a seven; Alexander moves; an auction, if there is one; trade and build. In the very first turn nobody rolls, but everybody draws.
clause-ALX-2-6 = At the start of every turn, before the roll, every player takes a card from the stack while it can serve everyone. When it cannot, it is used up, and what is left goes to the open piles, from which production is paid.
clause-ALX-2-7 = A gold field yields one coin to a settlement and two to a city, up to 40 in all; if there are too few for all, nobody gets any, unless only one player is owed. Gold is not stolen, not given up, not counted for the seven, and pays no building costs; neither a monopoly nor a year of plenty can name it.
clause-ALX-2-8 = On a seven only players with more than 11 resource cards lose half of them. Robber and theft come first, then Alexander moves.
clause-ALX-2-9 = Each turn Alexander moves over one crossing. At a temple a settlement is auctioned; at a question mark the tile is turned up and auctioned; an empty crossing brings nothing. A crossing marked 7 is passed only in a turn in which a seven was rolled, one for each seven.
clause-ALX-2-10 = Accepted are: for a settlement lumber, brick, grain and wool; famine wool and grain; bridge brick and lumber; battle ore, wool and knights; statue brick and ore; gold always. A card or coin counts 1, a knight face up 3. The active player opens or passes; clockwise everyone bids more or passes, and a pass is final. The last one left pays. Nobody trades during an auction, and bids are not checked against the hand unless the table has settled so.
clause-ALX-2-11 = Cards paid go to the open piles, coins to the stock, knights under the development deck; the largest army is checked again. One may pay too much with knights only where no exact payment exists, and the excess is lost.
clause-ALX-2-12 = A winner who cannot pay gives up half of the own resource cards, rounded down and of one's own choice, but no gold and no knights. Then the auction starts again without that player. The active player opens, or else the next one clockwise who is still in. If nobody is left, nobody gets it.
clause-ALX-2-13 = If nobody bids, nobody gets it: a tile leaves the game, a temple stays a free crossing.
clause-ALX-2-14 = The winner of a settlement auction builds a settlement on that crossing, without a road and without further cost. One who has no settlement left may bid and pays, but builds nothing.
clause-ALX-2-15 = The winner of an event takes its tile. The third tile of a player earns the best adviser that is free. Whoever has strictly more tiles than the holder of a better adviser takes it and hands over the own in exchange, if there is one; this goes on until nothing changes any more. Equal numbers change nothing. Everybody has at most one.
clause-ALX-2-16 = Settlements are also built by roads, but not on a crossing of the route that Alexander has not passed, nor next to one, Persepolis included. Roads and cities are not limited.
clause-ALX-2-17 = Players trade gold like any other good. The bank takes it 4:1, at a 3:1 harbour 3:1, and gives it too; a 2:1 harbour takes only its own good.
clause-ALX-2-18 = A bid of 5 for a settlement can be paid with 2 lumber, 2 brick and 1 grain, or with 2 grain and 3 gold; never with ore.
clause-ALX-2-19 = Two players use what is set up for three.
