## Words of every game
seat = Seat { $number }
clock = The clock
nobody = nobody
nothing = nothing
list-end = { $first } and { $last }
result-won = { $winners } wins { $how }.
result-shared = { $winners } share the win: { $how }.
totals = Totals: { $totals }

## Refusals and errors of every game
refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That is not possible now.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-bad-notation = “{ $text }” is not a move. Moves look like this: { $allowed }.
refusal-unknown-game = There is no game called “{ $name }”. Games are: { $known }.
refusal-bad-seats = { $game } is played by { $allowed } players, not by { $seats }.
refusal-bad-option = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
refusal-unknown-option = There is no option “{ $option }”. Options are: { $allowed }.
refusal-bad-position = This position cannot be laid: { $where }: { $problem }.
refusal-bad-edition = The edition file { $file } cannot be used: { $key }: { $problem }.
refusal-bad-calibration = The table of chances to win cannot be used: { $problem }.
refusal-bad-record = This record cannot be read: line { $line }: { $problem }.
refusal-wrong-secret = The secret does not fit the hash that was shown when the game started.
refusal-secret-missing = The record holds only the hash of the secret; the deal cannot be checked without it.
refusal-edition-differs = The record was played with the edition “{ $record }”, here is “{ $here }”.
refusal-rules-differ = The record was played with rules version { $record }, here is { $here }.
refusal-result-differs = The record says “{ $record }”, the moves lead to “{ $here }”.
refusal-move-refused = Move { $number } of the record is not legal: { $reason }.
refusal-unknown-bot = There is no player called “{ $name }”. Players are: { $known }.
refusal-not-written = The record cannot be written to { $file }: { $problem }.
refusal-no-such-file = The file { $file } cannot be read: { $problem }.

## The text table
prompt = Number or move (help, rules, log, quit) >{" "}
prompt-back = Number or move (0 goes back; help, rules, log, quit) >{" "}
asked = { $seat }: { $question }
hand-over = Pass the keyboard to { $seat }, then press Enter.{" "}
record-so-far = The record so far
help = Type the number of a choice, or a move in its short notation (in brackets). Where a card is called like a number, =5 means the card. help shows this, rules the rules of the game, log what happened so far, quit (or Ctrl-C) leaves and prints the record.
opponent = Bot { $number }
person = Player { $number }
which-game = Which game?
demonstration = No terminal here: the game plays itself.
saved = The record is in { $file }.

## Tools
verified = { $game }: { $moves } moves checked, the deal and every roll come from the secret that was promised.
verified-unfinished = The game is not finished.
table-of-games = Games
seats-label = Seats
options-label = Options

## Bots that are programs
refusal-bad-message = This line is no message of the bot protocol: { $problem }.
fault-not-started = { $player }: the bot cannot be started ({ $detail }).
fault-no-hello = { $player }: the bot did not say hello ({ $detail }).
fault-wrong-protocol = { $player }: the bot speaks version { $detail } of the protocol; here it is another.
fault-crashed = { $player }: the bot ended in the middle of the game ({ $detail }).
fault-output-closed = { $player }: the bot closed its output ({ $detail }).
fault-timed-out = { $player }: the bot did not answer in time ({ $detail }).
fault-no-heartbeat = { $player }: the bot promised a heartbeat and shows no sign of life ({ $detail }).
fault-bad-message = { $player }: the bot said something that is no message here: { $detail }.
fault-line-too-long = { $player }: the bot wrote an endless line ({ $detail } bytes).
fault-wrong-id = { $player }: the bot answered a question that was never asked ({ $detail }).
fault-bad-notation = { $player }: the bot answered “{ $detail }”, which is not a move.
fault-illegal-move = { $player }: the bot chose an illegal move: { $detail }.
fault-given-up = { $player }: the bot failed too often and is no longer asked (restarts: { $detail }).
fault-played = Played in its place: { $move }.
trial-result = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
} against { $against }, { $share } of the wins, { $decisions } decisions, the slowest took { $slowest } s.
trial-clean = No faults.

