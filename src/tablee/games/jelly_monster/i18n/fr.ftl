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
icon-podium-rest = podium et reste
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
round-ending-limit = la manche a assez duré
phase-ready-check = préparatifs
phase-count-down = compte à rebours
phase-round = les dés roulent
phase-scoring = décompte
phase-over = la fin

## Ce qui est demandé
ask-ready = Dites quand vous êtes prêt pour la manche.
ask-place = Placez un dé de votre lancer, ou relancez.
ask-finish = Tous vos dés sont placés : bloquez un quartier ou retournez le sablier.
ask-block = Tous vos dés sont placés : vous pouvez bloquer un quartier.
ask-timer = Tous vos dés sont placés : vous pouvez retourner le sablier.
ask-copy = Choisissez le quartier voisin à copier.
ask-discard = Choisissez une capsule à retirer du jeu.
ask-give = Vous devez plus de gelée que vous n’en avez : choisissez qui la reçoit.

## Coups
move-place = placer { $die } en { $district }
move-place-and-expel = placer { $die } en { $district } et expulser le { $hit } ({ $owner })
move-place-and-push = placer { $die } en { $district }, cible vers le centre
move-place-and-pull = placer { $die } en { $district }, cible vers l’entrée
move-pass = passer et relancer
move-block = bloquer { $district }
move-turn-timer = retourner le sablier
move-wait = attendre
move-say-ready = prêt
move-copy-clockwise = copier le quartier suivant, sens horaire
move-copy-counter-clockwise = copier le quartier précédent, sens antihoraire
move-discard-pod = défausser une capsule : { $pod }
move-give-jelly = donner à { $receivers } : { $amounts }
move-let-time-pass = { $milliseconds } ms passent

## Événements
city-laid = La ville : { $tiles }. Le drone désigne { $drone }.
round-announced = Manche { $round_no } : tout le monde est prêt ?
player-ready = { $seat } est prêt.
count-down-began = Compte à rebours : { $seconds } secondes.
round-began = La manche { $round_no } commence.
dice-rolled = { $seat } lance { $dice }.
action-chosen = { $seat } a choisi.
die-placed = { $seat } place { $die } en { $district }.
die-expelled = { $seat } place { $die } en { $district } et expulse le { $hit } ({ $owner }).
target-pushed = { $seat } place { $die } en { $district } ; la cible avance vers le centre.
target-pulled = { $seat } place { $die } en { $district } ; la cible recule vers l’entrée.
effect-lost = { $seat } place { $die } en { $district } ; l’effet est perdu.
passed = { $seat } passe.
district-blocked = { $seat } bloque { $district }.
timer-turned = { $seat } retourne le sablier !
action-refused = { $seat } : « { $action } » est arrivé trop tard. { $reason }
    .board = { $seat } arrive trop tard. { $reason }
round-ended = La manche est finie : { $ending }.
dice-cancelled = { $district } : { $seat } voit ses dés identiques annulés ({ $values }).
district-ranked = { $district } : { $ranking } ({ $sums }).
nobody-left = { $district } : plus aucun dé, pas de récompense.
reward-reached = { $district }, zone { $zone } : { $icons } pour { $controllers }.
reward-copied = { $district } copie { $copied }, zone { $zone } : { $icons }.
copy-void = Les copies reviennent en { $district } et ne rapportent rien.
side-answered = { $seat } a choisi un côté.
sides-agreed = { $district } copie { $side }.
sides-differ = Les joueurs majoritaires du quartier { $district } ne sont pas d’accord : personne n’est payé.
no-agreement-paid = Les joueurs majoritaires du quartier { $district } ne sont pas d’accord ; ils reçoivent ce qui est prévu : { $icons }.
split-answered = { $seat } a choisi qui reçoit la gelée.
jelly-taken = { $seat } prend { $amount } { $amount ->
    [one] gelée.
   *[other] gelées.
}
jelly-given = { $seat } donne { $amount } { $amount ->
    [one] gelée
   *[other] gelées
} à { $receiver }.
pod-drawn = { $seat } pioche une capsule ({ $pod }).
too-few-pods = Pas assez de capsules pour { $seats } : personne ne pioche.
pod-discarded = { $seat } défausse une capsule ({ $pod }).
centre-counted = Dés au centre-ville : { $ranking } ({ $counts }).
pods-opened = { $seat } ouvre les capsules { $pods } : { $worth } { $worth ->
    [one] gelée
   *[other] gelées
}, dont { $rolled } aux dés.
game-scored = Les quatre manches sont finies : { $totals }.

