# Le rapport de `tablee study`.

study-title = { $game } : une étude
study-subtitle = { $games } parties de robots, mesurées avec des intervalles de confiance à 95 %
study-other-language = In English
study-contents = Sommaire
study-players-count = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
study-edition = édition « { $name } »
study-seed = graine { $seed }
study-run = { $games } parties : { $player }

## Joueurs
study-player-random = coups au hasard
study-player-greedy = joueur glouton
study-player-novice = niveau débutant
study-player-casual = niveau occasionnel
study-player-club = niveau club
study-player-expert = niveau expert
study-player-master = niveau maître

## En bref
study-glance = En bref
study-glance-note = Chiffres du joueur le plus fort de cette étude : { $player }.
study-glance-note-edition = Chiffres du joueur le plus fort de cette étude ({ $player }), avec l’édition « { $edition } ».
study-tile-beginner = Victoires du premier joueur
study-tile-length = Durée d’une partie
study-tile-choices = Choix par coup
study-tile-leader = En tête à mi-partie, puis gagne
study-tile-changes = Changements de leader par partie
study-tile-ending = Le plus souvent, on gagne
study-moves = { $count } coups
study-moves-range = la plus courte { $shortest }, la plus longue { $longest }

## Une partie
study-example = Comment une partie finit
study-example-note = La fin d’une partie entre joueurs gloutons, avec l’édition « { $edition } », après { $moves } coups. Rien n’est caché.

## Places
study-seats = Places et premier joueur
study-seat = Place { $number }
study-goes-first = Commence
study-seats-ahead = Commencer est un avantage : { $share } des victoires, alors que { $fair } serait équitable.
study-seats-behind = Commencer est un désavantage : { $share } des victoires, alors que { $fair } serait équitable.
study-seats-even = Aucun avantage à commencer n’a été trouvé : { $share } des victoires, entre { $low } et { $high }.
study-seats-none = Personne ne commence dans ce jeu. Chaque place devrait gagner { $fair } des parties.
study-seats-note = Part des victoires ; le trait est la part équitable. Chaque donne est jouée une fois avec chaque joueur comme premier.
study-seats-note-dealt = Part des victoires ; le trait est la part équitable. Chaque donne est jouée autant de fois qu’il y a de places.

## Durée
study-length = Durée
study-length-text = { $player } : { $moves } coups en moyenne, entre { $shortest } et { $longest }.
study-length-note = Part des parties selon le nombre de coups.

## Choix
study-choices = Choix
study-choices-text = { $player } : { $choices } coups légaux en moyenne ; { $forced } des coups ne laissent aucun choix.
study-choices-note = Coups légaux en moyenne, du début à la fin de la partie.

## Avance
study-leads = Quand l’avance devient victoire
study-leads-text = { $player } : qui est en tête à mi-partie gagne { $share } des parties. Le leader change { $changes } fois par partie.
study-leads-settled = Dans la moitié des parties, le vainqueur est définitivement en tête après { $part } de la partie.
study-leads-note = À quelle fréquence le joueur en tête à ce moment de la partie finit par gagner.
study-leads-sizes = En tête à mi-partie, puis gagne
study-points-one = { $begin } points
study-points-range = { $begin } à { $end } points
study-margin = Le vainqueur finit en moyenne avec { $score } points, soit { $margin } de plus que le suivant.

## Fins
study-endings = Comment on gagne
study-endings-note = Part des parties.

## Cartes et tuiles
study-things = Ce que les joueurs ont à la fin
study-with-winner = Chez le vainqueur
study-with-winner-note = Parmi tous les exemplaires que les joueurs ont à la fin, la part du vainqueur. Le trait est la part équitable.
study-adds = Ce qu’un exemplaire de plus apporte
study-adds-note = Variation des chances de gagner, en points de pourcentage, d’un joueur qui en a un de plus, toutes choses égales par ailleurs : ce que chacun possède, la place et qui commence.
study-adds-most = Un exemplaire de plus apporte le plus : { $best }. Le moins : { $worst }.

## Jeu restreint
study-questions = Et si un joueur …
study-questions-text = Un joueur est restreint, tous les autres sont : { $player }. Ce que coûte une privation est ce que vaut la chose.
study-questions-note = Part des victoires du joueur restreint ; le trait est la part équitable. Chaque donne est jouée depuis chaque place.
study-question-greedy = ne regarde qu’un coup à l’avance (glouton)
study-question-asked = ne joue jamais « { $pattern } »
study-restricted = { $question }{ $edition } : il a dû s’en priver lors de { $restricted } décisions en { $games } parties ; lors de { $unavoidable }, il n’y avait pas d’autre coup.
study-warning-never-met = « { $pattern } »{ $edition } ne s’est jamais présenté : en { $games } parties, le joueur restreint n’a eu aucun coup de ce genre à choisir. Ce chiffre ne dit rien.
study-warning-never-a-choice = « { $pattern } »{ $edition } ne laissait jamais d’autre coup : rien n’a donc été interdit en { $games } parties. Ce chiffre ne dit rien.
study-warning-beaten = À lire avec prudence{ $edition } : un joueur qui { $question } gagne { $share } des parties contre { $player }, alors que { $fair } serait équitable. Cette référence ({ $player }) est donc trop faible ici ; prenez-en une plus forte (--players).

## Deux éditions
study-editions = Comparaison des deux éditions
study-editions-text = « { $second } » moins « { $first } », donne par donne à partir des mêmes graines.
study-editions-bold = En gras : les différences dont l’intervalle à 95 % ne contient pas 0. Les intervalles ne sont pas corrigés du nombre de chiffres : environ une différence sur vingt due au seul hasard est donc en gras, elle aussi.
study-editions-values = Valeurs qui diffèrent
study-editions-same = Les deux éditions ont les mêmes valeurs.
study-value = Valeur
study-figure = Chiffre
study-difference = Différence
study-figure-length = Coups par partie
study-figure-choices = Choix par coup
study-figure-forced = Coups sans choix
study-figure-lead-half-way = En tête à mi-partie, puis gagne
study-figure-lead-changes = Changements de leader par partie
study-figure-beginner = Victoires du premier joueur
study-figure-score = Points du vainqueur
study-figure-margin = Avance du vainqueur en points
study-figure-ending = Issue : { $ending }

## Comment on a mesuré
study-method = Comment on a mesuré
study-method-deals = Chaque joueur joue contre lui-même. Chaque donne est jouée autant de fois qu’il y a de places, pour qu’aucune ne soit favorisée ; les parties d’une même donne comptent comme une unité.
study-method-intervals = Les traits et les chiffres entre parenthèses sont des intervalles de confiance à 95 % : celui de Wilson pour les parts, avec la dispersion entre les donnes. Ce qu’une carte apporte est une régression linéaire au sein de chaque partie, avec des erreurs types groupées par donne ; là où tous en ont autant en tout, chaque carte est comparée à la moyenne. Avec { $figures } chiffres sur cette page, environ un intervalle sur vingt manque la vérité.
study-method-bots = Les chiffres décrivent le jeu de ces robots, pas celui des gens. Ce que le hasard et un joueur fort ont en commun tient aux règles ; là où ils diffèrent, le talent compte.
study-method-again = La même commande donne les mêmes chiffres, quel que soit le nombre de processus ou de machines.
study-table = Tous les chiffres dans un tableau
study-stage = Moment de la partie
study-share-of-games = Part des parties
study-interval = { $low } à { $high }
study-start = début
study-end = fin
study-percent-points = { $value } points

## La commande
study-playing = Parties
study-written = Rapport : { $page }. Chiffres : { $data }.
