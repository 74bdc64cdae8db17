## Les pages autour des tables, dans le navigateur
ui-title = Tablée · jeux de société, jour et nuit
ui-title-turn = ● À vous · { $title }
ui-title-table = { $title } · Tablée
ui-home = Accueil
ui-about = À propos
ui-skip = Aller au contenu
ui-navigation = Pages et langue
ui-other-language = English
ui-waiting = Un instant…
ui-close = Fermer
ui-cancel = Annuler
ui-save = Enregistrer
ui-saved = C’est enregistré.
ui-failed = Cela n’a pas marché
ui-footer = Une table d’amateurs, non officielle. Les jeux appartiennent à leurs auteurs et éditeurs : achetez la boîte !
refusal-unknown = Ce n’est pas possible ({ $code }).
refusal-no-connection = Le serveur ne répond pas. Êtes-vous en ligne ?

## Ce qui concerne tout le monde
ui-banned = Accès refusé
ui-cannot-save = Impossible d’enregistrer quoi que ce soit pour le moment. Les parties restent en l’état ; vous pourrez rejouer dès que ce sera réparé.
ui-locked = Table verrouillée

## Qui je suis
ui-my-name = Vous êtes { $name }. Changer de nom
ui-name-title = Qui êtes-vous ?
ui-name-label = Votre nom à table
ui-login-title = Retrouver mes tables sur un autre appareil
ui-login-known = Connecté sous le nom { $login }
ui-login-why = Aucun compte n’est nécessaire pour jouer. Avec un identifiant et un mot de passe, vous retrouvez vos tables sur un autre appareil.
ui-login-label = Identifiant
ui-password-label = Mot de passe (8 caractères ou plus)
ui-login-set = Créer mon identifiant
ui-login-back = J’en ai un : me connecter
ui-login-forgotten = Mot de passe oublié ?
ui-password-current = Mot de passe actuel
ui-password-new = Nouveau mot de passe (8 caractères ou plus)
ui-password-change = Changer le mot de passe
ui-password-change-why = Tous vos autres appareils seront déconnectés.
ui-password-changed = Votre mot de passe a été changé.
ui-devices = Vos appareils
ui-devices-why = Les appareils sur lesquels vous êtes connecté. Si vous n’en reconnaissez pas un, déconnectez-le et changez de mot de passe.
ui-device = { $browser } sur { $system }
ui-device-unknown = Appareil inconnu
ui-device-this = Cet appareil
ui-just-now = à l’instant
ui-device-seen = Dernière utilisation : { $when }
ui-sign-out = Déconnecter
ui-sign-out-device = Déconnecter : { $device }
ui-sign-out-others = Déconnecter tous les autres
ui-signed-out = Appareil déconnecté.
ui-reset-title = Nouveau mot de passe
ui-reset-why = Mot de passe oublié ? Demandez un code aux responsables du serveur. Il sert une seule fois, dans les 24 heures. Tous vos autres appareils seront déconnectés.
ui-reset-code = Code
ui-reset-do = Enregistrer et se connecter

## Accueil
ui-hero = Prenez place.
ui-hero-more = Des jeux de société, servis jour et nuit. Entre amis par un lien, ou contre des robots qui ne trichent jamais.
ui-games = Jeux
ui-level-legend = Les robots jouent
ui-level-novice = doucement
ui-level-casual = tranquillement
ui-level-club = bien
ui-level-expert = en experts
ui-level-master = en maîtres
ui-level-novice-hint = Un enfant peut gagner.
ui-level-casual-hint = Une soirée agréable entre amis.
ui-level-club-hint = Ils savent ce qu’ils font.
ui-level-expert-hint = Ils prévoient et ne font pas de cadeau.
ui-level-master-hint = Aussi forts que possible.
ui-play-now = Jouer
ui-play-now-game = Jouer : { $title }, contre des robots
ui-players = { $seats } joueurs
ui-minutes = { $minutes } min
ui-with-friends = Entre amis
ui-rules = Règles
ui-my-tables = Vos tables
ui-open-tables = Tables ouvertes
ui-last-results = Derniers résultats
ui-race = Tous en même temps !
ui-your-turn = À vous
ui-others-turn = Au tour d’un autre
ui-waiting-for-players = On attend des joueurs
ui-result-won = Gagné
ui-result-lost = Perdu
ui-result-shared = Victoire partagée
ui-result-draw = Match nul
ui-result-over = Terminée
ui-result-none = Sans vainqueur

