title = Augustus
about = Mobilisiere Legionen, wenn die Marker ausgerufen werden, gewinne Provinzen und Senatoren und werde die Nummer eins unter den Legaten Roms.
reconstructed = Die Karten sind teilweise rekonstruiert. Eine Liste fand sich nicht, wohl aber genaue Zahlen über den ganzen Stapel: Von 25 der 88 Zielkarten sind Effekt, Felder und Punkte bekannt; die anderen 63 sind so gewählt, dass der Stapel zu diesen Zahlen passt. Viele Farben und fast alle Namen haben wir selbst gewählt. Bei zwei Belohnungen widersprechen sich die Zahlen: Hier bringen drei rosa Karten 8 Punkte und eine Karte jeder Farbe 6.

option-first_game = Erste Partie: Alle erhalten drei Zielkarten, ohne Auswahl
option-first_crier = Erster Ausrufer
option-second_chance = Zweite Chance: Eine Belohnung, auf die verzichtet wurde, wird wieder angeboten, wenn ihre Anzahl erneut erreicht wird
name-lot = ausgelost

prompt-keep =
    { $count ->
        [one] Wähle noch { $count } Zielkarte, die du behältst.
       *[other] Wähle noch { $count } Zielkarten, die du behältst.
    }
prompt-place = Ausgerufen: { $token }. Du darfst eine Legion auf ein passendes Feld setzen, aus deinem Vorrat oder von einem anderen Feld.
prompt-put-taken = Setze die aufgenommene Legion auf ein anderes Feld.
prompt-mobilise =
    { $count ->
        [one] Mit deiner Zielkarte darfst du noch { $count } Legion mobilisieren.
       *[other] Mit deiner Zielkarte darfst du { $count } Legionen mobilisieren.
    }
prompt-complete = Erfülle sofort eine deiner Zielkarten.
prompt-rearrange-start = Du darfst alle Legionen auf deinen Zielkarten umverteilen.
prompt-rearrange =
    { $count ->
        [one] Setze die Legion ein, die du aufgenommen hast.
       *[other] Setze die { $count } Legionen ein, die du aufgenommen hast.
    }
prompt-opponents-lose-legion =
    { $count ->
        [one] { $seat } hat { $objective } erfüllt: Wähle { $count } Legion, die du abgibst.
       *[other] { $seat } hat { $objective } erfüllt: Wähle { $count } Legionen, die du abgibst.
    }
prompt-opponents-clear-objective = { $seat } hat { $objective } erfüllt: Wähle, welche deiner Zielkarten geräumt wird.
prompt-opponents-lose-controlled = { $seat } hat { $objective } erfüllt: Wähle, welche kontrollierte Zielkarte du abgibst.
prompt-give = Du hast nicht mehr die meisten Quellen. Wähle, wer die Belohnung erhält: { $reward }.
prompt-reward = Du kontrollierst { $count } Zielkarten: Nimmst du jetzt die Belohnung für diese Anzahl, oder verzichtest du endgültig?
prompt-reward-chance = Du kontrollierst { $count } Zielkarten: Nimmst du die Belohnung für diese Anzahl, oder verzichtest du vorerst?
prompt-pick =
    { $count ->
        [one] Nimm eine neue Zielkarte.
       *[other] Nimm { $count } neue Zielkarten.
    }

action-keep = { $objective } behalten
action-put = Legion auf { $objective } setzen: { $category }
action-take = Legion von { $objective } aufnehmen: { $category }
action-pass = Keine Legion
action-take-back = Anders entscheiden
action-lift = Alle Legionen aufnehmen
action-complete = { $objective } erfüllen
action-clear = { $objective } räumen
action-lose = { $objective } abgeben
action-claim = Belohnung nehmen
action-forgo = Auf die Belohnung verzichten
action-pick = { $objective } nehmen
action-give = Belohnung an { $to_seat } geben

hint-completes = erfüllt { $objective }

event-chosen = { $seat } hat gewählt.
event-taken-back = { $seat } wählt neu.
event-kept = { $seat } behält drei Zielkarten.
event-drawn = { $seat } ruft aus: { $token }.
event-passed = { $seat } setzt keine Legion.
event-placed = { $seat } setzt eine Legion auf { $objective }: { $category }.
event-moved = { $seat } versetzt eine Legion von { $from_objective } auf { $objective }: { $category }.
event-lifted =
    { $count ->
        [one] { $seat } nimmt { $count } Legion auf, um sie umzuverteilen.
       *[other] { $seat } nimmt { $count } Legionen auf, um sie umzuverteilen.
    }
