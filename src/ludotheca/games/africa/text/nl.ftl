title = Africa
about = Verken een continent vol verdekte zegels: breng kudden bijeen, geef nomaden de ruimte, ruil handelsgoederen en graaf naar goud en edelstenen.
reconstructed = De kaart en een deel van de zegels zijn gereconstrueerd, want er is geen afbeelding van het gedrukte speelbord en geen lijst van de zegels gevonden. Bekend zijn de 101 velden met vijf steden aan de kust, de 96 zegels met 11 monumenten en de vijf soorten handelsgoederen. De vorm van de kaart, de namen en de plaats van de steden, de meeste dieren en de aantallen zegels van de meeste soorten hebben we zelf gekozen.

option-start = Startspeler
name-lot = door loting
option-simple = Eenvoudige variant: één keer verschuiven en één actie per beurt
option-idle_end = Het spel eindigt na drie ronden waarin niets gebeurt

prompt-place = Zet je onderzoeker op een vrije stad.
prompt-act =
    { $segments ->
        [1] Verschuif je onderzoeker tot twee velden en voer dan een actie uit, of verplaats hem vrij.
       *[other]
        { $segment ->
            [1] Eerste helft: verschuif je onderzoeker tot twee velden en voer dan een actie uit, of verplaats hem vrij in plaats van al het andere.
           *[other] Tweede helft: verschuif je onderzoeker tot twee velden en voer dan een actie uit.
        }
    }
prompt-act-moved = Nu je actie: draai een zegel om, verplaats een dier of nomadenvolk, of richt een basiskamp op.
prompt-put-found = Je hebt gevonden: { $tile }. Laat de zegel hier liggen, of leg hem op een beter veld.
prompt-put-lifted = Leg de zegel ({ $tile }) op een beter veld.
prompt-swap = Je hebt gevonden: { $tile }. Je mag met één speler ruilen.

action-place = Starten in { $space }
action-relocate = Verplaatsen naar { $space } (einde van je beurt)
action-move = Verschuiven naar { $space }
action-turn = { $space } omdraaien
action-lift = Zegel van { $space } oppakken
action-put = Op { $space } leggen
action-leave = Laten liggen
action-swap = Van { $from_seat } alles nemen: { $good }
action-keep = Houden, niet ruilen
action-camp = Basiskamp oprichten voor punten
action-dig = Basiskamp oprichten voor bodemschatten
action-skip = De rest overslaan

hint-points =
    { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }

event-placed = { $seat } start in { $space }.
event-relocated = { $seat } verplaatst de onderzoeker van { $origin } naar { $space }.
event-moved = { $seat } gaat van { $origin } naar { $space }.
event-turned =
    { $points ->
        [0] { $seat } draait { $space } om: { $tile }.
       *[other] { $seat } draait { $space } om: { $tile }. +{ $points }
    }
event-taken = { $seat } neemt van { $space }: { $tile }.
event-swapped = { $seat } neemt { $count } × { $good } van { $from_seat } en geeft { $count } × { $given }.
event-left =
    { $points ->
        [0] De zegel blijft op { $space } liggen: { $tile }.
       *[other] De zegel blijft op { $space } liggen: { $tile }. +{ $points }
    }
event-laid = { $seat } verplaatst een zegel van { $origin } naar { $space }: { $tile }. +{ $points }
event-camp-gained = { $seat } krijgt een basiskamp.
event-built =
    { $purpose ->
        [treasure] { $seat } richt op { $space } een basiskamp op en graaft naar bodemschatten.
       *[other] { $seat } richt op { $space } een basiskamp op. +{ $points }
    }
event-skipped = { $seat } slaat de rest over.
event-idled = Al drie ronden lang is er niets omgedraaid, verplaatst of opgericht. Het spel gaat door.
event-ended =
    { $cause ->
        [last-monument] Het laatste monument is gevonden: het spel is afgelopen.
       *[other] Er is drie ronden lang niets gebeurd: het spel is afgelopen.
    }

tally-track = Scorebaan
tally-bonus = Laatste monument
tally-goods = Handelsgoederen
tally-gold = Goud
tally-gems = Edelstenen

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-lead = voorsprong op de anderen
feature-points = punten op de scorebaan
feature-goods-points = punten voor handelsgoederen
feature-gold-prize = punten voor goud
feature-gem-prize = punten voor edelstenen
feature-goods = handelsgoederen
feature-largest-set = grootste set van één soort
feature-nuggets = goudklompen
feature-nuggets-ahead = voorsprong in goudklompen
feature-gems = edelstenen
feature-gems-ahead = voorsprong in edelstenen
feature-camps = resterende basiskampen
feature-turn = aan de beurt zijn
feature-wait = wachttijd tot de volgende beurt
feature-actions-left = acties over in deze beurt
feature-in-reach = beste actie binnen bereik
feature-in-hand = punten voor de te leggen zegel
feature-prospect = punten in het vooruitzicht
feature-face-down-at-hand = aangrenzende verdekte zegels

