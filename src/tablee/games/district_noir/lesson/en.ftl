## The line
lesson-play-title = Feed the line
lesson-play = One line of cards lies between you and { $bot }. On your turn you either play a card at its end or take from it. Start small: play your 6.
lesson-play-show = Choose the 6 in your hand, or drag it onto the line.
lesson-play-take = Taking is allowed only once a round, and there are just two cards here. Let the line grow first: play your 6.
lesson-play-other = A fine card to keep in hand for later. Play your 6 for now.
lesson-play-done = The 6 lies at the end of the line, and { $bot } added an 8. Cards in the line are nobody’s, yet.

lesson-take-title = Take five
lesson-take = Once a round, you take instead of playing: always the last five cards, the ones inside the bracket. They look good. Take them.
lesson-take-show = Press “Take” beside the bracketed cards.
lesson-take-play = Then { $bot } would take those five: whoever comes first gets them. Take now.
lesson-take-done = They stay in front of you until the end. Having strictly more of a Support than { $bot } pays its number: 8, 7 and 6 for you. The Alliance adds its +2.

lesson-feed-title = Poison the line
lesson-feed = You have taken, so for the rest of this round you can only play. { $bot } has no cards left and must take next. What would you like to hand over?
lesson-feed-show = Play the Betrayal, −3: it will be among the last five.
lesson-feed-gift = Too kind: that 5 would go straight to { $bot }. Play the −3 instead.
lesson-feed-done = { $bot } had to take the −3, and the −1 with it. Look at the 6s and 7s: one each now. On a tie, nobody scores.

lesson-round-title = A new round
lesson-round = In every round each of you plays five cards and takes once. One card is left: play it, and see what happens to the line.
lesson-round-show = Play your last card, the 5.
lesson-round-done = Hands empty: five new cards each, and the line stays as it is. { $bot } began the last round, so you begin this one. Four rounds make a game.

## Sets
lesson-set-title = A set of four
lesson-set = A 5, a 6, a 7 and an 8 in front of you are a set, worth 5 more points. You are missing an 8, and you hold one! But a card only gets in front of you through the line. { $bot } has already taken this round. So?
lesson-set-show = Play your 8. Nobody but you can take it now.
lesson-set-early = Then your 8 would stay in the line for the next round. Play it first: { $bot } has taken and cannot steal it.

lesson-set-take-title = A set of four
lesson-set-take = Your 8 is still among the last five, and your hand is empty. Take!
lesson-set-take-show = Press “Take” beside the bracketed cards.
lesson-set-take-done = A 5, a 6, a 7 and an 8: 5 points for the set, whoever leads in those cards. Each further complete set pays 5 again.

## The City
lesson-stop-title = Danger: the City
lesson-stop = { $bot } has two of the three City cards. With the third, the game is over at once. Look at the line, and do something about it!
lesson-stop-show = Take: the town hall lies at the end of the line.
lesson-stop-late = { $bot } would take the town hall and win on the spot. Take it yourself.
lesson-stop-done = Saved. With fewer than five cards in the line you take them all; facing an empty line, { $bot } could only play.

lesson-city-title = Win by the City
lesson-city = Your turn to be dangerous: you own the docks and the town hall. Where is the police station?
lesson-city-show = Take: the police station is among the bracketed cards. Never mind the Betrayals.
lesson-city-missed = { $bot } would not leave you the police station twice. Take it now.
lesson-city-done = All three: you win immediately, in the middle of the round, however few points you have.

## The end
lesson-end-title = The last take
lesson-end = The fourth round, the very last action. { $bot } leads clearly. Your hand is empty, so you must take. Watch the majorities turn.
lesson-end-show = Press “Take” beside the bracketed cards.
lesson-end-done = 18 to 13! You took the 7s, and made the 6s and 8s equal, which pays nobody. What is left in the line counts for no one. On equal totals the 8s would decide, then 7s, 6s and 5s.
