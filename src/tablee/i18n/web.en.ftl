## The pages around the tables, in the browser
ui-title = Tablée · board games, day and night
ui-title-turn = ● Your turn · { $title }
ui-title-table = { $title } · Tablée
ui-home = Home
ui-about = About
ui-skip = Skip to content
ui-navigation = Pages and language
ui-other-language = Français
ui-tables-waiting = { $count ->
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
ui-waiting = One moment…
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-saved = Saved.
ui-failed = That didn’t work
ui-footer = An unofficial fan project. The games belong to their authors and publishers: buy the box!
refusal-unknown = That’s not possible ({ $code }).
refusal-no-connection = Can’t reach the server. Are you online?

## What concerns everybody
ui-banned = You can’t come in
ui-cannot-save = Nothing can be saved right now. Games are on hold; you can play on as soon as this is fixed.
ui-locked = Table locked

## Who I am
ui-my-name = You are { $name }. Change your name
ui-name-title = Who are you?
ui-name-label = Your name at the table
ui-ask-name = What should we call you?
ui-ask-name-why = The others at the table see this name. You can change it at any time.
ui-ask-name-go = Let’s play
ui-login-title = Find my tables on another device
ui-login-known = Signed in as { $login }
ui-login-why = You don’t need an account to play. With a login and a password, you can find your tables on another device.
ui-login-label = Login
ui-password-label = Password (8 characters or more)
ui-login-set = Create login
ui-login-back = Sign in
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
ui-elsewhere = Continue on another device
ui-elsewhere-why = Scan a code, and your other device plays as you. No login needed.
ui-elsewhere-how = Scan this code with your other device, or send yourself the link.
ui-elsewhere-secret = It works once. Don’t share it: anyone who opens it can play as you.
ui-elsewhere-link = Your personal link
ui-elsewhere-qr = QR code of your personal link
ui-elsewhere-left = { $time } left
ui-elsewhere-over = This link has expired.
ui-elsewhere-again = New link
ui-elsewhere-done = Your other device is ready. You can play on both.
ui-elsewhere-ask = Continue as { $name } on this device?
ui-elsewhere-ask-more = You’ll play in { $name }’s seats here. The other device stays signed in too.
ui-elsewhere-yes = Continue as { $name }
ui-elsewhere-leaves = On this device you are { $name }, with { $tables ->
    [one] a seat at { $tables } table
   *[other] seats at { $tables } tables
}. You can go back to it from your other device or with your login.
ui-elsewhere-loses = On this device you are { $name }, with { $tables ->
    [one] a seat at { $tables } table. If you continue, you lose that seat
   *[other] seats at { $tables } tables. If you continue, you lose those seats
} for good. To keep it all, cancel, then create a login for { $name } by tapping the name at the top.
ui-elsewhere-is-you = You’re already { $name } here
ui-elsewhere-is-you-more = Open the link on your other device. It hasn’t been used yet.
ui-elsewhere-bad = This link doesn’t work
ui-reset-title = New password
ui-reset-why = Forgot your password? Ask the people who run this server for a code. It works once, within 24 hours. You will be signed out everywhere else.
ui-reset-code = Code
ui-reset-do = Set password and sign in

## Home
ui-hero = Pull up a chair.
ui-hero-more = Board games, ready day and night. Invite friends with a link, or play against bots that never peek.
ui-games = Games
ui-against = Number of bots
ui-bot-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
ui-level-legend = Bot level
ui-level-novice = Beginner
ui-level-casual = Casual
ui-level-club = Good
ui-level-expert = Expert
ui-level-master = Master
ui-level-novice-hint = Even a child can win.
ui-level-casual-hint = For a relaxed evening with friends.
ui-level-club-hint = They know what they’re doing.
ui-level-expert-hint = They think ahead and give nothing away.
ui-level-master-hint = As strong as we can make them.
ui-play-now = Play now
ui-play-now-game = Play now: { $title }, against { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
ui-players = { $seats } players
ui-minutes = { $minutes } min
ui-with-friends = With friends
ui-rules = Rules
ui-my-tables = Your tables
ui-open-tables = Open tables
ui-live-games = Live games
ui-my-tables-count = { $count ->
    [one] 1 table of yours
   *[other] { $count } tables of yours
}
ui-open-tables-count = { $count ->
    [one] 1 open table
   *[other] { $count } open tables
}
ui-live-games-count = { $count ->
    [one] 1 live game
   *[other] { $count } live games
}
ui-watch = Watch
ui-last-results = Recent results
ui-race = Everyone at once!
ui-last-moves = Latest moves
ui-gained = : { $gain }
ui-your-turn = Your turn
ui-game-on = Game in progress
ui-game-paused = Paused
ui-waiting-for-players = Waiting for players
ui-result-won = You won
ui-result-lost = You lost
ui-result-shared = Shared win
ui-result-draw = Draw
ui-result-over = Finished
ui-result-none = No winner

## Creating a table
ui-lay-title = { $title } with friends
ui-lay-lead = You’ll get a link and a QR code to share. Bots can take empty seats.
ui-lay-seats = How many players?
ui-lay-clock = How much time?
ui-clock-none = No clock
ui-clock-quick = 5 min each
ui-clock-calm = 15 min each
ui-clock-day = 1 day per move
ui-clock-days = 3 days per move
ui-clock-none-hint = No time limit.
ui-clock-quick-hint = 5 minutes each for the whole game, plus 5 seconds per move.
ui-clock-calm-hint = 15 minutes each for the whole game, plus 15 seconds per move.
ui-clock-day-hint = One day per move, at your own pace.
ui-clock-days-hint = Correspondence: three days per move.
ui-clock-live-other = { $minutes } min each + { $seconds } s
ui-clock-days-other = { $days } days per move
ui-lay-public = Open to everyone
ui-lay-public-hint = Listed on the home page; otherwise only people with the link can join.
ui-lay-more = More options
ui-lay-out = When someone runs out of time
ui-lay-out-bot = A bot takes over
ui-lay-out-forfeit = They lose
ui-lay-hints = Hints in solo games
ui-lay-hints-hint = When you play alone against bots, you can ask what a bot would play.
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
ui-seat-bot = bot, { $level }
ui-seat-held = bot playing ({ $level })
ui-seat-resigned = resigned
ui-host = host
ui-winner = Winner
ui-is-asked = to move
ui-round-trip-stale = No response from the server right now
ui-round-trip = Ping to the server
ui-my-seat = Your seat
ui-other-seats = The other seats
ui-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
ui-spectating = You’re watching.
ui-spectating-more = You see only what everyone can see.
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
ui-invited = { $name } invites you to play: take a seat.
ui-take-seat = Take a seat to play.
ui-sit = Sit down
ui-stand-up = Leave seat
ui-add-bot = Add bot
ui-level-of = Level of { $name }
ui-ready = I’m ready
ui-is-ready = Ready
ui-is-not-ready = not ready
ui-all-ready = Everyone is ready. Deal!
ui-not-ready = Not ready yet: { $names }. You can deal anyway.
ui-change = Change
ui-change-title = Change table settings
ui-change-more = Everyone is told what has changed and asked again whether they’re ready.
ui-change-apply = Apply changes
ui-open-to-all = open to everyone
ui-by-link = by invitation
ui-new-page = Opens in a new tab; you keep your seat
ui-clear-seat = Remove { $name }
ui-start = Deal
ui-seats-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
ui-host-gone = { $name } has been away for a minute: anyone seated can deal or take over as host.
ui-take-host = Become host
ui-host-starts = All seats are taken. Waiting for { $name } to deal.
ui-invite = Invite friends
ui-invite-more = Anyone with this link can take a seat.
ui-invite-full = All seats are taken: anyone with this link can watch.
ui-invite-network = It works on the same network, such as your Wi-Fi.
ui-invite-far = Friends elsewhere?
ui-invite-here = Only this computer can open this link.
ui-invite-here-how = To let others in, connect this computer to your network and start Tablée with “make play” or “tablee --lan”.
ui-invite-text = Come and play with me!
ui-link = Link to the table
ui-qr = QR code of the link to this table
ui-copy-link = Copy link
ui-copy-watch = Copy spectator link
ui-copied = Copied.
ui-copy-failed = This browser doesn’t allow copying here. Select the link and copy it yourself.
ui-share = Share

## How others get to a server on one's own computer
ui-letting-in = Letting others in
ui-letting-in-lead = Tablée runs on your computer. Here is how your friends reach it.
ui-letting-in-near = On the same Wi-Fi
ui-letting-in-near-how = Start Tablée with “make play” or “tablee --lan”. It prints an address and a QR code, and the invite links work for everyone on your network.
ui-letting-in-near-wrong = If a phone can’t open the link, let port { $port } through your computer’s firewall. Guest networks often keep devices apart: use another one.
ui-letting-in-far = Somewhere else
ui-letting-in-far-how = A tunnel gives your computer a public address. Open one, for example with Cloudflare’s free program:
ui-letting-in-far-start = Then start Tablée with the address it printed:
ui-letting-in-far-address = https://the-name-it-printed.trycloudflare.com
ui-letting-in-far-open = Invite links now have this address. Anyone who knows it can reach your server for as long as the tunnel is open.

## At the table
ui-no-table = You can’t open this table
ui-thinking = { $names } { $count ->
    [one] is thinking…
   *[other] are thinking…
}
ui-waiting-for = Waiting for { $names }
ui-paused = The game is paused.
ui-paused-more = All clocks are stopped.
ui-board = The board
ui-page-failed = The page didn’t load. Check your connection.
ui-load-again = Reload
ui-board-failed = The board couldn’t be loaded. Reload the page.
ui-skip-motion = Skip
ui-reconnecting = Reconnecting… Your moves are safe.
ui-hints = Hints: what would a bot play?
ui-hints-off = Turn off hints
ui-hints-how = 1 = the bot’s first choice; % = estimated chance to win.
ui-hint-mark = Hint { $rank }
ui-hint-wins = Hint { $rank }: estimated chance to win { $percent }%
ui-menu = More
ui-menu-game = Game
ui-menu-table = Table
ui-menu-view = View
ui-menu-help = Help
ui-help = What is this?
ui-help-how = Tap anything on the board to see what it is.
ui-help-keys = Keyboard: Tab and Enter, Esc to finish.
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
ui-do-take-host = Become host ({ $name } is away)
ui-resign-title = Resign this game?
ui-resign-two = Your opponent wins.
ui-resign-more = A bot takes over, so the others can finish.
ui-keep-playing = Keep playing
ui-request-undo = { $player } would like to take back a move.
ui-request-pause = { $player } would like to pause.
ui-request-abandon = { $player } would like to end the game without a winner.
ui-request-undo-mine = You asked to take back a move.
ui-request-pause-mine = You asked for a pause.
ui-request-abandon-mine = You offered to end the game without a winner.
ui-claim = This is my seat
ui-claim-how = Playing on a new device or in another browser? Choose your seat. The others at the table confirm that it’s you.
ui-claim-alone = There’s nobody else at this table to confirm it. On the device you played on, tap your name and choose “Continue on another device”.
ui-claim-here = here
ui-claim-mine = You asked for { $player }’s seat. The others have to confirm it.
ui-claim-soon = Confirmed. The seat changes hands within a minute, unless the other device objects.
ui-claim-yours = { $name } asks for your seat. Is that you, on another device?
ui-claim-theirs = { $name } says they are { $player }, on another device. Is that right?
ui-claim-yes = Confirm
ui-claim-no = No
ui-claim-yes-me = Yes, that’s me
ui-claim-not-me = No, keep my seat
ui-claim-lost = Your seat is now played from another device.
ui-agree = Agree
ui-disagree = No
ui-withdraw = Cancel request
ui-resume = Resume
ui-left-game = { $player } has left the game for now.
ui-left-hold = Let a bot play
ui-left-wait = Wait
ui-lapsed-undo = { $player }’s request to take back a move has expired: the game went on.
    .you = Your request to take back a move has expired: the game went on.
ui-lapsed-pause = { $player }’s request for a pause has expired.
    .you = Your request for a pause has expired.
ui-lapsed-abandon = { $player }’s offer to end the game without a winner has expired.
    .you = Your offer to end the game without a winner has expired.
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
ui-door-links-more = A new link replaces the old one, which stops working. Anyone without a seat who came through the old link needs the new one.
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
    .you = The host removes you from your seat.
ui-log-kept-out-of-table = The host removes { $player } from the table.
    .you = The host removes you from the table.
ui-log-let-back-in = The host lets { $player } back in.
    .you = The host lets you back in.
ui-log-links-renewed = The host has changed a link to this table.
ui-log-muted = The host mutes { $player }.
    .you = The host mutes you.
ui-log-unmuted = The host unmutes { $player }.
    .you = The host unmutes you.
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
ui-unmute = Unmute
ui-log-cut = Earlier moves aren’t listed here; see the replay.
ui-log-laid = Table created.
ui-log-changed = The host has changed the settings.
ui-the-host = The host
ui-changed-game = { $player } changed the game to { $value }.
    .you = You changed the game to { $value }.
ui-changed-seats = { $player } changed the number of seats to { $count }.
    .you = You changed the number of seats to { $count }.
ui-changed-clock = { $player } changed the clock to “{ $value }”.
    .you = You changed the clock to “{ $value }”.
ui-changed-public = { $player } opened the table to everyone.
    .you = You opened the table to everyone.
ui-changed-private = { $player } made the table private.
    .you = You made the table private.
ui-changed-hints-on = { $player } allowed hints in solo games.
    .you = You allowed hints in solo games.
ui-changed-hints-off = { $player } turned off hints in solo games.
    .you = You turned off hints in solo games.
ui-changed-out-bot = { $player } changed what happens when time runs out: a bot takes over.
    .you = You changed what happens when time runs out: a bot takes over.
ui-changed-out-forfeit = { $player } changed what happens when time runs out: the player loses.
    .you = You changed what happens when time runs out: the player loses.
ui-changed-holder = { $player } changed the level of stand-in bots to { $value }.
    .you = You changed the level of stand-in bots to { $value }.
ui-changed-option = { $player } changed “{ $option }” to { $value }.
    .you = You changed “{ $option }” to { $value }.
ui-changed-option-on = { $player } turned on “{ $option }”.
    .you = You turned on “{ $option }”.
ui-changed-option-off = { $player } turned off “{ $option }”.
    .you = You turned off “{ $option }”.
ui-changed-option-back = { $player } set “{ $option }” back to the default.
    .you = You set “{ $option }” back to the default.
ui-log-joined = { $player } sits down.
    .you = You sit down.
ui-log-left = { $player } leaves their seat.
    .you = You leave your seat.
ui-log-bot-seated = A bot sits down: { $player }.
ui-log-seat-claimed = { $name } says they are { $player }.
    .you = { $name } says they are you.
ui-log-seat-handed-over = { $player } is back, on another device.
    .you = You’re back in your seat.
ui-log-claim-lapsed = The request for { $player }’s seat has expired.
    .you = The request for your seat has expired.
ui-log-claim-withdrawn = The request for { $player }’s seat was withdrawn.
    .you = The request for your seat was withdrawn.
ui-log-name-changed = { $was } is now called { $player }.
    .you = You are now called { $player }.
ui-log-bot-changed = { $player } now plays at level { $level }.
ui-log-host-passed = There is a new host.
ui-log-started = The game begins.
ui-log-undo-asked = { $player } would like to take back a move.
    .you = You would like to take back a move.
ui-log-pause-asked = { $player } would like to pause.
    .you = You would like to pause.
ui-log-undo-accepted = { $player } agrees to have the move taken back.
    .you = You agree to have the move taken back.
ui-log-undo-refused = { $player } declines the request to take back a move.
    .you = You decline the request to take back a move.
ui-log-undo-withdrawn = { $player } no longer asks to take back a move.
    .you = You no longer ask to take back a move.
ui-log-pause-accepted = { $player } agrees to pause.
    .you = You agree to pause.
ui-log-pause-refused = { $player } declines the request for a pause.
    .you = You decline the request for a pause.
ui-log-pause-withdrawn = { $player } no longer asks for a pause.
    .you = You no longer ask for a pause.
ui-log-abandon-accepted = { $player } agrees to end the game without a winner.
    .you = You agree to end the game without a winner.
ui-log-abandon-refused = { $player } declines to end the game without a winner.
    .you = You decline to end the game without a winner.
ui-log-abandon-withdrawn = { $player } no longer asks to end the game without a winner.
    .you = You no longer ask to end the game without a winner.
ui-log-claim-accepted = { $player } confirms the request for a seat.
    .you = You confirm the request for a seat.
ui-log-claim-refused = { $player } declines the request for a seat.
    .you = You decline the request for a seat.
ui-log-undone = { $player } takes back a move.
    .you = You take back a move.
ui-log-paused = The game is paused.
ui-log-resumed = The game resumes.
ui-log-resigned = { $player } resigns.
    .you = You resign.
ui-log-time-ran-out = { $player } is out of time.
    .you = You are out of time.
ui-log-answer-timed-out = { $player } didn’t answer in time; the default was played.
    .you = You didn’t answer in time; the default was played.
ui-log-server-away = The server was down for a moment; every running clock got { $time } back.
ui-log-seat-held = A bot plays for { $player }.
    .you = A bot plays for you.
ui-log-seat-taken-back = { $player } is back.
    .you = You are back.
ui-log-hand-shown = { $player } shows their hand to spectators.
    .you = You show your hand to spectators.
ui-log-hand-hidden = { $player } no longer shows their hand.
    .you = You no longer show your hand.
ui-log-abandoned = The game was ended without a winner.
ui-log-abandon-asked = { $player } would like to end the game without a winner.
    .you = You would like to end the game without a winner.
ui-log-rematch-asked = { $player } would like to play again.
    .you = You would like to play again.
ui-log-rematched-stay = A new game.
ui-log-rematched = A new game: everyone moves up one seat.

## The end
ui-ending = The game is ending…
ui-end-won = You win!
ui-end-shared = You share the win!
ui-end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-your-result-won = You win { $how }.
ui-your-result-shared = You share the win: { $how }.
ui-end-draw = Draw: nobody wins
ui-end-abandoned = No winner
ui-how-resigned = The other side resigned.
ui-how-out-of-time = Time ran out.
ui-how-abandoned = The game wasn’t finished.
ui-after-game = After the game
ui-result = Result
ui-show-board = Show board
ui-seat-won = winner
ui-picture = Picture
ui-picture-more = Share or save a picture of the final board
ui-picture-failed = The picture couldn’t be made in this browser.
ui-download = Download
ui-wins = { $count ->
    [one] 1 game played
   *[other] { $count } games played
  } · wins:
ui-wins-draws = { $count ->
    [one] 1 draw
   *[other] { $count } draws
  }
ui-rematch = Play again
ui-rematch-asked = Waiting…
ui-replay = Replay
ui-record = Download game record

## Settings
ui-settings = Settings
ui-sound = Sound
ui-sound-hint = A chime when it’s your turn, and sounds from the board.
ui-notices = Notifications
ui-notices-hint = Your browser tells you when it’s your turn, even when Tablée is closed.
ui-notices-refused = Your browser doesn’t allow notifications from this site. You can change that in its settings.
ui-counter = Card counter
ui-counter-hint = Show what you haven’t seen yet.
ui-confirm = Confirm moves
ui-confirm-touch = On touch screens
ui-confirm-always = Always
ui-confirm-never = Never
ui-confirm-again = { $by ->
    [touch] Tap again to { $move }
    [mouse] Click again to { $move }
   *[keys] Press again to { $move }
}
ui-motion = Motion
ui-motion-system = Same as device
ui-motion-full = Full
ui-motion-none = None
ui-animation-speed = Animation speed
ui-animation-speed-half = ½×
ui-animation-speed-1 = 1×
ui-animation-speed-2 = 2×
ui-bot-pace = Bots’ pace
ui-bot-pace-relaxed = Relaxed
ui-bot-pace-normal = Normal
ui-bot-pace-quick = Quick
ui-settings-look = Appearance
ui-settings-play = Playing
ui-settings-sound = Sounds
ui-settings-more = Notifications and keyboard
ui-settings-where = Settings are saved on this device.
ui-theme = Theme
ui-theme-dark = Dark
ui-theme-light = Light
ui-theme-system = Same as device
ui-text-size = Text size
ui-contrast = High contrast
ui-contrast-hint = Stronger colours and outlines.
ui-language = Language
ui-volume = Volume
ui-percent = { $count }%
ui-sound-card = Cards and pieces
ui-sound-dice = Dice
ui-sound-gear = Gears
ui-sound-sand = Sand timer
ui-sound-chime = Chimes
ui-offer = Get a notification when it’s your turn, even when Tablée is closed?
ui-offer-yes = Notify me
ui-offer-no = No thanks
ui-offer-on = You’ll get a notification when it’s your turn.

## Keyboard shortcuts
ui-shortcuts = Keyboard shortcuts
ui-shortcuts-hint = Single keys, such as T for “Take”.
ui-shortcuts-show = Show all shortcuts
ui-shortcuts-off = Single-key shortcuts are off. You can turn them on in the settings.
ui-shortcuts-everywhere = Everywhere
ui-shortcuts-table = At the table
ui-shortcuts-board = On this board
ui-shortcuts-replay = Replay
ui-shortcut-list = This list
ui-shortcut-menu = Open the menu
ui-shortcut-hints = Hints on or off
ui-shortcut-chat = Write in the chat
ui-key-enter = Enter
ui-key-escape = Esc
ui-key-home = Home
ui-key-end = End
ui-key-shift = Shift
ui-key-arrowleft = Left arrow
ui-key-arrowright = Right arrow
ui-key-arrowup = Up arrow
ui-key-arrowdown = Down arrow

## Chance
ui-chance = Fair deal
ui-chance-how = Before anyone sat down, the server chose a secret and showed its fingerprint. Then every player’s browser added its own random number. Every deal and every roll comes from all of these, so neither the server nor a player can choose them alone.
ui-chance-old = Before the cards were dealt, the server chose a secret and showed its fingerprint. Every deal and every roll comes from that secret, which is shown when the game is over.
ui-chance-fingerprint = Fingerprint of the secret
ui-chance-number = Your random number
ui-chance-none = This browser added no number to this game.
ui-chance-secret = Secret
ui-chance-shown-right = The fingerprint is the first one this browser was shown.
ui-chance-shown-wrong = This browser was first shown a different fingerprint: the secret has been swapped.
ui-chance-secret-right = The secret matches this fingerprint.
ui-chance-secret-wrong = The secret doesn’t match the fingerprint that was shown.
ui-chance-mine-right = Your number was used in this game.
ui-chance-mine-wrong = Your number was not used in this game.
ui-chance-no-crypto = Browsers can check fingerprints only on https pages.
ui-chance-more = To check the whole game, card by card, run “tablee verify” on the game record, which you can download when the game is over.
ui-chance-checked = Checked on this page: the deal was as promised, with your random number in it.
ui-chance-wrong = This game was not dealt as promised. See “Fair deal” in the menu.

## Replay
ui-records = Game records
ui-records-more = Replay any game: drop its record here, paste it, or open the file you downloaded after the game.
ui-records-open = Open a file
ui-records-paste = Paste text
ui-records-text = Text of the game record
ui-records-drop = Drop to replay
ui-records-when = imported { $when }
ui-records-broken = This isn’t a game record, or it’s damaged (line { $line }).
ui-records-move = This game record can’t be replayed: move { $number } isn’t legal.
ui-records-result = This game record can’t be right: its moves lead to a different result.
ui-record-player = Player { $number }
ui-record-imported = Imported game record
ui-record-checked = The deal and the moves have been checked; the names have not.
ui-record-delete = Delete
ui-record-delete-title = Delete this game record?
ui-record-delete-more = Links to it will stop working. This can’t be undone.
ui-record-deleted = Game record deleted.
ui-no-replay = There is nothing to replay here
ui-replay-title = Replay: { $title }
ui-replay-game = Game
ui-eyes = View as
ui-eyes-own = me
ui-eyes-all = everyone (open hands)
ui-eyes-watch = a spectator
ui-play-from = Play from here
ui-play-from-more = A new table against bots, from this position. Anything your seat couldn’t know is drawn again.
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

## The review of a finished game
ui-review = Review
ui-review-this = Review this game
ui-review-more = Where the game turned, what was luck, and what you could have known.
ui-review-hide = Close the review
ui-review-progress = Reviewing the game
ui-review-waiting = The review is in the queue…
ui-review-running = Analysing: { $percent }% done. The first figures are rough and get more precise.
ui-review-done = The review is ready.
ui-review-failed = The review couldn’t be completed.
ui-review-retry = Try again
ui-review-percent = { $percent }%
ui-review-gain = +{ $points }
ui-review-loss = −{ $points }
ui-review-even = ±0
ui-review-lines = Chances to win
ui-review-lines-how = Each line is one player’s chance, judged by what that player could know. The dotted line is { $player }’s true chance, with all hands open.
ui-review-lines-at = Move { $at } of { $of }. { $chances }
ui-review-lines-chance = { $player }: { $percent }%
ui-review-truth = truth
ui-review-table = Chances, move by move
ui-review-table-truth = { $player } (truth)
ui-review-marked-back = Previous marked move
ui-review-marked-next = Next marked move
ui-review-here = This move
ui-review-nothing = Nobody has made a decision yet.
ui-review-no-decision = Nobody had a choice here.
ui-review-coming = This move is still being analysed.
ui-review-forced = There was no other move, so there is nothing to judge.
ui-review-decides = { $player }: { $move }
ui-review-weighed = With the best move, { $player } wins { $best }% of games like this; with this one, { $played }%.
ui-review-nothing-lost = { $player } wins { $best }% of games like this. No other move is clearly better.
ui-review-best = The best moves, judged by what { $player } could know
ui-review-was-played = played
ui-review-reply = Expected next from { $player }: { $move }
ui-review-took = Time taken: { $seconds } s
ui-review-kind-inaccuracy = Inaccuracy
ui-review-kind-mistake = Mistake
ui-review-kind-blunder = Blunder
ui-review-kind-only-move = Only move
ui-review-kind-great-move = Great move
ui-review-mark = { $kind } ({ $player })
ui-review-mark-lost = { $kind } ({ $player }): { $points ->
    [one] { $points } point
   *[other] { $points } points
  } lost
ui-review-turns = Turning points
ui-review-turns-none = No single move decided this game.
ui-review-turns-later = These come last, once every move has been analysed.
ui-review-show = Show move { $number }
ui-review-play-on = Play from here
ui-review-try = Find a better move
ui-review-sums = How the result came about
ui-review-sum = { $player }: from { $start }% before the deal to { $result }%. Skill { $skill }, luck { $luck }, hidden information { $fog }.
ui-review-part-skill = Skill
ui-review-part-luck = Luck
ui-review-part-fog = Hidden information
ui-review-sums-how = One point is one win in a hundred games. Skill: what everyone’s decisions gained or lost. Luck: the deal, draws and rolls, compared with what was to be expected. Hidden information: how far the truth was from what could be known; nobody is to blame for that. The three add up exactly.
ui-review-precision = How precisely everyone played
ui-review-error-rate = Points lost per decision
ui-review-accuracy = Accuracy
ui-review-lapses = Inaccuracies, mistakes, blunders
ui-review-level = Comparable bot level
ui-review-level-none = –
ui-review-precision-how = Only decisions with a choice count, judged by what the player could know at the time. A long game with easy choices gives better figures than a hard one, so compare games with care: these figures say how close the moves were to the best the review found, not how good a player is.
ui-review-known = What you could have known
ui-review-known-eyes = As seen by
ui-review-known-how = What could have been hidden, given everything seen so far, and what it really was.
ui-review-known-nothing = Nothing is hidden from { $player } here.
ui-review-known-thing = { $field } of { $player } ({ $size })
ui-review-known-table = { $field } ({ $size })
ui-review-known-value = Possibility
ui-review-known-chance = Chance
ui-review-known-before = Since the last move
ui-review-known-truth = Truth
ui-review-known-there = yes
ui-review-known-times = { $count } ×
ui-review-known-rest = and { $count } more
ui-review-known-failed = This couldn’t be worked out.
ui-review-keep = Save and share
ui-review-picture = Save as a picture
ui-review-text = Copy as text
ui-review-text-player = { $player }: { $result }; accuracy { $accuracy }%, { $rate } { $count ->
    [one] point
   *[other] points
} lost per decision
ui-review-text-result = { $percent }% of the win
ui-review-try-title = { $player }: find a better move
ui-review-try-how = This is the position before the move. Play on the board, or choose from the list. { $player } knew no more than you see here.
ui-review-try-moves = Moves
ui-review-try-choose = Choose a move…
ui-review-try-play = Try this move
ui-review-try-judging = Checking that move…
ui-review-try-same = That’s the move from the game. There is a better one.
ui-review-try-wrong = Not quite: “{ $move }” loses too much. Try another one.
ui-review-try-good = Good! “{ $move }” is one of the best. The best move wins { $percent }% of games like this.
ui-review-try-answer = Show a good move
ui-review-try-shown = A good move: { $move }. It wins up to { $percent }% of games like this.
ui-review-try-hidden = The review is hidden while you look for a move.
ui-review-try-back = Back to the review

## Rules, about, nowhere
ui-rules-title = Rules of { $title }
ui-rules-chapters = Chapters
ui-about-title = What is Tablée?
ui-about-lead = Tablée is French for the people around a table. Here, it’s a place to play modern board games: with friends through a link, or against bots, no account needed.
ui-about-fair = Every deal and every roll can be checked: a fingerprint of the game’s secret is shown before anyone sits down, your browser adds its own random number, and the secret is shown at the end. Bots see only what a player in their seat would see.
ui-about-games = The games and who made them
ui-about-fan = This is an unofficial fan project. The games’ names and rules belong to their authors and publishers; all pictures and texts here are our own.
ui-about-designers = A game by { $names }
ui-about-publisher = Published by { $name }
ui-about-buy = If you like a game, buy the box. Nothing on a screen replaces cards in your hands and faces around the table.
ui-about-privacy = What we know about you
ui-about-privacy-text = The name you choose and the games you play. One cookie keeps your seat; nothing is loaded from anywhere else, and there is no tracking.
ui-nowhere = Page not found
ui-nowhere-more = This page doesn’t exist, or no longer does.

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
ui-learn-back = Previous step
ui-learn-skip = Skip this step
ui-learn-next = Next
ui-learn-finish = Finish
ui-learn-press-next = Press “Next” to continue.
ui-learn-finished = You can play { $title }!
ui-learn-finished-more = You did all of this yourself. You’ll pick up the rest at the table.
ui-learn-play = Play now against easy bots
ui-learn-play-level = Play at the “{ $level }” level
ui-learn-again = Start over
ui-learn-others = Learn another game
ui-welcome-title = First time here?
ui-welcome = Learn a game in four minutes, by playing it.
ui-welcome-close = No thanks
ui-continue = Your { $title } game
ui-continue-go = Resume

## What is kept
ui-privacy = Privacy
ui-privacy-title = What this server knows about you
ui-privacy-lead = As little as possible. No account, no email address unless you ask for emails, no tracking, nothing from other sites. One cookie keeps your seat.
ui-privacy-kept = What is kept, and for how long
ui-privacy-name = Your name, your login if you have one, and the browsers you are signed in with. Your password is stored only as a fingerprint.
ui-privacy-name-long = Until you delete it. Guests without a game: { $time } after their last visit.
ui-privacy-name-ever = Until you delete it.
ui-privacy-open = Tables where nothing was played
ui-privacy-games = Games: who sat where, every move and when it was made, the result
ui-privacy-games-long = { $time }, so you can find them again and anyone can check them.
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
ui-generic-key-choice = Choose an action
ui-generic-key-walk = Next or previous action
ui-generic-key-ends = First or last action
ui-generic-key-play = Do it

## Editions of one's own
ui-lay-edition = Edition
ui-edition-own = Standard values
ui-edition-edit = Edit values
ui-edition-of-table = Edition “{ $name }”
ui-edition-played = Edition: { $name }
ui-edition-title = { $title }: your edition
ui-edition-lead = Enter the values from your own box, or try a variant. Your editions stay private until you create a table with one; then everyone at that table can see it.
ui-edition-mine = Your editions
ui-edition-new = New edition
ui-edition-first-name = My edition
ui-edition-name = Name
ui-edition-row = Row
ui-edition-row-add = Add a row
ui-edition-row-remove = Remove { $name }
ui-edition-save = Save
ui-edition-save-new = Save as new
ui-edition-undo = Undo changes
ui-edition-play = Create table
ui-edition-file = Download file
ui-edition-open = Open an edition file
ui-edition-open-text = Use these values
ui-edition-text = Text of the edition file
ui-edition-not-opened = This file can’t be used:
ui-edition-remark = { $key }: { $problem }
ui-edition-leave = You have unsaved changes. Leave without saving?
ui-edition-delete = Delete
ui-edition-delete-sure = Delete for good?
ui-edition-whole = This edition { $problem }.
ui-edition-wrong = { $count ->
    [one] 1 value needs attention.
   *[other] { $count } values need attention.
  }
ui-edition-fits = Ready to play. { $count ->
    [0] The same as the standard values.
    [one] 1 value differs from the standard ones.
   *[other] { $count } values differ from the standard ones.
  }
ui-changed-edition = { $player } changed the edition to “{ $value }”.
    .you = You changed the edition to “{ $value }”.
ui-changed-edition-own = { $player } went back to the standard values.
    .you = You went back to the standard values.
ui-study-title = Quick study
ui-study-lead = Plays games between bots that move at random, and between greedy bots that take the best they can see, with your values and with the standard ones. Takes a few seconds.
ui-study-run = Run the study
ui-study-running = Playing…
ui-study-old = These figures are from before your last change.
ui-study-players = Players
ui-study-random = Random
ui-study-greedy = Greedy
ui-study-typed = Your values
ui-study-printed = Standard
ui-study-interval = { $mean } ({ $least }–{ $most })
ui-study-beginner = First player wins
ui-study-seat = Seat { $number } wins
ui-study-length = Moves per game
ui-study-score = Winning score
ui-study-margin = Lead over second place
ui-study-ending = Ends { $ending }
ui-study-games = Games played: { $typed } with your values, { $printed } with the standard ones. In brackets: 95% confidence intervals.

## Being called back, and the app without a server
ui-notifications-more = All notification settings
ui-offline = You’re offline. This is what’s saved on this device; Tablée reconnects by itself.
ui-notify-lead = Tablée can call you when it’s your turn and you’re away. You get one message per turn, and it never shows anything hidden.
ui-notify-ways = How to reach you
ui-notify-device = On this device
ui-notify-device-hint = Also when Tablée is closed.
ui-notify-no-push = This browser can’t receive notifications from this server. It needs an https address and, on an iPhone or iPad, Tablée on the home screen.
ui-notify-mail = By email
ui-notify-mail-add = Send me a code
ui-notify-mail-sent = We sent a code to { $mail }.
ui-notify-mail-code = Code
ui-notify-mail-confirm = Confirm
ui-notify-mail-on = Emails go to { $mail }.
ui-notify-mail-off = Stop emails
ui-notify-service = By another service
ui-notify-service-hint = An address such as ntfys://ntfy.sh/my-topic, discord://…, tgram://… or jsons://… for a webhook. It won’t be shown again.
ui-notify-service-add = Save address
ui-notify-service-on = Messages go out through { $service }.
ui-notify-service-off = Remove address
ui-notify-feed = A calendar and a feed at private addresses.
ui-notify-feed-on = Your calendar and your feed are on. Anyone who has their addresses can read them.
ui-notify-feed-make = Create addresses
ui-notify-feed-new = Create new addresses
ui-notify-feed-off = Turn off
ui-notify-feed-calendar = Calendar (iCal)
ui-notify-feed-atom = Feed (Atom)
ui-notify-try = Send a test
ui-notify-try-none = There’s no way to reach you yet.
ui-notify-tried = Sent: { $sent } of { $ways }
ui-notify-kinds = Notify me about
ui-notify-kind-turn = My turn, in games with days per move
ui-notify-kind-invitation = Invitations
ui-notify-kind-rematch = Rematches
ui-notify-kind-friend = Public tables of people I follow
ui-notify-kind-found = A game found for me, if I’m not there
ui-notify-quiet = Quiet hours
ui-notify-quiet-hint = Messages are held back until they end.
ui-notify-quiet-from = From
ui-notify-quiet-to = To
ui-notify-tables = Per table
ui-install = Tablée as an app
ui-install-text = On your home screen, in its own window, with the number of waiting tables on its icon.
ui-install-do = Install
ui-install-how = To install Tablée as an app, use “Add to home screen” or “Install” in your browser’s menu.
ui-privacy-notify = How to reach you, if you asked for notifications
ui-privacy-notify-long = Until you remove it, or your data is erased. Sent messages: 60 days.

## A person's page, ratings, ladders.
ui-you = You
ui-you-name = Name and account
ui-you-as-others = View as others
ui-you-open = Your page: ratings, history and privacy
ui-ratings = Ratings
ui-ratings-none = You get a rating with your first rated game. Create a table and turn on “Rated”; games against bots count too.
ui-rating-provisional = provisional
ui-rated = Rated
ui-rated-games = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
ui-rating-curve = { $count ->
    [one] Rating after 1 game, between { $low } and { $high }
   *[other] Rating over { $count } games, between { $low } and { $high }
}
ui-results = Results
ui-games-played = { $count ->
    [one] 1 game
   *[other] { $count } games
}
ui-count-won = { $count } won
ui-count-lost = { $count } lost
ui-count-drawn = { $count } drawn
ui-won-of = { $won } of { $games } won
ui-played-with = People you’ve played with
ui-profile-played-with = Played with
ui-precision = Precision
ui-precision-none = Nothing reviewed yet. Choose “Review” beside a game in your history: how many points your decisions lost appears here, game by game.
ui-precision-lost = { $count ->
    [one] point lost per decision
   *[other] points lost per decision
}
ui-precision-accuracy = accuracy { $percent }%
ui-precision-level = comparable bots: { $level }
ui-precision-games = { $count ->
    [one] { $count } game reviewed
   *[other] { $count } games reviewed
}
ui-precision-latest = { $told }; average of the last { $latest }
ui-precision-curve = { $count ->
    [one] Points lost per decision in { $count } game: { $high }
   *[other] Points lost per decision in { $count } games, between { $low } and { $high }
}
ui-precision-how = Lower is better; one point is one win in a hundred games. Only reviewed games count, and of those only decisions with a choice, judged by what you could know. Hard games cost everyone more, so a few games say little; and a precise player can still lose.
ui-history-review = Review
ui-history-points = points per decision
ui-history-reviewed = Review: { $title }, { $when }; { $points } points per decision lost
ui-history-review-of = Review: { $title }, { $when }
ui-history = History
ui-history-more = Show more
ui-history-none = No games yet. Finished games appear here, with their replays.
ui-history-none-such = No games match these filters.
ui-history-won = Won
ui-history-shared = Shared win
ui-history-lost = Lost
ui-filter-all = All
ui-filter-game = Game
ui-filter-result = Result
ui-filter-rated = Type
ui-filter-who = With
ui-sign = Your symbol
ui-sign-hint = Shown next to your name on ladders and profiles.
ui-sign-shape = Shape
ui-sign-shape-0 = Circle
ui-sign-shape-1 = Square
ui-sign-shape-2 = Triangle
ui-sign-shape-3 = Diamond
ui-sign-shape-4 = Hexagon
ui-sign-shape-5 = Star
ui-sign-shape-6 = Cross
ui-sign-colour = Colour
ui-sign-colour-0 = Orange
ui-sign-colour-1 = Blue
ui-sign-colour-2 = Green
ui-sign-colour-3 = Pink
ui-sign-colour-4 = Purple
ui-sign-colour-5 = Yellow
ui-sign-colour-6 = Teal
ui-shows = What others can see
ui-shows-hint = Your name is always visible where you play. The rest is up to you.
ui-shows-ratings = Ratings
ui-shows-ratings-hint = On your profile and on the ladders.
ui-shows-results = Results and history
ui-shows-results-none = Nothing
ui-shows-results-public = Public games
ui-shows-results-all = All games
ui-shows-tables = Current tables
ui-shows-tables-hint = Only tables that are open to everyone.
ui-shows-people = People you’ve played with
ui-shows-people-hint = Only from the games shown above.
ui-profile = Profile
ui-profile-empty = Nothing to see here yet.
ui-profile-tables = Playing now
ui-profile-unknown = Player not found
ui-profile-unknown-text = This profile doesn’t exist, or its owner has deleted it.
ui-ladders = Ladders
ui-ladder-of = Ladder: { $title }
ui-ladder-lead = Everyone on this server who plays rated games and shows their rating.
ui-ladder-nobody = Nobody has a rating here yet. The first rated game starts the ladder.
ui-ladder-place = Place
ui-ladder-player = Player
ui-ladder-rating = Rating
ui-ladder-games = Rated games
ui-ladder-bot = Bot: { $level }
ui-ladder-you = you
ui-ladder-note = ± gives the range that holds the true strength 19 times out of 20. A rating stays provisional until it is certain enough for a place. Bot ratings come from measured matches and don’t change.
ui-lay-rated = Rated
ui-lay-rated-hint = The result changes your rating. Played with a clock, without take-backs or hints; whoever leaves loses.
ui-changed-rated = { $player } made the table rated.
    .you = You made the table rated.
ui-changed-unrated = { $player } made the table unrated.
    .you = You made the table unrated.

## The daily deal.

ui-daily = Daily deal
ui-daily-today = Today’s deal
ui-daily-lead = One deal a day in each game, the same for everyone on this server, against the same bots (level: { $level }). You play it once, without take-backs or hints. Then you see how everyone did.
ui-daily-left =
    { $hours ->
        [0] { $minutes } min left.
       *[other] { $hours } h { $minutes } min left.
    } The day ends at midnight UTC, { $time } your time.
ui-daily-past = This day is over. You can look at the results and play its deals again for practice.
ui-daily-closing = This day is over. Games already started can be finished until { $time }; after that, the results are shown.
ui-daily-days = Days
ui-daily-day-before = Previous day
ui-daily-to-today = Today
ui-daily-no-day = No daily deal
ui-daily-no-day-text = There is no daily deal for this day.
ui-daily-new = Not played yet
ui-daily-playing = In progress
ui-daily-late = Finished too late to count
ui-daily-late-note = You finished this deal after the day had closed, so it doesn’t count.
ui-daily-missed = Not played
ui-daily-done = played
ui-daily-play = Play
ui-daily-go-on = Resume
ui-daily-practise = Practise
ui-daily-results = Results
ui-daily-result = My result
ui-daily-results-of = Results: { $title }
ui-daily-won = Won
ui-daily-won-by =
    { $points ->
        [one] Won by { $points } point
       *[other] Won by { $points } points
    }
ui-daily-lost = Lost
ui-daily-lost-by =
    { $points ->
        [one] Lost by { $points } point
       *[other] Lost by { $points } points
    }
ui-daily-shared = Shared win
ui-daily-drawn = Draw
ui-daily-none = No result
ui-daily-better =
    { $percent ->
        [0] No bot did worse
       *[other] Better than { $percent }% of bots
    }
ui-daily-percent = { $percent }%
ui-daily-field-growing = Bots are still playing this deal: { $done } of { $of }
ui-daily-field-progress = { $title }: bot games
ui-daily-field-picture = Results of { $bots } bots on your seat, from the worst to the best; { $won } of them won
ui-daily-field-caption = { $bots } bots from Beginner to Expert played your seat; { $won } of them won.
ui-daily-axis = points behind or ahead
ui-daily-you = you
ui-daily-everybody = Everyone
ui-daily-somebody = Somebody
ui-daily-only-you = You’re the first to finish today.
ui-daily-nobody = Nobody finished this deal.
ui-daily-review = Review my game
ui-daily-whole-review = Full review
ui-daily-share = Share result
ui-daily-share-head = Tablée · Daily deal · { $date }
ui-daily-month-before = Previous month
ui-daily-month-after = Next month
ui-daily-calendar-day = { $date }: { $done } of { $of } finished
ui-daily-streak = { $days } days in a row
ui-daily-fair = Check the deals yourself
ui-daily-fair-how = Each day’s deals are drawn from a secret. Its SHA-256 hash is shown the day before; the secret itself is shown two hours after the day has ended. Tablée’s documentation has a few lines of Python that check a deal.
ui-daily-fair-promise = Hash for { $date }
ui-daily-fair-secret = Secret for { $date }
ui-shows-daily = My name in the daily deal
ui-shows-daily-hint = Otherwise you’re listed there without a name.
ui-privacy-daily = Your results of daily deals
ui-privacy-daily-long = Until your data is erased; after that they stay without your name.

## Finding company.

ui-find = Find a game
ui-find-lead = Choose what you’d like to play. We look for people of about your strength, and more widely the longer it takes.
ui-find-others = { $count ->
    [0] Nobody else is looking right now.
    [one] 1 other person is looking right now.
   *[other] { $count } other people are looking right now.
}
ui-find-speed = Clock
ui-find-seats = Players
ui-find-any = Any
ui-find-rated-either = Either
ui-find-rated-yes = Rated
ui-find-rated-no = Unrated
ui-find-note = Anyone can watch a game found here. The search ends when you close this page.
ui-find-no-game = Choose at least one game.
ui-find-no-speed = Choose at least one clock.
ui-find-race-only = This game is a race against the clock; it can’t be played one day per move.
ui-find-looking = Looking for players…
ui-find-stays = You can browse Tablée meanwhile.
ui-find-cancel = Cancel
ui-find-found = We’ve found a game!
ui-find-found-more = Your table is ready.
ui-find-bot = { $count ->
    [one] Nobody yet. Play a bot meanwhile?
   *[other] Nobody yet. Play against bots meanwhile?
}
ui-find-bot-more = { $title }, level “{ $level }”, unrated and without a clock. The search goes on, and you can leave at any time.
ui-find-bot-go = Play now
ui-follow = Follow
ui-follow-name = Follow { $name }
ui-followed-done = You follow { $name }.
ui-unfollow = Unfollow
ui-unfollow-name = Unfollow { $name }
ui-unfollowed-done = You no longer follow { $name }.
ui-following = People you follow
ui-following-hint = Their public tables come first on your home page. They aren’t told that you follow them.
ui-block = Block
ui-block-name = Block { $name }
ui-block-more = Neither of you will be able to sit down with the other, see their chat, invite them or be matched with them. They will see only your name. They aren’t told, and you can undo it on your page.
ui-blocked-done = { $name } is blocked.
ui-unblock = Unblock
ui-unblock-name = Unblock { $name }
ui-unblocked-done = { $name } is no longer blocked.
ui-blocked = Blocked people
ui-blocked-hint = They can’t sit down with you, write to you, invite you or find you. They aren’t told.
ui-invite-person = Invite
ui-invite-person-name = Invite { $name }
ui-invite-to-mine = To one of your tables
ui-invite-to-new = To a new table
ui-invite-known = People you know
ui-played-with-none = Nobody yet. People you finish a game with will appear here.
ui-invited-done = { $name } is invited.
ui-invitations = Invitations
ui-invitations-count = { $count ->
    [one] 1 invitation
   *[other] { $count } invitations
}
ui-invited-by = { $name } invites you
ui-invited-decline = Decline the invitation from { $name }
ui-friends = Tables of people you follow
ui-friends-count = { $count ->
    [one] 1 table of people you follow
   *[other] { $count } tables of people you follow
}
ui-privacy-company = Whom you follow, block or invite, and searches for a game
ui-privacy-company-long = Until you undo it, or your data is erased. Nobody else sees whom you follow or block. A search: until it ends.