event-completed = { $seat }: Ave Caesar! { $objective } ist erfüllt.
event-legions-gained =
    { $count ->
        [one] { $seat } erhält { $count } weitere Legion.
       *[other] { $seat } erhält { $count } weitere Legionen.
    }
event-attacked =
    { $effect ->
        [opponents_lose_legion] { $seat } greift mit { $objective } an: Alle anderen verlieren Legionen.
        [opponents_clear_objective] { $seat } greift mit { $objective } an: Alle anderen räumen eine Zielkarte.
       *[other] { $seat } greift mit { $objective } an: Alle anderen verlieren eine kontrollierte Zielkarte.
    }
event-legion-lost = { $seat } verliert eine Legion auf { $objective }: { $category }.
event-cleared =
    { $count ->
        [one] { $seat } nimmt die Legion von { $objective } zurück.
       *[other] { $seat } nimmt { $count } Legionen von { $objective } zurück.
    }
event-control-lost = { $seat } verliert { $objective }.
event-controlled = { $seat } kontrolliert { $objective }.
event-reward-taken = { $seat } nimmt eine Belohnung: { $reward }.
event-reward-returned = Zurück in der Mitte: { $reward }.
event-reward-forgone = { $seat } verzichtet auf eine Belohnung: { $reward }.
event-picked = { $seat } nimmt eine neue Zielkarte: { $objective }.
event-refilled = Neue Zielkarten liegen aus.
event-reshuffled = Die abgelegten Zielkarten werden zu einem neuen Stapel gemischt.
event-bag-filled = Alle Marker kommen zurück in den Beutel. Nächster Ausrufer: { $seat }.
event-ended = Mindestens sieben Zielkarten sind kontrolliert: Das Spiel ist zu Ende.

tally-rewards = Belohnungen
tally-objectives = Punkte auf Zielkarten
tally-effects = Effekte am Ende

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points-as-if-the-game-ended-here = Punkte bei sofortigem Ende
feature-points-of-rewards = Punkte aus Belohnungen
feature-objectives-controlled = kontrollierte Zielkarten
feature-needs-one-more-objective = eine Zielkarte vor dem Ende
feature-worth-of-objectives-controlled = Wert kontrollierter Zielkarten
feature-hope-for-colour-rewards = Aussicht auf Farbbelohnungen
feature-hope-for-a-number-reward = Aussicht auf Anzahlbelohnung
feature-hope-from-what-is-being-resolved = Gewinn aus der Abwicklung
feature-hope-from-the-decision-at-hand = Gewinn durch die Entscheidung
feature-hope-from-objectives = Potenzial der Zielkarten
feature-hope-from-the-best-objective = Potenzial der besten Zielkarte
feature-hope-from-the-second-objective = Potenzial der zweitbesten Karte
feature-nearness-of-objectives = Fortschritt der Zielkarten
feature-nearness-of-the-nearest = am weitesten gefüllte Zielkarte
feature-objectives-that-lack-one-legion = Zielkarten mit einem freien Feld
feature-objectives-that-lack-two-legions = Zielkarten mit zwei freien Feldern
feature-objectives-completed-and-waiting = erfüllte Zielkarten
feature-nearness-of-attacks = Fortschritt roter Zielkarten
feature-objectives-being-conquered = unerfüllte Zielkarten
feature-legions-in-all = Legionen insgesamt
feature-legions-in-the-supply = Legionen im Vorrat
feature-chance-that-the-next-token-completes = Chance, eine Karte zu erfüllen
feature-gain-by-the-next-token = Gewinn beim nächsten Marker
feature-controls-senator = kontrollierte Senatoren
feature-controls-green = kontrollierte grüne Provinzen
feature-controls-pink = kontrollierte rosa Provinzen
feature-controls-orange = kontrollierte orange Provinzen
feature-colours-controlled = kontrollierte Farben
feature-sources-of-gold = Goldquellen
feature-sources-of-wheat = Weizenquellen
feature-has-gold = Belohnung für Gold
feature-has-wheat = Belohnung für Weizen
feature-has-a-number-reward = Belohnung für eine Anzahl
feature-aliases = austauschbare Arten
feature-attacks-made = kontrollierte rote Zielkarten
feature-objectives-that-score-at-the-end = Zielkarten mit Wertung am Ende
feature-hope-from-objectives-dealt = Potenzial der erhaltenen Karten
feature-choice-better-than-expected = Gewinn durch die getroffene Wahl
feature-choice-objectives-completed = { feature-objectives-completed-and-waiting }
feature-choice-objectives-that-lack-one-legion = { feature-objectives-that-lack-one-legion }
feature-choice-chance-that-the-next-token-completes = { feature-chance-that-the-next-token-completes }
feature-choice-gain-by-the-next-token = { feature-gain-by-the-next-token }

