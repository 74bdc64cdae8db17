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
