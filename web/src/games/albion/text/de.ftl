# Was nur die Seite über Albion sagt.

map-title = Die Karte von Albion
map-region = { $region }: { $ground }
ground-start = Startgebiet
ground-light = hellgrünes Gebiet
ground-dark = dunkelgrünes Gebiet
ground-laurel = dunkelgrünes Gebiet mit Lorbeerkranz
ground-fish = Fischgebiet
ground-wood = Holzgebiet
ground-stone = Steingebiet
ground-gold = Goldgebiet
map-picts-hidden = Verdeckte Pikten: { $count }
map-picts-open = Angreifende Pikten: { $count }
map-picts-printed = Aufgedruckte Pikten: { $count }
map-picts-carried = Getragene Pikten: { $count }
map-owner = { $seat }: { $things }
map-settlers = { $count } Siedler
map-legionaries =
    { $count ->
        [one] { $count } Legionär
       *[other] { $count } Legionäre
    }
map-figures-here = Deine Figuren in { $region }: { $things }
map-points = Bewegungspunkte: { $left } von { $all }
owns-resource = { $resource }: { $count }, und { $yield } bei jedem Nehmen von Rohstoffen
owns-points = Bewegungspunkte: { $count }
owns-defence = Verteidigung überall: { $count }
owns-settlers = Siedler: { $count } auf dem Plan, { $supply } im Vorrat
owns-legionaries = Legionäre: { $count } auf dem Plan, { $supply } im Vorrat
owns-buildings = { $building }: { $levels }
owns-none = keine
