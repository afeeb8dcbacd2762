title = Albion
about = Koloniseer Brittannië voor de keizer: trek naar het noorden, bouw nederzettingen, kastelen en vestingen, en houd stand tegen de Pikten.
reconstructed = De kaart is deels gereconstrueerd, want er is geen afbeelding van het gedrukte speelbord gevonden. Bekend zijn de 13 velden, welke soorten er zijn en ongeveer waar ze liggen, en hoeveel Pikten er in totaal worden uitgelegd. De namen van de velden, hun precieze grenzen en het aantal verdekte of gedrukte Pikten in elk veld hebben we zelf gekozen.

prompt-castle = Plaats je eerste kasteel in een van de twee velden net ten noorden van de limes.
prompt-start =
    { $points ->
        [one] Beweeg met { $points } bewegingspunt en bouw, of neem grondstoffen.
       *[other] Beweeg met { $points } bewegingspunten en bouw, of neem grondstoffen.
    }
prompt-start-only =
    { $points ->
        [one] Je hebt geen kolonisten meer: beweeg legionairs met { $points } bewegingspunt, of neem grondstoffen.
       *[other] Je hebt geen kolonisten meer: beweeg legionairs met { $points } bewegingspunten, of neem grondstoffen.
    }
prompt-move =
    { $points ->
        [0] Je bewegingspunten zijn op. Bouw met je kolonisten of beëindig je beurt.
        [one] Je hebt nog { $points } bewegingspunt. Beweeg verder, bouw met je kolonisten of beëindig je beurt.
       *[other] Je hebt nog { $points } bewegingspunten. Beweeg verder, bouw met je kolonisten of beëindig je beurt.
    }
prompt-move-only =
    { $points ->
        [0] Je bewegingspunten zijn op. Beëindig je beurt.
        [one] Je hebt nog { $points } bewegingspunt. Beweeg verder met je legionairs of beëindig je beurt.
       *[other] Je hebt nog { $points } bewegingspunten. Beweeg verder met je legionairs of beëindig je beurt.
    }
prompt-build = Bouw met je andere kolonisten of beëindig je beurt.
prompt-pay = Kies waarmee je niveau { $level } in { $region } betaalt: { $building }.
prompt-toll = { $seat } bouwt in { $region }: neem een van de betaalde grondstoffen als tol.
prompt-recruit = Je nederzetting in { $region } levert een figuur op: een kolonist op het startveld of een legionair ter plaatse.
prompt-free = Dankzij je nederzetting mag je een van je andere gebouwen gratis met één niveau uitbouwen.
prompt-remove =
    { $count ->
        [one] Je nederzetting verliest een niveau: verwijder een van je figuren.
       *[other] Je nederzetting verliest niveaus: verwijder { $count } van je figuren.
    }
prompt-give-up = Met niveau III van je nederzetting verlies je ook een niveau II of III van een ander gebouw.

action-place-castle = Kasteel plaatsen in { $region }
action-take-resources = Grondstoffen nemen (hele beurt)
action-summon = Kolonist uit { $origin } naar het kasteel in { $region } halen
action-move-settler = Kolonist: { $origin } naar { $region }
action-move-legionary = Legionair: { $origin } naar { $region }
action-carry = Legionair met Pikt: { $origin } naar { $region }
action-found = Oprichten in { $region }: { $building }
action-raise = Je gebouw in { $region } uitbouwen
action-demolish = Je gebouw in { $region } terugnemen
action-pay = Betalen: { $resources }
action-take-toll = Als tol nemen: { $resource }
action-recruit = Figuur nemen: { $figure }
action-raise-free = Gratis uitbouwen: { $region }
action-decline = Niets uitbouwen
action-remove = Figuur verwijderen in { $region }: { $figure }
action-give-up = Hoogste niveau in { $region } opgeven
action-end-turn = Beurt beëindigen

hint-no-cost = kost niets
hint-step =
    { $points ->
        [one] kost je laatste bewegingspunt
       *[other] kost 1 van { $points } bewegingspunten
    }
hint-cost =
    { $cost ->
        [one] kost { $cost } grondstof
       *[other] kost { $cost } verschillende grondstoffen
    }
hint-risk = bij een aanval: sterkte { $strength }, jouw verdediging { $defence }
hint-toll =
    { $claims ->
        [1] tol: { $first_seat }
        [2] tol: { $first_seat }, { $second_seat }
       *[3] tol: { $first_seat }, { $second_seat }, { $third_seat }
    }
