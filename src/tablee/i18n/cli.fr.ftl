## Help of the commands (`tablee --help`). English stands in the code; see src/tablee/cli/help_texts.py.
## A command: `help-play`. Its option: `help-play--seats`. An option of several commands: `help--lang`.

typer-arguments-panel-title = Arguments
typer-options-panel-title = Options
typer-commands-panel-title = Commandes
typer-errors-panel-title = Erreur
typer-default-string = [par défaut : {"{}"}]
typer-required-long-string = [obligatoire]
typer-aborted-text = Interrompu.
typer-rich-help = Aide : [blue]{"{command_path} {help_option}"}[/]

help--help = Affiche cette aide et quitte.
help--lang = Langue : en, fr. Par défaut, celle du système.
help--as-json = Sortie en JSON.
help--edition = Le fichier d’une édition avec laquelle jouer.
help--config = Un fichier de réglages TOML.
help--database = sqlite:///chemin ou postgresql://… Par défaut, comme pour serve.
help--file = Une partie notée.
help--force = Remplace un fichier ou une base de données qui existe.
help--limit = Nombre maximal de lignes.
help--sure = Ne demande pas de confirmation.
help--table = Le nom de la table, comme dans son adresse.
help--person = Un id, un identifiant ou un nom.
help--who = Une personne, une adresse IP ou un réseau.
help--lan = Ouvre aux téléphones et ordinateurs de votre réseau, ou à cette machine seulement.

help = Quatre jeux de société modernes. Sans commande : démarre Tablée pour votre réseau et ouvre le navigateur.
help--version = Affiche la version et quitte.
help-games = Liste les jeux, avec le nombre de joueurs et les options.

help-play = Joue dans le terminal. Sans terminal, les robots jouent une partie de démonstration.
help-play--game-name = Le jeu. Sans lui, on vous le demande.
help-play--seats = Nombre de joueurs. Par défaut, le plus petit possible.
help-play--people = Nombre de personnes à ce clavier ; des robots prennent les autres places.
help-play--level = Niveau des robots : novice, casual, club, expert, master, ou random.
help-play--names = Noms des joueurs, séparés par des virgules.
help-play--option = Une option du jeu, sous la forme nom=valeur. Peut être répétée.
help-play--seed = Graine : la même graine donne la même distribution.
help-play--record = Note la partie dans ce fichier à la fin.

help-replay = Rejoue une partie notée coup par coup et montre la position finale.
help-replay--seat = Place d’où la regarder (la première est 0). Par défaut, en spectateur.
help-replay--svg = Enregistre plutôt une image de la position finale dans ce fichier.
help-replay--reveal = Ne cache rien sur l’image.
help-review = Analyse une partie terminée : où elle a basculé, la part de chance, et la précision de chacun.
help-review--html = Écrit une page à lire dans ce fichier.
help-review--depth = La profondeur d’analyse : un niveau de robot (novice est le plus rapide), ou un nombre d’itérations par décision.
help-review--seed = La même graine donne la même analyse.
help-verify = Vérifie une partie notée : la distribution, chaque jet de dés, chaque coup et le résultat.
help-verify--secret = Le secret, si la partie notée n’en contient que l’empreinte.
help-verify--commitment = L’empreinte que votre table a montrée avant la partie.
help-verify--nonce = Le nombre aléatoire que votre navigateur a ajouté.
help-verify--origin = La partie notée que celle-ci continue.
help-rules = Affiche les règles d’un jeu, avec nos précisions.

help-edition = Les valeurs de votre propre boîte, ou d’une variante.
help-edition-new = Écrit un fichier d’édition à modifier : les valeurs du jeu, avec des commentaires.
help-edition-new--file = Où l’écrire. Par défaut, my-JEU.toml.
help-edition-new--called = Le nom de l’édition.
help-edition-check = Dit tout ce qui cloche dans un fichier d’édition. Code de sortie 1 s’il y a quelque chose.
help-edition-check--file = Un fichier d’édition (TOML).
help-edition-diff = Montre les valeurs d’une édition qui diffèrent de celles du jeu, ou d’une autre édition.
help-edition-diff--file = Un fichier d’édition (TOML).
help-edition-diff--against = Compare avec ce fichier. Par défaut, avec les valeurs du jeu.

