## Mise en place
lesson-open-title = Quatre manoirs
lesson-open = La rangée du bas est à vous, et personne d’autre ne sait ce qu’elle cache : un 2, un 5, un piège et un manoir partagé. Chacun en dévoile un, choisi en secret. Montrez le moins cher : le 2.
lesson-open-show = Choisissez votre manoir A1, le 2.
lesson-open-rich = { $bot } accourrait aussitôt vers votre 5. Montrez moins cher : le 2.
lesson-open-trap = Un piège que tout le monde voit n’attrape personne. Montrez le 2.
lesson-open-shared = Possible, mais un manoir partagé fait une jolie surprise plus tard. Montrez le 2.
lesson-open-done = Les deux se dévoilent au même moment : votre 2, et un 4 chez { $bot }. Tout le reste est secret.

lesson-pair-title = Le premier binôme
lesson-pair = Chacun poste maintenant un binôme devant un de ses propres manoirs cachés. Un binôme rapporte le double. Où gagnez-vous le plus ?
lesson-pair-show = Choisissez A2, votre 5 : un binôme y gagne 10.
lesson-pair-trap = Devant un manoir piégé, les chasseurs ne gagnent rien, pas même les vôtres. Prenez le 5.
lesson-pair-shared = Un manoir partagé rapporte moins à chaque nouveau venu. Le 5 est plus sûr.
lesson-pair-done = Votre binôme vaut déjà 10 points. Celui de { $bot } est en B3. Un trésor, ou du bluff ?

## Un tour
lesson-place-title = Poster un chasseur
lesson-place = Vous avez huit chasseurs et huit tours. À chaque tour, un chasseur va devant n’importe quel manoir, et en gagnera la valeur à la fin. Postez un chasseur standard devant le 4 de { $bot }, B1.
lesson-place-show = Choisissez « standard » parmi vos chasseurs, puis B1. Ou glissez-le.
lesson-place-detector = Le détecteur vient juste après. D’abord un simple chasseur standard, en B1.
lesson-place-kind = Ce chasseur a un talent dont vous aurez bientôt besoin. Postez un standard en B1.
lesson-place-trap = C’est votre propre piège : votre chasseur n’y gagnerait rien. Allez en B1.
lesson-place-own = C’est permis, mais le 4 de B1 est visible et libre. Allez-y.
lesson-place-blind = Vous ne savez pas ce qui s’y cache. Le 4 de B1, lui, est certain.
lesson-place-done = 4 points s’il y reste. Et { $bot } est entré dans votre piège, A3 ! On n’y gagne rien : chaque chasseur adverse vous y rapporte 3.

lesson-detect-title = Le détecteur
lesson-detect = Que cache { $bot } en B3, derrière ce binôme ? Votre détecteur dévoile d’abord, aux yeux de tous, un manoir adverse caché. Essayez sur B3.
lesson-detect-show = Choisissez « détecteur » parmi vos chasseurs, puis B3.
lesson-detect-elsewhere = On pourrait regarder là aussi, mais c’est en B3 que { $bot } a posté un binôme. Dévoilez B3.
lesson-detect-hunter = Gardez celui-là. Prenez le détecteur, puis B3.

lesson-detector-title = Le détecteur
lesson-detector = Un 5 ! Le détecteur est aussi un chasseur : postez-le maintenant où vous voulez, en connaissance de cause.
lesson-detector-show = Choisissez B3, le 5.
lesson-detector-elsewhere = Vous venez de trouver un 5. Postez le détecteur là, en B3.

lesson-back-title = Renvoyer quelqu’un
lesson-back = Quelqu’un était déjà là. Vous pouvez renvoyer un de ces chasseurs : son propriétaire doit aussitôt lui trouver un autre manoir. Ce binôme gagnerait 10 ici…
lesson-back-show = Choisissez le binôme de { $bot }, sur la table ou en dessous.
lesson-back-keep = C’est gentil, mais ce binôme gagnerait 10 points ici. Renvoyez-le.
lesson-back-done = Le binôme est parti en B1. Mais { $bot } riposte : encore un chasseur en B1, et votre chasseur standard est renvoyé !

lesson-move-on-title = Renvoyé !
lesson-move-on = À vous de dire où va votre chasseur : n’importe quel autre manoir où il reste de la place. Il ne se passe rien d’autre. Où gagne-t-il le plus ?
lesson-move-on-show = Choisissez B3, le 5 où se tient votre détecteur. Votre propre 5 caché, A2, le vaut bien.
lesson-move-on-trap = Pas dans votre piège : il n’y gagnerait rien. Cherchez un 5.
lesson-move-on-less = Cela rapporte moins qu’un 5, et vous en connaissez deux.
lesson-move-on-blind = Vous ne savez pas ce qui s’y cache, et un 5 vous attend ailleurs.
lesson-move-on-done = Être renvoyé, c’est seulement changer de place : avec un peu de chance, on y gagne.

