# What only the scenario says.

title = Catan : Alexandre le Grand
about = Marche avec Alexandre de la Macédoine à Persépolis : enchéris sur les colonies et les événements de sa route, et bâtis là où il est passé.
reconstructed = Le plateau est reconstitué, car l’original imprimé n’a pas été trouvé : terres, numéros, ports, parcours d’Alexandre et nombre de tuiles événement de chaque sorte sont notre choix, en accord avec tout ce que l’on sait. On connaît le départ en Macédoine avec un temple à la première intersection, les 28 tuiles événement dont 25 sont posées, les intersections marquées 7 à la fin, Persépolis, et ce qui est accepté à chaque enchère.

option-starting_gold = Or au départ
option-forbid_overbids = Interdit d’enchérir plus qu’on ne peut payer
option-left_out = Conseiller retiré à deux ou trois joueurs
option-robber_start = Où commence le voleur
name-first = premier
name-second = deuxième
name-third = troisième
name-default = dans le Grand Désert de sel
name-choice = au choix du premier joueur

prompt-place-robber = Choisis le désert où commence le voleur.
prompt-bid =
    { $bid ->
        [0] Enchères : { $event }. Fais la première enchère, ou passe.
       *[other] Enchères : { $event }. Propose plus de { $bid }, ou passe.
    }
prompt-pay = Tu remportes les enchères : { $event }. Encore à payer : { $due }.

action-place-robber = Voleur en { $hex }
action-bid = Enchérir à { $bid }
action-pass-bid = Passer
action-pay-good = Payer : { $good }
action-pay-knight = Payer avec un chevalier

warning-overbid = tu ne peux pas payer plus de { $payable }

event-stack-drawn = { $seat } pioche une carte dans la grande pile : { $resource }.
event-stack-used-up = La grande pile est épuisée ; ce qui restait va aux piles ouvertes.
event-marched = Alexandre passe par { $crossing }.
event-tile-turned = La tuile est révélée : { $event }.
event-auction-opened = Enchères : { $event }.
event-bid-made = { $seat } enchérit à { $bid }.
event-bid-passed = { $seat } passe.
event-auction-won = { $seat } remporte les enchères ({ $event }) pour { $bid }.
event-auction-paid = { $seat } paie : { $good }.
event-auction-lapsed = Personne n’enchérit : { $event }.
event-overbid = { $seat } a enchéri à { $bid } et ne peut pas payer : la moitié des cartes est perdue, et les enchères continuent sans { $seat }.
event-adviser-gained = { $seat } obtient le conseiller qui vaut { $points } points.
event-ended =
    { $cause ->
        [points] Les points sont atteints : la partie est finie.
       *[persepolis] Alexandre a atteint Persépolis : la partie est finie.
    }

tally-adviser = Conseiller

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-gold = or
feature-income-of-gold = production d’or
feature-tiles = tuiles événement
feature-lead-in-tiles = avance en tuiles
feature-tiles-short-of-an-adviser = tuiles manquant pour un conseiller
feature-points-of-the-adviser = points du conseiller
feature-robber-to-place = choix du départ du voleur
feature-worth-of-the-auction = valeur du lot aux enchères
feature-highest-bid = l’enchère la plus haute
feature-gain-by-the-bid = gain si l’enchère l’emporte
feature-to-bid = tour d’enchérir
feature-out-of-the-auction = sortie des enchères
feature-bid-too-much = enchère impossible à payer
feature-can-pay-for-a-statue = moyens de payer une statue
feature-can-pay-for-a-bridge = moyens de payer un pont
feature-can-pay-for-a-famine = moyens de payer une famine
feature-can-pay-for-a-battle = moyens de payer une bataille
feature-can-pay-for-a-settlement = moyens de payer une colonie
feature-can-pay-now = moyens pour ces enchères
feature-can-pay-the-own-bid = moyens de payer l’enchère

refusal-due-place-robber = Choisis d’abord le désert où commence le voleur.
refusal-wait-place-robber = On attend { $seat } pour le désert où commence le voleur.
refusal-due-bid = Des enchères sont en cours ({ $event }) : enchéris d’abord, ou passe.
refusal-wait-bid = On attend { $seat } pour la prochaine enchère.
refusal-due-pay = Paie d’abord ton enchère : encore { $due }.
refusal-wait-pay = On attend { $seat } pour le paiement de l’enchère.
refusal-ahead-of-alexander = Alexandre n’est pas encore passé par là.
refusal-beside-route = Alexandre n’a pas encore franchi l’intersection voisine.
refusal-names-gold = Ni un monopole ni une invention ne peut porter sur l’or.
refusal-has-passed = Tu as passé pendant ces enchères, et c’est définitif.
refusal-sits-out = Tu n’as pas pu payer ton enchère ; celles-ci continuent sans toi.
refusal-bid-too-low = L’enchère doit dépasser { $bid }.
refusal-bid-too-high = Tu ne peux pas payer plus de { $payable }.
refusal-no-knight-to-pay = Tu n’as aucun chevalier face visible pour payer.
refusal-pay-exactly = Tu peux payer le compte exact, donc tu le dois.
refusal-not-accepted = Pas accepté ici ({ $event }) : { $good }.

name-gold = or
name-statue = statue
name-bridge = pont
name-famine = famine
name-battle = bataille
name-settlement = colonie

section-ALX-2 = Le scénario : Alexandre le Grand

