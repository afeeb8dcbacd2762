title = Albion
about = Besiedle Britannien für den Kaiser: Ziehe nach Norden, errichte Siedlungen, Kastelle und Befestigungen und halte den Pikten stand.
reconstructed = Die Karte ist teilweise rekonstruiert, denn es fand sich kein Bild des gedruckten Spielplans. Bekannt sind die 13 Gebiete, welche Arten es gibt und ungefähr, wo sie liegen, und wie viele Pikten insgesamt ausgelegt werden. Die Namen der Gebiete, ihre genauen Grenzen und wie viele Pikten in jedem verdeckt liegen oder aufgedruckt sind, haben wir selbst gewählt.

prompt-castle = Stelle dein erstes Kastell in eines der beiden Gebiete gleich nördlich des Limes.
prompt-start =
    { $points ->
        [one] Ziehe mit { $points } Bewegungspunkt und baue, oder nimm Rohstoffe.
       *[other] Ziehe mit { $points } Bewegungspunkten und baue, oder nimm Rohstoffe.
    }
prompt-start-only =
    { $points ->
        [one] Du hast keine Siedler mehr: Ziehe Legionäre mit { $points } Bewegungspunkt, oder nimm Rohstoffe.
       *[other] Du hast keine Siedler mehr: Ziehe Legionäre mit { $points } Bewegungspunkten, oder nimm Rohstoffe.
    }
prompt-move =
    { $points ->
        [0] Du hast keine Bewegungspunkte mehr. Baue mit deinen Siedlern oder beende deinen Zug.
        [one] Du hast noch { $points } Bewegungspunkt. Ziehe weiter, baue mit deinen Siedlern oder beende deinen Zug.
       *[other] Du hast noch { $points } Bewegungspunkte. Ziehe weiter, baue mit deinen Siedlern oder beende deinen Zug.
    }
prompt-move-only =
    { $points ->
        [0] Du hast keine Bewegungspunkte mehr. Beende deinen Zug.
        [one] Du hast noch { $points } Bewegungspunkt. Ziehe deine Legionäre weiter oder beende deinen Zug.
       *[other] Du hast noch { $points } Bewegungspunkte. Ziehe deine Legionäre weiter oder beende deinen Zug.
    }
prompt-build = Baue mit deinen anderen Siedlern oder beende deinen Zug.
prompt-pay = Wähle, womit du Stufe { $level } in { $region } bezahlst: { $building }.
prompt-toll = { $seat } baut in { $region }: Nimm einen der bezahlten Rohstoffe als Tribut.
prompt-recruit = Deine Siedlung in { $region } bringt eine Figur: einen Siedler im Startgebiet oder einen Legionär gleich dort.
prompt-free = Dank deiner Siedlung darfst du eines deiner anderen Gebäude kostenlos um eine Stufe ausbauen.
prompt-remove =
    { $count ->
        [one] Deine Siedlung verliert eine Stufe: Entferne eine deiner Figuren.
       *[other] Deine Siedlung verliert Stufen: Entferne { $count } deiner Figuren.
    }
prompt-give-up = Mit Stufe III deiner Siedlung verlierst du auch eine Stufe II oder III eines anderen Gebäudes.

action-place-castle = Kastell in { $region } aufstellen
action-take-resources = Rohstoffe nehmen (ganzer Zug)
action-summon = Siedler aus { $origin } zum Kastell in { $region } holen
action-move-settler = Siedler: { $origin } nach { $region }
action-move-legionary = Legionär: { $origin } nach { $region }
action-carry = Legionär mit einem Pikten: { $origin } nach { $region }
action-found = In { $region } errichten: { $building }
action-raise = Dein Gebäude in { $region } ausbauen
action-demolish = Dein Gebäude in { $region } zurücknehmen
action-pay = Bezahlen: { $resources }
action-take-toll = Als Tribut nehmen: { $resource }
action-recruit = Figur nehmen: { $figure }
action-raise-free = Kostenlos ausbauen: { $region }
action-decline = Nichts ausbauen
action-remove = Figur in { $region } entfernen: { $figure }
action-give-up = Höchste Stufe in { $region } aufgeben
action-end-turn = Zug beenden