refusal-game-over = Het spel is afgelopen.
refusal-due-place = Zet eerst je onderzoeker op een vrije stad.
refusal-wait-place = Wachten op { $seat }: er moet nog een stad worden gekozen.
refusal-due-act = Jij bent aan de beurt: ga verder met je onderzoeker, of sla de rest over.
refusal-wait-act = Wachten op { $seat }: de beurt is nog niet voorbij.
refusal-due-put = Beslis eerst waar deze zegel komt te liggen: { $tile }.
refusal-wait-put = Wachten op { $seat }: er moet nog een zegel worden neergelegd.
refusal-due-swap = Beslis eerst of je ruilt: { $tile }.
refusal-wait-swap = Wachten op { $seat }: er moet nog over een ruil worden beslist.
refusal-turn-begun = Verplaatsen kost je hele beurt, en je bent al bezig.
refusal-already-there = Je onderzoeker staat al op { $space }; wil je daar blijven, verschuif hem dan niet.
refusal-face-down = Op { $space } ligt een verdekte zegel.
refusal-occupied = Op { $space } staat een onderzoeker.
refusal-already-moved = Je hebt je onderzoeker al verschoven; voer nu een actie uit of sla ze over.
refusal-too-far = { $space } is meer dan twee stappen ver.
refusal-way-blocked = Verdekte zegels of onderzoekers versperren elke weg van twee stappen naar { $space }.
refusal-not-face-down = Op { $space } ligt geen verdekte zegel.
refusal-not-adjacent = { $space } grenst niet aan het veld van je onderzoeker.
refusal-nothing-there = Op { $space } ligt geen zegel.
refusal-not-face-up = De zegel op { $space } is verdekt; alleen wat open ligt, kun je verplaatsen.
refusal-not-movable = Alleen dieren en nomadenvolkeren kun je verplaatsen. Op { $space } ligt: { $content }.
refusal-not-at-hand = { $space } is niet het veld van je onderzoeker en grenst er ook niet aan.
refusal-no-better-space = Geen enkel leeg veld is beter dan { $space } voor deze zegel: { $tile }.
refusal-must-go-elsewhere = Je hebt deze zegel opgepakt, dus hij moet naar een beter veld: { $tile }.
refusal-lies-there = De zegel ligt daar al, en je mag hem laten liggen: { $tile }.
refusal-not-empty = { $space } is niet leeg: { $content }.
refusal-not-better = { $space } is niet beter. Buurvelden die meetellen: daar { $after }, waar de zegel nu ligt { $before }.
refusal-no-such-player = Daar zit niemand.
refusal-own-goods = Je kunt niet met jezelf ruilen.
refusal-same-good = Je moet een andere soort nemen dan die je net hebt gevonden: { $good }.
refusal-has-none = { $from_seat } heeft niets van deze soort: { $good }.
refusal-too-few-to-swap = Je zou { $needed } × { $good } moeten geven, en je hebt er { $held }.
refusal-no-camp = Je hebt geen basiskamp meer.
refusal-no-treasure = Naast { $space } ligt geen goud of edelsteen open.

name-A1 = Tanger (A1)
name-B8 = Caïro (B8)
name-G3 = Lagos (G3)
name-I6 = Mombasa (I6)
name-O1 = Kaapstad (O1)
name-city = stad
name-camp = basiskamp
name-face-down = verdekte zegel
name-gold-1 = goud, één klomp
name-gold-2 = goud, twee klompen
name-gem-1 = edelstenen, één steen
name-gem-2 = edelstenen, twee stenen
name-pot = pot
name-statue = beeld
name-cloth = doek
name-mask = masker
name-drum = trommel
name-elephant = olifant
name-zebra = zebra
name-giraffe = giraf
name-lion = leeuw
name-rhinoceros = neushoorn
name-nomads = nomadenvolk
name-monument = monument

section-1 = Spelmateriaal en voorbereiding
section-2 = Een beurt
section-3 = Zegel omdraaien
section-4 = Dier verplaatsen
section-5 = Nomadenvolk verplaatsen
section-6 = Basiskamp voor punten
section-7 = Basiskamp voor bodemschatten
section-8 = Speleinde
section-9 = Varianten

