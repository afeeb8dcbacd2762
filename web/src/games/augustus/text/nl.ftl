# What only the page says about Augustus.

table-title = De tafel van Augustus
call-title = Geroepen
call-none = Nog niets geroepen
call-crier = Stadsomroeper: { $seat }
bag-title = In de zak: { $count }
bag-token = { $token }: { $left } van { $all } in de zak
row-title = Open doelen

rewards-title = Beloningen
reward-title = Beloning: { $reward }
reward-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
reward-free = Nog te verdienen
reward-held = { $seat } heeft deze
reward-moves = Gaat naar wie een doel completeert en dan minstens evenveel bronnen heeft.

own-title = Jouw doelen
dealt-title = Aan jou gedeeld
keep-count = { $count } van { $all } gekozen
keep-do = Deze houden
hand-held = In je hand: een legioen van { $objective }. Druk op een verlicht veld.
hand-back = Terugzetten
hand-rearrange =
    { $count ->
        [one] In je hand: { $count } legioen
       *[other] In je hand: { $count } legioenen
    }
lose-count = { $count } van { $all } gekozen
supply-title =
    { $count ->
        [one] { $count } legioen in de voorraad
       *[other] { $count } legioenen in de voorraad
    }
supply-empty = Geen legioen meer in de voorraad: alleen verplaatsen kan
controlled-title = Gecontroleerd: { $count } van { $all }
hidden-title =
    { $count ->
        [one] { $count } doel gedekt weggelegd
       *[other] { $count } doelen gedekt weggelegd
    }
hidden-dealt =
    { $count ->
        [one] { $count } doel in de hand
       *[other] { $count } doelen in de hand
    }

seat-title = { $seat }
seat-of = De doelen van { $seat }
seat-decided = heeft gekozen
seat-thinking = kiest …

card-name = { $objective }
card-title = { $objective }, { $kind }
card-red = rood
card-spaces = Velden: { $list }
card-legions = Legioenen: { $count } van { $all }
card-completed = Gecompleteerd, wacht op verwerking
card-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
card-points-later = Punten worden aan het einde geteld
card-resource = Bron van { $resource }
card-worth = Levert nu op: { $points }
space-free = { $objective }, vrij veld: { $category }
space-legion = { $objective }, legioen op: { $category }

chosen-keep = Je houdt { $list }.
chosen-pass = Je hebt gekozen: geen legioen.
chosen-put = Je hebt gekozen: een legioen uit je voorraad naar { $objective }, { $category }.
chosen-move = Je hebt gekozen: het legioen van { $from_objective }, { $from_category }, naar { $objective }, { $category }.
chosen-lose = Je hebt gekozen om op te geven: { $list }.
chosen-clear = Je hebt gekozen om leeg te maken: { $objective }.

resolve-title = Wordt verwerkt
resolve-then = daarna
resolve-pick = { $seat } neemt een nieuw doel.
resolve-reward = { $seat } mag een beloning nemen.
resolve-give = { $seat } geeft een beloning door.

shout-ave = Ave Caesar!
shout-attack = Aanval!
shout-crier = { $seat } is de nieuwe stadsomroeper
shout-end = Het einde

owns-legions = legioenen in de voorraad: { $count }
owns-controlled = gecontroleerde doelen: { $count }
owns-colour = { $colour }: { $count }
owns-resource = bronnen van { $resource }: { $count }

scoring-objectives = Doelen
scoring-rewards = Beloningen
scoring-none = geen
