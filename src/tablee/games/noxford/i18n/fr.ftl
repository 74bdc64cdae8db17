title = Noxford
tagline = Des syndicats rivaux dans une ville qui ne cesse de grandir.

## Cartes
card-henchman = Sbire
card-henchman-gear = Sbire à engrenage
card-tough = Gros bras
card-tough-gear = Gros bras à engrenage
card-lieutenant = Lieutenant
card-lieutenant-gear = Lieutenant à engrenage
card-master = Maître
card-master-gear = Maître à engrenage
card-district = quartier
card-district-gear = quartier à engrenage
card-barracks = caserne
card-barracks-gear = caserne à engrenage
card-unknown = une carte cachée

## Ce qui est demandé
ask-play = Placez une carte contre la ville, ou recouvrez une carte plus faible.
ask-pass = Rien à placer ni à recouvrir : passez.
ask-lift = L’engrenage tourne : choisissez une autre carte à déplacer, ou ignorez-le.
ask-lay = Choisissez où va la carte soulevée.

## Coups
move-place-card = { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), { $lying ->
    [1] carte couchée
   *[0] carte debout
}
move-cover-card = { $card } sur la carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-lift-card = soulever la carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-stay = ignorer l’engrenage
move-lay-card = la placer en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), { $lying ->
    [1] couchée
   *[0] debout
}
move-lay-onto = la placer sur la carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-pass = passer

## Événements
city-began = La ville commence par { $size ->
    [0] une { $card }
   *[other] un { $card } { $symbols }
} en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = La ville commence par { $size ->
        [0] une { $card }
       *[other] un { $card } ({ $symbols })
    }.
neutral-opened = Dévoilé à côté de la pioche : { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
hand-dealt = { $seat } pioche { $cards }.
    .you = Vous piochez { $cards }.
game-began = { $seat } commence.
    .you = Vous commencez.
card-placed = { $seat } place un { $card } en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } place un { $card }.
    .you = Vous placez un { $card }.
neutral-placed = { $seat } place { $size ->
    [0] une { $card }
   *[other] un { $card } { $symbols }
} en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } place { $size ->
        [0] une { $card }
       *[other] un { $card } ({ $symbols })
    }.
    .you = Vous placez { $size ->
        [0] une { $card }
       *[other] un { $card } ({ $symbols })
    }.
card-covered = { $seat } recouvre un { $below } ({ $owner }) par un { $card } en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } recouvre { $owner-own ->
        [yes] son { $below }
       *[no] un { $below } ({ $owner })
    } par un { $card }.
    .you = { $seat-you ->
        [yes] Vous recouvrez
       *[no] { $seat } recouvre
    } { $owner-you ->
        [yes] votre { $below }
       *[no] un { $below } ({ $owner })
    } par un { $card }.
gear-turns = L’engrenage tourne : { $seat } peut déplacer une autre carte.
    .you = L’engrenage tourne : vous pouvez déplacer une autre carte.
gear-left = { $seat } n’utilise pas l’engrenage.
    .you = Vous n’utilisez pas l’engrenage.
card-lifted = { $seat } soulève un { $card } ({ $owner }) en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } soulève { $owner-own ->
        [yes] son { $card }
       *[no] un { $card } ({ $owner })
    }.
    .you = { $seat-you ->
        [yes] Vous soulevez
       *[no] { $seat } soulève
    } { $owner-you ->
        [yes] votre { $card }
       *[no] un { $card } ({ $owner })
    }.
neutral-lifted = { $seat } soulève { $size ->
    [0] une { $card }
   *[other] un { $card } { $symbols }
} en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } soulève { $size ->
        [0] une { $card }
       *[other] un { $card } ({ $symbols })
    }.
    .you = Vous soulevez { $size ->
        [0] une { $card }
       *[other] un { $card } ({ $symbols })
    }.
card-laid = { $seat } déplace un { $card } ({ $owner }) en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } déplace { $owner-own ->
        [yes] son { $card }
       *[no] un { $card } ({ $owner })
    }.
    .you = { $seat-you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } { $owner-you ->
        [yes] votre { $card }
       *[no] un { $card } ({ $owner })
    }.
neutral-laid = { $seat } déplace { $size ->
    [0] une { $card }
   *[other] un { $card } { $symbols }
} en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } déplace { $size ->
        [0] une { $card }
       *[other] un { $card } ({ $symbols })
    }.
    .you = Vous déplacez { $size ->
        [0] une { $card }
       *[other] un { $card } ({ $symbols })
    }.
