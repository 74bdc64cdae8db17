# The report of `tablee study`.

study-title = { $game }: a study
study-subtitle = { $games } games by bots, measured with 95% confidence intervals
study-other-language = En français
study-contents = Contents
study-players-count = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
study-edition = edition “{ $name }”
study-seed = seed { $seed }
study-run = { $games } games of { $player }

## Players
study-player-random = random moves
study-player-greedy = greedy player
study-player-novice = novice level
study-player-casual = casual level
study-player-club = club level
study-player-expert = expert level
study-player-master = master level

## At a glance
study-glance = At a glance
study-glance-note = These figures are for the strongest player of this study: { $player }.
study-glance-note-edition = These figures are for the strongest player of this study, { $player }, with the edition “{ $edition }”.
study-tile-beginner = Going first wins
study-tile-length = Length of a game
study-tile-choices = Choices per move
study-tile-leader = Ahead half-way, then wins
study-tile-changes = Lead changes per game
study-tile-ending = Most games are won
study-moves = { $count } moves
study-moves-range = shortest { $shortest }, longest { $longest }

## One game
study-example = How a game ends
study-example-note = The end of a game between greedy players, with the edition “{ $edition }”, after { $moves } moves. Nothing is hidden.

## Seats
study-seats = Seats and going first
study-seat = Seat { $number }
study-goes-first = Goes first
study-seats-ahead = Going first is an advantage: { $share } of wins, where { $fair } would be fair.
study-seats-behind = Going first is a disadvantage: { $share } of wins, where { $fair } would be fair.
study-seats-even = No advantage of going first was found: { $share } of wins, somewhere between { $low } and { $high }.
study-seats-none = Nobody goes first in this game. Each seat should win { $fair } of games.
study-seats-note = Share of wins; the line is the fair share. Every deal is played once with each player going first.
study-seats-note-dealt = Share of wins; the line is the fair share. Every deal is played as often as there are seats.

## Length
study-length = Length
study-length-text = { $player }: { $moves } moves on average, between { $shortest } and { $longest }.
study-length-note = Share of games by number of moves.

## Choices
study-choices = Choices
study-choices-text = { $player }: { $choices } legal moves on average; { $forced } of moves leave no choice.
study-choices-note = Legal moves on average, from the start of the game to its end.

## Leads
study-leads = When leads become wins
study-leads-text = { $player }: whoever is ahead half-way wins { $share } of games. The lead changes { $changes } times per game.
study-leads-settled = In half of the games, the winner is ahead for good after { $part } of the game.
study-leads-note = How often the player who is ahead at this point of the game wins in the end.
study-leads-sizes = Ahead half-way, and then wins
study-points-one = { $begin } points
study-points-range = { $begin } to { $end } points
study-margin = The winner has { $score } points at the end on average, { $margin } more than the next player.

## Endings
study-endings = How games are won
study-endings-note = Share of games.

## Cards and tiles
study-things = What players hold at the end
study-with-winner = Held by the winner
study-with-winner-note = Of all copies that players hold at the end, the share held by the winner. The line is the fair share.
study-adds = What one more adds
study-adds-note = Change in the chance to win, in percentage points, for a player with one more, everything else being equal: what all players hold, the seat and who went first.
study-adds-most = One more adds most: { $best }. Least: { $worst }.

## Restricted play
study-questions = What if one player …
study-questions-text = One player is restricted, all others are { $player }. What it costs to do without something is what it is worth.
study-questions-note = The restricted player’s share of wins; the line is the fair share. Each deal is played from every seat.
study-question-greedy = only looks one move ahead (greedy)
study-question-asked = never plays “{ $pattern }”
study-restricted = { $question }{ $edition }: there was something to do without in { $restricted } decisions of { $games } games; in { $unavoidable }, there was no other move.
study-warning-never-met = “{ $pattern }”{ $edition } never came up: in { $games } games the restricted player had no such move to choose. This figure says nothing.
study-warning-never-a-choice = “{ $pattern }”{ $edition } left no other move whenever it came up, so nothing was ever restricted in { $games } games. This figure says nothing.
study-warning-beaten = Read with care{ $edition }: a player who { $question } wins { $share } against { $player }, where { $fair } would be fair. So { $player } is too weak a reference here; use a stronger one (--players).

## Two editions
study-editions = The two editions compared
study-editions-text = “{ $second }” minus “{ $first }”, deal by deal from the same seeds.
study-editions-bold = In bold: differences whose 95% interval leaves out 0. The intervals are not corrected for the number of figures, so about one in twenty differences that are pure chance is bold, too.
study-editions-values = Values that differ
study-editions-same = The two editions have the same values.
study-value = Value
study-figure = Figure
study-difference = Difference
study-figure-length = Moves per game
study-figure-choices = Choices per move
study-figure-forced = Moves without a choice
study-figure-lead-half-way = Ahead half-way, then wins
study-figure-lead-changes = Lead changes per game
study-figure-beginner = Wins of whoever goes first
study-figure-score = Winner’s points
study-figure-margin = Winner’s margin in points
study-figure-ending = Result: { $ending }

## How it was measured
study-method = How this was measured
study-method-deals = Each player plays against itself. Every deal is played as often as there are seats, so that no seat is luckier; games of one deal count as one unit.
study-method-intervals = The lines and the figures in brackets are 95% confidence intervals: Wilson’s interval for shares, with the spread between deals. What a card adds is a linear regression within each game, with standard errors clustered by deal; where everyone holds the same number in all, each card is compared with the average one. With { $figures } figures on this page, about one in twenty intervals misses the truth.
study-method-bots = The figures tell how these bots play, not how people do. What random play and a strong player agree on lies in the rules; where they differ, skill matters.
study-method-again = The same command gives the same figures, however many processes or machines play.
study-table = All figures as a table
study-stage = Part of the game
study-share-of-games = Share of games
study-interval = { $low } to { $high }
study-start = start
study-end = end
study-percent-points = { $value } points

## The command
study-playing = Playing
study-written = Report: { $page }. Figures: { $data }.