## Refus
refusal-no-such-move = Ce coup n’existe pas.
refusal-not-started = La manche n’a pas encore commencé.
refusal-already-ready = Vous avez déjà dit que vous étiez prêt.
refusal-round-over = Trop tard : la manche est finie.
refusal-not-settled = Vos dés roulent encore.
refusal-already-committed = Vous avez déjà choisi ; attendez les autres.
refusal-nothing-in-hand = Tous vos dés sont placés.
refusal-not-in-roll = Votre lancer ne montre pas cette valeur.
refusal-no-such-district = Ce quartier n’existe pas à cette table.
refusal-blocked = Une barrière bloque ce quartier.
refusal-wrong-effect = Cet effet ne va pas avec ce dé : 1 et 2 expulsent, 3 et 4 déplacent la cible, 5 et 6 ne font rien.
refusal-no-such-die = Ce dé n’est pas dans ce quartier.
refusal-target-at-end = La cible est déjà à ce bout de la rangée.
refusal-dice-left = Placez d’abord tous vos dés.
refusal-barrier-used = Votre barrière est déjà posée.
refusal-no-dice-there = Il n’y a aucun dé à entourer d’une barrière.
refusal-timer-runs = Le sablier coule déjà.
refusal-pod-not-owned = Vous n’avez pas de telle capsule.
refusal-bad-split = Donnez tout ce que vous avez, et à personne plus que vous ne lui devez.
refusal-tick-too-long = Le temps ne peut pas sauter par-dessus le prochain départ, la cloche ou une limite.
refusal-tick-too-short = Il doit passer au moins une milliseconde.

## Fins
ending-jelly = avec le plus de gelée
ending-shared = à égalité de gelée

## Options
option-form = Mode
option-form-help = Courir les uns contre les autres en direct, ou choisir calmement, temps par temps.
option-form-live = en direct
option-form-beats = au calme
option-pace = Allure
option-pace-help = Le temps qu’un lancer met à s’arrêter dans la forme en direct.
option-pace-lively = vive (0,6 s)
option-pace-standard = normale (1,0 s)
option-pace-relaxed = tranquille (1,6 s)
option-beginners = Faces pour débuter
option-beginners-help = N’utiliser que les faces A des quartiers.
option-round_limit = Durée maximale d’une manche
option-round_limit-help = Secondes après lesquelles une manche en direct finit dans tous les cas.
option-timer_beats = Temps après le sablier
option-timer_beats-help = Nombre de temps joués encore après le sablier, dans la forme calme.
option-splits = Gelée insuffisante
option-splits-help = Ceux qui doivent plus de gelée qu’ils n’en ont choisissent tous en secret, ou l’un après l’autre à la vue de tous.
option-splits-secret = en secret
option-splits-open = à la vue de tous
option-choice_limit = Durée des choix
option-choice_limit-help = Secondes pour un choix au décompte de la forme en direct ; ensuite, un choix par défaut est pris.

## La table en texte
label-round = Manche { $round } sur 4 · { $phase } · { $pile } capsules dans la pioche · drone en { $drone }
label-beat = Temps { $beat } sur { $last } au plus
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
label-unseen = Capsules jamais vues : { $pods }
label-blocked = bloqué par { $seat }
label-scoring = Décompte : { $chain } · { $reward } · { $controllers }
label-pod-reward = capsule
label-yes = oui
label-no = non

## Le plateau dans un navigateur
board-round = Manche { $round } sur 4
board-players = Joueurs
board-tray = Vos dés et ce que vous pouvez faire
board-district = Quartier { $district }, cible sur la zone { $zone } : { $reward }
board-heap = { $seat } { $dice }, compte { $sum }
board-no-dice = aucun dé
board-drone = Le drone est ici : décompté en premier
board-centre = Centre-ville. { $dice }
board-centre-count = { $seat } { $count }
board-die = Dé { $value }
board-die-rolls = Un dé qui roule encore
board-rolled = Vous avez lancé { $dice }.
board-rolling = Les dés roulent…
board-pick-die = Choisissez un dé, puis un quartier.
board-now-district = Choisissez maintenant un quartier.
board-pass = Relancer
board-effect-target = Ce qu’il fait à la cible
board-target-push = vers le centre
board-target-pull = vers l’entrée
board-target-none = la laisser
board-effect-expel = Le dé qu’il expulse
board-expel-strongest = le plus fort
board-expel-choose = choisir
board-expel-none = aucun
board-which-die = Quel dé quitte { $district } ?
board-expel-die = Expulser le { $hit } ({ $seat })
board-expel = Placer en { $district } et expulser le { $hit } ({ $seat })
board-push = Placer en { $district } et avancer la cible vers le centre
board-pull = Placer en { $district } et reculer la cible vers l’entrée
board-back = Retour
board-all-placed = Tous vos dés sont placés.
board-block-hint = Choisissez un quartier à bloquer.
board-barrier-up = Votre barrière est posée.
board-turn-timer = Retourner le sablier
board-wait = Attendre
board-ready = Prêt pour la manche { $round }
board-is-ready = prêt
board-has-chosen = a choisi
board-wait-ready = Pas encore prêts : { $names }.
board-starts-anyway = Dans { $seconds } s, on commence sans attendre.
board-get-set = Attention…
board-sand = Sablier
board-sand-runs = s avant la cloche
board-sand-waits = s maximum
board-beat = Temps { $beat }
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
board-chooses = À choisir : { $names }.
board-scored = Quartier { $district }
board-copy = Copier { $district }
board-discard = Défausser : { $pod }
board-share = { $amount } à { $seat }
board-ranked = Quartier { $district } : { $sums }.
board-centre-counted = Le plus de dés au centre : { $counts }.
board-skip = Passer