card-laid-onto = { $seat } déplace un { $card } ({ $whose }) sur un { $below } ({ $owner }) en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = { $seat } déplace { $whose-own ->
        [yes] son { $card }
       *[no] un { $card } ({ $whose })
    } sur { $owner-own ->
        [yes] son { $below }
       *[no] un { $below } ({ $owner })
    }.
    .you = { $seat-you ->
        [yes] Vous déplacez
       *[no] { $seat } déplace
    } { $whose-you ->
        [yes] votre { $card }
       *[no] { $whose-own ->
            [yes] son { $card }
           *[no] un { $card } ({ $whose })
        }
    } sur { $owner-you ->
        [yes] votre { $below }
       *[no] { $owner-own ->
            [yes] son { $below }
           *[no] un { $below } ({ $owner })
        }
    }.
card-drawn = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
district-taken = { $seat } contrôle désormais le quartier ({ $symbols }).
    .you = Vous contrôlez désormais le quartier ({ $symbols }).
district-lost = { $seat } ne contrôle plus le quartier ({ $symbols }) ; il n’est plus à personne.
    .you = Vous ne contrôlez plus le quartier ({ $symbols }) ; il n’est plus à personne.
last-card = { $seat } n’a plus qu’une carte à jouer !
    .you = Vous n’avez plus qu’une carte à jouer !
passed = { $seat } n’a aucun coup possible et passe.
    .you = Vous n’avez aucun coup possible et passez.
syndicate-played = { $seat } a joué ses dix cartes : la partie est finie.
    .you = Vous avez joué vos dix cartes : la partie est finie.
everybody-passed = Plus personne n’a de coup possible : la partie est finie.
game-scored = Score final : { $totals }.

## Refus
refusal-no-such-move = Ce coup n’existe pas.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-not-open = Cette carte neutre n’est pas visible.
refusal-overlaps = La carte en chevaucherait une autre.
refusal-touches-nothing = La carte doit toucher au moins deux cartes ; ici, elle n’en touche aucune.
refusal-touches-one-card = La carte doit toucher au moins deux cartes ; ici, elle n’en touche qu’une.
refusal-one-edge-aligned = Au moins deux bords doivent être alignés sur les cartes touchées ; ici, un seul l’est.
refusal-off-the-lines = Ici, la carte pourrait glisser : une de ses extrémités doit s’aligner sur le bord d’une carte de la ville.
refusal-too-many-spots = Cette ville a plus d’emplacements que la table ne peut en proposer ; choisissez-en un autre.
refusal-no-card-there = Aucune carte n’a son coin inférieur gauche à cet endroit.
refusal-neutrals-do-not-cover = Les cartes neutres ne peuvent rien recouvrir.
refusal-not-a-syndicate-card = Seules les cartes des syndicats peuvent être recouvertes.
refusal-rank-too-low = La carte doit avoir un rang plus élevé que celle qu’elle recouvre.
refusal-locked = Cette carte est bloquée : des cartes touchent ses quatre bords.
refusal-just-played = La carte que vous venez de jouer ne peut pas être déplacée.
refusal-master-stays = Un Maître ne peut pas être déplacé.
refusal-splits-the-city = La ville serait coupée en morceaux.
refusal-nowhere-to-go = Cette carte n’a aucun autre emplacement possible.
refusal-same-place = La carte doit changer d’emplacement ou de sens.
refusal-can-still-act = Impossible de passer : vous pouvez encore placer ou recouvrir une carte.

## Options
option-bridge = Cartes qui relient la ville
option-bridge-help = Un engrenage peut-il déplacer une carte sans laquelle la ville est coupée, si la ville est de nouveau d’un seul tenant une fois la carte reposée ?
option-bridge-may-move = peuvent être déplacées
option-bridge-stays = restent en place
option-last_gear = L’engrenage de la dixième carte
option-last_gear-help = La dixième carte met aussitôt fin à la partie : son engrenage ne fait rien, ou peut encore servir.
option-last_gear-nothing = ne fait rien
option-last_gear-resolves = peut encore servir

## Fins
ending-points = aux points
ending-districts = au départage (plus de quartiers)
ending-shared = à égalité de points et de quartiers

## Étiquettes
label-city = Ville · 1 colonne = { $across } mm, 1 ligne = { $up } mm
label-open = Neutres visibles : { $cards } · { $pile } dans la pioche
label-nothing-open = aucune
label-hand = Main ({ $seat }) : { $cards }
label-player = Joueur
label-favourite = Symbole
label-left = À jouer
label-hand-size = Main
label-pile-size = Pioche
label-master = Maître
label-points = Points
label-districts = Quartiers
label-yes = pas joué
label-no = joué
label-numbers = Emplacements :
label-plot = { $number } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
label-control = Quartiers :
label-owner = { $seat } ({ $strengths })
label-nobody = personne ({ $strengths })
label-lifted = Soulevée : { $card }
label-key = H Sbire, T Gros bras, L Lieutenant, M Maître, précédés du numéro de la place, ▓▓ caserne ; * engrenage, # bloquée, ! retournée face cachée par une caserne, ^ en recouvre d’autres. Les coins indiqués sont les coins inférieurs gauches, en millimètres.