## Dresser une table
ui-lay-title = { $title } entre amis
ui-lay-lead = Vous recevez un lien et un code QR à transmettre. Les places libres peuvent aller à des robots.
ui-lay-seats = Combien de joueurs ?
ui-lay-clock = Combien de temps ?
ui-clock-none = Sans pendule
ui-clock-quick = Vif
ui-clock-calm = Posé
ui-clock-day = Un jour par coup
ui-clock-days = Trois jours par coup
ui-clock-none-hint = Pas de limite de temps.
ui-clock-quick-hint = 5 minutes chacun pour toute la partie, et 5 secondes de plus après chaque coup.
ui-clock-calm-hint = 15 minutes chacun pour toute la partie, et 15 secondes de plus après chaque coup.
ui-clock-day-hint = Pour une partie au fil des jours : chacun a un jour pour chaque coup.
ui-clock-days-hint = Pour une partie par correspondance : chacun a trois jours pour chaque coup.
ui-lay-public = Tout le monde peut s’asseoir
ui-lay-public-hint = La table paraît sur la page d’accueil. Sinon, seuls ceux qui ont le lien la trouvent.
ui-lay-hints = Conseils, seul contre les robots
ui-lay-hints-hint = Qui joue seul contre des robots peut demander ce qu’un robot jouerait.
ui-lay-go = Dresser la table

## Places
ui-bot-name-0 = Ada
ui-bot-name-1 = Basile
ui-bot-name-2 = Coco
ui-bot-name-3 = Dorian
ui-bot-name-4 = Elvire
ui-bot-name-5 = Félix
ui-bot-name-6 = Gala
ui-seat-free = place libre
ui-option-chosen = { $option } : { $value }
ui-seat-you = vous
ui-seat-here = présent
ui-seat-away = absent
ui-seat-bot = robot, joue { $level }
ui-seat-held = un robot continue { $level }
ui-seat-resigned = a abandonné
ui-host = Hôte
ui-winner = Vainqueur
ui-is-asked = doit jouer
ui-round-trip-stale = Pas de réponse du serveur pour le moment
ui-round-trip = Aller-retour jusqu’au serveur
ui-my-seat = Votre place
ui-other-seats = Les autres places
ui-watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
ui-answer-left = Temps pour répondre : { $time }
ui-answer-then = { $time } pour répondre, puis : { $move }
ui-answer-short = { $time }, puis : { $move }
ui-answer-default = Sans réponse à temps : { $move }
ui-time-left = Temps restant : { $time }
ui-seconds = { $count } s
ui-left-days = { $count } j
ui-left-hours = { $count } h
ui-left-minutes = { $count } min

## Avant le début
ui-sit = S’asseoir
ui-stand-up = Se lever
ui-add-bot = Robot
ui-bot-level = Les nouveaux robots jouent
ui-clear-seat = Retirer { $name }
ui-start = Distribuer
ui-seats-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
ui-host-gone = { $name } n’est plus là depuis une minute : toute personne assise peut distribuer ou devenir l’hôte.
ui-take-host = Devenir l’hôte
ui-host-starts = Toutes les places sont prises. On attend que l’hôte distribue.
ui-invite = Inviter des amis
ui-invite-more = Toute personne qui a ce lien peut s’asseoir.
ui-invite-text = Viens jouer avec moi !
ui-link = Lien vers la table
ui-qr = Code QR du lien vers cette table
ui-copy-link = Copier le lien
ui-copy-watch = Copier le lien pour regarder
ui-copied = C’est copié.
ui-copy-failed = Ce navigateur ne permet pas de copier ici. Sélectionnez le lien et copiez-le vous-même.
ui-share = Partager

