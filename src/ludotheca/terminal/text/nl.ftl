person = Speler
person-numbered = Speler { $number }
list-end = { $first } en { $last }

scores-title = Punten
scores-now = Punten als het nu afgelopen was
scores-chances = %: winstkans
log-title = Wat er gebeurde
actions-count =
    { $shown ->
        [one] { $shown } actie
       *[other] { $shown } acties
    }
actions-some = { $shown } van { $all } acties
filter-hint = / om te filteren: draai e7
thinking = { $player } denkt na …
stand-in = { $player } besliste niet ({ $reason }); { $stand_in } deed het.
over = Het spel is afgelopen.
wins = { $players } wint.
share = { $players } delen de overwinning.

key-undo = Terug
key-why = Waarom?
key-hint = Hint
key-rules = Regels
key-points = Punten
key-save = Bewaren
key-language = Nederlands
key-quit = Stoppen
key-close = Sluiten

undone = Teruggenomen.
no-undo-nothing = Er is nog niets gespeeld.
no-undo-luck = Terugnemen kan niet: er is intussen iets geloot of een geheim onthuld.
no-undo-other = Terugnemen kan niet: { $player } heeft intussen gespeeld.

why-title = Waarom niet?
why-hint = Typ een deel van een actie en kies haar.
why-legal = Dit mag je nu doen.
why-more = Nog { $count }: typ verder om er minder te zien.
why-none = Geen actie heet zo.

rules-title = Regels
points-title = Waar de punten vandaan komen
points-now = Alsof het spel nu afgelopen was.
points-secret = De punten worden aan het einde geteld, omdat er geheime bij zijn.
total = Totaal

cover-title = Het scherm gaat naar { $player }.
cover-hint = Druk op Enter als niemand anders kijkt.

saved = Bewaard in { $path }
save-failed = Bewaren is niet gelukt: { $reason }
save-secret = Bewaren kan pas als het spel afgelopen is, anders zou het geheimen verraden.

players = Spelers: { $players }
final = Eindtelling
unfinished = Het spel is niet uitgespeeld.
