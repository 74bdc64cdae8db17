title = Attack of the Jelly Monster
tagline = Everybody at once: roll, place, push each other out, and beat the ten-second timer.

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
icon-per-pod = jelly for each pod
icon-copy-next = copy next
icon-copy-previous = copy previous
icon-copy-either = copy a neighbour
icon-take = take
icon-give = give
icon-by-dice = by dice
icon-podium = podium
icon-podium-rest = podium and the rest
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
round-ending-limit = the round has lasted long enough
phase-ready-check = getting ready
phase-count-down = count-down
phase-round = the dice roll
phase-scoring = scoring
phase-over = the end

## What is asked
ask-ready = Say when you are ready for the round.
ask-place = Place one die of your roll, or roll again.
ask-finish = All your dice are placed: block a district or turn the timer.
ask-block = All your dice are placed: you may block a district.
ask-timer = All your dice are placed: you may turn the timer.
ask-copy = Choose which neighbour to copy.
ask-discard = Choose a pod to discard.
ask-give = You owe more jelly than you have: choose who gets it.

## Moves
move-place = place { $die } at { $district }
move-place-and-expel = place { $die } at { $district } and expel { $owner }’s { $hit }
move-place-and-push = place { $die } at { $district }, target towards the centre
move-place-and-pull = place { $die } at { $district }, target towards the entrance
move-pass = pass and roll again
move-block = block { $district }
move-turn-timer = turn the timer
move-wait = wait
move-say-ready = ready
move-copy-clockwise = copy the next district, clockwise
move-copy-counter-clockwise = copy the previous district, counter-clockwise
move-discard-pod = discard a pod: { $pod }
move-give-jelly = give to { $receivers }: { $amounts }
move-let-time-pass = { $milliseconds } ms pass

## Events
city-laid = The city: { $tiles }. The drone points at { $drone }.
round-announced = Round { $round_no }: is everybody ready?
player-ready = { $seat } is ready.
count-down-began = Count-down: { $seconds } seconds.
round-began = Round { $round_no } begins.
dice-rolled = { $seat } rolls { $dice }.
action-chosen = { $seat } has chosen.
die-placed = { $seat } places { $die } at { $district }.
die-expelled = { $seat } places { $die } at { $district } and expels { $owner }’s { $hit }.
target-pushed = { $seat } places { $die } at { $district }; its target moves towards the centre.
target-pulled = { $seat } places { $die } at { $district }; its target moves towards the entrance.
effect-lost = { $seat } places { $die } at { $district }; the effect is lost.
passed = { $seat } passes.
district-blocked = { $seat } blocks { $district }.
timer-turned = { $seat } turns the timer!
action-refused = { $seat }: “{ $action }” came too late. { $reason }
    .board = { $seat } was too late. { $reason }
round-ended = The round is over: { $ending }.
dice-cancelled = { $district }: { $seat }’s equal dice are cancelled ({ $values }).
district-ranked = { $district }: { $ranking } ({ $sums }).
nobody-left = { $district }: no dice are left, no reward.
reward-reached = { $district }, zone { $zone }: { $icons } for { $controllers }.
reward-copied = { $district } copies { $copied }, zone { $zone }: { $icons }.
copy-void = The copies lead back to { $district } and pay nothing.
side-answered = { $seat } has chosen a side.
sides-agreed = { $district } copies { $side }.
sides-differ = The controllers of { $district } do not agree: nobody is paid.
no-agreement-paid = The controllers of { $district } do not agree, and get what there is for that: { $icons }.
split-answered = { $seat } has chosen who gets jelly.
jelly-taken = { $seat } takes { $amount } jelly.
jelly-given = { $seat } gives { $amount } jelly to { $receiver }.
pod-drawn = { $seat } draws a pod ({ $pod }).
too-few-pods = Too few pods for { $seats }: nobody draws.
pod-discarded = { $seat } discards a pod ({ $pod }).
centre-counted = Dice in the city centre: { $ranking } ({ $counts }).
pods-opened = { $seat } opens the pods { $pods }: { $worth } jelly, { $rolled } of it rolled.
game-scored = Four rounds are over: { $totals }.

