# What the base game says, and every scenario with it, which has texts of its own beside these.

option-points_to_win = Punten om te winnen
option-friendly_robber = Vriendelijke rover: wie minder dan drie punten heeft, wordt niet beroofd
option-dice_deck = Dobbelstenen uit een gemengde stapel van 36
option-player_trade = Spelers handelen met elkaar

prompt-found-settlement = Sticht een nederzetting: kies een kruispunt.
prompt-found-road = Kies waar de straat naast je nederzetting komt.
prompt-roll = Jouw beurt: gooi de dobbelstenen.
prompt-discard =
    { $count ->
        [one] Geef nog { $count } kaart af.
       *[other] Geef nog { $count } kaarten af.
    }
prompt-robber = Verplaats de rover naar een ander veld.
prompt-main = Handel en bouw, en beëindig dan je beurt.
prompt-free-road =
    { $count ->
        [one] Bouw { $count } gratis straat.
       *[other] Bouw { $count } gratis straten.
    }
prompt-offer = Wat geef je, en wat wil je ervoor?
prompt-answer = { $seat } stelt een ruil voor. Wat antwoord je?
prompt-partner = Kies met wie je ruilt, of ruil niet.

action-roll = Dobbelen
action-end-turn = Beurt beëindigen
action-build-road = Straat bouwen op { $edge }
action-build-settlement = Nederzetting bouwen op { $crossing }
action-build-city = Stad bouwen op { $crossing }
action-buy-development = Ontwikkelingskaart kopen
action-play-knight = Ridder spelen
action-play-road-building = Stratenbouw spelen
action-play-year-of-plenty = Uitvinding spelen: { $resources }
action-play-monopoly = Monopolie spelen: { $resource }
action-move-robber = Rover naar { $hex }, kaart nemen van: { $from_seat }
action-discard = Afgeven: { $resource }
action-trade-bank = Ruilen met de bank: { $give } voor { $receive }
action-offer-give = Aanbieden: { $good }
action-offer-want = Vragen: { $good }
action-offer-to = Voorstel aan: { $to_seat }
action-propose = Voorstel doen
action-withdraw = Niet ruilen
action-accept = Aannemen
action-refuse = Weigeren
action-counter-give = Tegenbod: { $good } aanbieden
action-counter-want = Tegenbod: { $good } vragen
action-counter = Dit tegenbod doen
action-trade-with = Ruilen met { $with_seat }

event-rolled = { $seat } gooit { $first } en { $second }.
event-produced = { $seat } krijgt { $count } × { $good }.
event-short = De bank heeft niet genoeg voor iedereen: { $good }. Niemand krijgt iets.
event-road-built = { $seat } bouwt een straat op { $edge }.
event-settlement-built = { $seat } bouwt een nederzetting op { $crossing }.
event-city-built = { $seat } bouwt een stad op { $crossing }.
event-development-bought = { $seat } koopt een ontwikkelingskaart: { $card }.
event-development-played = { $seat } speelt { $card }.
event-plenty-taken = { $seat } neemt van de bank: { $resources }.
event-monopolised = { $seat } neemt alle kaarten van één soort van de anderen: { $count } × { $resource }.
event-robber-moved = { $seat } verplaatst de rover naar { $hex }.
event-stolen = { $seat } neemt een kaart van { $from_seat }: { $resource }.
event-discarded = { $seat } geeft af: { $resources }.
event-bank-traded = { $seat } ruilt met de bank: { $count } × { $give } voor { $receive }.
event-offered = { $seat } biedt { $to_seat } { $give } voor { $want }.
event-answered =
    { $answer ->
        [accepts] { $seat } neemt het aan.
       *[refuses] { $seat } weigert.
    }
event-countered = { $seat } zou { $give } geven voor { $want }.
event-traded = { $seat } ruilt met { $with_seat }: { $give } voor { $receive }.
event-withdrawn = { $seat } ruilt niet.
event-longest-road = { $seat } heeft de langste handelsstraat: { $length }.
event-longest-road-lost = Niemand heeft nu de langste handelsstraat.
event-largest-army = { $seat } heeft de grootste riddermacht.
event-largest-army-lost = Niemand heeft nu de grootste riddermacht.

