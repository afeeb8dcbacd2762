person = Player
person-numbered = Player { $number }
list-end = { $first } and { $last }

scores-title = Points
scores-now = Points if it ended now
scores-chances = %: chance to win
log-title = What happened
actions-count =
    { $shown ->
        [one] { $shown } action
       *[other] { $shown } actions
    }
actions-some = { $shown } of { $all } actions
filter-hint = / to filter: turn e7
thinking = { $player } is thinking …
stand-in = { $player } did not decide ({ $reason }), so { $stand_in } did.
over = The game is over.
wins = { $players } wins.
share = { $players } share the victory.

key-undo = Undo
key-why = Why not?
key-hint = Hint
key-rules = Rules
key-points = Points
key-save = Save
key-language = English
key-quit = Quit
key-close = Close

undone = Taken back.
no-undo-nothing = Nothing has been played yet.
no-undo-luck = It cannot be taken back: luck or a secret has come up since.
no-undo-other = It cannot be taken back: { $player } has played since.

why-title = Why not?
why-hint = Type part of an action, then choose it.
why-legal = You may do this now.
why-more = { $count } more: type to narrow them down.
why-none = No action is called that.

rules-title = Rules
points-title = Points by where they come from
points-now = As if the game ended now.
points-secret = Points are counted when the game is over, because some are secret.
total = Total

cover-title = The screen goes to { $player }.
cover-hint = Press Enter when nobody else is looking.

saved = Saved in { $path }
save-failed = It could not be saved: { $reason }
save-secret = It can be saved when the game is over, because it would tell secrets.

players = Players: { $players }
final = Final scoring
unfinished = The game was not finished.
