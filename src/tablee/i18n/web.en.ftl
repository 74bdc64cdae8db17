## The pages around the tables, in the browser
ui-title = Tablée · board games, day and night
ui-title-turn = ● Your turn · { $title }
ui-title-table = { $title } · Tablée
ui-home = Home
ui-about = About
ui-skip = Skip to the content
ui-navigation = Pages and language
ui-other-language = Français
ui-waiting = One moment…
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-saved = Saved.
ui-failed = That did not work
ui-footer = An unofficial fan table. The games belong to their authors and publishers: buy the box!
refusal-unknown = That is not possible ({ $code }).
refusal-no-connection = The server cannot be reached. Are you online?

## What concerns everybody
ui-banned = You can’t come in
ui-cannot-save = Nothing can be saved right now. Games stay as they are; you can play on as soon as this is fixed.
ui-locked = Table locked

## Who I am
ui-my-name = You are { $name }. Change your name
ui-name-title = Who are you?
ui-name-label = Your name at the table
ui-login-title = Find my tables on another device
ui-login-known = Signed in as { $login }
ui-login-why = You don’t need an account to play. With a login and a password you find your tables again on another device.
ui-login-label = Login
ui-password-label = Password (8 characters or more)
ui-login-set = Create login
ui-login-back = I have one: sign in
ui-login-forgotten = Forgot your password?
ui-password-current = Current password
ui-password-new = New password (8 characters or more)
ui-password-change = Change password
ui-password-change-why = You will be signed out on all other devices.
ui-password-changed = Your password has been changed.
ui-devices = Your devices
ui-devices-why = Where you are signed in. If you don’t recognise one of them, sign it out and change your password.
ui-device = { $browser } on { $system }
ui-device-unknown = Unknown device
ui-device-this = This device
ui-just-now = just now
ui-device-seen = Last used { $when }
ui-sign-out = Sign out
ui-sign-out-device = Sign out: { $device }
ui-sign-out-others = Sign out everywhere else
ui-signed-out = Signed out.
ui-reset-title = New password
ui-reset-why = Forgot your password? Ask the people who run this server for a code. It works once, within 24 hours. You will be signed out everywhere else.
ui-reset-code = Code
ui-reset-do = Set password and sign in

## Home
ui-hero = Pull up a chair.
ui-hero-more = Board games, ready day and night. Invite friends with a link, or play against bots that never peek.
ui-games = Games
ui-level-legend = The bots play
ui-level-novice = gently
ui-level-casual = casually
ui-level-club = well
ui-level-expert = like experts
ui-level-master = like masters
ui-level-novice-hint = A child can win.
ui-level-casual-hint = A pleasant evening among friends.
ui-level-club-hint = They know what they are doing.
ui-level-expert-hint = They think ahead and give nothing away.
ui-level-master-hint = As strong as we can make them.
ui-play-now = Play now
ui-play-now-game = Play now: { $title }, against bots
ui-players = { $seats } players
ui-minutes = { $minutes } min
ui-with-friends = With friends
ui-rules = Rules
ui-my-tables = Your tables
ui-open-tables = Open tables
ui-last-results = Last results
ui-race = Everybody at once!
ui-your-turn = Your turn
ui-others-turn = Somebody else’s turn
ui-waiting-for-players = Waiting for players
ui-result-won = You won
ui-result-lost = You lost
ui-result-shared = A shared win
ui-result-draw = A draw
ui-result-over = Finished
ui-result-none = No winner

## Laying a table
ui-lay-title = { $title } with friends
ui-lay-lead = You get a link and a QR code to pass on. Empty seats can be given to bots.
ui-lay-seats = How many players?
ui-lay-clock = How much time?
ui-clock-none = No clock
ui-clock-quick = Quick
ui-clock-calm = Calm
ui-clock-day = A day a move
ui-clock-days = Three days a move
ui-clock-none-hint = No time limit.
ui-clock-quick-hint = 5 minutes each for the whole game, and 5 seconds more after each move.
ui-clock-calm-hint = 15 minutes each for the whole game, and 15 seconds more after each move.
ui-clock-day-hint = One day per move, at your own pace.
ui-clock-days-hint = Correspondence: three days per move.
ui-lay-public = Open to everyone
ui-lay-public-hint = Listed on the home page; otherwise only people with the link can join.
ui-lay-hints = Hints in solo games
ui-lay-hints-hint = Whoever plays against bots alone may ask what a bot would play.
ui-lay-go = Create table