## À table
ui-no-table = Cette table n’est pas accessible
ui-thinking = { $names } { $count ->
    [one] réfléchit…
   *[other] réfléchissent…
}
ui-waiting-for = On attend { $names }
ui-paused = La partie est en pause.
ui-paused-more = Toutes les pendules sont arrêtées.
ui-board = Le plateau
ui-page-failed = La page n’est pas arrivée. La connexion marche-t-elle ?
ui-load-again = Recharger
ui-board-failed = Le plateau n’a pas pu être chargé. Rechargez la page.
ui-skip-motion = Passer
ui-reconnecting = Reconnexion… Vos coups sont gardés.
ui-help = Qu’est-ce que c’est ?
ui-help-how = Touchez ce que vous voulez sur le plateau : vous saurez ce que c’est.
ui-help-keys = Au clavier : Tab et Entrée, Échap pour finir.
ui-help-done = Terminé
ui-help-rules = Toutes les règles
ui-hints = Conseils : que jouerait un robot ?
ui-hints-off = Plus de conseils
ui-hints-how = 1 = le premier choix du robot ; % = chances de gagner estimées.
ui-hint-mark = Conseil { $rank }
ui-hint-wins = Conseil { $rank } : chances de gagner estimées à { $percent } %
ui-menu = Plus
ui-full-screen = Plein écran
ui-do-undo = Reprendre mon coup
ui-do-pause = Pause
ui-do-hold = Laisser un robot jouer pour moi
ui-do-hold-other = Laisser un robot jouer pour { $name }
ui-do-show-hand = Montrer ma main aux spectateurs
ui-do-hide-hand = Cacher ma main aux spectateurs
ui-do-resign = Abandonner
ui-do-abandon = Arrêter la partie sans vainqueur
ui-do-ask-abandon = Proposer d’arrêter sans vainqueur
ui-do-take-host = Devenir l’hôte ({ $name } n’est plus là)
ui-resign-title = Abandonner cette partie ?
ui-resign-two = Votre adversaire gagne.
ui-resign-more = Un robot continuera à votre place, pour que les autres puissent finir.
ui-keep-playing = Continuer à jouer
ui-request-undo = { $player } voudrait reprendre un coup.
ui-request-pause = { $player } voudrait faire une pause.
ui-request-abandon = { $player } voudrait arrêter la partie sans vainqueur.
ui-request-undo-mine = Vous avez demandé à reprendre un coup.
ui-request-pause-mine = Vous avez demandé une pause.
ui-request-abandon-mine = Vous avez proposé d’arrêter la partie sans vainqueur.
ui-agree = D’accord
ui-disagree = Non
ui-withdraw = Annuler la demande
ui-resume = Reprendre
ui-held-me = Un robot joue à votre place.
ui-take-back = Je suis de retour

## La porte de l’hôte
ui-door = Invités et liens
ui-door-watching = Spectateurs
ui-door-nobody = Personne ne regarde en ce moment.
ui-door-mute = Faire taire { $name }
ui-door-unmute = Redonner la parole à { $name }
ui-door-mute-all = Faire taire tous les spectateurs
ui-door-mute-all-hint = Seuls les joueurs peuvent écrire dans la discussion.
ui-door-remove = Exclure { $name } de la table
ui-door-kept-out = Personnes exclues
ui-door-from-seat = peut regarder, mais pas s’asseoir
ui-door-from-table = ne peut plus entrer
ui-door-let-in = Laisser revenir
ui-door-links = Liens
ui-door-links-more = Un nouveau lien remplace l’ancien, qui ne marchera plus. Les personnes sans place venues par l’ancien auront besoin du nouveau.
ui-door-renew-seat = Nouveau lien pour jouer
ui-door-renew-watch = Nouveau lien pour regarder
ui-door-renewed-seat = Le lien pour jouer a changé ; l’ancien ne marche plus.
ui-door-renewed-watch = Le lien pour regarder a changé ; l’ancien ne marche plus.
ui-door-public = Cette table est ouverte à tous.
ui-door-make-private = La rendre privée
ui-remove-title = Exclure { $name } ?
ui-remove-more = De sa place : cette personne peut encore regarder. De la table : elle ne peut plus entrer. Vous pourrez la laisser revenir dans « Invités et liens ».
ui-remove-more-table = Cette personne ne pourra plus entrer. Vous pourrez la laisser revenir dans « Invités et liens ».
ui-remove-seat = Exclure de sa place
ui-remove-table = Exclure de la table
ui-somebody = quelqu’un
ui-log-kept-out = L’hôte retire sa place à { $player }.
ui-log-kept-out-of-table = L’hôte exclut { $player } de la table.
ui-log-let-back-in = L’hôte laisse revenir { $player }.
ui-log-links-renewed = L’hôte a changé un lien de cette table.
ui-log-muted = L’hôte fait taire { $player }.
ui-log-unmuted = L’hôte redonne la parole à { $player }.
ui-log-spectators-muted = L’hôte fait taire tous les spectateurs.
ui-log-spectators-unmuted = Les spectateurs peuvent de nouveau écrire dans la discussion.

