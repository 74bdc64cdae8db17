## Construire
lesson-place-title = Bâtir la ville
lesson-place = Deux quartiers sont sur la table, et la ville grandit autour. Une nouvelle carte doit toucher au moins deux cartes et aligner au moins deux de ses bords. Les emplacements qui brillent conviennent. Placez-y votre Sbire.
lesson-place-show = Choisissez le Sbire de votre main, puis n’importe quel emplacement qui brille.
lesson-place-strong = Gardez vos cartes fortes : les hauts rangs recouvriront les plus bas. Commencez par le Sbire.
lesson-place-neutral = C’est une des cartes neutres. Leur tour viendra ; d’abord votre propre Sbire.
lesson-place-done = Votre Sbire touche les deux quartiers et { $bot } n’y a personne : ils sont à vous, pour l’instant. Votre main revient à trois cartes.

lesson-control-title = Contrôler un quartier
lesson-control = Un quartier revient au joueur qui a le plus de cartes au contact. Ici, vous et { $bot } en avez une chacun : personne ne l’a. Gagnez le grand, à quatre symboles : encore un Sbire !
lesson-control-show = Choisissez le Sbire sans engrenage, puis un emplacement qui touche le quartier à quatre symboles.
lesson-control-poorer = Cela gagne le petit quartier, à deux symboles. Le grand en a quatre, dont votre favori.
lesson-control-gear = Ce Sbire porte un engrenage : gardez-le pour plus tard. Prenez l’autre.
lesson-control-master = Votre Maître est votre meilleure carte : gardez-le. Un Sbire suffit.
lesson-control-neutral = Une carte neutre ne donne la majorité à personne. Placez votre Sbire sans engrenage.
lesson-control-done = Deux contre une : il est à vous. Il rapporte 1 point par symbole et 2 de plus pour votre favori, l’ancre : 6 en tout. { $bot } a pris le petit en échange.

lesson-neutral-title = Les cartes neutres
lesson-neutral = Au lieu d’une de vos cartes, vous pouvez placer une des trois cartes neutres visibles. L’une est un quartier à l’ancre, votre favori. Mettez-le là où vos cartes le touchent, et pas celles de { $bot }.
lesson-neutral-show = Choisissez le quartier à l’ancre, puis un emplacement à côté de votre Gros bras, à droite.
lesson-neutral-spot = Là, { $bot } le touche au moins autant que vous. Trouvez un emplacement que seules vos cartes touchent.
lesson-neutral-plain = Un bon quartier, mais sans ancre il rapporte 2 ; l’autre rapporte 4.
lesson-neutral-barracks = C’est une caserne, pas un quartier : vous verrez son effet. Prenez le quartier à l’ancre.
lesson-neutral-card = Un coup solide, mais cette fois prenez une carte neutre : le quartier à l’ancre.
lesson-neutral-done = Un quartier à vous dès qu’il est placé : 4 points. Une autre carte neutre est aussitôt dévoilée.

## Les rangs
lesson-cover-title = Recouvrir
lesson-cover = Le grand quartier est à { $bot }, deux contre une. Sbire 1, Gros bras 2, Lieutenant 3, Maître 4 : une carte peut recouvrir toute carte de rang strictement inférieur. Seule celle du dessus compte. Renversez la situation !
lesson-cover-show = Choisissez votre Gros bras et posez-le sur le Sbire de { $bot }.
lesson-cover-master = Le Maître pourrait, mais un Gros bras ou un Lieutenant suffit ici.
lesson-cover-own = C’est votre propre carte : rien ne changerait. Recouvrez une carte de { $bot }.
lesson-cover-place = Placer une carte ne ferait qu’égaliser. Recouvrez une carte de { $bot } qui touche le grand quartier : une de moins pour l’adversaire, une de plus pour vous.
lesson-cover-done = Coup double : { $bot } perd une carte et vous en gagnez une. Le grand quartier est à vous.

lesson-lock-title = Bloquée
lesson-lock = Un Lieutenant de { $bot } pourrait recouvrir votre Gros bras, au milieu. Mais une carte touchée sur ses quatre bords est bloquée : on ne peut ni la recouvrir ni la déplacer. Un bord est encore libre.
lesson-lock-show = Placez votre Sbire contre le bord libre du Gros bras, du côté opposé aux quartiers.
lesson-lock-master = Cela le bloquerait, mais ce serait gâcher votre Maître. Prenez une carte plus modeste.
lesson-lock-barracks = Attention : une caserne retourne face cachée toutes les cartes de syndicat qu’elle touche. Prenez une autre carte.
lesson-lock-cover = Recouvrir ne bloque rien. Placez une carte contre le bord libre de votre Gros bras.
lesson-lock-open = Votre Gros bras garde un bord libre. Placez une carte qui le touche de ce côté.
lesson-lock-done = Des cartes sur les quatre côtés : votre Gros bras reste en jeu jusqu’à la fin.

