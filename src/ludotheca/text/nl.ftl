# What the house says; every game adds its own texts.

## The front door

house-home = Ludotheca, naar de lobby
close = Sluiten
lobby-title = Bordspellen, volgens het boekje
lobby-pitch = Speel moderne klassiekers tegen bots, samen aan één scherm of met vrienden via een link. Elke zet die niet mag, vertelt je welke regel hem verbiedt.
lobby-games = Spellen
lobby-players = { $fewest } tot { $most } spelers
lobby-players-exactly = { $count } spelers
lobby-new = Nieuwe tafel: { $game }
lobby-from-record = Gaat verder waar het verslag ophoudt.
lobby-from-position = Begint met de stelling uit je bestand.
lobby-drop-file = Zonder dit bestand
lobby-count = Hoeveel spelers?
lobby-who = Plaats { $number }: wie speelt?
lobby-name = Plaats { $number }: naam
lobby-here = Aan dit scherm
lobby-friend = Een vriend via een link
lobby-friend-about = Zodra de tafel open is, krijg je een link om te delen.
lobby-friend-name = Vriend { $number }
lobby-open-seat = vrije plaats
lobby-bot = Bot: { $bot }
lobby-guest = Gast
lobby-guest-number = Gast { $number }
lobby-hints = Hints
lobby-hints-about = Iedereen aan tafel kan vragen wat het huis zou doen, en ziet wie er waarschijnlijk wint.
lobby-start = Beginnen
lobby-continue = Verder spelen
lobby-over = afgelopen
lobby-forget = Van deze lijst halen
lobby-more = Alle { $count } tonen

## Board and cards

reconstructed-title = Wat gereconstrueerd is
edition-title = Editie
edition-about = Speelbord en kaarten zijn die van de editie ‘{ $name }’ ({ $fingerprint }), niet die van het huis.

## Bots

bot-random = willekeurig
bot-random-about = Speelt alles wat mag.
bot-greedy = gretig
bot-greedy-about = Pakt wat er nu het beste uitziet.
bot-level-1 = niveau 1
bot-level-1-about = Speelt wat er op het eerste gezicht leuk uitziet.
bot-level-2 = niveau 2
bot-level-2-about = Weet wat goed is, maar maakt de fouten van een beginner.
bot-level-3 = niveau 3
bot-level-3-about = Een degelijke clubspeler.
bot-level-4 = niveau 4
bot-level-4-about = Kijkt een tiende seconde vooruit.
bot-level-5 = niveau 5
bot-level-5-about = De beste die er is: denkt tot twee seconden na.

## Files

import-title = Een bestand openen
import-hint = Sleep een verslag of een stelling hierheen, of kies er een.
import-not-json = Dit bestand is niet te lezen: het is geen JSON.
import-not-ours = Dit bestand bevat geen verslag en geen stelling van een van onze spellen.
import-unknown-game = Dit bestand hoort bij een spel dat hier niet is.

## Settings

settings-title = Instellingen
settings-language = Taal
settings-theme = Licht
settings-theme-system = Als het systeem
settings-theme-light = Dag
settings-theme-dark = Nacht
settings-speed = Hoe de acties van anderen te zien zijn
settings-speed-calm = Rustig
settings-speed-brisk = Vlot
settings-speed-instant = Meteen
settings-chances = De winstkansen tonen
settings-keys = Toetsenbord
keys-tab = naar het bord en de knoppen
keys-arrows = over het bord lopen
keys-enter = daar handelen
keys-why = vragen waarom iets niet mag
keys-advice = vragen wat het huis zou doen
keys-undo = terugnemen
keys-skip = vooruitspoelen, sluiten

## The table

rules-title = Spelregels
table-opening = De tafel wordt gedekt …
table-watching = Je kijkt toe.
turn-title = Wat nu te doen
turn-yours = Jij bent aan de beurt, { $seat }
turn-waiting = { $seat } is aan de beurt
turn-waiting-for = Wachten op { $names }
turn-pass = Geef het scherm aan { $seat }
turn-bot-thinks = { $seat } denkt na …
turn-watching = { $seat } speelt
turn-free-seat = Plaats { $number } is nog vrij
turn-share = Het spel gaat verder zodra daar iemand gaat zitten. Deel de link.
turn-invite = Uitnodigen
turn-over =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen samen
    }
turn-scoring = De telling bekijken
turn-skip = Vooruitspoelen ({ $count })
turn-undo = Terugnemen
chooser-title = Wat doe je hier?
why-title = Waarom niet?
why-legal = Niets verbiedt het.
players-title = Spelers
players-bot = bot
players-here = hier
players-free = vrije plaats
players-turn = aan de beurt
players-points-now = punten als het spel nu afgelopen was
players-chance = winstkans
players-chances = Winstkansen: { $chances }
log-title = Wat er gebeurde
log-nothing = Nog niets.
connection-online = Verbonden
connection-lost = De verbinding is weg. Nieuwe poging …
claim-title =
    { $count ->
        [one] Er is een plaats vrij
       *[other] Er zijn { $count } plaatsen vrij
    }
