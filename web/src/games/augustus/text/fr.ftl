# What only the page says about Augustus.

table-title = La table d’Augustus
call-title = Annoncé
call-none = Rien encore
call-crier = Crieur : { $seat }
bag-title = Dans le sac : { $count }
bag-token = { $token } : { $left } sur { $all } dans le sac
row-title = Objectifs dévoilés

rewards-title = Récompenses
reward-title = Récompense : { $reward }
reward-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
reward-free = Encore à prendre
reward-held = { $seat } l’a
reward-moves = Passe à qui accomplit un objectif et possède alors au moins autant de sources.

own-title = Tes objectifs
dealt-title = Tes cartes
keep-count = { $count } sur { $all } choisis
keep-do = Garder ceux-ci
hand-held = Dans ta main : une légion de { $objective }. Appuie sur une case éclairée.
hand-back = La reposer
hand-rearrange =
    { $count ->
        [one] Dans ta main : { $count } légion
       *[other] Dans ta main : { $count } légions
    }
lose-count = { $count } sur { $all } choisies
supply-title =
    { $count ->
        [one] { $count } légion en réserve
       *[other] { $count } légions en réserve
    }
supply-empty = Plus de légion en réserve : on ne peut que déplacer
controlled-title = Contrôlés : { $count } sur { $all }
hidden-title =
    { $count ->
        [one] { $count } objectif défaussé face cachée
       *[other] { $count } objectifs défaussés face cachée
    }
hidden-dealt =
    { $count ->
        [one] { $count } objectif en main
       *[other] { $count } objectifs en main
    }

seat-title = { $seat }
seat-of = Les objectifs de { $seat }
seat-decided = a choisi
seat-thinking = choisit …

card-name = { $objective }
card-title = { $objective }, { $kind }
card-red = rouge
card-spaces = Cases : { $list }
card-legions = Légions : { $count } sur { $all }
card-completed = Accompli, attend d’être résolu
card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
card-points-later = Points comptés à la fin
card-resource = Source : { $resource }
card-worth = Rapporte à présent : { $points }
space-free = { $objective }, case libre : { $category }
space-legion = { $objective }, légion sur : { $category }

chosen-keep = Tu gardes { $list }.
chosen-pass = Tu as choisi : aucune légion.
chosen-put = Tu as choisi : une légion de ta réserve vers { $objective }, { $category }.
chosen-move = Tu as choisi : la légion de { $from_objective }, { $from_category }, vers { $objective }, { $category }.
chosen-lose = Tu as choisi de perdre : { $list }.
chosen-clear = Tu as choisi de vider { $objective }.

resolve-title = En cours de résolution
resolve-then = puis
resolve-pick = { $seat } prend un nouvel objectif.
resolve-reward = { $seat } peut prendre une récompense.
resolve-give = { $seat } transmet une récompense.

shout-ave = Ave Caesar !
shout-attack = À l’attaque !
shout-crier = { $seat } devient crieur
shout-end = La fin

owns-legions = légions en réserve : { $count }
owns-controlled = objectifs contrôlés : { $count }
owns-colour = { $colour } : { $count }
owns-resource = sources, { $resource } : { $count }

scoring-objectives = Objectifs
scoring-rewards = Récompenses
scoring-none = aucun
