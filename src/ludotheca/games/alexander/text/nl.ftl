# What only the scenario says.

title = Catan: Alexander de Grote
about = Trek met Alexander van Macedonië naar Persepolis: bied op nederzettingen en gebeurtenissen langs zijn route, en bouw waar hij voorbij is gekomen.
reconstructed = Het speelbord is gereconstrueerd, want het gedrukte bord is niet gevonden: land, getallen, havens, de route van Alexander en hoeveel gebeurtenisfiches er van elke soort zijn hebben we zelf gekozen, passend bij alles wat bekend is. Bekend zijn het begin in Macedonië met een tempel op het eerste kruispunt, de 28 gebeurtenisfiches waarvan er 25 worden uitgelegd, de kruispunten met een 7 aan het einde, Persepolis, en wat er bij elke veiling wordt aangenomen.

option-starting_gold = Goud bij het begin
option-forbid_overbids = Niet meer bieden dan je kunt betalen
option-left_out = Adviseur die met twee of drie spelers niet meedoet
option-robber_start = Waar de rover begint
name-first = eerste
name-second = tweede
name-third = derde
name-default = in de Grote Zoutwoestijn
name-choice = naar keuze van de beginspeler

prompt-place-robber = Kies de woestijn waar de rover begint.
prompt-bid =
    { $bid ->
        [0] Veiling: { $event }. Doe het eerste bod, of pas.
       *[other] Veiling: { $event }. Bied meer dan { $bid }, of pas.
    }
prompt-pay = Je wint de veiling: { $event }. Nog te betalen: { $due }.

action-place-robber = Rover naar { $hex }
action-bid = { $bid } bieden
action-pass-bid = Passen
action-pay-good = Betalen: { $good }
action-pay-knight = Met een ridder betalen

warning-overbid = je kunt niet meer dan { $payable } betalen

event-stack-drawn = { $seat } trekt een kaart van de voorraadstapel: { $resource }.
event-stack-used-up = De voorraadstapel is op; wat over was, gaat naar de open stapeltjes.
event-marched = Alexander trekt over { $crossing }.
event-tile-turned = De fiche wordt omgedraaid: { $event }.
event-auction-opened = Veiling: { $event }.
event-bid-made = { $seat } biedt { $bid }.
event-bid-passed = { $seat } past.
event-auction-won = { $seat } wint de veiling ({ $event }) voor { $bid }.
event-auction-paid = { $seat } betaalt: { $good }.
event-auction-lapsed = Niemand biedt: { $event }.
event-overbid = { $seat } heeft { $bid } geboden en kan niet betalen: de helft van de kaarten gaat verloren en de veiling gaat verder zonder { $seat }.
event-adviser-gained = { $seat } krijgt de adviseur die { $points } punten waard is.
event-ended =
    { $cause ->
        [points] De punten zijn gehaald: het spel is afgelopen.
       *[persepolis] Alexander heeft Persepolis bereikt: het spel is afgelopen.
    }

tally-adviser = Adviseur

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-gold = goud
feature-income-of-gold = opbrengst aan goud
feature-tiles = gebeurtenisfiches
feature-lead-in-tiles = voorsprong in fiches
feature-tiles-short-of-an-adviser = fiches tekort voor een adviseur
feature-points-of-the-adviser = punten van de adviseur
feature-robber-to-place = keuze waar de rover begint
feature-worth-of-the-auction = waarde van de veiling
feature-highest-bid = het hoogste bod
feature-gain-by-the-bid = winst als het bod wint
feature-to-bid = beurt om te bieden
feature-out-of-the-auction = niet meer mogen bieden
feature-bid-too-much = ongedekt bod
feature-can-pay-for-a-statue = biedruimte voor een standbeeld
feature-can-pay-for-a-bridge = biedruimte voor een brug
feature-can-pay-for-a-famine = biedruimte voor een hongersnood
feature-can-pay-for-a-battle = biedruimte voor een veldslag
feature-can-pay-for-a-settlement = biedruimte voor een nederzetting
feature-can-pay-now = biedruimte in deze veiling
feature-can-pay-the-own-bid = dekking van het bod

