title = Augustus
about = Mobilise tes légions à l’appel des jetons, gagne provinces et sénateurs, et deviens le premier des légats de Rome.
reconstructed = Les cartes sont en partie reconstituées. Aucune liste n’en a été trouvée, mais des chiffres précis sur tout le paquet : pour 25 des 88 objectifs, on connaît l’effet, les cases et les points ; les 63 autres sont choisis pour que le paquet corresponde à ces chiffres. Bien des couleurs et presque tous les noms sont notre choix. Pour deux récompenses, les chiffres se contredisent : ici, trois provinces roses valent 8 points, et un objectif de chaque couleur 6.

option-first_game = Première partie : trois objectifs distribués, sans choix
option-first_crier = Premier crieur
option-second_chance = Seconde chance : une récompense refusée est proposée à nouveau quand son nombre est de nouveau atteint
name-lot = tirage au sort

prompt-keep =
    { $count ->
        [one] Il te reste { $count } objectif à garder parmi ceux que tu as reçus.
       *[other] Il te reste { $count } objectifs à garder parmi ceux que tu as reçus.
    }
prompt-place = Jeton annoncé : { $token }. Tu peux placer une légion sur une case correspondante, depuis ta réserve ou depuis une autre case.
prompt-put-taken = Place sur une autre case la légion que tu as prise.
prompt-mobilise =
    { $count ->
        [one] Ton objectif te permet de mobiliser encore { $count } légion.
       *[other] Ton objectif te permet de mobiliser { $count } légions.
    }
prompt-complete = Accomplis tout de suite un de tes objectifs.
prompt-rearrange-start = Tu peux redéployer toutes les légions de tes objectifs.
prompt-rearrange =
    { $count ->
        [one] Place la légion que tu as prise.
       *[other] Place les { $count } légions que tu as prises.
    }
prompt-opponents-lose-legion =
    { $count ->
        [one] { $seat } a accompli { $objective } : choisis { $count } légion à retirer.
       *[other] { $seat } a accompli { $objective } : choisis { $count } légions à retirer.
    }
prompt-opponents-clear-objective = { $seat } a accompli { $objective } : choisis lequel de tes objectifs perd ses légions.
prompt-opponents-lose-controlled = { $seat } a accompli { $objective } : choisis un objectif contrôlé à abandonner.
prompt-give = Tu n’as plus le plus de sources. Choisis qui reçoit la récompense : { $reward }.
prompt-reward = Tu contrôles { $count } objectifs : prends-tu maintenant la récompense pour ce nombre, ou y renonces-tu pour de bon ?
prompt-reward-chance = Tu contrôles { $count } objectifs : prends-tu la récompense pour ce nombre, ou y renonces-tu pour l’instant ?
prompt-pick =
    { $count ->
        [one] Prends un nouvel objectif.
       *[other] Prends { $count } nouveaux objectifs.
    }

action-keep = Garder { $objective }
action-put = Placer une légion sur { $objective } : { $category }
action-take = Prendre une légion sur { $objective } : { $category }
action-pass = Aucune légion
action-take-back = Changer d’avis
action-lift = Prendre toutes les légions
action-complete = Accomplir { $objective }
action-clear = Vider { $objective }
action-lose = Abandonner { $objective }
action-claim = Prendre la récompense
action-forgo = Renoncer à la récompense
action-pick = Prendre { $objective }
action-give = Donner la récompense à { $to_seat }

hint-completes = accomplit { $objective }

event-chosen = { $seat } a choisi.
event-taken-back = { $seat } change d’avis.
event-kept = { $seat } garde trois objectifs.
event-drawn = { $seat } annonce : { $token }.
event-passed = { $seat } ne place pas de légion.
event-placed = { $seat } place une légion sur { $objective } : { $category }.
event-moved = { $seat } déplace une légion depuis { $from_objective } vers { $objective } : { $category }.
event-lifted =
    { $count ->
        [one] { $seat } prend { $count } légion pour la redéployer.
       *[other] { $seat } prend { $count } légions pour les redéployer.
    }
