title = Attack of the Jelly Monster
tagline = Tous en même temps : lancez, placez, bousculez les autres, et prenez de vitesse le sablier de dix secondes.

## Quartiers
district-a = A
district-b = B
district-c = C
district-d = D
district-e = E
district-f = F
district-g = G

## Capsules
pod-die = dé
pod-1 = 1
pod-2 = 2
pod-3 = 3
pod-4 = 4
pod-5 = 5
pod-6 = 6
pod-7 = 7
pod-8 = 8
pod-unknown = cachée

## Icônes des récompenses
icon-jelly = gelée
icon-pod = capsule
icon-discard = défausse
icon-per-pod = gelée par capsule
icon-copy-next = copie du suivant
icon-copy-previous = copie du précédent
icon-copy-either = copie d’un voisin
icon-take = prend
icon-give = donne
icon-by-dice = selon les dés
icon-podium = podium
icon-podium-rest = podium, puis le reste
reward-jelly = { $amount } { $amount ->
    [one] gelée
   *[other] gelées
}
reward-pod = capsule
reward-discard = défausse
reward-per-pod = { $amount } par capsule
reward-copy-next = copie du suivant
reward-copy-previous = copie du précédent
reward-copy-either = copie d’un voisin
reward-take = prend { $amount }
reward-give = donne { $amount }
reward-by-dice = ≤{ $few } dés : { $amount }, plus : { $second }
reward-podium = 1er { $amount }, 2e { $second }
reward-podium-rest = 1er { $amount }, reste { $second }

## Autres noms
side-clockwise = dans le sens horaire
side-counter-clockwise = dans le sens antihoraire
round-ending-all-placed = tous les dés sont placés
round-ending-bell = la cloche a sonné
round-ending-limit = la durée maximale est atteinte
phase-ready-check = préparatifs
phase-count-down = compte à rebours
phase-round = manche en cours
phase-scoring = décompte
phase-over = partie finie

## Ce qui est demandé
ask-ready = Dites quand vous êtes prêt·e pour la manche.
ask-place = Placez un dé de votre lancer, ou relancez.
ask-finish = Tous vos dés sont placés : bloquez un quartier ou retournez le sablier.
ask-block = Tous vos dés sont placés : vous pouvez bloquer un quartier.
ask-timer = Tous vos dés sont placés : vous pouvez retourner le sablier.
ask-copy = Choisissez le quartier voisin à copier.
ask-discard = Choisissez une capsule à défausser.
ask-give = Vous devez plus de gelée que vous n’en avez : choisissez qui la reçoit.

## Coups
move-place = placer un { $die } en { $district }
move-place-and-expel = placer un { $die } en { $district } et expulser le { $hit } ({ $owner })
move-place-and-push = placer un { $die } en { $district }, cible vers le centre
move-place-and-pull = placer un { $die } en { $district }, cible vers l’entrée
move-pass = relancer
move-block = bloquer { $district }
move-turn-timer = retourner le sablier
move-wait = attendre
move-say-ready = prêt·e
move-copy-clockwise = copier le quartier suivant, sens horaire
move-copy-counter-clockwise = copier le quartier précédent, sens antihoraire
move-discard-pod = défausser une capsule : { $pod }
move-give-jelly = donner à { $receivers } : { $amounts }
move-let-time-pass = { $milliseconds } ms passent

## Événements
city-laid = La ville : { $tiles }. Le drone désigne { $drone }.
round-announced = Manche { $round_no } : tout le monde est prêt ?
player-ready = { $seat } est prêt·e.
    .you = Vous êtes prêt·e.
count-down-began = Compte à rebours : { $seconds } secondes.
round-began = La manche { $round_no } commence.
dice-rolled = { $seat } lance { $dice }.
    .you = Vous lancez { $dice }.
action-chosen = { $seat } a choisi.
    .you = Vous avez choisi.
die-placed = { $seat } place un { $die } en { $district }.
    .you = Vous placez un { $die } en { $district }.
die-expelled = { $seat } place un { $die } en { $district } et expulse le { $hit } ({ $owner }).
    .you = { $seat-you ->
        [yes] Vous placez un { $die } en { $district } et expulsez
       *[no] { $seat } place un { $die } en { $district } et expulse
    } { $owner-you ->
        [yes] votre { $hit }
       *[no] le { $hit } ({ $owner })
    }.
target-pushed = { $seat } place un { $die } en { $district } ; la cible avance vers le centre.
    .you = Vous placez un { $die } en { $district } ; la cible avance vers le centre.
