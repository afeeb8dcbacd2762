title = Augustus
about = Mobilise legions as the tokens are called, win provinces and senators, and be the first among the legates of Rome.

option-first_game = First game: three objectives are dealt, without a choice
option-first_crier = First town crier
option-second_chance = Second chance: a reward once forgone is offered again when its number is reached again
name-lot = drawn by lot

prompt-keep = Keep { $count } more of the objectives dealt to you.
prompt-place = Called: { $token }. You may put a legion on a fitting space, from your supply or from another space.
prompt-put-taken = Put the legion you have taken up on another space.
prompt-mobilise =
    { $count ->
        [one] Your objective lets you put { $count } legion.
       *[other] Your objective lets you put { $count } legions.
    }
prompt-complete = Complete one of your objectives at once.
prompt-rearrange-start = You may rearrange all legions on your objectives.
prompt-rearrange =
    { $count ->
        [one] Put down the legion you have taken up.
       *[other] Put down the { $count } legions you have taken up.
    }
prompt-opponents-lose-legion =
    { $count ->
        [one] { $seat } has completed { $objective }: choose { $count } legion to give up.
       *[other] { $seat } has completed { $objective }: choose { $count } legions to give up.
    }
prompt-opponents-clear-objective = { $seat } has completed { $objective }: choose one of yours to be cleared of its legions.
prompt-opponents-lose-controlled = { $seat } has completed { $objective }: choose a controlled objective to give up.
prompt-give = You no longer have the most: choose who gets the tile for { $reward }.
prompt-reward = You control { $count } objectives: take the reward for that number now, or forgo it for good?
prompt-reward-chance = You control { $count } objectives: take the reward for that number, or forgo it for now?
prompt-pick =
    { $count ->
        [one] Take a new objective.
       *[other] Take { $count } new objectives.
    }

action-keep = Keep { $objective }
action-put = Put a legion on { $objective }: { $category }
action-take = Take up a legion from { $objective }: { $category }
action-pass = No legion
action-take-back = Change my mind
action-lift = Take up all legions
action-complete = Complete { $objective }
action-clear = Clear { $objective }
action-lose = Give up { $objective }
action-claim = Take the reward
action-forgo = Forgo the reward
action-pick = Take { $objective }
action-give = Give the tile to { $to_seat }

hint-completes = completes { $objective }

event-chosen = { $seat } has chosen.
event-taken-back = { $seat } chooses anew.
event-kept = { $seat } keeps three objectives.
event-drawn = { $seat } calls: { $token }.
event-passed = { $seat } puts no legion.
event-placed = { $seat } puts a legion on { $objective }: { $category }.
event-moved = { $seat } moves a legion from { $from_objective } to { $objective }: { $category }.
event-lifted =
    { $count ->
        [one] { $seat } takes up { $count } legion to rearrange it.
       *[other] { $seat } takes up { $count } legions to rearrange them.
    }
event-completed = { $seat }: Ave Caesar! { $objective } is completed.
event-legions-gained =
    { $count ->
        [one] { $seat } gains { $count } legion.
       *[other] { $seat } gains { $count } legions.
    }
event-attacked =
    { $effect ->
        [opponents_lose_legion] { $objective } of { $seat }: everybody else loses legions.
        [opponents_clear_objective] { $objective } of { $seat }: everybody else clears an objective.
       *[other] { $objective } of { $seat }: everybody else loses a controlled objective.
    }
event-legion-lost = { $seat } loses a legion on { $objective }: { $category }.
event-cleared =
    { $count ->
        [one] { $seat } clears { $objective } of its legion.
       *[other] { $seat } clears { $objective } of { $count } legions.
    }
event-control-lost = { $seat } loses { $objective }.
event-controlled = { $seat } controls { $objective }.
event-reward-taken = { $seat } takes a reward: { $reward }.
event-reward-returned = Back in the middle: { $reward }.
event-reward-forgone = { $seat } forgoes a reward: { $reward }.
event-picked = { $seat } takes a new objective: { $objective }.
event-refilled = New objectives lie open.
event-reshuffled = The discarded objectives are shuffled into a new deck.
event-bag-filled = All tokens go back into the bag. Next town crier: { $seat }.
event-ended = At least seven objectives are controlled: the game is over.
tally-rewards = Rewards
tally-objectives = Points on objectives
tally-effects = Effects at the end

