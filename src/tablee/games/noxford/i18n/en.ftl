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
ask-lift = The gear turns: choose another card to move, or skip the gear.
ask-lay = Choose where to put the card you picked up.

## Moves
move-place-card = { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), { $lying ->
    [1] sideways
   *[0] upright
}
move-cover-card = { $card } over the card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-lift-card = pick up the card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-stay = skip the gear
move-lay-card = put it at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), { $lying ->
    [1] sideways
   *[0] upright
}
move-lay-onto = put it over the card at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-pass = pass

## Events
city-began = The city starts with a { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = The city starts with a { $size ->
        [0] { $card }
       *[other] { $card } ({ $symbols })
    }.
neutral-opened = Revealed next to the pile: { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
hand-dealt = { $seat } draws { $cards }.
    .you = You draw { $cards }.
game-began = { $seat } begins.
    .you = You begin.
card-placed = { $seat } places a { $card } at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } places a { $card }.
    .you = You place a { $card }.
neutral-placed = { $seat } places a { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } places a { $size ->
        [0] { $card }
       *[other] { $card } ({ $symbols })
    }.
    .you = You place a { $size ->
        [0] { $card }
       *[other] { $card } ({ $symbols })
    }.
card-covered = { $seat } plays a { $card } over { $owner }’s { $below } at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } plays a { $card } over { $owner-own ->
        [yes] their own
       *[no] { $owner }’s
    } { $below }.
    .you = { $seat-you ->
        [yes] You play
       *[no] { $seat } plays
    } a { $card } over { $owner-you ->
        [yes] your
       *[no] { $owner }’s
    } { $below }.
gear-turns = The gear turns: { $seat } may move another card.
    .you = The gear turns: you may move another card.
gear-left = { $seat } doesn’t use the gear.
    .you = You don’t use the gear.
card-lifted = { $seat } picks up { $owner }’s { $card } at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } picks up { $owner-own ->
        [yes] their own
       *[no] { $owner }’s
    } { $card }.
    .you = { $seat-you ->
        [yes] You pick up
       *[no] { $seat } picks up
    } { $owner-you ->
        [yes] your
       *[no] { $owner }’s
    } { $card }.
neutral-lifted = { $seat } picks up a { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } picks up a { $size ->
        [0] { $card }
       *[other] { $card } ({ $symbols })
    }.
    .you = You pick up a { $size ->
        [0] { $card }
       *[other] { $card } ({ $symbols })
    }.
card-laid = { $seat } moves { $owner }’s { $card } to ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } moves { $owner-own ->
        [yes] their own
       *[no] { $owner }’s
    } { $card }.
    .you = { $seat-you ->
        [yes] You move
       *[no] { $seat } moves
    } { $owner-you ->
        [yes] your
       *[no] { $owner }’s
    } { $card }.
neutral-laid = { $seat } moves a { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} to ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } moves a { $size ->
        [0] { $card }
       *[other] { $card } ({ $symbols })
    }.
    .you = You move a { $size ->
        [0] { $card }
       *[other] { $card } ({ $symbols })
    }.
card-laid-onto = { $seat } moves { $whose }’s { $card } over { $owner }’s { $below } at ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } moves { $whose-own ->
        [yes] their own
       *[no] { $whose }’s
    } { $card } over { $owner-own ->
        [yes] their own
       *[no] { $owner }’s
    } { $below }.
    .you = { $seat-you ->
        [yes] You move
       *[no] { $seat } moves
    } { $whose-you ->
        [yes] your
       *[no] { $whose-own ->
            [yes] their own
           *[no] { $whose }’s
        }
    } { $card } over { $owner-you ->
        [yes] your
       *[no] { $owner-own ->
            [yes] their own
           *[no] { $owner }’s
        }
    } { $below }.
card-drawn = { $seat } draws { $card }.
    .you = You draw { $card }.
district-taken = { $seat } now controls the district ({ $symbols }).
    .you = You now control the district ({ $symbols }).
district-lost = { $seat } no longer controls the district ({ $symbols }); nobody does now.
    .you = You no longer control the district ({ $symbols }); nobody does now.
last-card = { $seat } has one card left to play!
    .you = You have one card left to play!
passed = { $seat } has no legal move and passes.
    .you = You have no legal move and pass.
syndicate-played = { $seat } has played all ten cards: the game is over.
    .you = You have played all ten of your cards: the game is over.
everybody-passed = Nobody has a legal move: the game is over.
game-scored = Final score: { $totals }.

