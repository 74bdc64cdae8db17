title = Poker de Kuhn
tagline = Trois cartes, une mise, un bluff.

## Cartes
card-jack = valet
card-queen = dame
card-king = roi
card-unknown = carte cachée

## Ce qui est demandé
ask-check-or-bet = Dites parole, ou misez un jeton.
ask-call-or-fold = Suivez la mise, ou couchez-vous.

## Coups
move-check = parole
move-bet = miser un jeton
move-call = suivre
move-fold = se coucher

## Événements
card-dealt = { $seat } reçoit une carte : { $card }.
    .you = Vous recevez une carte : { $card }.
checked = { $seat } dit parole.
    .you = Vous dites parole.
bet-made = { $seat } mise un jeton.
    .you = Vous misez un jeton.
called = { $seat } suit.
    .you = Vous suivez.
folded = { $seat } se couche.
    .you = Vous vous couchez.
card-shown = { $seat } montre sa carte : { $card }.
    .you = Vous montrez votre carte : { $card }.

## Refus
refusal-no-bet-yet = Personne n’a encore misé : dites parole ou misez.
refusal-answer-the-bet = Il y a une mise : suivez ou couchez-vous.
refusal-no-such-move = Ce coup n’existe pas.

## Fins
ending-fold = car l’autre joueur s’est couché
ending-showdown = avec la carte la plus forte

## Parties de la table
field-cards = Cartes
field-deck = Pioche
field-stakes = Mises
field-pot = Pot