claim-name = Je naam
claim-sit = Hier gaan zitten
cover-pass = Geef het scherm aan
cover-ready = Dat ben ik: toon de tafel
cover-back = Terug naar { $seat }, die al gekozen heeft
zoom-closer = Het bord dichterbij halen
zoom-farther = Het bord verder weg zetten
zoom-whole = Het hele bord tonen
tip-why = Druk om te vragen waarom niet.
plain-position = De stelling

## Hints

advice-ask = Wat zou jij doen?
advice-thinking = Even denken …
advice-chance = Winstkans: { $chance }
advice-gain = Grootste winst: { $feature } ({ $change })
advice-cost = Grootste nadeel: { $feature } ({ $change })
advice-hinders = Nadeel voor { $seat }: { $feature } ({ $change })
advice-helps = Voordeel voor { $seat }: { $feature } ({ $change })
advice-more = meer
advice-less = minder
advice-same = Scheelt weinig met de andere.

## Share and check

share-title = Delen en bewaren
share-about = Wie deze link volgt, kan op een vrije plaats gaan zitten of toekijken.
share-link = Link naar deze tafel
share-copy = Kopiëren
share-copied = Gekopieerd
share-record = Verslag
share-position = Stelling
luck-title = Het toeval natrekken
luck-about = Voor de eerste trekking legde de server een geheim vast en toonde alleen de vingerafdruk ervan (SHA-256). Elke trekking volgt uit het geheim en uit wat de spelers toevoegden.
luck-commitment = Vingerafdruk, vooraf getoond
luck-public = Wat de spelers toevoegden
luck-secret = Geheim
luck-later = wordt getoond als het spel afgelopen is
luck-kept = In je browser nagerekend: het geheim past bij de vingerafdruk.
luck-broken = Het geheim past niet bij de vingerafdruk!
luck-again = Met het verslag kan elke trekking opnieuw worden gedaan:
luck-unchecked = Je browser kan dit alleen over een veilige verbinding (https) natrekken.

## The end

ending-part = Punten voor
ending-total = Totaal
ending-again = Nog een keer

## What can go wrong

lost-title = Hier is niets
lost-home = Naar de lobby
closed-title = Deze tafel is gesloten
closed-record = Verslag bewaren
closed-warning = Het verslag laat alles zien wat verborgen is. Zodra iemand het heeft bewaard, blijft de tafel voorgoed gesloten.
error-unknown-table = Deze tafel bestaat niet. Misschien is de link onvolledig of is de tafel opgeruimd.
error-unknown-game = Dit spel is hier niet.
error-unknown-language = Er zijn geen teksten in deze taal.
error-not-seated = Deze plaats is niet van jou.
error-seat-taken = Iemand was je voor: deze plaats is bezet.
error-bad-name = Deze naam kan niet: { $detail }
error-full-table = Aan deze tafel is zo veel gespeeld dat er niets meer bij kan. Bewaar het verslag en speel verder aan een nieuwe tafel.
error-closed-table = { $reason ->
    [edition] Aan deze tafel is gespeeld met een andere uitgave van bord en kaarten, dus het spel kan hier niet verdergaan. Er is niets verloren: het verslag kun je nog steeds bewaren.
    [gone] Het spel van deze tafel staat hier niet meer op de plank, dus het kan niet verdergaan. Er is niets verloren: het verslag kun je nog steeds bewaren.
    [saved] Sinds deze tafel gesloten is, is het verslag bewaard, met alles wat daarin verborgen was. Daarom kan het spel niet meer verdergaan, maar het verslag kun je nog steeds bewaren.
   *[rules] Aan deze tafel is gespeeld met versie { $version } van de regels. Met de huidige regels zou het niet meer hetzelfde spel zijn, dus het kan niet verdergaan. Er is niets verloren: het verslag kun je nog steeds bewaren.
}
error-too-slow = Hiermee komt het spel niet tot een eind; daarom is het gestopt.
error-busy = Het is nu te druk. Probeer het zo nog eens.
error-no-hints = Aan deze tafel zijn geen hints.
error-nothing-to-decide = Je hebt nu niets te beslissen.
error-still-thinking = Over je vorige vraag wordt nog nagedacht.
error-stale = De tafel is al verder. Kijk nog eens.
error-unknown-seat = Aan deze tafel is die plaats er niet.
error-unknown-promise = De server weet niet meer welk geluk hij beloofd heeft. Probeer het opnieuw.
error-bad-message = De server begreep de pagina niet. Laad haar opnieuw.
error-closed-record = Het verslag bevat geheimen en gaat open als het spel afgelopen is.
error-bad-setup = Zo kan het spel niet worden opgezet: { $detail }
error-bad-position = Geen tafel van dit spel kan deze stelling tonen: { $detail }
error-bad-record = Dit verslag kan niet worden nagespeeld: { $detail }
error-bad-data = De gegevens van het spel zijn beschadigd: { $detail }
error-bad-request = Hier kan de server niets mee: { $detail }
error-game-error = Dat gaat niet: { $detail }
error-unknown-action = Het spel kent deze actie niet.
error-not-last = Van meerdere zetten tegelijk mag alleen de laatste het toeval aanspreken of iets verborgens tonen.
error-no-undo = Er kan nu niets worden teruggenomen: toeval, een geheim of een andere speler is ertussen gekomen.
error-not-found = Op dit adres is niets.
error-server-error = Er ging bij ons iets mis. Probeer het nog eens.
error-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
