# What the house says; every game adds its own texts.

## The front door

house-home = Ludotheca, zur Lobby
close = Schließen
lobby-title = Brettspiele, streng nach Regelheft
lobby-pitch = Spiele moderne Klassiker gegen Bots, gemeinsam an einem Bildschirm oder mit Freunden per Link. Jeder Zug, der nicht geht, sagt dir, welche Regel ihn verbietet.
lobby-games = Spiele
lobby-players = { $fewest } bis { $most } Personen
lobby-players-exactly = { $count } Personen
lobby-new = Neuer Tisch: { $game }
lobby-from-record = Geht weiter, wo die Aufzeichnung endet.
lobby-from-position = Beginnt mit der Stellung aus deiner Datei.
lobby-drop-file = Ohne diese Datei
lobby-count = Wie viele spielen mit?
lobby-who = Platz { $number }: Wer spielt?
lobby-name = Platz { $number }: Name
lobby-here = An diesem Bildschirm
lobby-friend = Ein Freund per Link
lobby-friend-about = Sobald der Tisch offen ist, bekommst du einen Link zum Teilen.
lobby-friend-name = Freund { $number }
lobby-open-seat = freier Platz
lobby-bot = Bot: { $bot }
lobby-guest = Gast
lobby-guest-number = Gast { $number }
lobby-hints = Tipps
lobby-hints-about = Alle am Tisch können fragen, was das Haus tun würde, und sehen, wer wohl gewinnt.
lobby-start = Los geht’s
lobby-continue = Weiterspielen
lobby-over = beendet
lobby-forget = Von der Liste nehmen
lobby-more = Alle { $count } zeigen

## Board and cards

reconstructed-title = Was rekonstruiert ist
edition-title = Ausgabe
edition-about = Spielplan und Karten sind die der Ausgabe „{ $name }“ ({ $fingerprint }), nicht die des Hauses.

## Bots

bot-random = zufällig
bot-random-about = Spielt irgendetwas, das erlaubt ist.
bot-greedy = gierig
bot-greedy-about = Nimmt, was gerade am besten aussieht.
bot-level-1 = Stufe 1
bot-level-1-about = Spielt, was auf den ersten Blick gefällt.
bot-level-2 = Stufe 2
bot-level-2-about = Weiß, was gut ist, macht aber Anfängerfehler.
bot-level-3 = Stufe 3
bot-level-3-about = Spielt ordentlich, wie im Verein.
bot-level-4 = Stufe 4
bot-level-4-about = Rechnet eine Zehntelsekunde voraus.
bot-level-5 = Stufe 5
bot-level-5-about = Spielt am besten und überlegt bis zu zwei Sekunden.

## Files

import-title = Eine Datei öffnen
import-hint = Zieh eine Aufzeichnung oder Stellung hierher, oder wähle eine aus.
import-not-json = Diese Datei lässt sich nicht lesen: Sie ist kein JSON.
import-not-ours = Diese Datei enthält weder eine Aufzeichnung noch eine Stellung eines unserer Spiele.
import-unknown-game = Diese Datei gehört zu einem Spiel, das es hier nicht gibt.

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-system = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-speed = Wie die Aktionen der anderen gezeigt werden
settings-speed-calm = Ruhig
settings-speed-brisk = Zügig
settings-speed-instant = Sofort
settings-chances = Gewinnchancen zeigen
settings-keys = Tastatur
keys-tab = zum Spielplan und zu den Knöpfen
keys-arrows = über den Spielplan gehen
keys-enter = dort handeln
keys-why = fragen, warum nicht
keys-advice = fragen, was das Haus tun würde
keys-undo = zurücknehmen
keys-skip = vorspulen, schließen

## The table

rules-title = Regeln
table-opening = Der Tisch wird gedeckt …
table-watching = Du schaust zu.
turn-title = Was jetzt zu tun ist
turn-yours = Du bist dran, { $seat }
turn-waiting = { $seat } ist am Zug
turn-waiting-for = Es fehlen noch: { $names }
turn-pass = Gib den Bildschirm weiter an { $seat }
turn-bot-thinks = { $seat } überlegt …
turn-watching = { $seat } spielt
turn-free-seat = Platz { $number } ist noch frei
turn-share = Es geht weiter, sobald sich dort jemand hinsetzt. Teile den Link.
turn-invite = Einladen
turn-over =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
turn-scoring = Zur Wertung
turn-skip = Vorspulen ({ $count })
turn-undo = Zurücknehmen
chooser-title = Was machst du hier?
why-title = Warum nicht?
why-legal = Nichts verbietet es.
players-title = Spieler
players-bot = Bot
players-here = hier
players-free = freier Platz
players-turn = am Zug
players-points-now = Punkte, wenn das Spiel jetzt zu Ende wäre
players-chance = Gewinnchance
players-chances = Gewinnchancen: { $chances }
log-title = Was geschehen ist
log-nothing = Noch nichts.
connection-online = Verbunden
connection-lost = Die Verbindung ist weg. Neuer Versuch …
claim-title =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
claim-name = Dein Name
claim-sit = Hier hinsetzen
cover-pass = Gib den Bildschirm weiter an
cover-ready = Das bin ich: Tisch zeigen
cover-back = Zurück zu { $seat }: schon entschieden
zoom-closer = Den Spielplan heranholen
zoom-farther = Den Spielplan wegrücken
zoom-whole = Den ganzen Spielplan zeigen
tip-why = Drücken, um zu fragen, warum nicht.
plain-position = Die Stellung