refusal-game-over = Das Spiel ist zu Ende.
refusal-due-keep =
    { $count ->
        [one] Wähle zuerst noch { $count } Zielkarte, die du behältst.
       *[other] Wähle zuerst noch { $count } Zielkarten, die du behältst.
    }
refusal-wait-keep = Warten auf { $seat }: Drei Zielkarten sind noch zu wählen.
refusal-due-place = Ausgerufen: { $token }. Setze zuerst eine Legion auf ein passendes Feld, oder entscheide dich, keine zu setzen.
refusal-wait-place = Warten auf { $seat }: Über den Marker ist noch zu entscheiden.
refusal-due-mobilise =
    { $count ->
        [one] Entscheide zuerst über die Legion, die du durch deine Zielkarte setzen darfst.
       *[other] Entscheide zuerst über die { $count } Legionen, die du durch deine Zielkarte setzen darfst.
    }
refusal-wait-mobilise = Warten auf { $seat }: Es werden noch Legionen mobilisiert.
refusal-due-complete = Wähle zuerst, welche deiner Zielkarten sofort erfüllt wird.
refusal-wait-complete = Warten auf { $seat }: Eine Zielkarte ist noch zu erfüllen.
refusal-due-rearrange =
    { $count ->
        [0] Nimm zuerst deine Legionen auf, um sie umzuverteilen, oder lass sie stehen.
        [one] Setze zuerst die Legion ein, die du aufgenommen hast.
       *[other] Setze zuerst die { $count } Legionen ein, die du aufgenommen hast.
    }
refusal-wait-rearrange = Warten auf { $seat }: Es werden noch Legionen umverteilt.
refusal-due-lose = Wähle zuerst, was du durch { $objective } verlierst.
refusal-wait-lose = Warten auf { $seat }: Ein Verlust ist noch zu wählen.
refusal-due-give = Wähle zuerst, wer diese Belohnung erhält: { $reward }.
refusal-wait-give = Warten auf { $seat }: Eine Belohnung ist noch weiterzugeben.
refusal-due-reward = Nimm zuerst die Belohnung für { $count } Zielkarten, oder verzichte darauf.
refusal-wait-reward = Warten auf { $seat }: Über eine Belohnung ist noch zu entscheiden.
refusal-due-pick =
    { $count ->
        [one] Nimm zuerst eine neue Zielkarte.
       *[other] Nimm zuerst { $count } neue Zielkarten.
    }
