## Les dés
lesson-place-title = Placer un dé
lesson-place = À une vraie table, tout le monde agit en même temps, contre le sablier. Ici, on apprend tranquillement, avec { $bot } et { $other }. Vous avez lancé sept dés : placez-en un. E rapporte 5 gelées à la plus forte somme. Mettez-y votre 6 !
lesson-place-show = Choisissez le 6 de votre lancer, puis le quartier E.
lesson-place-elsewhere = Chaque quartier récompense la plus forte somme. E rapporte le plus : placez-y le 6.
lesson-place-pass = Cela relancerait tous vos dés sans en placer un. Vous avez un beau 6 : placez-le en E.
lesson-place-other = C’est le 6 qui vaut le plus. Les petits dés ont d’autres talents, vous verrez. Placez le 6 en E.
lesson-place-done = Un dé placé, et tous les autres sont relancés. Et ainsi de suite jusqu’au septième. { $bot } et { $other } ont placé les leurs aussi.

lesson-expel-title = 1 et 2 : expulser un dé
lesson-expel = En E, { $bot } mène : 6 contre votre 5. Un 1 ou un 2, c’est petit, mais en arrivant il peut expulser un dé de ce quartier. Envoyez le 6 de { $bot } au centre.
lesson-expel-show = Choisissez votre 1, puis le quartier E, et expulsez le 6 de { $bot }.
lesson-expel-effect = Le bon dé au bon endroit. Qu’il expulse maintenant le 6 de { $bot }.
lesson-expel-adds = Cela s’ajoute, mais le 6 resterait. Prenez le 1 : il expulse un dé.
lesson-expel-elsewhere = Regardez E, où { $bot } mène d’un point. Votre 1 peut y changer quelque chose.
lesson-expel-done = Vous menez en E, 6 à rien. Le dé expulsé compte au centre-ville : qui y a le plus de dés pioche une capsule à la fin de la manche.

lesson-push-title = 3 et 4 : déplacer la cible
lesson-push = Vous menez en B, mais sa cible désigne une récompense de 0 ! Un 3 ou un 4 peut déplacer d’une zone la cible de son quartier. Juste derrière, 8 gelées attendent.
lesson-push-show = Choisissez votre 4, puis le quartier B, et poussez sa cible vers le centre.
lesson-push-back = De retour à l’entrée, elle rapporte 4. Une zone plus loin vers le centre, elle rapporte 8 !
lesson-push-still = Vous y menez déjà, et 0 reste 0. Déplacez la cible en même temps.
lesson-push-elsewhere = Donnez d’abord de la valeur à B, où vous menez : déplacez sa cible avec un 3 ou un 4.
lesson-push-done = 8 gelées au lieu de 0. On peut encore vous la reprendre : gardez l’œil dessus. Un 5 ou un 6 ne fait que compter.

lesson-cancel-title = Les dés identiques s’annulent
lesson-cancel = En A, vous avez 6 et { $bot } 9. Encore un dé et il est à vous. Mais attention : les dés identiques d’une même couleur dans un quartier s’annulent, tous.
lesson-cancel-show = Choisissez votre 4, puis le quartier A, sans toucher à la cible : 6 et 4 font 10.
lesson-cancel-twice = Deux de vos 6 en A s’annuleraient : il vous resterait 0. Placez le 4.
lesson-cancel-target = 10 contre 9, mais la cible quitterait les 6 gelées. Laissez-la où elle est.
lesson-cancel-elsewhere = En A, un seul dé vous fait gagner 6 gelées. Regardez par là.
lesson-cancel-done = 10 contre 9. Les dés identiques s’annulent au décompte, avant de comparer les sommes.

lesson-pass-title = Relancer
lesson-pass = Vos deux derniers dés montrent un 6, et vous avez un 6 dans chaque quartier : quoi que vous placiez, cela s’annulerait. Heureusement, rien ne vous y oblige.
lesson-pass-show = Choisissez « Relancer ».
lesson-pass-twice = Vous y avez déjà un 6 : les deux s’annuleraient. Relancez plutôt.
lesson-pass-done = De nouveaux chiffres, et vous n’avez perdu qu’un instant. À une vraie table, un instant est précieux.

## La fin d’une manche
lesson-block-title = Votre barrière
lesson-block = Vos sept dés sont placés : vous pouvez bloquer un quartier, une fois par manche. Plus aucun dé n’y entre. { $bot } a encore des dés, et vous menez en E…
lesson-block-show = Choisissez le quartier E pour votre barrière.
lesson-block-elsewhere = Bloquez là où vous avez quelque chose à perdre : vous menez en E.
lesson-block-timer = Bientôt ! D’abord votre barrière : { $bot } s’apprête à placer un 6 en E.
lesson-block-wait = Et { $bot } place un 6 en E. Bloquez-le d’abord.
lesson-block-done = Juste à temps : { $bot } voulait y placer un 6, et n’a pas pu.

lesson-timer-title = Le sablier
lesson-timer = Quand tous vos dés sont placés, vous pouvez aussi retourner le sablier. Dix secondes plus tard, la manche est finie ; les dés non placés ne comptent pas. Mettez un peu de pression !
lesson-timer-show = Choisissez « Retourner le sablier ».
lesson-timer-wait = Vous avez fini, les autres non. Retournez le sablier !
lesson-timer-done = La cloche ! Quartier par quartier, à partir du drone : les dés identiques s’annulent, puis la plus forte somme reçoit la récompense ciblée, en entier pour chacun en cas d’égalité. Puis le centre donne une capsule. Une partie compte quatre manches.

lesson-special-title = Drôles de récompenses
lesson-special = Certains quartiers récompensent autrement : prendre aux autres, donner, un podium, selon le nombre de dés… Ici, A copie la récompense d’un voisin. Gagnez-le avec votre dernier dé.
lesson-special-show = Choisissez votre 6, puis le quartier A.
lesson-special-pass = Votre 6 est parfait : 2 et 6 battent le 5 de { $bot } en A.
lesson-special-elsewhere = En A, votre 6 prend la tête. Placez-le là.

lesson-copy-title = Drôles de récompenses
lesson-copy = Tous les dés sont placés : on compte. Vous êtes majoritaire en A : quel voisin copier ? La cible de B est sur 8 gelées, celle de E sur 5.
lesson-copy-show = Choisissez B.
lesson-copy-less = E rapporte 5 et B rapporte 8. Copiez B.
lesson-copy-done = 8 gelées, bien que { $other } ait gagné B. Quand le décompte attend un choix de votre part, on vous le demande ainsi.

lesson-race-title = À toute vitesse
lesson-race = Maintenant, contre la montre ! Dernière manche, trois dés en main. Dès votre premier dé, le temps court : { $bot } et { $other } jouent sans vous attendre, et { $bot } retourne le sablier. Placez les trois avant la cloche !
lesson-race-show = Choisissez un dé, puis un quartier ; dès que les dés suivants sont stables, recommencez. « Faites-le pour moi » les place pour vous.
lesson-race-late = La cloche ! Les dés non placés ne comptent pas. Le reste est compté, les capsules sont ouvertes, et le plus de gelée gagne. Réessayez, ou continuez : une vraie table peut aussi jouer plus lentement, ou en mode calme, sans chronomètre.
lesson-race-done = Tout placé à temps ! Après la cloche, chaque quartier est compté, les capsules sont ouvertes, celles à dé lancées : le plus de gelée gagne. C’est le rythme d’une vraie table ; il en existe un plus lent, et un mode calme. Amusez-vous bien !