## Journal et discussion
ui-side = Journal et discussion
ui-log = Journal
ui-log-more = { $count } de plus…
ui-chat = Discussion
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-label = Dire quelque chose
ui-send = Envoyer
ui-unread = non lus
ui-mute = Ne plus écouter { $name }
ui-muted = On n’écoute plus { $name }.
ui-unmute = Écouter de nouveau
ui-log-cut = Les coups précédents ne sont pas listés ici ; revoyez la partie pour les retrouver.
ui-log-laid = La table est dressée.
ui-log-changed = L’hôte a changé les réglages.
ui-log-joined = { $player } s’assied.
ui-log-left = { $player } se lève.
ui-log-bot-seated = Un robot s’assied : { $player }.
ui-log-host-passed = Il y a un nouvel hôte.
ui-log-started = La partie commence.
ui-log-undo-asked = { $player } voudrait reprendre un coup.
ui-log-pause-asked = { $player } voudrait faire une pause.
ui-log-agrees = { $player } est d’accord.
ui-log-disagrees = { $player } n’est pas d’accord.
ui-log-withdrawn = { $player } annule sa demande.
ui-log-undone = { $player } reprend un coup.
ui-log-paused = La partie est en pause.
ui-log-resumed = La partie reprend.
ui-log-resigned = { $player } abandonne.
ui-log-time-ran-out = { $player } n’a plus de temps.
ui-log-answer-timed-out = { $player } n’a pas répondu à temps ; la réponse par défaut a été jouée.
ui-log-server-away = Le serveur a été indisponible ; chaque pendule en marche a récupéré { $time }.
ui-log-seat-held = Un robot joue pour { $player }.
ui-log-seat-taken-back = { $player } est de retour.
ui-log-hand-shown = { $player } montre sa main aux spectateurs.
ui-log-hand-hidden = { $player } ne montre plus sa main.
ui-log-abandoned = La partie a été arrêtée sans vainqueur.
ui-log-abandon-asked = { $player } voudrait arrêter la partie sans vainqueur.
ui-log-rematch-asked = { $player } voudrait une autre partie.
ui-log-rematched = Une autre partie : chacun avance d’une place.

## La fin
ui-end-won = Vous gagnez !
ui-end-shared = Vous partagez la victoire !
ui-end-winner = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
ui-your-result-won = Vous gagnez { $how }.
ui-your-result-shared = Vous partagez la victoire : { $how }.
ui-end-draw = Match nul : personne ne gagne
ui-end-abandoned = Sans vainqueur
ui-how-resigned = L’autre camp a abandonné.
ui-how-out-of-time = Le temps est écoulé.
ui-how-abandoned = La partie n’a pas été finie.
ui-rematch = Rejouer
ui-rematch-asked = On attend les autres…
ui-replay = Revoir la partie
ui-record = Télécharger la partie notée

## Réglages
ui-settings = Réglages
ui-sound = Son
ui-sound-hint = Un carillon quand c’est à vous.
ui-notices = Notifications
ui-notices-hint = Le navigateur vous prévient quand c’est à vous et que vous regardez ailleurs.
ui-notices-refused = Le navigateur n’autorise pas les notifications de ce site. Vous pouvez changer cela dans ses réglages.
ui-counter = Compteur de cartes
ui-counter-hint = Montrer ce que vous n’avez pas encore vu.
ui-motion = Animations
ui-motion-system = Comme sur l’appareil
ui-motion-full = Toutes
ui-motion-none = Aucune