## Les richesses de la ville : leurs initiales sont les lettres de la notation
symbol-A = ancre
symbol-B = ballon
symbol-C = couronne
symbol-D = diamant
symbol-E = éclipse

## Le plateau à l’écran
board-district-lost = Perdu
board-lost-to = Pris par { $seat }
board-city = La ville
board-card-of = { $card } ({ $seat })
board-district = { $card } ({ $symbols })
board-strength = { $seat } { $count }
board-control = { $seat } le contrôle, valeur { $points } (au contact : { $strengths })
board-control-nobody = personne ne le contrôle (au contact : { $strengths })
board-lies = { $card }, { $lying ->
    [1] carte couchée
   *[0] carte debout
}
board-locked = bloquée
board-locked-why = Bloquée : des cartes touchent ses quatre bords. On ne peut ni la recouvrir ni la déplacer.
board-down-later = Touche une caserne : à la fin, elle sera retournée face cachée et ne comptera pas.
board-down = Retournée face cachée par une caserne.
board-covers = recouvre { $cards }
board-stack = Une pile, de bas en haut : { $cards }
board-target = { $lying ->
    [1] couchée
   *[0] debout
}, contre { $cards }
board-target-onto = sur { $card }
board-spots = { $count ->
    [one] { $count } emplacement pour cette carte
   *[other] { $count } emplacements pour cette carte
}
board-taken = { $seat } le prend (+{ $points })
board-lost = { $seat } le perd ; il n’est plus à personne
board-turns-down = Une caserne retournera : { $cards }
board-raises = Ne touche plus de caserne : { $cards }
board-locks = Bloque : { $cards }
board-unlocks = Débloque : { $cards }
board-no-change = Aucun quartier ne change de main.
board-tray = Vos cartes et ce qu’il faut faire
board-your-cards = Vos cartes
board-open = Cartes neutres visibles
board-pile = { $count } dans votre pioche
board-neutral-pile = { $count } dans la pioche neutre
board-choice = { $card } · { $from ->
    [master] devant vous
    [open] disponible pour tous
   *[hand] dans votre main
} · { $count ->
    [0] injouable pour l’instant
    [one] { $count } emplacement
   *[other] { $count } emplacements
} (touche { $number })
board-pick = Choisissez une carte : ses emplacements s’allument.
board-pick-lift = Choisissez la carte à déplacer.
board-where = { $card } : { $count ->
    [one] { $count } emplacement possible
   *[other] { $count } emplacements possibles
}.
board-turn = { $phase ->
    [lift] L’engrenage tourne : { $seat } peut déplacer une carte.
    [lay] { $seat } déplace une carte.
   *[turn] C’est à { $seat } de jouer.
}
board-over = La partie est finie.
board-do-turn = Tourner
board-do-place = Placer ici
board-do-cover = Recouvrir
board-do-lift = Déplacer
board-let-go = Reposer
board-stay = Ignorer l’engrenage
board-pass = Passer
board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière
board-fit = Toute la ville
board-map = Plan de la ville. Maj + flèches déplacent la vue.
board-winner = gagne
board-favourite = Favori : { $symbol }
board-left = { $count ->
    [one] { $count } carte à jouer
   *[other] { $count } cartes à jouer
}
board-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, { $districts ->
    [one] { $districts } quartier
   *[other] { $districts } quartiers
}
board-has-master = Maître pas encore joué
board-hand-pile = main { $hand } · pioche { $pile }
board-unseen = Cartes pas encore vues
board-neutrals = Neutres
board-own-pile = Votre pioche

## Le décompte, quartier par quartier
score-district = Quartier
score-strengths = { $strengths } au contact
score-total = Total
score-down = { $count ->
    [one] { $count } carte a été retournée face cachée par les casernes.
   *[other] { $count } cartes ont été retournées face cachée par les casernes.
}
score-free = { $count ->
    [one] { $count } quartier n’est à personne.
   *[other] { $count } quartiers ne sont à personne.
}