## Seats
ui-bot-name-0 = Ada
ui-bot-name-1 = Basile
ui-bot-name-2 = Coco
ui-bot-name-3 = Dorian
ui-bot-name-4 = Elvire
ui-bot-name-5 = Félix
ui-bot-name-6 = Gala
ui-seat-free = open seat
ui-option-chosen = { $option }: { $value }
ui-seat-you = you
ui-seat-here = here
ui-seat-away = away
ui-seat-bot = bot, plays { $level }
ui-seat-held = a bot plays on { $level }
ui-seat-resigned = gave up
ui-host = Host
ui-winner = Winner
ui-is-asked = to move
ui-round-trip-stale = No answer from the server at the moment
ui-round-trip = Round trip to the server
ui-my-seat = Your seat
ui-other-seats = The other seats
ui-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
ui-answer-left = Time to answer: { $time }
ui-answer-then = { $time } to answer, then: { $move }
ui-answer-short = { $time }, then: { $move }
ui-answer-default = If you don’t answer in time: { $move }
ui-time-left = Time left: { $time }
ui-seconds = { $count } s
ui-left-days = { $count } d
ui-left-hours = { $count } h
ui-left-minutes = { $count } min

## Before the start
ui-sit = Sit down
ui-stand-up = Leave seat
ui-add-bot = Add bot
ui-bot-level = New bots play
ui-clear-seat = Remove { $name }
ui-start = Deal
ui-seats-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
ui-host-gone = { $name } has been away for a minute: anyone seated can deal or take over as host.
ui-take-host = Become the host
ui-host-starts = All seats are taken. The host deals.
ui-invite = Invite friends
ui-invite-more = Anyone with this link can take a seat.
ui-invite-text = Come and play with me!
ui-link = Link to the table
ui-qr = QR code of the link to this table
ui-copy-link = Copy link
ui-copy-watch = Copy spectator link
ui-copied = Copied.
ui-copy-failed = This browser doesn’t allow copying here. Select the link and copy it yourself.
ui-share = Share

## At the table
ui-no-table = You can’t open this table
ui-thinking = { $names } { $count ->
    [one] is thinking…
   *[other] are thinking…
}
ui-waiting-for = Waiting for { $names }
ui-paused = The game is paused.
ui-paused-more = All clocks stand still.
ui-board = The board
ui-page-failed = The page didn’t load. Check your connection.
ui-load-again = Load again
ui-board-failed = The board could not be loaded. Load the page again.
ui-skip-motion = Skip
ui-reconnecting = Connecting again… Your moves are kept.
ui-hints = Hints: what would a bot play?
ui-hints-off = No more hints
ui-hints-how = 1 = the bot’s first choice; % = estimated chance to win.
ui-hint-mark = Hint { $rank }
ui-hint-wins = Hint { $rank }: estimated chance to win { $percent } %
ui-menu = More
ui-help = What is this?
ui-help-how = Touch anything on the board: it tells you what it is.
ui-help-keys = Keyboard: Tab and Enter, Escape ends.
ui-help-done = Done
ui-help-rules = All rules
ui-full-screen = Full screen
ui-do-undo = Take back
ui-do-pause = Pause
ui-do-hold = Let a bot play for me
ui-do-hold-other = Let a bot play for { $name }
ui-do-show-hand = Show my hand to spectators
ui-do-hide-hand = Hide my hand from spectators
ui-do-resign = Resign
ui-do-abandon = End the game without a winner
ui-do-ask-abandon = Offer to end without a winner
ui-do-take-host = Become the host ({ $name } is away)
ui-resign-title = Resign this game?
ui-resign-two = Your opponent wins.
ui-resign-more = A bot will play on in your place, so that the others can finish.
ui-keep-playing = Keep playing
ui-request-undo = { $player } would like to take back a move.
ui-request-pause = { $player } would like to pause.
ui-request-abandon = { $player } would like to end the game without a winner.
ui-request-undo-mine = You asked to take back a move.
ui-request-pause-mine = You asked for a pause.
ui-request-abandon-mine = You offered to end the game without a winner.
ui-agree = Agree
ui-disagree = No
ui-withdraw = Cancel request
ui-resume = Resume
ui-held-me = A bot is playing for you.
ui-take-back = I’m back

