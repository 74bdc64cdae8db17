## Les pages autour des tables, dans le navigateur
ui-title = Tablée · jeux de société, jour et nuit
ui-title-turn = ● À vous · { $title }
ui-title-table = { $title } · Tablée
ui-home = Accueil
ui-about = À propos
ui-skip = Aller au contenu
ui-navigation = Pages et langue
ui-other-language = English
ui-tables-waiting = { $count ->
    [one] 1 table vous attend
   *[other] { $count } tables vous attendent
}
ui-waiting = Un instant…
ui-close = Fermer
ui-cancel = Annuler
ui-save = Enregistrer
ui-saved = Enregistré.
ui-failed = Ça n’a pas marché
ui-footer = Un projet de fans, non officiel. Les jeux appartiennent à leurs auteurs et éditeurs : achetez la boîte !
refusal-unknown = Ce n’est pas possible ({ $code }).
refusal-no-connection = Serveur injoignable. Êtes-vous en ligne ?

## Ce qui concerne tout le monde
ui-banned = Accès refusé
ui-cannot-save = Impossible d’enregistrer pour le moment. Les parties sont suspendues ; vous pourrez rejouer dès que ce sera réparé.
ui-locked = Table verrouillée

## Qui je suis
ui-my-name = Vous êtes { $name }. Changer de nom
ui-name-title = Qui êtes-vous ?
ui-name-label = Votre nom à table
ui-ask-name = Comment vous appeler ?
ui-ask-name-why = C’est le nom que les autres verront à table. Vous pourrez le changer à tout moment.
ui-ask-name-go = C’est parti
ui-login-title = Retrouver mes tables sur un autre appareil
ui-login-known = Connecté avec l’identifiant { $login }
ui-login-why = Aucun compte n’est nécessaire pour jouer. Avec un identifiant et un mot de passe, vous retrouvez vos tables sur un autre appareil.
ui-login-label = Identifiant
ui-password-label = Mot de passe (8 caractères ou plus)
ui-login-set = Créer mon identifiant
ui-login-back = Me connecter
ui-login-forgotten = Mot de passe oublié ?
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
ui-device-seen = Dernière utilisation : { $when }
ui-sign-out = Déconnecter
ui-sign-out-device = Déconnecter : { $device }
ui-sign-out-others = Déconnecter tous les autres
ui-signed-out = Appareil déconnecté.
ui-elsewhere = Continuer sur un autre appareil
ui-elsewhere-why = Scannez un code, et vous jouez sur votre autre appareil, sous le même nom. Sans identifiant.
ui-elsewhere-how = Scannez ce code avec votre autre appareil, ou envoyez-vous le lien.
ui-elsewhere-secret = Il ne sert qu’une fois. Ne le partagez pas : la personne qui l’ouvre joue en votre nom.
ui-elsewhere-link = Votre lien personnel
ui-elsewhere-qr = Code QR de votre lien personnel
ui-elsewhere-left = Encore { $time }
ui-elsewhere-over = Ce lien a expiré.
ui-elsewhere-again = Nouveau lien
ui-elsewhere-done = Votre autre appareil est prêt. Vous pouvez jouer sur les deux.
ui-elsewhere-ask = Continuer sous le nom { $name } sur cet appareil ?
ui-elsewhere-ask-more = Vous jouerez ici sous le nom { $name }, aux mêmes places. L’autre appareil reste connecté aussi.
ui-elsewhere-yes = Continuer sous le nom { $name }
ui-elsewhere-leaves = Sur cet appareil, vous êtes { $name }, avec une place à { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}. Vous pourrez y revenir depuis votre autre appareil ou avec votre identifiant.
ui-elsewhere-loses = Sur cet appareil, vous êtes { $name }, avec une place à { $tables ->
    [one] { $tables } table. Si vous continuez, vous la perdez
   *[other] { $tables } tables. Si vous continuez, vous les perdez
} pour de bon. Pour tout garder, annulez, puis créez un identifiant pour { $name } en touchant le nom en haut de la page.
ui-elsewhere-is-you = Vous êtes déjà { $name } ici
ui-elsewhere-is-you-more = Ouvrez le lien sur votre autre appareil. Il n’a pas encore servi.
ui-elsewhere-bad = Ce lien ne fonctionne pas
ui-reset-title = Nouveau mot de passe
ui-reset-why = Mot de passe oublié ? Demandez un code aux responsables du serveur. Il sert une seule fois, dans les 24 heures. Tous vos autres appareils seront déconnectés.
ui-reset-code = Code
ui-reset-do = Enregistrer et se connecter

