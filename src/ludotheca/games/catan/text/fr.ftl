# What the base game says, and every scenario with it, which has texts of its own beside these.

option-points_to_win = Points pour gagner
option-friendly_robber = Voleur clément : on ne vole rien à qui a moins de trois points
option-dice_deck = Dés tirés d’un paquet mélangé de 36 cartes
option-player_trade = Échanges entre joueurs

prompt-found-settlement = Fonde une colonie : choisis une intersection.
prompt-found-road = Choisis où placer la route à côté de ta colonie.
prompt-roll = À toi de jouer : lance les dés.
prompt-discard =
    { $count ->
        [one] Défausse encore { $count } carte.
       *[other] Défausse encore { $count } cartes.
    }
prompt-robber = Déplace le voleur sur un autre hexagone.
prompt-main = Échange et construis, puis termine ton tour.
prompt-free-road =
    { $count ->
        [one] Construis { $count } route gratuite.
       *[other] Construis { $count } routes gratuites.
    }
prompt-offer = Que donnes-tu, et que veux-tu en échange ?
prompt-answer = { $seat } propose un échange. Ta réponse ?
prompt-partner = Choisis avec qui échanger, ou renonce.

action-roll = Lancer les dés
action-end-turn = Terminer le tour
action-build-road = Construire une route en { $edge }
action-build-settlement = Construire une colonie en { $crossing }
action-build-city = Construire une ville en { $crossing }
action-buy-development = Acheter une carte développement
action-play-knight = Jouer un chevalier
action-play-road-building = Jouer une construction de routes
action-play-year-of-plenty = Jouer une invention : { $resources }
action-play-monopoly = Jouer un monopole : { $resource }
action-move-robber = Voleur en { $hex }, prendre une carte à : { $from_seat }
action-discard = Défausser : { $resource }
action-trade-bank = Échanger avec la banque : { $give } contre { $receive }
action-offer-give = Proposer : { $good }
action-offer-want = Demander : { $good }
action-offer-to = Proposer à : { $to_seat }
action-propose = Faire l’offre
action-withdraw = Pas d’échange
action-accept = Accepter
action-refuse = Refuser
action-counter-give = Contre-offre, proposer : { $good }
action-counter-want = Contre-offre, demander : { $good }
action-counter = Faire cette contre-offre
action-trade-with = Échanger avec { $with_seat }

event-rolled = { $seat } obtient { $first } et { $second } aux dés.
event-produced = { $seat } reçoit { $count } × { $good }.
event-short = La banque n’en a pas assez pour tous : { $good }. Personne n’en reçoit.
event-road-built = { $seat } construit une route en { $edge }.
event-settlement-built = { $seat } construit une colonie en { $crossing }.
event-city-built = { $seat } construit une ville en { $crossing }.
event-development-bought = { $seat } achète une carte développement : { $card }.
event-development-played = { $seat } joue une carte : { $card }.
event-plenty-taken = { $seat } prend à la banque : { $resources }.
event-monopolised = { $seat } prend aux autres toutes les cartes d’une sorte : { $count } × { $resource }.
event-robber-moved = { $seat } déplace le voleur en { $hex }.
event-stolen = { $seat } prend une carte à { $from_seat } : { $resource }.
event-discarded = { $seat } défausse : { $resources }.
event-bank-traded = { $seat } échange avec la banque : { $count } × { $give } contre { $receive }.
event-offered = { $seat } propose à { $to_seat } : { $give } contre { $want }.
event-answered =
    { $answer ->
        [accepts] { $seat } accepte.
       *[refuses] { $seat } refuse.
    }
event-countered = { $seat } fait une contre-offre : { $give } contre { $want }.
event-traded = { $seat } échange avec { $with_seat } : { $give } contre { $receive }.
event-withdrawn = { $seat } renonce à l’échange.
event-longest-road = { $seat } a la route la plus longue : { $length }.
event-longest-road-lost = Plus personne n’a la route la plus longue.
event-largest-army = { $seat } a l’armée la plus puissante.
event-largest-army-lost = Plus personne n’a l’armée la plus puissante.