hint-cost-toll = { hint-cost }; { hint-toll }
hint-cost-risk = { hint-cost }; { hint-risk }
hint-cost-toll-risk = { hint-cost }; { hint-toll }; { hint-risk }
hint-toll-risk = { hint-toll }; { hint-risk }
hint-lose-markers =
    { $markers ->
        [one] geeft { $markers } bewegingsmarker terug
       *[other] geeft { $markers } bewegingsmarkers terug
    }
hint-lose-figures =
    { $levels ->
        [0] daarna verwijder je { $figures } van je figuren
       *[other] daarna verwijder je { $figures } van je figuren, en geef je een niveau II of III van een ander gebouw op
    }
warning-last-settler = je laatste kolonist: je zou nooit meer kunnen bouwen
warning-last-settler-of-all = de laatste kolonist op het speelbord: het spel is meteen afgelopen

event-castle-placed = { $seat } plaatst een kasteel in { $region }.
event-resources-taken = { $seat } neemt grondstoffen: vis { $fish }, hout { $wood }, steen { $stone }, goud { $gold }.
event-handed-in = Er ligt te weinig in de voorraad, dus { $seat } legt één grondstof terug: { $resource }.
event-moved = { $seat } verplaatst een figuur van { $origin } naar { $region }: { $figure }.
event-summoned = { $seat } haalt een kolonist uit { $origin } naar { $region }.
event-carried = { $seat } transporteert een Pikt van { $origin } naar { $region }.
event-laid = { $seat } legt niveau { $level } in { $region }: { $building }. Betaald: { $resources }.
event-laid-free = { $seat } legt gratis niveau { $level } in { $region }: { $building }.
event-toll-taken = { $seat } krijgt tol van { $from_seat }: { $resource }.
event-pict-turned = De blootgelegde Pikt in { $region } toont: { $pict }.
event-attacked = { $region } wordt aangevallen met sterkte { $strength }.
event-held = { $seat } houdt stand met verdedigingssterkte { $defence }.
event-level-lost = { $seat } verliest niveau { $level } in { $region }: { $building }.
event-built = { $seat } heeft niveau { $level } gebouwd in { $region }: { $building }.
event-recruited = { $seat } krijgt een figuur in { $region }: { $figure }.
event-removed = { $seat } verwijdert een figuur uit { $region }: { $figure }.
event-demolished = { $seat } neemt een gebouw in { $region } terug: { $building }.
event-last-round = { $seat } heeft drie nederzettingen IV: dit is de laatste ronde.
event-settlers-gone = Niemand heeft nog een kolonist, dus niemand kan nog bouwen.
event-ended = Het spel is afgelopen.

tally-settlements = Niveaus van nederzettingen

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-goal = het doel bereiken
feature-lead = voorsprong op de anderen
feature-settlement-levels = niveaus van nederzettingen
feature-settlements-iv = nederzettingen IV
feature-laurel-settlement = nederzetting met lauwerkrans
feature-settlements = waarde van de nederzettingen
feature-castles = waarde van de kastelen
feature-fortresses = waarde van de vestingen
feature-works = waarde van de fabrieken
feature-at-risk = niveaus bedreigd door Pikten
feature-fish-yield = opbrengst aan vis
feature-wood-yield = opbrengst aan hout
feature-stone-yield = opbrengst aan steen
feature-gold-yield = opbrengst aan goud
feature-fish = vis
feature-wood = hout
feature-stone = steen
feature-gold = goud
feature-kinds-of-resources = verschillende grondstoffen
feature-resources = waarde van de grondstoffen
feature-settlers = kolonisten op het speelbord
feature-legionaries = legionairs op het speelbord
feature-steps = bewegingspunten per beurt
feature-debt = op te geven figuren of niveaus
feature-turn = aan de beurt zijn
feature-wait = wachttijd tot de volgende beurt
feature-points-left = resterende bewegingspunten
feature-settlers-ready = kolonisten klaar om te bouwen
feature-prospects = bouwmogelijkheden

refusal-game-over = Het spel is afgelopen.
refusal-due-castle = Plaats eerst je kasteel in een van de twee velden net ten noorden van de limes.
refusal-wait-castle = Wachten op het eerste kasteel van { $seat }.
refusal-due-turn =
    { $points ->
        [0] Het is jouw beurt: bouw als dat kan, of beëindig je beurt.
       *[other] Het is jouw beurt: beweeg en bouw, neem grondstoffen of beëindig je beurt.
    }