event-completed = { $seat } : Ave Caesar ! Objectif accompli : { $objective }.
event-legions-gained =
    { $count ->
        [one] { $seat } gagne { $count } légion.
       *[other] { $seat } gagne { $count } légions.
    }
event-attacked =
    { $effect ->
        [opponents_lose_legion] { $seat } attaque avec { $objective } : tous les autres perdent des légions.
        [opponents_clear_objective] { $seat } attaque avec { $objective } : tous les autres vident un objectif.
       *[other] { $seat } attaque avec { $objective } : tous les autres perdent un objectif contrôlé.
    }
event-legion-lost = { $seat } perd une légion sur { $objective } : { $category }.
event-cleared =
    { $count ->
        [one] { $seat } retire la légion présente sur { $objective }.
       *[other] { $seat } retire { $count } légions présentes sur { $objective }.
    }
event-control-lost = { $seat } perd { $objective }.
event-controlled = { $seat } contrôle { $objective }.
event-reward-taken = { $seat } prend une récompense : { $reward }.
event-reward-returned = De retour au centre : { $reward }.
event-reward-forgone = { $seat } renonce à une récompense : { $reward }.
event-picked = { $seat } prend un nouvel objectif : { $objective }.
event-refilled = De nouveaux objectifs sont dévoilés.
event-reshuffled = Les objectifs défaussés sont mélangés pour former une nouvelle pioche.
event-bag-filled = Tous les jetons retournent dans le sac. Prochain crieur : { $seat }.
event-ended = Au moins sept objectifs sont contrôlés : la partie est finie.

tally-rewards = Récompenses
tally-objectives = Points des objectifs
tally-effects = Effets de fin de partie

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points-as-if-the-game-ended-here = points si tout s’arrêtait là
feature-points-of-rewards = points des récompenses
feature-objectives-controlled = objectifs contrôlés
feature-needs-one-more-objective = la fin à un objectif près
feature-worth-of-objectives-controlled = valeur des objectifs contrôlés
feature-hope-for-colour-rewards = récompenses de couleur en vue
feature-hope-for-a-number-reward = récompense de nombre en vue
feature-hope-from-what-is-being-resolved = gains encore à résoudre
feature-hope-from-the-decision-at-hand = gain de cette décision
feature-hope-from-objectives = potentiel des objectifs
feature-hope-from-the-best-objective = potentiel du meilleur objectif
feature-hope-from-the-second-objective = potentiel du deuxième objectif
feature-nearness-of-objectives = avancement des objectifs
feature-nearness-of-the-nearest = objectif le plus avancé
feature-objectives-that-lack-one-legion = objectifs où manque une légion
feature-objectives-that-lack-two-legions = objectifs où manquent deux légions
feature-objectives-completed-and-waiting = objectifs accomplis
feature-nearness-of-attacks = avancement des objectifs rouges
feature-objectives-being-conquered = objectifs en cours
feature-legions-in-all = légions au total
feature-legions-in-the-supply = légions en réserve
feature-chance-that-the-next-token-completes = chances d’accomplir un objectif
feature-gain-by-the-next-token = gain au prochain jeton
feature-controls-senator = sénateurs contrôlés
feature-controls-green = provinces vertes contrôlées
feature-controls-pink = provinces roses contrôlées
feature-controls-orange = provinces orange contrôlées
feature-colours-controlled = couleurs contrôlées
feature-sources-of-gold = sources d’or
feature-sources-of-wheat = sources de blé
feature-has-gold = récompense pour l’or
feature-has-wheat = récompense pour le blé
feature-has-a-number-reward = récompense de nombre
feature-aliases = sortes interchangeables
feature-attacks-made = objectifs rouges contrôlés
feature-objectives-that-score-at-the-end = objectifs à décompte final
feature-hope-from-objectives-dealt = potentiel des objectifs reçus
feature-choice-better-than-expected = gain du choix fait
feature-choice-objectives-completed = { feature-objectives-completed-and-waiting }
feature-choice-objectives-that-lack-one-legion = { feature-objectives-that-lack-one-legion }
feature-choice-chance-that-the-next-token-completes = { feature-chance-that-the-next-token-completes }
feature-choice-gain-by-the-next-token = { feature-gain-by-the-next-token }

