title = Augustus
about = Mobilise legions as the tokens are called, win provinces and senators, and be the first among the legates of Rome.
reconstructed = The cards are partly reconstructed. No list of them was found, but detailed figures about the whole deck were: 25 of the 88 objectives are known by effect, spaces and points; the other 63 are chosen so that the deck agrees with those figures. Many colours and nearly all names are our own choice. For two rewards the figures contradict each other: here three pink objectives bring 8 points and one of each colour 6.

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

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points-as-if-the-game-ended-here = points if the game ended now
feature-points-of-rewards = points from rewards
feature-objectives-controlled = controlled objectives
feature-needs-one-more-objective = one objective from the end
feature-worth-of-objectives-controlled = worth of controlled objectives
feature-hope-for-colour-rewards = prospect of colour rewards
feature-hope-for-a-number-reward = prospect of a number reward
feature-hope-from-what-is-being-resolved = gains still to resolve
feature-hope-from-the-decision-at-hand = gain from this decision
feature-hope-from-objectives = potential of the objectives
feature-hope-from-the-best-objective = potential of the best objective
feature-hope-from-the-second-objective = potential of the second best
feature-nearness-of-objectives = progress on objectives
feature-nearness-of-the-nearest = most advanced objective
feature-objectives-that-lack-one-legion = objectives one legion short
feature-objectives-that-lack-two-legions = objectives two legions short
feature-objectives-completed-and-waiting = completed objectives
feature-nearness-of-attacks = progress on red objectives
feature-objectives-being-conquered = objectives in progress
feature-legions-in-all = legions in all
feature-legions-in-the-supply = legions in the supply
feature-chance-that-the-next-token-completes = chance to complete an objective
feature-gain-by-the-next-token = gain from the next token
feature-controls-senator = controlled senators
feature-controls-green = controlled green provinces
feature-controls-pink = controlled pink provinces
feature-controls-orange = controlled orange provinces
feature-colours-controlled = controlled colours
feature-sources-of-gold = sources of gold
feature-sources-of-wheat = sources of wheat
feature-has-gold = the reward for gold
feature-has-wheat = the reward for wheat
feature-has-a-number-reward = a number reward
feature-aliases = interchangeable kinds
feature-attacks-made = controlled red objectives
feature-objectives-that-score-at-the-end = objectives scoring at the end
feature-hope-from-objectives-dealt = potential of objectives dealt
feature-choice-better-than-expected = gain from the choice made
feature-choice-objectives-completed = { feature-objectives-completed-and-waiting }
feature-choice-objectives-that-lack-one-legion = { feature-objectives-that-lack-one-legion }
feature-choice-chance-that-the-next-token-completes = { feature-chance-that-the-next-token-completes }
feature-choice-gain-by-the-next-token = { feature-gain-by-the-next-token }

refusal-game-over = The game is over.
refusal-due-keep =
    { $count ->
        [one] First choose { $count } more objective to keep.
       *[other] First choose { $count } more objectives to keep.
    }
refusal-wait-keep = Waiting for { $seat } to choose three objectives.
refusal-due-place = Called: { $token }. First put a legion on a fitting space, or choose to put none.
refusal-wait-place = Waiting for { $seat } to decide about the token.
refusal-due-mobilise =
    { $count ->
        [one] First decide about the legion that your objective lets you put.
       *[other] First decide about the { $count } legions that your objective lets you put.
    }
refusal-wait-mobilise = Waiting for { $seat } to put legions.
refusal-due-complete = First choose which of your objectives is completed at once.
refusal-wait-complete = Waiting for { $seat } to complete an objective.
refusal-due-rearrange =
    { $count ->
        [0] First take up your legions to rearrange them, or leave them where they are.
        [one] First put down the legion you have taken up.
       *[other] First put down the { $count } legions you have taken up.
    }
refusal-wait-rearrange = Waiting for { $seat } to rearrange legions.
refusal-due-lose = First choose what you lose to { $objective }.
refusal-wait-lose = Waiting for { $seat } to choose what to give up.
refusal-due-give = First choose who gets this tile: { $reward }.
refusal-wait-give = Waiting for { $seat } to hand over a tile.
refusal-due-reward = First take or forgo the reward for { $count } objectives.
refusal-wait-reward = Waiting for { $seat } to take or forgo a reward.
refusal-due-pick =
    { $count ->
        [one] First take a new objective.
       *[other] First take { $count } new objectives.
    }