## The host's door
ui-door = Guests and links
ui-door-watching = Spectators
ui-door-nobody = Nobody is watching right now.
ui-door-mute = Mute { $name }
ui-door-unmute = Unmute { $name }
ui-door-mute-all = Mute all spectators
ui-door-mute-all-hint = Only players can write in the chat.
ui-door-remove = Remove { $name } from the table
ui-door-kept-out = Removed
ui-door-from-seat = can watch, but can’t sit down
ui-door-from-table = can’t come in
ui-door-let-in = Let back in
ui-door-links = Links
ui-door-links-more = A new link replaces the old one, which stops working. Anyone without a seat who came by the old one needs the new one.
ui-door-renew-seat = New seat link
ui-door-renew-watch = New spectator link
ui-door-renewed-seat = There is a new seat link; the old one no longer works.
ui-door-renewed-watch = There is a new spectator link; the old one no longer works.
ui-door-public = This table is open to everyone.
ui-door-make-private = Make it private
ui-remove-title = Remove { $name }?
ui-remove-more = From the seat: they can still watch. From the table: they can’t come in at all. You can let them back in under “Guests and links”.
ui-remove-more-table = They can’t come in any more. You can let them back in under “Guests and links”.
ui-remove-seat = Remove from seat
ui-remove-table = Remove from table
ui-somebody = somebody
ui-log-kept-out = The host removes { $player } from their seat.
ui-log-kept-out-of-table = The host removes { $player } from the table.
ui-log-let-back-in = The host lets { $player } back in.
ui-log-links-renewed = The host has changed a link to this table.
ui-log-muted = The host mutes { $player }.
ui-log-unmuted = The host unmutes { $player }.
ui-log-spectators-muted = The host mutes all spectators.
ui-log-spectators-unmuted = Spectators can write in the chat again.

## Log and chat
ui-side = Log and chat
ui-log = Log
ui-log-more = { $count } more…
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-label = Say something
ui-send = Send
ui-unread = unread
ui-mute = Mute { $name }
ui-muted = { $name } is muted.
ui-unmute = Listen again
ui-log-cut = Earlier moves are not listed here; watch the replay to see them.
ui-log-laid = The table is laid.
ui-log-changed = The host has changed the settings.
ui-log-joined = { $player } sits down.
ui-log-left = { $player } leaves their seat.
ui-log-bot-seated = A bot sits down: { $player }.
ui-log-host-passed = There is a new host.
ui-log-started = The game begins.
ui-log-undo-asked = { $player } would like to take back a move.
ui-log-pause-asked = { $player } would like to pause.
ui-log-agrees = { $player } agrees.
ui-log-disagrees = { $player } doesn’t agree.
ui-log-withdrawn = { $player } cancels the request.
ui-log-undone = { $player } takes back a move.
ui-log-paused = The game is paused.
ui-log-resumed = The game resumes.
ui-log-resigned = { $player } resigns.
ui-log-time-ran-out = { $player } is out of time.
ui-log-answer-timed-out = { $player } didn’t answer in time; the default was played.
ui-log-server-away = The server was down for a moment; every running clock got { $time } back.
ui-log-seat-held = A bot plays for { $player }.
ui-log-seat-taken-back = { $player } is back.
ui-log-hand-shown = { $player } shows their hand to spectators.
ui-log-hand-hidden = { $player } no longer shows their hand.
ui-log-abandoned = The game was ended without a winner.
ui-log-abandon-asked = { $player } would like to end the game without a winner.
ui-log-rematch-asked = { $player } would like another game.
ui-log-rematched = Another game: everybody moves up one seat.

