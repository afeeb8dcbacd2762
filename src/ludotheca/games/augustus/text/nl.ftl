title = Augustus
about = Mobiliseer legioenen terwijl de fiches worden geroepen, win provincies en senatoren, en word de eerste onder de legaten van Rome.
reconstructed = De kaarten zijn deels gereconstrueerd. Er is geen lijst van gevonden, wel nauwkeurige cijfers over het hele spel kaarten: van 25 van de 88 doelen zijn effect, velden en punten bekend; de andere 63 zijn zo gekozen dat het geheel met die cijfers overeenkomt. Veel kleuren en bijna alle namen hebben we zelf gekozen. Over twee beloningen spreken de cijfers elkaar tegen: hier leveren drie roze doelen 8 punten op en één van elke kleur 6.

option-first_game = Eerste spel: iedereen krijgt drie doelen, zonder keuze
option-first_crier = Eerste stadsomroeper
option-second_chance = Tweede kans: een beloning waarvan je hebt afgezien, wordt opnieuw aangeboden als je het aantal opnieuw bereikt
name-lot = door loting

prompt-keep =
    { $count ->
        [one] Kies nog { $count } doel om te houden.
       *[other] Kies nog { $count } doelen om te houden.
    }
prompt-place = Geroepen: { $token }. Je mag een legioen op een passend veld plaatsen, uit je voorraad of vanaf een ander veld.
prompt-put-taken = Plaats het opgepakte legioen op een ander veld.
prompt-mobilise =
    { $count ->
        [one] Je doel laat je nog { $count } legioen mobiliseren.
       *[other] Je doel laat je { $count } legioenen mobiliseren.
    }
prompt-complete = Completeer direct een van je doelen.
prompt-rearrange-start = Je mag alle legioenen op je doelen herschikken.
prompt-rearrange =
    { $count ->
        [one] Plaats het legioen dat je hebt opgepakt.
       *[other] Plaats de { $count } legioenen die je hebt opgepakt.
    }
prompt-opponents-lose-legion =
    { $count ->
        [one] { $seat } heeft { $objective } gecompleteerd: kies { $count } legioen dat je opgeeft.
       *[other] { $seat } heeft { $objective } gecompleteerd: kies { $count } legioenen die je opgeeft.
    }
prompt-opponents-clear-objective = { $seat } heeft { $objective } gecompleteerd: kies welk van je doelen wordt leeggemaakt.
prompt-opponents-lose-controlled = { $seat } heeft { $objective } gecompleteerd: kies welk gecontroleerd doel je opgeeft.
prompt-give = Je hebt niet meer de meeste bronnen. Kies wie de beloning krijgt: { $reward }.
prompt-reward = Je controleert { $count } doelen: neem je nu de beloning voor dat aantal, of zie je er voorgoed van af?
prompt-reward-chance = Je controleert { $count } doelen: neem je de beloning voor dat aantal, of zie je er voorlopig van af?
prompt-pick =
    { $count ->
        [one] Neem een nieuw doel.
       *[other] Neem { $count } nieuwe doelen.
    }

action-keep = { $objective } houden
action-put = Legioen op { $objective } plaatsen: { $category }
action-take = Legioen van { $objective } oppakken: { $category }
action-pass = Geen legioen
action-take-back = Mijn keuze herzien
action-lift = Alle legioenen oppakken
action-complete = { $objective } completeren
action-clear = { $objective } leegmaken
action-lose = { $objective } opgeven
action-claim = De beloning nemen
action-forgo = Van de beloning afzien
action-pick = { $objective } nemen
action-give = De beloning aan { $to_seat } geven

hint-completes = completeert { $objective }

event-chosen = { $seat } heeft gekozen.
event-taken-back = { $seat } kiest opnieuw.
event-kept = { $seat } houdt drie doelen.
event-drawn = { $seat } roept: { $token }.
event-passed = { $seat } plaatst geen legioen.
event-placed = { $seat } plaatst een legioen op { $objective }: { $category }.
event-moved = { $seat } verplaatst een legioen van { $from_objective } naar { $objective }: { $category }.
event-lifted =
    { $count ->
        [one] { $seat } pakt { $count } legioen op om het te herschikken.
       *[other] { $seat } pakt { $count } legioenen op om ze te herschikken.
    }
