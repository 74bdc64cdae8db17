title = Attack of the Jelly Monster
tagline = Everyone at once: roll, place, push each other out, and beat the ten-second timer.

## Districts
district-a = A
district-b = B
district-c = C
district-d = D
district-e = E
district-f = F
district-g = G

## Pods
pod-die = die
pod-1 = 1
pod-2 = 2
pod-3 = 3
pod-4 = 4
pod-5 = 5
pod-6 = 6
pod-7 = 7
pod-8 = 8
pod-unknown = hidden

## Icons of rewards
icon-jelly = jelly
icon-pod = pod
icon-discard = discard
icon-per-pod = jelly per pod
icon-copy-next = copy next
icon-copy-previous = copy previous
icon-copy-either = copy a neighbour
icon-take = take
icon-give = give
icon-by-dice = by dice
icon-podium = podium
icon-podium-rest = podium, then the rest
reward-jelly = { $amount } jelly
reward-pod = pod
reward-discard = discard
reward-per-pod = { $amount } per pod
reward-copy-next = copy next
reward-copy-previous = copy previous
reward-copy-either = copy a neighbour
reward-take = take { $amount }
reward-give = give { $amount }
reward-by-dice = ≤{ $few } dice: { $amount }, more: { $second }
reward-podium = 1st { $amount }, 2nd { $second }
reward-podium-rest = 1st { $amount }, rest { $second }

## Other names
side-clockwise = clockwise
side-counter-clockwise = counter-clockwise
round-ending-all-placed = all dice are placed
round-ending-bell = the bell has rung
round-ending-limit = the time limit is up
phase-ready-check = getting ready
phase-count-down = countdown
phase-round = round in progress
phase-scoring = scoring
phase-over = game over

## What is asked
ask-ready = Are you ready for the round?
ask-place = Place a die from your roll, or roll again.
ask-finish = All your dice are placed: block a district or flip the timer.
ask-block = All your dice are placed: you may block a district.
ask-timer = All your dice are placed: you may flip the timer.
ask-copy = Choose which neighbour to copy.
ask-discard = Choose a pod to discard.
ask-give = You owe more jelly than you have: choose who gets it.

## Moves
move-place = place a { $die } at { $district }
move-place-and-expel = place a { $die } at { $district } and expel { $owner }’s { $hit }
move-place-and-push = place a { $die } at { $district }, target towards the centre
move-place-and-pull = place a { $die } at { $district }, target towards the entrance
move-pass = roll again
move-block = block { $district }
move-turn-timer = flip the timer
move-wait = wait
move-say-ready = ready
move-copy-clockwise = copy the next district, clockwise
move-copy-counter-clockwise = copy the previous district, counter-clockwise
move-discard-pod = discard a pod: { $pod }
move-give-jelly = give to { $receivers }: { $amounts }
move-let-time-pass = { $milliseconds } ms pass

## Events
city-laid = The city: { $tiles }. The drone points at { $drone }.
round-announced = Round { $round_no }: is everyone ready?
player-ready = { $seat } is ready.
    .you = You are ready.
count-down-began = Countdown: { $seconds } seconds.
round-began = Round { $round_no } begins.
dice-rolled = { $seat } rolls { $dice }.
    .you = You roll { $dice }.
action-chosen = { $seat } has chosen.
    .you = You have chosen.
die-placed = { $seat } places a { $die } at { $district }.
    .you = You place a { $die } at { $district }.
die-expelled = { $seat } places a { $die } at { $district } and expels { $owner }’s { $hit }.
    .you = { $seat-you ->
        [yes] You place a { $die } at { $district } and expel
       *[no] { $seat } places a { $die } at { $district } and expels
    } { $owner-you ->
        [yes] your
       *[no] { $owner }’s
    } { $hit }.
target-pushed = { $seat } places a { $die } at { $district }; its target moves towards the centre.
    .you = You place a { $die } at { $district }; its target moves towards the centre.
target-pulled = { $seat } places a { $die } at { $district }; its target moves towards the entrance.
    .you = You place a { $die } at { $district }; its target moves towards the entrance.
effect-lost = { $seat } places a { $die } at { $district }; its effect is lost.
    .you = You place a { $die } at { $district }; its effect is lost.
passed = { $seat } rolls again.
    .you = You roll again.
district-blocked = { $seat } blocks { $district }.
    .you = You block { $district }.
timer-turned = { $seat } flips the timer!
    .you = You flip the timer!
action-refused = { $seat }: “{ $action }” came too late. { $reason }
    .board = { $seat } was too late. { $reason }
    .you = You were too late. { $reason }