refusal-game-over = La partie est finie.
refusal-due-keep =
    { $count ->
        [one] Choisis d’abord encore { $count } objectif à garder.
       *[other] Choisis d’abord encore { $count } objectifs à garder.
    }
refusal-wait-keep = On attend { $seat } : trois objectifs à choisir.
refusal-due-place = Jeton annoncé : { $token }. Place d’abord une légion sur une case correspondante, ou choisis de n’en placer aucune.
refusal-wait-place = On attend { $seat } : une décision à prendre pour ce jeton.
refusal-due-mobilise =
    { $count ->
        [one] Décide d’abord du sort de la légion que ton objectif te permet de placer.
       *[other] Décide d’abord du sort des { $count } légions que ton objectif te permet de placer.
    }
refusal-wait-mobilise = On attend { $seat } : des légions à mobiliser.
refusal-due-complete = Choisis d’abord lequel de tes objectifs est accompli tout de suite.
refusal-wait-complete = On attend { $seat } : un objectif à accomplir.
refusal-due-rearrange =
    { $count ->
        [0] Prends d’abord tes légions pour les redéployer, ou laisse-les où elles sont.
        [one] Place d’abord la légion que tu as prise.
       *[other] Place d’abord les { $count } légions que tu as prises.
    }
refusal-wait-rearrange = On attend { $seat } : des légions à redéployer.
refusal-due-lose = Choisis d’abord ce que tu perds à cause de { $objective }.
refusal-wait-lose = On attend { $seat } : une perte à choisir.
refusal-due-give = Choisis d’abord qui reçoit cette récompense : { $reward }.
refusal-wait-give = On attend { $seat } : une récompense à remettre.
refusal-due-reward = Prends d’abord la récompense pour { $count } objectifs, ou renonces-y.
refusal-wait-reward = On attend { $seat } : une récompense à prendre ou à laisser.
refusal-due-pick =
    { $count ->
        [one] Prends d’abord un nouvel objectif.
       *[other] Prends d’abord { $count } nouveaux objectifs.
    }
refusal-wait-pick = On attend { $seat } : un nouvel objectif à prendre.
refusal-already-chosen = Tu as déjà choisi : reviens d’abord sur ton choix si tu veux autre chose.
refusal-nothing-to-take-back = Tu n’as encore rien choisi sur quoi revenir.
refusal-taken-back-often = Tu as déjà changé d’avis { $count } fois : ce choix-ci est définitif.
refusal-not-dealt = { $objective } n’est pas parmi les objectifs que tu as reçus.
refusal-kept-already = Tu gardes déjà { $objective }.
refusal-no-space-for-token = Aucun de tes objectifs n’a de case libre pour ce jeton : { $token }.
refusal-no-legion-for-token = Tu as une case libre pour ce jeton, mais aucune légion qui puisse y aller : { $token }.
refusal-not-yours = { $objective } n’est pas un de tes objectifs.
refusal-somebody-elses = { $objective } est à { $seat }.
refusal-controlled-already = Tu contrôles déjà { $objective } : il n’est plus à conquérir.
refusal-being-resolved = Cet objectif est accompli et en train d’être résolu : { $objective }.
refusal-completed-already = Cet objectif est déjà accompli et attend d’être résolu : { $objective }.
refusal-neutralised = Cet objectif est accompli et attend d’être résolu ; d’ici là il est neutralisé et ne perd rien : { $objective }.
refusal-not-called = Jeton annoncé : { $token }. Il ne vaut pas pour cette sorte de case : { $category }.
refusal-alias-chain = Jeton annoncé : { $token }. Il faudrait enchaîner deux de tes effets pour arriver à cette sorte de case, et les effets ne s’enchaînent pas : { $category }.
refusal-not-mobilised = Ton objectif place des légions sur d’autres cases : { $effect_category }, et non { $category }.
refusal-alias-for-tokens = Ton objectif place des légions sur cette sorte de case : { $effect_category }. L’utiliser comme { $category } n’est possible que pour les jetons annoncés.
refusal-same-place = C’est justement de là que vient la légion : { $objective }, { $category }.
refusal-no-free-space = Toutes les cases de cette sorte sont occupées sur { $objective } : { $category }.
refusal-no-legion = Tu n’as plus de légion dans ta réserve : prends-en d’abord une sur une autre case.
refusal-legion-in-hand = Place d’abord la légion que tu as prise.
refusal-no-legion-there = Il n’y a pas de légion sur cette sorte de case de { $objective } : { $category }.
refusal-nowhere-to-go = La légion qui s’y trouve ne pourrait aller nulle part ailleurs maintenant : { $objective }, { $category }.
refusal-lift-first = Prends d’abord tes légions.
refusal-lifted-already =
    { $count ->
        [one] Tu as déjà pris tes légions ; il t’en reste { $count } à placer.
       *[other] Tu as déjà pris tes légions ; il t’en reste { $count } à placer.
    }
