# What the house says; every game adds its own texts.

## The front door

house-home = Ludotheca, to the lobby
close = Close
lobby-title = Board games, played by the book
lobby-pitch = Play modern classics against bots, together at one screen, or with friends by link. Every move you cannot make tells you which rule forbids it.
lobby-games = Games
lobby-players = { $fewest } to { $most } players
lobby-players-exactly = { $count } players
lobby-new = New table: { $game }
lobby-from-record = Goes on where the record ends.
lobby-from-position = Starts from the position in your file.
lobby-drop-file = Do without the file
lobby-count = How many play?
lobby-who = Seat { $number }: who plays?
lobby-name = Seat { $number }: name
lobby-here = At this screen
lobby-friend = A friend by link
lobby-friend-about = You get a link to share once the table is open.
lobby-friend-name = Friend { $number }
lobby-open-seat = free seat
lobby-bot = Bot: { $bot }
lobby-guest = Guest
lobby-guest-number = Guest { $number }
lobby-hints = Hints
lobby-hints-about = Everybody at the table can ask what the house would do, and sees who is likely to win.
lobby-start = Start
lobby-continue = Continue
lobby-over = finished
lobby-forget = Take off this list
lobby-more = Show all { $count }

## Board and cards

reconstructed-title = What is reconstructed
edition-title = Edition
edition-about = Board and cards are those of the edition “{ $name }” ({ $fingerprint }), not the house’s own.

## Bots

bot-random = random
bot-random-about = Plays anything that is allowed.
bot-greedy = greedy
bot-greedy-about = Takes what looks best right now.
bot-level-1 = level 1
bot-level-1-about = Plays what looks nice at first sight.
bot-level-2 = level 2
bot-level-2-about = Knows what is good, but makes a beginner’s mistakes.
bot-level-3 = level 3
bot-level-3-about = A fair club player.
bot-level-4 = level 4
bot-level-4-about = Looks ahead for a tenth of a second.
bot-level-5 = level 5
bot-level-5-about = The best there is: thinks for up to two seconds.

## Files

import-title = Open a file
import-hint = Drop a record or a position here, or choose one.
import-not-json = This file cannot be read: it is not JSON.
import-not-ours = This file holds neither a record nor a position of one of our games.
import-unknown-game = This file belongs to a game that is not here.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = How others’ actions are shown
settings-speed-calm = Calmly
settings-speed-brisk = Briskly
settings-speed-instant = At once
settings-chances = Show the chances to win
settings-keys = Keyboard
keys-tab = to the board and the buttons
keys-arrows = walk over the board
keys-enter = act there
keys-why = ask why not
keys-advice = ask what the house would do
keys-undo = take back
keys-skip = skip ahead, close

## The table

rules-title = Rules
table-opening = The table is being laid …
table-watching = You are watching.
turn-title = What to do now
turn-yours = Your turn, { $seat }
turn-waiting = { $seat } is to play
turn-waiting-for = Waiting for { $names }
turn-pass = Pass the screen to { $seat }
turn-bot-thinks = { $seat } is thinking …
turn-watching = { $seat } plays
turn-free-seat = Seat { $number } is still free
turn-share = The game goes on when somebody sits down there. Share the link.
turn-invite = Invite
turn-over =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
turn-scoring = See the scoring
turn-skip = Skip ahead ({ $count })
turn-undo = Take back
chooser-title = What will you do here?
why-title = Why not?
why-legal = Nothing forbids it.
players-title = Players
players-bot = bot
players-here = here
players-free = free seat
players-turn = to play
players-points-now = points if the game ended now
players-chance = chance to win
players-chances = Chances to win: { $chances }
log-title = What happened
log-nothing = Nothing yet.
connection-online = Connected
connection-lost = The line is lost. Trying again …
claim-title =
    { $count ->
        [one] A seat is free
       *[other] { $count } seats are free
    }
