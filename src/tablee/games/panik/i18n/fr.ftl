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
ask-place = Postez un chasseur : choisissez‑le, puis un manoir.
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
    .you = Vous regardez vos quatre manoirs : { $faces }.
beginner-drawn = { $seat } commence.
    .you = Vous commencez.
choice-made = { $seat } a choisi.
    .you = Vous avez choisi.
opening-chosen = { $seat } choisit de dévoiler { $mansion }.
    .you = Vous choisissez de dévoiler { $mansion }.
pair-chosen = { $seat } choisit { $mansion } pour son premier binôme.
    .you = Vous choisissez { $mansion } pour votre premier binôme.
mansion-opened = { $owner } dévoile { $mansion } : { $face }.
    .you = Vous dévoilez { $mansion } : { $face }.
mansion-detected = { $seat } détecte { $mansion } (chez { $owner }) : { $face }.
    .you = { $seat-you ->
        [yes] Vous détectez { $mansion } (chez { $owner })
       *[no] { $seat } détecte { $mansion } (chez vous)
    } : { $face }.
hunter-placed = { $seat } poste un { $hunter } en { $mansion } (chez { $owner }).
    .you = { $seat-you ->
        [yes] Vous postez
       *[no] { $seat } poste
    } un { $hunter } en { $mansion } ({ $owner-you ->
        [yes] chez vous
       *[no] chez { $owner }
    }).
hunter-sent-back = { $seat } renvoie un { $hunter } (équipe { $team }) qui était en { $mansion }.
    .you = { $seat-you ->
        [yes] Vous renvoyez
       *[no] { $seat } renvoie
    } { $team-you ->
        [yes] votre { $hunter }
       *[no] un { $hunter } (équipe { $team })
    } qui était en { $mansion }.
nobody-sent-back = { $seat } ne renvoie personne.
    .you = Vous ne renvoyez personne.
hunter-relocated = { $seat } déplace son { $hunter } : { $left } → { $mansion } (chez { $owner }).
    .you = { $seat-you ->
        [yes] Vous déplacez votre
       *[no] { $seat } déplace son
    } { $hunter } : { $left } → { $mansion } ({ $owner-you ->
        [yes] chez vous
       *[no] chez { $owner }
    }).
hunter-called = { $seat } appelle un { $hunter } (équipe { $team }) : { $left } → { $mansion }.
    .you = { $seat-you ->
        [yes] Vous appelez
       *[no] { $seat } appelle
    } { $team-you ->
        [yes] votre { $hunter }
       *[no] un { $hunter } (équipe { $team })
    } : { $left } → { $mansion }.
nobody-called = { $seat } n’appelle personne.
    .you = Vous n’appelez personne.
mansion-frozen = Quatre chasseurs en { $mansion } (chez { $owner }) : plus personne n’entre ni ne sort.
    .you = Quatre chasseurs en { $mansion } (chez vous) : plus personne n’entre ni ne sort.
mansion-scored = { $mansion } (chez { $owner }), { $face } : { $points }.
    .you = { $mansion } (chez vous), { $face } : { $points }.
game-scored = Score final : { $totals }.

## Refus
refusal-already-chosen = Vous avez déjà choisi ; votre choix est définitif.
refusal-already-open = Ce manoir est déjà dévoilé.
refusal-own-mansion = Le détecteur dévoile un manoir adverse, pas un des vôtres.
refusal-no-such-mansion = Ce manoir n’existe pas à cette table.
refusal-no-such-move = Ce coup n’existe pas.
refusal-not-in-hand = Vous n’avez plus de chasseur de ce type.
refusal-mansion-full = Il y a déjà quatre chasseurs devant ce manoir.
refusal-detect-first = Choisissez d’abord le manoir adverse caché que dévoile votre détecteur.
refusal-detector-bound = Vous avez dévoilé un manoir : postez maintenant votre détecteur.
refusal-not-there = Il n’y a pas de chasseur de ce type devant ce manoir.
refusal-just-placed = Le chasseur que vous venez de poster doit rester.
refusal-over-equipped = Un chasseur suréquipé ne peut être ni renvoyé ni appelé.
refusal-pair-stays = Un binôme ne peut pas être appelé.
refusal-same-mansion = Choisissez un autre manoir.
refusal-frozen = On ne peut pas appeler un chasseur d’un manoir complet (quatre chasseurs).

## Fins
ending-points = aux points
ending-shared-win = à égalité de points

## Libellés de la table
label-set-up = Mise en place · { $beginner } commence
    .you = Mise en place · vous commencez
