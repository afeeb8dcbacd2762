# Wat alleen de pagina over Alexander de Grote zegt.

route-temple = hier wordt een dorp geveild
route-event = hier ligt een fiche, gedekt
route-empty = hier gebeurt niets
route-seven = alleen een zeven leidt hier voorbij
route-end = het einde van de tocht
route-ahead = { $name }, nog voor Alexander: { $what }
route-passed = { $name }, Alexander is voorbij
march-title = De tocht
pile-stack = Kaarten in de gedekte stapel: { $count }
adviser-free = Adviseur van { $points } punten: nog vrij
adviser-held = Adviseur van { $points } punten: { $seat }
owns-gold = goud: { $count }
owns-tiles = gebeurtenisfiches: { $count }

auction-title = Veiling: { $event }
auction-accepted = Betaalt:
auction-passed = eruit
auction-overbid = eruit met { $count }
auction-bid = biedt { $count }
auction-pays = moet nog { $count }
auction-purse = Je zou { $count } kunnen betalen.
bid-title = Je bod
bid-less = Minder
bid-more = Meer
bid-too-much = Je zou maar { $count } kunnen betalen. Wie niet kan betalen, verliest de helft van zijn kaarten.
bid-last = { $seat } heeft { $count } geboden.
pay-owed = Nog te betalen: { $count } van { $all }
pay-with = Betaal met { $good }, je hebt { $count }
