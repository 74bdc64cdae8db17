## Dice
lesson-place-title = Place a die
lesson-place = At a real table everyone acts at once, against the clock. Here you can take your time, with { $bot } and { $other }. You have rolled seven dice: place one in a district. E pays 5 jelly to the highest total. Put your 6 there!
lesson-place-show = Choose the 6 in your roll, then district E.
lesson-place-elsewhere = Every district pays whoever has the highest total. E pays the most: put the 6 there.
lesson-place-pass = That would roll all your dice again without placing one. You have a nice 6: place it at E.
lesson-place-other = A 6 is worth the most. Low dice have other talents, as you will see. Place the 6 at E.
lesson-place-done = One die placed, and all the others are rolled again. You keep going until all seven are placed. { $bot } and { $other } placed theirs too.

lesson-expel-title = 1 and 2: expel a die
lesson-expel = At E { $bot } leads, 6 against your 5. A 1 or a 2 is small, but when you place it, it may expel any one die from that district. Send { $bot }’s 6 to the centre.
lesson-expel-show = Choose your 1, then district E, and expel { $bot }’s 6.
lesson-expel-effect = The right die in the right place. Now use it to expel { $bot }’s 6.
lesson-expel-adds = That raises your total, but the 6 would stay. Use the 1: it expels a die.
lesson-expel-elsewhere = Look at E, where { $bot } leads by one. Your 1 can change that.
lesson-expel-done = You lead at E, 6 to nothing. The expelled die counts in the city centre: whoever has the most dice there draws a pod at the end of the round.

lesson-push-title = 3 and 4: move the target
lesson-push = You lead at B, but its target is on a reward of 0! A 3 or a 4 may move the target of its district one zone. Right behind it, 8 jelly are waiting.
lesson-push-show = Choose your 4, then district B, and move its target towards the centre.
lesson-push-back = Back at the entrance it pays 4. One zone further towards the centre it pays 8!
lesson-push-still = You already lead there, and 0 is still 0. Move the target with it.
lesson-push-elsewhere = First make your lead at B worth something: move its target with a 3 or a 4.
lesson-push-done = 8 jelly instead of 0. Others can move it away again, so keep an eye on it. A 5 or a 6 has no effect: it just counts.

lesson-cancel-title = Matching dice cancel out
lesson-cancel = At A you have 6 and { $bot } has 9. One more die and it’s yours. But beware: matching dice of one colour in a district all cancel out.
lesson-cancel-show = Choose your 4, then district A, and leave the target alone: 6 and 4 make 10.
lesson-cancel-twice = Two of your 6s at A would cancel out: you would have 0. Place the 4.
lesson-cancel-target = 10 against 9, but you would move the target away from the 6 jelly. Leave it where it is.
lesson-cancel-elsewhere = At A, one die wins you 6 jelly. Have a look there.
lesson-cancel-done = 10 against 9. Matching dice cancel out when the round is scored, before totals are compared.

lesson-pass-title = Roll again
lesson-pass = Your last two dice both show a 6, and you already have a 6 in every district. Whatever you place would cancel out. Luckily, you don’t have to place one.
lesson-pass-show = Choose “Roll again”.
lesson-pass-twice = You already have a 6 there: both would cancel out. Roll again instead.
lesson-pass-done = New numbers, and you only lost a moment. At a real table, a moment is precious.

## The end of a round
lesson-block-title = Your barrier
lesson-block = All seven of your dice are placed: now you may block one district, once a round. No more dice can enter it. { $bot } still has dice, and you lead at E…
lesson-block-show = Choose district E for your barrier.
lesson-block-elsewhere = Block where you have something to lose: you lead at E.
lesson-block-timer = Soon! First your barrier: { $bot } is about to place a 6 at E.
lesson-block-wait = And { $bot } places a 6 at E. Block it first.
lesson-block-done = Just in time: { $bot } wanted to place a 6 there and could not.

lesson-timer-title = The timer
lesson-timer = Once you have placed all your dice, you may also flip the timer. Ten seconds later the round is over; dice not yet placed don’t count. Put some pressure on the others!
lesson-timer-show = Choose “Flip the timer”.
lesson-timer-wait = You are done and the others are not. Flip the timer!
lesson-timer-done = The bell! Starting from the drone, district by district: matching dice cancel out, then the highest total gets the targeted reward, in full for each tied player. Then the centre gives a pod. A game has four rounds.

lesson-special-title = Strange rewards
lesson-special = Some districts pay differently: take from others, give, a podium, by number of dice… Here A copies the reward of a neighbour. Win it with your last die.
lesson-special-show = Choose your 6, then district A.
lesson-special-pass = Your 6 is what you need: 2 and 6 beat { $bot }’s 5 at A.
lesson-special-elsewhere = At A your 6 takes the lead. Place it there.

lesson-copy-title = Strange rewards
lesson-copy = All dice are placed, so the round is scored. You control A: which neighbour will you copy? B’s target is on 8 jelly, E’s on 5.
lesson-copy-show = Choose B.
lesson-copy-less = E pays 5 and B pays 8. Copy B.
lesson-copy-done = 8 jelly, even though { $other } won B itself. Whenever scoring needs a choice from you, you are asked like this.

lesson-race-title = At full speed
lesson-race = Now against the clock! Last round, three dice left. The clock starts with your first die: { $bot } and { $other } play without waiting for you, and { $bot } flips the timer. Place all three before the bell!
lesson-race-show = Choose a die, then a district; as soon as the next dice have settled, again. “Do it for me” places them for you.
lesson-race-late = The bell! Dice not yet placed don’t count. The rest was scored, the pods were opened, and the most jelly wins. Try again, or move on: a real table can also have a slower pace, or the Calm mode without a clock.
lesson-race-done = All placed in time! After the bell every district was scored, then the pods were opened, those with a die were rolled, and the most jelly wins. That’s how fast a real table is; there is a slower pace and a Calm mode too. Have fun!
