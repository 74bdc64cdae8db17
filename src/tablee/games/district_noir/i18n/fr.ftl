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
ask-play-or-take = Posez une carte ou ramassez les cinq dernières.
ask-play = Posez une carte au bout de la ligne.
ask-take = Ramassez les cinq dernières cartes de la ligne.

## Coups
move-play-card = poser { $card }
move-take-cards = ramasser le bout de la ligne

## Événements
line-laid = La ligne commence par { $cards }.
round-began = Manche { $round_no } : { $beginner } commence.
    .you = Manche { $round_no } : vous commencez.
hand-dealt = { $seat } pioche { $cards }.
card-played = { $seat } pose { $card }.
cards-taken = { $seat } ramasse { $cards }.
city-threatened = { $seat } détient deux des trois cartes Ville !
city-won = { $seat } détient les docks, le commissariat et la mairie : la Ville est prise.
game-scored = Les manches sont finies : { $totals }.

## Refus
refusal-already-taken = Vous avez déjà ramassé dans cette manche ; posez une carte.
refusal-line-empty = La ligne est vide ; posez une carte.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-no-such-card = Cette carte n’existe pas.

## Fins
ending-points = aux points
ending-tie-break = à égalité de points, à la majorité du soutien le plus fort
ending-draw = match nul
ending-city = par les trois cartes Ville

## Libellés de la table
label-round = Manche { $round } sur 4 · { $beginner } a commencé · { $pile } cartes dans la pioche
label-line = La ligne : [ce qu’on ramasserait]
label-empty = vide
label-sets = Séries
label-bonus = ±
label-city = Ville
label-taken = Ramassé
label-total = Points
label-yes = oui
label-no = non
label-hand = Main ({ $seat }) :
label-unseen = Pas encore vues : { $cards }

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
long-docks = Ville : docks
long-police = Ville : commissariat
long-hall = Ville : mairie
board-line = La ligne : { $count } { $count ->
    [one] carte
   *[other] cartes
}
board-earlier = Cartes plus anciennes de la ligne
board-take = { $count ->
    [one] Ramasser cette carte
   *[other] Ramasser ces { $count }
}
board-take-named = { $count ->
    [one] Ramasser cette carte
   *[other] Ramasser ces { $count }
} : { $cards }
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
board-support-led = Soutien { $card } : { $first } { $mine }, { $second } { $theirs }. { $leader } mène.
board-support-level = Soutien { $card } : { $first } { $mine }, { $second } { $theirs }. Personne ne mène.
board-deals = { $seat }, Alliances et Trahisons : { $points }.
board-cities = { $seat }, cartes Ville : { $cards }.
board-began = { $seat } a commencé cette manche
board-took = a ramassé
board-can-take = peut ramasser
board-city-threat = Ville : plus qu’une !
board-round = Manche { $round } sur 4
board-pile = Pioche : { $count }
board-unseen = Pas encore vues
board-unseen-card = { $card } : { $count } pas encore vues

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
score-city = La Ville est prise : on ne compte pas les points.
score-tie-break = Égalité : la majorité du soutien le plus fort décide.

## Qu’est-ce que c’est ? ($of : la carte)
help-support = Soutien { $of }
help-support-more = Qui a ramassé le plus de cartes de ce numéro le marque, une fois : 5, 6, 7 ou 8 points. À égalité, personne ne marque. Une carte de chaque numéro forme une série, qui vaut 5 points de plus.
help-alliance = Alliance { $of }
help-alliance-more = Rapporte ces points, à la fin, à qui l’a ramassée.
help-betrayal = Trahison { $of }
help-betrayal-more = Coûte ces points à qui l’a ramassée. Jouez-la dans la ligne quand l’autre devra ramasser.
help-city = Carte Ville
help-city-more = Il y en a trois : les docks, le commissariat, la mairie. Qui a ramassé les trois gagne aussitôt. Sinon elles ne valent rien.
help-line = Le bout de la ligne
help-line-more = La carte que vous jouez se pose ici. À chaque tour, on joue une carte ou on ramasse.
help-take = Ramasser
help-take-more = Une fois par manche, chacun ramasse les cinq dernières cartes de la ligne (toutes s’il y en a moins) au lieu de jouer une carte. Elles restent visibles devant vous jusqu’à la fin.
help-majority = Majorité des { $of }
help-majority-more = Les cartes de ce numéro ramassées de part et d’autre. L’insigne penche vers qui mène ; à la fin, la majorité rapporte { $of } points, l’égalité rien.
help-deals = Alliances et Trahisons
help-deals-more = Ce que chacun a ramassé, et le total.
help-city-win = La Ville
help-city-win-more = Les cartes Ville ramassées de part et d’autre. Les trois ensemble gagnent aussitôt la partie.
help-beginner = Commence la manche
help-beginner-more = Cette personne a commencé la manche. L’autre commencera la suivante.
help-took = Le ramassage de la manche
help-took-more = Chacun ramasse exactement une fois par manche. Qui n’a plus de cartes et n’a pas encore ramassé doit le faire.
help-sets = Séries
help-sets-more = Un 5, un 6, un 7 et un 8 forment une série, qui vaut 5 points.
help-total = Points jusqu’ici
help-total-more = Ce que cette personne marquerait si la partie s’arrêtait maintenant : majorités, séries, Alliances et Trahisons.
help-pile = La pioche
help-pile-more = À chacune des quatre manches, chacun en reçoit cinq cartes. Trois cartes ont été écartées avant la partie sans être vues.
help-their-hand = L’autre main
help-their-hand-more = Personne ne voit ces cartes, sauf qui les tient.
help-unseen = Compteur de cartes
help-unseen-more = Combien de cartes de chaque sorte vous n’avez pas encore vues : elles sont dans l’autre main, dans la pioche ou parmi les trois écartées. Les réglages peuvent cacher ce compteur.

## Champs et parties de la vue, pour un plateau qui ne connaît pas le jeu
field-line = Ligne
field-takeable = Une prise rapporte
field-front = Prises
field-has-taken = A pris
field-majorities = Majorités
field-sets = Séries
field-cities = Cartes Ville
field-away = Écartées
field-city-threat = Ville à portée