## Chasseurs spéciaux
lesson-over-title = Suréquipé
lesson-over = { $bot } voudra aussi ce 5, en B3, et renverrait votre chasseur. Mais deux des vôtres sont suréquipés : on ne peut ni les renvoyer ni les appeler.
lesson-over-show = Choisissez le chasseur suréquipé, puis B3.
lesson-over-elsewhere = Le bon chasseur, mais il mérite le 5 de B3.
lesson-over-weak = { $bot } le renverrait au tour suivant. Choisissez le suréquipé.
lesson-over-other = Le 5 de B3 est libre. Postez-y un chasseur suréquipé.
lesson-over-done = { $bot } est venu sans pouvoir vous renvoyer : ce chasseur ne bougera plus.

lesson-full-title = Quatre, pas plus
lesson-full = Trois des vôtres sont devant le 5, B1, et gagnent 20 ensemble. Un manoir accueille quatre chasseurs au plus. À quatre, plus personne n’entre ni n’est renvoyé. Fermez-le avec un chasseur standard.
lesson-full-show = Choisissez « standard », puis B1.
lesson-full-costly = N’importe quel quatrième chasseur le ferme : utilisez un standard, gardez vos spécialistes.
lesson-full-elsewhere = { $bot } viendrait en B1 renvoyer votre binôme. Fermez d’abord B1.

lesson-keep-title = Quatre, pas plus
lesson-keep = Comme toujours en arrivant, vous pouvez renvoyer un chasseur qui était là. Mais ce sont tous les vôtres !
lesson-keep-show = Choisissez « Ne renvoyer personne », sous les manoirs.
lesson-keep-own = C’est votre propre chasseur, et il gagne ici. Ne renvoyez personne.
lesson-keep-done = Quatre chasseurs en B1 : figés jusqu’à la fin. 25 points auxquels plus personne ne touchera.

lesson-call-title = L’appel à l’aide
lesson-call = L’appel à l’aide fait venir à ses côtés un chasseur d’un autre manoir. De n’importe quelle équipe ! Et vous avez un piège, A3. Vous voyez l’idée…
lesson-call-show = Choisissez « appel », puis A3, votre piège.
lesson-call-elsewhere = Cela marche partout, mais c’est dans votre piège que c’est drôle : A3.
lesson-call-hunter = Cette fois, essayez l’appel à l’aide, en A3.

lesson-help-title = L’appel à l’aide
lesson-help = Appelez un chasseur. On ne peut appeler ni un binôme ni un suréquipé, et on ne quitte pas un manoir à quatre. Deux chasseurs de { $bot } gagnent chacun 4 en B3.
lesson-help-show = Choisissez un chasseur standard de { $bot } en B3.
lesson-help-alone = Personne ? { $bot } respirerait. Appelez-en un de B3.
lesson-help-own = Votre propre chasseur ne gagnerait rien dans votre piège. Appelez-en un de { $bot }, en B3.
lesson-help-poor = Belle prise, mais en B3 un chasseur de { $bot } perdrait aussi 4 points. Appelez celui-là.
lesson-help-done = 4 points de moins pour { $bot }, 3 de plus pour vous. Votre propre chasseur ne gagne rien là-dedans, mais quelle nuit !

## Points
lesson-shared-title = Manoirs partagés
lesson-shared = A4 est partagé : chaque chasseur y gagne 4, 3, 2 ou 1 selon qu’ils sont un, deux, trois ou quatre. Et un binôme, comme toujours, gagne le double.
lesson-shared-show = Choisissez « binôme », puis A4 : seul, il y gagne 8.
lesson-shared-less = Votre binôme y gagne moins que les 8 qu’il aurait, seul, en A4.
lesson-shared-single = Le bon endroit, mais pas le bon chasseur : un binôme gagnerait le double.
lesson-shared-other = Regardez A4 : seul devant un manoir partagé, un binôme gagne 8.
lesson-shared-done = 8 pendant un instant… puis { $bot } est venu : à deux, c’est 3 chacun, donc 6 pour votre binôme. Le partage joue dans les deux sens.

lesson-end-title = Le dernier chasseur
lesson-end = Votre dernier chasseur, et le dernier de la partie. Ensuite, tous les manoirs sont dévoilés et rapportent. C’est serré : trouvez la place qui rapporte le plus.
lesson-end-show = Choisissez « standard », puis B3, le 5 où il reste une place.
lesson-end-trap = Votre piège ne rapporte que pour les chasseurs adverses. Cherchez la meilleure valeur visible.
lesson-end-shared = Un troisième venu réduirait la part de votre propre binôme. Cherchez la meilleure valeur visible.
lesson-end-less = Il y a mieux : une place reste devant le 5, B3.
lesson-end-done = 37 à 36 ! Et votre chasseur de B4 était dans un piège depuis le début : { $bot } bluffe aussi. À égalité, on partage la victoire.