hint-no-cost = kostet nichts
hint-step =
    { $points ->
        [one] kostet deinen letzten Bewegungspunkt
       *[other] kostet 1 von { $points } Bewegungspunkten
    }
hint-cost =
    { $cost ->
        [one] kostet { $cost } Rohstoff
       *[other] kostet { $cost } verschiedene Rohstoffe
    }
hint-risk = bei einem Überfall: Stärke { $strength }, deine Verteidigung { $defence }
hint-toll =
    { $claims ->
        [1] Tribut: { $first_seat }
        [2] Tribut: { $first_seat }, { $second_seat }
       *[3] Tribut: { $first_seat }, { $second_seat }, { $third_seat }
    }
hint-cost-toll = { hint-cost }; { hint-toll }
hint-cost-risk = { hint-cost }; { hint-risk }
hint-cost-toll-risk = { hint-cost }; { hint-toll }; { hint-risk }
hint-toll-risk = { hint-toll }; { hint-risk }
hint-lose-markers = gibt { $markers } Bewegungsmarker zurück
hint-lose-figures =
    { $levels ->
        [0] danach entfernst du { $figures } deiner Figuren
       *[other] danach entfernst du { $figures } deiner Figuren und gibst eine Stufe II oder III eines anderen Gebäudes auf
    }
warning-last-settler = dein letzter Siedler: Du könntest nie wieder bauen
warning-last-settler-of-all = der letzte Siedler auf dem Spielplan: Das Spiel endet sofort

event-castle-placed = { $seat } stellt ein Kastell in { $region } auf.
event-resources-taken = { $seat } nimmt Rohstoffe: Fisch { $fish }, Holz { $wood }, Stein { $stone }, Gold { $gold }.
event-handed-in = Der Vorrat reicht nicht, also gibt { $seat } einen Rohstoff zurück: { $resource }.
event-moved = { $seat } zieht eine Figur von { $origin } nach { $region }: { $figure }.
event-summoned = { $seat } holt einen Siedler von { $origin } nach { $region }.
event-carried = { $seat } bringt einen Pikten von { $origin } nach { $region }.
event-laid = { $seat } legt Stufe { $level } in { $region }: { $building }. Bezahlt: { $resources }.
event-laid-free = { $seat } legt kostenlos Stufe { $level } in { $region }: { $building }.
event-toll-taken = { $seat } erhält Tribut von { $from_seat }: { $resource }.
event-pict-turned = Der aufgedeckte Pikte in { $region } zeigt: { $pict }.
event-attacked = { $region } wird mit Stärke { $strength } überfallen.
event-held = { $seat } hält mit einer Verteidigung von { $defence } stand.
event-level-lost = { $seat } verliert Stufe { $level } in { $region }: { $building }.
event-built = { $seat } hat Stufe { $level } in { $region } gebaut: { $building }.
event-recruited = { $seat } erhält eine Figur in { $region }: { $figure }.
event-removed = { $seat } entfernt eine Figur aus { $region }: { $figure }.
event-demolished = { $seat } nimmt ein Gebäude in { $region } zurück: { $building }.
event-last-round = { $seat } hat drei Siedlungen IV: Das ist die letzte Runde.
event-settlers-gone = Niemand hat noch einen Siedler, also kann niemand mehr bauen.
event-ended = Das Spiel ist zu Ende.

tally-settlements = Stufen der Siedlungen

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-goal = Erreichen des Ziels
feature-lead = Vorsprung vor den anderen
feature-settlement-levels = Stufen der Siedlungen
feature-settlements-iv = Siedlungen IV
feature-laurel-settlement = Siedlung mit Lorbeerkranz
feature-settlements = Wert der Siedlungen
feature-castles = Wert der Kastelle
feature-fortresses = Wert der Befestigungen
feature-works = Wert der Rohstoffbetriebe
feature-at-risk = von Pikten bedrohte Stufen
feature-fish-yield = Ertrag an Fisch
feature-wood-yield = Ertrag an Holz
feature-stone-yield = Ertrag an Stein
feature-gold-yield = Ertrag an Gold
feature-fish = Fisch
feature-wood = Holz
feature-stone = Stein
feature-gold = Gold
feature-kinds-of-resources = verschiedene Rohstoffe
feature-resources = Wert der Rohstoffe
feature-settlers = Siedler auf dem Spielplan
feature-legionaries = Legionäre auf dem Spielplan
feature-steps = Bewegungspunkte je Zug
feature-debt = abzugebende Figuren oder Stufen
feature-turn = Zugrecht
feature-wait = Wartezeit bis zum nächsten Zug
feature-points-left = übrige Bewegungspunkte
feature-settlers-ready = baubereite Siedler
feature-prospects = Aussichten beim Bauen