refusal-put-all =
    { $count ->
        [one] Il faut placer la légion que tu as prise.
       *[other] Il faut placer les { $count } légions que tu as prises.
    }
refusal-own-attack = Ton propre objectif ne fait perdre quelque chose qu’aux autres.
refusal-nothing-to-lose = Tu n’as rien que cette attaque puisse toucher.
refusal-loss-without-choice = Ta perte ne laisse pas de choix : elle aura lieu dès que tous auront choisi.
refusal-another-loss =
    { $effect ->
        [opponents_lose_legion]
            { $count ->
                [one] Ce n’est pas cela que tu dois perdre, mais { $count } légion.
               *[other] Ce n’est pas cela que tu dois perdre, mais { $count } légions.
            }
        [opponents_clear_objective] Ce n’est pas cela que tu dois perdre, mais toutes les légions d’un de tes objectifs.
       *[other] Ce n’est pas cela que tu dois perdre, mais un objectif que tu contrôles.
    }
refusal-given-already = Tu retires déjà la légion qui s’y trouve : { $objective }, { $category }.
refusal-no-legions-on-it = Il n’y a pas de légion à retirer sur { $objective }.
refusal-not-controlled = Tu ne contrôles pas { $objective }.
refusal-no-reward-for-number = Il n’y a pas de récompense pour ce nombre d’objectifs : { $count }.
refusal-one-reward-only = Tu as déjà une récompense de nombre, et personne n’en a deux : { $reward }.
refusal-reward-gone = La récompense pour { $count } objectifs est déjà à { $seat }.
refusal-reward-forgone = Tu as renoncé à la récompense pour { $count } objectifs.
refusal-not-open = { $objective } n’est pas face visible au centre.
refusal-no-such-seat = Il n’y a personne à cette place.
refusal-not-most = La récompense va à quelqu’un qui a le plus de sources ; { $to_seat } en a moins : { $reward }.

name-swords = double glaive
name-shield = bouclier
name-chariot = char
name-catapult = catapulte
name-standard = enseigne
name-dagger = poignard
name-joker = joker
name-senator = sénateur
name-green = vert
name-pink = rose
name-orange = orange
name-gold = or
name-wheat = blé
name-colour-senator = trois sénateurs
name-colour-green = trois provinces vertes
name-colour-pink = trois provinces roses
name-colour-orange = trois provinces orange
name-colour-mixed = un objectif de chaque couleur
name-count-2 = deux objectifs
name-count-3 = trois objectifs
name-count-4 = quatre objectifs
name-count-5 = cinq objectifs
name-count-6 = six objectifs
name-supply = réserve
name-legions = légions
name-bag = sac
name-row = objectifs visibles
name-controlled = objectifs contrôlés

