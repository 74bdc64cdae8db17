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
   *[other] { $card } { $symbols }
} at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = The city begins: { $size ->
        [0] { $card }
       *[other] { $card } { $symbols }
    }.
neutral-opened = Turned up beside the pile: { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
hand-dealt = { $seat } draws { $cards }.
game-began = { $seat } begins.
    .you = You begin.
card-placed = { $seat } places a card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $card }.
    .board = { $seat } places a card: { $card }.
neutral-placed = { $seat } places a card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
    .board = { $seat } places a card: { $size ->
        [0] { $card }
       *[other] { $card } { $symbols }
    }.
card-covered = { $seat } covers { $owner }’s card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $card } over { $below }.
    .board = { $seat } covers { $owner }’s card: { $card } over { $below }.
gear-turns = The gear turns: { $seat } may move another card.
gear-left = { $seat } doesn’t use the gear.
card-lifted = { $seat } lifts { $owner }’s card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $card }.
    .board = { $seat } lifts { $owner }’s card: { $card }.
neutral-lifted = { $seat } lifts a card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
    .board = { $seat } lifts a card: { $size ->
        [0] { $card }
       *[other] { $card } { $symbols }
    }.
card-laid = { $seat } moves { $owner }’s card to ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $card }.
    .board = { $seat } moves { $owner }’s card: { $card }.
neutral-laid = { $seat } moves a card to ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
    .board = { $seat } moves a card: { $size ->
        [0] { $card }
       *[other] { $card } { $symbols }
    }.
card-laid-onto = { $seat } moves { $whose }’s card onto { $owner }’s at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }): { $card } over { $below }.
    .board = { $seat } moves { $whose }’s card onto { $owner }’s: { $card } over { $below }.
card-drawn = { $seat } draws { $card }.
district-taken = { $seat } now controls the district { $symbols }.
district-lost = { $seat } no longer controls the district { $symbols }; nobody does.
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
refusal-splits-the-city = That would leave the city in pieces.
refusal-nowhere-to-go = That card would have nowhere else to go.
refusal-same-place = Back to the same place is no move.
refusal-can-still-act = You can still place or cover; no passing.

## Options
option-bridge = Cards that hold the city together
option-bridge-help = Can a gear move a card without which the city falls apart, if the city is in one piece again once the card is down?
option-bridge-may-move = can be moved
option-bridge-stays = stay put
option-last_gear = Gear on the tenth card
option-last_gear-help = The tenth card ends the game at once; its gear does nothing, or is still used.
option-last_gear-nothing = does nothing
option-last_gear-resolves = is still used

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

## The riches of the city: their initials are the letters of the notation
symbol-A = anchor
symbol-B = balloon
symbol-C = crown
symbol-D = diamond
symbol-E = eclipse

## The board on a screen
board-city = The city
board-card-of = { $seat }’s { $card }
board-district = { $card } { $symbols }
board-strength = { $seat } { $count }
board-control = { $seat } controls it, worth { $points } (around it: { $strengths })
board-control-nobody = nobody controls it (around it: { $strengths })
board-lies = { $card }, { $lying ->
    [1] lying
   *[0] upright
}
board-locked = locked
board-locked-why = Locked: cards touch all its four edges. It can be neither covered nor moved.
board-down-later = Touches a barracks: it will be turned down at the end and count for nothing.
board-down = Turned down by a barracks.
board-covers = covers { $cards }
board-stack = A stack, from the bottom up: { $cards }
board-target = { $lying ->
    [1] lying
   *[0] upright
}, touching { $cards }
board-target-onto = over { $card }
board-spots = { $count ->
    [one] { $count } place for this card
   *[other] { $count } places for this card
}
board-taken = { $seat } takes it (+{ $points })
board-lost = { $seat } loses it, nobody has it
board-turns-down = A barracks will turn down: { $cards }
board-raises = No longer next to a barracks: { $cards }
board-locks = Locks: { $cards }
board-unlocks = Unlocks: { $cards }
board-no-change = No district changes hands.
board-tray = Cards to play and what is asked
board-your-cards = Your cards
board-open = Open neutral cards
board-pile = { $count } in your pile
board-neutral-pile = { $count } in the neutral pile
board-choice = { $card } · { $from ->
    [master] in front of you
    [open] open to everybody
   *[hand] in your hand
} · { $count ->
    [0] not now
    [one] { $count } place
   *[other] { $count } places
} (key { $number })
board-pick = Choose a card: its places light up.
board-pick-lift = Choose the card to lift.
board-where = { $card }: { $count ->
    [one] { $count } place
   *[other] { $count } places
} to put it.
board-turn = { $phase ->
    [lift] The gear turns: { $seat } may move a card.
    [lay] { $seat } lays the lifted card.
   *[turn] { $seat }’s turn.
}
board-over = The game is over.
board-do-turn = Turn
board-do-place = Place here
board-do-cover = Cover it
board-do-lift = Lift this card
board-let-go = Put back
board-stay = Skip the gear
board-pass = Pass
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = The whole city
board-map = Map of the city. Shift and arrow keys move the view.
board-winner = wins
board-favourite = Favourite: { $symbol }
board-left = { $count ->
    [one] { $count } card left to play
   *[other] { $count } cards left to play
}
board-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} as the city stands, { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
}
board-has-master = Master still in front
board-hand-pile = hand { $hand } · pile { $pile }
board-unseen = Not seen yet
board-neutrals = Neutrals
board-own-pile = Your pile

