## Mots de tous les jeux
seat = Place { $number }
clock = L’horloge
somebody = Quelqu’un
nobody = personne
nothing = rien
list-end = { $first } et { $last }
result-won = { $winners } gagne { $how }.
result-draw = Personne ne gagne : { $how }.
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
refusal-bad-value = Valeur incorrecte pour « { $name } » ; attendu : { $expected }.
refusal-bad-position = Cette position ne peut pas être posée : { $where } : { $problem }.
refusal-bad-edition = Le fichier d’édition { $file } est inutilisable : { $key } : { $problem }.
refusal-bad-calibration = La table des chances de gagner est inutilisable : { $problem }.
refusal-bad-record = Cette partie notée est illisible : ligne { $line } : { $problem }.
refusal-wrong-secret = Le secret ne correspond pas à l’empreinte montrée avant la partie.
refusal-wrong-nonces = Les nombres aléatoires des joueurs ne sont pas ceux du début de la partie, ou pas dans leur ordre.
refusal-other-commitment = Cette partie notée promet { $record } ; on vous avait montré { $shown }.
refusal-nonce-missing = Votre nombre aléatoire { $nonce } ne figure pas dans cette partie notée.
refusal-promised-late = L’empreinte date du { $promised }, après le début de la partie le { $started }.
refusal-origin-differs = La position de départ n’est pas celle qui aurait dû être tirée de l’autre partie.
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
verified = { $game } : la donne, chaque jet et chaque coup sont vérifiés (coups : { $moves }).
verified-secret = Le secret correspond à son empreinte { $commitment }.
verified-promised = Selon la partie notée, l’empreinte a été montrée le { $promised } et la partie a commencé le { $started }.
verified-shown = C’est bien l’empreinte qu’on vous a montrée.
verified-compare = Est-ce celle que votre table affichait ? Comparez-la, ou donnez la vôtre avec --commitment.
verified-nonces = Places qui ont ajouté leur propre nombre aléatoire : { $nonces } sur { $seats }. Celui des autres découle de l’empreinte.
verified-own = Votre nombre en fait partie.
verified-left-out = { $player } n’est pas un robot, mais n’a ajouté aucun nombre. Si sa page en a envoyé un, elle lui signale qu’il n’a pas été pris en compte.
