## Mots de tous les jeux
seat = Place { $number }
clock = L’horloge
nobody = personne
nothing = rien
list-end = { $first } et { $last }
result-won = { $winners } gagne { $how }.
result-shared = { $winners } se partagent la victoire : { $how }.
totals = Totaux : { $totals }

## Refus et erreurs de tous les jeux
refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-bad-notation = « { $text } » n’est pas un coup. Les coups s’écrivent ainsi : { $allowed }.
refusal-unknown-game = Aucun jeu ne s’appelle « { $name } ». Les jeux sont : { $known }.
refusal-bad-seats = { $game } se joue à { $allowed }, pas à { $seats }.
refusal-bad-option = L’option « { $option } » ne peut pas valoir « { $value } ». Possible : { $allowed }.
refusal-unknown-option = L’option « { $option } » n’existe pas. Les options sont : { $allowed }.
refusal-bad-position = Cette position ne peut pas être posée : { $where } : { $problem }.
refusal-bad-edition = Le fichier d’édition { $file } est inutilisable : { $key } : { $problem }.
refusal-bad-calibration = La table des chances de gagner est inutilisable : { $problem }.
refusal-bad-record = Cette partie notée est illisible : ligne { $line } : { $problem }.
refusal-wrong-secret = Le secret ne correspond pas à l’empreinte montrée au début de la partie.
refusal-secret-missing = La partie notée ne contient que l’empreinte du secret ; sans lui, la donne ne peut être vérifiée.
refusal-edition-differs = La partie a été jouée avec l’édition « { $record } », ici c’est « { $here } ».
refusal-rules-differ = La partie a été jouée avec la version { $record } des règles, ici c’est { $here }.
refusal-result-differs = La partie notée dit « { $record } », les coups mènent à « { $here } ».
refusal-move-refused = Le coup { $number } de la partie notée n’est pas permis : { $reason }.
refusal-unknown-bot = Aucun joueur ne s’appelle « { $name } ». Les joueurs sont : { $known }.
refusal-not-written = La partie notée ne peut être écrite dans { $file } : { $problem }.
refusal-no-such-file = Le fichier { $file } est illisible : { $problem }.

## La table en mode texte
prompt = Numéro ou coup (help, rules, log, quit) >{" "}
prompt-back = Numéro ou coup (0 pour revenir ; help, rules, log, quit) >{" "}
asked = { $seat } : { $question }
hand-over = Passez le clavier à { $seat }, puis appuyez sur Entrée.{" "}
record-so-far = La partie notée jusqu’ici
help = Tapez le numéro d’un choix, ou un coup dans sa notation courte (entre parenthèses). Quand une carte porte un nombre, =5 désigne la carte. help montre ceci, rules les règles du jeu, log ce qui s’est passé, quit (ou Ctrl-C) quitte et affiche la partie notée.
opponent = Robot { $number }
person = Joueur { $number }
which-game = Quel jeu ?
demonstration = Pas de terminal ici : la partie se joue toute seule.
saved = La partie notée est dans { $file }.

## Outils
verified = { $game } : { $moves } coups vérifiés, la donne et chaque jet viennent du secret promis.
verified-unfinished = La partie n’est pas finie.
table-of-games = Jeux
seats-label = Places
options-label = Options

## Robots qui sont des programmes
refusal-bad-message = Cette ligne n’est pas un message du protocole des robots : { $problem }.
fault-not-started = { $player } : impossible de lancer le robot ({ $detail }).
fault-no-hello = { $player } : le robot ne s’est pas présenté ({ $detail }).
fault-wrong-protocol = { $player } : le robot parle la version { $detail } du protocole, ce n’est pas celle d’ici.
fault-crashed = { $player } : le robot s’est arrêté en pleine partie ({ $detail }).
fault-output-closed = { $player } : le robot a fermé sa sortie ({ $detail }).
fault-timed-out = { $player } : le robot n’a pas répondu à temps ({ $detail }).
fault-no-heartbeat = { $player } : le robot avait promis de donner signe de vie et ne le fait plus ({ $detail }).
fault-bad-message = { $player } : le robot a dit quelque chose qui n’est pas un message attendu : { $detail }.
fault-line-too-long = { $player } : le robot a écrit une ligne sans fin ({ $detail } octets).
fault-wrong-id = { $player } : le robot a répondu à une question que personne n’a posée ({ $detail }).
fault-bad-notation = { $player } : le robot a répondu « { $detail } », ce n’est pas un coup.
fault-illegal-move = { $player } : le robot a choisi un coup interdit : { $detail }.
fault-given-up = { $player } : le robot a échoué trop souvent, on ne lui demande plus rien (relances : { $detail }).
fault-played = Joué à sa place : { $move }.
trial-result = { $name } : { $games ->
    [one] une partie
   *[other] { $games } parties
} contre { $against }, { $share } des victoires, { $decisions } décisions, la plus lente a pris { $slowest } s.
trial-clean = Aucune faute.

