# What the base game says, and every scenario with it, which has texts of its own beside these.

option-points_to_win = Punkte zum Sieg
option-friendly_robber = Freundlicher Räuber: Wer weniger als drei Punkte hat, wird nicht beraubt
option-dice_deck = Würfel aus einem gemischten Stapel von 36 Karten
option-player_trade = Untereinander handeln

prompt-found-settlement = Gründe eine Siedlung: Wähle eine Kreuzung.
prompt-found-road = Wähle, wo die Straße an deiner Siedlung liegen soll.
prompt-roll = Du bist am Zug: Würfle.
prompt-discard =
    { $count ->
        [one] Gib noch { $count } Karte ab.
       *[other] Gib noch { $count } Karten ab.
    }
prompt-robber = Versetze den Räuber auf ein anderes Feld.
prompt-main = Handle und baue, dann beende deinen Zug.
prompt-free-road =
    { $count ->
        [one] Baue { $count } kostenlose Straße.
       *[other] Baue { $count } kostenlose Straßen.
    }
prompt-offer = Was gibst du, und was möchtest du dafür?
prompt-answer = { $seat } bietet einen Handel an. Was antwortest du?
prompt-partner = Wähle, mit wem du handelst, oder verzichte.

action-roll = Würfeln
action-end-turn = Zug beenden
action-build-road = Straße auf { $edge } bauen
action-build-settlement = Siedlung auf { $crossing } bauen
action-build-city = Stadt auf { $crossing } bauen
action-buy-development = Entwicklungskarte kaufen
action-play-knight = Ritter spielen
action-play-road-building = Straßenbau spielen
action-play-year-of-plenty = Erfindung spielen: { $resources }
action-play-monopoly = Monopol spielen: { $resource }
action-move-robber = Räuber auf { $hex }, Karte ziehen von: { $from_seat }
action-discard = Abgeben: { $resource }
action-trade-bank = Mit der Bank tauschen: { $give } gegen { $receive }
action-offer-give = Bieten: { $good }
action-offer-want = Verlangen: { $good }
action-offer-to = Angebot an: { $to_seat }
action-propose = Angebot machen
action-withdraw = Nicht handeln
action-accept = Annehmen
action-refuse = Ablehnen
action-counter-give = Gegenangebot: { $good } bieten
action-counter-want = Gegenangebot: { $good } verlangen
action-counter = Dieses Gegenangebot machen
action-trade-with = Mit { $with_seat } handeln

event-rolled = { $seat } würfelt { $first } und { $second }.
event-produced = { $seat } erhält { $count } × { $good }.
event-short = Die Bank hat nicht genug für alle: { $good }. Niemand erhält etwas.
event-road-built = { $seat } baut eine Straße auf { $edge }.
event-settlement-built = { $seat } baut eine Siedlung auf { $crossing }.
event-city-built = { $seat } baut eine Stadt auf { $crossing }.
event-development-bought = { $seat } kauft eine Entwicklungskarte: { $card }.
event-development-played = { $seat } spielt eine Entwicklungskarte: { $card }.
event-plenty-taken = { $seat } nimmt von der Bank: { $resources }.
event-monopolised = { $seat } nimmt allen anderen die Karten einer Sorte ab: { $count } × { $resource }.
event-robber-moved = { $seat } versetzt den Räuber auf { $hex }.
event-stolen = { $seat } zieht eine Karte von { $from_seat }: { $resource }.
event-discarded = { $seat } gibt ab: { $resources }.
event-bank-traded = { $seat } tauscht mit der Bank: { $count } × { $give } gegen { $receive }.
event-offered = { $seat } bietet { $to_seat } { $give } für { $want }.
event-answered =
    { $answer ->
        [accepts] { $seat } nimmt an.
       *[refuses] { $seat } lehnt ab.
    }