## Accueil
ui-hero = Prenez place.
ui-hero-more = Des jeux de société, jour et nuit. Invitez vos amis par un lien, ou jouez contre des robots qui ne trichent jamais.
ui-games = Jeux
ui-against = Nombre de robots
ui-bot-count = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
ui-level-legend = Niveau des robots
ui-level-novice = Débutant
ui-level-casual = Occasionnel
ui-level-club = Bon
ui-level-expert = Expert
ui-level-master = Maître
ui-level-novice-hint = Même un enfant peut gagner.
ui-level-casual-hint = Pour une soirée détendue entre amis.
ui-level-club-hint = Ils savent ce qu’ils font.
ui-level-expert-hint = Ils anticipent et ne font pas de cadeau.
ui-level-master-hint = Aussi forts que possible.
ui-play-now = Jouer
ui-play-now-game = Jouer : { $title }, contre { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
ui-players = { $seats } joueurs
ui-minutes = { $minutes } min
ui-with-friends = Entre amis
ui-rules = Règles
ui-my-tables = Vos tables
ui-open-tables = Tables ouvertes
ui-live-games = Parties en cours
ui-my-tables-count = { $count ->
    [one] 1 table à vous
   *[other] { $count } tables à vous
}
ui-open-tables-count = { $count ->
    [one] 1 table ouverte
   *[other] { $count } tables ouvertes
}
ui-live-games-count = { $count ->
    [one] 1 partie en cours
   *[other] { $count } parties en cours
}
ui-watch = Regarder
ui-last-results = Derniers résultats
ui-race = Tous en même temps !
ui-last-moves = Derniers coups
ui-gained = { " " }: { $gain }
ui-your-turn = À vous
ui-game-on = Partie en cours
ui-game-paused = En pause
ui-waiting-for-players = On attend des joueurs
ui-result-won = Gagné
ui-result-lost = Perdu
ui-result-shared = Victoire partagée
ui-result-draw = Match nul
ui-result-over = Terminée
ui-result-none = Sans vainqueur

## Créer une table
ui-lay-title = { $title } entre amis
ui-lay-lead = Vous recevez un lien et un code QR à partager. Des robots peuvent occuper les places libres.
ui-lay-seats = Combien de joueurs ?
ui-lay-clock = Combien de temps ?
ui-clock-none = Sans pendule
ui-clock-quick = 5 min chacun
ui-clock-calm = 15 min chacun
ui-clock-day = 1 jour par coup
ui-clock-days = 3 jours par coup
ui-clock-none-hint = Pas de limite de temps.
ui-clock-quick-hint = 5 minutes chacun pour toute la partie, et 5 secondes de plus après chaque coup.
ui-clock-calm-hint = 15 minutes chacun pour toute la partie, et 15 secondes de plus après chaque coup.
ui-clock-day-hint = Un jour par coup, à votre rythme.
ui-clock-days-hint = Par correspondance : trois jours par coup.
ui-clock-live-other = { $minutes } min chacun + { $seconds } s
ui-clock-days-other = { $days } jours par coup
ui-lay-public = Ouverte à tous
ui-lay-public-hint = Affichée sur la page d’accueil ; sinon, il faut le lien pour la rejoindre.
ui-lay-more = Plus d’options
ui-lay-out = Quand le temps est écoulé
ui-lay-out-bot = Un robot prend le relais
ui-lay-out-forfeit = Le joueur perd
ui-lay-hints = Conseils en solo
ui-lay-hints-hint = Seul contre des robots, on peut demander ce qu’un robot jouerait.
ui-lay-go = Créer la table

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
ui-seat-bot = robot, { $level }
ui-seat-held = un robot joue ({ $level })
ui-seat-resigned = a abandonné
ui-host = hôte
ui-winner = Vainqueur
ui-is-asked = doit jouer
ui-round-trip-stale = Pas de réponse du serveur pour le moment
ui-round-trip = Temps de réponse du serveur
ui-my-seat = Votre place
ui-other-seats = Les autres places
ui-watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
ui-spectating = Vous êtes spectateur.
ui-spectating-more = Vous ne voyez que ce que tout le monde peut voir.
ui-answer-left = Temps pour répondre : { $time }
ui-answer-then = { $time } pour répondre, puis : { $move }
ui-answer-short = { $time }, puis : { $move }
ui-answer-default = Sans réponse à temps : { $move }
ui-time-left = Temps restant : { $time }
ui-seconds = { $count } s
ui-left-days = { $count } j
ui-left-hours = { $count } h
ui-left-minutes = { $count } min

## Avant le début
ui-invited = { $name } vous invite à jouer : prenez place.
ui-take-seat = Prenez place pour jouer.
ui-sit = S’asseoir
ui-stand-up = Quitter ma place
ui-add-bot = Ajouter un robot
ui-level-of = Niveau : { $name }
ui-ready = Je suis prêt·e
ui-is-ready = Prêt·e
ui-is-not-ready = pas prêt·e
ui-all-ready = Tout le monde est prêt. Distribuez !
ui-not-ready = On attend encore : { $names }. Vous pouvez distribuer quand même.
ui-change = Modifier
ui-change-title = Modifier les réglages de la table
ui-change-more = Tous sont prévenus des changements et devront confirmer qu’ils sont toujours prêts.
ui-change-apply = Appliquer
ui-open-to-all = ouverte à tous
ui-by-link = sur invitation
ui-new-page = S’ouvre dans un nouvel onglet ; vous gardez votre place
ui-clear-seat = Retirer { $name }
ui-start = Distribuer
ui-seats-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
ui-host-gone = { $name } n’est plus là depuis une minute : toute personne assise peut distribuer ou devenir l’hôte.
ui-take-host = Devenir l’hôte
ui-host-starts = Toutes les places sont prises. C’est à { $name } de distribuer.
ui-invite = Inviter des amis
ui-invite-more = Toute personne qui a ce lien peut s’asseoir.
ui-invite-full = Toutes les places sont prises : toute personne qui a ce lien peut regarder.
ui-invite-network = Il fonctionne sur le même réseau, par exemple votre Wi-Fi.
ui-invite-far = Des amis plus loin ?
ui-invite-here = Seul cet ordinateur peut ouvrir ce lien.
ui-invite-here-how = Pour inviter d’autres joueurs, connectez cet ordinateur à votre réseau et lancez Tablée avec « make play » ou « tablee --lan ».
ui-invite-text = Viens jouer avec moi !
ui-link = Lien vers la table
ui-qr = Code QR du lien vers cette table
ui-copy-link = Copier le lien
ui-copy-watch = Copier le lien spectateur
ui-copied = Copié.
ui-copy-failed = Ce navigateur ne permet pas de copier ici. Sélectionnez le lien et copiez-le vous-même.
ui-share = Partager

## Comment rejoindre un serveur qui tourne sur son propre ordinateur
ui-letting-in = Ouvrir à d’autres appareils
ui-letting-in-lead = Tablée tourne sur votre ordinateur. Voici comment vos amis peuvent s’y connecter.
ui-letting-in-near = Sur le même Wi-Fi
ui-letting-in-near-how = Lancez Tablée avec « make play » ou « tablee --lan ». Une adresse et un code QR s’affichent, et les liens d’invitation marchent pour tout votre réseau.
ui-letting-in-near-wrong = Si un téléphone n’ouvre pas le lien, autorisez le port { $port } dans le pare-feu de votre ordinateur. Les réseaux invités isolent souvent les appareils : prenez-en un autre.
ui-letting-in-far = Plus loin
ui-letting-in-far-how = Un tunnel donne une adresse publique à votre ordinateur. Ouvrez-en un, par exemple avec le programme gratuit de Cloudflare :
ui-letting-in-far-start = Puis lancez Tablée avec l’adresse affichée :
ui-letting-in-far-address = https://le-nom-affiché.trycloudflare.com
ui-letting-in-far-open = Les liens d’invitation portent désormais cette adresse. Toute personne qui la connaît peut joindre votre serveur tant que le tunnel est ouvert.

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
ui-page-failed = La page n’a pas pu être chargée. Vérifiez votre connexion.
ui-load-again = Recharger
ui-board-failed = Le plateau n’a pas pu être chargé. Rechargez la page.
ui-skip-motion = Passer
ui-reconnecting = Reconnexion… Vos coups sont conservés.
ui-help = Qu’est-ce que c’est ?
ui-help-how = Touchez un élément du plateau pour savoir ce que c’est.
ui-help-keys = Au clavier : Tab et Entrée, Échap pour finir.
ui-help-done = Terminé
ui-help-rules = Toutes les règles
ui-hints = Conseils : que jouerait un robot ?
ui-hints-off = Désactiver les conseils
ui-hints-how = 1 = le premier choix du robot ; % = chances de gagner estimées.
ui-hint-mark = Conseil { $rank }
ui-hint-wins = Conseil { $rank } : chances de gagner estimées à { $percent } %
ui-menu = Plus
ui-menu-game = Partie
ui-menu-table = Table
ui-menu-view = Affichage
ui-menu-help = Aide
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
ui-resign-more = Un robot prend le relais, pour que les autres puissent finir.
ui-keep-playing = Continuer à jouer
ui-request-undo = { $player } voudrait reprendre un coup.
ui-request-pause = { $player } voudrait faire une pause.
ui-request-abandon = { $player } voudrait arrêter la partie sans vainqueur.
ui-request-undo-mine = Vous avez demandé à reprendre un coup.
ui-request-pause-mine = Vous avez demandé une pause.
ui-request-abandon-mine = Vous avez proposé d’arrêter la partie sans vainqueur.
ui-claim = C’est ma place
ui-claim-how = Nouvel appareil ou autre navigateur ? Choisissez votre place. Les autres confirment que c’est bien vous.
ui-claim-alone = Personne d’autre à cette table ne peut le confirmer. Sur l’appareil où vous jouiez, touchez votre nom et choisissez « Continuer sur un autre appareil ».
ui-claim-here = ici
ui-claim-mine = Vous avez demandé cette place : { $player }. Les autres doivent confirmer.
ui-claim-soon = Confirmé. La place change de mains d’ici une minute, sauf refus depuis l’autre appareil.
ui-claim-yours = { $name } demande votre place. Est-ce vous, sur un autre appareil ?
ui-claim-theirs = { $name } dit être { $player }, sur un autre appareil. C’est exact ?
ui-claim-yes = Confirmer
ui-claim-no = Non
ui-claim-yes-me = Oui, c’est moi
ui-claim-not-me = Non, je garde ma place
ui-claim-lost = Votre place se joue maintenant sur un autre appareil.
ui-agree = D’accord
ui-disagree = Non
ui-withdraw = Annuler la demande
ui-resume = Reprendre
ui-left-game = { $player } a quitté la partie pour l’instant.
ui-left-hold = Laisser jouer un robot
ui-left-wait = Attendre
ui-lapsed-undo = La demande de reprise de coup ({ $player }) a expiré : la partie a continué.
    .you = Votre demande de reprise de coup a expiré : la partie a continué.
ui-lapsed-pause = La demande de pause ({ $player }) a expiré.
    .you = Votre demande de pause a expiré.
ui-lapsed-abandon = La proposition d’arrêter sans vainqueur ({ $player }) a expiré.
    .you = Votre proposition d’arrêter sans vainqueur a expiré.
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
ui-door-renew-watch = Nouveau lien spectateur
ui-door-renewed-seat = Le lien pour jouer a changé ; l’ancien ne marche plus.
ui-door-renewed-watch = Le lien spectateur a changé ; l’ancien ne marche plus.
ui-door-public = Cette table est ouverte à tous.
ui-door-make-private = La rendre privée
ui-remove-title = Exclure { $name } ?
ui-remove-more = De sa place : cette personne peut encore regarder. De la table : elle ne peut plus entrer. Vous pourrez la laisser revenir dans « Invités et liens ».
ui-remove-more-table = Cette personne ne pourra plus entrer. Vous pourrez la laisser revenir dans « Invités et liens ».
ui-remove-seat = Exclure de sa place
ui-remove-table = Exclure de la table
ui-somebody = quelqu’un
ui-log-kept-out = L’hôte retire sa place à { $player }.
    .you = L’hôte vous retire votre place.
ui-log-kept-out-of-table = L’hôte exclut { $player } de la table.
    .you = L’hôte vous exclut de la table.
ui-log-let-back-in = L’hôte laisse revenir { $player }.
    .you = L’hôte vous laisse revenir.
ui-log-links-renewed = L’hôte a changé un lien de cette table.
ui-log-muted = L’hôte fait taire { $player }.
    .you = L’hôte vous fait taire.
ui-log-unmuted = L’hôte redonne la parole à { $player }.
    .you = L’hôte vous redonne la parole.
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
ui-mute = Ignorer { $name }
ui-muted = Vous ignorez { $name }.
ui-unmute = Ne plus ignorer
ui-log-cut = Les coups plus anciens ne figurent pas ici ; revoyez la partie pour les retrouver.
ui-log-laid = Table créée.
ui-log-changed = L’hôte a changé les réglages.
ui-the-host = L’hôte
ui-changed-game = { $player } a changé de jeu : { $value }.
    .you = Vous avez changé de jeu : { $value }.
ui-changed-seats = { $player } a changé le nombre de places : { $count }.
    .you = Vous avez changé le nombre de places : { $count }.
ui-changed-clock = { $player } a changé la pendule : « { $value } ».
    .you = Vous avez changé la pendule : « { $value } ».
ui-changed-public = { $player } a ouvert la table à tous.
    .you = Vous avez ouvert la table à tous.
ui-changed-private = { $player } a rendu la table privée.
    .you = Vous avez rendu la table privée.
ui-changed-hints-on = { $player } a autorisé les conseils en solo.
    .you = Vous avez autorisé les conseils en solo.
ui-changed-hints-off = { $player } a désactivé les conseils en solo.
    .you = Vous avez désactivé les conseils en solo.
ui-changed-out-bot = { $player } a changé la règle du temps écoulé : un robot prend le relais.
    .you = Vous avez changé la règle du temps écoulé : un robot prend le relais.
ui-changed-out-forfeit = { $player } a changé la règle du temps écoulé : le joueur perd.
    .you = Vous avez changé la règle du temps écoulé : le joueur perd.
ui-changed-holder = { $player } a changé le niveau des robots remplaçants : { $value }.
    .you = Vous avez changé le niveau des robots remplaçants : { $value }.
ui-changed-option = { $player } a changé « { $option } » : { $value }.
    .you = Vous avez changé « { $option } » : { $value }.
ui-changed-option-on = { $player } a activé « { $option } ».
    .you = Vous avez activé « { $option } ».
ui-changed-option-off = { $player } a désactivé « { $option } ».
    .you = Vous avez désactivé « { $option } ».
ui-changed-option-back = { $player } a remis « { $option } » à sa valeur par défaut.
    .you = Vous avez remis « { $option } » à sa valeur par défaut.
ui-log-joined = { $player } s’assied.
    .you = Vous vous asseyez.
ui-log-left = { $player } quitte sa place.
    .you = Vous quittez votre place.
ui-log-bot-seated = Un robot s’assied : { $player }.
ui-log-seat-claimed = { $name } dit être { $player }.
    .you = { $name } dit être vous.
ui-log-seat-handed-over = { $player } est de retour, sur un autre appareil.
    .you = Vous retrouvez votre place.
ui-log-claim-lapsed = La demande de place ({ $player }) a expiré.
    .you = La demande pour votre place a expiré.
ui-log-claim-withdrawn = La demande de place ({ $player }) est annulée.
    .you = La demande pour votre place est annulée.
ui-log-name-changed = { $was } s’appelle maintenant { $player }.
    .you = Vous vous appelez maintenant { $player }.
ui-log-bot-changed = { $player } joue maintenant au niveau { $level }.
ui-log-host-passed = Il y a un nouvel hôte.
ui-log-started = La partie commence.
ui-log-undo-asked = { $player } voudrait reprendre un coup.
    .you = Vous voudriez reprendre un coup.
ui-log-pause-asked = { $player } voudrait faire une pause.
    .you = Vous voudriez faire une pause.
ui-log-undo-accepted = { $player } accepte que le coup soit repris.
    .you = Vous acceptez que le coup soit repris.
ui-log-undo-refused = { $player } refuse que le coup soit repris.
    .you = Vous refusez que le coup soit repris.
ui-log-undo-withdrawn = { $player } ne demande plus à reprendre un coup.
    .you = Vous ne demandez plus à reprendre un coup.
ui-log-pause-accepted = { $player } accepte la pause.
    .you = Vous acceptez la pause.
ui-log-pause-refused = { $player } refuse la pause.
    .you = Vous refusez la pause.
ui-log-pause-withdrawn = { $player } ne demande plus de pause.
    .you = Vous ne demandez plus de pause.
ui-log-abandon-accepted = { $player } accepte d’arrêter la partie sans vainqueur.
    .you = Vous acceptez d’arrêter la partie sans vainqueur.
ui-log-abandon-refused = { $player } refuse d’arrêter la partie sans vainqueur.
    .you = Vous refusez d’arrêter la partie sans vainqueur.
ui-log-abandon-withdrawn = { $player } ne propose plus d’arrêter la partie.
    .you = Vous ne proposez plus d’arrêter la partie.
ui-log-claim-accepted = { $player } confirme la demande de place.
    .you = Vous confirmez la demande de place.
ui-log-claim-refused = { $player } refuse la demande de place.
    .you = Vous refusez la demande de place.
ui-log-undone = { $player } reprend un coup.
    .you = Vous reprenez un coup.
ui-log-paused = La partie est en pause.
ui-log-resumed = La partie reprend.
ui-log-resigned = { $player } abandonne.
    .you = Vous abandonnez.
ui-log-time-ran-out = { $player } n’a plus de temps.
    .you = Vous n’avez plus de temps.
ui-log-answer-timed-out = { $player } n’a pas répondu à temps ; la réponse par défaut a été jouée.
    .you = Vous n’avez pas répondu à temps ; la réponse par défaut a été jouée.
ui-log-server-away = Le serveur a été indisponible ; chaque pendule en marche a récupéré { $time }.
ui-log-seat-held = Un robot joue pour { $player }.
    .you = Un robot joue pour vous.
ui-log-seat-taken-back = { $player } est de retour.
    .you = Vous êtes de retour.
ui-log-hand-shown = { $player } montre sa main aux spectateurs.
    .you = Vous montrez votre main aux spectateurs.
ui-log-hand-hidden = { $player } ne montre plus sa main.
    .you = Vous ne montrez plus votre main.
ui-log-abandoned = La partie a été arrêtée sans vainqueur.
ui-log-abandon-asked = { $player } voudrait arrêter la partie sans vainqueur.
    .you = Vous voudriez arrêter la partie sans vainqueur.
ui-log-rematch-asked = { $player } voudrait rejouer.
    .you = Vous voudriez rejouer.
ui-log-rematched-stay = Nouvelle partie.
ui-log-rematched = Nouvelle partie : chacun avance d’une place.

## La fin
ui-ending = La partie se termine…
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
ui-how-abandoned = La partie n’a pas été terminée.
ui-after-game = Après la partie
ui-result = Résultat
ui-show-board = Voir le plateau
ui-seat-won = gagne
ui-picture = Image
ui-picture-more = Partager ou enregistrer une image du plateau final
ui-picture-failed = Ce navigateur n’a pas pu créer l’image.
ui-download = Télécharger
ui-wins = { $count ->
    [one] 1 partie jouée
   *[other] { $count } parties jouées
  } · victoires :
ui-wins-draws = { $count ->
    [one] 1 partie nulle
   *[other] { $count } parties nulles
  }
ui-rematch = Rejouer
ui-rematch-asked = En attente…
ui-replay = Revoir la partie
ui-record = Télécharger la partie notée

## Réglages
ui-settings = Réglages
ui-sound = Son
ui-sound-hint = Un carillon quand c’est à vous, et les sons du plateau.
ui-notices = Notifications
ui-notices-hint = Le navigateur vous prévient quand c’est à vous, même quand Tablée est fermée.
ui-notices-refused = Le navigateur n’autorise pas les notifications de ce site. Vous pouvez changer cela dans ses réglages.
ui-counter = Compteur de cartes
ui-counter-hint = Montrer ce que vous n’avez pas encore vu.
ui-confirm = Confirmer les coups
ui-confirm-touch = Sur écran tactile
ui-confirm-always = Toujours
ui-confirm-never = Jamais
ui-confirm-again = { $by ->
    [touch] Touchez encore pour { $move }
    [mouse] Cliquez encore pour { $move }
   *[keys] Appuyez encore pour { $move }
}
ui-motion = Animations
ui-motion-system = Comme l’appareil
ui-motion-full = Toutes
ui-motion-none = Aucune
ui-animation-speed = Vitesse des animations
ui-animation-speed-half = ½×
ui-animation-speed-1 = 1×
ui-animation-speed-2 = 2×
ui-bot-pace = Rythme des robots
ui-bot-pace-relaxed = Tranquille
ui-bot-pace-normal = Normal
ui-bot-pace-quick = Rapide
ui-settings-look = Affichage
ui-settings-play = Jeu
ui-settings-sound = Sons
ui-settings-more = Notifications et clavier
ui-settings-where = Les réglages sont enregistrés sur cet appareil.
ui-theme = Thème
ui-theme-dark = Sombre
ui-theme-light = Clair
ui-theme-system = Comme l’appareil
ui-text-size = Taille du texte
ui-contrast = Contraste élevé
ui-contrast-hint = Couleurs et contours plus marqués.
ui-language = Langue
ui-volume = Volume
ui-percent = { $count } %
ui-sound-card = Cartes et pions
ui-sound-dice = Dés
ui-sound-gear = Engrenages
ui-sound-sand = Sablier
ui-sound-chime = Carillons
ui-offer = Recevoir une notification quand c’est à vous, même quand Tablée est fermée ?
ui-offer-yes = Me prévenir
ui-offer-no = Non merci
ui-offer-on = Vous recevrez une notification quand ce sera à vous.

## Raccourcis clavier
ui-shortcuts = Raccourcis clavier
ui-shortcuts-hint = Des touches seules, comme T pour « Prendre ».
ui-shortcuts-show = Voir tous les raccourcis
ui-shortcuts-off = Les raccourcis à une touche sont désactivés. Vous pouvez les activer dans les réglages.
ui-shortcuts-everywhere = Partout
ui-shortcuts-table = À la table
ui-shortcuts-board = Sur ce plateau
ui-shortcuts-replay = Relecture
ui-shortcut-list = Cette liste
ui-shortcut-menu = Ouvrir le menu
ui-shortcut-hints = Afficher ou masquer les conseils
ui-shortcut-chat = Écrire dans la discussion
ui-key-enter = Entrée
ui-key-escape = Échap
ui-key-home = Début
ui-key-end = Fin
ui-key-shift = Maj
ui-key-arrowleft = Flèche gauche
ui-key-arrowright = Flèche droite
ui-key-arrowup = Flèche haut
ui-key-arrowdown = Flèche bas

## Hasard
ui-chance = Hasard vérifiable
ui-chance-how = Avant l’arrivée du premier joueur, le serveur a choisi un secret et en a montré l’empreinte. Le navigateur de chaque joueur y a ensuite ajouté son propre nombre aléatoire. Chaque donne et chaque jet viennent de tout cela : ni le serveur ni un joueur ne peut les choisir seul.
ui-chance-old = Avant la donne, le serveur a choisi un secret et en a montré l’empreinte. Chaque donne et chaque jet viennent de ce secret, montré à la fin de la partie.
ui-chance-fingerprint = Empreinte du secret
ui-chance-number = Votre nombre aléatoire
ui-chance-none = Ce navigateur n’a ajouté aucun nombre à cette partie.
ui-chance-secret = Secret
ui-chance-shown-right = L’empreinte est bien celle que ce navigateur a reçue en premier.
ui-chance-shown-wrong = Ce navigateur avait d’abord reçu une autre empreinte : le secret a été échangé.
ui-chance-secret-right = Le secret correspond bien à cette empreinte.
ui-chance-secret-wrong = Le secret ne correspond pas à l’empreinte qui avait été montrée.
ui-chance-mine-right = Votre nombre a bien servi dans cette partie.
ui-chance-mine-wrong = Votre nombre n’a pas servi dans cette partie.
ui-chance-no-crypto = Les navigateurs ne peuvent vérifier les empreintes que sur des pages en https.
ui-chance-more = Pour vérifier toute la partie, carte par carte, lancez « tablee verify » sur la partie notée, que vous pourrez télécharger à la fin.
ui-chance-checked = Vérifié sur cette page : la donne est celle qui était promise, avec votre nombre aléatoire.
ui-chance-wrong = Cette partie n’a pas été distribuée comme promis. Voyez « Hasard vérifiable » dans le menu.

## Revoir une partie
ui-records = Parties notées
ui-records-more = Revoyez n’importe quelle partie : déposez ici son fichier, collez son texte ou ouvrez le fichier téléchargé après la partie.
ui-records-open = Ouvrir un fichier
ui-records-paste = Coller le texte
ui-records-text = Texte de la partie notée
ui-records-drop = Déposez pour revoir la partie
ui-records-when = importée { $when }
ui-records-broken = Ce n’est pas une partie notée, ou elle est abîmée (ligne { $line }).
ui-records-move = Impossible de revoir cette partie : le coup { $number } n’est pas permis.
ui-records-result = Cette partie notée ne tient pas : ses coups mènent à un autre résultat.
ui-record-player = Joueur { $number }
ui-record-imported = Partie notée importée
ui-record-checked = La donne et les coups ont été vérifiés, pas les noms.
ui-record-delete = Supprimer
ui-record-delete-title = Supprimer cette partie notée ?
ui-record-delete-more = Les liens vers elle ne marcheront plus. C’est définitif.
ui-record-deleted = Partie notée supprimée.
ui-no-replay = Il n’y a rien à revoir ici
ui-replay-title = Revoir : { $title }
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

## L’analyse d’une partie terminée
ui-review = Analyse
ui-review-this = Analyser la partie
ui-review-more = Où la partie a basculé, la part de chance, et ce que vous pouviez savoir.
ui-review-hide = Fermer l’analyse
ui-review-progress = Analyse de la partie
ui-review-waiting = L’analyse est dans la file d’attente…
ui-review-running = Analyse en cours : { $percent } %. Les premiers chiffres sont approximatifs et s’affinent.
ui-review-done = L’analyse est prête.
ui-review-failed = L’analyse n’a pas pu être faite.
ui-review-retry = Réessayer
ui-review-percent = { $percent } %
ui-review-gain = +{ $points }
ui-review-loss = −{ $points }
ui-review-even = ±0
ui-review-lines = Chances de gagner
ui-review-lines-how = Chaque courbe montre les chances d’un joueur, d’après ce qu’il pouvait savoir. La courbe en pointillé ({ $player }) montre les vraies chances, toutes mains ouvertes.
ui-review-lines-at = Coup { $at } sur { $of }. { $chances }
ui-review-lines-chance = { $player } : { $percent } %
ui-review-truth = vérité
ui-review-table = Les chances, coup par coup
ui-review-table-truth = { $player } (vérité)
ui-review-marked-back = Coup annoté précédent
ui-review-marked-next = Coup annoté suivant
ui-review-here = Ce coup
ui-review-nothing = Personne n’a encore eu à décider.
ui-review-no-decision = Personne n’avait de choix ici.
ui-review-coming = Ce coup est encore en cours d’analyse.
ui-review-forced = Il n’y avait pas d’autre coup : rien à juger.
ui-review-decides = { $player } : { $move }
ui-review-weighed = Avec le meilleur coup, { $player } gagne { $best } % des parties comme celle-ci ; avec ce coup-là, { $played } %.
ui-review-nothing-lost = { $player } gagne { $best } % des parties comme celle-ci. Aucun autre coup n’est nettement meilleur.
ui-review-best = Les meilleurs coups, d’après ce que pouvait savoir { $player }
ui-review-was-played = joué
ui-review-reply = Réponse attendue ({ $player }) : { $move }
ui-review-took = Temps de réflexion : { $seconds } s
ui-review-kind-inaccuracy = Imprécision
ui-review-kind-mistake = Erreur
ui-review-kind-blunder = Gaffe
ui-review-kind-only-move = Seul bon coup
ui-review-kind-great-move = Très bon coup
ui-review-mark = { $kind } ({ $player })
ui-review-mark-lost = { $kind } ({ $player }) : { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
  }
ui-review-turns = Moments décisifs
ui-review-turns-none = Aucun coup n’a décidé seul de cette partie.
ui-review-turns-later = Ils apparaissent à la fin, quand tous les coups sont analysés.
ui-review-show = Voir le coup { $number }
ui-review-play-on = Jouer à partir d’ici
ui-review-try = Trouver mieux
ui-review-sums = D’où vient le résultat
ui-review-sum = { $player } : de { $start } % avant la donne à { $result } %. Décisions { $skill }, chance { $luck }, information cachée { $fog }.
ui-review-part-skill = Décisions
ui-review-part-luck = Chance
ui-review-part-fog = Information cachée
ui-review-sums-how = Un point, c’est une victoire sur cent parties. Décisions : ce que les choix de chacun ont coûté et rapporté. Chance : la donne, les pioches et les dés, par rapport à ce qu’on pouvait attendre. Information cachée : l’écart entre la vérité et ce qu’on pouvait savoir ; personne n’y est pour rien. Les trois s’additionnent exactement.
ui-review-precision = La précision de chacun
ui-review-error-rate = Points perdus par décision
ui-review-accuracy = Précision
ui-review-lapses = Imprécisions, erreurs, gaffes
ui-review-level = Niveau de robot comparable
ui-review-level-none = –
ui-review-precision-how = Seules comptent les décisions où il y avait un choix, d’après ce que le joueur pouvait savoir à ce moment-là. Une longue partie aux choix faciles donne de meilleurs chiffres qu’une partie difficile : comparez avec prudence. Ces chiffres disent si les coups étaient proches des meilleurs que l’analyse a trouvés, pas ce que vaut un joueur.
ui-review-known = Ce que vous pouviez savoir
ui-review-known-eyes = Vu par
ui-review-known-how = Ce qui pouvait être caché, d’après tout ce qu’on avait vu jusque-là, et ce qui l’était vraiment.
ui-review-known-nothing = Rien n’est caché pour { $player } ici.
ui-review-known-thing = { $player } : { $field } ({ $size })
ui-review-known-table = { $field } ({ $size })
ui-review-known-value = Possibilité
ui-review-known-chance = Probabilité
ui-review-known-before = Depuis le dernier coup
ui-review-known-truth = Vérité
ui-review-known-there = oui
ui-review-known-times = { $count } ×
ui-review-known-rest = et { $count } de plus
ui-review-known-failed = Le calcul n’a pas abouti.
ui-review-keep = Garder et partager
ui-review-picture = Enregistrer l’image
ui-review-text = Copier le texte
ui-review-text-player = { $player } : { $result } ; précision { $accuracy } %, { $rate } { $count ->
    [one] point perdu
   *[other] points perdus
} par décision
ui-review-text-result = { $percent } % de la victoire
ui-review-try-title = { $player } : trouvez un meilleur coup
ui-review-try-how = Voici la position avant le coup. Jouez sur le plateau, ou choisissez dans la liste. { $player } n’en savait pas plus que vous ici.
ui-review-try-moves = Coups
ui-review-try-choose = Choisir un coup…
ui-review-try-play = Essayer ce coup
ui-review-try-judging = Ce coup est en cours d’analyse…
ui-review-try-same = C’est le coup de la partie. Il y a mieux.
ui-review-try-wrong = Pas tout à fait : « { $move } » perd trop. Essayez un autre coup.
ui-review-try-good = Bien ! « { $move } » est parmi les meilleurs. Le meilleur coup gagne { $percent } % des parties comme celle-ci.
ui-review-try-answer = Montrer un bon coup
ui-review-try-shown = Un bon coup : { $move }. Il gagne jusqu’à { $percent } % des parties comme celle-ci.
ui-review-try-hidden = L’analyse est masquée pendant que vous cherchez un coup.
ui-review-try-back = Retour à l’analyse

## Règles, à propos, nulle part
ui-rules-title = { $title } : les règles
ui-rules-chapters = Chapitres
ui-about-title = Tablée, qu’est‑ce que c’est ?
ui-about-lead = Une tablée, ce sont les gens réunis autour d’une table. Ici, c’est un endroit où jouer à des jeux de société modernes : entre amis par un lien, ou contre des robots, sans compte.
ui-about-fair = Chaque donne et chaque jet peuvent être vérifiés : une empreinte du secret de la partie est montrée avant l’arrivée des joueurs, votre navigateur ajoute son propre nombre aléatoire, et le secret est montré à la fin. Les robots ne voient que ce que verrait un joueur à leur place.
ui-about-games = Les jeux et leurs auteurs
ui-about-fan = C’est un projet de fans, non officiel. Les noms et les règles des jeux appartiennent à leurs auteurs et éditeurs ; toutes les images et tous les textes sont de nous.
ui-about-designers = Conçu par { $names }
ui-about-publisher = Édité par { $name }
ui-about-buy = Si un jeu vous plaît, achetez la boîte. Rien sur un écran ne remplace des cartes en main et des visages autour de la table.
ui-about-privacy = Ce que nous savons de vous
ui-about-privacy-text = Le nom que vous choisissez et les parties que vous jouez. Un seul cookie garde votre place ; rien n’est chargé d’ailleurs, et il n’y a aucun pistage.
ui-nowhere = Page introuvable
ui-nowhere-more = Cette page n’existe pas, ou n’existe plus.

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
ui-learn-back = Étape précédente
ui-learn-skip = Passer cette étape
ui-learn-next = Suivant
ui-learn-finish = Terminer
ui-learn-press-next = Appuyez sur « Suivant » pour continuer.
ui-learn-finished = Vous savez jouer à { $title } !
ui-learn-finished-more = Tout cela, vous l’avez fait vous-même. Le reste s’apprend à table.
ui-learn-play = Jouer contre des robots faciles
ui-learn-play-level = Jouer au niveau « { $level } »
ui-learn-again = Recommencer
ui-learn-others = Apprendre un autre jeu
ui-welcome-title = Première visite ?
ui-welcome = Apprenez un jeu en quatre minutes, en y jouant.
ui-welcome-close = Non merci
ui-continue = Votre partie : { $title }
ui-continue-go = Reprendre

## Ce qui est conservé
ui-privacy = Confidentialité
ui-privacy-title = Ce que ce serveur sait de vous
ui-privacy-lead = Le strict nécessaire. Ni compte, ni pistage, ni adresse e-mail (sauf si vous demandez des e-mails), rien qui vienne d’autres sites. Un seul cookie garde votre place.
ui-privacy-kept = Ce qui est conservé, et pendant combien de temps
ui-privacy-name = Votre nom, votre identifiant si vous en avez un, et les navigateurs où vous êtes connecté. De votre mot de passe, seule une empreinte est conservée.
ui-privacy-name-long = Jusqu’à ce que vous les supprimiez. Invités sans partie : { $time } après la dernière visite.
ui-privacy-name-ever = Jusqu’à ce que vous les supprimiez.
ui-privacy-open = Les tables où rien n’a été joué
ui-privacy-games = Les parties : qui était assis où, chaque coup et son heure, le résultat
ui-privacy-games-long = { $time }, pour que vous les retrouviez et que chacun puisse les vérifier.
ui-privacy-chat = Les messages des discussions
ui-privacy-records = Les parties que vous importez
ui-privacy-log = Le journal du serveur : quelle page a été demandée et quand, sans noms, clés ni mots de passe
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
ui-privacy-yours-text = Téléchargez tout ce qui est conservé sur vous, ou supprimez-le : cliquez sur votre nom en haut, puis sur « Mes données ». Vos parties restent pour les personnes avec qui vous avez joué, mais sous le nom « quelqu’un ». Des sauvegardes plus anciennes peuvent encore contenir votre nom.
ui-my-data = Mes données
ui-my-data-text = Tout ce qui est conservé sur vous, en un seul fichier :
ui-my-data-download = Télécharger mes données
ui-my-data-more = Ce qui est conservé, et pendant combien de temps
ui-erase-title = Supprimer mes données
ui-erase-text = C’est irréversible. Vous abandonnez vos parties en cours et quittez vos tables ; votre nom devient « quelqu’un » dans les parties, les résultats et les discussions. Les parties elles-mêmes restent pour les personnes avec qui vous avez joué.
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
ui-generic-key-choice = Choisir une action
ui-generic-key-walk = Action suivante ou précédente
ui-generic-key-ends = Première ou dernière action
ui-generic-key-play = L’exécuter

## Éditions personnelles
ui-lay-edition = Édition
ui-edition-own = Valeurs standard
ui-edition-edit = Modifier les valeurs
ui-edition-of-table = Édition « { $name } »
ui-edition-played = Édition : { $name }
ui-edition-title = { $title } : votre édition
ui-edition-lead = Saisissez les valeurs de votre boîte, ou essayez une variante. Vos éditions restent privées tant que vous ne créez pas de table avec l’une d’elles ; toute la table peut alors la voir.
ui-edition-mine = Vos éditions
ui-edition-new = Nouvelle édition
ui-edition-first-name = Mon édition
ui-edition-name = Nom
ui-edition-row = Ligne
ui-edition-row-add = Ajouter une ligne
ui-edition-row-remove = Supprimer { $name }
ui-edition-save = Enregistrer
ui-edition-save-new = Enregistrer une copie
ui-edition-undo = Annuler les changements
ui-edition-play = Créer une table
ui-edition-file = Télécharger le fichier
ui-edition-open = Ouvrir un fichier d’édition
ui-edition-open-text = Utiliser ces valeurs
ui-edition-text = Texte du fichier d’édition
ui-edition-not-opened = Ce fichier est inutilisable :
ui-edition-remark = { $key } : { $problem }
ui-edition-leave = Des modifications ne sont pas enregistrées. Quitter sans enregistrer ?
ui-edition-delete = Supprimer
ui-edition-delete-sure = Supprimer définitivement ?
ui-edition-whole = Cette édition { $problem }.
ui-edition-wrong = { $count ->
    [one] 1 valeur est à revoir.
   *[other] { $count } valeurs sont à revoir.
  }
ui-edition-fits = Prête à jouer. { $count ->
    [0] Identique aux valeurs standard.
    [one] 1 valeur diffère des valeurs standard.
   *[other] { $count } valeurs diffèrent des valeurs standard.
  }
ui-changed-edition = { $player } a choisi l’édition « { $value } ».
    .you = Vous avez choisi l’édition « { $value } ».
ui-changed-edition-own = { $player } a repris les valeurs standard.
    .you = Vous avez repris les valeurs standard.
ui-study-title = Étude rapide
ui-study-lead = Fait jouer des robots au hasard, puis des robots gloutons qui prennent ce qu’ils voient de mieux, avec vos valeurs et avec les valeurs standard. Cela prend quelques secondes.
ui-study-run = Lancer l’étude
ui-study-running = Parties en cours…
ui-study-old = Ces chiffres datent d’avant votre dernier changement.
ui-study-players = Joueurs
ui-study-random = Au hasard
ui-study-greedy = Gloutons
ui-study-typed = Vos valeurs
ui-study-printed = Standard
ui-study-interval = { $mean } ({ $least }–{ $most })
ui-study-beginner = Victoires du premier joueur
ui-study-seat = Victoires de la place { $number }
ui-study-length = Coups par partie
ui-study-score = Score du gagnant
ui-study-margin = Avance sur le deuxième
ui-study-ending = Fin de partie : { $ending }
ui-study-games = Parties jouées : { $typed } avec vos valeurs, { $printed } avec les valeurs standard. Entre parenthèses : intervalles de confiance à 95 %.

## Être rappelé, et l’application sans serveur
ui-notifications-more = Tous les réglages des notifications
ui-offline = Vous êtes hors ligne. Voici ce que cet appareil a gardé ; Tablée se reconnecte toute seule.
ui-notify-lead = Tablée peut vous prévenir quand c’est à vous et que vous n’êtes pas là. Un seul message par tour, qui ne révèle jamais rien de caché.
ui-notify-ways = Comment vous joindre
ui-notify-device = Sur cet appareil
ui-notify-device-hint = Même quand Tablée est fermée.
ui-notify-no-push = Ce navigateur ne peut pas recevoir de notifications de ce serveur. Il faut une adresse https et, sur iPhone ou iPad, Tablée sur l’écran d’accueil.
ui-notify-mail = Par e-mail
ui-notify-mail-add = M’envoyer un code
ui-notify-mail-sent = Un code a été envoyé à { $mail }.
ui-notify-mail-code = Code
ui-notify-mail-confirm = Confirmer
ui-notify-mail-on = Les e-mails vont à { $mail }.
ui-notify-mail-off = Ne plus envoyer d’e-mails
ui-notify-service = Par un autre service
ui-notify-service-hint = Une adresse comme ntfys://ntfy.sh/mon-sujet, discord://…, tgram://… ou jsons://… pour un webhook. Elle ne sera plus affichée.
ui-notify-service-add = Enregistrer l’adresse
ui-notify-service-on = Les messages passent par { $service }.
ui-notify-service-off = Supprimer l’adresse
ui-notify-feed = Un calendrier et un flux à des adresses privées.
ui-notify-feed-on = Votre calendrier et votre flux sont activés. Toute personne qui a leurs adresses peut les lire.
ui-notify-feed-make = Créer les adresses
ui-notify-feed-new = Créer de nouvelles adresses
ui-notify-feed-off = Désactiver
ui-notify-feed-calendar = Calendrier (iCal)
ui-notify-feed-atom = Flux (Atom)
ui-notify-try = Envoyer un essai
ui-notify-try-none = Il n’y a encore aucun moyen de vous joindre.
ui-notify-tried = Messages envoyés : { $sent } sur { $ways }
ui-notify-kinds = Me prévenir pour
ui-notify-kind-turn = Mon tour, dans les parties à plusieurs jours par coup
ui-notify-kind-invitation = Invitations
ui-notify-kind-rematch = Revanches
ui-notify-kind-friend = Les tables publiques des personnes que je suis
ui-notify-kind-found = Une partie trouvée pour moi, si je ne suis pas là
ui-notify-quiet = Heures calmes
ui-notify-quiet-hint = Les messages attendent la fin de cette période.
ui-notify-quiet-from = De
ui-notify-quiet-to = À
ui-notify-tables = Table par table
ui-install = Tablée comme application
ui-install-text = Sur l’écran d’accueil, dans sa propre fenêtre, avec le nombre de tables en attente sur l’icône.
ui-install-do = Installer
ui-install-how = Pour installer Tablée comme application, choisissez « Ajouter à l’écran d’accueil » ou « Installer » dans le menu du navigateur.
ui-privacy-notify = Comment vous joindre, si vous avez demandé des notifications
ui-privacy-notify-long = Jusqu’à ce que vous le supprimiez ou que vos données soient effacées. Messages envoyés : 60 jours.

## La page d’une personne, les cotes, les classements.
ui-you = Vous
ui-you-name = Nom et compte
ui-you-as-others = Voir comme les autres
ui-you-open = Votre page : cotes, historique et confidentialité
ui-ratings = Cotes
ui-ratings-none = Votre première partie classée vous donnera une cote. Créez une table et activez « Classée » ; les parties contre des robots comptent aussi.
ui-rating-provisional = provisoire
ui-rated = Classée
ui-rated-games = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
ui-rating-curve = { $count ->
    [one] Cote après { $count } partie, entre { $low } et { $high }
   *[other] Cote sur { $count } parties, entre { $low } et { $high }
}
ui-results = Résultats
ui-games-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ui-count-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
ui-count-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
ui-count-drawn = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}
ui-won-of = { $won } sur { $games } { $won ->
    [one] gagnée
   *[other] gagnées
}
ui-played-with = Vous avez joué avec
ui-profile-played-with = A joué avec
ui-precision = Précision
ui-precision-none = Aucune partie analysée pour l’instant. Choisissez « Analyser » à côté d’une partie de votre historique : les points perdus par vos décisions apparaîtront ici, partie après partie.
ui-precision-lost = { $count ->
    [one] point perdu par décision
   *[other] points perdus par décision
}
ui-precision-accuracy = précision { $percent } %
ui-precision-level = robots comparables : { $level }
ui-precision-games = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}
ui-precision-latest = { $told } ; moyenne des { $latest } dernières
ui-precision-curve = { $count ->
    [one] Points perdus par décision dans { $count } partie : { $high }
   *[other] Points perdus par décision dans { $count } parties, entre { $low } et { $high }
}
ui-precision-how = Plus c’est bas, mieux c’est ; un point, c’est une victoire sur cent parties. Seules comptent les parties analysées et, parmi leurs décisions, celles où il y avait un choix, jugées d’après ce qu’on pouvait savoir. Une partie difficile coûte plus à tout le monde : quelques parties disent peu de choses, et on peut perdre en jouant juste.
ui-history-review = Analyser
ui-history-points = points par décision
ui-history-reviewed = { $points } points par décision perdus. Analyse : { $title }, { $when }
ui-history-review-of = Analyser : { $title }, { $when }
ui-history = Historique
ui-history-more = Afficher plus
ui-history-none = Aucune partie pour l’instant. Les parties terminées apparaîtront ici, à revoir coup par coup.
ui-history-none-such = Aucune partie ne correspond à ces filtres.
ui-history-won = Gagnée
ui-history-shared = Victoire partagée
ui-history-lost = Perdue
ui-filter-all = Tout
ui-filter-game = Jeu
ui-filter-result = Résultat
ui-filter-rated = Parties
ui-filter-who = Avec
ui-sign = Votre symbole
ui-sign-hint = Il accompagne votre nom dans les classements et les profils.
ui-sign-shape = Forme
ui-sign-shape-0 = Cercle
ui-sign-shape-1 = Carré
ui-sign-shape-2 = Triangle
ui-sign-shape-3 = Losange
ui-sign-shape-4 = Hexagone
ui-sign-shape-5 = Étoile
ui-sign-shape-6 = Croix
ui-sign-colour = Couleur
ui-sign-colour-0 = Orange
ui-sign-colour-1 = Bleu
ui-sign-colour-2 = Vert
ui-sign-colour-3 = Rose
ui-sign-colour-4 = Violet
ui-sign-colour-5 = Jaune
ui-sign-colour-6 = Turquoise
ui-shows = Ce que les autres peuvent voir
ui-shows-hint = Votre nom est toujours visible là où vous jouez. Le reste dépend de vous.
ui-shows-ratings = Cotes
ui-shows-ratings-hint = Sur votre profil et dans les classements.
ui-shows-results = Résultats et historique
ui-shows-results-none = Rien
ui-shows-results-public = Parties publiques
ui-shows-results-all = Toutes les parties
ui-shows-tables = Tables en cours
ui-shows-tables-hint = Seulement les tables ouvertes à tous.
ui-shows-people = Personnes avec qui vous avez joué
ui-shows-people-hint = Seulement d’après les parties montrées ci‑dessus.
ui-profile = Profil
ui-profile-empty = Rien à voir ici pour l’instant.
ui-profile-tables = Joue en ce moment
ui-profile-unknown = Profil introuvable
ui-profile-unknown-text = Ce profil n’existe pas, ou la personne l’a supprimé.
ui-ladders = Classements
ui-ladder-of = Classement : { $title }
ui-ladder-lead = Toutes les personnes de ce serveur qui jouent des parties classées et montrent leur cote.
ui-ladder-nobody = Personne n’a encore de cote ici. La première partie classée ouvrira le classement.
ui-ladder-place = Rang
ui-ladder-player = Joueur
ui-ladder-rating = Cote
ui-ladder-games = Parties classées
ui-ladder-bot = Robot : { $level }
ui-ladder-you = vous
ui-ladder-note = ± donne l’intervalle qui contient la vraie force 19 fois sur 20. Une cote reste provisoire tant qu’elle n’est pas assez sûre pour donner un rang. Les cotes des robots viennent de matchs mesurés et ne changent pas.
ui-lay-rated = Classée
ui-lay-rated-hint = Le résultat change votre cote. À la pendule, sans reprise de coup ni conseils ; qui part perd.
ui-changed-rated = { $player } a rendu la table classée.
    .you = Vous avez rendu la table classée.
