// Made by `npm run types` from the server. Do not edit.
import type { Outcome } from '../../protocol/types';

export type JellyMonsterEvent =
  | JellyMonsterActionChosen
  | JellyMonsterActionRefused
  | JellyMonsterCentreCounted
  | JellyMonsterCityLaid
  | JellyMonsterCopyVoid
  | JellyMonsterCountDownBegan
  | JellyMonsterDiceCancelled
  | JellyMonsterDiceRolled
  | JellyMonsterDieExpelled
  | JellyMonsterDiePlaced
  | JellyMonsterDistrictBlocked
  | JellyMonsterDistrictRanked
  | JellyMonsterEffectLost
  | JellyMonsterGameScored
  | JellyMonsterJellyGiven
  | JellyMonsterJellyTaken
  | JellyMonsterNoAgreementPaid
  | JellyMonsterNobodyLeft
  | JellyMonsterPassed
  | JellyMonsterPlayerReady
  | JellyMonsterPodDiscarded
  | JellyMonsterPodDrawn
  | JellyMonsterPodsOpened
  | JellyMonsterRewardCopied
  | JellyMonsterRewardReached
  | JellyMonsterRoundAnnounced
  | JellyMonsterRoundBegan
  | JellyMonsterRoundEnded
  | JellyMonsterSideAnswered
  | JellyMonsterSidesAgreed
  | JellyMonsterSidesDiffer
  | JellyMonsterSplitAnswered
  | JellyMonsterTargetPulled
  | JellyMonsterTargetPushed
  | JellyMonsterTimerTurned
  | JellyMonsterTooFewPods;

/**
 * Calm: somebody has committed an action, not yet known.
 */
export interface JellyMonsterActionChosen {
  event: 'action-chosen';
  seat: number;
}
/**
 * Calm: the viewer's own action was not possible any more on its turn.
 */
export interface JellyMonsterActionRefused {
  action: string;
  event: 'action-refused';
  reason: string;
  seat: number;
}
/**
 * Who has how many dice in the city centre, most first.
 */
export interface JellyMonsterCentreCounted {
  counts: number[];
  event: 'centre-counted';
  ranking: number[];
}
/**
 * The tiles in the ring, and the district that is scored first.
 */
export interface JellyMonsterCityLaid {
  drone: string;
  event: 'city-laid';
  tiles: string[];
}
/**
 * A chain of copies came back to a district and pays nothing.
 */
export interface JellyMonsterCopyVoid {
  district: string;
  event: 'copy-void';
}
/**
 * Live: all are ready.
 */
export interface JellyMonsterCountDownBegan {
  event: 'count-down-began';
  seconds: number;
}
/**
 * Equal dice of one player in one district.
 */
export interface JellyMonsterDiceCancelled {
  district: string;
  event: 'dice-cancelled';
  seat: number;
  values: number[];
}
/**
 * The viewer's new roll.
 */
export interface JellyMonsterDiceRolled {
  dice: number[];
  event: 'dice-rolled';
  seat: number;
}
/**
 * A 1 or 2 removed a die to the city centre.
 */
export interface JellyMonsterDieExpelled {
  die: number;
  district: string;
  event: 'die-expelled';
  hit: number;
  owner: number;
  seat: number;
}
/**
 * A die without an effect.
 */
export interface JellyMonsterDiePlaced {
  die: number;
  district: string;
  event: 'die-placed';
  seat: number;
}
/**
 * A barrier went up.
 */
export interface JellyMonsterDistrictBlocked {
  district: string;
  event: 'district-blocked';
  seat: number;
}
/**
 * The sums of those with dice left in a district, highest first.
 */
export interface JellyMonsterDistrictRanked {
  district: string;
  event: 'district-ranked';
  ranking: number[];
  sums: number[];
}
/**
 * One district. Dice, sums and cancelled values are by seat.
 */
export interface JellyMonsterDistrictView {
  barrier: number | null;
  cancelled: number[][];
  controllers: number[];
  dice: number[][];
  name: string;
  sums: number[];
  target: number;
  tile: string;
  zones: JellyMonsterIconView[][];
}
/**
 * One icon of a reward: its kind and the numbers printed on it.
 */
export interface JellyMonsterIconView {
  amount: number;
  few: number;
  kind: string;
  second: number;
}
/**
 * A die was placed; what it should have done was not possible any more.
 */
export interface JellyMonsterEffectLost {
  die: number;
  district: string;
  event: 'effect-lost';
  seat: number;
}
/**
 * Four rounds are over.
 */
export interface JellyMonsterGameScored {
  event: 'game-scored';
  totals: number[];
}
/**
 * Jelly from one player to another.
 */
export interface JellyMonsterJellyGiven {
  amount: number;
  event: 'jelly-given';
  receiver: number;
  seat: number;
}
/**
 * Jelly from the reserve.
 */
export interface JellyMonsterJellyTaken {
  amount: number;
  event: 'jelly-taken';
  seat: number;
}
/**
 * The controllers do not agree, and this edition has a reward for that.
 */