refusal-game-over = Das Spiel ist zu Ende.
refusal-due-castle = Stelle zuerst dein Kastell in eines der beiden Gebiete gleich nördlich des Limes.
refusal-wait-castle = Warten auf { $seat }: Das erste Kastell ist aufzustellen.
refusal-due-turn =
    { $points ->
        [0] Du bist am Zug: Baue, wenn du kannst, oder beende deinen Zug.
       *[other] Du bist am Zug: Ziehe und baue, nimm Rohstoffe oder beende deinen Zug.
    }
refusal-wait-turn = Warten auf { $seat }: ziehen und bauen oder Rohstoffe nehmen.
refusal-due-pay = Wähle zuerst, womit du Stufe { $level } in { $region } bezahlst.
refusal-wait-pay = Warten auf { $seat }: Eine neue Stufe ist zu bezahlen.
refusal-due-toll = Nimm zuerst deinen Tribut: einen der Rohstoffe, mit denen { $seat } bezahlt.
refusal-wait-toll = Warten auf { $seat }: Ein Rohstoff ist als Tribut zu nehmen.
refusal-due-recruit = Wähle zuerst die Figur, die deine Siedlung in { $region } bringt.
refusal-wait-recruit = Warten auf { $seat }: Eine neue Figur ist zu wählen.
refusal-due-free = Baue zuerst kostenlos eines deiner anderen Gebäude aus, oder verzichte darauf.
refusal-wait-free = Warten auf { $seat }: Ein Gebäude darf kostenlos ausgebaut werden.
refusal-due-remove =
    { $count ->
        [one] Entferne zuerst eine deiner Figuren für die verlorene Stufe deiner Siedlung.
       *[other] Entferne zuerst { $count } deiner Figuren für die verlorenen Stufen deiner Siedlung.
    }
refusal-wait-remove = Warten auf { $seat }: Eine Figur ist zu entfernen.
refusal-due-give-up = Gib zuerst eine Stufe II oder III eines Gebäudes auf, das keine Siedlung ist.
refusal-wait-give-up = Warten auf { $seat }: Eine Stufe ist aufzugeben.
refusal-turn-begun = Du hast schon gezogen oder gebaut und kannst keine Rohstoffe mehr nehmen.
refusal-movement-begun = Kastelle III nutzt du vor dem ersten Schritt.
refusal-stands-there = Diese Figur steht schon in { $region }.
refusal-no-castle-three = Du hast kein Kastell III in { $region }.
refusal-castle-used = Dein Kastell in { $region } hat in diesem Zug schon einen Siedler aufgenommen.
refusal-no-settler = Du hast keinen Siedler in { $region }.
refusal-no-legionary = Du hast keinen Legionär in { $region }.
refusal-building-begun = Alle Bewegungen kommen vor dem Bauen.
refusal-no-points = Du hast keine Bewegungspunkte mehr.
refusal-no-border = { $origin } und { $region } haben keine gemeinsame Grenze, und über das Meer wird nicht gezogen.
refusal-no-pict = In { $region } ist kein Pikte, den du tragen könntest.
refusal-no-pict-face-down = Die Pikten in { $region } liegen offen oder sind aufgedruckt und können nicht getragen werden.
refusal-leaves-pict = Dein Legionär in { $region } hat einen Pikten bei sich, der dort nicht bleiben darf.
refusal-cannot-leave-pict = In { $region } darf kein Pikte zurückbleiben, und du hast zu wenige Punkte, um ihn weiterzubringen.
refusal-points-for-pict = Du brauchst die übrigen Punkte, um einen Pikten dorthin zu bringen, wo er bleiben darf.
refusal-put-pict-down = Bringe zuerst den Pikten, den dein Legionär bei sich hat, in ein dunkelgrünes Gebiet.
refusal-settler-is-home = Deine Siedler in { $region } sind gerade zurückgekehrt oder neu und handeln erst in deinem nächsten Zug.
refusal-second-building = Du hast schon ein Gebäude in { $region }.
refusal-no-building = Du hast kein Gebäude in { $region }.
refusal-wrong-site = Das kann nicht in { $region } stehen: { $building }. Rohstoffbetriebe stehen in Rohstoffgebieten, alles andere in grünen Gebieten.
refusal-no-tile = Du hast kein Plättchen der Stufe { $level } mehr: { $building }.
refusal-laurel-first = Deine dritte Siedlung muss in einem Gebiet mit Lorbeerkranz stehen, denn keine der anderen steht in einem.
refusal-too-few-resources =
    { $needed ->
        [one] Du brauchst { $needed } Rohstoff, und du hast { $held }.
       *[other] Du brauchst { $needed } verschiedene Rohstoffe, und du hast { $held }.
    }
