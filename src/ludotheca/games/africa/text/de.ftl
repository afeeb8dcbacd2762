title = Africa
about = Erforsche einen Kontinent voller verdeckter Plättchen: Führe Herden zusammen, siedle Nomaden an, tausche Handelswaren, schürfe Gold und Edelsteine.
reconstructed = Die Karte und ein Teil der Plättchen sind rekonstruiert, denn es fand sich weder ein Bild des gedruckten Spielplans noch eine Liste der Plättchen. Bekannt sind die 101 Felder mit fünf Städten an der Küste, die 96 Plättchen mit 11 Monumenten und die fünf Arten von Handelswaren. Die Form der Karte, Namen und Lage der Städte, die meisten Tiere und die Anzahl der Plättchen der meisten Arten haben wir selbst gewählt.

option-start = Wer beginnt
name-lot = ausgelost
option-simple = Einfache Variante: eine Bewegung und eine Aktion pro Zug
option-idle_end = Das Spiel endet nach drei Runden, in denen nichts passiert

prompt-place = Stelle deinen Forscher in eine freie Stadt.
prompt-act =
    { $segments ->
        [1] Ziehe bis zu zwei Felder weit und führe dann eine Aktion aus, oder versetze deinen Forscher.
       *[other]
        { $segment ->
            [1] Erste Hälfte: Ziehe bis zu zwei Felder weit und führe dann eine Aktion aus, oder versetze deinen Forscher anstelle von allem anderen.
           *[other] Zweite Hälfte: Ziehe bis zu zwei Felder weit und führe dann eine Aktion aus.
        }
    }
prompt-act-moved = Jetzt die Aktion: Decke ein Plättchen auf, versetze ein Tier oder Nomaden oder errichte ein Basiscamp.
prompt-put-found = Du hast gefunden: { $tile }. Lass das Plättchen hier liegen oder lege es auf ein besseres Feld.
prompt-put-lifted = Lege das Plättchen ({ $tile }) auf ein besseres Feld.
prompt-swap = Du hast gefunden: { $tile }. Du darfst mit einer Person tauschen.

action-place = In { $space } starten
action-relocate = Nach { $space } versetzen (beendet den Zug)
action-move = Nach { $space } ziehen
action-turn = { $space } aufdecken
action-lift = Plättchen von { $space } aufnehmen
action-put = Auf { $space } legen
action-leave = Liegen lassen
action-swap = Von { $from_seat } alle nehmen: { $good }
action-keep = Behalten, nicht tauschen
action-camp = Basiscamp für Punkte errichten
action-dig = Basiscamp für Bodenschätze errichten
action-skip = Den Rest auslassen

hint-points =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }

event-placed = { $seat } startet in { $space }.
event-relocated = { $seat } versetzt den Forscher von { $origin } nach { $space }.
event-moved = { $seat } zieht von { $origin } nach { $space }.
event-turned =
    { $points ->
        [0] { $seat } deckt { $space } auf: { $tile }.
       *[other] { $seat } deckt { $space } auf: { $tile }. +{ $points }
    }
event-taken = { $seat } nimmt von { $space }: { $tile }.
event-swapped = { $seat } nimmt { $count } × { $good } von { $from_seat } und gibt dafür { $count } × { $given }.
event-left =
    { $points ->
        [0] Das Plättchen bleibt auf { $space } liegen: { $tile }.
       *[other] Das Plättchen bleibt auf { $space } liegen: { $tile }. +{ $points }
    }
event-laid = { $seat } versetzt ein Plättchen von { $origin } nach { $space }: { $tile }. +{ $points }
event-camp-gained = { $seat } erhält ein Basiscamp.
event-built =
    { $purpose ->
        [treasure] { $seat } errichtet ein Basiscamp auf { $space } und schürft Bodenschätze.
       *[other] { $seat } errichtet ein Basiscamp auf { $space }. +{ $points }
    }
event-skipped = { $seat } lässt den Rest aus.
event-idled = Seit drei Runden wurde nichts aufgedeckt, versetzt oder errichtet. Das Spiel geht weiter.
event-ended =
    { $cause ->
        [last-monument] Das letzte Monument ist gefunden: Das Spiel ist zu Ende.
       *[other] Drei Runden lang ist nichts passiert: Das Spiel ist zu Ende.
    }