target-pulled = { $seat } place un { $die } en { $district } ; la cible recule vers l’entrée.
    .you = Vous placez un { $die } en { $district } ; la cible recule vers l’entrée.
effect-lost = { $seat } place un { $die } en { $district } ; son effet est perdu.
    .you = Vous placez un { $die } en { $district } ; son effet est perdu.
passed = { $seat } relance.
    .you = Vous relancez.
district-blocked = { $seat } bloque { $district }.
    .you = Vous bloquez { $district }.
timer-turned = { $seat } retourne le sablier !
    .you = Vous retournez le sablier !
action-refused = { $seat } : « { $action } » est arrivé trop tard. { $reason }
    .board = { $seat } arrive trop tard. { $reason }
    .you = Vous arrivez trop tard. { $reason }
round-ended = La manche est finie : { $ending }.
dice-cancelled = { $district } : dés identiques annulés pour { $seat } ({ $values }).
    .you = { $district } : vos dés identiques sont annulés ({ $values }).
district-ranked = { $district } : { $ranking } ({ $sums }).
nobody-left = { $district } : plus aucun dé, pas de récompense.
reward-reached = { $district }, zone { $zone } : { $icons } pour { $controllers }.
reward-copied = { $district } copie { $copied }, zone { $zone } : { $icons }.
copy-void = Les copies reviennent en { $district } et ne rapportent rien.
side-answered = { $seat } a choisi un côté.
    .you = Vous avez choisi un côté.
sides-agreed = { $district } copie son voisin { $side }.
sides-differ = Les joueurs majoritaires du quartier { $district } ne sont pas d’accord : personne n’est payé.
no-agreement-paid = Les joueurs majoritaires du quartier { $district } ne sont pas d’accord ; la récompense devient : { $icons }.
split-answered = { $seat } a choisi qui reçoit la gelée.
    .you = Vous avez choisi qui reçoit la gelée.
jelly-taken = { $seat } prend { $amount } { $amount ->
    [one] gelée.
   *[other] gelées.
}
    .you = Vous prenez { $amount } { $amount ->
        [one] gelée.
       *[other] gelées.
    }
jelly-given = { $seat } donne { $amount } { $amount ->
    [one] gelée
   *[other] gelées
} à { $receiver }.
    .you = { $seat-you ->
        [yes] Vous donnez { $amount } { $amount ->
            [one] gelée
           *[other] gelées
        } à { $receiver }.
       *[no] { $seat } vous donne { $amount } { $amount ->
            [one] gelée.
           *[other] gelées.
        }
    }
pod-drawn = { $seat } pioche une capsule ({ $pod }).
    .you = Vous piochez une capsule ({ $pod }).
too-few-pods = Pas assez de capsules pour { $seats } : personne ne pioche.
pod-discarded = { $seat } défausse une capsule ({ $pod }).
    .you = Vous défaussez une capsule ({ $pod }).
centre-counted = Dés au centre-ville : { $ranking } ({ $counts }).
pods-opened = { $seat } ouvre les capsules { $pods } : { $worth } { $worth ->
    [one] gelée
   *[other] gelées
}{ $rolled ->
    [0] .
   *[other] , dont { $rolled } aux dés.
}
    .you = Vous ouvrez les capsules { $pods } : { $worth } { $worth ->
        [one] gelée
       *[other] gelées
    }{ $rolled ->
        [0] .
       *[other] , dont { $rolled } aux dés.
    }
game-scored = Score final : { $totals }.

## Refus
refusal-no-such-move = Ce coup n’existe pas.
refusal-not-started = La manche n’a pas encore commencé.
refusal-already-ready = Vous avez déjà dit que vous étiez prêt·e.
refusal-round-over = Trop tard : la manche est finie.
refusal-not-settled = Vos dés roulent encore.
refusal-already-committed = Vous avez déjà choisi ; attendez les autres.
refusal-nothing-in-hand = Tous vos dés sont placés.
refusal-not-in-roll = Votre lancer ne contient pas cette valeur.
refusal-no-such-district = Ce quartier n’existe pas à cette table.
refusal-blocked = Une barrière bloque ce quartier.
refusal-wrong-effect = Cet effet ne va pas avec ce dé : 1 et 2 expulsent, 3 et 4 déplacent la cible, 5 et 6 ne font rien.
refusal-no-such-die = Ce dé n’est pas dans ce quartier.
refusal-target-at-end = La cible est déjà à ce bout de la rangée.
refusal-dice-left = Placez d’abord tous vos dés.
refusal-barrier-used = Votre barrière est déjà posée.
refusal-no-dice-there = On ne peut bloquer qu’un quartier qui contient au moins un dé.
refusal-timer-runs = Le sablier coule déjà.
refusal-pod-not-owned = Vous n’avez pas cette capsule.
refusal-bad-split = Donnez tout ce que vous avez, et à personne plus que vous ne lui devez.
refusal-tick-too-long = Le temps ne peut pas sauter le prochain départ, la cloche ou une limite.
refusal-tick-too-short = Il doit passer au moins une milliseconde.