help-bench = Mesure le moteur sur cette machine : parties et coups par seconde, copies, compilation à froid.
help-bench--seconds = Secondes consacrées à chaque mesure.
help-match =
    Joue un match équilibré par places entre deux joueurs, avec des intervalles de confiance à 95 %.

    Code de sortie 1 si un programme a commis des fautes : ses coups ont alors été joués par défaut, et il n’y a pas d’Elo.
help-match--first = Un niveau, random, greedy, search:N, mybot.py:MyBot ou exec:COMMANDE.
help-match--sprt = S’arrête dès que la réponse est claire.
help-match--seats = Nombre de joueurs ; le second joueur prend toutes les autres places. Par défaut, le plus petit possible.
help--games = Nombre de parties, arrondi vers le haut : chaque donne est jouée depuis chaque place.
help--seed = La même graine donne les mêmes parties (sans --think).
help--think = Nombre maximal de secondes par coup, à la place de la limite du niveau.
help--workers = Nombre de processus en parallèle. Par défaut, tous les cœurs.
help-ladder = Fait jouer tous les joueurs les uns contre les autres et les classe.
help-ladder--players = Deux joueurs ou plus. Par défaut, les cinq niveaux.
help-ladder--seats = Nombre de joueurs ; le second joueur prend toutes les autres places. Par défaut, le plus petit possible.
help-ladder--matches = Ajoute les rencontres à ce fichier, d’où viennent les cotes des robots.
help-ladder--neighbours = Chacun ne joue que contre le niveau juste en dessous.

help-study = Étudie un jeu : places, durée, choix, avance, fins de partie, valeur des cartes. Écrit un rapport à lire.
help-study--against = Le fichier d’une autre édition ; tous les chiffres des deux sont comparés.
help-study--players = Joueurs, séparés par des virgules. Chacun joue contre lui-même ; les questions sont posées au plus fort.
help-study--games = Parties de chaque joueur. Par défaut, 100000 pour random, 2000 pour les autres.
help-study--seats = Nombre de joueurs. Par défaut, le plus petit possible.
help-study--option = Une option du jeu, sous la forme nom=valeur. Peut être répétée.
help-study--without = Et si un joueur ne jouait jamais de tels coups ? Par exemple 'back *'. Peut être répétée.
help-study--question-games = Parties pour chacune de ces questions et de celles du jeu ; 0 n’en pose aucune.
help-study--seed = La même graine donne les mêmes chiffres.
help-study--executor = Qui joue : processes, here (un seul processus) ou dask://HÔTE:PORT.
help-study--output = Où écrire le rapport, sans extension. Par défaut, study-JEU.
help-study--force = Remplace un rapport précédent.

help-train = Entraîne par auto-apprentissage le réseau qui évalue les positions d’un jeu. Interruptible à tout moment : la même commande reprend.
help-train--folder = Où l’entraînement est conservé et repris. Par défaut, train-JEU-PLACES.
help-train--seats = Nombre de joueurs. Par défaut, le plus petit possible.
help-train--rounds = Entraîne jusqu’à ce que tant de cycles soient terminés.
help-train--plan = Pour chaque cycle, ses itérations de recherche par coup et ses parties ; le dernier se répète.
help-train--seed = La même graine donne les mêmes parties et les mêmes poids.
help-train--threads = Nombre de fils d’exécution. Par défaut, tous les cœurs.

help-bot-protocol = Explique comment écrire un robot dans n’importe quel langage, ou en essaie un avec --run. Code de sortie 1 s’il a commis des fautes.
help-bot-protocol--game-name = Le jeu à jouer avec --run.
help-bot-protocol--run = Le robot à essayer, avec un compte rendu.
help-bot-protocol--schema = Affiche le schéma JSON de tous les messages.
help-bot-protocol--seats = Nombre de joueurs. Par défaut, le plus petit possible.
help-bot-protocol--games = Nombre de parties.
help-bot-protocol--against = Les adversaires.
help-bot-protocol--seed = La même graine donne les mêmes distributions.
help-bot-protocol--think = Secondes par décision. Par défaut, 5.

help-examples = Copie les exemples dans un dossier : des robots, un notebook, un jeu complet à vous.
help-examples--folder = Où les copier ; ce dossier ne doit pas encore exister.

