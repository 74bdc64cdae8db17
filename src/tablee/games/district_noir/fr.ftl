title = District Noir
tagline = Deux parrains, une ligne de cartes, quatre manches.

## Cartes
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
card-police = Commissariat
card-hall = Mairie
card-unknown = carte cachée

## Ce qui est demandé
ask-play-or-take = Posez une carte au bout de la ligne, ou ramassez les cinq dernières.
ask-play = Posez une carte au bout de la ligne.
ask-take = Ramassez les cinq dernières cartes de la ligne.

## Coups
move-play-card = poser { $card }
move-take-cards = ramasser le bout de la ligne

## Événements
line-laid = La ligne commence par { $cards }.
round-began = Manche { $round_no } : { $beginner } commence.
hand-dealt = { $seat } pioche { $cards }.
card-played = { $seat } pose { $card }.
cards-taken = { $seat } ramasse { $cards }.
city-threatened = { $seat } détient deux des trois cartes Ville !
city-won = { $seat } détient les docks, le commissariat et la mairie : la Ville est prise.
game-scored = Les manches sont finies : { $totals }.

## Refus
refusal-already-taken = Vous avez déjà ramassé dans cette manche ; posez une carte.
refusal-line-empty = La ligne est vide ; posez une carte.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-no-such-card = Cette carte n’existe pas.

## Fins
ending-points = aux points
ending-tie-break = à égalité de points, à la majorité du soutien le plus fort
ending-draw = match nul
ending-city = par les trois cartes Ville

## Libellés de la table
label-round = Manche { $round } sur 4 · { $beginner } a commencé · { $pile } cartes dans la pioche
label-line = La ligne : [ce qu’on ramasserait]
label-empty = vide
label-sets = Séries
label-bonus = ±
label-city = Ville
label-taken = Ramassé
label-total = Points
label-yes = oui
label-no = non
label-hand = Main de { $seat } :
label-unseen = Pas encore vues : { $cards }

## Le plateau à l’écran
long-5 = Soutien 5
long-6 = Soutien 6
long-7 = Soutien 7
long-8 = Soutien 8
long-plus2 = Alliance +2
long-plus3 = Alliance +3
long-plus4 = Alliance +4
long-minus1 = Trahison −1
long-minus2 = Trahison −2
long-minus3 = Trahison −3
long-docks = Ville : docks
long-police = Ville : commissariat
long-hall = Ville : mairie
board-line = La ligne : { $count } { $count ->
    [one] carte
   *[other] cartes
}
board-earlier = Cartes plus anciennes de la ligne
board-take = { $count ->
    [one] Ramasser cette carte
   *[other] Ramasser ces { $count }
}
board-take-named = Ramasser { $cards }
board-would-take = On ramasserait { $cards }
board-would-take-short = { $count ->
    [0] Rien à ramasser
    [one] On ramasserait celle-ci
   *[other] On ramasserait ces { $count }
}
board-you-took = Vous avez ramassé cette manche
board-play = Poser { $card }
board-holds = { $seat } a { $count } { $count ->
    [one] carte
   *[other] cartes
} en main
board-ledger = Ce que chacun a ramassé
board-support-led = Soutien { $card } : { $first } { $mine }, { $second } { $theirs }. { $leader } mène.
board-support-level = Soutien { $card } : { $first } { $mine }, { $second } { $theirs }. Personne ne mène.
board-deals = { $seat }, Alliances et Trahisons : { $points }.
board-cities = { $seat }, cartes Ville : { $cards }.
board-began = { $seat } a commencé cette manche
board-took = a ramassé
board-can-take = peut ramasser
board-city-threat = Une carte Ville de plus et c’est gagné !
board-round = Manche { $round } sur 4
board-pile = Pioche : { $count }
board-unseen = Pas encore vues
board-unseen-card = { $card } : { $count } pas encore vues

## Le score, ligne par ligne
score-support = Majorité des { $card }
score-sets = Séries 5-6-7-8
score-alliances = Alliances
score-betrayals = Trahisons
score-total = Total
score-count = { $count } { $count ->
    [one] carte
   *[other] cartes
}
score-set-count = { $count } { $count ->
    [one] série
   *[other] séries
}
score-city = La Ville est prise : on ne compte pas les points.
score-tie-break = Égalité : la majorité du soutien le plus fort décide.