refusal-wait-pick = Warten auf { $seat }: Eine neue Zielkarte ist noch zu nehmen.
refusal-already-chosen = Du hast schon gewählt: Nimm das zuerst zurück, wenn du etwas anderes willst.
refusal-nothing-to-take-back = Du hast noch nichts gewählt, was du zurücknehmen könntest.
refusal-taken-back-often = Du hast dich schon { $count }-mal anders entschieden: Diese Wahl gilt.
refusal-not-dealt = { $objective } gehört nicht zu den Zielkarten, die du erhalten hast.
refusal-kept-already = Du behältst { $objective } schon.
refusal-no-space-for-token = Keine deiner Zielkarten hat ein freies Feld für diesen Marker: { $token }.
refusal-no-legion-for-token = Du hast ein freies Feld für diesen Marker, aber keine Legion, die dorthin könnte: { $token }.
refusal-not-yours = { $objective } ist keine deiner Zielkarten.
refusal-somebody-elses = { $objective } gehört { $seat }.
refusal-controlled-already = Du kontrollierst { $objective } schon: Diese Zielkarte wird nicht mehr erobert.
refusal-being-resolved = { $objective } ist erfüllt und wird gerade abgewickelt.
refusal-completed-already = { $objective } ist schon erfüllt und wartet auf die Abwicklung.
refusal-neutralised = { $objective } ist erfüllt und wartet auf die Abwicklung: Bis dahin ist diese Zielkarte neutralisiert und verliert nichts.
refusal-not-called = Ausgerufen: { $token }. Das gilt nicht für Felder dieser Art: { $category }.
refusal-alias-chain = Ausgerufen: { $token }. Nur zwei deiner Effekte hintereinander würden zu Feldern dieser Art führen, und Effekte werden nicht verkettet: { $category }.
refusal-not-mobilised = Durch deine Zielkarte kommen Legionen auf andere Felder: { $effect_category }, nicht { $category }.
refusal-alias-for-tokens = Durch deine Zielkarte kommen Legionen auf Felder dieser Art: { $effect_category }. Als { $category } gilt das nur bei ausgerufenen Markern.
refusal-same-place = Von dort kommt die Legion gerade: { $objective }, { $category }.
refusal-no-free-space = Alle Felder dieser Art auf { $objective } sind besetzt: { $category }.
refusal-no-legion = Du hast keine Legion mehr im Vorrat: Nimm zuerst eine von einem anderen Feld auf.
refusal-legion-in-hand = Setze zuerst die Legion ein, die du aufgenommen hast.
refusal-no-legion-there = Auf Feldern dieser Art steht auf { $objective } keine Legion: { $category }.
refusal-nowhere-to-go = Die Legion dort könnte jetzt nirgends anders hin: { $objective }, { $category }.
refusal-lift-first = Nimm zuerst deine Legionen auf.
refusal-lifted-already =
    { $count ->
        [one] Deine Legionen sind schon aufgenommen; { $count } ist noch einzusetzen.
       *[other] Deine Legionen sind schon aufgenommen; { $count } sind noch einzusetzen.
    }
refusal-put-all =
    { $count ->
        [one] Du musst die aufgenommene Legion noch einsetzen.
       *[other] Du musst die { $count } aufgenommenen Legionen noch einsetzen.
    }
refusal-own-attack = Durch deine eigene Zielkarte verlieren nur die anderen etwas.
refusal-nothing-to-lose = Du hast nichts, was dieser Angriff treffen könnte.
refusal-loss-without-choice = Bei deinem Verlust gibt es nichts zu wählen: Er tritt ein, sobald alle gewählt haben.
refusal-another-loss =
    { $effect ->
        [opponents_lose_legion]
            { $count ->
                [one] Du musst etwas anderes abgeben: { $count } Legion.
               *[other] Du musst etwas anderes abgeben: { $count } Legionen.
            }
        [opponents_clear_objective] Du musst etwas anderes abgeben: alle Legionen auf einer deiner Zielkarten.
       *[other] Du musst etwas anderes abgeben: eine Zielkarte, die du kontrollierst.
    }
refusal-given-already = Die Legion dort gibst du schon ab: { $objective }, { $category }.
refusal-no-legions-on-it = Auf { $objective } stehen keine Legionen, die du zurücknehmen könntest.
refusal-not-controlled = Du kontrollierst { $objective } nicht.
refusal-no-reward-for-number = Für diese Anzahl von Zielkarten gibt es keine Belohnung: { $count }.
refusal-one-reward-only = Du hast schon eine Belohnung für eine Anzahl von Zielkarten, und niemand hat zwei: { $reward }.
refusal-reward-gone = Die Belohnung für { $count } Zielkarten hat schon { $seat }.
refusal-reward-forgone = Du hast auf die Belohnung für { $count } Zielkarten verzichtet.
refusal-not-open = { $objective } liegt nicht offen in der Mitte.
refusal-no-such-seat = Dort sitzt niemand.
refusal-not-most = Die Belohnung geht an jemanden mit den meisten Quellen; { $to_seat } hat weniger: { $reward }.

name-swords = Doppelschwert
name-shield = Schild
name-chariot = Streitwagen
name-catapult = Katapult
name-standard = Standarte
name-dagger = Dolch
name-joker = Joker
name-senator = Senator
name-green = Grün
name-pink = Rosa
name-orange = Orange
name-gold = Gold
name-wheat = Weizen
name-colour-senator = drei Senatoren
name-colour-green = drei grüne Provinzen
name-colour-pink = drei rosa Provinzen
name-colour-orange = drei orange Provinzen
name-colour-mixed = eine Karte jeder Farbe
name-count-2 = zwei Zielkarten
name-count-3 = drei Zielkarten
name-count-4 = vier Zielkarten
name-count-5 = fünf Zielkarten
name-count-6 = sechs Zielkarten
name-supply = Vorrat
name-legions = Legionen
name-bag = Beutel
name-row = offene Zielkarten
name-controlled = kontrollierte Zielkarten

