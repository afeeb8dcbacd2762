# Ce que seule la page dit de Catan.

board-title = Le plateau de Catan
board-hex = { $hex } : { $terrain }
board-robber = Le voleur est ici
board-edge = Chemin libre { $edge }
board-road = { $edge } : une route de { $seat }
board-crossing = Croisement libre { $crossing }
board-settlement = { $crossing } : une colonie de { $seat }
board-city = { $crossing } : une ville de { $seat }
board-harbour = Port, 2:1 pour { $good }
board-harbour-any = Port, 3:1
dice-title = Lancé : { $first } et { $second }

own-title = Ta main
good-count = { $good } : { $count }
goods-none = rien
developments-title = Tes cartes développement
development-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } cartes
    }
development-fresh = { $card }, achetée à l’instant
costs-title = Ce que coûte la construction
cost-road = Route : bois, argile
cost-settlement = Colonie : bois, argile, blé, laine
cost-city = Ville : deux blés, trois minerais
cost-development = Carte développement : blé, laine, minerai
sheet-fold = Replier

pile-title = La banque
pile-good = { $good } à la banque : { $count }
pile-development = Cartes développement restantes : { $count }
pile-dice = Cartes restantes dans le paquet de dés : { $count }

pick-own = { $good } : { $count } sur { $all }
pick-any = { $good } : { $count }
pick-back = Reprendre { $good }
pick-do = Jouer la carte
refusal-pick-first = Choisis d’abord : encore { $count }.
pick-year-of-plenty = Quelles deux cartes prends-tu à la banque ?
pick-monopoly = Quelle ressource tous les autres doivent-ils céder ?
discard-title =
    { $count ->
        [one] Défausse { $count } carte
       *[other] Défausse { $count } cartes
    }
discard-chosen = Choisies : { $count } sur { $all }
discard-do = Défausser celles-ci

trade-title = Échange
trade-with = Avec qui ?
trade-others = Les autres
trade-bank = La banque
trade-to = À qui ?
trade-everybody = Tous
trade-give = Tu donnes
trade-want = Tu veux
trade-get = Tu obtiens
trade-gives = Donne
trade-wants = Veut
trade-receive = Tu reçois
trade-rate = { $good }, { $count }:1, tu en as { $all }
trade-for = { $count } { $give } contre { $receive }
trade-clear = Vider
trade-offer-of = { $seat } propose un échange
trade-counter = Autre chose …
trade-back = Retour
answer-none = réfléchit …
answer-accepts = accepte
answer-refuses = refuse
answer-counters = préférerait :
answer-countered = fait une contre-offre
chosen-accepts = Tu as accepté.
chosen-refuses = Tu as refusé.
chosen-counters = Tu as fait une autre offre.
chosen-discard = Tu as choisi.

owns-cards = cartes en main : { $count }
owns-developments = cartes développement : { $count }
owns-knights = chevaliers joués : { $count }
owns-longest-road = la route la plus longue
owns-largest-army = l’armée la plus puissante
left-road = routes restantes : { $count }
left-settlement = colonies restantes : { $count }
left-city = villes restantes : { $count }
known-title = Ce que l’on sait de la main
known-range = { $good } : { $least } à { $most }