tally-track = Zählleiste
tally-bonus = Letztes Monument
tally-goods = Handelswaren
tally-gold = Gold
tally-gems = Edelsteine

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-lead = Vorsprung vor den anderen
feature-points = Punkte auf der Zählleiste
feature-goods-points = Punkte für Handelswaren
feature-gold-prize = Punkte für Gold
feature-gem-prize = Punkte für Edelsteine
feature-goods = Handelswaren
feature-largest-set = größter Satz einer Sorte
feature-nuggets = Goldnuggets
feature-nuggets-ahead = Vorsprung an Goldnuggets
feature-gems = Edelsteine
feature-gems-ahead = Vorsprung an Edelsteinen
feature-camps = übrige Basiscamps
feature-turn = Zugrecht
feature-wait = Wartezeit bis zum nächsten Zug
feature-actions-left = übrige Aktionen im Zug
feature-in-reach = beste Aktion in Reichweite
feature-in-hand = Punkte beim Legen
feature-prospect = Punkte in Aussicht
feature-face-down-at-hand = verdeckte Plättchen nebenan

refusal-game-over = Das Spiel ist zu Ende.
refusal-due-place = Stelle zuerst deinen Forscher in eine freie Stadt.
refusal-wait-place = Wir warten auf { $seat }: Eine Stadt ist noch zu wählen.
refusal-due-act = Du bist am Zug: Mach mit deinem Forscher weiter oder lass den Rest aus.
refusal-wait-act = Wir warten auf den Zug von { $seat }.
refusal-due-put = Entscheide zuerst, wo dieses Plättchen liegen soll: { $tile }.
refusal-wait-put = Wir warten auf { $seat }: Ein Plättchen ist noch zu legen.
refusal-due-swap = Entscheide zuerst, ob du tauschst: { $tile }.
refusal-wait-swap = Wir warten auf { $seat }: Über einen Tausch ist noch zu entscheiden.
refusal-turn-begun = Versetzen kostet den ganzen Zug, und du hast deinen schon begonnen.
refusal-already-there = Dein Forscher steht schon auf { $space }; soll er dort bleiben, ziehe einfach nicht.
refusal-face-down = Auf { $space } liegt ein verdecktes Plättchen.
refusal-occupied = Auf { $space } steht ein Forscher.
refusal-already-moved = Du bist schon gezogen; führe jetzt eine Aktion aus oder lass sie aus.
refusal-too-far = { $space } ist mehr als zwei Schritte entfernt.
refusal-way-blocked = Verdeckte Plättchen oder Forscher versperren jeden Weg von zwei Schritten nach { $space }.
refusal-not-face-down = Auf { $space } liegt kein verdecktes Plättchen.
refusal-not-adjacent = { $space } grenzt nicht an das Feld deines Forschers.
refusal-nothing-there = Auf { $space } liegt kein Plättchen.
refusal-not-face-up = Das Plättchen auf { $space } liegt verdeckt; versetzt wird nur, was offen liegt.
refusal-not-movable = Nur Tiere und Nomaden lassen sich versetzen. Auf { $space } liegt: { $content }.
refusal-not-at-hand = { $space } ist weder das Feld deines Forschers noch grenzt es daran.
refusal-no-better-space = Kein leeres Feld ist besser als { $space } für dieses Plättchen: { $tile }.
refusal-must-go-elsewhere = Du hast dieses Plättchen aufgenommen, also muss es auf ein besseres Feld: { $tile }.
refusal-lies-there = Das Plättchen liegt schon dort, und du darfst es liegen lassen: { $tile }.
refusal-not-empty = { $space } ist nicht leer: { $content }.
refusal-not-better = { $space } ist nicht besser. Nachbarfelder, die zählen: dort { $after }, wo das Plättchen liegt { $before }.
refusal-no-such-player = Dort sitzt niemand.
refusal-own-goods = Du kannst nicht mit dir selbst tauschen.
refusal-same-good = Du musst eine andere Sorte nehmen als die eben gefundene: { $good }.
refusal-has-none = { $from_seat } hat nichts von dieser Sorte: { $good }.
refusal-too-few-to-swap = Du müsstest { $needed } × { $good } geben, hast aber nur { $held }.
refusal-no-camp = Du hast kein Basiscamp mehr.
refusal-no-treasure = Neben { $space } liegen weder Gold noch Edelsteine offen.

