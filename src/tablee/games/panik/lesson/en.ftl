## The set-up
lesson-open-title = Four mansions
lesson-open = The row below is yours, and only you can see what is inside: a 2, a 5, a trap and a shared mansion. Each of you secretly chooses one to reveal, both at once. Show the cheapest: the 2.
lesson-open-show = Choose your mansion A1, the 2.
lesson-open-rich = Then { $bot } would come straight for your 5. Show something cheaper: the 2.
lesson-open-trap = A trap that everyone can see catches nobody. Show the 2.
lesson-open-shared = Possible, but a hidden shared mansion is a nice surprise for later. Show the 2.
lesson-open-done = Both are revealed at the same moment: your 2, and { $bot }’s 4. Everything else stays secret.

lesson-pair-title = The first pair
lesson-pair = Now each of you puts a pair of hunters at one of your own hidden mansions. A pair earns double. Where would it earn the most?
lesson-pair-show = Choose A2, your 5: a pair earns 10 there.
lesson-pair-trap = Hunters at a trapped mansion earn nothing, not even yours. Choose the 5.
lesson-pair-shared = A shared mansion pays less with every hunter that arrives. The 5 is safer.
lesson-pair-done = Your pair is set to earn 10. { $bot }’s pair is at B3. A treasure, or a bluff?

## A turn
lesson-place-title = Place a hunter
lesson-place = You have eight hunters and eight turns. Each turn, you place one hunter at any mansion, yours or not, and at the end it earns the mansion’s value. Send a standard hunter to { $bot }’s 4, at B1.
lesson-place-show = Choose “standard” among your hunters, then B1. Or drag it there.
lesson-place-detector = The detector comes next. First a plain standard hunter, at B1.
lesson-place-kind = That hunter has a special ability you will need soon. Send a standard one to B1.
lesson-place-trap = That is your own trap: your hunter would earn nothing. Go to B1.
lesson-place-own = Allowed, but the 4 at B1 is in plain sight and free. Go there.
lesson-place-blind = You don’t know what is in there. The 4 at B1 is a sure thing.
lesson-place-done = 4 points for you if it stays. And { $bot } has walked into your trap, A3! Hunters earn nothing there: you get 3 for each opposing hunter.

lesson-detect-title = The detector
lesson-detect = What is { $bot } hiding at B3, behind that pair? Your detector first reveals an opponent’s hidden mansion to everyone. Use it on B3.
lesson-detect-show = Choose “detector” among your hunters, then B3.
lesson-detect-elsewhere = You could look there too, but B3 is where { $bot } put a pair. Reveal B3.
lesson-detect-hunter = Keep that one for now. Pick the detector, then B3.

lesson-detector-title = The detector
lesson-detector = A 5! The detector is a hunter too: now place it anywhere, knowing what you know.
lesson-detector-show = Choose B3, the 5.
lesson-detector-elsewhere = You have just found a 5. Put the detector there, at B3.

lesson-back-title = Send somebody back
lesson-back = Somebody was already here. You may send one of these hunters back: its owner must move it to another mansion at once. That pair would earn 10 here…
lesson-back-show = Choose { $bot }’s pair, on the table or below it.
lesson-back-keep = Kind of you, but the pair would earn 10 points here. Send it back.
lesson-back-done = The pair went to B1. But now { $bot } strikes back: another hunter at B1, and your standard hunter is sent away!

lesson-move-on-title = Sent back
lesson-move-on = You decide where your hunter goes: any other mansion with room. Nothing else happens there. Which one pays best?
lesson-move-on-show = Choose B3, the 5 where your detector is. Your own hidden 5, A2, is just as good.
lesson-move-on-trap = Not into your own trap: it would earn nothing. Look for a 5.
lesson-move-on-less = That pays less than a 5, and you know where two of them are.
lesson-move-on-blind = You don’t know what is in there, and a 5 is waiting elsewhere.
lesson-move-on-done = Being sent back only means moving: with luck you end up better off.

