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
ask-lift = L’engrenage tourne : soulevez une autre carte, ou aucune.
ask-lay = Choisissez où va la carte soulevée.

## Coups
move-place-card = { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), { $lying ->
    [1] en largeur
   *[0] en hauteur
}
move-cover-card = { $card } sur la carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-lift-card = soulever la carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-stay = ne rien déplacer
move-lay-card = la poser en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }), { $lying ->
    [1] en largeur
   *[0] en hauteur
}
move-lay-onto = la poser sur la carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
move-pass = passer

## Événements
city-began = La ville commence : { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
} en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }).
    .board = La ville commence : { $size ->
        [0] { $card }
       *[other] { $card } { $symbols }
    }.
neutral-opened = Révélé à côté de la pioche : { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
hand-dealt = { $seat } pioche { $cards }.
game-began = { $seat } commence.
    .you = Vous commencez.
card-placed = { $seat } place une carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : { $card }.
    .board = { $seat } place une carte : { $card }.
neutral-placed = { $seat } place une carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
    .board = { $seat } place une carte : { $size ->
        [0] { $card }
       *[other] { $card } { $symbols }
    }.
card-covered = { $seat } recouvre une carte à { $owner } en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : { $card } sur { $below }.
    .board = { $seat } recouvre une carte à { $owner } : { $card } sur { $below }.
gear-turns = L’engrenage tourne : { $seat } peut déplacer une autre carte.
gear-left = { $seat } ne déplace rien.
card-lifted = { $seat } soulève une carte à { $owner } en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : { $card }.
    .board = { $seat } soulève une carte à { $owner } : { $card }.
neutral-lifted = { $seat } soulève une carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
    .board = { $seat } soulève une carte : { $size ->
        [0] { $card }
       *[other] { $card } { $symbols }
    }.
card-laid = { $seat } déplace une carte à { $owner } en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : { $card }.
    .board = { $seat } déplace une carte à { $owner } : { $card }.
neutral-laid = { $seat } déplace une carte en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : { $size ->
    [0] { $card }
   *[other] { $card } { $symbols }
}.
    .board = { $seat } déplace une carte : { $size ->
        [0] { $card }
       *[other] { $card } { $symbols }
    }.
card-laid-onto = { $seat } déplace une carte à { $whose } sur une carte à { $owner } en ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) }) : { $card } sur { $below }.
    .board = { $seat } déplace une carte à { $whose } sur une carte à { $owner } : { $card } sur { $below }.
card-drawn = { $seat } pioche { $card }.
district-taken = { $seat } contrôle désormais le quartier { $symbols }.
district-lost = { $seat } ne contrôle plus le quartier { $symbols } ; personne ne le contrôle.
last-card = { $seat } n’a plus qu’une carte à jouer !
passed = { $seat } ne peut rien faire et passe.
syndicate-played = { $seat } a joué tout son syndicat : la partie est finie.
everybody-passed = Plus personne ne peut rien faire : la partie est finie.
game-scored = Les quartiers sont comptés : { $totals }.

## Refus
refusal-no-such-move = Ce coup n’existe pas.
refusal-not-in-hand = Vous n’avez pas cette carte.
refusal-not-open = Cette carte neutre n’est pas révélée.
refusal-overlaps = La carte en chevaucherait une autre.
refusal-touches-nothing = La carte ne toucherait aucune carte ; elle doit en toucher deux.
refusal-touches-one-card = La carte ne toucherait qu’une seule carte ; elle doit en toucher deux.
refusal-one-edge-aligned = Un seul bord serait aligné sur une carte touchée ; il en faut deux.
refusal-off-the-lines = Entre deux cartes, un bout doit être sur une ligne de bord de la ville.
refusal-too-many-spots = Cette ville a plus d’emplacements que la table ne peut en proposer ; choisissez-en un autre.
refusal-no-card-there = Aucune carte n’a son coin inférieur gauche à cet endroit.
refusal-neutrals-do-not-cover = Les cartes neutres ne recouvrent pas.
refusal-not-a-syndicate-card = Seules les cartes des syndicats peuvent être recouvertes.
refusal-rank-too-low = La carte doit avoir un rang plus élevé que celle du dessous.
refusal-locked = Cette carte est bloquée : des cartes touchent ses quatre bords.
refusal-just-played = La carte qui vient d’être jouée ne bouge pas.
refusal-master-stays = Un Maître ne bouge jamais.
refusal-splits-the-city = La ville se retrouverait en morceaux.
refusal-nowhere-to-go = Cette carte n’aurait aucun autre endroit où aller.
refusal-same-place = Revenir au même endroit n’est pas un déplacement.
refusal-can-still-act = Vous pouvez encore placer ou recouvrir ; impossible de passer.