## Refusals
refusal-no-such-move = There is no such move.
refusal-not-started = The round has not started yet.
refusal-already-ready = You have said that you are ready.
refusal-round-over = Too late: the round is over.
refusal-not-settled = Your dice have not settled yet.
refusal-already-committed = You have chosen already; wait for the others.
refusal-nothing-in-hand = All your dice are placed.
refusal-not-in-roll = Your roll does not show that value.
refusal-no-such-district = There is no such district at this table.
refusal-blocked = A barrier blocks this district.
refusal-wrong-effect = This effect does not fit the die: 1 and 2 expel, 3 and 4 move the target, 5 and 6 do nothing.
refusal-no-such-die = That die is not in this district.
refusal-target-at-end = The target is already at that end of the row.
refusal-dice-left = Place all your dice first.
refusal-barrier-used = Your barrier is already up.
refusal-no-dice-there = There is no die to put the barrier around.
refusal-timer-runs = The timer is already running.
refusal-pod-not-owned = You do not own such a pod.
refusal-bad-split = Give away all you have, and nobody more than you owe.
refusal-tick-too-long = Time may not jump over the next start, bell or limit.
refusal-tick-too-short = At least one millisecond must pass.

## Endings
ending-jelly = with the most jelly
ending-shared = with equal jelly

## Options
option-form = Mode
option-form-help = Race against each other live, or choose calmly in beats.
option-form-live = live
option-form-beats = calm beats
option-pace = Pace
option-pace-help = How long a roll takes to settle in the live form.
option-pace-lively = lively (0.6 s)
option-pace-standard = standard (1.0 s)
option-pace-relaxed = relaxed (1.6 s)
option-beginners = Beginners’ sides
option-beginners-help = Use only the A sides of the districts.
option-round_limit = Maximum round length
option-round_limit-help = Seconds after which a live round ends in any case.
option-timer_beats = Beats after the timer
option-timer_beats-help = How many more beats are played after the timer was turned, in the calm form.
option-splits = Too little jelly
option-splits-help = Players who owe more jelly than they have choose who gets it: all in secret, or one after the other for all to see.
option-splits-secret = in secret
option-splits-open = for all to see
option-choice_limit = Time for choices
option-choice_limit-help = Seconds for a choice in the scoring of the live form; then a default is taken.

## The text table
label-round = Round { $round } of 4 · { $phase } · { $pile } pods in the pile · drone at { $drone }
label-beat = Beat { $beat } of at most { $last }
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
label-unseen = Pods not seen: { $pods }
label-blocked = barrier of { $seat }
label-scoring = Scored: { $chain } · { $reward } · { $controllers }
label-pod-reward = pod
label-yes = yes
label-no = no

## The board in a browser
board-round = Round { $round } of 4
board-players = Players
board-tray = Your dice and what you can do
board-district = District { $district }, target on zone { $zone }: { $reward }
board-heap = { $seat } { $dice }, counts { $sum }
board-no-dice = no dice
board-drone = The drone is here: scored first
board-centre = City centre. { $dice }
board-centre-count = { $seat } { $count }
board-die = Die { $value }
board-die-rolls = A die that still rolls
board-rolled = You have rolled { $dice }.
board-rolling = The dice roll…
board-pick-die = Choose a die, then a district.
board-now-district = Now choose a district.
board-pass = Roll again
board-effect-target = What it does to the target
board-target-push = to the centre
board-target-pull = to the entrance
board-target-none = leave it
board-effect-expel = Which die it expels
board-expel-strongest = the strongest
board-expel-choose = choose
board-expel-none = nobody
board-which-die = Which die leaves { $district }?
board-expel-die = Expel { $seat }’s { $hit }
board-expel = Place here and expel { $seat }’s { $hit } from { $district }
board-push = Place at { $district } and move the target towards the centre
board-pull = Place at { $district } and move the target towards the entrance
board-back = Back
board-all-placed = All your dice are placed.
board-block-hint = Choose a district to block.
board-barrier-up = Your barrier is up.
board-turn-timer = Turn the timer
board-wait = Wait
board-ready = Ready for round { $round }
board-is-ready = ready
board-has-chosen = has chosen
board-wait-ready = Not ready yet: { $names }.
board-starts-anyway = It starts anyway in { $seconds } s.
board-get-set = Get set…
board-sand = Timer
board-sand-runs = s to the bell
board-sand-waits = s at most
board-beat = Beat { $beat }
board-jelly = { $amount } jelly
board-pods = { $count ->
    [one] { $count } pod
   *[other] { $count } pods
}
board-dice-left = { $count ->
    [one] { $count } die to place
   *[other] { $count } dice to place
}
board-watching = Round { $round }: everybody plays at once.
board-chosen = You have chosen: { $move }.
board-waits = Waiting for { $names }.
board-chooses = { $names } must choose.
board-scored = District { $district }
board-copy = Copy { $district }
board-discard = Discard { $pod }
board-share = { $amount } to { $seat }
board-ranked = District { $district }: { $sums }.
board-centre-counted = Most dice in the city centre: { $counts }.
board-skip = Skip

