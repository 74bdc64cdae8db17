## Construire
lesson-place-title = Bâtir la ville
lesson-place = Deux quartiers sont sur la table, et la ville pousse autour. Une nouvelle carte doit toucher au moins deux cartes et aligner au moins deux de ses bords. Les places qui brillent font les deux. Placez-y votre Sbire.
lesson-place-show = Choisissez le Sbire de votre main, puis n’importe quelle place qui brille.
lesson-place-strong = Gardez vos cartes fortes : les hauts rangs recouvriront les plus bas. Commencez par le Sbire.
lesson-place-neutral = C’est une des cartes neutres. Leur tour viendra ; d’abord votre propre Sbire.
lesson-place-done = Votre Sbire touche les deux quartiers et { $bot } n’y a personne : ils sont à vous, pour l’instant. Votre main se complète.

lesson-control-title = Contrôler un quartier
lesson-control = Un quartier revient à qui a le plus de cartes qui le touchent. Ici, vous et { $bot } en avez une chacun : personne ne l’a. Emportez le grand, à quatre symboles : encore un Sbire !
lesson-control-show = Choisissez le Sbire sans engrenage, puis une place qui touche le quartier à quatre symboles.
lesson-control-poorer = Cela gagne le petit quartier, deux symboles. Le grand en a quatre, dont votre favori.
lesson-control-gear = Ce Sbire porte un engrenage : gardez-le pour plus tard. Prenez l’autre.
lesson-control-master = Votre Maître est votre meilleure carte : gardez-le. Un Sbire suffit.
lesson-control-neutral = Une carte neutre ne donne la majorité à personne. Placez votre Sbire sans engrenage.
lesson-control-done = Deux contre une : il est à vous. Il paie 1 point par symbole et 2 de plus pour votre favori, l’ancre : 6 en tout. { $bot } a pris le petit en échange.

lesson-neutral-title = Les cartes neutres
lesson-neutral = Au lieu d’une carte à vous, vous pouvez placer une des trois cartes neutres visibles. L’une est un quartier à l’ancre, votre favori. Mettez-le là où vos cartes le touchent, et pas celles de { $bot }.
lesson-neutral-show = Choisissez le quartier à l’ancre, puis une place à côté de votre Gros bras, à droite.
lesson-neutral-spot = Là, { $bot } le touche au moins autant que vous. Trouvez une place que vos cartes seules touchent.
lesson-neutral-plain = Un bon quartier, mais sans ancre il paie 2 ; l’autre paie 4.
lesson-neutral-barracks = C’est une caserne, pas un quartier : vous verrez son effet. Prenez le quartier à l’ancre.
lesson-neutral-card = Un coup solide, mais cette fois prenez une carte neutre : le quartier à l’ancre.
lesson-neutral-done = Un quartier qui naît chez vous : 4 points. Une autre carte neutre se dévoile aussitôt.

## Les rangs
lesson-cover-title = Recouvrir
lesson-cover = Le grand quartier est à { $bot }, deux contre une. Sbire 1, Gros bras 2, Lieutenant 3, Maître 4 : une carte recouvre toute carte de rang strictement plus bas. Seule celle du dessus compte. Retournez la situation !
lesson-cover-show = Choisissez votre Gros bras et posez-le sur le Sbire de { $bot }.
lesson-cover-master = Le Maître pourrait, mais un Gros bras ou un Lieutenant suffit ici.
lesson-cover-own = C’est votre propre carte : rien ne changerait. Recouvrez une carte de { $bot }.
lesson-cover-place = Placer ne ferait qu’une égalité. Recouvrez une carte de { $bot } qui touche le grand quartier : une de moins là-bas, une de plus pour vous.
lesson-cover-done = Un coup, deux pas : { $bot } perd une carte et vous en gagnez une. Le grand quartier est à vous.

lesson-lock-title = Bloquée
lesson-lock = Un Lieutenant de { $bot } pourrait recouvrir votre Gros bras, au milieu. Mais une carte touchée sur ses quatre bords est bloquée : on ne peut ni la recouvrir ni la déplacer. Un bord est encore libre.
lesson-lock-show = Placez votre Sbire contre le bord libre du Gros bras, celui qui s’éloigne des quartiers.
lesson-lock-master = Cela la bloquerait, mais quelle place pour votre Maître ! Prenez une carte plus modeste.
lesson-lock-barracks = Attention : une caserne retourne toutes les cartes de syndicat qu’elle touche. Prenez une autre carte.
lesson-lock-cover = Recouvrir ne bloque rien. Placez une carte contre le bord libre de votre Gros bras.
lesson-lock-open = Votre Gros bras garde un bord libre. Placez une carte qui le touche de ce côté.
lesson-lock-done = Des cartes sur les quatre côtés : votre Gros bras reste en jeu jusqu’à la fin.