## Live tables
refusal-already-agreed = You have agreed already.
refusal-already-asked = Somebody has asked already; wait for the answers.
refusal-already-held = A bot plays there already.
refusal-already-host = You are the host already.
refusal-already-seated = You sit at this table already.
refusal-already-so = It is so already.
refusal-ask-rematch = The game is over; ask for a rematch.
refusal-game-running = Not in the middle of a game.
refusal-has-time-left = { $name } still has time for this move: a bot can take over only when it is up.
refusal-hints-alone-only = Hints are for those who play against bots alone.
refusal-hints-off = There are no hints at this table.
refusal-no-hints-in-a-race = There is no time for hints in a race against the clock.
refusal-host-only = Only the host may do that.
refusal-no-game = The game has not started yet.
refusal-no-person-there = No person sits on seat { $seat }.
refusal-no-seat = You do not sit at this table.
refusal-no-undo-here = Dice roll in this game; moves cannot be taken back.
refusal-not-held = No bot holds your seat.
refusal-not-paused = The game is not paused.
refusal-nothing-asked = Nobody has asked for that.
refusal-nothing-to-undo = You have no move to take back.
refusal-out-of-date = Something has changed meanwhile; look again.
refusal-paused = The game is paused.
refusal-resign-or-hold = You cannot get up in the middle of a game: resign, or let a bot hold your seat.
refusal-rules-changed = This table was laid with older rules; lay a new one.
refusal-seat-empty = Nobody sits on seat { $seat }.
refusal-seat-held = A bot holds your seat; take it back first.
refusal-seat-resigned = This seat has given up the game.
refusal-seat-taken = Seat { $seat } is taken.
refusal-seats-empty = Some seats are still empty.
refusal-still-here = { $name } is still here.
refusal-table-full = All seats are taken.
refusal-time-is-up = Your time is up.
refusal-too-many-seated = More than { $seats } sit at this table; clear a seat first.
ending-resigned = by resignation
ending-out-of-time = on time
ending-abandoned = The game was abandoned; nobody wins.

## The server
guest = Guest { $number }
home-what = Board games at live tables: with friends by a link, or against bots that never peek.
home-soon = The tables for the browser are being laid. Until then programs can play here.
home-api = How programs play: the API
home-socket = The messages of the socket
server-ready = Tablée is open at { $address } (Ctrl-C closes it).
server-stopped = Tablée is closed. Every table goes on where it was when you open again.
warming-compiling = Compiling the games once, about a minute…
warming-not-kept = Compiling the games; the cache folder cannot be written to, so the next start will do it again…
warming-ready = All games are ready.
bot-warming = The bots are getting ready (first time only, some seconds)…
migrated = The database has the shape that this version needs.
refusal-bad-config = The settings cannot be used: { $where }: { $problem }.
refusal-cannot-listen = The server cannot listen on { $host }, port { $port }: { $problem }.
refusal-bad-database-url = This is no address of a database: { $why }.
refusal-needs-migration = The database is older than this version: { $why }.
refusal-newer-database = The database is newer than this version: { $why }.
refusal-database-in-use = Another server uses this database: { $why }.
refusal-store-failed = The database cannot be used: { $why }.
refusal-store-closed = The database is closed: { $why }.
refusal-database-corrupted = The database file is damaged, so the server does not start: { $why }.
refusal-not-saved = This can’t be saved right now. Try again in a moment; nothing that was confirmed is lost.
refusal-sign-in-first = We do not know you yet; load the page again.
refusal-wrong-password = Login and password do not fit.
refusal-login-taken = The login “{ $login }” is taken.
refusal-bad-name = A name has 1 to { $most } visible characters.
refusal-bad-text = This text holds characters that cannot be shown.
refusal-bad-login = A login has { $least } to { $most } visible characters.
refusal-private-table = This table is private; ask its host for the link.
refusal-watch-only = With this link you may watch, not sit down.
refusal-watch-first = Watch the table first.
refusal-foreign-origin = Another site cannot act in your name here.
refusal-not-your-eyes = While the game runs you see it only through your own eyes.
refusal-still-running = The record tells secrets; it is there when the game is over.
refusal-no-such-game-here = There is no game { $game } at this table; so far there are { $games }.
refusal-no-such-move-here = There is no move { $number } in this game; it has { $moves }.
refusal-unknown-table = There is no table “{ $table }”.
refusal-unknown-record = There is no record “{ $record }”.
refusal-unknown-language = There are no words in “{ $language }”. Languages are: { $known }.
refusal-no-lesson = There is no lesson for “{ $name }”.
refusal-no-such-step = This lesson has no step “{ $step }”.
refusal-not-found = There is nothing here.
refusal-method-not-allowed = That cannot be done here.
refusal-too-large = That is too large.
refusal-bad-request = This request cannot be understood: { $where }: { $problem }.
refusal-server-error = Something went wrong on our side. Nothing that was confirmed is lost.
refusal-too-many-requests = Too much at once; wait a moment.
refusal-too-many-tries = Too many tries; wait a minute.
refusal-too-many-guests = Too many new visitors from your network. Try again in { $seconds } seconds.
refusal-too-many-new-tables = You have created many tables in a short time. Try again in { $seconds } seconds.
refusal-too-many-sockets = Tablée is open in more than { $most } places under your name. Close some of them first.
refusal-too-busy = The server is busy right now. Try again in a moment.
refusal-too-slow = The request took too long to arrive.
refusal-unknown-host = This server doesn’t answer to the name “{ $host }”. Its operator can add it to “allowed_hosts”.
refusal-no-such-device = This device is already signed out.
refusal-bad-reset-code = This code isn’t valid: it works once, for 24 hours. Ask for a new one.
refusal-too-many-tables = That is more than { $most } tables at once.
refusal-too-fast = Too many messages; wait a moment.
refusal-bad-json = This message is not JSON.
refusal-clash = Somebody else was first; look again.
refusal-table-busy = Too much happens at this table at once; try again.
