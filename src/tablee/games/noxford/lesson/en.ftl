## Building
lesson-place-title = Build the city
lesson-place = Two districts are on the table, and the city grows around them. A new card must touch at least two cards and line up at least two of its edges. The glowing spots do both. Place your Henchman on one.
lesson-place-show = Choose the Henchman in your hand, then any glowing spot.
lesson-place-strong = Keep your strong cards: higher ranks can cover lower ones later. Start with the Henchman.
lesson-place-neutral = That is one of the face-up neutral cards. We’ll get to those; first place your own Henchman.
lesson-place-done = Your Henchman touches both districts and { $bot } has nobody there: both are yours for now. You draw back up to three cards.

lesson-control-title = Who controls a district
lesson-control = A district goes to whoever has the most cards touching it. Here you and { $bot } have one each, so nobody gets it. Win the big one, with four symbols: one more Henchman!
lesson-control-show = Choose the plain Henchman, then a spot that touches the district with four symbols.
lesson-control-poorer = That wins the small district, with two symbols. The big one has four, including your favourite.
lesson-control-gear = That Henchman has a gear: keep it for later. Use the plain one.
lesson-control-master = Your Master is your best card: keep it. A Henchman will do.
lesson-control-neutral = A neutral card gives nobody a majority. Place your plain Henchman.
lesson-control-done = Two against one: it’s yours. It pays 1 point per symbol and 2 more for your favourite, the anchor: 6 in all. { $bot } took the small one in return.

lesson-neutral-title = Neutral cards
lesson-neutral = Instead of one of your own cards, you may place one of the three face-up neutral cards. One is a district with an anchor, your favourite. Put it where your cards touch it and { $bot }’s do not.
lesson-neutral-show = Choose the neutral district with the anchor, then a spot beside your Tough, on the right.
lesson-neutral-spot = There { $bot } touches it at least as much as you do. Find a spot that only your cards touch.
lesson-neutral-plain = A good district, but without an anchor it pays 2; the other one pays 4.
lesson-neutral-barracks = That’s a barracks, not a district: you will soon see what it does. Choose the district with the anchor.
lesson-neutral-card = A solid move, but this time use a neutral card: the district with the anchor.
lesson-neutral-done = Yours from the moment you place it: 4 points. Another neutral card is revealed at once.

## Ranks
lesson-cover-title = Cover a weaker card
lesson-cover = { $bot } has the big district, two against one. Henchman 1, Tough 2, Lieutenant 3, Master 4: a card can cover any card of strictly lower rank. Only the top card counts. Turn the tables!
lesson-cover-show = Choose your Tough and drop it on { $bot }’s Henchman.
lesson-cover-master = The Master could, but a Tough or a Lieutenant is enough here.
lesson-cover-own = That is your own card: nothing would change. Cover one of { $bot }’s.
lesson-cover-place = Placing a card would only tie. Cover one of { $bot }’s cards that touches the big district: one less for { $bot }, one more for you.
lesson-cover-done = A double swing: { $bot } loses a card there and you gain one. The big district is yours.

lesson-lock-title = Locked
lesson-lock = One of { $bot }’s Lieutenants could cover your Tough in the middle. But a card touched on all four edges is locked: nobody can cover or move it. One edge is still free.
lesson-lock-show = Place your Henchman against the free edge of the Tough, the one facing away from the districts.
lesson-lock-master = That would lock it, but it wastes your Master. Use a smaller card.
lesson-lock-barracks = Careful: a barracks turns face down every syndicate card it touches. Use another card.
lesson-lock-cover = Covering doesn’t lock anything. Place a card against the free edge of your Tough.
lesson-lock-open = Your Tough still has a free edge there. Place a card that touches it on that edge.
lesson-lock-done = Cards on all four sides: your Tough stays in play until the end.

## Gears
lesson-gear-title = The gear
lesson-gear = Some cards have a gear: whoever plays one may immediately move another card of the city. First place your Henchman with the gear against the big district: two against two.
lesson-gear-show = Choose the Henchman with the gear, then the spot in the corner on the left, touching the big district.
lesson-gear-spot = There it does not touch the big district. Look for the spot on its other side.
lesson-gear-other = This time use the Henchman with the gear.

lesson-lift-title = The gear
lesson-lift = The gear turns! Choose a card to move: anyone’s, but not a Master or a locked card. Once it is down again, the city must be in one piece. { $bot }’s Henchman touches three districts…
lesson-lift-show = Choose { $bot }’s Henchman, in the middle.
lesson-lift-stay = You may skip it, but a free move is a free move. Move { $bot }’s Henchman.
lesson-lift-tough = Good idea! But { $bot }’s Henchman is in your way at three districts at once. Move that one.
lesson-lift-own = That is your own card, and it’s well placed. Move { $bot }’s Henchman.
lesson-lift-neutral = You could move a district too. But it’s { $bot }’s Henchman that is in your way.

lesson-lay-title = The gear
lesson-lay = Now put it somewhere else, by the same rules: touching two cards, two edges lined up. And away from the big district, please.
lesson-lay-show = Choose a spot that does not touch the big district, such as the one at the very bottom.
lesson-lay-still = There it touches the big district again: a tie. Put it somewhere else.
lesson-lay-done = Two against one, thanks to the gear. A gear on the card you moved doesn’t turn.

## Master, barracks, end
lesson-master-title = The Master
lesson-master = { $bot } leads at the big district, two against one. Your Master is face up in front of you and can be played once, on any turn. It counts as two cards!
lesson-master-show = Choose your Master, then the spot on the left that touches the big district.
lesson-master-wasted = Your Master doesn’t win the big district from there. Find the spot where it does.
lesson-master-other = One ordinary card would not be enough to take the lead. Play your Master.
lesson-master-done = Three against two. And no card outranks a Master: it can never be covered, and no gear can move it.

lesson-barracks-title = Barracks
lesson-barracks = { $bot }’s Master rules the middle. But at the end of the game, every syndicate card that touches a barracks is turned face down and counts for nothing, Masters too. One of the neutral cards is a barracks.
lesson-barracks-show = Choose the barracks, then a spot at the top that touches { $bot }’s Master.
lesson-barracks-spot = It must touch { $bot }’s Master, and none of your own cards.
lesson-barracks-other = This time place the barracks: no other card can stop a Master.
lesson-barracks-done = That Master counts for nothing now, and the big district is yours. Keep your own cards away from barracks!

lesson-end-title = The tenth card
lesson-end = You have played nine cards of your syndicate, and { $bot } leads 4 to 0. The moment you play the tenth, the game ends and the points are counted. So place it well!
lesson-end-show = Choose your Tough, then a spot on the left that touches the big district: 6 points.
lesson-end-early = That would end the game without a win for you. Where can you get 6 points?
lesson-end-neutral = That gives { $bot } one more turn. End it now, with your tenth card.
lesson-end-done = 6 to 4! The end comes without warning, so keep an eye on how many cards everyone has left. On a tie, more districts win.
