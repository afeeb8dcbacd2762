title = Albion
about = Settle Britain for the emperor: move north, raise settlements, castles and fortresses, and hold out against the Picts.
reconstructed = The map is partly reconstructed, because no picture of the printed board was found. Known are its 13 regions, what kinds there are and roughly where they lie, and how many Picts are laid out in all. The names of the regions, their exact borders, and how many Picts are hidden or printed in each of them are our own choice.

prompt-castle = Place your first castle in one of the two regions just beyond the frontier.
prompt-start =
    { $points ->
        [one] Move with { $points } movement point and build, or take resources.
       *[other] Move with { $points } movement points and build, or take resources.
    }
prompt-start-only =
    { $points ->
        [one] You have no settlers left: move legionaries with { $points } movement point, or take resources.
       *[other] You have no settlers left: move legionaries with { $points } movement points, or take resources.
    }
prompt-move =
    { $points ->
        [0] No movement points are left. Build with your settlers, or end your turn.
        [one] { $points } movement point is left. Move on, build with your settlers, or end your turn.
       *[other] { $points } movement points are left. Move on, build with your settlers, or end your turn.
    }
prompt-move-only =
    { $points ->
        [0] No movement points are left. End your turn.
        [one] { $points } movement point is left. Move your legionaries on, or end your turn.
       *[other] { $points } movement points are left. Move your legionaries on, or end your turn.
    }
prompt-build = Build with your other settlers, or end your turn.
prompt-pay = Choose what you pay for level { $level } in { $region }: { $building }.
prompt-toll = { $seat } builds in { $region }: take one of the resources paid as toll.
prompt-recruit = Your settlement in { $region } brings a figure: a settler on the start region, or a legionary right there.
prompt-free = Your settlement raises another of your buildings by a level, at no cost; not a settlement.
prompt-remove =
    { $count ->
        [one] A level of your settlement is lost: remove one of your figures.
       *[other] Levels of your settlement are lost: remove { $count } of your figures.
    }
prompt-give-up = With your settlement's level III goes a level II or III of another of your buildings.

action-place-castle = Place the castle in { $region }
action-take-resources = Take resources (whole turn)
action-summon = Summon a settler from { $origin } to the castle in { $region }
action-move-settler = Settler: { $origin } to { $region }
action-move-legionary = Legionary: { $origin } to { $region }
action-carry = Legionary with a Pict: { $origin } to { $region }
action-found = Found in { $region }: { $building }
action-raise = Raise your building in { $region }
action-demolish = Take back your building in { $region }
action-pay = Pay: { $resources }
action-take-toll = Take as toll: { $resource }
action-recruit = Take a figure: { $figure }
action-raise-free = Raise at no cost: { $region }
action-decline = Raise nothing
action-remove = Remove a figure in { $region }: { $figure }
action-give-up = Give up the highest level in { $region }
action-end-turn = End the turn

hint-no-cost = costs nothing
hint-step =
    { $points ->
        [one] costs your last movement point
       *[other] costs 1 of { $points } movement points
    }
hint-cost =
    { $cost ->
        [one] costs { $cost } resource
       *[other] costs { $cost } different resources
    }
hint-risk = if it is an attack: strength { $strength }, your defence { $defence }
hint-toll =
    { $claims ->
        [1] toll: { $first_seat }
        [2] toll: { $first_seat }, { $second_seat }
       *[3] toll: { $first_seat }, { $second_seat }, { $third_seat }
    }
hint-cost-toll = { hint-cost }; { hint-toll }
hint-cost-risk = { hint-cost }; { hint-risk }
hint-cost-toll-risk = { hint-cost }; { hint-toll }; { hint-risk }
hint-toll-risk = { hint-toll }; { hint-risk }
hint-lose-markers =
    { $markers ->
        [one] hands back { $markers } movement marker
       *[other] hands back { $markers } movement markers
    }
hint-lose-figures =
    { $levels ->
        [0] you then remove { $figures } of your figures
       *[other] you then remove { $figures } of your figures, and give up a level II or III of another building
    }
warning-last-settler = your last settler: you could never build again
warning-last-settler-of-all = the last settler on the board: the game ends at once