refusal-due-place-robber = Kies eerst de woestijn waar de rover begint.
refusal-wait-place-robber = Wachten op { $seat }: de woestijn voor de rover moet nog worden gekozen.
refusal-due-bid = Er is een veiling ({ $event }): bied eerst, of pas.
refusal-wait-bid = Wachten op het bod van { $seat }.
refusal-due-pay = Betaal eerst je bod: nog { $due }.
refusal-wait-pay = Wachten op de betaling van { $seat }.
refusal-ahead-of-alexander = Alexander is daar nog niet voorbijgekomen.
refusal-beside-route = Alexander is het kruispunt ernaast nog niet gepasseerd.
refusal-names-gold = Een monopolie of een uitvinding kan geen goud noemen.
refusal-has-passed = Je hebt in deze veiling gepast, en dat is definitief.
refusal-sits-out = Je kon je bod niet betalen; deze veiling gaat zonder jou verder.
refusal-bid-too-low = Het bod moet hoger zijn dan { $bid }.
refusal-bid-too-high = Je kunt niet meer dan { $payable } betalen.
refusal-no-knight-to-pay = Je hebt geen open liggende ridder om mee te betalen.
refusal-pay-exactly = Je kunt gepast betalen, dus dat moet.
refusal-not-accepted = Wordt hier niet aangenomen ({ $event }): { $good }.

name-gold = goud
name-statue = standbeeld
name-bridge = brug
name-famine = hongersnood
name-battle = veldslag
name-settlement = nederzetting

section-ALX-2 = Het scenario: Alexander de Grote