claim-name = Your name
claim-sit = Sit down here
cover-pass = Pass the screen to
cover-ready = That is me: show the table
cover-back = Back to { $seat }, who has decided already
zoom-closer = Bring the board closer
zoom-farther = Move the board away
zoom-whole = Show the whole board
tip-why = Press to ask why not.
plain-position = The position

## Hints

advice-ask = What would you do?
advice-thinking = Thinking …
advice-chance = Chance to win: { $chance }
advice-gain = Main gain: { $feature } ({ $change })
advice-cost = Main cost: { $feature } ({ $change })
advice-hinders = Costs { $seat }: { $feature } ({ $change })
advice-helps = Helps { $seat }: { $feature } ({ $change })
advice-more = more
advice-less = less
advice-same = Much like the others.

## Share and check

share-title = Share and save
share-about = Whoever follows this link can take a free seat, or watch.
share-link = Link to this table
share-copy = Copy
share-copied = Copied
share-record = Record
share-position = Position
luck-title = Check the luck
luck-about = Before the first draw the server fixed a secret and showed only its fingerprint (SHA-256). Every draw follows from the secret and from what the players added.
luck-commitment = Fingerprint, shown beforehand
luck-public = What the players added
luck-secret = Secret
luck-later = is shown when the game is over
luck-kept = Checked in your browser: the secret fits the fingerprint.
luck-broken = The secret does not fit the fingerprint!
luck-again = With the record, every single draw can be made once more:
luck-unchecked = Your browser can only check this over a safe connection (https).

## The end

ending-part = Points for
ending-total = Total
ending-again = Play again

## What can go wrong

lost-title = There is nothing here
lost-home = To the lobby
closed-title = This table is closed
closed-record = Save the record
closed-warning = The record shows everything that is hidden. Once somebody has saved it, the table stays closed for good.
error-unknown-table = There is no such table. Perhaps the link is incomplete, or the table has been cleared away.
error-unknown-game = There is no such game here.
error-unknown-language = There are no texts in this language.
error-not-seated = This seat is not yours.
error-seat-taken = Somebody else was faster: this seat is taken.
error-bad-name = This name does not work: { $detail }
error-full-table = So much has been played at this table that it takes no more. Save its record and go on at a new one.
error-closed-table = { $reason ->
    [edition] This table was played with another edition of the board and cards, so it cannot go on here. Nothing is lost: its record can still be saved.
    [gone] The game of this table is no longer on the shelf here, so it cannot go on. Nothing is lost: its record can still be saved.
    [saved] Since this table was closed, its record has been saved, with everything that was hidden in it. So it cannot go on any more, but the record can still be saved.
   *[rules] This table was played with version { $version } of the rules. With the rules as they are now it would no longer be the same game, so it cannot go on. Nothing is lost: its record can still be saved.
}
error-too-slow = The game does not come to an end with this, so it was stopped.
error-busy = There is too much going on right now. Please try again in a moment.
error-no-hints = There are no hints at this table.
error-nothing-to-decide = There is nothing for you to decide right now.
error-still-thinking = Your last question is still being thought about.
error-stale = The table has moved on. Look again.
error-unknown-seat = There is no such seat at this table.
error-unknown-promise = The server no longer knows the luck it promised. Please try again.
error-bad-message = The server did not understand the page. Please reload it.
error-closed-record = The record holds secrets and is opened when the game is over.
error-bad-setup = The game cannot be set up like this: { $detail }
error-bad-position = No table of this game can show this position: { $detail }
error-bad-record = This record cannot be replayed: { $detail }
error-bad-data = The game’s own data are damaged: { $detail }
error-bad-request = The server cannot use this: { $detail }
error-game-error = That does not work: { $detail }
error-unknown-action = The game knows no such action.
error-not-last = Only the last of several moves made at once may draw luck or show something hidden.
error-no-undo = Nothing can be taken back now: luck, a secret or another player has come between.
error-not-found = There is nothing at this address.
error-server-error = Something went wrong at our end. Please try again.
error-unreachable = The server cannot be reached. Please try again in a moment.