## The end screen
score-jelly = Jelly
score-pods = Pods
score-rolled = + { $amount } rolled
score-total = Total
score-none = none

## What can be asked about
help-pays-jelly = District { $of }: jelly
help-pays-jelly-more = Whoever has the highest sum of dice here when the round ends takes as much jelly as the targeted zone shows. Equal dice of one player cancel each other, all of them. Who is tied gets the full reward.
help-pays-pod = District { $of }: a pod
help-pays-pod-more = Whoever controls the district draws a pod, seen by its owner alone. A pod is worth 1 to 8 jelly at the end, or what its die rolls.
help-pays-discard = District { $of }: discard
help-pays-discard-more = Whoever controls the district gives one of their own pods out of the game. Without a pod nothing happens.
help-pays-per-pod = District { $of }: jelly for pods
help-pays-per-pod-more = Whoever controls the district takes the jelly shown for each pod they own.
help-pays-copy-next = District { $of }: copy the next
help-pays-copy-next-more = Pays what the target shows in the next district, clockwise, with the dice that lie here.
help-pays-copy-previous = District { $of }: copy the previous
help-pays-copy-previous-more = Pays what the target shows in the previous district, counter-clockwise, with the dice that lie here.
help-pays-copy-either = District { $of }: copy a neighbour
help-pays-copy-either-more = Whoever controls it chooses which neighbour to copy. Tied players must choose the same side, or nothing is copied.
help-pays-take = District { $of }: take
help-pays-take-more = Everybody else gives so much jelly to whoever controls the district.
help-pays-give = District { $of }: give
help-pays-give-more = Whoever controls the district gives so much jelly to everybody else. Sometimes it is better to lose.
help-pays-by-dice = District { $of }: by dice
help-pays-by-dice-more = What it pays depends on how many dice, not cancelled, the controller has here.
help-pays-podium = District { $of }: podium
help-pays-podium-more = The highest sum is paid the first number, the second highest the second.
help-pays-podium-rest = District { $of }: podium and the rest
help-pays-podium-rest-more = The highest sum is paid the first number; everybody else with a die that counts is paid the second.
help-centre = The city centre
help-centre-more = Expelled dice land here. Whoever has the most dice here, whatever they show, draws a pod at the end of the round.
help-plate = A player
help-plate-more = Jelly so far, the number of pods, and the dice still to be placed. Your own pods show their worth. Behind a name is how long its messages travel.
help-die-expels = A { $of }
help-die-expels-more = Placed, it may expel one die that lies there already, yours too, to the city centre.
help-die-moves = A { $of }
help-die-moves-more = Placed, it may move the target of that district one zone towards the centre or towards the entrance.
help-die-plain = A { $of }
help-die-plain-more = Does nothing but count.
help-pass = Roll again
help-pass-more = You place nothing and roll all your dice again. Key P.
help-timer = The timer
help-timer-more = Who has placed all dice may turn it: ten seconds later the bell ends the round. In the calm form it counts beats.
help-barrier = Your barrier
help-barrier-more = Once a round, when all your dice are placed: no die enters the district any more.

## Fields and parts of the view, for a board that knows nothing of the game
field-drone = Drone
field-zones = Zones
field-target = Target
field-cancelled = Cancelled
field-sums = Sums
field-controllers = Controlled by
field-barrier = Barrier of
field-districts = Districts
field-jelly = Jelly
field-pods = Pods
field-discarded = Discarded
field-pods-worth = Pods’ worth
field-roll = Dice to place
field-in-centre = In the centre
field-has-barrier = has a barrier
field-is-ready = ready
field-has-chosen = has chosen
field-choice = Choice
field-beat = Beat
field-last-beat = Last beat
field-starts-at = Starts in
field-bell-at = Bell in
field-scoring = Scoring
field-chain = District
field-icon = Reward
field-asked = Asked
field-owed = Owes
part-icon-view = { $second ->
    [0] { $amount ->
        [0] { $kind }
       *[other] { $kind } { $amount }
    }
   *[other] { $kind } { $amount } / { $second }
}