## Fins
ending-jelly = avec le plus de gelée
ending-shared = à égalité de gelée

## Options
option-form = Mode
option-form-help = Une course contre le sablier, ou une partie calme où l’on choisit en secret.
option-form-live = Course
option-form-live-help = Tout le monde lance et place en même temps, contre le sablier. Des manches d’environ une minute.
option-form-beats = Calme
option-form-beats-help = Chacun choisit en secret, puis tout est révélé ensemble. Sans se presser.
option-pace = Rythme
option-pace-help = Le temps qu’un lancer met à s’arrêter.
option-pace-lively = vif (0,6 s)
option-pace-standard = normal (1,0 s)
option-pace-relaxed = tranquille (1,6 s)
option-beginners = Faces pour débuter
option-beginners-help = N’utiliser que les faces A des quartiers.
option-round_limit = Durée maximale d’une manche
option-round_limit-help = Nombre de secondes après lequel la manche prend fin dans tous les cas.
option-timer_beats = Tours après le sablier
option-timer_beats-help = Nombre de tours encore joués une fois le sablier retourné.
option-splits = Gelée insuffisante
option-splits-help = Ceux qui doivent plus de gelée qu’ils n’en ont choisissent qui la reçoit : tous en secret, ou l’un après l’autre à la vue de tous.
option-splits-secret = en secret
option-splits-open = à la vue de tous
option-choice_limit = Temps pour choisir
option-choice_limit-help = Nombre de secondes pour chaque choix du décompte ; ensuite, un choix est fait d’office.

## La table en texte
label-round = Manche { $round } sur 4 · { $phase } · { $pile } capsules dans la pioche · drone en { $drone }
label-beat = Tour { $beat } sur { $last } au plus
label-time = { $seconds } s · prochaine échéance dans { $left } s
label-district = Quartier
label-reward = Zones (▶ cible)
label-centre = Centre
label-jelly = Gelée
label-pods = Capsules
label-dice = Dés restants
label-barrier = Barrière
label-roll = Votre lancer :
label-your-pods = Vos capsules :
label-chosen = Choisi :
label-unseen = Capsules pas encore vues : { $pods }
label-blocked = barrière ({ $seat })
label-scoring = Décompte : { $chain } · { $reward } · { $controllers }
label-pod-reward = capsule
label-yes = oui
label-no = non

## Le plateau dans un navigateur
board-round = Manche { $round } sur 4
board-players = Joueurs
board-tray = Vos dés et ce que vous pouvez faire
board-district = Quartier { $district }, cible sur la zone { $zone } : { $reward }
board-heap = { $seat } { $dice }, total { $sum }
board-no-dice = aucun dé
board-drone = Le drone est ici : compté en premier
board-centre = Centre-ville. { $dice }
board-centre-count = { $seat } { $count }
board-die = Dé { $value }
board-die-rolls = Un dé qui roule encore
board-rolled = Votre lancer : { $dice }.
board-rolling = Les dés roulent…
board-pick-die = Choisissez un dé, puis un quartier.
board-now-district = Choisissez maintenant un quartier.
board-pass = Relancer
board-effect-target = Déplacer la cible
board-target-push = vers le centre
board-target-pull = vers l’entrée
board-target-none = la laisser
board-effect-expel = Expulser
board-expel-strongest = le plus fort
board-expel-choose = un dé au choix
board-expel-none = aucun dé
board-which-die = Quel dé quitte { $district } ?
board-expel-die = Expulser le { $hit } ({ $seat })
board-expel-own = Expulser votre propre { $hit }
board-yours = à vous
board-expel = Placer en { $district } et expulser le { $hit } ({ $seat })
board-push = Placer en { $district } et avancer la cible vers le centre
board-pull = Placer en { $district } et reculer la cible vers l’entrée
board-back = Retour
board-all-placed = Tous vos dés sont placés.
board-block-hint = Choisissez un quartier à bloquer.
board-barrier-up = Votre barrière est posée.
board-turn-timer = Retourner le sablier
board-wait = Attendre
board-ready = Prêt·e pour la manche { $round }
board-is-ready = prêt·e
board-has-chosen = a choisi
board-wait-ready = Pas encore prêts : { $names }.
board-starts-anyway = Début dans { $seconds } s de toute façon.
board-get-set = Attention…
board-sand = Sablier
board-sand-runs = s avant la cloche
board-sand-waits = s maximum
board-beat = Tour { $beat }
board-jelly = { $amount } { $amount ->
    [one] gelée
   *[other] gelées
}
board-pods = { $count } { $count ->
    [one] capsule
   *[other] capsules
}
board-dice-left = { $count } { $count ->
    [one] dé à placer
   *[other] dés à placer
}
board-watching = Manche { $round } : tout le monde joue en même temps.
board-chosen = Vous avez choisi : { $move }.
board-waits = On attend { $names }.
board-change = Changer mon choix
board-changing = Votre choix pour l’instant : { $move }.
board-keep = Le garder
board-chooses = Choix en attente : { $names }.
board-scored = Quartier { $district }
board-copy = Copier { $district }
board-discard = Défausser : { $pod }
board-share = { $amount } à { $seat }
board-ranked = Quartier { $district } : { $sums }.
board-centre-counted = Le plus de dés au centre : { $counts }.
board-pays = { $district } rapporte à { $seats } : { $reward }.
board-copies = { $district } copie { $copied } : { $reward }.
board-gains = { $seat } : +{ $amount } { $amount ->
    [one] gelée
   *[other] gelées
}
board-skip = Passer