effect-none = Kein Effekt
effect-mobilise = Sofort: Mobilisiere { $amount } Legionen auf Felder dieser Art: { $category }
effect-mobilise_any =
    { $amount ->
        [one] Sofort: Mobilisiere { $amount } Legion auf ein beliebiges Feld
       *[other] Sofort: Mobilisiere { $amount } Legionen auf beliebige Felder
    }
effect-opponents_lose_legion =
    { $amount ->
        [one] Sofort: Alle anderen verlieren je { $amount } Legion
       *[other] Sofort: Alle anderen verlieren je { $amount } Legionen
    }
effect-opponents_clear_objective = Sofort: Alle anderen nehmen alle Legionen von je einer ihrer Zielkarten zurück
effect-opponents_lose_controlled = Sofort: Alle anderen verlieren je eine kontrollierte Zielkarte
effect-complete_one = Sofort: Erfülle eine deiner Zielkarten
effect-extra_objective = Sofort: Nimm zwei neue Zielkarten statt einer
effect-rearrange_all = Sofort: Verteile alle Legionen auf deinen Zielkarten um
effect-extra_legion =
    { $amount ->
        [one] Sofort: Du erhältst { $amount } weitere Legion
       *[other] Sofort: Du erhältst { $amount } weitere Legionen
    }
effect-alias = Dauerhaft, beim Ausrufen: { $category } gilt auch als { $other } und umgekehrt
effect-end_per_space =
    { $amount ->
        [one] Am Ende: { $amount } Punkt je Feld dieser Art, höchstens { $most } Punkte: { $category }
       *[other] Am Ende: { $amount } Punkte je Feld dieser Art, höchstens { $most } Punkte: { $category }
    }
effect-end_per_colour = Am Ende: { $amount } Punkte je kontrollierter Zielkarte dieser Farbe: { $colour }
effect-end_per_red = Am Ende: { $amount } Punkte je kontrollierter roter Zielkarte

section-1 = Material
section-2 = Aufbau
section-3 = Eine Ziehung
section-4 = Eine Zielkarte erfüllen
section-5 = Belohnungen
section-6 = Effekte
section-7 = Spielende
section-8 = Durchgespielte Beispiele