## The end
ui-end-won = You win!
ui-end-shared = You share the win!
ui-end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-your-result-won = You win { $how }.
ui-your-result-shared = You share the win: { $how }.
ui-end-draw = A draw: nobody wins
ui-end-abandoned = No winner
ui-how-resigned = The other side has given up.
ui-how-out-of-time = The time ran out.
ui-how-abandoned = The game was not finished.
ui-rematch = Play again
ui-rematch-asked = Waiting for the others…
ui-replay = Replay
ui-record = Download game record

## Settings
ui-settings = Settings
ui-sound = Sound
ui-sound-hint = A chime when it is your turn.
ui-notices = Notifications
ui-notices-hint = The browser tells you when it is your turn while you look elsewhere.
ui-notices-refused = Your browser doesn’t allow notifications from this site. You can change that in its settings.
ui-counter = Card counter
ui-counter-hint = Show what you have not seen yet.
ui-motion = Motion
ui-motion-system = Same as device
ui-motion-full = Full
ui-motion-none = None

## Chance
ui-chance = Fair deal
ui-chance-how = Before anybody sat down, the server chose a secret and showed its fingerprint. Then every player’s browser added a random number of its own. Every deal and every roll comes from all of these, so neither the server nor a player can pick them alone.
ui-chance-old = Before the cards were dealt, the server chose a secret and showed its fingerprint. Every deal and every roll comes from that secret, which is shown when the game is over.
ui-chance-fingerprint = Fingerprint of the secret
ui-chance-number = Your random number
ui-chance-none = This browser added no number to this game.
ui-chance-secret = Secret
ui-chance-shown-right = The fingerprint is the one this browser was first shown.
ui-chance-shown-wrong = This browser was first shown another fingerprint: the secret has been swapped.
ui-chance-secret-right = The secret matches this fingerprint.
ui-chance-secret-wrong = The secret does not match the fingerprint that was shown.
ui-chance-mine-right = Your number was used in this game.
ui-chance-mine-wrong = Your number was not used in this game.
ui-chance-no-crypto = Browsers can check fingerprints only on https pages.
ui-chance-more = To check the whole game, card by card, run “tablee verify” on the game record, which you can download when the game is over.
ui-chance-checked = Checked on this page: the deal was as promised, with your random number in it.
ui-chance-wrong = This game was not dealt as promised. See “Fair deal” in the menu.

## Replay
ui-no-replay = There is nothing to watch here
ui-replay-title = Replay: { $title }
ui-replay-game = Game
ui-eyes = View as
ui-eyes-own = me
ui-eyes-all = everyone (open hands)
ui-eyes-watch = a spectator
ui-play-from = Play from here
ui-play-from-more = A new table against bots, from this very position. What your seat could not know is drawn anew.
ui-to-table = Back to table
ui-replay-no-play = This is a replay.
ui-replay-controls = Replay
ui-replay-first = To the start
ui-replay-back = Previous move
ui-replay-next = Next move
ui-replay-last = To the end
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-move = Move
ui-replay-at = Move { $at } of { $of }
ui-replay-speed = Speed

## Rules, about, nowhere
ui-rules-title = Rules of { $title }
ui-rules-chapters = Chapters
ui-about-title = What is Tablée?
ui-about-lead = The French word for the company around a table. Here it is a place to play modern board games: with friends by a link, or against bots, without an account.
ui-about-fair = Every deal and every roll can be checked: a fingerprint of the game’s secret is shown before anybody sits down, your browser adds a random number of its own, and the secret is shown at the end. Bots see only what a player in their seat would see.
ui-about-games = The games and those who made them
ui-about-fan = This is an unofficial fan table. Names and rules of the games belong to their authors and publishers; every picture and every sentence here is our own.
ui-about-designers = A game by { $names }
ui-about-publisher = Published by { $name }
ui-about-buy = If you like a game, buy the box. Nothing on a screen replaces cards in your hands and faces around the table.
ui-about-privacy = What we know about you
ui-about-privacy-text = The name you choose and the games you play. One cookie keeps your seat; nothing is loaded from anywhere else, and there is no tracking.
ui-nowhere = Nobody is sitting here
ui-nowhere-more = This page does not exist, or not any more.