ui-changed-unrated = { $player } a rendu la table non classée.
    .you = Vous avez rendu la table non classée.

## La donne du jour.

ui-daily = Donne du jour
ui-daily-today = La donne du jour
ui-daily-lead = Une donne par jour et par jeu, la même pour toutes les personnes de ce serveur, contre les mêmes robots (niveau : { $level }). Elle se joue une seule fois, sans reprise de coup ni conseils. Ensuite, vous voyez les résultats de tout le monde.
ui-daily-left =
    { $hours ->
        [0] Encore { $minutes } min.
       *[other] Encore { $hours } h { $minutes } min.
    } La journée se termine à minuit UTC, soit { $time } chez vous.
ui-daily-past = Cette journée est terminée. Vous pouvez consulter les résultats et rejouer ses donnes pour vous entraîner.
ui-daily-closing = Cette journée est terminée. Les parties commencées peuvent être finies jusqu’à { $time } ; les résultats s’affichent ensuite.
ui-daily-days = Jours
ui-daily-day-before = Jour précédent
ui-daily-to-today = Aujourd’hui
ui-daily-no-day = Pas de donne du jour
ui-daily-no-day-text = Il n’y a pas de donne du jour à cette date.
ui-daily-new = Pas encore jouée
ui-daily-playing = En cours
ui-daily-late = Terminée trop tard pour compter
ui-daily-late-note = Vous avez terminé cette donne après la clôture de la journée. Elle ne compte pas.
ui-daily-missed = Non jouée
ui-daily-done = jouée
ui-daily-play = Jouer
ui-daily-go-on = Reprendre
ui-daily-practise = S’entraîner
ui-daily-results = Résultats
ui-daily-result = Mon résultat
ui-daily-results-of = Résultats : { $title }
ui-daily-won = Gagné
ui-daily-won-by =
    { $points ->
        [one] Gagné de { $points } point
       *[other] Gagné de { $points } points
    }
