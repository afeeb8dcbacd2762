title = Albion
about = Colonise la Grande-Bretagne pour l’empereur : avance vers le nord, bâtis des colonies, des châteaux et des fortifications, et tiens tête aux Pictes.
reconstructed = La carte est en partie reconstituée : aucune image du plateau imprimé n’a été trouvée. On connaît ses 13 régions, leurs sortes et à peu près leur place, ainsi que le nombre total de Pictes à répartir. Le nom des régions, leurs frontières exactes et le nombre de Pictes cachés ou imprimés dans chacune sont notre choix.

prompt-castle = Place ton premier château dans l’une des deux régions juste au nord du limes.
prompt-start =
    { $points ->
        [one] Déplace tes pions ({ $points } point de mouvement) et construis, ou prends des matières premières.
       *[other] Déplace tes pions ({ $points } points de mouvement) et construis, ou prends des matières premières.
    }
prompt-start-only =
    { $points ->
        [one] Tu n’as plus de colons : déplace des légionnaires ({ $points } point de mouvement) ou prends des matières premières.
       *[other] Tu n’as plus de colons : déplace des légionnaires ({ $points } points de mouvement) ou prends des matières premières.
    }
prompt-move =
    { $points ->
        [0] Tu n’as plus de points de mouvement. Construis avec tes colons ou termine ton tour.
        [one] Il te reste { $points } point de mouvement. Déplace-toi encore, construis avec tes colons ou termine ton tour.
       *[other] Il te reste { $points } points de mouvement. Déplace-toi encore, construis avec tes colons ou termine ton tour.
    }
prompt-move-only =
    { $points ->
        [0] Tu n’as plus de points de mouvement. Termine ton tour.
        [one] Il te reste { $points } point de mouvement. Déplace encore tes légionnaires ou termine ton tour.
       *[other] Il te reste { $points } points de mouvement. Déplace encore tes légionnaires ou termine ton tour.
    }
prompt-build = Construis avec tes autres colons ou termine ton tour.
prompt-pay = Choisis avec quoi tu paies le niveau { $level } en { $region } : { $building }.
prompt-toll = { $seat } construit en { $region } : prends en tribut une des matières premières payées.
prompt-recruit = Ta colonie en { $region } te donne un pion : un colon dans la région de départ ou un légionnaire sur place.
prompt-free = Grâce à ta colonie, tu peux améliorer gratuitement d’un niveau un de tes autres bâtiments.
prompt-remove =
    { $count ->
        [one] Ta colonie perd un niveau : retire un de tes pions.
       *[other] Ta colonie perd des niveaux : retire { $count } de tes pions.
    }
prompt-give-up = Avec le niveau III de ta colonie, tu perds aussi un niveau II ou III d’un autre bâtiment.

action-place-castle = Placer le château en { $region }
action-take-resources = Prendre des matières premières (tour entier)
action-summon = Faire venir un colon au château : { $origin } vers { $region }
action-move-settler = Colon : { $origin } vers { $region }
action-move-legionary = Légionnaire : { $origin } vers { $region }
action-carry = Légionnaire avec un Picte : { $origin } vers { $region }
action-found = Construire en { $region } : { $building }
action-raise = Améliorer ton bâtiment en { $region }
action-demolish = Retirer ton bâtiment en { $region }
action-pay = Payer : { $resources }
action-take-toll = Prendre en tribut : { $resource }
action-recruit = Prendre un pion : { $figure }
action-raise-free = Améliorer gratuitement : { $region }
action-decline = Ne rien améliorer
action-remove = Retirer un pion en { $region } : { $figure }
action-give-up = Abandonner le plus haut niveau en { $region }
action-end-turn = Terminer le tour

hint-no-cost = ne coûte rien
hint-step =
    { $points ->
        [one] coûte ton dernier point de mouvement
       *[other] coûte 1 de tes { $points } points de mouvement
    }
hint-cost =
    { $cost ->
        [one] coûte { $cost } matière première
       *[other] coûte { $cost } matières premières différentes
    }
hint-risk = en cas d’attaque : force { $strength }, ta défense { $defence }
hint-toll =
    { $claims ->
        [1] tribut : { $first_seat }
        [2] tribut : { $first_seat }, { $second_seat }
       *[3] tribut : { $first_seat }, { $second_seat }, { $third_seat }
    }