## Options
option-bridge = Cartes qui relient la ville
option-bridge-help = Un engrenage peut-il déplacer une carte sans laquelle la ville est coupée, si la ville est de nouveau d’un seul tenant une fois la carte reposée ?
option-bridge-may-move = peuvent bouger
option-bridge-stays = restent en place
option-last_gear = L’engrenage de la dixième carte
option-last_gear-help = La dixième carte met aussitôt fin à la partie : son engrenage ne fait rien, ou sert encore.
option-last_gear-nothing = ne fait rien
option-last_gear-resolves = sert encore

## Fins
ending-points = aux points
ending-districts = à égalité de points, au nombre de quartiers
ending-shared = à égalité de points et de quartiers

## Étiquettes
label-city = Ville · 1 colonne = { $across } mm, 1 ligne = { $up } mm
label-open = Neutres révélées : { $cards } · { $pile } dans la pioche
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
label-yes = devant lui
label-no = joué
label-numbers = Emplacements :
label-plot = { $number } ({ NUMBER($x, useGrouping: 0) }, { NUMBER($y, useGrouping: 0) })
label-control = Quartiers :
label-owner = { $seat } ({ $strengths })
label-nobody = personne ({ $strengths })
label-lifted = En l’air : { $card }
label-key = H Sbire, T Gros bras, L Lieutenant, M Maître, précédés du numéro du siège, ▓▓ caserne ; * engrenage, # bloquée, ! retournée par une caserne, ^ en recouvre d’autres. Les coins indiqués sont les coins inférieurs gauches, en millimètres.

## Les richesses de la ville : leurs initiales sont les lettres de la notation
symbol-A = ancre
symbol-B = ballon
symbol-C = couronne
symbol-D = diamant
symbol-E = éclipse

## Le plateau à l’écran
board-city = La ville
board-card-of = { $card } ({ $seat })
board-district = { $card } { $symbols }
board-strength = { $seat } { $count }
board-control = { $seat } le contrôle, valeur { $points } (autour : { $strengths })
board-control-nobody = personne ne le contrôle (autour : { $strengths })
board-lies = { $card }, { $lying ->
    [1] en largeur
   *[0] en hauteur
}
board-locked = bloquée
board-locked-why = Bloquée : des cartes touchent ses quatre bords. Ni recouverte, ni déplacée.
board-down-later = Touche une caserne : elle sera retournée à la fin et ne comptera pas.
board-down = Retournée par une caserne.
board-covers = recouvre { $cards }
board-stack = Une pile, de bas en haut : { $cards }
board-target = { $lying ->
    [1] en largeur
   *[0] en hauteur
}, contre { $cards }
board-target-onto = sur { $card }
board-spots = { $count ->
    [one] { $count } place pour cette carte
   *[other] { $count } places pour cette carte
}
board-taken = { $seat } le prend (+{ $points })
board-lost = { $seat } le perd, il n’est à personne
board-turns-down = Une caserne retournera : { $cards }
board-raises = Plus contre une caserne : { $cards }
board-locks = Bloque : { $cards }
board-unlocks = Débloque : { $cards }
board-no-change = Aucun quartier ne change de main.
board-tray = Les cartes à jouer et ce qui est demandé
board-your-cards = Vos cartes
board-open = Cartes neutres révélées
board-pile = { $count } dans votre pioche
board-neutral-pile = { $count } dans la pioche neutre
board-choice = { $card } · { $from ->
    [master] devant vous
    [open] visible, pour tous
   *[hand] dans votre main
} · { $count ->
    [0] pas maintenant
    [one] { $count } place
   *[other] { $count } places
} (touche { $number })
board-pick = Choisissez une carte : ses places s’allument.
board-pick-lift = Choisissez la carte à soulever.
board-where = { $card } : { $count ->
    [one] { $count } place possible
   *[other] { $count } places possibles
}.
board-turn = { $phase ->
    [lift] L’engrenage tourne : { $seat } peut déplacer une carte.
    [lay] { $seat } pose la carte soulevée.
   *[turn] C’est à { $seat } de jouer.
}
board-over = La partie est finie.
board-do-turn = Tourner
board-do-place = Poser ici
board-do-cover = Recouvrir
board-do-lift = Soulever
board-let-go = Reposer
board-stay = Ne rien déplacer
board-pass = Passer
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-fit = Toute la ville
board-map = Plan de la ville. Majuscule et flèches déplacent la vue.
board-winner = gagne
board-favourite = Favori : { $symbol }
board-left = { $count ->
    [one] { $count } carte à jouer
   *[other] { $count } cartes à jouer
}
board-points-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l’état de la ville, { $districts ->
    [one] { $districts } quartier
   *[other] { $districts } quartiers
}
board-has-master = Maître encore devant lui
board-hand-pile = main { $hand } · pioche { $pile }
board-unseen = Pas encore vu
board-neutrals = Neutres
board-own-pile = Votre pioche

