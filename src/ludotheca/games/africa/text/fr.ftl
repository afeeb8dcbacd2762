title = Africa
about = Explore un continent de tuiles cachées : rassemble des troupeaux, installe des nomades, échange des marchandises, extrais de l’or et des gemmes.
reconstructed = La carte et une partie des tuiles sont reconstituées : aucune image du plateau imprimé ni aucune liste de ses tuiles n’a été trouvée. On connaît les 101 cases, dont cinq villes sur la côte, les 96 tuiles, dont 11 monuments, et les cinq sortes de marchandises. La forme de la carte, le nom et la place des villes, la plupart des animaux et le nombre de tuiles de la plupart des sortes sont notre choix.

option-start = Premier joueur
name-lot = tirage au sort
option-simple = Variante simple : un déplacement et une action par tour
option-idle_end = La partie s’arrête après trois manches où il ne se passe rien

prompt-place = Place ton explorateur sur une ville libre.
prompt-act =
    { $segments ->
        [1] Avance de deux cases au plus puis fais une action, ou voyage où tu veux.
       *[other]
        { $segment ->
            [1] Première moitié : avance de deux cases au plus puis fais une action, ou voyage où tu veux au lieu de tout le reste.
           *[other] Seconde moitié : avance de deux cases au plus puis fais une action.
        }
    }
prompt-act-moved = À toi d’agir : retourne une tuile, déplace un animal ou des nomades, ou installe un camp.
prompt-put-found = Tu as trouvé : { $tile }. Laisse la tuile ici ou pose-la sur une meilleure case.
prompt-put-lifted = Pose la tuile ({ $tile }) sur une meilleure case.
prompt-swap = Tu as trouvé : { $tile }. Tu peux faire un échange avec un joueur.

action-place = Ville de départ : { $space }
action-relocate = Voyager vers { $space } (fin du tour)
action-move = Aller sur { $space }
action-turn = Retourner { $space }
action-lift = Prendre la tuile sur { $space }
action-put = Poser sur { $space }
action-leave = Laisser sur place
action-swap = Tout prendre à { $from_seat } : { $good }
action-keep = Garder, pas d’échange
action-camp = Installer un camp pour des points
action-dig = Installer un camp pour des trésors
action-skip = Passer le reste

hint-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

event-placed = { $seat } choisit sa ville de départ : { $space }.
event-relocated = { $seat } voyage depuis { $origin } vers { $space }.
event-moved = { $seat } quitte { $origin } pour { $space }.
event-turned =
    { $points ->
        [0] { $seat } retourne { $space } : { $tile }.
       *[other] { $seat } retourne { $space } : { $tile }. +{ $points }
    }
event-taken = { $seat } prend sur { $space } : { $tile }.
event-swapped = { $seat } prend { $count } × { $good } à { $from_seat } et donne { $count } × { $given }.
event-left =
    { $points ->
        [0] La tuile reste sur { $space } : { $tile }.
       *[other] La tuile reste sur { $space } : { $tile }. +{ $points }
    }
event-laid = { $seat } déplace une tuile depuis { $origin } vers { $space } : { $tile }. +{ $points }
event-camp-gained = { $seat } reçoit un camp de base.
event-built =
    { $purpose ->
        [treasure] { $seat } installe un camp sur { $space } et extrait des trésors.
       *[other] { $seat } installe un camp sur { $space }. +{ $points }
    }
event-skipped = { $seat } passe le reste.
event-idled = Depuis trois manches, rien n’a été retourné, déplacé ni installé. La partie continue.
event-ended =
    { $cause ->
        [last-monument] Le dernier monument est découvert : la partie est finie.
       *[other] Il ne s’est rien passé pendant trois manches : la partie est finie.
    }

tally-track = Piste de score
tally-bonus = Dernier monument
tally-goods = Marchandises
tally-gold = Or
tally-gems = Gemmes

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-lead = avance sur les autres
feature-points = points sur la piste de score
feature-goods-points = points pour les marchandises
feature-gold-prize = points pour l’or
feature-gem-prize = points pour les gemmes
feature-goods = marchandises
feature-largest-set = meilleure série de marchandises
feature-nuggets = pépites d’or
feature-nuggets-ahead = avance en pépites d’or
feature-gems = gemmes
feature-gems-ahead = avance en gemmes
feature-camps = camps de base restants
feature-turn = le tour de jouer
feature-wait = attente avant de rejouer
feature-actions-left = actions restantes du tour
feature-in-reach = meilleure action à portée
feature-in-hand = points de la tuile à poser
feature-prospect = points en perspective
feature-face-down-at-hand = tuiles face cachée voisines

