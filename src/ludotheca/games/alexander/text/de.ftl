# What only the scenario says.

title = Catan: Alexander der Große
about = Zieh mit Alexander von Makedonien nach Persepolis: Biete auf Siedlungen und Ereignisse an seinem Weg und siedle, wo er vorbeigezogen ist.
reconstructed = Der Spielplan ist rekonstruiert, denn der gedruckte fand sich nicht: Land, Zahlen, Häfen, Alexanders Weg und wie viele Ereignisplättchen es von jeder Art gibt, haben wir selbst gewählt, passend zu allem, was bekannt ist. Bekannt sind der Beginn in Makedonien mit einem Tempel auf der ersten Kreuzung, die 28 Ereignisplättchen, von denen 25 ausgelegt werden, die mit 7 markierten Kreuzungen am Ende, Persepolis und was bei jeder Versteigerung angenommen wird.

option-starting_gold = Gold zu Beginn
option-forbid_overbids = Nicht mehr bieten, als man bezahlen kann
option-left_out = Berater, der zu zweit oder zu dritt wegfällt
option-robber_start = Wo der Räuber beginnt
name-first = erster
name-second = zweiter
name-third = dritter
name-default = in der Großen Salzwüste
name-choice = nach Wahl der Person, die beginnt

prompt-place-robber = Wähle die Wüste, in der der Räuber beginnt.
prompt-bid =
    { $bid ->
        [0] Versteigerung: { $event }. Eröffne mit einem Gebot oder passe.
       *[other] Versteigerung: { $event }. Biete mehr als { $bid } oder passe.
    }
prompt-pay = Du gewinnst die Versteigerung: { $event }. Noch zu bezahlen: { $due }.

action-place-robber = Räuber auf { $hex }
action-bid = { $bid } bieten
action-pass-bid = Passen
action-pay-good = Bezahlen: { $good }
action-pay-knight = Mit einem Ritter bezahlen

warning-overbid = du kannst höchstens { $payable } bezahlen

event-stack-drawn = { $seat } zieht eine Karte vom Vorratsstapel: { $resource }.
event-stack-used-up = Der Vorratsstapel ist aufgebraucht; der Rest kommt auf die offenen Stapel.
event-marched = Alexander zieht über { $crossing }.
event-tile-turned = Das Plättchen wird aufgedeckt: { $event }.
event-auction-opened = Versteigerung: { $event }.
event-bid-made = { $seat } bietet { $bid }.
event-bid-passed = { $seat } passt.
event-auction-won = { $seat } gewinnt die Versteigerung ({ $event }) für { $bid }.
event-auction-paid = { $seat } bezahlt: { $good }.
event-auction-lapsed = Niemand bietet: { $event }.
event-overbid = { $seat } hat { $bid } geboten und kann nicht bezahlen: Die Hälfte der Karten ist verloren, und die Versteigerung geht ohne { $seat } weiter.
event-adviser-gained = { $seat } erhält den Berater, der { $points } Punkte zählt.
event-ended =
    { $cause ->
        [points] Die Punkte sind erreicht: Das Spiel ist zu Ende.
       *[persepolis] Alexander hat Persepolis erreicht: Das Spiel ist zu Ende.
    }

tally-adviser = Berater

# What the encoder counts, as a hint calls it: "Main gain: lead in points (more)".
feature-gold = Gold
feature-income-of-gold = Ertrag an Gold
feature-tiles = Ereignisplättchen
feature-lead-in-tiles = Vorsprung an Plättchen
feature-tiles-short-of-an-adviser = fehlende Plättchen zum Berater
feature-points-of-the-adviser = Punkte durch den Berater
feature-robber-to-place = Wahl, wo der Räuber beginnt
feature-worth-of-the-auction = Wert der Versteigerung
feature-highest-bid = das höchste Gebot
feature-gain-by-the-bid = Gewinn bei Zuschlag
feature-to-bid = Zugrecht beim Bieten
feature-out-of-the-auction = Ausscheiden beim Bieten
feature-bid-too-much = nicht gedecktes Gebot
feature-can-pay-for-a-statue = Kaufkraft für eine Statue
feature-can-pay-for-a-bridge = Kaufkraft für eine Brücke
feature-can-pay-for-a-famine = Kaufkraft für eine Hungersnot
feature-can-pay-for-a-battle = Kaufkraft für eine Schlacht
feature-can-pay-for-a-settlement = Kaufkraft für eine Siedlung
feature-can-pay-now = Kaufkraft in der Versteigerung
feature-can-pay-the-own-bid = Deckung des Gebots