event-completed = { $seat }: Ave Caesar! { $objective } is gecompleteerd.
event-legions-gained =
    { $count ->
        [one] { $seat } krijgt er { $count } legioen bij.
       *[other] { $seat } krijgt er { $count } legioenen bij.
    }
event-attacked =
    { $effect ->
        [opponents_lose_legion] { $objective } van { $seat }: alle anderen verliezen legioenen.
        [opponents_clear_objective] { $objective } van { $seat }: alle anderen maken een doel leeg.
       *[other] { $objective } van { $seat }: alle anderen verliezen een gecontroleerd doel.
    }
event-legion-lost = { $seat } verliest een legioen op { $objective }: { $category }.
event-cleared =
    { $count ->
        [one] { $seat } haalt het legioen van { $objective } weg.
       *[other] { $seat } haalt { $count } legioenen van { $objective } weg.
    }
event-control-lost = { $seat } verliest { $objective }.
event-controlled = { $seat } controleert { $objective }.
event-reward-taken = { $seat } neemt een beloning: { $reward }.
event-reward-returned = Terug in het midden: { $reward }.
event-reward-forgone = { $seat } ziet af van een beloning: { $reward }.
event-picked = { $seat } neemt een nieuw doel: { $objective }.
event-refilled = Er liggen nieuwe doelen open.
event-reshuffled = De afgelegde doelen worden tot een nieuwe stapel geschud.
event-bag-filled = Alle fiches gaan terug in de zak. Volgende stadsomroeper: { $seat }.
event-ended = Er zijn minstens zeven doelen gecontroleerd: het spel is afgelopen.

tally-rewards = Beloningen
tally-objectives = Punten op doelen
tally-effects = Effecten aan het einde

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-points-as-if-the-game-ended-here = punten als het spel nu eindigt
feature-points-of-rewards = punten van beloningen
feature-objectives-controlled = gecontroleerde doelen
feature-needs-one-more-objective = nog één doel tot het einde
feature-worth-of-objectives-controlled = waarde van gecontroleerde doelen
feature-hope-for-colour-rewards = kans op kleurbeloningen
feature-hope-for-a-number-reward = kans op een aantalbeloning
feature-hope-from-what-is-being-resolved = nog te verwerken winst
feature-hope-from-the-decision-at-hand = winst door deze beslissing
feature-hope-from-objectives = potentieel van de doelen
feature-hope-from-the-best-objective = potentieel van het beste doel
feature-hope-from-the-second-objective = potentieel van het tweede doel
feature-nearness-of-objectives = voortgang van de doelen
feature-nearness-of-the-nearest = het verst gevorderde doel
feature-objectives-that-lack-one-legion = doelen op één legioen na klaar
feature-objectives-that-lack-two-legions = doelen op twee legioenen na klaar
feature-objectives-completed-and-waiting = gecompleteerde doelen
feature-nearness-of-attacks = voortgang van rode doelen
feature-objectives-being-conquered = te veroveren doelen
feature-legions-in-all = legioenen in totaal
feature-legions-in-the-supply = legioenen in de voorraad
feature-chance-that-the-next-token-completes = kans om een doel te completeren
feature-gain-by-the-next-token = winst bij de volgende trekking
feature-controls-senator = gecontroleerde senatoren
feature-controls-green = gecontroleerde groene provincies
feature-controls-pink = gecontroleerde roze provincies
feature-controls-orange = gecontroleerde oranje provincies
feature-colours-controlled = gecontroleerde kleuren
feature-sources-of-gold = bronnen van goud
feature-sources-of-wheat = bronnen van graan
feature-has-gold = de beloning voor goud
feature-has-wheat = de beloning voor graan
feature-has-a-number-reward = een aantalbeloning
feature-aliases = uitwisselbare soorten
feature-attacks-made = gecontroleerde rode doelen
feature-objectives-that-score-at-the-end = doelen die aan het einde tellen
feature-hope-from-objectives-dealt = potentieel van gekregen doelen
feature-choice-better-than-expected = winst door de gemaakte keuze
feature-choice-objectives-completed = { feature-objectives-completed-and-waiting }
feature-choice-objectives-that-lack-one-legion = { feature-objectives-that-lack-one-legion }
feature-choice-chance-that-the-next-token-completes = { feature-chance-that-the-next-token-completes }
feature-choice-gain-by-the-next-token = { feature-gain-by-the-next-token }

