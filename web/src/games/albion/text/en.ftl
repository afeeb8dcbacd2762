# What only the page says about Albion.

map-title = The map of Albion
map-region = { $region }: { $ground }
ground-start = start region
ground-light = light green region
ground-dark = dark green region
ground-laurel = dark green region with a laurel wreath
ground-fish = fish region
ground-wood = wood region
ground-stone = stone region
ground-gold = gold region
map-picts-hidden = Picts face down: { $count }
map-picts-open = Picts attacking: { $count }
map-picts-printed = Picts printed: { $count }
map-picts-carried = Picts carried: { $count }
map-owner = { $seat }: { $things }
map-settlers =
    { $count ->
        [one] { $count } settler
       *[other] { $count } settlers
    }
map-legionaries =
    { $count ->
        [one] { $count } legionary
       *[other] { $count } legionaries
    }
map-figures-here = Your figures in { $region }: { $things }
map-points = Movement points: { $left } of { $all }
owns-resource = { $resource }: { $count }, and { $yield } each time resources are taken
owns-points = movement points: { $count }
owns-defence = defence everywhere: { $count }
owns-settlers = settlers: { $count } on the board, { $supply } in the supply
owns-legionaries = legionaries: { $count } on the board, { $supply } in the supply
owns-buildings = { $building }: { $levels }
owns-none = none
