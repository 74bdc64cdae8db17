title = Kuhn poker
tagline = Three cards, one bet, and a bluff.

## Cards
card-jack = Jack
card-queen = Queen
card-king = King
card-unknown = face-down card

## What is asked
ask-check-or-bet = Check, or bet a chip.
ask-call-or-fold = Call the bet, or fold.

## Moves
move-check = check
move-bet = bet a chip
move-call = call
move-fold = fold

## Events
card-dealt = { $seat } is dealt the { $card }.
    .you = You are dealt the { $card }.
checked = { $seat } checks.
    .you = You check.
bet-made = { $seat } bets a chip.
    .you = You bet a chip.
called = { $seat } calls.
    .you = You call.
folded = { $seat } folds.
    .you = You fold.
card-shown = { $seat } shows the { $card }.
    .you = You show the { $card }.

## Refusals
refusal-no-bet-yet = There is no bet to answer yet: check or bet.
refusal-answer-the-bet = There is a bet: call or fold.
refusal-no-such-move = There is no such move.

## Endings
ending-fold = because the other player folded
ending-showdown = with the higher card

## Parts of the table
field-cards = Cards
field-deck = Deck
field-stakes = Stakes
field-pot = Pot