refusal-wait-turn = Wachten op de beurt van { $seat }: bewegen en bouwen, of grondstoffen nemen.
refusal-due-pay = Kies eerst waarmee je niveau { $level } in { $region } betaalt.
refusal-wait-pay = Wachten op de betaling van { $seat } voor een nieuw niveau.
refusal-due-toll = Neem eerst je tol: een van de grondstoffen waarmee { $seat } betaalt.
refusal-wait-toll = Wachten op de keuze van { $seat }: een grondstof als tol.
refusal-due-recruit = Kies eerst de figuur die je nederzetting in { $region } oplevert.
refusal-wait-recruit = Wachten op de keuze van { $seat }: een kolonist of een legionair erbij.
refusal-due-free = Bouw eerst gratis een van je andere gebouwen uit, of zie ervan af.
refusal-wait-free = Wachten op de keuze van { $seat }: een gebouw dat gratis wordt uitgebouwd.
refusal-due-remove =
    { $count ->
        [one] Verwijder eerst een van je figuren voor het verloren niveau van je nederzetting.
       *[other] Verwijder eerst { $count } van je figuren voor de verloren niveaus van je nederzetting.
    }
refusal-wait-remove = Wachten op de keuze van { $seat }: een figuur die van het speelbord gaat.
refusal-due-give-up = Geef eerst een niveau II of III op van een gebouw dat geen nederzetting is.
refusal-wait-give-up = Wachten op de keuze van { $seat }: een niveau dat wordt opgegeven.
refusal-turn-begun = Je bent al begonnen met bewegen of bouwen, dus je kunt geen grondstoffen meer nemen.
refusal-movement-begun = Kastelen III gebruik je vóór je eerste stap.
refusal-stands-there = Deze figuur staat al in { $region }.
refusal-no-castle-three = Je hebt geen kasteel III in { $region }.
refusal-castle-used = Je kasteel in { $region } heeft deze beurt al een kolonist ontvangen.
refusal-no-settler = Je hebt geen kolonist in { $region }.
refusal-no-legionary = Je hebt geen legionair in { $region }.
refusal-building-begun = Alle bewegingen gaan aan het bouwen vooraf.
refusal-no-points = Je hebt geen bewegingspunten meer.
refusal-no-border = { $origin } en { $region } hebben geen gemeenschappelijke grens, en over de zee kun je niet bewegen.
refusal-no-pict = Er is in { $region } geen Pikt om te transporteren.
refusal-no-pict-face-down = De Pikten in { $region } liggen open of zijn afgedrukt; die kun je niet transporteren.
refusal-leaves-pict = Je legionair in { $region } heeft een Pikt bij zich, en die mag daar niet achterblijven.
refusal-cannot-leave-pict = In { $region } mag je geen Pikt achterlaten, en je hebt te weinig punten om hem verder te transporteren.
refusal-points-for-pict = De punten die je nog hebt, heb je nodig om een Pikt naar een veld te brengen waar je hem mag achterlaten.
refusal-put-pict-down = Breng eerst de Pikt die je legionair bij zich heeft naar een donkergroen veld.
refusal-settler-is-home = Je kolonisten in { $region } zijn daar net teruggekeerd of nieuw, en doen pas in je volgende beurt weer iets.
refusal-second-building = Je hebt al een gebouw in { $region }.
refusal-no-building = Je hebt geen gebouw in { $region }.
refusal-wrong-site = Dit kan niet in { $region } staan: { $building }. Grondstoffenfabrieken staan in grondstofvelden, al het andere in groene velden.
refusal-no-tile = Je hebt geen bouwniveau { $level } meer: { $building }.
refusal-laurel-first = Je derde nederzetting moet in een veld met een lauwerkrans staan, want je andere twee staan daar niet.
refusal-too-few-resources =
    { $needed ->
        [one] Je hebt { $needed } grondstof nodig, en je hebt er { $held }.
       *[other] Je hebt { $needed } verschillende grondstoffen nodig, en je hebt er { $held }.
    }
refusal-highest-level = Er is geen niveau boven { $level }: { $building }.
refusal-settlement-four = De nederzetting IV in { $region } kan nooit meer worden afgebroken.
refusal-wrong-price =
    { $needed ->
        [one] De prijs is { $needed } grondstof.
       *[other] De prijs is { $needed } verschillende grondstoffen.
    }
