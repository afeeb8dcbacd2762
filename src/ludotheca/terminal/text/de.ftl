person = Person
person-numbered = Person { $number }
list-end = { $first } und { $last }

scores-title = Punkte
scores-now = Punkte, wäre jetzt Schluss
scores-chances = %: Gewinnchance
log-title = Was geschah
actions-count =
    { $shown ->
        [one] { $shown } Aktion
       *[other] { $shown } Aktionen
    }
actions-some = { $shown } von { $all } Aktionen
filter-hint = / zum Filtern: e7
thinking = { $player } denkt nach …
stand-in = { $player } hat nicht entschieden ({ $reason }), also tat es { $stand_in }.
over = Das Spiel ist zu Ende.
wins = { $players } gewinnt.
share = { $players } teilen sich den Sieg.

key-undo = Zurück
key-why = Warum?
key-hint = Tipp
key-rules = Regeln
key-points = Punkte
key-save = Speichern
key-language = Deutsch
key-quit = Beenden
key-close = Schließen

undone = Zurückgenommen.
no-undo-nothing = Es wurde noch nichts gespielt.
no-undo-luck = Das lässt sich nicht zurücknehmen: seither kam Glück oder ein Geheimnis ins Spiel.
no-undo-other = Das lässt sich nicht zurücknehmen: { $player } hat seither gespielt.

why-title = Warum nicht?
why-hint = Tippe einen Teil einer Aktion und wähle sie aus.
why-legal = Das darfst du jetzt tun.
why-more = Noch { $count }: tippe weiter, um weniger zu sehen.
why-none = Keine Aktion heißt so.

rules-title = Regeln
points-title = Woher die Punkte kommen
points-now = Als wäre das Spiel jetzt zu Ende.
points-secret = Die Punkte werden am Ende gezählt, weil manche geheim sind.
total = Summe

cover-title = Der Bildschirm geht an { $player }.
cover-hint = Drücke Enter, wenn sonst niemand zusieht.

saved = Gespeichert in { $path }
save-failed = Das Speichern ist nicht gelungen: { $reason }
save-secret = Gespeichert werden kann erst nach dem Ende, sonst würden Geheimnisse verraten.

players = Am Tisch: { $players }
final = Endwertung
unfinished = Das Spiel wurde nicht beendet.
