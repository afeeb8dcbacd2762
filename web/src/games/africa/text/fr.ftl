# What only the page says about Africa.

map-title = La carte de l’Afrique
map-space = { $space } : { $content }
map-empty = vide
map-explorer = l’explorateur de { $seat }
map-monuments = Monuments trouvés : { $found } sur { $all }
unseen-title = Encore cachées : { $count }
unseen-tile = Tuile
unseen-count = Nombre
owns-camps = camps : { $count }
owns-good = { $good } : { $count }
owns-gold = pépites d’or : { $count }
owns-gems = gemmes : { $count }
