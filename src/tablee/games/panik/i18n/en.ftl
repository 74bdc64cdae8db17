title = Panik
tagline = Hunters, haunted mansions and hidden traps.

## Mansions
face-1 = value 1
face-2 = value 2
face-3 = value 3
face-4 = value 4
face-5 = value 5
face-shared = shared
face-trapped = trapped
face-unknown = hidden

## Hunters
hunter-standard = standard hunter
hunter-over = heavy hunter
hunter-pair = pair
hunter-detector = detector
hunter-call = call for help
hunter-unknown = hunter

## What is asked
ask-open = Choose one of your mansions to reveal.
ask-pair = Choose one of your hidden mansions for your first pair.
ask-place = Place a hunter: choose one, then a mansion.
ask-place-detector = Place your detector.
ask-send-back = Send back a hunter that was already here?
ask-relocate = Your hunter is sent back: choose another mansion for it.
ask-call = Call a hunter from another mansion?

## Moves
move-open-mansion = reveal your mansion { $place }
move-place-pair = put your first pair at your mansion { $place }
move-place-hunter = { $hunter } to { $mansion }
move-name-mansion = reveal { $mansion }, then place the detector
move-send-back = send back { $team }’s { $hunter }
move-keep-all = send nobody back
move-relocate = go to { $mansion }
move-call-hunter = call { $team }’s { $hunter } from { $mansion }
move-stay-alone = call nobody

## Events
mansions-dealt = { $seat } looks at their four mansions: { $faces }.
    .you = You look at your four mansions: { $faces }.
beginner-drawn = { $seat } goes first.
    .you = You go first.
choice-made = { $seat } has chosen.
    .you = You have chosen.
opening-chosen = { $seat } chooses to reveal { $mansion }.
    .you = You choose to reveal { $mansion }.
pair-chosen = { $seat } chooses { $mansion } for their first pair.
    .you = You choose { $mansion } for your first pair.
mansion-opened = { $owner } reveals { $mansion }: { $face }.
    .you = You reveal { $mansion }: { $face }.
mansion-detected = { $seat } detects { $mansion } ({ $owner }’s): { $face }.
    .you = { $seat-you ->
        [yes] You detect { $mansion } ({ $owner }’s)
       *[no] { $seat } detects your { $mansion }
    }: { $face }.
hunter-placed = { $seat } places a { $hunter } at { $mansion } ({ $owner }’s).
    .you = { $seat-you ->
        [yes] You place
       *[no] { $seat } places
    } a { $hunter } at { $owner-you ->
        [yes] your { $mansion }
       *[no] { $mansion } ({ $owner }’s)
    }.
hunter-sent-back = { $seat } sends { $team }’s { $hunter } back from { $mansion }.
    .you = { $seat-you ->
        [yes] You send
       *[no] { $seat } sends
    } { $team-you ->
        [yes] your
       *[no] { $team }’s
    } { $hunter } back from { $mansion }.
nobody-sent-back = { $seat } sends nobody back.
    .you = You send nobody back.
hunter-relocated = { $seat } moves their { $hunter } from { $left } to { $mansion } ({ $owner }’s).
    .you = { $seat-you ->
        [yes] You move your
       *[no] { $seat } moves their
    } { $hunter } from { $left } to { $owner-you ->
        [yes] your { $mansion }
       *[no] { $mansion } ({ $owner }’s)
    }.
hunter-called = { $seat } calls { $team }’s { $hunter } from { $left } to { $mansion }.
    .you = { $seat-you ->
        [yes] You call
       *[no] { $seat } calls
    } { $team-you ->
        [yes] your
       *[no] { $team }’s
    } { $hunter } from { $left } to { $mansion }.
nobody-called = { $seat } calls nobody.
    .you = You call nobody.
mansion-frozen = Four hunters at { $mansion } ({ $owner }’s): nobody can enter or leave any more.
    .you = Four hunters at your { $mansion }: nobody can enter or leave any more.
mansion-scored = { $mansion } ({ $owner }’s), { $face }: { $points }.
    .you = Your { $mansion }, { $face }: { $points }.
game-scored = Final score: { $totals }.

## Refusals
refusal-already-chosen = You have already chosen; your choice is final.
refusal-already-open = That mansion is already revealed.
refusal-own-mansion = The detector reveals an opponent’s mansion, not one of yours.
refusal-no-such-mansion = There is no such mansion at this table.
refusal-no-such-move = There is no such move.
refusal-not-in-hand = You have no hunters of that kind left.
refusal-mansion-full = There are already four hunters there.
refusal-detect-first = First choose an opponent’s hidden mansion for your detector to reveal.
refusal-detector-bound = You have revealed a mansion: now place your detector.
refusal-not-there = There is no such hunter there.
refusal-just-placed = The hunter you have just placed must stay.
refusal-over-equipped = A heavy hunter can’t be sent back or called.
refusal-pair-stays = A pair can’t be called.
refusal-same-mansion = Choose a different mansion.
refusal-frozen = Nobody can be called away from a mansion with four hunters.

## Endings
ending-points = on points
ending-shared-win = tied on points

## Labels of the table
label-set-up = Setup · { $beginner } goes first
    .you = Setup · you go first
label-round = Turn { $round } of 8 · { $active } to play
    .you = Turn { $round } of 8 · your turn