refusal-highest-level = Über Stufe { $level } hinaus geht es nicht: { $building }.
refusal-settlement-four = Die Siedlung IV in { $region } kann nie mehr abgebaut werden.
refusal-wrong-price =
    { $needed ->
        [one] Der Preis beträgt { $needed } Rohstoff.
       *[other] Der Preis beträgt { $needed } verschiedene Rohstoffe.
    }
refusal-same-kind = Die Rohstoffe müssen alle verschieden sein.
refusal-no-resource = Davon hast du nichts: { $resource }.
refusal-not-among-paid = Das ist nicht unter dem, was von der Bezahlung noch da ist: { $resource }.
refusal-no-settlement = In { $region } hast du eine Siedlung, und die kostenlose Stufe ist nicht für Siedlungen.
refusal-no-figure = Diese Figur hast du nicht in { $region }: { $figure }.
refusal-settlement-stays = In { $region } hast du eine Siedlung, und du gibst eine Stufe eines anderen Gebäudes auf.
refusal-level-one-stays = Dein Gebäude in { $region } hat nur Stufe I, und es muss eine Stufe II oder III sein.

name-cantium = Cantium
name-dumnonia = Dumnonia
name-icenia = Icenia
name-atrebatia = Atrebatia
name-dobunnia = Dobunnia
name-catuvellaunia = Catuvellaunia
name-ordovicia = Ordovicia
name-cornovia = Cornovia
name-corieltauvia = Corieltauvia
name-carvetia = Carvetia
name-brigantia = Brigantia
name-novantia = Novantia
name-votadinia = Votadinia
name-settlement = Siedlung
name-castle = Kastell
name-fortress = Befestigung
name-works = Rohstoffbetrieb
name-settler = Siedler
name-legionary = Legionär
name-fish = Fisch
name-wood = Holz
name-stone = Stein
name-gold = Gold
name-peace = Frieden
name-attack = Überfall
name-pict = Pikte
name-points = Bewegungspunkte
name-defence = Verteidigung
name-round = Runde

section-1 = Spielmaterial
section-2 = Aufbau
section-3 = Ein Zug
section-4 = Ziehen
section-5 = Bauen
section-6 = Tribut
section-7 = Pikten
section-8 = Was Stufen bringen und nehmen
section-9 = Rohstoffe nehmen
section-10 = Spielende

