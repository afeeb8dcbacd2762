# What only the page says about Alexander the Great.

route-temple = a settlement is auctioned here
route-event = a tile lies here, face down
route-empty = nothing happens here
route-seven = only a seven leads past here
route-end = the end of the march
route-ahead = { $name }, still ahead of Alexander: { $what }
route-passed = { $name }, Alexander has passed
march-title = The march
pile-stack = Cards in the face-down stack: { $count }
adviser-free = Adviser worth { $points } points: still free
adviser-held = Adviser worth { $points } points: { $seat }
owns-gold = gold: { $count }
owns-tiles = event tiles: { $count }

auction-title = Auction: { $event }
auction-accepted = Pays:
auction-passed = out
auction-overbid = out at { $count }
auction-bid = bids { $count }
auction-pays = still owes { $count }
auction-purse = You could pay { $count }.
bid-title = Your bid
bid-less = Less
bid-more = More
bid-too-much = You could pay only { $count }. Whoever cannot pay loses half of their cards.
bid-last = { $seat } has bid { $count }.
pay-owed = Still to pay: { $count } of { $all }
pay-with = Pay with { $good }, you have { $count }