event-castle-placed = { $seat } places a castle in { $region }.
event-resources-taken = { $seat } takes resources: fish { $fish }, wood { $wood }, stone { $stone }, gold { $gold }.
event-handed-in = The bank is short: { $seat } hands in one resource: { $resource }.
event-moved = { $seat } moves from { $origin } to { $region }: { $figure }.
event-summoned = { $seat } summons a settler from { $origin } to { $region }.
event-carried = { $seat } carries a Pict from { $origin } to { $region }.
event-laid = { $seat } lays level { $level } in { $region }: { $building }. Paid: { $resources }.
event-laid-free = { $seat } lays level { $level } in { $region } at no cost: { $building }.
event-toll-taken = { $seat } takes toll from { $from_seat }: { $resource }.
event-pict-turned = The Pict turned up in { $region } shows: { $pict }.
event-attacked = { $region } is attacked with strength { $strength }.
event-held = { $seat } holds out with a defence of { $defence }.
event-level-lost = { $seat } loses level { $level } in { $region }: { $building }.
event-built = { $seat } has built level { $level } in { $region }: { $building }.
event-recruited = { $seat } gains a figure in { $region }: { $figure }.
event-removed = { $seat } removes a figure from { $region }: { $figure }.
event-demolished = { $seat } takes back a building in { $region }: { $building }.
event-last-round = { $seat } has three settlements IV: this round is the last.
event-settlers-gone = Nobody has a settler left, so nobody can build any more.
event-ended = The game is over.

tally-settlements = Levels of settlements

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-goal = reaching the goal
feature-lead = lead over the others
feature-settlement-levels = levels of settlements
feature-settlements-iv = settlements IV
feature-laurel-settlement = settlement by a laurel wreath
feature-settlements = worth of the settlements
feature-castles = worth of the castles
feature-fortresses = worth of the fortresses
feature-works = worth of the works
feature-at-risk = levels at risk from Picts
feature-fish-yield = yield of fish
feature-wood-yield = yield of wood
feature-stone-yield = yield of stone
feature-gold-yield = yield of gold
feature-fish = fish
feature-wood = wood
feature-stone = stone
feature-gold = gold
feature-kinds-of-resources = different resources held
feature-resources = worth of the resources
feature-settlers = settlers on the board
feature-legionaries = legionaries on the board
feature-steps = movement points per turn
feature-debt = figures or levels to give up
feature-turn = having the turn
feature-wait = wait for the next turn
feature-points-left = movement points left
feature-settlers-ready = settlers ready to build
feature-prospects = building prospects

refusal-game-over = The game is over.
refusal-due-castle = First place your castle in one of the two regions just beyond the frontier.
refusal-wait-castle = Waiting for { $seat } to place the first castle.
refusal-due-turn =
    { $points ->
        [0] It is your turn: build if you can, or end it.
       *[other] It is your turn: move and build or take resources, or end it.
    }
refusal-wait-turn = Waiting for { $seat } to move and build, or to take resources.
refusal-due-pay = First choose what you pay for level { $level } in { $region }.
refusal-wait-pay = Waiting for { $seat } to pay for a new level.
refusal-due-toll = First take your toll: one of the resources that { $seat } has paid.
refusal-wait-toll = Waiting for { $seat } to take toll.
refusal-due-recruit = First choose the figure that your settlement in { $region } brings.
refusal-wait-recruit = Waiting for { $seat } to choose a new figure.
refusal-due-free = First raise another of your buildings at no cost, or decline.
refusal-wait-free = Waiting for { $seat } to raise a building at no cost.
refusal-due-remove =
    { $count ->
        [one] First remove one of your figures for the lost level of your settlement.
       *[other] First remove { $count } of your figures for the lost levels of your settlement.
    }
refusal-wait-remove = Waiting for { $seat } to remove a figure.
refusal-due-give-up = First give up a level II or III of a building that is not a settlement.
refusal-wait-give-up = Waiting for { $seat } to give up a level.
refusal-turn-begun = You have begun to move or build, so you cannot take resources.
refusal-movement-begun = Castles III are used before the first step.
refusal-stands-there = This figure stands in { $region } already.
refusal-no-castle-three = You have no castle III in { $region }.
refusal-castle-used = Your castle in { $region } has already received a settler in this turn.
refusal-no-settler = You have no settler in { $region }.
refusal-no-legionary = You have no legionary in { $region }.
refusal-building-begun = All movement comes before all building.
refusal-no-points = You have no movement points left.
refusal-no-border = { $origin } and { $region } have no common border, and nobody moves over the sea.
refusal-no-pict = There is no Pict in { $region } to carry.
refusal-no-pict-face-down = The Picts in { $region } lie face up or are printed, and cannot be carried.
refusal-leaves-pict = Your legionary in { $region } carries a Pict, which cannot be left there.
refusal-cannot-leave-pict = A Pict cannot be left in { $region }, and you have too few points to carry it on.
refusal-points-for-pict = You need the points you have left to bring a Pict to where it may be left.
refusal-put-pict-down = First bring the Pict that your legionary carries to a dark green region.
refusal-settler-is-home = Your settlers in { $region } have gone back there or are new, and act in your next turn.
refusal-second-building = You have a building in { $region } already.
refusal-no-building = You have no building in { $region }.
refusal-wrong-site = This cannot stand in { $region }: { $building }. Works stand in resource regions, everything else in green ones.
refusal-no-tile = You have no tile of level { $level } left: { $building }.
refusal-laurel-first = Your third settlement must stand by a laurel wreath, since none of the others does.
refusal-too-few-resources =
    { $needed ->
        [one] You need { $needed } resource, and you have none.
       *[other] You need { $needed } different resources, and you have { $held }.
    }
