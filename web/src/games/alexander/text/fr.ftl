# Ce que seule la page dit d’Alexandre le Grand.

route-temple = on y met une colonie aux enchères
route-event = une tuile y attend, face cachée
route-empty = rien ne s’y passe
route-seven = seul un sept mène au-delà
route-end = la fin de la marche
route-ahead = { $name }, encore devant Alexandre : { $what }
route-passed = { $name }, Alexandre est passé
march-title = La marche
pile-stack = Cartes de la pile cachée : { $count }
adviser-free = Conseiller à { $points } points : encore libre
adviser-held = Conseiller à { $points } points : { $seat }
owns-gold = or : { $count }
owns-tiles = tuiles d’événement : { $count }

auction-title = Enchère : { $event }
auction-accepted = On paie en :
auction-passed = dehors
auction-overbid = dehors à { $count }
auction-bid = offre { $count }
auction-pays = doit encore { $count }
auction-purse = Tu pourrais payer { $count }.
bid-title = Ton offre
bid-less = Moins
bid-more = Plus
bid-too-much = Tu ne pourrais payer que { $count }. Qui ne peut payer perd la moitié de ses cartes.
bid-last = { $seat } a offert { $count }.
pay-owed = Reste à payer : { $count } sur { $all }
pay-with = Payer avec { $good }, tu en as { $count }