round-ended = The round is over: { $ending }.
dice-cancelled = { $district }: { $seat }’s matching dice cancel out ({ $values }).
    .you = { $district }: your matching dice cancel out ({ $values }).
district-ranked = { $district }: { $ranking } ({ $sums }).
nobody-left = { $district }: no dice left, no reward.
reward-reached = { $district }, zone { $zone }: { $icons } for { $controllers }.
reward-copied = { $district } copies { $copied }, zone { $zone }: { $icons }.
copy-void = The copies loop back to { $district } and pay nothing.
side-answered = { $seat } has chosen a side.
    .you = You have chosen a side.
sides-agreed = { $district } copies its { $side } neighbour.
sides-differ = The controllers of { $district } don’t agree: nobody is paid.
no-agreement-paid = The controllers of { $district } don’t agree, so the reward becomes: { $icons }.
split-answered = { $seat } has chosen who gets the jelly.
    .you = You have chosen who gets the jelly.
jelly-taken = { $seat } takes { $amount } jelly.
    .you = You take { $amount } jelly.
jelly-given = { $seat } gives { $amount } jelly to { $receiver }.
    .you = { $seat-you ->
        [yes] You give { $amount } jelly to { $receiver }.
       *[no] { $seat } gives you { $amount } jelly.
    }
pod-drawn = { $seat } draws a pod ({ $pod }).
    .you = You draw a pod ({ $pod }).
too-few-pods = Not enough pods for { $seats }: nobody draws.
pod-discarded = { $seat } discards a pod ({ $pod }).
    .you = You discard a pod ({ $pod }).
centre-counted = Dice in the city centre: { $ranking } ({ $counts }).
pods-opened = { $seat } opens the pods { $pods }: { $worth } jelly{ $rolled ->
    [0] .
   *[other] , { $rolled } of it rolled.
}
    .you = You open the pods { $pods }: { $worth } jelly{ $rolled ->
        [0] .
       *[other] , { $rolled } of it rolled.
    }
game-scored = Final score: { $totals }.

## Refusals
refusal-no-such-move = There is no such move.
refusal-not-started = The round has not started yet.
refusal-already-ready = You have already said you are ready.
refusal-round-over = Too late: the round is over.
refusal-not-settled = Your dice are still rolling.
refusal-already-committed = You have already chosen; wait for the others.
refusal-nothing-in-hand = All your dice are placed.
refusal-not-in-roll = You did not roll that value.
refusal-no-such-district = There is no such district at this table.
refusal-blocked = A barrier blocks this district.
refusal-wrong-effect = That die can’t do this: 1 and 2 expel, 3 and 4 move the target, 5 and 6 do nothing.
refusal-no-such-die = That die is not in this district.
refusal-target-at-end = The target is already at that end of the row.
refusal-dice-left = Place all your dice first.
refusal-barrier-used = Your barrier is already up.
refusal-no-dice-there = You can only block a district that has at least one die.
refusal-timer-runs = The timer is already running.
refusal-pod-not-owned = You don’t have that pod.
refusal-bad-split = Give away everything you have, but no more to anyone than you owe them.
refusal-tick-too-long = Time can’t skip past the next start, bell or limit.
refusal-tick-too-short = At least one millisecond must pass.

## Endings
ending-jelly = with the most jelly
ending-shared = tied on jelly

## Options
option-form = Mode
option-form-help = A race against the timer, or a calm game of secret choices.
option-form-live = Race
option-form-live-help = Everyone rolls and places at once, against the timer. Rounds last about a minute.
option-form-beats = Calm
option-form-beats-help = Everyone chooses in secret, then all choices are revealed together. Take all the time you like.
option-pace = Pace
option-pace-help = How long a roll takes to settle.
option-pace-lively = lively (0.6 s)
option-pace-standard = standard (1.0 s)
option-pace-relaxed = relaxed (1.6 s)
option-beginners = Beginners’ sides
option-beginners-help = Use only the A sides of the district tiles.
option-round_limit = Maximum round length
option-round_limit-help = Seconds after which a round ends no matter what.
option-timer_beats = Turns after the timer
option-timer_beats-help = How many more turns are played once the timer has been flipped.
option-splits = Not enough jelly
option-splits-help = Players who owe more jelly than they have choose who gets it: all in secret, or one after another in the open.
option-splits-secret = in secret
option-splits-open = in the open
option-choice_limit = Time for choices
option-choice_limit-help = Seconds for each choice during scoring; after that, one is made for you.

