# L’analyse d’une partie terminée.

## Moments décisifs. Un coup est dit comme dans la liste des coups : « jouer 8 ».
review-turn-loss = { $player } : « { $move } » laissait { $after } de chances de gagner ; « { $best } » en aurait donné { $before }.
review-turn-reply = La meilleure réponse était alors, pour { $player }, « { $move } ».
review-turn-great = { $player } : « { $move } » était le coup à trouver, avec { $after } de chances de gagner ; le suivant, « { $best } », en donne { $before }.
review-turn-cost = { $player } : « { $move } » de { $by } laissait { $after } de chances de gagner ; « { $best } », au moins aussi bon pour { $by }, en aurait laissé { $before }, d’après ce que { $by } pouvait savoir.
review-turn-luck = { $player } : la pioche ou le lancer après « { $move } » a rapporté { $way ->
    [better] { $points } points de plus
   *[worse] { $points } points de moins
} que ce qu’on pouvait attendre ({ $before } → { $after }).
review-turn-luck-of-time = { $player } : la pioche ou le lancer venu avec le temps a rapporté { $way ->
    [better] { $points } points de plus
   *[worse] { $points } points de moins
} que ce qu’on pouvait attendre ({ $before } → { $after }).
review-turn-dealt = { $player } : la donne valait { $way ->
    [better] { $points } points de plus
   *[worse] { $points } points de moins
} qu’une donne moyenne ({ $before } → { $after }).
review-turn-gave-up = { $player } a abandonné avec { $before } de chances de gagner.
review-turn-out-of-time = { $player } n’avait plus de temps, avec { $before } de chances de gagner.
review-sum = { $player } : de { $start } à { $result } = décisions { $skill }, chance { $luck }, information cachée { $fog }.
review-precision = { $player } : { $rate } { $count ->
    [one] point perdu
   *[other] points perdus
} par décision, précision { $accuracy }.
review-precision-level = { $told } Aussi précis, en moyenne, que les robots « { $level } ».

## La page
review-title = { $game } : analyse
review-other-language = In English
review-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
review-depth = { $depth } itérations par décision, graine { $seed }
review-lines = Chances de gagner
review-lines-note = De 0 % en bas à 100 % en haut. Traits épais : ce que chacun pouvait savoir. Points fins : toutes les mains ouvertes. Traits verticaux : les moments décisifs.
review-known-of = { $player }, selon ce qu’on pouvait savoir
review-truth-of = { $player }, en vérité
review-sums = Décisions, chance et information cachée
review-sums-note = Résultat − départ = décisions + chance + information cachée. Décisions : ce qu’elles ont coûté et rapporté, les siennes et celles des autres, jugées selon ce que les joueurs savaient. Chance : ce que la donne, les pioches et les lancers ont rapporté par rapport à ce qu’on pouvait attendre. Information cachée : l’écart entre la vérité et ce qu’on pouvait savoir ; personne n’y est pour rien.
review-player = Joueur
review-start = Départ
review-result = Résultat
review-skill = Décisions
review-luck = Chance
review-fog = Information cachée
review-error-rate = Points perdus par décision
review-accuracy = Précision
review-level = Niveau de robot comparable
review-level-novice = Débutant
review-level-casual = Occasionnel
review-level-club = Bon
review-level-expert = Expert
review-level-master = Maître
review-labels = Imprécisions, erreurs, gaffes
review-precision-note = Une seule partie dit peu de choses : on peut perdre en jouant juste et gagner avec de la chance. La recherche qui juge est forte, pas parfaite.
review-turning = Moments décisifs
review-no-turning = Aucun coup n’a décidé seul de cette partie.
review-decisions = Décisions
review-decisions-note = Jugées selon ce que le joueur savait à ce moment-là, jamais selon ce qui était caché.
review-number = Nº
review-move = Coup
review-chance = Au mieux
review-played = Joué
review-best = Mieux valait
review-label = Verdict
review-took = Temps
review-label-inaccuracy = imprécision
review-label-mistake = erreur
review-label-blunder = gaffe
review-praise-only-move = seul bon coup
review-praise-great-move = très bon coup
review-nothing-to-say = Toutes les décisions étaient bonnes.
review-moment = Coup { $number }

## Au terminal
review-making = Analyse en cours
review-written = Analyse : { $page }
