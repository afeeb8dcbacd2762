# What only the page says about Augustus.

table-title = Der Tisch von Augustus
call-title = Ausgerufen
call-none = Noch nichts ausgerufen
call-crier = Ausrufer: { $seat }
bag-title = Im Beutel: { $count }
bag-token = { $token }: { $left } von { $all } im Beutel
row-title = Offene Zielkarten

rewards-title = Belohnungen
reward-title = Belohnung: { $reward }
reward-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
reward-free = Noch zu haben
reward-held = { $seat } hat sie
reward-moves = Geht an alle, die eine Zielkarte erfüllen und dann mindestens gleich viele Quellen haben.

own-title = Deine Zielkarten
dealt-title = An dich ausgeteilt
keep-count = { $count } von { $all } gewählt
keep-do = Diese behalten
hand-held = In deiner Hand: eine Legion von { $objective }. Drücke auf ein leuchtendes Feld.
hand-back = Zurücksetzen
hand-rearrange =
    { $count ->
        [one] In deiner Hand: { $count } Legion
       *[other] In deiner Hand: { $count } Legionen
    }
lose-count = { $count } von { $all } gewählt
supply-title =
    { $count ->
        [one] { $count } Legion im Vorrat
       *[other] { $count } Legionen im Vorrat
    }
supply-empty = Keine Legion mehr im Vorrat: Nur Versetzen ist möglich
controlled-title = Kontrolliert: { $count } von { $all }
hidden-title =
    { $count ->
        [one] { $count } Zielkarte verdeckt abgelegt
       *[other] { $count } Zielkarten verdeckt abgelegt
    }
hidden-dealt =
    { $count ->
        [one] { $count } Zielkarte auf der Hand
       *[other] { $count } Zielkarten auf der Hand
    }

seat-title = { $seat }
seat-of = Die Zielkarten von { $seat }
seat-decided = hat gewählt
seat-thinking = wählt …

card-name = { $objective }
card-title = { $objective }, { $kind }
card-red = rot
card-spaces = Felder: { $list }
card-legions = Legionen: { $count } von { $all }
card-completed = Erfüllt, wartet auf die Abwicklung
card-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
card-points-later = Punkte werden am Ende gezählt
card-resource = Quelle: { $resource }
card-worth = Zählt jetzt: { $points }
space-free = { $objective }, freies Feld: { $category }
space-legion = { $objective }, Legion auf: { $category }

chosen-keep = Du behältst { $list }.
chosen-pass = Du hast gewählt: keine Legion.
chosen-put = Du hast gewählt: eine Legion aus dem Vorrat auf { $objective }, { $category }.
chosen-move = Du hast gewählt: die Legion von { $from_objective }, { $from_category }, auf { $objective }, { $category }.
chosen-lose = Du hast gewählt, was du abgibst: { $list }.
chosen-clear = Du hast gewählt, was du räumst: { $objective }.

resolve-title = Wird abgewickelt
resolve-then = danach
resolve-pick = { $seat } nimmt eine neue Zielkarte.
resolve-reward = { $seat } darf eine Belohnung nehmen.
resolve-give = { $seat } gibt eine Belohnung weiter.

shout-ave = Ave Caesar!
shout-attack = Angriff!
shout-crier = { $seat } ruft ab jetzt aus
shout-end = Das Ende

owns-legions = Legionen im Vorrat: { $count }
owns-controlled = kontrollierte Zielkarten: { $count }
owns-colour = { $colour }: { $count }
owns-resource = Quellen, { $resource }: { $count }

scoring-objectives = Zielkarten
scoring-rewards = Belohnungen
scoring-none = keine