effect-none = Aucun effet
effect-mobilise = Immédiat : mobilise { $amount } légions sur des cases de cette sorte : { $category }
effect-mobilise_any =
    { $amount ->
        [one] Immédiat : mobilise { $amount } légion sur une case de ton choix
       *[other] Immédiat : mobilise { $amount } légions sur des cases de ton choix
    }
effect-opponents_lose_legion =
    { $amount ->
        [one] Immédiat : chaque adversaire perd { $amount } légion
       *[other] Immédiat : chaque adversaire perd { $amount } légions
    }
effect-opponents_clear_objective = Immédiat : chaque adversaire retire toutes les légions d’un de ses objectifs
effect-opponents_lose_controlled = Immédiat : chaque adversaire perd un objectif contrôlé
effect-complete_one = Immédiat : accomplis un de tes objectifs
effect-extra_objective = Immédiat : prends deux nouveaux objectifs au lieu d’un
effect-rearrange_all = Immédiat : redéploie toutes les légions de tes objectifs
effect-extra_legion =
    { $amount ->
        [one] Immédiat : gagne { $amount } légion
       *[other] Immédiat : gagne { $amount } légions
    }
effect-alias = Permanent, pour les jetons annoncés : { $category } vaut aussi { $other }, et inversement
effect-end_per_space =
    { $amount ->
        [one] En fin de partie : { $amount } point par case de cette sorte, { $most } points au plus : { $category }
       *[other] En fin de partie : { $amount } points par case de cette sorte, { $most } points au plus : { $category }
    }
effect-end_per_colour = En fin de partie : { $amount } points par objectif contrôlé de cette couleur : { $colour }
effect-end_per_red = En fin de partie : { $amount } points par objectif rouge contrôlé

section-1 = Matériel
section-2 = Mise en place
section-3 = Un tirage
section-4 = Accomplir un objectif
section-5 = Récompenses
section-6 = Effets
section-7 = Fin de la partie
section-8 = Exemples détaillés