refusal-game-over = The game is over.
refusal-not-now = This is not due now.
refusal-not-your-turn = It is for { $seat } to decide.
refusal-already-chosen = You have chosen already; you may still change your mind.
refusal-nothing-to-take-back = There is no choice of yours to take back.
refusal-nothing-to-put = You can put no legion for this token.
refusal-nothing-to-choose = There is nothing for you to choose.
refusal-not-dealt = { $objective } was not dealt to you.
refusal-not-being-conquered = { $objective } is not one of your objectives in progress.
refusal-completed-already = { $objective } is completed and waits to be resolved.
refusal-not-yours = { $objective } is not yours to conquer.
refusal-wrong-category = This is not the kind of space that may be used now: { $category }.
refusal-no-free-space = All spaces of this kind on { $objective } are taken: { $category }.
refusal-same-place = That is where the legion comes from.
refusal-no-legion = You have no legion left in your supply.
refusal-legion-in-hand = Put down the legion you have taken up first.
refusal-no-legion-there = No legion of yours lies there: { $objective }, { $category }.
refusal-nowhere-to-go = That legion could go nowhere else now.
refusal-lift-first = Take up your legions first.
refusal-lifted-already = Your legions are taken up already.
refusal-put-all =
    { $count ->
        [one] The legion taken up has to be put down.
       *[other] All { $count } legions taken up have to be put down.
    }
refusal-another-loss = Another loss is asked of you.
refusal-no-legions-on-it = There are no legions of yours to clear on { $objective }.
refusal-not-controlled = You do not control { $objective }.
refusal-not-open = { $objective } does not lie open in the middle.
refusal-not-most = That player does not have the most of it.

name-swords = double sword
name-shield = shield
name-chariot = chariot
name-catapult = catapult
name-standard = standard
name-dagger = dagger
name-joker = joker
name-senator = senator
name-green = green
name-pink = pink
name-orange = orange
name-gold = gold
name-wheat = wheat
name-colour-senator = three senators
name-colour-green = three green provinces
name-colour-pink = three pink provinces
name-colour-orange = three orange provinces
name-colour-mixed = one of each colour
name-count-2 = two objectives
name-count-3 = three objectives
name-count-4 = four objectives
name-count-5 = five objectives
name-count-6 = six objectives
name-supply = supply
name-legions = legions
name-bag = bag
name-row = open objectives
name-controlled = controlled objectives

effect-none = No effect
effect-mobilise = At once: put { $amount } legions on spaces of this kind: { $category }
effect-mobilise_any =
    { $amount ->
        [one] At once: put { $amount } legion on any space
       *[other] At once: put { $amount } legions on any spaces
    }
effect-opponents_lose_legion =
    { $amount ->
        [one] At once: every opponent loses { $amount } legion
       *[other] At once: every opponent loses { $amount } legions
    }
effect-opponents_clear_objective = At once: every opponent clears one objective of all its legions
effect-opponents_lose_controlled = At once: every opponent loses a controlled objective
effect-complete_one = At once: complete one of your objectives
effect-extra_objective = At once: take two new objectives instead of one
effect-rearrange_all = At once: rearrange all legions on your objectives
effect-extra_legion =
    { $amount ->
        [one] At once: gain { $amount } legion
       *[other] At once: gain { $amount } legions
    }
effect-alias = From now on: use { $category } as { $other } when called, and the other way round
effect-end_per_space =
    { $amount ->
        [one] At the end: { $amount } point for each space of this kind, at most { $most } points: { $category }
       *[other] At the end: { $amount } points for each space of this kind, at most { $most } points: { $category }
    }
effect-end_per_colour = At the end: { $amount } points for each controlled objective of this colour: { $colour }
effect-end_per_red = At the end: { $amount } points for each controlled red objective

section-1 = Components
section-2 = Set-up
section-3 = A draw
section-4 = Completing an objective
section-5 = Rewards
section-6 = Effects
section-7 = The end
section-8 = Worked examples