## L’écran de fin
score-jelly = Gelée
score-pods = Capsules
score-rolled = + { $amount } aux dés
score-total = Total
score-none = aucune
score-rounds = Gelée par manche
score-start = Départ
score-round = Manche { $round }

## Ce qu’on peut demander
help-pays-jelly = Quartier { $of } : gelée
help-pays-jelly-more = À la fin de la manche, celui qui a ici la plus forte somme de dés prend la gelée indiquée dans la zone ciblée. Les dés identiques d’un même joueur s’annulent tous. À égalité, chacun reçoit toute la récompense.
help-pays-pod = Quartier { $of } : une capsule
help-pays-pod-more = Le joueur majoritaire pioche une capsule, que lui seul voit. À la fin, elle vaut de 1 à 8 gelées, ou ce que donne son dé.
help-pays-discard = Quartier { $of } : défausse
help-pays-discard-more = Le joueur majoritaire défausse une de ses capsules. S’il n’en a pas, il ne se passe rien.
help-pays-per-pod = Quartier { $of } : gelée par capsule
help-pays-per-pod-more = Le joueur majoritaire prend la gelée indiquée pour chacune de ses capsules.
help-pays-copy-next = Quartier { $of } : copie du suivant
help-pays-copy-next-more = Rapporte la récompense ciblée dans le quartier suivant, dans le sens horaire, avec les dés placés ici.
help-pays-copy-previous = Quartier { $of } : copie du précédent
help-pays-copy-previous-more = Rapporte la récompense ciblée dans le quartier précédent, dans le sens antihoraire, avec les dés placés ici.
help-pays-copy-either = Quartier { $of } : copie d’un voisin
help-pays-copy-either-more = Le joueur majoritaire choisit le voisin à copier. À égalité, tous doivent choisir le même côté, sinon rien n’est copié.
help-pays-take = Quartier { $of } : prendre
help-pays-take-more = Tous les autres donnent chacun cette quantité de gelée au joueur majoritaire.
help-pays-give = Quartier { $of } : donner
help-pays-give-more = Le joueur majoritaire donne cette quantité de gelée à chacun des autres. Il vaut parfois mieux perdre.
help-pays-by-dice = Quartier { $of } : selon les dés
help-pays-by-dice-more = La récompense dépend du nombre de dés non annulés qu’y a le joueur majoritaire.
help-pays-podium = Quartier { $of } : podium
help-pays-podium-more = La plus forte somme reçoit le premier nombre, la deuxième le second.
help-pays-podium-rest = Quartier { $of } : podium, puis le reste
help-pays-podium-rest-more = La plus forte somme reçoit le premier nombre ; tous les autres qui ont un dé qui compte reçoivent le second.
help-centre = Le centre-ville
help-centre-more = Les dés expulsés arrivent ici. À la fin de la manche, celui qui y a le plus de dés, quelle que soit leur valeur, pioche une capsule.
help-plate = Un joueur
help-plate-more = Sa gelée, le nombre de ses capsules et les dés qui lui restent à placer. Vos capsules montrent leur valeur. Les millisecondes à côté d’un nom sont le délai de sa connexion.
help-die-expels = Un { $of }
help-die-expels-more = Quand on le place, il peut expulser vers le centre-ville un dé déjà présent, même un des vôtres.
help-die-moves = Un { $of }
help-die-moves-more = Quand on le place, il peut déplacer la cible du quartier d’une zone, vers le centre ou vers l’entrée.
help-die-plain = Un { $of }
help-die-plain-more = Aucun effet : il ne fait que compter.
help-pass = Relancer
help-pass-more = Vous ne placez rien et relancez tous vos dés. Touche P.
help-timer = Le sablier
help-timer-more = Quand tous vos dés sont placés, vous pouvez le retourner : dix secondes plus tard, la cloche met fin à la manche. En mode calme, il compte les tours.
help-barrier = Votre barrière
help-barrier-more = Une fois par manche, quand tous vos dés sont placés : plus aucun dé n’entre dans le quartier.