## Hasard
ui-chance = Hasard vérifiable
ui-chance-how = Avant l’arrivée du premier joueur, le serveur a choisi un secret et en a montré l’empreinte. Le navigateur de chaque joueur y a ensuite ajouté son propre nombre aléatoire. Chaque donne et chaque jet viennent de tout cela : ni le serveur ni un joueur ne peut les choisir seul.
ui-chance-old = Avant la donne, le serveur a choisi un secret et en a montré l’empreinte. Chaque donne et chaque jet viennent de ce secret, montré à la fin de la partie.
ui-chance-fingerprint = Empreinte du secret
ui-chance-number = Votre nombre aléatoire
ui-chance-none = Ce navigateur n’a ajouté aucun nombre à cette partie.
ui-chance-secret = Secret
ui-chance-shown-right = L’empreinte est bien celle que ce navigateur a reçue en premier.
ui-chance-shown-wrong = Ce navigateur avait d’abord reçu une autre empreinte : le secret a été échangé.
ui-chance-secret-right = Le secret correspond bien à cette empreinte.
ui-chance-secret-wrong = Le secret ne correspond pas à l’empreinte qui avait été montrée.
ui-chance-mine-right = Votre nombre a bien servi dans cette partie.
ui-chance-mine-wrong = Votre nombre n’a pas servi dans cette partie.
ui-chance-no-crypto = Les navigateurs ne peuvent vérifier les empreintes que sur des pages en https.
ui-chance-more = Pour vérifier toute la partie, carte par carte, lancez « tablee verify » sur la partie notée, que vous pourrez télécharger à la fin.
ui-chance-checked = Vérifié sur cette page : la donne est celle qui était promise, avec votre nombre aléatoire.
ui-chance-wrong = Cette partie n’a pas été distribuée comme promis. Voyez « Hasard vérifiable » dans le menu.

## Revoir une partie
ui-no-replay = Il n’y a rien à revoir ici
ui-replay-title = Revoir : { $title }
ui-replay-game = Partie
ui-eyes = Point de vue
ui-eyes-own = moi
ui-eyes-all = tous (mains visibles)
ui-eyes-watch = un spectateur
ui-play-from = Jouer à partir d’ici
ui-play-from-more = Une nouvelle table contre des robots, à partir de cette position. Ce que votre place ne pouvait pas savoir est tiré à nouveau.
ui-to-table = Retour à la table
ui-replay-no-play = C’est une partie déjà jouée.
ui-replay-controls = Revoir
ui-replay-first = Au début
ui-replay-back = Coup précédent
ui-replay-next = Coup suivant
ui-replay-last = À la fin
ui-replay-play = Lire
ui-replay-stop = Arrêter
ui-replay-move = Coup
ui-replay-at = Coup { $at } sur { $of }
ui-replay-speed = Vitesse

## Règles, à propos, nulle part
ui-rules-title = { $title } : les règles
ui-rules-chapters = Chapitres
ui-about-title = Tablée, qu’est‑ce que c’est ?
ui-about-lead = L’ensemble de ceux qui sont à table. Ici, c’est un endroit où jouer à des jeux de société modernes : entre amis par un lien, ou contre des robots, sans compte.
ui-about-fair = Chaque donne et chaque jet peuvent être vérifiés : une empreinte du secret de la partie est montrée avant l’arrivée des joueurs, votre navigateur ajoute son propre nombre aléatoire, et le secret est montré à la fin. Les robots ne voient que ce que verrait un joueur à leur place.
ui-about-games = Les jeux et ceux qui les ont faits
ui-about-fan = Cette table est l’œuvre d’amateurs, elle n’est pas officielle. Les noms et les règles des jeux appartiennent à leurs auteurs et éditeurs ; chaque image et chaque phrase ici est de nous.
ui-about-designers = Conçu par { $names }
ui-about-publisher = Édité par { $name }
ui-about-buy = Si un jeu vous plaît, achetez la boîte. Rien sur un écran ne remplace des cartes en main et des visages autour de la table.
ui-about-privacy = Ce que nous savons de vous
ui-about-privacy-text = Le nom que vous choisissez et les parties que vous jouez. Un seul cookie garde votre place ; rien n’est chargé d’ailleurs, et personne ne vous suit.
ui-nowhere = Il n’y a personne ici
ui-nowhere-more = Cette page n’existe pas, ou plus.