hint-cost-toll = { hint-cost } ; { hint-toll }
hint-cost-risk = { hint-cost } ; { hint-risk }
hint-cost-toll-risk = { hint-cost } ; { hint-toll } ; { hint-risk }
hint-toll-risk = { hint-toll } ; { hint-risk }
hint-lose-markers =
    { $markers ->
        [one] rend { $markers } marqueur de mouvement
       *[other] rend { $markers } marqueurs de mouvement
    }
hint-lose-figures =
    { $levels ->
        [0] tu retires ensuite { $figures } de tes pions
       *[other] tu retires ensuite { $figures } de tes pions, et tu abandonnes un niveau II ou III d’un autre bâtiment
    }
warning-last-settler = ton dernier colon : tu ne pourrais plus jamais construire
warning-last-settler-of-all = le dernier colon du plateau : la partie s’arrête aussitôt

event-castle-placed = { $seat } place un château en { $region }.
event-resources-taken = { $seat } prend des matières premières : poisson { $fish }, bois { $wood }, pierre { $stone }, or { $gold }.
event-handed-in = La réserve ne suffit pas, { $seat } y remet donc une matière première : { $resource }.
event-moved = { $seat } déplace un pion depuis { $origin } vers { $region } : { $figure }.
event-summoned = { $seat } fait venir un colon depuis { $origin } vers { $region }.
event-carried = { $seat } transporte un Picte depuis { $origin } vers { $region }.
event-laid = { $seat } pose le niveau { $level } en { $region } : { $building }. Payé : { $resources }.
event-laid-free = { $seat } pose gratuitement le niveau { $level } en { $region } : { $building }.
event-toll-taken = { $seat } reçoit un tribut payé par { $from_seat } : { $resource }.
event-pict-turned = Le Picte révélé en { $region } indique : { $pict }.
event-attacked = { $region } subit une attaque de force { $strength }.
event-held = { $seat } tient bon avec une défense de { $defence }.
event-level-lost = { $seat } perd le niveau { $level } en { $region } : { $building }.
event-built = { $seat } a construit le niveau { $level } en { $region } : { $building }.
event-recruited = { $seat } reçoit un pion en { $region } : { $figure }.
event-removed = { $seat } retire un pion en { $region } : { $figure }.
event-demolished = { $seat } retire un bâtiment en { $region } : { $building }.
event-last-round = { $seat } a trois colonies IV : ce tour de jeu est le dernier.
event-settlers-gone = Plus personne n’a de colon : personne ne peut plus construire.
event-ended = La partie est finie.

tally-settlements = Niveaux des colonies

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-goal = but de la partie atteint
feature-lead = avance sur les autres
feature-settlement-levels = niveaux des colonies
feature-settlements-iv = colonies IV
feature-laurel-settlement = colonie avec couronne de laurier
feature-settlements = valeur des colonies
feature-castles = valeur des châteaux
feature-fortresses = valeur des fortifications
feature-works = valeur des entreprises
feature-at-risk = niveaux menacés par les Pictes
feature-fish-yield = production de poisson
feature-wood-yield = production de bois
feature-stone-yield = production de pierre
feature-gold-yield = production d’or
feature-fish = poisson
feature-wood = bois
feature-stone = pierre
feature-gold = or
feature-kinds-of-resources = matières premières différentes
feature-resources = valeur des matières premières
feature-settlers = colons sur le plateau
feature-legionaries = légionnaires sur le plateau
feature-steps = points de mouvement par tour
feature-debt = pions ou niveaux à perdre
feature-turn = le tour de jouer
feature-wait = attente avant de rejouer
feature-points-left = points de mouvement restants
feature-settlers-ready = colons prêts à construire
feature-prospects = perspectives de construction

refusal-game-over = La partie est finie.
refusal-due-castle = Place d’abord ton château dans l’une des deux régions juste au nord du limes.
refusal-wait-castle = On attend { $seat } : premier château à placer.
refusal-due-turn =
    { $points ->
        [0] C’est ton tour : construis si tu peux, ou termine ton tour.
       *[other] C’est ton tour : déplace-toi et construis, prends des matières premières ou termine ton tour.
    }