export interface JellyMonsterNoAgreementPaid {
  district: string;
  event: 'no-agreement-paid';
  icons: string[];
}
/**
 * All dice of a district are cancelled: no reward.
 */
export interface JellyMonsterNobodyLeft {
  district: string;
  event: 'nobody-left';
}
/**
 * All dice rolled again.
 */
export interface JellyMonsterPassed {
  event: 'passed';
  seat: number;
}
/**
 * Live: somebody is ready.
 */
export interface JellyMonsterPlayerReady {
  event: 'player-ready';
  seat: number;
}
/**
 * A pod left the game, face down.
 */
export interface JellyMonsterPodDiscarded {
  event: 'pod-discarded';
  pod: string | null;
  seat: number;
}
/**
 * A pod from the pile; only its owner sees it.
 */
export interface JellyMonsterPodDrawn {
  event: 'pod-drawn';
  pod: string | null;
  seat: number;
}
/**
 * At the end: what somebody's pods are worth, and how much of it was rolled.
 */
export interface JellyMonsterPodsOpened {
  event: 'pods-opened';
  pods: string[];
  rolled: number;
  seat: number;
  worth: number;
}
/**
 * The targeted reward of another district is paid instead.
 */
export interface JellyMonsterRewardCopied {
  copied: string;
  district: string;
  event: 'reward-copied';
  icons: string[];
  zone: number;
}
/**
 * The targeted reward of the scored district is paid.
 */
export interface JellyMonsterRewardReached {
  controllers: number[];
  district: string;
  event: 'reward-reached';
  icons: string[];
  zone: number;
}
/**
 * Live: a round waits for everybody to be ready.
 */
export interface JellyMonsterRoundAnnounced {
  event: 'round-announced';
  round_no: number;
}
/**
 * The first dice roll.
 */
export interface JellyMonsterRoundBegan {
  event: 'round-began';
  round_no: number;
}
/**
 * Everything stops.
 */
export interface JellyMonsterRoundEnded {
  ending: string;
  event: 'round-ended';
}
/**
 * Somebody has chosen a side to copy, not yet known.
 */
export interface JellyMonsterSideAnswered {
  event: 'side-answered';
  seat: number;
}
/**
 * The controllers copy the same side.
 */
export interface JellyMonsterSidesAgreed {
  district: string;
  event: 'sides-agreed';
  side: string;
}
/**
 * The controllers do not agree: nobody is paid.
 */
export interface JellyMonsterSidesDiffer {
  district: string;
  event: 'sides-differ';
}
/**
 * Somebody has chosen who gets too little jelly, not yet known.
 */
export interface JellyMonsterSplitAnswered {
  event: 'split-answered';
  seat: number;
}
/**
 * A 3 or 4 moved the target towards the entrance.
 */
export interface JellyMonsterTargetPulled {
  die: number;
  district: string;
  event: 'target-pulled';
  seat: number;
}
/**
 * A 3 or 4 moved the target towards the centre.
 */
export interface JellyMonsterTargetPushed {
  die: number;
  district: string;
  event: 'target-pushed';
  seat: number;
}
/**
 * The round is about to end.
 */
export interface JellyMonsterTimerTurned {
  event: 'timer-turned';
  seat: number;
}
/**
 * Fewer pods than takers: nobody draws.
 */
export interface JellyMonsterTooFewPods {
  event: 'too-few-pods';
  seats: number[];
}
/**
 * One player. `roll`, `pods` and `discarded` are None where the viewer may not see them.
 */
export interface JellyMonsterPlayerView {
  choice: string | null;
  dice_left: number;
  discard_count: number;
  discarded: string[] | null;
  has_barrier: boolean;
  has_chosen: boolean;
  in_centre: number[];
  is_ready: boolean;
  jelly: number;
  jelly_after: number[];
  pod_count: number;
  pods: string[] | null;
  pods_worth: number | null;
  roll: number[] | null;
  settles_at: number | null;
}
/**
 * Where the scoring waits for a choice.
 */
export interface JellyMonsterScoringView {
  asked: number[];
  chain: string[];
  controllers: number[];
  icon: JellyMonsterIconView;
  owed: number[][] | null;
}
/**
 * The city. Times are milliseconds of play.
 */
export interface JellyMonsterView {
  asks: string[];
  beat: number | null;
  bell_at: number | null;
  districts: JellyMonsterDistrictView[];
  drone: string;
  game: string;
  kind: 'jelly-monster';
  last_beat: number | null;
  next_alarm: number | null;
  now: number | null;
  options: {
    [k: string]: string | number | boolean;
  };
  outcome: Outcome | null;
  phase: string;
  pile_size: number;
  players: JellyMonsterPlayerView[];
  round_no: number;
  scoring: JellyMonsterScoringView | null;
  seat: number | null;
  seats: number;
  settle_ms: number | null;
  starts_at: number | null;
  to_act: number[];
  unseen: {
    [k: string]: number;
  };
}