## Les engrenages
lesson-gear-title = L’engrenage
lesson-gear = Certaines cartes portent un engrenage : qui en joue une peut aussitôt déplacer une autre carte de la ville. Placez d’abord votre Sbire à engrenage contre le grand quartier : deux partout.
lesson-gear-show = Choisissez le Sbire à engrenage, puis l’emplacement au coin, à gauche, contre le grand quartier.
lesson-gear-spot = De là, il ne touche pas le grand quartier. Cherchez l’emplacement de l’autre côté.
lesson-gear-other = Cette fois, prenez le Sbire à engrenage.

lesson-lift-title = L’engrenage
lesson-lift = L’engrenage tourne ! Choisissez une carte à déplacer, quel qu’en soit le propriétaire, sauf un Maître ou une carte bloquée. Une fois la carte reposée, la ville doit être d’un seul tenant. Le Sbire de { $bot } touche trois quartiers…
lesson-lift-show = Choisissez le Sbire de { $bot }, au milieu.
lesson-lift-stay = Vous pouvez ignorer l’engrenage, mais c’est un coup gratuit. Déplacez le Sbire de { $bot }.
lesson-lift-tough = Bonne idée ! Mais le Sbire de { $bot } vous gêne dans trois quartiers à la fois. Déplacez celui-là.
lesson-lift-own = C’est votre carte, et elle est bien placée. Déplacez le Sbire de { $bot }.
lesson-lift-neutral = On peut aussi déplacer un quartier. Mais c’est le Sbire de { $bot } qui vous gêne.

lesson-lay-title = L’engrenage
lesson-lay = Placez-la ailleurs, selon les mêmes règles : deux cartes touchées, deux bords alignés. Loin du grand quartier, s’il vous plaît.
lesson-lay-show = Choisissez un emplacement qui ne touche pas le grand quartier, par exemple celui tout en bas.
lesson-lay-still = Là, elle touche de nouveau le grand quartier : égalité. Placez-la ailleurs.
lesson-lay-done = Deux contre une, grâce à l’engrenage. Celui d’une carte déplacée ne tourne pas à son tour.

## Maître, caserne, fin
lesson-master-title = Le Maître
lesson-master = { $bot } tient le grand quartier, deux contre une. Votre Maître attend devant vous et se joue une seule fois, au tour de votre choix. Il compte pour deux cartes !
lesson-master-show = Choisissez votre Maître, puis l’emplacement à gauche, contre le grand quartier.
lesson-master-wasted = De là, votre Maître ne gagne pas le grand quartier. Trouvez le bon emplacement.
lesson-master-other = Une carte ordinaire ne suffirait pas pour passer devant. Jouez votre Maître.
lesson-master-done = Trois contre deux. Et aucune carte ne dépasse un Maître : on ne le recouvre jamais, et un engrenage ne le déplace pas.

lesson-barracks-title = La caserne
lesson-barracks = Le Maître de { $bot } règne au milieu. Mais à la fin, toute carte de syndicat qui touche une caserne est retournée face cachée et ne compte plus, Maîtres compris. Il y a une caserne parmi les cartes neutres.
lesson-barracks-show = Choisissez la caserne, puis un emplacement en haut qui touche le Maître de { $bot }.
lesson-barracks-spot = Elle doit toucher le Maître de { $bot }, et aucune de vos cartes.
lesson-barracks-other = Cette fois, placez la caserne : rien d’autre n’arrête un Maître.
lesson-barracks-done = Ce Maître ne compte plus, et le grand quartier est à vous. Veillez à ce que vos propres cartes ne touchent pas de caserne !

lesson-end-title = La dixième carte
lesson-end = Vous avez joué neuf cartes de votre syndicat, et { $bot } mène 4 à 0. Dès que vous jouez la dixième, la partie s’arrête et on compte. Placez-la bien !
lesson-end-show = Choisissez votre Gros bras, puis un emplacement à gauche, contre le grand quartier : 6 points.
lesson-end-early = La partie finirait là, sans victoire pour vous. Où y a-t-il 6 points à gagner ?
lesson-end-neutral = Cela laisse encore un tour à { $bot }. Finissez maintenant, avec votre dixième carte.
lesson-end-done = 6 à 4 ! La fin arrive sans prévenir : surveillez le nombre de cartes qui restent à chacun. À égalité, le plus de quartiers l’emporte.