clause-ALX-2-1 = Personne ne fonde de colonie au départ. La partie s’arrête aussitôt qu’un joueur a 14 points, quel que soit le tour et points cachés compris, ou quand Alexandre atteint Persépolis. Le plus de points gagne, puis le plus de tuiles événement ; ensuite la victoire est partagée ou, à 14 points, revient au joueur dont c’est le tour. Un réglage permet un autre nombre de points que 14, de 10 à 16.
clause-ALX-2-2 = Les 28 tuiles événement sont mélangées ; il y en a une face cachée sur chacun des 25 points d’interrogation, et trois quittent la partie sans être regardées. Alexandre commence à la flèche rouge en Macédoine. Le voleur commence sur un désert : le Grand Désert de sel, ou un autre au choix du premier joueur.
clause-ALX-2-3 = À quatre joueurs, les 95 cartes ressource forment une grande pile face cachée et les piles ouvertes sont vides ; à trois, 15 de chaque sorte forment la grande pile et 4 de chaque les piles ouvertes. Chacun commence avec cinq cartes de la grande pile. Il y a 40 pièces d’or ; personne n’en a au départ, ou chacun 8 dans la variante.
clause-ALX-2-4 = Les trois conseillers valent 4, 3 et 2 points. À trois joueurs, le troisième ne sert pas, ou le deuxième, comme convenu à la table.
clause-ALX-2-5 = Un tour : chacun pioche dans la grande pile ; lancer les dés, avec des revenus ou un sept ; Alexandre avance ; des enchères, s’il y en a ; échanger et construire. Au tout premier tour, on ne lance pas les dés, mais chacun pioche.
clause-ALX-2-6 = Au début de chaque tour, avant les dés, chaque joueur prend une carte de la grande pile tant qu’elle suffit pour tous. Sinon, elle est épuisée, et ce qui reste va aux piles ouvertes, avec lesquelles la production est payée.
clause-ALX-2-7 = Un champ d’or rapporte une pièce à une colonie et deux à une ville, jusqu’à 40 en tout ; s’il n’y en a pas assez pour tous, personne n’en reçoit, sauf si un seul joueur y a droit. L’or n’est ni volé, ni défaussé, ni compté pour le sept, et il ne paie aucune construction ; on ne peut le nommer ni avec un monopole ni avec une invention.
clause-ALX-2-8 = Sur un sept, seuls les joueurs qui ont plus de 11 cartes ressource en perdent la moitié. Le voleur et le vol viennent d’abord, puis Alexandre avance.
clause-ALX-2-9 = À chaque tour, Alexandre franchit une intersection. À un temple, une colonie est mise aux enchères ; à un point d’interrogation, la tuile est révélée et mise aux enchères ; une intersection vide n’apporte rien. Une intersection marquée 7 n’est franchie que pendant un tour où un sept est sorti, une par sept.
clause-ALX-2-10 = Sont acceptés : pour une colonie bois, argile, blé et laine ; famine laine et blé ; pont argile et bois ; bataille minerai, laine et chevaliers ; statue argile et minerai ; l’or toujours. Une carte ou une pièce compte 1, un chevalier face visible 3. Le joueur dont c’est le tour ouvre ou passe ; dans le sens horaire, chacun enchérit plus haut ou passe, et qui a passé ne revient plus. Le dernier en lice paie. Personne n’échange pendant les enchères, et les enchères ne sont pas comparées à la main, sauf si la table en a convenu ainsi.
clause-ALX-2-11 = Les cartes payées vont aux piles ouvertes, les pièces à la réserve d’or, les chevaliers sous la pile des cartes développement ; l’armée la plus puissante est vérifiée à nouveau. On ne peut payer trop avec des chevaliers que si aucun paiement exact n’est possible, et le surplus est perdu.
clause-ALX-2-12 = Un gagnant qui ne peut pas payer défausse la moitié de ses cartes ressource, arrondie à l’inférieur et à son choix, mais ni or ni chevaliers. Puis les enchères recommencent sans ce joueur. Le joueur dont c’est le tour ouvre, ou sinon le suivant encore en lice dans le sens horaire. S’il ne reste personne, personne ne reçoit rien.
clause-ALX-2-13 = Si personne n’enchérit, personne ne reçoit rien : une tuile quitte la partie, un temple reste une intersection libre.
clause-ALX-2-14 = Celui qui remporte une colonie aux enchères la construit sur cette intersection, sans route et sans autre coût. Celui qui n’a plus de colonie peut enchérir et paie, mais ne construit rien.
clause-ALX-2-15 = Celui qui remporte un événement en prend la tuile. La troisième tuile d’un joueur lui donne le meilleur conseiller libre. Celui qui a strictement plus de tuiles que le détenteur d’un meilleur conseiller le lui prend et lui remet le sien en échange, s’il en a un, et ainsi de suite jusqu’à ce que plus rien ne change. À égalité, rien ne change. Chacun en a au plus un.
clause-ALX-2-16 = Les colonies se construisent aussi au moyen de routes, mais pas sur une intersection du parcours qu’Alexandre n’a pas encore franchie, ni à côté, Persépolis comprise. Les routes et les villes ne sont pas limitées.
clause-ALX-2-17 = Les joueurs échangent l’or comme toute autre ressource. La banque le prend à 4:1, à un port 3:1 à 3:1, et en donne aussi ; un port 2:1 ne prend que sa propre ressource.
clause-ALX-2-18 = Une enchère de 5 pour une colonie peut se payer avec 2 bois, 2 argiles et 1 blé, ou avec 2 blés et 3 pièces d’or ; jamais avec du minerai.
clause-ALX-2-19 = Deux joueurs utilisent la mise en place pour trois.