## L’écran de fin
score-jelly = Gelée
score-pods = Capsules
score-rolled = + { $amount } aux dés
score-total = Total
score-none = aucune

## Ce qu’on peut demander
help-pays-jelly = Quartier { $of } : gelée
help-pays-jelly-more = Qui a la plus forte somme de dés ici à la fin de la manche prend autant de gelée que la zone ciblée en montre. Les dés identiques d’un même joueur s’annulent tous. À égalité, chacun reçoit tout.
help-pays-pod = Quartier { $of } : une capsule
help-pays-pod-more = Qui domine le quartier pioche une capsule, connue de lui seul. Elle vaut de 1 à 8 gelées à la fin, ou ce que donne son dé.
help-pays-discard = Quartier { $of } : défausse
help-pays-discard-more = Qui domine le quartier retire du jeu une de ses capsules. Sans capsule, il ne se passe rien.
help-pays-per-pod = Quartier { $of } : gelée par capsule
help-pays-per-pod-more = Qui domine le quartier prend la gelée indiquée pour chacune de ses capsules.
help-pays-copy-next = Quartier { $of } : copie du suivant
help-pays-copy-next-more = Paie ce que montre la cible du quartier suivant, dans le sens horaire, avec les dés posés ici.
help-pays-copy-previous = Quartier { $of } : copie du précédent
help-pays-copy-previous-more = Paie ce que montre la cible du quartier précédent, dans le sens antihoraire, avec les dés posés ici.
help-pays-copy-either = Quartier { $of } : copie d’un voisin
help-pays-copy-either-more = Qui domine choisit le voisin à copier. À égalité, tous doivent choisir le même côté, sinon rien n’est copié.
help-pays-take = Quartier { $of } : prendre
help-pays-take-more = Tous les autres donnent autant de gelée à qui domine le quartier.
help-pays-give = Quartier { $of } : donner
help-pays-give-more = Qui domine le quartier donne autant de gelée à chacun des autres. Il vaut parfois mieux perdre.
help-pays-by-dice = Quartier { $of } : selon les dés
help-pays-by-dice-more = Ce qui est payé dépend du nombre de dés non annulés qu’y a le joueur dominant.
help-pays-podium = Quartier { $of } : podium
help-pays-podium-more = La plus forte somme reçoit le premier nombre, la deuxième le second.
help-pays-podium-rest = Quartier { $of } : podium et reste
help-pays-podium-rest-more = La plus forte somme reçoit le premier nombre ; tous les autres qui ont un dé valable reçoivent le second.
help-centre = Le centre-ville
help-centre-more = Les dés expulsés arrivent ici. Qui y a le plus de dés, quelle que soit leur valeur, pioche une capsule en fin de manche.
help-plate = Un joueur
help-plate-more = Sa gelée, le nombre de ses capsules et les dés qui restent à placer. Vos capsules montrent leur valeur. Les millisecondes disent combien de temps voyagent ses messages.
help-die-expels = Un { $of }
help-die-expels-more = Placé, il peut expulser au centre-ville un dé qui s’y trouve déjà, même un des vôtres.
help-die-moves = Un { $of }
help-die-moves-more = Placé, il peut déplacer la cible du quartier d’une zone, vers le centre ou vers l’entrée.
help-die-plain = Un { $of }
help-die-plain-more = Ne fait que compter.
help-pass = Relancer
help-pass-more = Vous ne placez rien et relancez tous vos dés. Touche P.
help-timer = Le sablier
help-timer-more = Qui a placé tous ses dés peut le retourner : dix secondes plus tard, la cloche met fin à la manche. Dans la forme calme il compte les temps.
help-barrier = Votre barrière
help-barrier-more = Une fois par manche, quand tous vos dés sont placés : plus aucun dé n’entre dans le quartier.

## Champs et parties de la vue, pour un plateau qui ne connaît pas le jeu
field-drone = Drone
field-zones = Zones
field-target = Cible
field-cancelled = Annulés
field-sums = Sommes
field-controllers = Contrôlé par
field-barrier = Barrière de
field-districts = Quartiers
field-jelly = Gelée
field-pods = Capsules
field-discarded = Défaussées
field-pods-worth = Valeur des capsules
field-roll = Dés à placer
field-in-centre = Au centre
field-has-barrier = a une barrière
field-is-ready = prêt
field-has-chosen = a choisi
field-choice = Choix
field-beat = Temps
field-last-beat = Dernier temps
field-starts-at = Départ dans
field-bell-at = Cloche dans
field-scoring = Décompte
field-chain = Quartier
field-icon = Récompense
field-asked = À répondre
field-owed = Doit
part-icon-view = { $second ->
    [0] { $amount ->
        [0] { $kind }
       *[other] { $kind } { $amount }
    }
   *[other] { $kind } { $amount } / { $second }
}