## The text table
label-round = Round { $round } of 4 · { $phase } · { $pile } pods in the pile · drone at { $drone }
label-beat = Turn { $beat } of at most { $last }
label-time = { $seconds } s · next alarm in { $left } s
label-district = District
label-reward = Zones (▶ target)
label-centre = Centre
label-jelly = Jelly
label-pods = Pods
label-dice = Dice left
label-barrier = Barrier
label-roll = Your roll:
label-your-pods = Your pods:
label-chosen = Chosen:
label-unseen = Pods not seen yet: { $pods }
label-blocked = { $seat }’s barrier
label-scoring = Scored: { $chain } · { $reward } · { $controllers }
label-pod-reward = pod
label-yes = yes
label-no = no

## The board in a browser
board-round = Round { $round } of 4
board-players = Players
board-tray = Your dice and what you can do
board-district = District { $district }, target on zone { $zone }: { $reward }
board-heap = { $seat } { $dice }, total { $sum }
board-no-dice = no dice
board-drone = The drone is here: scored first
board-centre = City centre. { $dice }
board-centre-count = { $seat } { $count }
board-die = Die { $value }
board-die-rolls = A die still rolling
board-rolled = You rolled { $dice }.
board-rolling = Rolling…
board-pick-die = Choose a die, then a district.
board-now-district = Now choose a district.
board-pass = Roll again
board-effect-target = Move target
board-target-push = to the centre
board-target-pull = to the entrance
board-target-none = leave it
board-effect-expel = Expel
board-expel-strongest = the strongest
board-expel-choose = a die I choose
board-expel-none = no die
board-which-die = Which die leaves { $district }?
board-expel-die = Expel { $seat }’s { $hit }
board-expel-own = Expel your own { $hit }
board-yours = yours
board-expel = Place at { $district } and expel { $seat }’s { $hit }
board-push = Place at { $district } and move the target towards the centre
board-pull = Place at { $district } and move the target towards the entrance
board-back = Back
board-all-placed = All your dice are placed.
board-block-hint = Choose a district to block.
board-barrier-up = Your barrier is up.
board-turn-timer = Flip the timer
board-wait = Wait
board-ready = Ready for round { $round }
board-is-ready = ready
board-has-chosen = has chosen
board-wait-ready = Not ready yet: { $names }.
board-starts-anyway = Starting anyway in { $seconds } s.
board-get-set = Get set…
board-sand = Timer
board-sand-runs = s until the bell
board-sand-waits = s max.
board-beat = Turn { $beat }
board-jelly = { $amount } jelly
board-pods = { $count ->
    [one] { $count } pod
   *[other] { $count } pods
}
board-dice-left = { $count ->
    [one] { $count } die to place
   *[other] { $count } dice to place
}
board-watching = Round { $round }: everyone plays at once.
board-chosen = You have chosen: { $move }.
board-waits = Waiting for { $names }.
board-change = Change my choice
board-changing = Your choice so far: { $move }.
board-keep = Keep it
board-chooses = Waiting for { $names } to choose.
board-scored = District { $district }
board-copy = Copy { $district }
board-discard = Discard { $pod }
board-share = { $amount } to { $seat }
board-ranked = District { $district }: { $sums }.
board-centre-counted = Most dice in the city centre: { $counts }.
board-pays = { $district } pays { $seats }: { $reward }.
board-copies = { $district } copies { $copied }: { $reward }.
board-gains = { $seat }: +{ $amount } jelly
board-skip = Skip

## The end screen
score-jelly = Jelly
score-pods = Pods
score-rolled = + { $amount } rolled
score-total = Total
score-none = none
score-rounds = Jelly by round
score-start = Start
score-round = Round { $round }