refusal-game-over = Het spel is afgelopen.
refusal-due-keep =
    { $count ->
        [one] Kies eerst nog { $count } doel om te houden.
       *[other] Kies eerst nog { $count } doelen om te houden.
    }
refusal-wait-keep = Wachten op { $seat }: er moeten nog drie doelen worden gekozen.
refusal-due-place = Geroepen: { $token }. Plaats eerst een legioen op een passend veld, of kies ervoor er geen te plaatsen.
refusal-wait-place = Wachten op { $seat }: er moet nog over het fiche worden beslist.
refusal-due-mobilise =
    { $count ->
        [one] Beslis eerst over het legioen dat je van je doel mag plaatsen.
       *[other] Beslis eerst over de { $count } legioenen die je van je doel mag plaatsen.
    }
refusal-wait-mobilise = Wachten op { $seat }: er worden nog legioenen geplaatst.
refusal-due-complete = Kies eerst welk van je doelen direct wordt gecompleteerd.
refusal-wait-complete = Wachten op { $seat }: er moet nog een doel worden gecompleteerd.
refusal-due-rearrange =
    { $count ->
        [0] Pak eerst je legioenen op om ze te herschikken, of laat ze staan waar ze staan.
        [one] Plaats eerst het legioen dat je hebt opgepakt.
       *[other] Plaats eerst de { $count } legioenen die je hebt opgepakt.
    }
refusal-wait-rearrange = Wachten op { $seat }: er worden nog legioenen herschikt.
refusal-due-lose = Kies eerst wat je verliest door { $objective }.
refusal-wait-lose = Wachten op { $seat }: er moet nog worden gekozen wat er verloren gaat.
refusal-due-give = Kies eerst wie deze beloning krijgt: { $reward }.
refusal-wait-give = Wachten op { $seat }: er moet nog een beloning worden overgedragen.
refusal-due-reward = Neem eerst de beloning voor { $count } doelen, of zie ervan af.
refusal-wait-reward = Wachten op { $seat }: er moet nog over een beloning worden beslist.
refusal-due-pick =
    { $count ->
        [one] Neem eerst een nieuw doel.
       *[other] Neem eerst { $count } nieuwe doelen.
    }