clause-AFR-1-1 = Er zijn 96 ontdekkingszegels, 20 basiskampen en één bonuszegel '+3'. De zegels worden geschud; op elk veld behalve de vijf startsteden ligt er één verdekt.
clause-AFR-1-2 = In de monumentvoorraad liggen 10 basiskampen en de zegel '+3'. Elke speler heeft 2 basiskampen; de overige doen niet mee. Met twee spelers bevat de voorraad 8 basiskampen.
clause-AFR-1-3 = De startspeler en daarna met de klok mee de anderen zetten hun onderzoeker op een startstad die nog vrij is.
clause-AFR-2-1 = Er wordt met de klok mee gespeeld. In je beurt verplaats je je onderzoeker (A), of je doet twee keer het volgende: verschuiven en dan een actie uitvoeren (B).
clause-AFR-2-2 = A: je onderzoeker gaat naar een willekeurig veld zonder andere onderzoeker en zonder verdekte zegel. Dat is je hele beurt.
clause-AFR-2-3 = B: in elk van beide helften mag je je onderzoeker tot twee velden verschuiven en daarna één actie uitvoeren; na de tweede actie verschuif je niet meer. Je mag twee keer dezelfde actie doen, en je mag elk onderdeel overslaan, zelfs alles.
clause-AFR-2-4 = Je verschuift van veld naar aangrenzend veld: over lege velden, open zegels en basiskampen, nooit op of over een verdekte zegel of een andere onderzoeker.
clause-AFR-2-5 = Een veld is leeg als er geen zegel en geen basiskamp ligt. Ook steden en velden waar alleen een onderzoeker staat, zijn dan leeg; dieren en nomadenvolkeren mogen onder een onderzoeker worden gelegd. Er staan nooit twee onderzoekers op één veld.
clause-AFR-3-1 = De verdekte zegel die je omdraait, ligt naast je onderzoeker.
clause-AFR-3-2 = Goud of edelstenen: de zegel blijft liggen, en je krijgt 1 punt per afgebeelde goudklomp of edelsteen (1 of 2).
clause-AFR-3-3 = Handelsgoed: je neemt het, en het veld is leeg. Daarna mag je één keer ruilen: neem van één speler alle zegels van één andere soort en geef er precies evenveel van de soort die je net hebt gevonden, de nieuwe meegerekend. De ander kan niet weigeren. Heb je er te weinig, dan is er geen ruil. Twee handelsgoederen in één beurt zijn twee kansen.
clause-AFR-3-4 = Dier: het blijft liggen, of gaat naar een willekeurig leeg veld met meer open dieren van zijn soort eromheen. Je krijgt 1 punt voor het dier zelf en 1 voor elk dier van zijn soort naast het veld waar het terechtkomt.
clause-AFR-3-5 = Nomadenvolk: het blijft liggen, of gaat naar een willekeurig leeg veld met meer lege velden eromheen. Je krijgt 1 punt voor elk leeg veld naast de plek waar het terechtkomt; dat kan ook 0 zijn. Het veld dat het verlaat, telt als leeg.
clause-AFR-3-6 = Monument: het blijft liggen, en je neemt een basiskamp uit de voorraad. Het laatste monument beëindigt het spel.
clause-AFR-4-1 = Een open dier op het veld van je onderzoeker of ernaast gaat naar een willekeurig leeg veld met meer dieren van zijn soort eromheen dan eerst. Je krijgt het verschil in punten. Het dier telt zichzelf niet mee. Het mag ook onder een andere onderzoeker liggen.
clause-AFR-5-1 = Een nomadenvolk op het veld van je onderzoeker of ernaast gaat naar een willekeurig leeg veld met meer lege velden eromheen dan eerst. Je krijgt het verschil in punten: van één naar drie lege velden eromheen is 2 punten.
clause-AFR-6-1 = Staat je onderzoeker op een leeg veld en heb je een basiskamp, dan mag je het daar oprichten. Je krijgt 1 punt voor elke open zegel met een dier, nomadenvolk of monument ernaast; het mag ook voor 0 punten. De zegels blijven liggen. Het basiskamp is van niemand en blijft voorgoed staan.
clause-AFR-7-1 = Hetzelfde, maar in plaats van punten neem je alle open zegels met goud en edelstenen ernaast, minstens één. Die velden worden leeg.
clause-AFR-8-1 = Het spel eindigt meteen als het elfde monument wordt omgedraaid, met twee spelers het negende. Wie dat doet, krijgt de '+3' in plaats van een basiskamp.
clause-AFR-8-2 = Handelsgoederen van één soort leveren 1, 3, 5, 8 of 12 punten op voor 1, 2, 3, 4 of 5 zegels.
clause-AFR-8-3 = Goud, en los daarvan edelstenen, naar het aantal afgebeelde klompen of stenen: 10 punten voor wie de meeste heeft, 6 voor wie de op één na meeste heeft. Gelijke eerste plaats: 16 punten worden verdeeld en er is geen tweede plaats. Gelijke tweede plaats: 6 punten worden verdeeld. Afronden naar boven. Wie niets heeft, krijgt niets, en als maar één speler iets heeft, worden alleen de 10 punten uitgekeerd.
clause-AFR-8-4 = Wie de meeste punten heeft, wint; bij gelijke stand wordt de winst gedeeld.
clause-AFR-8-5 = Overgebleven basiskampen leveren niets op. Op de verdekte zegels na ligt alles open voor iedereen. Alleen het laatste monument beëindigt het spel. Na drie volle ronden waarin niemand een zegel heeft omgedraaid of verplaatst of een basiskamp heeft opgericht, wordt dat gemeld en gaat het spel door; met een instelling eindigt het daar en wordt de eindstand bepaald.
clause-AFR-9-1 = Eenvoudige variant: per beurt één keer verschuiven en één actie in plaats van twee keer. In plaats daarvan vrij verplaatsen mag ook hier.
clause-AFR-9-2 = Twee spelers: de voorraad bevat 8 basiskampen, en het negende monument beëindigt het spel.
