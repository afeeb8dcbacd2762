# What only the page says about Augustus.

table-title = The table of Augustus
call-title = Called
call-none = Not called yet
call-crier = Town crier: { $seat }
bag-title = In the bag: { $count }
bag-token = { $token }: { $left } of { $all } in the bag
row-title = Open objectives

rewards-title = Rewards
reward-title = Reward: { $reward }
reward-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reward-free = Still to be had
reward-held = { $seat } has it
reward-moves = Goes to whoever completes an objective and then has at least as many sources.

own-title = Your objectives
dealt-title = Dealt to you
keep-count = { $count } of { $all } chosen
keep-do = Keep these
hand-held = In your hand: a legion from { $objective }. Press a lit space.
hand-back = Put it back
hand-rearrange =
    { $count ->
        [one] In your hand: { $count } legion
       *[other] In your hand: { $count } legions
    }
lose-count = { $count } of { $all } chosen
supply-title =
    { $count ->
        [one] { $count } legion in the supply
       *[other] { $count } legions in the supply
    }
supply-empty = No legion left in the supply: only moving is possible
controlled-title = Controlled: { $count } of { $all }
hidden-title =
    { $count ->
        [one] { $count } objective put away face down
       *[other] { $count } objectives put away face down
    }
hidden-dealt =
    { $count ->
        [one] { $count } objective in hand
       *[other] { $count } objectives in hand
    }

seat-title = { $seat }
seat-of = The objectives of { $seat }
seat-decided = has chosen
seat-thinking = chooses …

card-name = { $objective }
card-title = { $objective }, { $kind }
card-red = red
card-spaces = Spaces: { $list }
card-legions = Legions: { $count } of { $all }
card-completed = Completed, waits to be resolved
card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-points-later = Points counted at the end
card-resource = Source of { $resource }
card-worth = Scores now: { $points }
space-free = { $objective }, free space: { $category }
space-legion = { $objective }, legion on: { $category }

chosen-keep = You keep { $list }.
chosen-pass = You have chosen: no legion.
chosen-put = You have chosen: a legion from your supply to { $objective }, { $category }.
chosen-move = You have chosen: the legion from { $from_objective }, { $from_category }, to { $objective }, { $category }.
chosen-lose = You have chosen to give up: { $list }.
chosen-clear = You have chosen to clear { $objective }.

resolve-title = Being resolved
resolve-then = then
resolve-pick = { $seat } takes a new objective.
resolve-reward = { $seat } may take a reward.
resolve-give = { $seat } hands over a tile.

shout-ave = Ave Caesar!
shout-attack = Attack!
shout-crier = { $seat } is the new town crier
shout-end = The end

owns-legions = legions in the supply: { $count }
owns-controlled = controlled objectives: { $count }
owns-colour = { $colour }: { $count }
owns-resource = sources of { $resource }: { $count }

scoring-objectives = Objectives
scoring-rewards = Rewards
scoring-none = none