## Qu’est-ce que c’est ?
help-henchman = Sbire, rang 1
help-henchman-more = Compte pour 1 autour d’un quartier. Toute carte de rang supérieur peut le recouvrir.
help-henchman-gear = Sbire à engrenage, rang 1
help-henchman-gear-more = Compte pour 1 autour d’un quartier. Quand on le joue, son engrenage tourne : son joueur peut aussitôt déplacer une autre carte de la ville.
help-tough = Gros bras, rang 2
help-tough-more = Compte pour 1 autour d’un quartier. Peut recouvrir n’importe quel Sbire qui n’est pas bloqué.
help-lieutenant = Lieutenant, rang 3
help-lieutenant-more = Compte pour 1 autour d’un quartier. Peut recouvrir n’importe quel Sbire ou Gros bras qui n’est pas bloqué.
help-master = Maître, rang 4
help-master-more = Compte pour 2 autour d’un quartier. Peut recouvrir toute carte plus faible qui n’est pas bloquée ; n’est jamais recouvert ni déplacé. Il montre le symbole favori de son joueur.
help-district = Quartier
help-district-more = Revient au joueur qui a le plus de cartes au contact ; à égalité, à personne. Chaque symbole vaut 1 point, ou 3 pour le joueur dont il est le favori. Le cadre et la forme montrent qui le contrôle, les nombres la force de chacun.
help-district-gear = Quartier à engrenage
help-district-gear-more = Revient au joueur qui a le plus de cartes au contact ; à égalité, à personne. Le symbole vaut 1 point, ou 3 pour le joueur dont il est le favori. Quand on le place, son engrenage tourne : son joueur peut aussitôt déplacer une autre carte.
help-barracks = Caserne
help-barracks-more = À la fin, toute carte de syndicat qui la touche est retournée face cachée et ne compte pour personne, même un Maître. Ces cartes sont sombres, avec une flèche vers le bas.
help-left = Cartes encore à jouer
help-left-more = La partie s’arrête dès que quelqu’un joue la dixième et dernière carte de son syndicat. Personne ne joue plus ensuite.
help-points = Points pour l’instant
help-points-more = Ce que ce joueur marquerait si la partie finissait maintenant, casernes comprises.
help-favourite = Symbole favori
help-favourite-more = Sur les quartiers de ce joueur, chacun de ces symboles vaut 3 points au lieu de 1.
help-pile = Votre pioche
help-pile-more = À la fin de votre tour, vous piochez pour revenir à trois cartes. Le Maître n’est pas remplacé.
help-neutral-pile = Cartes neutres
help-neutral-pile-more = Quartiers et casernes. Trois sont visibles ; celle qu’on joue est remplacée.
help-unseen = Ce qui peut encore venir
help-unseen-more = Les cartes que vous n’avez pas vues : dans les mains et dans les pioches. Les réglages permettent de masquer cette liste.
help-map = Plan de la ville
help-map-more = Le cadre montre ce que vous voyez. Touchez ou cliquez pour y aller.

## Champs et parties de la vue, pour un plateau qui ne connaît pas le jeu
field-city = Ville
field-x = x
field-y = y
field-lying = couchée
field-locked = bloquée
field-districts = Quartiers
field-symbols = Symboles
field-strengths = Forces
field-lead = Avance
field-worth = Valeur
field-lifted = Soulevée
field-open = Neutres visibles
field-neutral-pile-size = Pioche neutre
field-unseen-neutrals = Neutres pas encore vues
field-favourite = Favori
field-has-master = Maître pas joué
field-left = Cartes restantes
part-card-view = { $rank ->
    [0] { $card } { $symbols }
   *[other] { $card }
}

## Raccourcis clavier
keys-choice = Choisir une carte
keys-walk = D’un emplacement à l’autre
keys-step = Emplacement suivant ou précédent
keys-turn = Tourner la carte
keys-place = Placer la carte
keys-stay = Ignorer l’engrenage
keys-cancel = Reposer la carte
keys-zoom = Zoom avant ou arrière
keys-fit = Voir toute la ville
keys-pan = Déplacer la vue

## Ce qu’une édition peut changer
edition-field-gears = Engrenages
edition-field-gears-help = Le nombre de cartes à engrenage de chaque rang, le même dans chaque syndicat.
edition-field-henchman = Sbires
edition-field-tough = Gros bras
edition-field-lieutenant = Lieutenants
edition-field-master = Maîtres
edition-field-districts = Quartiers
edition-field-districts-help = Par leurs symboles : une, deux ou quatre lettres de A à E. 12 quartiers en tout.
edition-field-copies = Exemplaires
edition-field-districts-gears = Avec engrenage
edition-field-barracks = Casernes
edition-field-barracks-gears = Avec engrenage
edition-problem-same-symbols = a les mêmes symboles qu’une autre ligne
edition-problem-more-gears-than-cards = ne peut dépasser les { $most } exemplaires

## Études
study-things = Quartiers contrôlés à la fin
study-question-never-covers = ne recouvre jamais de carte
study-question-never-moves-cards = n’utilise jamais d’engrenage
