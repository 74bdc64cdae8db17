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
hunter-over = over-equipped hunter
hunter-pair = pair
hunter-detector = detector
hunter-call = call for help
hunter-unknown = hunter

## What is asked
ask-open = Choose one of your mansions to be turned up.
ask-pair = Choose one of your hidden mansions for your first pair.
ask-place = Place a hunter: choose one, then a mansion.
ask-place-detector = Place your detector.
ask-send-back = Send back a hunter that was already here?
ask-relocate = Your hunter is sent back: choose another mansion for it.
ask-call = Call a hunter from another mansion?

## Moves
move-open-mansion = turn up your mansion { $place }
move-place-pair = put the first pair on your mansion { $place }
move-place-hunter = { $hunter } to { $mansion }
move-name-mansion = turn up { $mansion }, then place the detector
move-send-back = send back: { $hunter } of { $team }
move-keep-all = send nobody back
move-relocate = go to { $mansion }
move-call-hunter = call from { $mansion }: { $hunter } of { $team }
move-stay-alone = call nobody

## Events
mansions-dealt = { $seat } looks at four mansions: { $faces }.
beginner-drawn = { $seat } will begin.
    .you = You will begin.
choice-made = { $seat } has chosen.
opening-chosen = { $seat } chooses to turn up { $mansion }.
pair-chosen = { $seat } chooses { $mansion } for the first pair.
mansion-opened = { $owner } turns up { $mansion }: { $face }.
mansion-detected = { $seat } detects { $mansion } of { $owner }: { $face }.
hunter-placed = { $seat } places one { $hunter } at { $mansion } ({ $owner }).
hunter-sent-back = { $seat } sends back one { $hunter } of { $team } from { $mansion }.
nobody-sent-back = { $seat } sends nobody back.
hunter-relocated = { $seat } moves the { $hunter } from { $left } to { $mansion } ({ $owner }).
hunter-called = { $seat } calls one { $hunter } of { $team } from { $left } to { $mansion }.
nobody-called = { $seat } calls nobody.
mansion-frozen = Four hunters at { $mansion } ({ $owner }): nobody enters or leaves any more.
mansion-scored = { $mansion } ({ $owner }), { $face }: { $points }.
game-scored = All mansions are counted: { $totals }.

## Refusals
refusal-already-chosen = You have already chosen; a choice is final.
refusal-already-open = That mansion is already face up.
refusal-own-mansion = A detector turns up a mansion of an opponent, not your own.
refusal-no-such-mansion = There is no such mansion at this table.
refusal-no-such-move = There is no such move.
refusal-not-in-hand = You have no such hunter left.
refusal-mansion-full = Four hunters already stand there.
refusal-detect-first = First name a hidden mansion of an opponent for your detector.
refusal-detector-bound = You have named a mansion: now you must place your detector.
refusal-not-there = No such hunter stands there.
refusal-just-placed = The hunter you have just placed must stay.
refusal-over-equipped = An over-equipped hunter can be neither sent back nor called.
refusal-pair-stays = A pair cannot be called.
refusal-same-mansion = It must be another mansion.
refusal-frozen = Nobody can be called out of a mansion that holds four.

## Endings
ending-points = by points
ending-shared-win = on equal points

## Labels of the table
label-set-up = Set-up · { $beginner } will begin
label-round = Round { $round } of 8 · { $active }’s turn
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
} unknown
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
label-returning = { $team } must move the { $hunter } from { $mansion }
label-unseen = Mansions not seen yet: { $faces }
label-left-out = Mansions left out: { $faces }
label-key = Hunters: team, kind, what it would earn now · ( ) seen by its owner only

## Short names for narrow columns
short-standard = standard
short-over = over-eq.
short-pair = pair
short-detector = detector
short-call = call

## The board on a screen
board-mansion = { $mansion } of { $owner }: { $face }. Hunters: { $hunters }.
board-mansion-secret = { $mansion } of { $owner }: { $face }, seen by its owner only. Hunters: { $hunters }.
board-hunter = { $hunter } of { $team } at { $mansion }, would earn { $earns }
board-hunter-unknown = { $hunter } of { $team } at { $mansion }, in front of a hidden mansion
board-hunter-short = { $hunter } of { $team } ({ $earns })
board-begins = begins
board-winner = wins
board-tray = Your hunters and what is asked
board-detect = Which hidden mansion of an opponent does your detector turn up?
board-where = Where does your { $hunter } go?
board-decides = { $seat } decides: { $hunter } just placed at { $mansion }.
board-keep = Send nobody back
board-alone = Call nobody
board-left = { $count } left
board-choose-hunter = First choose a hunter from your hand, then a mansion.
board-about-standard = Standard hunter: no special ability.
board-about-over = Over-equipped hunter: can be neither sent back nor called.
board-about-pair = Pair: counts double; can be sent back, but not called.
board-about-detector = Detector: first turns up a hidden mansion of an opponent.
board-about-call = Call for help: may bring one hunter from another mansion.
board-unseen = Not seen yet
board-left-out = Left out of the game
board-unseen-face = { $face }: { $count }

## The score, mansion by mansion
score-mansion = Mansion
score-total = Total

## What is this? ($of: the mansion's value)
help-mansion-hidden = A hidden mansion
help-mansion-hidden-more = Only its owner has looked inside. It may be rich, shared or a trap. A detector turns it up for everybody, and at the end all are turned up.
help-mansion-plain = A mansion of { $of }
help-mansion-plain-more = Each hunter here earns { $of } for its own team, a pair twice as much. The more ghosts at the windows, the more it pays. Four hunters at the most.
help-mansion-shared = A shared mansion
help-mansion-shared-more = Each hunter earns 4, 3, 2 or 1 when one, two, three or four hunter cards stand here. A pair is one card and earns double.
help-mansion-trapped = A trap!
help-mansion-trapped-more = Hunters here earn nothing. Its owner earns 3 for each opposing hunter, and 6 for an opposing pair.
help-hunter-standard = Standard hunter
help-hunter-standard-more = Goes to any mansion with room and earns what the mansion pays. The number beside a hunter is what it would earn now.
help-hunter-over = Over-equipped hunter
help-hunter-over-more = Stays where it was placed: it can be neither sent back nor called.
help-hunter-pair = A pair of hunters
help-hunter-pair-more = One card that counts double. It can be sent back, but not called.
help-hunter-detector = Detector
help-hunter-detector-more = First name a hidden mansion of an opponent: it is turned up for everybody. Then place the detector where you like.
help-hunter-call = Call for help
help-hunter-call-more = When placed, it may bring one hunter, anybody’s, from another mansion that does not hold four.
help-points = Points so far
help-points-more = What the team would score now from the mansions that you know. “×?” counts the hunters in front of mansions you do not know.
help-their-hunters = Still to place
help-their-hunters-more = The hunters that this player has left. They are open: everybody may count them.
help-unseen = What may be hidden
help-unseen-more = The mansions that you have not seen: some are face down on the table, the others were left out of the game. The settings can hide this.

## Fields and parts of the view, for a board that knows nothing of the game
field-mansions = Mansions
field-face = Inside
field-is-open = face up
field-hunters = Hunters
field-is-full = full
field-turns-left = Turns left
field-has-chosen = has chosen
field-choice = Choice
field-unknown = On hidden ground
field-placed = Just placed
field-returning = Sent back
field-left-out = Left out
field-hand = Still to place
part-hunter = { $kind }
part-just-placed = { $kind } → { $mansion }
part-returning = { $kind } ← { $mansion }