## Special hunters
lesson-over-title = Heavy hunters
lesson-over = { $bot } will want that 5 at B3 as well, and would send your hunter away. But two of yours are heavy: they can’t be sent back or called.
lesson-over-show = Choose the heavy hunter, then B3.
lesson-over-elsewhere = The right hunter, but it deserves the 5 at B3.
lesson-over-weak = { $bot } would send that one back next turn. Choose the heavy one.
lesson-over-other = There is room at the 5, B3. Put a heavy hunter there.
lesson-over-done = { $bot } came, and couldn’t send you away: that hunter is there to stay.

lesson-full-title = Four and no more
lesson-full = Three of yours are at the 5, B1, and earn 20 together. A mansion holds four hunters at most. Once four are there, nobody can enter and nobody can be sent away. Close it with a standard hunter.
lesson-full-show = Choose “standard”, then B1.
lesson-full-costly = Any fourth hunter closes it, so spend a standard one and keep your specialists.
lesson-full-elsewhere = Then { $bot } would come to B1 and send your pair away. Close B1 first.

lesson-keep-title = Four and no more
lesson-keep = As always when you arrive, you may send back one hunter that was there. But these are all yours!
lesson-keep-show = Choose “Send nobody back”, below the mansions.
lesson-keep-own = That is your own hunter, and it earns here. Send nobody back.
lesson-keep-done = Four hunters at B1: frozen until the end. 25 points that nobody can touch.

lesson-call-title = Call for help
lesson-call = The call for help brings a hunter from another mansion to its side. From any team! And you own a trap, A3. You can see where this is going…
lesson-call-show = Choose “call”, then A3, your trap.
lesson-call-elsewhere = It works anywhere, but the fun is in your trap: A3.
lesson-call-hunter = Try the call for help this time, at A3.

lesson-help-title = Call for help
lesson-help = Now call a hunter. Pairs and heavy hunters can’t be called, and nobody leaves a mansion with four. Two of { $bot }’s hunters earn 4 each at B3.
lesson-help-show = Choose one of { $bot }’s standard hunters at B3.
lesson-help-alone = Nobody? { $bot } would be relieved. Call one from B3.
lesson-help-own = Your own hunter would earn nothing in your trap. Call one of { $bot }’s, from B3.
lesson-help-poor = A catch, but at B3 one of { $bot }’s hunters loses 4 points as well. Call that one.
lesson-help-done = 4 points less for { $bot } and 3 more for you. Your own hunter earns nothing in there, but what a night!

## Points
lesson-shared-title = Shared mansions
lesson-shared = A4 is shared: each hunter there earns 4, 3, 2 or 1 if there are one, two, three or four of them. And a pair, as always, earns double.
lesson-shared-show = Choose “pair”, then A4: alone there it earns 8.
lesson-shared-less = Your pair earns less there than the 8 it would get alone at A4.
lesson-shared-single = The right place, but the wrong hunter: a pair would earn double.
lesson-shared-other = Look at A4: alone in a shared mansion, a pair earns 8.
lesson-shared-done = 8 for a moment… then { $bot } joined: two hunters, 3 each, so 6 for your pair. Sharing cuts both ways.

lesson-end-title = The last hunter
lesson-end = Your last hunter, and the last of the game. Then every mansion is revealed and pays. It’s close: find the spot that pays the most.
lesson-end-show = Choose “standard”, then B3, the 5 with one place left.
lesson-end-trap = Your trap only pays for opposing hunters. Look for the best revealed value.
lesson-end-shared = A third hunter there would lower your own pair’s share. Look for the best revealed value.
lesson-end-less = There is more to earn: one place is left at the 5, B3.
lesson-end-done = 37 to 36! And your hunter at B4 was in a trap all along: { $bot } bluffs too. On a tie you would have shared the win.
