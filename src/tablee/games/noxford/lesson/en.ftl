## Building
lesson-place-title = Build the city
lesson-place = Two districts lie on the table, and the city grows around them. A new card must touch at least two cards and line up at least two of its edges. The spots that glow do both. Place your Henchman on one.
lesson-place-show = Choose the Henchman in your hand, then any glowing spot.
lesson-place-strong = Keep your strong cards: higher ranks can cover lower ones later. Start with the Henchman.
lesson-place-neutral = That is one of the open neutral cards. Their turn comes soon; first your own Henchman.
lesson-place-done = Your Henchman touches both districts and { $bot } has nobody there: both are yours for now. Your hand is filled up again.

lesson-control-title = Who controls a district
lesson-control = A district belongs to whoever has most cards touching it. Here you and { $bot } have one each, so nobody gets it. Win the big one, with four symbols: one more Henchman!
lesson-control-show = Choose the plain Henchman, then a spot that touches the district with four symbols.
lesson-control-poorer = That wins the small district, two symbols. The big one has four, your favourite among them.
lesson-control-gear = That Henchman carries a gear: keep it for a later step. Take the plain one.
lesson-control-master = Your Master is your best card: keep it. A Henchman will do.
lesson-control-neutral = A neutral card helps nobody to a majority. Place your plain Henchman.
lesson-control-done = Two against one: yours. It pays 1 point a symbol and 2 more for your favourite, the anchor: 6 in all. { $bot } took the small one in return.

lesson-neutral-title = Open cards
lesson-neutral = Instead of a card of yours you may place one of the three open neutral cards. There is a district with an anchor, your favourite. Put it where your cards touch it and { $bot }’s do not.
lesson-neutral-show = Choose the open district with the anchor, then a spot beside your Tough, on the right.
lesson-neutral-spot = There { $bot } touches it at least as much as you do. Find a spot that only your cards touch.
lesson-neutral-plain = A good district, but without an anchor it pays 2; the other one pays 4.
lesson-neutral-barracks = Those are barracks, no district: you will see what they do. Take the district with the anchor.
lesson-neutral-card = A solid move, but this time use one of the open cards: the district with the anchor.
lesson-neutral-done = A district that was born yours: 4 points. Another neutral card is turned up at once.

## Ranks
lesson-cover-title = Cover a weaker card
lesson-cover = The big district is with { $bot }, two against one. Henchman 1, Tough 2, Lieutenant 3, Master 4: a card may cover any card of strictly lower rank. Only the top card counts. Turn the tables!
lesson-cover-show = Choose your Tough and drop it on { $bot }’s Henchman.
lesson-cover-master = The Master could, but a Tough or a Lieutenant is enough here.
lesson-cover-own = That is your own card: nothing would change. Cover one of { $bot }’s.
lesson-cover-place = Placing would only make it a tie. Cover a card of { $bot }’s that touches the big district: minus one there, plus one for you.
lesson-cover-done = One move, two steps: { $bot } loses a card there and you win one. The big district is yours.

lesson-lock-title = Locked
lesson-lock = One of { $bot }’s Lieutenants could cover your Tough in the middle. But a card that is touched on all four edges is locked: nobody covers it, nobody moves it. One edge is still free.
lesson-lock-show = Place your Henchman on the free edge of the Tough, the one away from the districts.
lesson-lock-master = It would lock, but what a place for your Master. Use a smaller card.
lesson-lock-barracks = Careful: barracks turn down every syndicate card they touch. Use another card.
lesson-lock-cover = Covering does not lock anything. Place a card on the free edge of your Tough.
lesson-lock-open = Your Tough still has a free edge there. Place a card that touches it on that edge.
lesson-lock-done = Cards on all four sides: your Tough stays in play until the end.

## Gears
lesson-gear-title = The gear
lesson-gear = Some cards carry a gear. Whoever plays one may at once move another card of the city. First place your Henchman with the gear, so that it touches the big district: two against two.
lesson-gear-show = Choose the Henchman with the gear, then the spot in the corner at the left, touching the big district.
lesson-gear-spot = There it does not touch the big district. Look for the spot on its other side.
lesson-gear-other = This time use the Henchman with the gear.

lesson-lift-title = The gear
lesson-lift = The gear turns! Lift a card: anybody’s, but no Master, no locked card, and when it lies again the city must be in one piece. { $bot }’s Henchman touches three districts…
lesson-lift-show = Choose { $bot }’s Henchman, in the middle.
lesson-lift-stay = You may leave it, but a free move is a free move. Lift { $bot }’s Henchman.
lesson-lift-tough = Good idea! But { $bot }’s Henchman is in your way at three districts at once. Lift that one.
lesson-lift-own = That is your own card, and it stands well. Lift { $bot }’s Henchman.
lesson-lift-neutral = You could move a district too. But { $bot }’s Henchman is what stands in your way.

lesson-lay-title = The gear
lesson-lay = Now lay it down elsewhere, by the same rules: two contacts, two edges in line. Far from the big district, if you please.
lesson-lay-show = Choose a spot that does not touch the big district, such as the one at the very bottom.
lesson-lay-still = There it touches the big district again: a tie. Lay it somewhere else.
lesson-lay-done = Two against one, thanks to the gear. Gears of moved cards do not turn again.

## Master, barracks, end
lesson-master-title = The Master
lesson-master = { $bot } leads at the big district, two against one. Your Master lies open in front of you and can be played once, on any turn. It counts as two cards!
lesson-master-show = Choose your Master, then the spot at the left that touches the big district.
lesson-master-wasted = Your Master does not win the big district from there. Find the place where it does.
lesson-master-other = One ordinary card would not be enough for a lead. Play your Master.
lesson-master-done = Three against two. And no card outranks a Master, so nobody can ever cover it, nor may a gear move it.

lesson-barracks-title = Barracks
lesson-barracks = { $bot }’s Master rules the middle. But at the end of the game, every syndicate card that touches a barracks is turned down and counts for nothing, Masters too. There are barracks among the open cards.
lesson-barracks-show = Choose the barracks, then a spot at the top that touches { $bot }’s Master.
lesson-barracks-spot = It must touch { $bot }’s Master, and none of your own cards.
lesson-barracks-other = This time place the barracks: no other card can stop a Master.
lesson-barracks-done = That Master counts for nothing now, and the big district is yours. Watch that your own cards do not touch barracks!

lesson-end-title = The tenth card
lesson-end = You have played nine cards of your syndicate, and { $bot } leads 4 to 0. The moment you play the tenth, the game is over and all is counted. So place it well!
lesson-end-show = Choose your Tough, then a spot at the left that touches the big district: 6 points.
lesson-end-early = That would end the game, and not with a win for you. Where are 6 points to be had?
lesson-end-neutral = That gives { $bot } one more turn. End it now, with your tenth card.
lesson-end-done = 6 to 4! The end comes without warning, so keep an eye on how many cards everybody has left. On a tie, more districts win.