## Leçons
ui-learn = Apprendre
ui-learn-title = Apprendre { $title }
ui-learn-none = Pas de leçon ici
ui-learn-teacher = Votre professeur
ui-learn-you = Vous
ui-learn-steps = Étapes de la leçon
ui-learn-step = Étape { $number } : { $title }
ui-learn-wrong = Pas tout à fait
ui-learn-right = Bien joué !
ui-learn-show = Montrez-moi
ui-learn-do-it = Faites-le pour moi
ui-learn-back = L’étape d’avant
ui-learn-skip = Passer cette étape
ui-learn-next = Suite
ui-learn-finish = Terminer
ui-learn-press-next = Appuyez sur « Suite » pour continuer.
ui-learn-finished = Vous savez jouer à { $title } !
ui-learn-finished-more = Tout cela, vous l’avez fait vous-même. Le reste s’apprend à table.
ui-learn-play = Jouer, avec des robots faciles
ui-learn-play-level = Des robots qui jouent { $level }
ui-learn-again = Encore une fois
ui-learn-others = Apprendre un autre jeu
ui-welcome-title = C’est la première fois ?
ui-welcome = Apprenez un jeu en quatre minutes, en y jouant.
ui-welcome-close = Non, merci
ui-continue = { $title } : votre partie vous attend
ui-continue-go = Reprendre

## Ce qui est conservé
ui-privacy = Confidentialité
ui-privacy-title = Ce que ce serveur sait de vous
ui-privacy-lead = Le strict nécessaire pour tenir une table. Ni compte, ni adresse e-mail, ni pistage, rien qui vienne d’autres sites. Un seul cookie garde votre place.
ui-privacy-kept = Ce qui est conservé, et pendant combien de temps
ui-privacy-name = Votre nom, votre identifiant si vous en avez un, et les navigateurs où vous êtes connecté. De votre mot de passe, seule une empreinte est conservée.
ui-privacy-name-long = Jusqu’à ce que vous les supprimiez. Invités sans partie : { $time } après la dernière visite.
ui-privacy-name-ever = Jusqu’à ce que vous les supprimiez.
ui-privacy-open = Les tables où rien n’a été joué
ui-privacy-games = Les parties : qui était assis où, chaque coup et son heure, le résultat
ui-privacy-games-long = { $time }, pour que vous les retrouviez et que chacun puisse les vérifier.
ui-privacy-chat = Les messages des discussions
ui-privacy-records = Les parties que vous importez
ui-privacy-log = Le journal du serveur : quelle page a été demandée et quand, sans noms, clés ni mots de passe
ui-privacy-log-without = Aussi longtemps que les responsables du serveur conservent leurs journaux. Votre adresse IP n’y figure pas.
ui-privacy-log-with = Aussi longtemps que les responsables du serveur conservent leurs journaux. Votre adresse IP y figure.
ui-privacy-after = { $time } après le dernier changement
ui-privacy-years = { $years ->
    [one] un an
   *[other] { $years } ans
}
ui-privacy-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
ui-privacy-for-ever = Sans limite de durée
ui-privacy-who = Qui peut les voir
ui-privacy-who-text = Les autres voient votre nom, ce que vous jouez et ce que vous écrivez à une table. À une table privée, ce sont les personnes qui ont son lien. Les responsables du serveur peuvent lire sa base de données, y compris les cartes cachées des parties en cours.
ui-privacy-yours = Vos données vous appartiennent
ui-privacy-yours-text = Téléchargez tout ce qui est conservé sur vous, ou supprimez-le : cliquez sur votre nom en haut, puis sur « Mes données ». Vos parties restent pour les personnes avec qui vous avez joué, mais sous le nom « quelqu’un ». Des sauvegardes plus anciennes peuvent encore contenir votre nom.
ui-my-data = Mes données
ui-my-data-text = Tout ce qui est conservé sur vous, en un seul fichier :
ui-my-data-download = Télécharger mes données
ui-my-data-more = Ce qui est conservé, et pendant combien de temps
ui-erase-title = Supprimer mes données
ui-erase-text = C’est irréversible. Vous abandonnez vos parties en cours et quittez vos tables ; votre nom devient « quelqu’un » dans les parties, les résultats et les discussions. Les parties elles-mêmes restent pour les personnes avec qui vous avez joué.
ui-erase-chat = Supprimer aussi ce que j’ai écrit dans les discussions
ui-erase-password = Votre mot de passe
ui-erase-do = Supprimer mes données…
ui-erase-sure = Oui, supprimer mes données

## Le plateau d’un jeu qui n’en a pas à lui
ui-generic-hidden = { $count ->
    [one] face cachée
   *[other] { $count } faces cachées
}
ui-generic-none = aucun
ui-generic-seconds = { $count } s
ui-generic-moves = Ce que vous pouvez faire
ui-generic-ways = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
ui-generic-table = La table
ui-generic-aside = Aide-mémoire