## What can be asked about
help-pays-jelly = District { $of }: jelly
help-pays-jelly-more = Whoever has the highest total of dice here when the round ends takes the jelly shown in the targeted zone. A player’s matching dice all cancel out. Tied players each get the full reward.
help-pays-pod = District { $of }: a pod
help-pays-pod-more = Whoever controls the district draws a pod that only they can see. A pod is worth 1 to 8 jelly at the end, or whatever its die rolls.
help-pays-discard = District { $of }: discard
help-pays-discard-more = Whoever controls the district must discard one of their pods. With no pod, nothing happens.
help-pays-per-pod = District { $of }: jelly per pod
help-pays-per-pod-more = Whoever controls the district takes this much jelly for each pod they own.
help-pays-copy-next = District { $of }: copy the next
help-pays-copy-next-more = Pays whatever is targeted in the next district, clockwise, using the dice placed here.
help-pays-copy-previous = District { $of }: copy the previous
help-pays-copy-previous-more = Pays whatever is targeted in the previous district, counter-clockwise, using the dice placed here.
help-pays-copy-either = District { $of }: copy a neighbour
help-pays-copy-either-more = Whoever controls the district chooses which neighbour to copy. Tied players must choose the same side, or nothing is copied.
help-pays-take = District { $of }: take
help-pays-take-more = Everyone else gives this much jelly to whoever controls the district.
help-pays-give = District { $of }: give
help-pays-give-more = Whoever controls the district gives this much jelly to everyone else. Sometimes it’s better to lose.
help-pays-by-dice = District { $of }: by dice
help-pays-by-dice-more = What it pays depends on how many dice the controller has here, not counting cancelled ones.
help-pays-podium = District { $of }: podium
help-pays-podium-more = The highest total gets the first number, the second highest gets the second.
help-pays-podium-rest = District { $of }: podium, then the rest
help-pays-podium-rest-more = The highest total gets the first number; everyone else with a die that counts gets the second.
help-centre = The city centre
help-centre-more = Expelled dice land here. At the end of the round, whoever has the most dice here, whatever their values, draws a pod.
help-plate = A player
help-plate-more = Jelly so far, number of pods, and dice left to place. Your own pods show their value. The milliseconds next to a name are the connection delay.
help-die-expels = A { $of }
help-die-expels-more = When you place it, it may expel one die already there, even your own, to the city centre.
help-die-moves = A { $of }
help-die-moves-more = When you place it, it may move that district’s target one zone towards the centre or the entrance.
help-die-plain = A { $of }
help-die-plain-more = No effect: it just counts for its value.
help-pass = Roll again
help-pass-more = You place nothing and roll all your dice again. Key P.
help-timer = The timer
help-timer-more = Once you have placed all your dice you may flip it: ten seconds later the bell ends the round. In Calm mode it counts turns.
help-barrier = Your barrier
help-barrier-more = Once a round, when all your dice are placed: no more dice can enter the district.

## Fields and parts of the view, for a board that knows nothing of the game
field-drone = Drone
field-zones = Zones
field-target = Target
field-cancelled = Cancelled
field-sums = Totals
field-controllers = Controlled by
field-barrier = Barrier of
field-districts = Districts
field-jelly = Jelly
field-pods = Pods
field-discarded = Discarded
field-pods-worth = Value of pods
field-roll = Dice to place
field-in-centre = In the centre
field-has-barrier = has a barrier
field-is-ready = ready
field-has-chosen = has chosen
field-choice = Choice
field-beat = Turn
field-last-beat = Last turn
field-starts-at = Starts in
field-bell-at = Bell in
field-scoring = Scoring
field-chain = District
field-icon = Reward
field-asked = Must choose
field-owed = Owes
part-icon-view = { $second ->
    [0] { $amount ->
        [0] { $kind }
       *[other] { $kind } { $amount }
    }
   *[other] { $kind } { $amount } / { $second }
}

## Keyboard shortcuts
keys-die = Pick a die
keys-district = Place it in a district
keys-target = Move the target
keys-expel = Expel: the strongest or your choice
keys-none = No effect
keys-sides = Copy one neighbour or the other
keys-pass = Roll again
keys-timer = Flip the timer
keys-wait = Wait
keys-ready = Ready
keys-skip = Skip the scoring
keys-cancel = Put the die back

## What an edition can change
edition-field-pods = Pods
edition-field-pods-help = How many there are of each; a pod with a die is rolled at the end. 30 in all.
edition-field-tiles = Tiles
edition-field-tiles-help = Zones 1, 2 and 3 from the entrance. J3: 3 jelly. POD: draw a pod. DISCARD: discard a pod. 2xPODS: 2 jelly per pod. COPY>, COPY<, COPY<>: copy the next, the previous, a chosen neighbour. TAKE2: everyone else gives you 2. GIVE1: you give everyone else 1. BYDICE 2: J7, POD: up to 2 dice 7 jelly, more a pod. PODIUM 6, 3: first 6, second 3. PODIUM 4, rest 1: first 4, the others 1. Several are joined by “ + ”.
tile-1 = Tile 1
tile-2 = Tile 2
tile-3 = Tile 3
tile-4 = Tile 4
tile-5 = Tile 5
tile-6 = Tile 6
tile-7 = Tile 7
tile-8 = Tile 8
edition-field-a = A side
edition-field-b = B side
edition-field-no-agreement = Tied players who choose different neighbours to copy get
edition-field-no-agreement-help = Empty: nothing. Anything but a copy.
edition-problem-no-reward = “{ $text }” is no reward
edition-problem-too-many-icons = has { $found } rewards; at most { $most }
edition-problem-endless-copies = copy each other too often: scoring a round would never end
edition-problem-copies-again = can’t be a copy

## Studies
study-things = Pods opened at the end
study-question-never-expels = never expels a die
study-question-never-moves-targets = never moves a target
study-question-never-blocks = never uses the barrier
