# Wat alleen de pagina over Catan zegt.

board-title = Het bord van Catan
board-hex = { $hex }: { $terrain }
board-robber = Hier staat de struikrover
board-edge = Vrije rand { $edge }
board-road = { $edge }: een straat van { $seat }
board-crossing = Vrij kruispunt { $crossing }
board-settlement = { $crossing }: een dorp van { $seat }
board-city = { $crossing }: een stad van { $seat }
board-harbour = Haven, 2:1 voor { $good }
board-harbour-any = Haven, 3:1
dice-title = Gegooid: { $first } en { $second }

own-title = Je hand
good-count = { $good }: { $count }
goods-none = niets
developments-title = Je ontwikkelingskaarten
development-held =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } kaarten
    }
development-fresh = { $card }, net gekocht
costs-title = Wat bouwen kost
cost-road = Straat: hout, baksteen
cost-settlement = Dorp: hout, baksteen, graan, wol
cost-city = Stad: twee graan, drie erts
cost-development = Ontwikkelingskaart: graan, wol, erts
sheet-fold = Wegklappen

pile-title = De bank
pile-good = { $good } in de bank: { $count }
pile-development = Ontwikkelingskaarten over: { $count }
pile-dice = Kaarten over in de dobbelstapel: { $count }

pick-own = { $good }: { $count } van { $all }
pick-any = { $good }: { $count }
pick-back = { $good } terugnemen
pick-do = Kaart spelen
refusal-pick-first = Kies eerst: nog { $count }.
pick-year-of-plenty = Welke twee kaarten neem je uit de bank?
pick-monopoly = Welke grondstof moeten alle anderen afgeven?
discard-title =
    { $count ->
        [one] Leg { $count } kaart af
       *[other] Leg { $count } kaarten af
    }
discard-chosen = Gekozen: { $count } van { $all }
discard-do = Deze afleggen

trade-title = Handel
trade-with = Met wie?
trade-others = De anderen
trade-bank = De bank
trade-to = Aan wie?
trade-everybody = Iedereen
trade-give = Je geeft
trade-want = Je wilt
trade-get = Je krijgt
trade-gives = Geeft
trade-wants = Wil
trade-receive = Je ontvangt
trade-rate = { $good }, { $count }:1, je hebt { $all }
trade-for = { $count } { $give } voor { $receive }
trade-clear = Leegmaken
trade-offer-of = { $seat } biedt een ruil aan
trade-counter = Iets anders …
trade-back = Terug
answer-none = denkt na …
answer-accepts = neemt aan
answer-refuses = weigert
answer-counters = wil liever:
answer-countered = doet een tegenbod
chosen-accepts = Je hebt aangenomen.
chosen-refuses = Je hebt geweigerd.
chosen-counters = Je hebt iets anders aangeboden.
chosen-discard = Je hebt gekozen.

owns-cards = kaarten op de hand: { $count }
owns-developments = ontwikkelingskaarten: { $count }
owns-knights = gespeelde ridders: { $count }
owns-longest-road = de langste handelsroute
owns-largest-army = de grootste riddermacht
left-road = straten over: { $count }
left-settlement = dorpen over: { $count }
left-city = steden over: { $count }
known-title = Wat van de hand bekend is
known-range = { $good }: { $least } tot { $most }