tally-settlements = Colonies
tally-cities = Villes
tally-longest-road = Route la plus longue
tally-largest-army = Armée la plus puissante
tally-victory-points = Cartes point de victoire

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points = points
feature-lead-in-points = avance en points
feature-settlements = colonies
feature-cities = villes
feature-longest-road = route la plus longue
feature-road-length = longueur de la route
feature-lead-in-road-length = avance en longueur de route
feature-roads-left = routes en réserve
feature-largest-army = armée la plus puissante
feature-knights-played = chevaliers joués
feature-lead-in-knights = avance en chevaliers
feature-development-cards = cartes développement en main
feature-cards = cartes ressource en main
feature-cards-above-the-limit = cartes menacées par un sept
feature-cards-to-give-up = cartes à défausser
feature-on-turn = le tour de jouer
feature-turns-to-wait = attente avant de rejouer
feature-robber-to-move = droit de déplacer le voleur
feature-free-roads = routes gratuites
feature-income-of-lumber = production de bois
feature-income-of-brick = production d’argile
feature-income-of-grain = production de blé
feature-income-of-wool = production de laine
feature-income-of-ore = production de minerai
feature-kinds-of-income = variété de la production
feature-income-blocked-by-the-robber = production bloquée par le voleur
feature-income-for-a-road = production pour des routes
feature-income-for-a-settlement = production pour des colonies
feature-income-for-a-city = production pour des villes
feature-income-for-a-development = production pour des développements
feature-income-with-a-harbour-of-all-kinds = production échangeable à 3:1
feature-income-with-a-harbour-of-its-kind = production échangeable à 2:1
feature-harbour-of-all-kinds = port à 3:1
feature-site-at-a-road = meilleur emplacement de colonie
feature-site-one-road-away = meilleur emplacement à 1 route
feature-site-two-roads-away = meilleur emplacement à 2 routes
feature-sites-at-a-road = emplacements de colonie
feature-lumber-in-hand = bois en main
feature-brick-in-hand = argile en main
feature-grain-in-hand = blé en main
feature-wool-in-hand = laine en main
feature-ore-in-hand = minerai en main
feature-near-to-a-road = cartes pour une route
feature-near-to-a-settlement = cartes pour une colonie
feature-near-to-a-city = cartes pour une ville
feature-near-to-a-development = cartes pour un développement
feature-worth-of-the-hand = valeur de la main
feature-knight-in-hand = chevaliers en main
feature-victory-point-in-hand = cartes point de victoire
feature-road-building-in-hand = construction de routes en main
feature-year-of-plenty-in-hand = invention en main
feature-monopoly-in-hand = monopole en main
feature-bought-in-this-turn = nouvelles cartes développement
feature-gain-by-the-offer = gain attendu de l’offre

none-resource = cachée
none-card = cachée
none-from_seat = personne
none-to_seat = tous

refusal-game-over = La partie est finie.
refusal-due-found-settlement = Fonde d’abord une colonie.
refusal-wait-found-settlement = On attend { $seat } pour la fondation d’une colonie.
refusal-due-found-road = Place d’abord la route à côté de ta nouvelle colonie.
refusal-wait-found-road = On attend { $seat } pour la route à côté de la nouvelle colonie.
refusal-due-roll = Lance d’abord les dés.
refusal-wait-roll = On attend { $seat } pour le lancer de dés.
refusal-due-discard =
    { $count ->
        [one] Défausse d’abord encore { $count } carte.
       *[other] Défausse d’abord encore { $count } cartes.
    }
refusal-wait-discard = On attend { $seat } pour la défausse.
refusal-due-robber = Déplace d’abord le voleur.
refusal-wait-robber = On attend { $seat } pour le déplacement du voleur.
refusal-due-main = Tu peux maintenant échanger et construire, ou terminer ton tour.
refusal-wait-main = On attend { $seat } pour la fin du tour.
refusal-due-free-road =
    { $count ->
        [one] Construis d’abord { $count } route gratuite.
       *[other] Construis d’abord { $count } routes gratuites.
    }