label-over = The game is over
label-row = { $letter } · { $seat }
label-row-chosen = { $letter } · { $seat } · has chosen
label-points = { $points } { $points ->
    [one] point
   *[other] points
} so far
label-points-unknown = { $points } { $points ->
    [one] point
   *[other] points
} so far, { $unknown } { $unknown ->
    [one] hunter
   *[other] hunters
} not counted
label-total = { $points } { $points ->
    [one] point
   *[other] points
}
label-hand = Still to place: { $hunters }
label-hand-empty = Nothing left to place
label-chosen = chosen
label-full = full
label-trap-pays = trap +{ $points }
label-placed = Just placed: { $hunter } at { $mansion }
label-returning = { $team } must move their { $hunter } from { $mansion }
label-unseen = Mansions not seen yet: { $faces }
label-left-out = Mansions out of the game: { $faces }
label-key = Hunters: team, kind, what each would earn now · ( ) only its owner can see it

## Short names for narrow columns
short-standard = standard
short-over = heavy
short-pair = pair
short-detector = detector
short-call = call

## The board on a screen
board-mansion = { $owner }’s { $mansion }: { $face }. Hunters: { $hunters }.
board-mansion-secret = { $owner }’s { $mansion }: { $face }, seen only by its owner. Hunters: { $hunters }.
board-hunter = { $team }’s { $hunter } at { $mansion }, would earn { $earns }
board-hunter-unknown = { $team }’s { $hunter } at { $mansion }, a hidden mansion
board-hunter-short = { $team }’s { $hunter } ({ $earns })
board-begins = goes first
board-winner = wins
board-tray = Your hunters and what to do
board-detect = Which opponent’s hidden mansion should your detector reveal?
board-where = Where does your { $hunter } go?
board-decides = { $seat } is deciding ({ $hunter } just placed at { $mansion }).
board-keep = Send nobody back
board-alone = Call nobody
board-do-place = place a { $hunter } at { $mansion }
board-do-detect = reveal { $mansion }
board-do-send-back = send back { $team }’s { $hunter }
board-do-call = call { $team }’s { $hunter } from { $mansion }
board-left = { $count } left
board-choose-hunter = First choose a hunter from your hand, then a mansion.
board-about-standard = Standard hunter: no special ability.
board-about-over = Heavy hunter: can’t be sent back or called.
board-about-pair = Pair: counts double; can be sent back, but not called.
board-about-detector = Detector: first reveals an opponent’s hidden mansion.
board-about-call = Call for help: may bring in a hunter from another mansion.
board-unseen = Mansions not seen yet
board-left-out = Out of the game
board-unseen-face = { $face }: { $count }

## The score, mansion by mansion
score-mansion = Mansion
score-total = Total

## What is this? ($of: the mansion's value)
help-mansion-hidden = A hidden mansion
help-mansion-hidden-more = Only its owner has looked inside. It may be rich, shared or a trap. A detector reveals it to everyone; at the end, all mansions are revealed.
help-mansion-plain = A mansion worth { $of }
help-mansion-plain-more = Each hunter here earns { $of } for its team, a pair twice as much. The more ghosts at the windows, the more it pays. Four hunters at most.
help-mansion-shared = A shared mansion
help-mansion-shared-more = Each hunter earns { $shared-pay-1 }, { $shared-pay-2 }, { $shared-pay-3 } or { $shared-pay-4 } if there are one, two, three or four hunter cards here. A pair is one card and earns double.
help-mansion-trapped = A trap!
help-mansion-trapped-more = Hunters here earn nothing. Its owner earns { $trap-pay } for each opposing hunter, and twice as much for an opposing pair.
help-hunter-standard = Standard hunter
help-hunter-standard-more = Goes to any mansion with room and earns what the mansion pays. The number beside a hunter is what it would earn now.
help-hunter-over = Heavy hunter
help-hunter-over-more = Stays where you place it: it can’t be sent back or called.
help-hunter-pair = A pair of hunters
help-hunter-pair-more = One card that counts double. It can be sent back, but not called.
help-hunter-detector = Detector
help-hunter-detector-more = First choose an opponent’s hidden mansion: it is revealed to everyone. Then place the detector wherever you like.
help-hunter-call = Call for help
help-hunter-call-more = When you place it, it may bring in one hunter of any team from another mansion that doesn’t have four.
help-points = Points so far
help-points-more = What this team would score now, counting the mansions you know. “+ ?” means that some of its hunters are at mansions you don’t know.
help-their-hunters = Still to place
help-their-hunters-more = The hunters this player has left. Everyone can see them.
help-unseen = What may be hidden
help-unseen-more = The mansions you have not seen: some are face down on the table, the others are out of the game. You can hide this in the settings.

## Fields and parts of the view, for a board that knows nothing of the game
field-mansions = Mansions
field-face = Inside
field-is-open = revealed
field-hunters = Hunters
field-is-full = full
field-turns-left = Turns left
field-has-chosen = has chosen
field-choice = Choice
field-unknown = Not counted
field-placed = Just placed
field-returning = Sent back
field-left-out = Out of the game
field-hand = Still to place
part-hunter = { $kind }
part-just-placed = { $kind } → { $mansion }
part-returning = { $kind } ← { $mansion }

## Keyboard shortcuts
keys-kind = Choose a hunter
keys-mansion = Move between mansions
keys-place = Place the hunter there
keys-nobody = Send back or call nobody
keys-cancel = Put the hunter back

## What an edition can change
edition-field-mansions = Mansions
edition-field-mansions-help = How many there are of each. 13 plain ones in all, 3 shared, 3 trapped.
edition-field-shared-pay = A shared mansion pays each hunter
edition-field-shared-pay-help = If 1, 2, 3 or 4 hunters are there.
edition-field-trap-pay = A trapped mansion pays its owner, for each opposing hunter
edition-problem-plain-total = { $found } plain mansions in all; there must be { $needed }

## Studies
study-things = Mansions dealt
study-question-never-sends-back = never sends a hunter back
study-question-never-calls = never calls a hunter
study-question-never-detects = never uses the detector to reveal a mansion
