title = Noxford
tagline = Rival syndicates in a city that never stops growing.

## Cards
card-henchman = Henchman
card-henchman-gear = Henchman with a gear
card-tough = Tough
card-tough-gear = Tough with a gear
card-lieutenant = Lieutenant
card-lieutenant-gear = Lieutenant with a gear
card-master = Master
card-master-gear = Master with a gear
card-district = district
card-district-gear = gear district
card-barracks = barracks
card-barracks-gear = gear barracks
card-unknown = a hidden card

## What is asked
ask-play = Place a card beside the city, or cover a weaker one.
ask-pass = Nothing can be placed or covered: pass.
ask-lift = The gear turns: lift another card of the city, or leave it.
ask-lay = Choose where the lifted card goes.

## Moves
move-place-card = { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), { $lying ->
    [1] lying
   *[0] upright
}
move-cover-card = { $card } over the card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-lift-card = lift the card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-stay = move nothing
move-lay-card = lay it at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), { $lying ->
    [1] lying
   *[0] upright
}
move-lay-onto = lay it over the card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-pass = pass

## Events
city-began = The city begins: { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
neutral-opened = Turned up beside the pile: { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
hand-dealt = { $seat } draws { $cards }.
game-began = { $seat } begins.
card-placed = { $seat } places a card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $card }.
neutral-placed = { $seat } places a card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
card-covered = { $seat } covers a card of { $owner } at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $card } over { $below }.
gear-turns = The gear turns: { $seat } may move another card.
gear-left = { $seat } moves nothing.
card-lifted = { $seat } lifts a card of { $owner } at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $card }.
neutral-lifted = { $seat } lifts a card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
card-laid = { $seat } lays it at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
card-laid-onto = { $seat } lays it over a card of { $owner } at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $below }.
card-drawn = { $seat } draws { $card }.
district-taken = { $seat } now controls the district { $symbols }.
district-lost = { $seat } no longer controls the district { $symbols }; nobody does.
last-card = { $seat } has one card left to play!
passed = { $seat } can do nothing and passes.
syndicate-played = { $seat } has played the whole syndicate: the game is over.
everybody-passed = Nobody can do anything: the game is over.
game-scored = The districts are counted: { $totals }.

## Refusals
refusal-no-such-move = There is no such move.
refusal-not-in-hand = You do not have that card.
refusal-not-open = That neutral card is not open.
refusal-overlaps = The card would overlap another one.
refusal-touches-nothing = The card would touch no card; it must touch two.
refusal-touches-one-card = The card would touch one card only; it must touch two.
refusal-one-edge-aligned = Only one edge would be lined up with a touched card; two are needed.
refusal-off-the-lines = Between two cards, one end must lie on an edge line of the city.
refusal-too-many-spots = This city has more spots than the table can offer; choose another one.
refusal-no-card-there = No card has its lower left corner there.
refusal-neutrals-do-not-cover = Neutral cards do not cover.
refusal-not-a-syndicate-card = Only syndicate cards can be covered.
refusal-rank-too-low = The card must have a higher rank than the one below.
refusal-locked = That card is locked: cards touch all its four edges.
refusal-just-played = The card just played does not move.
refusal-master-stays = A Master never moves.
refusal-splits-the-city = Lifting that card would leave the city in pieces.
refusal-nowhere-to-go = That card would have nowhere else to go.
refusal-same-place = Back to the same place is no move.
refusal-can-still-act = You can still place or cover; no passing.

## Endings
ending-points = by points
ending-districts = on equal points, by the number of districts
ending-shared = with equal points and districts

## Labels
label-city = City · 1 column = { $across } mm, 1 line = { $up } mm
label-open = Open neutrals: { $cards } · { $pile } in the pile
label-nothing-open = none
label-hand = Hand of { $seat }: { $cards }
label-player = Player
label-favourite = Symbol
label-left = To play
label-hand-size = Hand
label-pile-size = Pile
label-master = Master
label-points = Points
label-districts = Districts
label-yes = in front
label-no = played
label-numbers = Plots:
label-plot = { $number } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
label-control = Districts:
label-owner = { $seat } ({ $strengths })
label-nobody = nobody ({ $strengths })
label-lifted = In the air: { $card }
label-key = H Henchman, T Tough, L Lieutenant, M Master with the seat’s number in front, ▓▓ barracks; * gear, # locked, ! turned down by a barracks, ^ covers others. Corners are the lower left ones, in millimetres.
