# Ce que seule la page dit d’Albion.

map-title = La carte d’Albion
map-region = { $region } : { $ground }
ground-start = région de départ
ground-light = région verte claire
ground-dark = région verte foncée
ground-laurel = région verte foncée avec une couronne de laurier
ground-fish = région de matières premières, poisson
ground-wood = région de matières premières, bois
ground-stone = région de matières premières, pierre
ground-gold = région de matières premières, or
map-picts-hidden = Pictes face cachée : { $count }
map-picts-open = Pictes « attaque » : { $count }
map-picts-printed = Pictes imprimés : { $count }
map-picts-carried = Pictes transportés : { $count }
map-owner = { $seat } : { $things }
map-settlers =
    { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }
map-legionaries =
    { $count ->
        [one] { $count } légionnaire
       *[other] { $count } légionnaires
    }
map-figures-here = Tes pions en { $region } : { $things }
map-points = Points de mouvement : { $left } sur { $all }
owns-resource = { $resource } : { $count }, et { $yield } à chaque prise de matières premières
owns-points = points de mouvement : { $count }
owns-defence = défense sur tout le plateau : { $count }
owns-settlers = colons : { $count } sur le plateau, { $supply } en réserve
owns-legionaries = légionnaires : { $count } sur le plateau, { $supply } en réserve
owns-buildings = { $building } : { $levels }
owns-none = aucun
