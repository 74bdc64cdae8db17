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
ask-play-or-take = Jouez une carte ou prenez le bout de la ligne.
ask-play = Jouez une carte au bout de la ligne.
ask-take = Prenez le bout de la ligne.

## Coups
move-play-card = jouer { $card }
move-take-cards = prendre le bout de la ligne

## Événements
line-laid = La ligne commence par { $cards }.
round-began = Manche { $round_no } : { $beginner } commence.
    .you = Manche { $round_no } : vous commencez.
hand-dealt = { $seat } pioche { $cards }.
    .you = Vous piochez { $cards }.
card-played = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
cards-taken = { $seat } prend { $cards }.
    .you = Vous prenez { $cards }.
city-threatened = { $seat } a deux des trois cartes Ville !
    .you = Vous avez deux des trois cartes Ville !
city-won = { $seat } a les docks, le commissariat et la mairie, et gagne aussitôt.
    .you = Vous avez les docks, le commissariat et la mairie, et gagnez aussitôt.
game-scored = Score final : { $totals }.

## Refus
refusal-already-taken = Vous avez déjà pris des cartes à cette manche ; jouez une carte.
refusal-line-empty = La ligne est vide ; jouez une carte.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-no-such-card = Cette carte n’existe pas.

## Fins
ending-points = aux points
ending-tie-break = au départage (majorité du Soutien le plus fort)
ending-draw = match nul
ending-city = avec les trois cartes Ville

## Libellés de la table
label-round = Manche { $round } sur 4 · { $beginner } a commencé · { $pile } cartes dans la pioche
label-line = La ligne : [ce qu’on prendrait]
label-empty = vide
label-sets = Séries
label-bonus = ±
label-city = Ville
label-taken = A pris
label-total = Points
label-yes = oui
label-no = non
label-hand = Main ({ $seat }) :
label-unseen = Cartes pas encore vues : { $cards }

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
    [one] Prendre cette carte
   *[other] Prendre ces { $count }
}
board-take-named = { $count ->
    [one] Prendre cette carte
   *[other] Prendre ces { $count }
} : { $cards }
board-would-take = On prendrait { $cards }
board-would-take-short = { $count ->
    [0] Rien à prendre
    [one] On prendrait celle-ci
   *[other] On prendrait ces { $count }
}
board-you-took = Vous avez déjà pris à cette manche
board-play = Jouer { $card }
board-card-worth = { $card }, qui vaut { $worth }
board-holds = { $seat } a { $count } { $count ->
    [one] carte
   *[other] cartes
} en main
board-ledger = Ce que chacun a pris
board-support-led = Soutien { $card } : { $first } { $mine }, { $second } { $theirs }. { $leader } mène.
board-support-level = Soutien { $card } : { $first } { $mine }, { $second } { $theirs }. Personne ne mène.
board-deals = { $seat }, Alliances et Trahisons : { $points }.
board-cities = { $seat }, cartes Ville : { $cards }.
board-began = { $seat } a commencé cette manche
board-took = A déjà pris
board-can-take = Peut prendre
board-city-threat = Ville : plus qu’une !
board-round = Manche { $round } sur 4
board-pile = Pioche : { $count }
board-unseen = Cartes pas encore vues
board-unseen-card = { $card } : { $count ->
    [one] { $count } pas encore vue
   *[other] { $count } pas encore vues
}

## Le score, ligne par ligne
score-support = Majorité des { $card }
score-sets = Séries 5‑6‑7‑8
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
score-city = Victoire par les trois cartes Ville : on ne compte pas les points.
score-tie-break = Égalité de points : la majorité du Soutien le plus fort départage.

## Qu’est-ce que c’est ? ($of : la carte)
help-support = Soutien { $of }
help-support-more = À la fin, celui qui a pris le plus de cartes de ce numéro marque { $of-worth ->
    [one] { $of-worth } point
   *[other] { $of-worth } points
}, une seule fois. À égalité, personne ne marque. Une carte de chaque numéro forme une série, qui vaut { $set-bonus } de plus.
help-alliance = Alliance { $of }
help-alliance-more = À la fin, rapporte ses points à celui qui l’a prise.
help-betrayal = Trahison { $of }
help-betrayal-more = Coûte ses points à celui qui l’a prise. Jouez-la quand votre adversaire devra prendre.
help-city = Carte Ville
help-city-more = Il y en a trois : les docks, le commissariat, la mairie. Celui qui prend les trois gagne aussitôt. Sinon, elles ne valent rien.
help-line = Le bout de la ligne
help-line-more = La carte que vous jouez se place ici. À votre tour, vous jouez une carte ou vous prenez.
help-take = Prendre
help-take-more = Une fois par manche, au lieu de jouer une carte, chacun prend les cinq dernières cartes de la ligne (toutes s’il y en a moins). Elles restent face visible devant vous jusqu’à la fin.
help-majority = Majorité des { $of }
help-majority-more = Les cartes de ce numéro prises de part et d’autre. L’insigne penche vers celui qui mène ; à la fin, la majorité rapporte { $of-worth ->
    [one] { $of-worth } point
   *[other] { $of-worth } points
}, l’égalité rien.
help-deals = Alliances et Trahisons
help-deals-more = Ce que chacun a pris, et le total.
help-city-win = La Ville
help-city-win-more = Les cartes Ville prises de part et d’autre. Les trois ensemble font gagner aussitôt la partie.
help-beginner = Premier de la manche
help-beginner-more = Cette personne a commencé la manche. L’autre commencera la suivante.
help-took = La prise de la manche
help-took-more = Chacun prend exactement une fois par manche. Si votre main est vide et que vous n’avez pas encore pris, vous devez prendre.
help-sets = Séries
help-sets-more = Un 5, un 6, un 7 et un 8 forment une série, qui vaut { $set-bonus ->
    [one] { $set-bonus } point
   *[other] { $set-bonus } points
}.
help-total = Points pour l’instant
help-total-more = Ce que cette personne marquerait si la partie s’arrêtait maintenant : majorités, séries, Alliances et Trahisons.
help-pile = La pioche
help-pile-more = À chacune des quatre manches, chacun en reçoit cinq cartes. Trois cartes ont été écartées avant la partie sans être vues.
help-their-hand = La main adverse
help-their-hand-more = Seul celui qui tient ces cartes les voit.
help-unseen = Compteur de cartes
help-unseen-more = Combien de cartes de chaque sorte vous n’avez pas encore vues : elles sont dans l’autre main, dans la pioche ou parmi les trois écartées. Les réglages permettent de masquer ce compteur.

## Champs et parties de la vue, pour un plateau qui ne connaît pas le jeu
field-line = Ligne
field-takeable = À prendre
field-front = Cartes prises
field-has-taken = A pris à cette manche
field-majorities = Majorités
field-sets = Séries
field-cities = Cartes Ville
field-away = Écartées
field-city-threat = Ville à portée

## Raccourcis clavier
keys-card = Choisir une carte de votre main
keys-walk = Carte précédente ou suivante
keys-play = Jouer la carte choisie
keys-line = De votre main au bouton Prendre, et retour
keys-take = Prendre

## Ce qu’une édition peut changer
edition-field-cards = Cartes
edition-field-cards-help = Valeur : les points d’une majorité de soutiens, ou de la carte elle-même. 45 cartes en tout.
edition-field-copies = Exemplaires
edition-field-worth = Valeur
edition-field-set-bonus = Points d’une série complète

## Études
study-things = Cartes prises
study-question-never-takes = ne prend jamais la ligne s’il peut faire autrement