refusal-wait-pick = Wachten op { $seat }: er moet nog een nieuw doel worden genomen.
refusal-already-chosen = Je hebt al gekozen: herzie eerst je keuze als je iets anders wilt.
refusal-nothing-to-take-back = Je hebt nog niets gekozen dat je kunt herzien.
refusal-taken-back-often = Je hebt je keuze al { $count } keer herzien: deze keuze staat vast.
refusal-not-dealt = { $objective } zit niet bij de doelen die je hebt gekregen.
refusal-kept-already = Je hebt { $objective } al gehouden.
refusal-no-space-for-token = Geen van je doelen heeft een vrij veld voor dit fiche: { $token }.
refusal-no-legion-for-token = Je hebt een vrij veld voor dit fiche, maar geen legioen dat erheen kan: { $token }.
refusal-not-yours = { $objective } is geen doel van jou.
refusal-somebody-elses = { $objective } is van { $seat }.
refusal-controlled-already = Je controleert { $objective } al: het wordt niet meer veroverd.
refusal-being-resolved = { $objective } is gecompleteerd en wordt op dit moment verwerkt.
refusal-completed-already = { $objective } is al gecompleteerd en wacht op verwerking.
refusal-neutralised = { $objective } is gecompleteerd en wacht op verwerking: tot dan is het geneutraliseerd en verliest het niets.
refusal-not-called = Geroepen: { $token }. Daarmee kun je niet op dit soort veld: { $category }.
refusal-alias-chain = Geroepen: { $token }. Alleen twee van je effecten na elkaar zouden naar dit soort veld leiden, en effecten mag je niet combineren: { $category }.
refusal-not-mobilised = Je doel plaatst legioenen op andere velden: { $effect_category }, niet { $category }.
refusal-alias-for-tokens = Je doel plaatst legioenen op dit soort veld: { $effect_category }. Het als { $category } gebruiken kan alleen bij geroepen fiches.
refusal-same-place = Daar komt het legioen juist vandaan: { $objective }, { $category }.
refusal-no-free-space = Alle velden van deze soort op { $objective } zijn bezet: { $category }.
refusal-no-legion = Je hebt geen legioen meer in je voorraad: pak er eerst een op van een ander veld.
refusal-legion-in-hand = Plaats eerst het legioen dat je hebt opgepakt.
refusal-no-legion-there = Op dit soort veld van { $objective } staat geen legioen: { $category }.
refusal-nowhere-to-go = Het legioen daar kan nu nergens anders heen: { $objective }, { $category }.
refusal-lift-first = Pak eerst je legioenen op.
refusal-lifted-already =
    { $count ->
        [one] Je hebt je legioenen al opgepakt; je moet er nog { $count } plaatsen.
       *[other] Je hebt je legioenen al opgepakt; je moet er nog { $count } plaatsen.
    }
refusal-put-all =
    { $count ->
        [one] Je moet het opgepakte legioen nog plaatsen.
       *[other] Je moet de { $count } opgepakte legioenen nog plaatsen.
    }
refusal-own-attack = Door je eigen doel verliezen alleen de anderen iets.
refusal-nothing-to-lose = Je hebt niets wat deze aanval kan treffen.
refusal-loss-without-choice = Er valt niet te kiezen wat je verliest: het gaat weg zodra iedereen heeft gekozen.
refusal-another-loss =
    { $effect ->
        [opponents_lose_legion]
            { $count ->
                [one] Je moet iets anders opgeven: { $count } legioen.
               *[other] Je moet iets anders opgeven: { $count } legioenen.
            }
        [opponents_clear_objective] Je moet iets anders opgeven: alle legioenen op een van je doelen.
       *[other] Je moet iets anders opgeven: een doel dat je controleert.
    }
refusal-given-already = Het legioen daar geef je al op: { $objective }, { $category }.
refusal-no-legions-on-it = Op { $objective } staan geen legioenen om weg te halen.
refusal-not-controlled = Je controleert { $objective } niet.
refusal-no-reward-for-number = Voor dit aantal doelen is er geen beloning: { $count }.
refusal-one-reward-only = Je hebt al een beloning voor een aantal doelen, en niemand heeft er twee: { $reward }.
refusal-reward-gone = { $seat } heeft de beloning voor { $count } doelen al.
refusal-reward-forgone = Je hebt van de beloning voor { $count } doelen afgezien.
refusal-not-open = { $objective } ligt niet open in het midden.
refusal-no-such-seat = Daar zit niemand.
refusal-not-most = De beloning gaat naar iemand die hiervan de meeste bronnen heeft, en dat is { $to_seat } niet: { $reward }.

