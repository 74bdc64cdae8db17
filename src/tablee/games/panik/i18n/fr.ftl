title = Panik
tagline = Chasseurs, manoirs hantés et pièges cachés.

## Manoirs
face-1 = valeur 1
face-2 = valeur 2
face-3 = valeur 3
face-4 = valeur 4
face-5 = valeur 5
face-shared = partagé
face-trapped = piégé
face-unknown = caché

## Chasseurs
hunter-standard = chasseur standard
hunter-over = chasseur suréquipé
hunter-pair = binôme
hunter-detector = détecteur
hunter-call = appel à l’aide
hunter-unknown = chasseur

## Ce qui est demandé
ask-open = Choisissez un de vos manoirs à dévoiler.
ask-pair = Choisissez un de vos manoirs cachés pour votre premier binôme.
ask-place = Postez un chasseur : choisissez-le, puis un manoir.
ask-place-detector = Postez votre détecteur.
ask-send-back = Renvoyer un chasseur qui était déjà là ?
ask-relocate = Votre chasseur est renvoyé : choisissez-lui un autre manoir.
ask-call = Appeler un chasseur d’un autre manoir ?

## Coups
move-open-mansion = dévoiler votre manoir { $place }
move-place-pair = poster le premier binôme devant votre manoir { $place }
move-place-hunter = { $hunter } en { $mansion }
move-name-mansion = dévoiler { $mansion }, puis poster le détecteur
move-send-back = renvoyer : { $hunter } (équipe { $team })
move-keep-all = ne renvoyer personne
move-relocate = aller en { $mansion }
move-call-hunter = appeler depuis { $mansion } : { $hunter } (équipe { $team })
move-stay-alone = n’appeler personne

## Événements
mansions-dealt = { $seat } regarde ses quatre manoirs : { $faces }.
beginner-drawn = { $seat } commencera.
    .you = Vous commencerez.
choice-made = { $seat } a choisi.
opening-chosen = { $seat } choisit de dévoiler { $mansion }.
pair-chosen = { $seat } choisit { $mansion } pour son premier binôme.
mansion-opened = { $owner } dévoile { $mansion } : { $face }.
mansion-detected = { $seat } détecte { $mansion } (chez { $owner }) : { $face }.
hunter-placed = { $seat } poste un { $hunter } en { $mansion } (chez { $owner }).
hunter-sent-back = { $seat } renvoie un { $hunter } (équipe { $team }) qui était en { $mansion }.
nobody-sent-back = { $seat } ne renvoie personne.
hunter-relocated = { $seat } déplace son { $hunter } : { $left } → { $mansion } (chez { $owner }).
hunter-called = { $seat } appelle un { $hunter } (équipe { $team }) : { $left } → { $mansion }.
nobody-called = { $seat } n’appelle personne.
mansion-frozen = Quatre chasseurs en { $mansion } (chez { $owner }) : plus personne n’entre ni ne sort.
mansion-scored = { $mansion } (chez { $owner }), { $face } : { $points }.
game-scored = Tous les manoirs sont comptés : { $totals }.

## Refus
refusal-already-chosen = Vous avez déjà choisi ; un choix est définitif.
refusal-already-open = Ce manoir est déjà dévoilé.
refusal-own-mansion = Le détecteur dévoile un manoir adverse, pas l’un des vôtres.
refusal-no-such-mansion = Ce manoir n’existe pas à cette table.
refusal-no-such-move = Ce coup n’existe pas.
refusal-not-in-hand = Vous n’avez plus de chasseur de ce type.
refusal-mansion-full = Quatre chasseurs s’y trouvent déjà.
refusal-detect-first = Désignez d’abord un manoir caché d’un adversaire pour votre détecteur.
refusal-detector-bound = Vous avez désigné un manoir : postez maintenant votre détecteur.
refusal-not-there = Aucun chasseur de ce type ne s’y trouve.
refusal-just-placed = Le chasseur que vous venez de poster doit rester.
refusal-over-equipped = Un chasseur suréquipé ne peut être ni renvoyé ni appelé.
refusal-pair-stays = Un binôme ne peut pas être appelé.
refusal-same-mansion = Il faut un autre manoir.
refusal-frozen = On n’appelle personne hors d’un manoir qui compte quatre chasseurs.

## Fins
ending-points = aux points
ending-shared-win = à égalité de points

## Libellés de la table
label-set-up = Mise en place · { $beginner } commencera
label-round = Tour { $round } sur 8 · c’est à { $active }
label-over = La partie est finie
label-row = { $letter } · { $seat }
label-row-chosen = { $letter } · { $seat } · a choisi
label-points = { $points } { $points ->
    [one] point
   *[other] points
} pour l’instant
label-points-unknown = { $points } { $points ->
    [one] point
   *[other] points
} pour l’instant, { $unknown } { $unknown ->
    [one] chasseur inconnu
   *[other] chasseurs inconnus
}
label-total = { $points } { $points ->
    [one] point
   *[other] points
}
label-hand = Encore à poster : { $hunters }
label-hand-empty = Plus personne à poster
label-chosen = choisi
label-full = complet
label-trap-pays = piège +{ $points }
label-placed = Vient d’être posté : { $hunter } en { $mansion }
label-returning = { $team } doit déplacer son { $hunter } posté en { $mansion }
label-unseen = Manoirs pas encore vus : { $faces }
label-left-out = Manoirs hors jeu : { $faces }
label-key = Chasseurs : équipe, type, gain actuel · ( ) vu par son propriétaire seul

