## The line
lesson-play-title = Feed the line
lesson-play = One line of cards lies between you and { $bot }. On your turn you either play a card at its end or take from it. Start small: play your 6.
lesson-play-show = Choose the 6 in your hand, or drag it onto the line.
lesson-play-take = You can take only once a round, and there are just two cards here. Let the line grow first: play your 6.
lesson-play-other = A good card to keep for later. Play your 6 for now.
lesson-play-done = Your 6 is at the end of the line, and { $bot } added an 8. Cards in the line belong to nobody yet.

lesson-take-title = Take five
lesson-take = Once a round, you take instead of playing: always the last five cards, the ones inside the bracket. They look good. Take them.
lesson-take-show = Press “Take” beside the bracketed cards.
lesson-take-play = Then { $bot } would take those five: first come, first served. Take now.
lesson-take-done = They stay in front of you until the end. Having strictly more of a Support than { $bot } scores its number: 8, 7 and 6 for you. The Alliance adds its +2.

lesson-feed-title = Poison the line
lesson-feed = You have taken, so for the rest of this round you can only play. { $bot } has no cards left and must take next. What would you like to hand over?
lesson-feed-show = Play the Betrayal, −3: it will be among the last five.
lesson-feed-gift = Too kind: that 5 would go straight to { $bot }. Play the −3 instead.
lesson-feed-done = { $bot } had to take the −3, and the −1 with it. Look at the 6s and 7s: one each now. On a tie, nobody scores.

lesson-round-title = A new round
lesson-round = In every round each of you plays five cards and takes once. You have one card left: play it, and see what happens to the line.
lesson-round-show = Play your last card, the 5.
lesson-round-done = Both hands are empty: five new cards each, and the line stays as it is. { $bot } went first last round, so this time it’s you. A game has four rounds.

## Sets
lesson-set-title = A set of four
lesson-set = A 5, a 6, a 7 and an 8 in front of you make a set, worth 5 more points. You are missing an 8, and you hold one! But a card only reaches you through the line. { $bot } has already taken this round. So?
lesson-set-show = Play your 8. Nobody but you can take it now.
lesson-set-early = Then your 8 would stay in the line for the next round. Play it first: { $bot } has taken and cannot steal it.

lesson-set-take-title = A set of four
lesson-set-take = Your 8 is still among the last five, and your hand is empty. Take!
lesson-set-take-show = Press “Take” beside the bracketed cards.
lesson-set-take-done = A 5, a 6, a 7 and an 8: 5 points for the set, whoever has those majorities. Every further set scores 5 more.

## The City
lesson-stop-title = Danger: the City
lesson-stop = { $bot } has two of the three City cards. The third wins the game at once. Look at the line and do something about it!
lesson-stop-show = Take: the town hall is at the end of the line.
lesson-stop-late = { $bot } would take the town hall and win on the spot. Take it yourself.
lesson-stop-done = Saved! With fewer than five cards in the line you take them all; facing an empty line, { $bot } could only play.

lesson-city-title = Win with the City
lesson-city = Your turn to attack: you have the docks and the town hall. Where is the police station?
lesson-city-show = Take: the police station is among the bracketed cards. Never mind the Betrayals.
lesson-city-missed = { $bot } won’t leave you the police station twice. Take it now.
lesson-city-done = All three: you win at once, in the middle of the round, however few points you have.

## The end
lesson-end-title = The last take
lesson-end = Round four, the very last action. { $bot } is well ahead. Your hand is empty, so you must take. Watch the majorities swing.
lesson-end-show = Press “Take” beside the bracketed cards.
lesson-end-done = 18 to 13! You won the 7s and tied the 6s and 8s, which now score for nobody. Cards left in the line don’t count. If the totals were tied, the 8s would decide, then the 7s, 6s and 5s.