name-swords = dubbel zwaard
name-shield = schild
name-chariot = strijdwagen
name-catapult = katapult
name-standard = standaard
name-dagger = dolk
name-joker = joker
name-senator = senator
name-green = groen
name-pink = roze
name-orange = oranje
name-gold = goud
name-wheat = graan
name-colour-senator = drie senatoren
name-colour-green = drie groene provincies
name-colour-pink = drie roze provincies
name-colour-orange = drie oranje provincies
name-colour-mixed = één van elke kleur
name-count-2 = twee doelen
name-count-3 = drie doelen
name-count-4 = vier doelen
name-count-5 = vijf doelen
name-count-6 = zes doelen
name-supply = voorraad
name-legions = legioenen
name-bag = zak
name-row = openliggende doelen
name-controlled = gecontroleerde doelen

effect-none = Geen effect
effect-mobilise = Direct: mobiliseer { $amount } legioenen op velden van deze soort: { $category }
effect-mobilise_any =
    { $amount ->
        [one] Direct: mobiliseer { $amount } legioen op een veld naar keuze
       *[other] Direct: mobiliseer { $amount } legioenen op velden naar keuze
    }
effect-opponents_lose_legion =
    { $amount ->
        [one] Direct: elke tegenstander verliest { $amount } legioen
       *[other] Direct: elke tegenstander verliest { $amount } legioenen
    }
effect-opponents_clear_objective = Direct: elke tegenstander haalt alle legioenen van één doel weg
effect-opponents_lose_controlled = Direct: elke tegenstander verliest een gecontroleerd doel
effect-complete_one = Direct: completeer een van je doelen
effect-extra_objective = Direct: neem twee nieuwe doelen in plaats van één
effect-rearrange_all = Direct: herschik alle legioenen op je doelen
effect-extra_legion =
    { $amount ->
        [one] Direct: je krijgt er { $amount } legioen bij
       *[other] Direct: je krijgt er { $amount } legioenen bij
    }
effect-alias = Blijvend, bij het roepen: { $category } geldt ook als { $other }, en omgekeerd
effect-end_per_space =
    { $amount ->
        [one] Aan het einde: { $amount } punt per veld van deze soort, maximaal { $most } punten: { $category }
       *[other] Aan het einde: { $amount } punten per veld van deze soort, maximaal { $most } punten: { $category }
    }
effect-end_per_colour = Aan het einde: { $amount } punten per gecontroleerd doel van deze kleur: { $colour }
effect-end_per_red = Aan het einde: { $amount } punten per gecontroleerd rood doel

section-1 = Spelmateriaal
section-2 = Voorbereiding
section-3 = Een trekking
section-4 = Een doel completeren
section-5 = Beloningen
section-6 = Effecten
section-7 = Speleinde
section-8 = Uitgewerkte voorbeelden

