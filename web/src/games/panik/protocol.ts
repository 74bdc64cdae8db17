// Made by `npm run types` from the server. Do not edit.
import type { Outcome } from '../../protocol/types';

export type PanikEvent =
  | PanikBeginnerDrawn
  | PanikChoiceMade
  | PanikGameScored
  | PanikHunterCalled
  | PanikHunterPlaced
  | PanikHunterRelocated
  | PanikHunterSentBack
  | PanikMansionDetected
  | PanikMansionFrozen
  | PanikMansionOpened
  | PanikMansionScored
  | PanikMansionsDealt
  | PanikNobodyCalled
  | PanikNobodySentBack
  | PanikOpeningChosen
  | PanikPairChosen;

/**
 * Who will have the first turn.
 */
export interface PanikBeginnerDrawn {
  event: 'beginner-drawn';
  seat: number;
}
/**
 * Somebody has chosen in the set-up; what is a secret.
 */
export interface PanikChoiceMade {
  event: 'choice-made';
  seat: number;
}
/**
 * All mansions are counted.
 */
export interface PanikGameScored {
  event: 'game-scored';
  totals: number[];
}
/**
 * A call for help brought a hunter from another mansion.
 */
export interface PanikHunterCalled {
  event: 'hunter-called';
  hunter: string;
  left: string;
  mansion: string;
  seat: number;
  team: number;
}
/**
 * A hunter was put in front of a mansion.
 */
export interface PanikHunterPlaced {
  event: 'hunter-placed';
  hunter: string;
  mansion: string;
  owner: number;
  seat: number;
}
/**
 * The owner put a hunter that was sent back in front of another mansion.
 */
export interface PanikHunterRelocated {
  event: 'hunter-relocated';
  hunter: string;
  left: string;
  mansion: string;
  owner: number;
  seat: number;
}
/**
 * A hunter has to leave a mansion; its owner, the team, will say where to.
 */
export interface PanikHunterSentBack {
  event: 'hunter-sent-back';
  hunter: string;
  mansion: string;
  seat: number;
  team: number;
}
/**
 * A detector turned up an opponent's mansion.
 */
export interface PanikMansionDetected {
  event: 'mansion-detected';
  face: string;
  mansion: string;
  owner: number;
  seat: number;
}
/**
 * Four hunters stand there to the end of the game.
 */
export interface PanikMansionFrozen {
  event: 'mansion-frozen';
  mansion: string;
  owner: number;
}
/**
 * A mansion was turned up by its owner in the set-up.
 */
export interface PanikMansionOpened {
  event: 'mansion-opened';
  face: string;
  mansion: string;
  owner: number;
}
/**
 * The reveal at the end: what one mansion brings each seat.
 */
export interface PanikMansionScored {
  event: 'mansion-scored';
  face: string;
  is_turned: boolean;
  mansion: string;
  owner: number;
  points: number[];
}
/**
 * The viewer's own four mansions, in the order of the row.
 */
export interface PanikMansionsDealt {
  event: 'mansions-dealt';
  faces: string[];
  seat: number;
}
/**
 * The call for help called nobody.
 */
export interface PanikNobodyCalled {
  event: 'nobody-called';
  seat: number;
}
/**
 * The active player let everybody stay.
 */
export interface PanikNobodySentBack {
  event: 'nobody-sent-back';
  seat: number;
}
/**
 * The viewer has chosen the mansion to turn up.
 */
export interface PanikOpeningChosen {
  event: 'opening-chosen';
  mansion: string;
  seat: number;
}
/**
 * The viewer has chosen the mansion for the first pair.
 */
export interface PanikPairChosen {
  event: 'pair-chosen';
  mansion: string;
  seat: number;
}
/**
 * One hunter on the table.
 */
export interface PanikHunter {
  earns: number | null;
  kind: string;
  team: number;
}
/**
 * The hunter placed in this turn.
 */
export interface PanikJustPlaced {
  kind: string;
  mansion: string;
}
/**
 * One mansion and the hunters in front of it.
 */
export interface PanikMansion {
  face: string | null;
  hunters: PanikHunter[];
  is_full: boolean;
  is_open: boolean;
  name: string;
  owner: number;
  points: number[] | null;
}
/**
 * The hunter being sent back, until its owner says where to.
 */
export interface PanikReturning {
  kind: string;
  mansion: string;
  team: number;
}
/**
 * One player's side of the table.
 */
export interface PanikSide {
  choice: string | null;
  hand: {
    [k: string]: number;
  };
  has_chosen: boolean;
  points: number;
  turns_left: number;
  unknown: number;
}
/**
 * The table of Panik.
 */
export interface PanikView {
  active: number;
  asks: string[];
  beginner: number;
  game: string;
  kind: 'panik';
  left_out: string[] | null;
  left_out_size: number;
  mansions: PanikMansion[];
  outcome: Outcome | null;
  placed: PanikJustPlaced | null;
  returning: PanikReturning | null;
  round_no: number;
  seat: number | null;
  seats: number;
  sides: PanikSide[];
  step: string;
  to_act: number[];
  unseen: {
    [k: string]: number;
  };
}