refusal-same-kind = De grondstoffen moeten allemaal verschillend zijn.
refusal-no-resource = Dit heb je niet: { $resource }.
refusal-not-among-paid = Dit zit niet bij wat er van de betaling nog ligt: { $resource }.
refusal-no-settlement = In { $region } heb je een nederzetting, en het gratis niveau is niet voor nederzettingen.
refusal-no-figure = Deze figuur heb je niet in { $region }: { $figure }.
refusal-settlement-stays = In { $region } heb je een nederzetting, en je geeft een niveau van een ander soort gebouw op.
refusal-level-one-stays = Je gebouw in { $region } heeft alleen niveau I, en het gaat om een niveau II of III.

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
name-settlement = nederzetting
name-castle = kasteel
name-fortress = vesting
name-works = grondstoffenfabriek
name-settler = kolonist
name-legionary = legionair
name-fish = vis
name-wood = hout
name-stone = steen
name-gold = goud
name-peace = vrede
name-attack = aanval
name-pict = Pikt
name-points = bewegingspunten
name-defence = verdediging
name-round = ronde

section-1 = Spelmateriaal
section-2 = Voorbereiding
section-3 = Een beurt
section-4 = Bewegen
section-5 = Bouwen
section-6 = Tol
section-7 = Pikten
section-8 = Wat niveaus geven en nemen
section-9 = Grondstoffen nemen
section-10 = Speleinde