refusal-wait-pick = Waiting for { $seat } to take a new objective.
refusal-already-chosen = You have chosen already: take that back first if you want something else.
refusal-nothing-to-take-back = You have chosen nothing that could be taken back.
refusal-taken-back-often = You have changed your mind { $count } times already: this choice stands.
refusal-not-dealt = { $objective } was not dealt to you.
refusal-kept-already = You have kept { $objective } already.
refusal-no-space-for-token = None of your objectives has a free space for this token: { $token }.
refusal-no-legion-for-token = You have a free space for this token, but no legion that could go there: { $token }.
refusal-not-yours = { $objective } is not one of your objectives.
refusal-somebody-elses = { $objective } belongs to { $seat }.
refusal-controlled-already = You control { $objective } already: it is no longer being conquered.
refusal-being-resolved = { $objective } is completed and is being resolved just now.
refusal-completed-already = { $objective } is completed already and waits to be resolved.
refusal-neutralised = { $objective } is completed and waits to be resolved: until then it is neutralised and loses nothing.
refusal-not-called = Called: { $token }. That is not good for this kind of space: { $category }.
refusal-alias-chain = Called: { $token }. Only two of your effects in a row would lead to this kind of space, and effects are not chained: { $category }.
refusal-not-mobilised = Your objective puts legions on other spaces: { $effect_category }, not { $category }.
refusal-alias-for-tokens = Your objective puts legions on this kind of space: { $effect_category }. To use it as { $category } is possible only for tokens called.
refusal-same-place = That is where the legion comes from: { $objective }, { $category }.
refusal-no-free-space = All spaces of this kind on { $objective } are taken: { $category }.
refusal-no-legion = You have no legion left in your supply: take one up from another space first.
refusal-legion-in-hand = First put down the legion you have taken up.
refusal-no-legion-there = There is no legion on this kind of space of { $objective }: { $category }.
refusal-nowhere-to-go = The legion there could go nowhere else now: { $objective }, { $category }.
refusal-lift-first = First take up your legions.
refusal-lifted-already =
    { $count ->
        [one] Your legions are taken up already; { $count } is still to be put down.
       *[other] Your legions are taken up already; { $count } are still to be put down.
    }
refusal-put-all =
    { $count ->
        [one] The legion taken up has to be put down.
       *[other] All { $count } legions taken up have to be put down.
    }
refusal-own-attack = Your own objective makes only the others lose something.
refusal-nothing-to-lose = You have nothing that this attack could take.
refusal-loss-without-choice = There is no choice in what you lose: it is gone as soon as all have chosen.
refusal-another-loss =
    { $effect ->
        [opponents_lose_legion]
            { $count ->
                [one] What you have to give up is something else: { $count } legion.
               *[other] What you have to give up is something else: { $count } legions.
            }
        [opponents_clear_objective] What you have to give up is something else: all legions on one of your objectives.
       *[other] What you have to give up is something else: an objective that you control.
    }
refusal-given-already = You are giving up the legion there already: { $objective }, { $category }.
refusal-no-legions-on-it = There are no legions to clear on { $objective }.
refusal-not-controlled = You do not control { $objective }.
refusal-no-reward-for-number = There is no reward for this number of objectives: { $count }.
refusal-one-reward-only = You have a reward for a number of objectives already, and nobody has two: { $reward }.
refusal-reward-gone = { $seat } has the reward for { $count } objectives.
refusal-reward-forgone = You have forgone the reward for { $count } objectives.
refusal-not-open = { $objective } does not lie open in the middle.
refusal-no-such-seat = Nobody sits there.
refusal-not-most = The tile goes to somebody who has most of this, and { $to_seat } does not: { $reward }.

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
clause-AUG-3-2 = All decide at the same time, and nobody sees another's choice before all have chosen. Until then a choice may be changed, up to twenty times.
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