refusal-highest-level = There is no level above { $level }: { $building }.
refusal-settlement-four = A settlement IV in { $region } can never be taken down.
refusal-wrong-price =
    { $needed ->
        [one] The price is { $needed } resource.
       *[other] The price is { $needed } different resources.
    }
refusal-same-kind = The resources must all be different.
refusal-no-resource = You have none of this: { $resource }.
refusal-not-among-paid = What was paid and is still there has none of this: { $resource }.
refusal-no-settlement = You have a settlement in { $region }, and the free level is not for settlements.
refusal-no-figure = You have no such figure in { $region }: { $figure }.
refusal-settlement-stays = You have a settlement in { $region }, and the level to give up is one of another building.
refusal-level-one-stays = Your building in { $region } has only level I, and it is a level II or III that goes.

name-cantium = Cantium
name-dumnonia = Dumnonia
name-icenia = Icenia
name-atrebatia = Atrebatia
name-dobunnia = Dobunnia
name-catuvellaunia = Catuvellaunia
name-ordovicia = Ordovicia
name-cornovia = Cornovia
name-corieltauvia = Corieltauvia
name-carvetia = Carvetia
name-brigantia = Brigantia
name-novantia = Novantia
name-votadinia = Votadinia
name-settlement = settlement
name-castle = castle
name-fortress = fortress
name-works = works
name-settler = settler
name-legionary = legionary
name-fish = fish
name-wood = wood
name-stone = stone
name-gold = gold
name-peace = peace
name-attack = attack
name-pict = Pict
name-points = movement points
name-defence = defence
name-round = round

section-1 = Components
section-2 = Set-up
section-3 = A turn
section-4 = Moving
section-5 = Building
section-6 = Toll
section-7 = Picts
section-8 = What levels give and take
section-9 = Taking resources
section-10 = The end

