# Was nur die Seite über Catan sagt.

board-title = Der Spielplan von Catan
board-hex = { $hex }: { $terrain }
board-robber = Hier steht der Räuber
board-edge = Freier Weg { $edge }
board-road = { $edge }: eine Straße von { $seat }
board-crossing = Freie Kreuzung { $crossing }
board-settlement = { $crossing }: eine Siedlung von { $seat }
board-city = { $crossing }: eine Stadt von { $seat }
board-harbour = Hafen, 2:1 für { $good }
board-harbour-any = Hafen, 3:1
dice-title = Gewürfelt: { $first } und { $second }

own-title = Deine Hand
good-count = { $good }: { $count }
goods-none = nichts
developments-title = Deine Entwicklungskarten
development-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } Karten
    }
development-fresh = { $card }, gerade gekauft
costs-title = Was das Bauen kostet
cost-road = Straße: Holz, Lehm
cost-settlement = Siedlung: Holz, Lehm, Getreide, Wolle
cost-city = Stadt: zwei Getreide, drei Erz
cost-development = Entwicklungskarte: Getreide, Wolle, Erz
sheet-fold = Einklappen

pile-title = Die Bank
pile-good = { $good } in der Bank: { $count }
pile-development = Entwicklungskarten übrig: { $count }
pile-dice = Karten im Würfelstapel: { $count }

pick-own = { $good }: { $count } von { $all }
pick-any = { $good }: { $count }
pick-back = { $good } zurücknehmen
pick-do = Karte spielen
refusal-pick-first = Wähle zuerst: noch { $count }.
pick-year-of-plenty = Welche zwei Karten nimmst du aus der Bank?
pick-monopoly = Welchen Rohstoff müssen alle anderen abgeben?
discard-title =
    { $count ->
        [one] Gib { $count } Karte ab
       *[other] Gib { $count } Karten ab
    }
discard-chosen = Gewählt: { $count } von { $all }
discard-do = Diese abgeben

trade-title = Handel
trade-with = Mit wem?
trade-others = Die anderen
trade-bank = Die Bank
trade-to = An wen?
trade-everybody = Alle
trade-give = Du gibst
trade-want = Du willst
trade-get = Du bekommst
trade-gives = Gibt
trade-wants = Will
trade-receive = Du erhältst
trade-rate = { $good }, { $count }:1, du hast { $all }
trade-for = { $count } { $give } für { $receive }
trade-clear = Leeren
trade-offer-of = { $seat } bietet einen Tausch an
trade-counter = Etwas anderes …
trade-back = Zurück
answer-none = überlegt …
answer-accepts = nimmt an
answer-refuses = lehnt ab
answer-counters = möchte lieber:
answer-countered = macht ein Gegenangebot
chosen-accepts = Du hast angenommen.
chosen-refuses = Du hast abgelehnt.
chosen-counters = Du hast etwas anderes angeboten.
chosen-discard = Du hast gewählt.

owns-cards = Karten auf der Hand: { $count }
owns-developments = Entwicklungskarten: { $count }
owns-knights = gespielte Ritter: { $count }
owns-longest-road = die längste Handelsstraße
owns-largest-army = die größte Rittermacht
left-road = Straßen übrig: { $count }
left-settlement = Siedlungen übrig: { $count }
left-city = Städte übrig: { $count }
known-title = Was von der Hand bekannt ist
known-range = { $good }: { $least } bis { $most }
