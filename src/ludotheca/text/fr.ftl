# What the house says; every game adds its own texts.

## The front door

house-home = Ludotheca, vers l’accueil
close = Fermer
lobby-title = Des jeux de société, à la règle près
lobby-pitch = Joue des classiques modernes contre des bots, à plusieurs devant un écran ou avec des amis grâce à un lien. Chaque coup interdit te dit quelle règle l’interdit.
lobby-games = Jeux
lobby-players = { $fewest } à { $most } joueurs
lobby-players-exactly = { $count } joueurs
lobby-new = Nouvelle table : { $game }
lobby-from-record = Reprend là où la partie enregistrée s’arrête.
lobby-from-position = Part de la position de ton fichier.
lobby-drop-file = Se passer du fichier
lobby-count = Combien de joueurs ?
lobby-who = Place { $number } : qui joue ?
lobby-name = Place { $number } : nom
lobby-here = Devant cet écran
lobby-friend = Un ami, par un lien
lobby-friend-about = Une fois la table ouverte, tu auras un lien à partager.
lobby-friend-name = Ami { $number }
lobby-open-seat = place libre
lobby-bot = Bot : { $bot }
lobby-guest = Invité
lobby-guest-number = Invité { $number }
lobby-hints = Conseils
lobby-hints-about = Chacun à la table peut demander ce que ferait la maison, et voit qui a des chances de gagner.
lobby-start = Commencer
lobby-continue = Reprendre
lobby-over = terminée
lobby-forget = Retirer de la liste
lobby-more = Afficher les { $count }

## Board and cards

reconstructed-title = Ce qui est reconstitué
edition-title = Édition
edition-about = Le plateau et les cartes sont ceux de l’édition « { $name } » ({ $fingerprint }), et non ceux de la maison.

## Bots

bot-random = hasardeux
bot-random-about = Joue n’importe quel coup permis.
bot-greedy = gourmand
bot-greedy-about = Prend ce qui paraît le meilleur sur le moment.
bot-level-1 = niveau 1
bot-level-1-about = Joue ce qui plaît au premier regard.
bot-level-2 = niveau 2
bot-level-2-about = Sait ce qui est bon, mais fait des erreurs de débutant.
bot-level-3 = niveau 3
bot-level-3-about = Joue bien, comme dans un club.
bot-level-4 = niveau 4
bot-level-4-about = Calcule pendant un dixième de seconde.
bot-level-5 = niveau 5
bot-level-5-about = Le meilleur de tous, qui réfléchit jusqu’à deux secondes.

## Files

import-title = Ouvrir un fichier
import-hint = Dépose ici une partie enregistrée ou une position, ou choisis-en une.
import-not-json = Ce fichier est illisible : ce n’est pas du JSON.
import-not-ours = Ce fichier ne contient ni partie enregistrée ni position de l’un de nos jeux.
import-unknown-game = Ce fichier vient d’un jeu qui n’est pas ici.

## Settings

settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-system = Comme le système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-speed = Comment montrer les actions des autres
settings-speed-calm = Calmement
settings-speed-brisk = Vivement
settings-speed-instant = Aussitôt
settings-chances = Montrer les chances de gagner
settings-keys = Clavier
keys-tab = vers le plateau et les boutons
keys-arrows = parcourir le plateau
keys-enter = y agir
keys-why = demander pourquoi pas
keys-advice = demander ce que ferait la maison
keys-undo = annuler
keys-skip = passer à la suite, fermer

## The table

rules-title = Règles
table-opening = La table se prépare …
table-watching = Tu regardes.
turn-title = Que faire maintenant
turn-yours = À toi, { $seat }
turn-waiting = C’est à { $seat }
turn-waiting-for = On attend { $names }
turn-pass = Passe l’écran à { $seat }
turn-bot-thinks = { $seat } réfléchit …
turn-watching = { $seat } joue
turn-free-seat = La place { $number } est encore libre
turn-share = La partie continue dès que quelqu’un s’y assied. Partage le lien.
turn-invite = Inviter
turn-over =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
turn-scoring = Voir le décompte
turn-skip = Passer à la suite ({ $count })
turn-undo = Annuler
chooser-title = Que fais-tu ici ?
why-title = Pourquoi pas ?
why-legal = Rien ne l’interdit.
players-title = Joueurs
players-bot = bot
players-here = ici
players-free = place libre
players-turn = à jouer
players-points-now = points si la partie s’arrêtait là
players-chance = chance de gagner
players-chances = Chances de gagner : { $chances }
log-title = Ce qui s’est passé
log-nothing = Rien encore.
connection-online = Connecté
connection-lost = La connexion est perdue. Nouvel essai …
claim-title =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
claim-name = Ton nom
claim-sit = S’asseoir ici
cover-pass = Passe l’écran à
cover-ready = C’est moi : montrer la table
cover-back = Retour à { $seat }, qui a déjà choisi
zoom-closer = Rapprocher le plateau
zoom-farther = Éloigner le plateau
zoom-whole = Montrer tout le plateau
tip-why = Appuie pour demander pourquoi.
plain-position = La position

