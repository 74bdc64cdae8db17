## La ligne
lesson-play-title = Nourrir la ligne
lesson-play = Une seule ligne de cartes s’étend entre vous et { $bot }. À votre tour, vous jouez une carte au bout de la ligne, ou vous y prenez des cartes. Commencez doucement : jouez votre 6.
lesson-play-show = Choisissez le 6 de votre main, ou glissez-le sur la ligne.
lesson-play-take = On ne prend qu’une fois par manche, et il n’y a ici que deux cartes. Laissez grandir la ligne : jouez votre 6.
lesson-play-other = Une carte à garder pour plus tard. Pour l’instant, jouez votre 6.
lesson-play-done = Votre 6 est au bout de la ligne, et { $bot } y ajoute un 8. Les cartes de la ligne ne sont à personne, pour le moment.

lesson-take-title = Prendre cinq cartes
lesson-take = Une fois par manche, on prend au lieu de jouer : toujours les cinq dernières cartes, celles du crochet. Elles sont belles. Prenez-les.
lesson-take-show = Appuyez sur « Prendre », près des cartes du crochet.
lesson-take-play = Alors { $bot } prendrait ces cinq cartes : premier arrivé, premier servi. Prenez-les maintenant.
lesson-take-done = Elles restent devant vous jusqu’à la fin. Avoir strictement plus de Soutiens d’une valeur que { $bot } rapporte cette valeur : 8, 7 et 6 pour vous. L’Alliance ajoute ses +2.

lesson-feed-title = Empoisonner la ligne
lesson-feed = Vous avez pris : jusqu’à la fin de la manche, vous ne pouvez plus que jouer. { $bot } n’a plus de cartes et devra prendre juste après. Que lui laissez-vous ?
lesson-feed-show = Jouez la Trahison, −3 : elle sera parmi les cinq dernières.
lesson-feed-gift = Trop aimable : ce 5 irait droit chez { $bot }. Jouez plutôt le −3.
lesson-feed-done = { $bot } a dû prendre le −3, et le −1 avec. Regardez les 6 et les 7 : un partout. À égalité, personne ne marque.

lesson-round-title = Une nouvelle manche
lesson-round = À chaque manche, chacun joue cinq cartes et prend une fois. Il vous reste une carte : jouez-la, et voyez ce que devient la ligne.
lesson-round-show = Jouez votre dernière carte, le 5.
lesson-round-done = Mains vides : cinq nouvelles cartes chacun, et la ligne reste en place. { $bot } avait commencé la manche ; cette fois, c’est vous. Une partie compte quatre manches.

## Séries
lesson-set-title = Une série complète
lesson-set = Un 5, un 6, un 7 et un 8 devant vous font une série : 5 points de plus. Il vous manque un 8, et vous en avez un en main ! Mais une carte n’arrive devant vous qu’en passant par la ligne. { $bot } a déjà pris à cette manche. Alors ?
lesson-set-show = Jouez votre 8. Personne d’autre ne peut plus le prendre.
lesson-set-early = Votre 8 resterait dans la ligne pour la manche suivante. Jouez-le d’abord : { $bot } a déjà pris et ne peut pas vous le voler.

lesson-set-take-title = Une série complète
lesson-set-take = Votre 8 est encore parmi les cinq dernières, et votre main est vide. Prenez !
lesson-set-take-show = Appuyez sur « Prendre », près des cartes du crochet.
lesson-set-take-done = Un 5, un 6, un 7 et un 8 : 5 points pour la série, peu importe qui a ces majorités. Chaque série de plus rapporte encore 5 points.

## La Ville
lesson-stop-title = Danger : la Ville
lesson-stop = { $bot } a deux des trois cartes Ville. Avec la troisième, la partie s’arrête net. Regardez la ligne, et réagissez !
lesson-stop-show = Prenez : la mairie est au bout de la ligne.
lesson-stop-late = { $bot } prendrait la mairie et gagnerait sur-le-champ. À vous de la prendre.
lesson-stop-done = Ouf ! S’il y a moins de cinq cartes dans la ligne, on les prend toutes. Devant une ligne vide, { $bot } n’a pu que jouer.

lesson-city-title = Gagner par la Ville
lesson-city = À vous d’attaquer : les docks et la mairie sont à vous. Où est le commissariat ?
lesson-city-show = Prenez : le commissariat est parmi les cartes du crochet. Tant pis pour les Trahisons.
lesson-city-missed = { $bot } ne vous laissera pas deux fois le commissariat. Prenez-le maintenant.
lesson-city-done = Les trois : vous gagnez aussitôt, en pleine manche, même avec très peu de points.

## La fin
lesson-end-title = La dernière prise
lesson-end = Quatrième manche, toute dernière action. { $bot } mène nettement. Votre main est vide : il faut prendre. Regardez basculer les majorités.
lesson-end-show = Appuyez sur « Prendre », près des cartes du crochet.
lesson-end-done = 18 à 13 ! Vous avez gagné les 7 et égalisé les 6 et les 8, qui ne rapportent plus à personne. Le reste de la ligne ne compte pas. À égalité de points, les 8 départagent, puis les 7, les 6 et les 5.
