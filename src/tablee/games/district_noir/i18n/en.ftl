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
ask-play-or-take = Play a card, or take the last five.
ask-play = Play a card at the end of the line.
ask-take = Take the last five cards of the line.

## Moves
move-play-card = play { $card }
move-take-cards = take the end of the line

## Events
line-laid = The line begins with { $cards }.
round-began = Round { $round_no }: { $beginner } begins.
    .you = Round { $round_no }: you begin.
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

## The board on a screen
long-5 = Support 5
long-6 = Support 6
long-7 = Support 7
long-8 = Support 8
long-plus2 = Alliance +2
long-plus3 = Alliance +3
long-plus4 = Alliance +4
long-minus1 = Betrayal −1
long-minus2 = Betrayal −2
long-minus3 = Betrayal −3
long-docks = City: docks
long-police = City: police station
long-hall = City: town hall
board-line = The line: { $count } { $count ->
    [one] card
   *[other] cards
}
board-earlier = Earlier cards of the line
board-take = { $count ->
    [one] Take this card
   *[other] Take these { $count }
}
board-take-named = { $count ->
    [one] Take this card
   *[other] Take these { $count }
}: { $cards }
board-would-take = A take would bring { $cards }
board-would-take-short = { $count ->
    [0] Nothing to take
    [one] A take brings this card
   *[other] A take brings these { $count }
}
board-you-took = You have taken this round
board-play = Play { $card }
board-holds = { $seat } holds { $count } { $count ->
    [one] card
   *[other] cards
}
board-ledger = What both players have taken
board-support-led = Support { $card }: { $first } { $mine }, { $second } { $theirs }. { $leader } leads.
board-support-level = Support { $card }: { $first } { $mine }, { $second } { $theirs }. Nobody leads.
board-deals = { $seat }, Alliances and Betrayals: { $points }.
board-cities = { $seat }, City cards: { $cards }.
board-began = { $seat } began this round
board-took = took
board-can-take = may take
board-city-threat = City: one more wins!
board-round = Round { $round } of 4
board-pile = { $count } in the pile
board-unseen = Not seen yet
board-unseen-card = { $card }: { $count } not seen yet

## The score, line by line
score-support = Majority of the { $card }s
score-sets = Sets 5-6-7-8
score-alliances = Alliances
score-betrayals = Betrayals
score-total = Total
score-count = { $count } { $count ->
    [one] card
   *[other] cards
}
score-set-count = { $count } { $count ->
    [one] set
   *[other] sets
}
score-city = The City is won: no points are counted.
score-tie-break = Equal points: the majority of the highest Support decides.

## What is this? ($of: the card)
help-support = Support { $of }
help-support-more = Whoever has taken more cards of this number scores it, once: 5, 6, 7 or 8 points. Equal numbers score nothing. One card of each number makes a set, worth 5 more.
help-alliance = Alliance { $of }
help-alliance-more = Worth these points to whoever has taken it at the end.
help-betrayal = Betrayal { $of }
help-betrayal-more = Costs these points whoever has taken it. Play it into the line when the other player will have to take it.
help-city = City card
help-city-more = There are three: docks, police station, town hall. Whoever has taken all three wins at once. Otherwise they are worth nothing.
help-line = The end of the line
help-line-more = A card you play goes here. Each turn you play one card, or you take.
help-take = The take
help-take-more = Once a round each player takes the last five cards of the line (all of them if there are fewer), instead of playing a card. They lie open in front of you until the end.
help-majority = Majority of the { $of }s
help-majority-more = The cards of this number that both players have taken. The badge leans to whoever leads; at the end the majority scores { $of } points, a tie scores nothing.
help-deals = Alliances and Betrayals
help-deals-more = What both players have taken, and what it adds up to.
help-city-win = The City
help-city-win-more = The City cards that both players have taken. All three together win the game at once.
help-beginner = First of the round
help-beginner-more = This player began the round. The other one begins the next.
help-took = The take of this round
help-took-more = Everybody takes exactly once a round. Whoever still has to take with an empty hand must do it.
help-sets = Sets
help-sets-more = One card each of 5, 6, 7 and 8 is a set, worth 5 points.
help-total = Points so far
help-total-more = What this player would score if the game ended now: majorities, sets, Alliances and Betrayals.
help-pile = The draw pile
help-pile-more = Each of the four rounds deals five cards to each player from here. Three cards were put away unseen before the game.
help-their-hand = The other hand
help-their-hand-more = Nobody but its player sees these cards.
help-unseen = Card counter
help-unseen-more = How many cards of each kind you have not seen: they are in the other hand, in the pile, or among the three put away. The settings can hide this.

## Fields and parts of the view, for a board that knows nothing of the game
field-line = Line
field-takeable = A take brings
field-front = Taken
field-has-taken = Took this round
field-majorities = Majorities
field-sets = Sets
field-cities = City cards
field-away = Put away
field-city-threat = City within reach