## Hints

advice-ask = Que ferais-tu ?
advice-thinking = Réflexion …
advice-chance = Chance de gagner : { $chance }
advice-gain = Principal avantage : { $feature } ({ $change })
advice-cost = Principal inconvénient : { $feature } ({ $change })
advice-hinders = Gêne { $seat } : { $feature } ({ $change })
advice-helps = Aide { $seat } : { $feature } ({ $change })
advice-more = plus
advice-less = moins
advice-same = À peu près comme les autres.

## Share and check

share-title = Partager et garder
share-about = Qui suit ce lien peut prendre une place libre, ou regarder.
share-link = Lien vers cette table
share-copy = Copier
share-copied = Copié
share-record = Partie enregistrée
share-position = Position
luck-title = Vérifier le hasard
luck-about = Avant le premier tirage, le serveur a fixé un secret et n’en a montré que l’empreinte (SHA-256). Chaque tirage découle du secret et de ce que les joueurs y ont ajouté.
luck-commitment = Empreinte, montrée d’avance
luck-public = Ce que les joueurs ont ajouté
luck-secret = Secret
luck-later = sera montré à la fin de la partie
luck-kept = Vérifié dans ton navigateur : le secret correspond à l’empreinte.
luck-broken = Le secret ne correspond pas à l’empreinte !
luck-again = Avec la partie enregistrée, chaque tirage peut être refait :
luck-unchecked = Ton navigateur ne peut le vérifier que par une connexion sûre (https).

## The end

ending-part = Points pour
ending-total = Total
ending-again = Rejouer

## What can go wrong

lost-title = Il n’y a rien ici
lost-home = Vers l’accueil
closed-title = Cette table est fermée
closed-record = Enregistrer la partie
closed-warning = L’enregistrement révèle tout ce qui est caché. Dès que quelqu’un l’a fait, la table reste fermée pour de bon.
error-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été débarrassée.
error-unknown-game = Ce jeu n’est pas ici.
error-unknown-language = Il n’y a pas de textes dans cette langue.
error-not-seated = Cette place n’est pas la tienne.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-bad-name = Ce nom n’est pas possible : { $detail }
error-full-table = On a tant joué à cette table qu’elle n’accepte plus rien. Enregistrez la partie et poursuivez-la à une nouvelle table.
error-closed-table = { $reason ->
    [edition] À cette table, on a joué avec une autre édition du plateau et des cartes ; la partie ne peut donc pas continuer ici. Rien n’est perdu : elle peut toujours être enregistrée.
    [gone] Le jeu de cette table ne se trouve plus ici ; la partie ne peut donc pas continuer. Rien n’est perdu : elle peut toujours être enregistrée.
    [saved] Depuis la fermeture de cette table, la partie a été enregistrée, avec tout ce qu’elle cachait. Elle ne peut donc plus continuer, mais elle peut toujours être enregistrée.
   *[rules] À cette table, on a joué avec la version { $version } des règles. Avec les règles actuelles, ce ne serait plus la même partie ; elle ne peut donc pas continuer. Rien n’est perdu : la partie peut toujours être enregistrée.
}
error-too-slow = Avec cela, le jeu n’en finit pas ; il a donc été arrêté.
error-busy = Il y a trop de demandes en ce moment. Veuillez réessayer dans un instant.
error-no-hints = Il n’y a pas de conseils à cette table.
error-nothing-to-decide = Tu n’as rien à décider pour le moment.
error-still-thinking = On réfléchit encore à ta dernière question.
error-stale = La table a continué. Regarde de nouveau.
error-unknown-seat = Cette place n’existe pas à cette table.
error-unknown-promise = Le serveur ne retrouve plus le hasard qu’il avait promis. Réessaie, s’il te plaît.
error-bad-message = Le serveur n’a pas compris la page. Recharge-la, s’il te plaît.
error-closed-record = La partie enregistrée contient des secrets et s’ouvre à la fin.
error-bad-setup = Le jeu ne peut pas être mis en place ainsi : { $detail }
error-bad-position = Aucune table de ce jeu ne peut montrer cette position : { $detail }
error-bad-record = Cette partie ne peut pas être rejouée : { $detail }
error-bad-data = Les données du jeu sont abîmées : { $detail }
error-bad-request = Le serveur ne peut rien en faire : { $detail }
error-game-error = Cela ne va pas : { $detail }
error-unknown-action = Le jeu ne connaît pas cette action.
error-not-last = De plusieurs coups joués d’un bloc, seul le dernier peut faire appel au hasard ou révéler quelque chose de caché.
error-no-undo = Rien ne peut être annulé : le hasard, un secret ou un autre joueur est passé par là.
error-not-found = Il n’y a rien à cette adresse.
error-server-error = Une erreur s’est produite chez nous. Réessaie, s’il te plaît.
error-unreachable = Le serveur est injoignable. Réessaie dans un instant.