clause-ALX-2-1 = Niemand sticht bij het begin nederzettingen. Het spel is meteen afgelopen als een speler 14 punten heeft, in wiens beurt ook en verborgen punten meegeteld, of als Alexander Persepolis bereikt. De meeste punten winnen, dan de meeste gebeurtenisfiches; daarna wordt de overwinning gedeeld, of gaat ze, bij 14 punten, naar wie aan de beurt is. Een instelling maakt een ander aantal punten dan 14 mogelijk, van 10 tot en met 16.
clause-ALX-2-2 = De 28 gebeurtenisfiches worden gemengd; op elk van de 25 vraagtekens ligt er één verdekt, drie gaan ongezien uit het spel. Alexander begint op de rode pijl in Macedonië. De rover begint op een woestijn: de Grote Zoutwoestijn, of een die de beginspeler kiest.
clause-ALX-2-3 = Met vier spelers vormen alle 95 grondstofkaarten een verdekte voorraadstapel en zijn de open stapeltjes leeg; met drie spelers vormen 15 van elke soort de voorraadstapel en 4 van elke soort de open stapeltjes. Iedereen begint met vijf kaarten van de voorraadstapel. Er zijn 40 goudstukken; bij het begin heeft niemand er een, of in de variant iedereen 8.
clause-ALX-2-4 = De drie adviseurs zijn 4, 3 en 2 punten waard. Met drie spelers doet de derde niet mee, of de tweede, zoals aan tafel is afgesproken.
clause-ALX-2-5 = Een beurt: iedereen trekt van de voorraadstapel; dobbelen, met opbrengst of een zeven; Alexander beweegt; een veiling, als die er is; handelen en bouwen. In de allereerste beurt wordt niet gedobbeld, maar wel getrokken.
clause-ALX-2-6 = Aan het begin van elke beurt, voor het dobbelen, neemt iedere speler een kaart van de voorraadstapel, zolang er genoeg is voor iedereen. Is dat niet zo, dan is de stapel op en gaat de rest naar de open stapeltjes, waaruit de opbrengst wordt betaald.
clause-ALX-2-7 = Een goudveld levert één goudstuk op voor een nederzetting en twee voor een stad, tot 40 in totaal; zijn er te weinig voor iedereen, dan krijgt niemand iets, tenzij maar één speler er recht op heeft. Goud wordt niet gestolen, niet afgegeven, niet meegeteld bij een zeven en betaalt geen bouwkosten; met monopolie of uitvinding kun je het niet noemen.
clause-ALX-2-8 = Bij een zeven verliezen alleen spelers met meer dan 11 grondstofkaarten de helft ervan. Eerst komen de rover en de diefstal, dan beweegt Alexander.
clause-ALX-2-9 = Elke beurt beweegt Alexander over één kruispunt. Bij een tempel wordt een nederzetting geveild; bij een vraagteken wordt de fiche omgedraaid en geveild; bij een leeg kruispunt gebeurt niets. Een kruispunt met een 7 wordt alleen gepasseerd in een beurt waarin een zeven is gegooid, één per zeven.
clause-ALX-2-10 = Aangenomen worden: voor een nederzetting hout, leem, graan en wol; hongersnood wol en graan; brug leem en hout; veldslag erts, wol en ridders; standbeeld leem en erts; goud altijd. Een kaart of goudstuk telt voor 1, een open liggende ridder voor 3. Wie aan de beurt is, opent of past; met de klok mee biedt iedereen meer of past, en wie past, doet niet meer mee. De laatste die overblijft, betaalt. Tijdens een veiling wordt niet gehandeld, en een bod wordt niet met de hand vergeleken, tenzij dat aan tafel is afgesproken.
clause-ALX-2-11 = Betaalde kaarten gaan naar de open stapeltjes, goudstukken naar de goudvoorraad, ridders onder de stapel ontwikkelingskaarten; de grootste riddermacht wordt opnieuw bekeken. Met ridders te veel betalen mag alleen als gepast betalen niet kan, en wat te veel is, ben je kwijt.
clause-ALX-2-12 = Een winnaar die niet kan betalen, geeft de helft van zijn grondstofkaarten af, naar beneden afgerond en naar eigen keuze, maar geen goud en geen ridders. Daarna begint de veiling opnieuw zonder die speler. Wie aan de beurt is, opent, of anders de eerste met de klok mee die nog meedoet. Blijft er niemand over, dan krijgt niemand iets.
clause-ALX-2-13 = Biedt niemand, dan krijgt niemand iets: een fiche gaat uit het spel, een tempel blijft een vrij kruispunt.
clause-ALX-2-14 = Wie de veiling van een nederzetting wint, bouwt een nederzetting op dat kruispunt, zonder straat en zonder verdere kosten. Wie geen nederzetting meer heeft, mag bieden en betaalt, maar bouwt niets.
clause-ALX-2-15 = Wie een gebeurtenis wint, neemt de fiche. Met je derde fiche krijg je de beste adviseur die nog vrij is. Wie echt meer fiches heeft dan de bezitter van een betere adviseur, neemt die over en geeft de eigen adviseur, als die er is, in ruil; dat gaat door tot er niets meer verandert. Bij gelijke aantallen verandert er niets. Iedereen heeft er hoogstens één.
clause-ALX-2-16 = Nederzettingen worden ook via straten gebouwd, maar niet op een kruispunt van de route waar Alexander nog niet voorbij is, en ook niet ernaast, Persepolis inbegrepen. Voor straten en steden geldt die beperking niet.
clause-ALX-2-17 = Spelers handelen in goud zoals in al het andere. De bank neemt het 4:1, met een 3:1-haven 3:1, en geeft het ook; een 2:1-haven neemt alleen haar eigen grondstof.
clause-ALX-2-18 = Een bod van 5 voor een nederzetting kan worden betaald met 2 hout, 2 leem en 1 graan, of met 2 graan en 3 goud; nooit met erts.
clause-ALX-2-19 = Twee spelers gebruiken de opstelling voor drie.