refusal-due-place-robber = Wähle zuerst die Wüste, in der der Räuber beginnt.
refusal-wait-place-robber = Warten auf { $seat }: Die Wüste für den Räuber ist noch zu wählen.
refusal-due-bid = Es läuft eine Versteigerung ({ $event }): Biete zuerst, oder passe.
refusal-wait-bid = Warten auf das Gebot von { $seat }.
refusal-due-pay = Bezahle zuerst dein Gebot: noch { $due }.
refusal-wait-pay = Warten auf die Zahlung von { $seat }.
refusal-ahead-of-alexander = Alexander ist dort noch nicht vorbeigezogen.
refusal-beside-route = An der Kreuzung daneben ist Alexander noch nicht vorbeigezogen.
refusal-names-gold = Weder ein Monopol noch eine Erfindung kann Gold nennen.
refusal-has-passed = Du hast in dieser Versteigerung gepasst, und das gilt endgültig.
refusal-sits-out = Du konntest dein Gebot nicht bezahlen; diese Versteigerung geht ohne dich weiter.
refusal-bid-too-low = Das Gebot muss höher sein als { $bid }.
refusal-bid-too-high = Du kannst höchstens { $payable } bezahlen.
refusal-no-knight-to-pay = Du hast keinen offen liegenden Ritter, mit dem du bezahlen kannst.
refusal-pay-exactly = Du kannst genau bezahlen, also musst du es.
refusal-not-accepted = Wird hier nicht angenommen ({ $event }): { $good }.

name-gold = Gold
name-statue = Statue
name-bridge = Brücke
name-famine = Hungersnot
name-battle = Schlacht
name-settlement = Siedlung

section-ALX-2 = Das Szenario: Alexander der Große