## Tables en direct
refusal-already-agreed = Vous avez déjà donné votre accord.
refusal-already-asked = C’est déjà demandé ; attendez les réponses.
refusal-already-held = Un robot y joue déjà.
refusal-already-host = Vous êtes déjà l’hôte.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-already-so = C’est déjà le cas.
refusal-ask-rematch = La partie est finie ; demandez une revanche.
refusal-game-running = Pas au milieu d’une partie.
refusal-has-time-left = { $name } a encore du temps pour jouer : un robot ne peut prendre le relais qu’une fois ce temps écoulé.
refusal-hints-alone-only = Les conseils sont réservés à qui joue seul contre des robots.
refusal-hints-off = Il n’y a pas de conseils à cette table.
refusal-no-hints-in-a-race = Pas le temps de demander conseil dans une course contre la montre.
refusal-host-only = Seul l’hôte peut le faire.
refusal-no-game = La partie n’a pas encore commencé.
refusal-no-person-there = Aucune personne n’occupe la place { $seat }.
refusal-no-seat = Vous n’êtes pas à cette table.
refusal-no-undo-here = On lance des dés dans ce jeu ; un coup ne se reprend pas.
refusal-not-held = Aucun robot ne tient votre place.
refusal-not-paused = La partie n’est pas en pause.
refusal-nothing-asked = Personne ne l’a demandé.
refusal-nothing-to-undo = Vous n’avez pas de coup à reprendre.
refusal-out-of-date = Quelque chose a changé entre-temps ; regardez à nouveau.
refusal-paused = La partie est en pause.
refusal-resign-or-hold = On ne se lève pas au milieu d’une partie : abandonnez, ou laissez un robot tenir votre place.
refusal-rules-changed = Cette table a été dressée avec d’anciennes règles ; dressez-en une nouvelle.
refusal-seat-empty = Personne n’occupe la place { $seat }.
refusal-seat-held = Un robot tient votre place ; reprenez-la d’abord.
refusal-seat-resigned = Cette place a abandonné la partie.
refusal-seat-taken = La place { $seat } est prise.
refusal-seats-empty = Il reste des places vides.
refusal-still-here = { $name } est encore là.
refusal-table-full = Toutes les places sont prises.
refusal-time-is-up = Votre temps est écoulé.
refusal-too-many-seated = Plus de { $seats } joueurs sont à cette table ; libérez d’abord une place.
ending-resigned = par abandon
ending-out-of-time = au temps
ending-abandoned = La partie est abandonnée ; personne ne gagne.