ui-daily-lost = Perdu
ui-daily-lost-by =
    { $points ->
        [one] Perdu de { $points } point
       *[other] Perdu de { $points } points
    }
ui-daily-shared = Victoire partagée
ui-daily-drawn = Match nul
ui-daily-none = Sans résultat
ui-daily-better =
    { $percent ->
        [0] Aucun robot n’a fait moins bien
       *[other] Mieux que { $percent } % des robots
    }
ui-daily-percent = { $percent } %
ui-daily-field-growing = Les robots jouent encore cette donne : { $done } sur { $of }
ui-daily-field-progress = { $title } : parties des robots
ui-daily-field-picture = Résultats de { $bots } robots à votre place, du moins bon au meilleur ; { $won } ont gagné
ui-daily-field-caption = { $bots } robots, de débutant à expert, ont joué à votre place ; { $won } ont gagné.
ui-daily-axis = points de retard ou d’avance
ui-daily-you = vous
ui-daily-everybody = Tout le monde
ui-daily-somebody = Quelqu’un
ui-daily-only-you = Vous êtes la première personne à terminer aujourd’hui.
ui-daily-nobody = Personne n’a terminé cette donne.
ui-daily-review = Analyser ma partie
ui-daily-whole-review = Analyse complète
ui-daily-share = Partager le résultat
ui-daily-share-head = Tablée · Donne du jour · { $date }
ui-daily-month-before = Mois précédent
ui-daily-month-after = Mois suivant
ui-daily-calendar-day = { $date } : { $done } sur { $of } terminées
ui-daily-streak = { $days } jours d’affilée
ui-daily-fair = Vérifier les donnes
ui-daily-fair-how = Les donnes d’un jour sont tirées d’un secret. Son empreinte SHA-256 est affichée la veille ; le secret lui-même, deux heures après la fin de la journée. La documentation de Tablée donne quelques lignes de Python pour vérifier une donne.
ui-daily-fair-promise = Empreinte du { $date }
ui-daily-fair-secret = Secret du { $date }
ui-shows-daily = Mon nom dans la donne du jour
ui-shows-daily-hint = Sinon, vous y figurez sans nom.
ui-privacy-daily = Vos résultats des donnes du jour
ui-privacy-daily-long = Jusqu’à l’effacement de vos données ; ils restent ensuite sans votre nom.