## Hints

advice-ask = Was würdest du tun?
advice-thinking = Denkt nach …
advice-chance = Gewinnchance: { $chance }
advice-gain = Größter Gewinn: { $feature } ({ $change })
advice-cost = Größter Nachteil: { $feature } ({ $change })
advice-hinders = Nachteil für { $seat }: { $feature } ({ $change })
advice-helps = Vorteil für { $seat }: { $feature } ({ $change })
advice-more = mehr
advice-less = weniger
advice-same = Kaum anders als die übrigen.

## Share and check

share-title = Teilen und sichern
share-about = Wer diesem Link folgt, kann einen freien Platz nehmen oder zuschauen.
share-link = Link zu diesem Tisch
share-copy = Kopieren
share-copied = Kopiert
share-record = Aufzeichnung
share-position = Stellung
luck-title = Das Glück prüfen
luck-about = Vor der ersten Ziehung hat der Server ein Geheimnis festgelegt und nur dessen Fingerabdruck (SHA-256) gezeigt. Jede Ziehung folgt aus dem Geheimnis und dem, was die Spieler beigetragen haben.
luck-commitment = Fingerabdruck, vorab gezeigt
luck-public = Was die Spieler beigetragen haben
luck-secret = Geheimnis
luck-later = wird am Ende des Spiels gezeigt
luck-kept = In deinem Browser nachgerechnet: Das Geheimnis passt zum Fingerabdruck.
luck-broken = Das Geheimnis passt nicht zum Fingerabdruck!
luck-again = Mit der Aufzeichnung lässt sich jede Ziehung wiederholen:
luck-unchecked = Dein Browser kann das nur über eine sichere Verbindung (https) prüfen.

## The end

ending-part = Punkte für
ending-total = Summe
ending-again = Noch einmal

## What can go wrong

lost-title = Hier ist nichts
lost-home = Zur Lobby
closed-title = Dieser Tisch ist geschlossen
closed-record = Aufzeichnung speichern
closed-warning = Die Aufzeichnung zeigt alles, was verborgen ist. Sobald jemand sie gespeichert hat, bleibt der Tisch endgültig geschlossen.
error-unknown-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unknown-language = In dieser Sprache gibt es keine Texte.
error-not-seated = Dieser Platz gehört dir nicht.
error-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
error-bad-name = Dieser Name geht nicht: { $detail }
error-full-table = An diesem Tisch ist so viel gespielt worden, dass er nichts mehr annimmt. Speichere die Aufzeichnung und spiele an einem neuen Tisch weiter.
error-closed-table = { $reason ->
    [edition] An diesem Tisch wurde mit einer anderen Ausgabe von Plan und Karten gespielt, deshalb kann es hier nicht weitergehen. Verloren ist nichts: Die Aufzeichnung lässt sich weiterhin speichern.
    [gone] Das Spiel dieses Tisches steht hier nicht mehr im Regal, deshalb kann es nicht weitergehen. Verloren ist nichts: Die Aufzeichnung lässt sich weiterhin speichern.
    [saved] Seit dieser Tisch geschlossen ist, wurde seine Aufzeichnung gespeichert, mit allem, was darin verborgen war. Deshalb kann es nicht mehr weitergehen; speichern lässt sie sich weiterhin.
   *[rules] An diesem Tisch wurde nach Version { $version } der Regeln gespielt. Nach den heutigen Regeln wäre es nicht mehr dasselbe Spiel, deshalb kann es nicht weitergehen. Verloren ist nichts: Die Aufzeichnung lässt sich weiterhin speichern.
}
error-too-slow = Damit kommt das Spiel zu keinem Ende; es wurde deshalb abgebrochen.
error-busy = Gerade ist zu viel los. Bitte versuche es gleich noch einmal.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-nothing-to-decide = Du hast gerade nichts zu entscheiden.
error-still-thinking = Über deine letzte Frage wird noch nachgedacht.
error-stale = Der Tisch ist schon weiter. Schau noch einmal.
error-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-unknown-promise = Der Server kennt das versprochene Los nicht mehr. Bitte versuche es noch einmal.
error-bad-message = Der Server hat die Seite nicht verstanden. Bitte lade sie neu.
error-closed-record = Die Aufzeichnung enthält Geheimnisse und wird am Ende des Spiels geöffnet.
error-bad-setup = So lässt sich das Spiel nicht aufbauen: { $detail }
error-bad-position = Kein Tisch dieses Spiels kann diese Stellung zeigen: { $detail }
error-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $detail }
error-bad-data = Die Daten des Spiels sind beschädigt: { $detail }
error-bad-request = Damit kann der Server nichts anfangen: { $detail }
error-game-error = Das geht nicht: { $detail }
error-unknown-action = Das Spiel kennt diese Aktion nicht.
error-not-last = Von mehreren Zügen auf einmal darf nur der letzte das Glück bemühen oder etwas Verborgenes zeigen.
error-no-undo = Jetzt lässt sich nichts zurücknehmen: Glück, ein Geheimnis oder jemand anderes kam dazwischen.
error-not-found = Unter dieser Adresse ist nichts.
error-server-error = Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.
error-unreachable = Der Server ist nicht erreichbar. Bitte versuche es gleich noch einmal.