## Les engrenages
lesson-gear-title = L’engrenage
lesson-gear = Certaines cartes portent un engrenage : qui en joue une peut aussitôt déplacer une autre carte de la ville. Placez d’abord votre Sbire à engrenage contre le grand quartier : deux partout.
lesson-gear-show = Choisissez le Sbire à engrenage, puis la place au coin, à gauche, contre le grand quartier.
lesson-gear-spot = De là, il ne touche pas le grand quartier. Cherchez la place de l’autre côté.
lesson-gear-other = Cette fois, prenez le Sbire à engrenage.

lesson-lift-title = L’engrenage
lesson-lift = L’engrenage tourne ! Soulevez une carte, quel qu’en soit le propriétaire, sauf un Maître ou une carte bloquée ; une fois reposée, la ville doit être d’un seul tenant. Le Sbire de { $bot } touche trois quartiers…
lesson-lift-show = Choisissez le Sbire de { $bot }, au milieu.
lesson-lift-stay = Vous pouvez renoncer, mais c’est un coup gratuit. Soulevez le Sbire de { $bot }.
lesson-lift-tough = Bonne idée ! Mais le Sbire de { $bot } vous gêne dans trois quartiers à la fois. Soulevez celui-là.
lesson-lift-own = C’est votre carte, et elle est bien placée. Soulevez le Sbire de { $bot }.
lesson-lift-neutral = On peut aussi déplacer un quartier. Mais c’est le Sbire de { $bot } qui vous gêne.

lesson-lay-title = L’engrenage
lesson-lay = Reposez-la ailleurs, selon les mêmes règles : deux contacts, deux bords alignés. Loin du grand quartier, s’il vous plaît.
lesson-lay-show = Choisissez une place qui ne touche pas le grand quartier, par exemple celle tout en bas.
lesson-lay-still = Là, elle touche de nouveau le grand quartier : égalité. Posez-la ailleurs.
lesson-lay-done = Deux contre une, grâce à l’engrenage. Celui d’une carte déplacée ne tourne pas à son tour.

## Maître, caserne, fin
lesson-master-title = Le Maître
lesson-master = { $bot } tient le grand quartier, deux contre une. Votre Maître attend devant vous et se joue une seule fois, au tour de votre choix. Il compte pour deux cartes !
lesson-master-show = Choisissez votre Maître, puis la place à gauche, contre le grand quartier.
lesson-master-wasted = De là, votre Maître ne gagne pas le grand quartier. Trouvez la bonne place.
lesson-master-other = Une carte ordinaire ne suffirait pas pour passer devant. Jouez votre Maître.
lesson-master-done = Trois contre deux. Et aucune carte ne dépasse un Maître : on ne le recouvre jamais, et un engrenage ne le déplace pas.

lesson-barracks-title = La caserne
lesson-barracks = Le Maître de { $bot } règne au milieu. Mais à la fin, toute carte de syndicat qui touche une caserne est retournée et ne compte plus, Maîtres compris. Il y a une caserne parmi les cartes neutres.
lesson-barracks-show = Choisissez la caserne, puis une place en haut qui touche le Maître de { $bot }.
lesson-barracks-spot = Elle doit toucher le Maître de { $bot }, et aucune de vos cartes.
lesson-barracks-other = Cette fois, placez la caserne : rien d’autre n’arrête un Maître.
lesson-barracks-done = Ce Maître ne compte plus, et le grand quartier est à vous. Veillez à ce que vos propres cartes ne touchent pas de caserne !

lesson-end-title = La dixième carte
lesson-end = Vous avez joué neuf cartes de votre syndicat, et { $bot } mène 4 à 0. Dès que vous jouez la dixième, la partie s’arrête et on compte. Placez-la bien !
lesson-end-show = Choisissez votre Gros bras, puis une place à gauche, contre le grand quartier : 6 points.
lesson-end-early = La partie finirait là, sans victoire pour vous. Où y a-t-il 6 points à prendre ?
lesson-end-neutral = Cela laisse encore un tour à { $bot }. Finissez maintenant, avec votre dixième carte.
lesson-end-done = 6 à 4 ! La fin arrive sans prévenir : surveillez le nombre de cartes qui restent à chacun. À égalité, le plus de quartiers l’emporte.