clause-ALB-1-1 = Elke speler heeft 4 kolonisten, 3 legionairs en één bewegingsmarker in zijn kleur.
clause-ALB-1-2 = Elke speler heeft bouwniveaus: nederzettingen, 3 van elk van I, II, III en IV; kastelen, 3 van elk van I, II en III; vestingen, 2 van elk van I, II en III; grondstoffenfabrieken, één van elk van I, II en III voor visserij, houtzagerij, steengroeve en goudmijn. Een bouwniveau dat niet in je eigen voorraad ligt, kun je niet bouwen.
clause-ALB-1-3 = In de algemene voorraad liggen 24 vis, 22 hout, 20 steen en 18 goud, en 24 neutrale bewegingsmarkers.
clause-ALB-1-4 = Er zijn 35 Pikten: 17 met vrede en 18 met aanval.
clause-ALB-2-1 = Met vier spelers doen alle Pikten mee; met drie blijven er 3 met vrede en 2 met aanval in de doos; met twee zijn dat er 7 en 2. De andere worden geschud en verdekt over de donkergroene velden verdeeld, zoals het speelbord aangeeft. Er blijven er precies twee over; die gaan ongezien uit het spel.
clause-ALB-2-2 = Elke speler heeft een visserij I op het grondstofveld vis en een houtzagerij I op het grondstofveld hout.
clause-ALB-2-3 = De startspeler wordt geloot en blijft startspeler. Iedereen krijgt 3 vis; de eerste speler krijgt 1 hout, de tweede 2, de derde 3, de vierde 4.
clause-ALB-2-4 = Elke speler heeft een vesting I en één kolonist op het lichtgroene startveld in het zuiden.
clause-ALB-2-5 = Te beginnen met de startspeler en met de klok mee plaatst iedereen een kasteel I in een van de twee donkergroene velden zonder afgedrukte Pikten die aan het bovenste lichtgroene veld grenzen, en neemt daarvoor een neutrale bewegingsmarker. Voor deze kastelen wordt geen Pikt blootgelegd.
clause-ALB-3-1 = Er wordt met de klok mee gespeeld, te beginnen met de startspeler. In je beurt ga je bewegen en bouwen, of je neemt grondstoffen, nooit allebei.
clause-ALB-4-1 = Alle bewegingen gaan aan het bouwen vooraf.
clause-ALB-4-2 = Je hebt evenveel bewegingspunten als bewegingsmarkers. Een grens oversteken kost één punt. Verdeel de punten zoals je wilt over je kolonisten en legionairs op het speelbord; je hoeft ze niet allemaal te gebruiken.
clause-ALB-4-3 = Over zee bewegen kan niet, alleen over de grenzen tussen velden. In een veld mag een willekeurig aantal figuren staan.
clause-ALB-4-4 = Aan het begin van je beweging mag je voor elk van je kastelen III één van je kolonisten die op het speelbord staan gratis in het veld van dat kasteel zetten en van daaruit verder bewegen.
clause-ALB-4-5 = Een legionair kan één verdekte Pikt tegelijk transporteren: hij pakt hem op waar hij staat en legt hem tijdens of aan het einde van zijn beweging weer neer; in één beurt mogen het er meer zijn, na elkaar. De Pikt blijft verdekt, niemand bekijkt hem, en het kost niets extra.
clause-ALB-4-6 = Blootgelegde en afgedrukte Pikten kunnen niet worden getransporteerd.
clause-ALB-4-7 = Een Pikt mag door een lichtgroen veld of grondstofveld worden getransporteerd, maar er niet worden achtergelaten, en een legionair mag zijn beweging niet met een Pikt beëindigen. Een stap waarna je de Pikt met de resterende punten niet meer zou kunnen neerleggen, is dus niet toegestaan.
clause-ALB-4-8 = Een figuur die je in deze beurt krijgt, beweegt en bouwt deze beurt niet. Markers die je bij het bouwen krijgt of verliest, tellen vanaf je volgende beurt. Je mag ook niets doen.
clause-ALB-5-1 = Na het bewegen mag elk van je kolonisten op het speelbord één bouwactie uitvoeren waar hij staat: een gebouw oprichten, of je gebouw daar met één niveau uitbouwen. Meerdere kolonisten in één veld doen dat na elkaar, in willekeurige volgorde en elk helemaal tot het einde; twee kolonisten mogen hetzelfde gebouw twee keer uitbouwen.
clause-ALB-5-2 = Je hebt in elk veld hoogstens één gebouw.
clause-ALB-5-3 = In een grondstofveld mag alleen de bijbehorende grondstoffenfabriek worden gebouwd, en grondstoffenfabrieken staan nergens anders. Alle andere gebouwen mogen in elk donkergroen of lichtgroen veld staan.
clause-ALB-5-4 = Niveaus worden op volgorde gebouwd: I, II, III, en IV alleen voor nederzettingen.
clause-ALB-5-5 = Een niveau kost zoveel verschillende grondstoffen als zijn nummer: één naar keuze voor niveau I, één van elke soort voor niveau IV.
clause-ALB-5-6 = In deze volgorde: betaal, tol inbegrepen, en leg het niveau verdekt neer; de kolonist gaat terug naar het startveld en doet deze beurt niets meer; er wordt een Pikt blootgelegd; het niveau wordt blootgelegd en gaat gelden.
clause-ALB-5-7 = In plaats van te bouwen mag een kolonist alle niveaus van je gebouw in zijn veld terugnemen; hij gaat dan terug naar het startveld: geen tol, geen Pikt. Wat elk niveau heeft opgeleverd, lever je in. Een nederzetting die niveau IV heeft bereikt, kan nooit meer worden afgebroken.
clause-ALB-5-8 = Minstens één van je drie nederzettingen moet in een veld met een lauwerkrans staan: de derde mag je alleen elders oprichten als een van de eerste twee in een van die velden staat.
clause-ALB-6-1 = Tol wordt alleen betaald in donkergroene velden.
clause-ALB-6-2 = Elke andere speler van wie het gebouw in dat veld hoger is dan het jouwe vóór deze bouwactie was (0 voor een nieuw gebouw), heeft recht op tol. Een niveau I dat er al staat, is dus hoger dan een niveau I dat net wordt gelegd.
clause-ALB-6-3 = Die spelers nemen elk één van de zojuist betaalde grondstoffen: eerst wie het hoogste niveau heeft, bij gelijke stand wie met de klok mee het dichtst na de bouwende speler zit. De rest gaat naar de algemene voorraad. Is er niets meer over, dan krijgen de anderen niets.
clause-ALB-6-4 = Voorbeeld: Zwart bouwt een vesting I uit tot II en betaalt vis en hout. Wit heeft daar een vesting III, Rood een nederzetting II, Blauw een kasteel I. Wit kiest als eerste en neemt het hout, Rood krijgt de vis, Blauw niets.
clause-ALB-7-1 = Na elke keer oprichten of uitbouwen, ook gratis, in een veld met verdekte Pikten wordt één daarvan blootgelegd. Ligt er geen, dan is er geen aanval.
clause-ALB-7-2 = Vrede: de Pikt gaat uit het spel en verder gebeurt er niets, ook niet als er Pikten met aanval open liggen.
clause-ALB-7-3 = Aanval: de Pikt blijft open liggen en het veld wordt meteen aangevallen. De sterkte is het aantal Pikten met aanval dat daar open ligt of is afgedrukt.
clause-ALB-7-4 = Iedere speler met een gebouw in het veld verdedigt zich, ook wie bouwt, met zijn legionairs daar (elk 1) en de niveaus van al zijn vestingen, waar ook op het speelbord. Het zojuist verdekt gelegde niveau telt niet mee. De verdedigingssterktes liggen vast vóór er iets verloren gaat.
clause-ALB-7-5 = Een verdediging die minstens gelijk is aan de sterkte, houdt stand. Anders verliest de speler het hoogste niveau van zijn gebouw daar; wie bouwt, verliest het verdekte niveau, dat dan nooit heeft gegolden.
clause-ALB-7-6 = Een nederzetting IV die is blootgelegd, verliest nooit een niveau; ligt ze nog verdekt, dan is ze nog niet beschermd.
clause-ALB-7-7 = Meerdere verliezen worden in beurtvolgorde afgehandeld, te beginnen met de bouwende speler.
clause-ALB-7-8 = Voorbeeld: Zwart bouwt een vesting I uit tot II, en met de Pikt wordt de sterkte 3. Zwart heeft hier een vesting I en elders nog een: 2, en verliest het verdekte niveau. Wit heeft hier een vesting III en elders een I: 4, en houdt stand. Rood heeft hier een legionair en elders een vesting II: 3, en houdt stand. Blauw heeft een vesting II en een legionair, allebei elders: 2, en verliest hier het kasteel I met zijn bewegingsmarker.
clause-ALB-8-1 = Vesting I tot III: verdedigingssterkte 1 per niveau, overal; met twee vestingen hoogstens 6.
clause-ALB-8-2 = Kasteel I en II: elk een neutrale bewegingsmarker, die je met het niveau weer inlevert.
clause-ALB-8-3 = Kasteel III: het kan aan het begin van je beweging een kolonist ontvangen.
clause-ALB-8-4 = Nederzetting I en II: een nieuwe figuur naar keuze uit je eigen voorraad, een kolonist op het startveld, die vanaf je volgende beurt beweegt en bouwt, of een legionair in het veld van het nieuwe niveau, die meteen verdedigt en vanaf je volgende beurt beweegt. Gaat het niveau verloren, dan verwijder je naar keuze een van je figuren van het speelbord, een kolonist of een legionair; je wordt gewaarschuwd voordat je laatste kolonist gaat, want zonder kolonist kun je nooit meer bouwen. Heeft niemand nog een kolonist, dan is het spel meteen afgelopen; wie de meeste niveaus van nederzettingen heeft, wint, en bij een gelijke stand beslist hetzelfde als aan het einde (ALB-10.2).
clause-ALB-8-5 = Nederzetting III: een van je andere gebouwen op het speelbord, geen nederzetting, wordt gratis en zonder kolonist met één niveau uitgebouwd; kolonisten die daar staan, behouden hun bouwactie. Het bouwniveau moet in je eigen voorraad liggen. Er wordt daar zoals gewoonlijk een Pikt blootgelegd, en er is geen tol. Je mag ervan afzien. Gaat een nederzetting III verloren, dan verlies je ook een niveau II of III van een ander gebouw dat geen nederzetting is, als je er een hebt, met wat het heeft opgeleverd.
clause-ALB-8-6 = Nederzetting IV: ze telt voor de overwinning en kan niet worden aangevallen.
clause-ALB-8-7 = Een grondstoffenfabriek levert zoveel van haar grondstof op als haar niveau.
clause-ALB-9-1 = Je neemt van elke grondstof zoveel uit de algemene voorraad als je grondstoffenfabrieken opleveren. Verder gebeurt er in deze beurt niets.
clause-ALB-9-2 = Ligt er van een soort te weinig in de voorraad, dan legt elke andere speler die er een heeft, er een terug; is het nog te weinig, dan nog een keer. Daarna neem je waar je recht op hebt, of wat er ligt.
clause-ALB-10-1 = Zodra een speler drie nederzettingen IV heeft, waarvan minstens één in een veld met een lauwerkrans, wordt de ronde nog uitgespeeld, zodat alle spelers evenveel beurten hebben gehad.
clause-ALB-10-2 = Heeft maar één speler het doel bereikt, dan wint die. Zijn het er meer: wie de meeste Pikten met aanval, open of afgedrukt, in de velden van zijn nederzettingen IV heeft; dan wie het meeste goud heeft, dan steen, hout en vis; daarna delen ze de overwinning.
