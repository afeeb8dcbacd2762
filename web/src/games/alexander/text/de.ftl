# Was nur die Seite über Alexander den Großen sagt.

route-temple = hier wird eine Siedlung versteigert
route-event = hier liegt ein Plättchen verdeckt
route-empty = hier geschieht nichts
route-seven = nur eine Sieben führt hier vorbei
route-end = das Ende des Zugs
route-ahead = { $name }, noch vor Alexander: { $what }
route-passed = { $name }, Alexander ist vorbei
march-title = Der Zug
pile-stack = Karten im verdeckten Stapel: { $count }
adviser-free = Berater mit { $points } Punkten: noch frei
adviser-held = Berater mit { $points } Punkten: { $seat }
owns-gold = Gold: { $count }
owns-tiles = Ereignisplättchen: { $count }

auction-title = Versteigerung: { $event }
auction-accepted = Es zahlen:
auction-passed = raus
auction-overbid = raus mit { $count }
auction-bid = bietet { $count }
auction-pays = schuldet noch { $count }
auction-purse = Du könntest { $count } zahlen.
bid-title = Dein Gebot
bid-less = Weniger
bid-more = Mehr
bid-too-much = Du könntest nur { $count } zahlen. Wer nicht zahlen kann, verliert die Hälfte seiner Karten.
bid-last = { $seat } hat { $count } geboten.
pay-owed = Noch zu zahlen: { $count } von { $all }
pay-with = Mit { $good } zahlen, du hast { $count }