## The score, district by district
score-district = District
score-strengths = { $strengths } around
score-total = Total
score-down = { $count ->
    [one] { $count } card was turned down by the barracks.
   *[other] { $count } cards were turned down by the barracks.
}
score-free = { $count ->
    [one] { $count } district belongs to nobody.
   *[other] { $count } districts belong to nobody.
}

## What is this? ($of: the district's symbols)
help-henchman = Henchman, rank 1
help-henchman-more = Counts one around a district. Anything stronger may cover it.
help-henchman-gear = Henchman with a gear, rank 1
help-henchman-gear-more = Counts one around a district. When it is played, its gear turns: its player may at once move another card of the city.
help-tough = Tough, rank 2
help-tough-more = Counts one around a district. May be laid over a Henchman, anybody’s, that is not locked.
help-lieutenant = Lieutenant, rank 3
help-lieutenant-more = Counts one around a district. May be laid over a Henchman or a Tough, anybody’s, that is not locked.
help-master = Master, rank 4
help-master-more = Counts two around a district. May be laid over any weaker card that is not locked; is never covered and never moved. It shows its player’s favourite symbol.
help-district = District { $of }
help-district-more = Goes to whoever has most cards touching it; a tie goes to nobody. Each symbol is worth 1 point, and 3 to the player whose favourite it is. The frame and the shape show who controls it now, the numbers everybody’s strength.
help-district-gear = District { $of } with a gear
help-district-gear-more = Goes to whoever has most cards touching it; a tie goes to nobody. The symbol is worth 1 point, and 3 to the player whose favourite it is. When it is placed, its gear turns: its player may at once move another card.
help-barracks = Barracks
help-barracks-more = At the end every syndicate card that touches it is turned down and counts for nobody, Masters too. Such cards are dark, with an arrow down.
help-left = Cards still to play
help-left-more = The game stops the moment somebody has played the tenth card of a syndicate. Nobody gets another turn then.
help-points = Points as the city stands
help-points-more = What this player would score if the game ended now, barracks included.
help-favourite = Favourite symbol
help-favourite-more = On this player’s districts each such symbol is worth 3 points instead of 1.
help-pile = Your pile
help-pile-more = After your turn you draw from it, up to three cards in your hand. The Master is not replaced.
help-neutral-pile = Neutral cards
help-neutral-pile-more = Districts and barracks. Three lie open; one that is played is replaced from here.
help-unseen = What is still to come
help-unseen-more = The cards that you have not seen: in hands and in piles. The settings can hide this.
help-map = Map of the city
help-map-more = The frame is what you look at. Press anywhere to go there.

## Fields and parts of the view, for a board that knows nothing of the game
field-city = City
field-x = x
field-y = y
field-lying = lying
field-locked = locked
field-districts = Districts
field-symbols = Symbols
field-strengths = Strengths
field-lead = Lead
field-worth = Worth
field-lifted = In the air
field-open = Open neutrals
field-neutral-pile-size = Neutral pile
field-unseen-neutrals = Neutrals not seen yet
field-favourite = Favourite
field-has-master = Master in front
field-left = Cards left
part-card-view = { $rank ->
    [0] { $card } { $symbols }
   *[other] { $card }
}
