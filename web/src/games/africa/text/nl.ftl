# What only the page says about Africa.

map-title = De kaart van Afrika
map-space = { $space }: { $content }
map-empty = leeg
map-explorer = de onderzoeker van { $seat }
map-monuments = Gevonden monumenten: { $found } van { $all }
unseen-title = Nog verdekt: { $count }
unseen-tile = Zegel
unseen-count = Aantal
owns-camps = basiskampen: { $count }
owns-good = { $good }: { $count }
owns-gold = goudklompjes: { $count }
owns-gems = edelstenen: { $count }
