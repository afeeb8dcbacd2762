person = Joueur
person-numbered = Joueur { $number }
list-end = { $first } et { $last }

scores-title = Points
scores-now = Points si la partie s’arrêtait
scores-chances = %: chance de gagner
log-title = Ce qui s’est passé
actions-count =
    { $shown ->
        [one] { $shown } action
       *[other] { $shown } actions
    }
actions-some = { $shown } actions sur { $all }
filter-hint = / pour filtrer : e7
thinking = { $player } réfléchit …
stand-in = { $player } n’a pas décidé ({ $reason }) ; { $stand_in } l’a fait.
over = La partie est terminée.
wins = { $players } gagne.
share = { $players } se partagent la victoire.

key-undo = Annuler
key-why = Pourquoi ?
key-hint = Conseil
key-rules = Règles
key-points = Points
key-save = Garder
key-language = Français
key-quit = Quitter
key-close = Fermer

undone = Coup repris.
no-undo-nothing = Rien n’a encore été joué.
no-undo-luck = Impossible de reprendre : le hasard ou un secret est intervenu depuis.
no-undo-other = Impossible de reprendre : { $player } a joué depuis.

why-title = Pourquoi pas ?
why-hint = Tape une partie d’une action, puis choisis-la.
why-legal = Tu peux le faire maintenant.
why-more = Encore { $count } : continue à taper pour en voir moins.
why-none = Aucune action ne s’appelle ainsi.

rules-title = Règles
points-title = D’où viennent les points
points-now = Comme si la partie s’arrêtait maintenant.
points-secret = Les points sont comptés à la fin, car certains sont secrets.
total = Total

cover-title = L’écran passe à { $player }.
cover-hint = Appuie sur Entrée quand personne d’autre ne regarde.

saved = Enregistré dans { $path }
save-failed = L’enregistrement a échoué : { $reason }
save-secret = La partie pourra être enregistrée une fois terminée, sinon elle trahirait des secrets.

players = Joueurs : { $players }
final = Décompte final
unfinished = La partie n’est pas terminée.