refusal-game-over = La partie est finie.
refusal-due-place = Place d’abord ton explorateur sur une ville libre.
refusal-wait-place = On attend { $seat } pour le choix d’une ville.
refusal-due-act = C’est ton tour : continue avec ton explorateur ou passe le reste.
refusal-wait-act = On attend { $seat } pour la suite du tour.
refusal-due-put = Décide d’abord où ira cette tuile : { $tile }.
refusal-wait-put = On attend { $seat } pour la pose d’une tuile.
refusal-due-swap = Décide d’abord si tu fais un échange : { $tile }.
refusal-wait-swap = On attend { $seat } pour une décision sur un échange.
refusal-turn-begun = Voyager prend le tour entier, et tu as déjà commencé le tien.
refusal-already-there = Ton explorateur est déjà sur { $space } ; pour y rester, ne le déplace pas.
refusal-face-down = Il y a une tuile face cachée sur { $space }.
refusal-occupied = Il y a un explorateur sur { $space }.
refusal-already-moved = Tu as déjà avancé ; fais une action ou passe.
refusal-too-far = { $space } est à plus de deux pas.
refusal-way-blocked = Des tuiles face cachée ou des explorateurs barrent tous les chemins de deux pas vers { $space }.
refusal-not-face-down = Il n’y a pas de tuile face cachée sur { $space }.
refusal-not-adjacent = { $space } n’est pas à côté de ton explorateur.
refusal-nothing-there = Il n’y a pas de tuile sur { $space }.
refusal-not-face-up = La tuile sur { $space } est face cachée ; on ne déplace que ce qui est face visible.
refusal-not-movable = On ne déplace que les animaux et les nomades. Sur { $space } il y a : { $content }.
refusal-not-at-hand = { $space } n’est ni la case de ton explorateur ni une case voisine.
refusal-no-better-space = Aucune case vide n’est meilleure que { $space } pour cette tuile : { $tile }.
refusal-must-go-elsewhere = Tu as pris cette tuile, elle doit donc aller sur une meilleure case : { $tile }.
refusal-lies-there = La tuile y est déjà, et tu peux la laisser sur place : { $tile }.
refusal-not-empty = { $space } n’est pas une case vide : { $content }.
refusal-not-better = { $space } n’est pas une meilleure case. Voisines qui comptent : { $after } là-bas, { $before } là où est la tuile.
refusal-no-such-player = Il n’y a personne à cette place.
refusal-own-goods = Tu ne peux pas échanger avec toi-même.
refusal-same-good = Tu dois prendre une autre sorte que celle que tu viens de trouver : { $good }.
refusal-has-none = { $from_seat } n’a rien de cette sorte : { $good }.
refusal-too-few-to-swap = Tu devrais donner { $needed } × { $good }, et tu en as { $held }.
refusal-no-camp = Tu n’as plus de camp de base.
refusal-no-treasure = Il n’y a ni or ni gemmes face visible autour de cette case : { $space }.

name-A1 = Tanger (A1)
name-B8 = Le Caire (B8)
name-G3 = Lagos (G3)
name-I6 = Mombasa (I6)
name-O1 = Le Cap (O1)
name-city = ville
name-camp = camp de base
name-face-down = tuile face cachée
name-gold-1 = or, une pépite
name-gold-2 = or, deux pépites
name-gem-1 = gemmes, une pierre
name-gem-2 = gemmes, deux pierres
name-pot = pot
name-statue = statue
name-cloth = étoffe
name-mask = masque
name-drum = tambour
name-elephant = éléphant
name-zebra = zèbre
name-giraffe = girafe
name-lion = lion
name-rhinoceros = rhinocéros
name-nomads = nomades
name-monument = monument

section-1 = Matériel et mise en place
section-2 = Un tour
section-3 = Retourner une tuile
section-4 = Déplacer un animal
section-5 = Déplacer des nomades
section-6 = Un camp de base pour des points
section-7 = Un camp de base pour des trésors
section-8 = Fin de la partie
section-9 = Variantes