## Le décompte, quartier par quartier
score-district = Quartier
score-strengths = { $strengths } autour
score-total = Total
score-down = { $count ->
    [one] { $count } carte a été retournée par les casernes.
   *[other] { $count } cartes ont été retournées par les casernes.
}
score-free = { $count ->
    [one] { $count } quartier n’est à personne.
   *[other] { $count } quartiers ne sont à personne.
}

## Qu’est-ce que c’est ? ($of : les symboles du quartier)
help-henchman = Sbire, rang 1
help-henchman-more = Compte pour un autour d’un quartier. Toute carte plus forte peut le recouvrir.
help-henchman-gear = Sbire à engrenage, rang 1
help-henchman-gear-more = Compte pour un autour d’un quartier. Joué, il fait tourner son engrenage : son joueur peut aussitôt déplacer une autre carte de la ville.
help-tough = Gros bras, rang 2
help-tough-more = Compte pour un autour d’un quartier. Peut recouvrir un Sbire, quel qu’en soit le propriétaire, s’il n’est pas bloqué.
help-lieutenant = Lieutenant, rang 3
help-lieutenant-more = Compte pour un autour d’un quartier. Peut recouvrir un Sbire ou un Gros bras, quel qu’en soit le propriétaire, s’il n’est pas bloqué.
help-master = Maître, rang 4
help-master-more = Compte pour deux autour d’un quartier. Peut recouvrir toute carte plus faible qui n’est pas bloquée ; n’est jamais recouvert ni déplacé. Il montre le symbole favori de son joueur.
help-district = Quartier { $of }
help-district-more = Revient à qui a le plus de cartes qui le touchent ; à égalité, à personne. Chaque symbole vaut 1 point, et 3 pour le joueur dont il est le favori. Le cadre et la forme montrent qui le contrôle, les nombres la force de chacun.
help-district-gear = Quartier { $of } à engrenage
help-district-gear-more = Revient à qui a le plus de cartes qui le touchent ; à égalité, à personne. Le symbole vaut 1 point, et 3 pour le joueur dont il est le favori. Placé, il fait tourner son engrenage : son joueur peut aussitôt déplacer une autre carte.
help-barracks = Caserne
help-barracks-more = À la fin, toute carte de syndicat qui la touche est retournée et ne compte pour personne, même un Maître. Ces cartes sont sombres, avec une flèche vers le bas.
help-left = Cartes encore à jouer
help-left-more = La partie s’arrête dès que quelqu’un a joué la dixième carte de son syndicat. Personne ne rejoue ensuite.
help-points = Points en l’état de la ville
help-points-more = Ce que ce joueur marquerait si la partie finissait maintenant, casernes comprises.
help-favourite = Symbole favori
help-favourite-more = Sur les quartiers de ce joueur, chacun de ces symboles vaut 3 points au lieu de 1.
help-pile = Votre pioche
help-pile-more = Après votre tour vous y piochez, jusqu’à trois cartes en main. Le Maître n’est pas remplacé.
help-neutral-pile = Cartes neutres
help-neutral-pile-more = Quartiers et casernes. Trois sont révélées ; celle qu’on joue est remplacée.
help-unseen = Ce qui peut encore venir
help-unseen-more = Les cartes que vous n’avez pas vues : dans les mains et dans les pioches. Les réglages peuvent cacher ceci.
help-map = Plan de la ville
help-map-more = Le cadre est ce que vous regardez. Touchez un endroit pour y aller.

## Champs et parties de la vue, pour un plateau qui ne connaît pas le jeu
field-city = Ville
field-x = x
field-y = y
field-lying = couchée
field-locked = verrouillée
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
field-has-master = Maître devant
field-left = Cartes restantes
part-card-view = { $rank ->
    [0] { $card } { $symbols }
   *[other] { $card }
}