clause-AUG-1-1 = There are 88 objectives, numbered 1 to 88: senators and provinces, the latter green, pink or orange. Each has spaces for legions, points (a number, or counted at the end), perhaps gold or wheat, and perhaps an effect.
clause-AUG-1-2 = There are 23 mobilisation tokens: 6 swords, 5 shields, 4 chariots, 3 catapults, 2 standards, 1 dagger and 2 jokers; and 48 legions.
clause-AUG-1-3 = There are 12 rewards: five for colours (three senators, three green, three pink, three orange, one of each), five for 2, 3, 4, 5 and 6 controlled objectives, one for gold and one for wheat.
clause-AUG-2-1 = Five objectives lie open in the middle. Each player has 7 legions.
clause-AUG-2-2 = Each player is dealt six objectives, keeps three and puts three away face down; nobody sees what the others keep until all have chosen. In the first-game variant three are dealt and there is no choice.
clause-AUG-2-3 = All 23 tokens are in the bag. The first town crier is drawn by lot, or named in the options.
clause-AUG-3-1 = The town crier draws a token. Each player may then put one legion on one free space of that kind on an own objective in progress: from the supply, or by moving a legion from any space of any own objective. Nobody has to, and it is one legion for each token.
clause-AUG-3-2 = All decide at the same time, and nobody sees another's choice before all have chosen. Until then a choice may be changed.
clause-AUG-3-3 = A joker counts as every kind. After it, once all is resolved, all tokens go back into the bag, the joker too, and the player to the left becomes town crier.
clause-AUG-3-4 = Tokens drawn stay out of the bag until a joker is drawn.
clause-AUG-4-1 = An objective is completed when all its spaces hold a legion. By placing, a player can complete one at most; effects may complete more.
clause-AUG-4-2 = Objectives completed in the same draw are resolved in ascending number, each with all its steps: the legions go back to the supply, the effect is carried out, the objective becomes controlled, rewards are given, and a new objective is taken from the five open ones, which are filled up again.
clause-AUG-4-3 = Completed objectives that wait for this are neutralised: the effects of others do not touch them.
clause-AUG-4-4 = What an effect completes for its player is resolved at once, before the next player, as one batch in ascending number: all become controlled, rewards are looked at once with the final number, then as many new objectives are taken from the same five, and only then they are filled up.
clause-AUG-4-5 = When the deck is empty, the discarded objectives are shuffled into a new one; if there are none either, the open ones are not filled up.
clause-AUG-5-1 = The rewards for colours go by themselves to the first player who controls three of the colour, or one of each. A player may have several, and they are never lost.
clause-AUG-5-2 = The rewards for numbers: a player who controls exactly that many objectives, right after completing one, may take the reward if it is still there. Who does not take it at once forgoes it for good; only if the options say so, reaching the number again by a new completion is a new chance. Each player has one of these at most; it is never exchanged and never lost. A number that is reached by falling, or skipped by a batch, is no occasion: nothing is offered and nothing forfeited. A batch makes one offer, for the final number.
clause-AUG-5-3 = Gold and wheat: the first player who controls a source takes the tile. It goes to another player who, by completing an objective, controls at least as many sources.
clause-AUG-5-4 = Who loses a controlled objective keeps what its effect gave at once. The holder of gold or wheat keeps the tile while nobody has more sources; else it goes to the player with the most, the old holder choosing among equals; if nobody has any, it goes back to the middle. If several lose objectives to one effect, this is judged once after all losses, and before the attacker's own objective counts. A lost objective is discarded with its points, its alias, its end scoring and its resources; extra legions, other rewards and an extra objective stay.
clause-AUG-6-1 = At once: put two legions on free spaces of the kind shown, from the supply or moved; each is optional.
clause-AUG-6-2 = At once: put the number of legions shown on any free spaces.
clause-AUG-6-3 = At once, red: all opponents lose one legion, two legions, all legions of one objective, or one controlled objective, and each chooses which. The legions go back to their owner's supply. Two legions may come from two objectives, and as many as possible are given. Clearing must take an objective with legions if there is one. Objectives that wait to be resolved are safe; objectives that became controlled earlier in the same draw are not. Who has none loses nothing.
clause-AUG-6-4 = At once: complete one of your objectives in progress; its legions go back and its effect works.
clause-AUG-6-5 = At once: take two new objectives instead of one, so that you have one more in progress from then on.
clause-AUG-6-6 = At once: rearrange the legions on your objectives over any free spaces; none comes from the supply. It may complete several, as one batch.
clause-AUG-6-7 = At once: one or two extra legions from the stock, which you keep even if the objective is lost.
clause-AUG-6-8 = Lasting: when one of the two kinds shown is called, you may use it as the other. Only for tokens called, not for other effects or the end scoring. Two such effects are never chained, but a kind named by both may use either.
clause-AUG-6-9 = At the end: points for each space of a kind on your controlled objectives, up to the limit shown; or for each controlled objective of a colour; or 5 for each controlled red objective.
clause-AUG-7-1 = The game ends after a draw at whose end, with everything resolved, a player controls at least seven objectives. Seven that became six in the same draw do not end it.
clause-AUG-7-2 = Score the rewards, the points on your controlled objectives and the effects at the end. Most points win; then most senators; then the victory is shared.
clause-AUG-7-3 = Effects that count spaces count all of that kind on your controlled objectives, their own included, up to the limit; effects that count a colour include themselves and have no limit.
clause-AUG-8-1 = Shield is called. A player with two legions in the supply and the objectives 19, 20 and 21, whose shield is taken, may put one of them on a free shield of 19 or 20, or move a legion from 19, 20 or 21 to such a shield, or do nothing.
clause-AUG-8-2 = Three players complete 70, 76 and 80 in one draw. First 70: its two legions complete objective 1 as well; both become controlled, which makes four, three of them green: the green reward is taken, the reward for four is offered once, and two new objectives are taken. Then 76: all others clear one objective; the player waiting with 80 loses nothing there. Then 80.
clause-AUG-8-3 = Gold: A controls one source and takes the tile, then a second one. B controls one: A keeps the tile. B controls a second one: B takes it. A needs a third one to get it back.
clause-AUG-8-4 = Closing tally: the controlled objectives 12, 13, 18, 20, 23, 29 and 48 with 15 points of rewards score 15 + 31 + 8 (ten shields, limit 8) + 10 (five green at two each) = 64.