clause-ALB-1-1 = Each player has 4 settlers, 3 legionaries and one movement marker of the own colour.
clause-ALB-1-2 = Each player has building tiles: settlements, 3 each of I, II, III and IV; castles, 3 each of I, II and III; fortresses, 2 each of I, II and III; works, one each of I, II and III for fishery, sawmill, quarry and gold mine. A level whose tile is not in your supply cannot be built.
clause-ALB-1-3 = The bank has 24 fish, 22 wood, 20 stone and 18 gold, and 24 neutral movement markers.
clause-ALB-1-4 = There are 35 Picts: 17 for peace and 18 that attack.
clause-ALB-2-1 = With four players all Picts are used; with three, 3 for peace and 2 that attack are left out; with two, 7 and 2. The others are shuffled and laid face down in the dark green regions, as the board says. Exactly two are left over and leave the game unseen.
clause-ALB-2-2 = Each player has a fishery I in the fish region and a sawmill I in the wood region.
clause-ALB-2-3 = The start player is drawn by lot and stays start player. All get 3 fish; the first player 1 wood, the second 2, the third 3, the fourth 4.
clause-ALB-2-4 = Each player has a fortress I and one settler in the light green start region in the south.
clause-ALB-2-5 = From the start player clockwise, each places a castle I in one of the two dark green regions without printed Picts that border the upper light green region, and takes a neutral movement marker for it. No Pict is turned up for these castles.
clause-ALB-3-1 = Clockwise from the start player. In a turn you either move and build, or take resources, never both.
clause-ALB-4-1 = All movement comes before all building.
clause-ALB-4-2 = You have as many movement points as movement markers. Crossing a border costs one. Divide the points among your settlers and legionaries on the board as you like; you need not use them all.
clause-ALB-4-3 = Nobody moves over the sea, only over the borders between regions. Any number of figures may stand in a region.
clause-ALB-4-4 = At the start of your movement you may put, for each of your castles III, one settler of yours that is on the board into its region, at no cost, and move on from there.
clause-ALB-4-5 = A legionary may carry one face-down Pict at a time, taking it up where it stands and putting it down during or at the end of its movement; several one after the other in a turn. The Pict stays face down, nobody looks at it, and it costs nothing more.
clause-ALB-4-6 = Face-up and printed Picts cannot be carried.
clause-ALB-4-7 = A Pict may be carried through a light green or resource region, but not left there, and a legionary may not end its movement with one. So a step after which the Pict could no longer be put down with the points left is not allowed.
clause-ALB-4-8 = A figure gained in this turn neither moves nor builds in it. Markers gained or lost while building count from the next turn. You may also do nothing.
clause-ALB-5-1 = After moving, each of your settlers on the board may do one building action where it stands: start a building, or raise your building there by one level. Several settlers in one region act one after the other, in any order, each to its end; two may raise the same building twice.
clause-ALB-5-2 = You have at most one building in each region.
clause-ALB-5-3 = In a resource region only its own works may be built, and works stand nowhere else. All other buildings may stand in any dark or light green region.
clause-ALB-5-4 = Levels are built in order: I, II, III, and IV for settlements only.
clause-ALB-5-5 = A level costs as many different resources as its number: any one for level I, one of each for level IV.
clause-ALB-5-6 = In this order: pay, of which toll may be taken, and lay the level face down; the settler goes back to the start region and does nothing more in this turn; a Pict is turned up; the level is turned up and takes effect.
clause-ALB-5-7 = Instead of building, a settler may take back all levels of your building where it stands, and goes back to the start region: no toll, no Pict. What each level gave is handed back. A settlement that has reached level IV can never be taken down.
clause-ALB-5-8 = At least one of your three settlements must stand by a laurel wreath: the third may be founded elsewhere only if one of the first two does.
clause-ALB-6-1 = Toll is due in dark green regions only.
clause-ALB-6-2 = Every other player whose building in the region is higher than yours was before this action (0 for a new building) has a claim. So a level I that stands is higher than a level I just being laid.
clause-ALB-6-3 = Those players take one of the resources just paid each: the highest level first, among equals whoever sits closest clockwise after the builder. The rest goes to the bank. When none is left, the others get nothing.
clause-ALB-6-4 = Example: Black raises a fortress I to II and pays fish and wood. White has a fortress III there, Red a settlement II, Blue a castle I. White chooses first and takes the wood, Red gets the fish, Blue nothing.
clause-ALB-7-1 = After every build or upgrade, the free one too, in a region with a face-down Pict, one of them is turned up. With none there is no attack.
clause-ALB-7-2 = Peace: it leaves the game, and nothing else happens, even if attacking Picts lie open.
clause-ALB-7-3 = Attack: it stays face up, and the region is attacked at once. The strength is the number of attacking Picts lying open and printed there.
clause-ALB-7-4 = Every player with a building there defends, the builder too, with the own legionaries there (1 each) and the levels of all own fortresses anywhere. The level just laid face down does not count. Defences are fixed before any loss.
clause-ALB-7-5 = A defence that is at least the strength holds. Otherwise the player loses the highest level of the building there, the builder the face-down level, whose effect never happened.
clause-ALB-7-6 = A settlement IV that has been turned up is never reduced; one still face down is not yet protected.
clause-ALB-7-7 = Several losses are carried out in turn order from the builder.
clause-ALB-7-8 = Example: Black raises a fortress I to II, and the Pict makes strength 3. Black has a fortress I here and one elsewhere: 2, and loses the face-down level. White has a fortress III here and a I elsewhere: 4, and holds. Red has a legionary here and a fortress II elsewhere: 3, and holds. Blue has a fortress II and a legionary, both elsewhere: 2, and loses the castle I here with its movement marker.
clause-ALB-8-1 = Fortress I to III: a defence of 1 for each level, everywhere; 6 at most with two.
clause-ALB-8-2 = Castle I and II: a neutral movement marker each, which goes back with the level.
clause-ALB-8-3 = Castle III: it can receive a settler at the start of your movement.
clause-ALB-8-4 = Settlement I and II: a new figure of your choice from the supply, a settler on the start region, which moves and builds from the next turn, or a legionary in the region of the new level, which defends at once and moves from the next turn. If the level is lost, you remove one of your figures from the board, a settler or a legionary as you like; you are warned before your last settler goes, for without one you can never build again. If nobody has a settler left, the game ends at once; the most levels of settlements win, and ties are broken as at the end (ALB-10.2).
clause-ALB-8-5 = Settlement III: one of your other buildings on the board, not a settlement, is raised by a level at no cost and without a settler; settlers standing there keep their building action. The tile must be in your supply. A Pict is turned up there as usual, and no toll is due. You may decline. If a settlement III is lost, you also lose one level II or III of another building that is not a settlement, with what it gave, if you have one.
clause-ALB-8-6 = Settlement IV: it counts for victory and cannot be attacked.
clause-ALB-8-7 = Works yield as many of their resource as their level.
clause-ALB-9-1 = You take as many of each resource from the bank as your works yield. Nothing else happens in the turn.
clause-ALB-9-2 = If the bank has too few of a kind, every other player who has one hands it in; if it is still short, once more. Then you take what is due, or what is there.
clause-ALB-10-1 = When a player has three settlements IV, at least one of them by a laurel wreath, the round is played to its end, so that all have had the same number of turns.
clause-ALB-10-2 = If only one player has the goal, that player wins. If several have it: most attacking Picts, open and printed, in the regions of their settlements IV; then most gold, then stone, wood and fish; then they share the victory.