event-countered = { $seat } würde { $give } für { $want } geben.
event-traded = { $seat } handelt mit { $with_seat }: { $give } gegen { $receive }.
event-withdrawn = { $seat } handelt nicht.
event-longest-road = { $seat } hat die längste Handelsstraße: { $length }.
event-longest-road-lost = Niemand hat jetzt die längste Handelsstraße.
event-largest-army = { $seat } hat die größte Rittermacht.
event-largest-army-lost = Niemand hat jetzt die größte Rittermacht.

tally-settlements = Siedlungen
tally-cities = Städte
tally-longest-road = Längste Handelsstraße
tally-largest-army = Größte Rittermacht
tally-victory-points = Siegpunktkarten

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points = Punkte
feature-lead-in-points = Punktevorsprung
feature-settlements = Siedlungen
feature-cities = Städte
feature-longest-road = längste Handelsstraße
feature-road-length = Länge der Handelsstraße
feature-lead-in-road-length = Vorsprung an Straßenlänge
feature-roads-left = Straßen im Vorrat
feature-largest-army = größte Rittermacht
feature-knights-played = gespielte Ritter
feature-lead-in-knights = Vorsprung an Rittern
feature-development-cards = Entwicklungskarten auf der Hand
feature-cards = Rohstoffkarten auf der Hand
feature-cards-above-the-limit = von der Sieben bedrohte Karten
feature-cards-to-give-up = abzugebende Karten
feature-on-turn = Zugrecht
feature-turns-to-wait = Wartezeit bis zum nächsten Zug
feature-robber-to-move = Recht, den Räuber zu versetzen
feature-free-roads = kostenlose Straßen
feature-income-of-lumber = Ertrag an Holz
feature-income-of-brick = Ertrag an Lehm
feature-income-of-grain = Ertrag an Getreide
feature-income-of-wool = Ertrag an Wolle
feature-income-of-ore = Ertrag an Erz
feature-kinds-of-income = Vielfalt des Ertrags
feature-income-blocked-by-the-robber = vom Räuber blockierter Ertrag
feature-income-for-a-road = Ertrag für Straßen
feature-income-for-a-settlement = Ertrag für Siedlungen
feature-income-for-a-city = Ertrag für Städte
feature-income-for-a-development = Ertrag für Entwicklungskarten
feature-income-with-a-harbour-of-all-kinds = 3:1 tauschbarer Ertrag
feature-income-with-a-harbour-of-its-kind = 2:1 tauschbarer Ertrag
feature-harbour-of-all-kinds = 3:1-Hafen
feature-site-at-a-road = beste Kreuzung zum Siedeln
feature-site-one-road-away = beste Kreuzung nach einer Straße
feature-site-two-roads-away = beste Kreuzung nach zwei Straßen
feature-sites-at-a-road = Kreuzungen zum Siedeln
feature-lumber-in-hand = Holz auf der Hand
feature-brick-in-hand = Lehm auf der Hand
feature-grain-in-hand = Getreide auf der Hand
feature-wool-in-hand = Wolle auf der Hand
feature-ore-in-hand = Erz auf der Hand
feature-near-to-a-road = Karten für eine Straße
feature-near-to-a-settlement = Karten für eine Siedlung
feature-near-to-a-city = Karten für eine Stadt
feature-near-to-a-development = Karten für eine Entwicklungskarte
feature-worth-of-the-hand = Wert der Hand
feature-knight-in-hand = Ritter auf der Hand
feature-victory-point-in-hand = Siegpunktkarten
feature-road-building-in-hand = Straßenbau auf der Hand
feature-year-of-plenty-in-hand = Erfindung auf der Hand
feature-monopoly-in-hand = Monopol auf der Hand
feature-bought-in-this-turn = neue Entwicklungskarten
feature-gain-by-the-offer = Gewinn durch das Angebot

none-resource = verdeckt
none-card = verdeckt
none-from_seat = niemandem
none-to_seat = allen