clause-AUG-1-1 = Es gibt 88 Zielkarten, von 1 bis 88 nummeriert: Senatoren und Provinzen, diese in Grün, Rosa oder Orange. Jede hat Felder für Legionen, Punkte (eine Zahl, oder am Ende gezählt), vielleicht Gold oder Weizen und vielleicht einen Effekt.
clause-AUG-1-2 = Es gibt 23 Mobilisierungsmarker: 6 Doppelschwerter, 5 Schilde, 4 Streitwagen, 3 Katapulte, 2 Standarten, 1 Dolch und 2 Joker; dazu 48 Legionen.
clause-AUG-1-3 = Es gibt 12 Belohnungen: fünf für Farben (drei Senatoren, drei grüne, drei rosa, drei orange, eine Karte jeder Farbe), fünf für 2, 3, 4, 5 und 6 kontrollierte Zielkarten, eine für Gold und eine für Weizen.
clause-AUG-2-1 = In der Mitte liegen fünf Zielkarten offen aus. Alle haben je 7 Legionen.
clause-AUG-2-2 = Alle erhalten je sechs Zielkarten, behalten drei und legen drei verdeckt ab; niemand sieht, was die anderen behalten, bevor alle gewählt haben. In der Variante für die erste Partie erhalten alle nur drei und haben keine Auswahl.
clause-AUG-2-3 = Alle 23 Marker sind im Beutel. Der erste Ausrufer wird ausgelost oder in den Optionen bestimmt.
clause-AUG-3-1 = Der Ausrufer zieht einen Marker. Dann dürfen alle je eine Legion auf ein freies Feld dieser Art auf einer eigenen unerfüllten Zielkarte setzen: aus dem Vorrat, oder indem sie eine Legion von einem beliebigen Feld einer beliebigen eigenen Zielkarte versetzen. Niemand muss, und je Marker ist es eine Legion.
clause-AUG-3-2 = Alle entscheiden gleichzeitig, und niemand sieht die Wahl der anderen, bevor alle gewählt haben. Bis dahin darfst du dich anders entscheiden, höchstens zwanzigmal.
clause-AUG-3-3 = Ein Joker gilt als jede Art. Wenn danach alles abgewickelt ist, kommen alle Marker zurück in den Beutel, auch der Joker, und wer links vom Ausrufer sitzt, wird neuer Ausrufer.
clause-AUG-3-4 = Gezogene Marker bleiben außerhalb des Beutels, bis ein Joker gezogen wird.
clause-AUG-4-1 = Eine Zielkarte ist erfüllt, wenn auf all ihren Feldern eine Legion steht. Durch Setzen kannst du höchstens eine erfüllen; Effekte können weitere erfüllen.
clause-AUG-4-2 = Zielkarten, die in derselben Ziehung erfüllt werden, werden in aufsteigender Reihenfolge ihrer Nummern abgewickelt, jede mit allen Schritten: Die Legionen kommen zurück in den Vorrat, der Effekt wird ausgeführt, die Zielkarte kommt unter Kontrolle, Belohnungen werden vergeben, und eine neue Zielkarte wird aus den fünf offenen genommen, die wieder aufgefüllt werden.
clause-AUG-4-3 = Erfüllte Zielkarten, die darauf warten, sind neutralisiert: Die Effekte anderer betreffen sie nicht.
clause-AUG-4-4 = Was du durch einen eigenen Effekt erfüllst, wird sofort abgewickelt, bevor die nächste Person an der Reihe ist, als eine Gruppe in aufsteigender Reihenfolge: Alle kommen unter Kontrolle, die Belohnungen werden einmal geprüft, mit der endgültigen Anzahl, dann werden ebenso viele neue Zielkarten aus denselben fünf genommen, und erst danach wird aufgefüllt.
clause-AUG-4-5 = Ist der Stapel leer, werden die abgelegten Zielkarten zu einem neuen gemischt; gibt es auch davon keine, werden die offenen nicht aufgefüllt.
clause-AUG-5-1 = Die Belohnungen für Farben gehen von selbst an die erste Person, die drei Karten der Farbe kontrolliert, oder eine jeder Farbe. Du kannst mehrere haben, und du verlierst sie nie.
clause-AUG-5-2 = Die Belohnungen für Anzahlen: Wer genau so viele Zielkarten kontrolliert und gerade eine erfüllt hat, darf die Belohnung nehmen, wenn sie noch da ist. Wer sie nicht sofort nimmt, verzichtet endgültig; nur wenn die Optionen es vorsehen, ist es eine neue Gelegenheit, die Anzahl durch eine neu erfüllte Zielkarte wieder zu erreichen. Jede Person hat höchstens eine davon; sie wird nie getauscht und geht nie verloren. Eine Anzahl, auf die man zurückfällt oder die eine Gruppe überspringt, ist keine Gelegenheit: Nichts wird angeboten, und nichts verfällt. Eine Gruppe gibt eine Gelegenheit, für die endgültige Anzahl.
clause-AUG-5-3 = Gold und Weizen: Wer zuerst eine Quelle kontrolliert, nimmt die Belohnung. Sie geht an eine andere Person, sobald diese durch das Erfüllen einer Zielkarte mindestens ebenso viele Quellen kontrolliert.
clause-AUG-5-4 = Wer eine kontrollierte Zielkarte verliert, behält, was ihr Soforteffekt gebracht hat. Wer Gold oder Weizen hat, behält die Belohnung, solange niemand mehr Quellen hat; sonst geht sie an die Person mit den meisten, bei Gleichstand nach Wahl der Person, die sie hatte; hat niemand eine Quelle, kommt sie zurück in die Mitte. Verlieren mehrere durch einen Effekt Zielkarten, wird dies einmal geprüft, nach allen Verlusten und bevor die eigene Zielkarte der angreifenden Person zählt. Eine verlorene Zielkarte wird abgelegt, samt ihren Punkten, ihrem Dauereffekt, ihrer Wertung am Ende und ihren Rohstoffen; weitere Legionen, andere Belohnungen und eine zusätzliche Zielkarte bleiben.
clause-AUG-6-1 = Sofort: Setze zwei Legionen auf freie Felder der gezeigten Art, aus dem Vorrat oder versetzt; auf jede darfst du verzichten.
clause-AUG-6-2 = Sofort: Setze die gezeigte Zahl Legionen auf beliebige freie Felder.
clause-AUG-6-3 = Sofort, rot: Alle anderen verlieren je eine Legion, zwei Legionen, alle Legionen einer Zielkarte oder eine kontrollierte Zielkarte und wählen selbst, welche. Die Legionen kommen zurück in den eigenen Vorrat. Zwei Legionen dürfen von zwei Zielkarten kommen, und es werden so viele wie möglich abgegeben. Geräumt werden muss eine Zielkarte mit Legionen, wenn es eine gibt. Zielkarten, die auf die Abwicklung warten, sind sicher; Zielkarten, die früher in derselben Ziehung unter Kontrolle kamen, sind es nicht. Wer nichts hat, verliert nichts.
clause-AUG-6-4 = Sofort: Erfülle eine deiner unerfüllten Zielkarten; ihre Legionen kommen zurück, und ihr Effekt wirkt.
clause-AUG-6-5 = Sofort: Nimm zwei neue Zielkarten statt einer, sodass du von da an eine mehr zu erobern hast.
clause-AUG-6-6 = Sofort: Verteile die Legionen auf deinen Zielkarten auf beliebige freie Felder um; keine kommt aus dem Vorrat. Das kann mehrere Zielkarten erfüllen, als eine Gruppe.
clause-AUG-6-7 = Sofort: eine oder zwei weitere Legionen aus dem allgemeinen Vorrat, die du behältst, auch wenn du die Zielkarte verlierst.
clause-AUG-6-8 = Dauerhaft: Wird eine der beiden gezeigten Arten ausgerufen, darfst du sie als die andere nutzen. Das gilt nur für ausgerufene Marker, nicht für andere Effekte oder die Wertung am Ende. Zwei solche Effekte werden nie verkettet, aber bei einer Art, die in beiden vorkommt, darfst du den einen oder den anderen nutzen.
clause-AUG-6-9 = Am Ende: Punkte für jedes Feld einer Art auf deinen kontrollierten Zielkarten, bis zur gezeigten Grenze; oder für jede kontrollierte Zielkarte einer Farbe; oder 5 für jede kontrollierte rote Zielkarte.
clause-AUG-7-1 = Das Spiel endet nach einer Ziehung, an deren Ende, wenn alles abgewickelt ist, jemand mindestens sieben Zielkarten kontrolliert. Sieben, die in derselben Ziehung zu sechs wurden, beenden es nicht.
clause-AUG-7-2 = Gewertet werden die Belohnungen, die Punkte auf deinen kontrollierten Zielkarten und die Effekte am Ende. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Senatoren hat; danach teilt man sich den Sieg.
clause-AUG-7-3 = Effekte, die Felder zählen, zählen alle dieser Art auf deinen kontrollierten Zielkarten, auch ihre eigenen, bis zur Grenze; Effekte, die eine Farbe zählen, zählen sich selbst mit und haben keine Grenze.
clause-AUG-8-1 = Schild wird ausgerufen. Wer zwei Legionen im Vorrat und die Zielkarten 19, 20 und 21 hat, deren Schild besetzt ist, darf eine davon auf einen freien Schild von 19 oder 20 setzen, oder eine Legion von 19, 20 oder 21 auf einen solchen Schild versetzen, oder nichts tun.
clause-AUG-8-2 = Drei Personen erfüllen in einer Ziehung 70, 76 und 80. Zuerst 70: Die zwei Legionen daraus erfüllen auch Zielkarte 1; beide kommen unter Kontrolle, das macht vier, davon drei grüne: Die grüne Belohnung wird genommen, die Belohnung für vier wird einmal angeboten, und zwei neue Zielkarten werden genommen. Dann 76: Alle anderen räumen je eine Zielkarte; wer mit 80 wartet, verliert dort nichts. Dann 80.
clause-AUG-8-3 = Gold: A kontrolliert eine Quelle und nimmt die Belohnung, dann eine zweite Quelle. B kontrolliert eine: A behält die Belohnung. B kontrolliert eine zweite: B nimmt die Belohnung. A braucht eine dritte, um sie zurückzubekommen.
clause-AUG-8-4 = Schlusswertung: Die kontrollierten Zielkarten 12, 13, 18, 20, 23, 29 und 48 mit 15 Punkten aus Belohnungen ergeben 15 + 31 + 8 (zehn Schilde, Grenze 8) + 10 (fünf grüne zu je zwei) = 64.
