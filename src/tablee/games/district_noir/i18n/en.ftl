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
ask-play-or-take = Play a card, or take the end of the line.
ask-play = Play a card at the end of the line.
ask-take = Take the end of the line.

## Moves
move-play-card = play { $card }
move-take-cards = take the end of the line

## Events
line-laid = The line begins with { $cards }.
round-began = Round { $round_no }: { $beginner } begins.
    .you = Round { $round_no }: you begin.
hand-dealt = { $seat } draws { $cards }.
    .you = You draw { $cards }.
card-played = { $seat } plays { $card }.
    .you = You play { $card }.
cards-taken = { $seat } takes { $cards }.
    .you = You take { $cards }.
city-threatened = { $seat } has two of the three City cards!
    .you = You have two of the three City cards!
city-won = { $seat } has the docks, the police station and the town hall, and wins at once.
    .you = You have the docks, the police station and the town hall, and win at once.
game-scored = Final score: { $totals }.

## Refusals
refusal-already-taken = You have already taken cards this round; play a card.
refusal-line-empty = The line is empty; play a card.
refusal-not-in-hand = That card is not in your hand.
refusal-no-such-card = There is no such card.

## Endings
ending-points = on points
ending-tie-break = on the tie-break (majority of the highest Support)
ending-draw = a draw
ending-city = with the three City cards

## Labels of the table
label-round = Round { $round } of 4 · { $beginner } went first · { $pile } cards in the pile
label-line = The line: [would be taken]
label-empty = empty
label-sets = Sets
label-bonus = ±
label-city = City
label-taken = Taken
label-total = Points
label-yes = yes
label-no = no
label-hand = { $seat }’s hand:
label-unseen = Cards not seen yet: { $cards }

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
board-earlier = Earlier cards in the line
board-take = { $count ->
    [one] Take this card
   *[other] Take these { $count }
}
board-take-named = { $count ->
    [one] Take this card
   *[other] Take these { $count }
}: { $cards }
board-would-take = Would take { $cards }
board-would-take-short = { $count ->
    [0] Nothing to take
    [one] Would take this card
   *[other] Would take these { $count }
}
board-you-took = You have already taken this round
board-play = Play { $card }
board-card-worth = { $card }, worth { $worth }
board-holds = { $seat } has { $count } { $count ->
    [one] card
   *[other] cards
} in hand
board-ledger = What both players have taken
board-support-led = Support { $card }: { $first } { $mine }, { $second } { $theirs }. { $leader } leads.
board-support-level = Support { $card }: { $first } { $mine }, { $second } { $theirs }. Nobody leads.
board-deals = { $seat }, Alliances and Betrayals: { $points }.
board-cities = { $seat }, City cards: { $cards }.
board-began = { $seat } went first this round
board-took = Taken
board-can-take = Take available
board-city-threat = City: one more wins!
board-round = Round { $round } of 4
board-pile = { $count } in the pile
board-unseen = Cards not seen yet
board-unseen-card = { $card }: { $count } not seen yet

## The score, line by line
score-support = Majority of the { $card }s
score-sets = Sets 5‑6‑7‑8
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
score-city = Won with the three City cards: no points are counted.
score-tie-break = Tied on points: the majority of the highest Support decides.

## What is this? ($of: the card)
help-support = Support { $of }
help-support-more = At the end, whoever has taken more cards of this number scores { $of-worth ->
    [one] { $of-worth } point
   *[other] { $of-worth } points
} once. A tie scores nothing. One card of each number makes a set, worth { $set-bonus } more.
help-alliance = Alliance { $of }
help-alliance-more = Adds its points, at the end, to whoever has taken it.
help-betrayal = Betrayal { $of }
help-betrayal-more = Costs its points to whoever has taken it. Play it when your opponent will have to take it.
help-city = City card
help-city-more = There are three: docks, police station, town hall. Whoever has taken all three wins at once. Otherwise they are worth nothing.
help-line = The end of the line
help-line-more = The card you play goes here. On your turn you either play a card or take.
help-take = Take
help-take-more = Once a round, instead of playing a card, each player takes the last five cards of the line (all of them if there are fewer). They stay face up in front of you until the end.
help-majority = Majority of the { $of }s
help-majority-more = The cards of this number that both players have taken. The badge leans towards whoever leads; at the end the majority scores { $of-worth ->
    [one] { $of-worth } point
   *[other] { $of-worth } points
}, a tie scores nothing.
help-deals = Alliances and Betrayals
help-deals-more = What both players have taken, and the total.
help-city-win = The City
help-city-win-more = The City cards that both players have taken. All three together win the game at once.
help-beginner = First player
help-beginner-more = This player went first this round. The other goes first in the next one.
help-took = This round’s take
help-took-more = Each player takes exactly once a round. If your hand is empty and you haven’t taken yet, you must take.
help-sets = Sets
help-sets-more = One card each of 5, 6, 7 and 8 is a set, worth { $set-bonus ->
    [one] { $set-bonus } point
   *[other] { $set-bonus } points
}.
help-total = Points so far
help-total-more = What this player would score if the game ended now: majorities, sets, Alliances and Betrayals.
help-pile = The draw pile
help-pile-more = In each of the four rounds, each player is dealt five cards from here. Three cards were set aside unseen before the game.
help-their-hand = Opponent’s hand
help-their-hand-more = Only the player who holds these cards can see them.
help-unseen = Card counter
help-unseen-more = How many cards of each kind you have not seen yet: they are in the other hand, in the pile, or among the three set aside. You can hide this in the settings.

## Fields and parts of the view, for a board that knows nothing of the game
field-line = Line
field-takeable = Would take
field-front = Taken
field-has-taken = Taken this round
field-majorities = Majorities
field-sets = Sets
field-cities = City cards
field-away = Set aside
field-city-threat = City threat

## Keyboard shortcuts
keys-card = Choose a card from your hand
keys-walk = Previous or next card
keys-play = Play the chosen card
keys-line = From your hand to the take button and back
keys-take = Take

## What an edition can change
edition-field-cards = Cards
edition-field-cards-help = Worth: points for the majority of a support, or of the card itself. 45 cards in all.
edition-field-copies = Copies
edition-field-worth = Worth
edition-field-set-bonus = Points for a complete set

## Studies
study-things = Cards taken
study-question-never-takes = never takes the line if there is another move