clause-ALX-2-1 = Zu Beginn gründet niemand Siedlungen. Das Spiel endet sofort, wenn jemand 14 Punkte hat, egal in wessen Zug und verdeckte Punkte eingerechnet, oder wenn Alexander Persepolis erreicht. Die meisten Punkte gewinnen, dann die meisten Ereignisplättchen; danach wird der Sieg geteilt oder geht, bei 14 Punkten, an die Person am Zug. Eine Einstellung erlaubt statt 14 eine andere Punktzahl von 10 bis 16.
clause-ALX-2-2 = 28 Ereignisplättchen werden gemischt; auf jedem der 25 Fragezeichen liegt eines verdeckt, drei kommen ungesehen aus dem Spiel. Alexander beginnt am roten Pfeil in Makedonien. Der Räuber beginnt auf einer Wüste: in der Großen Salzwüste oder wo ihn die Person hinstellt, die beginnt.
clause-ALX-2-3 = Zu viert bilden alle 95 Rohstoffkarten einen verdeckten Vorratsstapel, und die offenen Stapel sind leer; zu dritt bilden je 15 jeder Sorte den Vorratsstapel und je 4 die offenen Stapel. Alle beginnen mit fünf Karten vom Vorratsstapel. Es gibt 40 Goldmünzen; zu Beginn hat niemand welche, in der Variante haben alle 8.
clause-ALX-2-4 = Die drei Berater zählen 4, 3 und 2 Punkte. Zu dritt fällt der dritte weg oder der zweite, wie am Tisch vereinbart.
clause-ALX-2-5 = Ein Zug: Alle ziehen vom Vorratsstapel; würfeln, mit Erträgen oder einer Sieben; Alexander zieht; eine Versteigerung, falls es eine gibt; handeln und bauen. Im allerersten Zug wird nicht gewürfelt, aber gezogen.
clause-ALX-2-6 = Zu Beginn jedes Zuges, vor dem Würfeln, nehmen alle eine Karte vom Vorratsstapel, solange er für alle reicht. Reicht er nicht, ist er aufgebraucht, und der Rest kommt auf die offenen Stapel, aus denen die Erträge bezahlt werden.
clause-ALX-2-7 = Ein Goldfeld bringt einer Siedlung eine Münze und einer Stadt zwei, bis zu 40 insgesamt; reichen die Münzen nicht für alle, bekommt niemand welche, außer wenn nur eine Person Anspruch hat. Gold wird nicht gestohlen, nicht abgegeben, bei der Sieben nicht mitgezählt und bezahlt keine Baukosten; weder Monopol noch Erfindung können es nennen.
clause-ALX-2-8 = Bei einer Sieben verlieren nur jene die Hälfte ihrer Rohstoffkarten, die mehr als 11 haben. Zuerst kommen Räuber und Diebstahl, dann zieht Alexander.
clause-ALX-2-9 = In jedem Zug zieht Alexander über eine Kreuzung. Bei einem Tempel wird eine Siedlung versteigert; bei einem Fragezeichen wird das Plättchen aufgedeckt und versteigert; auf einer leeren Kreuzung geschieht nichts. Eine Kreuzung mit einer 7 überquert er nur in einem Zug, in dem eine Sieben gewürfelt wurde, je Sieben eine.
clause-ALX-2-10 = Angenommen werden: für eine Siedlung Holz, Lehm, Getreide und Wolle; Hungersnot Wolle und Getreide; Brücke Lehm und Holz; Schlacht Erz, Wolle und Ritter; Statue Lehm und Erz; Gold immer. Eine Karte oder Münze zählt 1, ein offen liegender Ritter 3. Wer am Zug ist, eröffnet oder passt; im Uhrzeigersinn bieten alle mehr oder passen, und wer passt, ist endgültig draußen. Wer zuletzt übrig bleibt, bezahlt. Während einer Versteigerung wird nicht gehandelt, und Gebote werden nicht mit der Hand verglichen, außer wenn es am Tisch so vereinbart ist.
clause-ALX-2-11 = Bezahlte Karten kommen auf die offenen Stapel, Münzen in den Goldvorrat, Ritter unter den Stapel der Entwicklungskarten; die größte Rittermacht wird neu geprüft. Mit Rittern zu viel bezahlen darf nur, wer nicht genau bezahlen kann, und der Überschuss verfällt.
clause-ALX-2-12 = Wer gewinnt und nicht bezahlen kann, gibt die Hälfte der eigenen Rohstoffkarten ab, abgerundet und nach eigener Wahl, aber kein Gold und keine Ritter. Dann beginnt die Versteigerung von vorn, ohne diese Person. Wer am Zug ist, eröffnet, sonst im Uhrzeigersinn die nächste Person, die noch dabei ist. Bleibt niemand übrig, erhält niemand etwas.
clause-ALX-2-13 = Bietet niemand, erhält niemand etwas: Ein Plättchen kommt aus dem Spiel, ein Tempel bleibt eine freie Kreuzung.
clause-ALX-2-14 = Wer die Versteigerung einer Siedlung gewinnt, baut eine Siedlung auf dieser Kreuzung, ohne Straße und ohne weitere Kosten. Wer keine Siedlung mehr hat, darf bieten und bezahlt, baut aber nichts.
clause-ALX-2-15 = Wer ein Ereignis gewinnt, nimmt das Plättchen. Das dritte eigene Plättchen bringt den besten freien Berater. Wer wirklich mehr Plättchen hat als die Person mit einem besseren Berater, nimmt ihn ihr ab und gibt den eigenen, falls vorhanden, dafür her; das geht weiter, bis sich nichts mehr ändert. Gleichstand ändert nichts. Jede Person hat höchstens einen.
clause-ALX-2-16 = Siedlungen werden auch über Straßen gebaut, aber nicht auf einer Kreuzung der Route, an der Alexander noch nicht vorbeigezogen ist, und auch nicht daneben, Persepolis eingeschlossen. Für Straßen und Städte gilt das nicht.
clause-ALX-2-17 = Untereinander wird Gold wie alles andere gehandelt. Die Bank nimmt es 4:1, an einem 3:1-Hafen 3:1, und gibt es auch; ein 2:1-Hafen nimmt nur seinen eigenen Rohstoff.
clause-ALX-2-18 = Ein Gebot von 5 für eine Siedlung kann mit 2 Holz, 2 Lehm und 1 Getreide bezahlt werden oder mit 2 Getreide und 3 Gold; nie mit Erz.
clause-ALX-2-19 = Zu zweit gilt der Aufbau für drei.