refusal-game-over = Das Spiel ist zu Ende.
refusal-due-found-settlement = Gründe zuerst eine Siedlung.
refusal-wait-found-settlement = Warten auf { $seat }: Es ist noch eine Siedlung zu gründen.
refusal-due-found-road = Baue zuerst die Straße an deiner neuen Siedlung.
refusal-wait-found-road = Warten auf { $seat }: Die Straße an der neuen Siedlung fehlt noch.
refusal-due-roll = Würfle zuerst.
refusal-wait-roll = Warten auf den Wurf von { $seat }.
refusal-due-discard =
    { $count ->
        [one] Gib zuerst noch { $count } Karte ab.
       *[other] Gib zuerst noch { $count } Karten ab.
    }
refusal-wait-discard = Warten auf { $seat }: Es sind noch Karten abzugeben.
refusal-due-robber = Versetze zuerst den Räuber.
refusal-wait-robber = Warten auf { $seat }: Der Räuber ist noch zu versetzen.
refusal-due-main = Du kannst jetzt handeln und bauen oder deinen Zug beenden.
refusal-wait-main = Warten auf { $seat }: Der Zug ist noch nicht zu Ende.
refusal-due-free-road =
    { $count ->
        [one] Baue zuerst noch { $count } kostenlose Straße.
       *[other] Baue zuerst noch { $count } kostenlose Straßen.
    }
refusal-wait-free-road = Warten auf { $seat }: Es sind noch kostenlose Straßen zu bauen.
refusal-due-offer = Mache zuerst dein Angebot, oder zieh es zurück.
refusal-wait-offer = Warten auf ein Angebot von { $seat }.
refusal-due-answer = Beantworte zuerst das Angebot von { $seat }.
refusal-wait-answer = Warten auf die Antwort von { $seat } auf das Angebot.
refusal-due-partner = Wähle zuerst, mit wem du handelst, oder verzichte.
refusal-wait-partner = Warten auf { $seat }: Es ist noch zu wählen, mit wem gehandelt wird.
refusal-edge-taken = Dort liegt schon eine Straße von { $seat }.
refusal-not-at-founded = Die Straße muss an die eben gegründete Siedlung grenzen.
refusal-road-not-joined = Keine deiner Straßen und keines deiner Gebäude grenzt daran.
refusal-road-cut = Ein Gebäude von { $seat } schneidet deine Straße dort ab.
refusal-no-road-left = Du hast keine Straße mehr.
refusal-too-dear-road = Eine Straße kostet Holz und Lehm.
refusal-crossing-taken = Dort steht schon ein Gebäude von { $seat }.
refusal-too-near = Auf einer benachbarten Kreuzung steht ein Gebäude.
refusal-no-road-here = Keine deiner Straßen führt dorthin.
refusal-no-settlement-place = Keine deiner Straßen führt zu einer Kreuzung, auf der eine Siedlung stehen darf.
refusal-no-settlement-left = Du hast keine Siedlung mehr.
refusal-too-dear-settlement = Eine Siedlung kostet Holz, Lehm, Getreide und Wolle.
refusal-no-own-settlement = Dort steht keine Siedlung von dir.
refusal-no-settlement-yet = Du hast keine Siedlung auf dem Spielplan, die zur Stadt werden könnte.
refusal-no-city-left = Du hast keine Stadt mehr.
refusal-too-dear-city = Eine Stadt kostet zwei Getreide und drei Erz.
refusal-no-development-left = Es gibt keine Entwicklungskarten mehr.
refusal-too-dear-development = Eine Entwicklungskarte kostet Erz, Getreide und Wolle.
refusal-one-card-a-turn = Du hast in diesem Zug schon eine Entwicklungskarte gespielt.
refusal-bought-this-turn = Diese Karte hast du erst in diesem Zug gekauft: { $card }.
refusal-no-such-card = Diese Karte hast du nicht: { $card }.
refusal-no-road-place = Du hast nirgends Platz für eine Straße.
refusal-bank-lacks = Die Bank hat diese Karten nicht.
refusal-robber-stays = Der Räuber muss auf ein anderes Feld.
refusal-robber-is-friendly = Der Räuber bleibt denen fern, die weniger als drei Punkte haben: { $seat }.
refusal-spared = { $seat } hat weniger als drei Punkte, da wird keine Karte gezogen.
refusal-somebody-to-rob = Dort hat jemand Karten: Wähle, von wem du eine ziehst.
refusal-no-such-seat = Dort sitzt niemand.
refusal-not-oneself = Von dir selbst kannst du keine Karte ziehen.
refusal-no-building-there = { $seat } hat dort kein Gebäude.
refusal-no-cards = { $seat } hat keine Karten.
refusal-no-such-good = Davon hast du keine mehr: { $good }.
refusal-too-few-to-trade = Die Bank verlangt { $count } davon: { $good }.
refusal-bank-has-none = Davon hat die Bank nichts: { $good }.
refusal-no-player-trade = An diesem Tisch wird untereinander nicht gehandelt.
refusal-no-gifts = Beide Seiten müssen etwas geben.
refusal-not-with-oneself = Du kannst nicht mit dir selbst handeln.
refusal-cannot-pay-counter = Du hast nicht, was { $seat } verlangt.
refusal-was-not-asked = Dein Angebot geht nicht an { $seat }.
refusal-still-thinking = { $seat } hat noch nicht geantwortet.
refusal-has-refused = { $seat } hat abgelehnt.
refusal-own-offer = Das ist dein eigenes Angebot.
refusal-not-asked = { $seat } hat dieses Angebot anderen gemacht.
refusal-has-answered = Du hast schon geantwortet.
refusal-lacks-wanted = Du hast nicht, was verlangt wird.
refusal-like-for-like = Niemand gibt und bekommt dasselbe: { $good }.
refusal-nobody-has-so-many = So viel davon kann niemand geben: { $good }.
refusal-has-not-so-many = So viele Karten hat { $seat } nicht: { $good }.
refusal-too-many-cards = Keine Seite eines Angebots hat mehr als { $count } Karten.
refusal-too-many-offers = Du hast in diesem Zug { $count } Angebote gemacht, mehr sind nicht erlaubt.
refusal-named-already = Dein Angebot geht schon an { $seat }.