name-A1 = Tanger (A1)
name-B8 = Kairo (B8)
name-G3 = Lagos (G3)
name-I6 = Mombasa (I6)
name-O1 = Kapstadt (O1)
name-city = Stadt
name-camp = Basiscamp
name-face-down = verdecktes Plättchen
name-gold-1 = Gold, ein Nugget
name-gold-2 = Gold, zwei Nuggets
name-gem-1 = Edelsteine, ein Stein
name-gem-2 = Edelsteine, zwei Steine
name-pot = Topf
name-statue = Statue
name-cloth = Tuch
name-mask = Maske
name-drum = Trommel
name-elephant = Elefant
name-zebra = Zebra
name-giraffe = Giraffe
name-lion = Löwe
name-rhinoceros = Nashorn
name-nomads = Nomaden
name-monument = Monument

section-1 = Material und Aufbau
section-2 = Ein Zug
section-3 = Plättchen aufdecken
section-4 = Tier versetzen
section-5 = Nomaden versetzen
section-6 = Basiscamp für Punkte
section-7 = Basiscamp für Bodenschätze
section-8 = Spielende
section-9 = Varianten

clause-AFR-1-1 = Es gibt 96 Entdeckungsplättchen, 20 Basiscamps und ein Plättchen „+3“. Die Entdeckungsplättchen werden gemischt; auf jedem Feld außer den fünf Startstädten liegt eines verdeckt.
clause-AFR-1-2 = Im Monumentvorrat liegen 10 Basiscamps und das Plättchen „+3“. Jede Person hat 2 Basiscamps; die übrigen sind nicht im Spiel. Zu zweit enthält der Vorrat 8 Basiscamps.
clause-AFR-1-3 = Wer beginnt und dann im Uhrzeigersinn alle anderen stellen ihren Forscher in eine noch freie Startstadt.
clause-AFR-2-1 = Gespielt wird im Uhrzeigersinn. In deinem Zug versetzt du entweder deinen Forscher (A), oder du führst zweimal eine Bewegung und danach eine Aktion aus (B).
clause-AFR-2-2 = A: Dein Forscher kommt auf ein beliebiges Feld ohne anderen Forscher und ohne verdecktes Plättchen. Das ist dein ganzer Zug.
clause-AFR-2-3 = B: In jeder der zwei Hälften darfst du bis zu zwei Felder weit ziehen und danach eine Aktion ausführen; nach der zweiten Aktion wird nicht mehr gezogen. Du darfst zweimal dieselbe Aktion ausführen, und du darfst jeden Teil auslassen, auch alles.
clause-AFR-2-4 = Gezogen wird von Feld zu Nachbarfeld: über leere Felder, offene Plättchen und Basiscamps, nie auf oder über ein verdecktes Plättchen oder einen anderen Forscher.
clause-AFR-2-5 = Ein Feld ist leer, wenn dort kein Plättchen und kein Basiscamp liegt. Auch Städte und Felder, auf denen nur ein Forscher steht, sind dann leer; Tiere und Nomaden dürfen unter einen Forscher gelegt werden. Nie stehen zwei Forscher auf einem Feld.
clause-AFR-3-1 = Das verdeckte Plättchen, das du aufdeckst, liegt neben deinem Forscher.
clause-AFR-3-2 = Gold oder Edelsteine: Das Plättchen bleibt liegen, und du erhältst 1 Punkt je abgebildetem Nugget oder Edelstein (1 oder 2).
clause-AFR-3-3 = Handelsware: Du nimmst sie, und ihr Feld ist leer. Dann darfst du einmal tauschen: Nimm von einer Person alle Plättchen einer anderen Sorte und gib ihr genau so viele von der Sorte, die du gerade gefunden hast, das neue eingeschlossen. Ablehnen ist nicht möglich. Hast du zu wenige, gibt es keinen Tausch. Zwei Waren in einem Zug sind zwei Gelegenheiten.
clause-AFR-3-4 = Tier: Es bleibt liegen oder kommt auf ein beliebiges leeres Feld mit mehr offenen Tieren seiner Art ringsum. Du erhältst 1 Punkt für das Tier selbst und 1 für jedes Tier seiner Art neben dem Feld, auf dem es am Ende liegt.
clause-AFR-3-5 = Nomaden: Sie bleiben liegen oder kommen auf ein beliebiges leeres Feld mit mehr leeren Feldern ringsum. Du erhältst 1 Punkt für jedes leere Feld neben dem Feld, auf dem sie am Ende liegen; das können auch 0 sein. Das Feld, das sie verlassen, zählt als leer.
clause-AFR-3-6 = Monument: Es bleibt liegen, und du nimmst ein Basiscamp aus dem Vorrat. Das letzte Monument beendet das Spiel.
clause-AFR-4-1 = Ein offenes Tier auf dem Feld deines Forschers oder daneben kommt auf ein beliebiges leeres Feld mit mehr Tieren seiner Art ringsum als vorher. Du erhältst die Differenz als Punkte. Das Tier zählt sich selbst nicht mit. Es darf auch unter einem anderen Forscher liegen.
clause-AFR-5-1 = Nomaden auf dem Feld deines Forschers oder daneben kommen auf ein beliebiges leeres Feld mit mehr leeren Feldern ringsum als vorher. Du erhältst die Differenz als Punkte: ein leeres Nachbarfeld vorher und drei nachher ergeben 2 Punkte.
clause-AFR-6-1 = Steht dein Forscher auf einem leeren Feld und hast du ein Basiscamp, darfst du es dort errichten. Du erhältst 1 Punkt für jedes offene Tier-, Nomaden- und Monumentplättchen daneben; auch 0 Punkte sind erlaubt. Die Plättchen bleiben liegen. Das Basiscamp gehört niemandem und bleibt für immer stehen.
clause-AFR-7-1 = Ebenso, aber statt der Punkte nimmst du alle offenen Gold- und Edelsteinplättchen daneben, mindestens eines. Ihre Felder werden leer.
clause-AFR-8-1 = Das Spiel endet sofort, wenn das elfte Monument aufgedeckt wird, zu zweit das neunte. Wer es aufdeckt, erhält die „+3“ statt eines Basiscamps.
clause-AFR-8-2 = Handelswaren einer Sorte bringen 1, 3, 5, 8 oder 12 Punkte für 1, 2, 3, 4 oder 5 Plättchen.
clause-AFR-8-3 = Gold und, getrennt davon, Edelsteine nach der Zahl der abgebildeten Nuggets oder Steine: 10 Punkte für die meisten, 6 für die zweitmeisten. Gleichstand auf Platz eins: 16 Punkte werden geteilt, und es gibt keinen zweiten Platz. Gleichstand auf Platz zwei: 6 Punkte werden geteilt. Anteile werden aufgerundet. Wer nichts hat, bekommt nichts, und wenn nur eine Person etwas hat, werden nur die 10 Punkte vergeben.
clause-AFR-8-4 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
clause-AFR-8-5 = Übrige Basiscamps bringen nichts. Bis auf die verdeckten Plättchen liegt alles für alle offen. Nur das letzte Monument beendet das Spiel. Nach drei vollen Runden, in denen niemand ein Plättchen aufgedeckt oder versetzt oder ein Basiscamp errichtet hat, wird das angesagt, und es geht weiter; mit einer Einstellung endet das Spiel dort und wird gewertet.
clause-AFR-9-1 = Einfache Variante: Bewegung und Aktion nur einmal pro Zug statt zweimal. Stattdessen zu versetzen bleibt möglich.
clause-AFR-9-2 = Zu zweit: Der Vorrat enthält 8 Basiscamps, und das neunte Monument beendet das Spiel.