## Le serveur
guest = Invité { $number }
home-what = Des jeux de société à des tables en direct : entre amis par un lien, ou contre des robots qui ne trichent jamais.
home-soon = Les tables pour le navigateur se préparent. En attendant, les programmes peuvent déjà jouer ici.
home-api = Comment jouent les programmes : l’API
home-socket = Les messages de la connexion en direct
server-ready = Tablée est ouverte : { $address } (Ctrl-C la ferme).
server-stopped = Tablée est fermée. Chaque table reprendra là où elle en était.
warming-compiling = Compilation des jeux, une seule fois, environ une minute…
warming-not-kept = Compilation des jeux ; le dossier du cache est en lecture seule, il faudra donc recommencer au prochain lancement…
warming-ready = Tous les jeux sont prêts.
bot-warming = Les robots se préparent (la première fois seulement, quelques secondes)…
migrated = La base de données a la forme voulue par cette version.
refusal-bad-config = Ces réglages ne peuvent pas servir : { $where } : { $problem }.
refusal-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
refusal-bad-database-url = Ce n’est pas l’adresse d’une base de données : { $why }.
refusal-needs-migration = La base de données est plus ancienne que cette version : { $why }.
refusal-newer-database = La base de données est plus récente que cette version : { $why }.
refusal-database-in-use = Un autre serveur utilise cette base de données : { $why }.
refusal-store-failed = La base de données est inutilisable : { $why }.
refusal-store-closed = La base de données est fermée : { $why }.
refusal-database-corrupted = Le fichier de la base de données est abîmé, le serveur ne démarre pas : { $why }.
refusal-not-saved = Impossible d’enregistrer pour le moment. Réessayez dans un instant ; rien de ce qui a été confirmé n’est perdu.
refusal-sign-in-first = Nous ne vous connaissons pas encore ; rechargez la page.
refusal-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble.
refusal-login-taken = L’identifiant « { $login } » est déjà pris.
refusal-bad-name = Un nom compte de 1 à { $most } caractères visibles.
refusal-bad-text = Ce texte contient des caractères qui ne peuvent pas être affichés.
refusal-bad-login = Un identifiant compte de { $least } à { $most } caractères visibles.
refusal-private-table = Cette table est privée ; demandez le lien à son hôte.
refusal-watch-only = Ce lien permet de regarder, pas de s’asseoir.
refusal-watch-first = Regardez d’abord la table.
refusal-foreign-origin = Un autre site ne peut pas agir ici en votre nom.
refusal-not-your-eyes = Tant que la partie dure, vous ne la voyez que de votre place.
refusal-still-running = La partie notée contient des secrets ; vous l’aurez à la fin.
refusal-no-such-game-here = Il n’y a pas de partie { $game } à cette table ; jusqu’ici il y en a { $games }.
refusal-no-such-move-here = Cette partie n’a pas de coup { $number } ; elle en compte { $moves }.
refusal-unknown-table = Il n’y a pas de table « { $table } ».
refusal-unknown-record = Il n’y a pas de partie notée « { $record } ».
refusal-unknown-language = Il n’y a pas de textes en « { $language } ». Langues : { $known }.
refusal-no-lesson = Il n’y a pas de leçon pour « { $name } ».
refusal-no-such-step = Cette leçon n’a pas d’étape « { $step } ».
refusal-not-found = Il n’y a rien ici.
refusal-method-not-allowed = Cela ne se fait pas ici.
refusal-too-large = C’est trop gros.
refusal-bad-request = Cette requête est incompréhensible : { $where } : { $problem }.
refusal-server-error = Quelque chose s’est mal passé chez nous. Rien de ce qui a été confirmé n’est perdu.
refusal-too-many-requests = Trop de choses à la fois ; attendez un instant.
refusal-too-many-tries = Trop d’essais ; attendez une minute.
refusal-too-many-guests = Trop de nouveaux visiteurs depuis votre réseau. Réessayez dans { $seconds } secondes.
refusal-too-many-new-tables = Vous avez créé beaucoup de tables en peu de temps. Réessayez dans { $seconds } secondes.
refusal-too-many-sockets = Tablée est ouverte à plus de { $most } endroits sous votre nom. Fermez-en d’abord quelques-uns.
refusal-too-busy = Le serveur est très sollicité. Réessayez dans un instant.
refusal-too-slow = La requête a mis trop de temps à arriver.
refusal-unknown-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui l’administre peut l’ajouter à « allowed_hosts ».
refusal-no-such-device = Cet appareil est déjà déconnecté.
refusal-bad-reset-code = Ce code n’est pas valable : il sert une seule fois, pendant 24 heures. Demandez-en un autre.
refusal-too-many-tables = Cela fait plus de { $most } tables à la fois.
refusal-too-fast = Trop de messages ; attendez un instant.
refusal-bad-json = Ce message n’est pas du JSON.
refusal-clash = Quelqu’un d’autre a été plus rapide ; regardez à nouveau.
refusal-table-busy = Trop de choses se passent à cette table ; réessayez.