label-round = Tour { $round } sur 8 · c’est à { $active }
    .you = Tour { $round } sur 8 · c’est à vous
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
    [one] chasseur non compté
   *[other] chasseurs non comptés
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
board-tray = Vos chasseurs et ce qu’il faut faire
board-detect = Quel manoir adverse caché votre détecteur dévoile-t-il ?
board-where = Où va votre { $hunter } ?
board-decides = { $seat } décide ({ $hunter } posté en { $mansion }).
board-keep = Ne renvoyer personne
board-alone = N’appeler personne
board-do-place = poster un { $hunter } en { $mansion }
board-do-detect = dévoiler { $mansion }
board-do-send-back = renvoyer un { $hunter } (équipe { $team })
board-do-call = appeler un { $hunter } (équipe { $team }) depuis { $mansion }
board-left = { $count } en main
board-choose-hunter = Choisissez d’abord un chasseur de votre main, puis un manoir.
board-about-standard = Chasseur standard : aucune capacité spéciale.
board-about-over = Chasseur suréquipé : ne peut être ni renvoyé ni appelé.
board-about-pair = Binôme : compte double ; peut être renvoyé, mais pas appelé.
board-about-detector = Détecteur : dévoile d’abord un manoir adverse caché.
board-about-call = Appel à l’aide : peut faire venir un chasseur d’un autre manoir.
board-unseen = Manoirs pas encore vus
board-left-out = Hors jeu
board-unseen-face = { $face } : { $count }

## Le score, manoir par manoir
score-mansion = Manoir
score-total = Total

## Qu’est-ce que c’est ? ($of : la valeur du manoir)
help-mansion-hidden = Un manoir caché
help-mansion-hidden-more = Seul son propriétaire l’a regardé. Il peut être riche, partagé ou piégé. Un détecteur le dévoile à tous ; à la fin, tous les manoirs sont dévoilés.
help-mansion-plain = Un manoir de valeur { $of }
help-mansion-plain-more = Chaque chasseur posté ici rapporte { $of } à son équipe, un binôme le double. Plus il y a de fantômes aux fenêtres, plus il rapporte. Quatre chasseurs au plus.
help-mansion-shared = Un manoir partagé
help-mansion-shared-more = Chaque chasseur rapporte { $shared-pay-1 }, { $shared-pay-2 }, { $shared-pay-3 } ou { $shared-pay-4 } s’il y a ici une, deux, trois ou quatre cartes Chasseur. Un binôme est une seule carte et rapporte le double.
help-mansion-trapped = Un piège !
help-mansion-trapped-more = Les chasseurs n’y gagnent rien. Son propriétaire gagne { $trap-pay } par chasseur adverse, et le double pour un binôme adverse.
help-hunter-standard = Chasseur standard
help-hunter-standard-more = Va devant n’importe quel manoir où il reste de la place et gagne ce que le manoir rapporte. Le nombre à côté d’un chasseur est ce qu’il gagnerait maintenant.
help-hunter-over = Chasseur suréquipé
help-hunter-over-more = Reste là où il a été posté : on ne peut ni le renvoyer ni l’appeler.
help-hunter-pair = Un binôme
help-hunter-pair-more = Une seule carte qui compte double. On peut le renvoyer, mais pas l’appeler.
help-hunter-detector = Détecteur
help-hunter-detector-more = Choisissez d’abord un manoir adverse caché : il est dévoilé à tous. Postez ensuite le détecteur où vous voulez.
help-hunter-call = Appel à l’aide
help-hunter-call-more = Une fois posté, il peut faire venir un chasseur, de n’importe quelle équipe, d’un autre manoir qui n’en compte pas quatre.
help-points = Points pour l’instant
help-points-more = Ce que l’équipe marquerait maintenant avec les manoirs que vous connaissez. « + ? » signifie que certains de ses chasseurs sont devant des manoirs que vous ne connaissez pas.
help-their-hunters = Encore à poster
help-their-hunters-more = Les chasseurs qui restent à ce joueur. Tout le monde les voit.
help-unseen = Ce qui peut être caché
help-unseen-more = Les manoirs que vous n’avez pas vus : certains sont sur la table, face cachée, les autres sont hors jeu. Les réglages permettent de masquer ce compteur.

## Champs et parties de la vue, pour un plateau qui ne connaît pas le jeu
field-mansions = Manoirs
field-face = Intérieur
field-is-open = dévoilé
field-hunters = Chasseurs
field-is-full = complet
field-turns-left = Tours restants
field-has-chosen = a choisi
field-choice = Choix
field-unknown = Non comptés
field-placed = Vient d’être posté
field-returning = Renvoyé
field-left-out = Hors jeu
field-hand = Encore à poster
part-hunter = { $kind }
part-just-placed = { $kind } → { $mansion }
part-returning = { $kind } ← { $mansion }

## Raccourcis clavier
keys-kind = Choisir un chasseur
keys-mansion = D’un manoir à l’autre
keys-place = Y poster le chasseur
keys-nobody = Ne renvoyer ou n’appeler personne
keys-cancel = Reprendre le chasseur en main

## Ce qu’une édition peut changer
edition-field-mansions = Manoirs
edition-field-mansions-help = Le nombre de chacun. 13 manoirs simples en tout, 3 partagés, 3 piégés.
edition-field-shared-pay = Un manoir partagé rapporte à chaque chasseur
edition-field-shared-pay-help = S’il y a 1, 2, 3 ou 4 chasseurs.
edition-field-trap-pay = Un manoir piégé rapporte à son propriétaire, par chasseur adverse
edition-problem-plain-total = { $found } manoirs simples en tout ; il en faut { $needed }

## Études
study-things = Manoirs reçus
study-question-never-sends-back = ne renvoie jamais de chasseur
study-question-never-calls = n’appelle jamais de chasseur
study-question-never-detects = ne dévoile jamais de manoir avec le détecteur