## Refusals
refusal-no-such-move = There is no such move.
refusal-not-in-hand = You don’t have that card.
refusal-not-open = That neutral card is not face up.
refusal-overlaps = The card would overlap another one.
refusal-touches-nothing = The card must touch at least two cards; here it touches none.
refusal-touches-one-card = The card must touch at least two cards; here it touches only one.
refusal-one-edge-aligned = At least two edges must line up with cards it touches; here only one does.
refusal-off-the-lines = The card could slide here: one of its ends must line up with the edge of a card in the city.
refusal-too-many-spots = This city has more legal spots than the table can list; choose another one.
refusal-no-card-there = No card has its lower left corner there.
refusal-neutrals-do-not-cover = Neutral cards can’t cover other cards.
refusal-not-a-syndicate-card = Only syndicate cards can be covered.
refusal-rank-too-low = The card must have a higher rank than the one it covers.
refusal-locked = That card is locked: cards touch all four of its edges.
refusal-just-played = The card you have just played can’t be moved.
refusal-master-stays = A Master can’t be moved.
refusal-splits-the-city = That would split the city.
refusal-nowhere-to-go = That card has nowhere else to go.
refusal-same-place = The card must go somewhere else, or be turned.
refusal-can-still-act = You can’t pass: you can still place or cover a card.

## Options
option-bridge = Cards that hold the city together
option-bridge-help = Can a gear move a card that holds the city together, if the city is in one piece again once the card is down?
option-bridge-may-move = can be moved
option-bridge-stays = stay put
option-last_gear = Gear on the tenth card
option-last_gear-help = The tenth card ends the game at once. Does its gear do nothing, or can it still be used?
option-last_gear-nothing = does nothing
option-last_gear-resolves = can still be used

## Endings
ending-points = on points
ending-districts = on the tie-break (more districts)
ending-shared = tied on points and districts

## Labels
label-city = City · 1 column = { $across } mm, 1 line = { $up } mm
label-open = Face-up neutrals: { $cards } · { $pile } in the pile
label-nothing-open = none
label-hand = { $seat }’s hand: { $cards }
label-player = Player
label-favourite = Symbol
label-left = To play
label-hand-size = Hand
label-pile-size = Pile
label-master = Master
label-points = Points
label-districts = Districts
label-yes = unplayed
label-no = played
label-numbers = Positions:
label-plot = { $number } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
label-control = Districts:
label-owner = { $seat } ({ $strengths })
label-nobody = nobody ({ $strengths })
label-lifted = Picked up: { $card }
label-key = H Henchman, T Tough, L Lieutenant, M Master with the seat’s number in front, ▓▓ barracks; * gear, # locked, ! turned face down by a barracks, ^ covers others. Corners are the lower left ones, in millimetres.

## The riches of the city: their initials are the letters of the notation
symbol-A = anchor
symbol-B = balloon
symbol-C = crown
symbol-D = diamond
symbol-E = eclipse

## The board on a screen
board-district-lost = Lost
board-lost-to = Taken by { $seat }
board-city = The city
board-card-of = { $seat }’s { $card }
board-district = { $card } ({ $symbols })
board-strength = { $seat } { $count }
board-control = { $seat } controls it, worth { $points } (cards touching: { $strengths })
board-control-nobody = nobody controls it (cards touching: { $strengths })
board-lies = { $card }, { $lying ->
    [1] sideways
   *[0] upright
}
board-locked = locked
board-locked-why = Locked: cards touch all four of its edges. It can’t be covered or moved.
board-down-later = Touches a barracks: at the end it is turned face down and counts for nothing.
board-down = Turned face down by a barracks.
board-covers = covers { $cards }
board-stack = A stack, from the bottom up: { $cards }
board-target = { $lying ->
    [1] sideways
   *[0] upright
}, touching { $cards }
board-target-onto = over { $card }
board-spots = { $count ->
    [one] { $count } spot for this card
   *[other] { $count } spots for this card
}
board-taken = { $seat } takes it (+{ $points })
board-lost = { $seat } loses it; nobody controls it
board-turns-down = A barracks will turn face down: { $cards }
board-raises = No longer next to a barracks: { $cards }
board-locks = Locks: { $cards }
board-unlocks = Unlocks: { $cards }
board-no-change = No district changes hands.
board-tray = Your cards and what to do
board-your-cards = Your cards
board-open = Face-up neutral cards
board-pile = { $count } in your pile
board-neutral-pile = { $count } in the neutral pile
board-choice = { $card } · { $from ->
    [master] in front of you
    [open] available to everyone
   *[hand] in your hand
} · { $count ->
    [0] can’t be played now
    [one] { $count } spot
   *[other] { $count } spots
} (key { $number })
board-pick = Choose a card: its spots light up.
board-pick-lift = Choose the card to move.
board-where = { $card }: { $count ->
    [one] { $count } spot
   *[other] { $count } spots
} to choose from.
board-turn = { $phase ->
    [lift] The gear turns: { $seat } may move a card.
    [lay] { $seat } is moving a card.
   *[turn] { $seat }’s turn.
}
board-over = The game is over.
board-do-turn = Rotate
board-do-place = Place here
board-do-cover = Cover it
board-do-lift = Move this card
board-let-go = Put back
board-stay = Skip the gear
board-pass = Pass
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Whole city
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
} so far, { $districts ->
    [one] { $districts } district
   *[other] { $districts } districts
}
board-has-master = Master not played yet
board-hand-pile = hand { $hand } · pile { $pile }
board-unseen = Cards not seen yet
board-neutrals = Neutrals
board-own-pile = Your pile