## Noms courts pour les colonnes étroites
short-standard = standard
short-over = suréquipé
short-pair = binôme
short-detector = détecteur
short-call = appel

## Le plateau à l’écran
board-mansion = { $mansion } chez { $owner } : { $face }. Chasseurs : { $hunters }.
board-mansion-secret = { $mansion } chez { $owner } : { $face }, vu par son propriétaire seul. Chasseurs : { $hunters }.
board-hunter = { $hunter } (équipe { $team }) en { $mansion }, gagnerait { $earns }
board-hunter-unknown = { $hunter } (équipe { $team }) en { $mansion }, devant un manoir caché
board-hunter-short = { $hunter } (équipe { $team }, { $earns })
board-begins = commence
board-winner = gagne
board-tray = Vos chasseurs et ce qui est demandé
board-detect = Quel manoir caché d’un adversaire votre détecteur dévoile-t-il ?
board-where = Où va votre { $hunter } ?
board-decides = { $seat } décide ({ $hunter } posté en { $mansion }).
board-keep = Ne renvoyer personne
board-alone = N’appeler personne
board-left = { $count } en main
board-choose-hunter = Choisissez d’abord un chasseur de votre main, puis un manoir.
board-about-standard = Chasseur standard : aucune capacité spéciale.
board-about-over = Chasseur suréquipé : ne peut être ni renvoyé ni appelé.
board-about-pair = Binôme : compte double ; peut être renvoyé, mais pas appelé.
board-about-detector = Détecteur : dévoile d’abord un manoir caché d’un adversaire.
board-about-call = Appel à l’aide : peut faire venir un chasseur d’un autre manoir.
board-unseen = Pas encore vus
board-left-out = Hors jeu
board-unseen-face = { $face } : { $count }

## Le score, manoir par manoir
score-mansion = Manoir
score-total = Total

## Qu’est-ce que c’est ? ($of : la valeur du manoir)
help-mansion-hidden = Un manoir caché
help-mansion-hidden-more = Seul son propriétaire a regardé à l’intérieur. Il peut être riche, partagé ou piégé. Un détecteur le retourne pour tout le monde, et à la fin tous sont retournés.
help-mansion-plain = Un manoir de { $of }
help-mansion-plain-more = Chaque chasseur présent rapporte { $of } à son équipe, un binôme le double. Plus il y a de fantômes aux fenêtres, plus il paie. Quatre chasseurs au plus.
help-mansion-shared = Un manoir partagé
help-mansion-shared-more = Chaque chasseur rapporte 4, 3, 2 ou 1 quand une, deux, trois ou quatre cartes de chasseurs sont là. Un binôme est une seule carte et rapporte le double.
help-mansion-trapped = Un piège !
help-mansion-trapped-more = Les chasseurs n’y gagnent rien. Le propriétaire gagne 3 par chasseur adverse, et 6 pour un binôme adverse.
help-hunter-standard = Chasseur standard
help-hunter-standard-more = Va dans n’importe quel manoir où il reste de la place et gagne ce que le manoir paie. Le nombre à côté d’un chasseur est ce qu’il gagnerait maintenant.
help-hunter-over = Chasseur suréquipé
help-hunter-over-more = Reste où il a été posé : on ne peut ni le renvoyer ni l’appeler.
help-hunter-pair = Un binôme
help-hunter-pair-more = Une seule carte qui compte double. On peut le renvoyer, mais pas l’appeler.
help-hunter-detector = Détecteur
help-hunter-detector-more = Désignez d’abord un manoir caché d’un adversaire : il est retourné pour tout le monde. Posez ensuite le détecteur où vous voulez.
help-hunter-call = Appel à l’aide
help-hunter-call-more = Une fois posé, il peut faire venir un chasseur, de n’importe quelle équipe, d’un autre manoir qui n’en compte pas quatre.
help-points = Points jusqu’ici
help-points-more = Ce que l’équipe marquerait maintenant avec les manoirs que vous connaissez. « ×? » compte les chasseurs devant des manoirs que vous ne connaissez pas.
help-their-hunters = Encore à poser
help-their-hunters-more = Les chasseurs qui restent à cette personne. Ils sont visibles : tout le monde peut les compter.
help-unseen = Ce qui peut être caché
help-unseen-more = Les manoirs que vous n’avez pas vus : certains sont sur la table, face cachée, les autres ont été écartés. Les réglages peuvent cacher ce compteur.

## Champs et parties de la vue, pour un plateau qui ne connaît pas le jeu
field-mansions = Manoirs
field-face = Intérieur
field-is-open = visible
field-hunters = Chasseurs
field-is-full = complet
field-turns-left = Tours restants
field-has-chosen = a choisi
field-choice = Choix
field-unknown = En terrain caché
field-placed = Vient d’arriver
field-returning = Renvoyé
field-left-out = Hors jeu
field-hand = Encore à poster
part-hunter = { $kind }
part-just-placed = { $kind } → { $mansion }
part-returning = { $kind } ← { $mansion }