clause-ALB-1-1 = Jede Person hat 4 Siedler, 3 Legionäre und einen Bewegungsmarker der eigenen Farbe.
clause-ALB-1-2 = Jede Person hat Gebäudeplättchen: Siedlungen, je 3 von I, II, III und IV; Kastelle, je 3 von I, II und III; Befestigungen, je 2 von I, II und III; Rohstoffbetriebe, je eines von I, II und III für Fischerei, Sägewerk, Steinbruch und Goldmine. Eine Stufe, deren Plättchen nicht in deinem Vorrat liegt, kannst du nicht bauen.
clause-ALB-1-3 = Im allgemeinen Vorrat liegen 24 Fisch, 22 Holz, 20 Stein und 18 Gold sowie 24 neutrale Bewegungsmarker.
clause-ALB-1-4 = Es gibt 35 Pikten: 17 mit Frieden und 18 mit Überfall.
clause-ALB-2-1 = Zu viert sind alle Pikten im Spiel; zu dritt bleiben 3 mit Frieden und 2 mit Überfall in der Schachtel, zu zweit 7 und 2. Die übrigen werden gemischt und verdeckt auf die dunkelgrünen Gebiete verteilt, wie es der Spielplan angibt. Genau zwei bleiben übrig und kommen ungesehen aus dem Spiel.
clause-ALB-2-2 = Jede Person hat eine Fischerei I im Fischgebiet und ein Sägewerk I im Holzgebiet.
clause-ALB-2-3 = Wer beginnt, wird ausgelost, und dabei bleibt es. Alle erhalten 3 Fisch; wer beginnt, erhält 1 Holz, die zweite Person 2, die dritte 3, die vierte 4.
clause-ALB-2-4 = Jede Person hat eine Befestigung I und einen Siedler im hellgrünen Startgebiet im Süden.
clause-ALB-2-5 = Wer beginnt und dann im Uhrzeigersinn alle anderen stellen ein Kastell I in eines der beiden dunkelgrünen Gebiete ohne aufgedruckte Pikten, die an das obere hellgrüne Gebiet grenzen, und nehmen dafür einen neutralen Bewegungsmarker. Für diese Kastelle wird kein Pikte aufgedeckt.
clause-ALB-3-1 = Wer ausgelost wurde, beginnt; gespielt wird im Uhrzeigersinn. In deinem Zug ziehst und baust du, oder du nimmst Rohstoffe, nie beides.
clause-ALB-4-1 = Alle Bewegungen kommen vor dem Bauen.
clause-ALB-4-2 = Du hast so viele Bewegungspunkte wie Bewegungsmarker. Eine Grenze zu überschreiten kostet einen Punkt. Verteile die Punkte beliebig auf deine Siedler und Legionäre auf dem Spielplan; du musst nicht alle nutzen.
clause-ALB-4-3 = Gezogen wird nie über das Meer, nur über die Grenzen zwischen Gebieten. In einem Gebiet dürfen beliebig viele Figuren stehen.
clause-ALB-4-4 = Zu Beginn deiner Bewegung darfst du für jedes deiner Kastelle III einen deiner Siedler auf dem Spielplan kostenlos in dessen Gebiet stellen und von dort weiterziehen.
clause-ALB-4-5 = Ein Legionär darf jeweils einen verdeckten Pikten mitnehmen: Er nimmt ihn auf, wo er steht, und legt ihn während oder am Ende seiner Bewegung ab; in einem Zug dürfen es nacheinander mehrere sein. Der Pikte bleibt verdeckt, niemand sieht ihn an, und es kostet nichts zusätzlich.
clause-ALB-4-6 = Aufgedeckte und aufgedruckte Pikten können nicht mitgenommen werden.
clause-ALB-4-7 = Ein Pikte darf durch ein hellgrünes Gebiet oder ein Rohstoffgebiet gebracht, aber dort nicht abgelegt werden, und kein Legionär darf seine Bewegung mit einem Pikten beenden. Ein Schritt, nach dem der Pikte mit den übrigen Punkten nicht mehr abgelegt werden könnte, ist also nicht erlaubt.
clause-ALB-4-8 = Eine Figur, die du in diesem Zug erhältst, zieht und baut in diesem Zug nicht. Marker, die du beim Bauen erhältst oder verlierst, zählen ab deinem nächsten Zug. Du darfst auch gar nichts tun.
clause-ALB-5-1 = Nach dem Ziehen darf jeder deiner Siedler auf dem Spielplan dort, wo er steht, eine Bauaktion ausführen: ein Gebäude errichten oder dein Gebäude dort um eine Stufe ausbauen. Mehrere Siedler in einem Gebiet handeln nacheinander, in beliebiger Reihenfolge, jeder bis zum Ende; zwei dürfen dasselbe Gebäude zweimal ausbauen.
clause-ALB-5-2 = Du hast in jedem Gebiet höchstens ein Gebäude.
clause-ALB-5-3 = In einem Rohstoffgebiet darf nur der passende Rohstoffbetrieb gebaut werden, und Rohstoffbetriebe stehen nirgendwo sonst. Alle anderen Gebäude dürfen in jedem dunkel- oder hellgrünen Gebiet stehen.
clause-ALB-5-4 = Stufen werden der Reihe nach gebaut: I, II, III, und IV nur bei Siedlungen.
clause-ALB-5-5 = Eine Stufe kostet so viele verschiedene Rohstoffe, wie ihre Zahl angibt: einen beliebigen für Stufe I, einen von jeder Sorte für Stufe IV.
clause-ALB-5-6 = In dieser Reihenfolge: bezahlen, Tribut inbegriffen, und die Stufe verdeckt hinlegen; der Siedler geht ins Startgebiet zurück und tut in diesem Zug nichts mehr; ein Pikte wird aufgedeckt; die Stufe wird aufgedeckt und wirkt.
clause-ALB-5-7 = Statt zu bauen darf ein Siedler alle Stufen deines Gebäudes in seinem Gebiet zurücknehmen; er geht dann ins Startgebiet zurück: kein Tribut, kein Pikte. Was jede Stufe gebracht hat, gibst du zurück. Eine Siedlung, die Stufe IV erreicht hat, kann nie mehr abgebaut werden.
clause-ALB-5-8 = Mindestens eine deiner drei Siedlungen muss in einem Gebiet mit Lorbeerkranz stehen: Die dritte darf nur dann anderswo errichtet werden, wenn eine der ersten beiden in einem solchen steht.
clause-ALB-6-1 = Tribut wird nur in dunkelgrünen Gebieten fällig.
clause-ALB-6-2 = Anspruch haben alle anderen, deren Gebäude in dem Gebiet höher ist, als deines vor dieser Bauaktion war (0 bei einem neuen Gebäude). Eine Stufe I, die schon steht, ist also höher als eine Stufe I, die gerade gelegt wird.
clause-ALB-6-3 = Sie nehmen je einen der eben bezahlten Rohstoffe: die höchste Stufe zuerst, bei Gleichstand, wer im Uhrzeigersinn am nächsten nach der bauenden Person sitzt. Der Rest kommt in den allgemeinen Vorrat. Ist nichts mehr übrig, gehen die anderen leer aus.
clause-ALB-6-4 = Beispiel: Schwarz baut eine Befestigung I auf II aus und bezahlt Fisch und Holz. Weiß hat dort eine Befestigung III, Rot eine Siedlung II, Blau ein Kastell I. Weiß wählt zuerst und nimmt das Holz, Rot erhält den Fisch, Blau nichts.
clause-ALB-7-1 = Nach jedem Errichten oder Ausbauen, auch dem kostenlosen, in einem Gebiet mit verdeckten Pikten wird einer davon aufgedeckt. Liegt keiner da, gibt es keinen Überfall.
clause-ALB-7-2 = Frieden: Der Pikte kommt aus dem Spiel, und sonst geschieht nichts, auch wenn Pikten mit Überfall offen liegen.
clause-ALB-7-3 = Überfall: Der Pikte bleibt offen liegen, und das Gebiet wird sofort überfallen. Die Stärke ist die Zahl der Pikten mit Überfall, die dort offen liegen oder aufgedruckt sind.
clause-ALB-7-4 = Alle mit einem Gebäude im Gebiet verteidigen sich, auch die bauende Person, mit ihren Legionären dort (je 1) und den Stufen aller ihrer Befestigungen, gleich wo. Die eben verdeckt gelegte Stufe zählt nicht. Die Verteidigungswerte stehen fest, bevor etwas verloren geht.
clause-ALB-7-5 = Eine Verteidigung, die mindestens die Stärke erreicht, hält stand. Sonst geht die höchste Stufe des Gebäudes dort verloren, bei der bauenden Person die verdeckte Stufe, die dann nie gewirkt hat.
clause-ALB-7-6 = Eine aufgedeckte Siedlung IV verliert nie eine Stufe; liegt sie noch verdeckt, ist sie noch nicht geschützt.
clause-ALB-7-7 = Mehrere Verluste werden in Zugreihenfolge abgewickelt, beginnend mit der bauenden Person.
clause-ALB-7-8 = Beispiel: Schwarz baut eine Befestigung I auf II aus, und mit dem Pikten ist die Stärke 3. Schwarz hat hier eine Befestigung I und anderswo noch eine: 2, und verliert die verdeckte Stufe. Weiß hat hier eine Befestigung III und anderswo eine I: 4, und hält stand. Rot hat hier einen Legionär und anderswo eine Befestigung II: 3, und hält stand. Blau hat eine Befestigung II und einen Legionär, beide anderswo: 2, und verliert hier das Kastell I samt Bewegungsmarker.
clause-ALB-8-1 = Befestigung I bis III: Verteidigung 1 je Stufe, überall; mit zweien höchstens 6.
clause-ALB-8-2 = Kastell I und II: je ein neutraler Bewegungsmarker, den du mit der Stufe wieder abgibst.
clause-ALB-8-3 = Kastell III: Es kann zu Beginn deiner Bewegung einen Siedler aufnehmen.
clause-ALB-8-4 = Siedlung I und II: eine neue Figur deiner Wahl aus deinem Vorrat, ein Siedler im Startgebiet, der ab deinem nächsten Zug zieht und baut, oder ein Legionär im Gebiet der neuen Stufe, der sofort verteidigt und ab deinem nächsten Zug zieht. Geht die Stufe verloren, entfernst du nach freier Wahl eine deiner Figuren vom Spielplan, einen Siedler oder einen Legionär; du wirst gewarnt, bevor dein letzter Siedler geht, denn ohne Siedler kannst du nie wieder bauen. Hat niemand mehr einen Siedler, endet das Spiel sofort; die meisten Stufen von Siedlungen gewinnen, und bei Gleichstand entscheidet dasselbe wie am Ende (ALB-10.2).
clause-ALB-8-5 = Siedlung III: Eines deiner anderen Gebäude auf dem Spielplan, keine Siedlung, wird kostenlos und ohne Siedler um eine Stufe ausgebaut; Siedler, die dort stehen, behalten ihre Bauaktion. Das Plättchen muss in deinem Vorrat sein. Dort wird wie üblich ein Pikte aufgedeckt, und es wird kein Tribut fällig. Du darfst verzichten. Geht eine Siedlung III verloren, verlierst du auch eine Stufe II oder III eines anderen Gebäudes, das keine Siedlung ist, mit allem, was sie gebracht hat, sofern du eine hast.
clause-ALB-8-6 = Siedlung IV: Sie zählt für den Sieg und kann nicht überfallen werden.
clause-ALB-8-7 = Ein Rohstoffbetrieb bringt von seinem Rohstoff so viel, wie seine Stufe angibt.
clause-ALB-9-1 = Du nimmst von jedem Rohstoff so viel aus dem allgemeinen Vorrat, wie deine Rohstoffbetriebe bringen. Sonst geschieht in diesem Zug nichts.
clause-ALB-9-2 = Reicht der Vorrat bei einer Sorte nicht, geben alle anderen, die davon haben, je einen Rohstoff dieser Sorte zurück; reicht es noch nicht, noch einmal. Dann nimmst du, was dir zusteht, oder was da ist.
clause-ALB-10-1 = Sobald jemand drei Siedlungen IV hat, davon mindestens eine in einem Gebiet mit Lorbeerkranz, wird die Runde noch zu Ende gespielt, sodass alle gleich oft am Zug waren.
clause-ALB-10-2 = Hat nur eine Person das Ziel erreicht, gewinnt sie. Sind es mehrere: wer die meisten Pikten mit Überfall, offen und aufgedruckt, in den Gebieten der eigenen Siedlungen IV hat; dann wer das meiste Gold hat, dann Stein, Holz und Fisch; danach teilen sie sich den Sieg.