clause-AFR-1-1 = Il y a 96 tuiles exploration, 20 camps de base et une tuile « +3 ». Les tuiles exploration sont mélangées ; il y en a une face cachée sur chaque case, sauf sur les cinq villes de départ.
clause-AFR-1-2 = La réserve du monument contient 10 camps de base et la tuile « +3 ». Chaque joueur a 2 camps de base ; les autres ne servent pas. À deux joueurs, la réserve contient 8 camps.
clause-AFR-1-3 = Le premier joueur, puis les autres dans le sens horaire, placent leur explorateur sur une ville de départ encore libre.
clause-AFR-2-1 = On joue dans le sens horaire. À ton tour, soit tu voyages (A), soit tu fais deux fois un déplacement puis une action (B).
clause-AFR-2-2 = A : ton explorateur va sur n’importe quelle case sans autre explorateur ni tuile face cachée. C’est tout ton tour.
clause-AFR-2-3 = B : dans chacune des deux moitiés, tu peux avancer de deux cases au plus, puis faire une action ; on n’avance plus après la seconde action. Tu peux faire deux fois la même action et renoncer à n’importe quelle partie, ou à tout.
clause-AFR-2-4 = On avance de case en case voisine : par les cases vides, les tuiles face visible et les camps de base, jamais sur ni par-dessus une tuile face cachée ou un autre explorateur.
clause-AFR-2-5 = Une case est vide si elle n’a ni tuile ni camp de base. Les villes et les cases où il n’y a qu’un explorateur sont donc vides aussi ; on peut poser animaux et nomades sous un explorateur. Jamais deux explorateurs sur une même case.
clause-AFR-3-1 = La tuile face cachée que tu retournes est à côté de ton explorateur.
clause-AFR-3-2 = Or ou gemmes : la tuile reste en place, et tu marques 1 point par pépite ou gemme représentée (1 ou 2).
clause-AFR-3-3 = Marchandise : tu la prends, et sa case est vide. Tu peux ensuite faire un échange : prends à un joueur toutes ses tuiles d’une autre sorte et donne-lui exactement autant de tuiles de la sorte que tu viens de trouver, la nouvelle comprise. Il ne peut pas refuser. Si tu n’en as pas assez, pas d’échange. Deux marchandises dans un même tour donnent deux occasions.
clause-AFR-3-4 = Animal : il reste en place ou va sur n’importe quelle case vide entourée de plus d’animaux de son espèce face visible. Marque 1 point pour lui et 1 par animal de son espèce à côté de sa case d’arrivée.
clause-AFR-3-5 = Nomades : ils restent en place ou vont sur n’importe quelle case vide entourée de plus de cases vides. Marque 1 point par case vide à côté de leur case d’arrivée, donc parfois 0. La case qu’ils quittent compte comme vide.
clause-AFR-3-6 = Monument : il reste en place, et tu prends un camp de base dans la réserve. Le dernier met fin à la partie.
clause-AFR-4-1 = Un animal face visible sur la case de ton explorateur ou à côté va sur n’importe quelle case vide entourée de plus d’animaux de son espèce qu’avant. Marque la différence. L’animal ne se compte pas lui-même. Il peut se trouver sous un autre explorateur.
clause-AFR-5-1 = Des nomades sur la case de ton explorateur ou à côté vont sur n’importe quelle case vide entourée de plus de cases vides qu’avant. Marque la différence : passer d’une à trois cases vides voisines rapporte 2 points.
clause-AFR-6-1 = Si ton explorateur est sur une case vide et que tu as un camp de base, tu peux l’y installer. Marque 1 point par tuile animal, nomades ou monument face visible à côté ; même 0 est permis. Les tuiles restent. Le camp n’appartient à personne et reste là pour de bon.
clause-AFR-7-1 = De même, mais au lieu de marquer des points, tu prends toutes les tuiles or et gemmes face visible à côté, au moins une. Leurs cases deviennent vides.
clause-AFR-8-1 = La partie s’arrête dès que le onzième monument est retourné, le neuvième à deux joueurs. Qui le retourne marque le « +3 » au lieu de prendre un camp.
clause-AFR-8-2 = Les marchandises d’une même sorte rapportent 1, 3, 5, 8 ou 12 points pour 1, 2, 3, 4 ou 5 tuiles.
clause-AFR-8-3 = L’or, et séparément les gemmes, d’après le nombre de pépites ou de gemmes représentées : 10 points pour le plus grand nombre, 6 pour le deuxième. Égalité à la première place : 16 points partagés, et pas de deuxième place. Égalité à la deuxième : 6 points partagés. Les parts sont arrondies au supérieur. Qui n’en a pas ne reçoit rien, et si un seul joueur en a, seuls les 10 points sont donnés.
clause-AFR-8-4 = Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
clause-AFR-8-5 = Les camps de base restants ne rapportent rien. Tout est visible de tous, sauf les tuiles face cachée. Seul le dernier monument met fin à la partie. Après trois manches complètes où personne n’a retourné ni déplacé de tuile ni installé de camp, c’est signalé et la partie continue ; une option l’arrête là, et on compte les points.
clause-AFR-9-1 = Variante simple : un seul déplacement et une seule action par tour au lieu de deux. Tu peux toujours voyager à la place.
clause-AFR-9-2 = Deux joueurs : la réserve contient 8 camps, et le neuvième monument met fin à la partie.