tally-settlements = Nederzettingen
tally-cities = Steden
tally-longest-road = Langste handelsstraat
tally-largest-army = Grootste riddermacht
tally-victory-points = Zegepuntkaarten

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points = punten
feature-lead-in-points = voorsprong in punten
feature-settlements = nederzettingen
feature-cities = steden
feature-longest-road = langste handelsstraat
feature-road-length = lengte van de handelsstraat
feature-lead-in-road-length = voorsprong in straatlengte
feature-roads-left = straten in voorraad
feature-largest-army = grootste riddermacht
feature-knights-played = gespeelde ridders
feature-lead-in-knights = voorsprong in ridders
feature-development-cards = ontwikkelingskaarten op de hand
feature-cards = grondstofkaarten op de hand
feature-cards-above-the-limit = kaarten in gevaar bij een zeven
feature-cards-to-give-up = af te geven kaarten
feature-on-turn = aan de beurt zijn
feature-turns-to-wait = wachttijd tot de volgende beurt
feature-robber-to-move = de rover mogen verplaatsen
feature-free-roads = gratis straten
feature-income-of-lumber = opbrengst aan hout
feature-income-of-brick = opbrengst aan leem
feature-income-of-grain = opbrengst aan graan
feature-income-of-wool = opbrengst aan wol
feature-income-of-ore = opbrengst aan erts
feature-kinds-of-income = soorten opbrengst
feature-income-blocked-by-the-robber = gemiste opbrengst door de rover
feature-income-for-a-road = opbrengst voor straten
feature-income-for-a-settlement = opbrengst voor nederzettingen
feature-income-for-a-city = opbrengst voor steden
feature-income-for-a-development = opbrengst voor ontwikkelingskaarten
feature-income-with-a-harbour-of-all-kinds = opbrengst ruilbaar tegen 3:1
feature-income-with-a-harbour-of-its-kind = opbrengst ruilbaar tegen 2:1
feature-harbour-of-all-kinds = 3:1-haven
feature-site-at-a-road = beste kruispunt om te bouwen
feature-site-one-road-away = beste kruispunt na één straat
feature-site-two-roads-away = beste kruispunt na twee straten
feature-sites-at-a-road = kruispunten om te bouwen
feature-lumber-in-hand = hout op de hand
feature-brick-in-hand = leem op de hand
feature-grain-in-hand = graan op de hand
feature-wool-in-hand = wol op de hand
feature-ore-in-hand = erts op de hand
feature-near-to-a-road = kaarten voor een straat
feature-near-to-a-settlement = kaarten voor een nederzetting
feature-near-to-a-city = kaarten voor een stad
feature-near-to-a-development = kaarten voor een ontwikkelingskaart
feature-worth-of-the-hand = waarde van de hand
feature-knight-in-hand = ridders op de hand
feature-victory-point-in-hand = zegepuntkaarten
feature-road-building-in-hand = stratenbouw op de hand
feature-year-of-plenty-in-hand = uitvinding op de hand
feature-monopoly-in-hand = monopolie op de hand
feature-bought-in-this-turn = nieuwe ontwikkelingskaarten
feature-gain-by-the-offer = winst uit het voorstel

none-resource = verdekt
none-card = verdekt
none-from_seat = niemand
none-to_seat = iedereen

refusal-game-over = Het spel is afgelopen.
refusal-due-found-settlement = Sticht eerst een nederzetting.
refusal-wait-found-settlement = Wachten op { $seat }: er moet nog een nederzetting worden gesticht.
refusal-due-found-road = Leg eerst de straat naast je nieuwe nederzetting.
refusal-wait-found-road = Wachten op { $seat }: de straat naast de nieuwe nederzetting ontbreekt nog.
refusal-due-roll = Gooi eerst de dobbelstenen.
refusal-wait-roll = Wachten op de worp van { $seat }.
refusal-due-discard =
    { $count ->
        [one] Geef eerst nog { $count } kaart af.
       *[other] Geef eerst nog { $count } kaarten af.
    }
refusal-wait-discard = Wachten op { $seat }: er moeten nog kaarten worden afgegeven.
refusal-due-robber = Verplaats eerst de rover.
refusal-wait-robber = Wachten op { $seat }: de rover moet nog worden verplaatst.
refusal-due-main = Je kunt nu handelen en bouwen, of je beurt beëindigen.
refusal-wait-main = Wachten op { $seat }: de beurt is nog niet voorbij.
refusal-due-free-road =
    { $count ->
        [one] Bouw eerst nog { $count } gratis straat.
       *[other] Bouw eerst nog { $count } gratis straten.
    }