clause-AUG-1-1 = Er zijn 88 doelen, genummerd van 1 tot en met 88: senatoren, en provincies in groen, roze of oranje. Elk doel heeft velden voor legioenen, punten (een getal, of pas aan het einde geteld), soms goud of graan, en soms een effect.
clause-AUG-1-2 = Er zijn 23 mobilisatiefiches: 6 dubbele zwaarden, 5 schilden, 4 strijdwagens, 3 katapulten, 2 standaarden, 1 dolk en 2 jokers; en 48 legioenen.
clause-AUG-1-3 = Er zijn 12 beloningen: vijf voor kleuren (drie senatoren, drie groene, drie roze, drie oranje, één van elke kleur), vijf voor 2, 3, 4, 5 en 6 gecontroleerde doelen, één voor goud en één voor graan.
clause-AUG-2-1 = In het midden liggen vijf doelen open. Elke speler heeft 7 legioenen.
clause-AUG-2-2 = Elke speler krijgt zes doelen, houdt er drie en legt er drie gedekt weg; niemand ziet wat de anderen houden voordat iedereen heeft gekozen. In de variant voor een eerste spel krijgt iedereen er drie en valt er niets te kiezen.
clause-AUG-2-3 = Alle 23 fiches zitten in de zak. De eerste stadsomroeper wordt geloot, of in de opties aangewezen.
clause-AUG-3-1 = De stadsomroeper trekt een fiche. Elke speler mag dan één legioen op één vrij veld van die soort plaatsen, op een eigen te veroveren doel: uit de voorraad, of door een legioen te verplaatsen van een willekeurig veld van een willekeurig eigen doel. Het hoeft nooit, en het is één legioen per fiche.
clause-AUG-3-2 = Iedereen beslist tegelijk, en niemand ziet de keuze van een ander voordat allen hebben gekozen. Tot dan mag je je keuze herzien, hoogstens twintig keer.
clause-AUG-3-3 = Een joker geldt als elke soort. Als daarna alles is verwerkt, gaan alle fiches terug in de zak, ook de joker, en wordt de speler links van de stadsomroeper de nieuwe stadsomroeper.
clause-AUG-3-4 = Getrokken fiches blijven uit de zak tot er een joker wordt getrokken.
clause-AUG-4-1 = Een doel is gecompleteerd als op al zijn velden een legioen staat. Door te plaatsen kun je er hoogstens één completeren; effecten kunnen er meer completeren.
clause-AUG-4-2 = Doelen die in dezelfde trekking worden gecompleteerd, worden verwerkt in oplopende volgorde van hun nummers, elk met alle stappen: de legioenen gaan terug naar de voorraad, het effect wordt uitgevoerd, het doel komt onder controle, de beloningen worden toegekend, en er wordt een nieuw doel genomen uit de vijf openliggende, die weer worden aangevuld.
clause-AUG-4-3 = Gecompleteerde doelen die daarop wachten, zijn geneutraliseerd: de effecten van anderen raken ze niet.
clause-AUG-4-4 = Wat een effect voor zijn speler completeert, wordt meteen verwerkt, vóór de volgende speler, als één groep in oplopende volgorde: alle doelen komen onder controle, de beloningen worden één keer bekeken, met het uiteindelijke aantal, dan worden evenveel nieuwe doelen uit dezelfde vijf genomen, en pas daarna wordt er aangevuld.
clause-AUG-4-5 = Is de stapel op, dan worden de afgelegde doelen tot een nieuwe stapel geschud; zijn die er ook niet, dan worden de openliggende doelen niet aangevuld.
clause-AUG-5-1 = De beloningen voor kleuren gaan vanzelf naar de eerste speler die drie doelen van de kleur controleert, of één van elke kleur. Je kunt er meer dan één hebben, en je verliest ze nooit.
clause-AUG-5-2 = De beloningen voor aantallen: wie precies zoveel doelen controleert, en er net een heeft gecompleteerd, mag de beloning nemen als die er nog ligt. Wie dat niet meteen doet, ziet er voorgoed van af; alleen als de opties dat zeggen, is het een nieuwe kans als je het aantal opnieuw bereikt door een doel te completeren. Elke speler heeft er hoogstens één, die nooit wordt geruild en nooit verloren gaat. Een aantal waarop je terugvalt of dat je met een groep overslaat, telt niet: er wordt niets aangeboden en er vervalt niets. Een groep doelen geeft één kans, voor het uiteindelijke aantal.
clause-AUG-5-3 = Goud en graan: de eerste speler die een bron controleert, neemt de beloning. Die gaat naar een andere speler zodra deze door een doel te completeren minstens evenveel bronnen controleert.
clause-AUG-5-4 = Wie een gecontroleerd doel verliest, houdt wat het directe effect heeft opgeleverd. Wie goud of graan heeft, houdt de beloning zolang niemand meer bronnen heeft; anders gaat die naar de speler met de meeste, en bij gelijke stand kiest de oude bezitter; heeft niemand een bron, dan gaat de beloning terug naar het midden. Verliezen meerdere spelers doelen door één effect, dan wordt dit één keer beoordeeld, na alle verliezen en voordat het eigen doel van de aanvaller telt. Een verloren doel wordt afgelegd, met zijn punten, zijn blijvende effect, zijn telling aan het einde en zijn grondstoffen; extra legioenen, andere beloningen en een extra doel blijven.
clause-AUG-6-1 = Direct: plaats twee legioenen op vrije velden van de aangegeven soort, uit de voorraad of verplaatst; elk van beide mag je ook laten.
clause-AUG-6-2 = Direct: plaats het aangegeven aantal legioenen op vrije velden naar keuze.
clause-AUG-6-3 = Direct, rood: alle tegenstanders verliezen één legioen, twee legioenen, alle legioenen van één doel, of één gecontroleerd doel, en ieder kiest zelf welke. De legioenen gaan terug naar de voorraad van hun eigenaar. Twee legioenen mogen van twee doelen komen, en je geeft er zoveel als je kunt. Leegmaken moet een doel met legioenen treffen, als dat er is. Doelen die op verwerking wachten, zijn veilig; doelen die eerder in dezelfde trekking onder controle zijn gekomen, niet. Wie niets heeft, verliest niets.
clause-AUG-6-4 = Direct: completeer een van je te veroveren doelen; de legioenen gaan terug en het effect werkt.
clause-AUG-6-5 = Direct: neem twee nieuwe doelen in plaats van één, zodat je er voortaan één meer te veroveren hebt.
clause-AUG-6-6 = Direct: herschik de legioenen op je doelen over vrije velden naar keuze; er komt er geen uit de voorraad. Je kunt er meerdere doelen mee completeren, als één groep.
clause-AUG-6-7 = Direct: één of twee extra legioenen uit de algemene voorraad, die je houdt, ook als je het doel verliest.
clause-AUG-6-8 = Blijvend: wordt een van de twee aangegeven soorten geroepen, dan mag je die als de andere gebruiken. Dat geldt alleen voor geroepen fiches, niet voor andere effecten of de telling aan het einde. Twee van deze effecten worden nooit aaneengeschakeld, maar voor een soort die in beide voorkomt, mag je elk van de twee gebruiken.
clause-AUG-6-9 = Aan het einde: punten voor elk veld van een soort op je gecontroleerde doelen, tot het aangegeven maximum; of voor elk gecontroleerd doel van een kleur; of 5 voor elk gecontroleerd rood doel.
clause-AUG-7-1 = Het spel eindigt na een trekking als een speler dan, met alles verwerkt, minstens zeven doelen controleert. Zeven die er in dezelfde trekking weer zes worden, beëindigen het niet.
clause-AUG-7-2 = Tel de beloningen, de punten op je gecontroleerde doelen en de effecten aan het einde. Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste senatoren heeft; daarna wordt de winst gedeeld.
clause-AUG-7-3 = Effecten die velden tellen, tellen alle velden van die soort op je gecontroleerde doelen, die van het doel zelf inbegrepen, tot het maximum; effecten die een kleur tellen, tellen zichzelf mee en hebben geen maximum.
clause-AUG-8-1 = Schild wordt geroepen. Een speler met twee legioenen in de voorraad en de doelen 19, 20 en 21, waarvan het schild bezet is, mag een van die legioenen op een vrij schild van 19 of 20 plaatsen, of een legioen van 19, 20 of 21 naar een van die schilden verplaatsen, of niets doen.
clause-AUG-8-2 = Drie spelers completeren 70, 76 en 80 in één trekking. Eerst 70: de twee legioenen daarvan completeren ook doel 1; beide komen onder controle, en dat maakt vier, waarvan drie groen: de groene beloning wordt genomen, de beloning voor vier wordt één keer aangeboden, en er worden twee nieuwe doelen genomen. Dan 76: alle anderen maken één doel leeg; de speler die met 80 wacht, verliest daar niets. Dan 80.
clause-AUG-8-3 = Goud: A controleert één bron en neemt de beloning, daarna een tweede bron. B controleert er één: A houdt de beloning. B controleert een tweede: B neemt de beloning. A heeft een derde nodig om die terug te krijgen.
clause-AUG-8-4 = Eindtelling: de gecontroleerde doelen 12, 13, 18, 20, 23, 29 en 48 met 15 punten aan beloningen leveren 15 + 31 + 8 (tien schilden, maximum 8) + 10 (vijf groene, elk twee) = 64 op.