refusal-wait-turn = On attend { $seat } : se déplacer et construire, ou prendre des matières premières.
refusal-due-pay = Choisis d’abord avec quoi tu paies le niveau { $level } en { $region }.
refusal-wait-pay = On attend { $seat } : un nouveau niveau à payer.
refusal-due-toll = Prends d’abord ton tribut : une des matières premières payées par { $seat }.
refusal-wait-toll = On attend { $seat } : un tribut à choisir.
refusal-due-recruit = Choisis d’abord le pion que te donne ta colonie en { $region }.
refusal-wait-recruit = On attend { $seat } : un nouveau pion à choisir.
refusal-due-free = Améliore d’abord gratuitement un de tes autres bâtiments, ou renonces-y.
refusal-wait-free = On attend { $seat } : un bâtiment à améliorer gratuitement.
refusal-due-remove =
    { $count ->
        [one] Retire d’abord un de tes pions pour le niveau perdu de ta colonie.
       *[other] Retire d’abord { $count } de tes pions pour les niveaux perdus de ta colonie.
    }
refusal-wait-remove = On attend { $seat } : un pion à retirer.
refusal-due-give-up = Abandonne d’abord un niveau II ou III d’un bâtiment qui n’est pas une colonie.
refusal-wait-give-up = On attend { $seat } : un niveau à abandonner.
refusal-turn-begun = Tu as déjà commencé à te déplacer ou à construire, tu ne peux donc plus prendre de matières premières.
refusal-movement-begun = Les châteaux III s’utilisent avant le premier pas.
refusal-stands-there = Ce pion est déjà en { $region }.
refusal-no-castle-three = Tu n’as pas de château III en { $region }.
refusal-castle-used = Ton château en { $region } a déjà reçu un colon pendant ce tour.
refusal-no-settler = Tu n’as pas de colon en { $region }.
refusal-no-legionary = Tu n’as pas de légionnaire en { $region }.
refusal-building-begun = Tous les déplacements se font avant de construire.
refusal-no-points = Tu n’as plus de points de mouvement.
refusal-no-border = { $origin } et { $region } n’ont pas de frontière commune, et on ne traverse pas la mer.
refusal-no-pict = Il n’y a pas de Picte à transporter en { $region }.
refusal-no-pict-face-down = Les Pictes en { $region } sont face visible ou imprimés ; on ne peut pas les transporter.
refusal-leaves-pict = Ton légionnaire en { $region } transporte un Picte, qui ne peut pas y rester.
refusal-cannot-leave-pict = On ne peut pas laisser de Picte en { $region }, et tu n’as pas assez de points pour le transporter plus loin.
refusal-points-for-pict = Il te faut les points qui restent pour amener un Picte là où il peut rester.
refusal-put-pict-down = Amène d’abord le Picte que transporte ton légionnaire dans une région vert foncé.
refusal-settler-is-home = Tes colons en { $region } viennent d’y revenir ou d’y arriver ; ils agiront à ton prochain tour.
refusal-second-building = Tu as déjà un bâtiment en { $region }.
refusal-no-building = Tu n’as pas de bâtiment en { $region }.
refusal-wrong-site = Cela ne peut pas être en { $region } : { $building }. Les entreprises sont dans les régions de matière première, tout le reste dans les régions vertes.
refusal-no-tile = Tu n’as plus de tuile de niveau { $level } : { $building }.
refusal-laurel-first = Ta troisième colonie doit être dans une région avec une couronne de laurier, car aucune des autres ne l’est.
refusal-too-few-resources =
    { $needed ->
        [one] Il te faut { $needed } matière première, et tu en as { $held }.
       *[other] Il te faut { $needed } matières premières différentes, et tu en as { $held }.
    }
refusal-highest-level = Il n’y a rien au-dessus du niveau { $level } : { $building }.
refusal-settlement-four = La colonie IV en { $region } ne peut plus jamais être retirée.
refusal-wrong-price =
    { $needed ->
        [one] Le prix est de { $needed } matière première.
       *[other] Le prix est de { $needed } matières premières différentes.
    }