name-lumber = Holz
name-brick = Lehm
name-grain = Getreide
name-wool = Wolle
name-ore = Erz
name-forest = Wald
name-hill = Hügelland
name-field = Ackerland
name-pasture = Weideland
name-mountain = Gebirge
name-desert = Wüste
name-any = beliebig
name-knight = Ritter
name-victory-point = Siegpunkt
name-road-building = Straßenbau
name-year-of-plenty = Erfindung
name-monopoly = Monopol

section-CAT-1 = Die Regeln von Catan
section-CAT-2 = Einstellungen und Handelsangebote

clause-CAT-1-1 = Der Spielplan hat 19 Felder: 4 Ackerland, 4 Weideland, 4 Wald, 3 Hügelland, 3 Gebirge und eine Wüste, auf der der Räuber beginnt. Darauf liegen 18 Zahlen (2 und 12 einmal, 3 bis 6 und 8 bis 11 zweimal); von den Zahlen 6 und 8 liegen nie zwei nebeneinander. Es gibt neun Häfen, vier mit 3:1 und je einen mit 2:1 für jeden Rohstoff, 19 Karten jedes Rohstoffs und 25 Entwicklungskarten: 14 Ritter, 5 Siegpunkte und je 2 Straßenbau, Erfindung und Monopol. Jede Person hat 15 Straßen, 5 Siedlungen und 4 Städte.
clause-CAT-1-2 = In Zugreihenfolge und dann in umgekehrter Reihenfolge gründen alle eine Siedlung mit einer Straße daran. Die zweite Siedlung bringt eine Karte für jedes Feld, an das sie grenzt.
clause-CAT-1-3 = Ein Zug: würfeln; jedes Feld mit dieser Zahl bringt seinen Rohstoff, 1 für eine Siedlung und 2 für eine Stadt, außer wenn der Räuber dort steht; danach in beliebiger Reihenfolge handeln und bauen. Jederzeit im eigenen Zug, auch vor dem Würfeln, darf eine Entwicklungskarte gespielt werden.
clause-CAT-1-4 = Kann die Bank bei einem Rohstoff nicht alle Ansprüche erfüllen, erhält niemand davon; steht er nur einer Person zu, erhält sie den Rest.
clause-CAT-1-5 = Bei einer Sieben geben alle mit mehr als sieben Karten die Hälfte ab, abgerundet und alle gleichzeitig. Wer gewürfelt hat, versetzt den Räuber auf ein anderes Feld und zieht eine zufällige Karte von einer Person mit einem Gebäude dort, falls jemand Karten hat.
clause-CAT-1-6 = Eine Straße kostet Holz und Lehm; eine Siedlung Holz, Lehm, Getreide und Wolle; eine Stadt zwei Getreide und drei Erz; eine Entwicklungskarte Erz, Getreide und Wolle.
clause-CAT-1-7 = Eine Straße schließt an eine eigene Straße oder ein eigenes Gebäude an und führt nicht über ein fremdes Gebäude hinaus. Eine Siedlung braucht eine eigene Straße, und alle benachbarten Kreuzungen müssen frei sein. Eine Stadt ersetzt eine eigene Siedlung, die in den Vorrat zurückkommt.
clause-CAT-1-8 = Die Bank tauscht 4:1; mit einem Gebäude an einem Hafen 3:1, oder 2:1 für den Rohstoff des Hafens. Gehandelt wird nur mit der Person am Zug: Sie macht ein Angebot, die anderen nehmen an, lehnen ab oder machen ein Gegenangebot. Keine Geschenke, und nichts gegen mehr vom selben.
clause-CAT-1-9 = Eine Entwicklungskarte wird nicht in dem Zug gespielt, in dem sie gekauft wurde, und höchstens eine pro Zug. Siegpunkte werden nie gespielt; sie zählen sofort. Ritter: den Räuber versetzen und eine Karte ziehen wie nach einer Sieben, nur gibt niemand Karten ab. Straßenbau: zwei kostenlose Straßen, oder weniger, wenn eine Straße oder ein Platz fehlt. Erfindung: zwei Karten nach Wahl von der Bank. Monopol: alle Karten eines Rohstoffs von allen anderen.
clause-CAT-1-10 = Die längste durchgehende Handelsstraße ab 5 und die größte Rittermacht ab 3 Rittern zählen je 2 Punkte. Sie wechseln nur zu jemandem, der wirklich mehr hat. Wird eine Straße unterbrochen und sind mehrere andere gleich lang, oder erreicht keine 5, hat sie niemand.
clause-CAT-1-11 = Eine Siedlung zählt 1 Punkt, eine Stadt 2. Wer im eigenen Zug 10 Punkte erreicht, gewinnt.
clause-CAT-2-1 = Eine Einstellung: Eine andere Punktzahl gewinnt, 8 bis 12 statt 10.
clause-CAT-2-2 = Eine Einstellung, der freundliche Räuber: Wer weniger als drei Punkte hat, wird nicht beraubt; es zählen die Punkte, die alle sehen. Der Räuber kommt nicht neben ein Gebäude anderer mit so wenigen Punkten. Bleibt dann kein anderes Feld, darf er überallhin, aber wer so wenige Punkte hat, verliert keine Karte.
clause-CAT-2-3 = Eine Einstellung, der Würfelstapel: 36 Karten, eine für jedes Paar zweier Würfel, werden gemischt, und jeder Wurf ist die nächste Karte. Alle sehen, wie viele noch da sind; sind sie aufgebraucht, werden sie neu gemischt.
clause-CAT-2-4 = Eine Einstellung: Untereinander wird nicht gehandelt, nur mit der Bank.
clause-CAT-2-5 = Was in ein Angebot gelegt wurde, wird nicht mehr herausgenommen. Ein Angebot geht an die Genannten, sonst an alle anderen, und nur sie antworten. Wer es gemacht hat, darf mit der ersten Person handeln, die annimmt, oder es zurückziehen, während andere noch überlegen. In einem Zug gibt es höchstens acht Angebote, und eines, das zurückgezogen wird, bevor es gemacht ist, zählt mit; keine Seite eines Angebots hat mehr als sechs Karten.
