# What only the page says about Africa.

map-title = The map of Africa
map-space = { $space }: { $content }
map-empty = empty
map-explorer = the explorer of { $seat }
map-monuments = Monuments found: { $found } of { $all }
unseen-title = Still face down: { $count }
unseen-tile = Tile
unseen-count = Number
owns-camps = base camps: { $count }
owns-good = { $good }: { $count }
owns-gold = gold nuggets: { $count }
owns-gems = gems: { $count }