refusal-wait-free-road = On attend { $seat } pour les routes gratuites.
refusal-due-offer = Fais d’abord ton offre, ou retire-la.
refusal-wait-offer = On attend une offre de { $seat }.
refusal-due-answer = Réponds d’abord à l’offre de { $seat }.
refusal-wait-answer = On attend la réponse de { $seat } à l’offre.
refusal-due-partner = Choisis d’abord avec qui échanger, ou renonce.
refusal-wait-partner = On attend { $seat } pour le choix d’un partenaire.
refusal-edge-taken = Il y a déjà une route à cet endroit ({ $seat }).
refusal-not-at-founded = La route doit toucher la colonie qui vient d’être fondée.
refusal-road-not-joined = Aucune de tes routes ni aucun de tes bâtiments n’y touche.
refusal-road-cut = Un bâtiment de { $seat } coupe ta route à cet endroit.
refusal-no-road-left = Tu n’as plus de route.
refusal-too-dear-road = Une route coûte bois et argile.
refusal-crossing-taken = Il y a déjà un bâtiment à cet endroit ({ $seat }).
refusal-too-near = Il y a un bâtiment sur une intersection voisine.
refusal-no-road-here = Aucune de tes routes n’y mène.
refusal-no-settlement-place = Aucune de tes routes ne mène à une intersection où une colonie peut se trouver.
refusal-no-settlement-left = Tu n’as plus de colonie.
refusal-too-dear-settlement = Une colonie coûte bois, argile, blé et laine.
refusal-no-own-settlement = Tu n’as pas de colonie à cet endroit.
refusal-no-settlement-yet = Tu n’as sur le plateau aucune colonie qu’une ville pourrait remplacer.
refusal-no-city-left = Tu n’as plus de ville.
refusal-too-dear-city = Une ville coûte deux blés et trois minerais.
refusal-no-development-left = Il n’y a plus de cartes développement.
refusal-too-dear-development = Une carte développement coûte minerai, blé et laine.
refusal-one-card-a-turn = Tu as déjà joué une carte développement pendant ce tour.
refusal-bought-this-turn = Tu viens d’acheter cette carte pendant ce tour : { $card }.
refusal-no-such-card = Tu n’as pas cette carte : { $card }.
refusal-no-road-place = Il n’y a aucune place pour une de tes routes.
refusal-bank-lacks = La banque n’a pas ces cartes.
refusal-robber-stays = Le voleur doit aller sur un autre hexagone.
refusal-robber-is-friendly = Le voleur reste à l’écart des joueurs qui ont moins de trois points : { $seat }.
refusal-spared = { $seat } a moins de trois points : on ne lui prend pas de carte.
refusal-somebody-to-rob = Quelqu’un y a des cartes : choisis à qui en prendre une.
refusal-no-such-seat = Il n’y a personne à cette place.
refusal-not-oneself = Tu ne peux pas te prendre une carte à toi-même.
refusal-no-building-there = { $seat } n’y a pas de bâtiment.
refusal-no-cards = { $seat } n’a pas de cartes.
refusal-no-such-good = Tu n’en as plus : { $good }.
refusal-too-few-to-trade = La banque en demande { $count } : { $good }.
refusal-bank-has-none = La banque n’en a pas : { $good }.
refusal-no-player-trade = À cette table, les joueurs n’échangent pas entre eux.
refusal-no-gifts = Chaque côté doit donner quelque chose.
refusal-not-with-oneself = Tu ne peux pas échanger avec toi-même.
refusal-cannot-pay-counter = Tu n’as pas ce que { $seat } demande.
refusal-was-not-asked = Ton offre ne s’adresse pas à { $seat }.
refusal-still-thinking = { $seat } n’a pas encore répondu.
refusal-has-refused = { $seat } a refusé.
refusal-own-offer = C’est ta propre offre.
refusal-not-asked = { $seat } a fait cette offre à d’autres.
refusal-has-answered = Tu as déjà répondu.
refusal-lacks-wanted = Tu n’as pas ce qui est demandé.
refusal-like-for-like = On ne donne pas et ne reçoit pas la même chose : { $good }.
refusal-nobody-has-so-many = Personne ne pourrait en donner autant : { $good }.
refusal-has-not-so-many = { $seat } n’a pas autant de cartes : { $good }.
refusal-too-many-cards = Aucun côté d’une offre n’a plus de { $count } cartes.
refusal-too-many-offers = Tu as fait { $count } offres pendant ce tour, c’est le maximum.
refusal-named-already = Ton offre s’adresse déjà à { $seat }.

name-lumber = bois
name-brick = argile
name-grain = blé
name-wool = laine
name-ore = minerai
name-forest = forêt
name-hill = colline
name-field = champ
name-pasture = pâturage
name-mountain = montagne
name-desert = désert
name-any = au choix
name-knight = chevalier
name-victory-point = point de victoire
name-road-building = construction de routes
name-year-of-plenty = invention
name-monopoly = monopole

section-CAT-1 = Les règles de Catan
section-CAT-2 = Réglages et offres d’échange