## The score, district by district
score-district = District
score-strengths = { $strengths } cards touching
score-total = Total
score-down = { $count ->
    [one] { $count } card was turned face down by barracks.
   *[other] { $count } cards were turned face down by barracks.
}
score-free = { $count ->
    [one] { $count } district is controlled by nobody.
   *[other] { $count } districts are controlled by nobody.
}

## What is this?
help-henchman = Henchman, rank 1
help-henchman-more = Counts as 1 around a district. Any higher rank can cover it.
help-henchman-gear = Henchman with a gear, rank 1
help-henchman-gear-more = Counts as 1 around a district. When it is played, its gear turns: its player may immediately move another card of the city.
help-tough = Tough, rank 2
help-tough-more = Counts as 1 around a district. Can cover any unlocked Henchman, anyone’s.
help-lieutenant = Lieutenant, rank 3
help-lieutenant-more = Counts as 1 around a district. Can cover any unlocked Henchman or Tough, anyone’s.
help-master = Master, rank 4
help-master-more = Counts as 2 around a district. Can cover any weaker card that isn’t locked; can never be covered or moved. It shows its player’s favourite symbol.
help-district = District
help-district-more = Goes to whoever has the most cards touching it; nobody gets it on a tie. Each symbol is worth 1 point, or 3 to the player whose favourite it is. The frame and the shape show who controls it now; the numbers show each player’s strength.
help-district-gear = District with a gear
help-district-gear-more = Goes to whoever has the most cards touching it; nobody gets it on a tie. The symbol is worth 1 point, or 3 to the player whose favourite it is. When the district is placed, its gear turns: its player may immediately move another card.
help-barracks = Barracks
help-barracks-more = At the end, every syndicate card that touches it is turned face down and counts for nobody, Masters too. Those cards are dark, with a down arrow.
help-left = Cards still to play
help-left-more = The game stops the moment somebody plays the tenth and last card of their syndicate. Nobody gets another turn.
help-points = Points so far
help-points-more = What this player would score if the game ended now, barracks included.
help-favourite = Favourite symbol
help-favourite-more = In this player’s districts, each of these symbols is worth 3 points instead of 1.
help-pile = Your pile
help-pile-more = At the end of your turn you draw back up to three cards. The Master is not replaced.
help-neutral-pile = Neutral cards
help-neutral-pile-more = Districts and barracks. Three are face up; when one is played, it is replaced from here.
help-unseen = What is still to come
help-unseen-more = The cards you have not seen: in hands and in piles. You can hide this in the settings.
help-map = Map of the city
help-map-more = The frame shows the part you see. Click or tap to go there.

## Fields and parts of the view, for a board that knows nothing of the game
field-city = City
field-x = x
field-y = y
field-lying = sideways
field-locked = locked
field-districts = Districts
field-symbols = Symbols
field-strengths = Strengths
field-lead = Lead
field-worth = Worth
field-lifted = Picked up
field-open = Face-up neutrals
field-neutral-pile-size = Neutral pile
field-unseen-neutrals = Neutrals not seen yet
field-favourite = Favourite
field-has-master = Master not played
field-left = Cards left
part-card-view = { $rank ->
    [0] { $card } { $symbols }
   *[other] { $card }
}

## Keyboard shortcuts
keys-choice = Choose a card
keys-walk = Move between spots
keys-step = Next or previous spot
keys-turn = Rotate the card
keys-place = Place the card
keys-stay = Skip the gear
keys-cancel = Put the card back
keys-zoom = Zoom in or out
keys-fit = See the whole city
keys-pan = Move the view

## What an edition can change
edition-field-gears = Gears
edition-field-gears-help = How many cards of each rank have a gear, the same in every syndicate.
edition-field-henchman = Henchmen
edition-field-tough = Toughs
edition-field-lieutenant = Lieutenants
edition-field-master = Masters
edition-field-districts = Districts
edition-field-districts-help = By their symbols: one, two or four letters from A to E. 12 districts in all.
edition-field-copies = Copies
edition-field-districts-gears = With a gear
edition-field-barracks = Barracks
edition-field-barracks-gears = With a gear
edition-problem-same-symbols = has the same symbols as another row
edition-problem-more-gears-than-cards = can’t be more than the { $most } copies there are

## Studies
study-things = Districts controlled at the end
study-question-never-covers = never covers a card
study-question-never-moves-cards = never uses a gear