refusal-same-kind = Les matières premières doivent toutes être différentes.
refusal-no-resource = Tu n’en as pas : { $resource }.
refusal-not-among-paid = Il n’y en a pas dans ce qui reste du paiement : { $resource }.
refusal-no-settlement = Tu as une colonie en { $region }, et le niveau gratuit n’est pas pour les colonies.
refusal-no-figure = Tu n’as pas ce pion en { $region } : { $figure }.
refusal-settlement-stays = Tu as une colonie en { $region }, et le niveau à abandonner est celui d’un autre bâtiment.
refusal-level-one-stays = Ton bâtiment en { $region } n’a que le niveau I, et c’est un niveau II ou III qui part.

name-cantium = Cantium
name-dumnonia = Dumnonia
name-icenia = Icenia
name-atrebatia = Atrebatia
name-dobunnia = Dobunnia
name-catuvellaunia = Catuvellaunia
name-ordovicia = Ordovicia
name-cornovia = Cornovia
name-corieltauvia = Corieltauvia
name-carvetia = Carvetia
name-brigantia = Brigantia
name-novantia = Novantia
name-votadinia = Votadinia
name-settlement = colonie
name-castle = château
name-fortress = fortification
name-works = entreprise
name-settler = colon
name-legionary = légionnaire
name-fish = poisson
name-wood = bois
name-stone = pierre
name-gold = or
name-peace = paix
name-attack = attaque
name-pict = Picte
name-points = points de mouvement
name-defence = défense
name-round = tour de jeu

section-1 = Matériel
section-2 = Mise en place
section-3 = Un tour
section-4 = Se déplacer
section-5 = Construire
section-6 = Tribut
section-7 = Pictes
section-8 = Ce que les niveaux donnent et reprennent
section-9 = Prendre des matières premières
section-10 = Fin de la partie