refusal-wait-free-road = Wachten op { $seat }: er zijn nog gratis straten te bouwen.
refusal-due-offer = Doe eerst je voorstel, of trek het in.
refusal-wait-offer = Wachten op een voorstel van { $seat }.
refusal-due-answer = Beantwoord eerst het voorstel van { $seat }.
refusal-wait-answer = Wachten op het antwoord van { $seat } op het voorstel.
refusal-due-partner = Kies eerst met wie je ruilt, of ruil niet.
refusal-wait-partner = Wachten op { $seat }: er moet nog worden gekozen met wie er geruild wordt.
refusal-edge-taken = Daar ligt al een straat, van { $seat }.
refusal-not-at-founded = De straat moet aan de zojuist gestichte nederzetting grenzen.
refusal-road-not-joined = Geen straat of gebouw van jou grenst daaraan.
refusal-road-cut = Een gebouw van { $seat } snijdt je straat daar af.
refusal-no-road-left = Je hebt geen straten meer.
refusal-too-dear-road = Een straat kost hout en leem.
refusal-crossing-taken = Daar staat al een gebouw, van { $seat }.
refusal-too-near = Op het kruispunt ernaast staat een gebouw.
refusal-no-road-here = Er loopt geen straat van jou naartoe.
refusal-no-settlement-place = Geen straat van jou loopt naar een kruispunt waar een nederzetting mag staan.
refusal-no-settlement-left = Je hebt geen nederzettingen meer.
refusal-too-dear-settlement = Een nederzetting kost hout, leem, graan en wol.
refusal-no-own-settlement = Daar staat geen nederzetting van jou.
refusal-no-settlement-yet = Je hebt geen nederzetting op het bord die een stad kan worden.
refusal-no-city-left = Je hebt geen steden meer.
refusal-too-dear-city = Een stad kost twee graan en drie erts.
refusal-no-development-left = De ontwikkelingskaarten zijn op.
refusal-too-dear-development = Een ontwikkelingskaart kost erts, graan en wol.
refusal-one-card-a-turn = Je hebt deze beurt al een ontwikkelingskaart gespeeld.
refusal-bought-this-turn = Die kaart heb je pas deze beurt gekocht: { $card }.
refusal-no-such-card = Die kaart heb je niet: { $card }.
refusal-no-road-place = Er is nergens plaats om een straat te bouwen.
refusal-bank-lacks = De bank heeft die kaarten niet.
refusal-robber-stays = De rover moet naar een ander veld.
refusal-robber-is-friendly = De rover blijft weg bij spelers met minder dan drie punten: { $seat }.
refusal-spared = { $seat } heeft minder dan drie punten, dus daar wordt geen kaart genomen.
refusal-somebody-to-rob = Daar heeft iemand kaarten: kies van wie je er een neemt.
refusal-no-such-seat = Daar zit niemand.
refusal-not-oneself = Je kunt geen kaart van jezelf nemen.
refusal-no-building-there = { $seat } heeft daar geen gebouw.
refusal-no-cards = { $seat } heeft geen kaarten.
refusal-no-such-good = Daar heb je er geen meer van: { $good }.
refusal-too-few-to-trade = De bank wil er { $count } van: { $good }.
refusal-bank-has-none = De bank heeft er geen: { $good }.
refusal-no-player-trade = Aan deze tafel handelen spelers niet met elkaar.
refusal-no-gifts = Beide kanten moeten iets geven.
refusal-not-with-oneself = Je kunt niet met jezelf ruilen.
refusal-cannot-pay-counter = Je hebt niet wat { $seat } wil.
refusal-was-not-asked = Je voorstel gaat niet naar { $seat }.
refusal-still-thinking = { $seat } heeft nog niet geantwoord.
refusal-has-refused = { $seat } heeft geweigerd.
refusal-own-offer = Het is je eigen voorstel.
refusal-not-asked = { $seat } heeft dit voorstel aan anderen gedaan.
refusal-has-answered = Je hebt al geantwoord.
refusal-lacks-wanted = Je hebt niet wat gevraagd wordt.
refusal-like-for-like = Niemand geeft en krijgt hetzelfde: { $good }.
refusal-nobody-has-so-many = Zoveel kan niemand er geven: { $good }.
refusal-has-not-so-many = Zoveel kaarten heeft { $seat } niet: { $good }.
refusal-too-many-cards = Geen kant van een voorstel heeft meer dan { $count } kaarten.
refusal-too-many-offers = Je hebt deze beurt { $count } voorstellen gedaan, meer mogen het er niet zijn.
refusal-named-already = Je voorstel gaat al naar { $seat }.

name-lumber = hout
name-brick = leem
name-grain = graan
name-wool = wol
name-ore = erts
name-forest = bos
name-hill = heuvel
name-field = akker
name-pasture = weide
name-mountain = gebergte
name-desert = woestijn
name-any = willekeurig
name-knight = ridder
name-victory-point = zegepunt
name-road-building = stratenbouw
name-year-of-plenty = uitvinding
name-monopoly = monopolie

section-CAT-1 = De regels van Catan
section-CAT-2 = Instellingen en ruilaanbiedingen

