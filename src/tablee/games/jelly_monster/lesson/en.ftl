## Dice
lesson-place-title = Place a die
lesson-place = At a real table everybody acts at once, against the clock. Here you learn in peace, with { $bot } and { $other }. You have rolled seven dice: place one in a district. E pays 5 jelly to the highest sum. Put your 6 there!
lesson-place-show = Choose the 6 in your roll, then district E.
lesson-place-elsewhere = Every district pays whoever has the highest sum. E pays most: put the 6 there.
lesson-place-pass = Passing rolls all your dice again without placing one. You have a fine 6: place it at E.
lesson-place-other = A 6 is worth most. The low dice have other talents, as you will see. Place the 6 at E.
lesson-place-done = One die placed, and the rest is rolled again. So it goes on until your seven dice are out. { $bot } and { $other } placed theirs too.

lesson-expel-title = 1 and 2: out with you
lesson-expel = At E { $bot } leads, 6 against your 5. A 1 or a 2 is small, but when placed it may throw any one die out of that district. Send { $bot }’s 6 to the centre.
lesson-expel-show = Choose your 1, then district E, and throw out { $bot }’s 6.
lesson-expel-effect = The right die in the right place. Now let it throw out { $bot }’s 6.
lesson-expel-adds = That adds up, but the 6 would stay. Use the 1: it throws out a die.
lesson-expel-elsewhere = Look at E, where { $bot } leads by one. Your 1 can change that.
lesson-expel-done = You lead at E, 6 to nothing. The die that flew out counts in the city centre: whoever has most dice there draws a pod at the end of the round.

lesson-push-title = 3 and 4: move the target
lesson-push = You lead at B, but its target points at a reward of 0! A 3 or a 4 may move that district’s target one zone. Behind it 8 jelly are waiting.
lesson-push-show = Choose your 4, then district B, and move its target towards the centre.
lesson-push-back = Back at the entrance it pays 4. One zone further towards the centre it pays 8!
lesson-push-still = You lead there already, and 0 stays 0. Move the target with it.
lesson-push-elsewhere = First make your lead at B worth something: move its target with a 3 or a 4.
lesson-push-done = 8 jelly instead of 0. Others can move it away again, so keep watching. A 5 or a 6 does nothing but count.

lesson-cancel-title = Twins cancel out
lesson-cancel = At A it is 6 for you and 9 for { $bot }. One more die and it is yours. But beware: equal dice of one colour in a district cancel each other, all of them.
lesson-cancel-show = Choose your 4, then district A, and leave the target alone: 6 and 4 are 10.
lesson-cancel-twice = Two 6s of yours at A would cancel each other: you would have 0. Place the 4.
lesson-cancel-target = 10 against 9, but you would move the target away from the 6 jelly. Leave it where it is.
lesson-cancel-elsewhere = At A one die wins you 6 jelly. Have a look there.
lesson-cancel-done = 10 against 9. Twins are cancelled when the round is scored, before the sums are compared.

lesson-pass-title = Roll again
lesson-pass = Your last two dice both show a 6, and you have a 6 in every district. Whatever you place would cancel. Luckily you need not place.
lesson-pass-show = Choose “Roll again”.
lesson-pass-twice = You already have a 6 there: both would be cancelled. Pass, and roll again.
lesson-pass-done = New numbers, nothing lost but a moment. At a real table a moment is precious.

## The end of a round
lesson-block-title = Your barrier
lesson-block = All your seven dice are placed: now you may block one district, once a round. No die enters it any more. { $bot } still has dice, and you lead at E…
lesson-block-show = Choose district E for your barrier.
lesson-block-elsewhere = Block where you have something to lose: you lead at E.
lesson-block-timer = Soon! First your barrier: { $bot } is about to place a 6 at E.
lesson-block-wait = And { $bot } places a 6 at E. Block it first.
lesson-block-done = Just in time: { $bot } wanted to place a 6 there and could not.

lesson-timer-title = The timer
lesson-timer = Whoever has placed all dice may also turn the timer. Ten seconds later the round is over; dice still in hand count nowhere. Put some pressure on the others!
lesson-timer-show = Choose “Turn the timer”.
lesson-timer-wait = You are done and the others are not. Turn the timer!
lesson-timer-done = The bell! From the drone on, district by district: twins are cancelled, the highest sum gets the reward at the target, ties are all paid in full. Then the centre gives a pod. Four rounds make a game.

lesson-special-title = Strange rewards
lesson-special = Some districts pay differently: take from others, give, a podium, by number of dice… Here A copies the reward of a neighbour. Win it with your last die.
lesson-special-show = Choose your 6, then district A.
lesson-special-pass = Your 6 is what you need: 2 and 6 beat { $bot }’s 5 at A.
lesson-special-elsewhere = At A your 6 takes the lead. Place it there.

lesson-copy-title = Strange rewards
lesson-copy = Everybody has placed everything, so the round is scored. You control A: which neighbour will you copy? B has its target on 8 jelly, E on 5.
lesson-copy-show = Choose B.
lesson-copy-less = E pays 5 and B pays 8. Copy B.
lesson-copy-done = 8 jelly, although B itself went to { $other }. Whoever owes a choice in the scoring is asked like this.

lesson-race-title = At full speed
lesson-race = Now against the clock! Last round, three dice left. With your first die the clock begins to run: { $bot } and { $other } play without waiting for you, and { $bot } turns the timer. Place all three before the bell!
lesson-race-show = Choose a die, then a district; as soon as the next dice have settled, again. “Do it for me” places them for you.
lesson-race-late = The bell! Dice still in hand count nowhere. The rest was scored, pods were opened, and the most jelly wins. Try again, or go on: a real table can also have a slower pace, or the calm form without a clock.
lesson-race-done = All placed in time! After the bell every district was scored, then pods were opened, those with a die rolled, and the most jelly wins. That is a real table’s speed; there is a slower pace and a calm form too. Have fun!