clause-CAT-1-1 = Le plateau compte 19 hexagones : 4 champs, 4 pâturages, 4 forêts, 3 collines, 3 montagnes et un désert, où commence le voleur. Ils portent 18 numéros (2 et 12 une fois, 3 à 6 et 8 à 11 deux fois) ; jamais deux numéros 6 ou 8 ne se touchent. Il y a neuf ports, quatre à 3:1 et un à 2:1 pour chaque ressource, 19 cartes de chaque ressource et 25 cartes développement : 14 chevaliers, 5 points de victoire, et 2 de chaque pour construction de routes, invention et monopole. Chaque joueur a 15 routes, 5 colonies et 4 villes.
clause-CAT-1-2 = Dans l’ordre du tour, puis dans l’ordre inverse, chacun fonde une colonie avec une route à côté. La seconde colonie rapporte une carte pour chaque hexagone qu’elle touche.
clause-CAT-1-3 = Un tour : lancer les dés ; chaque hexagone portant ce numéro produit sa ressource, 1 pour une colonie et 2 pour une ville, sauf si le voleur y est ; ensuite, échanger et construire dans n’importe quel ordre. À tout moment de ton tour, même avant le lancer, tu peux jouer une carte développement.
clause-CAT-1-4 = Si la banque ne peut pas donner à tous ce qui leur est dû d’une ressource, personne n’en reçoit ; si elle n’est due qu’à un seul joueur, il reçoit ce qui reste.
clause-CAT-1-5 = Sur un sept, tous ceux qui ont plus de sept cartes en défaussent la moitié, arrondie à l’inférieur, tous en même temps. Celui qui a lancé les dés déplace le voleur sur un autre hexagone et prend une carte au hasard à un joueur qui y a un bâtiment, si l’un d’eux a des cartes.
clause-CAT-1-6 = Une route coûte bois et argile ; une colonie bois, argile, blé et laine ; une ville deux blés et trois minerais ; une carte développement minerai, blé et laine.
clause-CAT-1-7 = Une route touche une de tes routes ou un de tes bâtiments et ne peut pas continuer au-delà du bâtiment d’un autre joueur. Une colonie demande une route à toi, et toutes les intersections voisines doivent être libres. Une ville remplace une de tes colonies, qui revient dans ta réserve.
clause-CAT-1-8 = La banque échange à 4:1 ; avec un bâtiment à un port, à 3:1, ou à 2:1 pour la ressource du port. Les joueurs n’échangent qu’avec celui dont c’est le tour : il fait une offre, et les autres acceptent, refusent ou font une contre-offre. Pas de cadeaux, et jamais une ressource contre davantage de la même.
clause-CAT-1-9 = Une carte développement ne se joue pas pendant le tour où elle a été achetée, et on en joue au plus une par tour. Les points de victoire ne se jouent jamais ; ils comptent aussitôt. Chevalier : déplacer le voleur et prendre une carte comme après un sept, mais personne ne défausse. Construction de routes : deux routes gratuites, ou moins s’il manque une route ou une place. Invention : deux cartes au choix de la banque. Monopole : toutes les cartes d’une ressource de tous les autres.
clause-CAT-1-10 = La route continue la plus longue, d’au moins 5, et l’armée la plus puissante, d’au moins 3 chevaliers, valent 2 points chacune. Elles ne passent qu’à celui qui a strictement plus. Si une route est coupée et que plusieurs autres sont aussi longues, ou qu’aucune n’atteint 5, personne ne l’a.
clause-CAT-1-11 = Une colonie vaut 1 point, une ville 2. Celui qui atteint 10 points pendant son tour gagne.
clause-CAT-2-1 = Un réglage : un autre nombre de points fait gagner, de 8 à 12 au lieu de 10.
clause-CAT-2-2 = Un réglage, le voleur clément : on ne vole rien à qui a moins de trois points ; seuls comptent les points visibles de tous. Le voleur n’est pas placé à côté d’un bâtiment d’un autre joueur dans ce cas. S’il ne reste alors aucun autre hexagone, il peut aller partout, mais ne prend pas de carte à un tel joueur.
clause-CAT-2-3 = Un réglage, le paquet de dés : 36 cartes, une pour chaque paire de deux dés, sont mélangées, et chaque lancer est la carte suivante. Tous voient combien il en reste ; quand elles sont épuisées, on les mélange à nouveau.
clause-CAT-2-4 = Un réglage : les joueurs n’échangent pas entre eux, seulement avec la banque.
clause-CAT-2-5 = Ce qui a été mis dans une offre n’en est plus retiré. Une offre s’adresse à ceux qui sont nommés, ou sinon à tous les autres, et eux seuls répondent. Celui qui l’a faite peut échanger avec le premier qui accepte, ou la retirer, pendant que d’autres réfléchissent encore. Il y a au plus huit offres par tour, et une offre retirée avant d’être faite compte aussi ; aucun côté d’une offre n’a plus de six cartes.