help-serve = Lance un serveur. Les options passent avant les variables TABLEE_…, qui passent avant le fichier de réglages.
help-serve--host = Adresse d’écoute. Par défaut, 127.0.0.1, cette machine seulement.
help-serve--lan-address = Adresse de cette machine à mettre dans les liens, si celle qui est détectée est fausse.
help-serve--port = Port. Par défaut, 8000.
help-serve--database = sqlite:///chemin ou postgresql://… Par défaut, un fichier dans votre dossier de données.
help-serve--workers = Processus qui servent ensemble ; 0 : un par cœur. Par défaut, 1.
help-serve--broker = Courtier NATS pour les nouvelles entre serveurs d’une même base PostgreSQL : nats://…
help-serve--base-url = L’adresse publique du serveur, comme https://games.example.org.
help-serve--log-format = text ou json.
help-serve--log-level = debug, info, warning ou error. Par défaut, info.
help-serve--trusted-proxies = Adresses des serveurs mandataires auxquels on fait confiance pour l’adresse des clients.
help-serve--open-browser = Ouvre le navigateur.
help-protocol-schema = Affiche le schéma JSON du protocole : messages, vues et événements de tous les jeux.

help-migrate = Met la base de données à jour pour cette version. Ne fait rien si elle l’est déjà.
help-backup = Sauvegarde la base de données dans un fichier. Fonctionne pendant que le serveur tourne.
help-backup--file = Où écrire la sauvegarde.
help-restore = Restaure la base de données depuis une sauvegarde. Arrêtez d’abord le serveur.
help-restore--file = Le fichier de sauvegarde.
help-tidy = Supprime les données plus anciennes que ce que permettent les réglages, et libère la place. Un serveur le fait toutes les heures.
help-tidy--dry-run = Compte seulement ce qui serait supprimé.

help-admin = Gère les personnes et les tables, même pendant que le serveur tourne. Chaque action est consignée.
help-admin-tables = Liste les tables, les dernières actives d’abord.
help-admin-tables--status = Seulement les tables dans cet état : open, playing, paused ou over.
help-admin-tables--game = Seulement les tables de ce jeu.
help-admin-people = Liste les personnes, les dernières venues d’abord.
help-admin-people--like = Une partie d’un nom ou d’un identifiant.
help-admin-table = Montre une table : ses joueurs et ses messages, mais aucune carte cachée.
help-admin-person = Montre une personne et ses tables.
help-admin-lock = Verrouille une table : on peut regarder, mais plus jouer ; ses pendules et ses robots s’arrêtent.
help-admin-unlock = Déverrouille une table.
help-admin-delete-table = Supprime définitivement une table, avec son journal, ses messages et ses résultats.
help-admin-delete-chat = Supprime un message, aussi des pages ouvertes.
help-admin-delete-chat--number = Le numéro du message dans `tablee admin table`.
help-admin-rename = Renomme quelqu’un, aussi aux tables où il portait l’ancien nom.
help-admin-rename--name = Le nouveau nom.
help-admin-sign-out = Déconnecte quelqu’un de tous ses appareils. Un invité sans identifiant ne peut pas revenir sous le même compte.
help-admin-ban = Bannit une personne ou une adresse et ferme ses connexions.
help-admin-ban--days = Durée en jours. Par défaut, jusqu’à ce que vous la leviez.
help-admin-ban--why = Le motif, que la personne verra.
help-admin-unban = Lève un bannissement.
help-admin-bans = Liste les bannissements.
help-admin-reset-password = Crée un code à usage unique pour choisir un nouveau mot de passe. À vous de le transmettre.
help-admin-reset-password--base-url = L’adresse publique de votre serveur, pour le lien. Par défaut, comme pour serve.
help-admin-erase = Efface une personne définitivement, comme elle peut le faire elle-même. Ses parties restent, sous le nom « quelqu’un ».
help-admin-erase--chat-too = Efface aussi ses messages.
help-admin-announce = Affiche une annonce en haut de toutes les pages. Elle remplace la précédente.
help-admin-announce--en = Le texte en anglais.
help-admin-announce--fr = Le texte en français.
help-admin-withdraw = Retire l’annonce.
help-admin-ratings = Recalcule toutes les cotes à partir des résultats des parties classées. Avec --check, le code de sortie est 1 si quelque chose changerait.
help-admin-ratings--check = Ne change rien ; dit seulement ce qui changerait.
help-admin-log = Liste ce qui a été fait avec ces commandes, par qui et quand.