clause-ALB-1-1 = Chaque joueur a 4 colons, 3 légionnaires et un marqueur de mouvement à sa couleur.
clause-ALB-1-2 = Chaque joueur a des tuiles de bâtiment : colonies, 3 de chaque niveau I, II, III et IV ; châteaux, 3 de chaque niveau I, II et III ; fortifications, 2 de chaque niveau I, II et III ; entreprises, une de chaque niveau I, II et III pour la pêcherie, le dépôt de bois, la carrière et la mine d’or. Un niveau dont la tuile n’est pas dans ta réserve ne peut pas être construit.
clause-ALB-1-3 = La réserve générale contient 24 poisson, 22 bois, 20 pierre et 18 or, et 24 marqueurs de mouvement neutres.
clause-ALB-1-4 = Il y a 35 Pictes : 17 « Paix » et 18 « Attaque ».
clause-ALB-2-1 = À quatre joueurs, tous les Pictes servent ; à trois, on retire 3 « Paix » et 2 « Attaque » ; à deux, 7 et 2. Les autres sont mélangés et répartis face cachée dans les régions vert foncé, comme l’indique le plateau. Il en reste exactement deux, qui quittent la partie sans être regardés.
clause-ALB-2-2 = Chaque joueur a une pêcherie I dans la région du poisson et un dépôt de bois I dans la région du bois.
clause-ALB-2-3 = Le premier joueur est tiré au sort et le reste toute la partie. Chacun reçoit 3 poissons ; le premier joueur reçoit 1 bois, le deuxième 2, le troisième 3, le quatrième 4.
clause-ALB-2-4 = Chaque joueur a une fortification I et un colon dans la région de départ vert clair, au sud.
clause-ALB-2-5 = Dans le sens horaire à partir du premier joueur, chacun place un château I dans l’une des deux régions vert foncé sans Pictes imprimés qui bordent la région vert clair du haut, et prend pour ce château un marqueur de mouvement neutre. On ne révèle pas de Picte pour ces châteaux.
clause-ALB-3-1 = On joue dans le sens horaire à partir du premier joueur. À ton tour, soit tu te déplaces et construis, soit tu prends des matières premières, jamais les deux.
clause-ALB-4-1 = Tous les déplacements se font avant de construire.
clause-ALB-4-2 = Tu as autant de points de mouvement que de marqueurs de mouvement. Traverser une frontière coûte un point. Répartis les points à ton gré entre tes colons et tes légionnaires sur le plateau ; tu n’es pas obligé de tous les utiliser.
clause-ALB-4-3 = On ne traverse pas la mer, seulement les frontières entre régions. Le nombre de pions dans une région n’est pas limité.
clause-ALB-4-4 = Au début de ton déplacement, tu peux placer gratuitement, pour chacun de tes châteaux III, un de tes colons présents sur le plateau dans la région de ce château, et continuer à partir de là.
clause-ALB-4-5 = Un légionnaire peut transporter un Picte face cachée à la fois : il le prend là où il est et le dépose pendant ou à la fin de son déplacement ; il peut en transporter plusieurs l’un après l’autre dans un même tour. Le Picte reste face cachée, personne ne le regarde, et cela ne coûte rien de plus.
clause-ALB-4-6 = Les Pictes face visible ou imprimés ne peuvent pas être transportés.
clause-ALB-4-7 = Un Picte peut traverser une région vert clair ou une région de matière première, mais pas y être déposé, et un légionnaire ne peut pas finir son déplacement avec un Picte. Un pas après lequel les points restants ne permettraient plus de déposer le Picte est donc interdit.
clause-ALB-4-8 = Un pion reçu pendant ce tour ne se déplace pas et ne construit pas ce tour-ci. Les marqueurs gagnés ou perdus en construisant comptent à partir du tour suivant. Tu peux aussi ne rien faire.
clause-ALB-5-1 = Après les déplacements, chacun de tes colons sur le plateau peut faire une action de construction là où il est : commencer un bâtiment, ou y améliorer le tien d’un niveau. Plusieurs colons dans une région agissent l’un après l’autre, dans l’ordre de ton choix, chacun jusqu’au bout ; deux colons peuvent améliorer deux fois le même bâtiment.
clause-ALB-5-2 = Tu as au plus un bâtiment dans chaque région.
clause-ALB-5-3 = Dans une région de matière première, on ne peut construire que l’entreprise correspondante, et une entreprise ne se trouve nulle part ailleurs. Tous les autres bâtiments peuvent être dans n’importe quelle région vert foncé ou vert clair.
clause-ALB-5-4 = Les niveaux se construisent dans l’ordre : I, II, III, et IV pour les colonies seulement.
clause-ALB-5-5 = Un niveau coûte autant de matières premières différentes que son numéro : une au choix pour le niveau I, une de chaque sorte pour le niveau IV.
clause-ALB-5-6 = Dans cet ordre : payer, tribut compris, et poser le niveau face cachée ; le colon retourne dans la région de départ et ne fait plus rien ce tour-ci ; un Picte est révélé ; le niveau est révélé et prend effet.
clause-ALB-5-7 = Au lieu de construire, un colon peut retirer tous les niveaux de ton bâtiment là où il est ; il retourne alors dans la région de départ : ni tribut, ni Picte. Ce que chaque niveau avait donné est rendu. Une colonie qui a atteint le niveau IV ne peut plus jamais être retirée.
clause-ALB-5-8 = Au moins une de tes trois colonies doit être dans une région avec une couronne de laurier : la troisième ne peut être fondée ailleurs que si une des deux premières est dans une telle région.
clause-ALB-6-1 = Le tribut n’est dû que dans les régions vert foncé.
clause-ALB-6-2 = Tout autre joueur dont le bâtiment dans la région est plus haut que ne l’était le tien avant cette action (0 pour un nouveau bâtiment) y a droit. Un niveau I déjà en place est donc plus élevé qu’un niveau I qui vient d’être posé.
clause-ALB-6-3 = Ces joueurs prennent chacun une des matières premières qui viennent d’être payées : le plus haut niveau d’abord et, à égalité, le plus proche dans le sens horaire après le joueur qui construit. Le reste va dans la réserve générale. Quand il n’y en a plus, les suivants ne reçoivent rien.
clause-ALB-6-4 = Exemple : Noir améliore une fortification de I à II et paie poisson et bois. Blanc y a une fortification III, Rouge une colonie II, Bleu un château I. Blanc choisit en premier et prend le bois, Rouge reçoit le poisson, Bleu rien.
clause-ALB-7-1 = Après toute construction ou amélioration, même gratuite, dans une région où il y a des Pictes face cachée, on en révèle un. S’il n’y en a pas, il n’y a pas d’attaque.
clause-ALB-7-2 = Paix : le Picte quitte la partie, et rien d’autre ne se passe, même si des Pictes « Attaque » sont face visible.
clause-ALB-7-3 = Attaque : le Picte reste face visible, et la région est aussitôt attaquée. La force est le nombre de Pictes « Attaque » qui y sont face visible ou imprimés.
clause-ALB-7-4 = Chaque joueur qui a un bâtiment dans la région se défend, celui qui construit aussi, avec ses légionnaires présents (1 chacun) et les niveaux de toutes ses fortifications, où qu’elles soient. Le niveau qui vient d’être posé face cachée ne compte pas. Les défenses sont fixées avant toute perte.
clause-ALB-7-5 = Une défense au moins égale à la force tient bon. Sinon, le joueur perd le plus haut niveau de son bâtiment dans la région ; celui qui construit perd le niveau face cachée, dont l’effet n’a jamais eu lieu.
clause-ALB-7-6 = Une colonie IV révélée ne perd jamais de niveau ; encore face cachée, elle n’est pas encore protégée.
clause-ALB-7-7 = S’il y a plusieurs pertes, on les règle dans l’ordre du tour à partir du joueur qui construit.
clause-ALB-7-8 = Exemple : Noir améliore une fortification de I à II, et le Picte porte la force à 3. Noir a une fortification I ici et une autre ailleurs : 2, et perd le niveau face cachée. Blanc a une fortification III ici et une I ailleurs : 4, et tient bon. Rouge a un légionnaire ici et une fortification II ailleurs : 3, et tient bon. Bleu a une fortification II et un légionnaire, tous deux ailleurs : 2, et perd ici le château I avec son marqueur de mouvement.
clause-ALB-8-1 = Fortification I à III : une défense de 1 par niveau, partout ; 6 au plus avec deux fortifications.
clause-ALB-8-2 = Château I et II : chacun un marqueur de mouvement neutre, rendu avec le niveau.
clause-ALB-8-3 = Château III : il peut recevoir un colon au début de ton déplacement.
clause-ALB-8-4 = Colonie I et II : un nouveau pion de ton choix pris dans ta réserve, un colon dans la région de départ, qui se déplace et construit à partir du tour suivant, ou un légionnaire dans la région du nouveau niveau, qui défend tout de suite et se déplace à partir du tour suivant. Si le niveau est perdu, tu retires du plateau un de tes pions au choix, colon ou légionnaire ; on t’avertit avant que ton dernier colon ne parte, car sans colon tu ne peux plus jamais construire. Si plus personne n’a de colon, la partie s’arrête aussitôt ; le plus de niveaux de colonies l’emporte, et les égalités se départagent comme à la fin (ALB-10.2).
clause-ALB-8-5 = Colonie III : un de tes autres bâtiments sur le plateau, mais pas une colonie, est amélioré d’un niveau, gratuitement et sans colon ; les colons qui s’y trouvent gardent leur action de construction. La tuile doit être dans ta réserve. Un Picte y est révélé comme d’habitude, et aucun tribut n’est dû. Tu peux y renoncer. Si une colonie III est perdue, tu perds aussi un niveau II ou III d’un autre bâtiment qui n’est pas une colonie, si tu en as un, avec ce qu’il avait donné.
clause-ALB-8-6 = Colonie IV : elle compte pour la victoire et ne peut pas être attaquée.
clause-ALB-8-7 = Une entreprise produit autant de sa matière première que son niveau.
clause-ALB-9-1 = Tu prends dans la réserve générale autant de chaque matière première que tes entreprises en produisent. Rien d’autre ne se passe pendant ce tour.
clause-ALB-9-2 = Si la réserve manque d’une sorte, chaque autre joueur qui en a en remet une ; si cela ne suffit pas, encore une fois. Ensuite, tu prends ce qui t’est dû, ou ce qu’il y a.
clause-ALB-10-1 = Dès qu’un joueur a trois colonies IV, dont au moins une dans une région avec une couronne de laurier, on termine le tour de jeu en cours, pour que tous aient joué le même nombre de tours.
clause-ALB-10-2 = Si un seul joueur a atteint le but, il gagne. S’ils sont plusieurs : celui qui a le plus de Pictes « Attaque », face visible ou imprimés, dans les régions de ses colonies IV ; puis le plus d’or, puis de pierre, de bois et de poisson ; ensuite, ils partagent la victoire.