clause-AUG-1-1 = Il y a 88 objectifs, numérotés de 1 à 88 : des sénateurs, et des provinces vertes, roses ou orange. Chacun a des cases pour les légions, des points (un nombre, ou un compte en fin de partie), parfois de l’or ou du blé, et parfois un effet.
clause-AUG-1-2 = Il y a 23 jetons mobilisation : 6 doubles glaives, 5 boucliers, 4 chars, 3 catapultes, 2 enseignes, 1 poignard et 2 jokers ; et 48 légions.
clause-AUG-1-3 = Il y a 12 récompenses : cinq pour les couleurs (trois sénateurs, trois provinces vertes, trois roses, trois orange, un objectif de chaque couleur), cinq pour 2, 3, 4, 5 et 6 objectifs contrôlés, une pour l’or et une pour le blé.
clause-AUG-2-1 = Cinq objectifs sont face visible au centre. Chaque joueur a 7 légions.
clause-AUG-2-2 = Chaque joueur reçoit six objectifs, en garde trois et en défausse trois face cachée ; personne ne voit ce que gardent les autres avant que tous aient choisi. Dans la variante de première partie, chacun en reçoit trois et n’a pas de choix à faire.
clause-AUG-2-3 = Les 23 jetons sont tous dans le sac. Le premier crieur est tiré au sort, ou désigné dans les options.
clause-AUG-3-1 = Le crieur tire un jeton. Chaque joueur peut alors placer une légion sur une case libre de cette sorte, sur un de ses objectifs en cours : depuis sa réserve, ou en déplaçant une légion depuis n’importe quelle case de n’importe lequel de ses objectifs. Ce n’est jamais obligatoire, et c’est une seule légion par jeton.
clause-AUG-3-2 = Tous décident en même temps, et personne ne voit le choix d’un autre avant que tous aient choisi. Jusque-là, tu peux changer d’avis, vingt fois au plus.
clause-AUG-3-3 = Un joker vaut toutes les sortes. Ensuite, une fois tout résolu, tous les jetons retournent dans le sac, joker compris, et le joueur à gauche du crieur devient crieur.
clause-AUG-3-4 = Les jetons tirés restent hors du sac jusqu’à ce qu’un joker soit tiré.
clause-AUG-4-1 = Un objectif est accompli quand il y a une légion sur chacune de ses cases. En plaçant, tu peux en accomplir un au plus ; des effets peuvent en accomplir d’autres.
clause-AUG-4-2 = Les objectifs accomplis au même tirage sont résolus par numéros croissants, chacun avec toutes ses étapes : les légions retournent dans la réserve, l’effet s’applique, l’objectif devient contrôlé, les récompenses sont attribuées, et un nouvel objectif est pris parmi les cinq visibles, que l’on complète ensuite.
clause-AUG-4-3 = Les objectifs accomplis qui attendent d’être résolus sont neutralisés : les effets des autres ne les touchent pas.
clause-AUG-4-4 = Ce qu’un effet accomplit pour son joueur est résolu aussitôt, avant le joueur suivant, en un seul groupe par numéros croissants : tous deviennent contrôlés, les récompenses sont examinées une seule fois, avec le nombre final, puis autant de nouveaux objectifs sont pris parmi les mêmes cinq, et c’est seulement après qu’on les complète.
clause-AUG-4-5 = Quand la pioche est vide, les objectifs défaussés sont mélangés pour en former une nouvelle ; s’il n’y en a pas non plus, on ne complète pas les objectifs visibles.
clause-AUG-5-1 = Les récompenses de couleur vont d’office au premier joueur qui contrôle trois objectifs de la couleur, ou un de chaque. On peut en avoir plusieurs, et on ne les perd jamais.
clause-AUG-5-2 = Les récompenses de nombre : un joueur qui contrôle exactement ce nombre d’objectifs, juste après en avoir accompli un, peut prendre la récompense si elle est encore là. Ne pas la prendre aussitôt, c’est y renoncer pour de bon ; atteindre à nouveau ce nombre en accomplissant un objectif n’est une nouvelle occasion que si les options le prévoient. Chaque joueur en a une au plus ; elle ne s’échange pas et ne se perd jamais. Un nombre auquel on retombe, ou qu’un groupe fait sauter, n’est pas une occasion : rien n’est proposé et rien n’est perdu. Un groupe donne une seule occasion, pour le nombre final.
clause-AUG-5-3 = Or et blé : le premier joueur qui contrôle une source prend la récompense. Elle passe à un autre joueur dès que celui-ci, en accomplissant un objectif, contrôle au moins autant de sources.
clause-AUG-5-4 = Qui perd un objectif contrôlé garde ce que son effet immédiat a donné. Qui détient l’or ou le blé garde la récompense tant que personne n’a plus de sources ; sinon elle va au joueur qui en a le plus, et l’ancien détenteur choisit en cas d’égalité ; si personne n’en a, elle retourne au centre. Si plusieurs joueurs perdent des objectifs par un même effet, on en juge une seule fois, après toutes les pertes et avant que l’objectif de l’attaquant ne compte. Un objectif perdu est défaussé avec ses points, son effet permanent, son décompte final et ses ressources ; les légions supplémentaires, les autres récompenses et un objectif supplémentaire restent acquis.
clause-AUG-6-1 = Immédiat : place deux légions sur des cases libres de la sorte indiquée, depuis la réserve ou par déplacement ; chacune est facultative.
clause-AUG-6-2 = Immédiat : place le nombre de légions indiqué sur des cases libres de ton choix.
clause-AUG-6-3 = Immédiat, rouge : tous les adversaires perdent une légion, deux légions, toutes les légions d’un objectif, ou un objectif contrôlé, et chacun choisit ce qu’il perd. Les légions retournent dans la réserve de leur propriétaire. Deux légions peuvent venir de deux objectifs, et on en retire autant que possible. Vider doit viser un objectif qui a des légions, s’il y en a un. Les objectifs qui attendent d’être résolus sont à l’abri ; ceux qui sont devenus contrôlés plus tôt dans le même tirage ne le sont pas. Qui n’a rien ne perd rien.
clause-AUG-6-4 = Immédiat : accomplis un de tes objectifs en cours ; ses légions te reviennent et son effet s’applique.
clause-AUG-6-5 = Immédiat : prends deux nouveaux objectifs au lieu d’un ; tu en as donc un de plus en cours à partir de là.
clause-AUG-6-6 = Immédiat : redéploie les légions de tes objectifs sur des cases libres de ton choix ; aucune ne vient de la réserve. Tu peux ainsi accomplir plusieurs objectifs, en un seul groupe.
clause-AUG-6-7 = Immédiat : une ou deux légions supplémentaires de la réserve générale, que tu gardes même si tu perds l’objectif.
clause-AUG-6-8 = Permanent : quand l’une des deux sortes indiquées est annoncée, tu peux l’utiliser comme l’autre. C’est vrai pour les jetons annoncés seulement, pas pour d’autres effets ni pour le décompte final. Deux effets de ce genre ne s’enchaînent jamais, mais pour une sorte citée par les deux, tu peux utiliser l’un ou l’autre.
clause-AUG-6-9 = En fin de partie : des points pour chaque case d’une sorte sur tes objectifs contrôlés, jusqu’à la limite indiquée ; ou pour chaque objectif contrôlé d’une couleur ; ou 5 pour chaque objectif rouge contrôlé.
clause-AUG-7-1 = La partie finit après un tirage au terme duquel, une fois tout résolu, un joueur contrôle au moins sept objectifs. Sept qui deviennent six au cours du même tirage n’y mettent pas fin.
clause-AUG-7-2 = Compte les récompenses, les points de tes objectifs contrôlés et les effets de fin de partie. Qui a le plus de points gagne ; en cas d’égalité, qui a le plus de sénateurs ; ensuite, la victoire est partagée.
clause-AUG-7-3 = Les effets qui comptent des cases comptent toutes celles de cette sorte sur tes objectifs contrôlés, les leurs comprises, jusqu’à la limite ; les effets qui comptent une couleur se comptent eux-mêmes et n’ont pas de limite.
clause-AUG-8-1 = Bouclier est annoncé. Un joueur avec deux légions en réserve et les objectifs 19, 20 et 21, dont le bouclier est occupé, peut en placer une sur un bouclier libre du 19 ou du 20, ou déplacer une légion du 19, du 20 ou du 21 vers un tel bouclier, ou ne rien faire.
clause-AUG-8-2 = Trois joueurs accomplissent les objectifs 70, 76 et 80 au même tirage. D’abord le 70 : ses deux légions accomplissent aussi l’objectif 1 ; les deux deviennent contrôlés, ce qui en fait quatre, dont trois verts : la récompense verte est prise, la récompense pour quatre est proposée une fois, et deux nouveaux objectifs sont pris. Puis le 76 : tous les autres vident un objectif ; le joueur qui attend avec le 80 n’y perd rien. Puis le 80.
clause-AUG-8-3 = Or : A contrôle une source et prend la récompense, puis une deuxième source. B en contrôle une : A garde la récompense. B en contrôle une deuxième : B prend la récompense. Il en faut une troisième à A pour la récupérer.
clause-AUG-8-4 = Décompte final : les objectifs contrôlés 12, 13, 18, 20, 23, 29 et 48, avec 15 points de récompenses, donnent 15 + 31 + 8 (dix boucliers, limite 8) + 10 (cinq verts à deux points) = 64.
