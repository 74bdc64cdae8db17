# The review of a finished game.

## Turning points. A move is told as in the list of moves: “play 8”.
review-turn-loss = { $player }: “{ $move }” left winning chances of { $after }; “{ $best }” would have given { $before }.
review-turn-reply = The strongest reply was then { $player }’s “{ $move }”.
review-turn-great = { $player }: “{ $move }” was the move to find, with winning chances of { $after }; the next best, “{ $best }”, gives { $before }.
review-turn-cost = { $player }: { $by }’s “{ $move }” left winning chances of { $after }; “{ $best }”, at least as good for { $by }, would have left { $before }, as far as { $by } could know.
review-turn-luck = { $player }: the draw or roll after “{ $move }” brought { $way ->
    [better] { $points } points more
   *[worse] { $points } points less
} than could be expected ({ $before } → { $after }).
review-turn-luck-of-time = { $player }: what was drawn or rolled as the clock ran brought { $way ->
    [better] { $points } points more
   *[worse] { $points } points less
} than could be expected ({ $before } → { $after }).
review-turn-dealt = { $player }: the deal was worth { $way ->
    [better] { $points } points more
   *[worse] { $points } points less
} than an average one ({ $before } → { $after }).
review-turn-gave-up = { $player } resigned with winning chances of { $before }.
review-turn-out-of-time = { $player } ran out of time with winning chances of { $before }.
review-sum = { $player }: from { $start } to { $result } = skill { $skill }, luck { $luck }, hidden information { $fog }.
review-precision = { $player }: { $rate } points lost per decision, accuracy { $accuracy }.
review-precision-level = { $told } As precise as { $level } bots on average.

## The page
review-title = { $game }: review
review-other-language = En français
review-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
review-depth = { $depth } iterations per decision, seed { $seed }
review-lines = Chances to win
review-lines-note = From 0% at the bottom to 100% at the top. Thick lines: what each player could know. Thin dots: with all hands open. Upright lines: turning points.
review-known-of = { $player }, by what could be known
review-truth-of = { $player }, in truth
review-sums = Skill, luck and hidden information
review-sums-note = Result − start = skill + luck + hidden information. Skill: what decisions gained or lost, one’s own and the others’, judged by what the players knew. Luck: what the deal, draws and rolls brought, compared with what was to be expected. Hidden information: how far the truth was from what could be known; nobody is to blame for that.
review-player = Player
review-start = Start
review-result = Result
review-skill = Skill
review-luck = Luck
review-fog = Hidden information
review-error-rate = Points lost per decision
review-accuracy = Accuracy
review-level = Comparable bot level
review-level-novice = Beginner
review-level-casual = Casual
review-level-club = Good
review-level-expert = Expert
review-level-master = Master
review-labels = Inaccuracies, mistakes, blunders
review-precision-note = A single game says little: a precise game can be lost, and a lucky one won. The search that judges is strong, not perfect.
review-turning = Turning points
review-no-turning = No single move decided this game.
review-decisions = Decisions
review-decisions-note = Judged by what the player knew at that moment, never by what lay hidden.
review-number = No.
review-move = Move
review-chance = Best possible
review-played = Played
review-best = Better
review-label = Verdict
review-took = Time
review-label-inaccuracy = inaccuracy
review-label-mistake = mistake
review-label-blunder = blunder
review-praise-only-move = only move
review-praise-great-move = great move
review-nothing-to-say = Every decision was sound.
review-moment = Move { $number }

## At the terminal
review-making = Reviewing
review-written = Review: { $page }
