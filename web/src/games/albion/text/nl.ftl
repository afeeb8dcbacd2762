# Wat alleen de pagina over Albion zegt.

map-title = De kaart van Albion
map-region = { $region }: { $ground }
ground-start = startveld
ground-light = lichtgroen veld
ground-dark = donkergroen veld
ground-laurel = donkergroen veld met een lauwerkrans
ground-fish = grondstofveld vis
ground-wood = grondstofveld hout
ground-stone = grondstofveld steen
ground-gold = grondstofveld goud
map-picts-hidden = Verdekte Pikten: { $count }
map-picts-open = Pikten ‘aanval’: { $count }
map-picts-printed = Afgedrukte Pikten: { $count }
map-picts-carried = Getransporteerde Pikten: { $count }
map-owner = { $seat }: { $things }
map-settlers =
    { $count ->
        [one] { $count } kolonist
       *[other] { $count } kolonisten
    }
map-legionaries =
    { $count ->
        [one] { $count } legionair
       *[other] { $count } legionairs
    }
map-figures-here = Jouw figuren in { $region }: { $things }
map-points = Bewegingspunten: { $left } van { $all }
owns-resource = { $resource }: { $count }, en { $yield } telkens als er grondstoffen worden genomen
owns-points = bewegingspunten: { $count }
owns-defence = verdedigingssterkte over het hele speelbord: { $count }
owns-settlers = kolonisten: { $count } op het speelbord, { $supply } in de voorraad
owns-legionaries = legionairs: { $count } op het speelbord, { $supply } in de voorraad
owns-buildings = { $building }: { $levels }
owns-none = geen