clause-CAT-1-1 = Het bord heeft 19 velden: 4 akkers, 4 weiden, 4 bossen, 3 heuvels, 3 gebergten en een woestijn, waar de rover begint. Er liggen 18 getallen op (2 en 12 één keer, 3 tot en met 6 en 8 tot en met 11 twee keer); nergens grenzen twee van de getallen 6 en 8 aan elkaar. Er zijn negen havens, vier van 3:1 en voor elke grondstof één van 2:1, 19 kaarten van elke grondstof en 25 ontwikkelingskaarten: 14 ridders, 5 zegepunten en 2 keer elk stratenbouw, uitvinding en monopolie. Iedereen heeft 15 straten, 5 nederzettingen en 4 steden.
clause-CAT-1-2 = In beurtvolgorde en daarna in omgekeerde volgorde sticht iedereen een nederzetting met een straat ernaast. De tweede nederzetting levert een kaart op voor elk veld waaraan ze grenst.
clause-CAT-1-3 = Een beurt: dobbel; elk veld met dat getal levert zijn grondstof op, 1 voor een nederzetting en 2 voor een stad, tenzij de rover er staat; handel en bouw daarna in willekeurige volgorde. Op elk moment van je eigen beurt, ook vóór het dobbelen, mag je één ontwikkelingskaart spelen.
clause-CAT-1-4 = Heeft de bank van een grondstof te weinig voor iedereen, dan krijgt niemand die; heeft maar één speler er recht op, dan krijgt die wat er nog is.
clause-CAT-1-5 = Bij een zeven geeft iedereen met meer dan zeven kaarten de helft ervan af, naar beneden afgerond, allemaal tegelijk. Wie gooide, verplaatst de rover naar een ander veld en neemt een willekeurige kaart van één speler met een gebouw daar, als er iemand kaarten heeft.
clause-CAT-1-6 = Een straat kost hout en leem; een nederzetting hout, leem, graan en wol; een stad twee graan en drie erts; een ontwikkelingskaart erts, graan en wol.
clause-CAT-1-7 = Een straat sluit aan op een eigen straat of gebouw en loopt niet door voorbij een gebouw van een andere speler. Een nederzetting heeft een eigen straat nodig, en alle kruispunten ernaast moeten leeg zijn. Een stad vervangt een eigen nederzetting, die terug naar je voorraad gaat.
clause-CAT-1-8 = De bank ruilt 4:1; met een gebouw aan een haven 3:1, of 2:1 voor de eigen grondstof van de haven. Spelers handelen alleen met wie aan de beurt is: die doet een voorstel, de anderen nemen het aan, weigeren of doen een tegenbod. Geen geschenken, en nooit iets tegen meer van hetzelfde.
clause-CAT-1-9 = Een ontwikkelingskaart speel je niet in de beurt waarin je haar koopt, en hoogstens één per beurt. Zegepunten speel je nooit; ze tellen meteen. Ridder: verplaats de rover en neem een kaart zoals na een zeven, maar niemand geeft kaarten af. Stratenbouw: twee gratis straten, of minder als er een straat of een plaats ontbreekt. Uitvinding: twee kaarten naar keuze van de bank. Monopolie: alle kaarten van één grondstof van alle anderen.
clause-CAT-1-10 = De langste ononderbroken handelsstraat, van minstens 5, en de grootste riddermacht, van minstens 3 ridders, zijn elk 2 punten waard. Ze gaan alleen over naar wie er echt meer heeft. Wordt een straat onderbroken en zijn meerdere andere even lang, of haalt er geen 5, dan heeft niemand ze.
clause-CAT-1-11 = Een nederzetting is 1 punt waard, een stad 2. Wie in de eigen beurt 10 punten haalt, wint.
clause-CAT-2-1 = Een instelling: een ander aantal punten wint, 8 tot en met 12 in plaats van 10.
clause-CAT-2-2 = Een instelling, de vriendelijke rover: wie minder dan drie punten heeft, wordt niet beroofd; alleen punten die iedereen ziet, tellen. De rover komt niet naast een gebouw van een andere speler met zo weinig punten. Blijft er dan geen ander veld over, dan mag hij overal naartoe, maar zo’n speler verliest geen kaart.
clause-CAT-2-3 = Een instelling, de dobbelstapel: 36 kaarten, één voor elk paar van twee dobbelstenen, worden gemengd, en elke worp is de volgende kaart. Iedereen ziet hoeveel er nog zijn; zijn ze op, dan worden ze opnieuw gemengd.
clause-CAT-2-4 = Een instelling: spelers handelen niet met elkaar, alleen met de bank.
clause-CAT-2-5 = Wat je in een voorstel hebt gelegd, neem je er niet meer uit. Een voorstel gaat naar wie je noemt, of anders naar alle anderen, en alleen zij antwoorden. Wie het doet, mag met de eerste ruilen die het aanneemt, of het intrekken, terwijl anderen nog nadenken. In een beurt zijn er hoogstens acht voorstellen, en een dat wordt ingetrokken voor het is gedaan, telt mee; geen kant van een voorstel heeft meer dan zes kaarten.
