# What only the page says about Africa.

map-title = Die Karte von Afrika
map-space = { $space }: { $content }
map-empty = leer
map-explorer = der Forscher von { $seat }
map-monuments = Gefundene Monumente: { $found } von { $all }
unseen-title = Noch verdeckt: { $count }
unseen-tile = Plättchen
unseen-count = Anzahl
owns-camps = Basiscamps: { $count }
owns-good = { $good }: { $count }
owns-gold = Goldnuggets: { $count }
owns-gems = Edelsteine: { $count }