## Champs et parties de la vue, pour un plateau qui ne connaît pas le jeu
field-drone = Drone
field-zones = Zones
field-target = Cible
field-cancelled = Annulés
field-sums = Sommes
field-controllers = Majoritaires
field-barrier = Barrière de
field-districts = Quartiers
field-jelly = Gelée
field-pods = Capsules
field-discarded = Défaussées
field-pods-worth = Valeur des capsules
field-roll = Dés à placer
field-in-centre = Au centre
field-has-barrier = a une barrière
field-is-ready = prêt·e
field-has-chosen = a choisi
field-choice = Choix
field-beat = Tour
field-last-beat = Dernier tour
field-starts-at = Départ dans
field-bell-at = Cloche dans
field-scoring = Décompte
field-chain = Quartier
field-icon = Récompense
field-asked = Doit choisir
field-owed = Doit
part-icon-view = { $second ->
    [0] { $amount ->
        [0] { $kind }
       *[other] { $kind } { $amount }
    }
   *[other] { $kind } { $amount } / { $second }
}

## Raccourcis clavier
keys-die = Prendre un dé
keys-district = Le placer dans un quartier
keys-target = Déplacer la cible
keys-expel = Expulser : le plus fort ou au choix
keys-none = Aucun effet
keys-sides = Copier un voisin ou l’autre
keys-pass = Relancer
keys-timer = Retourner le sablier
keys-wait = Attendre
keys-ready = Prêt·e
keys-skip = Passer le décompte
keys-cancel = Reposer le dé

## Ce qu’une édition peut changer
edition-field-pods = Capsules
edition-field-pods-help = Le nombre de chacune ; une capsule à dé se lance à la fin. 30 en tout.
edition-field-tiles = Tuiles
edition-field-tiles-help = Zones 1, 2 et 3 depuis l’entrée. J3 : 3 gelées. POD : piocher une capsule. DISCARD : défausser une capsule. 2xPODS : 2 gelées par capsule. COPY>, COPY<, COPY<> : copier le voisin suivant, précédent, au choix. TAKE2 : chaque autre joueur vous donne 2. GIVE1 : vous donnez 1 à chaque autre. BYDICE 2: J7, POD : jusqu’à 2 dés 7 gelées, au-delà une capsule. PODIUM 6, 3 : premier 6, deuxième 3. PODIUM 4, rest 1 : premier 4, les autres 1. On en joint plusieurs par « + » entre deux espaces.
tile-1 = Tuile 1
tile-2 = Tuile 2
tile-3 = Tuile 3
tile-4 = Tuile 4
tile-5 = Tuile 5
tile-6 = Tuile 6
tile-7 = Tuile 7
tile-8 = Tuile 8
edition-field-a = Face A
edition-field-b = Face B
edition-field-no-agreement = Les joueurs à égalité qui copient des voisins différents reçoivent
edition-field-no-agreement-help = Vide : rien. Tout, sauf une copie.
edition-problem-no-reward = « { $text } » n’est pas une récompense
edition-problem-too-many-icons = a { $found } récompenses ; { $most } au plus
edition-problem-endless-copies = se copient trop souvent : le décompte d’une manche n’en finirait pas
edition-problem-copies-again = ne peut pas être une copie

## Études
study-things = Capsules ouvertes à la fin
study-question-never-expels = n’expulse jamais de dé
study-question-never-moves-targets = ne déplace jamais de cible
study-question-never-blocks = n’utilise jamais la barrière