## Trouver des adversaires.

ui-find = Trouver une partie
ui-find-lead = Choisissez à quoi vous voulez jouer. Nous cherchons des personnes d’à peu près votre force, et de plus en plus largement avec le temps.
ui-find-others = { $count ->
    [0] Personne d’autre ne cherche en ce moment.
    [one] 1 autre personne cherche en ce moment.
   *[other] { $count } autres personnes cherchent en ce moment.
}
ui-find-speed = Cadence
ui-find-seats = Joueurs
ui-find-any = Tous
ui-find-rated-either = Peu importe
ui-find-rated-yes = Classée
ui-find-rated-no = Amicale
ui-find-note = Tout le monde peut regarder une partie trouvée ici. La recherche s’arrête quand vous fermez cette page.
ui-find-no-game = Choisissez au moins un jeu.
ui-find-no-speed = Choisissez au moins une cadence.
ui-find-race-only = Ce jeu est une course contre la montre : il ne se joue pas à un jour par coup.
ui-find-looking = Recherche en cours…
ui-find-stays = Vous pouvez parcourir Tablée en attendant.
ui-find-cancel = Annuler
ui-find-found = Partie trouvée !
ui-find-found-more = Votre table est prête.
ui-find-bot = { $count ->
    [one] Personne pour l’instant. Un robot en attendant ?
   *[other] Personne pour l’instant. Des robots en attendant ?
}
ui-find-bot-more = { $title }, niveau « { $level } », partie amicale sans pendule. La recherche continue, et vous pouvez partir à tout moment.
ui-find-bot-go = Jouer maintenant
ui-follow = Suivre
ui-follow-name = Suivre { $name }
ui-followed-done = Vous suivez { $name }.
ui-unfollow = Ne plus suivre
ui-unfollow-name = Ne plus suivre { $name }
ui-unfollowed-done = Vous ne suivez plus { $name }.
ui-following = Vous suivez
ui-following-hint = Leurs tables publiques apparaissent en premier sur votre page d’accueil. Ces personnes ne savent pas que vous les suivez.
ui-block = Bloquer
ui-block-name = Bloquer { $name }
ui-block-more = Ni vous ni cette personne ne pourrez vous asseoir à la table de l’autre, voir ses messages, l’inviter ou la rencontrer par une recherche. Elle ne verra plus que votre nom. Elle n’en est pas avertie, et vous pouvez revenir là-dessus sur votre page.
ui-blocked-done = { $name } : blocage enregistré.
ui-unblock = Débloquer
ui-unblock-name = Débloquer { $name }
ui-unblocked-done = { $name } : blocage levé.
ui-blocked = Personnes bloquées
ui-blocked-hint = Elles ne peuvent ni s’asseoir avec vous, ni vous écrire, ni vous inviter, ni vous trouver. Elles n’en savent rien.
ui-invite-person = Inviter
ui-invite-person-name = Inviter { $name }
ui-invite-to-mine = À l’une de vos tables
ui-invite-to-new = À une nouvelle table
ui-invite-known = Vos connaissances
ui-played-with-none = Personne pour l’instant. Les personnes avec qui vous terminez une partie apparaîtront ici.
ui-invited-done = Invitation envoyée à { $name }.
ui-invitations = Invitations
ui-invitations-count = { $count ->
    [one] 1 invitation
   *[other] { $count } invitations
}
ui-invited-by = { $name } vous invite
ui-invited-decline = Décliner l’invitation : { $name }
ui-friends = Tables des personnes que vous suivez
ui-friends-count = { $count ->
    [one] 1 table de personnes suivies
   *[other] { $count } tables de personnes suivies
}
ui-privacy-company = Les personnes que vous suivez, bloquez ou invitez, et vos recherches de partie
ui-privacy-company-long = Jusqu’à ce que vous changiez d’avis ou que vos données soient effacées. Personne d’autre ne voit qui vous suivez ou bloquez. Une recherche : jusqu’à sa fin.
