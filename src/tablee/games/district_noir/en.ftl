title = District Noir
tagline = Two bosses, one line of cards, four rounds.

## Cards
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-plus2 = +2
card-plus3 = +3
card-plus4 = +4
card-minus1 = −1
card-minus2 = −2
card-minus3 = −3
card-docks = Docks
card-police = Police station
card-hall = Town hall
card-unknown = hidden card

## What is asked
ask-play-or-take = Play a card at the end of the line, or take its last five.
ask-play = Play a card at the end of the line.
ask-take = Take the last five cards of the line.

## Moves
move-play-card = play { $card }
move-take-cards = take the end of the line

## Events
line-laid = The line begins with { $cards }.
round-began = Round { $round_no }: { $beginner } begins.
hand-dealt = { $seat } draws { $cards }.
card-played = { $seat } plays { $card }.
cards-taken = { $seat } takes { $cards }.
city-threatened = { $seat } holds two of the three City cards!
city-won = { $seat } holds the docks, the police station and the town hall: the City is won.
game-scored = The rounds are over: { $totals }.

## Refusals
refusal-already-taken = You have already taken this round; play a card.
refusal-line-empty = The line is empty; play a card.
refusal-not-in-hand = That card is not in your hand.
refusal-no-such-card = There is no such card.

## Endings
ending-points = by points
ending-tie-break = on equal points, by the majority of the highest support
ending-draw = a draw
ending-city = by the three City cards

## Labels of the table
label-round = Round { $round } of 4 · { $beginner } began · { $pile } cards in the pile
label-line = The line: [what a take brings]
label-empty = empty
label-sets = Sets
label-bonus = ±
label-city = City
label-taken = Took
label-total = Points
label-yes = yes
label-no = no
label-hand = Hand of { $seat }:
label-unseen = Not seen yet: { $cards }