## Lessons
ui-learn = Learn
ui-learn-title = Learn { $title }
ui-learn-none = No lesson here
ui-learn-teacher = Your teacher
ui-learn-you = You
ui-learn-steps = Steps of the lesson
ui-learn-step = Step { $number }: { $title }
ui-learn-wrong = Not quite
ui-learn-right = Well done!
ui-learn-show = Show me
ui-learn-do-it = Do it for me
ui-learn-back = The step before
ui-learn-skip = Skip this step
ui-learn-next = Next
ui-learn-finish = Finish
ui-learn-press-next = Press “Next” to go on.
ui-learn-finished = You can play { $title }!
ui-learn-finished-more = You have done all of this yourself. The rest comes at the table.
ui-learn-play = Play now, gentle bots
ui-learn-play-level = Bots that play { $level }
ui-learn-again = Once more
ui-learn-others = Learn another one
ui-welcome-title = First time here?
ui-welcome = Learn a game in four minutes, by playing it.
ui-welcome-close = No, thank you
ui-continue = Your { $title } game is waiting
ui-continue-go = Resume

## What is kept
ui-privacy = Privacy
ui-privacy-title = What this server knows about you
ui-privacy-lead = As little as a table needs. No account, no e-mail address, no tracking, nothing from other sites. One cookie keeps your seat.
ui-privacy-kept = What is kept, and for how long
ui-privacy-name = Your name, your login if you have one, and the browsers you are signed in with. Your password is stored only as a fingerprint.
ui-privacy-name-long = Until you delete it. Guests without a game: { $time } after their last visit.
ui-privacy-name-ever = Until you delete it.
ui-privacy-open = Tables where nothing was played
ui-privacy-games = Games: who sat where, every move and when it was made, the result
ui-privacy-games-long = { $time }, so that you can find them again and anyone can check them.
ui-privacy-chat = Chat messages
ui-privacy-records = Game records you import
ui-privacy-log = The server’s log: which page was requested and when, without names, keys or passwords
ui-privacy-log-without = For as long as the people who run this server keep their logs. Your IP address is not in it.
ui-privacy-log-with = For as long as the people who run this server keep their logs. Your IP address is in it.
ui-privacy-after = { $time } after the last change
ui-privacy-years = { $years ->
    [one] one year
   *[other] { $years } years
}
ui-privacy-days = { $days ->
    [one] one day
   *[other] { $days } days
}
ui-privacy-for-ever = No time limit
ui-privacy-who = Who can see it
ui-privacy-who-text = Others see your name, what you play and what you write at a table. At a private table that means everyone who has its link. The people who run this server can read its database, including the hidden cards of running games.
ui-privacy-yours = It’s your data
ui-privacy-yours-text = Download everything that is kept about you, or delete it: click your name at the top, then “My data”. Your games stay for the people you played with, but under the name “somebody”. Backups made earlier may still hold your name.
ui-my-data = My data
ui-my-data-text = Everything that is kept about you, in one file:
ui-my-data-download = Download my data
ui-my-data-more = What is kept, and for how long
ui-erase-title = Delete my data
ui-erase-text = This can’t be undone. You resign your running games and leave your tables; your name becomes “somebody” in games, results and chat. The games themselves stay for the people you played with.
ui-erase-chat = Also delete what I wrote in chat
ui-erase-password = Your password
ui-erase-do = Delete my data…
ui-erase-sure = Yes, delete my data

## The board of a game that has none of its own
ui-generic-hidden = { $count ->
    [one] hidden
   *[other] { $count } hidden
}
ui-generic-none = none
ui-generic-seconds = { $count } s
ui-generic-moves = What you can do
ui-generic-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
ui-generic-table = The table
ui-generic-aside = Memory aids
